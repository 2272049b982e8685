#!/bin/sh
# What was not written is a fault of the machine: exit 3, whatever the command said.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE

"$BREUK_PROGRAM" help >/dev/full 2>"$scratch/err"
is "a full stdout: exit 3" $? 3
has "a full stdout is named" "$(cat "$scratch/err")" 'breuk: standard output: '
"$BREUK_PROGRAM" help >&- 2>"$scratch/err"
is "a closed stdout: exit 3" $? 3
has "a closed stdout is named" "$(cat "$scratch/err")" 'breuk: standard output: '
# What is written at once, and what is written line by line long before the end.
for command in help 'play --players bot,bot --seed 1'; do
    rm -f "$scratch/status"
    {
        sleep 0.2
        # shellcheck disable=SC2086 # words
        "$BREUK_PROGRAM" $command 2>"$scratch/err"
        echo $? >"$scratch/status"
    } | true
    within_reason test -s "$scratch/status"
    is "$command: a reader that went away: exit 3" "$(cat "$scratch/status")" 3
    is "$command: and no words about it" "$(cat "$scratch/err")" ''
done
# What is wrong is said, however long ago the first write failed: in one piece, and line by line.
game=$scratch/game.jsonl
"$BREUK_PROGRAM" play classic --players bot,bot --seed 7 --rule target=50 --journal "$game" >/dev/null
echo '{"breuk":1,"deck":"classic","seats":["Ann","Bo"]}' >"$scratch/requests"
for command in help 'help --as man' 'help play' list 'list --json' 'list rules' 'check classic' 'match 1/2 2/4' \
    'sim classic --games 10' referee "replay $game" "replay $game --json" "replay $game --verify" \
    'play --players bot,bot --seed 1' --version; do
    # shellcheck disable=SC2086 # words
    "$BREUK_PROGRAM" $command <"$scratch/requests" >/dev/full 2>"$scratch/err"
    is "$command: a full disk: exit 3, and that is said" "$? $(cat "$scratch/err")" \
        '3 breuk: standard output: No space left on device'
done
for command in 'list rules' 'help --as man' "replay $game" "replay $game --json"; do
    (
        ulimit -f 1
        # shellcheck disable=SC2086 # words
        "$BREUK_PROGRAM" $command >"$scratch/out" 2>"$scratch/err"
        echo $? >"$scratch/status"
    )
    is "$command: a file that may not grow: exit 3, and that is said" \
        "$(cat "$scratch/status") $(cat "$scratch/err")" '3 breuk: standard output: File too large'
done
"$BREUK_PROGRAM" --json xyzzy >/dev/full 2>"$scratch/err"
is "a wrong command with --json into a full stdout: exit 3" $? 3
"$BREUK_PROGRAM" help >/dev/null 2>&-
is "a closed stderr hurts nobody: exit 0" $? 0
"$BREUK_PROGRAM" xyzzy 2>&- >"$scratch/out"
is "a complaint to a closed stderr: exit 2" $? 2
is "and it does not land elsewhere" "$(cat "$scratch/out")" ''
"$BREUK_PROGRAM" help <&- >/dev/null
is "a closed stdin hurts nobody" $? 0

# What lies in /dev/shm is a file like others.
if [ -d /dev/shm ] && [ -w /dev/shm ]; then
    shm=$(mktemp -d /dev/shm/breuk-test.XXXXXX)
    echo mine >"$shm/classic.csv"
    run "$BREUK_PROGRAM" export classic -o "$shm/classic.csv"
    is "a file in /dev/shm is not overwritten: exit 2" "$status $(cat "$shm/classic.csv")" '2 mine'
    rm -r "$shm"
fi

# /dev/stdout as a file's name is where stdout stands, not the file from its beginning.
export XDG_CACHE_HOME="$scratch/cache"
{
    echo before
    "$BREUK_PROGRAM" export classic -o /dev/stdout 2>"$scratch/err"
    echo after
} >"$scratch/out"
is "/dev/stdout: what stands before it stays" "$(sed -n '1p;$p' "$scratch/out" | tr '\n' ' ')" 'before after '
has "and it comes behind that" "$(sed -n 2p "$scratch/out")" value
"$BREUK_PROGRAM" export classic -o /dev/stdout >&- 2>"$scratch/err"
is "a closed one cannot be written: exit 3" $? 3
has "and that is said" "$(cat "$scratch/err")" 'breuk: /dev/stdout: Bad file descriptor'
"$BREUK_PROGRAM" print equals board --format png --dpi 30 -o /dev/stdout --lang en >"$scratch/out" 2>"$scratch/err"
is "/dev/stdout takes a picture" "$(head -c 4 "$scratch/out" | tail -c 3)" PNG
run "$BREUK_PROGRAM" print equals --only '=1/2' --format png --dpi 30 -o /dev/null --lang en
has "/dev/null takes several" "$status $err" '0 /dev/null: 6 pictures, one after another.'
# Few files at once: what cannot be opened would seem not to be there.
few()
{
    run sh -c "ulimit $1"' 8 && shift && exec "$@"' sh - "$BREUK_PROGRAM" check factor --lang en
}
few -n
is "few open files: exit 3" "$status" 3
is "few open files: that is said" "$err" \
    "breuk: only 8 files may be open at once here, and breuk needs 16; raise the limit (ulimit -n), then try again"
few -Sn
is "a limit that breuk may raise is no fault" "$status $err" "0 "
done_testing
