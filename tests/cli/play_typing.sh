#!/bin/sh
# breuk play: what is typed and how, what is shown again, how many inputs stand between two people, how to go on,
# options in the user's language, and bad input.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

said()
{
    grep -cF "$1" "$scratch/out"
}

# --- what is shown again

typed '?\nfoo\nblue 3/8\nhand\npoints\nrules\n' fractions --players Ann,bot --seed 138
is "every answer shows the hand again" "$status $(said 'Your cards:')" '0 7'
has "the help has the new words" "$out" '  hand
      your cards once more
  again
      what happened since your last turn, and the question once more
  rules
      the rules of this game, in short
'
has "rules say what fits" "$out" 'Which cards fit
  A card fits if'
has "and what cards do" "$out" '
  +2: '
has "that of a reverse does between two" "$out" 'With only two players, you play again after a reverse.'
verdict "on no more lines than a terminal has" \
    "$([ "$(sed -n '/^How to win/,/^$/p' "$scratch/out" | wc -l)" -le 24 ]; echo $?)"
typed '\ndraw\nhand\nno\n' equals --players Ann,Bo --seed 4
has "so it does where no card of it is asked for" "$out" '
Your cards:
  blue:  3/4, 3/15, 6/30
  green:  2/3
  red:  3/6, 4/16
  yellow:  1/5, skip
  1) play blue 3/4
  2) keep it
Ann (? for help): '
typed 'rules\n' fractions --players Ann,bot,bot --seed 138
lacks "what two play by three have no use for" "$out" 'With only two players'
lacks "nor has a deck without spin cards one for the star" "$out" 'a star stands'
typed 'rules\n' spin --players Ann,bot --seed 138 --wrong peers --rule jump-in=yes
has "rules have the wheel" "$out" 'The wheel'
has "and what the star is that its cards have here" "$out" 'Here a star stands for the whirl: 1* is a spin card.'
has "and the house rules" "$out" 'House rules at this table'
has "and what becomes of wrong cards" "$out" 'Wrong cards'
typed 'draw\n' fractions --players Ann,bot,bot --seed 12 --rule progressive=yes
has "who faces a +2 reads that it costs the turn" "$out" 'You must draw 2 cards and miss this turn.'
has "among the choices, too" "$out" ') take 2 cards and miss this turn
'
has "and the next player is on" "$out" 'You draw blue 7/8, red 4/8.
Bot 1 plays'
typed 'again\ndraw\nkeep\nagain\n' fractions --players Ann,bot --seed 138 --journal "$scratch/again.jsonl"
has "again tells what happened" "$out" 'Since your last turn:
Round 1. Bot 1 deals.
The first card on the pile is green 1/8.

Ann, it is your turn.'
has "since one's last turn" "$out" 'Since your last turn:
You draw yellow 4/7.
It does not fit, so your turn is over.
Bot 1 plays green 6/10 and has 6 cards left.

Ann, it is your turn.'
typed 'again\n' --resume "$scratch/again.jsonl"
has "after a resume, too" "$out" 'Since your last turn:
You draw 1 card.
You do not play a card.
Bot 1 plays green 6/10 and has 6 cards left.'

# --- between two people

# Two turns: a card that is drawn and does not fit; one that is laid.
typed '\ndraw\nkeep\n\n' --players Ann,Bo --seed 8
between=$(said 'press Enter')
is "one input stands between two people" "$between $(said 'Ann, it is your turn.') $(said 'press Enter to hide')" '2 1 0'
lacks "a card that was drawn is not shown to the next" "$(sed '1,/hidden. Ann, press Enter/d' "$scratch/out")" 'you drew'
typed '\ndraw\nkeep\n\ndraw\nkeep\n\n' --players Ann,Bo --seed 8
is "nor told again to its player, who was asked about it" "$(said 'You drew ') $(said 'Last time you drew ')" '2 0'
typed '\nAnn: hand\nhand\nstop\n' --players Ann,Bo --seed 4
is "hand shows a hand once more" "$(said 'Your cards:')" 3

# --- names

typed '\nd\n' --players D,H --seed 4 --journal "$scratch/d.jsonl"
is "who is called D plays" "$status$err" 0
has "and draws with d" "$(sed -n 2p "$scratch/d.jsonl")" '"move":"draw"'
typed '' --players Draw,Bo
is "whole words of the game are no names: exit 2" "$status$out" 2
typed '' --players 'Zoë,Zoe,bot' --seed 4
is "an accent makes two names" "$status$err" 0

# --- how to go on

