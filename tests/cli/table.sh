#!/bin/sh
# breuk import and breuk export: tables for spreadsheets.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data"
mkdir "$scratch/work"
cd "$scratch/work" || exit 1
breuk=$BREUK_PROGRAM

printf 'suit,face,count\nblue,1/2,5\nred,2/4,5\nyellow,0.5,5\ngreen,3/6,5\n,wild,4\n' >../cards.csv
run "$breuk" import deck ../cards.csv --lang en
is "three columns make a deck: exit 0" "$status" 0
has "it says what was made, here and not beside the table" "$err" 'cards.xml: a deck of 24 cards'
has "and how to look at it" "$err" "
  $breuk --lang en preview cards.xml"
run "$breuk" import deck ../cards.csv -o fractions --lang en
has "a file that has a deck's name is called by its place" "$err" " preview ./fractions"
rm fractions
run "$breuk" import deck ../cards.csv -o cards.xml --force --lang en
has "and what was assumed" "$err" '../cards.csv:2:1: note: “blue” gets the colour #314387 and the shape circle'
run "$breuk" check cards.xml --lang en --strict
is "which is fine" "$status" 0
is "without any complaint" "$err" ''
xmllint --noout --relaxng "$BREUK_DATA/decks/deck.rng" cards.xml 2>/dev/null
verdict "editors agree" $?
has "the suits have their names in other languages" "$(cat cards.xml)" '<name lang="de" short="Gr">Grün</name>'
cp cards.xml first.xml
run "$breuk" import deck ../cards.csv
is "what is there is not overwritten: exit 2" "$status" 2
cmp -s cards.xml first.xml
verdict "and stays" $?
run "$breuk" import deck ../cards.csv -o ../cards.csv --force --lang en
is "nor the table itself, with --force: exit 2" "$status" 2
has "since it would be lost" "$err" '../cards.csv is an input, and writing would destroy it'
run "$breuk" import deck ../cards.csv --force --json
is "--force overwrites it, --json says so" "$(printf '%s\n' "$out" | tail -n 1)" '{"file":"cards.xml","cards":24}'

printf 'kleur;kaart;aantal\nblauw;1-feb;2\nrood;0,5;2\n' >../dates.csv
run "$breuk" import deck ../dates.csv -o dates.xml --lang nl
is "a table that is wrong: exit 2" "$status" 2
has "a date is explained at its place" "$err" '../dates.csv:2:7: fout: “1-feb” is een datum of tijd; rekenbladen maken die van 1/2 of 2/1.'
[ ! -e dates.xml ]
verdict "and nothing is written" $?
# The columns that a complaint names are read as they stand there, in each language.
for language in en nl de fr; do
    printf 'suit,qqqq\nblue,1/2\n' >unknown.csv
    run env BREUK_LANG=$language "$breuk" import deck unknown.csv -o unknown.xml
    words=$(echo "$err" | sed -n 's/.*: \(row, .*\)/\1/p' | tr -d ' ')
    has "$language: the columns are named" "$words" 'row,'
    printf '%s\n' "$words" >known.csv
    run env BREUK_LANG=en "$breuk" import deck known.csv -o known.xml
    lacks "$language: and each of them is one" "$err" 'there is no column'
done
run "$breuk" import deck nothing.csv --lang en
is "no such table: exit 2" "$status" 2
has "which is named" "$err" 'cannot find “nothing.csv”'
run "$breuk" import ruleset ../cards.csv --lang en
is "only decks are imported: exit 2" "$status" 2
has "and how" "$err" 'breuk import deck FILE.csv'

run "$breuk" export fractions --lang en
is "export: exit 0" "$status" 0
is "a name in this folder" "$err" 'fractions.csv: a table of 196 cards'
has "fractions are guarded" "$(cat fractions.csv)" "card,blue,'1/2,1,"
has "and so is what begins like a formula" "$(cat fractions.csv)" "card,blue,'+2,1,draw-two"
run "$breuk" export fractions
is "nothing is overwritten: exit 2" "$status" 2
run "$breuk" export mixed-forms --lang nl -o nl.csv
has "in Dutch use semicolons and decimal commas" "$(cat nl.csv)" "card;blue;\"'0,5\";"
run "$breuk" import deck nl.csv --lang en -o nl.xml
is "which come in again: exit 0" "$status" 0
run "$breuk" export ./nl.xml --lang nl -o again.csv
cmp -s nl.csv again.csv
verdict "and out as the same bytes" $?
run "$breuk" export spin --separator tab --json -o spin.tsv
is "with tabs, told in JSON" "$out" '{"file":"spin.tsv","cards":112}'
run "$breuk" export fractoins --lang en
is "no such deck: exit 2" "$status" 2
has "did you mean" "$err" fractions
cp nl.xml before.xml
run "$breuk" export nl.xml -o nl.xml --force --lang en
is "a deck is not overwritten by its table" "$status $err" \
    '2 breuk: nl.xml is an input, and writing would destroy it; choose another name with -o'
cmp -s nl.xml before.xml
verdict "and is as it was" $?
run "$breuk" export spin -o /dev/full
is "a full disk: exit 3" "$status" 3
done_testing
