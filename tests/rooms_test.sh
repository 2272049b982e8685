#!/bin/sh
# Proves that tests/rooms.sh finds what it is there for: small trees, each with one thing wrong.
. "$BREUK_SOURCE/tests/tap.sh"

# A tree of four rooms, right in every respect.
plant()
{
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree/src/top" "$scratch/tree/src/player" "$scratch/tree/src/rules" "$scratch/tree/src/base"
    cat >"$scratch/tree/src/rooms.txt" <<'TABLE'
# room | may use | libraries
top    | player rules       | getopt
player | rules(view.h,move.h) |
rules  | base               | libxml2
base   |                    |
TABLE
    cd "$scratch/tree/src" || exit 1
    printf '#include "top/top.h"\n#include "rules/game.h"\n#include "base/text.h"\n#include <getopt.h>\n' >top/main.c
    printf '#include "rules/view.h"\n#  include "base/text.h"\n#include <stdio.h>\n' >player/player.c
    printf '#include <libxml/parser.h>\n#include <sys/stat.h>\n' >rules/rules.c
    printf '/* #include "top/top.h" is only spoken of */\n' >base/text.h
}

look()
{
    run sh "$BREUK_SOURCE/tests/rooms.sh" "$scratch/tree"
}

# finds NAME WHAT: the tree that stands there is refused, with these words.
finds()
{
    look
    is "$1: it fails" "$status" 1
    has "$1: it says where and why" "$out" "$2"
}

plant
look
is "a tree that keeps to its table passes" "$status" 0
is "there is a test for the table and one for each room that includes anything" \
    "$(printf '%s\n' "$out" | tail -n 1)" 1..4

plant
printf '\n#include "top/top.h"\n' >>base/text.h
finds "a room includes one that stands above it" '# src/base/text.h:3: "top/top.h": base may not use top'

plant
printf '#include "rules/game.h"\n' >>player/player.c
finds "a room includes a header outside the part it may use" \
    '# src/player/player.c:4: "rules/game.h": of rules, player may use only view.h move.h'

plant
printf '#include <libxml/tree.h>\n' >>top/main.c
finds "a library is included outside its room" '# src/top/main.c:5: <libxml/tree.h>: only the room with libxml2'

for header in cairo.h cairo-pdf.h pango/pangocairo.h fontconfig/fontconfig.h zlib.h jansson.h libintl.h sqlite3.h \
    ncurses.h ncursesw/curses.h pthread.h; do
    plant
    printf '#include <%s>\n' "$header" >>rules/rules.c
    finds "<$header> belongs to a room" "# src/rules/rules.c:3: <$header>: only the room with"
done

plant
printf '#include <openssl/ssl.h>\n' >>rules/rules.c
finds "a library that nobody knows" '# src/rules/rules.c:3: <openssl/ssl.h>: of no library'

plant
printf '#include "text.h"\n' >>base/text.h
finds "an include without its room" '"text.h": write "room/file.h"'

plant
printf '#include "cellar/wine.h"\n' >>base/text.h
finds "an include from a room that is not there" '"cellar/wine.h": there is no room cellar'

plant
mkdir attic
printf '#include <stdio.h>\n' >attic/attic.c
finds "a folder without a row" '# src/rooms.txt: src/attic has no row'

plant
printf 'cellar | top | \n' >>rooms.txt
finds "a row that uses what stands above it" '# src/rooms.txt: cellar uses top, which does not stand below it'

plant
printf 'cellar | ghost | \n' >>rooms.txt
finds "a row that names no room" '# src/rooms.txt: cellar uses ghost, which has no row'

plant
printf 'cellar | base\n' >>rooms.txt
finds "a row that lacks a column" '# src/rooms.txt: three columns are wanted: cellar | base'

plant
printf 'cellar | | openssl\n' >>rooms.txt
finds "a row with a library whose headers are unknown" 'tests/rooms.sh does not know the headers of openssl'

# The part of meson.build that reads src/rooms.txt, with libraries that need not be looked for.
mkdir "$scratch/rows" "$scratch/rows/src"
{
    printf '%s\n' "project('rows')" "fs = import('fs')" "libm = []"
    sed -n -e '/^library_of = {/,/^}/{' -e '/^[l}]/p' -e "s/^  \('[a-z0-9]*': \).*/  \1[],/p" -e '}' \
        -e '/^# The rooms from the bottom up/,/^dl = /{' -e '/ = cc\./!p' -e '}' "$BREUK_SOURCE/meson.build"
} >"$scratch/rows/meson.build"

# What meson says of src/rooms.txt itself with one word for another in it.
configure_with()
{
    sed "s/$1/$2/" "$BREUK_SOURCE/src/rooms.txt" >"$scratch/rows/src/rooms.txt"
    rm -rf "$scratch/rows/build"
    run meson setup "$scratch/rows/build" "$scratch/rows"
    out=$(printf '%s\n' "$out" | grep 'ERROR:.*rooms\.txt')
}

configure_with '| libzip' '| libzop'
has "meson refuses a library that it does not know" "$out" "src/rooms.txt: files: there is no library libzop"
configure_with '| sqlite3' '| sqlite4'
has "also of a room that has no folder yet" "$out" "src/rooms.txt: records: there is no library sqlite4"
configure_with '| press paper ' '| press ghost paper '
has "meson refuses a room that has no row below" "$out" "src/rooms.txt: render: there is no room ghost below it"
configure_with cli cli
is "and has nothing to say against the table as it is" "$status$out" 0

rm -rf "$scratch/tree/src"
look
is "without a table it does not pass" "$status" 1
done_testing
