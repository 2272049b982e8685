#!/bin/sh
# breuk class merge: twelve laptops, one report; twice is once; who was forgotten stays forgotten.
. "$BREUK_SOURCE/tests/tap.sh"
unset LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data" XDG_STATE_HOME="$scratch/state"

breuk()
{
    run "$BREUK_PROGRAM" "$@"
}

# merge RECORDS FILE…
merge()
{
    records=$1
    shift
    run "$BREUK_PROGRAM" class merge "$@" --records "$records"
}

# sit RECORDS NAMES SEED
sit()
{
    for n in $(seq 30); do
        printf '1\n%s/%s\n' "$n" $((n + $3))
    done |
        "$BREUK_PROGRAM" lesson factor --records "$1" --class 6b --players "$2" --seed "$3" >"$scratch/out" 2>"$scratch/err"
}

# known RECORDS: all that is known of the class, but for what machines call its pupils
known()
{
    "$BREUK_PROGRAM" report --class 6b --records "$1"
    for name in Ann Bo Cy Di Ann-2; do
        "$BREUK_PROGRAM" report --class 6b --records "$1" --export $name --json
    done | grep -v '"severity"' | sed 's/"uids":\[[^]]*\]//; s/"journals\{0,1\}":\("[^"]*"\|\[[^]]*\]\)//'
}

# Three laptops; on each the teacher typed the names.
cd "$scratch" || exit 1
for laptop in one two three; do
    breuk class new 6b --records $laptop.db
    breuk class add 6b Ann Bo --records $laptop.db
done
breuk class add 6b Cy --records two.db
breuk class add 6b Di --records three.db
sit one.db Ann,Bo 1
sit two.db Bo,Cy 2
sit two.db Ann 3
sit three.db Ann,Di 4
cp one.db own.db

is "there is something to merge" "$(for pupil in Cy Di; do
    "$BREUK_PROGRAM" report --class 6b --records $([ $pupil = Cy ] && echo two || echo three).db --export $pupil --json |
        grep -c verdict
done | awk '$1 > 2' | wc -l | tr -d ' ')" 2

# --- files that cannot be merged

before=$(known one.db)
printf 'no records at all, but a text that is long enough to be taken for a header of one hundred bytes or so\n' >text.db
: >empty.db
head -c 9000 two.db >short.db
for case in 'absent.db:absent.db is not there' 'one.db:one.db is the file of these records itself' './one.db:itself' \
    'text.db:text.db holds no records of breuk' 'empty.db:empty.db holds no records of breuk' 'short.db:short.db is damaged'; do
    file=${case%%:*}
    merge one.db two.db $file --same-names same
    is "$file: exit 2, and nothing comes in" "$status$out" 2
    has "$file: it says why" "$err" "${case#*:}"
done
if command -v sqlite3 >/dev/null; then
    cp two.db newer.db
    sqlite3 newer.db 'pragma user_version = 99'
    merge one.db newer.db
    is "a newer one: exit 2" "$status$out" 2
    has "it says so" "$err" 'newer.db was written by a newer breuk; update this one'

    # changed NAME SQL SENTENCE: a file that somebody changed on purpose
    changed()
    {
        cp two.db "$1.db"
        sqlite3 "$1.db" "$2"
        merge one.db "$1.db" --same-names same
        is "$1: exit 2, and nothing comes in" "$status$out" 2
        has "$1: it says why" "$err" "$3"
    }
    changed trigger 'create trigger t after insert on event begin delete from class; end' 'trigger.db holds no records of breuk'
    changed view 'alter table event rename to other; create view event as select * from other' 'view.db holds no records of breuk'
    changed endless 'alter table class rename to other; create view class as with recursive r(x) as (select 1 union all select x + 1 from r) select x as id, x as name, x as made, x as days from r' 'endless.db holds no records of breuk'
    for file in trigger view endless; do
        breuk report --records $file.db
        is "a report on $file.db: exit 2 at once" "$status$out" 2
        has "it says why" "$err" "$file.db holds no records of breuk"
    done
    changed table 'pragma foreign_keys = off; drop table alias' 'table.db is damaged'
    changed column 'alter table session drop column hash' 'column.db is damaged'
    changed kind "update event set kind = 'x'" 'kind.db is damaged'
    changed name "update pupil set name = 'A' || char(27) || 'nn' where name = 'Ann'" 'name.db holds a name that cannot be shown'
    changed reference 'pragma foreign_keys = off; delete from pupil' 'reference.db is damaged'
