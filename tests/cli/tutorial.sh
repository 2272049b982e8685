#!/bin/sh
# breuk-tutorial(7) in each of its languages, followed to the letter: its commands in their order, in an empty folder, with
# its files.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE XDG_DATA_HOME
pages=$BREUK_SOURCE/src/cli/manual/man
mkdir "$scratch/bin"
ln -s "$BREUK_PROGRAM" "$scratch/bin/breuk"
PATH=$scratch/bin:$PATH
export PATH HOME BREUK_LANG

# follow COMMAND: what it should say, among other things, is in $scratch/said.
follow()
{
    sh -c "$1" >"$scratch/out" 2>&1 </dev/null
    status=$?
    case $(cat "$scratch/said") in
    *': error: '* | *': fout: '* | *': Fehler: '* | *': erreur: '*) is "$1: it finds the mistake" "$status" 1 ;;
    *) verdict "$1: it works" "$status" "$(cat "$scratch/out")" ;;
    esac
    while IFS= read -r said; do
        has "$1: it says what the page says" "$(cat "$scratch/out")" "$said"
    done <"$scratch/said"
}

session()
{
    command=
    : >"$scratch/said"
    while IFS= read -r line; do
        case $line in
        '$ '*)
            [ -z "$command" ] || follow "$command"
            command=${line#'$ '}
            : >"$scratch/said"
            ;;
        *) printf '%s\n' "$line" >>"$scratch/said" ;;
        esac
    done <"$1"
    follow "$command"
}

# follow_page LANGUAGE PAGE DECK FRONTS
follow_page()
{
    BREUK_LANG=$1
    page=$pages/$2
    deck=$3
    HOME=$scratch/home-$1
    mkdir "$HOME" "$scratch/blocks-$1" "$scratch/here-$1"
    cd "$scratch/here-$1" || exit 1
    # Each block of lines as they are, in a file of its own.
    awk -v folder="$scratch/blocks-$1" '
        /^```/ { inside = !inside; if (inside) name = sprintf("%s/%02d", folder, ++blocks); next }
        inside { print > name }' "$page"
    for block in "$scratch/blocks-$1"/*; do
        case $(head -1 "$block") in
        '<?xml'*) cp "$block" "$deck.xml" ;;
        *'<numbers'*)
            awk -v block="$block" '/<numbers/ { while ((getline line < block) > 0) print line; next } 1' "$deck.xml" >changed
            is "$1: the line that is mended is in the file" "$(diff "$deck.xml" changed | grep -c '^[<>]')" 2
            mv changed "$deck.xml"
            ;;
        '$ '*) session "$block" ;;
        esac
    done
    # What the author holds in hands then.
    for file in "$deck.xml" "$deck.png" "$deck.pdf" "$4.pdf" "$HOME/.local/share/breuk/decks/$deck.xml"; do
        verdict "$1: there is ${file##*/}" "$([ -s "$file" ]; echo $?)"
    done
    run breuk print "$deck" --backs none -o again.pdf
    is "$1: the kept deck is known by its name" "$status" 0
    is "$1: on the board are as many values as breuk finds" "$(grep -c . "$scratch/blocks-$1/01")" 4
    is "$1: so many sessions are followed" "$(grep -l '^\$ ' "$scratch/blocks-$1"/* | grep -c .)" 7
    # Commands in the text, too, are commands that there are.
    for word in $(tr '*' '\n' <"$page" | sed -n 's/^breuk \([a-z]*\).*/\1/p' | sort -u); do
        run breuk help "$word"
        is "$1: breuk $word is there" "$status" 0
    done
    for topic in $(tr '\n*' ' \n' <"$page" | sed -n 's/^breuk help \([a-z].*\)/\1/p' | tr ' ' '/' | sort -u); do
        run breuk help $(echo "$topic" | tr '/' ' ')
        is "$1: breuk help $topic is there" "$status" 0
    done
    # The program itself shows the page, where no man page is installed.
    run breuk help tutorial
    is "$1: breuk help tutorial shows it" "$status$err" 0
    shown=$out
    tr '*_\\' '\n\n\n' <"$page" | sed -n '/^# /s/..//p' >"$scratch/headings"
    while IFS= read -r heading; do
        has "$1: with its headings" "$shown" "$heading"
    done <"$scratch/headings"
    while IFS= read -r line; do
        has "$1: with its deck, to be copied" "$shown" "    $line"
    done <"$deck.xml"
    lacks "$1: without markup" "$shown" '*'
    verdict "$1: within 80 columns" "$([ "$(grep -v '<\|: ' "$scratch/out" | wc -L)" -le 80 ]; echo $?)" "$shown"
    run breuk help tutorial --as man
    is "$1: --as man: its source" "$out" "$(cat "$page")"
    # The other pages name the deck's colours in the words of the language.
    is "$1: the deck is in the language" "$(grep -c "<name lang=\"$1\"" "$deck.xml")" 4
}

follow_page en breuk-tutorial.7.scd class fronts
follow_page nl nl/breuk-tutorial.7.scd klas voorkanten
follow_page de de/breuk-tutorial.7.scd klasse vorderseiten
follow_page fr fr/breuk-tutorial.7.scd classe faces

run breuk help csv --lang en
is "breuk help csv explains tables" "$status$err" 0
has "a column is an entry" "$out" '
    suit
        the suit, by its id'
has "an escaped asterisk is meant" "$out" '3*'
# Each language explains the same words, and its example is in it.
entries() { grep -x '\*.*[*…]' "$1"; }
for language in nl de fr; do
    page=$pages/$language/breuk-csv.5.scd
    run breuk help csv --lang "$language"
    is "$language: breuk help csv is there" "$status$err" 0
    has "$language: with its headings" "$out" "$(sed -n '/^# [^N]/{s/# //p;q;}' "$page")"
    is "$language: it explains the same words" "$(entries "$page")" "$(entries "$pages/breuk-csv.5.scd")"
    verdict "$language: within 80 columns" "$([ "$(wc -L <"$scratch/out")" -le 80 ]; echo $?)" "$out"
    sed -n '/^```/,/^```/{/`/!p;}' "$page" >smallest.csv
    run breuk import deck smallest.csv --lang "$language" -o "smallest-$language.xml"
    is "$language: its smallest deck is one" "$status" 0
    is "$language: in its own words" "$(grep -c "<name lang=\"$language\"" "smallest-$language.xml")" 2
