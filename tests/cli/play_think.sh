#!/bin/sh
# breuk play --think: a moment before an answer counts.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"
export TERM=dumb

printf 'draw\nstop\n' >"$scratch/keys"
"$BREUK_PROGRAM" play fractions --players Ann,bot --seed 138 --think 100 <"$scratch/keys" >"$scratch/out" 2>&1
lacks "a pipe does not wait" "$(cat "$scratch/out")" 'Think first'
is "and its lines count: one card for the deal, one in the turn" "$(grep -c '^You draw' "$scratch/out")" 2
for seconds in 0 3600 long; do
    run "$BREUK_PROGRAM" play --players Ann,bot --think $seconds
    has "--think $seconds: exit 2" "$status $err" "2 breuk: “--think” must be a whole number from 1 to 120, not “$seconds”"
done

if script -qec true /dev/null >/dev/null 2>&1; then
    # prompts COUNT: so often Ann was asked.
    prompts()
    {
        [ "$(grep -c 'Ann (? for help)' "$scratch/out")" -ge "$1" ]
    }
    mkfifo "$scratch/pipe"
    TERM=dumb script -qfec "'$BREUK_PROGRAM' play fractions --players Ann,bot --seed 138 --think 2" /dev/null \
        <"$scratch/pipe" >"$scratch/out" 2>&1 &
    pid=$!
    exec 3>"$scratch/pipe"
    within_reason grep -q 'Think first, for 2 seconds.' "$scratch/out"
    printf 'draw\n' >&3
    within_reason prompts 1
    is "what is typed too early does not count: one card for the deal" "$(grep -c '^You draw' "$scratch/out")" 1
    is "the prompt comes once, behind that" \
        "$(grep -o 'Think first\|Ann (? for help)' "$scratch/out" | tr '\n' '|')" 'Think first|Ann (? for help)|'
    printf 'points\n' >&3
    within_reason grep -q 'Points (' "$scratch/out"
    is "what is typed after it does, at once" "$(grep -c 'Think first' "$scratch/out")" 1
    printf 'stop\n' >&3
    exec 3>&-
    wait $pid
    has "and the game can be stopped" "$(tr -d '\r' <"$scratch/out")" 'Your game is kept.'
fi

done_testing
