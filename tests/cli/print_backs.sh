#!/bin/sh
# breuk print --backs: that each back comes to lie behind its front, measured in the PDF, however it gets there.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/drawn.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data" XDG_CONFIG_HOME="$scratch/config"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# Faces that go over the edge of their cards are clipped to them.
go_over_edges data/breuk/templates

# boxes FILE.pdf: where each card is clipped to its box; "page x y width height" of each, in points from the upper left. What
# else is clipped is smaller.
boxes()
{
    clips "$1" | LC_ALL=C awk '($2 || $3) && $4 > 100 && $5 > 100'
}

# mirrored FILE.pdf FRONTS BACKS AXIS AT: how many cards of the pages FRONTS lie, mirrored in the line AXIS = AT (points),
# on the card of the same number on the page of BACKS, to 0.01 mm; and how many do not. FRONTS and BACKS are awk
# expressions: which page holds the front, and which the back, of sheet s.
mirrored()
{
    boxes "$1" | LC_ALL=C awk -v sheets="$6" -v axis="$4" -v at="$5" '
        function apart(a, b) { return a - b > 0.028 || b - a > 0.028 }
        { n = ++cards[$1]; x[$1, n] = $2; y[$1, n] = $3; w[$1, n] = $4; h[$1, n] = $5 }
        END {
            for (s = 1; s <= sheets; s++) {
                f = '"$2"'; b = '"$3"'
                odd += cards[f] != cards[b]
                for (n = 1; n <= cards[f]; n++) {
                    fx = axis == "x" ? 2 * at - x[f, n] - w[f, n] : x[f, n]
                    fy = axis == "y" ? 2 * at - y[f, n] - h[f, n] : y[f, n]
                    if (apart(fx, x[b, n]) || apart(fy, y[b, n]) || apart(w[f, n], w[b, n]) || apart(h[f, n], h[b, n]))
                        odd++
                    else
                        fit++
                }
            }
            print fit + 0 " fit, " odd + 0 " do not"
        }'
}

cat >one-suit.xml <<'XML'
<deck format="1">
  <title lang="en">One suit</title>
  <suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>
  <numbers from="1" to="20"/>
</deck>
XML
# Places that lie: the cards are turned in them. Off the middle, with gaps.
cat >turned.xml <<'XML'
<sheet format="1">
  <paper width="210" height="297"/>
  <card width="88.9" height="63.5"/>
  <grid columns="2" rows="4" left="7" top="15" gap-x="5.08" gap-y="4.23"/>
</sheet>
XML

for sheet in a4 letter ./turned.xml; do
    run "$breuk" print ./one-suit.xml --sheet $sheet --backs long -f -o long.pdf
    width=$(pdfinfo long.pdf | awk '/^Page size/ { print $3 }')
    height=$(pdfinfo long.pdf | awk '/^Page size/ { print $5 }')
    is "$sheet, long edge" "$(mirrored long.pdf '2 * s - 1' '2 * s' x "$(echo "$width" | awk '{ print $1 / 2 }')" 3)" \
        '20 fit, 0 do not'
    run "$breuk" print ./one-suit.xml --sheet $sheet --backs short -f -o short.pdf
    is "$sheet, short edge" \
        "$(mirrored short.pdf '2 * s - 1' '2 * s' y "$(echo "$height" | awk '{ print $1 / 2 }')" 3)" '20 fit, 0 do not'
    run "$breuk" print ./one-suit.xml --sheet $sheet --backs manual -f -o manual.pdf
    is "$sheet, by hand: sheet 1 first" \
        "$(mirrored manual.pdf s 's + 3' x "$(echo "$width" | awk '{ print $1 / 2 }')" 3)" '20 fit, 0 do not'
    run "$breuk" print ./one-suit.xml --sheet $sheet --backs manual-reversed -f -o reversed.pdf
    is "$sheet, by hand: the last sheet first" \
        "$(mirrored reversed.pdf s '7 - s' x "$(echo "$width" | awk '{ print $1 / 2 }')" 3)" '20 fit, 0 do not'
