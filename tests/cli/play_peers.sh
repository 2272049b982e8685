#!/bin/sh
# breuk play where players notice wrong cards themselves, and where they jump in: who is asked when,
# what is said of it, and how bots err.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# table SEATS SETTINGS TEXT LINE…: a journal of these lines goes on with that typed.
table()
{
    rm -f "$scratch/game.jsonl"
    journal_header "$deck" "[$1]" "$2" >"$scratch/game.jsonl"
    keys=$3
    shift 3
    printf '%s\n' "$@" >>"$scratch/game.jsonl"
    continued "$keys"
}

# asked: how many prompts there were.
asked()
{
    grep -c -e '(? for help)' -e 'press Enter when only' "$scratch/out"
}

deck=equals
bot='{"name":"Rob","bot":"random"}'
other='{"name":"Kit","bot":"random"}'
peers='"wrong":"peers"'
# Seat 1 lays the third argument on a blue 2/3.
hands='["green 5/25","green 2/8","red 3/15"]'
lays()
{
    printf '{"position":{"hands":[%s,["%s","yellow 2/8","yellow 5/10"]%s],"pile":["blue 2/3"],"turn":1}}\n{"seat":1,"move":"play %s"}\n' "$hands" "$1" "${2-}" "$1"
}

# --- alone with bots

table "\"Ann\",$bot" "$peers" 'wrong\n' "$(lays 'red 3/4')"
has "on turn, what was laid on what" "$out" 'Ann, it is your turn.
Rob has 2 cards.
On the pile: red 3/4, on top of blue 2/3.'
has "that the card is wrong is a choice" "$out" ') the card on the pile is wrong'
has "and a word, for the card laid last" "$out" 'You noticed a wrong card: Rob takes red 3/4 back.'
has "with the reason" "$out" '3/4 is not 2/3'

table "\"Ann\",$bot" "$peers" 'wrong\nwrong\n' "$(lays 'red 4/6')"
has "a false alarm costs nothing, and it is said" "$(tr '\n' ' ' <"$scratch/out")" \
    'You say that Rob’s card is wrong, but it fits. You draw no cards for that.'
has "the hand is as large as before" "${out#*draw no cards}" '  4) draw a card
Ann (? for help): '
has "there is no second one" "$out" 'It is too late to call that card wrong.'
lacks "and no such choice" "${out#*draw no cards}" 'the card on the pile is wrong'

table "\"Ann\",$bot" "$peers" 'red 3/15\n' "$(lays 'red 3/4')"
has "who plays on lets it be" "$out" 'You play red 3/15.'

table "\"Ann\",$bot" "$peers" 'draw\nwrong\n' "$(lays 'red 3/4')"
has "who draws too" "$out" 'You draw '
has "and then has to judge: the pile is shown" "$out" 'On the pile: red 3/4, on top of blue 2/3.
You drew '
has "it is too late" "$out" 'It is too late to call that card wrong.'

table "\"Ann\",$bot,$other" "$peers" '' "$(lays 'red 4/6' ',["red 5/10","red 2/8","green 2/4"]')"
is "nobody is asked about a card that another bot plays on" "$(asked)" 1
has "but on turn" "$out" 'Ann, it is your turn.'

table "\"Ann\",$bot" '"wrong":"strict"' 'wrong\n' "$(lays 'red 4/6')"
has "where the program checks it says so" "$out" 'In this game the program checks each card itself.'

last='{"position":{"hands":[["green 5/25","green 2/8"],["red 3/4"]],"pile":["blue 2/3"],"turn":1}}
{"seat":1,"move":"call"}
{"seat":1,"move":"play red 3/4"}'
table "\"Ann\",$bot" "$peers" 'wrong\n' "$last"
has "a last card is asked about" "$out" 'Is the card on the pile wrong? Say so now.'
has "and goes back" "$out" 'Rob takes red 3/4 back.'
table "\"Ann\",$bot" "$peers" '\n' "$last"
has "or wins the round" "$out" 'Rob wins the round'

table "\"Ann\",$bot" "$peers" 'wrong\n' '{"position":{"hands":[["green 5/25","green 2/8"],["wild","red 4/6","red 3/4"]],"pile":["blue 2/3"],"turn":1}}' '{"seat":1,"move":"play wild"}' '{"seat":1,"move":"colour red"}'
has "a wild stands with its colour" "$out" 'On the pile: a wild card, on top of blue 2/3. The colour is red.'
table "\"Ann\",$bot" "$peers" 'wrong\n' '{"position":{"hands":[["green 5/25","green 2/8"],["red 3/4","red 4/6","yellow 3/4"]],"pile":["wild","blue 2/3"],"colour":"green","turn":1}}' '{"seat":1,"move":"play red 3/4"}'
has "and so it does below" "$out" 'On the pile: red 3/4, on top of a wild card (green).'

# --- several people

