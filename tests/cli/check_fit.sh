#!/bin/sh
# What does not fit its box: breuk check finds it in every language, and breuk print before it writes anything.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data" XDG_CACHE_HOME="$scratch/cache"
mkdir -p "$scratch/data/breuk/templates"
cp "$BREUK_SOURCE"/tests/cli/check/fit/*.xml "$scratch"
cp "$scratch/narrow.xml" "$scratch/data/breuk/templates"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# Without the folder that differs from run to run.
told()
{
    printf '%s\n' "$err" | sed "s,$scratch/data/breuk/,,g"
}
hand='even in type of 2.4 mm, the smallest that is readable in the hand; shorten it, or enlarge the box in your own template'
table='even in type of 4.8 mm, the smallest that is readable across a table; print the value with fewer digits, or enlarge the box in your own template'
number="long.xml:13:3: error: 10000000000000/20000000000000 does not fit its box of 40 by 40 mm (narrow.xml:8), $table"
suit="long.xml:10:5: error: “kobaltblauwgroenig” (language nl) does not fit its box of 15 by 5 mm (narrow.xml:10), $hand"
title="long.xml:15:5: error: “Donaudampfschifffahrtsgesellschaft” (language en) does not fit its box of 40 by 40 mm (narrow.xml:14), $hand"

run "$breuk" check --lang en long.xml
is "check tells all of it: exit 1" "$status$out" 1
is "at its place, each with its box" "$(told)" "$number
$suit
$title"
run "$breuk" print --lang en long.xml
is "print refuses what is too long in its language: exit 2" "$status$out" 2
is "in the same words" "$(told)" "$number
$title"
run "$breuk" print --lang nl long.xml
is "in Dutch other words are too long" "$(printf '%s\n' "$err" | cut -d: -f1-3)" "long.xml:13:3
long.xml:10:5"
has "and the reason is Dutch" "$err" "past niet in zijn kader van 15 bij 5 mm"
is "nothing was written" "$(ls -- *.pdf 2>/dev/null)" ""

sed -e 's/10000000000000\/20000000000000/1234567\/89/' -e 's/kobaltblauwgroenig/kobalt/' \
    -e 's/Donaudampfschifffahrtsgesellschaft/Donaudampfschiff/' long.xml >short.xml
run "$breuk" check --strict --lang en short.xml
is "mended as it says: fine" "$status$err" 0
run "$breuk" print --lang en short.xml
is "and printed" "$status" 0

# A title that no back has room for.
cat >backs.xml <<'END'
<deck format="1">
  <title lang="de">Bruchrechnungswiederholungsstundenkartenspielsammlung</title>
  <suit id="red" colour="#B24B42" shape="square"><name lang="de" short="R">Rot</name></suit>
  <suit id="blue" colour="#314387" shape="circle"><name lang="de" short="B">Blau</name></suit>
  <numbers values="1/2 2/4" copies="6"/>
  <numbers values="1/3 2/6" copies="6" back="bars"/>
</deck>
END
run "$breuk" check --lang en backs.xml
has "on two backs" "$status $err" '1 backs.xml:2:3: error: “Bruchrechnungswiederholungsstundenkartenspielsammlung” (language de) does not fit'
is "it is told once" "$(printf '%s\n' "$err" | grep -c ' does not fit ')" 1

# A word of sixty letters: whatever is printed has a place for it.
cp "$BREUK_CASES/cli/check/seeded/beyond/suit-name-of-sixty-letters.xml" sixty.xml
sed 's/redwithalong[a-z]*/MWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMW/' sixty.xml >wide.xml
for deck in sixty wide; do
    for what in board reference rules 'rules --plain'; do
        # shellcheck disable=SC2086 # a word an argument
        run "$breuk" print --lang en $deck.xml $what -f -o page.pdf
        is "$deck: $what" "$status $(printf '%s\n' "$err" | grep -c 'error')" '0 0'
    done
done

sed 's/Until red/Paknetzolangtotjeeindelijkeenrodekaartkrijgtofeenjokernatuurlijk/' sixty.xml >segment.xml
for what in wheel reference rules 'rules --plain'; do
    # shellcheck disable=SC2086 # a word an argument
    run "$breuk" print --lang en segment.xml $what -f -o page.pdf
    is "a segment of sixty letters: $what" "$status $(printf '%s\n' "$err" | grep -c 'error\|too small')" '0 0'
done

# Opening a typeface, which leaves a cache of fonts, takes longer than all the rest.
XDG_CACHE_HOME=$scratch/untouched run "$breuk" check classic classic-112 fractions equals
is "plain decks are checked" "$status" 0
[ ! -e "$scratch/untouched" ]
verdict "without opening a typeface" $?

# A template alone: its own numbers and the names of the actions, in the language that is spoken.
sed -e 's/<number x/<number value="1000000000" x/' -e 's/width="40" height="40" size="40"/width="20" height="9" size="9"/' \
    -e 's/for="title"/for="wild"/' -e 's/show="title" x="10" y="20" width="40" height="40"/show="action" x="10" y="20" width="9" height="9"/' \
    narrow.xml >own.xml