done
is "a measure that is off by 0.1 mm is seen" "$(mirrored reversed.pdf s '7 - s' x 297.78 3)" '0 fit, 20 do not'
has "pages are labelled in their order" "$(qpdf --qdf --object-streams=disable reversed.pdf - | grep -a '/St ' | tr -d '\n ')" \
    '/St1/St3'

# folded FILE.pdf AXIS AT PLACES: fronts and backs on one page, one after the other; what folding does to them.
folded()
{
    boxes "$1" | LC_ALL=C awk -v axis="$2" -v at="$3" '
        function apart(a, b) { return a - b > 0.028 || b - a > 0.028 }
        ++n % 2 { x = $2; y = $3; next }
        {
            fx = axis == "x" ? 2 * at - x - $4 : x
            fy = axis == "y" ? 2 * at - y - $5 : y
            if (apart(fx, $2) || apart(fy, $3)) odd++; else fit++
        }
        END { print fit + 0 " fit, " odd + 0 " do not" }'
}

run "$breuk" print ./one-suit.xml --backs fold -o fold.pdf --lang en
is "to fold: what was made and what to do" "$err" \
    'fold.pdf: 20 cards on 5 sheets of paper. Print at 100% (“actual size”), on one side. Fold each sheet along the dashed line with the print on the outside, glue it, then cut.'
has "without --sheet on A4 that lies" "$(pdfinfo fold.pdf)" '841.89 x 595.276 pts (A4)'
is "in the middle of the gap" "$(folded fold.pdf y 297.638)" '20 fit, 0 do not'
is "and nowhere else" "$(folded fold.pdf y 297.5)" '0 fit, 20 do not'
qpdf --qdf --object-streams=disable fold.pdf fold.qdf
has "printed on one side" "$(grep -a Duplex fold.qdf)" /Simplex
has "all pages are labelled as sheets" "$(grep -a -A 2 '/Nums' fold.qdf; grep -a -A 3 '/P (Sheet )' fold.qdf)" Sheet
lacks "and none as a front" "$(grep -a '/P (' fold.qdf)" Front
page=$(pdftotext -f 1 -l 1 fold.pdf -)
has "the fold is named" "$page" fold
has "and so is the sheet" "$page" 'One suit · a4-fold · sheet 1 of 5'
run "$breuk" print ./one-suit.xml --backs fold --sheet letter-fold -o letter-fold.pdf
is "on Letter" "$(folded letter-fold.pdf y 306)" '20 fit, 0 do not'
run "$breuk" print ./one-suit.xml --backs fold --sheet letter -o letter.pdf --lang de
has "on a sheet of three rows the last stays empty" "$err" 'letter.pdf: 20 Karten auf 7 Blatt Papier'
has "in German" "$(pdftotext -f 1 -l 1 letter.pdf -)" falten
is "and the fold is between the two others" "$(folded letter.pdf y "$(awk 'BEGIN { print (7.7 + 88) * 72 / 25.4 }')")" \
    '20 fit, 0 do not'
printf '<sheet format="1"><paper width="69" height="94"/><card width="63" height="88"/><grid columns="1" rows="1"/></sheet>' \
    >single.xml
run "$breuk" print ./one-suit.xml --backs fold --sheet ./single.xml -o single.pdf --lang en
is "a sheet of one card: exit 2" "$status" 2
has "says why" "$err" 'the sheet “single” holds one card, but a folded card needs room for its back too'
is "and nothing is written" "$(ls single.pdf 2>&1 | grep -c 'No such')" 1

run "$breuk" print ./one-suit.xml --backs manual -f -o manual.pdf --lang en
has "by hand: which pages, and what to do between" "$err" \
    'First print pages 1 to 3, the fronts. Turn the pile over, feed it again with the same edge first, and print pages 4 to 6, the backs.'
