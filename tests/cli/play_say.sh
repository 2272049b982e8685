#!/bin/sh
# breuk play: who plays a number on a number says by what it matches (H16), or shows why (H17).
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# said TEXT ARG…: fractions is played with these lines typed. The pile is yellow 6/10, Ann holds
# yellow 5/10, which matches by its colour only.
said()
{
    keys=$1
    shift
    typed "$keys" fractions --players Ann,bot --seed 7 --rule calls=automatic "$@"
    out=$out$err
}

said 'yellow 5/10\ncolour\nstop\n' --rule say=declare
has "the player is asked" "$out" 'How does your card match?'
has "what is said is told" "$out" 'You say: by colour.'
lacks "what is so needs no more words" "$out" 'Not by'
said 'yellow 5/10\nby value\nby value\nby colour\nstop\n' --rule say=declare
has "what is not so is told" "$out" 'Not by value: the two numbers are not equal.'
has "and why" "$out" '5/10 is not 6/10: same pieces, but 5 and 6 of them'
has "and asked again" "$out" 'You say: by colour.'
said 'yellow 5/10\nvalue\nstop\n' --rule say=declare --wrong referee
has "with a referee it is told, too" "$out" 'Not by value: the two numbers are not equal.'
is "but asked once" "$(printf '%s\n' "$out" | grep -c 'How does your card match?')" 1
said 'yellow 5/10\nstop\n'
lacks "without the setting nobody is asked" "$out" 'How does your card match?'
said 'yellow 5/10\nhint\nhand\nby colour\nstop\n' --rule say=declare
has "a hint points at both cards" "$out" 'Yellow 5/10 lies on yellow 6/10. Is the colour the same'
has "the question shows what lies on what" "$out" 'On the pile: yellow 5/10, on top of yellow 6/10.
How does your card match?'

# --- where the others judge the card

# judged HANDS TEXT: Ann and Bo play equals with these hands, and red 1/3 lies on the pile.
judged()
{
    {
        journal_header equals '["Ann","Bo"]' '"say":"declare","wrong":"peers","calls":"automatic"'
        printf '{"position":{"hands":[%s,["blue 1/3","green 3/4","blue 3/4"]],"pile":["red 1/3"],"turn":0}}\n' "$1"
    } >"$scratch/game.jsonl"
    continued "$2"
}

judged '["green 2/6","red 2/4","red 3/4"]' '\ngreen 2/6 colour\n'
lacks "a wrong word about a right card is not told before the others have judged it" "$out" 'Not by colour'
judged '["green 1/4","red 2/4","red 3/4"]' '\ngreen 1/4 colour\n'
lacks "nor about a wrong one" "$out" 'Not by colour'
judged '["green 2/6","red 2/4","red 3/4"]' '\ngreen 2/6 colour\n\nblue 1/3 value\n'
has "afterwards it is" "$out" 'Not by colour: the card below is red 1/3.'
judged '["green 1/4","red 2/4","red 3/4"]' '\ngreen 1/4 value\n\ndraw\n'
has "about the wrong one, too, with the reason" "$out" 'Not by value: the two numbers are not equal.
1/4 is not 1/3'

# --- typed with the card

said 'yellow 5/10, by colour\nstop\n' --rule say=declare
has "it can be typed with the card" "$out" 'You play yellow 5/10. You have 6 cards left.
You say: by colour.'
lacks "and then nobody asks" "$out" 'How does your card match?'
said 'yellow 5/10 value\ncolour\nstop\n' --rule say=declare
has "what is not so is asked again" "$out" 'Not by value'
said 'geel 5/10 getal\nkleur\nstop\n' --rule say=declare --lang nl
has "in another language, too" "$out" 'Je zegt: door de waarde.'
has "and the question" "$out" 'Waardoor past je kaart?'
said 'yellow 5/10 value\nstop\n'
lacks "without the setting these words are none" "$out" 'You play yellow 5/10'

# --- taken back, and gone on with

said 'yellow 5/10\nundo\nyellow 5/10 colour\nstop\n' --rule say=declare
has "the card is taken back before anything is said" "$out" 'You take yellow 5/10 back.'
has "and laid anew" "$out" 'You say: by colour.'
said 'yellow 5/10 value\nundo\nyellow 5/10\nstop\n' --rule say=declare
is "once it is taken back both can be said again" \
    "$(printf '%s\n' "$out" | tail -5 | grep -c 'by value')" 1
