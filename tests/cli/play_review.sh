#!/bin/sh
# What breuk play says of a round that is over, and of equal cards that were missed.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# game LINE…: a journal with these lines behind its header, which ends with Bo, who lays the last card next.
game()
{
    journal_header "$deck" "$seats" "$settings"
    printf '%s\n' "$@" "$ending"
} >"$scratch/kept.jsonl"

# reviewed TEXT ARG…: a copy of it goes on with these lines typed, and nothing is offered.
reviewed()
{
    resumed "$@" --no-offers
}

# turn PILE HAND MOVE [MORE]: Ann makes the move with these cards in hand.
turn()
{
    position "$1" "$2" 0
    printf '{"seat":0,"move":"%s"%s}\n' "$3" "$4"
}

# position PILE HAND TURN
position()
{
    printf '{"position":{"hands":[[%s],["red 1/2","yellow 5/10"]],"pile":["%s"],"stock":["%s","yellow 4/12","yellow 3/9"],"turn":%s}}\n' "$2" "$1" "${drawn:-yellow 1/5}" "$3"
}

deck=equals settings='"target":"500"' seats='["Ann","Bo"]'
ending='{"position":{"hands":[["red 3/4","red 2/8"],["red 1/2"]],"pile":["red 2/5"],"stock":["yellow 1/5","yellow 4/12"],"turn":1}}'
thirds=$(turn 'blue 2/3' '"red 3/4","green 6/9"' draw)
quarters=$(turn 'blue 1/4' '"red 3/4","green 3/12"' draw)
first=$(turn 'blue 2/8' '"red 3/4","green 3/12"' 'play green 3/12')
second=$(turn 'blue 1/3' '"red 3/4","green 4/12"' 'play green 4/12')

# --- what was laid

game "$first" "$second"
reviewed '\nred 1/2\n'
is "the game is taken up" "$status$err" 0
has "after the points: the equal numbers that were laid, and by whom" "$out" 'Bo      20

2 equal numbers were played in this round where the colour did not fit.
  Ann: 3/12 on 2/8, 4/12 on 1/3
'
has "the hardest one to talk about" "$out" 'The card of the round: 3/12 on 2/8, by Ann.
Why is that the same number? Tell each other.'
lacks "several find out why themselves" "$out" '2/8 = 1/4'
lacks "nobody missed any" "$out" 'was on top'
game "$second" "$(turn 'blue 2/6' '"red 3/4","blue 4/12"' 'play blue 4/12')"
reviewed '\nred 1/2\n'
has "whose colour fits has compared nothing" "$out" '1 equal number was played in this round where the colour did not fit.'
game "$(turn 'blue 4/12' '"red 3/4","green 4/12"' 'play green 4/12')"
reviewed '\nred 1/2\n'
has "the same digits are no other form" "$out" 'Nobody played an equal number in this round where the colour did not fit.'
lacks "there is nothing to talk about" "$out" 'The card of the round'
game "$first" "$second" "$(turn 'blue 2/3' '"red 3/4","green 6/9"' 'play green 6/9')" "$second" \
    "$(turn 'blue 3/4' '"red 2/8","green 6/8"' 'play green 6/8')"
reviewed '\nred 1/2\n'
has "of many the first three" "$out" '  Ann: 5, such as 3/12 on 2/8, 4/12 on 1/3, 6/9 on 2/3'

# --- what was missed

