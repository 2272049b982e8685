#!/bin/sh
# What is older than it may be: a class's answers and turns, with their journals; journals of no class.
. "$BREUK_SOURCE/tests/tap.sh"
unset LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data" XDG_STATE_HOME="$scratch/state"
records=$XDG_DATA_HOME/breuk/records.db
games=$XDG_STATE_HOME/breuk
lessons=$games/lessons

breuk()
{
    run "$BREUK_PROGRAM" "$@"
}

# sit CLASS NAMES SEED
sit()
{
    printf '3/4\n1/2\n1/3\n1\n2\n1/2\n4/6\n5/5\nstop\n' |
        "$BREUK_PROGRAM" lesson factor --class "$1" --players "$2" --seed "$3" >"$scratch/out" 2>"$scratch/err"
}

journals()
{
    find "$games" -name '*.jsonl' | wc -l | tr -d ' '
}

events()
{
    "$BREUK_PROGRAM" report --export "$1" --class "$2" --json | grep -c '"verdict"'
}

breuk report --expire 1d
is "without records: exit 2" "$status$out" 2
has "it says that there are none" "$err" 'there are no records yet'
verdict "and makes none" "$([ ! -e "$XDG_DATA_HOME" ]; echo $?)"

breuk class new 6b --expire 30d
breuk class add 6b Ann Bo
breuk class new 7a
breuk class add 7a Cy
sit 6b Ann,Bo 3
sit 6b Ann 4
sit 7a Cy 5
ann=$(events Ann 6b)
cy=$(events Cy 7a)
is "answers are recorded" "$([ "$ann" -gt 0 ] && [ "$cy" -gt 0 ] && echo yes)" yes

# --- a date or an age that is typed

breuk report --expire soon
is "what is no age: exit 2" "$status$out" 2
has "says how to write one" "$err" '“soon” is no date and no age; write a date as 2026-05-31'
breuk report --expire 2026-02-30
is "nor is a day that there is not: exit 2" "$status$out" 2
breuk report --expire 2026-06-31 --force
is "in any month: exit 2" "$status$out" 2
breuk report --expire 1d
is "nobody is asked without a terminal: exit 2" "$status$out" 2
has "it says what would go" "$err" 'This deletes all answers and turns of all classes from before '
breuk report --expire 1d --force
is "nothing is so old: exit 0" "$status$err" 0
has "and so nothing goes" "$out" '0 answers and turns from before '
is "nor do journals" "$(journals)" 3
breuk report --expire 2999-12-31 --class 7a --force
is "a class alone: exit 0" "$status$err" 0
has "all of it" "$out" "Class 7a: $cy answer"
has "with its journal" "$out" '1 saved game or lesson went with it.'
is "which is gone" "$(journals)" 2
is "the other class has what it had" "$(events Ann 6b)" "$ann"
breuk report --export Cy --class 7a
has "of the pupil nothing is known any more" "$out" 'No answer and no turn is recorded.'
lacks "nor is anything made of it" "$out" 'What breuk made'

# --- a journal that cannot be deleted yet

