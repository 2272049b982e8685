#!/bin/sh
# What breuk play and breuk lesson record of a class, and what the next game makes of it.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"
export XDG_DATA_HOME="$scratch/data"
records=$XDG_DATA_HOME/breuk/records.db

# answers: how many answers and turns of Ann are recorded
answers()
{
    "$BREUK_PROGRAM" report --class 6b --export Ann --json | grep -c '"number"'
}

# --- only where a class is named

"$BREUK_PROGRAM" class new 6b >/dev/null
"$BREUK_PROGRAM" class add 6b Ann Bo Zoë >/dev/null
typed 'draw\nstop\n' --players Ann,bot --seed 12
has "without --class the first line says that nothing is recorded" "$(head -1 "$scratch/out")" 'The answers are not recorded.'
typed 'stop\n' --players Ann,bot --seed 12 --verbose
has "with --verbose where the game is kept, and for how long" "$out" 'for 30 days'
typed 'stop\n' --players Ann,bot --seed 12 --journal "$scratch/named.jsonl"
has "a file that was named stays" "$out" "until you remove it, $scratch/named.jsonl"
typed 'stop\n' --class 6b --players Ann,bot --seed 12
has "with it, whose answers are" "$(head -1 "$scratch/out")" 'The answers of class 6b are recorded.'
typed 'stop\n' --class 6b --players Ann,bot --seed 12 --verbose
has "and with --verbose that the game stays with the class" "$out" 'as long as the class is recorded'
typed '' --players bot,bot,bot --class 6b
lacks "where bots play alone nothing is said of it" "$out" 'recorded'
is "what did not happen is not recorded" "$(answers)" 0
typed 'skip\nskip\n' --class 7c --players Ann,bot
is "a class that nobody made: exit code 2" "$status$out" 2
has "the only class there is, and the line that makes it" "$err" 'there is no class “7c”; did you mean “6b”? To make it, type: '

# --- who sits down

typed 'stop\n' --class 6b --players ann,zoe,bot --seed 3
has "names are completed, small letters and accents apart" "$out" 'Zoë draws'
typed 'stop\n' --class 6b --players Ann,Carl
is "who is not in the class does not sit down" "$status$out" 2
has "and can be added" "$err" 'class add 6b Carl'
typed 'stop\n' --class 6b --players Ann,Ann,bot
is "nobody sits down twice" "$status$out" 2

# --- a turn is recorded once

people='["Ann","Bo"]'
ending='{"position":{"hands":[["blue 6/9","green 5/25"],["red 1/2"]],"pile":["red 3/6"],"stock":["green 1/4","green 2/8"],"turn":1}}'

# turn PILE HAND CARD: Ann lays a card that does not fit, and draws.
turn()
{
    printf '{"position":{"hands":[[%s],["red 1/2","yellow 3/4"]],"pile":["%s"],"stock":["green 1/4","green 3/9"],"turn":0}}\n' "$2" "$1"
    printf '{"seat":0,"move":"draw","refused":"%s"}\n' "$3"
}

# session_of CLASS: the number of a game that the records of the class know, and nothing was done in
session_of()
{
    rm -f "$scratch/begun.jsonl"
    typed '' --class "$1" --players Ann,Bo --journal "$scratch/begun.jsonl"
    sed -n 's/.*"session":"\([0-9a-f]*\)".*/\1/p' "$scratch/begun.jsonl"
}

# game FILE CLASS: a journal with one such turn; Bo lays the last card of a round next.
game()
{
    journal_header equals "$people" '"target":"500"' | sed "s/}\$/,\"class\":\"$2\",\"session\":\"$(session_of "$2")\"}/" >"$1"
    cat "$scratch/turn" >>"$1"
    printf '%s\n' "$ending" >>"$1"
}

turn 'blue 2/3' '"green 3/4","red 2/8","green 6/9","red 5/20"' 'green 3/4' >"$scratch/turn"
game "$scratch/first" 6b
resumed_from "$scratch/first" 'stop\n'
is "a turn that its journal knows and the records lack is filled in" "$status $(answers)" '0 1'
resumed_from "$scratch/first" 'stop\n'
is "and never twice" "$status $(answers)" '0 1'
has "what was asked, what was done, what it tells" "$("$BREUK_PROGRAM" report --class 6b --export Ann --json)" '"asked":"2/3","answered":"3/4"'
resumed_from "$scratch/first" '\nred 1/2\n'
lacks "one wrong card is a slip" "$out" 'two minutes'

