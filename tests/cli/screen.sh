#!/bin/sh
# What a file, a name or a typed word holds never steers the screen that it is shown on, by any road.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR LANGUAGE BREUK_LANG
export BREUK_LANG=en XDG_STATE_HOME="$scratch/state" XDG_DATA_HOME="$scratch/data" XDG_CONFIG_HOME="$scratch/config"

# ESC, DEL, CSI and OSC of C1, an override and an isolate of direction, a line separator, a byte that is no UTF-8.
evil=$(printf 'e\033[31m\177\302\233\302\235\342\200\256\342\201\246\342\200\250\377x')

# The bytes of a file, " 61 0a …".
bytes()
{
    od -An -v -tx1 "$1" | tr -s ' \n' ' '
    echo ' '
}

# harmless NAME: what the last command said to people would steer no screen, and something was said.
harmless()
{
    wrong=
    for stream in out err; do
        found=$(bytes "$scratch/$stream" | grep -oE ' (1b|7f|08|0d|07|c2 [89].|e2 80 a[89abcde]|e2 81 a[6789]|ff) ' | tr '\n' ' ')
        [ -z "$found" ] || wrong="$wrong$stream:$found"
    done
    [ -s "$scratch/out" ] || [ -s "$scratch/err" ] || wrong='nothing was said'
    verdict "$1" "$([ -z "$wrong" ]; echo $?)" "$wrong"
}

cd "$scratch" || exit 1
run "$BREUK_PROGRAM" new deck fine
deck="./$evil.xml"
cp fine.xml "$deck"

# --- names of files and words that are typed

for words in 'check' 'check --strict' 'play --players bot,bot --seed 1' 'sim --games 20' 'export' 'preview' 'print --dry-run' \
    'print --format png --single' 'import deck' 'replay' 'replay --verify' 'print -o' 'check --schema' 'help' 'list' 'match 1/2' 'new deck' \
    'print equals --only' 'print equals --sheet' 'print equals --printer' 'play equals --players' 'play --resume' \
    'play equals --rule' 'sim equals --bots' 'print equals --template' '--lang' 'play --seed' 'referee' 'xyzzy'; do
    # shellcheck disable=SC2086 # words
    run "$BREUK_PROGRAM" $words "$deck"
    harmless "$words FILE: the words to print of a hostile name"
