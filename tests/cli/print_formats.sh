#!/bin/sh
# breuk print --format: pictures, and files for tables on a screen; and every way in which it can go wrong. What stands
# in them is read back by the tests of src/tabletop and src/render too.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
mkdir "$scratch/a b"
cd "$scratch/a b" || exit 1
breuk=$BREUK_PROGRAM

# png_size FILE: width x height, from its header.
png_size()
{
    od -An -tu1 -j16 -N8 "$1" | awk '{ print (($1 * 256 + $2) * 256 + $3) * 256 + $4 "x" (($5 * 256 + $6) * 256 + $7) * 256 + $8 }'
}

# count_of FILE TEXT: how often a text stands in a file.
count_of()
{
    grep -o -- "$2" "$1" | wc -l | tr -d ' '
}

# Pictures of sheets.
run "$breuk" print classic --format png --dpi 30 --lang en
is "png: exit 0" "$status" 0
is "nothing on stdout" "$out" ''
is "which pictures" "$(printf '%s\n' "$err" | tail -n 1)" 'classic-01.png to classic-24.png: 24 pictures.'
is "they are all there" "$(echo classic-*.png | wc -w | tr -d ' ')" 24
cp classic-01.png first.png
run "$breuk" print classic --format png --lang en
is "what is there is not overwritten: exit 2" "$status" 2
has "and it says what" "$err" 'classic-01.png already exists'
run "$breuk" print classic --format png --dpi 30 --force
cmp -s first.png classic-01.png
is "--force overwrites; two runs give the same bytes" "$status$?" 00
run "$breuk" print classic --format png --pages 24 --lang en --force
is "one of several pages has its number" "$status$(printf '%s\n' "$err" | tail -n 1)" '0classic-24.png: 1 picture.'
is "A4 at 300 dpi, when nothing else is said" "$(png_size classic-24.png)" 2480x3508
run "$breuk" print classic --dpi 50 --backs none -o small/sheet.png --lang en
is "a folder that is not there: exit 3" "$status" 3
run "$breuk" print classic --dpi 50 --backs none --format png -o small/ --lang en
is "with a slash it is made" "$status$(printf '%s\n' "$err" | tail -n 1)" '0small/classic-01.png to small/classic-12.png: 12 pictures.'
is "--dpi" "$(png_size small/classic-01.png)" 413x585
run "$breuk" print classic --dpi 50 --sheet letter -o letter.png --lang en
has "an ending says the format" "$err" 'letter-01.png to letter-24.png'
is "--sheet" "$(png_size letter-01.png)" 425x550
run "$breuk" print classic --format svg -o small
is "into a folder that is there" "$status$(echo small/*-24.svg)" 0small/classic-24.svg
xmllint --noout small/classic-01.svg
verdict "an SVG is well-formed" $?
is "its letters are outlines" "$(grep -c '<text\|font-family' small/classic-01.svg)" 0
has "it is as large as the paper" "$(head -n 2 small/classic-01.svg)" 'width="595.275591pt" height="841.889764pt"'
cp small/classic-01.svg first.svg
run "$breuk" print classic -o small/classic.svg --force
cmp -s first.svg small/classic-01.svg
verdict "two runs give the same bytes" $?
run "$breuk" print classic --format pdf -o small/ --lang en
has "a PDF goes into a folder, too" "$err" 'small/classic.pdf: '
run "$breuk" print classic --format png --dpi 30 -o json.png --json
is "--json" "$out" '{"file":"json-01.png","last":"json-24.png","pictures":24}'
run "$breuk" print classic --format png --dpi 30 --pages 3-4 -o some.png --lang en
is "--pages: numbered as in the whole" "$status$(printf '%s\n' "$err" | tail -n 1)" '0some-03.png to some-04.png: 2 pictures.'
run "$breuk" print equals answers --format png --dpi 30 -o answers.png --lang nl
is "a page that is the only one has no number" "$status$(printf '%s\n' "$err" | tail -n 1)" '0answers.png: 1 afbeelding.'

run "$breuk" print classic --format png --dpi 30 --pages 3-4 -o bare --lang en
is "a name without an ending gets one on each page" "$status$(printf '%s\n' "$err" | tail -n 1)" '0bare-03.png to bare-04.png: 2 pictures.'

