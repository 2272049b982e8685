#!/bin/sh
# breuk-tutorial(7), followed to the letter: its commands in their order, in an empty folder, with its files.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE XDG_DATA_HOME
page=$BREUK_SOURCE/src/cli/manual/man/breuk-tutorial.7.scd
mkdir "$scratch/bin" "$scratch/home" "$scratch/blocks" "$scratch/here"
ln -s "$BREUK_PROGRAM" "$scratch/bin/breuk"
PATH=$scratch/bin:$PATH
HOME=$scratch/home
export PATH HOME
cd "$scratch/here" || exit 1

# Each block of lines as they are, in a file of its own.
awk -v folder="$scratch/blocks" '
    /^```/ { inside = !inside; if (inside) name = sprintf("%s/%02d", folder, ++blocks); next }
    inside { print > name }' "$page"

# follow COMMAND: what it should say, among other things, is in $scratch/said.
follow()
{
    sh -c "$1" >"$scratch/out" 2>&1 </dev/null
    status=$?
    case $(cat "$scratch/said") in
    *': error: '*) is "$1: it finds the mistake" "$status" 1 ;;
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

for block in "$scratch"/blocks/*; do
    case $(head -1 "$block") in
    '<?xml'*) cp "$block" class.xml ;;
    *'<numbers'*)
        awk -v block="$block" '/<numbers/ { while ((getline line < block) > 0) print line; next } 1' class.xml >changed
        is "the line that is mended is in the file" "$(diff class.xml changed | grep -c '^[<>]')" 2
        mv changed class.xml
        ;;
    '$ '*) session "$block" ;;
    esac
done

# What the author holds in hands then.
for file in class.xml class.png class.pdf fronts.pdf "$HOME/.local/share/breuk/decks/class.xml"; do
    verdict "there is ${file##*/}" "$([ -s "$file" ]; echo $?)"
done
run breuk print class --backs none -o again.pdf
is "the kept deck is known by its name" "$status" 0
pages=$(grep -c . "$scratch/blocks/01")
is "on the board are as many values as breuk finds" "$pages" 4
# Commands in the text, too, are commands that there are.
for word in $(tr '*' '\n' <"$page" | sed -n 's/^breuk \([a-z]*\).*/\1/p' | sort -u); do
    run breuk help "$word"
    is "breuk $word is there" "$status" 0
done
done_testing
