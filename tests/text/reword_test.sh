#!/bin/sh
# Proves that reword changes a message wherever it stands, in a small tree, and nothing else.
. "$BREUK_SOURCE/tests/tap.sh"

tab=$(printf '\t')
tree=$scratch/tree

plant()
{
    rm -rf "$tree" "$scratch/planted"
    mkdir -p "$tree/src/base" "$tree/src/text/po" "$tree/decks" "$tree/tests/base"
    cat >"$tree/src/base/a.c" <<'EOF'
x = N_("no card is "
       "“{typed}”; look again");
y = NP_("{n} card is lain", "{n} cards are lain");
z = strcmp(word, "draw") + N_("draw");
EOF
    cat >"$tree/decks/deck.txt" <<'EOF'
a deck

Behind the name
stands a colour.
@starter
<deck>
  <!-- What is otherwise than
       usual. -->
</deck>
EOF
    printf '%s\n' 'msgid ""' 'msgstr ""' '"Language: nl\n"' '' \
        'msgid "Behind the name stands a colour."' 'msgstr "Achter."' '' \
        'msgid "What is otherwise than usual."' 'msgstr "Anders."' '' \
        'msgid "a deck"' 'msgstr "een spel"' '' 'msgid "draw"' 'msgstr "pak"' '' \
        'msgid "no card is “{typed}”; look again"' 'msgstr "geen “{typed}”"' '' \
        'msgid "{n} card is lain"' 'msgid_plural "{n} cards are lain"' 'msgstr[0] "{n} kaart"' 'msgstr[1] "{n} kaarten"' \
        >"$tree/src/text/po/nl.po"
    cat >"$tree/tests/base/a.sh" <<'EOF'
# it isn't draw
has "the whole" "$err" 'a.xml:1: error: no card is “blux”; look again'
has "a part" "$err" "card is “$typed”; look again"
has "too little" "$err" 'is draw'
EOF
    printf 'a.xml:1:2: error: no card is “bleu”; look again\n' >"$tree/tests/base/a.expect"
    printf '==> a.xml\n<a say="no card is “bleu”; look again"/>\n==> a.expect\na.xml:1:2: error: no card is “bleu”; look again\n' \
        >"$tree/tests/base/b.cases"
    printf 'check(say, "no card is " "“{typed}”; look again");\n' >"$tree/tests/base/a.c"
    cp -r "$tree" "$scratch/planted"
}

reword()
{
    printf '%s\n' "$@" >"$scratch/list"
    run python3 "$BREUK_SOURCE/src/text/po/reword" "$scratch/list" "$tree"
}

# refuses NAME WORDS LINE…: with these lines nothing is changed, and it says this.
refuses()
{
    name=$1
    words=$2
    shift 2
    reword "$@"
    is "$name is refused" "$status" 1
    has "$name, and it says so" "$err" "$words"
    is "$name, and nothing is changed" "$(diff -r "$scratch/planted" "$tree")" ''
}

plant
reword "no card is “{typed}”; look again${tab}“{typed}” is not a card; look again" \
    "{n} card is lain${tab}you play {n} card" "{n} cards are lain${tab}you play {n} cards" \
    "draw${tab}take" "Behind the name stands a colour.${tab}A colour follows the name." \
    "What is otherwise than usual.${tab}Settings that differ."
is "a list is done" "$status" 0
has "and counted" "$out" '6 messages reworded in 7 files'
source=$(cat "$tree/src/base/a.c")
has "an id of several literals" "$source" 'N_("“{typed}” is not a card; look again")'
has "both ids of a plural" "$source" 'NP_("you play {n} card", "you play {n} cards")'
has "a marked word changes, an unmarked one does not" "$source" 'strcmp(word, "draw") + N_("take")'
is "the text of a kind of file" "$(cat "$tree/decks/deck.txt")" 'a deck

A colour follows the name.
@starter
<deck>
  <!-- Settings that differ. -->
</deck>'
is "the .po file, its translations kept, sorted anew" "$(cat "$tree/src/text/po/nl.po")" 'msgid ""
msgstr ""
"Language: nl\n"

msgid "A colour follows the name."
msgstr "Achter."

msgid "Settings that differ."
msgstr "Anders."

msgid "a deck"
msgstr "een spel"

msgid "take"
msgstr "pak"

msgid "you play {n} card"
msgid_plural "you play {n} cards"
msgstr[0] "{n} kaart"
msgstr[1] "{n} kaarten"

msgid "“{typed}” is not a card; look again"
msgstr "geen “{typed}”"'
script=$(cat "$tree/tests/base/a.sh")
has "a message in a test" "$script" "'a.xml:1: error: “blux” is not a card; look again'"
has "a comment and a short text stay" "$(echo "$script" | grep draw)" "# it isn't draw
has \"too little\" \"\$err\" 'is draw'"
has "a part that cannot be changed for certain stays" "$script" '"card is “$typed”; look again"'
has "and is named" "$out" 'a.sh:3: card is “$typed”; look again'
is "what a test expects" "$(cat "$tree/tests/base/a.expect")" 'a.xml:1:2: error: “bleu” is not a card; look again'
is "what a table of cases expects, but not what it is expected of" "$(cat "$tree/tests/base/b.cases")" '==> a.xml
<a say="no card is “bleu”; look again"/>
==> a.expect
a.xml:1:2: error: “bleu” is not a card; look again'
has "a test in C" "$(cat "$tree/tests/base/a.c")" '"“{typed}” is not a card; look again"'

plant
refuses "an id that is not there" 'no message says: drawn' "drawn${tab}taken" "draw${tab}take"
refuses "an argument too few" 'list:1: the arguments of OLD and NEW differ' "{n} card is lain${tab}a card"
refuses "two messages that become one" 'two messages would become one: a deck' "draw${tab}a deck"
refuses "a line without a tab" 'list:2: write OLD, a tab, and NEW' "draw${tab}take" 'a deck'
refuses "an id that comes twice" 'list:2: this OLD has a line already' "draw${tab}take" "draw${tab}pull"
done_testing
