#!/bin/sh
# breuk play: people who leave, return and join while a game is on.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

typed 'Bo leaves\n' fractions --players Ann,Bo,Cy --seed 7 --journal "$scratch/left.jsonl"
has "who leaves is replaced by a bot" "$status$out" 'Bo leaves, and a bot plays on.'
has "and told how to come back" "$out" 'To come back, type: Bo is back'
has "the journal has it" "$(cat "$scratch/left.jsonl")" '{"table":"leaves","seat":1,"bot":"random"'
typed '\nBo is back\n' --resume "$scratch/left.jsonl"
has "the seat is kept, after --resume too" "$status$out" 'Bo is back.'
typed 'Zoe joins\n' --resume "$scratch/left.jsonl"
has "nobody joins where all seats are taken" "$out" 'All seats are taken. When somebody leaves, type again: Zoe joins.'
typed 'Cy leaves\nZoe joins\n' --resume "$scratch/left.jsonl"
has "a new one takes the place of whoever has left" "$status$out" 'Zoe joins, in the place of Cy.'
has "the journal has the name" "$(cat "$scratch/left.jsonl")" '{"table":"joins","seat":2,"name":"Zoe"'
run "$BREUK_PROGRAM" replay "$scratch/left.jsonl"
has "replay tells of leavers" "$status$out" 'Bo leaves, and a bot plays on.'
has "of who is back" "$out" 'Bo is back.'
has "and of who is new" "$out" 'Zoe joins, in the place of Cy.'
run "$BREUK_PROGRAM" replay --verify "$scratch/left.jsonl"
has "the journal is sound" "$status$out" 'valid'
run "$BREUK_PROGRAM" replay --json "$scratch/left.jsonl"
has "as lines, too" "$status$out" '{"table":"joins","seat":2,"name":"Zoe"}'
grep -v '"event"' "$scratch/out" | "$BREUK_PROGRAM" referee >"$scratch/answers"
is "which a referee takes" "$(grep -c '"done":"table"' "$scratch/answers") $(grep -c error "$scratch/answers")" '4 0'

# One alone: the hand is not covered any more, and again when a second one is there.
typed 'Bo leaves\n\ndraw\npass\n' fractions --players Ann,Bo --seed 21
has "whoever left may still look: the hand is covered once more" "$out" 'Ann, press Enter when only you can see the screen. 

Ann, it is your turn.'
is "then one is alone and need not say that nobody looks" "$(grep -c 'Ann, press Enter when only' "$scratch/out")" 1
typed 'hello\nBo: wrong\n1\n\nstop\n' fractions --players Ann,Bo --seed 21 --wrong peers
has "only Enter lifts a cover" "$out" 'Only Enter shows the cards.
Bo, press Enter when only you can see the screen.'
lacks "no other line does" "$(sed '/Only Enter/q' "$scratch/out")" 'your turn.'
typed 'Bo joins\n' fractions --players Ann,bot --seed 138
has "and has to when somebody has joined" "$out" 'Bo joins, in the place of Bot 1.
Ann, press Enter when only you can see the screen.'
typed 'leave\n' fractions --players Ann,bot --seed 138 --journal "$scratch/last.jsonl"
has "when the last one leaves the game is saved" "$status$out" 'Your game is kept.'
lacks "and not played on" "$(cat "$scratch/last.jsonl")" 'leaves'

# What somebody was told in secret is not told to who comes after them.
printf '%s\n' '{"breuk":1,"deck":"classic","seats":["Ann","Bo"],"seed":"7"}' \
    '{"position":{"hands":[["+4","yellow 2","green 1"],["red 3","yellow 4","red 2"]],"pile":["blue 5"],"turn":0}}' >"$scratch/kept.jsonl"
