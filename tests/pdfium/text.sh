#!/bin/sh
# breuk print: what PDFium, the viewer of Chrome and Edge, finds where a fraction is searched or copied.
#
# usage: text.sh BUILD_FOLDER
. "$BREUK_SOURCE/tests/tap.sh"
export NODE_PATH="$1/pdfium/node_modules"
if [ ! -d "$NODE_PATH" ] && [ -z "${CI-}" ]; then # ./check fetches it
    echo "1..0 # SKIP PDFium is not there: ./check fetches it with npm, where that, Node.js 18 and the registry are to be had"
    exit 0
fi
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1

# read_in_pdfium DECK_OR_LESSON PIECE: prints that, and leaves its lines in text.txt.
read_in_pdfium()
{
    run "$BREUK_PROGRAM" print "$@" --lang en -o read.pdf --force
    is "$*: printed" "$status" 0
    node "$BREUK_SOURCE/tests/pdfium/text.cjs" read.pdf >text.txt 2>error.txt
    is "$*: PDFium reads it" "$?$(cat error.txt)" 0
}

# fractions_in FILE: all of a text, sorted. A whole number before one may also be the number of a question, where the
# order of reading is another.
fractions_in()
{
    grep -oE '[0-9]+/[0-9]+' "$1" | sort
}

# A number stands on a card three times, in each of four colours.
read_in_pdfium fractions cards
is "a fraction of a card is found as 1/2" "$(grep -cx '1/2 *[A-Z]*' text.txt)" 12
read_in_pdfium improper cards
is "a mixed number of a card is found as 1 1/2" "$(grep -cx '1 1/2 *[A-Z]*' text.txt)" 12
has "and in a sentence" "$(cat text.txt)" 'Lay 1 1/2'
read_in_pdfium tenths cards
is "a decimal is found as it was" "$(grep -cx '0\.50 *[A-Z]*' text.txt)" 12

for what in 'improper rules' 'mixed worksheet' 'mixed key'; do
    # shellcheck disable=SC2086 # two words
    read_in_pdfium $what
    pdftotext read.pdf poppler.txt
    is "$what: PDFium and poppler find the same fractions" "$(fractions_in text.txt)" "$(fractions_in poppler.txt)"
    has "$what: some" "$(cat text.txt)" "$([ "$what" = 'improper rules' ] && echo 3/2 || echo '1 1/2')"
done
read_in_pdfium half worksheet
has "worksheet: a fraction" "$(cat text.txt)" '1/2'
read_in_pdfium factor key
has "key: a fraction in a sentence" "$(cat text.txt)" 'Do that to 1/2'
done_testing