game "$thirds" "$quarters"
reviewed '\nred 1/2\n'
has "each miss in a line, without blame" "$out" 'Nobody played an equal number in this round where the colour did not fit.
Ann had 6/9 when 2/3 was on top: the same number.
Ann had 3/12 when 1/4 was on top: the same number.
The card of the round: '
reviewed '\nred 1/2\n' --missed never
lacks "--missed never: nothing" "$out" 'was on top'
lacks "nor to talk about" "$out" 'The card of the round'
reviewed '\nred 1/2\n' --missed now
lacks "--missed now: who was told is not told again" "$out" 'was on top'
reviewed '\nred 1/2\n' --missed maybe
is "--missed has three words: exit 2" "$status" 2
has "and they are named" "$err" 'never'
game "$(turn 'blue 2/3' '"red 3/4","green 6/9"' draw ',"hints":2')" "$(turn 'blue 1/4' '"red 3/4","green 3/12"' draw ',"hints":1')"
reviewed '\nred 1/2\n'
lacks "whoever was told by a hint which cards fit has missed none" "$out" 'had 6/9'
has "but who was told how many has" "$out" 'had 3/12'
game "$(turn 'blue 2/3' '"red 3/4","green 2/8"' draw)" "$(turn 'blue skip' '"red 2/3","green 2/8"' draw)"
reviewed '\nred 1/2\n'
lacks "where none is equal, none is missed" "$out" 'was on top'
game "$(turn 'blue 2/3' '"green 10/15","green 4/6","green 2/3"' draw)"
reviewed '\nred 1/2\n'
has "of several the one that is easiest to see in another form" "$out" 'Ann had 4/6 when 2/3'
game "$thirds" "$thirds" "$quarters"
reviewed '\nred 1/2\n'
is "the same two numbers are said once" "$(grep -c 'was on top' "$scratch/out")" 2
game "$thirds" "$quarters" "$(turn 'blue 1/3' '"green 2/6"' draw)" "$(turn 'blue 3/4' '"green 6/8"' draw)" \
    "$(turn 'blue 2/4' '"green 4/8"' draw)" "$(turn 'blue 2/5' '"green 4/10"' draw)"
reviewed '\nred 1/2\n'
is "five lines at most" "$(grep -c 'was on top\|stayed in hand' "$scratch/out")" 5
has "the last says how many more" "$out" 'And 2 more equal cards stayed in hand.'
game "$thirds" "$(turn 'blue 2/8' '"red 3/4","green 3/12"' 'play green 3/12')"
reviewed '\nred 1/2\n'
has "a card that was laid is talked about before one that was missed" "$out" 'The card of the round: 3/12 on 2/8, by Ann.'

# --- at once

ending=$(position 'blue 2/3' '"red 3/4","green 6/9"' 0)
game
reviewed '\ndraw\nkeep\n\ndraw\nkeep\n\n' --missed now
has "now: as soon as the hand is shown again" "$out" 'Ann, press Enter when only you can see the screen. 
You had 6/9'
has "what was missed, and why" "$out" 'You had 6/9 when 2/3 was on top: the same number.
Each third is cut in 3: 2 × 3 and 3 × 3.'
is "and to nobody else" "$(grep -c 'You had 6/9' "$scratch/out")" 1
reviewed '\ndraw\nkeep\n\ndraw\nkeep\n\n'
lacks "at the end: nothing at once" "$out" 'You had '
ending=$(drawn='yellow 4/6' position 'blue 2/3' '"red 3/4","green 6/9"' 0)
game
reviewed '\ndraw\n' --missed now
lacks "while a drawn card may be laid, the turn is not over" "$out" 'You had '
reviewed '\ndraw\npass\n\ndraw\npass\n\n' --missed now
has "then it is" "$out" 'You had 6/9 when 2/3 was on top'
reviewed '\nred 3/4\nhint\ndraw\npass\n\ndraw\npass\n\n' --missed now
has "a refused card changes nothing" "$out" 'You had 6/9 when 2/3 was on top'
settings='"wrong":"peers"'
ending=$(drawn='yellow 4/6' position 'blue 2/3' '"red 3/4"' 0)
game
reviewed '\ndraw\npass\n\ndraw\npass\n\n' --missed now
has "a drawn card that is kept is missed where nobody says that it fits" "$out" 'You had 4/6 when 2/3 was on top'
settings='"target":"500"'
game
reviewed '\ndraw\npass\n\ndraw\npass\n\n' --missed now
has "also where wrong cards are refused" "$out" 'You had 4/6 when 2/3 was on top'

settings='"jump-in":"yes"'
ending='{"position":{"hands":[["red 3/4","green 6/9"],["red 2/8","red 12/18"]],"pile":["blue 2/3"],"stock":["yellow 1/5","yellow 4/12"],"turn":0}}'
game
reviewed '\ngreen 6/9\nBo: draw\n\n\n' --missed now
has "who draws while all look" "$out" 'Bo draws 1 card.'
lacks "is not told then" "$out" '12/18 in'

