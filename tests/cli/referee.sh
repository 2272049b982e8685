#!/bin/sh
# breuk referee: a line of JSON for a line of JSON.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE
export BREUK_LANG=en

header='{"breuk":1,"deck":"fractions","seats":["Ann","Bo"],"seed":"5","settings":{"calls":"automatic"}}'

# A table that owes nothing to chance; the dealt one is shown by no test.
table='{"position":{"hands":[["green 8/10","red 2/10"],["red 7/8","blue 2/10","green 1/8"]],"pile":["red 5/8"],"stock":["green 1/3"],"turn":1}}'
moves='{"moves":["play red 7/8","draw"]}'

# ask LINE…: writes the lines, reads the answers.
ask()
{
    printf '%s\n' "$@" >"$scratch/requests"
    run_from "$scratch/requests" "$BREUK_PROGRAM" referee
}

# last: the last answer
last()
{
    tail -1 "$scratch/out"
}

# --- what is asked is answered

ask "$header"
is "a header deals: exit 0, nothing on stderr" "$status$err" 0
is "its answer says what was done" "$(cut -d, -f1 "$scratch/out")" '{"done":"header"'
has "with the events in full" "$out" '{"event":"dealt","seat":0,"count":7,"cards":["'
dealt=$out
ask "$header"
is "the same seed deals the same" "$out" "$dealt"
ask "$header" "$table" '{"moves":1}'
is "moves are listed" "$(last)" "$moves"
ask "$header" "$table" '{"moves":0}'
is "who is not asked has none" "$(last)" '{"moves":[]}'
ask "$header" "$table" '{"seat":1,"move":"play red 7/8"}'
is "a move is made" "$(last)" \
    '{"done":"move","situation":"turn","asked":[0],"events":[{"event":"played","seat":1,"card":"red 7/8","count":2},{"event":"turn","seat":0}]}'
ask "$header" "$table" '{"seat":1,"move":"draw"}' '{"events":1}' '{"events":0}' '{"events":"everybody"}'
has "who drew sees the card" "$(sed -n 4p "$scratch/out")" '"event":"drawn","seat":1,"count":1,"cards":["green 1/3"]'
lacks "another does not" "$(sed -n 5p "$scratch/out")" 'green 1/3'
lacks "nor does everybody" "$(sed -n 6p "$scratch/out")" 'green 1/3'
ask "$header" "$table" '{"see":0}'
is "a view is the line of a log" "$(last | cut -c1-40)" '{"view":{"seat":0,"situation":"turn","as'
ask "$header" "$table" '{"check":{"seat":1,"move":"play red 7/8"}}' '{"moves":1}'
is "a move that may be made is allowed" "$(sed -n 3p "$scratch/out")" '{"check":"allowed"}'
is "and is not made" "$(last)" "$moves"
ask "$header" "$table" '{"check":{"seat":1,"move":"play blue 2/10"}}'
is "another is refused with rule, words and why" "$(last)" \
    '{"check":"refused","reason":"blue 2/10 does not fit on red 5/8: the colour is red","rule":"T1","detail":"2/10 is not 5/8: 2/10 is 8/40, but 5/8 is 25/40"}'
ask "$header" '{"header":true}'
has "the header in full names every setting" "$(last)" '"settings":{"hand-size":"7",'
lines=$(last)
ask "$lines"
is "and begins the same game" "$out" "$dealt"

# --- any position

position='{"position":{"hands":[["blue 1/2","red 3/4"],["wild"]],"pile":["blue 2/4"],"stock":["green 1/3"],"turn":0}}'
ask "$header" "$position" '{"state":true}' '{"moves":0}' '{"seat":0,"move":"draw"}'
is "a position is set up" "$(sed -n 2p "$scratch/out")" '{"done":"position","situation":"turn","asked":[0],"events":[]}'
has "and read out" "$(sed -n 3p "$scratch/out")" '{"position":{"stage":"turn","hands":[["blue 1/2","red 3/4"],["wild"]],"stock":["green 1/3",'
is "its moves" "$(sed -n 4p "$scratch/out")" '{"moves":["play blue 1/2","draw"]}'
has "the stock comes in its order" "$(last)" '"event":"drawn","seat":0,"count":1,"cards":["green 1/3"]'
state=$(sed -n 3p "$scratch/out")
ask "$header" "$state" '{"state":true}'
is "what is read out can be set up" "$(last)" "$state"

