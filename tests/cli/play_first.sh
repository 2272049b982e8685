#!/bin/sh
# breuk play, and breuk, without a word more at a terminal: three questions, and the game begins.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

script -qec true /dev/null >/dev/null 2>&1 || { echo '1..0 # SKIP no terminal can be had here'; exit; }

# terminal KEYS ARG…: the program at a terminal with these lines typed; printf's escapes.
terminal()
{
    printf "$1" >"$scratch/keys"
    shift
    TERM=dumb script -qec "'$BREUK_PROGRAM' $*" /dev/null <"$scratch/keys" | tr -d '\r' >"$scratch/out"
    out=$(cat "$scratch/out")
}

header()
{
    head -1 "$(ls "$XDG_STATE_HOME"/breuk/*.jsonl | tail -1)"
}

terminal '\n\n\nstop\n' play
has "who plays is asked" "$out" 'Who is playing? Type the names, with commas between them.'
has "with an answer that Enter takes" "$out" 'Enter alone: you and 2 bots. “stop” ends.'
has "which deck, from a short list" "$out" '  1) Equal fractions, ages 9 to 11'
has "and how long" "$out" 'Type the minutes, from 1 to 600. Enter alone: one round.'
has "then the game begins" "$out" 'Deck: Equal fractions, ages 9 to 11.'
has "it is a round" "$out" 'You play one round.'
lacks "nobody is told again what they were asked" "$out" 'To play longer'
has "the journal knows the players" "$(header)" '"seats":["Player 1",{"name":"Bot 1","bot":"random"},{"name":"Bot 2","bot":"random"}]'
has "and the round" "$(header)" '"rounds":"1"'

rm -r "$XDG_STATE_HOME"
terminal 'Ann,ann\nAnn,Bo\n9\nclassic\nsoon\n0\n10080\n5\nstop\n' play
has "two of one name are asked again" "$out" 'Two players are called “ann”; give them different names.'
has "a deck that is not in the list, too" "$out" '“9” is no answer here.'
for minutes in soon 0 10080; do
    has "and $minutes minutes" "$out" "“$minutes” is no answer here."
done
has "a deck may be typed by its name" "$out" 'Deck: Classic.'
has "minutes let the clock run" "$out" 'You play for 5 minutes.'
has "the journal knows" "$(header)" '"minutes":5'

terminal 'A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11\nstop\n' play
has "eleven players are too many" "$out" 'At most 10 players can play.'
for keys in 'stop\n' '\nstop\n' '\n\nstop\n' '\004'; do
    rm -rf "$XDG_STATE_HOME"
    terminal "$keys" play
    lacks "stop stops at any question" "$out" 'Deck:'
    is "and no game is begun" "$(ls "$XDG_STATE_HOME" 2>/dev/null)" ''
done

# breuk alone asks what one wants, and shows the line that does it.
terminal 'stop\n'
has "breuk alone asks" "$out" 'What would you like to do?'
lacks "stop ends it" "$out" 'type:'
terminal '\004'
is "the end of input, too" "$(echo "$out" | grep -c 'type:')" 0
terminal '\nstop\n'
has "Enter plays" "$out" 'Who is playing?'
has "the line that does so is shown" "$out" "
  $BREUK_PROGRAM play"
terminal 'hallo\n6\n0\n  2  \nstop\n'
for typed in hallo 6 0; do
    has "$typed is asked again" "$out" "“$typed” is no answer here."
done
has "a lesson by its number" "$out" 'Which lesson?'
has "with its line" "$out" "
  $BREUK_PROGRAM lesson"
terminal 'class\n'
has "classes by their command" "$out" 'There is no class yet.'
terminal 'points\nstop\n'
has "the score by its word" "$out" "
  $BREUK_PROGRAM score"
mkdir "$scratch/door"
cd "$scratch/door" || exit 1
terminal '3\n2\n'
has "cards are asked which" "$out" 'Which deck?'
has "and shown with the line" "$out" "
  $BREUK_PROGRAM print first-fractions"
is "and made" "$(ls)" first-fractions.pdf
cd / || exit 1
terminal 'drucken\nstop\n' --lang de
has "words are those of the language" "$out" 'Welches Kartenspiel'
terminal 'points\n' --plain --
has "options may end before, and stand in the line" "$out" "
  $BREUK_PROGRAM --plain -- score"
for language in en nl de fr; do
    printf 'hallo\n3\nstop\n' >"$scratch/keys"
    script -qec "stty cols 40 rows 20; TERM=dumb '$BREUK_PROGRAM' --lang $language" /dev/null <"$scratch/keys" >"$scratch/out"
    is "in $language all of it fits 40 columns" \
        "$(tr -d '\r' <"$scratch/out" | LC_ALL=C.UTF-8 sed -e 's/^> //' -e 's/[^ -~]/x/g' | awk 'length($0) > 40')" ''
done

terminal '' --help
lacks "breuk --help helps" "$out" 'Who is playing?'
run "$BREUK_PROGRAM"
has "and so does breuk without a terminal" "$out" 'learn fractions with lessons and card games'
terminal 'Ann\nstop\n' play classic
lacks "a deck that is named is not asked for" "$out" 'Which deck?'
terminal 'stop\n' play --players Ann,bot
lacks "nor anything where players are named" "$out" 'Which deck?'

terminal '\nstop\n' play classic --rule partners=fixed
has "as many bots as the variant needs sit down with one" "$out" 'Enter alone: you and 3 bots. “stop” ends.'
has "and the game begins" "$out" 'Deck: Classic'
rm -rf "$XDG_STATE_HOME"
terminal 'stop\n' play classic
is "who stops there begins no game" "$(ls "$XDG_STATE_HOME" 2>/dev/null)" ''
done_testing