# --- one person alone, and the match

seats='["Ann",{"name":"Bot 1","bot":"random"}]'
over='{"position":{"hands":[["red 1/2"],["red 3/4","red 2/8"]],"pile":["red 2/5"],"stock":["yellow 1/5","yellow 4/12"],"turn":0}}'
ending=$over settings='"rounds":"1"'
game "$first" "$thirds"
reviewed 'red 1/2\n'
has "alone: you" "$out" 'You had 6/9 when 2/3 was on top: the same number.'
has "and why" "$out" 'The card of the round: 3/12 on 2/8, by Ann.
2/8 = 1/4 (both ÷ 2).
1/4 = 3/12 (both × 3).'
lacks "a match of one round is not summed up twice" "$out" 'in this match'
settings='"rounds":"2"' ending=$(echo "$over" | sed 's/"turn":0/"turn":0,"round":2/')
game "$first" "$thirds" "$over" '{"seat":0,"move":"play red 1/2"}' '{"seat":1,"move":"deal"}' "$second"
reviewed 'red 1/2\n'
is "two rounds are taken up" "$status$err" 0
has "the match is summed up with its last round" "$out" '2 equal numbers were played in this match where the colour did not fit.
  Ann: 2
You could have played 1 more.
The card of the match: 3/12 on 2/8, by Ann.'
has "a round is its own" "$out" '1 equal number was played in this round where the colour did not fit.
  Ann: 4/12 on 1/3'
game "$first" "$over" '{"seat":0,"move":"play red 1/2"}' '{"seat":1,"move":"deal"}' "$first" "$second"
reviewed 'red 1/2\n'
has "a pair that was talked about comes behind others" "$out" 'The card of the round: 4/12 on 1/3, by Ann.'

# --- that it can be read

kept_seats=$seats kept_ending=$ending seats='["Ann",{"name":"Bot 1","bot":"careful"}]'
ending='{"position":{"hands":[["red 1/2"],["red 3/4","red 2/8"]],"pile":["red 2/5"],"stock":["yellow 1/5","yellow 4/12"],"turn":0}}'
go_on='Ann, press Enter to begin the next round.'
game
reviewed 'red 1/2\n'
has "after lines from a pipe a bot deals at once" "$out" 'Round 2. Bot 1 deals.'
lacks "and waits for nobody" "$out" "$go_on"
if script -qec true /dev/null >/dev/null 2>&1; then
    printf 'red 1/2\n?\n\nstop\n' >"$scratch/keys"
    cp "$scratch/kept.jsonl" "$scratch/game.jsonl"
    TERM=dumb script -qec "'$BREUK_PROGRAM' play --resume '$scratch/game.jsonl' --no-offers" /dev/null \
        <"$scratch/keys" 2>&1 | tr -d '\r' >"$scratch/out"
    out=$(cat "$scratch/out")
    has "at a terminal it waits for whoever plays alone" "${out%%Round 2.*}" "$go_on"
    has "who is told what Enter does" "${out%%Round 2.*}" 'begin the next round'
    has "and deals then" "$out" 'Round 2. Bot 1 deals.'
fi
seats=$kept_seats ending=$kept_ending

# --- where there is nothing to sum up

"$BREUK_PROGRAM" play equals --players bot,bot --seed 7 --rule rounds=1 >"$scratch/out"
lacks "bots alone" "$(cat "$scratch/out")" 'in this round'
deck=classic settings='"rounds":"1"'
ending='{"position":{"hands":[["red 1"],["red 3","red 2"]],"pile":["red 2"],"stock":["yellow 5","yellow 4"],"turn":0}}'
game
reviewed 'red 1\n'
lacks "a deck without equal numbers" "$out" 'in this round'
deck=equals settings='"match":"printed","rounds":"1"'
ending='{"position":{"hands":[["red 1/2"],["red 3/4","red 2/8"]],"pile":["red 2/5"],"stock":["yellow 1/5"],"turn":0}}'
game "$(position 'blue 2/3' '"red 3/4","green 6/9"' 0)" '{"seat":0,"move":"draw"}'
reviewed 'red 1/2\n'
lacks "rules under which they do not fit" "$out" 'in this round'

done_testing
