#!/bin/sh
# What ./breuk says before there is a program: all of it in each language, and in that which the program will choose.
. "$BREUK_SOURCE/tests/launch/tree.sh"
cd "$scratch" || exit 1

# The table, and what asks for its sentences.
sed -n "/^sentences='/,/^'/p" "$BREUK_SOURCE/src/launch_words.sh" | sed '1d;$d' >"$scratch/sentences"
cut -d ' ' -f 1 "$scratch/sentences" | uniq >"$scratch/ids"
is "the table has no sentence twice" "$(cut -d ' ' -f 1,2 "$scratch/sentences" | sort | uniq -d)" ""
while read -r id; do
    is "$id is there in each language" "$(sed -n "s/^$id \(..\) ..*/\1/p" "$scratch/sentences" | tr '\n' ' ')" "en nl de fr "
    is "and has as many texts in each" "$(grep "^$id " "$scratch/sentences" | awk '{ print gsub("%s", "") }' | uniq | wc -l)" 1
done <"$scratch/ids"
is "what is in a sentence is a text" "$(sed 's/%s//g' "$scratch/sentences" | grep %)" ""
asked=$(cat "$BREUK_SOURCE/breuk" "$BREUK_SOURCE/src/launch.sh" |
    sed -nE 's/^[^#]*(say|fail|find_sentence) ([a-z-]+).*/\2/p' | sort -u)
is "it has just the sentences that are said" "$(sort "$scratch/ids")" "$asked"

# chosen LANGUAGE WORDS VARIABLE…: the language of what is missing, and of the program.
new_machine
: >"$state/library-lost"
chosen()
{
    wanted=$1 words=$2
    shift 2
    # shellcheck disable=SC2086 # words
    PATH=$bin run env "$@" "$tree/breuk" --no-install $words match 1/2 2/4
    case $err in
    *'are needed'*) found=en ;;
    *'er ontbreken'*) found=nl ;;
    *'einige Programme'*) found=de ;;
    *'il manque'*) found=fr ;;
    *) found="none: $err" ;;
    esac
    is "$words $* is $wanted" "$found" "$wanted"
    case $words in
    *xx*) return ;; # which the program refuses
    esac
    # shellcheck disable=SC2086
    run env "$@" "$BREUK_PROGRAM" $words match 1/2 2/4
    said=$out
    run env "BREUK_LANG=$wanted" "$BREUK_PROGRAM" match 1/2 2/4
    is "$words $*: to the program too" "$said" "$out"
}
chosen en '' LANG=C
chosen en '' LANG=
chosen nl '' LANG=nl_NL.UTF-8
chosen nl '' LANG=nl_BE@euro
chosen en '' LANG=pl_PL.UTF-8
chosen de '' LANG=nl_NL.UTF-8 LC_MESSAGES=de_AT.UTF-8
chosen fr '' LANG=nl_NL.UTF-8 LC_MESSAGES=de_AT.UTF-8 LC_ALL=fr_FR
chosen nl '' LC_ALL= LANG=nl_NL.UTF-8
chosen de '' LANG=nl_NL.UTF-8 LANGUAGE=pl:de_CH:fr
chosen nl '' LANG=nl_NL.UTF-8 LANGUAGE=pl
chosen en '' LANG=C LANGUAGE=de
chosen fr '' LANG=nl_NL.UTF-8 BREUK_LANG=FR
chosen nl '' LANG=nl_NL.UTF-8 BREUK_LANG=
chosen de '--lang de' BREUK_LANG=fr
chosen de '--lang=DE' BREUK_LANG=fr
chosen fr '--lang xx' BREUK_LANG=fr
chosen nl '--lang xx' BREUK_LANG=xx LANG=nl_NL

launch "$tree/breuk" --no-install match 1/2 2/4 --lang nl
has "the option may stand behind the command" "$err" "er ontbreken"
launch "$tree/breuk" --no-install match -- --lang nl
has "and is none after --" "$err" "are needed"
LANG=nl_NL.UTF-8 launch "$tree/check" --no-install
has "./check says it in English" "$err" "are needed"
done_testing
