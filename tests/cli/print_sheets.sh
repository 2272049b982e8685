#!/bin/sh
# breuk print --sheet: the pages of every sheet that ships, and what is said of sheets that do not suit a deck.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/drawn.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# A deck that has a card of each kind, and ten of them.
cat >ten.xml <<'END'
<deck format="1"><title lang="en">Ten</title>
<suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit>
<numbers values="1/2 2/4 10/12 0.25 75%"/><numbers values="1/4" picture="pie"/>
<action does="draw-two"/><action does="skip"/><wild/><wild-draw-four/></deck>
END

# sheet NAME CARDS-A-PAGE PAGE-SIZE [SIDES [LABEL]]: as pdfinfo says the size, in points; printed on 2 sides, or on 1 without
# backs or with both on it; what the label calls the first page.
sheet()
{
    sheets_checked="$sheets_checked $1"
    sides=${4:-2}
    run "$breuk" print ten.xml --sheet "$1" -o "$1.pdf" --lang en
    is "$1: printed, and nothing is complained of" "$status $(printf '%s\n' "$err" | wc -l | tr -d ' ')" '0 1'
    run qpdf --check "$1.pdf"
    is "$1: qpdf finds nothing wrong" "$status$(printf '%s\n' "$out$err" | grep WARNING)" 0
    info=$(pdfinfo "$1.pdf")
    has "$1: $sides for each $2 cards" "$info" "Pages:           $((sides * ((10 + $2 - 1) / $2)))
"
    has "$1: its size" "$info" "Page size:       $3 pts"
    # One of them may run down the side: its words come one by one.
    words=$(pdftotext -bbox -f 1 -l 1 "$1.pdf" - | grep -c -e '>long;<' -e ">$1<" -e ">${5:-front}<")
    case $1 in shop-*) wanted=0 ;; *) wanted=3 ;; esac
    is "$1: ruler, and a label with the sheet and the page" "$words" "$wanted"
}
a4='595.276 x 841.89' letter='612 x 792' a3='841.89 x 1190.55'
for name in a4 a4-us-poker a4-bridge a4-us-bridge a4-euro a4-japanese; do sheet $name 9 "$a4"; done
sheet a4-bleed 8 "$a4"
sheet a4-mini 16 "$a4"
sheet a4-us-mini 16 "$a4"
sheet a4-jumbo 4 "$a4"
for name in letter letter-us-poker letter-bridge letter-us-bridge letter-japanese; do sheet $name 9 "$letter"; done
sheet letter-bleed 6 "$letter"
sheet letter-euro 8 "$letter"
sheet letter-mini 16 "$letter"
sheet letter-us-mini 16 "$letter"
sheet letter-jumbo 4 "$letter"
sheet a3 18 "$a3"
sheet a4-fold 4 '841.89 x 595.276' 1 sheet # fronts and backs on one side
sheet letter-fold 4 '792 x 612' 1 sheet
sheet avery-5371 10 "$letter"
sheet avery-8373 8 "$letter"
for name in avery-c32011 avery-l7414 sigel-dp835; do sheet $name 10 "$a4"; done
sheet avery-c32015 8 "$a4"
for name in herma-8897 zweckform-6081; do sheet $name 8 "$a4" 1; done # stickers have no backs
sheet shop-poker 1 '198 x 270' # 2.75 by 3.75 in
sheet shop-bridge 1 '180 x 270'
sheet shop-mini 1 '144 x 198'
sheet shop-jumbo 1 '270 x 378'
sheet shop-metric-poker 1 '195.591 x 266.457'
sheet shop-euro 1 '184.252 x 277.795'
sheet shop-japanese 1 '184.252 x 260.787'
shipped=$(cd "$BREUK_SOURCE/print" && for file in *.xml; do echo "${file%.xml}"; done | grep -v '^schemas$')
is "each sheet that ships was printed" "$(printf '%s\n' $sheets_checked | sort)" "$(printf '%s\n' "$shipped" | sort)"
run xmllint --noout --nonet --relaxng "$BREUK_SOURCE/print/sheet.rng" $(printf "$BREUK_SOURCE/print/%s.xml " $shipped)
is "and is right by the schema" "$status" 0

