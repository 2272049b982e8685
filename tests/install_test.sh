#!/bin/sh
# `meson install` into a DESTDIR: the program and all data that it reads.
#
# usage: install_test.sh BUILD_FOLDER
. "$BREUK_SOURCE/tests/tap.sh"
root=$scratch/root

DESTDIR=$root run meson install -C "$1" --no-rebuild --quiet
is "meson install ends well" "$status" 0
program=$(find "$root" -path '*/bin/breuk')
run "${program:-no-program}" --version
is "the program is under DESTDIR and runs" "$status" 0
run "$program" print classic --format pcio -o "$scratch/classic.pcio"
is "and finds its modules there" "$status" 0
data=${program%/bin/breuk}/share/breuk
for folder in decks templates print lessons; do
    [ -d "$BREUK_SOURCE/$folder" ] || continue
    is "$folder is installed, but for pictures of it" "$(cd "$data/$folder" && find . -type f | sort)" \
        "$(cd "$BREUK_SOURCE/$folder" && find . -type f ! -name '*.png' ! -name '.*' | sort)"
done
is "the words of each language are installed" "$(cd "$data/words" && ls)" "$(cd "$BREUK_SOURCE/src/text/po" && ls *.po | sed 's/po$/mo/')"
pages=${program%/bin/breuk}/share/man
if [ -e "$pages/man7/breuk-tutorial.7" ]; then
    is "the pages of each language are installed" "$(cd "$pages" && find de fr nl -type f | sort)" \
        "$(cd "$BREUK_SOURCE/src/cli/manual/man" && find de fr nl -name '*.scd' | sed 's|/\(.*\)\.\([0-9]\)\.scd|/man\2/\1.\2|' | sort)"
fi
is "nothing is installed beside the program, its modules, its data, words and pages" \
    "$(find "$root" -type f | grep -vE '/bin/breuk$|/lib.*/breuk/breuk-[a-z]*\.so$|/share/(breuk|locale|man|doc|bash-completion|fish|zsh)/')" ""
done_testing
