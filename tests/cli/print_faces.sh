#!/bin/sh
# How cards look: the templates that ship, for every deck and language; typefaces, the self-check mark, pictures from files.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# Every shipped deck, made to ask for a template; check says what the template cannot draw of it, in every language of
# the deck, and what breuk itself says on cards in its own.
for template in bold picture; do
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
        is "and all were read" "$(printf '%s\n' "$out" | grep -c .)" 9
    done
done

# On paper.
printf '<sheet format="1"><paper width="210" height="297"/><card width="44" height="67"/><grid columns="4" rows="4"/></sheet>' >mini.xml
for template in plain bold picture; do
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
awk -v bold="$(size_of bold.pdf 1/2)" -v plain="$(size_of plain.pdf 1/2)" 'BEGIN { exit !(bold > 1.7 * plain) }'
verdict "in the corners bold writes 1/2 1.7 times as large as plain, and more" $?

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
    'far.xml:5:3: error: −1/2 cannot be shown by the picture that the template draws of it (./strict.xml:32): a picture cannot show a number below zero'
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
is "it is named, and what stands in, once" "$(printf '%s\n' "$err" | grep -c 'breuk: --font: the font Comic Neue Nowhere is not installed: Andika is used in its place')" 1
is "which is the template's" "$(pdffonts missing.pdf | sed 1,2d | grep -vc Andika)" 0
BREUK_FONTS=$dejavu run "$breuk" print classic --font Nowhere --backs none --lang en -o neither.pdf
has "without that, DejaVu" "$err" 'the font Nowhere is not installed: DejaVu Sans is used in its place'
run "$breuk" preview classic --font 'DejaVu Sans' --lang en -o sans.svg
is "preview has it, too" "$status" 0
# What fits is measured in the typeface that is used: DejaVu is wider than Andika.
cat >narrow.xml <<'END'
<template format="1"><card width="63" height="88"/><font family="Andika"/>
<include href="parts/signs.xml"/>
<face><layer for="number action wild"><text show="action" x="5" y="30" width="18" height="9" size="9"/></layer></face></template>
END
run "$breuk" preview classic --template ./narrow.xml --lang en -o narrow.png
is "words that fit in one typeface" "$status" 0
run "$breuk" preview classic --template ./narrow.xml --lang en --font 'DejaVu Sans' -o narrow.png --force
is "need not fit in another: exit 2" "$status" 2
has "and it is said of which" "$err" 'does not fit its box of 18 by 9 mm'

# The self-check mark.
run "$breuk" print equals --self-check --backs none --lang en -o marked.pdf
is "--self-check: exit 0" "$status" 0
run "$breuk" print equals --backs none --lang en -o unmarked.pdf
is "it is drawn, no letter" "$(pdftotext marked.pdf - | cksum)" "$(pdftotext unmarked.pdf - | cksum)"
[ "$(wc -c <marked.pdf)" -gt "$(wc -c <unmarked.pdf)" ]
verdict "and it is there" $?
run "$breuk" preview equals --self-check -o marked.png
is "preview shows it" "$status" 0

# Pictures from files.
mkdir pictures
echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#B24B42"/></svg>' >pictures/badge.svg
pdftoppm -r 20 -png -f 1 -l 1 -singlefile bold.pdf pictures/photo
with()
{
    cat <<END
<template format="1"><card width="63" height="88"/><font family="Andika"/>
<include href="parts/signs.xml"/>
<face>
<layer for="number action wild">
<image href="$1" x="10" y="30" width="40" height="40"/>
</layer>
</face>
<back><image href="${2:-$1}" x="10" y="10" width="40" height="20"/></back></template>
END
}
with pictures/photo.png >photo.xml
run "$breuk" print classic --template ./photo.xml --lang en -o photo.pdf
is "a PNG on each card: exit 0" "$status" 0
is "the file has it once" "$(pdfimages -list photo.pdf | sed 1,2d | awk '{ print $11 }' | sort -u | wc -l | tr -d ' ')" 1
run qpdf --check photo.pdf
is "qpdf finds nothing wrong" "$status" 0
cp photo.pdf again.pdf
"$breuk" print classic --template ./photo.xml --lang en -o photo.pdf --force 2>/dev/null
cmp -s photo.pdf again.pdf
verdict "two runs give the same bytes" $?
with pictures/badge.svg pictures/photo.png >badge.xml
run "$breuk" print classic --template ./badge.xml --lang en -o badge.pdf
is "an SVG: exit 0" "$status" 0
lacks "it is shapes, no dots" "$(pdfimages -list -f 1 -l 1 badge.pdf)" image
[ "$(wc -c <badge.pdf)" -lt 60000 ]
verdict "and stands in the file once" $?
# A card's picture in a box of 40 by 40 mm is 40 wide and 20 high: in the middle, at 100 dots to the inch, on the first card.
reds()
{
    pdftoppm -r 25.4 -f 1 -l 1 "$1" | od -An -v -tu1 -j "$(printf 'P6\n210 297\n255\n' | wc -c)" -w3 |
        awk -v test="$2" 'function odd() { return test == "red" ? $1 > 150 && $2 < 110 && $2 > 40 : $1 != $2 || $2 != $3 }
            odd() { n++ } END { print n + 0 }'
}
n=$(reds badge.pdf red)
[ "$n" -gt 6900 ] && [ "$n" -lt 7500 ]
verdict "its shape stays: nine times 40 by 20 mm are red ($n)" $?
run "$breuk" print classic --template ./badge.xml --grey --lang en -o grey.pdf
is "with --grey nothing is coloured" "$(reds grey.pdf any)" 0
run "$breuk" check --lang en badge.xml
is "check finds the template fine" "$status" 0

