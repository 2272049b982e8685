#!/bin/sh
# breuk print --backs: that each back comes to lie behind its front, measured in the PDF, however it gets there.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data" XDG_CONFIG_HOME="$scratch/config"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# boxes FILE.pdf: each card is clipped to its box; "page x y width height" of each, in points from the upper left. What
# else is clipped is smaller.
boxes()
{
    qpdf --qdf --object-streams=disable "$1" boxes.qdf
    tr -d '\000' <boxes.qdf | LC_ALL=C awk '
        /^%% Contents for page/ { page = $5 }
        / re W n$/ && $3 > 100 && $4 > 100 { print page, $1, $2, $3, $4 }'
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
    'fold.pdf: 20 cards on 5 sheets of paper. Print at 100 % (“actual size”), on one side. Fold each sheet along the dashed line with the print outside, glue it, then cut.'
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
has "the trim box is what is used of it" "$(pdfinfo -box letter.pdf)" "$(awk 'BEGIN {
    k = 72 / 25.4; printf "TrimBox:%17.2f%9.2f%9.2f%9.2f", 13.45 * k, 792 - 183.7 * k, 202.45 * k, 792 - 7.7 * k }')"
printf '<sheet format="1"><paper width="69" height="94"/><card width="63" height="88"/><grid columns="1" rows="1"/></sheet>' \
    >single.xml
run "$breuk" print ./one-suit.xml --backs fold --sheet ./single.xml -o single.pdf --lang en
is "a sheet of one card: exit 2" "$status" 2
has "says why" "$err" 'the sheet “single” has room for one card, and a card that is folded needs its back beside it'
is "and nothing is written" "$(ls single.pdf 2>&1 | grep -c 'No such')" 1

run "$breuk" print ./one-suit.xml --backs manual -f -o manual.pdf --lang en
has "by hand: which pages, and what to do between" "$err" \
    'first pages 1 to 3, the fronts. Turn the pile over, put it in again so that the same edge goes in first, and print pages 4 to 6, the backs.'
qpdf --qdf --object-streams=disable manual.pdf manual.qdf
has "each pass is of one side" "$(grep -a Duplex manual.qdf)" /Simplex
run "$breuk" print ./one-suit.xml --backs manual-reversed -f -o reversed.pdf --lang en
has "for a pile that stays as it is" "$err" 'Put the pile in again as it lies'
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
is "a back that there is not: exit 2" "$status" 2
has "at its place" "$err" \
    './wrong.xml:4:62: error: the template “plain” has no back “bras”; it has: pie, bars'
run "$breuk" print ./wrong.xml --backs none -o none.pdf
is "without backs nobody asks for it" "$status" 0
run sh -c "$breuk export ./two.xml -o two.csv && $breuk import deck two.csv -o again.xml && $breuk export ./again.xml -o again.csv"
is "out to a table and in again" "$status" 0
cmp -s two.csv again.csv
verdict "they are kept" $?
is "as the column “back”" "$(grep -c ',bars,' two.csv)" 9
done_testing