run "$breuk" check --lang fr own.xml
is "a template's own words and numbers: exit 1" "$status$out" 1
is "at their places" "$(printf '%s\n' "$err" | cut -d: -f1-4)" "own.xml:8:7: erreur
own.xml:14:7: erreur"
has "in which language" "$err" "(langue fr)"
run "$breuk" check --lang en own.xml
is "“wild +4” is shorter than “joker +4”" "$(printf '%s\n' "$err" | cut -d: -f1-3)" "own.xml:8:7"

# As it will be printed: with another template, on the cards of a sheet.
cp -r "$BREUK_SOURCE/templates/parts" .
sed 's/size="40" ink="suit-text"/size="4.5" ink="suit-text"/' "$BREUK_SOURCE/templates/plain.xml" >low.xml
low=$(grep -n 'size="4.5" ink' low.xml | cut -d: -f1)
across="low.xml:$low:7: error: type of 4.5 mm is too small to read across a table; write size=\"4.8\" or more"
run "$breuk" check --lang en low.xml
is "type that a template wants too small: exit 1, once, at its place" "$status$out$err" "1$across"
run "$breuk" check --lang en fractions --template low.xml
is "so in a deck that is checked with it" "$status$out$err" "1$across"
run "$breuk" print --lang en fractions --template low.xml -o low.pdf
has "and it is not printed" "$status $err" "2 $across"
run "$breuk" check --strict fractions
is "with its own template the deck is fine" "$status$err" 0
sed 's/size="4.5"/size="4.8"/' low.xml >mended.xml
run "$breuk" check --strict mended.xml
is "mended as it says" "$status$err" 0
reduced="mended.xml:$low:7: error: on these cards this type is 3.35 mm high, too small to read across a table; write size=\"6.88\" or more in your own template, or choose a sheet with larger cards"
run "$breuk" check --lang en mended.xml --sheet a4-mini
is "on a sheet of small cards the type is smaller" "$status$out$err" "1$reduced"
run "$breuk" check --lang en fractions --template mended.xml --sheet a4-mini
is "with the deck, and why" "$status$out$err" "1$reduced
$BREUK_SOURCE/print/a4-mini.xml:11:3: note: on this sheet the cards are 44 by 67 mm, so the template is reduced to 70%; choose another sheet for larger cards"
run "$breuk" check --lang en "$BREUK_SOURCE/print/a4-mini.xml" --template mended.xml
is "and the sheet with the template" "$status$out$err" "1$reduced"
sed 's/size="4.8"/size="6.88"/' mended.xml >small.xml
run "$breuk" check --strict small.xml --sheet a4-mini
is "mended as it says there" "$status$err" 0
run "$breuk" check --strict mended.xml --sheet a4
is "or on larger cards" "$status$err" 0
sed 's/<number x="12" y="24"/<number x="2" y="24"/' "$BREUK_SOURCE/templates/plain.xml" >edgy.xml
edge="edgy.xml:$(grep -n '<number x="2" y="24"' edgy.xml | cut -d: -f1):7: warning: <number> comes within 2 mm of the cut"
for what in 'edgy.xml --sheet shop-metric-poker' 'fractions --template edgy.xml --sheet shop-metric-poker' \
    "$BREUK_SOURCE/print/shop-metric-poker.xml --template edgy.xml"; do
    # shellcheck disable=SC2086 # a word an argument
    run "$breuk" check --lang en $what
    has "the safe zone: $what" "$status $err" "0 $edge"
done
# A template without a back.
cat >faceless.xml <<'END'
<template format="1"><card width="63" height="88"/><font family="Andika"/>
<sign name="square"><area d="M 0 0 H 1"/></sign><sign name="circle"><area d="M 0 0 H 1"/></sign>
<sign name="star"><area d="M 0 0 H 1"/></sign><sign name="triangle"><area d="M 0 0 H 1"/></sign>
<face><layer for="number picture spin action wild title reference"/></face></template>
END
run "$breuk" check --lang en lines --template faceless.xml --sheet a4
is "no back on a sheet that has some: exit 1" "$status$out$err" \
    '1faceless.xml:1:66: error: the template “faceless” has no <back>; add one, or print with --backs none'
for sheet in '' '--sheet herma-8897'; do
    # shellcheck disable=SC2086 # a word an argument
    run "$breuk" check --strict lines --template faceless.xml $sheet
    is "nobody asks for one: ${sheet:-without a sheet}" "$status$err" 0
done

# A sheet alone: cards on which the usual template cannot be read.
printf '<sheet format="1"><paper width="210" height="297"/>\n<card width="30" height="42"/><grid columns="2" rows="2"/></sheet>\n' >tiny.xml
run "$breuk" check --lang en tiny.xml
is "cards that are too small for it: a warning at their place" "$status $err" \
    '0 tiny.xml:2:1: warning: on cards of 30 by 42 mm nobody can read the template “studio”, which decks have unless they name another; make the cards larger, or draw a template for them and check it with “--template”'
sed 's/width="30" height="42"/width="44" height="67"/' tiny.xml >larger.xml
run "$breuk" check --strict larger.xml
is "mended as it says" "$status$err" 0

