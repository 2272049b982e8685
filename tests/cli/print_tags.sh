#!/bin/sh
# breuk print: a PDF that can be read aloud, and black that stays black ink.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/drawn.sh"
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


# said_on DECK PIECE: the kinds of pieces and what they say; $complaints is what a reader of PDFs has to say.
said_on()
{
    "$breuk" print "$@" --lang en -o piece.pdf --force 2>/dev/null
    complaints=$(pdfinfo -struct-text piece.pdf 2>&1 >struct.txt)
    qpdf --check piece.pdf >/dev/null 2>&1 || complaints="$complaints qpdf"
}

# A leaflet: cards among the words, as figures with a place and words of their own; no piece is empty.
said_on spin rules
is "the leaflet: no complaint" "$complaints" ''
is "each figure has a place" "$(grep -c '^  *Figure' struct.txt)" "$(grep -c 'BBox \[' struct.txt)"
is "the words round a figure are pieces of their own" \
    "$(sed -n '/Which of these fits/,/Same colour/p' struct.txt | grep -oE 'Figure|"On the pile"|"Same colour"' | tr '\n' ' ')" \
    'Figure "On the pile" Figure "Same colour" '
has "words of two lines are two words" "$(sed 's/\xc2\xa0/ /g' struct.txt)" 'On your turn, play a card that fits'
has "and the cards are said" "$(said piece.pdf)" 'blue, 1; blue, reverse; blue, 2; green, reverse; red, 1'
has "cards face down are no secret told" "$(said piece.pdf)" '1 card, face down'
is "no piece of words is empty" "$(tr -s ' \n' ' ' <struct.txt | grep -c '(block) \(""\|[PH]\)')" 0
for words in 'nl:1 kaart met de achterkant naar boven' 'de:1 verdeckte Karte' 'fr:bleu, changement de sens'; do
    "$breuk" print spin rules --lang "${words%%:*}" -o told.pdf --force 2>/dev/null
    drawn told.pdf >told.qdf
    has "$words" "$(said told.pdf)" "${words#*:}"
    has "the document's language: ${words%%:*}" "$(grep '/Lang ' told.qdf)" "(${words%%:*})"
    has "its title is shown" "$(cat told.qdf)" '/DisplayDocTitle true'
done

# What stands in the tree: the kinds of the elements down to each piece, one path a line, with the words that it stands for.
tree()
{
    qpdf --json=1 --json-key=objects "$1" 2>/dev/null | python3 -c '
import json, sys
objects = json.load(sys.stdin)["objects"]
def walk(ref, path):
    element = objects[ref]
    path = path + [element["/S"][1:]]
    kids = element.get("/K", [])
    for kid in kids if isinstance(kids, list) else [kids]:
        if isinstance(kid, str) and objects[kid]["/P"] != ref:
            print("a wrong parent")
        if isinstance(kid, str):
            walk(kid, path)
    if not kids or not isinstance(kids, list) or not isinstance(kids[0], str):
        print("/".join(path), element.get("/ActualText", "").removeprefix("u:"))
root = next(o for o in objects.values() if isinstance(o, dict) and o.get("/Type") == "/StructTreeRoot")
walk(root["/K"], [])'
}

# A worksheet: fractions are said as one, a space before each; what is to be found is a question mark.
said_on factor worksheet
is "each sheet begins with its title" "$(grep -A1 'H1 (block)' struct.txt | grep -o 'The same factor · [AB]' | tr '\n' ' ')" \
    'The same factor · A The same factor · B '
tree piece.pdf >tree.txt
is "no fraction is read as loose digits" "$(grep -c '^Document/P/Span  *[0-9][0-9]*/[0-9]' tree.txt | sed 's/^[1-9].*/many/')" many
has "a space keeps it off" "$(cat tree.txt)" 'Span  1/'

lacks "each knows its parent" "$(cat tree.txt)" wrong
is "a table without a head is none" "$(grep -c Table tree.txt)" 0

said_on fill-top worksheet
tree piece.pdf >tree.txt
has "a box is said, too" "$(cat tree.txt)" '?/'

# A score pad is a table: its rows are of as many cells as there are columns, those of its head name them.
said_on spin score
tree piece.pdf >tree.txt
is "the cells of a head name columns" "$(grep -c '/Scope /Column' struct.txt)" "$(grep -c '^ *TH' struct.txt)"
is "each row has all cells" "$(pdfinfo -struct piece.pdf 2>/dev/null | grep -oE '^ *(TR|TH|TD)' | tr -d ' ' | awk '
    $1 == "TR" { row++ } $1 != "TR" { cells[row]++ } END { for (i in cells) print cells[i] }' | sort -u | wc -l)" 1
said_on spin rules
tree piece.pdf >tree.txt
has "points are a list" "$(cat tree.txt)" 'Document/L/LI/LBody'
for piece in wheel board box; do
    said_on spin $piece
    tree piece.pdf >tree.txt
    is "$piece: one title" "$(grep -c '^Document/H1' tree.txt)" 1
    is "$piece: words that stand apart are paragraphs of their own" "$(grep -c '^Document/P' tree.txt | sed 's/^[2-9]$\|^[1-9][0-9]$/many/')" many
done

