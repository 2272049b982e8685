#!/bin/sh
# breuk sim --plot: the page of figures, and every way in which it can go wrong.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1

sim()
{
    run "$BREUK_PROGRAM" sim "$@"
}

sim fractions --games 20 --lang en
table=$out
for kind in svg png pdf; do
    sim fractions --games 20 --lang en --plot "page.$kind"
    is "$kind: exit 0, nothing on stderr" "$status$err" 0
    is "$kind: the table is told as ever" "$out" "$table"
    sim fractions --games 20 --lang en --plot "again.$kind" --threads 3
    cmp -s "page.$kind" "again.$kind"
    verdict "$kind: two runs give the same bytes" $?
done
xmllint --noout page.svg
verdict "the SVG is well-formed" $?
is "its letters are outlines" "$(grep -c '<text\|font-family' page.svg)" 0
is "the PNG is as wide as it is high as A4 is" \
    "$(od -An -tu1 -j16 -N8 page.png | awk '{ printf "%.3f", (($3 * 256) + $4) / (($7 * 256) + $8) }')" 1.414
qpdf --check page.pdf >/dev/null
verdict "the PDF is whole" $?
is "it has one page of A4, lying" \
    "$(pdfinfo page.pdf | sed -n 's/^Pages: *//p; s/^Page size: *//p')" '1
841.89 x 595.276 pts (A4)'

# words FILE: what stands on it.
words()
{
    pdftotext -layout "$1" - | tr -s ' '
}
# What is on the page is what the table says.
text=$(words page.pdf)
has "the deck" "$text" 'Fractions'
has "what was played" "$text" \
    "$(printf '%s\n' "$table" | sed -n 's/^\(20 games of [0-9]* rounds in all\)\..*/\1/p'), 4 players, rules: fractions, bots: random, seed: 1"
for mark in half 9.of.10; do
    printf '%s\n' "$text" | grep -q "$mark: at most [0-9]* turns"
    verdict "turns: $mark" $?
done
has "the median is the table's" "$text" \
    "half: at most $(printf '%s\n' "$table" | sed -n 's/^  turns in half of all rounds, at most *\([0-9]*\).*/\1/p') turns"
has "what cards are laid by" "$text" 'value, looking different'
has "equal numbers" "$text" 'needed: nothing else fits'
has "who wins" "$text" 'fair share: 25.0%'
has "to the last seat" "$text" 'player 4'
has "skills" "$text" 'K3: equal fractions'
lacks "no wheel" "$text" 'Where the wheel stops'

sim spin --games 5 --seats 10 --lang nl --plot wheel.pdf
text=$(words wheel.pdf)
has "a wheel" "$text" 'Waar het rad stopt'
has "its segments, in the language of the user" "$text" 'Toon je kaarten'
has "ten seats" "$text" 'speler 10'
has "numbers as the language writes them" "$text" 'eerlijk deel: 10,0%'
has "a deck without equal numbers says so" "$text" 'Geen getal van dit kaartspel heeft een tweede vorm.'
sim fractions --games 1 --seats 2 --lang de --plot one.pdf
is "a single game is drawn" "$status" 0
has "with its number" "$(words one.pdf)" '1 Partie mit insgesamt '
"$BREUK_PROGRAM" sim fractions --games 20 --lang en --plot page.svg --force >/dev/null
cmp -s page.svg again.svg
verdict "--force overwrites with the same" $?
for part in 1 2; do
    "$BREUK_PROGRAM" sim fractions --games 20 --part $part/2 --json >part$part.json
done
sim --merge part1.json part2.json --lang en --plot merged.svg
is "parts put together are drawn: exit 0" "$status$err" 0
cmp -s merged.svg again.svg
verdict "as one run is" $?

# What goes wrong leaves nothing behind, and is said before anything is played.
cp page.svg kept.svg
sim fractions --games 1000000000 --lang en --plot page.svg
is "what is there is not overwritten: exit 2" "$status$out" 2
is "it says what to do" "$err" \
    'breuk: page.svg already exists; choose another name with --plot, or overwrite it with --force'
cmp -s page.svg kept.svg
verdict "it stays as it was" $?
mkdir empty
cd empty || exit 1
for name in page.jpg svg page. .png page.SVG; do
    sim fractions --games 1000000000 --lang en --plot $name
    is "$name has no ending that is known: exit 2" "$status$out" 2
    is "$name: it says which there are" "$err" \
        "breuk: $name: use a plot name that ends in .svg, .png or .pdf"
done
sim fractions --games 5 --plot nowhere/page.svg
is "a folder that is not there: exit 3" "$status" 3
has "which is named" "$err" nowhere/page.svg
ln -s /dev/full full.png
sim fractions --games 5 --plot full.png --force
is "a full disk: exit 3" "$status" 3
rm full.png
run sh -c "ulimit -f 8; exec $BREUK_PROGRAM sim fractions --games 5 --plot page.png"
is "a limit of the file's size: exit 3" "$status" 3
mkdir ../none
BREUK_FONTS=$scratch/none sim fractions --games 5 --lang en --plot page.png
is "no font at all: exit 2" "$status" 2
has "it says what to install" "$err" 'neither the font Andika nor DejaVu Sans is installed'
is "nothing was left by any of these" "$(ls -A)" ''
done_testing
