#!/bin/sh
# A deck that travels: what lies beside it is found, it is packed into one file, which commands take as it is, and
# unpacked again; and what is refused.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" LC_ALL=C.UTF-8
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# mine/ is what an author has: a deck, its part, rule set and template with a picture, all in one folder.
mkdir -p mine/pictures mine/rulesets mine/parts
deck()
{
    cat <<END
<deck format="1" author="Ann" licence="CC0" template="$1" ruleset="$2">
<title lang="en">Mine</title>
<include href="parts/suits.xml"/>
<numbers values="1/2 2/4 3/6 1/3 2/6 3/9" copies="2"/>
</deck>
END
}
deck card house >mine/mine.xml
cat >mine/parts/suits.xml <<END
<part of="deck" format="1">
<suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit>
<suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>
</part>
END
cat >mine/card.xml <<END
<template format="1"><title lang="en">Card</title><card width="63" height="88"/><font family="Andika"/>
<include href="parts/signs.xml"/>
<face><layer for="number"><image href="pictures/badge.svg" x="10" y="60" width="40" height="20"/>
<number x="12" y="14" width="39" height="40" size="40"/></layer></face>
<back><image href="pictures/badge.svg" x="10" y="10" width="40" height="20"/></back></template>
END
cp "$BREUK_SOURCE/templates/parts/signs.xml" mine/parts/
echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#B24B42"/></svg>' >mine/pictures/badge.svg
echo '<ruleset format="1" base="base"><title lang="en">House</title><set name="hand-size" value="3"/></ruleset>' >mine/house.xml
echo '<ruleset format="1" base="fractions"><title lang="en">Base</title><set name="rounds" value="1"/></ruleset>' >mine/rulesets/base.xml

# What lies beside a deck is found.
run "$breuk" check --lang en mine/mine.xml
is "a deck with its own template and rule set beside it is fine" "$status$err" 0
run "$breuk" print mine/mine.xml cards --lang en -o beside.pdf
is "it is printed" "$status" 0
pdftotext beside.pdf beside.txt
cp -r mine other
rm other/card.xml
run "$breuk" check --lang en other/mine.xml
has "a template that is nowhere: where it was looked for, and where to put it" "$status$err" \
    'other/mine.xml:1:55: error: there is no template “card”, not beside this file either; choose one of: '
has "and where to put it" "$err" 'or put card.xml beside this file'
cp mine/card.xml other/crad.xml
run "$breuk" check --lang en other/mine.xml
has "one beside it of a similar name is proposed" "$err" 'did you mean “crad”?'
rm other/crad.xml other/rulesets/base.xml
run "$breuk" check --lang en other/mine.xml
has "a rule set that another one starts from, too" "$err" \
    'other/house.xml:1:27: error: there is no rule set “base”, not beside this file either; choose one of: '
cp mine/house.xml other/card.xml
run "$breuk" print other/mine.xml --lang en
has "a file of another kind is passed over" "$err" 'there is no template “card”'
mkdir other/templates
cp mine/card.xml other/templates/
cp -r mine/pictures mine/parts other/templates/
cp mine/rulesets/base.xml other/
run "$breuk" check --lang en other/mine.xml
is "a template in its own folder is found" "$status$err" 0
run "$breuk" play other/mine.xml --players bot,bot --seed 1 --ruleset huose --lang en
has "a rule set that was mistyped, for a deck" "$status$err" '2breuk: there is no rule set “huose”; did you mean “house”?'
run "$breuk" print mine/mine.xml --template crad --lang en
has "a template that was mistyped" "$status$err" '2breuk: there is no “crad”; did you mean “card”?'
run "$breuk" print mine/mine.xml --sheet whist --lang en
has "a sheet that was mistyped" "$status$err" 'or put whist.xml beside the deck'

