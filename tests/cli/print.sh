#!/bin/sh
# breuk print: what a PDF holds, by the tools that check PDFs; and every way in which it can go wrong.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/drawn.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

run "$breuk" print fractions --template plain --lang en
is "fractions: exit 0" "$status" 0
is "nothing on stdout" "$out" ''
is "one line says what was made and what to do" "$err" \
    'fractions.pdf: 196 cards on 22 sheets of paper. Print at 100% (“actual size”), on both sides, flipping on the long edge.'
run qpdf --check fractions.pdf
is "qpdf finds nothing wrong, also with the same back nine times a page" "$status" 0
lacks "nor has it warnings" "$out$err" WARNING
is "nothing is a bitmap" "$(pdfimages -list fractions.pdf | sed 1,2d)" ''
fonts=$(pdffonts fractions.pdf | sed 1,2d)
is "the fonts are Andika's" "$(printf '%s\n' "$fonts" | grep -vc Andika)" 0
is "each is embedded and a subset, and its text can be copied" \
    "$(printf '%s\n' "$fonts" | grep -vc 'yes yes yes')" 0
info=$(pdfinfo -box fractions.pdf)
has "a front and a back a sheet" "$info" 'Pages:           44'
has "A4" "$info" 'Page size:       595.276 x 841.89 pts (A4)'
has "nobody else cuts it: the trim box is the page" "$info" 'TrimBox:             0.00     0.00   595.28   841.89'
has "it has a title" "$info" 'Title:           Fractions'
has "and a maker" "$info" 'Creator:         breuk '
lacks "without SOURCE_DATE_EPOCH it has no date" "$info" CreationDate
qpdf --qdf --object-streams=disable fractions.pdf fractions.qdf
has "viewers are asked not to scale" "$(grep -a PrintScaling fractions.qdf)" '/PrintScaling /None'
has "and to turn it over the long edge" "$(grep -a Duplex fractions.qdf)" '/DuplexFlipLongEdge'
has "it says its language" "$(grep -a '/Lang' fractions.qdf)" '(en)'
has "its pages are labelled" "$(grep -ac '/P (Front )' fractions.qdf) $(grep -ac '/P (Back )' fractions.qdf)" '22 22'

page=$(pdftotext -f 1 -l 1 fractions.pdf - | tr '\n' ' ')
has "the ruler says how long it is" "$page" 'this line is 100 mm long'
has "the margin names deck, sheet and page" "$page" 'Fractions · a4 · front 1 of 22'
lacks "a back has no ruler" "$(pdftotext -f 2 -l 2 fractions.pdf -)" 'mm long'

