#!/bin/sh
# breuk list: what there is.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/kinds.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data"

run "$BREUK_PROGRAM" list decks
is "decks are listed without a complaint" "$status$err" 0
for deck in "classic          Classic (108 cards)" "classic-112      Classic, with title cards (112 cards)" \
    "families         Fraction families, ages 8 to 10 (153 cards)" \
    "lines            On the number line, ages 8 to 10 (189 cards)" \
    "no-factor        Simplify first, ages 10 to 12 (133 cards)" \
    "percent          Percent, ages 11 to 13 (185 cards)" \
    "tenths           Tenths and hundredths, ages 10 to 12 (189 cards)" \
    "equals           Equal fractions, ages 9 to 11 (189 cards)" \
    "first-fractions  First fractions, ages 7 to 9 (171 cards)" \
    "fractions        Fractions (196 cards)" "fractions-208    Fractions, more actions (208 cards)" \
    "improper         Improper and mixed numbers, ages 10 to 12 (189 cards)" \
    "mixed-forms      Mixed forms, ages 11 to 13 (189 cards)" "spin             Spin (112 cards)"; do
    has "there is $deck" "$out" "  $deck"
done
run "$BREUK_PROGRAM" --lang nl list decks
has "titles are in the user's language" "$out" "fractions        Breuken (196 kaarten)"

run "$BREUK_PROGRAM" list rulesets
is "rule sets" "$status$out" "0  belgian    Belgian
  deluxe     Deluxe
  fractions  Fractions
  my         My rules
  spin       Spin"

run "$BREUK_PROGRAM" list rules
has "a setting has its range, first value and rule" "$out" "hand-size          1–40 (default: 7; rule S3)
      how many cards each player gets"
has "and one of words has them" "$out" "first-wild-colour  next, dealer (default: next; belgian, fractions: dealer;
                     rule S8)"
has "two rules have a comma between" "$out" "strict, referee, peers (default: strict; rules X1, X3)"
has "one rule set that differs" "$out" "  wheel              no, yes (default: no; spin: yes; rule W1)"
lacks "a rule set that differs nowhere is not named" "$out" "my:"
missing=$(sed -n 's/^SETTING([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$BREUK_SOURCE/src/ruleset/setting-list.h" | while read -r name; do
    printf '%s\n' "$out" | grep -q "^  $name  " || echo "$name"
done)
is "every setting of the table is listed" "$missing" ""
run "$BREUK_PROGRAM" --lang fr list rules
has "in French a colon stands apart, and words are as they are typed" "$out" "no/non, yes/oui (par défaut no ; spin : yes ; règle W1)"

for language in en nl de fr; do
    run "$BREUK_PROGRAM" --lang "$language" list rules
    is "no line is wider than 80 columns in $language" "$(printf '%s\n' "$out" | LC_ALL=C.UTF-8 grep -E '.{81}')" ""
done

run "$BREUK_PROGRAM" list bots
is "bots: exit 0" "$status$err" 0
has "each with how it plays" "$out" '  adder        with wrong=referee or peers lays 3/4 on 2/3'
run "$BREUK_PROGRAM" --json list bots
has "JSON for a bot" "$out" '{"kind":"bot","name":"random","help":"plays any card that fits, and draws only when none fits. It has no plan, and never bluffs"}'

run "$BREUK_PROGRAM" list
for heading in Decks: "Rule sets:" "Rule settings:" "Card templates:" "Sheets of paper:" Bots:; do
    has "without a kind all are listed: $heading" "$out" "$heading"
done

run "$BREUK_PROGRAM" --json list rules
has "JSON for settings" "$out" '{"kind":"setting","name":"hand-size","minimum":1,"maximum":40,"initial":7,"rulesets":{"belgian":7,"deluxe":7,"fractions":7,"my":7,"spin":7},"rules":["S3"],"help":"how many cards each player gets"}'
has "JSON for a setting of two rules" "$out" '"rules":["X1","X3"]'
has "JSON for words" "$out" '"name":"bluff","words":["stays","back"],"initial":"stays","rulesets":{"belgian":"back","deluxe":"stays","fractions":"back","my":"stays","spin":"stays"},"rules":["C2"]'
run "$BREUK_PROGRAM" --json list
verdict "every line of JSON is an object" "$([ "$(grep -cv '^{.*}$' "$scratch/out")" -eq 0 ]; echo $?)" "$out"
has "JSON for a deck" "$out" '{"kind":"deck","name":"spin","title":"Spin","cards":112,"played":108,"ruleset":"spin","path":'
has "JSON for a rule set" "$out" '{"kind":"ruleset","name":"fractions","title":"Fractions","base":"belgian","path":'

