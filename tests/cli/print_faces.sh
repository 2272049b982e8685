#!/bin/sh
# How cards look: the templates that ship, for every deck and language; typefaces, the self-check mark.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# Every shipped deck, made to ask for a template; check says what the template cannot draw of it, in every language of
# the deck, and what breuk itself says on cards in its own.
for template in bold picture studio; do
    mkdir "$template"
    cp -r "$BREUK_SOURCE/decks/parts" "$template"
    for deck in "$BREUK_SOURCE"/decks/*.xml; do
        case $deck in
        */schemas.xml) continue ;;
        esac
        sed "s/<deck format=\"1\"/& template=\"$template\"/" "$deck" >"$template/${deck##*/}"
    done
    for language in en nl de fr; do
        run "$breuk" check --strict --lang $language "$template"/*.xml
        is "$template has no complaint of any deck, in $language" "$status$err" 0
        is "and all were read" "$(printf '%s\n' "$out" | grep -c .)" 14
    done
done

# On paper.
printf '<sheet format="1"><paper width="210" height="297"/><card width="44" height="67"/><grid columns="4" rows="4"/></sheet>' >mini.xml
for template in plain bold picture studio; do
    for deck in mixed-forms classic-112; do
        run "$breuk" print $deck --template $template --lang de --sheet mini.xml -o small.pdf --force
        is "$deck with $template on small cards" "$status" 0
    done
    has "its title card is there" "$(pdftotext small.pdf -)" 'Klassisch'
    lacks "$template has no bitmap" "$(pdfimages -list small.pdf | sed 1,2d)" image
done
run "$breuk" print fractions --template bold --lang en -o bold.pdf
# What poppler calls the height of a word is that of its typeface: the same share of the size of all.
size_of()
{
    pdftotext -bbox -f 1 -l 1 "$1" - | awk -F'"' -v word=">$2<" 'index($0, word) && / yMin/ { print $8 - $4; exit }'
}
run "$breuk" print fractions --template plain --lang en -o plain.pdf
awk -v bold="$(size_of bold.pdf 1/2)" -v plain="$(size_of plain.pdf 1/2)" 'BEGIN { exit !(bold > 1.49 * plain) }'
verdict "in the corners bold writes 1/2 1.5 times as large as plain" $?

# Words of one's own: on every card, in the language of the cards, or else the English ones.
cp -r "$BREUK_SOURCE/templates/parts" .
sed 's|<layer name="number" for="number">|&<text show="words" x="16" y="79" width="31" height="5" size="3.5"><title lang="en">Year 6</title><title lang="nl">Groep 7b</title></text>|' \
    "$BREUK_SOURCE/templates/plain.xml" >ours.xml
run "$breuk" check --lang en ours.xml
is "a template with words of one's own is fine" "$status" 0
for language in en nl fr; do
    case $language in nl) words='Groep 7b' ;; *) words='Year 6' ;; esac
    run "$breuk" print fractions --only numbers --template ./ours.xml --lang $language -o ours.pdf --force
    is "it prints a deck in $language" "$status" 0
    is "with its words on each card of a page, in $language" "$(pdftotext -f 1 -l 1 ours.pdf - | grep -c "$words")" 9
done
sed 's|>Groep 7b<|>De allerleukste klas van de hele wereldgeschiedenis, en van daarna<|' ours.xml >long.xml
run "$breuk" print fractions --template ./long.xml --lang nl -o never.pdf
is "words that do not fit are refused" "$status" 2
has "at their place in the template" "$err" "long.xml:"
has "by their own words" "$err" '“De allerleukste klas van de hele wereldgeschiedenis'

# A picture beside a number that none can show.
cat >far.xml <<'END'
<deck format="1">
  <title lang="en">Far</title>
  <suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>
  <suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit>
  <numbers values="1/2 1/4 -1/2 13"/>
</deck>
END
run "$breuk" print far.xml --template picture --lang en
is "a number that no picture shows stands alone: exit 0" "$status" 0
sed 's/show="suitable" optional="yes"/show="pie"/' "$BREUK_SOURCE/templates/picture.xml" >strict.xml
cp -r "$BREUK_SOURCE/templates/parts" .
run "$breuk" print far.xml --template ./strict.xml --lang en -o never.pdf
is "without optional it is refused: exit 2" "$status" 2
has "at the card, with the reason and the place in the template" "$err" \
    "far.xml:5:3: error: the template cannot draw −1/2 as this picture (./strict.xml:$(grep -n 'show="pie"' strict.xml | cut -d: -f1)): only a number line can show a number below zero"
is "each number once" "$(printf '%s\n' "$err" | grep -c error)" 2
[ ! -e never.pdf ]
verdict "and nothing is written" $?
# Typefaces by name. DejaVu is there wherever the checks are run.
dejavu=$(fc-list 'DejaVu Sans:style=Bold' file | sed 's/: *$//; s,/[^/]*$,,' | head -n 1)
run "$breuk" print classic --font 'DejaVu Sans' --backs none --lang en -o sans.pdf
is "--font: exit 0" "$status" 0
is "nothing is missed" "$(printf '%s\n' "$err" | grep -c warning)" 0
is "all text is in that typeface" "$(pdffonts sans.pdf | sed 1,2d | grep -vc DejaVuSans)" 0
mkdir -p "$scratch/data/fonts"
cp "$dejavu/DejaVuSansMono.ttf" "$dejavu/DejaVuSansMono-Bold.ttf" "$scratch/data/fonts" 2>/dev/null
run "$breuk" print classic --font 'DejaVu Sans Mono' --backs none --lang en -o mono.pdf
has "one from elsewhere on the machine, too" "$(pdffonts mono.pdf)" DejaVuSansMono
run "$breuk" print classic --font 'Comic Neue Nowhere' --backs none --lang en -o missing.pdf
is "one that is missing stops nothing" "$status" 0
is "it is named, and what stands in, once" "$(printf '%s\n' "$err" | grep -c 'breuk: --font: the font Comic Neue Nowhere is not installed, so breuk uses Andika')" 1
is "which is the template's" "$(pdffonts missing.pdf | sed 1,2d | grep -vc Andika)" 0
BREUK_FONTS=$dejavu run "$breuk" print classic --font Nowhere --backs none --lang en -o neither.pdf
has "without that, DejaVu" "$err" 'the font Nowhere is not installed, so breuk uses DejaVu Sans'
run "$breuk" preview classic --font 'DejaVu Sans' --lang en -o sans.svg
is "preview has it, too" "$status" 0
# What fits is measured in the typeface that is used: DejaVu is wider than Andika.
cat >narrow.xml <<'END'
<template format="1"><card width="63" height="88"/><font family="Andika"/>
<include href="parts/signs.xml"/>
<face><layer for="number action wild"><text show="action" x="5" y="30" width="11" height="9" size="9"/></layer></face></template>
END
run "$breuk" preview classic --template ./narrow.xml --lang en -o narrow.png
is "words that fit in one typeface" "$status" 0
run "$breuk" preview classic --template ./narrow.xml --lang en --font 'DejaVu Sans' -o narrow.png --force
is "need not fit in another: exit 2" "$status" 2
has "and it is said of which" "$err" 'does not fit its box of 11 by 9 mm'

# The self-check mark.
run "$breuk" print equals --self-check --backs none --lang en -o marked.pdf
is "--self-check: exit 0" "$status" 0
run "$breuk" print equals --backs none --lang en -o unmarked.pdf
is "it is drawn, no letter" "$(pdftotext marked.pdf - | cksum)" "$(pdftotext unmarked.pdf - | cksum)"
[ "$(wc -c <marked.pdf)" -gt "$(wc -c <unmarked.pdf)" ]
verdict "and it is there" $?
run "$breuk" preview equals --self-check -o marked.png
is "preview shows it" "$status" 0
# A template without a lighter design, and one that has it.
run "$breuk" print fractions --template plain --light --backs none --lang en --force -o plain.pdf
has "--light has no effect on plain, as it says" "$status $err" \
    '--light saves no ink, because the template “plain” has no lighter design; leave it out, or choose --low-ink'
run "$breuk" print fractions --light --backs none --lang en --force -o light.pdf
lacks "it has one on the usual template" "$status $err" 'saves no ink'

# In a hand held as a fan 13 mm of a card show, and the digits of its index are in them: what lies just left of that edge
# is the dark field round them, on every card of a sheet. Ten dots are a mm.
printf '<deck format="1"><title lang="en">Fan</title><suit id="b" colour="#2E4A8A" shape="circle"><name lang="en" short="B">blue</name><name lang="de" short="B">blau</name></suit><numbers values="0.25; 0.70; 33 1/3%%; 66 2/3%%; 100%%; 12.5%%; 0.(3); 2 1/2; 10/12"/></deck>' >fan.xml
for template in studio plain picture; do # bold is for weak eyes: its index takes the breadth of the card
    for language in en de; do
        run "$breuk" print ./fan.xml --template $template --backs none --lang $language -o fan.pdf --force
        pdftoppm -r 254 -gray -f 1 -l 1 -singlefile fan.pdf fan
        is "$template, $language: all digits of an index show in a fan" "$status$(python3 - <<'PYTHON'
with open("fan.pgm", "rb") as file:
    _, width, height, _ = file.readline(), *map(int, file.readline().split()), file.readline()
    dots = file.read()

def lightest(left, top, wide, high):
    return max(max(dots[y * width + left : y * width + left + wide]) for y in range(top, top + high))

corners = [(105 + 630 * column, 165 + 880 * row) for column in range(3) for row in range(3)]
print(sum(lightest(x + 50, y + 45, 70, 110) > 240 for x, y in corners), # white digits
      sum(lightest(x + 127, y + 45, 7, 110) > 150 for x, y in corners))
PYTHON
)" '09 0'
    done
done
done_testing