ask "$header" "$position" '{"seat":0,"move":"play blue 1/2"}' '{"seat":1,"move":"play wild"}'
has "a last card wins the round" "$(last)" '{"event":"round won","seat":1,"points":10}'
ask "$header" '{"position":{"hands":[["wild","red 3/4"],["red 1/7"]],"pile":["red 1/5"],"turn":0}}' \
    '{"seat":0,"move":"play wild"}' '{"seat":0,"move":"colour blue"}'
has "a colour is named" "$(last)" '{"event":"colour named","seat":0,"colour":"blue"}'
ask "$header" "$table" '{"script":{"cards":["green 2/9"]}}' '{"seat":1,"move":"draw"}'
is "a script is followed" "$(sed -n 3p "$scratch/out")" '{"done":"script","situation":"turn","asked":[1],"events":[]}'
has "and its card is drawn" "$(last)" '"event":"drawn","seat":1,"count":1,"cards":["green 2/9"]'
ask '{"breuk":1,"deck":"spin","seats":["Ann","Bo"]}' \
    '{"position":{"hands":[["red 5*","red 6"],["blue 1"]],"pile":["red 1"],"turn":0}}' \
    '{"script":{"wheel":[6]}}' '{"seat":0,"move":"play red 5*"}' '{"seat":1,"move":"spin"}'
has "the wheel stops where a script says" "$(last)" '{"event":"spun","seat":1,"count":6}'
ask "$header" '{"deck":true}'
has "the deck is told: a card" "$out" '{"card":"blue 2/4","copies":1,"colour":"blue","value":"1/2","points":10}'
has "an action" "$out" '{"card":"blue +2","copies":1,"colour":"blue","does":"draw-two","points":20}'
has "a wild" "$out" '{"card":"+4","copies":6,"does":"wild-draw-four","points":50}'
has "what it does to hands" "$out" '{"card":"blue 1/3","copies":1,"colour":"blue","value":"1/3","hands":"swap","points":10}'
ask '{"breuk":1,"deck":"spin","seats":["Ann","Bo"]}' '{"deck":true}'
has "a spin card" "$out" '{"card":"blue 1*","copies":1,"colour":"blue","value":"1","spin":true,"points":1}'
has "a segment of the wheel" "$out" '"wheel":[{"does":"'

lenient='{"breuk":1,"deck":"fractions","seats":["Ann","Bo"],"settings":{"wrong":"peers"}}'
ask "$lenient" "$table" '{"check":{"seat":1,"move":"play blue 2/10"}}' '{"check":{"seat":1,"move":"play red 7/8"}}' \
    '{"seat":1,"move":"play blue 2/10"}'
is "where wrong cards may be laid it is said that one is wrong" "$(sed -n 3p "$scratch/out")" \
    '{"check":"wrong","reason":"blue 2/10 does not fit on red 5/8: the colour is red","rule":"T1","detail":"2/10 is not 5/8: 2/10 is 8/40, but 5/8 is 25/40"}'
is "and another is not" "$(sed -n 4p "$scratch/out")" '{"check":"allowed"}'
has "it is laid" "$(last)" '"event":"played","seat":1,"card":"blue 2/10"'

ask "$header" "$table" '{"moves":"referee"}' '{"move":"talk Ann"}'
is "whoever referees has moves" "$(sed -n 3p "$scratch/out")" '{"moves":["talk Ann","talk Bo","time"]}'
has "and makes them without a seat" "$(last)" '{"event":"talked","seat":0}'

# --- refusals are answers, and change nothing

# refused NAME WANTED REQUEST: the answer; and the game is as it was.
refused()
{
    set -- "$@" '{"header":true}' '{"state":true}' '{"events":0}'
    ask "$header" "$table" "$4" "$5" "$6" "$3" "$4" "$5" "$6"
    is "$1" "$status$err$(sed -n 6p "$scratch/out")" "0$2"
    verdict "$1: nothing has changed" \
        "$([ "$(sed -n 3,5p "$scratch/out")" = "$(sed -n 7,9p "$scratch/out")" ]; echo $?)" "$out"
}

refused "a card that does not fit" \
    '{"error":"blue 2/10 does not fit on red 5/8: the colour is red","rule":"T1","detail":"2/10 is not 5/8: 2/10 is 8/40, but 5/8 is 25/40","line":6}' \
    '{"seat":1,"move":"play blue 2/10"}'
