#!/bin/sh
# breuk preview: the picture's file, and every way in which it can go wrong.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# png_size FILE: width x height, from its header.
png_size()
{
    od -An -tu1 -j16 -N8 "$1" | awk '{ print (($1 * 256 + $2) * 256 + $3) * 256 + $4 "x" (($5 * 256 + $6) * 256 + $7) * 256 + $8 }'
}

run "$breuk" preview fractions --lang en
is "fractions: exit 0" "$status" 0
is "nothing on stdout" "$out" ''
size=$(png_size fractions.png)
is "one line says what was made" "$err" \
    "fractions.png: 186 kinds of card, ${size%x*} by ${size#*x} pixels."
cp fractions.png first.png
run "$breuk" preview fractions --lang en
is "what is there is not overwritten: exit 2" "$status" 2
is "and it says what to do" "$err" \
    'breuk: fractions.png already exists; choose another name with -o, or overwrite it with --force'
run "$breuk" preview fractions --lang nl --force
is "--force overwrites" "$status" 0
has "in Dutch" "$err" 'fractions.png: 186 soorten kaart, '
run "$breuk" preview fractions --lang en --force
cmp -s first.png fractions.png
verdict "two runs give the same bytes" $?
run "$breuk" preview classic -o a.svg
is "an ending chooses the format" "$status$(head -c 5 a.svg)" '0<?xml'
run "$breuk" preview classic --format svg
cmp -s a.svg classic.svg
verdict "--format names the file, too; two runs give the same bytes" $?
xmllint --noout a.svg
verdict "the SVG is well-formed" $?
is "its letters are outlines" "$(grep -c '<text\|font-family' a.svg)" 0
run "$breuk" preview classic --format png -o picture --width 400
is "--format where the name says nothing, --width" "$(png_size picture | cut -dx -f1)" 400
run "$breuk" preview spin --json -o spin.png --width 300
size=$(png_size spin.png)
is "--json: what was made as an object" "$out" \
    "{\"file\":\"spin.png\",\"kinds\":76,\"left_out\":0,\"width\":300,\"height\":${size#*x}}"
"$breuk" preview classic --format png --width 400 -o /dev/stdout 2>/dev/null | cmp -s - picture
verdict "into a pipe, the same bytes" $?
for deck in classic-112 fractions-208; do
    run "$breuk" preview "$deck" --width 200
    is "$deck" "$status" 0
done

# What goes wrong leaves nothing behind.
mkdir empty
cd empty || exit 1
run "$breuk" preview fractoins --lang en
is "an unknown deck: exit 2" "$status" 2
has "did you mean" "$err" fractions
run "$breuk" preview ./none.xml --lang en
is "a file that is not there: exit 2" "$status" 2
run "$breuk" preview fractions --template plane --lang en
is "an unknown template: exit 2" "$status" 2
has "the template that was meant" "$err" plain
run "$breuk" preview fractions -o picture.jpg --lang en
is "an ending that there is not: exit 2" "$status" 2
is "it says what to do" "$err" \
    'breuk: picture.jpg: use a name that ends in .png or .svg, or add --format png or --format svg'
run "$breuk" preview fractions --format gif
is "a format that there is not: exit 2" "$status" 2
run "$breuk" preview fractions --width 99
is "too narrow: exit 2" "$status" 2
run "$breuk" preview fractions --width 10000 --lang en
is "too many pixels: exit 2" "$status" 2
has "it says how many and what to do" "$err" \
    'pixels, more than the limit of 40 million; choose a smaller --width, or write SVG'
printf '<deck format="1" ruleset="fractions">\n<title lang="en">X</title>\n<nubmers/></deck>\n' >../wrong.xml
run "$breuk" preview ../wrong.xml --lang en
is "a deck with a mistake: exit 2" "$status" 2
has "at its place" "$err" '../wrong.xml:3:'
cat >../wild.xml <<'X'
<template format="1"><card width="63" height="88"/><font family="Andika"/>
<face><layer for="number"><number x="1" y="1" width="9" height="9" size="9"/></layer></face></template>
X
run "$breuk" preview classic --template ../wild.xml --lang en
is "a template that cannot draw the deck: exit 2" "$status" 2
has "it says why" "$err" 'the template “wild” has no layer for this kind of card: action'
run "$breuk" preview classic -o nowhere/x.png
is "a folder that is not there: exit 3" "$status" 3
has "which is named" "$err" nowhere/x.png
run "$breuk" preview classic --format png -o /dev/full
is "a full disk: exit 3" "$status" 3
has "which is what it says" "$(LC_ALL=C.UTF-8 "$breuk" preview classic --format png -o /dev/full --lang en 2>&1)" 'the disk is full'
cp "$BREUK_SOURCE/decks/classic.xml" ../mine.xml
cp -r "$BREUK_SOURCE/decks/parts" ..
run "$breuk" preview ../mine.xml --format png -o ../mine.xml --force --lang en
is "what it is made from is not overwritten" "$status $err" \
    '2 breuk: ../mine.xml is an input, and writing would destroy it; choose another name with -o'
cmp -s ../mine.xml "$BREUK_SOURCE/decks/classic.xml"
verdict "and is as it was" $?
run sh -c "ulimit -f 16; exec $breuk preview classic"
is "a limit of the file's size: exit 3" "$status" 3
is "nothing was left by any of these" "$(ls -A)" ''

# More kinds of card than a picture shows.
cat >../many.xml <<'X'
<deck format="1" ruleset="fractions"><title lang="en">Many</title><include href="parts/suits.xml"/>
<fractions denominators="2-40"/></deck>
X
mkdir ../parts
cp "$BREUK_SOURCE/decks/parts/suits.xml" ../parts/
run "$breuk" preview ../many.xml --width 300 --lang en
is "a deck of thousands of kinds: exit 0" "$status" 0
has "it says how many are left out" "$err" 'kinds of card are left out, because a picture shows at most 1000 kinds'
rm many.png

# Fonts.
mkdir ../none
BREUK_FONTS=$scratch/none run "$breuk" preview classic --lang en
is "no font at all: exit 2" "$status" 2
has "it says what to install" "$err" 'neither the font Andika nor DejaVu Sans is installed'
is "and leaves nothing" "$(ls -A)" ''
dejavu=$(fc-list 'DejaVu Sans:style=Bold' file | sed 's/: *$//; s,/[^/]*$,,' | head -n 1)
BREUK_FONTS=$dejavu run "$breuk" preview classic --lang en -o dejavu.png --width 400
is "DejaVu stands in: exit 0" "$status" 0
is "said once" "$(printf '%s\n' "$err" | grep -c 'Andika is not installed, so breuk uses DejaVu Sans')" 1
cmp -s dejavu.png ../picture
verdict "and used" $((! $?))
done_testing