for format in pdf svg png pcio; do
    what=answers
    [ $format != pcio ] || what=cards
    run "$breuk" print equals $what --format $format -o plain --lang en
    is "so does a single file: $format" "$status $(ls plain plain.$format 2>/dev/null)" "0 plain.$format"
done
rm plain.*
mkfifo pipe
cat pipe >piped &
run "$breuk" print equals answers -o pipe --lang en
wait $!
is "a pipe is written as it is named" "$status $(head -c 5 piped)" '0 %PDF-'

# Single cards.
run "$breuk" print mixed-forms --format png --single --dpi 100 -o cards/ --lang en
kinds=$("$breuk" preview mixed-forms --json -o kinds.png --width 100 | sed 's/.*"kinds":\([0-9]*\).*/\1/')
is "each kind of card once, and the back" "$status $(echo cards/* | wc -w | tr -d ' ')" "0 $((kinds + 1))"
for name in blue-1-2 red-0.5 green-50pc yellow-pie-1-2 wild plus4 blue-plus2 back; do
    is "a card's name: $name" "$(png_size "cards/mixed-forms-$name.png")" 248x346
done
cmp -s cards/mixed-forms-blue-1-2.png cards/mixed-forms-red-1-2.png
is "each has its own" "$?" 1
run "$breuk" print mixed-forms --format svg --single --backs none -o cards/x.svg
is "as SVG, without the back" "$status $(echo cards/*.svg | wc -w | tr -d ' ')" "0 $kinds"
rm cards/mixed-forms-blue-1-2.png
run "$breuk" print mixed-forms --format png --single -o cards/ --lang en
is "one that is there is enough to refuse" "$status$(ls cards | grep -c 'blue-1-2[.]png')" 20

# Several backs, and what else a sheet's cards have.
printf '%s\n' '<deck format="1" ruleset="fractions"><title lang="en">Two</title>' \
    '<suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>' \
    '<numbers values="1/2"/><numbers values="1/3" back="bars"/></deck>' >two.xml
run "$breuk" print ./two.xml --format png --single --dpi 60 -o two/ --lang en
is "each back that a card has" "$status $(cd two && echo *)" '0 two-back-bars.png two-back.png two-red-1-2.png two-red-1-3.png'
cmp -s two/two-back.png two/two-back-bars.png
is "backs differ" "$?" 1
run "$breuk" print ./two.xml --format png --single --dpi 60 --backs none --self-check -o marked/
cmp -s two/two-red-1-2.png marked/two-red-1-2.png
is "equal cards have their mark" "$status$?" 01
run "$breuk" print ./two.xml --format tts -o table --json
is "tts: sheets of backs, too" "$out $(cd table && echo *)" \
    '{"file":"table/two.json","cards":2,"kinds":2,"pictures":2} two-1.png two-back-1.png two.json'
is "each card uses its own" "$(count_of table/two.json '"UniqueBack":true')" 3
run "$breuk" print ./two.xml -o backs.pcio --json
is "pcio: a picture of each back" "$out" '{"file":"backs.pcio","cards":2,"kinds":2,"pictures":4}'
run "$breuk" print ./two.xml -o marked.pcio --self-check
cmp -s backs.pcio marked.pcio
is "pcio: equal cards have their mark" "$status$?" 01
run "$breuk" print ./two.xml --format tts -o marked-table --self-check
cmp -s table/two-1.png marked-table/two-1.png
is "tts: equal cards have their mark" "$status$?" 01

# Tabletop Simulator.
run "$breuk" print fractions --format tts --lang en
is "tts: exit 0" "$status" 0
is "nothing on stdout" "$out" ''
has "what was made" "$err" 'fractions-tts/fractions.json: 196 cards. '
has "and what to do with it" "$err" 'Copy this file to the folder ~/'
is "a folder of sheets, the back and the saved object" "$(cd fractions-tts && echo *)" \
    'fractions-1.png fractions-2.png fractions-3.png fractions-back.png fractions.json'
