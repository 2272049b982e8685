#!/bin/sh
# The man page and the completions, both made from the table of commands.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/kinds.sh"
languages=$(sh "$BREUK_SOURCE/src/text/po/languages.sh" "$BREUK_SOURCE")
unset BREUK_LANG LANGUAGE
names=$(sed -n 's/^COMMAND(\(.*\))$/\1/p' "$BREUK_SOURCE/src/cli/command-list.h")

run "$BREUK_PROGRAM" help --as man
is "the man page's source is written" "$status$err" 0
cp "$scratch/out" "$scratch/breuk.1.scd"
for name in $names; do
    has "the man page has a section on $name" "$out" "## breuk $name"
done
for name in $(sed -n 's/^SETTING([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$BREUK_SOURCE/src/ruleset/setting-list.h"); do
    has "and tells of the setting $name" "$(tr -d '\\' <"$scratch/breuk.1.scd")" "*$name* "
done
has "with its range and rule" "$(tr -d '\\' <"$scratch/breuk.1.scd")" "*hand-size* 1–40 (default: 7; rule S3)"
if command -v scdoc >/dev/null; then
    scdoc <"$scratch/breuk.1.scd" >"$scratch/breuk.1" 2>"$scratch/err"
    is "scdoc takes it" "$?$(cat "$scratch/err")" 0
    has "and shows options as typed" "$(tr -d '\\' <"$scratch/breuk.1")" '--lang'
fi

run "$BREUK_PROGRAM" help --as bash
is "the completions are written" "$status$err" 0
cp "$scratch/out" "$scratch/breuk.bash"
if command -v bash >/dev/null; then
    # complete WORD…: what bash would offer for the last word
    complete()
    {
        run bash -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _breuk; echo "${COMPREPLY[*]}"' \
            "$scratch/breuk.bash" breuk "$@"
    }
    complete he
    is "a command's name" "$out" help
    complete ''
    is "every command's name" "$out" "$(echo $names)"
    complete help --as ''
    is "the words of an option" "$out" 'text bash man'
    complete help --as = m
    is "the words of an option with an equals sign" "$out" man
    complete help --ver
    is "an option of every command" "$out" --version
    complete help --a
    is "an option of one command" "$out" --as
    complete --a
    is "but not before that command" "$out" ''
    complete new ''
    is "the kinds of file to begin" "$out" "$(echo $kinds)"
    complete list ru
    is "the kinds to list" "$out" 'rulesets rules'
    complete new deck ''
    is "but not where a name stands" "$out" ''
    complete --lang ''
    is "languages" "$out" "$(echo $languages)"
fi
for language in $languages; do
    run "$BREUK_PROGRAM" --lang "$language" help
    is "$language, which is completed, is spoken" "$status" 0
done
done_testing