fi
merge one.db two.db
is "without a terminal nobody is asked: exit 2" "$status$out" 2
has "it says who is meant" "$err" '2 pupils, such as Ann of class 6b, are here and in two.db'
has "and how to say who they are" "$err" '--same-names'
merge one.db two.db --same-names twins
is "they are the same, or others: exit 2" "$status$out" 2
breuk class merge
is "something has to be merged: exit 2" "$status$out" 2
breuk class list --same-names same
is "other verbs have no names to compare: exit 2" "$status$out" 2
is "and nothing has changed" "$(known one.db)" "$before"

# --- three files in any order

merge one.db two.db three.db --same-names same
is "merged: exit 0" "$status$err" 0
has "it says what came in" "$out" 'two.db: '
has "of whom" "$out" '1 pupil came in.'
all=$(known one.db)
has "Di is there" "$all" '"name":"Di"'
lacks "and no second Ann" "$(printf '%s\n' "$all" | grep '"name"')" 'Ann-2'
for order in 'own.db two.db three.db' 'three.db own.db two.db' 'two.db three.db own.db'; do
    rm -f new.db
    merge new.db $order --same-names same
    is "$order: exit 0" "$status$err" 0
    is "$order: the same is known" "$(known new.db)" "$all"
done
merge one.db two.db three.db --json
is "once more nobody is asked: exit 0" "$status$err" 0
is "and nothing is new" "$out" '{"kind":"merged","file":"two.db","classes":0,"pupils":0,"sessions":0,"events":0,"forgotten":0}
{"kind":"merged","file":"three.db","classes":0,"pupils":0,"sessions":0,"events":0,"forgotten":0}'
is "what is known stays" "$(known one.db)" "$all"
sit two.db Cy 9
merge one.db two.db
is "what came since: exit 0" "$status$err" 0
has "is added" "$out" 'two.db: '
lacks "that is something" "$out" 'nothing in it is new'
is "nothing stands beside the other file" "$(ls two.db*)" two.db
if command -v sqlite3 >/dev/null; then
    is "the path of a journal on another machine stays there" \
        "$(sqlite3 one.db "select count(*) from session where journal <> ''")" 1
fi

# --- another person of the same name

cp own.db other.db
merge other.db two.db --same-names another
is "another: exit 0" "$status$err" 0
has "gets another name" "$(known other.db)" '"name":"Ann-2"'

# --- at a terminal

if command -v script >/dev/null && script -qec true /dev/null >/dev/null 2>&1; then
    asked()
    {
        cp own.db asked.db
        printf "$1" | script -qec "$BREUK_PROGRAM class merge two.db --records asked.db" /dev/null 2>&1
    }
    answer=$(asked 'perhaps\nyes\nno\n')
    has "it asks about each" "$answer" 'Ann of class 6b is here and in two.db.'
    has "until it is told" "$answer" 'Bo of class 6b is here and in two.db.'
    names=$("$BREUK_PROGRAM" class list 6b --records asked.db)
    has "the one is another" "$names" Bo-2
    lacks "the other the same" "$names" Ann-2
    answer=$(asked 'all\n')
    lacks "or of all at once" "$answer" 'Bo of class 6b is here and in two.db.'
    answer=$(asked 'yes\nstop\n')
    has "or not at all" "$answer" 'two.db is not merged.'
    is "then nothing has changed" "$(known asked.db)" "$(known own.db)"
fi

# --- forgotten

breuk report --records one.db --forget Ann --force
is "Ann is forgotten: exit 0" "$status$err" 0
merge one.db two.db three.db
is "other files still have her: exit 0" "$status$err" 0
lacks "but here she stays forgotten" "$(cat one.db* | tr -d '\000')" Ann
merge three.db one.db --same-names same
is "and is, where that file comes in: exit 0" "$status$err" 0
has "which is said" "$out" '1 pupil was forgotten there, and is now forgotten here.'
lacks "no byte of her stays" "$(cat three.db* | tr -d '\000')" Ann
is "nor does a journal name her" "$(grep -rl Ann "$XDG_STATE_HOME")" ''

# --- a link to a file that is in use: the newest lies in its log, beside what the link leads to

if command -v sqlite3 >/dev/null; then
    mkdir linked
    cp two.db linked/two.db
    ln -s linked/two.db link.db
    sqlite3 linked/two.db "insert into class(name, made) values('9z', 1)" \
        ".shell \"$BREUK_PROGRAM\" class merge link.db --records eight.db >/dev/null"
    breuk class --records eight.db
    has "what is not in the file yet comes in, too" "$out" 9z
fi

done_testing