is "a sheet is 10 by 7 cells" "$(png_size fractions-tts/fractions-1.png)" 4090x3997
is "the back is one" "$(png_size fractions-tts/fractions-back.png)" 409x571
save=fractions-tts/fractions.json
is "each card is in the deck" "$(count_of $save '"Name":"Card"')" 196
has "they are called as one calls them" "$(cat $save)" '"Nickname":"blue 2/4"'
url="file://$(pwd -P | sed 's/ /%20/g')/fractions-tts"
has "the pictures are where they were made" "$(cat $save)" "\"FaceURL\":\"$url/fractions-1.png\""

# The rest needs no more than 13 kinds of cards.
cp "$BREUK_SOURCE/decks/parts/suits.xml" suits.xml
cat >small.xml <<'DECK'
<deck format="1" ruleset="fractions"><title lang="en">Small</title><include href="suits.xml"/>
<numbers values="1/2 2/4" copies="2"/><action does="reverse"/>
<extra copies="3"><title lang="en">Help</title></extra></deck>
DECK
run "$breuk" print ./small.xml --format tts --lang en
is "the sheet, the back and the saved object" "$status $(cd small-tts && echo *)" '0 small-1.png small-back.png small.json'
cp -r small-tts first
run "$breuk" print ./small.xml --format tts --lang en
is "what is there is not overwritten: exit 2" "$status" 2
has "and it says what" "$err" 'small-tts/small-1.png already exists; choose another name with -o'
rm small-tts/small-1.png
run "$breuk" print ./small.xml --format tts --lang en
is "also when only one of them is there" "$status$(cd small-tts && ls -A | tr '\n' ' ')" '2small-back.png small.json '
run "$breuk" print ./small.xml --format tts --force
is "--force overwrites" "$status" 0
diff -r first small-tts >/dev/null
verdict "two runs give the same bytes" $?
run "$breuk" print ./small.xml --format tts --lang nl -o dutch/ --url https://example.org/decks
has "where the pictures are to be put" "$err" 'https://example.org/decks/'
has "and are looked for" "$(cat dutch/small.json)" '"BackURL":"https://example.org/decks/small-back.png"'
has "the names are Dutch" "$(cat dutch/small.json)" '"Nickname":"blauw keer om"'
is "what is not played lies beside the deck" "$(count_of dutch/small.json '"rotZ":0.0')" 3
run "$breuk" print ./small.xml --format tts --json -o for-programs
is "--json" "$out" '{"file":"for-programs/small.json","cards":23,"kinds":13,"pictures":2}'
run "$breuk" print ./small.xml --format tts -o grey --grey
cmp -s grey/small-1.png small-tts/small-1.png
is "--grey" "$status$?" 01

# playingcards.io.
run "$breuk" print ./small.xml --format pcio --lang de
is "pcio: exit 0" "$status" 0
has "what was made, in German" "$err" 'small.pcio: 23 Karten. '
is "it is a ZIP" "$(head -c 2 small.pcio)" PK
cp small.pcio first.pcio
run "$breuk" print ./small.xml --format pcio
is "what is there is not overwritten: exit 2" "$status" 2
run "$breuk" print ./small.xml --lang de -o again.pcio
cmp -s first.pcio again.pcio
verdict "an ending says the format, too; two runs give the same bytes" $?
run "$breuk" print ./small.xml --lang fr -o french.pcio
cmp -s first.pcio french.pcio
is "in French it is another" "$?" 1
run "$breuk" print ./small.xml --format pcio --json -o for-programs.pcio
is "--json" "$out" '{"file":"for-programs.pcio","cards":23,"kinds":13,"pictures":14}'
"$breuk" print ./small.xml --format pcio --lang de -o /dev/stdout 2>/dev/null | cmp -s - first.pcio
verdict "into a pipe, the same bytes" $?

# Chosen cards.
run "$breuk" print fractions --only 'blue 2/4' --format png --single --backs none -o one/ --lang en
is "--only, singly" "$status$(printf '%s\n' "$err" | tail -n 1)" '0one/fractions-blue-2-4.png: 1 picture.'
run "$breuk" print fractions --only 'blue 2/4' --copies 3 --format tts -o one/ --json
is "--only and --copies, on a table" "$out" '{"file":"one/fractions.json","cards":3,"kinds":1,"pictures":2}'

