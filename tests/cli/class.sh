#!/bin/sh
# breuk class: classes and pupils made, listed, renamed and removed; tables; files that are no records.
. "$BREUK_SOURCE/tests/tap.sh"
unset LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data"
records=$XDG_DATA_HOME/breuk/records.db

class()
{
    run "$BREUK_PROGRAM" class "$@"
}

# refused NAME SENTENCE ARG…: wrong usage, said so; and nothing on stdout
refused()
{
    name=$1
    sentence=$2
    shift 2
    class "$@"
    is "$name: exit code 2, and nothing is listed" "$status$out" 2
    has "$name: it says why" "$err" "$sentence"
}

# --- the first class

class list
is "without a class: no failure" "$status$err" 0
has "it says so, and what to type" "$out" "There is no class yet. To make one, type:
  $BREUK_PROGRAM class new 6b"
verdict "and makes no file" "$([ ! -e "$XDG_DATA_HOME" ]; echo $?)"
class
has "without a verb it lists" "$out" "There is no class yet."
class --json
is "for a program no class is no line" "$status$out$err" 0
refused "a class that nobody made" "there is no class “6b”; to make it, type: $BREUK_PROGRAM class new 6b" add 6b Ann
verdict "makes no file either" "$([ ! -e "$XDG_DATA_HOME" ]; echo $?)"

class new " 6b "
is "a class is made" "$status$err" 0
is "it is listed, and the next line to type said" "$out" "  6b  0 pupils; nothing recorded yet; kept until you remove it
Now add its pupils, by nicknames:
  $BREUK_PROGRAM class add 6b Ann Bo"
is "only its owner reads the file" "$(stat -c %a "$records" 2>/dev/null || stat -f %Lp "$records")" 600
is "and sees the folder" "$(stat -c %a "$XDG_DATA_HOME/breuk" 2>/dev/null || stat -f %Lp "$XDG_DATA_HOME/breuk")" 700
class list 6b
is "a class without pupils" "$status$err" 0
has "says how to add some" "$out" "Nobody is in this class yet. To add pupils, type:
  $BREUK_PROGRAM class add 6b Ann Bo"
refused "the same class again" "there is a class 6b already" new 6b
refused "in other capital letters" "there is a class “6B” already, as 6b" new 6B
refused "no name" "the name of the class is empty" new ""
refused "a name that acts on the screen" "contains a character that cannot be shown" new "$(printf '6\033b')"
refused "a long name" "use at most 40 characters" new 12345678901234567890123456789012345678901
class new "groep 7" --expire 2w --json
is "how long its records are kept" "$status$out$err" '0{"kind":"class","name":"groep 7","pupils":0,"days":14,"events":0}'
class add "groep 7" Max Noor
is "of two classes each has its own line, below each other" "$(class list; printf '%s' "$out")" "  6b       0 pupils; nothing recorded yet; kept until you remove it
  groep 7  2 pupils; nothing recorded yet; kept for 14 days"
refused "what is no age" "“soon” is no age; write a number of days, or 30d, 8w, 6m or 1y, up to 36500 days" new 7c --expire soon
refused "an age of nothing" "“0” is no age" new 7c --expire 0
refused "an empty age" "“--expire” needs AGE" new 7c --expire ""
refused "a class with another name near" "there is no class “groep 8”; did you mean “groep 7”? To make it, type: $BREUK_PROGRAM class new 'groep 8'" list "groep 8"
refused "one that begins as a short one does" "there is no class “6c”; did you mean “6b”? To make it, type: $BREUK_PROGRAM class new 6c" list 6c

# --- pupils

class add 6b Ann Zoë " Bo  B "
is "pupils are added, and what to do with them stands below" "$status$out" "0  6b  3 pupils; nothing recorded yet; kept until you remove it
To play with them, and record what they do, type:
  $BREUK_PROGRAM play --class 6b"