qpdf --qdf --object-streams=disable manual.pdf manual.qdf
has "each pass is of one side" "$(grep -a Duplex manual.qdf)" /Simplex
run "$breuk" print ./one-suit.xml --backs manual-reversed -f -o reversed.pdf --lang en
has "for a pile that stays as it is" "$err" 'Feed the pile again as it is'
is "the backs go the other way round" "$(pdftotext reversed.pdf - | grep -aoE '(front|back) [0-9] of' | tr '\n' ' ')" \
    'front 1 of front 2 of front 3 of back 3 of back 2 of back 1 of '

# Several backs.
sed 's,<numbers from="1" to="20"/>,<numbers from="1" to="9"/><numbers from="10" to="18" back="bars"/>,' one-suit.xml >two.xml
run "$breuk" print ./two.xml -o two.pdf
is "a deck with two backs" "$status" 0
pdftoppm -r 30 -png two.pdf two
is "they look different" "$(cmp -s two-2.png two-4.png; echo $?)" 1
run qpdf --check two.pdf
is "qpdf finds nothing wrong" "$status" 0
sed 's/"bars"/"bras"/' two.xml >wrong.xml
run "$breuk" print ./wrong.xml -o wrong.pdf --lang en
is "a back that there is not: the first is printed" "$status" 0
has "and a warning says so, at its place" "$err" \
    './wrong.xml:4:62: warning: the template “studio” has no back “bras”, so these cards get its first; choose one of: wall, bars'
pdftoppm -r 30 -x 20 -y 30 -W 200 -H 290 -png wrong.pdf wrong # without the margin, which counts the sheets
cmp -s wrong-2.png wrong-4.png
verdict "all backs are the first then" $?
run "$breuk" print ./wrong.xml --backs none -o nobacks.pdf
is "without backs nobody asks for it" "$status" 0
run sh -c "$breuk export ./two.xml -o two.csv && $breuk import deck two.csv -o again.xml && $breuk export ./again.xml -o again.csv"
is "out to a table and in again" "$status" 0
cmp -s two.csv again.csv
verdict "they are kept" $?
is "as the column “back”" "$(grep -c ',bars,' two.csv)" 9

# Backs that are moved: by what was typed, measured in the PDF; the fronts stay where they are.
# shifted FIRST.pdf SECOND.pdf: "side: dx dy" in mm of the first card of each page, each once.
shifted()
{
    boxes "$1" >first.boxes
    boxes "$2" | paste -d ' ' first.boxes - | LC_ALL=C awk '
        { printf "%s: %.2f %.2f\n", $1 % 2 ? "front" : "back", ($7 - $2) * 25.4 / 72, ($8 - $3) * 25.4 / 72 }' |
        sed 's/-0\.00/0.00/g' | sort -u | tr '\n' ' '
}

run "$breuk" print ./one-suit.xml -f -o plain.pdf
run "$breuk" print ./one-suit.xml --back-offset 1.5,-0.5 -o moved.pdf --lang en
is "--back-offset: exit 0" "$status" 0
is "and how they lie, in words" "$(printf '%s\n' "$err" | tail -n 1)" 'Backs moved: 1.5 mm to the right, 0.5 mm up.'
is "backs go right, and up for less than 0; fronts stay" "$(shifted plain.pdf moved.pdf)" 'back: 1.50 -0.50 front: 0.00 0.00 '
is "nothing is remembered" "$(ls config 2>&1 | grep -c 'No such')" 1
run "$breuk" print ./one-suit.xml --printer 'my school' --back-offset=-2,0.25,0 -o moved.pdf -f --lang en
is "with --printer it is remembered" "$(printf '%s\n' "$err" | tail -n 1)" \
    'Backs moved: 2 mm to the left, 0.25 mm down. Saved: from now on “--printer my school” is enough.'
is "as JSON, one line" "$(cat config/breuk/printers.json)" \
    '{"printers":[{"name":"my school","paper":"upright","backs":"long","dx":-2.0,"dy":0.25,"angle":0.0}]}'
