#!/bin/sh
# breuk play and lesson: how a game that is left goes on, and what a pupil reads of that.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# Says whether a text tells a pupil nothing of files, days and seeds.
is_for_pupils()
{
    lacks "$1: no path" "$2" '.jsonl'
    lacks "$1: no folder" "$2" "$scratch/state"
    lacks "$1: no days" "$2" ' days'
    lacks "$1: no seed" "$(printf '%s\n' "$2" | tr S s)" 'seed'
}

typed 'hint\n' fractions --players Ann,bot --seed 3
is_for_pupils "a game that is begun and left" "$out"
is "it is one line" "$(tail -1 "$scratch/out")" "Your game is kept. $BREUK_PROGRAM play --resume goes on with it."
typed '' --resume
is "the line works as it is written" "$status$err" 0
has "and goes on with that game" "$out" 'Back to the game. Deck: Fractions.'
is_for_pupils "a game that goes on" "$out"
BREUK_CALLED=./breuk typed '' --resume
has "it is written as the program was called" "$out" 'Your game is kept. ./breuk play --resume goes on with it.'
typed '' --resume --verbose
has "with --verbose it is said where" "$(tr '\n' ' ' <"$scratch/out")" "for 30 days $scratch/state/breuk keeps how far you are."
has "and the seed" "$out" 'seed: 3.'
older=$(ls "$scratch/state/breuk"/*.jsonl)
typed '' fractions --players Ann,bot --seed 4
typed '' --resume "$older"
has "where another game is newer the file is named" "$out" "Your game is kept. $BREUK_PROGRAM play --resume $older goes on with it."
typed '' --resume "$older" --lang nl
has "in Dutch" "$out" "Je spel is bewaard. Met $BREUK_PROGRAM --lang nl play --resume $older speel je verder."

typed '\n' classic --players Ann,Bo --journal "$scratch/g.jsonl"
typed '' --resume "$scratch/g.jsonl"
has "whoever names a file hears how long it is kept, and its name" "$(tr '\n' ' ' <"$scratch/out")" \
    "until you remove it, $scratch/g.jsonl keeps how far you are."
cd "$scratch" || exit 1
typed '' --resume g.jsonl
has "the same in this folder" "$out" 'until you remove it, g.jsonl keeps how far you are.'

run "$BREUK_PROGRAM" lesson half --plain --seed 7
is_for_pupils "a lesson that is begun and left" "$out"
is "a lesson says it in one line, too" "$(tail -1 "$scratch/out")" "Your lesson is kept. $BREUK_PROGRAM lesson --resume goes on with it."
run "$BREUK_PROGRAM" lesson --resume --plain
has "which works" "$out" 'Your lesson is kept.'
run "$BREUK_PROGRAM" lesson --resume --plain --verbose
has "with --verbose it is said where" "$out" 'for 30 days'

# --- what was tried before the break

typed '\n2\n' fractions --players Ann,Bo --seed 5 --journal "$scratch/card.jsonl"
has "a card was laid" "$(cat "$scratch/card.jsonl")" '"move":"play green 9/10"'
cp "$scratch/card.jsonl" "$scratch/twice.jsonl"
typed '\nundo\n' --resume "$scratch/card.jsonl"
has "it is taken back after the break" "$status$out" 'Bo takes green 9/10 back.'
lacks "the journal knows nothing of it any more" "$(cat "$scratch/card.jsonl")" '"move"'
typed '\ndraw\n' --resume "$scratch/twice.jsonl"
typed '\nundo\n' --resume "$scratch/twice.jsonl"
has "once the next one has drawn it is too late, as before the break" "$out" 'There is no card to take back now.'

typed '\nhint\n' fractions --players Ann,Bo --seed 5 --journal "$scratch/hint.jsonl"
has "a hint says how many fit" "$out" 'ask for another hint.'
typed '\nhint\n' --resume "$scratch/hint.jsonl"
has "after the break the next hint says which" "$out" 'cards fit: '
typed '\nhint\n2\n' --resume "$scratch/hint.jsonl"
has "and the move has all of them" "$(cat "$scratch/hint.jsonl")" '"move":"play green 9/10","hints":3'
run "$BREUK_PROGRAM" replay --verify "$scratch/hint.jsonl"
has "the journal is sound" "$status$out" 'valid'

typed '1\n' fractions --players Ann,bot --seed 5 --journal "$scratch/refused.jsonl"
has "a refusal says why" "$out" '3/10 is not 6/7: 3/10 is 21/70, but 6/7 is 60/70.'
typed '1\n=20 60\n=21 60\ndraw\nkeep\n' --resume "$scratch/refused.jsonl"
has "after the break the second one asks for what is missing" "$out" '3/10 = ?/70 and 6/7 = ?/70: which numbers are missing?
Type = and both numbers.'
has "a wrong answer is not yet right" "$out" 'Not yet.
3/10 = ?/70'
has "and it is said again what to type" "$out" 'Type = and both numbers, for example: = 5 6.'
has "a right one is" "$out" 'That is right.
3/10 = 21/70 (both × 7).'
has "the turn has the first card that was refused" "$(cat "$scratch/refused.jsonl")" '"move":"draw","refused":"blue 3/10"'

# --- the question of a drawn card

# drawn PILE SEATS KEYS: Ann's game in which she draws green 1/4, which fits on a 1/4 alone.
drawn()
{
    {
        journal_header equals "$2" ''
        printf '{"position":{"hands":[["red 3/4","red 2/8"],["yellow 1/4","yellow 1/5"]],"pile":["%s"],' "$1"
        printf '"stock":["green 1/4","green 4/6","green 3/9","green 2/4"],"turn":0}}\n'
    } >"$scratch/kept.jsonl"
    resumed "$3"
    cp "$scratch/game.jsonl" "$scratch/kept.jsonl"
}

# asked_of PILE: what the last run printed, without the card on the pile.
asked_of()
{
    printf '%s\n' "$out" | sed "s|$1|PILE|g"
}

while IFS='|' read -r seats moves look; do
    drawn 'blue 1/4' "$seats" "$moves"
    resumed "$look"
    fits=$(asked_of 'blue 1/4')
    has "$seats $moves: a game left at a drawn card that fits asks again" "$fits" 'Play it, or keep it.'
    drawn 'blue 2/3' "$seats" "$moves"
    resumed "$look"
    is "one that does not fit is asked about in the same words" "$(asked_of 'blue 2/3')" "$fits"
done <<EOF
["Ann",{"name":"Bot 1","bot":"first"}]|draw\n|
["Ann",{"name":"Bot 1","bot":"first"}]|draw\nuno\n|
["Ann",{"name":"Bot 1","bot":"first"}]|draw\nhint\n|
["Ann + Cem","Bo"]|\ndraw\n|\n
["Ann","Bo"]|\ndraw\nname Ann Anne\n|\n
EOF
cp "$scratch/game.jsonl" "$scratch/kept.jsonl"
resumed '\n'
is "and once more" "$(asked_of 'blue 2/3')" "$fits"

drawn 'blue 2/3' '["Ann","Bo"]' '\ndraw\n'
resumed '\nkeep\n'
has "who keeps it has had their turn" "$out" 'Ann does not play a card.'
cp "$scratch/game.jsonl" "$scratch/kept.jsonl"
resumed ''
lacks "and is not asked again" "$out" 'Ann (? for help)'
has "the next one is" "$out" 'Bo'
run "$BREUK_PROGRAM" replay --verify "$scratch/kept.jsonl"
has "the journal is sound" "$status$out" 'valid'
drawn 'blue 2/3' '["Ann","Bo"]' '\ndraw\ngreen 1/4\n'
has "who tries to play it is refused" "$out" '1/4 is not 2/3'
resumed '\ngreen 1/4\n'
has "after the break the second refusal goes on from there" "$out" 'which numbers are missing?'
drawn 'blue 2/3' '["Ann","Bo"]' '\ndraw\ngreen 1/4\ngreen 1/4\nkeep\n\n= 1 1\n'
lacks "the next one reads nothing of the card that was kept" "$out" 'Not yet. 1/4'
has "and is asked for no numbers" "$out" 'No number is asked for now.'
lacks "nor is it kept for them" "$(cat "$scratch/kept.jsonl")" '"last":'
drawn 'blue 2/3' '["Ann","Bo"]' '\ndraw\nleave\n'
resumed ''
lacks "of whoever has left nothing is asked" "$out" 'keep it'
drawn 'blue 2/3' '["Ann","Bo"]' '\ndraw\nkeep\n'
sed -i 's/"drawn":"kept"/"drawn":"lost"/; s/,"sum":"[0-9a-f]*"//' "$scratch/kept.jsonl"
resumed ''
has "a line that says something else is refused" "$status$err" '“drawn” must be “called” or “kept”'

done_testing