is "a name with a blank gets one word of advice" "$err" "breuk: nicknames will do; family names need not be recorded"
class list 6b
is "they are listed by name, with what is recorded of them" "$status$out$err" "0  Ann   nothing recorded yet
  Bo B  nothing recorded yet
  Zoë   nothing recorded yet"
class list 6B --json
is "for programs, too; and the class in other letters is the same" "$out" '{"kind":"pupil","name":"Ann","events":0}
{"kind":"pupil","name":"Bo B","events":0}
{"kind":"pupil","name":"Zoë","events":0}'
refused "one who is there" "Ann is in class 6b already" add 6b Cas Ann
refused "in other capital letters" "“ZOË” is in class 6b already, as Zoë; names must differ in more than capital letters and accents" add 6b ZOË
refused "without its accents" "“zoe” is in class 6b already, as Zoë" add 6b zoe
refused "with the accent as a character of its own" "is in class 6b already, as Zoë" add 6b "$(printf 'Zoe\314\210')"
refused "one name twice" "Cas is named twice; name each pupil once" add 6b Cas cas
refused "an empty name" "a name is empty; leave it out" add 6b " "
refused "a name with a comma" "contains a comma" add 6b Cas,Dee
refused "a team" "contains a plus" add 6b Cas+Dee
refused "a bot" "“Bot 2” is what a bot is called" add 6b "Bot 2"
refused "a word of the game" "“pass” is a word that players type in the game" add 6b pass
refused "a number" "needs at least one letter" add 6b 12
class add 6b Cas Ann stop
is "every name that will not do is told" "$(printf '%s\n' "$err" | wc -l | tr -d ' ')" 2
is "and none is added" "$(class list --json; printf '%s\n' "$out" | head -1)" '{"kind":"class","name":"6b","pupils":3,"events":0}'
class add 6b stop --json
has "a complaint as JSON" "$out" '{"severity":"error","message":"“stop” is a word'

# --- other names

class rename 6b zoe Zoef
is "a pupil gets another name, typed without accents" "$status$out$err" "0  Ann   nothing recorded yet
  Bo B  nothing recorded yet
  Zoef  nothing recorded yet"
class rename 6b zoef ZOEF
is "in other capital letters" "$status$err" 0
has "as well" "$out" "  ZOEF  nothing"
refused "a name that another has" "“ann” is in class 6b already, as Ann" rename 6b zoef ann
refused "a name that will not do" "contains a colon" rename 6b zoef a:b
refused "a pupil who is not there" "“Zof” is not in class 6b; did you mean “ZOEF”?" rename 6b Zof Zoe
refused "and nobody is near" "“Maximilian” is not in class 6b; to see who is, type: $BREUK_PROGRAM class list 6b" rename 6b Maximilian Max
refused "a name that was begun is none" "“An” is not in class 6b; did you mean “Ann”?" rename 6b An Anna
class rename 6b 6B
is "a class gets its name in capital letters" "$status$out$err" "0  6B  3 pupils; nothing recorded yet; kept until you remove it"
refused "but not that of another" "there is a class “GROEP 7” already, as groep 7" rename 6B "GROEP 7"
refused "nor none" "the name of the class is empty" rename 6B ""
class rename 6B 6b

class keep 6b 6m
is "how long its records are kept changes" "$status$out$err" "0  6b  3 pupils; nothing recorded yet; kept for 180 days"
class keep 6b 1
has "one day" "$out" "kept for 1 day"
refused "what is no age is none here either" "“2z” is no age" keep 6b 2z
refused "a class that is not there is not kept" "there is no class “9z”" keep 9z 1y
class keep 6b
is "without an age, until it is removed" "$status$out$err" "0  6b  3 pupils; nothing recorded yet; kept until you remove it"

# --- tables

