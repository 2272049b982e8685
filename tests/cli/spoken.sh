#!/bin/sh
# Plain lines for those who listen: --spoken, and ACCESSIBLE, at the table and in lessons.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE ACCESSIBLE

characters='[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]'

# WHAT: nothing in $out is a character for a fraction.
is_free()
{
    is "$1: no character for a fraction" "$(printf '%s\n' "$out" | grep -c "$characters")" 0
}

table()
{
    printf '\n?\nhint\nstop\n' >"$scratch/typed"
    run_from "$scratch/typed" "$BREUK_PROGRAM" play fractions --players Ann,bot --seed 3 "$@"
}

for language in en nl de fr; do
    case $language in
    en) words='6/9, six ninths' fifth='1/5, one fifth' ;;
    nl) words='6/9, zes negende' fifth='1/5, een vijfde' ;;
    de) words='6/9, sechs Neuntel' fifth='1/5, ein Fünftel' ;;
    fr) words='6/9, six neuvièmes' fifth='1/5, un cinquième' ;;
    esac
    table --spoken --lang $language
    has "$language: a card on the pile" "$out" "$words"
    has "$language: a card in the hand" "$out" "$fifth"
    is_free "$language: the table"
    printf '1\nstop\n' >"$scratch/typed"
    run_from "$scratch/typed" "$BREUK_PROGRAM" lesson half --seed 3 --spoken --lang $language
    is_free "$language: a lesson"
done

table --plain --lang en
lacks "plain lines alone have no words" "$out" 'six ninths'
has "and what can be typed" "$out" '½'
export ACCESSIBLE=1
table --lang en
has "ACCESSIBLE does the same" "$out" '6/9, six ninths'
table_said=$out
run "$BREUK_PROGRAM" match 2/4 1/2 --lang en
lacks "other commands are as they are" "$out" 'quarters'
has "what can be typed is as it is typed" "$table_said" 'yellow 5/6, Y 5/6, 5/6'
done_testing
