#!/bin/sh
# breuk check: all complaints at once, exit codes, what is shipped, schemas.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/kinds.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data"
corpus=$BREUK_SOURCE/tests/cli/check
cd "$scratch" || exit 1

check()
{
    run "$BREUK_PROGRAM" check "$@"
}

cd "$BREUK_SOURCE" || exit 1
folders='decks decks/parts decks/rulesets templates templates/parts print lessons'
# shellcheck disable=SC2086 # names without blanks
shipped=$(for folder in $folders; do ls $folder/*.xml; done | grep -v '/schemas\.xml$')
# shellcheck disable=SC2086
check --strict $shipped
is "all that is shipped is right" "$status$err" 0
for file in $shipped; do
    has "$file: says so" "$out" "$file: fine: a "
done

# What editors go by: every file names a schema that is there and takes it, and so do the rules for Emacs.
model='type="application/xml" schematypens="http://relaxng.org/ns/structure/1.0"?>$'
# The compact schema that the rules of a folder name for a root.
compact_of()
{
    compact=$(sed -n "s/.*<documentElement localName=\"$2\" uri=\"\([^\"]*\)\".*/\1/p" "$1/schemas.xml")
    [ -z "$compact" ] || realpath "$1/$compact"
}
led=0
for folder in $folders; do
    for schema in $(sed -n "s|^<?xml-model href=\"\([^\"]*\)\" $model|\1|p" "$folder"/*.xml | sort -u); do
        files=$(grep -l "^<?xml-model href=\"$schema\" $model" "$folder"/*.xml)
        led=$((led + $(echo "$files" | wc -l)))
        # shellcheck disable=SC2086
        run xmllint --noout --nonet --relaxng "$folder/$schema" $files
        is "$folder: $schema takes the files that name it" "$status $(printf '%s\n' "$err" | grep -v ' validates$')" '0 '
        # shellcheck disable=SC2086
        for root in $(grep -ho -m 1 '^<[a-z]\+' $files | sort -u); do
            compact=$(compact_of "$folder" "${root#<}")
            is "$folder: of <${root#<}> Emacs is led to the compact form of $schema" \
                "${compact:-$(compact_of decks "${root#<}")}" "$(realpath "$folder/${schema%rng}rnc")"
        done
    done
    rules=$folder/schemas.xml
    included=$(sed -n 's/.*<include rules="\([^"]*\)".*/\1/p' "$rules")
    is "$folder: the rules for Emacs are those of decks" "$(realpath "$folder/${included:-schemas.xml}")" \
        "$(realpath decks/schemas.xml)"
    check "$rules" fractions
    is "$folder: they are left out of a check" "$status$err" \
        "0$rules: note: skipped: it only tells Emacs where to find the schemas of the files beside it"
done
is "each shipped file names a schema" $led "$(echo "$shipped" | wc -l)"
cd "$scratch" || exit 1

# What is committed for editors is what the program checks by.
for kind in $kinds; do
    schema=$(schema_of $kind)
    check --schema $kind
    is "the schema of a $kind is the committed one" "$status$out" "0$(cat "$schema")"
    check --schema $kind --compact
    is "and the compact one" "$status$out" "0$(cat "${schema%.rng}.rnc")"
done

check fractions
is "a shipped deck by its name" "$status$err$out" \
    "0$BREUK_SOURCE/decks/fractions.xml: fine: a deck of 196 cards, 196 of them to play with; different values: 31"
check --lang fr fractions
has "in French nothing stands between the file and its colon" "$out" "decks/fractions.xml: aucune erreur"
check --lang nl fractions
has "in Dutch" "$out" "in orde: een kaartspel van 196 kaarten"
check fractoins
is "a name that is not there: exit 2" "$status$out$err" '2breuk: there is no “fractoins”; did you mean “fractions”?'

cp "$corpus"/*.xml .
check wrong.xml
is "a wrong file: exit 1, nothing on stdout" "$status$out" 1
is "all of it at once" "$err" "$(cat "$corpus/wrong.expect")"
check --json wrong.xml
is "with --json all is on stdout" "$status$err" 1
is "an object a complaint, and one for the file" "$(printf '%s\n' "$out" | wc -l)" \
    "$(($(wc -l <"$corpus/wrong.expect") + 1))"
has "with its place" "$out" '"file":"wrong.xml","line":3,"column":'
has "and the verdict" "$out" '{"file":"wrong.xml","verdict":"wrong","kind":"deck","part":false,"errors":3,"warnings":0}'

check warned.xml
is "warnings alone: exit 0" "$status" 0
has "they are told" "$err" "warned.xml:2:3: warning: "
has "and the file is fine" "$out" "warned.xml: fine: a deck"
check --strict warned.xml
is "with --strict: exit 1, not fine" "$status$out" 1
has "they are errors" "$err" "warned.xml:2:3: error: "

check broken.xml
is "what is not XML, and yet is read: exit 1" "$status$out$err" \
    "1broken.xml:1:1: error: <deck> is never closed; write </deck> at the end of line 2"
check absent.xml
is "what is not there: exit 2" "$status$out$err" \
    "2absent.xml: error: cannot find “absent.xml”; check its name and folder"
check .
is "a folder: a name of no deck" "$status$out" 2
mkdir empty
check ./empty
is "a folder without files of ours: exit 2" "$status$out$err" "2./empty: error: no file in here ends in .xml; name another folder"
rmdir empty
printf '<house/>' >house.xml
check house.xml
is "an unknown kind: exit 1" "$status$out$err" \
    "1house.xml:1:1: error: breuk does not know files that start with <house>; it knows: $(echo "<$kinds>" | paste -sd, - | sed 's/,/>, </g')"
printf '<part of="deck" format="1"/>' >part.xml
check part.xml
is "a part alone" "$status$err$out" "0part.xml: fine: a part, which other files include"

# What is wrong in a part is told with who includes it, up to the file that is no part.
mkdir including including/parts
printf '<deck format="1">\n  <title lang="en">T</title>\n  <include href="parts/a.xml"/>\n</deck>\n' >including/deck.xml
printf '<part of="deck" format="1">\n  <include href="b.xml"/>\n  <suit id="red" colour="#B24B42" shape="squar"><name lang="en" short="R">red</name></suit>\n</part>\n' >including/parts/a.xml
printf '<part of="deck" format="1">\n  <number values="1/2"/>\n</part>\n' >including/parts/b.xml
run "$BREUK_PROGRAM" check --lang en including/deck.xml
has "an error in a part names who includes it" "$err" 'including/parts/a.xml:3:42: error: “shape” cannot be “squar”'
has "by file, line and column" "$err" 'did you mean “square”? (included by including/deck.xml:3:18)'
has "an error in a part of a part names both" "$err" '(included by including/parts/a.xml:2:18, including/deck.xml:3:18)'
run "$BREUK_PROGRAM" check --lang en --json including/deck.xml
has "as JSON" "$out" '"included_by":[{"file":"including/parts/a.xml","line":2,"column":18},{"file":"including/deck.xml","line":3,"column":18}]'
run "$BREUK_PROGRAM" check --lang en including/parts/b.xml
lacks "nobody includes a part that is checked alone" "$err" 'included by'
printf '<part of="sheet" format="1"/>' >part.xml
check part.xml
is "a part of what has none: exit 1" "$status" 1
if mkfifo fifo 2>/dev/null; then
    check ./fifo
    is "a pipe: exit 2 without waiting" "$status$out" 2
fi

run sh -c 'cd "$1" && : >lesson7.xml && "$BREUK_PROGRAM" check --lang en lesson7' sh "$scratch"
is "a name where a file of that name lies: exit 2" "$status" 2
has "and how to say it" "$err" 'breuk knows nothing by the name “lesson7”, but there is a file lesson7.xml here; write lesson7.xml'

check warned.xml wrong.xml fractions
is "several files: the worst exit code counts" "$status" 1
has "right ones are still told" "$out" "fractions.xml: fine"
check wrong.xml absent.xml fractions
is "absent weighs more than wrong" "$status" 2
has "and stops nobody" "$out" "fractions.xml: fine"

check
is "no file: exit 2" "$status$out" 2
has "and says so" "$err" "name a file to check"
check --schema deck x.xml
is "a schema and a file: exit 2" "$status$out" 2
check --compact x.xml
is "compact without a schema: exit 2" "$status$out" 2
check --schema house
is "a schema of nothing: exit 2" "$status$out" 2
run sh -c '"$BREUK_PROGRAM" check --schema deck >/dev/full'
is "a full disk: exit 3" "$status" 3
done_testing
