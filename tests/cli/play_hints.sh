#!/bin/sh
# Hints in breuk play: step by step, to whom, when, and what is kept of them.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# game DECK SEATS SETTINGS HANDS PILE: a journal in which Ann is on turn.
game()
{
    journal_header "$1" "$2" "$3"
    printf '{"position":{"hands":[%s],"pile":[%s],"stock":["green 1/4","green 4/6","green 3/9"],"turn":0}}\n' "$4" "$5"
} >"$scratch/game.jsonl"

# With the moves: what was asked in a turn that is not over stands in a line of its own.
kept()
{
    grep '"move"' "$scratch/game.jsonl" | grep -o '"hints":[0-9]*'
}

alone='["Ann",{"name":"Bot 1","bot":"beginner"}]'
bo='["yellow 1/4","yellow 1/5","red 1/5"]'
hand='["red 3/4","red 2/8","green 6/9","wild"]'

game equals "$alone" '' "$hand,$bo" '"blue 2/3"'
continued ''
lacks "no hint comes unasked" "$out" 'of your cards'
continued 'hint\n'
has "first, how many cards fit" "$out" '2 of your cards fit. To see which, ask for another hint.'
lacks "not which" "$out" 'These cards fit'
continued 'hint\n'
has "then which, after a break too" "$out" 'These cards fit: green 6/9, wild. To see why green 6/9 fits, ask for another
hint.'
continued 'hint\n'
has "then why, with both numbers" "$out" '6/9 on 2/3: the same number.'
has "and the reason" "$out" 'Each third is cut in 3: 2 × 3 and 3 × 3.'
is "no move has it before it is made" "$(kept)$status$err" 0
continued '?\n'
has "help names it" "$out" '  hint
      how many of your cards fit; type it again for which, and again for why'
continued 'hint\nhint\nhint\nhint\ngreen 6/9\n'
is "the move is kept with the steps before it" "$(kept)" '"hints":3'
cp "$scratch/game.jsonl" "$scratch/told.jsonl"
"$BREUK_PROGRAM" replay "$scratch/told.jsonl" --json >"$scratch/out"
is "and a replay passes them on" "$(grep -c '"hints":3' "$scratch/out")" 1

game equals "$alone" '' "$hand,$bo" '"blue 2/3"'
continued 'hint\nred 3/4\nhint\nhint\ngreen 6/9\n'
is "those behind a refused card are not" "$(kept)" '"hints":1'
game equals "$alone" '' "[\"red 3/4\",\"red 2/8\"],$bo" '"blue 2/3"'
continued 'hint\nhint\ndraw\n'
is "where nothing fits, nothing is left to say" "$(grep -c '^None of your cards fits. You can draw a card.$' "$scratch/out")" 2
is "and it counts as told which" "$(kept)" '"hints":2'

# --- why, for other cards

while IFS='|' read -r cards pile words; do
    game equals "$alone" '' "$cards,$bo" "$pile"
    continued 'hint\nhint\nhint\n'
    has "why: $words" "$out" "$words"
done <<'EOF'
["blue 2/5","wild"]|"blue 2/3"|Blue 2/5 has the colour of the pile.
["red 2/3","red 2/8"]|"blue 2/3"|Red 2/3 shows the same number as the pile.
["red skip","red 2/8"]|"blue skip"|The red skip card has the same sign as the pile.
["red 2/8","wild"]|"blue 2/3"|A wild card fits on every card.
EOF
game equals "$alone" '' "[\"blue 2/5\",\"red 2/3\"],$bo" '"blue 2/3"'
continued 'hint\nhint\n'
has "one by colour and one by number" "$out" 'These cards fit: blue 2/5, red 2/3. To see why red 2/3 fits, ask for another
hint.'
game equals "$alone" '' "[\"blue 2/5\",\"red 2/8\"],$bo" '"blue 2/3"'
continued 'hint\nhint\n'
has "one alone" "$out" 'This card fits: blue 2/5. To see why, ask for another hint.'
game equals "$alone" '' "[\"blue 2/5\",\"+4\"],$bo" '"blue 2/3"'
continued 'hint\nhint\n'
has "one that could be doubted is no hint" "$out" 'This card fits: blue 2/5.'

# --- after a draw, and where wrong cards may be laid

game equals "$alone" '' "[\"red 3/4\"],$bo" '"blue 1/4"'
continued 'draw\nhint\n'
has "of a drawn card: why it fits" "$out" 'Green 1/4 shows the same number as the pile.'
game equals "$alone" '"wrong":"peers"' "[\"red 3/4\",\"green 6/9\"],$bo" '"blue 2/3"'
continued 'hint\nhint\n'
has "where the players must notice wrong cards, a hint is true too" "$out" 'This card fits: green 6/9.'
continued 'draw\nhint\n'
has "a drawn card that does not fit" "$out" 'Green 1/4 does not fit on blue 2/3: the colour is blue.'
has "and why" "$out" '1/4 is not 2/3'

# A drawn wild +4 may be laid, but it could be doubted.
drawn_four()
{
    game equals "$1" "$2" "$3,$bo" "$4"
    sed 's/"stock":\[/&"+4",/' "$scratch/game.jsonl" >"$scratch/four.jsonl"
    shift 4
    resumed_from "$scratch/four.jsonl" "$@"
}