done
rm -f ./*.pdf ./*.png ./*.csv
run "$BREUK_PROGRAM" "$evil"
harmless "a hostile command"
run "$BREUK_PROGRAM" "--$evil"
harmless "a hostile option"
run "$BREUK_PROGRAM" print equals board -o "./$evil.pdf"
harmless "a file that was made"
run "$BREUK_PROGRAM" print equals board -o "./$evil.pdf"
harmless "a file that is there already"
run "$BREUK_PROGRAM" export classic -o "./$evil.csv"
harmless "a table that was made"
run "$BREUK_PROGRAM" new deck my-deck -o "./$evil/my-deck.xml"
harmless "a folder that is not there"
mkdir "$evil"
run "$BREUK_PROGRAM" new deck my-deck -o "./$evil/my-deck.xml"
harmless "what to type next for a new file"
has "and it can be typed" "$err" "breuk check \$'./e\\033[31m\\177\\302\\233\\302\\235\\342\\200\\256\\342\\201\\246\\342\\200\\250\\377x/my-deck.xml'"
if command -v bash >/dev/null; then
    printf '%s\n' "$err" | sed -n "s/^  breuk check //p" >word
    run bash -c "test -f $(cat word)"
    is "a shell finds the file by it" "$status" 0
fi

# --- the environment, and what lies where it says

BREUK_LANG=$evil run "$BREUK_PROGRAM" list rules
harmless "BREUK_LANG"
BREUK_DATA="$scratch/$evil" run "$BREUK_PROGRAM" --version
harmless "BREUK_DATA"
mkdir -p "$scratch/data/breuk/decks"
cp fine.xml "$scratch/data/breuk/decks/my$evil.xml"
echo '<deck' >"$scratch/data/breuk/decks/bad$evil.xml"
run "$BREUK_PROGRAM" list decks
harmless "decks of one's own in a list"
has "they are in it" "$out" 'your own:'
has "how to check one can be typed" "$(printf '%s\n' "$out" | tr -s '\n ' '  ')" "has errors; see: breuk check \$'$scratch/data/breuk/decks/bade\\033[31m\\177"
run "$BREUK_PROGRAM" check nothing-like-it
harmless "what there is to choose from"
printf '5\nstop\n' >keys
"$BREUK_PROGRAM" play fractions --players Ann,bot --seed 3 --journal "$scratch/$evil.jsonl" <keys >"$scratch/out" 2>"$scratch/err"
harmless "how to go on with a game"
has "the line is there" "$(cat "$scratch/out")" "breuk play --resume \$'"
mkdir -p "$scratch/config/breuk"
printf '{"printers":[{"name":"\\u009b2J\\u202ex","paper":"a4","backs":"long","dx":0,"dy":0,"angle":0}]}\n' >"$scratch/config/breuk/printers.json"
run "$BREUK_PROGRAM" print equals --printer x --dry-run
harmless "printers.json"

# --- what files hold

printf '{"breuk":1,"deck":"\\u009b2J\\u202e","seats":["Ann","Bo"],"seed":"1"}\n' >game.jsonl
run "$BREUK_PROGRAM" replay game.jsonl
harmless "the deck of a journal"
printf '{"breuk":1,"deck":"classic","seats":["A\\u001b[2Jnn","B\\u202eo"],"seed":"1"}\n' >game.jsonl
run "$BREUK_PROGRAM" replay game.jsonl
harmless "the players of a journal"
printf '{"breuk":1,"deck":"classic","seats":["Ann","Bo"],"seed":"1"}\n{"seat":0,"move":"play \\u009b2J\\u202e"}\n' >game.jsonl
run "$BREUK_PROGRAM" replay game.jsonl
harmless "a move of a journal"
printf 'colour,value\nr\302\233ed,1/2\n' >table.csv
run "$BREUK_PROGRAM" import deck table.csv -o made.xml
harmless "a table"
has "it is refused, with the place" "$err" 'table.csv:2:2: error: the character U+009B is invisible'
printf '%s\n' '<svg xmlns="http://www.w3.org/2000/svg"><&#x9b;' >picture.svg
printf '<deck format="1" ruleset="&#x9b;2J&#x202e;"><title lang="en">x</title></deck>' >deck.xml
run "$BREUK_PROGRAM" check deck.xml
harmless "a value that is wrong"
printf '<de\302\233ck\177 format="1"/>' >deck.xml
run "$BREUK_PROGRAM" check deck.xml
harmless "the name of an element"
sed 's|<deck|<de\o33ck|' fine.xml >deck.xml
run "$BREUK_PROGRAM" check deck.xml
harmless "what is no XML"

# --- words of a deck that act instead of being seen

for code in 7F 9B 9D 202E 2066 2028 FDD0; do
    sed "0,/<title lang=\"en\">/s/<title lang=\"en\">/&A\\&#x$code;B/" fine.xml >deck.xml
    place=$(grep -n "A&#x$code;" deck.xml | head -n 1)
    before=${place%%"&#x$code;"*}
    before=${before#*:}
    for command in 'check' 'sim --games 10' 'play --players bot,bot --seed 1' 'print --dry-run'; do
        # shellcheck disable=SC2086 # words
        run "$BREUK_PROGRAM" $command ./deck.xml
        harmless "$command: U+$code in a title"
        has "and its place" "$err" "deck.xml:${place%%:*}:$((${#before} + 1)): error: the character U+"
    done
done
sed '0,/lang="en" short="[A-Z]">/s/lang="en" short="[A-Z]">/&A\&#x202e;/' fine.xml >deck.xml
run "$BREUK_PROGRAM" check ./deck.xml
is "U+202E in a suit's name: exit 1" "$status" 1
has "and why" "$err" 'error: the character U+202E is invisible and can upset a line or a screen; delete it'

# --- programs are told all of it

run "$BREUK_PROGRAM" --json match "$(printf '1/2\302\233\033')" 1/2
has "JSON escapes what it must" "$out" '\u001b'
has "and keeps the rest" "$(bytes "$scratch/out")" ' c2 9b '
done_testing
