#!/bin/sh
# What does not fit its box: breuk check finds it in every language, and breuk print before it writes anything.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data" XDG_CACHE_HOME="$scratch/cache"
mkdir -p "$scratch/data/breuk/templates"
cp "$BREUK_SOURCE"/tests/cli/check/fit/*.xml "$scratch"
cp "$scratch/narrow.xml" "$scratch/data/breuk/templates"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# Without the folder that differs from run to run.
told()
{
    printf '%s\n' "$err" | sed "s,$scratch/data/breuk/,,g"
}
hand='even in type of 2.4 mm, the smallest that is readable in the hand; shorten it, or enlarge the box in your own template'
table='even in type of 4.8 mm, the smallest that is readable across a table; print the value with fewer digits, or enlarge the box in your own template'
number="long.xml:13:3: error: 10000000000000/20000000000000 does not fit its box of 40 by 40 mm (templates/narrow.xml:8), $table"
suit="long.xml:10:5: error: “kobaltblauwgroenig” (language nl) does not fit its box of 15 by 5 mm (templates/narrow.xml:10), $hand"
title="long.xml:15:5: error: “Donaudampfschifffahrtsgesellschaft” (language en) does not fit its box of 40 by 40 mm (templates/narrow.xml:14), $hand"

run "$breuk" check --lang en long.xml
is "check tells all of it: exit 1" "$status$out" 1
is "at its place, each with its box" "$(told)" "$number
$suit
$title"
run "$breuk" print --lang en long.xml
is "print refuses what is too long in its language: exit 2" "$status$out" 2
is "in the same words" "$(told)" "$number
$title"
run "$breuk" print --lang nl long.xml
is "in Dutch other words are too long" "$(printf '%s\n' "$err" | cut -d: -f1-3)" "long.xml:13:3
long.xml:10:5"
has "and the reason is Dutch" "$err" "past niet in zijn kader van 15 bij 5 mm"
is "nothing was written" "$(ls -- *.pdf 2>/dev/null)" ""

sed -e 's/10000000000000\/20000000000000/1234567\/89/' -e 's/kobaltblauwgroenig/kobalt/' \
    -e 's/Donaudampfschifffahrtsgesellschaft/Donaudampfschiff/' long.xml >short.xml
run "$breuk" check --strict --lang en short.xml
is "mended as it says: fine" "$status$err" 0
run "$breuk" print --lang en short.xml
is "and printed" "$status" 0

# Opening a typeface, which leaves a cache of fonts, takes longer than all the rest.
XDG_CACHE_HOME=$scratch/untouched run "$breuk" check classic classic-112 fractions equals
is "plain decks are checked" "$status" 0
[ ! -e "$scratch/untouched" ]
verdict "without opening a typeface" $?

# A template alone: its own numbers and the names of the actions, in the language that is spoken.
sed -e 's/<number x/<number value="1000000000" x/' -e 's/width="40" height="40" size="40"/width="20" height="9" size="9"/' \
    -e 's/for="title"/for="wild"/' -e 's/show="title" x="10" y="20" width="40" height="40"/show="action" x="10" y="20" width="18" height="9"/' \
    narrow.xml >own.xml
run "$breuk" check --lang fr own.xml
is "a template's own words and numbers: exit 1" "$status$out" 1
is "at their places" "$(printf '%s\n' "$err" | cut -d: -f1-4)" "own.xml:8:7: erreur
own.xml:14:7: erreur"
has "in which language" "$err" "(langue fr)"
run "$breuk" check --lang en own.xml
is "“choose a colour” is shorter" "$(printf '%s\n' "$err" | cut -d: -f1-3)" "own.xml:8:7"
done_testing