done
is "in three languages" "$(grep -c '<deck ' smallest-nl.xml smallest-de.xml smallest-fr.xml | grep -c ':1$')" 3
# The papers that belong to a deck, each explained in every language, with the same options, sizes and examples.
facts() { grep -oE -e '--[a-z-]+( [a-z0-9.]+)?[*]' -e '^[*][a-z]+[*]$' -e '^[$] .*' -e 'A[0-9]' -e '[a-z]+[*]?[(][0-9][)]' "$1" | sort; }
for language in en nl de fr; do
    page=$pages/$language/breuk-papers.7.scd
    [ $language != en ] || page=$pages/breuk-papers.7.scd
    run breuk help papers --lang $language
    is "$language: breuk help papers explains what belongs to a deck" "$status$err" 0
    verdict "$language: within 80 columns" "$([ "$(wc -L <"$scratch/out")" -le 80 ]; echo $?)" "$out"
    for piece in $(sed -n 's/^PRINTABLE(\([a-z]*\),.*/\1/p' "$BREUK_SOURCE/src/documents/printables/printable-list.h"); do
        case $piece in cards | worksheet | key) continue ;; esac
        has "$language: it explains the paper $piece" "$out" "
    $piece
        "
    done
    has "$language: with its headings" "$out" "$(sed -n '/^# [^N]/{s/# //p;q;}' "$page")"
    lacks "$language: without markup" "$out" '*'
    is "$language: with the same facts" "$(facts "$page")" "$(facts "$pages/breuk-papers.7.scd")"
done
run breuk help papers --lang en
papers=$out
run breuk help print --lang en
for option in $(printf '%s\n' "$papers" | grep -o -- '--[a-z-]*' | sort -u); do
    has "print has its option $option" "$out" "$option"
done
printf '%s\n' "$papers" | sed -n 's/^ *\$ breuk //p' >"$scratch/commands"
while IFS= read -r words; do
    run breuk $words --dry-run
    is "breuk $words works" "$status" 0
done <"$scratch/commands"
is "it has examples" "$(grep -c . "$scratch/commands")" 3
run breuk help log --lang en
has "breuk help log explains logs" "$out" 'XDG_STATE_HOME/breuk/*.jsonl'
run breuk help tutorail --lang en
has "and a page may be mistyped" "$err" 'did you mean “tutorial”?'
run breuk help csv suit --lang en
is "a page has no elements" "$status" 2
done_testing