# The page of a print shop is the card with its bleed.
boxes=$(pdfinfo -box shop-poker.pdf)
has "the trim box is the card's" "$boxes" 'TrimBox:             9.00     9.00   189.00   261.00'
has "the bleed box is the page's" "$boxes" 'BleedBox:            0.00     0.00   198.00   270.00'

# No box is larger than its page, which a print shop's check would refuse.
for name in shop-poker shop-metric-poker shop-euro a4-bleed a3; do
    qpdf --qdf --object-streams=disable "$name.pdf" - | awk '
        { sub(/\r$/, "") }
        /\/(Media|Bleed|Trim)Box \[/ { box = $1; at = 0; next }
        box && at < 4 { corner[box, ++at] = $1; next }
        box { if (box != "/MediaBox") kept[++boxes] = corner[box, 1] " " corner[box, 2] " " corner[box, 3] " " corner[box, 4]
              else { right = corner[box, 3]; top = corner[box, 4] }
              box = "" }
        END { for (i = 1; i <= boxes; i++) { split(kept[i], c, " "); if (c[1] < 0 || c[2] < 0 || c[3] > right || c[4] > top) bad++ }
              exit !(boxes >= 4 && !bad) }'
    verdict "$name: no box is larger than its page" $?
done

# A metric card's page is no whole number of points, and bleed reaches to its edge on each page: the pixels at the
# right and below are coloured.
cp -r "$BREUK_SOURCE/templates/parts" .
sed 's/<box x="3" y="3" width="57" height="82" radius="4"/<box x="-4" y="-4" width="71" height="96"/' \
    "$BREUK_SOURCE/templates/plain.xml" >bleeding.xml
sed 's/<back name="pie">/&<box x="-4" y="-4" width="71" height="96" fill="blue"\/>/' \
    "$BREUK_SOURCE/templates/parts/back.xml" >parts/back.xml
run "$breuk" print ten.xml --template ./bleeding.xml --sheet shop-metric-poker -o bleeding.pdf --lang en
pages=$(pdfinfo bleeding.pdf | awk '/^Pages/ { print $2 }')
for edge in '814 400 1 300' '300 1109 200 1'; do
    set -- $edge
    pdftoppm -r 300 -x "$1" -y "$2" -W "$3" -H "$4" bleeding.pdf edge
    is "bleed reaches to the edge of each page: $edge" \
        "$(for page in edge-*.ppm; do tail -c 300 "$page" | od -An -v -tx1 | grep -c ff; done | grep -c '^0$')" "$pages"
    rm -f edge-*.ppm
done
is "each page has the box of the cut, and the bleed round it" "$(pdfinfo -box -l "$pages" bleeding.pdf |
    grep -cE 'TrimBox: *8.50 *8.50 *187.09 *257.95|BleedBox: *0.00 *0.00 *195.59 *266.46')" $((2 * pages))
[ "$(wc -c <bleeding.pdf)" -le 60000 ]
verdict "what is on all cards is there once" $? "$(wc -c <bleeding.pdf) bytes"
rm -rf parts

# On business cards the template is turned and smaller: the big 1 of 1/2, 40 mm in the template, and its place.
run "$breuk" print ten.xml --sheet avery-5371 --template bold -o turned-words.pdf --lang en
ink=$(pdftotext -bbox -f 1 -l 1 turned-words.pdf - | grep -c '>1/2<')
is "a turned card's words can be searched: the big number and two corners" "$ink" 3

# What reaches into the safe zone is told, and printed all the same.
cp -r "$BREUK_SOURCE/templates/parts" .
sed 's/<number x="12" y="24"/<number x="2" y="24"/' "$BREUK_SOURCE/templates/plain.xml" >edgy.xml
run "$breuk" print ten.xml --template ./edgy.xml --sheet shop-metric-poker --lang en
is "words in the safe zone: exit 0" "$status" 0
has "a warning at the template's place" "$err" \
    "./edgy.xml:$(grep -n '<number x="2" y="24"' edgy.xml | cut -d: -f1):7: warning: <number> comes within 2 mm of the cut, inside the sheet’s safe zone of 3 mm, so a slightly wrong cut would hit it"
