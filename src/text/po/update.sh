#!/bin/sh
# usage: update.sh SOURCE_ROOT
# Merges the sentences marked in src/ into the .po files. There is no list of sources to forget one in, and no line
# numbers are kept, so that two people's changes meet in few places. Sets each language's own quotes, apostrophes and
# spaces on the way: “Dutch”, „German“, « French » with no-break spaces.
set -eu
export LC_ALL=C.UTF-8
cd "$1"
pot=$(mktemp)
trap 'rm -f "$pot"' EXIT
sh src/text/po/extract.sh . >"$pot"

# Only lines with words of the language: msgstr, msgstr[0], msgstr[1].
typography()
{
    space=$(printf '\302\240')
    case $1 in
    nl) sed -E "/^msgstr/{ s/‘([^‘’]*)’/“\\1”/g; s/([a-z])'/\\1’/g; }" ;;
    de) sed -E '/^msgstr/s/“([^“”]*)”/„\1“/g' ;;
    fr) sed -E "/^msgstr/{ s/“([^“”]*)”/« \\1 »/g; s/'/’/g; s/ +([:;?!»])/$space\\1/g; s/« +/«$space/g; }" ;;
    *) cat ;;
    esac
}

for language in $(sh src/text/po/languages.sh . | tail -n +2); do
    po=src/text/po/$language.po
    msgmerge --quiet --no-fuzzy-matching --no-location --sort-output --no-wrap --output-file=- "$po" "$pot" |
        msgattrib --no-obsolete --no-location --sort-output --no-wrap - | typography $language >"$po.new"
    mv "$po.new" "$po"
    echo "$language: $(msgattrib --untranslated --no-wrap "$po" | grep -c '^msgid "..*"' || true) without words"
done
