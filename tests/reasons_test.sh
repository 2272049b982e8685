#!/bin/sh
# Proves that tests/reasons.sh finds what it is there for: small trees, each with one thing wrong.
. "$BREUK_SOURCE/tests/tap.sh"

plant()
{
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree/src/room" "$scratch/tree/tests" "$scratch/tree/docs/design"
    cd "$scratch/tree" || exit 1
    printf '# The screen\n\n## Cards\n\nThey are drawn.\n\n## Two keys\n\nOne is pressed.\n' >docs/design/screen.md
    printf 'old\tnew\tfile\nTABLE\tROWS\troom/room.c\nstruct line\tstruct row\troom/room.c\n' >docs/design/renamed.tsv
    printf 'room/reading.c\troom/room.c\troom/room.c\n' >>docs/design/renamed.tsv
    cat >src/room/room.c <<'CODE'
/* How a card is drawn: docs/design/screen.md, “Cards”. */
enum { ROWS = 4 };
struct row {
    int cells; /* of a struct line of the TABLE */
};
/*
 * What a key does. Source: docs/design/screen.md, “Two
 * keys”. A table, 2 cards.
 */
CODE
}

look()
{
    run sh "$BREUK_SOURCE/tests/reasons.sh" "$scratch/tree"
}

plant
look
is "a tree in which all is right" "$status$(printf '%s\n' "$out" | grep -c '^ok')" 05

plant
sed -i.old 's/^## Cards/## The cards/' docs/design/screen.md
look
is "a heading that is gone fails" "$status" 1
has "it is named, with its place" "$out" 'src/room/room.c:1: docs/design/screen.md has no heading “Cards”'

plant
sed -i.old 's/^## Two keys/## Keys/' docs/design/screen.md
look
has "one whose citation is broken over two lines, too" "$out" \
    'src/room/room.c:6: docs/design/screen.md has no heading “Two keys”'

plant
mv docs/design/screen.md docs/design/terminal.md
look
has "a page that is gone is named" "$out" 'src/room/room.c:1: docs/design/screen.md is not there'

plant
echo '/* docs/design/screen.md says why. */' >src/room/other.h
look
has "a page without a heading is named" "$out" 'src/room/other.h:1: docs/design/screen.md: write which heading'

plant
printf '/* Source: TABLE,\n * 5. */\n' >src/room/other.h
look
has "a paper that is not in the tree is named" "$out" 'src/room/other.h:1: Source: TABLE, 5.'

plant
printf '/* As room.c and NAME.c do, and <zlib.h>; or room/lost.h. */\n' >src/room/other.h
look
has "a file that is nowhere is named, and no other" "$(printf '%s\n' "$out" | grep 'is not there')" \
    '# got:  src/room/other.h:1: room/lost.h is not there'

plant
echo 'static int TABLE; struct line;' >src/room/other.h
look
has "an old name that is in use again is named" "$out" 'docs/design/renamed.tsv:2: TABLE is in use'

plant
sed -i.old 's/^struct row/struct line/' src/room/room.c
look
has "one of two words, too, in its file" "$out" 'docs/design/renamed.tsv:3: struct line is in use'
has "and a new name that is gone" "$out" 'docs/design/renamed.tsv:3: struct row is not in src/room/room.c'

plant
cp src/room/room.c src/room/reading.c
look
has "and a file that is there again" "$out" 'docs/design/renamed.tsv:4: room/reading.c is in use'

plant
rm src/room/room.c
look
has "a tree that cites nothing fails: the pages would be for nobody" "$out" 'not ok 1 - comments cite pages'
done_testing
