#!/bin/sh
# breuk new: files that are right as they stand, by themselves and by copying whatever ships; and every way in which
# none is made.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/kinds.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data" XDG_STATE_HOME="$scratch/state"
breuk=$BREUK_PROGRAM
mkdir "$scratch/own" "$scratch/copies"
cd "$scratch/own" || exit 1

# A file to begin with, of each kind and in each language.
for kind in $kinds; do
    for language in en nl de fr; do
        run "$breuk" --lang $language new $kind "my-$kind-$language"
        is "a new $kind in $language" "$status$out" 0
        run "$breuk" check --strict "my-$kind-$language.xml"
        is "it checks clean" "$status$err" 0
        is "no line is wider than 120 columns, but for path data" \
            "$(LC_ALL=C.UTF-8 grep -v ' d="' "my-$kind-$language.xml" | grep -cE '.{121}')" 0
        run xmllint --noout --nonet --relaxng $kind.rng "my-$kind-$language.xml"
        is "the schema beside it takes it" "$status" 0
        has "to which its second line leads" "$(sed -n 2p "my-$kind-$language.xml")" \
            "<?xml-model href=\"$kind.rng\" type=\"application/xml\" schematypens=\"http://relaxng.org/ns/structure/1.0\"?>"
    done
    is "the schema is the committed one" "$(cat $kind.rng)" "$(cat "$(schema_of $kind)")"
done
has "comments are in the user's language" "$(cat my-deck-nl.xml)" '“breuk check” zegt wat er mis is'
has "so is the title's language" "$(cat my-deck-fr.xml)" '<title lang="fr">my deck fr</title>'
is "nothing else was written" "$(ls | wc -l | tr -d ' ')" $((5 * $(echo $kinds | wc -w)))

# It can be used at once.
run "$breuk" print my-deck-en.xml --template my-template-en.xml --sheet my-sheet-en.xml --lang en -o all.pdf
is "the deck is printed by the template on the sheet" "$status$err" \
    '0all.pdf: 68 cards on 8 sheets of paper. Print at 100% (“actual size”), on both sides, flipping on the long edge.'
is "in a fan, too, each card says its number: in two corners" "$(pdftotext -f 1 -l 1 all.pdf - | grep -oF 0.25 | wc -l | tr -d ' ')" 3
for language in en nl de fr; do
    run "$breuk" print spin --template my-template-en.xml --lang $language -o spin-$language.pdf
    is "the template suits every kind of card in $language: one line, no warning" \
        "$status$(printf '%s\n' "$err" | wc -l | tr -d ' ')" 01
done
run "$breuk" play my-deck-en.xml --players bot,bot --ruleset my-ruleset-en.xml --seed 1 --journal journal
is "the deck uses the rule set" "$status$err" 0
has "whose settings hold" "$(head -n 1 journal)" '"target":"100"'
cd / || exit 1
run "$breuk" replay --verify "$scratch/own/journal"
is "and the journal finds the rule set from any folder" "$status$err" 0
cd "$scratch/own" || exit 1
run "$breuk" play my-deck-en.xml --players bot,bot --ruleset absent.xml --lang en
is "a rule set's file that is not there: exit 2" "$status$out$err" \
    '2absent.xml: error: cannot find “absent.xml”; check its name and folder'
mkdir -p "$scratch/data/breuk/decks/rulesets"
cp my-ruleset-en.xml "$scratch/data/breuk/decks/rulesets/class4.xml"
run "$breuk" play fractions --players bot,bot --ruleset class4 --seed 1
is "by its name where the message says to put it" "$status$err" 0
rm -r "$scratch/data"

# What it says, with the program as it was called.
export BREUK_CALLED=./breuk
run "$breuk" new deck first --lang en
is "what was made and what to do next" "$(printf '%s\n' "$err" | sed 5q)" "first.xml is ready. Change it, then try it with:
  ./breuk --lang en check first.xml
  ./breuk --lang en preview first.xml
  ./breuk --lang en print first.xml
  ./breuk --lang en play first.xml"
is "and where it belongs, wherever the line breaks" "$(printf '%s\n' "$err" | sed 1,5d | tr '\n' ' ')" \
    "Move it to $scratch/data/breuk/decks to use it by its name, first, from any folder and in other files. "