typed 'stop\n' --players Ann,bot
is "the line to go on begins with the name as it was called" "$(tail -1 "$scratch/out" | cut -d' ' -f5-6)" "$BREUK_PROGRAM play"
mkdir "$scratch/here"
(
    cd "$scratch/here" || exit
    ln -s "$BREUK_PROGRAM" breuk
    echo stop | ./breuk --lang nl play --players Ann,bot >first 2>&1
    tail -1 first | sed -n 's/^Je spel is bewaard. Met \(.*\) speel je verder.$/\1/p' >line
    sh ./line </dev/null >again 2>&1
)
has "its language is in it, when an option chose it" "$(cat "$scratch/here/line")" './breuk --lang nl play --resume'
is "it is one line" "$(wc -l <"$scratch/here/line" | tr -d ' ')" 1
has "which can be pasted" "$(cat "$scratch/here/again")" 'Het spel gaat verder.'
echo stop | BREUK_CALLED=breuk "$BREUK_PROGRAM" play --players Ann,bot >"$scratch/out" 2>&1
has "the launcher's name is taken" "$(tail -1 "$scratch/out")" 'Your game is kept. breuk play --resume goes on with it.'

# --- options in the user's language

typed 'stop\n' --lang de --players Ann,bot --wrong mitspieler --rule jump-in=ja --journal "$scratch/de.jsonl"
is "values in German" "$status$err" 0
has "are kept in English" "$(head -1 "$scratch/de.jsonl")" '"wrong":"peers"'
has "those of settings, too" "$(head -1 "$scratch/de.jsonl")" '"jump-in":"yes"'
typed 'stop\n' --lang nl --players Ann,bot --wrong strict --rule seven=NEE
is "English is understood as well, and capitals" "$status$err" 0
typed '' --lang nl --players Ann,bot --wrong zacht
is "another word: exit 2" "$status$out" 2
has "which words there are, in Dutch" "$err" '"streng", "scheidsrechter", "medespelers"'
typed '' --lang fr --players Ann,bot --rule jump-in=peut-être
has "and in French" "$err" '"non", "oui"'
run "$BREUK_PROGRAM" --lang nl match --mark punt 0.5 1/2
is "options with choices, too" "$status$err" 0
run "$BREUK_PROGRAM" --lang nl match --mark streep 0.5 1/2
has "and their errors" "$err" 'beide, punt, komma'

# --- nobody to ask

for deck in '' equals; do
    # shellcheck disable=SC2086 # a word or none
    run "$BREUK_PROGRAM" play $deck
    is "no terminal and no players: exit 2 ($deck)" "$status$out" 2
    has "with an example ($deck)" "$err" "$BREUK_PROGRAM play ${deck:+$deck }--players Ann,Bo,bot"
done
run "$BREUK_PROGRAM" play --players bot,bot,bot --rule rounds=1 --seed 7
is "bots alone play when they are named" "$status$err" 0

# --- bad input: the game survives, and each gets a sentence

# survives NAME FILE SENTENCE: after these lines the game is where it was.
survives()
{
    { cat "$2"; printf '\nstop\n'; } |
        "$BREUK_PROGRAM" play fractions --players Ann,bot --seed 138 --journal "$scratch/bad.jsonl" >"$scratch/out" 2>"$scratch/err"
    is "$1: exit 0" "$?$(cat "$scratch/err")" 0
    is "$1: nothing was played" "$(wc -l <"$scratch/bad.jsonl" | tr -d ' ')" 1
    has "$1: a sentence" "$(cat "$scratch/out")" "$3"
    verdict "$1: no line is endless" "$(awk 'length > 1000 { long = 1 } END { exit long }' "$scratch/out"; echo $?)"
    rm "$scratch/bad.jsonl"
}
head -c 1000000 /dev/zero | tr '\0' x >"$scratch/long"
survives "a megabyte on a line" "$scratch/long" '“xxxxxxxx'
printf '\377\376\300\257 \355\240\200 caf\351\n\200\200\n' >"$scratch/latin"
survives "what is no UTF-8" "$scratch/latin" 'I do not understand “'
printf '\033[200~<html>\n\t<p class="x">1/2 &amp; 3/4</p>\n{"a": [1, 2, {"b": null}]}\nrm -rf / ; echo $(date)\n%%s%%n%%d\033[201~\n\033[A\033[A\033[D\n' \
    >"$scratch/paste"
survives "pasted garbage" "$scratch/paste" 'I do not understand “<html>”'
head -c 20000 "$BREUK_PROGRAM" >"$scratch/binary"
{ tr -d '\n' <"$scratch/binary"; echo; } >"$scratch/line"
survives "a program on a line" "$scratch/line" 'I do not understand “'
run "$BREUK_PROGRAM" play --players Ann,ann
is "two players of one name: exit 2" "$status$out" 2
has "two players of one name: a sentence" "$err" 'two players are called “ann”; give them different names'
run "$BREUK_PROGRAM" play --players A,B,C,E,F,G,I,J,K,L,M
is "eleven players: exit 2" "$status$out" 2
has "eleven players: a sentence" "$err" 'at most 10 players can play'
printf 'Ann\377,Bo' >"$scratch/name"
run "$BREUK_PROGRAM" play --players "$(cat "$scratch/name")"
is "a name that is no UTF-8: exit 2" "$status$out" 2
has "a name that is no UTF-8: a sentence" "$err" 'a name contains a character that cannot be shown'
done_testing
