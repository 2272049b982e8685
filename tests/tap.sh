# Sourced by tests in shell: results as TAP, and a folder of one's own that is gone afterwards.
#
#   . "$BREUK_SOURCE/tests/tap.sh"
#   run prog arg…                           status in $status, output in $out and $err
#   run_from "$input" prog arg…             the same; it reads that file
#   is "the answer is 42" "$out" 42         equal texts
#   has "it says why" "$err" "no such file" one text in another
#   sampled 4 || continue                   whether this one is tried: each fourth time that this is asked, or with --long
#                                           each; 4 and the length of the loop have no common factor, or some never are
#   within_reason grep -q ready "$log"      waits until a command succeeds: two minutes, for a busy machine
#   done_testing                            the plan; the exit code

scratch=$(mktemp -d "${TMPDIR:-/tmp}/breuk-test.XXXXXX") || exit 1
trap 'rm -rf "$scratch"' EXIT
# Games and records of whoever runs the tests stay as they are: breuk deletes old ones.
export XDG_STATE_HOME="$scratch/.state" XDG_DATA_HOME="$scratch/.data"
trap 'exit 1' HUP INT TERM
tests=0
failures=0
runs=0
met=0

# The sanitized program takes eight times as long to start, and to print. So when ./check runs all tests, scripts run
# the program as it is delivered, which it has built for that, and one of 24 commands of run is the sanitized one. A
# test that is named, and --long, have the sanitized one throughout.
sanitized=$BREUK_PROGRAM
BREUK_PROGRAM=${BREUK_DELIVERED:-$BREUK_PROGRAM}
export BREUK_PROGRAM

run()
{
    run_from /dev/null "$@"
}

run_from()
{
    run_input=$1
    shift
    if [ "$1" = "$BREUK_PROGRAM" ]; then
        runs=$((runs + 1))
        if [ $((runs % 24)) -eq 3 ]; then
            shift
            set -- env BREUK_CALLED="${BREUK_CALLED-$BREUK_PROGRAM}" "$sanitized" "$@"
        fi
    fi
    "$@" >"$scratch/out" 2>"$scratch/err" <"$run_input"
    status=$?
    out='' err='' # most of the time one of them is, and a process costs as much as a short command
    [ ! -s "$scratch/out" ] || out=$(cat "$scratch/out")
    [ ! -s "$scratch/err" ] || err=$(cat "$scratch/err")
}

# verdict NAME SUCCESS [WHY]: SUCCESS is an exit code. echo would break a line at a “\n” in the name.
verdict()
{
    tests=$((tests + 1))
    if [ "$2" -eq 0 ]; then
        printf '%s\n' "ok $tests - $1"
    else
        failures=$((failures + 1))
        printf '%s\n' "not ok $tests - $1"
        printf '%s\n' "${3-}" | sed 's/^/# /'
    fi
}

is()
{
    [ "$2" = "$3" ]
    verdict "$1" $? "got:  $2
want: $3"
}

has()
{
    case $2 in
    *"$3"*) verdict "$1" 0 ;;
    *) verdict "$1" 1 "got:  $2
want: …$3…" ;;
    esac
}

lacks()
{
    case $2 in
    *"$3"*) verdict "$1" 1 "got:      $2
unwanted: $3" ;;
    *) verdict "$1" 0 ;;
    esac
}

sampled()
{
    met=$((met + 1))
    [ -n "${BREUK_LONG-}" ] || [ $((met % $1)) -eq 1 ]
}

within_reason()
{
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ $tries -lt 2400 ] || return 1
        sleep 0.05
    done
}

done_testing()
{
    echo "1..$tests"
    [ "$failures" -eq 0 ] && [ "$tests" -gt 0 ]
    exit
}
