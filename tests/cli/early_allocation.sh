#!/bin/sh
# What stands in front of the functions that allocate, where a library that is loaded before all others allocates while
# they are looked up (early_allocation.c).
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export XDG_CACHE_HOME="$scratch/cache"
mkdir "$scratch/here"
cd "$scratch/here" || exit 1

# early PROGRAM ARG…
early()
{
    run env LD_PRELOAD="$BREUK_EARLY_ALLOCATION" "$@"
}

early "$BREUK_EARLY_PROGRAM"
is "a program starts" "$status $out" "0 allocated"
# The optimized breuk, where there is one of today: no sanitizer bears a foreign dlsym.
if [ "$BREUK_SOURCE/build/breuk" -nt "$BREUK_SOURCE/src/cli/allocation.c" ]; then
    early "$BREUK_SOURCE/build/breuk" --version
    is "breuk starts" "$status" 0
    early "$BREUK_SOURCE/build/breuk" print spin --lang en
    is "breuk draws" "$status" 0
    is "to the end" "$(ls)" spin.pdf
fi
done_testing