refused "out of turn" '{"error":"it is not your turn: it is Bo’s","rule":"T18","line":6}' '{"seat":0,"move":"draw"}'
refused "a card of somebody else’s" '{"error":"you do not have red 2/10","rule":"T18","line":6}' \
    '{"seat":1,"move":"play red 2/10"}'
refused "a card that there is not" \
    '{"error":"there is no card “blue 1/77” in this deck; did you mean blue 1/7?","line":6,"column":18}' \
    '{"seat":1,"move":"play blue 1/77"}'
refused "a move that there is not" '{"error":"“fly” is not a move","line":6,"column":18}' \
    '{"seat":1,"move":"fly"}'
refused "no seat of this table" '{"error":"there is no seat 7; seats are numbered from 0 to 1","line":6,"column":10}' '{"moves":7}'
refused "no word for a seat" '{"error":"“nobody” must be a seat’s number, or “everybody”","line":6,"column":11}' \
    '{"events":"nobody"}'
refused "a question that is not asked" '{"error":"“state” must be true","line":6,"column":10}' '{"state":false}'
refused "half a list" '{"error":"the line ends in the middle of a JSON value","line":6,"column":4}' '[1,2'
refused "an empty line" '{"error":"the line ends in the middle of a JSON value","line":6,"column":1}' ''
refused "half a line" '{"error":"the line ends in the middle of a JSON value","line":6,"column":9}' '{"seat":1'
refused "no object" '{"error":"expected an object { } here, but got a list [ ]","line":6,"column":1}' '[1]'
refused "an empty object" \
    '{"error":"a request must have one of these fields: breuk, position, script, move, table, moves, check, see, events, state, header, deck","line":6,"column":1}' '{}'
refused "no request" '{"error":"“movs” is not a request; did you mean “move”?","line":6,"column":2}' '{"movs":1}'
refused "unknown fields, all of them" \
    '{"error":"unknown field “x”","line":6,"column":25,"more":[{"error":"unknown field “y”","line":6,"column":31}]}' \
    '{"seat":1,"move":"draw","x":1,"y":2}'
refused "a wrong kind" '{"error":"field “seat” must be a whole number, but is a string","line":6,"column":9}' \
    '{"seat":"Bo","move":"draw"}'
refused "a field twice" '{"error":"this name appears twice in one object","line":6,"column":16}' '{"seat":1,"seat":1,"move":"draw"}'
refused "a deck that there is not" '{"error":"there is no “fractoins”; did you mean “fractions”?","line":6}' \
    '{"breuk":1,"deck":"fractoins","seats":["Ann","Bo"]}'
refused "a setting out of range" \
    '{"error":"“hand-size” must be a whole number from 1 to 40, not “99”","line":6,"column":76}' \
    '{"breuk":1,"deck":"fractions","seats":["Ann","Bo"],"settings":{"hand-size":"99"}}'
refused "two of one name" '{"error":"two players are called “ann”; give them different names","line":6}' \
    '{"breuk":1,"deck":"fractions","seats":["Ann","ann"]}'
refused "a card more often than the deck has it" \
    '{"error":"the position has blue 1/2 more often than the deck does","line":6,"column":13}' \
    '{"position":{"hands":[["blue 1/2"],["blue 1/2"]],"pile":["red 1/2"]}}'
refused "a hand too few" '{"error":"expected 2, one for each seat, but got 1","line":6,"column":22}' \
    '{"position":{"hands":[["blue 1/2"]],"pile":["red 1/2"]}}'
refused "a script of cards that are not in the stock" \
    '{"error":"the list has green 1/3 more often than the stock does","line":6,"column":11}' \
    '{"script":{"cards":["green 1/3","green 1/3"]}}'
refused "a script of stops where there is no wheel" \
    '{"error":"this game does not use a wheel; leave out its stops","line":6,"column":11}' \
    '{"script":{"cards":["green 2/9"],"wheel":[1]}}'
refused "more cards than the deck has" \
    '{"error":"10 players with 40 cards each need more than 400 cards that are not wild +4s, but the deck has 190; give the deck more cards, deal at most 18, or play with fewer players","rule":"S14","line":6}' \
    '{"breuk":1,"deck":"fractions","seats":["A","B","C","D","E","F","G","H","I","J"],"settings":{"hand-size":"40"}}'

