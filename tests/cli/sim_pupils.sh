#!/bin/sh
# breuk sim --pupils: simulated pupils at a deck and in lessons, as a table and as JSON; refusals; being stopped.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1

sim()
{
    run "$BREUK_PROGRAM" sim "$@"
}

# --- a deck

sim --pupils 2 equals
is "pupils at a deck: exit 0, nothing on stderr" "$status$err" 0
has "it says where" "$out" 'Equal fractions, ages 9 to 11 (equals): 4 players, rules: fractions.'
has "and how many, and how to do the same again" "$(tr '\n' ' ' <out)" '2 pupils of each kind; a belief decides 85 of 100 times. Seed: 1;'
is "a row for each belief that the deck can show" "$(sed -n 's/^  \([MHGDP][^ ]*\) .*/\1/p' out | tr '\n' ' ')" 'M1 M2 M2b M3 M3b M4 M6 M7 '
has "with what such a pupil takes for true" "$out" '  M1   2/3 = 3/4 '
is "and one for each kind without" "$(sed -n '/^Pupils who hold none/,/^$/p' out | grep -c '^  ')" 11
has "what cannot show is said, and not guessed at" "$(tr '\n' ' ' <out)" 'No card here can show M5, M10, '
has "what the columns are" "$(tr '\n' ' ' <out)" 'Turns: how many own turns it takes for one such card.'
is "in 80 columns" "$(awk 'length($0) > 80' out)" ''
sim --pupils 1 --threads 2 --seed 1 first-fractions
alone=$out
sim --pupils 1 --threads 1 first-fractions
is "threads change nothing" "$out" "$alone"
sim --pupils 1 --seed 2 first-fractions
verdict "another seed does" "$([ "$out" != "$alone" ]; echo $?)"
sim --pupils 1 --strength 60 --seats 3 --rule wrong=referee equals
has "a weaker belief" "$(tr '\n' ' ' <out)" 'a belief decides 60 of 100 times'
has "at a smaller table" "$out" ': 3 players, rules: fractions.'
BREUK_LANG=nl sim --pupils 1 mixed-forms
has "numbers are written as in the language in use" "$out" ' = 0,14'

sim --pupils 2 --json improper
is "JSON: a line for each row" "$(wc -l <out | tr -d ' ')" "$(grep -c '^{"deck":"improper","[bk]' out)"
has "of believers" "$out" '{"deck":"improper","belief":"M1","strength":0.85,"pupils":2,"reached":['
has "of how many each family was named" "$out" '"named":{"M1":'
has "of others" "$out" '{"deck":"improper","kind":"guesses","strength":0.85,"pupils":2,'
lacks "what improper cannot show" "$out" '"belief":"M6"'

# --- lessons

sim --pupils 2 lesson:fill-top ./mine.xml
is "a deck that is not there: exit 2" "$status" 2
has "after what could be done" "$out" '(fill-top).'
cp "$BREUK_SOURCE/lessons/fill-top.xml" mine.xml
sim --pupils 2 fill-top ./mine.xml --json
is "a lesson by its name and a file: exit 0" "$status$err" 0
has "the one" "$out" '{"lesson":"fill-top","belief":"M1","strength":0.85,"pupils":2,'
has "the other" "$out" '{"lesson":"mine","belief":"M1"'
sim --pupils 2 fill-top
has "how many questions it takes" "$(tr '\n' ' ' <out)" 'after how many questions the belief is named, of half of the pupils'
has "and what no question shows" "$(tr '\n' ' ' <out)" 'No question here can show '
lacks "a number alone hides what is said below" "$out" 'Turns:'

# --- refusals

# refused NAME WHAT IS SAID WORDS…: exit code 2.
refused()
{
    name=$1
    said=$2
    shift 2
    sim "$@"
    is "$name: exit 2" "$status" 2
    has "$name: says so" "$err" "$said"
}

refused "no pupils" '“--pupils” must be a whole number from 1 to 1000000' --pupils 0 equals
refused "too strong a belief" '“--strength” must be a whole number from 1 to 100' --pupils 5 --strength 101 equals
refused "a strength of nobody" 'add “--pupils”' --strength 60 equals
refused "a deck where no belief can show" 'classic: no belief about fractions can show in this deck' --pupils 5 classic
refused "rules where none can" 'equals: with match=printed equal numbers do not fit' --pupils 5 equals --rule match=printed
refused "a name like none" 'there is no “equlas”' --pupils 5 equlas
refused "no such lesson" 'fill-top' --pupils 5 lesson:fil-top
for option in '--games 5' '--bots random' '--vs fractions' '--plot a.pdf' '--csv' '--part 1/2' --merge --force; do
    # shellcheck disable=SC2086
    refused "$option" 'has no effect on simulated pupils; leave it out' --pupils 5 equals $option
done

# --- being stopped

if command -v timeout >/dev/null; then
    run timeout --foreground --preserve-status -s INT 5 "$BREUK_PROGRAM" sim --pupils 1000000 equals
    is "Ctrl-C: exit 130" "$status" 130
    has "it shows what there is so far" "$out" '  M1   2/3 = 3/4 '
    lacks "and no more" "$out" '  M7   3/8 = 3/5 '
    run timeout --foreground --preserve-status -s INT 5 "$BREUK_PROGRAM" sim --pupils 100000 lesson:fill-top
    is "Ctrl-C in a lesson: exit 130" "$status" 130
    lacks "a row that is not complete is not shown" "$out" '  M1   2/3 = 3/4 '
else
    skip "Ctrl-C" "no timeout here"
fi

done_testing