run "$breuk" print ./one-suit.xml --printer 'my school' -f -o again.pdf --lang en
has "which is said" "$err" 'Backs moved: 2 mm to the left, 0.25 mm down.'
cmp -s moved.pdf again.pdf
verdict "and done again" $?
is "by as much" "$(shifted plain.pdf again.pdf)" 'back: -2.00 0.25 front: 0.00 0.00 '
run "$breuk" print ./one-suit.xml --printer 'my school' --back-offset '0,5;-0,5;0,25' -f -o comma.pdf --lang nl
has "in Dutch, too" "$err" 'De achterkanten zijn verschoven: 0,5 mm naar rechts, 0,5 mm omhoog, 0,25° met de klok mee gedraaid.'
is "with semicolons decimals may have a comma, and the newest counts" "$(cat config/breuk/printers.json)" \
    '{"printers":[{"name":"my school","paper":"upright","backs":"long","dx":0.5,"dy":-0.5,"angle":0.25}]}'
# Where a card's corner comes to lie stands before what is drawn of it. The first back of A4 begins at 136.5, 16.5 mm.
run "$breuk" print ./one-suit.xml --back-offset 0.5,-0.5,1 -f -o turned.pdf --lang en
has "a turn is told" "$err" '0.5 mm up, turned 1° clockwise.'
qpdf --qdf --object-streams=disable turned.pdf turned.qdf
is "an angle turns clockwise about the paper's middle" "$(tr -d '\000' <turned.qdf | LC_ALL=C awk '
    /^%% Contents for page/ { page = $5 }
    page == 2 && / cm$/ && $2 > 0.01 && !found {
        found = 1
        r = 3.14159265358979 / 180; x = 136.5 - 105; y = 16.5 - 148.5
        dx = 105 + x * cos(r) - y * sin(r) + 0.5 - $5 * 25.4 / 72
        dy = 148.5 + x * sin(r) + y * cos(r) - 0.5 - $6 * 25.4 / 72
        print (dx * dx + dy * dy < 0.0001 ? "within 0.01 mm" : "off by " dx ", " dy)
    }')" 'within 0.01 mm'
# A card's bleed goes with it: no less is printed, beside the trimmed cards either.
# printed FILE: how dark the second page is, in all.
printed()
{
    pdftoppm -r 40 -gray -f 2 -l 2 "$1" | od -An -v -tu1 -w1 -j 15 | awk '{ all += 255 - $1 } END { print all + 0 }'
}
run "$breuk" print ./one-suit.xml --sheet a4-bleed -f -o bleed.pdf
run "$breuk" print ./one-suit.xml --sheet a4-bleed --back-offset 2,-2 -f -o moved-bleed.pdf
at_home=$(printed bleed.pdf) moved=$(printed moved-bleed.pdf)
[ "$at_home" -gt 100000 ] && [ $((at_home - moved)) -lt $((at_home / 200)) ] && [ $((moved - at_home)) -lt $((at_home / 200)) ]
verdict "bleed moves with its back" $? "$at_home before, $moved moved"
run "$breuk" print ./one-suit.xml --printer 'my school' --backs short -f -o short.pdf --lang en
is "paper that goes another way was not measured: exit 2" "$status" 2
has "and it says how to measure it" "$err" \
    '“my school” has not been measured with upright paper and --backs short; print the test sheet with --calibration --backs short'
run "$breuk" print ./one-suit.xml --printer home --back-offset 1,1 -f -o home.pdf
is "several are remembered" "$(grep -o '"name":"[a-z ]*"' config/breuk/printers.json | tr '\n' ' ')" \
    '"name":"my school" "name":"home" '
for n in 1 2 3 4 5 6; do
    XDG_CONFIG_HOME=$scratch/busy "$breuk" print ./one-suit.xml --printer "p$n" --back-offset 1,1 -o "busy$n.pdf" 2>/dev/null &
done
wait
is "runs at once all remember theirs" "$(grep -o '"name":"p[1-6]"' busy/breuk/printers.json | sort | tr -d '\n')" \
    '"name":"p1""name":"p2""name":"p3""name":"p4""name":"p5""name":"p6"'
