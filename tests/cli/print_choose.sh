#!/bin/sh
# breuk print: how a page is printed (grey, with little ink) and which cards and pages are.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# The colours that a PDF names: "0.70 0.29 0.26 rg", those that are no grey only.
colours() {
    qpdf --qdf --object-streams=disable "$1" - | grep -aoE '[0-9.]+ [0-9.]+ [0-9.]+ (rg|RG)' |
        awk '$1 != $2 || $2 != $3' |
        sort -u
}

run "$breuk" print spin -o colour.pdf --lang en
run "$breuk" print spin --grey -o grey.pdf --lang en
is "in grey: exit 0" "$status" 0
has "in full colour there are colours" "$(colours colour.pdf)" '0.698039 0.294118 0.258824 rg'
is "in grey there is none, on fronts and backs" "$(colours grey.pdf)" ''
run "$breuk" print spin --low-ink -o low.pdf --lang en
is "with low ink: exit 0" "$status" 0
is "the cards say the same with low ink" "$(pdftotext low.pdf -)" "$(pdftotext colour.pdf -)"
run qpdf --check low.pdf
is "and qpdf finds nothing wrong" "$status" 0
run "$breuk" print spin --grey --low-ink -o both.pdf --lang en
is "both may be asked for" "$status" 0
is "and then there is no colour either" "$(colours both.pdf)" ''

done_testing
