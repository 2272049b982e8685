#!/bin/sh
# usage: languages.sh SOURCE_ROOT
# The codes of the languages that are declared, English first, a line each.
sed -n 's/^LANGUAGE(\([a-z]*\),.*/\1/p' "$1/src/text/language-list.h"
