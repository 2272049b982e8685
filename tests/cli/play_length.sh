#!/bin/sh
# breuk play: how long a match lasts. A round between people, --minutes.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# settings FILE: those of the length, as the journal has them.
settings()
{
    sed -n '1s/.*"target":"\([0-9]*\)","rounds":"\([0-9]*\)".*/target \1, rounds \2/p' "$1"
}

# --- a round between people

typed 'stop\n' fractions --players Ann,Bo --seed 7 --journal "$scratch/round.jsonl"
has "two people play a round" "$out" 'You play one round.'
lacks "of options nothing is said before pupils" "$out" '--minutes'
typed 'stop\n' fractions --players Ann,Bo --seed 7 --verbose
has "with --verbose it is said how to play longer" "$out" 'To play longer, type --minutes 20 after “breuk play”.'
is "the journal knows" "$(settings "$scratch/round.jsonl")" 'target 500, rounds 1'
typed 'stop\n' fractions --players Ann,bot --seed 7 --journal "$scratch/alone.jsonl"
lacks "who plays alone with a bot plays a match" "$out" 'You play one round.'
is "up to the target" "$(settings "$scratch/alone.jsonl")" 'target 500, rounds 0'
for rule in target=100 rounds=3 scoring=none; do
    typed 'stop\n' fractions --players Ann,Bo --seed 7 --rule "$rule"
    lacks "nor two people who say $rule" "$out" 'You play one round.'
done
for rule in elimination=yes partners=changing; do
    typed 'stop\n' classic --players Ann,Bo,Cy,Dee --seed 7 --rule scoring=charged --rule "$rule"
    lacks "nor those who play $rule" "$status$out" 'You play one round.'
done

# --- minutes

typed 'stop\n' fractions --players Ann,Bo --seed 7 --minutes 20 --journal "$scratch/clock.jsonl"
has "who plays against the clock is told" "$out" 'You play for 20 minutes.
Then you finish the round and count the points.'
lacks "and plays no single round" "$out" 'You play one round.'
is "no total ends it before" "$(settings "$scratch/clock.jsonl")" 'target 500, rounds 1000'
has "the journal has the minutes" "$(head -1 "$scratch/clock.jsonl")" '"minutes":20'
typed 'stop\n' --resume "$scratch/clock.jsonl"
has "which run again when the game goes on" "$out" 'You play for 20 minutes.'
typed 'stop\n' --resume "$scratch/clock.jsonl" --minutes 1
has "or others" "$out" 'You play for 1 minute.'
typed 'stop\n' fractions --players Ann,Bo --rule target=50 --minutes 20 --journal "$scratch/both.jsonl"
is "a target that is given holds beside them" "$(settings "$scratch/both.jsonl")" 'target 50, rounds 0'
for minutes in 0 10080 -5 soon; do
    typed 'stop\n' --players Ann,Bo --minutes "$minutes"
    has "--minutes $minutes: exit 2" "$status $err" \
        "2 breuk: “--minutes” must be a whole number from 1 to 600, not “$minutes”"
done

# A teacher says when: the round in play is the last one, played again without a clock.
typed 'time\ntime\nstop\n' fractions --players Ann,bot --seed 7 --minutes 20 --journal "$scratch/said.jsonl"
has "time is up when somebody says so" "$out" 'Time is up. This round is the last one.'
has "once" "$out" 'This round is the last one already.'
has "the journal has it" "$(cat "$scratch/said.jsonl")" '{"move":"time"'
run "$BREUK_PROGRAM" replay "$scratch/said.jsonl"
has "and so has its replay" "$out" 'Time is up. This round is the last one.'
typed 'time\nstop\n' --resume "$scratch/said.jsonl"
has "a game that goes on still knows" "$out" 'This round is the last one already.'
sed '1s/"minutes":20/"minutes":601/; s/,"sum":"[0-9a-f]*"}$/}/' "$scratch/said.jsonl" >"$scratch/week.jsonl"
typed 'stop\n' --resume "$scratch/week.jsonl"
has "minutes that nobody may give are damage" "$status $err" '2 '"$scratch/week.jsonl:1:"
has "and say so" "$err" '601 is not between 1 and 600'

typed 'time\n' fractions --players Ann,Bo --seed 21
has "it may be said where only Enter is asked for" "$out" 'Time is up.'
# Where a clock ends the match, nobody is told of the points that would.
typed 'points\nstop\n' fractions --players Ann,bot --seed 21 --minutes 20
has "points of a match against the clock" "$out" 'Points:'
lacks "no target is named" "$out" 'the first to reach'

# Between two rounds nothing is told of the last one again, and no hand is shown to who says it.
printf '%s\n' '{"breuk":1,"deck":"equals","seats":["Ann","Bo"],"seed":"7"}' \
    '{"position":{"hands":[["red 4/6"],["red 3/4","yellow 4/6","red 2/8"]],"pile":["blue 2/3"],"turn":0}}' >"$scratch/between.jsonl"
cp "$scratch/between.jsonl" "$scratch/covered.jsonl"
typed '\nred 4/6\ntime\n' --resume "$scratch/between.jsonl"
has "time ends a match between two rounds" "$out" 'Ann wins the match'
is "what was played in the last one is told once" "$(grep -c 'in this round' "$scratch/out")" 1
typed 'time\nstop\n' --resume "$scratch/covered.jsonl"
has "time is said where Enter is asked for" "$out" 'This round is the last one.'
lacks "and no hand is shown for that" "$out" 'it is your turn'

# Where only equal numbers fit a round may never end: the time ends it.
typed 'stop\n' equals --players Ann,bot --seed 7 --rule match=value-only
has "who plays without an end is told" "$out" 'When only equal numbers fit, a round can last very long.'
typed 'time\n' equals --players Ann,bot --seed 7 --rule match=value-only --minutes 20
lacks "not who plays against the clock" "$out" 'can last very long'
has "nor told to finish the round" "$out" 'Then you count the points.'
has "time ends it" "$out" 'You win the match!'

done_testing