run "$breuk" print ./one-suit.xml --printer hone -o none.pdf -f --lang en
has "an unknown one: the nearest, and all there are" "$err" \
    'there is no printer “hone”; did you mean “home”? The saved printers are: my school, home'
is "exit 2" "$status" 2
# Fronts that are moved, to fall on labels: their backs follow them, as seen from the back.
run "$breuk" print ./one-suit.xml --front-offset 1.5,-0.5 -f -o fronts.pdf --lang en
is "--front-offset: exit 0" "$status" 0
is "and how they lie, in words" "$(printf '%s\n' "$err" | tail -n 1)" 'Fronts moved: 1.5 mm to the right, 0.5 mm up.'
is "fronts go right, and up for less than 0; backs stay behind them" "$(shifted plain.pdf fronts.pdf)" \
    'back: -1.50 -0.50 front: 1.50 -0.50 '
run "$breuk" print ./one-suit.xml --backs short -f -o plain-short.pdf
run "$breuk" print ./one-suit.xml --backs short --front-offset 1.5,-0.5 -f -o fronts-short.pdf
is "also where paper is turned over its short edge" "$(shifted plain-short.pdf fronts-short.pdf)" \
    'back: 1.50 0.50 front: 1.50 -0.50 '
run "$breuk" print ./one-suit.xml --printer home --front-offset '0,5;0' -f -o fronts.pdf --lang en
is "with --printer it is remembered beside what was" "$(printf '%s\n' "$err" | tail -n 1)" \
    'Fronts moved: 0.5 mm to the right. Backs moved: 1 mm to the right, 1 mm down. Saved: from now on “--printer home” is enough.'
has "as JSON" "$(cat config/breuk/printers.json)" \
    '{"name":"home","paper":"upright","backs":"long","dx":1.0,"dy":1.0,"angle":0.0,"front-dx":0.5,"front-dy":0.0}'
run "$breuk" print ./one-suit.xml --printer home -f -o again.pdf --lang en
cmp -s fronts.pdf again.pdf
verdict "and done again" $?
is "both at once" "$(shifted plain.pdf again.pdf)" 'back: 0.50 1.00 front: 0.50 0.00 '
run "$breuk" print ./one-suit.xml --printer home --backs none -o none2.pdf --lang en
is "without backs it is another way for the paper" "$status $err" \
    '2 breuk: “home” has no offset for --backs none on this paper; give --front-offset once, or leave out --printer'
run "$breuk" print ./one-suit.xml --printer home --sheet herma-8897 --front-offset=-1,2 -f -o labels.pdf --lang en
is "on labels there are only fronts to move" "$status $(printf '%s\n' "$err" | tail -n 1)" \
    '0 Fronts moved: 1 mm to the left, 2 mm down. Saved: from now on “--printer home” is enough.'
run "$breuk" print ./one-suit.xml --printer home --sheet herma-8897 -f -o again.pdf --lang en
cmp -s labels.pdf again.pdf
verdict "and --printer is enough there, too" $?
for wrong in 1 1,2,3 1,2, a,b ''; do
    run "$breuk" print ./one-suit.xml --front-offset "$wrong" -o none3.pdf --lang en
    has "--front-offset “$wrong”: exit 2, and how it is written" "$status $err" '2 breuk: “--front-offset” needs dx,dy, such as 1.5,-0.5'
done
run "$breuk" print ./one-suit.xml --front-offset 10.1,0 -o none3.pdf --lang en
has "too much" "$status $err" '2 breuk: “--front-offset” cannot be “10.1,0”; fronts can move by at most 10 mm'
run "$breuk" print spin wheel --front-offset 1,1 -o none3.pdf --lang en
has "on what is no card it has no effect" "$status $err" '2 breuk: --front-offset '
run "$breuk" print --calibration --front-offset 1,1 -o none3.pdf --lang en
has "nor on the test sheet" "$status $err" '2 breuk: '
XDG_CONFIG_HOME=$scratch/other run "$breuk" print ./one-suit.xml --printer home -o none2.pdf --lang en
has "none at all: what to do" "$err" 'there is no printer “home”, because none is saved yet; print the test sheet with “breuk print --calibration”'
for wrong in 1 1,2,3,4 1,5,-0,5,0 a,b 1,2, 1e1,2 0x1,2 ,1 '1.5,2 3' ''; do
    run "$breuk" print ./one-suit.xml --back-offset "$wrong" -o none3.pdf --lang en
    is "--back-offset “$wrong”: exit 2" "$status" 2
    has "says how it is written" "$err" 'needs dx,dy or dx,dy,angle, such as 1.5,-0.5,0.25'
