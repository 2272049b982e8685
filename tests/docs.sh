#!/bin/sh
# README.md and docs/: pages that are short, links that lead somewhere, commands that work as they stand there, one
# after the other in a folder of each page's own (of a page in another language than English in one of the three, or with
# --long in each), and a picture of what is printed now.
#
# After a change of faces: BREUK_EXPECT=write, run it, look at the picture.
. "$BREUK_SOURCE/tests/tap.sh"
unset LANGUAGE NO_COLOR
export BREUK_LANG=en
top=${BREUK_DOCS:-$BREUK_SOURCE}
pages=$(cd "$top" && echo README.md docs/*/*.md docs/teacher/*/*.md)

# language_of PAGE: that of docs/teacher/nl/ is nl.
language_of()
{
    case $1 in
    docs/teacher/*/*) basename "$(dirname "$1")" ;;
    *) echo en ;;
    esac
}

# furnish PAGE: what its readers have: a deck of their own, a spreadsheet, a class.
furnish()
{
    mkdir mine
    (cd mine && "$BREUK_PROGRAM" new deck mine)
    "$BREUK_PROGRAM" new deck mine
    "$BREUK_PROGRAM" new template bright
    "$BREUK_PROGRAM" new template my-template
    printf 'suit,face,count\nblue,1/2,1\nred,2/4,1\n' >cards.csv
    printf 'Nickname\nCem\nDee\n' >pupils.csv
    case $1 in
    */class-and-report.md) for laptop in 2 3; do "$BREUK_PROGRAM" class new 6b --records laptop$laptop.db; done ;;
    */privacy.md) "$BREUK_PROGRAM" class new 6b && "$BREUK_PROGRAM" class add 6b Ann Bo ;;
    */studies.md) for part in 1 2; do "$BREUK_PROGRAM" sim fractions --games 4 --part $part/2 --json >part$part.json; done ;;
    esac
} >/dev/null 2>&1

# commands PAGE: those that begin with ./breuk, a line each, without what is said of them. What has a word in capitals
# or “…” is a pattern.
commands()
{
    awk '
        function add(text) {
            if (text !~ /…|(^| )[A-Z][A-Z]+( |$)/)
                print text
        }
        /^    \.\/breuk / {
            line = substr($0, 5)
            sub(/  .*/, "", line)
            add(line)
            next
        }
        {
            while (match($0, /`\.\/breuk[^`]*`/)) {
                add(substr($0, RSTART + 1, RLENGTH - 2))
                $0 = substr($0, RSTART + RLENGTH)
            }
        }
    ' "$1"
}

# is_translation PAGE: whether it says in another language what an English page says. With --long none counts as one.
is_translation()
{
    case ${BREUK_LONG-}$1 in
    docs/teacher/*/README.md) return 1 ;;
    docs/teacher/*/*) ;;
    *) return 1 ;;
    esac
}

# is_run PAGE: of a page's three translations one has its commands tried, by the length of its name.
is_run()
{
    is_translation "$1" || return 0
    case $((${#1} % 4))$(language_of "$1") in 3nl | 2de | [01]fr) ;; *) return 1 ;; esac
}

# is_tried PAGE COMMAND: what a translation prints or asks as the English page does is tried once. What keeps something is
# always tried: later lines need it.
is_tried()
{
    is_translation "$1" || return 0
    case $2 in
    *' print '* | *' preview '* | *' sim '* | *' list '* | *' check '* | *' help '*)
        ! commands "$top/docs/teacher/$(basename "$1")" | grep -qxF -e "$2" ;;
    esac
}

# try COMMAND: a study is shortened; what asks whether it may is told to.
try()
{
    rm -f ./*.pdf
    case $1 in
    './breuk' | *' --watch'* | *'lesson --class 6b') return ;; # ask a person, or go on until somebody ends them
    *' sim '*--pupils*) set -- "$(echo "$1" | sed 's/--pupils [0-9]*/--pupils 2/')" ;;
    *' sim '*--merge*) ;;
    *' sim '*) set -- "$1 --games 3" ;;
    *' new deck '* | *' new template '* | *' remove '* | *' --forget '* | *'report --expire '* | *' import deck '*) set -- "$1 --force" ;;
    esac
    printf '%s\n' "$1" | sed 's/^\.\/breuk/"$BREUK_PROGRAM"/' >"$scratch/command"
    run sh "$scratch/command"
    [ "$status" -lt 2 ] || printf '%s: %s %s\n' "$1" "$status" "$err"
}

for page in $pages; do
    most=12288
    [ "$page" != README.md ] || most=9216
    bytes=$(wc -c <"$top/$page")
    verdict "$page is short" "$([ "$bytes" -le $most ]; echo $?)" "$bytes bytes, at most $most"

    folder=$(dirname "$top/$page")
    grep -o '](\([^)]*\))' "$top/$page" | sed -e 's/^](//' -e 's/)$//' -e 's/#.*//' -e '/^https:/d' | sort -u |
        while IFS= read -r link; do
            [ -e "$folder/$link" ] || echo "$link"
        done >"$scratch/lost"
    is "its links lead somewhere" "$(cat "$scratch/lost")" ''

    is_run "$page" || continue
    mkdir "$scratch/page"
    cd "$scratch/page" || exit 1
    export BREUK_LANG=$(language_of "$page")
    export XDG_DATA_HOME="$scratch/page/.data" XDG_STATE_HOME="$scratch/page/.state"
    furnish "$page"
    commands "$top/$page" >"$scratch/commands"
    while IFS= read -r command; do
        ! is_tried "$page" "$command" || try "$command"
    done <"$scratch/commands" >"$scratch/failed"
    is "its commands work" "$(cat "$scratch/failed")" ''
    cd / || exit 1
    rm -rf "$scratch/page"
done

# The front door of a language is a README.md of its own.
for language in nl de fr; do
    is "the teacher's pages are there in $language" "$(cd "$top/docs/teacher/$language" && echo *.md)" \
        "$(cd "$top/docs/teacher" && echo README.md *.md)"
done
export BREUK_LANG=en

# Two sheets of numbers, one of wild cards, and backs. Another version of a library may draw edges of letters otherwise.
cd "$scratch" || exit 1
run "$BREUK_PROGRAM" print fractions --lang en --format png --dpi 52 --pages 1,2,23,43 -o page
is "the sheets of the picture are drawn" "$status" 0
python3 "$BREUK_SOURCE/tests/docs_picture.py" join sheets.png page-01.png page-23.png page-43.png page-02.png
picture=$BREUK_SOURCE/print/fractions-sheets.png
[ -z "${BREUK_EXPECT-}" ] || cp sheets.png "$picture"
differs=$(python3 "$BREUK_SOURCE/tests/docs_picture.py" differ sheets.png "$picture")
verdict "the picture of README.md shows the cards as they are" "$([ "$differs" -le 5 ]; echo $?)" \
    "$differs of 1000 pixels differ"
done_testing
