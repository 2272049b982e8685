#!/bin/sh
# breuk print: a PDF that can be read aloud, and black that stays black ink.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# The words of the figures, in the order of reading; what is not ASCII is in hexadecimal digits.
said()
{
    qpdf --qdf --object-streams=disable "$1" - 2>/dev/null | sed -n 's/^ *\/Alt [(<]\(.*\)[)>]$/\1/p'
}

run "$breuk" print mixed-forms --lang en -o mixed.pdf
has "a deck is tagged" "$(pdfinfo mixed.pdf 2>&1)" 'Tagged:          yes'
is "its structure is read without a complaint" "$(pdfinfo -struct-text mixed.pdf 2>&1 >struct.txt)" ''
is "round all stands the document" "$(head -n 1 struct.txt | tr -d ' ')" Document
is "with a figure for each card" "$(grep -c '^  *Figure' struct.txt)" "$(said mixed.pdf | grep -c .)"
run qpdf --check mixed.pdf
is "qpdf finds nothing wrong" "$status" 0
has "a fraction is said in words" "$(said mixed.pdf)" 'blue, one half'
"$breuk" print fractions --lang en --backs none -o fractions.pdf 2>/dev/null
is "in the order of the sheet" "$(said fractions.pdf | sed -n '1p;5p')" 'blue, one half
blue, two quarters'
for words in 'nl:blauw, twee vierde' 'de:Blau, zwei Viertel' 'fr:bleu, deux quarts'; do
    "$breuk" print fractions --lang "${words%%:*}" --backs none -o said.pdf --force 2>/dev/null
    said said.pdf >said.txt
    grep -qix "${words#*:}" said.txt
    verdict "in ${words%%:*} too: ${words#*:}" $?
done
"$breuk" print spin rules --lang en -o rules.pdf 2>/dev/null
pdfinfo -struct rules.pdf >struct.txt 2>&1
has "a rule sheet has a title" "$(cat struct.txt)" H1
has "and headings" "$(cat struct.txt)" H2
"$breuk" print fractions --lang en --backs none -o again.pdf 2>/dev/null
cmp -s fractions.pdf again.pdf
verdict "twice the same bytes" $?

# Every piece of black and grey has one number.
for piece in cards wheel box score rules; do
    "$breuk" print spin $piece --grey --lang en -o piece.pdf --force 2>/dev/null
    qpdf --qdf --object-streams=disable piece.pdf piece.qdf
    is "$piece: no grey is made of red, green and blue" \
        "$(LC_ALL=C grep -aEc '(^| )([0-9.]+) \2 \2 (rg|RG)( |$)' piece.qdf)" 0
    LC_ALL=C grep -aEq '(^| )0 [gG]( |$)' piece.qdf
    verdict "$piece: there is black" $?
    lacks "$piece: no page is put together in RGB" "$(LC_ALL=C grep -a '/S /Transparency' piece.qdf)" Transparency
done
done_testing
