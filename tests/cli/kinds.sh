# Sourced by tests that try every kind of file, after tap.sh: their names in $kinds, in the order of the list.
kinds=$(sed -n 's/^FILE_KIND(\([a-z]*\),.*/\1/p' "$BREUK_SOURCE/src/cli/kinds/file-kind-list.h")

# schema_of KIND: where its committed schema is
schema_of()
{
    find "$BREUK_SOURCE/decks" "$BREUK_SOURCE/templates" "$BREUK_SOURCE/print" "$BREUK_SOURCE/lessons" -name "$1.rng"
}

# enumerate CONJUNCTION WORD…: "deck, ruleset or sheet"
enumerate()
{
    conjunction=$1
    shift
    echo "$*" | sed -e 's/ /, /g' -e "s/, \\([^ ]*\\)\$/ $conjunction \\1/"
}