# What goes wrong leaves nothing behind.
mkdir empty
cd empty || exit 1
# refused WORDS MESSAGE: print with these words is wrong usage, and says so.
refused()
{
    # shellcheck disable=SC2086 # a word an argument
    run "$breuk" print $1 --lang en
    is "print $1: exit 2" "$status" 2
    has "and it says why" "$err" "$2"
}
refused 'spin --format pcio --sheet letter' '--sheet has no effect on pcio'
refused 'spin --format tts --backs none' '--backs has no effect on tts'
refused 'spin --format pcio --url https://a.b' '--url has no effect on pcio'
refused 'spin --url https://a.b' '--url has no effect on pdf'
refused 'spin --single' '--single has no effect on pdf'
refused 'spin --format svg --dpi 300' '--dpi has no effect on svg'
refused 'spin --format png --dpi 29' 'must be a whole number from 30 to 1200'
refused 'spin --format png --dpi 1200' 'more than 80 million pixels; choose --dpi 909 or less, or --format svg'
refused 'spin --format tts --pages 1' '--pages has no effect on tts'
refused 'spin --format pcio --seats 3' '--seats has no effect on pcio'
refused 'spin --format pcio --dry-run' '--dry-run has no effect on pcio'
refused 'spin --format tts --printer a' '--printer has no effect on tts'
refused 'spin --format pcio --back-offset 1,1' '--back-offset has no effect on pcio'
refused 'spin --format png --single --copies 2' '--copies has no effect with --single'
refused 'spin --format png --single --back-offset 1,1' '--back-offset has no effect with --single'
refused 'spin --format png --single --pages 1' '--single makes no sheets'
refused 'spin --format png --single --dry-run' '--single makes no sheets'
refused 'spin --format png --pages 99' '99'
refused 'equals answers --format png --single' '--single works only with cards; leave it out'
refused 'spin all --format pcio' 'the format pcio is only for cards; leave out “all”'
refused 'spin all --format tts' 'the format tts is only for cards; leave out “all”'
refused 'spin --format tts --url decks' '--url must be a web address that begins with https://'
refused 'spin --format paper' pcio
cat >many.xml <<'DECK'
<deck format="1" ruleset="fractions"><title lang="en">Many</title>
<suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>
<numbers values="1/2; 2/4" copies="2501"/></deck>
DECK
refused './many.xml --format tts' 'there are 5002 cards, but Tabletop Simulator can take at most 5000'
refused './many.xml --format pcio' 'there are 5002 cards, but playingcards.io can take at most 2000'
cat >bare.xml <<'TEMPLATE'
<template format="1"><card width="63" height="88"/><font family="Andika"/>
<sign name="square"><area d="M 0 0 H 1"/></sign>
<face><layer for="wild"><circle x="9" y="9" radius="9" fill="dark"/></layer></face></template>
TEMPLATE
refused './many.xml --format pcio --template ./bare.xml' 'there are 5002'
sed 's/2501/1/' many.xml >few.xml
refused './few.xml --format pcio --template ./bare.xml' 'has no layer for this kind of card: number'
refused './few.xml --format png --single --template ./bare.xml -o new/' 'has no layer for this kind of card: number'
refused './few.xml --format svg --template ./bare.xml -o new/' 'has no layer for this kind of card: number'
cat >twins.xml <<'DECK'
<deck format="1" ruleset="fractions"><title lang="en">Twins</title>
<suit id="a" colour="#B24B42" shape="square"><name lang="en" short="A">a</name></suit>
<suit id="a-1" colour="#FFC32D" shape="star"><name lang="en" short="B">b</name></suit>
<numbers values="1/2; 2" suits="a"/><numbers values="2" suits="a-1"/></deck>
DECK
# What is wrong with the deck is told before a file that already exists.
mkdir taken
touch taken/few.pdf taken/few-01.png taken/few-red-1-2.png taken/few.pcio taken/few-1.png
for words in '' '--format png' '--format png --single' '--format pcio' '--format tts'; do
    refused "./few.xml $words --template ./bare.xml -o taken" 'has no layer for this kind of card: number'
    refused "./few.xml $words -o taken" 'already exists'
