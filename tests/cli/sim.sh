#!/bin/sh
# breuk sim: the table, what it says a deck is good for, options, refusals, being stopped.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data"

sim()
{
    run "$BREUK_PROGRAM" sim "$@"
}

# The row of the table that begins so, its blanks made single.
row()
{
    grep "^  $1" "$scratch/out" | tr -s ' '
}

sim fractions --games 100 --threads 1
is "a deck is played: exit 0, nothing on stderr" "$status$err" 0
alone=$out
has "it says what was played" "$out" 'Fractions (fractions): 196 cards, 4 players, rules: fractions, bots: random.'
has "and how to play the same again" "$out" '100 games of '
has "with its seed" "$out" 'Seed: 1; the same seed gives the same figures.'
for threads in 2 5; do
    sim fractions --games 100 --threads $threads
    is "$threads threads give the same figures as one" "$out" "$alone"
done
sim fractions --games 100
is "as many threads as there are cores do, too" "$out" "$alone"
sim fractions --games 100 --seed 2
verdict "another seed gives other figures" "$([ "$out" != "$alone" ]; echo $?)"
has "and is said" "$out" 'Seed: 2;'
done_testing