ask '{"moves":0}'
has "without a game there is nothing to ask" "$out" '{"error":"there is no game yet; begin with a header, such as {'
{
    echo "$header"
    echo "$table"
    head -c 2000000 /dev/zero | tr '\0' ' '
    echo
    echo '{"moves":1}'
} >"$scratch/requests"
"$BREUK_PROGRAM" referee <"$scratch/requests" >"$scratch/out" 2>"$scratch/err"
is "a huge line is refused, and the next one answered" "$?$(cat "$scratch/err")$(tail -2 "$scratch/out")" \
    '0{"error":"a line can have at most 1048576 bytes, but this one has 2000000","line":3,"column":1}
'"$moves"
printf '%s\n%s\n{"moves":1}' "$header" "$table" >"$scratch/requests"
"$BREUK_PROGRAM" referee <"$scratch/requests" >"$scratch/out"
is "a last line without its newline is answered" "$(last)" "$moves"
run "$BREUK_PROGRAM" referee
is "no input: nothing to say" "$status$out$err" 0
run "$BREUK_PROGRAM" referee --nothing
is "a wrong option: exit 2" "$status" 2
"$BREUK_PROGRAM" referee <"$scratch" >"$scratch/out" 2>"$scratch/err"
is "an input that cannot be read: exit 3" "$?" 3
has "and it says which" "$(cat "$scratch/err")" 'standard input'
printf '%s\n%s\n{"check":{"seat":1,"move":"play blue 2/10"}}\n' "$header" "$table" |
    "$BREUK_PROGRAM" --lang nl referee >"$scratch/out"
has "words are of the language in use" "$(last)" 'blauw 2/10 past niet op'

# One wild is the very same card as another, so that cannot be the reason.
printf '%s\n' '{"breuk":1,"deck":"classic","ruleset":"deluxe","seats":["Ann","Bo","Cy"],"settings":{"jump-in":"yes"}}' \
    '{"position":{"hands":[["wild","blue 2"],["wild","blue 3"],["red 2","red 3"]],"pile":["red 5"],"turn":0}}' \
    '{"seat":0,"move":"play wild"}' '{"seat":0,"move":"colour red"}' '{"seat":1,"move":"jump wild"}' |
    "$BREUK_PROGRAM" referee >"$scratch/out"
is "a wild on a wild is refused with its reason" "$(last)" \
    '{"error":"you cannot jump in with a wild: wait for your turn","rule":"H4","line":5}'

# --- files

cp -r "$BREUK_SOURCE/decks/parts" "$scratch/parts"
cp "$BREUK_SOURCE/decks/classic.xml" "$scratch/own.xml"
cp "$BREUK_SOURCE/decks/rulesets/deluxe.xml" "$scratch/rules.xml"
for path in "$scratch/own.xml" ./own.xml own.xml /etc/passwd ../x; do
    refused "a path to a deck, without --files: $path" \
        "{\"error\":\"“$(echo "$path" | cut -c1-60)” is a path, but this referee takes only names; choose one that “breuk list” shows, or start it with --files\",\"line\":6,\"column\":19}" \
        "{\"breuk\":1,\"deck\":\"$path\",\"seats\":[\"Ann\",\"Bo\"]}"
done
refused "nor a rule set" \
    '{"error":"“x/y” is a path, but this referee takes only names; choose one that “breuk list” shows, or start it with --files","line":6,"column":38}' \
    '{"breuk":1,"deck":"equals","ruleset":"x/y","seats":["Ann","Bo"]}'
printf '%s\n' "{\"breuk\":1,\"deck\":\"$scratch/own.xml\",\"ruleset\":\"$scratch/rules.xml\",\"seats\":[\"Ann\",\"Bo\"]}" \
    '{"header":true}' '{"breuk":1,"deck":"classic","seats":["Ann","Bo"]}' >"$scratch/requests"
run sh -c '"$BREUK_PROGRAM" referee --files <"$1"' - "$scratch/requests"
is "with --files paths are read, and names" "$status $(cut -d, -f1 "$scratch/out" | tr '\n' ' ')" \
    '0 {"done":"header" {"breuk":1 {"done":"header" '
has "both of them" "$(sed -n 2p "$scratch/out")" "\"ruleset\":\"$scratch/rules.xml\""

# --- answers do not wait

