#!/bin/sh
# What breuk play offers between rounds: to whom, when, and how often.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# game FILE SEATS LINE…: a journal that ends with Bo, who lays the last card of a round next.
game()
{
    file=$1
    journal_header "$deck" "$2" "\"target\":\"$target\"" >"$file"
    shift 2
    printf '%s\n' "$@" >>"$file"
    printf '%s\n' "$ending" >>"$file"
}

# turn PILE HAND [CARD]: Ann's turn with these cards in hand; she draws, after laying CARD, which was refused.
turn()
{
    printf '{"position":{"hands":[[%s],["red 1/2","yellow 3/4"]],"pile":["%s"],"stock":["green 1/4","green 3/9"],"turn":0}}\n' "$2" "$1"
    printf '{"seat":0,"move":"draw"%s}' "${3:+,\"refused\":\"$3\"}"
}

deck=equals target=500
ending='{"position":{"hands":[["blue 6/9","green 5/25"],["red 1/2"]],"pile":["red 3/6"],"stock":["green 1/4","green 2/8"],"turn":1}}'
people='["Ann","Bo"]'
thirds=$(turn 'blue 1/3' '"green 2/6","red 5/25"')
again=$(turn 'red 2/3' '"blue 6/9","green 5/25"')
offer='Ann, two minutes on thirds and sixths? Type “yes”, or press Enter for no.'

# --- equal cards that were missed

game "$scratch/missed" "$people" "$thirds" "$again"
resumed_from "$scratch/missed" '\nred 1/2\n'
has "who missed equal cards twice is offered questions on their parts" "$out" "$offer"
is "and nobody is kept from the end of the lines" "$status$err" 0
has "between two people at one screen the winner has a name" "$out" 'Bo wins the round'
lacks "and is not you" "$out" 'You win'
has "the game goes on where it was" "$out" 'Your game is kept.'
after=$(cat "$scratch/game.jsonl")

resumed_from "$scratch/missed" '\nAnn leaves\nred 1/2\n'
lacks "not while a bot plays for them" "$out" 'wo minutes'
resumed_from "$scratch/missed" 'Ann leaves\nZoe joins\n\nred 1/2\n'
has "nor who has joined since" "$out" 'and has no cards left!'
lacks "of whom nothing is known" "$out" 'wo minutes'

resumed_from "$scratch/missed" '\nred 1/2\nyes\nskip\nskip\nskip\nskip\n'
has "yes: four questions" "$out" 'Question 4 of 4.'
lacks "without examples" "$out" 'Example 1'
has "the way back is told" "$out" '“stop” goes back to the game'
lacks "of which none was answered, so it is not said how many were right" "$out" 'first try'
has "and where there are more" "$out" 'The lesson “factor” has more of them.'
is "nothing of it is in the game's journal" "$(cat "$scratch/game.jsonl")" "$after"
resumed_from "$scratch/missed" '\nred 1/2\nyes\n1 5 6\nskip\nskip\nskip\n'
has "those that were answered are counted" "$out" 'You answered 1 new question'
lacks "and not those that were skipped" "$out" 'of 4 right'
resumed_from "$scratch/missed" '\nred 1/2\nyes\nstop\n\n'
has "stop ends the questions, not the game" "$out" 'Round 2.'
lacks "and no lesson is named" "$out" 'has more of them'
resumed_from "$scratch/missed" '\nred 1/2\n\n\n'
has "Enter is no" "$out" 'Round 2.'
lacks "and asks nothing" "$out" 'Question 1'
resumed_from "$scratch/missed" '\nred 1/2\nno\n\n'
has "so is no" "$out" 'Round 2.'
resumed_from "$scratch/missed" '\nred 1/2\npoints\n'
is "what is neither is for the game" "$(grep -c '^Points' "$scratch/out")" 2
lacks "and no" "$out" 'Question 1'
resumed_from "$scratch/missed" '\nred 1/2\nyes\nstop\n' --no-offers
lacks "--no-offers: none" "$out" 'two minutes'

# --- once a game

resumed_from "$scratch/missed" '\nred 1/2\nno\n\n'
tail -n +2 "$scratch/game.jsonl" >"$scratch/moves"
{
    head -1 "$scratch/missed"
    cat "$scratch/moves"
    printf '%s\n' "$ending"
} >"$scratch/second"
resumed_from "$scratch/second" '\nred 1/2\n\n'
lacks "no is remembered, after --resume too" "$out" 'two minutes'
has "at the end of the second round" "$out" 'Bo wins the round'

# --- also after the last round

target=20
game "$scratch/last" "$people" "$thirds" "$again"
target=500
resumed_from "$scratch/last" '\nred 1/2\nyes\nskip\nskip\nskip\nskip\n'
has "the match is over" "$out" 'wins the match'
has "and the offer comes" "$out" "$offer"
has "with its questions" "$out" 'Question 4 of 4.'
is "and that is the end" "$status$err $(tail -1 "$scratch/out")" '0 The lesson “factor” has more of them.'

# --- to whom, and for what not

