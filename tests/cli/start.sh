#!/bin/sh
# What draws is opened when something is drawn, and not before; where it is missing all else goes on.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
folder=${BREUK_PROGRAM%/*}
[ -e "$folder/breuk-drawing.so" ] || { echo '1..0 # SKIP the program is one piece here'; exit; }

# spares FILE LIBRARY…: it does not load these with itself.
spares()
{
    libraries=$(ldd "$folder/$1")
    name=$1
    shift
    for library; do
        lacks "$name does not load $library with itself" "$libraries" "lib$library."
    done
}
if command -v ldd >/dev/null; then
    spares breuk cairo pango-1 glib-2 fontconfig qpdf rsvg-2
    spares breuk-drawing.so rsvg-2
fi

cd "$scratch" || exit
LD_BIND_NOW=1 run "$BREUK_PROGRAM" print classic --format pcio -o classic.pcio
is "whatever the module asks for is there" "$status" 0

# A program without its module.
cp "$BREUK_PROGRAM" breuk
echo '<sheet/>' >sheet.xml
run ./breuk match 2/4 1/2
is "match needs no module" "$status$err" 0
for words in --help 'print --help' 'help --as bash' 'help template' 'list templates' 'new template mine' \
    'check --schema template' 'check sheet.xml' 'sim classic --games 10' 'export classic -o classic.csv'; do
    # shellcheck disable=SC2086 # words
    run ./breuk $words
    lacks "$words needs no module" "$status $err" 'cannot load'
done
for words in 'print classic' 'print --calibration' 'preview classic' 'sim classic --plot plot.svg'; do
    # shellcheck disable=SC2086 # words
    run ./breuk $words
    is "$words: exit 3, nothing on stdout" "$status$out" 3
    has "$words: says what is missing" "$err" 'breuk: cannot load a part of breuk (breuk-drawing.so: '
done
run ./breuk check classic
has "check says what it could not look at" "$status $err" '3 breuk: cannot load a part of breuk ('
run ./breuk check mine.xml --json
is "check --json ends with 3" "$status$err" 3
has "check --json: an object" "$out" '"id":"cannot load a part of breuk ({reason}); install breuk again"'
run ./breuk print classic --format tts
has "so does a table for a screen" "$status $err" '3 breuk: cannot load a part of breuk (breuk-drawing.so: '
is "no file was begun" "$(find . -name 'plot.*' -o -name '*.p??' ! -name classic.pcio -o -name '*.json')" ''
echo nonsense >breuk-drawing.so
run ./breuk print classic
has "a module that is broken is told as well" "$status $err" '3 breuk: cannot load a part of breuk ('
cp "$folder/breuk-drawing.so" .
run ./breuk print classic
is "with the module a deck is printed" "$status$err" "0classic.pdf: 108 cards on 12 sheets of paper. Print at 100% (“actual size”), on both sides, flipping on the long edge."

# A library that every command has: the system says which one it is. (musl and macOS have other words.)
if ldd "$BREUK_PROGRAM" 2>/dev/null | grep -q ld-linux; then
    mkdir broken
    for name in zip sqlite3 ncursesw; do
        library=$(ldd "$BREUK_PROGRAM" | sed -n "s/.*\(lib$name\.so[.0-9]*\) =>.*/\1/p")
        echo nonsense >"broken/$library"
        run env LD_LIBRARY_PATH="$PWD/broken" "$BREUK_PROGRAM" match 2/4 1/2
        is "a broken $library: exit 127, nothing on stdout" "$status$out" 127
        has "and it is named" "$err" "$library: "
        rm "broken/$library"
    done
fi
done_testing
