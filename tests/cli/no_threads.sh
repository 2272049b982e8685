#!/bin/sh
# breuk where the machine gives it no thread (no_threads.c): what draws needs some.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
mkdir "$scratch/here"
cd "$scratch/here" || exit 1

lonely()
{
    run env LD_PRELOAD="$BREUK_NO_THREADS" ASAN_OPTIONS="${ASAN_OPTIONS-}:verify_asan_link_order=0" "$BREUK_PROGRAM" "$@"
}

for words in 'print spin' 'print --calibration' 'print factor' 'sim spin --games 10 --plot plot.pdf'; do
    # shellcheck disable=SC2086 # words
    lonely $words --lang en
    is "$words: exit 3" "$status" 3
    has "$words: it is said why" "$err" "allows breuk no further thread; end other programs, or raise the limit"
done
is "no file is half made" "$(ls)" ""
lonely list decks --lang en
is "what draws nothing needs none" "$status" 0
done_testing