class export 6b -o "$scratch/pupils.csv"
is "a class becomes a table" "$status$out$err" 0
printf '\357\273\277nickname\r\nAnn\r\nBo B\r\nZOEF\r\n' >"$scratch/expected.csv"
verdict "a heading and a column" "$(cmp "$scratch/pupils.csv" "$scratch/expected.csv" >/dev/null; echo $?)"
"$BREUK_PROGRAM" class export 6b >"$scratch/stdout.csv"
verdict "on stdout the same" "$(cmp "$scratch/stdout.csv" "$scratch/expected.csv" >/dev/null; echo $?)"
refused "a file that is there" "already exists; choose another name with -o, or overwrite it with --force" export 6b -o "$scratch/pupils.csv"
class export "groep 7" --force -o "$scratch/pupils.csv"
has "--force overwrites it" "$status$(cat "$scratch/pupils.csv")" Noor
class export 6b -o "$scratch/none/pupils.csv"
is "a folder that is not there is a fault of the machine" "$status" 3
class new copy
class import copy "$scratch/expected.csv"
is "and comes back" "$status$(printf '%s\n' "$out" | sed 2q)" "0  copy  3 pupils; nothing recorded yet; kept until you remove it
Added: Ann, Bo B, ZOEF"
is "with one word of advice, where it stands" "$err" "$scratch/expected.csv:3:1: warning: nicknames will do; family names need not be recorded"
class import copy "$scratch/expected.csv"
is "once more changes nothing" "$status$(printf '%s\n' "$out" | sed 1q)" "0  copy  3 pupils; nothing recorded yet; kept until you remove it"
has "and says who is there" "$err" "$scratch/expected.csv:2:1: warning: Ann is in class copy already"
printf 'Roepnaam;\nDee;\n"=Eef"\n' >"$scratch/dutch.csv"
class import copy "$scratch/dutch.csv"
is "a heading in another language, semicolons" "$status$err" 0
class export copy
has "what a spreadsheet would run is guarded" "$out" "'=Eef"
printf 'Fay\nann\nFay\n\nGus,x\n3/4\n"bot"\n' >"$scratch/wrong.csv"
class import copy "$scratch/wrong.csv"
is "a table with mistakes is refused" "$status$out" 2
is "with all of them, by line and column" "$err" "$scratch/wrong.csv:2:1: error: “ann” is in class copy already, as Ann; names must differ in more than capital letters and accents
$scratch/wrong.csv:3:1: error: Fay is named twice; name each pupil once
$scratch/wrong.csv:5:5: error: the table has a second column, and no heading says which has the names; write “name” above them
$scratch/wrong.csv:6:1: error: the name “3/4” needs at least one letter
$scratch/wrong.csv:7:1: error: “bot” is what a bot is called; choose another name"
class list copy
lacks "and nobody is added" "$out" Fay
printf 'name\n' >"$scratch/empty.csv"
class new bare
refused "a table of nobody" "$scratch/empty.csv: error: the table names nobody; write a nickname on each line" import bare "$scratch/empty.csv"
refused "a table that is not there" "$scratch/none.csv" import bare "$scratch/none.csv"
printf 'A\377\n' >"$scratch/latin.csv"
refused "a table that is no UTF-8" "$scratch/latin.csv:1:2: error: " import bare "$scratch/latin.csv"
awk 'BEGIN { for (i = 1; i <= 1001; i++) print "P" i }' >"$scratch/many.csv"
refused "more pupils than a class has" "class bare would have more than 1000 pupils; make another class" import bare "$scratch/many.csv"
head -1000 "$scratch/many.csv" >"$scratch/most.csv"
class import bare "$scratch/most.csv"
has "as many as it has" "$status$out" "0  bare  1000 pupils"

# --- removed

