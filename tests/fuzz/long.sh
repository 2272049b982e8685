#!/bin/sh
# tests/fuzz/run: how it is called; and, with --long, a minute of each target.
. "$BREUK_SOURCE/tests/tap.sh"
tool=$BREUK_SOURCE/tests/fuzz/run

for words in '' ten '1.5'; do
    # shellcheck disable=SC2086 # none
    run "$tool" $words
    is "“$words” is no number of minutes" "$status$out" 2
    has "“$words”: says how it is used" "$err" 'usage: tests/fuzz/run MINUTES'
done
run "$tool" 1 unheard
is "a target that is none" "$status" 2
has "it is named" "$err" 'no target “unheard”'
mkdir "$scratch/bin"
for name in sh dirname readlink sed ls; do
    ln -s "$(command -v "$name")" "$scratch/bin/$name"
done
run env PATH="$scratch/bin" "$tool" 1 json
is "without clang: exit 3" "$status" 3
has "without clang: what to do" "$err" 'need clang; install it'

if [ -n "${BREUK_LONG-}" ] && command -v clang >/dev/null; then
    BREUK_FUZZ_FOLDER=$scratch/build run "$tool" 1
    is "a minute of each target finds nothing" "$(printf '%s\n' "$out" | grep -v '^ok ')" ''
fi
done_testing