breuk class new 7b
breuk class add 7b Ida
sit 7b Ida 5
open=$(ls -t "$lessons"/*.jsonl | head -1)
exec 3<>"$open"
flock -x 3 && {
    breuk report --expire 2999-12-31 --class 7b --force
    is "a journal that is open in another window stays: exit 0" "$status$(ls "$open")" "0$open"
    has "which is said" "$err" "$open is open in another window, and stays"
    exec 3>&-
    breuk report --expire 2999-12-31 --class 7b --force
    is "the next time it is found, and goes: exit 0" "$status$err$(ls "$open" 2>/dev/null)" 0
    has "which is said, too" "$out" '1 saved game or lesson went with it.'
}
exec 3>&-
breuk class remove 7b --force

# --- a class's own age, whenever it is opened

if command -v sqlite3 >/dev/null; then
    old=$(($(date +%s) - 40 * 86400))
    first=$(sqlite3 "$records" 'select min(id) from session')
    age()
    {
        sqlite3 "$records" "update event set at = at - 40 * 86400000000 where session = $first;
            update session set began = began - 40 * 86400000000 where id = $first"
    }
    age
    kept=$(sqlite3 "$records" "select count(*) from event where session <> $first")
    sit 6b Bo 6
    has "a lesson of the class begins with it" "$(cat "$scratch/out")" 'Class 6b: '
    has "and says how much went" "$(head -2 "$scratch/out")" 'deleted.'
    is "what is younger stays" "$(events Ann 6b)" "$kept"
    is "the old journal is gone, and the new one there" "$(journals)" 2
    sit 6b Bo 7
    lacks "once a day" "$(cat "$scratch/out")" 'deleted.'
    first=$(sqlite3 "$records" 'select max(id) from session')
    age
    breuk report --export Bo --class 6b
    has "a report does the same" "$out" 'Class 6b: '
    first=$(sqlite3 "$records" 'select max(id) from session')
    age
    "$BREUK_PROGRAM" play --class 6b --players Ann,bot --no-offers </dev/null >"$scratch/out" 2>"$scratch/err"
    has "and so does a game" "$(head -1 "$scratch/out")" 'Class 6b: '

    # A folder that takes nothing, even of root: SQLite follows no link to what it shares.
    sit 6b Bo 8
    first=$(sqlite3 "$records" 'select max(session) from event')
    age
    rows=$(sqlite3 "$records" 'select count(*) from event')
    saved=$(journals)
    ln -s nowhere "$records-shm"
    breuk report --class 6b
    has "records that cannot be written are reported all the same" "$status $out" '0 Class 6b'
    has "what is too old is said to be there still" "$err" "nothing can be written to $records now, so what class 6b keeps no longer is still there"
    breuk report --class 6b --csv -o "$scratch/6b.csv"
    verdict "so is a table" "$([ "$status" -eq 0 ] && grep -q Bo "$scratch/6b.csv"; echo $?)" "$err"
    breuk report --class 6b --export Bo
    has "so is an export" "$status $out" '0 '
    breuk class list
    has "the classes are listed" "$status $out" '6b  2 pupils'
    breuk class list 6b
    has "so are the pupils of one" "$status $out" 'Bo'
    breuk class export 6b
    has "and made a table of" "$status $out" 'Bo'
    for command in 'class add 6b Di' 'report --class 6b --forget Bo --force' 'report --class 6b --expire 1d --force' 'class remove 6b --force'; do
        breuk $command
        is "nothing is written by: $command" "$status$out" 2
        has "it says why" "$err" 'its folder cannot be written'
    done
    is "no journal goes" "$(journals)" "$saved"
    rm "$records-shm"
    is "nor an answer" "$(sqlite3 "$records" 'select count(*) from event')" "$rows"
fi

# --- records that are not the user's own

if command -v sqlite3 >/dev/null; then
    breuk class new 5a --expire 30d
    breuk class add 5a Gus
    sit 5a Gus 3
    gus=$(events Gus 5a)
    kept=$(journals)
    laptop=$scratch/laptop.db
    sqlite3 "$records" ".backup '$laptop'"
    of="(select id from session where class = (select id from class where name = '5a'))"
    sqlite3 "$laptop" "update event set at = at - 40 * 86400000000 where session in $of;
        update session set began = began - 40 * 86400000000 where id in $of"
    rows()
    {
        sqlite3 "$laptop" "select count(*) from event where session in $of"
    }
    before=$(rows)
    breuk report --class 5a --records "$laptop"
    is "a report on other records deletes nothing of them unasked" "$status$(rows)" "0$before"
    is "nor a journal that they name" "$(journals)" "$kept"
    has "but says what to type" "$err" "type: $BREUK_PROGRAM report --class 5a --expire 30 --records $laptop"
    lacks "nothing is said to have gone" "$out" 'deleted'
    breuk report --export Gus --class 5a --records "$laptop"
    is "an export deletes nothing either" "$status$(rows)$(journals)" "0$before$kept"
    printf 'stop\n' | "$BREUK_PROGRAM" lesson factor --class 5a --players Gus --records "$laptop" >"$scratch/out" 2>"$scratch/err"
    is "nor does a lesson" "$(rows)" "$before"
    kept=$(journals)
    breuk report --class 5a --expire 30 --records "$laptop" --force
    is "what is typed is done" "$status$(rows)" 00
    is "in the user's own records nothing has changed" "$(events Gus 5a)" "$gus"
    is "nor does a journal go that these still know" "$(journals)" "$kept"

    # What lies by now where a journal was is nobody's journal, and may be a letter.
    ln -s "$records" "$scratch/own.db"
    (cd "$scratch" && printf '3/4\n1/2\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 5a --players Gus --seed 8 --journal gus.txt >/dev/null 2>&1)
    mv "$scratch/gus.txt" "$scratch/moved.txt"
    echo 'Letter to the parents of Gus.' >"$scratch/gus.txt"
    (cd "$scratch" && printf '3/4\n1/2\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 5a --players Gus --seed 9 --journal other.txt >/dev/null 2>&1)
    # another session's journal, under the path of one that is old
    cp "$scratch/moved.txt" "$scratch/other.txt"
    sqlite3 "$records" "update event set at = at - 40 * 86400000000 where session in $of and session <> (select id from session where journal like '%gus.txt');
        update session set began = began - 40 * 86400000000 where id in $of and journal not like '%gus.txt'"
    sqlite3 "$records" "update session set journal = '$scratch/gus.txt' where id = (select min(id) from session where id in $of)"
    breuk report --class 5a --records "$scratch/own.db"
    has "the user's own records are so by any name" "$out" 'Class 5a: '
    is "a letter is no journal" "$(cat "$scratch/gus.txt")" 'Letter to the parents of Gus.'
    is "nor is another session's journal the one that is meant" "$(cat "$scratch/other.txt")" "$(cat "$scratch/moved.txt")"
    breuk class remove 5a --force
fi

# --- a clock that may be years ahead

if command -v sqlite3 >/dev/null; then
    breuk class new 8c --expire 90d
    breuk class add 8c Dee
    sit 8c Dee 5
    dee=$(events Dee 8c)
    # paused DAYS: the class did nothing for so many days
    paused()
    {
        of="(select id from session where class = (select id from class where name = '8c'))"
        sqlite3 "$records" "update event set at = at - $1 * 86400000000 where session in $of;
            update session set began = began - $1 * 86400000000 where id in $of"
    }
    paused 1100
    breuk report --export Dee --class 8c
    is "after a pause of years nothing is deleted by itself" "$status$(events Dee 8c)" "0$dee"
    has "but what to type is said" "$err" "nothing is deleted. If the clock is right, type: $BREUK_PROGRAM report --class 8c --expire 90"
    sit 8c Dee 4
    is "nor is it when the class goes on by that clock" "$([ "$(events Dee 8c)" -gt "$dee" ] && echo yes)" yes
    if script -qec true /dev/null >/dev/null 2>&1; then
        # asked TEXT: a report at a terminal, where this is typed
        asked()
        {
            printf "$1" >"$scratch/keys"
            TERM=dumb script -qec "'$BREUK_PROGRAM' report --class 8c" /dev/null <"$scratch/keys" | tr -d '\r' >"$scratch/out"
            out=$(cat "$scratch/out")
        }
        asked '\n'
        has "at a terminal it asks" "$out" "and class 8c paused after 20"
        has "Enter is no" "$out" 'Nothing is removed.'
        asked 'yes\n'
        has "yes deletes" "$out" "Class 8c: $dee answer"
        lacks "and then nobody asks" "$(asked '\n'; printf '%s' "$out")" 'the clock'
    fi
    breuk class remove 8c --force
fi

# --- journals of no class

# old DAYS CLASS: a journal whose name says that it is so old
old()
{
    file=$1/$(date -d "$2 days ago" +%Y-%m-%d 2>/dev/null || date -v "-$2d" +%Y-%m-%d)-120000-000-equals.jsonl
    "$BREUK_PROGRAM" play equals --players Di,Ed --seed 2 --no-offers --keep 0 --journal "$file" </dev/null >/dev/null 2>&1
}
begin()
{
    "$BREUK_PROGRAM" play equals --players Di,Ed --no-offers --verbose "$@" </dev/null >"$scratch/out" 2>"$scratch/err"
}
here()
{
    [ -e "$1" ] && echo there
}
old "$games" 40
forty=$file
old "$games" 20
twenty=$file
old "$lessons" 400
lesson=$file
mkdir -p "$scratch/elsewhere"
old "$scratch/elsewhere" 400
elsewhere=$file
named=$games/mine.jsonl
cp "$forty" "$named"
foreign=$games/2020-01-01-120000-000-foreign.jsonl
echo '{"other":1}' >"$foreign"
begin --keep 0
is "0: nothing goes" "$(here "$forty")$(cat "$scratch/err")" there
has "which is said" "$(cat "$scratch/out")" 'until you remove it'
begin --keep 50
is "a game that is younger stays" "$(here "$forty")" there
is "an older lesson does not" "$(here "$lesson")" ''
has "which is said" "$(cat "$scratch/out")" '1 saved game or lesson was older, and is deleted.'
has "with the days" "$(cat "$scratch/out")" 'for 50 days'
begin
is "by default 30 days" "$(here "$forty")" ''
is "not less" "$(here "$twenty")" there
is "a file elsewhere stays" "$(here "$elsewhere")" there
is "and one of another name" "$(here "$named")" there
is "and one that is no journal" "$(here "$foreign")" there
lacks "nothing else is said" "$(begin; cat "$scratch/out")" 'deleted'
exec 3<>"$twenty"
flock -x 3 && {
    begin --keep 1
    is "a game that is open in another window stays" "$(here "$twenty")" there
}
exec 3>&-
printf 'stop\n' | "$BREUK_PROGRAM" play --resume "$twenty" --keep 1 >"$scratch/out" 2>"$scratch/err"
is "and so does the one that goes on" "$(here "$twenty")" there
"$BREUK_PROGRAM" lesson factor --keep 1 </dev/null >"$scratch/out" 2>"$scratch/err"
is "a lesson clears away, too" "$(here "$twenty")" ''

# A class's journal stays as long as the class's records know it.
sit 6b Ann 9
of_class=$(ls -t "$lessons"/*.jsonl | head -1)
aged=$lessons/2020-01-01-120000-000-factor.jsonl
mv "$of_class" "$aged"
if command -v sqlite3 >/dev/null; then
    sqlite3 "$records" "update session set journal = '$aged' where journal = '$of_class'"
    begin
    is "one of a class stays" "$(here "$aged")" there
    begin --records "$scratch/none.db"
    is "also where other records are named" "$(here "$aged")" there
    breuk class remove 6b --force
    begin
    is "without its class it is like any other" "$(here "$aged")" ''
fi
if command -v sqlite3 >/dev/null; then
    breuk class new 8d
    breuk class add 8d Ed
    sit 8d Ed 3
    before=$(events Ed 8d)
    for days in -4 9223372036854775807; do
        sqlite3 "$records" "update class set days = $days where name = '8d'"
        breuk report --class 8d
        is "$days days are no age: nothing is deleted" "$(events Ed 8d)" "$before"
    done
    breuk class remove 8d --force
fi
if command -v sqlite3 >/dev/null; then
    breuk class new 9e --expire 30d
    breuk class add 9e Fay
    { yes 1 | head -n 6; echo stop; } | # of four questions
        "$BREUK_PROGRAM" lesson factor --class 9e --players Fay --seed 3 >"$scratch/out"
    sqlite3 "$records" "update event set at = at - 86400000000 * 40 where number < 3 and pupil = (select id from pupil where name = 'Fay')"
    breuk report --class 9e
    is "two of four are too old" "$(events Fay 9e)" 2
    printf '1\nstop\n' >"$scratch/keys"
    run_from "$scratch/keys" "$BREUK_PROGRAM" lesson --resume "$(ls -t "$lessons"/*.jsonl | head -1)"
    is "whoever goes on with the lesson does not bring them back" "$status $(events Fay 9e)" '0 3'
    breuk class remove 9e --force
fi
echo damaged >"$scratch/damaged.db"
old "$games" 40
begin --records "$scratch/damaged.db"
is "where records cannot be read nothing goes" "$(here "$file")" there

done_testing