refused "whoever is not asked must insist" "This removes 2 pupils from class 6b. Nothing is recorded yet. Add --force if you mean it." remove 6b ann ZOEF
refused "for a class, too" "This removes class copy and its 5 pupils. Nothing is recorded yet. Add --force if you mean it." remove copy
refused "a pupil who is not there" "“Dee” is not in class 6b" remove 6b Ann Dee --force
class remove 6b Ann --force
is "a pupil is removed" "$status$out$err" "0Ann is removed from class 6b."
class add copy Quirijn
verdict "a name stands in the file" "$(grep -q Quirijn "$records"*; echo $?)"
cp "$records" "$records.format-0" # as breuk leaves one when it brings a file up to date
class remove copy quirijn -f
verdict "and after it was removed in no byte of it, nor beside it" "$(! grep -q Quirijn "$records"*; echo $?)"
class remove copy -f
is "a class is removed" "$status$out$err" "0Class copy and its 5 pupils are removed."
class remove bare zoef -f
is "removing nobody" "$status" 2
class list --json
is "the others are still there" "$out" '{"kind":"class","name":"6b","pupils":2,"events":0}
{"kind":"class","name":"bare","pupils":1000,"events":0}
{"kind":"class","name":"groep 7","pupils":2,"days":14,"events":0}'
if script -qec true /dev/null >/dev/null 2>&1; then
    # asked TEXT: removes Bo at a terminal, where this is typed
    asked()
    {
        printf "$1" >"$scratch/keys"
        TERM=dumb script -qec "'$BREUK_PROGRAM' class remove 6b 'bo b'; echo \"left with \$?\"" /dev/null <"$scratch/keys" | tr -d '\r' >"$scratch/out"
        out=$(cat "$scratch/out")
    }
    asked '\n'
    has "at a terminal it says what is lost, and asks" "$out" "This removes Bo B from class 6b. Nothing is recorded yet.
Type “yes” to go on, or press Enter for no."
    has "Enter is no" "$out" "Nothing is removed.
left with 1"
    asked 'maybe\n'
    has "so is what is not yes" "$out" "Nothing is removed."
    asked 'yes\n'
    has "yes removes" "$out" "Bo B is removed from class 6b.
left with 0"
fi

# --- results on paper

# marked TEXT ARG…: what a teacher types about the class, printf's escapes
marked()
{
    printf "$1" >"$scratch/keys"
    shift
    "$BREUK_PROGRAM" class mark "$@" >"$scratch/out" 2>"$scratch/err" <"$scratch/keys"
    status=$?
    out=$(cat "$scratch/out")
    err=$(cat "$scratch/err")
}
class new 8a
class add 8a Ann Bo Cas Dee Eef Fay
marked '3 7\n\nstop\n' 8a half-names
is "some sheets are marked" "$status$err" 0
has "it says which sheet is meant" "$out" "Worksheet half-names, version 2, form A, seed 1."
has "and what was understood" "$out" "Ann> 
Ann, form A: 11 of 13 right.
Bo> 
Bo, form A: 13 of 13 right.
Cas> 
2 pupils are recorded."
class list 8a
day=$(date +%Y-%m-%d)
has "each question is recorded" "$out" "  Ann  13 answers and turns, the last on $day
  Bo   13 answers and turns, the last on $day
  Cas  nothing recorded yet"