mkdir ../apart "../two words"
run "$breuk" new deck first -o ../apart/first.xml --lang en
has "the schema, when it was written too" "$err" "../apart/first.xml is ready, with ../apart/deck.rng beside it"
cmp -s ../apart/deck.rng deck.rng
verdict "which is the same" $?
run "$breuk" new sheet s -o "../two words/it's.xml" --lang en
has "lines that a shell takes" "$err" "  ./breuk --lang en check '../two words/it'\\''s.xml'"
run "$breuk" new sheet s -o plain --lang en
has "and that are taken for a path" "$err" "  ./breuk --lang en print fractions --sheet ./plain
"
unset BREUK_CALLED
run "$breuk" new ruleset r --json
is "--json: an object" "$status$out$err" '0{"file":"r.xml","kind":"ruleset","schema":"ruleset.rng"}'
run env -u HOME -u XDG_DATA_HOME "$breuk" new ruleset homeless --lang en
is "without a home there is no folder to name" "$status$(printf '%s\n' "$err" | wc -l | tr -d ' ')" 04
run "$breuk" new ruleset r.xml
is "a name with .xml is one without, which is there" "$status" 2
run sh -c '"$BREUK_PROGRAM" new deck piped --lang en -o /dev/stdout | "$BREUK_PROGRAM" check --strict /dev/stdin'
lacks "into a pipe goes the file alone" "$out" 'is ready'
"$breuk" new deck piped -o /dev/stdout 2>/dev/null >../apart/piped.xml
run "$breuk" check --strict ../apart/piped.xml
is "and it is right" "$status$err" 0

# Copies of what ships stand by themselves, and are the same.
for kind in $kinds; do
    mkdir "$scratch/copies/$kind"
    cd "$scratch/copies/$kind" || exit 1
    met=0 # so that of each kind the first is tried
    for file in "$(dirname "$(schema_of $kind)")"/*.xml; do
        name=$(basename "$file" .xml)
        [ "$name" != schemas ] || continue
        sampled 11 || continue
        run "$breuk" new $kind "copy-of-$name" --from "$name"
        is "a copy of the $kind $name" "$status$out" 0
        run "$breuk" check --strict "copy-of-$name.xml"
        is "it checks clean" "$status$err" 0
        has "and holds the same" "${out#*: }" "$("$breuk" check "$file" | sed 's/^[^:]*: //')"
        run xmllint --noout --nonet --relaxng $kind.rng "copy-of-$name.xml"
        is "the schema takes it" "$status" 0
        lacks "it needs no other file" "$(cat "copy-of-$name.xml")" '<include'
        is "every comment came along, in its order" \
            "$(sed '1,/-->/d' "copy-of-$name.xml" | grep -c '<!--')" \
            "$(sed -n 's,.*<include href="\(.*\)"/>.*,\1,p' "$file" | while read -r part; do
                cat "$(dirname "$file")/$part"
                sed -n 's,.*<include href="\(.*\)"/>.*,\1,p' "$(dirname "$file")/$part" |
                    while read -r deeper; do cat "$(dirname "$file")/$(dirname "$part")/$deeper"; done
            done | cat "$file" - | grep -c '<!--')"
        is "elements are indented by their depth" "$(sed -e 's/ *<!--.*-->$//' -e '/^ *<!--/,/-->/d' -e '/^<?/d' \
            "copy-of-$name.xml" | awk '
            /^ *</ {
                match($0, /^ */)
                if ($0 ~ /^ *<\//) depth--
                odd += RLENGTH != 2 * depth
                begins = $0 ~ /^ *<[a-z]/
            }
            # a tag may end on a later line
            begins && />/ {
                if ($0 !~ /\/>$/ && $0 !~ /<\/[a-z-]*>$/) depth++
                begins = 0
            }
            END { print (NR > 3), odd + 0 }')" '1 0'
        [ $kind = deck ] || continue
        "$breuk" play "$name" --players bot,bot --rule rounds=1 --seed 1 --journal one >/dev/null
        "$breuk" play "copy-of-$name.xml" --players bot,bot --rule rounds=1 --seed 1 --journal two >/dev/null
        is "to the program it is the same deck" "$(sed -n 's/.*"hash":"\([0-9a-f]*\)".*/\1/p' two)" \
            "$(sed -n 's/.*"hash":"\([0-9a-f]*\)".*/\1/p' one)"
        rm one two
    done
