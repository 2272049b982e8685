#!/bin/sh
# Proves that po.sh finds what it is there for: a small tree, right at first, and then with one thing wrong.
. "$BREUK_SOURCE/tests/tap.sh"

header='msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
'

plant()
{
    mkdir -p "$scratch/tree/src/base" "$scratch/tree/src/text/po"
    printf 'LANGUAGE(%s, "%s",\n' en English nl Nederlands de Deutsch fr français >"$scratch/tree/src/text/language-list.h"
    printf 'x = N_("draw {n}.");\ny = NP_("{n} card",\n "{n} " "cards"); puts(text_get("bye"));\n' >"$scratch/tree/src/base/a.c"
    rm -f "$scratch"/tree/src/text/po/*.po
    for language in nl de fr; do
        printf '%s\n' "$header" 'msgid "bye"' 'msgstr "dag"' '' 'msgid "draw {n}."' 'msgstr "pak {n}."' '' \
            'msgid "{n} card"' 'msgid_plural "{n} cards"' 'msgstr[0] "een kaart {n}"' 'msgstr[1] "{n} kaarten"' \
            >"$scratch/tree/src/text/po/$language.po"
    done
}

# look [LANGUAGE]: what is found of that tree.
look()
{
    run sh "$BREUK_SOURCE/tests/text/po.sh" "$scratch/tree" "$@"
}

# spoil NAME SED WORDS: after this edit of nl.po the test fails, and says this.
spoil()
{
    plant
    sed -i "$2" "$scratch/tree/src/text/po/nl.po"
    look nl
    verdict "$1" "$([ "$status" -ne 0 ]; echo $?)" "$out"
    has "$1, and it says so" "$out" "$3"
}

plant
look
is "a tree that says everything passes" "$status" 0

echo 'z = N_("new here");' >>"$scratch/tree/src/base/a.c"
look de
is "a sentence that was added and not translated fails" "$status" 1
has "and is named" "$out" "[new here] not in the .po file"
has "and counted" "$out" "1 of 4 sentences are not said in de"

plant
printf '%s\n' "$header" 'msgid "bye"' 'msgstr "adiós"' >"$scratch/tree/src/text/po/es.po"
look nl
has "a .po file of a language that is not declared is found" "$out" "# got:  de
# es
# fr"
echo 'LANGUAGE(es, "español", one_alone_is_single, .minus_sign = true)' >>"$scratch/tree/src/text/language-list.h"
look
is "a language that says some sentences only fails" "$(printf '%s\n' "$out" | grep '^not ok' | sed 's/^not ok [0-9]* - //')" \
    "es.po says every sentence whole"
has "and what it lacks is named and counted" "$out" \
    "[draw {n}.] not in the .po file: run meson compile breuk-update-po, and translate it
# [{n} card] not in the .po file: run meson compile breuk-update-po, and translate it
# 2 of 3 sentences are not said in es"
cp "$BREUK_SOURCE"/src/text/po/*.sh "$scratch/tree/src/text/po"
run sh "$scratch/tree/src/text/po/update.sh" "$scratch/tree"
has "updating counts them, too" "$out" "es: 2 without words"
look es
has "and they are named still, for want of words" "$out" "[draw {n}.] no words
# [{n} card] no words
# [{n} card] no words
# 2 of 3 sentences are not said in es"
rm "$scratch/tree/src/text/po/es.po"
look nl
is "a language that is declared and has no .po file fails" "$status" 1

plant
mkdir "$scratch/tree/decks"
printf 'a thing, as a\nfile\n\n# BOOK\n\n@here\n\n= bare\n  some "words"\n\n| lines\n\n@starter\n<!-- One\n     two -->\n<a/>\n' \
    >"$scratch/tree/decks/a.txt"
look nl
is "what is said of a kind of file is a sentence, too" "$(printf '%s\n' "$out" | sed -n 's/^# .*\(\[.*\)\] not in .*/\1/p' | sort -u)" \
    '[BOOK
[One two
[a thing, as a file
[some \"words\"'
rm -r "$scratch/tree/decks"

spoil "no words" 's/"pak {n}."/""/' "[draw {n}.] no words"
spoil "no words for the plural" 's/"{n} kaarten"/""/' "[{n} card] no words"
spoil "another placeholder" 's/"pak {n}."/"pak {m}."/' "has {n}, the translation {m}"
spoil "a placeholder that is gone from the plural" 's/"{n} kaarten"/"kaarten"/' "the translation :"
spoil "a fuzzy sentence" 's/^msgid "draw/#, fuzzy\n&/' "[draw {n}.] fuzzy
# 1 of 3 sentences are not said in nl"
spoil "a fuzzy sentence at the end" 's/^msgid "{n} card"/#, fuzzy\n&/' "[{n} card] fuzzy"
spoil "two spaces" 's/"pak {n}."/"pak  {n}."/' "two spaces in a row"
spoil "a space at the end" 's/"dag"/"dag "/' "a space at an end"
spoil "another ending" 's/"pak {n}."/"pak {n}!"/' "does not end alike"
spoil "quotes of another language" 's/"dag"/"‘dag’"/' "quotes or spaces of another language"
spoil "a phrase that is stumbled over" 's/"dag"/"druk om haar te zien"/' "haar te zien"
plant
echo 'z = N_("{file}: bad");' >>"$scratch/tree/src/base/a.c"
for language in nl de fr; do
    printf '\nmsgid "{file}: bad"\nmsgstr "{file}: mis"\n' >>"$scratch/tree/src/text/po/$language.po"
done
look
is "a sentence that begins with a file's name passes" "$status" 0
sed -i 's/{file}: mis/{file}\xc2\xa0: mis/' "$scratch/tree/src/text/po/fr.po"
look fr
has "but not with a space after the name" "$out" "[{file}: bad] does not begin with the name of the file"
plant
echo 'z = N_("{colour} {pie}");' >>"$scratch/tree/src/base/a.c"
for language in nl de fr; do
    printf '\nmsgid "{colour} {pie}"\nmsgstr "{pie} {form2}"\n' >>"$scratch/tree/src/text/po/$language.po"
done
look
is "a form of a colour stands for the colour beside a word" "$status" 0
sed -i 's/{pie} {form2}/{pie} {form2} {colour}{form1}/' "$scratch/tree/src/text/po/fr.po"
sed -i 's/{pie} {form2}/{pie}/' "$scratch/tree/src/text/po/de.po"
look
is "but not beside itself, and not nowhere" "$(printf '%s\n' "$out" | grep -c 'has {colour}{pie}, the translation')" 2
spoil "a form in another sentence" 's/"pak {n}."/"pak {form1}."/' "has {n}, the translation {form1}"
spoil "a sentence of old" 's/"bye"/"hello"/' "[hello] no source says this any more"
spoil "a file that msgfmt refuses" 's/^msgstr "dag"/msgstr "dag/' "not ok"

plant
sed -i 's/"dag"/"l'"'"'adieu “x” : oui"/' "$scratch/tree/src/text/po/fr.po"
look fr
has "French has its own quotes" "$out" "quotes or spaces of another language"
cp "$BREUK_SOURCE"/src/text/po/*.sh "$scratch/tree/src/text/po"
run sh "$scratch/tree/src/text/po/update.sh" "$scratch/tree"
is "which updating sets" "$status$(grep adieu "$scratch/tree/src/text/po/fr.po")" '0msgstr "l’adieu « x » : oui"'
look
is "and then all is well" "$status" 0
done_testing