run "$breuk" print ten.xml --template ./edgy.xml --sheet a4 --lang en --force
lacks "a sheet without a safe zone says nothing" "$err" warning

# Words as small as can be read do not get smaller on smaller cards.
sed 's/<\/deck>/<extra><title lang="en">Donaudampfschifffahrtsgesellschaft<\/title><\/extra>&/' ten.xml >wordy.xml
run "$breuk" print wordy.xml --sheet a4 --lang en
is "a long word on a poker card: exit 0" "$status" 0
run "$breuk" print wordy.xml --sheet a4-mini -o wordy-mini.pdf --lang en
is "words too small on a small card: exit 2" "$status" 2
has "said in mm of the paper" "$err" 'even in type of 2.4 mm, the smallest that is readable in the hand'
has "with the sheet's place" "$err" \
    'print/a4-mini.xml:11:3: note: on this sheet the cards are 44 by 67 mm, so the template is reduced to 70%; choose another sheet for larger cards'
[ ! -e wordy-mini.pdf ]
verdict "and nothing is written" $?

# bad TEXT: a sheet of one's own, with the mistake in line 2.
bad()
{
    printf '<sheet format="1"><paper width="210" height="297"/>\n%s</sheet>\n' "$1" >bad.xml
    run "$breuk" print ten.xml --sheet bad.xml -o bad.pdf --lang en
    is "$2: exit 2" "$status" 2
    has "$2: where and why" "$err" "bad.xml:2:$3"
    [ ! -e bad.pdf ]
    verdict "$2: nothing is written" $?
}
bad '<card width="220" height="88"/><grid columns="1" rows="1"/>' "a card larger than the paper" \
    '32: error: the cards take 220 by 88 mm, but the paper has 210 by 297 mm; exchange width and height of <paper>'
bad '<card width="60" height="88" bleed="3"/><grid columns="3" rows="1" gap-x="4"/>' "a bleed larger than the gap" \
    '37: error: a bleed of 3 mm runs into the next card; make gap-x and gap-y of <grid> at least 6 mm, or reduce the bleed'
bad '<card width="60" height="88" bleed="3"/><grid columns="1" rows="1"/><crop-marks offset="2"/>' "marks in the bleed" \
    '89: error: the crop marks are inside the bleed; give them an offset of at least 3 mm'

# Cards are turned as the sheet says.
for turned in auto none left right; do
    cat >turned.xml <<END
<sheet format="1"><paper width="100" height="80"/><card width="88" height="63"/><grid columns="1" rows="1" turned="$turned"/></sheet>
END
    run "$breuk" print ten.xml --sheet turned.xml --template bold -o "$turned.pdf" --backs none --lang en
    is "turned=$turned: exit 0" "$status" 0
done
cmp -s auto.pdf right.pdf
verdict "a card that stands in a place that lies is turned to the right" $?
! cmp -s left.pdf right.pdf
verdict "to the left is not to the right" $?
# Not turned, it is 45.1 mm wide in the middle of 100: its number is 31 mm from the left.
corner=$(pdftotext -bbox -f 1 -l 1 none.pdf - | sed -n 's/.*xMin="\([0-9]*\).*>1\/2<.*/\1/p' | sort -n | head -n 1)
[ "$corner" -ge 84 ] && [ "$corner" -le 90 ]
verdict "one that is not turned stands in the middle: $corner" $?
# Label stock of gLabels: a file of templates, or one of them in the folder of one's own sheets.
cat >stock.xml <<'END'
<?xml version="1.0"?>
<Glabels-templates>
  <Template brand="Ours" part="10" size="US-Letter" _description="Cards">
    <Label-rectangle id="0" width="3.5in" height="2in" round="0in"><Layout nx="2" ny="4" x0="0.5in" y0="0.75in" dx="4in" dy="2.5in"/></Label-rectangle>
  </Template>
  <Template brand="Ours" part="disc" size="A4">
    <Label-cd id="0" radius="20mm" hole="5mm"><Layout nx="1" ny="1"/></Label-cd>
  </Template>