marked '9-13?\nback\nb 9-13?\n-\nback\nback\n3; 99\n1=zebra\n8 x\n4 8\n' 8a half-names
is "going on" "$status" 0
has "those who are recorded are passed over" "$out" "Ann has been marked today already.
Bo has been marked today already.
Cas> "
has "back asks about the pupil before once more" "$out" "Cas, form A: 8 of 8 right.
Dee> 
Cas> 
Cas, form B: 8 of 8 right.
Dee> 
Dee: absent.
Eef> 
Dee> "
has "but not about one who is recorded" "$out" "Nobody before can be changed: all are recorded."
has "a question that the sheet lacks" "$err" "there is no question 99 on this sheet"
has "an answer that is none there" "$err" "question 1: “zebra” is not one of them"
has "what is no number" "$err" "“x” is no number of a question; type them like this: 3 7, or 9-13"
has "after them the line counts" "$out" "Dee, form A: 11 of 13 right."
class list 8a --json
has "what was left out is not recorded" "$out" '{"kind":"pupil","name":"Cas","events":8,'
has "who was absent may come later" "$out" '{"kind":"pupil","name":"Eef","events":0}'
marked '2\n\n' 8a half-names --form B --seed 7 --json
is "for programs a line a pupil" "$status$(printf '%s\n' "$out" | head -2)" '0{"name":"Ann","form":"B","right":12,"questions":13}
{"name":"Bo","form":"B","right":13,"questions":13}'
class remove 8a Bo -f
is "a pupil goes with what is recorded" "$status$out" "0Bo is removed from class 8a."
refused "a class that is worth asking about" "This removes class 8a and its 5 pupils. 47 answers and turns are deleted. Add --force if you mean it." remove 8a
marked '3\nstop\n' 8a half-names --seed 9 --date 2025-03-04
has "a sheet may be of an earlier day" "$status $err$out" "All of it is recorded for 2025-03-04."
run "$BREUK_PROGRAM" report --class 8a --pupil Ann --json
has "which counts as one before the others" "$out" "\"events\":39,\"day\":\"$day\""
run "$BREUK_PROGRAM" report --class 8a --item 1/2 --pupil Ann --json
has "and as the day when it was" "$out" '"at":"2025-03-04T'
run "$BREUK_PROGRAM" report --class 8a --recompute
has "it is learned where it belongs" "$out" '; 0 differed from what was kept.'
marked 'stop\n' 8a half-names --seed 9 --date 2025-03-04
has "it is marked once" "$out" "Ann has been marked for 2025-03-04 already.
Cas> "
marked 'stop\n' 8a half-names --seed 9 --date 2025-03-05
lacks "but not for another day" "$out" "already"
marked 'stop\n' 8a half-names --date "$day"
has "today is no earlier day" "$out" "Ann has been marked today already."
refused "a day to come" "9999-12-31 is still to come; write the day when the sheet was made, $day at the latest" mark 8a half-names --date 9999-12-31
for date in yesterday 2026-02-30 20-11-2026 1969-12-31 0026-11-20; do
    refused "no day: $date" "“$date” is no date; write the day when the sheet was made as $day" mark 8a half-names --date $date
done
class keep 8a 30d
refused "a day before the class keeps anything" "class 8a keeps nothing from before " mark 8a half-names --date 2025-03-04
class keep 8a
refused "a date of another verb" "“class list” does not take --date; leave it out" list --date "$day"
refused "a lesson that there is not" "half-nmaes" mark 8a half-nmaes
refused "a seed of another verb" "“class list” does not take --seed; leave it out" list --seed 3
refused "a form that there is not" "“--form” cannot be “C”" mark 8a half-names --form C
class remove 8a -f

# --- wrong usage

refused "no verb" "“class” has no verb “renmae”; did you mean “rename”?" renmae 6b
refused "nothing like one" "“class” has no verb “x”; write one of: new, list, add, rename, keep, remove, import, export, merge, mark" x
for verb in $(sed -n 's/^CLASS_VERB(\([a-z]*\), N_("\([A-Z]\).*/\1/p' "$BREUK_SOURCE/src/cli/class-verb-list.h"); do
    refused "$verb alone" "“class $verb” must be followed by: " "$verb"
done
refused "two names" "“class new” does not take the extra word “7c”; leave it out" new 7b 7c
refused "an option of another verb" "“class list” does not take --expire; leave it out" list --expire 3
refused "and another" "“class add” does not take --force; leave it out" add 6b Dee --force
refused "and another" "“class import” does not take --output; leave it out" import 6b "$scratch/most.csv" -o x

run "$BREUK_PROGRAM" help --as bash
has "a shell completes the verbs" "$out" "class:*) [ \"\$prev\" = class ] && words='$(sed -n 's/^CLASS_VERB(\([a-z]*\),.*/\1/p' "$BREUK_SOURCE/src/cli/class-verb-list.h" | tr '\n' ' ' | sed 's/ $//')'"

