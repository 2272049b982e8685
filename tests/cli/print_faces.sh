#!/bin/sh
# How cards look: the templates that ship, for every deck and language.
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
    for deck in mixed-forms spin; do
        run "$breuk" print $deck --template $template --lang de --sheet mini.xml -o small.pdf --force
        is "$deck with $template on small cards" "$status" 0
    done
    has "the title of the wheel is there" "$(pdftotext small.pdf -)" 'Das Rad'
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
done_testing