# The fractions in the corners of front 1, in cards of 63 by 88 mm from the first one at 10.5, 16.5: where the boxes of
# what stands there begin, give or take 0.4 mm. Each is one word, as it is for those who search or listen.
corners=$(pdftotext -bbox -f 1 -l 1 fractions.pdf - | awk -F'"' '
    function near(x, y) { return x - y < 0.4 && y - x < 0.4 }
    / xMin/ && />[1-5][/][1-5]</ {
        x = $2 * 25.4 / 72 - 10.5; y = $4 * 25.4 / 72 - 16.5
        column = int(x / 63); row = int(y / 88); x -= 63 * column; y -= 88 * row
        card = 3 * row + column
        if (near(x, 4.8) && near(y, 0.8)) upright[card] = substr($9, 2, 3)
        if (near(x, 53.7) && near(y, 75.4)) turned[card] = substr($9, 2, 3)
    }
    END { for (i = 0; i < 9; i++) printf "%s %s ", upright[i], turned[i] }')
is "the nine cards stand 63 and 88 mm apart, with a fraction in both corners" "$corners" \
    '1/2 1/2 1/3 1/3 2/3 2/3 1/4 1/4 2/4 2/4 3/4 3/4 1/5 1/5 2/5 2/5 3/5 3/5 '

cp fractions.pdf first.pdf
run "$breuk" print fractions --template plain
is "what is there is not overwritten: exit 2" "$status" 2
has "and it says what to do" "$err" 'fractions.pdf already exists; choose another name with -o, or overwrite it with --force'
run "$breuk" print fractions --template plain --force
is "--force overwrites" "$status" 0
cmp -s first.pdf fractions.pdf
verdict "two runs give the same bytes" $?
SOURCE_DATE_EPOCH=86400 TZ=UTC run "$breuk" print fractions -o dated.pdf --backs none
has "SOURCE_DATE_EPOCH is the date" "$(TZ=UTC pdfinfo dated.pdf)" 'CreationDate:    Fri Jan  2 00:00:00 1970'

run "$breuk" print fractions --template plain --backs none -o plain.pdf --lang nl
has "in Dutch" "$err" 'plain.pdf: 196 kaarten op 22 vellen papier.'
has "without backs a page a sheet" "$(pdfinfo plain.pdf)" 'Pages:           22'
has "the words on paper are Dutch, too" "$(pdftotext -f 22 plain.pdf -)" 'deze lijn is 100 mm lang'
qpdf --qdf --object-streams=disable plain.pdf plain.qdf
has "printed on one side" "$(grep -a Duplex plain.qdf)" /Simplex
[ "$(wc -c <plain.pdf)" -le 56320 ] # of which a twelfth is what fractions are called where text is searched
verdict "with the template plain it takes no more than 55 KB" $?
for deck in fractions:80 mixed-forms:100; do
    run "$breuk" print ${deck%:*} --backs none -o usual.pdf --force
    [ "$(wc -c <usual.pdf)" -le $((${deck#*:} * 1024)) ]
    verdict "with the usual template ${deck%:*} takes no more than ${deck#*:} KB" $?
done
is "what keeps to its card and its page is clipped to neither" "$(clips plain.pdf | grep -c .)" 0

run "$breuk" print spin --json -o spin.pdf
is "--json: what was made as an object" "$out" '{"file":"spin.pdf","cards":112,"sheets":13,"pages":26}'
run "$breuk" print classic-112 --sheet letter -o letter.pdf
has "on Letter" "$(pdfinfo letter.pdf)" '(letter)'
run sh -c "$breuk print classic -o /dev/stdout >piped.pdf"
is "into stdout, led to a file" "$(qpdf --check piped.pdf >/dev/null; echo $?)" 0
"$breuk" print classic -o /dev/stdout 2>/dev/null | cmp -s - piped.pdf
verdict "into a pipe, the same bytes" $?

# Each card whose face goes over its edge is clipped to its box (marks and ruler are to the whole page). Seen through the
# paper, each back must lie on its front, in points to 0.01 mm.
go_over_edges data/breuk/templates
for sheet in a4 letter; do
    run "$breuk" print classic --sheet $sheet --force -o both.pdf
    clips both.pdf >both.txt
    odd=$(pdfinfo both.pdf | awk '/^Page size/ { print $3 }' | cat - both.txt | LC_ALL=C awk '
        NR == 1 { paper = $1; next }
        $2 || $3 { page = $1; n = ++cards[page]; x[page, n] = $2; y[page, n] = $3; w[page, n] = $4; h[page, n] = $5 }
        function apart(a, b) { return a - b > 0.028 || b - a > 0.028 }
        END {
            for (page = 1; (page + 1) in cards; page += 2) {
                fronts += cards[page]; odd += cards[page] != cards[page + 1]
                for (n = 1; n <= cards[page]; n++)
                    odd += apart(paper - x[page, n] - w[page, n], x[page + 1, n]) ||
                        apart(y[page, n], y[page + 1, n]) || apart(w[page, n], w[page + 1, n]) ||
                        apart(h[page, n], h[page + 1, n])
            }
            print fronts " fronts, " odd + 0 " without their back"
        }')
    is "$sheet: each back lies behind its front" "$odd" '108 fronts, 0 without their back'
done
rm -r data/breuk/templates

run "$breuk" print classic --backs short -o short.pdf --lang en
has "over the short edge" "$err" 'on both sides, flipping on the short edge.'
qpdf --qdf --object-streams=disable short.pdf short.qdf
has "and the viewer is told" "$(grep -a Duplex short.qdf)" /DuplexFlipShortEdge
run "$breuk" print classic --backs manual -o manual.pdf --lang en
has "by hand" "$err" 'First print pages 1 to 12, the fronts. Turn the pile over'
is "all fronts, then all backs, sheet by sheet" "$(pdftotext manual.pdf - | grep -aoE '(front|back) [0-9]+ of' | tr '\n' ' ')" \
    "$(for side in front back; do for n in 1 2 3 4 5 6 7 8 9 10 11 12; do printf '%s %d of ' $side $n; done; done)"

# What goes wrong leaves nothing behind.
mkdir empty
cd empty || exit 1
run "$breuk" print fractoins
is "an unknown deck: exit 2" "$status" 2
has "did you mean" "$err" fractions
run "$breuk" print fractions --sheet a44
is "an unknown sheet: exit 2" "$status" 2
run "$breuk" print fractions --template plane
is "an unknown template: exit 2" "$status" 2
has "the template that was meant" "$err" plain
run "$breuk" print fractions menu --lang en
is "nothing that can be printed: exit 2" "$status" 2
has "and it says what can be" "$err" '“menu” is not something you can print; choose one of: cards, wheel, board, box, '
run "$breuk" print fractions --backs sideways
is "backs that there are not: exit 2" "$status" 2
printf '<sheet format="1">\n<paper width="60" height="80"/>\n<card width="63" height="88"/>\n<grid columns="1" rows="1"/>\n</sheet>\n' >../small.xml
run "$breuk" print fractions --sheet ../small.xml --lang en
is "cards larger than their sheet: exit 2" "$status" 2
has "at their place in the file" "$err" '../small.xml:4:1: error: the cards do not fit on the paper'
has "and says the sizes" "$err" 'take 63 by 88 mm, but the paper has 60 by 80 mm'
run "$breuk" print fractions --sheet ../small.xml --lang nl
has "in the language's own style" "$err" 'vanaf −1,5; −4 nemen ze 63 bij 88 mm'
run "$breuk" print classic-112 -o nowhere/x.pdf
is "a folder that is not there: exit 3" "$status" 3
has "which is named" "$err" nowhere/x.pdf
run "$breuk" print classic -o /dev/full
is "a full disk: exit 3" "$status" 3
run sh -c "ulimit -f 16; exec $breuk print classic"
is "a limit of the file's size: exit 3" "$status" 3
is "nothing was left by any of these" "$(ls -A)" ''

# What it is made from stays, whatever links lead there and whatever is said.
cp "$BREUK_SOURCE/decks/classic.xml" ../mine.xml
cp -r "$BREUK_SOURCE/decks/parts" ..
cp "$BREUK_SOURCE/print/a4.xml" ../paper.xml
mkdir ../look
cp -r "$BREUK_SOURCE/templates/plain.xml" "$BREUK_SOURCE/templates/parts" ../look
ln -s mine.xml ../link.pdf
ln ../mine.xml ../hard.pdf
for name in mine.xml parts/classic.xml link.pdf hard.pdf paper.xml look/plain.xml look/parts/back.xml; do
    cp "../$name" ../before
    for options in '' --force '--force --backs none'; do
        # shellcheck disable=SC2086 # a word an argument
        run "$breuk" print ../mine.xml --sheet ../paper.xml --template ../look/plain.xml -o "../$name" $options --lang en
        is "$name is not overwritten by what is made from it $options" "$status $err" \
            "2 breuk: ../$name is an input, and writing would destroy it; choose another name with -o"
    done
    cmp -s "../$name" ../before
    verdict "$name is as it was" $?
done
# Nor do rules go: those that are asked for, and those that a deck names.
rulesets=$scratch/data/breuk/decks/rulesets
mkdir -p "$rulesets"
"$breuk" new ruleset house -o "$rulesets/house.xml" 2>"$scratch/new"
sed 's/ ruleset="deluxe"/ ruleset="house"/' ../mine.xml >../housed.xml
cp "$rulesets/house.xml" ../before
for options in "mine.xml rules --ruleset $rulesets/house.xml" 'mine.xml score --ruleset house' 'housed.xml rules'; do
    # shellcheck disable=SC2086 # a word an argument
    run env XDG_DATA_HOME="$scratch/data" "$BREUK_PROGRAM" print ../$options -o "$rulesets/house.xml" --force --lang en
    has "rules are not overwritten by what is made by them: $options" "$status $err" \
        "2 breuk: $rulesets/house.xml is an input, and writing would destroy it"
    cmp -s "$rulesets/house.xml" ../before
    verdict "and are as they were: $options" $?
done
run "$breuk" print ../mine.xml --format pcio -o ../mine.xml --force --lang en
has "nor by a table for a screen" "$status $err" '2 breuk: ../mine.xml is an input, and writing would destroy it'
run "$breuk" print ../mine.xml --format png --single --dpi 30 --sheet ../paper.xml -o ../link.pdf --only 'red 7' --force --lang en
is "pictures have names of their own" "$status" 0
rm -f ../link-*
run "$breuk" print --calibration --sheet ../paper.xml -o ../paper.xml --force --lang en
has "nor by a test sheet" "$status $err" '2 breuk: ../paper.xml is an input, and writing would destroy it'
run "$breuk" print fractions.xml --lang en
is "a name with .xml behind it" "$status $err" \
    '2 breuk: there is no file “fractions.xml” here; to use the one that breuk knows by name, leave out .xml: write fractions'
run "$breuk" print wheel --lang en
is "no deck, but what to print of it" "$status $err" \
    '2 breuk: “wheel” is what to print, so put the deck before it: breuk print DECK wheel'
run "$breuk" print box 'my deck' --lang en
has "both the wrong way round" "$status $err" "so put the deck before it: breuk print 'my deck' box"
run "$breuk" print ./all --lang en
has "a path is a path" "$status $err" 'cannot find “./all”'
run "$breuk" print spin weel --lang en
is "nearly what to print" "$status $err" '2 breuk: “weel” is not something you can print; did you mean “wheel”?'
run "$breuk" print spin puntenblad --lang nl
has "by its name in the language" "$status $err" 'bedoel je “score”?'
is "and nothing was written" "$(ls -A)" ''

# Fonts.
mkdir ../none
BREUK_FONTS=$scratch/none run "$breuk" print classic --lang en
is "no font at all: exit 2" "$status" 2
has "it says what to install" "$err" 'neither the font Andika nor DejaVu Sans is installed'
is "and leaves nothing" "$(ls -A)" ''
dejavu=$(fc-list 'DejaVu Sans:style=Bold' file | sed 's/: *$//; s,/[^/]*$,,' | head -n 1)
BREUK_FONTS=$dejavu run "$breuk" print classic --lang en -o dejavu.pdf
is "DejaVu stands in: exit 0" "$status" 0
is "said once" "$(printf '%s\n' "$err" | grep -c 'Andika is not installed, so breuk uses DejaVu Sans')" 1
has "and used" "$(pdffonts dejavu.pdf)" DejaVuSans
XDG_CACHE_HOME=/dev/null run "$breuk" print classic -o cacheless.pdf
is "without a cache folder" "$status" 0
is "fontconfig keeps quiet" "$(printf '%s\n' "$err" | grep -c .)" 1
mkdir ../passing
sed 's/"Andika"/"None of them"/' "$BREUK_SOURCE/templates/plain.xml" >../other.xml
cp -r "$BREUK_SOURCE/templates/parts" ..
TMPDIR=$scratch/passing run env -u HOME -u XDG_CACHE_HOME "$breuk" print classic --template ../other.xml -o homeless.pdf
is "without a home, and a font that must be looked for everywhere" "$status" 0
is "the cache of that run is thrown away" "$(ls -A ../passing)" ''
TMPDIR=/dev/null run env -u HOME -u XDG_CACHE_HOME "$breuk" print classic -o nowhere.pdf
is "a TMPDIR that is no folder: fontconfig keeps quiet" "$(printf '%s\n' "$err" | grep -c .)" 1
done_testing