game "$scratch/once" "$people" "$thirds"
resumed_from "$scratch/once" '\nred 1/2\n'
lacks "once is not twice" "$out" 'two minutes'
game "$scratch/same" "$people" "$thirds" "$thirds"
resumed_from "$scratch/same" '\nred 1/2\n'
lacks "the same cards are once" "$out" 'two minutes'
game "$scratch/fitting" "$people" "$(turn 'blue 1/3' '"green 2/6","blue 5/25"')" "$(turn 'red 2/3' '"blue 6/9","red 5/25"')"
resumed_from "$scratch/fitting" '\nred 1/2\n'
lacks "who had a card of the colour has missed nothing" "$out" 'two minutes'
game "$scratch/bot" '[{"name":"Ann","bot":"random"},"Bo"]' "$thirds" "$again"
resumed_from "$scratch/bot" 'red 1/2\n'
has "a bot lays the cards" "$out" 'You win the round'
lacks "and is offered nothing" "$out" 'wo minutes'
game "$scratch/alone" '["Ann",{"name":"Bo","bot":"random"}]' "$thirds" "$again"
sed 's/"turn":1}}$/"turn":0}}/; s/\["blue 6\/9","green 5\/25"\],\["red 1\/2"\]/["red 1\/2"],["blue 6\/9"]/' "$scratch/alone" >"$scratch/mine"
resumed_from "$scratch/mine" 'red 1/2\n'
has "who plays alone needs no name" "$out" 'Two minutes on thirds and sixths?'
game "$scratch/halves" "$people" "$(turn 'blue 4/8' '"green 6/12","red 5/25"')" "$(turn 'green 4/8' '"blue 6/12","red 5/25"')" "$(turn 'blue 2/4' '"green 6/12","red 5/25"')"
resumed_from "$scratch/halves" '\nred 1/2\nyes\nskip\nskip\nskip\nskip\n'
has "halves have a lesson of their own" "$out" 'The lesson “half-names” has more of them.'
game "$scratch/digits" "$people" "$(turn 'blue 2/10' '"green 5/25","red 3/4"')" "$(turn 'blue 3/15' '"green 5/25","red 3/4"')"
resumed_from "$scratch/digits" '\nred 1/2\n'
has "parts without a name are said in digits" "$out" 'Ann, two minutes on 2/10 and 5/25?'

# In words a picture says its number: who did not see the pie has not misread it.
deck=first-fractions
ending='{"position":{"hands":[["blue 2/8","green 1/3"],["red 1/2"]],"pile":["red 3/6"],"stock":["green 1/4","green 2/8"],"turn":1}}'
game "$scratch/pies" "$people" "$(turn 'blue 1/3' '"green pie:1/3","red 3/6"' | sed 's/,"green 3\/9"//')" "$(turn 'blue 1/6' '"green pie:1/6","red 3/6"' | sed 's/,"green 3\/9"//')"
resumed_from "$scratch/pies" '\nred 1/2\n'
has "a pie that was not drawn" "$status$out" 'Bo wins the round'
lacks "says nothing of reading pictures" "$out" 'two minutes'

# --- wrong cards

deck=equals
ending='{"position":{"hands":[["blue 6/9","green 5/25"],["red 1/2"]],"pile":["red 3/6"],"stock":["green 1/4","green 2/8"],"turn":1}}'
game "$scratch/wrong" "$people" "$(turn 'blue 2/3' '"green 3/4","red 2/8","green 6/9","red 5/20"' 'green 3/4')" \
    "$(turn 'red 2/8' '"blue 6/12","blue 4/10","green 5/15","green 2/5"' 'blue 4/10')"
resumed_from "$scratch/wrong" '\nred 1/2\nyes\nskip\nskip\nskip\nskip\n'
has "wrong cards that fit one belief lead to questions" "$out" 'Ann, two minutes on fractions that are equal?'
has "four of them" "$out" 'Question 4 of 4.'
lacks "no lesson is named before it is known what for" "$out" 'has more of them'
has "some are to be filled in" "$out" 'which number is missing?'
# Whoever adds above and below does so in the probe, too: its questions are answered by that mistake.
awk -F '[/ :?=]+' '
    /^[0-9]+\/[0-9]+ = \?\/[0-9]+:/ { print $3 - $2 + $1; print "skip"; next }
    /^[0-9]+\/[0-9]+ = [0-9]+\/\?:/ { print $3 - $1 + $2; print "skip"; next }
    /^Write [0-9]+\/[0-9]+ as simple/ { print $2 - 1 "/" $3 - 1; print "skip"; next }' "$scratch/out" >"$scratch/mistakes"
is "three questions are a probe's" "$(wc -l <"$scratch/mistakes" | tr -d ' ')" 6
resumed_from "$scratch/wrong" "\\nred 1/2\\nyes\\n$(sed 's/$/\\n/' "$scratch/mistakes" | tr -d '\n')skip\\n"
has "who goes wrong in one way again hears of a lesson" "$out" 'The lesson “factor” has more of them.'
game "$scratch/one" "$people" "$(turn 'blue 2/3' '"green 3/4","red 2/8","green 6/9","red 5/20"' 'green 3/4')"
resumed_from "$scratch/one" '\nred 1/2\n'
lacks "one wrong card is a slip" "$out" 'two minutes'

done_testing