# --- what was done in one game counts in the next

turn 'red 2/8' '"blue 6/12","blue 4/10","green 5/15","green 2/5"' 'blue 4/10' >"$scratch/turn"
game "$scratch/alone" 8d
resumed_from "$scratch/alone" '\nred 1/2\n'
lacks "a second one of somebody of whom nothing is recorded is the first" "$out" 'two minutes'
has "of a class that is gone the game says that nothing is recorded" "$(head -1 "$scratch/out")" 'The answers are not recorded.'
"$BREUK_PROGRAM" class new 8d >/dev/null
"$BREUK_PROGRAM" class add 8d Ann Bo >/dev/null
game "$scratch/removed" 8d
resumed_from "$scratch/removed" 'stop\n'
is "of a class that is there its turn is recorded" "$("$BREUK_PROGRAM" report --class 8d --export Ann --json | grep -c '"number"')" 1
"$BREUK_PROGRAM" class remove 8d --force >/dev/null
"$BREUK_PROGRAM" class new 8d >/dev/null
"$BREUK_PROGRAM" class add 8d Ann Bo >/dev/null
resumed_from "$scratch/removed" 'stop\n'
has "of one that was removed, and another one has its name, nothing comes back" "$(head -1 "$scratch/out")" 'The answers are not recorded.'
is "to a new pupil of that name" "$("$BREUK_PROGRAM" report --class 8d --export Ann --json | grep -c '"number"')" 0
"$BREUK_PROGRAM" class remove 8d --force >/dev/null
game "$scratch/second" 6b
resumed_from "$scratch/second" '\nred 1/2\nyes\nskip\nskip\nskip\nskip\n'
has "two wrong cards in two games lead to three questions" "$out" 'Ann, two minutes on fractions that are equal?'
is "which are recorded, with the turn" "$(answers)" 6
turn 'blue 2/3' '"green 3/4","red 2/8","green 6/9","red 5/20"' 'green 3/4' >"$scratch/turn"
game "$scratch/third" 6b
resumed_from "$scratch/third" '\nred 1/2\n'
lacks "once: the next wrong card leads to none" "$out" 'two minutes'

# Whoever joins and is not in the class is told so, once; the pupil who left is not credited.
before=$(answers)
stranger='{"position":{"hands":[["red 2/8","yellow 9/12","green 6/9"],["red 1/2","yellow 3/4"]],"pile":["blue 2/3"],"stock":["green 1/4","green 3/9"],"turn":0}}'
{ journal_header equals '["Ann","Zoë"]' '"target":"500"' | sed "s/}\$/,\"class\":\"6b\",\"session\":\"$(session_of 6b)\"}/"; printf '%s\n' "$stranger"; } >"$scratch/joined"
resumed_from "$scratch/joined" 'Ann leaves\nCarl joins\n\ndraw\npass\n\ndraw\npass\n\ndraw\npass\n\ndraw\npass\nstop\n'
is "who joins and is not in the class is told so, once" "$(grep -c 'Carl is not in class 6b, so these turns are not recorded.' "$scratch/out")" 1
is "and nobody else gets the turn" "$(answers)" "$before"

# --- what is said of a card

cat >"$scratch/turn" <<'END'
{"position":{"hands":[["blue 3/4","green 6/9","red 2/8"],["red 1/2","yellow 3/4"]],"pile":["blue 2/3"],"stock":["green 1/4","green 3/9"],"turn":0}}
END
"$BREUK_PROGRAM" class new 8s >/dev/null
"$BREUK_PROGRAM" class add 8s Ann Bo >/dev/null
{ journal_header equals "$people" '"target":"500","say":"declare"' | sed "s/}\$/,\"class\":\"8s\",\"session\":\"$(session_of 8s)\"}/"; cat "$scratch/turn"; } >"$scratch/said"
resumed_from "$scratch/said" '\nblue 3/4\nvalue\ncolour\nstop\n'
run "$BREUK_PROGRAM" report --class 8s --export Ann --json
has "is recorded, the first word alone" "$(printf '%s\n' "$out" | grep -c '"number"') $out" '"asked":"2/3 ? 3/4","answered":"by value"'
is "as one thing" "$(printf '%s\n' "$out" | grep -c '"number"')" 1
run "$BREUK_PROGRAM" report --class 8s --pupil Ann --why M1
has "and speaks for a belief" "$out" '3/4 on 2/3, said: by value; not yet; speaks for it (game'
"$BREUK_PROGRAM" class remove 8s --force >/dev/null

