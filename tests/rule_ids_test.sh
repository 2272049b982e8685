#!/bin/sh
# Proves that tests/rule_ids.sh finds what it is there for: small trees, each with one thing wrong.
. "$BREUK_SOURCE/tests/tap.sh"

# A tree of three rules, right in every respect, and with much that looks like an id and is none.
plant()
{
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree/src/rules" "$scratch/tree/decks" "$scratch/tree/tests/scenarios"
    cd "$scratch/tree" || exit 1
    cat >src/rules/RULES.md <<'RULES'
# Rules

**S1. Players.** Two to ten.

**T1. What fits.** As the top.

**T2. Wilds.** They fit, whatever S1 says.
RULES
    cat >src/rules/play.c <<'CODE'
/* T1, T2 */
static int D9; /* white is D50, on A4, in UTF-8, of H2O: T1–T2 */
static const char *words[] = {"the byte E9", "M0 0 H19 V18", "/* no comment: C19", "T1 T2", "\"/*"};
enum { P90, C9 = 'E' }; // S1
CODE
    cat >decks/deck.xml <<'DECK'
<deck path="M0 0 H19"> <!-- S1,
     T2 --> <set name="V18"/> </deck>
DECK
    for id in S1 T1 T2; do
        printf '{"scenario":"so it goes","rules":["%s"]}\n{"seats":["P8","P9"]}\n' "$id" >>"tests/scenarios/${id%?}.jsonl"
    done
    printf '{"refused":{"seat":0},"rule":"T1"}\n' >>tests/scenarios/T.jsonl
    printf '# by T1\nprintf P6; cat <<E9\n' >tests/play.sh
}

look()
{
    run sh "$BREUK_SOURCE/tests/rule_ids.sh" "$scratch/tree"
}

# finds NAME WHAT: the tree that stands there is refused, with these words.
finds()
{
    look
    is "$1: it fails" "$status" 1
    has "$1: it says where and what" "$out" "$2"
}

# cites NAME FILE FORMAT: printf with an id that is no rule, at the end of that file.
cites()
{
    plant
    row=$(($(cat "$2" 2>/dev/null | wc -l) + 1))
    printf "$3" T19 >>"$2"
    finds "$1" "# $2:$row: T19 is not in src/rules/RULES.md"
}

plant
look
is "a tree whose rules all stand there passes" "$status" 0
is "and says nothing" "$out" "$(printf '%s\n' "ok 1 - each rule that is cited stands in src/rules/RULES.md" \
    "ok 2 - each stands there once, in order" "ok 3 - each has a scenario" 1..3)"

cites "cited in a comment of C" src/rules/play.c '/* see %s */\n'
cites "after code, to the end of the line" src/rules/play.c 'int a; // %s\n'
cites "at the end of a range" src/rules/play.c '/* T1–%s */\n'
cites "between literals" src/rules/play.c 'f("\\"", /* %s */ "");\n'
cites "in a string of ids" src/rules/play.c '{"T1 %s", 0},\n'
cites "in a string that begins with it" src/rules/play.c '{"%s: each is charged"},\n'
cites "in a message" src/rules/play.c 'N_("spin cards need it (rule %s)")\n'
cites "in JSON within C" src/rules/play.c '"{\\"rule\\":\\"%s\\"}"\n'
cites "in a header" src/rules/play.h '/* %s */\n'
cites "in a comment of XML" decks/deck.xml '<!-- %s -->\n'
cites "by another rule" src/rules/RULES.md 'As %s says.\n'
cites "by a manual" src/man.5.scd '{"error":"no","rule":"%s"}\n'
cites "by a scenario" tests/scenarios/T.jsonl '{"scenario":"so","rules":["T1","%s"]}\n'
cites "by a refusal" tests/scenarios/T.jsonl '{"refused":{"seat":0},"rule":"%s"}\n'
cites "in a comment of a script" tests/play.sh '    # %s\n'
cites "by a list of settings" tests/play.sh 'has "$out" "(usually 7; rules T1, %s)"\n'

plant
printf '/* begins\n * and names T19\n */\n' >>src/rules/play.c
finds "in a comment of several lines" '# src/rules/play.c:6: T19 is not in'

plant
printf '==> a.csv\nrule %s\n==> a.xml\nrule %s <!--\nT19 -->\n==> a.expect\na: no (rule T18)\n' E9 E9 >tests/some.cases
finds "in a file of a table of cases" '# tests/some.cases:5: T19 is not in'
has "and in what it expects" "$out" '# tests/some.cases:7: T18 is not in'
lacks "but nowhere else in it" "$out" E9

plant
sed -i.old '/T1\. /d' src/rules/RULES.md
finds "a rule is taken out" '# src/rules/play.c:1: T1 is not in'
has "and all that cite it are named" "$out" '# tests/scenarios/T.jsonl:5: T1 is not in'
has "as is the hole that it leaves" "$out" '# src/rules/RULES.md:6: T2 stands where T1 is due'

plant
printf '**T1. Again.** So.\n' >>src/rules/RULES.md
finds "a rule stands there twice" '# src/rules/RULES.md:8: T1 stands in line 5 already'

for odd in T01 T20 A4 t1; do
    plant
    printf '**%s. Odd.** So.\n' "$odd" >>src/rules/RULES.md
    finds "$odd" "# src/rules/RULES.md:8: $odd is no id"
done

plant
rm tests/scenarios/T.jsonl
finds "a rule without a scenario" '# src/rules/RULES.md:7: no scenario in tests/scenarios/T.jsonl shows T2'

plant
printf '{"scenario":"so rule T2 goes","rules":["T1","T2"]}\n{"rules":["T2"]}\n' >tests/scenarios/T.jsonl
finds "a scenario that names its rule second" '# src/rules/RULES.md:7: no scenario in tests/scenarios/T.jsonl shows T2'

plant
mv tests/scenarios/S.jsonl tests/scenarios/T-more.jsonl
finds "a scenario in the file of another letter" '# src/rules/RULES.md:3: no scenario in tests/scenarios/S.jsonl shows S1'

plant
mv tests/scenarios/T.jsonl tests/scenarios/T-wild.jsonl
look
is "a letter may have several files of scenarios" "$status" 0

plant
printf '# Rules\n' >src/rules/RULES.md
finds "a page without rules" '# src/rules/RULES.md:1: no rules'

plant
rm -r src/rules/play.c decks tests src/rules/RULES.md
mkdir decks tests
printf '**S.** A page that nothing cites.\n' >src/rules/RULES.md
finds "a tree that cites nothing" '# no rule is cited'

plant
rm src/rules/RULES.md
look
is "without a page of rules it does not pass" "$status" 1
done_testing
