#!/bin/sh
# breuk report: a class of simulated pupils, each option, and what is refused.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR LANGUAGE
export BREUK_LANG=en XDG_STATE_HOME="$scratch/state" XDG_DATA_HOME="$scratch/data" TZ=UTC
records="$scratch/school.db"

report()
{
    run "$BREUK_PROGRAM" report "$@"
}

# of ARG…: of the simulated class
of()
{
    report --records "$records" "$@"
}

# --- nothing there yet

report
is "without a class it is a fault of usage" "$status$out" 2
has "what to type is said" "$err" 'to make one, type: '
has "as this program is called" "$err" 'class new 6b'
"$BREUK_PROGRAM" class new 6b >/dev/null
report
has "nobody is in it" "$out" 'Nobody is in this class yet.'
has "who may be added is said" "$out" 'class add 6b Ann Bo'
"$BREUK_PROGRAM" class add 6b Ann Bo >/dev/null
report
is "a class that did nothing is no fault" "$status$err" 0
has "it says so" "$out" 'Nothing is recorded yet.'
has "and how to record" "$out" 'lesson --class 6b --players Ann'
report --pupil Ann
has "so does a pupil’s page" "$out" 'Nothing is recorded yet.'
"$BREUK_PROGRAM" class new 7c >/dev/null
report
has "of several classes one must be named" "$status $err" '2 breuk: which class? There are 6b, 7c; say which with --class'
report --class 7d
has "one that is not there is refused" "$status $err" '2 breuk: there is no class “7d”'
report --class 7C
has "small and capital letters are the same" "$out" 'Class 7c. Pupils: 0.'
printf 'no database at all, but long enough to be one' >"$scratch/other.db"
report --records "$scratch/other.db"
verdict "a file of something else is refused" "$([ "$status" -eq 2 ] && [ -n "$err" ]; echo $?)" "$status $err"

# --- a class

"$BREUK_SIMULATED_CLASS" "$records" 2 >/dev/null || exit 1
of
is "a class is shown" "$status$err" 0
has "with its name, pupils and last day" "$out" 'Class 6b on 2026-09-08. Pupils: 28; '
for part in 'To discuss tomorrow:' 'Who needs the same:' 'Who can do what:' 'New since 2026-09-07:' ' 1. ' ' 3. ' 'lesson to do: '; do
    has "there is: $part" "$out" "$part"
done
has "the legend says what the signs mean" "$out" '● kept days later  ○ passed  ! not yet  · too little evidence'
has "and the heads of columns, in words" "$out" 'pictures    reading a picture (K1)'
lacks "without a code above them" "$(sed -n '/^Who can do what:/,/^Amira/p' "$scratch/out")" 'K'
lacks "nor where something is new" "$(sed -n '/^New since/,$p' "$scratch/out")" 'K1'
has "how much is lacking" "$(tr '\n' ' ' <"$scratch/out")" '24 pupils lack 4 to 9 '
is "every pupil has a line" "$(grep -cE '^[A-Z][a-zë]+ +[●○!·]' "$scratch/out")" 28
sed -n '/^To draw the numbers/,$s/^  //p' "$scratch/out" >"$scratch/drawings"
is "two numbers to discuss can be drawn by a line at the end, those of pictures, too" \
    "$(sed -n -e 's/a picture of //g' -e 's/^ [1-3]\. \([0-9/.%]*\),* and \([0-9/.%]*\): .*/\1\n\2/p' "$scratch/out" | sort)" \
    "$(sed 's/.* match \(.*\) --show/\1/' "$scratch/drawings" | tr ' ' '\n' | sort)"
sh "$scratch/drawings" >"$scratch/drawn" 2>&1
verdict "which work" "$([ -s "$scratch/drawings" ] && [ "$(grep -c '│' "$scratch/drawn")" -ge 2 ]; echo $?)" "$(cat "$scratch/drawn")"
verdict "no line is longer than 80 columns" "$(grep -v ' match ' "$scratch/out" | awk '{ if (length($0) > 80) bad = 1 } END { exit bad }'; echo $?)"
of --plain
has "with --plain the signs are ASCII" "$out" '# kept days later  o passed  ! not yet  . too little evidence'
lacks "and no other" "$out" '○'
LC_ALL=C of
has "as they are where the locale is no UTF-8" "$out" '# kept days later'
of --since 2026-09-08
has "since a day" "$out" 'New since 2026-09-08:'
of --since 2026-09-30
has "nothing may be new" "$out" 'Nothing is new since 2026-09-30.'
of --since 30y
has "or since so long" "$out" 'New since '
for day in yesterday 2026-02-30 2026-9-1 2026-13-01 0d 1969-12-31; do
    of --since "$day"
    has "no day: $day" "$status $err" "2 breuk: “$day” is no day; write a date as 2026-11-20"