done
for wrong in 10.1,0 0,-11 0,0,2.1; do
    run "$breuk" print ./one-suit.xml --back-offset $wrong -o none3.pdf --lang en
    has "--back-offset $wrong: too much" "$err" 'backs can move by at most 10 mm and turn by at most 2°'
done
run "$breuk" print ./one-suit.xml --back-offset 10,-10,2 -o most.pdf
is "the most there is" "$status" 0
for backs in none fold; do
    run "$breuk" print ./one-suit.xml --backs $backs --printer home --back-offset 1,1 -o none3.pdf --lang en
    has "--backs $backs has nothing to move" "$err" "--backs $backs prints no pages of backs"
done
run "$breuk" print ./one-suit.xml --printer '' --back-offset 1,1 -o none3.pdf --lang en
has "a name is not empty" "$err" 'is not a valid printer name'
run "$breuk" print ./one-suit.xml --printer "$(printf 'a\377')" --back-offset 1,1 -o none3.pdf --lang en
has "and is text" "$status $err" 'is not a valid printer name'
is "nothing of all this was written" "$(ls none*.pdf 2>/dev/null)" ''
printf '{"printers":[{"name":"home","paper":"upright","backs":"long","dx":99,"dy":0,"angle":0}]}\n' >far.json
printf '{"printers":7}\n' >kind.json
printf '{"printers":[' >torn.json
for broken in far kind torn; do
    mkdir -p $broken/breuk
    cp $broken.json $broken/breuk/printers.json
    XDG_CONFIG_HOME=$scratch/$broken run "$breuk" print ./one-suit.xml --printer home -o none4.pdf --lang en
    is "$broken: a file that is wrong is refused" "$status" 2
    has "at its place" "$err" "$scratch/$broken/breuk/printers.json:1:"
    XDG_CONFIG_HOME=$scratch/$broken run "$breuk" print ./one-suit.xml --printer home --back-offset 1,1 -f -o keep.pdf
    is "$broken: and never written over" "$status" 2
    cmp -s $broken.json $broken/breuk/printers.json
    verdict "$broken: it is as it was" $?
done
for words in '-o keep.pdf' '--format png --dpi 30 -o keep/' '-o /dev/stdout'; do
    rm -f keep.pdf
    # shellcheck disable=SC2086 # a word an argument
    XDG_CONFIG_HOME=/dev/null run "$breuk" print ./one-suit.xml --printer home --back-offset 1,1 $words --lang en
    is "no place for it: exit 3, before anything is written ($words)" "$status $out $(ls -d keep keep.pdf 2>/dev/null)" '3  '
    has "and it says why, and what to do" "$err" '/dev/null/breuk: Not a directory, so breuk cannot save the printer; leave out --printer'
done
touch keep.pdf
XDG_CONFIG_HOME=$scratch/never run "$breuk" print ./one-suit.xml --printer home --back-offset 1,1 -o keep.pdf --lang en
is "what was not printed is not remembered" "$status$(ls never/breuk)" 2
XDG_CONFIG_HOME=$scratch/pictures run "$breuk" print ./one-suit.xml --printer home --back-offset 1,1 --format png --dpi 30 -o keep/ --lang en
has "printed as pictures it is" "$err" 'Saved: from now on “--printer home” is enough.'
has "and stands there" "$(cat pictures/breuk/printers.json)" '"name":"home"'