</Glabels-templates>
END
run "$breuk" print ten.xml --sheet stock.xml#10 -o stock.pdf --lang en
is "a template of gLabels: exit 0" "$status" 0
run qpdf --check stock.pdf
is "qpdf finds nothing wrong" "$status" 0
has "eight cards a page, on Letter" "$(pdfinfo stock.pdf)" 'Page size:       612 x 792 pts (letter)'
has "and the label says which" "$(pdftotext -f 1 -l 1 stock.pdf -)" 'Ten · Ours 10 · front 1 of 2'
mkdir -p "$XDG_DATA_HOME/breuk/print"
cp stock.xml "$XDG_DATA_HOME/breuk/print/stock.xml"
run "$breuk" print ten.xml --sheet stock#10 -o named.pdf --lang en
cmp -s stock.pdf named.pdf
verdict "the file may be called by its name" $?
run "$breuk" print ten.xml --sheet stock.xml -o none.pdf --lang en --force
is "without a part: exit 2" "$status" 2
has "the parts are named" "$err" \
    'stock.xml:2:1: error: this file contains several templates; choose one, such as "stock.xml#10"; they are: Ours 10, Ours disc'
run "$breuk" print ten.xml --sheet stock.xml#disc -o disc.pdf --lang en
has "round labels are refused" "$err" \
    'stock.xml:7:5: error: the template “disc” has <Label-cd> labels, but only rectangular labels can be cards; choose another'
run "$breuk" print ten.xml --sheet a4#10 -o disc.pdf --lang en
has "a sheet of ours has no parts" "$err" \
    '“#10” chooses a template in a file of label stock, but this file is a single sheet; leave it out'
run "$breuk" print ten.xml --sheet a5#10 -o disc.pdf --lang en
has "a name that is not there is told without its part" "$err" 'there is no “a5”'
cp turned.xml 'my#1.xml'
run "$breuk" print ten.xml --sheet 'my#1.xml' -o hash.pdf --lang en
is "a file whose name has a # is a file" "$status" 0
odd=$(printf 'odd\377')
cp "$BREUK_SOURCE/print/a4.xml" "$odd.xml"
run "$breuk" print ten.xml --sheet "./$odd.xml" -o odd.pdf --lang en
is "a file's name may hold any bytes" "$status" 0
has "those that are no text are replaced on paper" "$(pdftotext -f 1 -l 1 odd.pdf - | tr '\n' ' ')" 'odd�'
run "$breuk" print ./turned.xml -o none.pdf --lang en --force
has "a sheet is no deck" "$err" 'error: this file starts with <sheet>, but this command needs a file that starts with one of: <deck>, <lesson>'

# A sheet says how its backs are printed; what cannot be is refused.
# own BACKS COLUMNS ROWS: a sheet that says so.
own()
{
    printf '<sheet format="1" backs="%s"><paper width="210" height="297"/><card width="63" height="88"/>\n<grid columns="%s" rows="%s"/></sheet>\n' \
        "$1" "$2" "$3" >own.xml
}
run "$breuk" print ten.xml --sheet herma-8897 -o stickers.pdf -f --lang en
has "stickers: fronts, on one side" "$err" 'stickers.pdf: 10 cards on 2 sheets of paper. Print at 100% (“actual size”), on one side.'
is "and no back" "$(pdftotext stickers.pdf - | grep -c 'back [0-9] of')" 0
run "$breuk" print ten.xml --sheet herma-8897 --backs none -o same.pdf -f --lang en
cmp -s same.pdf stickers.pdf
is "--backs none says the same" "$status$?" 00
for backs in long short fold manual manual-reversed; do
    run "$breuk" print ten.xml --sheet herma-8897 --backs $backs -o none6.pdf --lang en
    is "stickers with --backs $backs: exit 2, why, and what to do" "$status $err" \
        "2 breuk: the sheet “herma-8897” takes no backs, as stickers do; leave out “--backs $backs”, or choose another sheet, such as “--sheet a4”"
    run "$breuk" print ten.xml --sheet a4 --backs $backs --dry-run --lang en
    is "and on a4 it goes" "$status" 0
