#!/bin/sh
# breuk lesson loses nothing: the journal, broken off in every way and continued; refusals.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR LANGUAGE
export BREUK_LANG=en XDG_STATE_HOME="$scratch/state"
state=$XDG_STATE_HOME/breuk/lessons

lesson()
{
    run "$BREUK_PROGRAM" lesson "$@"
}

# typed TEXT ARG…: a lesson with these lines typed; printf's escapes.
typed()
{
    printf "$1" >"$scratch/keys"
    shift
    run_from "$scratch/keys" "$BREUK_PROGRAM" lesson "$@"
}

# What is asked last.
question()
{
    grep -F '?' "$scratch/out" | tail -1
}

# --- stopped and continued

all='4\n2\n1\nhint\n3\n1/0\nfoo\n2\nskip\n4\nwhy\n1\n3\n'
typed "$all" half --seed 7 --journal "$scratch/whole.jsonl"
is "lines are read from a pipe, until they end" "$status$err" 0
has "the end of the lines: the lesson is kept" "$out" "Your lesson is kept. $BREUK_PROGRAM lesson --resume $scratch/whole.jsonl goes on with it."
asked=$(question)
result=$(grep 'at the first try' "$scratch/out")
verdict "only its owner reads it" "$([ "$(stat -c %a "$scratch/whole.jsonl" 2>/dev/null || stat -f %Lp "$scratch/whole.jsonl")" = 600 ]; echo $?)"
has "it begins with what all follows from" "$(head -1 "$scratch/whole.jsonl")" '{"sitting":3,"lesson":"half","version":'

typed '4\n2\n1\nhint\nstop\n' half --seed 7 --journal "$scratch/parts.jsonl"
is "stopped" "$status$err" 0
stopped_at=$(question)
typed '3\n1/0\nfoo\n stop. \n' --resume "$scratch/parts.jsonl"
is "continued, and stopped again" "$status$err" 0
has "the question that was open is asked again" "$out" "$stopped_at"
typed '2\nskip\n4\nwhy\n1\n3\n' --resume "$scratch/parts.jsonl"
is "in the end the same is asked" "$(question)" "$asked"
is "and has come of it" "$(grep 'at the first try' "$scratch/out")" "$result"
verdict "and the journal is the same" "$(cmp -s "$scratch/whole.jsonl" "$scratch/parts.jsonl"; echo $?)"

typed '4\nstop\n' half --seed 8
is "a lesson is kept without being asked" "$(ls "$state" | wc -l | tr -d ' ')" 1
asked=$(question)
lesson --resume
is "the newest lesson is continued" "$status$err" 0
is "with the question that was open" "$(question)" "$asked"

yes skip | head -30 >"$scratch/skips"
"$BREUK_PROGRAM" lesson half --seed 7 --journal "$scratch/done.jsonl" <"$scratch/skips" >"$scratch/out"
lacks "a lesson that is done cannot be continued" "$(cat "$scratch/out")" 'goes on with it'
lacks "who has answered nothing hears of no answers" "$(cat "$scratch/out")" 'You answered'
has "and what to do" "$(cat "$scratch/out")" 'Do this lesson again: the questions will be new.'
lesson --resume "$scratch/done.jsonl"
is "who tries, hears so" "$status$err $(tail -1 "$scratch/out")" '0 This lesson is finished.'

# In turn.
typed '1\n2\n1\n' half --seed 8 --players Ann,Bo --journal "$scratch/two.jsonl"
is "two pupils take turns" "$(sed -n 's/.*"pupil":\([01]\).*/\1/p' "$scratch/two.jsonl" | tr -d '\n')" 001
has "each is named" "$out" 'Ann> '
typed 'stop\n' --resume "$scratch/two.jsonl"
is "and both are there when it continues" "$status$err$(grep -c 'Bo' "$scratch/out" | sed 's/[1-9][0-9]*/ yes/')" '0 yes'
is "it is the turn of who was asked" "$(grep -o '[A-Z][a-z]*>' "$scratch/out" | tail -1)" 'Bo>'