# refused WHAT FILE WORDS: a picture that is complained of at its element, quickly, and nothing is written.
refused()
{
    with "$2" >refused.xml
    run timeout 120 "$breuk" print classic --template ./refused.xml --lang en -o never.pdf
    is "$1: exit 2" "$status" 2
    has "$1: said at its place" "$err" "./refused.xml:5:14: error: $3"
    run timeout 120 "$breuk" check --lang en refused.xml
    is "$1: check says so, too" "$status" 1
    [ ! -e never.pdf ]
    verdict "$1: and nothing is written" $?
}
refused "one that is not there" pictures/none.png 'there is no file “./pictures/none.png”'
echo 'GIF89a' >pictures/anim.gif
refused "one of another kind" pictures/anim.gif '“./pictures/anim.gif” is neither a PNG nor an SVG picture'
head -c 300 pictures/photo.png >pictures/half.png
refused "half a PNG" pictures/half.png '“./pictures/half.png” is broken'
# Of the four rows of dots that its head promises, two are there.
printf '\211PNG\015\012\032\012\000\000\000\015IHDR\000\000\000\004\000\000\000\004\010\002\000\000\000\046\223\011\051\000\000\000\020IDATx\234c\370\317\300\000G\014\310\034\000o\252\007\371\200\334\000\050\000\000\000\000IEND\256B\140\202' >pictures/torn.png
refused "a PNG whose dots end too early" pictures/torn.png '“./pictures/torn.png” is broken'
printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0\377\377\0\0\377\377\010\006\0\0\0\0\0\0\0' >pictures/huge.png
refused "a huge PNG" pictures/huge.png '“./pictures/huge.png” has 65535 by 65535 dots, and all pictures of a template may have 32 million together'
head -c 9000000 /dev/zero | tr '\0' ' ' >pictures/long.svg
refused "a huge file" pictures/long.svg '“./pictures/long.svg” is larger than 8 MiB'
mkfifo pictures/pipe.png
refused "a pipe" pictures/pipe.png '“./pictures/pipe.png”'
echo '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>' >pictures/torn.svg
refused "an SVG that is no XML" pictures/torn.svg '“./pictures/torn.svg” cannot be read as SVG: '
for inside in '<image href="file:///etc/passwd"/>' '<image xlink:href = "../secret.png"/>' '<style>@import "more.css";</style>' \
    '<rect fill="url(more.svg#red)"/>' '<image href="data:image/png;base64,AAAA"/>' '<use href="&#104;ttp://example.org/a.svg#b"/>'; do
    echo "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">$inside</svg>" >pictures/taking.svg
    refused "an SVG with $inside" pictures/taking.svg '“./pictures/taking.svg” takes in something from outside'
done
echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="g"/><rect id="r" width="9" height="9" fill="url(#g)"/><use href="#r"/></svg>' >pictures/own.svg
with pictures/own.svg >own.xml
run "$breuk" check --lang en own.xml
is "what an SVG takes from itself is fine" "$status" 0
{
    printf '<!DOCTYPE svg [<!ENTITY a0 "ha">'
    for i in 1 2 3 4 5 6 7 8 9; do printf '<!ENTITY a%d "&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;">' $i $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)); done
    echo ']><svg xmlns="http://www.w3.org/2000/svg"><text>&a9;</text></svg>'
} >pictures/bomb.svg
refused "an SVG of a thousand million entities" pictures/bomb.svg '“./pictures/bomb.svg” defines words of its own (<!ENTITY …>)'
{
    printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="a0" width="9" height="9"/>'
    for i in 1 2 3 4 5 6 7 8 9; do
        printf '<g id="a%d">' $i
        for k in 1 2 3 4 5 6 7 8 9 0; do printf '<use href="#a%d" x="%d"/>' $((i - 1)) $k; done
        printf '</g>'
    done
    echo '</defs><use href="#a9"/></svg>'
} >pictures/uses.svg
refused "an SVG that uses itself without end" pictures/uses.svg '“./pictures/uses.svg” takes too long to draw'
ln -s /etc/passwd pictures/link.png
refused "a link out of the folder" pictures/link.png '“./pictures/link.png” is a link that leads out of this folder'
with ../logo.png >up.xml
run "$breuk" check --lang en up.xml
is "a path upwards is refused" "$status" 1
done_testing