bluff='You can play a wild +4 card, but only as a bluff: another of your cards fits.'
while IFS='|' read -r settings held pile words; do
    for wrong in strict referee peers; do
        drawn_four "$alone" "$settings\"wrong\":\"$wrong\"" "$held" "$pile" 'draw\nhint\npass\n'
        has "a drawn +4, $settings$wrong: $words" "$out" "$words"
    done
done <<EOF2
"honest":"colour",|["blue 3/4","wild"]|"blue 1/4"|$bluff
"honest":"colour",|["blue skip","red 2/8"]|"blue 1/4"|$bluff
"honest":"colour",|["red 2/8","red 3/4"]|"blue 1/4"|A wild +4 card fits on every card.
"honest":"fitting",|["red 2/8","red 3/4"]|"blue 1/4"|$bluff
"honest":"fitting",|["red 3/4","wild"]|"blue 1/4"|A wild +4 card fits on every card.
"match":"value-only","honest":"colour",|["blue 3/4","red 2/8"]|"blue 1/4"|A wild +4 card fits on every card.
"match":"value-only","honest":"colour",|["blue skip","red 3/4"]|"blue 1/4"|$bluff
"match":"value-only","honest":"fitting",|["blue 3/4","red 2/8"]|"blue 1/4"|$bluff
"match":"printed","honest":"fitting",|["red 2/8","red 3/4"]|"blue 1/4"|A wild +4 card fits on every card.
EOF2
drawn_four '["Ann + Cem","Bo"]' '' '["blue 3/4","wild"]' '"blue 1/4"' '\ndraw\nhint\n'
has "in a team as well" "$out" "$bluff"
drawn_four "$alone" '' '["blue 3/4","wild"]' '"blue 1/4"' 'draw\nhint\n' --lang de
has "in German" "$out" 'Du darfst die Karte „Joker +4“ legen, aber nur als Bluff'

# Where only values match, the colour is no reason.
game equals "$alone" '"match":"value-only"' "[\"blue 3/4\",\"blue 2/8\"],$bo" '"blue 1/4"'
continued 'hint\nhint\nhint\n'
has "value-only: why is the value, not the colour" "$out" '2/8 on 1/4: the same number.'
lacks "as other cards of that colour do not fit" "$out" 'has the colour of the pile'

# On a pile, and in place of a +4 that was a bluff.
game equals "$alone" '"progressive":"yes"' "[\"green +2\",\"red 2/8\",\"wild\"],$bo" '"red +2"'
sed 's/"turn":0/"owed":2,&/' "$scratch/game.jsonl" >"$scratch/pile.jsonl"
resumed_from "$scratch/pile.jsonl" 'hint\nhint\nhint\n'
has "on a pile: how many" "$out" '1 of your cards fits.'
has "which" "$out" 'This card fits: green +2.'
has "and why" "$out" 'Green +2 has the same sign as the pile.'
game equals '["Ann","Bo"]' '"bluff":"back","honest":"fitting"' "[\"+4\",\"red 3/4\",\"red 2/8\"],$bo" '"blue 1/4"'
continued '\n+4 red\n\nchallenge\n\nhint\nhint\nhint\n'
has "in place of a +4: how many" "$out" '1 of your cards fits.'
has "which one" "$out" 'This card fits: red 2/8.'
game equals "$alone" '' "[\"wild\",\"red 2/8\",\"red 3/4\"],$bo" '"blue 1/4"'
continued 'wild\nhint\n'
has "else it is said when there is one" "$out" 'There is a hint only when a card is to be played.'

# A call before a drawn card is kept is heard, whether the card fits or not.
for fits in 1/4 2/3; do
    game equals "$alone" '' "[\"red 3/4\"],$bo" "\"blue $fits\""
    continued 'draw\nlast card\nlast card\nkeep\n'
    has "a call at a drawn card on blue $fits" "$out" 'You call: “Last card!”'
    has "but not twice" "$out" 'You have already called'
done

# --- several at one screen

game equals '["Ann","Bo"]' '' "$hand,$bo" '"blue 2/3"'
continued '\nBo: hint\n'
has "a hint is for the one whose hand is shown" "$out" 'A hint is for whoever sees their own cards.'
lacks "and for nobody else" "$out" 'of your cards'
continued '\nAnn: hint\n'
has "who may say who they are" "$out" '2 of your cards fit.'
game equals '["Ann","Bo"]' '"wrong":"peers"' "[\"green reverse\",\"red 2/8\"],$bo" '"blue reverse"'
continued '\ngreen reverse\nhint\nBo: hint\n'
has "where all are asked there is none" "$out" 'A hint is for '
lacks "for anybody" "$out" 'of your cards'

# --- in the other languages

for words in 'nl hint' 'nl tip' 'de tipp' 'de hinweis' 'fr indice' 'de hint'; do
    game equals "$alone" '' "[\"red 3/4\",\"red 2/8\"],$bo" '"blue 2/3"'
    continued "${words#* }\n${words#* }\ndraw\n" --lang "${words% *}"
    is "typed as “$words”" "$(kept)" '"hints":2'
done

done_testing