# Packing.
run "$breuk" pack mine/mine.xml --lang en
is "pack" "$status$out$err" '0mine.zip: 7 files: card.xml, house.xml, mine.xml, parts/signs.xml, parts/suits.xml, pictures/badge.svg, rulesets/base.xml
Left out, because every breuk has it: fractions'
cp mine.zip first.zip
sleep 1
touch mine/*.xml
run "$breuk" pack mine/mine.xml --force --lang nl
cmp -s mine.zip first.zip
verdict "the same files give the same bytes" $?
run "$breuk" pack mine/mine.xml --lang en
is "what is there is not overwritten" "$status$err" \
    '2breuk: mine.zip already exists; choose another name with -o, or overwrite it with --force'
run "$breuk" pack mine/mine.xml -o pack.breuk --lang en
is "a name that no command would take" "$status$err" '2breuk: pack.breuk: use a name that ends in .zip'
run "$breuk" pack mine/mine.xml -o mine/house.xml --force --lang en
is "an input is not overwritten" "$status$(head -c 9 mine/house.xml)" '2<ruleset '
run "$breuk" pack other/mine.xml -o nowhere/x.zip --lang en
is "a folder that is not there" "$status" 3
run "$breuk" pack gone.xml --lang en
has "a deck that is not there" "$status$err" '2gone.xml: error: cannot find “gone.xml”'
deck card hoose >other/bad.xml
run "$breuk" pack other/bad.xml --lang en
has "a deck with a mistake is not packed" "$status$err" '2other/bad.xml:1:'
is "and nothing is written" "$(ls bad.zip 2>/dev/null)" ''
rm other/bad.xml
run "$breuk" pack fractions -o shipped.zip --json
is "of a shipped deck the deck" "$status$out" \
    '0{"file":"shipped.zip","files":["fractions.xml","parts/suits.xml"],"left-out":"fractions, studio"}'

# A template that starts from another: that comes along, too, unless it came with breuk.
cp -r mine based
mv based/card.xml based/large.xml
echo '<template format="1" base="large"><title lang="en">Card</title><font family="DejaVu Sans"/></template>' >based/card.xml
run "$breuk" pack based/mine.xml -o based.zip --lang en
is "the base of a template is packed" "$status$err" '0based.zip: 8 files: card.xml, house.xml, large.xml, mine.xml, parts/signs.xml, parts/suits.xml, pictures/badge.svg, rulesets/base.xml
Left out, because every breuk has it: fractions'
run "$breuk" preview based.zip --lang en -o based.png
is "and found in the pack" "$status" 0
echo '<template format="1" base="plain"><title lang="en">Card</title></template>' >based/card.xml
rm -r based/large.xml based/pictures
run "$breuk" pack based/mine.xml -o based.zip --force --lang en
is "one that came with breuk is left out" "$status$err" '0based.zip: 5 files: card.xml, house.xml, mine.xml, parts/suits.xml, rulesets/base.xml
Left out, because every breuk has it: fractions, plain'
sed -i 's/plain/plian/' based/card.xml
run "$breuk" pack based/mine.xml -o broken.zip --lang en
has "one that is not there is told" "$status$err" '2based/card.xml:1:28: error: there is no template “plian”; did you mean “plain”?'
is "and nothing is packed" "$(ls broken.zip 2>/dev/null)" ''

# What lies in the author's own folders comes along.
mkdir -p "$XDG_DATA_HOME/breuk/templates" "$XDG_DATA_HOME/breuk/decks/rulesets" "$XDG_DATA_HOME/breuk/print"
cp -r mine/pictures mine/parts mine/card.xml "$XDG_DATA_HOME/breuk/templates/"
cp mine/house.xml mine/rulesets/base.xml "$XDG_DATA_HOME/breuk/decks/rulesets/"
cp "$BREUK_SOURCE/print/a4.xml" "$XDG_DATA_HOME/breuk/print/my-paper.xml"
mkdir away
cp -r mine/mine.xml mine/parts away/
rm away/parts/signs.xml "$XDG_DATA_HOME/breuk/templates/parts/suits.xml"
run "$breuk" pack away/mine.xml --sheet my-paper -o away.zip --lang en
is "they lie in folders of their kinds" "$status$err" '0away.zip: 8 files: mine.xml, parts/suits.xml, print/my-paper.xml, rulesets/base.xml, rulesets/house.xml, templates/card.xml, templates/parts/signs.xml, templates/pictures/badge.svg
Left out, because every breuk has it: fractions'
run "$breuk" pack away/mine.xml --sheet nosuch -o x.zip --lang en
has "a sheet that there is not" "$status$err" '2breuk: there is no “nosuch”, not beside the deck either; choose one of: '
run "$breuk" check ./away --lang en
has "check says what comes from elsewhere" "$out" "./away/mine.xml: needs $XDG_DATA_HOME/breuk/decks/rulesets/house.xml, "
rm -r "$XDG_DATA_HOME/breuk"

# The commands take it as it is.
for pack in mine.zip away.zip; do
    run "$breuk" print $pack cards --lang en -o $pack.pdf
    is "print $pack" "$status" 0
    pdftotext $pack.pdf packed.txt
    cmp -s packed.txt beside.txt
    verdict "the same stands on it as on that of the folder" $?
    run "$breuk" check $pack --lang en
    is "check $pack" "$status$err" 0
    run "$breuk" sim $pack --games 20 --seed 1 --lang en
    is "sim $pack" "$status" 0
done
run "$breuk" print away.zip --sheet my-paper --template card --lang en -o sheet.pdf
is "a sheet in it is found by its name" "$status" 0
run "$breuk" preview mine.zip -o faces.svg --lang en
is "preview" "$status" 0
run "$breuk" export mine.zip -o table.csv --lang en
is "export" "$status" 0
run "$breuk" export mine.zip -o mine.zip --force --lang en
has "a zip that is read is not overwritten" "$status$err" '2breuk: mine.zip is an input'
run "$breuk" pack mine.zip -o again.zip --lang en
cmp -s mine.zip again.zip
verdict "a pack packed is the same" $?
run "$breuk" play mine.zip --players bot,bot --seed 1 --plain --lang en --journal game.jsonl
is "play" "$status" 0
mkdir elsewhere
cd elsewhere || exit 1
run "$breuk" replay ../game.jsonl --verify --lang en
is "its journal is understood in another folder" "$status$err" 0
cd ..
has "the journal names it" "$(head -n 1 game.jsonl)" "$(pwd -P)/mine.zip"
run "$breuk" play mine.zip/mine.xml --players bot,bot --seed 1 --plain --lang en --ruleset base
is "a deck and a rule set named inside" "$status" 0

# Complaints name the file inside.
sed 's/values="1\/2 /values="1\/0 /' mine/mine.xml >other/mine.xml
cp mine/house.xml other/house.xml
run "$breuk" pack other/mine.xml -o bad.zip --lang en
is "what has mistakes is not packed" "$status" 2
LC_ALL=C sed 's/house\.xml/hxuse.xml/g' mine.zip >missing.zip
run "$breuk" check missing.zip --lang en
has "a file inside is named with its place" "$status$err" '1missing.zip/mine.xml:1:'
run "$breuk" print missing.zip --lang en
has "as other commands do" "$status$err" 'missing.zip/mine.xml:1:'

# Folders and zips with none or several.
run "$breuk" check mine/ --lang en
is "check of a folder" "$status$err" 0
has "says what goes with what" "$out" 'mine/mine.xml: goes with mine/parts/suits.xml, mine/house.xml, mine/rulesets/base.xml, mine/card.xml, mine/parts/signs.xml, mine/pictures/badge.svg'
run "$breuk" check mine.zip --json
has "as JSON" "$out" '"with":["mine.zip/parts/suits.xml",'
run "$breuk" print mine/ cards -o folder.pdf --lang en
is "a folder may be named instead of its deck" "$status" 0
cp mine/mine.xml mine/two.xml
echo '<svg/>' >mine/pictures/unused.svg
run "$breuk" play mine/ --lang en
is "a folder with two decks is asked which" "$status$err" \
    '2mine/: error: several files in here begin with <deck>; name the one that you mean: mine/mine.xml, mine/two.xml'
run "$breuk" check mine/ --lang en
has "check checks both" "$out" 'mine/two.xml: fine'
has "and notes what nobody names" "$status$err" '0mine/pictures/unused.svg: note: no other file in here names this one'
rm mine/two.xml
run "$breuk" pack mine -o whole.zip --lang en
is "a folder by its name alone is no path" "$status$err" \
    "2breuk: breuk knows nothing by the name “mine”, but there is a folder mine here; write mine/"
echo '<sheet format="1"/>' >mine/labels.xml
run "$breuk" pack ./mine -o whole.zip --lang en
has "a sheet in the folder with a mistake" "$status$err" '2./mine/labels.xml:1:'
cp "$BREUK_SOURCE/print/a4.xml" mine/labels.xml
run "$breuk" pack ./mine -o whole.zip --lang en
has "a folder is packed with all in it" "$status$err" '0whole.zip: 8 files: card.xml, house.xml, labels.xml, mine.xml,'
mkdir empty
run "$breuk" check ./empty --lang en
is "an empty folder" "$status$err" '2./empty: error: no file in here ends in .xml; name another folder'
run "$breuk" play ./empty --lang en
is "no deck in a folder" "$status$err" '2./empty: error: no file in here begins with <deck>; name another folder or file'
ln -s /etc/passwd other/passwd.svg
sed 's/pictures.badge/passwd/' mine/card.xml >other/card.xml
cp mine/mine.xml other/mine.xml
run "$breuk" pack other/mine.xml -o out.zip --lang en
has "a picture outside, through a link" "$status$err" 'is a link that leads out of this folder'
sed 's/pictures.badge/..\/badge/' mine/card.xml >other/card.xml
run "$breuk" check other/mine.xml --lang en
has "a picture outside" "$status$err" 'other/card.xml:3:40: error: “../badge.svg” is not a file in this folder or below it'

# Unpacking.
run "$breuk" unpack mine.zip -o back --lang en
is "unpack" "$status$out$err" '0back: a folder with 7 files'
run "$breuk" pack back/mine.xml -o third.zip --lang en
cmp -s third.zip mine.zip
verdict "what is packed again is the same" $?
run "$breuk" unpack mine.zip -o back --lang en
is "a folder that is there stays" "$status$err" \
    '2breuk: back already exists; choose another folder with -o, or overwrite the files in it with --force'
echo mine >back/notes.txt
echo broken >back/mine.xml
run "$breuk" unpack mine.zip -o back --force --lang en
is "--force writes into it" "$status$(cat back/notes.txt)" 0mine
cmp -s back/mine.xml mine/mine.xml
verdict "and over its files" $?
rm -r back/pictures
ln -s /tmp back/pictures
run "$breuk" unpack mine.zip -o back --force --lang en
is "not through a link" "$status$err" \
    '2breuk: back/pictures is a link, and breuk unpacks nothing through a link; remove it first'
rm back/pictures back/mine.xml
echo precious >precious
ln -s ../precious back/mine.xml
run "$breuk" unpack mine.zip -o back --force --lang en
is "nor over one" "$status$err$(cat precious)" \
    '2breuk: back/mine.xml is a link or a folder, which breuk does not overwrite; remove it firstprecious'
is "and then nothing was left behind" "$(find . -name '*.breuk-*'; ls back/pictures 2>/dev/null)" ''
run "$breuk" unpack mine.zip -o nowhere/back --lang en
is "into a folder that is not there" "$status" 3
run "$breuk" unpack mine.zip --json -o json
has "as JSON" "$status$out" '0{"folder":"json","files":["card.xml",'

# What means harm, or is broken: the fuzzer's corpus. They are refused by every command that reads them, and nothing is
# written.
harm()
{
    for command in check unpack play print sim pack; do
        run "$breuk" $command "$zips/$1" --lang en
        has "$1: $command" "$status$err" "2$zips/$1: error: $2"
    done
}
zips=$BREUK_CASES/fuzz/corpus/archive
mkdir harm
cd harm || exit 1
harm up '“../mine.xml” leads out of the folder'
harm absolute '“/mine.xml” leads out of the folder'
harm drive '“C:/mine.xml” leads out of the folder'
harm link '“mine.xml” is a link or a device'
harm locked '“mine.xml” is locked with a password'
harm bzip2 '“mine.xml” is packed by a method'
harm bomb '“mine.xml” is larger than 8 MiB'
harm capitals '“mine.xml” is there twice'
harm clash '“mine/a.xml” is there twice'
harm latin 'the name “caf�xml” is not in UTF-8'
harm half 'this is not a whole zip'
is "nothing was written" "$(ls; ls ../mine.xml 2>/dev/null)" ''
run "$breuk" unpack "$zips/lying" --lang en
has "a file that is longer than its zip says" "$status$err" "2$zips/lying: error: “$zips/lying/mine.xml” is not what its zip says"
run "$breuk" unpack "$zips/sum" --lang en
has "a checksum that is wrong" "$status$err" "2$zips/sum: error: “$zips/sum/mine.xml” is not what its zip says"
run "$breuk" check "$zips/sum" --lang en
has "for check too" "$status$err" "2$zips/sum/mine.xml: error: “$zips/sum/mine.xml” is not what its zip says"
run "$breuk" unpack "$zips/nested" --lang en
has "a zip within a zip" "$status$err" "2$zips/nested: error: “$zips/nested/inner.zip” is a zip within a zip"
run "$breuk" check "$zips/nested" --lang en
has "for check too" "$status$err" 'is a zip within a zip'
run "$breuk" unpack "$zips/empty" --lang en
has "an empty one" "$status$err" '2'"$zips"'/empty: error: there is no file in this zip'
run "$breuk" unpack "$zips/text" --lang en
has "what is no zip" "$status$err" '2'"$zips"'/text: error: this is not a whole zip'
run "$breuk" unpack gone.zip --lang en
has "what is not there" "$status$err" '2gone.zip: error: this file is not there'
echo text >text.zip
for command in print check play sim pack unpack; do
    run "$breuk" $command text.zip --lang en
    has "what is called a zip and is none: $command" "$status$err" '2text.zip: error: this is not a whole zip'
done
rm text.zip
is "nothing was written" "$(ls)" ''

# What file managers make of a folder.
for zip in top-folder backslashes; do
    run "$breuk" unpack "$zips/$zip" -o $zip --lang en
    is "$zip: unpack" "$status$(ls $zip)" "0$(case $zip in top-folder) echo mine.xml ;; *) printf 'mine.xml\npictures' ;; esac)"
    run "$breuk" play "$zips/$zip" --lang en
    has "$zip: play finds the deck" "$err" "$zips/$zip/mine/mine.xml:1:"
done
cd ..

# Two files that would have one name.
mkdir -p clash/templates
sed 's/"pictures.badge/"templates\/CARD.xml" x="1" y="1" width="1" height="1"\/><image href="pictures\/badge/' mine/card.xml >clash/card.xml
cp -r mine/pictures mine/parts mine/house.xml mine/rulesets mine/mine.xml clash/
cp mine/pictures/badge.svg clash/templates/CARD.xml
cp mine/pictures/badge.svg clash/CARD.XML
sed 's/"pictures.badge.svg" x="10" y="60"/"CARD.XML" x="10" y="60"/' mine/card.xml >clash/card.xml
run "$breuk" pack clash/mine.xml -o clash.zip --lang en
is "names that differ in capitals only" "$status$err" \
    '2breuk: clash/card.xml and clash/CARD.XML would have the same name in the pack, if capitals count for nothing; rename one of them'
mv clash/CARD.XML 'clash/ba\d.svg'
sed 's/"pictures.badge.svg" x="10" y="60"/"ba\\d.svg" x="10" y="60"/' mine/card.xml >clash/card.xml
run "$breuk" pack clash/mine.xml -o clash.zip --lang en
is "a name that no zip can have" "$status" 2
done_testing