# Why each question comes.
typed '4\n' half --seed 7 --why --journal "$scratch/why.jsonl"
has "why: the first question says why it comes" "$(grep -A2 'Question 1 of' "$scratch/out")" 'Of 10 like this one, you would get about '
is "why: so does each other one" "$(grep -c 'so this one is a step \|^Of 10 like this one\|This one is a stretch' "$scratch/out")" "$(grep -c 'Question [0-9]* of' "$scratch/out")"
reason=$(grep -A1 'Question 1 of' "$scratch/out" | tail -1)
typed 'stop\n' --resume "$scratch/why.jsonl" --why
has "why: a lesson that continues says it of the question that is open" "$out" "$reason"
typed 'stop\n' --resume "$scratch/why.jsonl"
lacks "why: not without the option" "$out" "$reason"
typed '4\n' half --seed 7 --journal "$scratch/silent.jsonl"
lacks "without the option no question says why" "$out" 'Of 10 like'
verdict "nothing else changes by it" "$(cmp -s "$scratch/why.jsonl" "$scratch/silent.jsonl"; echo $?)"
for turn in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do printf '5\n5\nskip\n'; done >"$scratch/misses"
"$BREUK_PROGRAM" lesson factor --why --seed 3 --journal "$scratch/missed.jsonl" <"$scratch/misses" >"$scratch/out"
has "who misses is told so" "$(cat "$scratch/out")" 'like this one. Here is another.'
has "who is stuck, that it is like the example" "$(cat "$scratch/out")" 'This one is like the example above, with other numbers.'
has "an older question, where it is from" "$(cat "$scratch/out")" ', a lesson before this.'

# What one lesson tells of a pupil, the next one begins with; the journal keeps it.
{ echo half; yes skip | head -20; echo line; printf 'skip\nskip\n'; } >"$scratch/keys"
XDG_STATE_HOME=$scratch/known "$BREUK_PROGRAM" lesson --seed 7 --why <"$scratch/keys" >"$scratch/out" 2>"$scratch/err"
second=$(ls "$scratch/known/breuk/lessons" | tail -1)
lacks "a first lesson knows nothing" "$(head -1 "$scratch/known/breuk/lessons/$(ls "$scratch/known/breuk/lessons" | head -1)")" '"start"'
has "a second one begins with what is known" "$(head -1 "$scratch/known/breuk/lessons/$second")" '"start":["K1:-'
asked=$(question)
typed 'stop\n' --resume "$scratch/known/breuk/lessons/$second"
is "and continues with the same question" "$status$err $(question)" "0 $asked"
for start in '"x"' '"K1:x"' '"K1:99999"' '"K17:1"' '"@9:1:1"' '"3/4"' '"17/100:1"' '"K1:1,K2:1"'; do
    sed "s/,\"sum\":\"[0-9a-f]*\"}\$/}/; s|\"start\":\[[^]]*\]|\"start\":[$start]|" "$scratch/known/breuk/lessons/$second" >"$scratch/start.jsonl"
    typed 'stop\n' --resume "$scratch/start.jsonl"
    has "what was known, as $start: exit 2" "$status$out $err" "2 breuk: $scratch/start.jsonl does not fit this lesson any more; begin the lesson again"
done
for start in 7 '"K1:1","K2:1"' ''; do
    sed "s/,\"sum\":\"[0-9a-f]*\"}\$/}/; s|\"start\":\[[^]]*\]|\"start\":[$start]|" "$scratch/known/breuk/lessons/$second" >"$scratch/start.jsonl"
    typed 'stop\n' --resume "$scratch/start.jsonl"
    has "[$start] is not what is known of one pupil" "$status$out $err" 'error: “start” needs a string for each pupil'
done
sed 's/,"sum":"[0-9a-f]*"}$/}/; s/"sitting":3/"sitting":2/' "$scratch/whole.jsonl" >"$scratch/old.jsonl"
lesson --resume "$scratch/old.jsonl"
has "an older journal, which would ask other questions" "$status$out $err" 'this journal has format 2, but this program reads only format 3'

