#!/bin/sh
# 1 1/2 and 1 + 1/2: what a language, a deck and --mixed say, in every command that shows numbers.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export LC_ALL=C.UTF-8 XDG_STATE_HOME="$scratch/state"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# Spaces that do not break, as others.
plainly()
{
    printf '%s\n' "$1" | sed 's/\xc2\xa0/ /g; s/\xe2\x80\xaf/ /g'
}

run "$breuk" match --lang fr '1 1/2' 3/2
is "French: a sum" "$status$(plainly "$out")" '0oui, ils sont égaux
  1 + 1/2 = 3/2 (1 = 2/2, et encore 1/2)'
run "$breuk" match --lang de '1 + 1/2' 3/2
is "elsewhere a space, whatever was typed" "$status$(plainly "$out")" '0ja, sie sind gleich
  1 1/2 = 3/2 (1 = 2/2, und noch 1/2 dazu)'
run "$breuk" match --lang fr --mixed space 1+½ 3/2
has "unless the command says so" "$out" '  1 1/2 = 3/2'
run "$breuk" match --lang en --mixed=plus '1 1/2' 3/2
has "which it may in every language" "$(plainly "$out")" '  1 + 1/2 = 3/2'
run "$breuk" match --lang fr '33 1/3 %' 1/3
has "a percentage has no plus, but its number has" "$(plainly "$out")" '  33 1/3 % = 100/300 (33 + 1/3 = 100/3, puis ÷ 100)'
run "$breuk" match --lang fr -- -1.5 '-1 1/2'
has "below 0 it is a minus" "$(plainly "$out")" '  −3/2 = −1 − 1/2 (−1 = −2/2, et 1/2 de moins)'
run "$breuk" match --lang fr --json '1 + 1/2' 3/2
has "JSON: the neutral form" "$out" '{"number":"1 1/2","value":"3/2"}'
run "$breuk" match --lang fr --show '1 1/2' 3/2
has "bars have the name" "$(plainly "$out")" '│ 1 + 1/2'
run "$breuk" match --lang en '1 + 1/2 + 1/4' 7/4
is "another sum is refused" "$status$out" 2
has "and why" "$err" '“1 + 1/2 + 1/4”: a sum is not one number; only a whole number and then a fraction are, such as 1 + 1/2'
run "$breuk" match --lang en --mixed comma 1 1
is "there is no third way" "$status$out" 2

# of_cards WORDS…: the words of the number cards that are printed, whose corners have a line each.
of_cards()
{
    run "$breuk" print "$@" cards --only blue --template bold --backs none --sheet a4-mini --force -o cards.pdf
    pdftotext -f 1 -l 1 cards.pdf - | sed 's/\xc2\xa0/ /g'
}
deck()
{
    printf '<deck format="1"><title lang="en">One</title>%s
<suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit>
<numbers values="1 + 1/2; 7/4" copies="20"/></deck>\n' "$1" >"$2"
}
deck '' free.xml
deck '<style mixed="space"/>' space.xml
deck '<style mixed="plus"/>' plus.xml
has "cards in French" "$(of_cards ./free.xml --lang fr)" '1 + 1/2'
has "in English" "$(of_cards ./free.xml --lang en)" '1 1/2'
has "of a deck that fixes its own" "$(of_cards ./plus.xml --lang en)" '1 + 1/2'
has "in French, too" "$(of_cards ./space.xml --lang fr)" '1 1/2'
has "--mixed overrules the deck" "$(of_cards ./plus.xml --lang fr --mixed space)" '1 1/2'
has "and the language" "$(of_cards ./free.xml --lang en --mixed plus)" '1 + 1/2'

run "$breuk" preview ./plus.xml --lang en --mixed space -o a.svg
run "$breuk" preview ./space.xml --lang en -o b.svg
run "$breuk" preview ./plus.xml --lang en -o c.svg
cmp -s a.svg b.svg
verdict "a preview follows --mixed" $?
! cmp -s a.svg c.svg
verdict "and else the deck" $?

# asked WORDS…: what a game shows first.
asked()
{
    run "$breuk" play "$@" --players Ann,bot --seed 5 --plain
    plainly "$out"
}
resumed()
{
    run "$breuk" play "$@" --lang en --plain
    plainly "$out"
}
has "a game in French" "$(asked improper --lang fr)" '1 + 1/4'
has "a game, told otherwise" "$(asked improper --lang fr --mixed space)" '1 1/4'
has "a game of a deck that fixes its own" "$(asked ./plus.xml --lang en)" '1 + 1/2'
has "told otherwise" "$(asked ./plus.xml --lang en --mixed space)" '1 1/2'

has "and in the saved game" "$(resumed --resume --mixed space)" '1 1/2'
has "which else follows the deck" "$(resumed --resume)" '1 + 1/2'
set -- "$scratch"/state/breuk/*plus.jsonl
run "$breuk" replay --lang en --mixed space "$1"
has "a game shown again" "$(plainly "$out")" '1 1/2'
run "$breuk" replay --lang en "$1"
has "which else follows the deck, too" "$(plainly "$out")" '1 + 1/2'

run "$breuk" lesson mixed --lang en --mixed plus --seed 1
has "a lesson" "$(plainly "$out")" ' + 1/'
run "$breuk" lesson mixed --lang en --seed 1
lacks "which else has a space" "$(plainly "$out")" ' + 1/'
done_testing
