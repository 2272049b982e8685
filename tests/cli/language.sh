#!/bin/sh
# The language: option, variable, locale; with the locales that a machine has and those that it lacks.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE LC_ALL LC_MESSAGES LANG

# speaks NAME WORD ARG…: an error in the language that has this word for "error in the command"
speaks()
{
    name=$1
    word=$2
    shift 2
    run env "$@" xyzzy
    is "$name: exit 2" "$status" 2
    has "$name" "$err" "$word"
}
english='there is no command “xyzzy”'
dutch='de opdracht “xyzzy” bestaat niet'
german='den Befehl „xyzzy“ gibt es nicht'
french='la commande « xyzzy » n’existe pas'

speaks "nothing set: English" "$english" "$BREUK_PROGRAM"
speaks "--lang nl" "$dutch" "$BREUK_PROGRAM" --lang nl
speaks "--lang=DE" "$german" "$BREUK_PROGRAM" --lang=DE
speaks "BREUK_LANG" "$french" BREUK_LANG=fr "$BREUK_PROGRAM"
speaks "--lang before BREUK_LANG" "$german" BREUK_LANG=fr "$BREUK_PROGRAM" --lang de
speaks "BREUK_LANG before the locale" "$french" LC_ALL=nl_NL.UTF-8 BREUK_LANG=fr "$BREUK_PROGRAM"
speaks "a locale, installed or not" "$dutch" LC_ALL=nl_NL.UTF-8 "$BREUK_PROGRAM"
speaks "a locale in another character set: still UTF-8" "$french" LC_ALL=fr_FR.ISO-8859-1 "$BREUK_PROGRAM"
speaks "LANGUAGE" "$german" LANGUAGE=de:nl "$BREUK_PROGRAM"
speaks "LC_ALL=C is English, readable" "$english" LC_ALL=C LANGUAGE=nl "$BREUK_PROGRAM"
speaks "LC_ALL=C and --lang: that language, readable" "$dutch" LC_ALL=C "$BREUK_PROGRAM" --lang nl
speaks "a language that we do not speak: English" "$english" LC_ALL=ja_JP.UTF-8 "$BREUK_PROGRAM"

codes=$(sh "$BREUK_SOURCE/src/text/po/languages.sh" "$BREUK_SOURCE" | paste -sd, - | sed 's/,/, /g')
run "$BREUK_PROGRAM" --lang xx help
is "an unknown language: exit 2, nothing on stdout" "$status$out" 2
has "an unknown language: which there are" "$err" "there is no language “xx”; choose one of: $codes"
run "$BREUK_PROGRAM" --lang= help
has "a language without a name is refused" "$status$err" '2breuk: there is no language “”; choose one of: '
run env BREUK_LANG=xx "$BREUK_PROGRAM" help
is "an unknown BREUK_LANG: exit 2" "$status" 2
run env LC_ALL=nl_NL.UTF-8 "$BREUK_PROGRAM" --lang xx help
has "an unknown language is refused in the locale's" "$err" "de taal “xx” is er niet; kies uit: $codes"

run env BREUK_DATA="$BREUK_SOURCE/tests/text/damaged" "$BREUK_PROGRAM" --lang nl help
is "damaged translations: it goes on" "$status" 0
has "in English" "$out" 'Commands:'
has "and says so" "$err" 'the translations for “Nederlands”'
done_testing