done
run "$breuk" print ten.xml --sheet a4-fold -o folded.pdf --lang en
run "$breuk" print ten.xml --backs fold -o told.pdf --lang en
cmp -s folded.pdf told.pdf
is "a4-fold folds without being told" "$status$?" 00
run "$breuk" print ten.xml --sheet a4-fold --backs long --dry-run --lang en
has "and does otherwise when told" "$status $out$err" '0 10 cards; 2 sheets of paper; 4 pages'
for sheet in a4-fold herma-8897; do
    run "$breuk" print ten.xml --sheet $sheet --back-offset 1,1 -o none6.pdf --lang en
    is "$sheet: nothing to move" "$status $err" \
        "2 breuk: on the sheet “$sheet” there are no pages of backs to move; leave out --back-offset, or choose another sheet, such as “--sheet a4”"
done
run "$breuk" print --calibration --sheet herma-8897 -o none6.pdf --lang en
is "no test sheet of stickers" "$status $err" \
    '2 breuk: the sheet “herma-8897” takes no backs, as stickers do, so there are none to align; choose another sheet, such as “--sheet a4”'
run "$breuk" print --calibration --sheet a4-fold -o none6.pdf --lang en
has "nor of what is folded" "$status $err" '2 breuk: the test sheet is for backs on the other side of the paper; use --backs long'
run "$breuk" print --calibration --sheet a4-fold --backs long -o test.pdf --lang en
is "which it says how to mend" "$status" 0
own short 3 3
run "$breuk" print ten.xml --sheet own.xml -o short.pdf --lang en
has "a sheet for a printer that flips on the short edge" "$err" 'flipping on the short edge'
own fold 1 1
run "$breuk" check own.xml --lang en
is "one card cannot be folded: exit 1, at its place" "$status $err" \
    '1 own.xml:1:26: error: this sheet holds one card, but a folded card needs room for its back too; make <grid> two columns or two rows, or leave out “backs”'
run "$breuk" print ten.xml --sheet own.xml -o none6.pdf --lang en
has "nor printed" "$status $err" '2 own.xml:1:26: error: this sheet holds one card'
for mended in 'fold 2 1' 'fold 1 2' 'long 1 1'; do
    # shellcheck disable=SC2086 # a word an argument
    own $mended
    run "$breuk" check --strict own.xml
    is "mended as it says: $mended" "$status$err" 0
done
own fold 3 3
run "$breuk" check own.xml --lang en
is "a row that stays empty: a warning at its place" "$status $err" \
    '0 own.xml:2:25: warning: a fold needs as many rows on one side as on the other, so one row stays empty; write rows="2"'
own fold 3 2
run "$breuk" check --strict own.xml
is "mended as it says" "$status$err" 0
own fold 3 1
run "$breuk" check own.xml --lang en
has "and a column" "$status $err" '0 own.xml:2:16: warning: a fold needs as many columns on one side as on the other, so one column stays empty; write columns="2"'
own folded 2 2
run "$breuk" check own.xml --lang en
has "a word that is none" "$status $err" '1 own.xml:1:26: error: '
has "the word that is meant" "$err" 'did you mean “fold”?'
# What gLabels' file does not say, and what does not add up in it, is told.
has "no category: no backs, and why" "$("$breuk" print ten.xml --sheet stock.xml#10 --dry-run --lang en 2>&1)" \
    'stock.xml:4:36: note: this file does not say whether “10” is card or stickers, so no backs are printed on it'
cat >points.xml <<'END'
<!DOCTYPE Glabels-templates SYSTEM "glabels-3.0.dtd">
<Glabels-templates>
  <Template brand="Ours" part="A4/24#1" size="A4" description="8 labels, no margins">
    <Meta category="label"/>
    <Label-rectangle id="0" width="298" height="210"><Layout nx="2" ny="4" x0="0" y0="0" dx="298" dy="210"/></Label-rectangle>
  </Template>
  <Template brand="Ours" part="wrong" new="1"><Newer/></Template>
</Glabels-templates>
END
for part in 'A4/24#1' 'Ours A4/24#1'; do
    run "$breuk" print ten.xml --sheet "points.xml#$part" --dry-run --lang en
    is "a part with / and # in its name, beside one that is wrong: $part" "$status $out" \
        "0 10 cards; 2 sheets of paper; 2 pages; $(printf '%s' "$out" | sed 's/.*pages; //')"
    has "a fraction of a millimetre beyond the paper is a note: $part" "$err" \
        "points.xml:5:54: note: the labels of the template “$part” reach 0.26 mm beyond the paper"