# Whoever searches a page, or copies from it, looks into the page and not into the tree: a fraction is one word there, and
# so are a mixed number and digits that recur, marked by what is drawn over them.
searched()
{
    "$breuk" print "$@" -o piece.pdf --force 2>/dev/null
    pdftotext piece.pdf words.txt
}

for words in 'improper --lang en:1 3/4' 'improper --lang nl --template bold:1 3/4' \
    'improper answers --lang fr:7/4' 'fractions rules --lang de:2/4' 'fractions box --lang en:1/3' \
    'factor worksheet --lang en:8/12' 'factor key --lang en:8/12' 'mixed key --lang nl:1 3/5' \
    'mixed-forms answers --lang nl:0,3̅' 'mixed-forms --lang nl:0,3̅' 'mixed-forms answers --lang en:0.3̇'; do
    sampled 2 || continue
    searched ${words%%:*}
    has "${words%%:*}: ${words#*:} is found" "$(cat words.txt)" "${words#*:}"
done
has "what is to be found has a question mark" "$(searched fill-top worksheet --lang en; cat words.txt)" '?/'

# Marks, rulers and the label in the margin are no pieces.
is "a sheet of cards: what is read is its cards" "$(pdfinfo -struct-text fractions.pdf 2>/dev/null | sed -n 's/^  \([A-Z][A-Za-z0-9]*\).*/\1/p' | sort | uniq -c | tr -s ' ')" \
    ' 196 Figure'
drawn fractions.pdf | sed -n '/^%% Contents for page/,/^endstream/p' | awk '/BMC$/ { depth++; artifacts++ } /BDC$/ { depth++ } /^EMC$/ { depth-- }
    /Tj$|TJ$|^f\*?$|^S$|Do$/ && !depth { outside++ } END { print (artifacts > 40), outside + depth + 0 }' >outside.txt
is "all else is an artifact" "$(cat outside.txt)" '1 0'

# Whatever is printed is tagged, begins with what stands first on it, and keeps its title.
for piece in wheel board box reference score; do
    said_on spin $piece
    is "$piece: no complaint" "$complaints" ''
    has "$piece: it is tagged" "$(pdfinfo piece.pdf)" 'Tagged:          yes'
    lacks "$piece: it has a title" "$(pdfinfo piece.pdf | grep -c '^Title: *[A-Z]')" 0
    is "$piece: it says something" "$(grep -c '^    ".*[a-z]' struct.txt | sed 's/^[1-9].*/yes/')" yes
done
for piece in worksheet key; do
    said_on factor $piece
    is "$piece: no complaint" "$complaints" ''
    has "$piece: it is tagged" "$(pdfinfo piece.pdf)" 'Tagged:          yes'
done

# What a file says of itself: its title and language as XMP, which is no claim to a standard.
printf '<deck format="1"><title lang="en">Two &lt; 3 &amp; “é”</title><suit id="r" colour="#B24B42" shape="circle"><name lang="en" short="R">red</name></suit><numbers from="1" to="2"/></deck>' >titled.xml
"$breuk" print ./titled.xml --lang en 2>/dev/null
drawn titled.pdf >titled.qdf
pdfinfo -meta titled.pdf >titled.xmp
run xmllint --noout titled.xmp
is "XMP is XML" "$status" 0
has "with the title" "$(xmllint --xpath '//*[local-name()="title"]//*[local-name()="li"]/text()' titled.xmp)" '“é”'
is "and the language" "$(xmllint --xpath 'string(//*[local-name()="language"]//*[local-name()="li"])' titled.xmp)" en
is "that claims no standard" "$(grep -c 'pdf[aux]*id' titled.xmp)" 0
has "and can be found without a reader of PDFs" "$(LC_ALL=C tr -d '\000' <titled.pdf)" '<dc:title>'
has "who goes from thing to thing goes as the pieces lie" "$(cat titled.qdf)" '/Tabs /S'

# Every piece of black and grey has one number.
for piece in cards wheel box score rules board; do
    "$breuk" print spin $piece --lang en -o colour.pdf --force 2>/dev/null
    is "$piece: nor in colour: what is nearly grey is grey" "$(drawn colour.pdf | LC_ALL=C awk '
        / (rg|RG)$/ { low = high = $1; for (i = 2; i < 4; i++) { if ($i < low) low = $i; if ($i > high) high = $i }
                      if (high - low < 0.065) nearly++ }
        END { print nearly + 0 }')" 0
    "$breuk" print spin $piece --grey --lang en -o piece.pdf --force 2>/dev/null
    drawn piece.pdf >piece.qdf
    is "$piece: no grey is made of red, green and blue" \
        "$(grep -Ec '(^| )([0-9.]+) \2 \2 (rg|RG)( |$)' piece.qdf)" 0
    grep -Eq '(^| )0 [gG]( |$)' piece.qdf
    verdict "$piece: there is black" $?
    if command -v gs >/dev/null; then
        is "$piece: a shop prints it with black ink alone" \
            "$(gs -q -o - -sDEVICE=inkcov piece.pdf | awk '{ coloured += $1 + $2 + $3; black += $4 } END { print coloured, (black > 0) }')" '0 1'
    fi
    lacks "$piece: no page is put together in RGB" "$(grep '/S /Transparency' piece.qdf)" Transparency
done
done_testing
