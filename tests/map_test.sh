#!/bin/sh
# Proves that tests/map.sh finds what it is there for: the map and what it names, each time with one thing wrong.
. "$BREUK_SOURCE/tests/tap.sh"

# plant SED: the tree by its names, the map after that edit.
plant()
{
    edit=$1
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree/src"
    set --
    for name in check docs meson.build tests decks templates print lessons; do
        set -- "$@" "$BREUK_SOURCE/$name"
    done
    ln -s "$@" "$scratch/tree"
    ln -s "$BREUK_SOURCE"/src/* "$scratch/tree/src"
    rm "$scratch/tree/src/README.md"
    sed "$edit" "$BREUK_SOURCE/src/README.md" >"$scratch/tree/src/README.md"
    run sh "$BREUK_SOURCE/tests/map.sh" "$scratch/tree"
}

# finds NAME SED WHAT: the map after that edit is refused, with these words.
finds()
{
    plant "$2"
    is "$1 is found" "$status" 1
    has "and named" "$out" "$3"
}

plant ''
is "the map as it is passes" "$status" 0
finds "a file that is gone" 's|`sim/figure-list.h`|`sim/figures-list.h`|' "sim/figures-list.h is not there"
finds "a folder that is gone" 's|`bots/NAME.c`|`robots/NAME.c`|' "robots is not there"
finds "a function of another name" 's/| `build_cards` |/| `make_cards` |/' "make_cards is not in deck/expand.c"
finds "a function of another file" 's|rules/situations/refusal.c|rules/game.c|' "refuse_misfit is not in rules/game.c"
finds "a room without a line" '/^| `csv` |/d' "the map:"
finds "a room that there is not" 's/^| `csv` |/| `tsv` |/' "the map:"
finds "a folder inside a room without a line" '/^| `documents\/print` |/d' "the map:"
plant
rm "$scratch/tree/docs"
mkdir -p "$scratch/tree/docs/design"
sed -e 's|`printable.h`|`printed.h`|' "$BREUK_SOURCE/docs/design/seams.md" >"$scratch/tree/docs/design/seams.md"
cp "$BREUK_SOURCE/docs/design/first-bot.md" "$scratch/tree/docs/design"
run sh "$BREUK_SOURCE/tests/map.sh" "$scratch/tree"
is "a file of the page on seams that is gone is found" "$status" 1
has "and named" "$out" "printed.h is not there"
if command -v git >/dev/null; then
    plant ''
    git -C "$scratch/tree" init -q
    touch "$scratch/tree/table.csv"
    git -C "$scratch/tree" add table.csv
    run sh "$BREUK_SOURCE/tests/map.sh" "$scratch/tree"
    is "a file that was left at the top is found" "$status" 1
    has "and named" "$out" "table.csv has no place at the top"
fi
done_testing