table '"Ann","Bo"' "$peers" '\nwrong\n' "$(lays 'red 3/4')"
lacks "of two people only the other is asked, on turn" "$out" 'Who does what?'
is "one cover and one prompt before the call, no more" "$(sed '/noticed/,$d' "$scratch/out" | grep -c -e '(? for help)' -e 'press Enter when only')" 2
has "who may say so" "$out" 'Ann noticed a wrong card: Bo takes red 3/4 back.'
table '"Ann","Bo","Cy"' "$peers" 'Cy: wrong\n' "$(lays 'red 3/4' ',["red 5/10","red 2/8","green 2/4"]')"
has "of three both others, together" "$out" 'On the pile: red 3/4, on top of blue 2/3.
Is the card on the pile wrong? Say so now.
Does anybody want to do something? Type who, and what:
  Ann: wrong'
has "and who noticed is known" "$out" 'Cy noticed a wrong card: Bo takes red 3/4 back.'
table '"Ann","Bo"' "$peers" '\nBo: wrong\n' "$(lays 'red 3/4')"
has "nobody calls a card of their own" "$out" 'This is your own card: another player must notice.'

# --- jumping in

jump='"jump-in":"yes"'
three=',["red 5/10","red 2/8","green 2/4"]'
table '"Ann","Bo","Cy"' "$jump" '\n' "$(lays 'red 4/6' "$three")"
lacks "nobody is asked about a hand that they have not seen" "$out" 'Who does what?'
round='{"seat":2,"move":"play red 5/10"}
{"seat":0,"move":"play red 3/15"}'
table '"Ann","Bo","Cy"' "$jump" 'Bo: jump red 3/15\n' "$(lays 'red 4/6' "$three")" "$round"
has "who has, by the value" "$(tr '\n' ' ' <"$scratch/out")" \
    'Do you have a card of the same colour and an equal value? You may play it now.'
lacks "not after a card of one’s own" "$out" 'Ann: jump'
has "but the others" "$out" 'Cy: jump red 3/15'
table '"Ann","Bo","Cy"' "$jump,\"match\":\"printed\"" '\n' "$(lays 'red 2/3' "$three")" "$round"
has "where numbers must look the same it is the same card" "$out" 'Do you have exactly the same card?'
mine='{"position":{"hands":[["blue 4/6","blue 6/9","green 2/8","green 5/25"],["yellow 2/8","yellow 5/10","yellow 3/4"]],"pile":["blue 2/3"],"turn":0}}'
table "\"Ann\",$bot,$other" "$jump,$peers" 'blue 4/6\n' "${mine%],\"pile\"*},[\"red 5/10\",\"red 2/8\",\"green 2/4\"]],\"pile\":[\"blue 2/3\"],\"turn\":0}}"
lacks "alone neither: the turn goes on" "${out#*You play}" 'of the same colour and an equal value'
has "help says what may be laid" "$(table '"Ann","Bo","Cy"' "$jump" 'Bo: ?\n?\n' "$(lays 'red 4/6' "$three")" "$round"; cat "$scratch/out")" 'What you can type:'

# Bo swaps hands with Ann, who does not know the new one when Cy lays a card.
deck=fractions
four='"Ann","Bo","Cy","Dee"'
swap='{"position":{"hands":[["red 2/9","red 1/5","blue 1/7"],["red 1/3","red 2/7","green 1/4"],["red 5/6","red 1/9","red 4/7"],["red 1/8","red 4/9","blue 4/5"]],"pile":["red 3/8"],"turn":0}}
{"seat":0,"move":"play red 2/9"}
{"seat":1,"move":"play red 1/3"}
{"seat":0,"move":"pass"}
{"seat":1,"move":"pass"}
{"seat":2,"move":"pass"}
{"seat":3,"move":"pass"}'
table "$four" "$jump,\"seven\":\"yes\"" '' "$swap" '{"seat":1,"move":"swap Dee"}' '{"seat":2,"move":"play red 1/9"}'
has "who has seen a hand is asked" "$out" 'Ann: jump red 1/9'
table "$four" "$jump,\"seven\":\"yes\"" '' "$swap" '{"seat":1,"move":"swap Ann"}' '{"seat":2,"move":"play red 1/9"}'
lacks "and not who was given another one since" "$out" 'Ann: jump'
has "but who took it" "$out" 'Bo: jump red 1/9'

# A bot plays for Ann, who does not know which cards it drew, nor does Zoe know them.
back='{"table":"leaves","seat":0,"bot":"random"}
{"table":"returns","seat":0}'
table "$four" "$jump,\"seven\":\"yes\"" '' "$swap" '{"seat":1,"move":"swap Dee"}' "$back" '{"seat":2,"move":"play red 1/9"}'
lacks "nor who comes back" "$out" 'Ann: jump'
joined='{"table":"leaves","seat":0,"bot":"random"}
{"table":"joins","seat":0,"name":"Zoe"}'
table "$four" "$jump,\"seven\":\"yes\"" '' "$swap" '{"seat":1,"move":"swap Dee"}' "$joined" '{"seat":2,"move":"play red 1/9"}'
lacks "nor who is new" "$out" 'Zoe: jump'
deck=equals