done

# From an author's own file: parts within parts, other habits of writing.
mkdir -p "$scratch/mine/parts/more"
cd "$scratch/mine" || exit 1
printf '\357\273\277<?xml version="1.0"?>\r\n<?xml-model href="x.rng"?>\r\n<!-- Mine. -->\r\n<deck format="1">\r\n\t<title lang="en">Mine</title>\r\n\t<include href="parts/suits.xml"></include>\r\n\t<include href="parts/none.xml"/>\r\n\t<wild/> <!-- one --> <include href="parts/numbers.xml"/>\r\n</deck>\r\n<!-- The end. -->' >mine.xml
printf '<!-- Before. -->\n<part of="deck" format="1">\n    <!-- First,\n         and more. -->\n    <suit id="red" colour="#B24B42" shape="square">\n        <name lang="en" short="R">red</name>\n    </suit>\n\n    <include href="more/blue.xml"/>\n</part>\n<!-- Behind. -->\n' >parts/suits.xml
printf '<part of="deck" format="1"><suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit></part>' >parts/more/blue.xml
printf '<part of="deck" format="1"/>' >parts/none.xml
printf '<?xml-stylesheet href="kept.css"?>\n<part of="deck" format="1">\n<numbers values="1;\n  2"/>\n</part>\n' >parts/numbers.xml
ln -s mine.xml link.xml
for file in mine.xml link.xml parts/suits.xml; do
    run "$breuk" new deck whole --from ./mine.xml -o $file --force --lang en
    is "a copy goes over none of what it is made from: $file" "$status $(printf '%s\n' "$err" | tail -n 1)" \
        "2 breuk: $file is an input, and writing would destroy it; choose another name with -o"
done
rm link.xml
run "$breuk" new deck whole --from ./mine.xml --lang en
is "from a file of one's own" "$status$out" 0
is "it is written as its author did, with all in its place" "$(sed '1,3d' whole.xml)" '<!-- Mine. -->
<deck format="1">
	<title lang="en">Mine</title>
	<!-- Before. -->
	<!-- First,
	     and more. -->
	<suit id="red" colour="#B24B42" shape="square">
	    <name lang="en" short="R">red</name>
	</suit>

	<suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit>
	<!-- Behind. -->
	<wild/> <!-- one --> <?xml-stylesheet href="kept.css"?>
	<numbers values="1;
  2"/>
</deck>
<!-- The end. -->'
run "$breuk" check whole.xml
has "and it is right" "$out" 'whole.xml: fine: a deck of 5 cards'
run "$breuk" new deck part --from parts/suits.xml --lang en
is "a part is not copied alone: exit 2" "$status$err" \
    '2breuk: “parts/suits.xml” is a part, which other files include; copy one of those, and the part is copied with it'
run "$breuk" new deck other --from "$BREUK_SOURCE/print/a4.xml" --lang en
is "nor a file of another kind: exit 2" "$status$err" \
    "2breuk: “$BREUK_SOURCE/print/a4.xml” is another kind of file; copy it with “breuk new sheet”"
printf '<deck format="1">\n<title lang="en">x</title>\n<wild copies="0"/>\n</deck>\n' >wrong.xml
run "$breuk" new deck right --from wrong.xml --lang en
is "nor a wrong one: exit 2" "$status" 2
has "which says where it is wrong" "$err" 'wrong.xml:3:15: error: '
printf '<deck format="1" ruleset="mine"><title lang="en">x</title><suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit><wild/></deck>\n' >wrong.xml
run "$breuk" new deck right --from wrong.xml --lang en
is "nor one that is wrong beyond its grammar" "$status" 2
has "which is told once" "$(printf '%s\n' "$err" | wc -l | tr -d ' ')" 1
for part in 1 2; do
    { printf '<part of="deck" format="1">\n<!--'; head -c 5000000 /dev/zero | tr '\0' x; printf -- '-->\n</part>\n'; } >parts/long$part.xml
