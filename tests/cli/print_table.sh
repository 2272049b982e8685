#!/bin/sh
# breuk print DECK wheel, box, board: measured in the PDF, on every paper and in every language; and their errors.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/drawn.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# Of a page: every stroke of one straight line, as "fold" (dashed) or "cut" and where it begins and ends, in mm from the
# upper left. Cairo gives a stroke a matrix of its own.
strokes()
{
    qpdf --qdf --object-streams=disable "$1" page.qdf
    tr -d '\000' <page.qdf | LC_ALL=C tr ' []' '\n\n\n' | awk -v page="$2" '
        function across(x, y) { return (m[1] * x + m[3] * y + m[5]) * 25.4 / 72 }
        function down(x, y) { return (m[2] * x + m[4] * y + m[6]) * 25.4 / 72 }
        /^%%$/ { heading = 1; n = 0; next }
        $0 == "page" && heading { getline number; current = number; heading = 0; next }
        current != page { next }
        /^$/ { next }
        /^-?[0-9.]+$/ { last[n++] = $0; next }
        $0 == "d" { dashed = n > 1 }
        $0 == "q" || $0 == "Q" { split("1 0 0 1 0 0", m, " ") }
        $0 == "cm" { for (i = 1; i <= 6; i++) m[i] = last[n - 7 + i] }
        $0 == "m" { x = last[n - 2]; y = last[n - 1]; steps = 0 }
        $0 == "l" { to_x = last[n - 2]; to_y = last[n - 1]; steps++ }
        $0 == "c" || $0 == "re" || $0 == "h" { steps = 9 }
        $0 == "S" && steps == 1 {
            printf "%s %.4f %.4f %.4f %.4f\n", dashed ? "fold" : "cut", across(x, y), down(x, y), across(to_x, to_y), down(to_x, to_y)
        }
        { n = 0 }'
}

# How many strokes of a kind are so long, to 0.01 mm.
count_long()
{
    awk -v kind="$2" -v want="$3" '
        $1 == kind { d = sqrt(($4 - $2) ^ 2 + ($5 - $3) ^ 2) - want; n += d < 0.01 && d > -0.01 } END { print n + 0 }' "$1"
}

# Of each sector of a wheel round (axle, axle): the angles of its two edges from the top, clockwise. All that is filled and
# has two straight edges that end on a circle of this radius, to 0.01 mm, is a sector.
sectors()
{
    drawn "$1" | LC_ALL=C awk -v radius="$2" -v axle="$3" '
        function mm(points) { return points * 25.4 / 72 }
        function on_rim(x, y) { d = sqrt((mm(x) - axle) ^ 2 + (mm(y) - axle) ^ 2) - radius; return d < 0.01 && d > -0.01 }
        function angle(x, y) {
            a = atan2(x - tip_x, tip_y - y) * 180 / 3.14159265358979
            return a < -0.005 ? a + 360 : a
        }
        / m$/ { tip_x = $1; tip_y = $2; path = "m"; next }
        / l$/ { first_x = $1; first_y = $2; path = path "l"; next }
        / c$/ { last_x = $5; last_y = $6; path = path "c"; next }
        /^h$/ { path = path "h"; next }
        /^f$/ && path ~ /^mlc+h$/ && on_rim(first_x, first_y) && on_rim(last_x, last_y) {
            printf "%.2f-%.2f\n", angle(first_x, first_y), angle(last_x, last_y)
        }
        { path = "" }' | sort -n | tr '\n' ' '
}

# Where in a box its back is clipped to a card of 63 by 88 mm, lying: how far its middle is from the middle of the panel
# between the folds of lid and bottom, which are as long as the front is wide; mm.
back_on_panel()
{
    strokes "$1" 1 | awk -v width="$2" '
        $1 == "fold" { d = sqrt(($4 - $2) ^ 2 + ($5 - $3) ^ 2) - width
            if (d < 0.01 && d > -0.01) print "fold", ($2 + $4) / 2, ($3 + $5) / 2 }' >folds.txt
    clips "$1" | cat folds.txt - | LC_ALL=C awk '
        function off(d) { return sprintf("%.2f", d < 0 ? -d : d) }
        $1 == "fold" { n++; x += $2; y += $3; next }
        { width = $4 * 25.4 / 72; height = $5 * 25.4 / 72 }
        off(width - 88) == "0.00" && off(height - 63) == "0.00" {
            print off($2 * 25.4 / 72 + width / 2 - x / n) " " off($3 * 25.4 / 72 + height / 2 - y / n) " off"
        }'
}

