#!/bin/sh
# usage: update.sh SOURCE_ROOT
# Merges the sentences marked in src/ into the .po files. There is no list of sources to forget one in, and no line
# numbers are kept, so that two people's changes meet in few places.
set -eu
cd "$1"
pot=$(mktemp)
trap 'rm -f "$pot"' EXIT
sh src/text/po/extract.sh . >"$pot"
for language in nl de fr; do
    msgmerge --quiet --no-fuzzy-matching --no-location --sort-output --no-wrap \
        --output-file="src/text/po/$language.po.new" "src/text/po/$language.po" "$pot"
    msgattrib --no-obsolete --no-location --sort-output --no-wrap \
        --output-file="src/text/po/$language.po" "src/text/po/$language.po.new"
    rm "src/text/po/$language.po.new"
    echo "$language: $(msgattrib --untranslated --no-wrap "src/text/po/$language.po" | grep -c '^msgid "..*"' || true) without words"
done
