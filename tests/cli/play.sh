#!/bin/sh
# breuk play: bots alone, people through a pipe, the journal, taking up again, refusals.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

play()
{
    run "$BREUK_PROGRAM" play "$@"
}

journals()
{
    ls "$XDG_STATE_HOME/breuk" 2>/dev/null
}

# --- bots alone

play fractions --players bot,bot,bot --seed 7
is "bots alone play to the end without a terminal" "$status$err" 0
has "somebody wins the match" "$out" 'wins the match with'
first=$out
play fractions --players bot,bot,bot --seed 7
is "the same seed gives the same bytes" "$out" "$first"
play fractions --players bot,bot,bot --seed 8
verdict "another seed gives another game" "$([ "$out" != "$first" ]; echo $?)"
is "bots alone keep no journal unasked" "$(journals)" ''
play fractions --players bot,bot
has "a random seed is shown" "$out" 'seed: '
seed=$(sed -n 's/.*seed: \([0-9]*\)\..*/\1/p' "$scratch/out" | head -1)
shown=$out
play fractions --players bot,bot --seed "$seed"
is "and gives the same game when it is typed" "$out" "$shown"
play
is "without a terminal and without names nothing is played: exit 2" "$status$out" 2
has "and what to type is said" "$err" "say who plays, for example: $BREUK_PROGRAM play --players Ann,Bo,bot"
play --players bot,bot,bot --seed 7
has "the deck is equals" "$out" 'Deck: Equal fractions'
for deck in classic fractions-208 equals; do
    play "$deck" --players bot,bot,bot,bot --seed 1 --rule target=50
    is "$deck plays" "$status$err" 0
done
play equals --players bot:adder,bot:adder,bot --wrong referee --seed 7
is "a bot that errs as a pupil does" "$status$err" 0
has "lays wrong cards" "$out" 'That card does not fit: Adder bot'
play fractions --players bot:none,bot
is "a bot that there is not: exit 2" "$status" 2
has "and which there are" "$err" 'there is no bot “none”; write one of: random, first, careful, search, beginner, adds, top, bottom, careless'
play fractions --lang nl --players bot,bot --seed 7
has "in Dutch" "$out" 'wint de partij met'
play fractions --players bot,bot --seed 7 --journal "$scratch/bots.jsonl"
is "bots keep a journal when asked" "$status$err" 0
has "the journal begins with its header" "$(head -1 "$scratch/bots.jsonl")" '{"breuk":1,"deck":"fractions","hash":"'
has "the header has seed and generator" "$(head -1 "$scratch/bots.jsonl")" '"seed":"7","chance":"xoshiro256** 1",'
play fractions --players bot,bot --journal "$scratch/bots.jsonl"
is "an existing journal is not written over: exit 2" "$status" 2
has "and it says what to do" "$err" 'already exists; name another file, or continue that game'

# --- people

typed 'blue 3/8\nfoo\n\ndraw\n' fractions --players Ann,bot --seed 138
is "a person's lines are read from a pipe" "$status$err" 0
has "a wrong card is explained" "$out" 'Blue 3/8 does not fit on green 1/8: the colour is green.
3/8 is not 1/8'
has "end of input: the game is kept" "$out" "Your game is kept. $BREUK_PROGRAM play --resume goes on with it."
journal=$XDG_STATE_HOME/breuk/$(journals)
has "the journal has the move, and the card that was refused before it" "$(sed -n 2p "$journal")" \
    '{"seat":0,"move":"draw","refused":"blue 3/8",'
verdict "only its owner reads it" "$([ "$(stat -c %a "$journal" 2>/dev/null || stat -f %Lp "$journal")" = 600 ]; echo $?)"
moves=$(wc -l <"$journal")
typed 'keep\nstop\n' --resume
is "the newest game is taken up" "$status$err" 0
has "it says so" "$out" 'Back to the game. Deck: Fractions.'
has "with the same hand" "$out" 'Ann, it is your turn.'
verdict "and its journal grows" "$([ "$(wc -l <"$journal")" -gt "$moves" ]; echo $?)"
printf '{"seat":0,"mo' >>"$journal"
typed 'stop\n' --resume "$journal"
is "a torn line does not matter" "$status" 0
has "it is said" "$err" 'the last line is incomplete, because the program stopped'
is "and cut off" "$(tail -c 1 "$journal" | od -An -tx1 | tr -d ' ')" 0a
sed 's/,"sum":"[0-9a-f]*"}$/}/' "$journal" >"$scratch/older.jsonl"
typed 'draw\npass\nstop\n' --resume "$scratch/older.jsonl"
is "a journal of before goes on as it is" "$status$err $(grep -c sum "$scratch/older.jsonl")" '0 0'
verdict "and grows" "$([ "$(wc -l <"$scratch/older.jsonl")" -gt "$(wc -l <"$journal")" ]; echo $?)"
typed 'Ann\n' fractions --players Ann,Bo --seed 21
has "two people: the screen is asked for" "$out" 'press Enter when only you can see the screen.'
typed 'b\033]0;x\007\233lue\n' fractions --players Ann,bot --seed 138
lacks "control characters are not sent back" "$out" "$(printf '\033')"