mkdir -p "$scratch/data/breuk/decks/rulesets" "$scratch/data/breuk/templates"
cat >"$scratch/data/breuk/decks/mine.xml" <<END
<deck format="1"><title lang="en">Mine</title>
<suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit><numbers values="1"/></deck>
END
echo '<deck format="1"/>' >"$scratch/data/breuk/decks/spin.xml"
printf '<template format="1">' >"$scratch/data/breuk/templates/broken.xml"
sed 's/>Plain</>Mine</' "$BREUK_SOURCE/templates/plain.xml" >"$scratch/data/breuk/templates/mine.xml"
cp -r "$BREUK_SOURCE/templates/parts" "$scratch/data/breuk/templates"
run "$BREUK_PROGRAM" list decks
is "with a deck of one's own, too" "$status$err" 0
flat=$(printf '%s\n' "$out" | tr -s '\n ' '  ')
has "it says where it is" "$flat" " mine Mine (1 card) – your own: $scratch/data/breuk/decks/mine.xml"
has "one with errors says how to find them, and hides the shipped one" "$flat" \
    " spin has errors; see: breuk check $scratch/data/breuk/decks/spin.xml"
lacks "the shipped one is hidden" "$out" "Spin (112 cards)"
run "$BREUK_PROGRAM" list templates
flat=$(printf '%s\n' "$out" | tr -s '\n ' '  ')
has "templates of one's own" "$flat" " mine Mine – your own: $scratch/data/breuk/templates/mine.xml"
has "and one that is broken" "$flat" " broken has errors; see: breuk check $scratch"
has "beside the shipped ones" "$out" "  plain    Plain"
echo '<template format="1" base="mine"/>' >"$scratch/data/breuk/templates/based.xml"
echo '<template format="1" base="gone"><title lang="en">Lost</title></template>' >"$scratch/data/breuk/templates/lost.xml"
run "$BREUK_PROGRAM" list templates
flat=$(printf '%s\n' "$out" | tr -s '\n ' '  ')
has "one without a title has that of its base" "$flat" " based Mine – your own: "
has "one without its base has errors" "$flat" " lost has errors; see: breuk check $scratch"
run "$BREUK_PROGRAM" --json list templates
has "JSON for a template" "$out" '{"kind":"template","name":"based","title":"Mine","base":"mine","path":'
cat >"$scratch/data/breuk/decks/rulesets/short.xml" <<END
<ruleset format="1" base="fractions"><title lang="en">Short</title><set name="hand-size" value="5"/><set name="talk-penalty" value="0"/></ruleset>
END
cp "$scratch/data/breuk/decks/rulesets/short.xml" "$scratch/data/breuk/decks/rulesets/zebra.xml"
echo '<ruleset format="1" base="whist"/>' >"$scratch/data/breuk/decks/rulesets/broken.xml"
run "$BREUK_PROGRAM" list rules
is "with rule sets of one's own, one of them broken" "$status$err" 0
has "their values stand among the others" "$out" "hand-size          1–40 (default: 7; short, zebra: 5; rule S3)"
has "those of one value together" "$(printf '%s\n' "$out" | tr -s '\n ' '  ')" "0–20 (default: 2; belgian, fractions: 4; short, zebra: 0; rule"
lacks "a broken one has no values" "$out" "broken"
run "$BREUK_PROGRAM" list rulesets
has "but it is listed, with its errors" "$out" "  broken     has errors; see: breuk check"
run "$BREUK_PROGRAM" --lang fr list sheets
has "sheets have a title in the user's language, and the size of their cards" "$(printf '%s\n' "$out" | tr -s ' ')" " a4-jumbo A4, quatre cartes jumbo (88,9 × 127 mm)"
run "$BREUK_PROGRAM" --json list sheets
has "JSON for a sheet" "$out" '{"kind":"sheet","name":"avery-5371","title":"Avery 5371, 8371, 8871: ten business cards","cards":10,"backs":"long","card-width":88.9,"card-height":50.8,"paper-width":215.9,"paper-height":279.4,"path":'
is "every sheet that ships is good" "$(printf '%s\n' "$out" | grep -vc '"good":true')" 0

run "$BREUK_PROGRAM" list deks
is "a mistyped kind is wrong usage" "$status" 2
has "and gets the nearest" "$err" "did you mean “decks”?"
names=$(sed -n -e 's/^FILE_KIND([a-z]*, \([a-z]*\),.*/\1/p' -e 's/^LISTED(\([a-z]*\),.*/\1/p' "$BREUK_SOURCE/src/cli/kinds/file-kind-list.h")
run "$BREUK_PROGRAM" list everything
is "an unknown kind is wrong usage" "$status" 2
has "and gets them all" "$err" "choose $(enumerate or $names)"
run "$BREUK_PROGRAM" list decks rules
is "two kinds are wrong usage" "$status" 2

done_testing
