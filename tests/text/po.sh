#!/bin/sh
# usage: po.sh [SOURCE_ROOT [LANGUAGE]]
# Every sentence that the sources mark is said in every language, or in that one, and said whole.
. "$BREUK_SOURCE/tests/tap.sh"
root=${1:-$BREUK_SOURCE}

sh "$BREUK_SOURCE/src/text/po/extract.sh" "$root" >"$scratch/breuk.pot" 2>"$scratch/extract.err"
verdict "the marked sentences are collected without a complaint" \
    "$([ -s "$scratch/breuk.pot" ] && [ ! -s "$scratch/extract.err" ]; echo $?)" "$(cat "$scratch/extract.err")"
marked=$(grep -c '^msgid ".' "$scratch/breuk.pot")
verdict "there are sentences to translate" "$([ "$marked" -gt 0 ]; echo $?)"

# Whoever reads is said je, du or tu to; vous is several players at once, who play, shuffle, watch.
polite()
{
    case $1 in
    nl) sed 's/\[U\]//g' | grep -oiE '(^|[^[:alnum:]-])(u|uw)([^[:alnum:]+]|$)' ;;
    de) grep -oE '[[:lower:],;] (Sie|Ihnen|Ihre?[mnrs]?)([^[:alnum:]]|$)' ;;
    fr) grep -oiE '[[:alpha:]]+ez([^[:alpha:]]|$)|vos propres|votre' |
        grep -viE '^(chez|assez|jouez|mélangez|surveillez|échangez|gagnez|marquez|pouvez)' ;;
    esac
}

# Prints the sentences of a language that say what phrases.tsv has: of the .po file (en: of the sources) and of the lessons.
stumbling()
{
    sed -n "s/^$1\t//p" "$BREUK_SOURCE/tests/text/phrases.tsv" >"$scratch/phrases"
    { grep "$3" "$2"; grep -h "lang=\"$1\"" "$root"/lessons/*.xml; } 2>/dev/null | grep -m 5 -E -f "$scratch/phrases"
}

declared=$(sh "$BREUK_SOURCE/src/text/po/languages.sh" "$root")
is "the first language is that of the sources" "${declared%%
*}" en
is "nobody stumbles over the sentences of the sources" "$(stumbling en "$scratch/breuk.pot" '^msgid')" ""
translated=${declared#en
}
is "each .po file is of a language that is declared, and each of those has one" \
    "$(cd "$root/src/text/po" && ls ./*.po | sed 's:^\./\(.*\)\.po$:\1:')" "$(printf '%s\n' "$translated" | sort)"
for language in ${2:-$translated}; do
    po=$root/src/text/po/$language.po
    run msgfmt --check-format --check-domain --output-file=/dev/null "$po"
    verdict "$language.po is well-formed" "$status" "$err"
    run msgcat --no-wrap --output-file="$scratch/$language.po" "$po"
    run env LC_ALL=C awk -v language="$language" -f "$BREUK_SOURCE/tests/text/po.awk" "$scratch/breuk.pot" "$scratch/$language.po"
    is "$language.po says every sentence whole" "$out$err" ""
    is "nobody stumbles over $language.po" "$(stumbling "$language" "$scratch/$language.po" '^msgstr')" ""
    is "$language.po addresses everyone alike" "$(grep '^msgstr' "$scratch/$language.po" | polite $language | head -5)" ""
done
done_testing
