#!/bin/sh
# Help: in every language, made from the table, within 80 columns.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE COLUMNS

# The names in command-list.h, as the compiler sees them.
names=$(sed -n 's/^COMMAND(\(.*\))$/\1/p' "$BREUK_SOURCE/src/cli/command-list.h")

run "$BREUK_PROGRAM"
is "no words at all: help, and no error" "$status$err" 0
overview=$out
run "$BREUK_PROGRAM" --help
is "--help says the same" "$out" "$overview"
run "$BREUK_PROGRAM" help
is "and so does help" "$out" "$overview"
for name in $names; do
    has "the overview names $name" "$overview" "  $name "
done

for language in en nl de fr; do
    run "$BREUK_PROGRAM" --lang "$language" --help
    case $language in
    en) word='Commands:' ;;
    nl) word='Opdrachten:' ;;
    de) word='Befehle:' ;;
    fr) word='Commandes' ;;
    esac
    has "help is in $language" "$out" "$word"
    widest=$(wc -L <"$scratch/out")
    verdict "help in $language fits 80 columns" "$([ "$widest" -le 80 ]; echo $?)" "$widest columns"
    for name in $names; do
        sampled 2 || continue
        run "$BREUK_PROGRAM" --lang "$language" "$name" --help
        is "help of $name in $language: no error" "$status$err" 0
        widest=$(wc -L <"$scratch/out")
        verdict "help of $name in $language fits 80 columns" "$([ "$widest" -le 80 ]; echo $?)" "$widest columns"
        first=$(grep -n "^  breuk $name" "$scratch/out" | head -1 | cut -d: -f1)
        options=$(grep -n -- '--help' "$scratch/out" | tail -1 | cut -d: -f1)
        verdict "help of $name in $language: examples before options" \
            "$([ "${first:-999}" -lt "${options:-0}" ]; echo $?)" "$out"
    done
done

# A narrow terminal. What has no blanks in it stays whole.
for language in en nl de fr; do
    for name in $names; do
        sampled 3 || continue
        run env COLUMNS=40 "$BREUK_PROGRAM" --lang "$language" "$name" --help
        is "help of $name in $language in 40 columns: lines with a blank where one could be broken" \
            "$(LC_ALL=C.UTF-8 sed 's/[^ -~]/x/g' "$scratch/out" | awk 'length($0) > 40 && /[^ ] +[^ ]/')" ''
    done
done
for columns in 0 19 81 100000 wide -40; do
    run env COLUMNS=$columns "$BREUK_PROGRAM" --help --lang en
    is "COLUMNS=$columns: 80" "$out" "$("$BREUK_PROGRAM" --help --lang en)"
done

run "$BREUK_PROGRAM" help help
examples=$out
run "$BREUK_PROGRAM" help --help
is "help NAME and NAME --help are one page" "$out" "$examples"
run "$BREUK_PROGRAM" help hepl
is "help for what there is not: exit 2" "$status$out" 2
has "and what may have been meant" "$err" 'did you mean “help”?'

run "$BREUK_PROGRAM" --version
is "--version: exit 0" "$status$err" 0
has "--version says which" "$out" "breuk $(sed -n "s/^  version: '\(.*\)',/\1/p" "$BREUK_SOURCE/meson.build")"
has "--version names the generator of chance" "$out" 'chance: xoshiro256** 1'
mkdir "$scratch/decks"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --version
has "--version says where the data are" "$out" "decks: $scratch/decks"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --version --json
is "as JSON it is an object" "$status$(printf '%s\n' "$out" | sed 's/"version":"[^"]*"/"version":""/')" \
    '0{"version":"","decks":"'"$scratch"'/decks","chance":"xoshiro256**","chance_version":1}'
rmdir "$scratch/decks"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --version
has "--version says what is missing" "$out" "decks: not found; set BREUK_DATA to the folder that contains decks/"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --version --json
lacks "and JSON names no folder then" "$out" '"decks"'

# The teacher's pages of docs/: in every language, without what is markup, within 80 columns; each word is there, but
# for a table's heading.
words() { LC_ALL=C.UTF-8 grep -oE "[[:alnum:]’']+" | LC_ALL=C sort -u; }
for page in "$BREUK_SOURCE"/docs/teacher/*.md; do
    topic=$(basename "$page" .md)
    [ "$topic" != privacy ] || continue
    for language in en nl de fr; do
        sampled 3 || continue
        run "$BREUK_PROGRAM" --lang $language help "$topic"
        is "the page $topic is shown in $language" "$status$err" 0
        is "within 80 columns" "$(wc -L <"$scratch/out" | awk '$1 > 80')" ''
        is "without markup" "$(grep -E '\*\*|\]\(|`|\|-' "$scratch/out")" ''
        folder=$BREUK_SOURCE/docs/teacher
        [ $language = en ] || folder=$folder/$language
        # The row after a heading is dashes; a link's place has become a line to type.
        awk '{ row[NR] = $0 } END { for (i = 1; i <= NR; i++) if (row[i + 1] !~ /^\|-/) print row[i] }' "$folder/$topic.md" |
            tr '\n' ' ' | sed 's/\[[^]]*\]([^)]*)//g' | words >"$scratch/written"
        is "with all its words" "$(words <"$scratch/out" | LC_ALL=C comm -23 "$scratch/written" -)" ''
    done
done
run "$BREUK_PROGRAM" --lang nl help first-lesson
has "it is that of docs/teacher/nl" "$out" "$(sed -n '1s/^# //p' "$BREUK_SOURCE/docs/teacher/nl/first-lesson.md")"
has "a link to another page is a line to type" "$out" '“breuk help printing”'
run env BREUK_CALLED=./breuk "$BREUK_PROGRAM" --lang en help first-lesson
has "which begins as the program was called" "$out" '    ./breuk match 2/6 3/9 --show'
export BREUK_CALLED=./breuk
run "$BREUK_PROGRAM" --lang en help
has "the overview does so, too" "$out" '“./breuk help COMMAND” explains a command'
for topic in printing tutorial privacy deck; do
    has "and names the page $topic" "$(echo "$out" | tr '\n' ' ')" " $topic"
done
run "$BREUK_PROGRAM" --lang en print --help
has "and how a command is used" "$out" 'Usage: ./breuk print [OPTIONS]'
has "and its examples" "$out" '  ./breuk print fractions
'
run "$BREUK_PROGRAM" --lang fr nonsense
has "and a complaint in any language" "$err" './breuk --help'
unset BREUK_CALLED
run "$BREUK_PROGRAM" --lang en help lessons
has "a link out of the folder is a file's place" "$out" 'docs/author/lessons.md'
run "$BREUK_PROGRAM" --lang en help first-lesson --as man
is "its source for man" "$status$(head -1 "$scratch/out" | cut -d' ' -f1)" '0breuk-first-lesson(7)'
run env BREUK_CALLED=./breuk "$BREUK_PROGRAM" --lang en help first-lesson --as man
lacks "which is of a program that is installed" "$out" './breuk'
done_testing
