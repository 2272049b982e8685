#!/bin/sh
# breuk print in typefaces that a school may have, each of which differs from Andika in one thing that went wrong
# somewhere (faces.py makes them).
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

andika=$(fc-match -f '%{file}' Andika)
mkdir faces
python3 "$BREUK_SOURCE/tests/cli/faces.py" "$andika" "$(fc-match -f '%{file}' Andika:bold)" faces || exit 1
export BREUK_FONTS="$scratch/faces:${andika%/*}"
cat >own.xml <<'XML'
<deck format="1"><title lang="en">Each 11⁄2, half: ½</title><suit id="r" colour="#B24B42" shape="circle"><name lang="en" short="R">red</name></suit><numbers values="0.(36) 1/2 11/11 -1/2"/></deck>
XML

# print_in FACE WHAT…: makes FACE.pdf.
print_in()
{
    face=$1
    shift
    run "$breuk" print "$@" --font "$face" --lang en -o "$face.pdf" --force
}

# The words of a PDF, sorted: lines may break elsewhere.
words_of()
{
    pdftotext "$1" - | tr -s ' \n\f' '\n\n\n' | sort
}

# Whatever the typeface: cards, a worksheet and the rules are printed in it, with every word that they have in Andika.
for what in 'fractions cards' 'factor worksheet' 'spin rules'; do
    # shellcheck disable=SC2086 # two words
    print_in Andika $what
    words_of Andika.pdf >"words of $what"
    for name in Anditl Andilw Andihc Andinf Andina Andifr Andicl Andiw1 Andiow Andinb; do
        sampled 3 || continue
        # shellcheck disable=SC2086
        print_in $name $what
        is "$what can be printed in $name" "$status" 0
        has "that typeface is taken" "$(pdffonts $name.pdf)" "$name"
        # A leaflet has as many examples as there is room for.
        [ "$what" = 'spin rules' ] || is "$what in $name: each word is there" "$(words_of $name.pdf)" "$(cat "words of $what")"
        case $name,$what in
        Andinb,* | 'Andina,factor worksheet') ;; # see below
        *) lacks "and nothing is said of it" "$err" 'font' ;;
        esac
    done
done

# Where a PDF has this word first: the upper end of its line, as the typeface has it, and the lower end, in points.
line_of()
{
    pdftotext -bbox "$1.pdf" - | sed -n "s/.*yMin=\"\([0-9.]*\)\".*yMax=\"\([0-9.]*\)\">$2<.*/\1 \2/p" | head -n 1
}

# height_beside_andika FACE WORD WHAT…: how high the line of a word is beside the same in Andika, in tenths.
height_beside_andika()
{
    name=$1 word=$2
    shift 2
    for face in Andika "$name"; do
        print_in "$face" "$@"
        line_of "$face" "$word"
    done | awk '{ height[NR] = $2 - $1 } END { printf "%.0f\n", 10 * height[2] / height[1] }'
}

# Anditl: twice as large at the same size.
is "a face that is twice as large is set half as large" "$(height_beside_andika Anditl number factor worksheet --form A)" 10

# Andihc: capitals and digits twice as high above the same small letters. Its own lines are as high as Andika's.
is "words are as large as their small letters are read" "$(height_beside_andika Andihc number factor worksheet --form A)" 10
# Its digits are narrower, so that more of their box's height is theirs.
height=$(height_beside_andika Andihc '0\.7' tenths cards)
verdict "but numbers as large as their digits are" "$([ "$height" = 5 ] || [ "$height" = 6 ]; echo $?)" "$height"

# Andilw: lines half as far apart. "Choose the new colour. You may … / again.": two lines of one paragraph.
"$breuk" print spin reference --font Andilw --lang en -o Andilw.pdf --force >/dev/null 2>&1
is "lines that the face would have touch do not" "$(echo "$(line_of Andilw Choose) $(line_of Andilw again.)" |
    awk '{ print ($3 - $1 > $2 - $1) }')" 1

# Andinf: without ½ and the fraction slash. Andina: without the arrow and the minus.
print_in Andinf ./own.xml
is "what stands in is named, once" "$(printf '%s\n' "$err" | grep 'font')" \
    'breuk: the font Andinf has no “⁄½”, so breuk prints that of Andika'
has "and stands there" "$(pdffonts Andinf.pdf)" '+Andika'
has "as it was" "$(pdftotext Andinf.pdf -)" '11⁄2, half: ½'
print_in Andina factor worksheet
is "an arrow that stands in is named once" "$(printf '%s\n' "$err" | grep -c 'the font Andina has no “→”, so breuk prints that of Andika')" 1
print_in Andina ./own.xml
has "a minus too" "$err" 'the font Andina has no “−”'