done
cp points.xml "$XDG_DATA_HOME/breuk/print/points.xml"
run "$breuk" print ten.xml --sheet 'points#A4/24#1' --dry-run --lang en
is "and in a file that is called by its name" "$status" 0
run "$breuk" check points.xml --lang en
is "check says what the file is" "$status $out" \
    '0 points.xml: fine: label stock; sheets can be made of 1 of its 2 templates, which “breuk list sheets points.xml” names'
run "$breuk" check 'points.xml#A4/24#1' --lang en
is "and what one template is" "$status $out" '0 points.xml: fine: label stock, a sheet of 8 cards'
has "and what does not add up in it" "$err" 'note: the labels of the template “A4/24#1” reach'
run "$breuk" check 'points.xml#Ours wrong' --lang en
has "and what is wrong with one" "$status $err" '1 points.xml:7:3: error: the template “Ours wrong” has no labels; choose another'
run "$breuk" check ten.xml#2 --lang en
has "a deck has no parts" "$status $err" '2 ten.xml: error: “#2” chooses a template in a file of label stock, which this is not; leave it out'
run "$breuk" list sheets points.xml --lang en
is "list names its templates" "$status $out" "0   Ours A4/24#1  Ours A4/24#1 (104.87 × 74.08 mm)
  Ours wrong    no sheet; see: breuk check \"points.xml#Ours wrong\""
run "$breuk" list decks points.xml --lang en
has "and only sheets are in files" "$status $err" '2 breuk: only the sheets of a file can be listed'
run "$breuk" new sheet mine --from 'points.xml#A4/24#1' --lang en
is "new makes a sheet of one" "$status" 0
run "$breuk" check --strict mine.xml --lang en
is "which has no mistake" "$status $out" '0 mine.xml: fine: a sheet of 8 cards'
run "$breuk" pack ten.xml --sheet 'points.xml#A4/24#1' -o packed.zip --lang en
is "pack takes the file along" "$status" 0
run "$breuk" check packed.zip --lang en
has "and the pack is right" "$status $out" '0 '
run "$breuk" print packed.zip --sheet 'points#A4/24#1' --dry-run --lang en
is "and its sheet can be printed on" "$status" 0
for no in "print ten.xml --dry-run --sheet" "pack ten.xml -o none6.zip --sheet" "new sheet none6 --from" "check" "list sheets"; do
    # shellcheck disable=SC2086 # a word an argument
    run "$breuk" $no points.xml#no --lang en
    has "$no: a template that is not there" "$status $err" 'points.xml:2:1: error: this file has no template “no”; choose one of: Ours A4/24#1, Ours wrong'
done
cat >small.xml <<'END'
<Glabels-templates>
  <Template brand="Ours" part="small" size="A4"><Meta category="label"/><Label-rectangle width="60mm" height="25mm"><Layout nx="3" ny="10" x0="15mm" y0="23.5mm" dx="60mm" dy="25mm"/></Label-rectangle></Template>
  <Template brand="Ours" part="huge" size="A4"><Meta category="label"/><Label-rectangle width="210mm" height="148.5mm"><Layout nx="1" ny="2" dy="148.5mm"/></Label-rectangle></Template>
  <Template brand="Ours" part="large" size="A4"><Meta category="label"/><Label-rectangle width="99mm" height="67.7mm"><Layout nx="2" ny="4" x0="4.65mm" y0="13mm" dx="101.7mm" dy="67.7mm"/></Label-rectangle></Template>
</Glabels-templates>
END
run "$breuk" print wordy.xml --sheet small.xml#small -o none6.pdf --lang en
is "labels that are too small: exit 2" "$status" 2
has "and the template of the file that is not" "$err" \
    "small.xml:2:97: note: in this file the labels of “Ours large” are large enough: --sheet \"small.xml#Ours large\""
