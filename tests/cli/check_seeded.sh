#!/bin/sh
# Mistakes that authors make, one file each in check/seeded: NAME.xml, and beside it in NAME.expect what must be
# said of it, to the column. grammar/ has what an editor sees by the schema, too; beyond/ what only the program
# sees; broken/ what is not XML. After a change of words: BREUK_EXPECT=write, run it, read the difference.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data"
seeded=$BREUK_SOURCE/tests/cli/check/seeded

# said FILE: what was said of it; and the exit code that its worst word deserves.
said()
{
    run "$BREUK_PROGRAM" check --lang en "$1"
    [ -z "${BREUK_EXPECT-}" ] || printf '%s\n' "$err" >"${1%.xml}.expect"
    wanted=$(cat "${1%.xml}.expect")
    deserved=0
    case $wanted in *': error: '*) deserved=${2-1} ;; esac
    is "$folder/${1%.xml}" "$status $err" "$deserved $wanted"
}

# schema FILE: the one that its outermost element, or what it is a part of, asks for.
schema()
{
    case $(cat "$1") in
    *'<ruleset'*) echo decks/rulesets/ruleset.rng ;;
    *'<template'*) echo templates/template.rng ;;
    *'<sheet'*) echo print/sheet.rng ;;
    *) echo decks/deck.rng ;;
    esac
}

# by_schema VERDICT: xmllint's of every file of the folder, with one run for each schema.
by_schema()
{
    for file in *.xml; do
        echo "$file" >>"$scratch/$(basename "$(schema "$file")").files"
    done
    for schema in decks/deck.rng decks/rulesets/ruleset.rng templates/template.rng print/sheet.rng; do
        files=$scratch/$(basename "$schema").files
        [ -s "$files" ] || continue
        # shellcheck disable=SC2046 # names without blanks
        run xmllint --noout --nonet --relaxng "$BREUK_SOURCE/$schema" $(cat "$files")
        is "xmllint says of $folder by $schema: $1" \
            "$(printf '%s\n' "$err" | sed -n "s/ $1\$//p" | sort)" "$(sort "$files")"
        rm "$files"
    done
}

# The objects of --json as lines to be read.
as_lines()
{
    sed -n -e '/^{"severity"/!d' \
        -e 's/^{"severity":"\([a-z]*\)","file":"\([^"]*\)","line":\([0-9]*\),"column":\([0-9]*\),"message":"\(.*\)","id":".*$/\2:\3:\4: \1: \5/' \
        -e 's/\\"/"/g' -e 's/\\\\/\\/g' -e p
}

cd "$seeded/grammar" || exit 1
folder=grammar
for file in *.xml; do said "$file"; done
by_schema 'fails to validate'

cd "$seeded/beyond" || exit 1
folder=beyond
for file in *.xml; do said "$file"; done
by_schema validates

cd "$seeded/broken" || exit 1
folder=broken
for file in *.xml; do said "$file" 2; done

for folder in grammar beyond broken; do
    cd "$seeded/$folder" || exit 1
    # Those of a part stand where the file that includes it was checked.
    run "$BREUK_PROGRAM" check --lang en --json *.xml
    is "$folder: --json says the same" "$(printf '%s\n' "$out" | as_lines)" \
        "$(for file in *.xml; do cat "${file%.xml}.expect"; done)"
    is "$folder: a verdict for each file" "$(printf '%s\n' "$out" | grep -c '^{"file":')" \
        "$(ls ./*.xml | wc -l)"
done
[ "$(cat "$seeded"/*/*.expect | sed 's/[^ ]* //' | wc -l)" -gt 150 ]
verdict "there are many of them" $?
is "each says where" "$(cat "$seeded"/*/*.expect | grep -vE '^[^:]+:[0-9]+:[0-9]+: (error|warning): .')" ""
done_testing
