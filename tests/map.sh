#!/bin/sh
# The map src/README.md against the tree: each file and folder that it names is there, each function of its two ways is
# in its file, it has a line for each room and for no other, one for each folder inside
# a room. Each file that the page on seams names is there. Nothing else lies at the top of the tree. Speaks TAP.
#
# usage: map.sh TREE     the folder that holds src/
set -u
tree=${1:?"usage: map.sh TREE"}
map=$tree/src/README.md
[ -f "$map" ] || { echo "Bail out! $map: not there"; exit 1; }
number=0
failed=0

# verdict NAME LINES: a test that passes when there are no lines; they are what is wrong.
verdict()
{
    number=$((number + 1))
    if [ -z "$2" ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        printf '%s\n' "$2" | sed 's/^/# /'
        failed=1
    fi
}

# What stands between backquotes on a page and has a slash or the end of a file's name. NAME is the reader's.
named()
{
    awk '{
        n = split($0, part, "`")
        for (i = 2; i <= n; i += 2)
            if (part[i] ~ /^[A-Za-z0-9_.\/-]+$/ && part[i] !~ /NAME/ &&
                (part[i] ~ /\// || part[i] ~ /\.(c|h|sh|txt|md|xml|build)$/))
                print part[i]
    }' "$1" | sort -u
}

verdict "each file that it names is there" "$(named "$map" | while IFS= read -r name; do
    [ -e "$tree/src/$name" ] || [ -e "$tree/$name" ] || echo "$name is not there"
done)"

# The page on seams calls a file by its name alone where that may move.
seams=$tree/docs/design/seams.md
verdict "each file that docs/design/seams.md names is there" "$([ ! -e "$seams" ] || named "$seams" | while IFS= read -r name; do
    [ -e "$tree/src/$name" ] || [ -e "$tree/$name" ] || [ -n "$(find -L "$tree/src" -name "$name" 2>/dev/null)" ] ||
        echo "$name is not there"
done)"

# A NAME stands in a folder that is there.
verdict "each folder for what is added is there" "$(grep -o '`[A-Za-z0-9_./-]*/[A-Za-z0-9_.-]*NAME[A-Za-z0-9_.]*`' "$map" |
    tr -d '`' | sort -u | while IFS= read -r name; do
    [ -d "$tree/src/${name%/*}" ] || [ -d "$tree/${name%/*}" ] || echo "${name%/*} is not there"
done)"

# | `function` | file | …: there it is defined, at the start of a line, the name alone or behind its type.
verdict "each function of the two ways is in its file" "$(
    sed -n 's/^| `\([a-z_0-9]*\)` | \([a-z_0-9/]*\.c\) | .*/\1 \2/p' "$map" | awk -v src="$tree/src/" '{
        for (found = 0; !found && (getline line < (src $2)) > 0;)
            found = line ~ "^[a-z].*[ *]" $1 "[(]"
        close(src $2)
        if (!found)
            print $1 " is not in " $2
    }')"
ways=$(grep -Ec '^\| `[a-z_0-9]+` \| [a-z_0-9]+/[a-z_0-9/]+\.c \| ' "$map")
verdict "it has both ways" "$([ "$ways" -ge 20 ] || echo "only $ways functions")"

# Rooms: in rooms.txt the first column; in the map the rows of its first table.
rooms=$(sed -n 's/^\([a-z]*\)  *|.*/\1/p' "$tree/src/rooms.txt" | grep -v '^room$')
mapped=$(sed -n '/^## The rooms/,/^## Two/s/^| `\([a-z]*\)` |.*/\1/p' "$map")
verdict "each room has its line, from the top down" "$(
    [ "$rooms" = "$mapped" ] || printf 'rooms.txt: %s\nthe map:   %s\n' "$(echo $rooms)" "$(echo $mapped)")"
verdict "each folder inside a room has its line, and no other" "$(
    built=$(for file in "$tree"/src/*/*/*.c; do
        folder=${file#"$tree/src/"}
        echo "${folder%/*}"
    done | LC_ALL=C sort -u)
    mapped=$(sed -n '/^## The rooms/,/^## Two/s/^| `\([a-z]*\/[a-z]*\)` |.*/\1/p' "$map" | LC_ALL=C sort)
    [ "$built" = "$mapped" ] || printf 'the tree: %s\nthe map:  %s\n' "$(echo $built)" "$(echo $mapped)")"
# What git keeps at the top: a file that a test run wrote there was once taken along.
kept="breuk check decks docs lessons LICENSE meson.build meson_options.txt print README.md src templates tests debian findings"
verdict "nothing else lies at the top" "$(git -C "$tree" ls-files 2>/dev/null | cut -d/ -f1 | sort -u | while IFS= read -r name; do
    case " $kept " in
    *" $name "*) ;;
    *) case $name in .*) ;; *) echo "$name has no place at the top" ;; esac ;;
    esac
done)"
echo "1..$number"
exit "$failed"
