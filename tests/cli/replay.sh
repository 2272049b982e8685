#!/bin/sh
# breuk replay: a kept game in words, as lines of JSON, or only whether it is sound.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE
export BREUK_LANG=en

replay()
{
    run "$BREUK_PROGRAM" replay "$@"
}

game=$scratch/game.jsonl
"$BREUK_PROGRAM" play classic --players bot,bot,bot --seed 7 --rule target=50 --journal "$game" >"$scratch/played"
played=$(cat "$scratch/played")
moves=$(($(wc -l <"$game") - 1))

# The same as programs before this one kept it, to be changed at will.
without_sums()
{
    sed 's/,"sum":"[0-9a-f]\{8\}"}$/}/' "$1"
}
older=$scratch/older.jsonl
without_sums "$game" >"$older"

# --- in words

replay "$game"
is "a game is told: exit 0" "$status$err" 0
is "in the words of the table at which it was played" "$out" "$played"
replay "$game" --lang nl
has "in the language in use" "$out" 'wint de partij met'

# A game with what each of two players draws.
cat >"$scratch/two.jsonl" <<'E2'
{"breuk":1,"deck":"fractions","seats":["Ann","Bo"],"seed":"5"}
{"position":{"hands":[["blue 2/4","green 1/9"],["red 7/8","blue 3/6"]],"pile":["red 1/2"],"stock":["green 6/9","yellow 1/3"],"turn":0}}
{"seat":0,"move":"draw"}
{"script":{"cards":["green 5/7"]}}
{"seat":1,"move":"draw"}
E2
replay "$scratch/two.jsonl"
is "a position and a script are followed: exit 0" "$status$err" 0
lacks "everybody sees no drawn card" "$out" '6/9'
has "a game that is not over says so" "$out" 'The game is not over yet.'
replay "$scratch/two.jsonl" --seat Bo
has "one player sees the card drawn" "$out" 'You draw green 5/7.'
lacks "and not that of the other" "$out" '6/9'
replay "$game" --seat 'Bot 1'
has "and the hand that was dealt" "$out" 'Your cards: '
replay "$scratch/two.jsonl" --seat Anna
is "a player that there is not: exit 2" "$status$out" 2
has "did you mean" "$err" 'there is no player “Anna” at this table; did you mean Ann?'
replay "$scratch/two.jsonl" --seat Zacharias
has "or nobody is meant" "$err" 'there is no player “Zacharias” at this table'

# --- as lines of JSON

replay "$game" --json
is "as JSON: exit 0" "$status$err" 0
is "the header first" "$(head -1 "$scratch/out")" "$(head -1 "$older")"
is "every move is there" "$(grep -c '"move":' "$scratch/out")" "$moves"
has "and what came of it" "$out" '{"event":"match won","seat":'
lacks "no card that was drawn unseen" "$(grep '"event":"drawn"' "$scratch/out")" '"cards"'
lacks "no words" "$out" 'Deck'
replay "$scratch/two.jsonl" --json --seat Ann
has "one player’s events" "$out" '{"event":"drawn","seat":0,"count":1,"cards":["green 6/9"]}'
has "the other’s cards are not in them" "$out" '{"event":"drawn","seat":1,"count":1}'

# --- only whether it is sound

replay --verify "$game"
is "a sound game: exit 0 and one line" "$status$err $out" "0 $game: valid, $moves moves; the match is over"
sed '3s/}$/,"refused":"green 1\/9"}/' "$scratch/two.jsonl" >"$scratch/refused.jsonl"
replay "$scratch/refused.jsonl" --json
has "a card that was refused stays beside the move" "$out" '{"seat":0,"move":"draw","refused":"green 1/9"}'
sed '3s/}$/,"refused":"green 1\/99"}/' "$scratch/two.jsonl" >"$scratch/refused.jsonl"
replay "$scratch/refused.jsonl"
has "one that there is not is refused" "$err" 'refused.jsonl:3:35: error: this deck has no card “green 1/99” in play'
replay --verify "$scratch/two.jsonl"
is "an unfinished one too" "$status$err $out" "0 $scratch/two.jsonl: valid, 2 moves; the match is not over yet"
replay --verify --json "$game"
is "as JSON" "$status$err$out" "0{\"sound\":true,\"file\":\"$game\",\"moves\":$moves,\"over\":true}"

replay --verify "$older"
is "a journal without sums is as sound" "$status$err $out" "0 $older: valid, $moves moves; the match is over"

# unsound NAME WHERE WHAT: of $scratch/bad.jsonl; --verify exits with 1, showing it with 2.
unsound()
{
    replay --verify "$scratch/bad.jsonl"
    is "$1: exit 1" "$status$out" 1
    has "$1: where and why" "$err" "$scratch/bad.jsonl:$2: error: $3"
    replay "$scratch/bad.jsonl"
    is "$1: what cannot be shown: exit 2" "$status" 2
}