# --- what is taken back was never laid

three='"hands":[["red 4/6","yellow 2/8","green 1/4"],["red 3/4","yellow 4/6","red 2/8"],["red 1/4","blue 2/8","yellow 5/10"]],"pile":["blue 2/3"],"turn":0'
table '"Ann","Bo","Cy"' "$peers" '\nred 4/6\nundo\n\ndraw\nkeep\n\n' "{\"position\":{$three}}"
has "an equal card is taken back" "$out" 'Ann takes red 4/6 back.'
lacks "and not explained when another turn begins" "$out" 'the same number'
table '"Ann","Bo","Cy"' "$peers" '\nyellow 2/8\nBo: red 2/8\nback\nCy: wrong\nBo leaves\n' "{\"position\":{$three}}"
has "the card below it may be called wrong again" "$out" 'Cy noticed a wrong card: Ann takes yellow 2/8 back.'
has "with its own reason" "$out" '2/8 is not 2/3'

# --- bots that err

typed 'stop\n' equals --players Ann,bot,bot --wrong peers --seed 5 --journal "$scratch/peers.jsonl"
has "bots err where players must notice" "$out" 'The bots make mistakes too.'
has "each by its own belief" "$(head -1 "$scratch/peers.jsonl")" '{"name":"Bot 1","bot":"adder"},{"name":"Bot 2","bot":"denominator"}'
typed 'stop\n' equals --players Ann,bot --wrong peers --bots careful --seed 5
lacks "unless they are careful" "$out" 'The bots make mistakes'
typed 'stop\n' equals --players Ann,bot,bot,bot --wrong referee --bots 'adds:30, careful' --journal "$scratch/said.jsonl"
has "how often, and which, in turn" "$(head -1 "$scratch/said.jsonl")" \
    '"seats":["Ann",{"name":"Bot 1","bot":"adder:30"},{"name":"Bot 2","bot":"careful"},{"name":"Bot 3","bot":"adder:30"}]'
typed 'stop\n' equals --players Ann,bot,bot --wrong peers --bots 20 --journal "$scratch/often.jsonl"
has "or how often alone" "$(head -1 "$scratch/often.jsonl")" '"bot":"adder:20"},{"name":"Bot 2","bot":"denominator:20"}'
typed 'stop\n' --resume "$scratch/said.jsonl"
is "such a game goes on" "$status$err" 0
typed 'stop\n' equals --players 'Ann,bot:careless:40%%' --wrong peers --journal "$scratch/kind.jsonl"
has "also of one bot alone" "$(head -1 "$scratch/kind.jsonl")" '"bot":"careless:40"'
"$BREUK_PROGRAM" play equals --players bot,bot,bot --wrong peers --seed 7 >"$scratch/first"
"$BREUK_PROGRAM" play equals --players bot,bot,bot --wrong peers --seed 7 >"$scratch/second"
verdict "the same seed errs the same" "$(cmp -s "$scratch/first" "$scratch/second"; echo $?)"
has "and bots notice" "$(cat "$scratch/first")" ' noticed a wrong card: '

refused()
{
    name=$1 why=$2
    shift 2
    typed '' "$@"
    is "$name: exit 2" "$status" 2
    has "$name: why" "$err" "$why"
}
refused "a bot that there is not" 'there is no bot “nobody”' --players Ann,bot --wrong peers --bots nobody
refused "too often" '“adds:101”: how often is a number from 1 to 100, as in adds:30' --players Ann,bot --wrong peers --bots adds:101
refused "a number too high" 'how often is a number from 1 to 100' --players Ann,bot --wrong peers --bots 200
refused "never" 'how often is a number from 1 to 100' --players Ann,bot --wrong peers --bots adds:0
refused "a word for how often" 'how often is a number from 1 to 100' --players Ann,bot --wrong peers --bots adds:often
refused "a careful one that errs" 'this bot never lays a wrong card; leave out the number' --players Ann,bot --wrong peers --bots careful:5
refused "a time that is none" '“search:soon”: give a time of at most 60000ms, as in search:20ms' --players Ann,bot:search:soon
refused "more than a minute" '“search:60001ms”: give a time of at most 60000ms, as in search:20ms, or at most 10000000 rounds' --players Ann,bot:search:60001ms
refused "nobody to say it of" '“--bots” is about the players called “bot”, and there are none' --players Ann,Bo,bot:adds --wrong peers --bots adds
refused "where wrong cards cannot be laid" 'add “--wrong peers” or “--wrong referee”' --players Ann,bot --bots adds
refused "a game that has begun" 'leave out --bots' --resume "$scratch/said.jsonl" --bots adds

done_testing