cp "$scratch/kept.jsonl" "$scratch/again.jsonl"
typed '\n+4 red\n\ndraw\n\ndraw\nkeep\n\n' --resume "$scratch/kept.jsonl"
has "who took four cards is told which when they look again" "$out" 'Last time you drew '
is "once" "$(grep -c 'Last time you drew ' "$scratch/out")" 1
typed '\n+4 red\n\ndraw\nBo leaves\nZoe joins\n\ndraw\nkeep\n\n' --resume "$scratch/again.jsonl"
has "who has joined has a turn" "$out" 'Zoe, it is your turn.'
lacks "and did not draw it" "$out" 'Last time'

for lang in nl de fr; do
    typed 'Bo leaves\nstop\n' fractions --players Ann,Bo,Cy --seed 7 --lang $lang --journal "$scratch/$lang.jsonl"
    has "$lang: English is understood" "$(cat "$scratch/$lang.jsonl")" '"table":"leaves","seat":1'
done

# --- teams

typed '\ndraw\nkeep\n\ndraw\nkeep\n\ndraw\nkeep\n\ndraw\nstop\n' fractions --players Ann+Bo,Cas+Dee --seed 5 \
    --journal "$scratch/teams.jsonl"
is "of a team each has a turn" "$(grep -o '^[A-Za-z+]*, it is your turn' "$scratch/out" | cut -d, -f1 | tr '\n' ' ')" 'Cas Ann Dee Bo '
has "between two teams stands one question, to one of the next" "$out" 'Cas’s cards are hidden. Ann, press Enter when only you can see the screen.'
has "what is kept is asked of whoever drew" "$out" 'Does it fit? Play it, or keep it.
  1) play green 2/4
  2) keep it
Ann (? for help): '
has "others hear of the team" "$out" 'Cas+Dee draws 1 card.'
typed '\nstop\n' --resume "$scratch/teams.jsonl"
has "the turn is the same after --resume" "$out" 'Bo (? for help): '

# --- a card taken back

typed '\nwild blue\nundo\n\nyellow 2\n\nundo\n\nstop\n' classic --players Ann,Bo --seed 3 --journal "$scratch/back.jsonl"
is "a card is taken back, where Enter is asked for and after it" "$(grep -c 'Ann takes .* back' "$scratch/out")" 2
is "the journal knows nothing of it" "$(sed 1d "$scratch/back.jsonl")" ''
typed '\nyellow 2\nstop\n' --resume "$scratch/back.jsonl"
has "and is sound" "$status$(sed 1d "$scratch/back.jsonl")" '0{"seat":0,"move":"play yellow 2"'
typed '\ndraw\nkeep\nundo\n' fractions --players Ann,Bo --seed 7 --journal "$scratch/late.jsonl"
has "what was drawn stays drawn" "$out" 'There is no card to take back now.'

# Damage
damaged()
{
    sed 's/,"sum":"[0-9a-f]*"}$/}/' "$scratch/left.jsonl" | sed "$2" >"$scratch/damaged.jsonl"
    run "$BREUK_PROGRAM" replay --verify "$scratch/damaged.jsonl"
    has "$1" "$status $err" "$3"
}
damaged "a word that there is not" 's/"table":"leaves"/"table":"sleeps"/' '“table” must be “leaves”, “returns”, “joins” or “renamed”'
damaged "a seat that there is not" 's/"table":"returns","seat":1/"table":"returns","seat":7/' 'there is no seat 7'
damaged "who has not left cannot be back" 's/"table":"returns","seat":1/"table":"returns","seat":0/' 'Ann has not left'
damaged "nor can a bot leave" 's/"table":"leaves","seat":2/"table":"leaves","seat":1/;s/"table":"returns","seat":1/"table":"leaves","seat":1,"bot":"random"/' 'Bo is played by the program'
damaged "a bot that there is not" 's/"bot":"random"/"bot":"rondom"/' 'there is no bot “rondom”'
damaged "a seat that is taken" 's/"table":"joins","seat":2/"table":"joins","seat":0/' 'Ann sits there already'
damaged "a name that is taken" 's/"name":"Zoe"/"name":"Ann"/' 'two players are called “Ann”'
damaged "a field too few" 's/,"name":"Zoe"//' '“name”'

done_testing