# --- lessons

printf '1\n1\nstop\n' >"$scratch/keys"
run_from "$scratch/keys" "$BREUK_PROGRAM" lesson factor --class 6b --players bo --seed 3
has "a lesson says so, too" "$(head -1 "$scratch/out")" 'The answers of class 6b are recorded.'
journal=$(ls "$scratch/state/breuk/lessons"/*.jsonl)
before=$("$BREUK_PROGRAM" report --class 6b --export Bo --json | grep -c '"number"')
is "a question that was answered twice is recorded once" "$before" 1
run_from "$scratch/keys" "$BREUK_PROGRAM" lesson --resume "$journal"
is "it goes on with the next one" "$status $("$BREUK_PROGRAM" report --class 6b --export Bo --json | grep -c '"number"')" '0 3'
run "$BREUK_PROGRAM" lesson factor --class 6b
is "who does it has to be said" "$status$out" 2
has "how" "$err" 'say who of the class does the lesson, with --players'
for option in "--resume --class 6b" "factor --exit-ticket --class 6b"; do
    run "$BREUK_PROGRAM" lesson $option
    is "lesson $option: exit code 2" "$status$out" 2
    has "lesson $option: leave it out" "$err" 'leave out --class'
done
run "$BREUK_PROGRAM" play --resume --class 6b
is "a game keeps its class" "$status$out" 2

# --- who got another name since

turn 'blue 2/3' '"green 3/4","red 2/8","green 6/9","red 5/20"' 'green 3/4' >"$scratch/turn"
game "$scratch/renamed" 6b
resumed_from "$scratch/renamed" 'stop\n'
turns=$(answers)
"$BREUK_PROGRAM" class rename 6b Ann Anna >/dev/null
"$BREUK_PROGRAM" class rename 6b 7b >/dev/null
"$BREUK_PROGRAM" class new 6b >/dev/null
"$BREUK_PROGRAM" class add 6b Ann Bo >/dev/null
"$BREUK_PROGRAM" class add 7b Ann >/dev/null
{ cat "$scratch/renamed"; cat "$scratch/turn"; } >"$scratch/renamed-on"
resumed_from "$scratch/renamed-on" 'stop\n'
has "a game goes on in its class, whatever that is called now" "$status $(head -1 "$scratch/out")" '0 The answers of class 7b are recorded.'
of()
{
    "$BREUK_PROGRAM" report --class "$1" --export "$2" --json | grep -c '"number"'
}
is "whoever has another name now did what follows" "$(of 7b Anna)" $((turns + 1))
is "and whoever has that name did not" "$(of 7b Ann) $(of 6b Ann)" '0 0'
printf '1\n1\nstop\n' >"$scratch/keys"
"$BREUK_PROGRAM" class rename 7b Bo Bob >/dev/null
"$BREUK_PROGRAM" class add 7b Bo >/dev/null
before=$(of 7b Bob)
run_from "$scratch/keys" "$BREUK_PROGRAM" lesson --resume "$journal"
is "nor in a lesson" "$status $(of 7b Bob) $(of 7b Bo)" "0 $((before + 1)) 0"
"$BREUK_PROGRAM" class remove 6b --force >/dev/null
"$BREUK_PROGRAM" class remove 7b Ann Bo --force >/dev/null
"$BREUK_PROGRAM" class rename 7b Anna Ann >/dev/null
"$BREUK_PROGRAM" class rename 7b Bob Bo >/dev/null
"$BREUK_PROGRAM" class rename 7b 6b >/dev/null

# --- another program that writes to the records meanwhile

if command -v sqlite3 >/dev/null; then
    # hold: until let_go another program writes
    hold()
    {
        mkfifo "$scratch/done"
        { echo 'BEGIN IMMEDIATE;'; cat "$scratch/done"; } | sqlite3 "$records" &
        exec 3>"$scratch/done"
        for wait in $(seq 200); do
            sqlite3 "$records" 'BEGIN IMMEDIATE' 2>/dev/null || return 0
            sleep .1
        done
    }
    let_go()
    {
        exec 3>&-
        rm "$scratch/done"
    }
    # until_has FILE TEXT: waits until it stands there
    until_has()
    {
        for wait in $(seq 200); do
            grep -qF "$2" "$1" && return
            sleep .1
        done
    }
    # begin ARG…: in the background, as $program
    begin()
    {
        : >"$scratch/out"
        "$BREUK_PROGRAM" "$@" <"$scratch/keys" >"$scratch/out" 2>"$scratch/err" 3>&- &
        program=$!
    }
    # ended: its exit code
    ended()
    {
        wait "$program"
        status=$?
    }

    printf '1\n1\n1\nstop\n' >"$scratch/keys"
    before=$(of 6b Bo)
    hold
    begin lesson factor --class 6b --players Bo --seed 3 --journal "$scratch/waited"
    until_has "$scratch/out" 'Another program is writing to'
    let_go
    ended
    is "a lesson waits for another program" "$status$(cat "$scratch/err")" 0
    is "says so once" "$(grep -c 'Another program is writing to' "$scratch/out")" 1
    verdict "and goes on" "$([ "$(of 6b Bo)" -gt "$before" ]; echo $?)" "$(cat "$scratch/out")"
    hold
    begin play equals --class 6b --players Bo,bot --seed 3
    until_has "$scratch/out" 'Another program is writing to'
    let_go
    ended
    has "so does a game" "$status $(cat "$scratch/out")" 'goes on with it'

    before=$(of 6b Bo)
    mkfifo "$scratch/typed"
    exec 4<>"$scratch/typed"
    "$BREUK_PROGRAM" lesson --resume "$scratch/waited" <&4 >"$scratch/out" 2>"$scratch/err" &
    program=$!
    until_has "$scratch/out" '?'
    hold 4>&-
    for try in $(seq 10); do # what is no answer is not recorded
        echo 1 >&4
        sleep 1.5
        grep -qF 'Another program is writing to' "$scratch/out" && break
    done
    kill -TERM "$program"
    ended
    exec 4>&-
    let_go
    is "who waits no longer: exit 2" "$status" 2
    has "hears why" "$(cat "$scratch/err")" 'another program is writing to'
    has "and how to go on" "$(cat "$scratch/out")" "lesson --resume $scratch/waited goes on with it."
    verdict "nothing is recorded" "$([ "$(of 6b Bo)" -eq "$before" ]; echo $?)"
    : >"$scratch/keys"
    run_from "$scratch/keys" "$BREUK_PROGRAM" lesson --resume "$scratch/waited"
    verdict "and nothing is lost" "$([ "$(of 6b Bo)" -gt "$before" ]; echo $?)" "$out"
fi

# --- a class that goes while it does a lesson

"$BREUK_PROGRAM" class new 9c >/dev/null
"$BREUK_PROGRAM" class add 9c Gus >/dev/null
{
    printf '1\n1\n'
    for wait in $(seq 100); do
        [ "$(of 9c Gus)" -gt 0 ] && break
        sleep .1
    done
    "$BREUK_PROGRAM" class remove 9c --force >/dev/null
    printf '1\n1\n1\n1\n'
} | "$BREUK_PROGRAM" lesson factor --class 9c --players Gus --seed 3 >"$scratch/out" 2>"$scratch/err"
has "that is said" "$(cat "$scratch/err")" 'another program changed'

# Who passes goes on with the deck, in the same class.
cat >"$scratch/one.xml" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<lesson format="1" version="1" stage="equal" skills="K5" deck="equals">
  <title lang="en">One question</title>
  <numbers denominators="2 3 4 5 6" largest="30"/>
  <item kind="simplify" stem="2/4"/>
  <hints ladder="simplify"/>
  <pass right="1" of="1" each="1"/>
</lesson>
END
printf '1/2\n' >"$scratch/keys"
BREUK_CALLED=breuk run_from "$scratch/keys" "$BREUK_PROGRAM" lesson "$scratch/one.xml" --class 6b --players Zoë
has "the line to play its deck names the class" "$out" '  breuk play equals --class 6b'
has "that a lesson was passed is recorded" "$("$BREUK_PROGRAM" report --class 6b --export Zoë)" 'lesson done, lesson one: right'
if script -qec true /dev/null >/dev/null 2>&1; then
    printf '1/2\nyes\nstop\n' >"$scratch/keys"
    TERM=dumb script -qec "'$BREUK_PROGRAM' lesson '$scratch/one.xml' --class 6b --players Bo" /dev/null <"$scratch/keys" >"$scratch/out"
    is "and so does the game" "$(grep -c 'The answers of class 6b are recorded.' "$scratch/out")" 2
    printf 'Carl\nbot\nan\nstop\n' >"$scratch/keys"
    TERM=dumb script -qec "'$BREUK_PROGRAM' lesson '$scratch/one.xml' --class 6b" /dev/null <"$scratch/keys" >"$scratch/out"
    has "at a terminal a lesson asks who" "$(cat "$scratch/out")" 'Who are you?'
    has "without a line to type for somebody who is not in the class" "$(cat "$scratch/out")" '“Carl” is not in class 6b.'
    has "until it is somebody who is" "$(cat "$scratch/out")" 'The answers of class 6b are recorded.'
    printf 'Carl\n\nan,bot\nstop\n' >"$scratch/keys"
    TERM=dumb script -qec "'$BREUK_PROGRAM' play --class 6b equals" /dev/null <"$scratch/keys" >"$scratch/out"
    has "so does a game" "$(cat "$scratch/out")" '“Carl” is not in class 6b.'
    lacks "which proposes nobody who is not in it" "$(cat "$scratch/out")" 'Enter alone'
    is "and asks again where nobody is named" "$(grep -c 'Only who is in class 6b can play.' "$scratch/out")" 3
    has "which completes the name" "$(cat "$scratch/out")" 'Ann (? for help)'
fi

# --- which turns count, and how the report says so

# counted HAND: Ann lays green 6/9 on blue 2/3 out of that hand, and what the report says of her.
counted()
{
    rm -f "$scratch/count.jsonl"
    typed 'stop\n' equals --class 6c --players Ann,bot --seed 3 --journal "$scratch/count.jsonl"
    sed -i 's/,"sum":"[0-9a-f]*"//; /"move"/d' "$scratch/count.jsonl"
    printf '{"position":{"hands":[%s,["yellow 1/4","yellow 1/5","red 1/5"]],"pile":["blue 2/3"],' "$1" >>"$scratch/count.jsonl"
    printf '"stock":["green 1/4","green 4/6","green 3/9"],"turn":0}}\n' >>"$scratch/count.jsonl"
    typed 'green 6/9\nstop\n' --resume "$scratch/count.jsonl"
    run "$BREUK_PROGRAM" report --class 6c --pupil Ann
}

run "$BREUK_PROGRAM" class new 6c
run "$BREUK_PROGRAM" class add 6c Ann
counted '["blue 3/4","red 2/8","green 6/9"]'
has "who has the colour of the pile need not compare, and nothing is recorded" "$out" 'Nothing is recorded yet.'
run "$BREUK_PROGRAM" report --class 6c --item 2/3=6/9
has "of such numbers it is said which turns count" "$out" 'In games, turns count in which no card in hand has the colour of the pile:'
counted '["red 3/4","red 2/8","green 6/9"]'
has "without it the turn counts: one is one card" "$out" 'In games: 1 equal card laid, 0 unequal cards tried, 0 equal cards not'
has "and it is said which turns count" "$out" 'In games, turns count in which no card in hand has the colour of the pile:'
has "to the pupil, too" "$out" 'In games you found 1 equal card when no colour fitted.'
counted '["red 3/4","red 2/8","green 6/9"]'
has "two are two" "$out" 'In games: 2 equal cards laid,'
run "$BREUK_PROGRAM" class new 6d
run "$BREUK_PROGRAM" class add 6d Ann
typed 'draw\nkeep\nstop\n' equals --class 6d --players Ann,bot --seed 12
run "$BREUK_PROGRAM" report --class 6d
lacks "a heading with nothing below is left out" "$out" 'New on the first day:'
run "$BREUK_PROGRAM" report --class 6d --pupil Ann
lacks "also on a pupil’s page" "$out" 'Skills:
'

# --- records that cannot be read

printf 'no records at all\n' >"$scratch/other"
typed 'stop\n' --class 6b --players Ann,bot --records "$scratch/other"
is "nothing begins with a file that is none" "$status$out" 2
has "it is said" "$err" "$scratch/other holds no records of breuk"
is "and stays as it is" "$(cat "$scratch/other")" 'no records at all'

done_testing
