#!/bin/sh
# breuk print in typefaces that a school may have: taller than ours, with lines closer together, packed for the web.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

andika=$(fc-match -f '%{file}' Andika)
mkdir faces
python3 "$BREUK_SOURCE/tests/cli/faces.py" "$andika" faces || exit 1
export BREUK_FONTS="$scratch/faces:${andika%/*}"

for face in Anditl Andilw; do
    for what in fractions 'factor worksheet' 'spin rules' 'classic reference'; do
        run "$breuk" print $what --font $face --lang en -o $face.pdf --force
        is "$what can be printed in $face" "$status" 0
        lacks "and nothing is said of it" "$err" 'font'
        has "that typeface is taken" "$(pdffonts $face.pdf)" "$face"
    done
done

# Where "$1.pdf" has this word first: the upper end of its line, as the typeface has it, and the lower end, in points.
line_of()
{
    pdftotext -bbox "$1.pdf" - | sed -n "s/.*yMin=\"\([0-9.]*\)\".*yMax=\"\([0-9.]*\)\">$2<.*/\1 \2/p" | head -n 1
}

for face in Andika Anditl; do
    "$breuk" print factor worksheet --form A --font $face --lang en -o $face.pdf --force >/dev/null 2>&1
    line_of $face number
done >lines.txt
is "a face that is twice as large is set half as large" "$(awk '{ height[NR] = $2 - $1 }
    END { ratio = height[2] / height[1]; print (ratio > 0.95 && ratio < 1.05) }' lines.txt)" 1

# "Choose the new colour. You may … / again.": two lines of one paragraph.
"$breuk" print spin reference --font Andilw --lang en -o Andilw.pdf --force >/dev/null 2>&1
is "lines that the face would have touch do not" "$(echo "$(line_of Andilw Choose) $(line_of Andilw again.)" |
    awk '{ print ($3 - $1 > $2 - $1) }')" 1

for what in fractions 'factor worksheet' 'spin rules'; do
    run "$breuk" print $what --font Andiwf --lang en -o packed.pdf --force
    is "$what is printed though the typeface is packed" "$status" 0
    has "but it is said why in another one, and what to do" "$err" 'Andiwf is installed only as WOFF or Type 1, from which breuk cannot print, so it uses Andika; install Andiwf as TTF or OTF'
done
# check says the same before anything is printed.
run "$breuk" check fractions --font Anditl
is "a deck is fine in a face of another size" "$status$err" 0
run "$breuk" check fractions --font Andiwf
has "a typeface that is packed is told of" "$err" 'Andiwf is installed only as WOFF'
run "$breuk" check fractions --font Nobody
has "and one that is not there" "$err" 'the font Nobody is not installed'
run "$breuk" check lesson:half --font Anditl
is "a lesson has no cards to print in it" "$status" 2
done_testing