# Andifr: ½ of 1⁄2, unasked. Otherwise it is Andika, so every dot is the same.
for name in Andika Andifr; do
    run "$breuk" print ./own.xml --font $name --lang en --format png --single -o $name/ --force
    is "$name: pictures" "$status" 0
done
for picture in Andika/*.png; do
    cmp "$picture" "Andifr/${picture#*/}"
    verdict "${picture#*/}: 11⁄2 does not become 1½" $?
done

# Andicl: colours. cairo sets such a typeface in another way, which lost fractions and letters in pictures.
for name in Andika Andicl; do
    run "$breuk" print ./own.xml --font $name --lang en --format png --single --dpi 72 --only 'red 1/2' -o small-$name/ --force
    is "$name: a small picture" "$status" 0
done
is "a typeface with colours has as many black and white dots" "$(python3 - small-Andika/own-r-1-2.png small-Andicl/own-r-1-2.png <<'PYTHON'
import struct
import sys
import zlib


def rows_of(path):
    """The rows of a picture of eight bits a colour (PNG, 9: a byte counts from its left, upper and diagonal one)."""
    with open(path, "rb") as file:
        png = file.read()
    width, _, _, kind = struct.unpack_from(">IIBB", png, 16)
    size, at, packed = {2: 3, 6: 4}[kind], 8, b""
    while at < len(png):
        length, tag = struct.unpack_from(">I4s", png, at)
        packed += png[at + 8 : at + 8 + length] if tag == b"IDAT" else b""
        at += 12 + length
    data, above = zlib.decompress(packed), bytes(size * width)
    for start in range(0, len(data), 1 + size * width):
        row = bytearray(data[start + 1 : start + 1 + size * width])
        for i in range(len(row)):
            left, up, corner = (row[i - size], above[i], above[i - size]) if i >= size else (0, above[i], 0)
            paeth = min((abs(up - corner), 0, left), (abs(left - corner), 1, up), (abs(left + up - 2 * corner), 2, corner))[2]
            row[i] = (row[i] + (0, left, up, (left + up) // 2, paeth)[data[start]]) % 256
        yield [tuple(row[i : i + 3]) for i in range(0, len(row), size)]
        above = row


def dots(path):
    every = [dot for row in rows_of(path) for dot in row]
    return sum(max(dot) < 64 for dot in every), sum(min(dot) > 240 for dot in every)


andika, coloured = dots(sys.argv[1]), dots(sys.argv[2])
print(andika[0] > 200, all(abs(a - b) <= a // 50 for a, b in zip(andika, coloured)))
PYTHON
)" 'True True'

# Andiw1: a 1 that is as wide as two digits. Andiow: digits each of its own width.
for name in Andiw1 Andiow; do
    for deck in fractions mixed-forms tenths; do
        run "$breuk" check $deck --font $name
        is "$deck fits its cards in $name" "$status$err" 0
    done
done
# The first card of the first sheet: its number is black, and two dots stand over two of its digits. Ten dots are a mm.
print_in Andiow ./own.xml --only 'red 0.(36)' --backs none
pdftoppm -r 254 -x 225 -y 465 -W 390 -H 280 -gray -f 1 -l 1 Andiow.pdf number
is "marks of recurring digits stand over them" "$(python3 - number*.pgm <<'PYTHON'
import sys

def runs(marked):
    """Where a list has something: the middles of its runs."""
    ends = [i for i in range(len(marked) + 1) if (i < len(marked) and marked[i]) != (i > 0 and marked[i - 1])]
    return list(zip(ends[::2], ends[1::2]))

with open(sys.argv[1], "rb") as file:
    _, width, height, _ = file.readline(), *map(int, file.readline().split()), file.readline()
    rows = [[dot < 64 for dot in file.read(width)] for _ in range(height)]
middles = []
for top, bottom in runs([any(row) for row in rows]):
    columns = [any(row[x] for row in rows[top:bottom]) for x in range(width)]
    middles.append([(left + right) / 2 for left, right in runs(columns)])
marks, digits = middles
print(len(marks), len(digits), all(abs(mark - digit) < 8 for mark, digit in zip(marks, digits[2:])))
PYTHON
)" '2 4 True'

# Andinb: no bold.
print_in Andinb fractions
is "that there is no bold is said once" "$(printf '%s\n' "$err" | grep -c 'the font Andinb has no bold type, so breuk prints its regular type instead')" 1
run "$breuk" check fractions --font Andinb
has "check says so too" "$status $err" '0 breuk: the font Andinb has no bold type'

# Andiwf: packed as WOFF.
for what in fractions 'factor worksheet' 'spin rules'; do
    # shellcheck disable=SC2086
    print_in Andiwf $what
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
