#!/bin/sh
# breuk lesson --exit-ticket: a class through a pipe, refusals; and the deck that a lesson offers.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR LANGUAGE
export BREUK_LANG=en BREUK_CALLED=breuk XDG_STATE_HOME="$scratch/state"

# typed TEXT ARG…: an exit ticket with these lines typed; printf's escapes.
typed()
{
    printf "$1" >"$scratch/keys"
    shift
    run_from "$scratch/keys" "$BREUK_PROGRAM" lesson --exit-ticket "$@"
}

# --- held

typed 'a 3 b 12 c 5\na 20\n\n' fill-top --seed 3
is "a ticket is held through a pipe" "$status$err" 0
has "it says of which lesson" "$out" 'Exit ticket: The missing numerator.'
has "it asks three questions" "$out" 'Question 3 of 3.'
has "with letters to hold up" "$out" 'a b c d> '
has "it says how to type hands" "$out" 'Type how many hold up each letter, a to d'
has "it counts them" "$out" '): 12'
has "and says which is right" "$out" ', and this is right'
has "what was chosen most of the wrong ones" "$out" 'Of the other answers, b ('
has "what to begin with tomorrow" "$out" 'Begin tomorrow with question 2: 20 of 20 held up a'
has "and what then" "$out" 'Then question 1: 12 of 20 held up b ('
has "what was skipped" "$out" 'Question 3: not counted.'
has "how all went" "$out" 'All together: '
lacks "no seed is told before the class" "$out" 'seed'
verdict "no journal is kept" "$([ ! -e "$XDG_STATE_HOME" ]; echo $?)"
first=$out
typed 'a 3 b 12 c 5\na 20\n\n' fill-top --seed 3
is "the same seed asks the same" "$out" "$first"
typed '' fill-top --verbose
has "with --verbose a seed is told, to ask it again" "$(tail -1 "$scratch/out")" '  breuk lesson fill-top --exit-ticket --seed '
BREUK_CALLED=./breuk typed '' fill-top --verbose --lang nl --seed 3
is "as the program was called" "$(tail -1 "$scratch/out")" '  ./breuk --lang nl lesson fill-top --exit-ticket --seed 3'
typed '' fill-top
is "no lines are no fault" "$status$err" 0
typed 'factor\n\n\n\n'
has "without a lesson there is a list" "$out" 'Which lesson?'
has "and the one that is named is asked of" "$out" 'Exit ticket: The same factor.'
typed 'stop\n'
is "or none" "$status$err$(grep -c 'Exit ticket' "$scratch/out")" 00
typed 'xyz\n5 5 5 5 5\na 1 a 2\ne 4\n-1\nhelp\nstop\n' fill-top --seed 3
is "what is not understood stops nothing" "$status$err" 0
for why in 'such as: a 12 b 3' 'Type 4 numbers, one for each letter' 'You typed the letter a twice' 'There is no e here' '0 or more'; do
    has "it is said: $why" "$out" "$why"
done
cp "$BREUK_SOURCE/lessons/half.xml" "$scratch/mine.xml"
typed 'a 5 b 7\n' "$scratch/mine.xml" --seed 1 --verbose
has "a file of one's own" "$out" 'Question 1 of 3.'
has "is named to ask it again" "$(tail -1 "$scratch/out")" "breuk lesson $scratch/mine.xml --exit-ticket --seed 1"

# --- refused

sed 's/<items kind="find" share="50"\/>//; s/<items kind="all" share="30"\/>/<items kind="all" share="100"\/>/; s/<items kind="prove" share="20"\/>//; s/ needs="[^"]*"//' "$BREUK_SOURCE/lessons/factor.xml" >"$scratch/all.xml"
typed '' "$scratch/all.xml"
has "a lesson of questions with several right answers" "$status $err" '2 breuk: the lesson all has no questions that a class can answer by holding up a letter'
for option in players=Ann minutes=5 "journal=$scratch/new.jsonl" resume why; do
    typed '' factor "--$option"
    has "--${option%%=*} does not fit" "$status$out $err" "2 breuk: an exit ticket asks a whole class, and takes four minutes; leave out --${option%%=*}"
done
typed '' factorr
has "an unknown lesson" "$status$out $err" '2 breuk: there is no “factorr”; did you mean “factor”?'

# --- the deck of a lesson that is passed

cat >"$scratch/one.xml" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<lesson format="1" version="1" stage="equal" skills="K5" deck="equals">
  <title lang="en">One question</title>
  <numbers denominators="2 3 4 5 6" largest="30"/>
  <item kind="simplify" stem="2/4"/>
  <hints ladder="simplify"/>
  <pass right="1" of="1" each="1"/>
</lesson>
END
printf '1/2\n' >"$scratch/keys"
run "$BREUK_PROGRAM" lesson "$scratch/one.xml" --players Ann
lacks "a lesson that is not passed names no deck" "$out" 'breuk play'
passed=$("$BREUK_PROGRAM" lesson "$scratch/one.xml" --players Ann <"$scratch/keys")
has "one that is passed does" "$passed" '  breuk play equals'
has "as the program was called" "$(BREUK_CALLED=./breuk "$BREUK_PROGRAM" lesson --lang nl "$scratch/one.xml" <"$scratch/keys")" '  ./breuk --lang nl play equals'
lacks "through a pipe nothing is asked" "$passed" 'Play with it now?'
sed 's/ deck="equals"//' "$scratch/one.xml" >"$scratch/none.xml"
passed=$("$BREUK_PROGRAM" lesson "$scratch/none.xml" <"$scratch/keys")
has "a lesson without a deck" "$passed" 'Passed: 1 of the last 1 at the first try.'
lacks "offers none" "$passed" 'breuk play'
if script -qec true /dev/null >/dev/null 2>&1; then
    # sitting TEXT: the lesson at a terminal, with these lines typed.
    sitting()
    {
        printf "$1" >"$scratch/keys"
        TERM=dumb script -qec "'$BREUK_PROGRAM' lesson '$scratch/one.xml' --players Ann" /dev/null <"$scratch/keys" | tr -d '\r' >"$scratch/out"
        out=$(cat "$scratch/out")
    }
    sitting '1/2\n\n'
    has "at a terminal it is asked" "$out" 'Play with it now? Type “yes”, or press Enter for no.'
    lacks "Enter is no" "$out" 'Deck: '
    sitting '1/2\nyes\nstop\n'
    has "yes plays" "$out" 'Deck: Equal fractions'
    has "with the pupil and two bots" "$out" 'Bot 2'
    TERM=dumb script -qec "'$BREUK_PROGRAM' lesson factor --exit-ticket --seed 7" /dev/null </dev/null | tr -d '\r' >"$scratch/out"
    is "what is said after the last prompt begins a line" "$(grep -c '^Question 1: not counted' "$scratch/out")" 1
fi

done_testing