# Pictures that nobody can see or count, at the suit or the cards; each is mended as it says.
cat >pale.xml <<'END'
<deck format="1"><title lang="en">Pale</title>
<suit id="snow" colour="#FFFFFF" shape="circle"><name lang="en" short="S">snow</name></suit>
<numbers values="1/4 2/8 1/2 2/4" picture="pie" copies="4"/>
<numbers values="3/100" picture="pie"/>
<numbers values="1/100" picture="bar"/>
</deck>
END
run "$breuk" check --lang en pale.xml
is "a white suit, and parts that are too narrow" "$status$out$err" '1pale.xml:2:25: error: the pictures of snow look empty: its colour is only 0.0 apart from white paper (black and white: 100), but needs at least 10; make it darker, such as #ABABAB
pale.xml:4:1: warning: the parts of this picture of 3/100 are 0.15 mm wide on paper, but nobody can count what is narrower than 0.9 mm; choose fewer parts, larger cards, or for hundredths picture="square"
pale.xml:5:1: error: this picture of 1/100 has a part that is 0.24 mm wide on paper, but nobody can see what is narrower than 0.3 mm; choose fewer parts, larger cards, or for hundredths picture="square"'
run "$breuk" print --lang en pale.xml
has "what cannot be seen is not printed" "$status $err" '2 pale.xml:2:25: error: the pictures of snow look empty'
sed -e 's/#FFFFFF/#ABABAB/' -e '4,5s/picture="[a-z]*"/picture="square"/' -e '5s/1/7/' pale.xml >seen.xml
run "$breuk" check --lang en seen.xml
is "mended as it says" "$status $(printf '%s\n' "$err" | grep -c ' wide \|empty')" '0 0'

# A layer for a number or a suit that the deck has not is drawn on no card.
mkdir limits
cat >limits/hour.xml <<'X'
<deck format="1" ruleset="fractions" template="clock"><title lang="en">Hours</title>
  <suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit>
  <suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>
  <numbers values="15/60; 1 1/4"/>
</deck>
X
cat >limits/clock.xml <<'X'
<template format="1" base="plain"><title lang="en">Clock</title>
  <face>
    <layer for="number" value="15/60 1+1/4" suit="red"><box x="8" y="19" width="47" height="50" radius="7" fill="paper"/></layer>
    <layer for="number" value="15/6 1 1/4" suit="rood"><box x="8" y="19" width="47" height="50" radius="7" fill="paper"/></layer>
  </face>
</template>
X
run "$breuk" check --lang en limits/hour.xml --template limits/clock.xml
is "a layer for what no card has: each of it is named" "$(printf '%s\n' "$err" | grep -o 'the deck “hour” has no [^;]*')" \
    'the deck “hour” has no card 15/6 for this layer
the deck “hour” has no card 1 for this layer
the deck “hour” has no card 1/4 for this layer
the deck “hour” has no suit “rood” for this layer'
has "at its place, with what to write" "$err" 'clock.xml:4:5: warning: the deck “hour” has no card 15/6 for this layer; write the number as it is there, a mixed one without a space (1+1/2, -1-1/2)'

sed -i 's/suit="rood"/suit="red"/; s/<box .*\/><\/layer>/<number x="12" y="70" width="6" height="6" size="6"\/><\/layer>/' limits/clock.xml
run "$breuk" check --lang en limits/hour.xml --template limits/clock.xml
first=$(printf '%s\n' "$err" | grep -c 'does not fit')
sed -i 's/suit="red"/suit="blue"/' limits/clock.xml
run "$breuk" check --lang en limits/hour.xml --template limits/clock.xml
is "a number too long in a layer for some suits is told, whichever they are" \
    "$([ "$first" -gt 0 ] && echo some) $(printf '%s\n' "$err" | grep -c 'does not fit')" "some $first"

# Options that are of no use, or typed badly.
for option in template sheet; do
    run "$breuk" check --lang en lesson:half --$option bold
    has "--$option with a lesson: exit 2" "$status $err" \
        "error: “--$option” says how cards are printed, which has no effect on this kind of file (lesson); leave it out"
    is "--$option with a lesson is refused" "$status" 2
    run "$breuk" check --lang en fractions --$option nowhere
    has "--$option: a name that is not there" "$status $err" '2 breuk: there is no “nowhere”'
    run "$breuk" check --lang en fractions --$option ./nowhere.xml
    has "--$option: a file that is not there" "$status $err" '2 ./nowhere.xml: error: cannot find “./nowhere.xml”'
    run "$breuk" check --lang en fractions --$option ''
    is "--$option: no name at all" "$status" 2
    run "$breuk" check --lang en fractions --$option long.xml
    has "--$option: another kind of file" "$status $err" "1 long.xml:1:1: error: "
done
run "$breuk" check --lang en "$BREUK_SOURCE/templates/plain.xml" --template bold
has "a template by another" "$status $err" 'has no effect on this kind of file (template); leave it out'
run "$breuk" check --json fractions --sheet nowhere
has "as JSON" "$out$err" '"severity":"error"'
done_testing