done

# --- a pupil

of --pupil lotte
is "a pupil is shown" "$status$err" 0
has "by the name, small letters or not" "$out" 'Lotte, class 6b'
for part in 'Skills:' 'Missed lately:' 'What may lie behind it:' 'For Lotte:' 'For the parents:' 'You have answered ' 'Lotte learns fractions'; do
    has "there is: $part" "$out" "$part"
done
has "a belief is named in a teacher’s words, how sure, with its short name" "$out" 'quite sure: Lotte compares shaded with unshaded parts: 3/5 for 3 of 8 (M7)'
has "with the line that shows why" "$(cat "$scratch/out")" "report --pupil Lotte --why M7 --records $records"
words=$(sed -n '/^For Lotte:/,/^For the parents:/p' "$scratch/out" | sed '1d;$d')
lacks "the child hears no label" "$words" 'M7'
lacks "and no belief" "$words" 'unshaded'
of --pupil Elif
has "where nothing is named it says how much there is" "$out" 'Nothing is named. '
has "and what is lacking" "$out" 'Before a name is given, answers must agree'
of --pupil Lotti
has "a mistyped name" "$status $err" '2 breuk: “Lotti” is not in class 6b; did you mean “Lotte”?'

# --- why

of --pupil Lotte --why M7
has "the events behind a belief" "$out" 'speaks for it'
has "are counted, and the claim is told" "$out" 'it is named, quite sure'
has "each with what was asked and answered" "$(tr '\n' ' ' <"$scratch/out" | tr -s ' ')" ' 1/2: answered a picture of 1/3; not yet; speaks for it (lesson “Half”)'
has "of a card, what it was laid on" "$out" ' laid 3/9 on 2/8; not yet; speaks for it (game “fractions”)'
for of_program in 'seed' 'version' 'event' 'bar:' 'pie:' '.jsonl'; do
    lacks "nothing that only programs need: $of_program" "$out" "$of_program"
done
of --pupil Elif --why M1
has "a belief that nobody named" "$out" 'it is not named'
of --pupil Elif --why k1
has "those behind a skill" "$out" 'Elif, reading a picture (K1): '
of --pupil Elif --why K1 --json
has "as JSON" "$(head -1 "$scratch/out")" '{"kind":"event","pupil":"Elif","at":"2026-09-07T09:'
has "with the session" "$out" '"session":{"kind":"lesson","name":"half","hash":"","version":2,"seed":"100"'
of --why K1
has "of nobody" "$status $err" '2 breuk: --why tells what a claim about a pupil rests on; say who with --pupil'
for claim in K0 K17 K1x M99 x; do
    of --pupil Elif --why $claim
    has "no claim: $claim" "$status $err" "2 breuk: “$claim” is neither a skill, as K3, nor a belief, as M1"
done

# --- a number

of --item 1/2
has "who did what with a number" "$out" ' right'
of --item 1/2=2/4 --pupil Bas
is "with two, of one pupil" "$(grep -c '^[A-Z]' "$scratch/out")" 1
of --item 91/97
is "of which nobody had to do" "$out" 'Nobody had to do with 91/97 yet.
In games, turns count in which no card in hand has the colour of the pile: then
a number fits only if it is equal.'
of --item 1/2=2/4 --json
has "as JSON" "$(head -1 "$scratch/out")" '{"kind":"event","pupil":"'
of --item 1/0
is "what is no number" "$status$out" 2
of --item 1/2=
is "nor half of two" "$status$out" 2

# --- for programs

of --csv
is "a table has a row for each pupil" "$(wc -l <"$scratch/out" | tr -d ' ')" 29
has "and heads" "$(head -1 "$scratch/out")" 'pupil,answers and turns,reading a picture,'
has "and beliefs" "$out" 'compares shaded with unshaded parts: 3/5 for 3 of 8,quite sure'
of --csv --lang nl
has "in Dutch its separator is ;" "$(head -1 "$scratch/out")" ';'
of --csv -o "$scratch/6b.csv"
verdict "to a file" "$([ "$status" -eq 0 ] && [ -s "$scratch/6b.csv" ]; echo $?)" "$err"
of --csv -o "$scratch/6b.csv"
is "which is not overwritten" "$status" 2
of --csv -o "$scratch/6b.csv" --force
is "but with --force" "$status$err" 0
of --json
is "JSON has an object for the class" "$(grep -c '"kind":"class"' "$scratch/out")" 1
is "and for each pupil" "$(grep -c '"kind":"pupil"' "$scratch/out")" 28
is "for three topics" "$(grep -c '"kind":"topic"' "$scratch/out")" 3
for kind in group step; do
    has "and of a $kind" "$out" "{\"kind\":\"$kind\""