run "$breuk" print wordy.xml --sheet 'small.xml#Ours large' --dry-run --lang en
is "on which they can be printed" "$status" 0
cat >office.xml <<'END'
<manufacturers><manufacturer name="Ours A4"><label id="L0"><name>D8 Cards</name><measure>S;9100;5500;9100;5500;1200;1100;2;5;21000;29700</measure></label></manufacturer></manufacturers>
END
run "$breuk" print ten.xml --sheet office.xml --dry-run --lang en
is "a format of LibreOffice" "$status $(printf '%s' "$out" | cut -d';' -f1-3)" '0 10 cards; 1 sheet of paper; 1 page'
has "which lies beside the middle" "$err" \
    'their margins are 12 mm left, 16 mm right, 11 mm top and 11 mm bottom. Lists of labels differ here, so measure first'
sed 's,_description="Cards">,&<Meta category="label"/><Meta category="mail"/>,' stock.xml >labels.xml
run "$breuk" print ten.xml --sheet labels.xml#10 --backs long -o none6.pdf --lang en
has "labels of gLabels are stickers" "$status $err" '2 breuk: the sheet “Ours 10” takes no backs, as stickers do'
# A sheet of labels on which some are used up: cards begin after them, and backs behind them.
run "$breuk" print ten.xml --sheet herma-8897 --start 5 -o started.pdf --lang en
is "--start 5 of 8: four cards on the first sheet, and six on the next" "$status $err" \
    '0 started.pdf: 10 cards on 2 sheets of paper. Print at 100% (“actual size”), on one side.'
run "$breuk" print ten.xml --sheet herma-8897 --start 8 --dry-run --lang en
has "one on the first sheet, and nine on two more" "$status $out" '0 10 cards; 3 sheets of paper; 3 pages'
run "$breuk" print ten.xml --sheet herma-8897 --start 1 -o first.pdf --lang en
run "$breuk" print ten.xml --sheet herma-8897 -o plain.pdf --lang en
cmp -s first.pdf plain.pdf
verdict "the first place is 1" $?
run "$breuk" print ten.xml --start 5 -o started-backs.pdf --lang en
has "with backs: 5 on the first of two sheets" "$status $err" '0 started-backs.pdf: 10 cards on 2 sheets of paper.'
# dark PAGE LEFT TOP: how much of a poker card's place is inked, from the left and upper edges in mm.
dark()
{
    pdftoppm -r 25.4 -gray -f "$1" -l "$1" -x $(($2 + 10)) -y $(($3 + 10)) -W 43 -H 68 started-backs.pdf |
        tail -c 2924 | od -An -v -tu1 -w1 | awk '$1 < 200 { all++ } END { print (all > 50 ? "card" : "none") }'
}
is "the fourth place is empty, the fifth has a front" "$(dark 1 10 104) $(dark 1 73 104)" 'none card'
is "and behind it, from the right, a back" "$(dark 2 136 104) $(dark 2 73 104)" 'none card'
run "$breuk" print ten.xml --sheet herma-8897 --start 9 -o none6.pdf --lang en
is "beyond the sheet: how many places it has" "$status $err" \
    '2 breuk: the sheet “herma-8897” has 8 places for cards, so “--start 9” is beyond it; choose a number from 1 to 8'
run "$breuk" print ten.xml --sheet a4-fold --start 5 -o none6.pdf --lang en
has "folded, only the fronts' places count" "$status $err" '2 breuk: the sheet “a4-fold” has 4 places for cards'
run "$breuk" print ten.xml --sheet shop-poker --start 2 -o none6.pdf --lang en
has "a sheet with one place" "$status $err" '2 breuk: the sheet “shop-poker” has 1 place for a card'
for no in 'ten.xml --start 0' 'ten.xml --start five' 'spin wheel --start 2' 'ten.xml --format png --single --start 2' \
    'ten.xml --format pcio --start 2' 'half --start 2' '--calibration --start 2'; do
    # shellcheck disable=SC2086 # a word an argument
    run "$breuk" print $no -o none6.pdf --lang en
    has "$no: no effect" "$status $err" '2 breuk: '
    has "which is said of --start" "$err" start
done
is "nothing of what was refused was written" "$(ls none6* 2>/dev/null)" ''
done_testing