mkfifo "$scratch/requests.pipe" "$scratch/answers.pipe"
"$BREUK_PROGRAM" referee <"$scratch/requests.pipe" >"$scratch/answers.pipe" &
pid=$!
exec 3>"$scratch/requests.pipe" 4<"$scratch/answers.pipe"
echo "$header" >&3
read -r answer <&4
echo "$table" >&3
read -r answer <&4
echo '{"moves":1}' >&3
read -r second <&4
exec 3>&- 4<&-
wait $pid
is "the end of the input ends it: exit 0" "$?" 0
is "each answer comes before the next request" "$(echo "$answer" | cut -c1-18)$second" \
    '{"done":"position"'"$moves"

# --- a journal is a list of requests

"$BREUK_PROGRAM" play fractions --players bot,bot --seed 7 --rule target=50 --journal "$scratch/game.jsonl" >"$scratch/played"
"$BREUK_PROGRAM" referee <"$scratch/game.jsonl" >"$scratch/out"
is "a journal is answered line for line" "$(wc -l <"$scratch/out")" "$(wc -l <"$scratch/game.jsonl")"
lacks "no move of it is refused" "$(cat "$scratch/out")" '{"error"'
has "to the end of the match" "$(last)" '"situation":"match over","asked":[]'

sed '9s/"seat":[0-9]/"seat":9/' "$scratch/game.jsonl" | "$BREUK_PROGRAM" referee >"$scratch/out"
has "a line of it that was changed is refused" "$(sed -n 9p "$scratch/out")" \
    '{"error":"this line has been changed or damaged'
is "and so are those that follow from it" "$(grep -c '"error":"this line has been changed' "$scratch/out")" \
    $(($(wc -l <"$scratch/game.jsonl") - 8))
sed '1s/"target":"50"/"target":"51"/' "$scratch/game.jsonl" | "$BREUK_PROGRAM" referee >"$scratch/out"
has "a header that was changed begins no game" "$(last)" '{"error":"there is no game yet'
sed 's/$/\n{"header":true}/' "$scratch/game.jsonl" | "$BREUK_PROGRAM" referee >"$scratch/out"
lacks "questions may stand between its lines" "$(cat "$scratch/out")" '{"error"'
lacks "an answer has no sum" "$(cat "$scratch/out")" '"sum"'
sed 's/,"sum":"[0-9a-f]*"}$/}/' "$scratch/game.jsonl" | "$BREUK_PROGRAM" referee >"$scratch/out"
lacks "nor need the lines have them" "$(cat "$scratch/out")" '{"error"'

# --- the manual page

page=$BREUK_SOURCE/src/cli/manual/man/breuk-referee.5.scd
sed -n 's/^> //p' "$page" >"$scratch/requests"
sed -n 's/^< //p' "$page" >"$scratch/wanted"
"$BREUK_PROGRAM" referee <"$scratch/requests" >"$scratch/out" 2>"$scratch/err"
is "the session of the manual page goes as it says" "$?$(cat "$scratch/err")$(cat "$scratch/out")" "0$(cat "$scratch/wanted")"
verdict "and it is a session" "$([ "$(wc -l <"$scratch/requests")" -ge 10 ]; echo $?)"
for field in $(printf '{}\n' | "$BREUK_PROGRAM" referee | sed 's/.*fields: \(.*\)","line.*/\1/; s/,//g'); do
    has "the manual page has the request $field" "$(cat "$page")" "\"$field\":"
done

# --- a client: each in turn makes the first move listed, a card if one fits, until the match is over

client()
{
    echo '{"breuk":1,"deck":"classic","seats":["Ann","Bo"],"seed":"7","settings":{"target":"50","calls":"automatic"}}' >&3
    while read -r answer <&4; do
        case $answer in
        *'"asked":[]'*) echo "$answer" && return ;;
        *'"asked":['*) ;;
        *) echo "not expected: $answer" && return ;;
        esac
        seat=${answer#*'"asked":['}
        seat=${seat%%[],]*}
        echo "{\"moves\":$seat}" >&3
        read -r listed <&4
        listed=${listed#*'["'}
        echo "{\"seat\":$seat,\"move\":\"${listed%%'"'*}\"}" >&3
        made=$((made + 1))
        [ "$made" -lt 2000 ] || return
    done
}

"$BREUK_PROGRAM" referee <"$scratch/requests.pipe" >"$scratch/answers.pipe" &
pid=$!
exec 3>"$scratch/requests.pipe" 4<"$scratch/answers.pipe"
made=0
client >"$scratch/out"
exec 3>&- 4<&-
wait $pid
has "a client plays a match to its end" "$(cat "$scratch/out")" '"event":"match won"'

done_testing