done
of --json --pupil Lotte
is "or of one pupil" "$(grep -c . "$scratch/out")" 1
has "with the belief" "$out" '"belief":"M7","belief_words":"compares shaded'

# --- on paper

of --print "$scratch/6b.pdf"
is "on paper" "$status$err" "0$scratch/6b.pdf: 2 pages"
has "as a PDF" "$(head -c 5 "$scratch/6b.pdf")" '%PDF-'
of --print "$scratch/6b.pdf"
has "which is not overwritten" "$status $err" "2 breuk: $scratch/6b.pdf already exists; name another file, or overwrite it with --force"
of --print "$scratch/6b.pdf" --force --pupil Lotte
is "but with --force; of a pupil a page" "$status$err" "0$scratch/6b.pdf: 1 page"
if command -v pdftotext >/dev/null; then
    text=$(pdftotext "$scratch/6b.pdf" -)
    has "for the child" "$text" 'For Lotte:'
    lacks "without a label" "$text" 'unshaded'
fi
of --print "$scratch/p.pdf" --json
is "told as JSON" "$out" "{\"file\":\"$scratch/p.pdf\",\"pages\":2}"
of --print "$scratch/none/p.pdf"
is "in a folder that is not there" "$status" 3

# --- anew

of --recompute
has "what pupils know is made anew, and nothing differs" "$out" '; 0 differed from what was kept.'
of --recompute --json
has "as JSON" "$out" '{"kind":"recomputed","pupils":28,"differed":0,"seconds":'

cp "$records" "$scratch/east.db" # where nine in the morning in Greenwich is one at night
TZ='<+16>-16' report --records "$scratch/east.db" --recompute
TZ='<+16>-16' report --records "$scratch/east.db"
has "days are those of the school’s time zone" "$out" 'Class 6b on 2026-09-09. Pupils: 28; '
TZ='<+16>-16' report --records "$scratch/east.db" --since 2026-09-09
has "also those that are typed" "$out" 'New since 2026-09-09:'

# --- while it goes on

"$BREUK_PROGRAM" report --records "$records" --watch >"$scratch/watched" 2>&1 &
watching=$!
# Once it has looked, an answer comes.
cp "$records" "$scratch/before.db"
has_come()
{
    printf '1\n1\n1\nstop\n' | "$BREUK_PROGRAM" lesson half --class 6b --records "$records" --players Bas >/dev/null 2>&1
    grep -q 'Bas: ' "$scratch/watched"
}
within_reason has_come
verdict "what comes is told while it is watched" $? "$(cat "$scratch/watched")"
kill $watching
wait $watching
is "until it is stopped" $? 0

# --- what does not go together

for two in 'why item' 'why csv' 'item csv' 'csv print' 'csv watch' 'watch recompute' 'print watch'; do
    set -- $two
    case $1 in why | item | print) first="--$1=K1" ;; *) first=--$1 ;; esac
    case $2 in item | print) second="--$2=1/2" ;; *) second=--$2 ;; esac
    of "$first" "$second" --pupil Bas
    has "not together: $two" "$status $err" "2 breuk: --$1 does not go together with --$2; leave one out"
done
for whole in csv watch recompute; do
    of --$whole --pupil Bas
    has "not of one pupil: $whole" "$status $err" "2 breuk: --$whole does not go together with --pupil; leave one out"
done
for other in csv recompute 'pupil=Bas' 'item=1/2' 'export=Bas'; do
    of --since 2w "--$other"
    has "nothing is new there: $other" "$status $err" "2 breuk: --since does not go together with --${other%%=*}; leave one out"
done
of --csv --json
has "one form at a time" "$status $out" '--json does not go together with --csv'
of -o "$scratch/x"
has "-o without a table" "$status $err" '2 breuk: -o is for a table or for all of a pupil'
of --force
has "--force without a file" "$status $err" '2 breuk: --force has nothing to do here'
of word
is "no words" "$status" 2

# --- lines to type name the file, too

"$BREUK_PROGRAM" class new 8f --records "$scratch/own.db" >/dev/null
"$BREUK_PROGRAM" class add 8f Hal --records "$scratch/own.db" >/dev/null
run "$BREUK_PROGRAM" report --records "$scratch/own.db"
has "how to record a lesson" "$out" "lesson --class 8f --players Hal --records $scratch/own.db"
if command -v sqlite3 >/dev/null; then
    sqlite3 "$scratch/own.db" "insert into learned values(1, 1, 1, 'x')"
    run "$BREUK_PROGRAM" report --records "$scratch/own.db"
    has "how to make anew what is hurt" "$status $err" "type: $BREUK_PROGRAM report --class 8f --recompute --records $scratch/own.db"
fi

done_testing