# A colour may be named with its card, and then is not asked for; the journal has both moves.
typed 'wild +4 blue\n' fractions --players Ann,bot --seed 33 --journal "$scratch/wild.jsonl"
lacks "a colour named with the card is not asked for" "$out" 'Which colour do you choose'
is "its journal has card and colour" "$(sed -n '2,3s/,"sum".*//p' "$scratch/wild.jsonl")" \
    '{"seat":0,"move":"play +4"
{"seat":0,"move":"colour blue"'

# The line to type may be typed as it stands.
typed 'stop\n' fractions --players Ann,bot --journal "$scratch/plain.jsonl"
has "a path that needs no quotes has none" "$out" "--resume $scratch/plain.jsonl"
typed 'stop\n' fractions --players Ann,bot --journal "$scratch/Bo's game.jsonl"
(
    breuk()
    {
        "$BREUK_PROGRAM" "$@"
    }
    eval "$(sed -n 's/^Your game is kept. \(.*\) goes on with it.$/\1/p' "$scratch/out")"
) >"$scratch/again" 2>&1 </dev/null
has "a path with a space and a quote is quoted for the shell" "$(cat "$scratch/again")" 'Back to the game.'

# A match that is over.
play fractions --players bot,bot --seed 7 --rule target=50 --journal "$scratch/over.jsonl"
ended=$(tail -4 "$scratch/out")
play --resume "$scratch/over.jsonl"
has "a match that is over says so when it is taken up" "$out" 'This match is over.'
is "and how it ended" "$status $(tail -4 "$scratch/out")" "0 $ended"

# Bytes that were never more than a new file are no game to go on with.
: >"$XDG_STATE_HOME/breuk/9999-01-01-000000-000-fractions.jsonl"
typed 'stop\n' --resume
is "an empty journal is not the newest game" "$status$err" 0
rm "$XDG_STATE_HOME/breuk/9999-01-01-000000-000-fractions.jsonl"

# A game that cannot be read does not stand in the way of the one before it.
state=$XDG_STATE_HOME/breuk
newest=$state/$(journals | tail -1)
sed '4s/"seat":/"saet":/' "$journal" >"$state/9999-01-01-000000-000-fractions.jsonl"
mkdir "$state/9999-01-02-000000-000-fractions.jsonl"
echo 'no JSON' >"$state/9999-01-03-000000-000-fractions.jsonl"
sed 's/,"sum":"[0-9a-f]*"}$/}/; s/"deck":"fractions"/"deck":"fractoins"/' "$journal" \
    >"$state/9999-01-04-000000-000-fractoins.jsonl"
typed 'stop\n' --resume
is "damaged games are passed over: exit 0" "$status" 0
has "the newest that can goes on" "$(tail -1 "$scratch/out")" "--resume $newest"
is "each is told of" "$(grep -c ': note: this game cannot continue; here is the one before it' "$scratch/err")" 4
has "with what is wrong: damage" "$err" '-01-000000-000-fractions.jsonl:4:1: error: this line has been changed or damaged'
has "no file" "$err" '-02-000000-000-fractions.jsonl” is a folder'
has "no log" "$err" '-03-000000-000-fractions.jsonl:1:2: error: this is not JSON'
has "a deck that is gone" "$err" 'there is no “fractoins”'
play --resume "$state/9999-01-01-000000-000-fractions.jsonl"
is "one that is named is not: exit 2" "$status$out" 2
mkdir -p "$scratch/lost/breuk"
for i in 01 02 03 04 05 06 07 08 09 10 11 12; do
    echo 'no JSON' >"$scratch/lost/breuk/2026-01-$i-000000-000-fractions.jsonl"
done
XDG_STATE_HOME=$scratch/lost play --resume
is "none that can: exit 2" "$status$out" 2
has "and it says what to do" "$err" 'there is no saved game to continue; start one with: breuk play'
is "of many not each is told" "$(grep -c ': error: ' "$scratch/err")" 10
rm -r "$state"/9999*

# Nor is a game passed over that goes on elsewhere.
mkfifo "$scratch/pipe.elsewhere"
"$BREUK_PROGRAM" play fractions --players Ann,bot <"$scratch/pipe.elsewhere" >"$scratch/elsewhere" 2>&1 &
pid=$!
exec 3>"$scratch/pipe.elsewhere"
within_reason grep -q 'Ann (? for help)' "$scratch/elsewhere"
typed 'stop\n' --resume
is "a game that is being played elsewhere is not passed over: exit 2" "$status$out" 2
has "and is named" "$err" 'is open in another window; continue the game there, or close it first'
exec 3>&-
wait $pid

# A folder that the environment names by a relative path is none (XDG Base Directory Specification).
mkdir "$scratch/somewhere" "$scratch/ann"
(
    cd "$scratch/somewhere" || exit
    echo stop | XDG_STATE_HOME=state HOME=$scratch/ann "$BREUK_PROGRAM" play fractions --players Ann,bot
    echo stop | XDG_STATE_HOME=state HOME=ann "$BREUK_PROGRAM" play fractions --players Ann,bot 2>"$scratch/err"
) >"$scratch/out"
is "a relative XDG_STATE_HOME is ignored" "$(ls -A "$scratch/somewhere")" ''
is "and the game is at home" "$(ls "$scratch/ann/.local/state/breuk" | wc -l | tr -d ' ')" 1
has "a relative home is none" "$(cat "$scratch/err")" 'there is no folder to save the game in'

# A program that is killed loses nothing that was shown.
mkfifo "$scratch/pipe"
"$BREUK_PROGRAM" play fractions --players Ann,bot --seed 29 --journal "$scratch/killed.jsonl" \
    <"$scratch/pipe" >"$scratch/out" 2>"$scratch/err" &
pid=$!
exec 3>"$scratch/pipe"
printf 'draw\nkeep\ndraw\nkeep\n' >&3
# asked COUNT: so often Ann was asked.
asked()
{
    [ "$(grep -c 'Ann (? for help)' "$scratch/out")" -ge "$1" ]
}
within_reason asked 5
kill -9 $pid
wait $pid 2>/dev/null
exec 3>&-
shown=$(grep -E '^(On the pile|  [a-z ]+:  [0-9])' "$scratch/out" | tail -4)
typed 'stop\n' --resume "$scratch/killed.jsonl"
is "after a kill the same table is shown" "$(grep -E '^(On the pile|  [a-z ]+:  [0-9])' "$scratch/out" | tail -4)" "$shown"

# Being told to end is as good as the end of input.
for signal in TERM HUP INT; do
    mkfifo "$scratch/pipe.$signal"
    : >"$scratch/out" # or the prompt of the run before is found in it
    "$BREUK_PROGRAM" play fractions --players Ann,bot --seed 138 --journal "$scratch/$signal.jsonl" \
        <"$scratch/pipe.$signal" >"$scratch/out" 2>"$scratch/err" &
    pid=$!
    exec 3>"$scratch/pipe.$signal"
    within_reason asked 1
    kill -"$signal" $pid
    wait $pid
    status=$?
    exec 3>&-
    is "SIG$signal: exit 0" "$status" 0
    has "SIG$signal: the game is kept" "$(cat "$scratch/out")" "breuk play --resume $scratch/$signal.jsonl"
done

# --- wrong cards, variants, house rules

play --resume "$scratch/bots.jsonl" --wrong peers
is "a game that goes on keeps its rules: exit 2" "$status$out" 2
has "and says what to leave out" "$err" 'leave out --wrong'
typed 'stop\n' fractions --players Ann,bot --seed 4 --wrong referee --journal "$scratch/wrong.jsonl"
has "how wrong cards are treated is said" "$out" 'If you play a wrong card, you take it back and draw 2 cards.'
typed 'stop\n' --resume "$scratch/wrong.jsonl"
has "and holds for the game that goes on" "$out" 'If you play a wrong card, you take it back and draw 2 cards.'
typed 'stop\n' fractions --players Ann,bot --wrong peers --rule wrong-penalty=1
has "of wrong cards that the others must notice too" "$(echo $out)" 'draw 1 card.'
typed 'stop\n' fractions --players Ann,bot --wrong strict
verdict "nothing is said where they are refused" "$(echo "$out" | grep -q 'wrong card'; echo $(($? == 0)))"
play fractions --players Ann,bot --wrong nobody
is "another way: exit 2" "$status$out" 2
has "and which there are" "$err" 'peers'
play fractions --players bot,bot,bot,bot --rule partners=fixed --rule target=50 --seed 3
is "four bots play with partners" "$status$err" 0
has "partners share their points" "$out" '  Bot 1 + Bot 3 '
play fractions --players bot,bot,bot,bot,bot,bot,bot,bot --rule partners=tables --rule table=both --ruleset deluxe --seed 3
is "eight bots at two tables" "$status$err" 0
has "it is said who sits down" "$out" 'Now at the table: '
is "in each of seven blocks" "$(echo "$out" | grep -c 'Now at the table: ')" 14
play fractions --players bot,bot,bot --rule partners=tables
is "too few for the variant: exit 2" "$status$out" 2
typed 'Bot 1: draw\ntalk Bot 1\ntalk Ann\nZed: wrong\nuno\nstop\n' fractions --players Ann,bot,bot --seed 4
has "a bot plays for itself" "$out" 'Bot 1 is played by the program.'
has "and tells nobody what to play" "$out" 'Bot 1 is played by the program, and tells nobody anything.'
has "talk is reported at any prompt" "$out" 'You must not tell others what to play.'
has "nobody is called so" "$out" 'Nobody here has that name'
has "a call is a call" "$out" 'You call: “Last card!”'
play spin --players bot,bot,bot --seed 5 --rule jump-in=yes --rule seven=yes --rule progressive=yes
is "the wheel with all house rules" "$status$err" 0
has "it is turned" "$out" 'turns the wheel. It stops at: '

# --- refusals

play fractoins --players bot,bot
is "an unknown deck: exit 2" "$status$out" 2
has "an unknown deck: did you mean" "$err" 'fractions'
play fractions --players Ann,ann
is "two of one name: exit 2" "$status$out" 2
play fractions --players Ann
is "one alone: exit 2" "$status" 2
has "one alone: what to do" "$err" 'add another player or a bot, such as Ann,bot'
play fractions --players bot,bot --rule targte=3
is "an unknown setting: exit 2" "$status$out" 2
has "an unknown setting: did you mean" "$err" 'target'
play fractions --players bot,bot --rule target
has "a setting without a value" "$err" 'is not a setting and its value'
play fractions --players bot,bot --ruleset nothing
is "an unknown rule set: exit 2" "$status$out" 2
play --resume "$scratch/absent.jsonl"
is "a journal that is not there: exit 2" "$status" 2
has "and which" "$err" "$scratch/absent.jsonl"
echo 'no JSON' >"$scratch/bad.jsonl"
play --resume "$scratch/bad.jsonl"
is "a journal that is no JSON: exit 2" "$status" 2
has "with file, line and column" "$err" "$scratch/bad.jsonl:1:"
: >"$scratch/empty.jsonl"
play --resume "$scratch/empty.jsonl"
has "an empty journal" "$err" 'this file contains no game'
sed '1s/"hash":"[0-9a-f]*"/"hash":"0000000000000001"/; s/,"sum":"[0-9a-f]*"}$/}/' "$scratch/bots.jsonl" >"$scratch/other.jsonl"
play --resume "$scratch/other.jsonl"
has "a deck that has changed" "$err" 'has changed since this game was played'
XDG_STATE_HOME=$scratch/nothing play --resume
has "nothing to go on with" "$err" 'there is no saved game to continue'
typed 'draw\n' fractions --players Ann,bot --journal /dev/null/x
is "a journal that cannot be made: exit 3" "$status" 3
typed 'draw\n' fractions --players Ann,bot --journal "$scratch/no/such/folder/j.jsonl"
is "folders that lead to it are made" "$status$err" 0
(
    ulimit -f 2
    trap '' XFSZ
    yes 'draw
pass' | "$BREUK_PROGRAM" play fractions --players Ann,bot --seed 138 --journal "$scratch/full.jsonl" \
        >"$scratch/out" 2>"$scratch/err"
    echo $? >"$scratch/status"
) 2>/dev/null
is "a full disk: exit 3" "$(cat "$scratch/status")" 3
has "a full disk: which file" "$(cat "$scratch/err")" "$scratch/full.jsonl"
typed 'stop\n' --resume "$scratch/full.jsonl"
is "and what was written before is sound" "$status$err" 0
(
    ulimit -f 0
    trap '' XFSZ
    exec "$BREUK_PROGRAM" play fractions --players Ann,bot --journal "$scratch/none.jsonl"
) </dev/null 2>&1 | cat >"$scratch/piped"
has "a disk that is full from the start" "$(cat "$scratch/piped")" "$scratch/none.jsonl: "
verdict "leaves no empty journal" "$([ ! -e "$scratch/none.jsonl" ]; echo $?)"

done_testing