# --- other files

class new 5a --records "$scratch/own/more/records.db"
is "records in another place, with its folders" "$status$err" 0
has "the line to type names it" "$out" "$BREUK_PROGRAM class add 5a Ann Bo --records $scratch/own/more/records.db"
class list --records "$scratch/own/more/records.db" --json
is "have classes of their own" "$out" '{"kind":"class","name":"5a","pupils":0,"events":0}'
refused "a class of the others" "there is no class “6b”; did you mean “5a”? To make it, type: $BREUK_PROGRAM class new 6b --records $scratch/own/more/records.db" list 6b --records "$scratch/own/more/records.db"
env -u HOME -u XDG_DATA_HOME "$BREUK_PROGRAM" class >"$scratch/out" 2>"$scratch/err"
is "without a home no folder is known" "$?$(cat "$scratch/err")" "3breuk: no folder is known in which records could be kept; name a file with --records"

# unreadable NAME SENTENCE FILE: neither listed nor written to
unreadable()
{
    before=$(cksum <"$3")
    for verb in "list" "new 7c" "add 6b Ann"; do
        refused "$1, class $verb" "$2" $verb --records "$3"
    done
    is "$1 is left as it was" "$(cksum <"$3")" "$before"
}
: >"$scratch/empty.db"
unreadable "a file of 0 bytes" "$scratch/empty.db is empty: it holds no records." "$scratch/empty.db"
echo "Dear diary, this is a file of more than a few bytes, and it holds no records at all. It is a text." >"$scratch/diary.txt"
unreadable "a file of another program" "$scratch/diary.txt holds no records of breuk" "$scratch/diary.txt"
# altered NAME OFFSET BYTES: a copy of the records with these bytes there
altered()
{
    cp "$records" "$scratch/$1"
    printf "$3" | dd of="$scratch/$1" bs=1 seek="$2" conv=notrunc 2>/dev/null
}
altered other.db 68 'else'
unreadable "a database of another program" "$scratch/other.db holds no records of breuk" "$scratch/other.db"
altered newer.db 60 '\0\0\0\143'
unreadable "records of a newer program" "$scratch/newer.db was written by a newer breuk" "$scratch/newer.db"
pages=$(($(wc -c <"$records") / 4096 - 1))
cp "$records" "$scratch/damaged.db"
awk -v pages=$pages 'BEGIN { for (i = 0; i < pages * 64; i++) printf "%64s", "damaged" }' |
    dd of="$scratch/damaged.db" bs=4096 seek=1 conv=notrunc 2>/dev/null
unreadable "damaged records" "$scratch/damaged.db is damaged; breuk writes nothing to it." "$scratch/damaged.db"
refused "a device" "/dev/null is no regular file" list --records /dev/null
class new 6b --records "$scratch/diary.txt/records.db"
has "a place below a file" "$status$err" "$scratch/diary.txt/records.db cannot be opened"
class new 6b --records /proc/none/records.db
is "a place where nothing can be written is a fault of the machine" "$status$err" "3breuk: /proc/none/records.db cannot be written; name another file with --records"
if [ "$(id -u)" != 0 ]; then
    cp "$records" "$scratch/locked.db"
    chmod 400 "$scratch/locked.db"
    refused "records that may not be written" "$scratch/locked.db may not be written" add 6b Dee --records "$scratch/locked.db"
fi

# --- in every language

for language in nl de fr; do
    grep -q 'There is no class yet' "$BREUK_SOURCE/src/text/po/$language.po" || continue
    run "$BREUK_PROGRAM" --lang $language class --records "$scratch/nothing.db"
    lacks "no class, in $language" "$out" "There is no class"
    run "$BREUK_PROGRAM" --lang $language class list
    lacks "a class, in $language" "$out" "nothing recorded yet"
    has "with its pupils" "$out" "1000 "
done

done_testing