done
sed 's,<title.*,&<include href="parts/long1.xml"/><include href="parts/long2.xml"/>,' whole.xml >wide.xml
run "$breuk" new deck wider --from wide.xml --lang en
is "nor what would be larger than a file may be: exit 2" "$status$out" 2
has "which is told" "$err" 'breuk: with all its includes merged in, the file would be larger than 8 MiB; copy its folder instead'

# Nothing is made.
mkdir ../empty
cd ../empty || exit 1
fails()
{
    name=$1 code=$2 why=$3
    shift 3
    run "$breuk" --lang en new "$@"
    is "$name: exit $code" "$status$out" "$code"
    has "$name: why" "$err" "$why"
}
fails "a kind that was meant otherwise" 2 '“breuk new” cannot make a “dekc”; did you mean “deck”?' dekc x
fails "no kind at all" 2 "“breuk new” cannot make a “house”; type $(enumerate or $kinds), then a name" house x
fails "a name with a slash" 2 '“a/b” contains a “/”; give only a name here, and the path with -o FILE' deck a/b
fails "a name with a space" 2 'did you mean “my-deck”?' deck 'my deck'
fails "the same at its ends" 2 'did you mean “my-deck”?' deck '  my deck!!'
fails "a name with é" 2 '“été” is not a valid name; use a letter from a to z, then letters, digits, “-”, “_” or “.”, at most 64' deck été
lacks "whose letters are not guessed" "$err" 'did you mean'
fails "a name that is a number" 2 '“4” is not a valid name' deck 4
fails "an empty name" 2 '“” is not a valid name' deck ''
fails "only .xml" 2 '“.xml” is not a valid name' deck .xml
fails "a name of 65" 2 'at most 64' deck "$(printf '%065d' 0 | tr 0 a)"
fails "a name that Emacs wants" 2 'Emacs looks for schemas in a file named schemas.xml; choose another name' deck schemas
fails "a name that ships" 2 '“fractions” comes with breuk; choose another name, or add “--from fractions” to copy it' deck fractions
fails "a source that is not there" 2 'there is no “fractoins”; did you mean “fractions”?' deck x --from fractoins
fails "a source's file that is not there" 2 'absent.xml' deck x --from absent.xml
fails "a source of another kind's name" 2 'there is no “plain”' deck x --from plain
[ ! -d /proc/self ] || fails "a folder that says it is not there" 3 '/proc/x.xml: No such file or directory' deck x -o /proc/x.xml
fails "a folder that is not there" 3 'nowhere/x.xml: the folder “nowhere” does not exist; make it' deck x -o nowhere/x.xml
fails "a folder" 3 '.. is a folder; name a file inside it with -o' deck x -o ..
fails "a full disk" 3 '/dev/full: ' deck x -o /dev/full
is "nothing was left by any of these" "$(ls -A)" ''
run "$breuk" new deck fractions --from fractions
is "a copy may have the name of what it is of" "$status" 0
rm fractions.xml deck.rng
"$breuk" new deck x 2>/dev/null
echo mine >x.xml
fails "a file that is there" 2 'x.xml already exists; choose another name with -o, or overwrite it with --force' deck x
is "it is as it was" "$(cat x.xml)" mine
echo other >deck.rng
run "$breuk" new deck y --lang en
has "a schema that is there is left alone" "$err" 'y.xml is ready. It comes with a schema for XML editors, but a different deck.rng'
is "really" "$(cat deck.rng)" other
run "$breuk" new deck z --json
is "and JSON names none" "$out" '{"file":"z.xml","kind":"deck"}'
run "$breuk" new deck x --force
is "--force overwrites both" "$status$(cat x.xml deck.rng | grep -cxE 'mine|other')" 00
rm -f ./*
mkdir deck.rng
fails "a folder where the schema would be" 3 'deck.rng is a folder; name a file inside it with -o' deck x
is "no half is left" "$(ls -A)" deck.rng
rmdir deck.rng
run sh -c 'ulimit -f 4; exec "$BREUK_PROGRAM" new deck x'
is "no room for the schema: exit 3" "$status" 3
is "and no file" "$(ls -A)" ''
chmod 500 .
if ! touch probe 2>/dev/null; then
    fails "a folder that may not be written" 3 'x.xml: ' deck x
fi
chmod 700 .
rm -f probe
done_testing