# The test sheet.
run "$breuk" print --calibration --lang en
is "--calibration without a deck: exit 0" "$status" 0
is "says so" "$err" 'calibration.pdf: a test sheet of two pages. Print it the way you print cards, then follow the steps on it.'
has "two pages" "$(pdfinfo calibration.pdf)" 'Pages:           2'
has "on A4" "$(pdfinfo calibration.pdf)" '(A4)'
has "it says what to type" "$(pdftotext -layout calibration.pdf - | tr -s ' \n' ' ')" \
    'breuk print DECK --printer NAME --back-offset dx,dy,angle'
qpdf --qdf --object-streams=disable calibration.pdf calibration.qdf
has "flipped as cards are" "$(grep -a Duplex calibration.qdf)" /DuplexFlipLongEdge
run qpdf --check calibration.pdf
is "qpdf finds nothing wrong" "$status" 0
run "$breuk" print --calibration -o calibration.pdf
is "it overwrites nothing" "$status" 2
run "$breuk" print --calibration -o sheets/ --lang en
has "it goes into a folder" "$status $err" '0 sheets/calibration.pdf: a test sheet'
for option in '--only red' '--copies 2' '--pages 1' --dry-run '--dpi 100' --single --grey --low-ink \
    '--template bold' '--font Andika' --self-check '--stock-thickness 0.3' '--ruleset classic' '--rule jump-in=yes' \
    '--seats 3' '--url https://a.b'; do
    # shellcheck disable=SC2086 # a word an argument
    run "$breuk" print --calibration $option -o none5.pdf --lang en
    has "--calibration $option is refused" "$status $err" \
        "2 breuk: ${option%% *} has no effect on the test sheet, which is a PDF of two pages without cards; leave it out"
done
run "$breuk" print --calibration --format png -o none5.pdf --lang en
is "it is no picture" "$status $err" '2 breuk: the test sheet is always a PDF; leave out --format'
cp calibration.pdf before.pdf
run "$breuk" print --calibration --format pdf --force --lang en
cmp -s calibration.pdf before.pdf
is "--format pdf changes nothing" "$status$?" 00
run "$breuk" print --calibration -o none5.png --lang en
has "nor is it a picture" "$status $err" '2 breuk: the test sheet is a PDF, but “none5.png” does not end in .pdf'
is "nothing of all that was written" "$(ls none5* 2>/dev/null)" ''
run "$breuk" print --calibration --sheet letter --backs short -f --json
is "--json" "$out" '{"file":"calibration.pdf","pages":2}'
has "Letter is to be typed again" "$(pdftotext -layout calibration.pdf - | tr -s ' \n' ' ')" 'DECK --sheet letter --backs short --printer'
run "$breuk" print --calibration --printer club --back-offset 3,0 -o club.pdf
run "$breuk" print --calibration --printer club -o club2.pdf
cmp -s club.pdf club2.pdf
verdict "a measured printer's sheet is moved, too" $?
cmp -s club.pdf calibration.pdf
verdict "and is another" "$([ $? -eq 0 ] && echo 1 || echo 0)"
run "$breuk" print fractions --calibration --lang en
is "with a deck: exit 2" "$status" 2
has "it says which" "$err" 'the test sheet has no cards; leave out “fractions”, or leave out --calibration'
run "$breuk" print --lang en
is "a missing deck is still missed: exit 2" "$status" 2
has "in the usual words" "$err" '“print” must be followed by: DECK | LESSON | STAGE [WHAT]'
run "$breuk" print --calibration --backs fold -f --lang en
has "not for what is folded" "$err" 'the test sheet is for backs on the other side of the paper'
run "$breuk" print --calibration --sheet ./single.xml -f --lang en
has "nor for paper that is too small" "$err" 'the sheet “single” is too small for the test sheet, which needs 140 by 190 mm'
for lang in nl de fr en; do
    run "$breuk" print --calibration --lang $lang -o $lang.pdf -f
    is "$lang: two pages" "$(pdfinfo $lang.pdf | sed -n 's/^Pages: *//p')" 2
    lacks "$lang: no word was left in a brace" "$(pdftotext $lang.pdf -)" '{'
done
done_testing
