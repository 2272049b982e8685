#!/bin/sh
# usage: extract.sh SOURCE_ROOT
# Writes all sentences marked in src/ to stdout, as a .pot file. The one place that knows the keywords.
set -eu
cd "$1"
find src -name '*.[ch]' ! -path src/base/message.h | LC_ALL=C sort |
    xgettext --language=C --from-code=UTF-8 --keyword --keyword=N_ --keyword=NP_:1,2 --keyword=text_get \
        --no-location --no-wrap --sort-output --package-name=breuk --files-from=- --output=- |
    sed -e '/^"POT-Creation-Date:/d' -e '/^"Report-Msgid-Bugs-To:/d'
