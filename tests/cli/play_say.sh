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
typed 'yellow 5/10\nhint\nhand\nby colour\nstop\n' --rule say=declare
has "a hint points at both cards" "$out" 'Yellow 5/10 lies on yellow 6/10. Is the colour the same'
has "the question shows what lies on what" "$out" 'On the pile: yellow 5/10, on top of yellow 6/10.
How does your card match?'

# --- typed with the card

typed 'yellow 5/10, by colour\nstop\n' --rule say=declare
has "it can be typed with the card" "$out" 'You play yellow 5/10. You have 6 cards left.
You say: by colour.'
lacks "and then nobody asks" "$out" 'How does your card match?'
typed 'yellow 5/10 value\ncolour\nstop\n' --rule say=declare
has "what is not so is asked again" "$out" 'Not by value'
typed 'geel 5/10 getal\nkleur\nstop\n' --rule say=declare --lang nl
has "in another language, too" "$out" 'Je zegt: door de waarde.'
has "and the question" "$out" 'Waardoor past je kaart?'
typed 'yellow 5/10 value\nstop\n'
lacks "without the setting these words are none" "$out" 'You play yellow 5/10'

# --- taken back, and gone on with

typed 'yellow 5/10\nundo\nyellow 5/10 colour\nstop\n' --rule say=declare
has "the card is taken back before anything is said" "$out" 'You take yellow 5/10 back.'
has "and laid anew" "$out" 'You say: by colour.'
typed 'yellow 5/10 value\nundo\nyellow 5/10\nstop\n' --rule say=declare
is "once it is taken back both can be said again" \
    "$(printf '%s\n' "$out" | tail -5 | grep -c 'by value')" 1
typed 'yellow 5/10 value\n' --rule say=declare
saved=$(printf '%s\n' "$out" | sed -n 's/.*--resume //p')
out=$(printf 'by value\ncolour\nstop\n' | "$BREUK_PROGRAM" play --resume "$saved" 2>&1)
has "a saved game asks on" "$out" 'How does your card match?'
has "and knows what was not so" "$out" 'Your card does not match by value.'
has "and hears the rest" "$out" 'You say: by colour.'
has "the game is told as it was" "$("$BREUK_PROGRAM" replay "$saved" 2>&1)" \
    'Not by value: the two numbers are not equal.'

# --- bots

"$BREUK_PROGRAM" play fractions --players bot,bot,bot --seed 5 --rule say=declare >"$scratch/bots" 2>&1
has "bots say it, too" "$(cat "$scratch/bots")" 'says: by value.'
lacks "and what they say is so" "$(cat "$scratch/bots")" 'Not by'

done_testing