{
    head -3 "$scratch/two.jsonl"
    echo '{"seat":0,"move":"play blue 2/4"}'
} >"$scratch/bad.jsonl"
unsound "a refused move" 4:18 'it is not your turn: it is Bo’s'
{
    head -2 "$scratch/two.jsonl"
    echo '{"seat":0,"move":"play green 1/9"}'
} >"$scratch/bad.jsonl"
unsound "a card that does not fit" 3:18 'green 1/9 does not fit on red 1/2: the colour is red'
has "with the numbers" "$err" ':3:18: note: 1/9 is not 1/2: 1/9 is 2/18, but 1/2 is 9/18'
sed '1s/"hash":"[0-9a-f]*"/"hash":"0000000000000001"/' "$older" >"$scratch/bad.jsonl"
unsound "another deck than it was" 1:1 'the deck “classic” has changed since this game was played; restore the old deck, or start a new game'
sed '3s/.*/{"event":"passed"}/' "$older" >"$scratch/bad.jsonl"
unsound "a line that is no move" 3:1 'after its first line, a log can have only moves, positions and scripts'
sed '3s/.*/{"seat":/' "$older" >"$scratch/bad.jsonl"
unsound "half a line" 3:8 'the line ends in the middle of a JSON value'
sed '2s/.*/{"script":{"wheel":[1]}}/' "$older" >"$scratch/bad.jsonl"
unsound "a script that cannot be followed" 2:11 'this game does not use a wheel; leave out its stops'
sed '2s/.*/{"position":{"turn":1}}/' "$older" >"$scratch/bad.jsonl"
unsound "a position that there cannot be" 2:13 ''
sed '1s/"seats":.*\],/"seats":["Ann","ann"],/' "$older" >"$scratch/bad.jsonl"
unsound "two of one name" 1:1 'two players are called “ann”'
sed '1s/"hand-size":"7"/"hand-size":"40"/' "$older" >"$scratch/bad.jsonl"
unsound "a table that cannot be laid" 1:1 '3 players with 40 cards each need'
: >"$scratch/bad.jsonl"
replay --verify "$scratch/bad.jsonl"
is "an empty file: exit 1" "$status$out" 1
has "an empty file: why" "$err" "$scratch/bad.jsonl: error: this file contains no game"

# --- damage

damaged='this line has been changed or damaged'
verdict "every line has its sum" "$([ "$(grep -c '^{.*,"sum":"[0-9a-f]\{8\}"}$' "$game")" = $((moves + 1)) ]; echo $?)"
sed '1s/"target":"50"/"target":"51"/' "$game" >"$scratch/bad.jsonl"
unsound "a setting that was changed" 1:1 "$damaged, so the start of the game is lost; start a new game"
sed '9s/"seat":[0-9]/"seat":9/' "$game" >"$scratch/bad.jsonl"
unsound "a move that was changed" 9:1 "$damaged, or a line above it is missing"
head -8 "$scratch/bad.jsonl" >"$scratch/above.jsonl"
replay --verify "$scratch/above.jsonl"
is "the lines above it in a new file go on, as it says" "$status$err $out" \
    "0 $scratch/above.jsonl: valid, 7 moves; the match is not over yet"
sed 9d "$game" >"$scratch/bad.jsonl"
unsound "a line that is missing" 9:1 "$damaged"
sed 9p "$game" >"$scratch/bad.jsonl"
unsound "a line that stands twice" 10:1 "$damaged"
{
    head -8 "$game"
    sed -n '9,$p' "$older"
} >"$scratch/bad.jsonl"
unsound "a line without its sum" 9:1 "$damaged"

# What the manual page says in Python.
page=$BREUK_SOURCE/src/cli/manual/man/breuk-log.5.scd
sed -n '/^import sys, zlib/,/^```/p' "$page" | sed '$d' >"$scratch/sums.py"
if command -v python3 >/dev/null; then
    python3 "$scratch/sums.py" <"$older" >"$scratch/summed.jsonl"
    is "the manual page’s program writes the same sums" "$?$(cat "$scratch/summed.jsonl")" "0$(cat "$game")"
fi
verdict "the manual page has a program" "$([ -s "$scratch/sums.py" ]; echo $?)"

printf '{"seat":0,"mo' >>"$scratch/two.jsonl"
replay --verify "$scratch/two.jsonl"
is "a torn last line was never answered: the rest is sound" "$status$out" \
    "0$scratch/two.jsonl: valid, 2 moves; the match is not over yet"
has "and it is said" "$err" "two.jsonl:6:1: warning: the last line is incomplete, because the program stopped"
replay --verify "$scratch/absent.jsonl"
is "a file that is not there: exit 2" "$status$out" 2
has "which one" "$err" "$scratch/absent.jsonl: error: cannot be read"
sed '1s/"deck":"classic"/"deck":"clasic"/' "$older" >"$scratch/bad.jsonl"
replay --verify "$scratch/bad.jsonl"
is "a deck that there is not: exit 2" "$status$out" 2
replay
is "no file: exit 2" "$status$out" 2

# A game that the referee led can be kept and shown.
{
    head -1 "$scratch/two.jsonl"
    echo '{"header":true}'
} | "$BREUK_PROGRAM" referee | sed -n 2p >"$scratch/led.jsonl"
sed -n 2,5p "$scratch/two.jsonl" >>"$scratch/led.jsonl"
replay --verify "$scratch/led.jsonl"
is "the referee’s header and the requests are a game" "$status$err $out" \
    "0 $scratch/led.jsonl: valid, 2 moves; the match is not over yet"

done_testing