done
rm -r taken
refused './twins.xml --format png --single' 'two cards would both be in a file called “a-1-2”'
refused './few.xml --format tts --template ./bare.xml' 'has no layer for this kind of card: number'
rm ./*.xml
touch file
run "$breuk" print ../small.xml --format tts -o file --lang en
is "a file where the folder should be: exit 3" "$status" 3
has "and it says which" "$err" file
run "$breuk" print ../small.xml --format tts -o none/deck --lang en
is "a folder in none: exit 3" "$status" 3
has "and it says what to do" "$err" 'none/deck: the folder “none” does not exist; make it first, or choose another place with -o'
run "$breuk" print ../small.xml --format pcio -o none/spin.pcio --lang en
is "a file in none: exit 3" "$status" 3
has "and it says what to do" "$err" 'none/spin.pcio: the folder “none” does not exist; make it first, or choose another place with -o'
run "$breuk" print ../small.xml -o file/spin.pdf --lang en
has "a file for a folder: exit 3" "$status $err" '3 breuk: file/spin.pdf: part of this path is a file, not a folder'
run "$breuk" print ../small.xml -o "$(printf '%0300d' 0).pdf" --lang en
has "a name that is too long: exit 3" "$status $err" '3 breuk: 0000'
has "and it says so" "$err" 'the name is too long; choose a shorter one with -o'
run "$breuk" print spin -o spin.JPG --lang en
is "what cannot be made is not called so" "$status $err" '2 breuk: breuk cannot write .jpg files; use a name that ends in .pdf, .png, .svg or .pcio'
run "$breuk" print ../small.xml -o unnamed --lang en
is "the report names the file with its ending" "$status ${err%%:*}" '0 unnamed.pdf'
[ -s unnamed.pdf ] && [ ! -e unnamed ]
verdict "and so it is called" $?
run "$breuk" print ../small.xml -o unnamed --force --json
has "in JSON, too" "$out" '"file":"unnamed.pdf"'
rm unnamed.pdf
run "$breuk" print spin -o ps --dry-run
is "a name without an ending may be anything" "$status" 0
run "$breuk" print spin --pages 1 --dpi 30 -o ../LOUD.PNG --lang en
has "an ending in capitals is one" "$status $(printf '%s\n' "$err" | tail -n 1)" '0 ../LOUD-01.PNG: 1 picture.'
is "and a PNG it is" "$(png_size ../LOUD-01.PNG)" 248x351
run "$breuk" print spin --format png --single --dpi 30 --only 'red 7' -o /dev/null --lang en
is "a device takes all pictures" "$status $(printf '%s\n' "$err" | tail -n 1)" '0 /dev/null: 2 pictures, one after another.'
run "$breuk" print ../small.xml -o /dev/full --lang en
has "a full disk: exit 3" "$status $err" '3 breuk: /dev/full: the disk is full; free some space, or choose'
run "$breuk" export spin -o none/spin.csv --lang en
has "other commands say the same" "$status $err" '3 breuk: none/spin.csv: the folder “none” does not exist; make it first'
if [ "$(id -u)" -ne 0 ]; then
    mkdir locked
    chmod 500 locked
    run "$breuk" print ../small.xml -o locked/spin.pdf --lang en
    has "a folder that may not be written: exit 3" "$status $err" \
        '3 breuk: locked/spin.pdf: you cannot write to the folder “locked”; choose another place with -o'
    rmdir locked
fi
rm file
is "all of that left nothing" "$(ls -A)" ''

# A signal that comes while it draws takes the folder that was made for the pictures, too. One that was done before is
# begun anew.
begun_or_over()
{
    [ "$(ls -A pictures 2>/dev/null | grep -c breuk-)" -gt 0 ] || ! kill -0 "$pid" 2>/dev/null
}
times=0
while :; do
    "$breuk" print fractions --format png -o pictures/ 2>../interrupted &
    pid=$!
    within_reason begun_or_over
    kill -TERM "$pid" 2>/dev/null
    wait "$pid"
    status=$? times=$((times + 1))
    [ "$(ls -A pictures 2>/dev/null | grep -c '[.]png$')" -eq 44 ] && [ $times -lt 50 ] || break
    rm -rf pictures
done
is "a signal ends it while it draws" $status 143
is "and nothing is left, nor the folder" "$(ls -A)" ''

done_testing