# In its language, or the lines would mean something else.
typed 'skip\nskip\n' decimals --seed 3 --lang nl --journal "$scratch/nl.jsonl"
asked=$(question)
has "the language is kept" "$(head -1 "$scratch/nl.jsonl")" '"lang":"nl"'
lesson --resume "$scratch/nl.jsonl"
is "it goes on in that language" "$(question)" "$asked"
has "with its numbers" "$asked$out" ','
lesson --lang en --resume "$scratch/nl.jsonl"
is "another language: exit 2" "$status$out" 2
has "and it says which is right" "$err" 'leave out --lang, or use --lang nl'
export XDG_STATE_HOME="$scratch/dutch"
typed 'skip\n' decimals --seed 3 --lang nl
lesson --lang en --resume
is "of the newest it says the same, and nothing of others" "$status $(printf '%s\n' "$err" | wc -l)" '2 1'
export XDG_STATE_HOME="$scratch/state"
lesson --lang nl --resume "$scratch/nl.jsonl"
is "the same may be said" "$status$err" 0

# A file of one's own, from another folder.
mkdir "$scratch/own" "$scratch/elsewhere"
cp "$BREUK_SOURCE/lessons/half.xml" "$scratch/own/mine.xml"
(cd "$scratch/own" && printf '4\n' | "$BREUK_PROGRAM" lesson mine.xml --seed 7 --journal "$scratch/mine.jsonl" >"$scratch/out")
asked=$(question)
(cd "$scratch/elsewhere" && "$BREUK_PROGRAM" lesson --resume "$scratch/mine.jsonl" </dev/null >"$scratch/out" 2>&1)
is "a file of one's own is found from another folder" "$? $(question)" "0 $asked"
sed 's/share="60"/share="40"/; s/share="40" factors/share="60" factors/' "$scratch/own/mine.xml" >"$scratch/own/other.xml"
mv "$scratch/own/other.xml" "$scratch/own/mine.xml"
cp "$scratch/mine.jsonl" "$scratch/before.jsonl"
lesson --resume "$scratch/mine.jsonl"
is "a lesson that has changed: exit 2" "$status$out" 2
has "and it says what to do" "$err" 'has changed since'
verdict "the journal stays as it is" "$(cmp -s "$scratch/mine.jsonl" "$scratch/before.jsonl"; echo $?)"
rm "$scratch/own/mine.xml"
lesson --resume "$scratch/mine.jsonl"
is "a lesson that is gone: exit 2" "$status$out" 2
has "and which" "$err" 'own/mine.xml'

# A lesson that comes before it makes questions too.
mkdir "$scratch/data"
ln -s "$BREUK_SOURCE/decks" "$scratch/data/decks"
cp -R "$BREUK_SOURCE/lessons" "$scratch/data/lessons"
(
    export BREUK_DATA="$scratch/data"
    "$BREUK_PROGRAM" lesson shaded --seed 7 --journal "$scratch/shaded.jsonl" </dev/null >/dev/null
    echo '<!-- changed -->' >>"$scratch/data/lessons/half.xml"
    "$BREUK_PROGRAM" lesson --resume "$scratch/shaded.jsonl" </dev/null >"$scratch/out" 2>"$scratch/err"
    echo $? >"$scratch/status"
)
has "a lesson before it that has changed" "$(cat "$scratch/status" "$scratch/err")" 'or one before it, has changed since'

# --- killed

# begin NAME ARG…: a lesson in the background, whose lines come from file descriptor 3.
begin()
{
    mkfifo "$scratch/pipe.$1"
    : >"$scratch/out"
    "$BREUK_PROGRAM" lesson half --seed 7 --journal "$scratch/$1.jsonl" <"$scratch/pipe.$1" >"$scratch/out" 2>"$scratch/err" &
    pid=$!
    exec 3>"$scratch/pipe.$1"
}

# asked COUNT: so often a line was asked for.
asked()
{
    [ "$(grep -c '^> ' "$scratch/out")" -ge "$1" ]
}