said 'yellow 5/10 value\n' --rule say=declare
saved=$(ls "$XDG_STATE_HOME"/breuk/*.jsonl | tail -1)
out=$(printf 'by value\ncolour\nstop\n' | "$BREUK_PROGRAM" play --resume "$saved" 2>&1)
has "a saved game asks on" "$out" 'How does your card match?'
has "and knows what was not so" "$out" 'Your card does not match by value.'
has "and hears the rest" "$out" 'You say: by colour.'
has "the game is told as it was" "$("$BREUK_PROGRAM" replay "$saved" 2>&1)" \
    'Not by value: the two numbers are not equal.'

# --- doubted, and shown (H17)

# shown TEXT ARG…: Ann plays equals against Bo; on the pile lies yellow 18/24, and Ann holds green
# 9/12, twice of which is that, and red 12/16, which is 3/4 too.
shown()
{
    keys=$1
    shift
    typed "$keys" equals --players Ann,Bo --seed 3 --rule calls=automatic --rule say=prove "$@"
    out=$out$err
}

shown '\ngreen 9/12\n\nhelp\ndoubt\n\nx2\nstop\n'
has "whoever is next may doubt" "$out" 'Does it really fit? To see it shown, type “doubt”.'
has "the help says so" "$out" '      the player of the top card shows that the two numbers are equal'
has "the player is asked" "$out" 'On the pile: green 9/12, on top of yellow 18/24.
Show that the two numbers are equal.'
has "a factor shows it" "$out" 'Ann says: × 2.
Ann has shown that the card fits.
9/12 on 18/24: the same number.'
is "it is explained only then" "$(printf '%s\n' "$out" | grep -c 'the same number')" 1
shown '\ngreen 9/12\nBo: doubt\n\n18/24 = 9/12 by : 2\nstop\n'
has "also in words, and divided" "$out" 'Ann says: × 2.'
shown '\nred 12/16\nBo: doubt\n\nhint\nhelp\n12/16\nx1.5\n\n20/80\n3/4\nstop\n'
has "a hint says how to go on" "$out" 'Type “picture”, and look at the two bars.'
has "the help knows the ways" "$out" '  pass
      you cannot show it'
has "its own number is half of it" "$out" 'That is one of the two: name another fraction that both are equal to.'
has "and costs nothing, as what is no proof" "$out" 'Type × and a whole number, such as ×2, or a fraction, or “picture”.'
has "and a very fine one" "$out" 'Name a fraction with at most 24 parts in a whole.'
has "another form of both shows it" "$out" 'Ann says: both are 3/4.
Ann has shown that the card fits.'
shown '\ngreen 9/12\nBo: doubt\n\n9/12\n18/24\nx2\nstop\n'
is "where a factor leads from one to the other that is asked for, as often as it takes" \
    "$(printf '%s\n' "$out" | grep -c 'That is one of the two: by which number is one of them multiplied?')" 2
has "and it counts for nothing" "$out" 'Ann has shown that the card fits.'
shown '\ngreen 4/6\nBo: doubt\n\n4/6\nx4\nstop\n' --wrong peers
has "of a wrong card that is asked as well" "$out" 'That is one of the two: by which number is one of'
has "and the card goes back" "$out" '4/6 is not 18/24'
shown '\ngroen 9/12\nBo: twijfel\n\n9/12\nkeer 2\nstop\n' --lang nl
has "half of it in Dutch" "$out" 'Dat is een van de twee: met welk getal is een van beide vermenigvuldigd?'
shown '\ngreen 9/12\nBo: doubt\n\nBo: wrong\nstop\n' --wrong peers
has "while it is asked somebody may call the card wrong" "$out" ' card is wrong, but it fits.'
shown '\nred 12/16\nBo: doubt\n\nx3\nstop\n'
has "what does not show it is told" "$out" 'Ann has not shown it, but the card fits and stays.'
has "and why it fits" "$out" '3/4 = 12/16 (both × 4).'
lacks "nobody draws" "$out" ' draws 2'
shown '\ngreen 9/12\nBo: doubt\n\npicture\nhint\nx2\nno\nstop\n' --explain never
has "the picture is said" "$out" 'You look at the picture.
Two bars of the same length, one below the other.
Each is cut into 24 equal parts.
18/24: 18 parts are filled.
9/12: 18 parts are filled.'
has "and asked about" "$out" 'Are the two numbers equal?
  1) they are equal
  2) they are not equal'
has "who sees it otherwise keeps the card there" "$out" 'Ann says: they are not equal.
Ann has not shown it, but the card fits and stays.'
shown '\ngroen 9/12\nBo: twijfel\n\nkeer 2\nstop\n' --lang nl
has "in Dutch" "$out" 'Ann zegt: × 2.'
shown '\ngrün 9/12\nBo: Zweifel\n\nBild\nja\nstop\n' --lang de
has "in German" "$out" 'Ann sagt: Sie sind gleich.'
shown '\nvert 9/12\nBo: doute\n\n3/4\nstop\n' --lang fr
has "in French" "$out" 'les deux valent 3/4.'
shown '\ngreen 4/6\nBo: doubt\n\npicture\nequal\nstop\n' --wrong peers
has "a wrong card that is doubted goes back" "$out" 'Ann draws 2 cards.'
has "and why is told" "$out" '4/6 is not 18/24'
shown '\ngreen 9/12\nBo: doubt\n\nundo\n'
has "a card that was doubted is not taken back" "$out" 'There is no card to take back now.'
saved=$(ls "$XDG_STATE_HOME"/breuk/*.jsonl | tail -1)
out=$(printf '\npicture\n' | "$BREUK_PROGRAM" play --resume "$saved" 2>&1)
has "a saved game asks on" "$out" 'Show that the two numbers are equal.'
out=$(printf '\nyes\nstop\n' | "$BREUK_PROGRAM" play --resume "$saved" 2>&1)
has "and after the picture, too" "$out" 'Ann has shown that the card fits.'
has "such a game is told" "$("$BREUK_PROGRAM" replay "$saved" 2>&1)" 'Ann looks at the picture.'
"$BREUK_PROGRAM" play equals --players bot,bot,bot --seed 5 --rule say=prove >"$scratch/bots" 2>&1
has "bots doubt each other" "$(cat "$scratch/bots")" 'doubts that Bot 1’s card fits.'
has "and show it" "$(cat "$scratch/bots")" 'has shown that the card fits.'
lacks "whoever knows fractions never fails" "$(cat "$scratch/bots")" 'has not shown it'

# --- bots

"$BREUK_PROGRAM" play fractions --players bot,bot,bot --seed 5 --rule say=declare >"$scratch/bots" 2>&1
has "bots say it, too" "$(cat "$scratch/bots")" 'says: by value.'
lacks "and what they say is so" "$(cat "$scratch/bots")" 'Not by'

done_testing