# Grey values in the outer 5 mm of the page that are not white's; 2 pixels a millimetre.
ink_in_margin()
{
    pdftoppm -gray -r 50.8 -f "${2:-1}" -l "${2:-1}" -singlefile "$1" margin || return
    size=$(head -n 2 margin.pgm | tail -n 1)
    tail -c "$(set -- $size; echo $(($1 * $2)))" margin.pgm |
        od -An -v -tu1 -w"${size% *}" | awk -v height="${size#* }" '
            { edge = NR <= 9 || NR > height - 9
              for (i = 1; i <= NF; i++) if ($i < 250 && (edge || i <= 9 || i > NF - 9)) n++ } END { print n + 0 }'
}

# Shipped decks, languages and both papers, a sample of all.
bad='' prints=0
for path in "$BREUK_SOURCE"/decks/*.xml; do
    deck=$(basename "$path" .xml)
    [ "$deck" = schemas ] && continue
    pieces='box board'
    [ "$deck" = spin ] && pieces='wheel box board'
    for piece in $pieces; do
        for lang in nl de fr en; do
            for sheet in a4 letter; do
                if [ "$deck" = spin ]; then sampled 3; else sampled 5; fi || continue
                prints=$((prints + 1))
                "$breuk" print "$deck" $piece --lang $lang --sheet $sheet --force -o one.pdf 2>err.txt &&
                    ! grep -E 'error|warning|fout|waarschuwing|Fehler|Warnung|erreur|avertissement' err.txt >&2 &&
                    qpdf --check one.pdf >/dev/null 2>&1 || bad="$bad $deck/$piece/$lang/$sheet"
                if [ "$deck" = spin ] && [ "$(ink_in_margin one.pdf)" != 0 ]; then
                    bad="$bad margin:$piece/$lang/$sheet"
                fi
            done
        done
    done
done
is "decks, languages and papers: clean, and nothing in a margin of 5 mm" "$bad" ''
[ $prints -ge 40 ]
verdict "and these are many" $? "$prints"

# The wheel.
run "$breuk" print spin wheel --lang nl
is "the wheel: exit 0" "$status" 0
has "a page" "$err" 'spin-wheel.pdf: 1 pagina.'
is "nine sectors of 40° each, the first in the middle of the top" "$(sectors spin-wheel.pdf 90.573 105)" \
    '20.00-60.00 60.00-100.00 100.00-140.00 140.00-180.00 180.00-220.00 220.00-260.00 260.00-300.00 300.00-340.00 340.00-20.00 '
text=$(pdftotext -raw spin-wheel.pdf - | tr '\n' ' ')
for word in 'Bijna uit' 'Getal afleggen' 'Kaarten ruilen' splitpen paperclip Draai; do
    has "it says $word" "$text" "$word"
done
lacks "nothing is a bitmap" "$(pdfimages -list spin-wheel.pdf)" image
run "$breuk" print spin wheel --lang nl -o again.pdf
cmp -s spin-wheel.pdf again.pdf
verdict "two runs give the same bytes" $?
sed 's/does="showdown"/& weight="0"/; s/does="almost-out"/& weight="10"/' \
    "$BREUK_SOURCE/decks/parts/wheel.xml" >wheel.xml
sed "s,parts/wheel.xml,wheel.xml,; s,parts/suits.xml,suits.xml," "$BREUK_SOURCE/decks/spin.xml" >weights.xml
cp "$BREUK_SOURCE/decks/parts/suits.xml" suits.xml
run "$breuk" print weights.xml wheel
is "weights of 10, 0 and seven of 1: angles as the weights" "$(sectors weights-wheel.pdf 90.573 105)" \
    '105.88-127.06 127.06-148.24 148.24-169.41 169.41-190.59 190.59-211.76 211.76-232.94 232.94-254.12 254.12-105.88 '
sed 's/<title lang="en">Showdown</<title lang="en">Supercalifragilisticexpialidociousantidisestablishmentarianism</' \
    "$BREUK_SOURCE/decks/parts/wheel.xml" >wheel.xml
run "$breuk" print weights.xml wheel --lang en -o long.pdf
is "a title too long for its sector: exit 2" "$status" 2
has "at its place in the file" "$err" 'wheel.xml:48:5: error: “Supercalifragilisticexpialidociousantidisestablishmentarianism” does not fit its sector of the wheel, which is 40.0° wide'
run ls long.pdf
is "and nothing is written" "$out" ''
run "$breuk" print fractions wheel --lang en
is "a deck without a wheel: exit 2" "$status" 2
is "and which has one" "$err" 'breuk: the deck “fractions” has no wheel, but “spin” has one: breuk print spin wheel'
run "$breuk" print fractions all --backs none
is "all that a deck has leaves it out" "$status" 0
qpdf --qdf --object-streams=disable fractions-all.pdf all.qdf
lacks "also in the outline" "$(grep -a '/Title' all.qdf)" '(Wheel)'
has "where its box stands" "$(grep -a '/Title' all.qdf)" '(Box)'

# On reference cards the title is the largest, and what happens is of one size on all of a set: with the names, the
# words of the signs and the ruler's line that makes five sizes.
for lang in en nl de fr; do
    run "$breuk" print spin reference --lang $lang -o reference.pdf -f
    sizes=$(qpdf --qdf --object-streams=disable reference.pdf - 2>/dev/null | LC_ALL=C awk '
        /^%% Contents for page/ { page = $NF }
        page == 2 && $NF == "Tm" { printf "%.2f\n", sqrt($1 * $1 + $2 * $2) * 25.4 / 72 }' | sort -nu | tr '\n' ' ')
    is "reference cards are of one size, $lang: $sizes" \
        "$(echo "$sizes" | awk '{ print NF, ($2 >= 2.6), ($NF >= 5.5) }')" '5 1 1'
done

# What cannot stand on the cards' backs cannot on the mat, where a card lies face down.
sed 's/\(<title lang="en">\)[^<]*/\1Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww/' "$BREUK_SOURCE/decks/fractions.xml" >title.xml
mkdir -p parts && cp "$BREUK_SOURCE"/decks/parts/*.xml parts
for piece in '' board box; do
    run "$breuk" print ./title.xml $piece --lang en -o title.pdf
    is "a title too long for a back, ${piece:-cards}: exit 2" "$status" 2
    has "at its place" "$err" 'title.xml:4:3: error: “Wwww'
done

# What is cut out has nothing on its back: empty A4 pages behind the wheel, the mat, the box, and the last page
# that says a meaning of the wheel twice, which has the reference cards.
run "$breuk" print spin all --lang en
is "all, on both sides: exit 0" "$status" 0
for word in 'Glue the wheel' 'Discard pile' 'tuck in the flaps' 'discard all but two.*discard all but two'; do
    page=$(pdftotext -raw spin-all.pdf - | tr '\n\f' ' \n' | grep -n "$word" | tail -n 1 | cut -d: -f1)
    is "“$word” stands on a front" "$((page % 2))" 1
    is "and its back is empty" "$(pdftotext -f $((page + 1)) -l $((page + 1)) spin-all.pdf - | tr -d '\f\n')" ''
done

# The box: every fold by the formula, to 0.01 mm. Spin has 112 cards of 0.3 mm: 33.6 + 1.5 + 3 × 0.3 deep.
run "$breuk" print spin box --lang en
is "the box: exit 0" "$status" 0
strokes spin-box.pdf 1 >lines.txt
is "four folds as long as the height, 88 + 1.5 + 0.9" "$(count_long lines.txt fold 90.4)" 4
is "two as the width, 63 + 1.5 + 0.3: the lid's and the bottom's" "$(count_long lines.txt fold 64.8)" 2
is "two a little shorter, to be tucked in" "$(count_long lines.txt fold 63.5)" 2
is "four as the depth: the dust flaps'" "$(count_long lines.txt fold 36)" 4
is "no other fold but the legend's" "$(grep -c fold lines.txt)" 13
is "the legend's" "$(count_long lines.txt fold 10)" 1
is "the back's edge and the front's lower edge are cut" "$(count_long lines.txt cut 90.4) $(count_long lines.txt cut 64.8)" '1 1'
text=$(pdftotext spin-box.pdf - | tr '\n' ' ')
for words in '112 cards' '64.8 mm' '90.4 mm' '36.0 mm' '64.5 by 89.5 by 35.1 mm' '0.3 mm thick' cut fold glue; do
    has "it says $words" "$text" "$words"
done
run "$breuk" print spin box --stock-thickness 0,25 --force --backs none
strokes spin-box.pdf 1 >lines.txt
is "thinner cards, a flatter box: 28 + 2.4" "$(count_long lines.txt fold 30.4)" 4
run "$breuk" print spin box --stock-thickness 0,25 --force -o backed.pdf
# What is left of a row of the back's wall is of this grey, and nothing else is.
is "with backs the box has one, in the middle of its panel" "$(back_on_panel backed.pdf 64.8)" '0.00 0.00 off'
has "and its wall is drawn" "$(drawn backed.pdf | grep ' g$')" '0.835 g'
is "without backs the box has none, either" "$(back_on_panel spin-box.pdf 64.8)" ''
lacks "nor its wall" "$(drawn spin-box.pdf | grep ' rg$')" '0.929 0.929 0.918 rg'
run "$breuk" print fractions box --lang en
is "two boxes: exit 0" "$status" 0
has "and on which paper one would do" "$err" 'breuk: the cards need 2 boxes on this paper; on A3 they need only 1 box'
has "two pages" "$err" 'fractions-box.pdf: 2 pages.'
for page in 1 2; do
    has "box $page" "$(pdftotext -f $page -l $page fractions-box.pdf - | tr '\n' ' ')" "Box $page of 2, for 98 cards."
    strokes fractions-box.pdf $page >lines.txt
    is "box $page: 29.4 + 2.4 deep" "$(count_long lines.txt fold 31.8)" 4
    is "box $page keeps the margin" "$(ink_in_margin fractions-box.pdf $page)" 0
done
sheet_of()
{
    printf '<sheet format="1">\n<paper width="%s" height="%s"/>\n<card width="63" height="88"/>\n<grid columns="1" rows="1"/>\n</sheet>\n' "$1" "$2"
}
sheet_of 297 420 >large.xml
run "$breuk" print fractions box --sheet large.xml --force --lang en
has "on larger paper one box" "$err" 'fractions-box.pdf: 1 page.'
lacks "and no advice" "$err" 'need only'
sheet_of 105 148 >small.xml
run "$breuk" print fractions box --sheet small.xml -o small.pdf --lang en
is "paper too small for any box: exit 2" "$status" 2
is "and which would do" "$err" 'breuk: the paper of “small” is too small for a box: even a box for one card needs 162.0 by 134.3 mm; use A4'
for typed in 0 x 3.01 0.049 '' -1 0.3mm 0..3 1e-1; do
    run "$breuk" print fractions box --stock-thickness "$typed" -o never.pdf --lang en
    is "“$typed” is no thickness: exit 2" "$status" 2
    is "and why" "$err" "breuk: “$typed” is not a card thickness; give --stock-thickness in millimetres, from 0.05 to 3, such as 0.3"
done
run "$breuk" print fractions --stock-thickness nix -o never.pdf
is "nor where no box is asked for" "$status" 2

# The mat.
run "$breuk" print spin board --lang fr
is "the mat: exit 0" "$status" 0
text=$(pdftotext spin-board.pdf - | tr '\n' ' ')
for words in Pioche Défausse 'Vers la gauche' 'Vers la droite' 'bleu (B)' 'vert (V)' 'rouge (R)' 'jaune (J)' Tourbillon 'Pose la roue ici'; do
    has "it says $words" "$text" "$words"
done
run "$breuk" print fractions board --lang fr
lacks "no wheel, no place for one" "$(pdftotext fractions-board.pdf -)" roue
run "$breuk" print fractions board --sheet small.xml -o small.pdf --lang en
is "paper too small for two piles: exit 2" "$status" 2
has "and what it takes" "$err" 'the paper of “small” is too small for a mat with places for two of its cards, which needs 151 by '
is "nothing was left by any error" "$(ls small.pdf never.pdf long.pdf 2>/dev/null)" ''
done_testing
