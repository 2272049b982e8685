#!/bin/sh
# usage: extract.sh SOURCE_ROOT
# Writes all sentences marked in src/, and those of the kinds of files, to stdout, as a .pot file. The one place that knows the
# keywords.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$1"
of_kinds=$(mktemp)
trap 'rm -f "$of_kinds"' EXIT
words=$(find decks templates print lessons -name '*.txt' 2>/dev/null | LC_ALL=C sort)
[ -z "$words" ] || awk -f "$here/kinds.awk" $words >"$of_kinds"
{
    find src -name '*.[ch]' ! -path src/base/message.h
    echo "$of_kinds"
} | LC_ALL=C sort |
    xgettext --language=C --from-code=UTF-8 --keyword --keyword=N_ --keyword=NP_:1,2 --keyword=text_get \
        --no-location --no-wrap --sort-output --package-name=breuk --files-from=- --output=- |
    sed -e '/^"POT-Creation-Date:/d' -e '/^"Report-Msgid-Bugs-To:/d'