begin killed
printf '4\n2\n' >&3
within_reason asked 3
kill -9 $pid
wait $pid 2>/dev/null
exec 3>&-
shown=$(question)
is "killed: every answer is there" "$(sed -n 's/.*"typed":"\([^"]*\)".*/\1/p' "$scratch/killed.jsonl" | tr '\n' ' ')" '4 2 '
typed 'stop\n' --resume "$scratch/killed.jsonl"
is "killed: it goes on with the question that was open" "$status$err $(question)" "0 $shown"

for signal in TERM HUP INT; do
    begin $signal
    printf '4\n2' >&3 # in the middle of a line
    within_reason asked 2
    kill -$signal $pid
    wait $pid
    status=$?
    exec 3>&-
    is "SIG$signal in the middle of a question: exit 0" "$status$(cat "$scratch/err")" 0
    has "SIG$signal: the lesson is kept" "$(cat "$scratch/out")" "breuk lesson --resume $scratch/$signal.jsonl"
    is "SIG$signal: half a line is no answer" "$(wc -l <"$scratch/$signal.jsonl" | tr -d ' ')" 2
    shown=$(question)
    typed 'stop\n' --resume "$scratch/$signal.jsonl"
    is "SIG$signal: it goes on" "$status$err $(question)" "0 $shown"
done

begin window
within_reason asked 1
typed 'stop\n' --resume "$scratch/window.jsonl"
is "a lesson that is open elsewhere: exit 2" "$status$out" 2
has "and it says so" "$err" 'is open in another window; continue the lesson there, or close it first'
exec 3>&-
wait $pid

# --- damaged

printf '{"pupil":0,"ty' >>"$scratch/parts.jsonl"
typed 'stop\n' --resume "$scratch/parts.jsonl"
is "a torn last line does not matter" "$status" 0
has "it is said" "$err" 'the last line is incomplete, because the program stopped'
verdict "and cut off" "$(cmp -s "$scratch/whole.jsonl" "$scratch/parts.jsonl"; echo $?)"
sed '3s/"typed":"2"/"typed":"3"/' "$scratch/whole.jsonl" >"$scratch/changed.jsonl"
lesson --resume "$scratch/changed.jsonl"
is "a line that was changed: exit 2" "$status$out" 2
has "and where" "$err" "$scratch/changed.jsonl:3:1: error: this line has been changed or damaged"
sed 's/,"sum":"[0-9a-f]*"}$/}/; s/"pupil":0/"pupil":1/' "$scratch/whole.jsonl" >"$scratch/nobody.jsonl"
lesson --resume half
is "a lesson in place of its file: exit 2" "$status" 2
has "and what --resume takes" "$err" 'half is a lesson; --resume takes the file of a saved one'
lesson --resume "$scratch/nobody.jsonl"
is "a line of nobody: exit 2" "$status$out" 2
has "and where it is" "$err" "$scratch/nobody.jsonl:2:"
sed 's/,"sum":"[0-9a-f]*"}$/}/; s/\["Ann","Bo"\]/["Bo","Bo"]/' "$scratch/two.jsonl" >"$scratch/same.jsonl"
lesson --resume "$scratch/same.jsonl"
is "pupils that cannot be: exit 2" "$status$out" 2
sed 's/,"sum":"[0-9a-f]*"}$/}/; s/"pupil":1/"pupil":0/' "$scratch/two.jsonl" >"$scratch/turns.jsonl"
lesson --resume "$scratch/turns.jsonl"
has "a line in the turn of another" "$status $err" "2 breuk: $scratch/turns.jsonl does not fit this lesson any more"
sed 's/,"sum":"[0-9a-f]*"}$/}/; s/"lang":"en"/"lang":"xx"/' "$scratch/whole.jsonl" >"$scratch/tongue.jsonl"
lesson --resume "$scratch/tongue.jsonl"
has "a language that there is not" "$status $err" '2 breuk: there is no language “xx”'
: >"$scratch/empty.jsonl"
lesson --resume "$scratch/empty.jsonl"
has "an empty journal" "$status $err" '2 '"$scratch/empty.jsonl: error: this file is empty: the lesson had not begun"
echo 'no JSON' >"$scratch/text.jsonl"
lesson --resume "$scratch/text.jsonl"
has "no journal at all" "$status $err" "2 $scratch/text.jsonl:1:"
lesson --resume "$scratch/absent.jsonl"
has "a journal that is not there" "$status $err" "2 $scratch/absent.jsonl: error: cannot be read"
lesson --resume "$scratch"
has "a folder" "$status $err" '” is a folder'
"$BREUK_PROGRAM" play fractions --players bot,bot --seed 7 --rule target=50 --journal "$scratch/game.jsonl" >/dev/null
lesson --resume "$scratch/game.jsonl"
has "the journal of a game" "$status $err" 'this is not the journal of a lesson'
run "$BREUK_PROGRAM" play --resume "$scratch/whole.jsonl"
is "nor is that of a lesson one of a game: exit 2" "$status$out" 2

# A lesson that cannot be read does not stand in the way of the one before it.
newest=$(ls "$state" | tail -1)
cp "$scratch/changed.jsonl" "$state/9999-01-01-000000-000-half.jsonl"
echo 'no JSON' >"$state/9999-01-02-000000-000-half.jsonl"
sed 's/,"sum":"[0-9a-f]*"}$/}/; s/"lesson":"half"/"lesson":"hlaf"/' "$scratch/whole.jsonl" >"$state/9999-01-03-000000-000-hlaf.jsonl"
: >"$state/9999-01-04-000000-000-half.jsonl"
typed 'stop\n' --resume
is "damaged lessons are passed over: exit 0" "$status" 0
has "the newest that can goes on" "$(tail -1 "$scratch/out")" "--resume $state/$newest"
is "each is told of" "$(grep -c ': note: this lesson cannot continue; here is the one before it' "$scratch/err")" 3
rm "$state/9999"*
mkdir -p "$scratch/lost/breuk/lessons"
echo 'no JSON' >"$scratch/lost/breuk/lessons/2026-01-01-000000-000-half.jsonl"
XDG_STATE_HOME=$scratch/lost lesson --resume
has "none that can" "$status $err" 'there is no saved lesson to continue; start one with: breuk lesson'
XDG_STATE_HOME=$scratch/nothing lesson --resume
has "none at all" "$status $err" '2 breuk: there is no saved lesson to continue'

# --- a disk that is full, a folder that is not writable

(
    ulimit -f 1
    trap '' XFSZ
    yes 'hint' | "$BREUK_PROGRAM" lesson half --seed 7 --journal "$scratch/full.jsonl" 2>"$scratch/err" | cat >"$scratch/out"
) 2>/dev/null
is "a full disk is said" "$(cat "$scratch/err")" "breuk: $scratch/full.jsonl: File too large"
is "and what was written before is sound" "$(tail -c 1 "$scratch/full.jsonl" | od -An -tx1 | tr -d ' ')" 0a
typed 'stop\n' --resume "$scratch/full.jsonl"
is "and continues" "$status$err $(question)" "0 Which picture shows 1/2?"
(
    ulimit -f 0
    trap '' XFSZ
    exec "$BREUK_PROGRAM" lesson half --journal "$scratch/none.jsonl"
) </dev/null 2>&1 | cat >"$scratch/piped"
has "a disk that is full from the start" "$(cat "$scratch/piped")" "$scratch/none.jsonl: "
verdict "leaves no empty journal" "$([ ! -e "$scratch/none.jsonl" ]; echo $?)"
lesson half --journal /dev/null/x
is "a journal that cannot be made: exit 3" "$status$out" 3
has "and which" "$err" '/dev/null/x: '
lesson half --journal "$scratch/whole.jsonl"
is "an existing journal is not written over: exit 2" "$status$out" 2
has "and it says what to do" "$err" 'already exists; name another file, or continue that lesson'
verdict "it stays as it is" "$(cmp -s "$scratch/whole.jsonl" "$scratch/parts.jsonl"; echo $?)"
(unset HOME XDG_STATE_HOME; "$BREUK_PROGRAM" lesson half </dev/null >"$scratch/out" 2>"$scratch/err")
has "no home" "$? $(cat "$scratch/err")" 'there is no folder to save the lesson in; set HOME, or name a file with --journal'
printf '4\n' | "$BREUK_PROGRAM" lesson half --seed 7 --journal "$scratch/blind.jsonl" >/dev/full 2>"$scratch/err"
is "a full stdout: exit 3" "$? $(cat "$scratch/err")" '3 breuk: standard output: No space left on device'

# --- refusals

lesson halff
has "an unknown lesson: did you mean" "$status$out $err" '2 breuk: there is no “halff”; did you mean “half”?'
lesson xyzzy
has "one like none: what can be typed" "$status$out $err" '2 breuk: there is no lesson “xyzzy”; type a number'
lesson "$BREUK_SOURCE/decks/fractions.xml"
has "a deck" "$status$out $err" 'this command needs a file that starts with <lesson>'
lesson half --seed bad
has "a seed that is no number" "$status$out $err" '2 breuk: “--seed” must be a whole number, not “bad”'
lesson half --minutes 0
has "no minutes" "$status$out $err" '2 breuk: “--minutes” must be a whole number from 1 to 600, not “0”'
lesson half --players Ann,bot
has "a bot" "$status$out $err" '2 breuk: a bot does no lessons; name pupils alone'
lesson half --players Ann,ann
is "two of one name: exit 2" "$status$out" 2
for option in players=Ann seed=3 "journal=$scratch/new.jsonl"; do
    lesson --resume "$scratch/whole.jsonl" "--$option"
    has "a lesson that goes on keeps its ${option%%=*}" "$status$out $err" "leave out --${option%%=*}"
done
typed 'halff\nhalf\nstop\n'
has "in the list an unknown lesson is asked for again" "$out" 'There is no lesson “halff”'
has "and the one that is named is begun" "$(head -1 "$state/$(ls "$state" | tail -1)")" '"lesson":"half"'

# --- what lies behind wrong answers

# Somebody who adds the same above and below, and skips whatever asks something else, twice.
first='11\nskip\n6\nskip\n14\nskip\n5\nskip\n'
rest='4\nskip\nskip\n9\nskip\n7\nskip\n13\nskip\n8\nskip\nskip\nskip\n10\nskip\nskip\nskip\nskip\nskip\n'
BREUK_CALLED=./breuk typed "$first$rest" fill-top --seed 3 --lang nl
has "what to type is told as the program was called" "$out" '  ./breuk --lang nl lesson factor'
BREUK_CALLED=breuk typed "$first$rest" fill-top --seed 3 --journal "$scratch/adds.jsonl"
is "a lesson with wrong answers goes on to its end" "$status$err" 0
has "of whom the program knows why, hears of a lesson" "$out" '10 times you added the same above and below. Is 1/2 equal to 2/3?
The lesson “The same factor” fits you well now.
To begin the lesson “The same factor”, type:'
has "and how to begin it" "$out" '  breuk lesson factor'
# The name of the folder is chance: it may hold what looks like a label.
verdict "no label is told" "$(! grep -vF "$scratch" "$scratch/out" | grep -Eqi 'M[0-9]|misconception|belie'; echo $?)"
asked=$(grep -c '^Question' "$scratch/out")
is "no lesson gets longer by it but by what is skipped, while there are old questions" "$asked" $((14 + 3))
result=$(tail -3 "$scratch/out")
BREUK_CALLED=breuk typed "${first}stop\n" fill-top --seed 3 --journal "$scratch/half.jsonl"
BREUK_CALLED=breuk typed "$rest" --resume "$scratch/half.jsonl"
is "stopped in between and continued it comes to the same" "$(tail -3 "$scratch/out")" "$result"
verdict "with the same lines" "$(cmp -s "$scratch/adds.jsonl" "$scratch/half.jsonl"; echo $?)"
BREUK_CALLED=breuk typed "${first}stop\n" fill-top --seed 3 --lang nl --players Lena --journal "$scratch/lena.jsonl"
BREUK_CALLED=breuk typed "$rest" --resume "$scratch/lena.jsonl"
is "what to type then begins in the same language, with who was named" "$(grep ' lesson factor' "$scratch/out")" '  breuk --lang nl lesson factor --players Lena'
typed '7\nskip\nskip\nskip\nskip\nskip\nskip\nskip\n9\nskip\nskip\nskip\n3\nskip\n14\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\n13\nskip\nskip\nskip\nskip\nskip\n' cut --seed 3
has "who adds, and has not passed" "$out" 'First “Names of a half”, then this lesson again.'
lacks "is sent to no lesson that needs this one" "$out" 'fits you well'
typed 'skip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nskip\n' fill-top --seed 3 --journal "$scratch/skips.jsonl"
verdict "who only skips hears of no lesson" "$(! grep -q 'fits you well' "$scratch/out"; echo $?)"

# --- a second wrong answer

typed '1\n1\nstop\n' factor --plain --seed 3 --journal "$scratch/numbers.jsonl"
has "begins with what is right, in numbers and not in their labels" "$out" 'Not yet. The answer is 3/9, 4/12, 2/6.
1/3 = 3/9 (both × 3).'
typed '1\n1\nstop\n' factor --plain --seed 2 --journal "$scratch/one.jsonl"
has "of one to choose with both" "$out" 'Not yet. The answer is 4: 3/12.'

done_testing
