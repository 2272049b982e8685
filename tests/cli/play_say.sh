#!/bin/sh
# breuk play: who plays a number on a number says by what it matches (H16).
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE
export BREUK_LANG=en XDG_STATE_HOME="$scratch/state"

# typed TEXT ARG…: play fractions with these lines typed; printf's escapes. The pile is yellow 6/10,
# Ann holds yellow 5/10, which matches by its colour only.
typed()
{
    keys=$1
    shift
    printf "$keys" >"$scratch/keys"
    out=$("$BREUK_PROGRAM" play fractions --players Ann,bot --seed 7 --rule calls=automatic "$@" 2>&1 <"$scratch/keys")
    status=$?
}

typed 'yellow 5/10\ncolour\nstop\n' --rule say=declare
has "the player is asked" "$out" 'How does your card match?'
has "what is said is told" "$out" 'You say: by colour.'
lacks "what is so needs no more words" "$out" 'Not by'
typed 'yellow 5/10\nby value\nby value\nby colour\nstop\n' --rule say=declare
has "what is not so is told" "$out" 'Not by value: the two numbers are not equal.'
has "and why" "$out" '5/10 is not 6/10: same pieces, but 5 and 6 of them'
has "and asked again" "$out" 'You say: by colour.'
typed 'yellow 5/10\nvalue\nstop\n' --rule say=declare --wrong referee
has "with a referee it is told, too" "$out" 'Not by value: the two numbers are not equal.'
is "but asked once" "$(printf '%s\n' "$out" | grep -c 'How does your card match?')" 1
typed 'yellow 5/10\nstop\n'
lacks "without the setting nobody is asked" "$out" 'How does your card match?'
"$BREUK_PROGRAM" play fractions --players bot,bot,bot --seed 5 --rule say=declare >"$scratch/bots" 2>&1
has "bots say it, too" "$(cat "$scratch/bots")" 'says: by value.'
lacks "and what they say is so" "$(cat "$scratch/bots")" 'Not by'

done_testing
