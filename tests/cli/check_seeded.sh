#!/bin/sh
# Mistakes that authors make, one file each in the tables of check/seeded: NAME.xml, and below it in NAME.expect what
# must be said of it, to the column. grammar.cases has what an editor sees by the schema, too; beyond.cases what only
# the program sees; broken.cases what is not XML: one mistake in each file, and one complaint of it. several.cases has
# files with more, and authors.cases decks as their authors wrote them, each with all of its mistakes.
# After a change of words: BREUK_EXPECT=write ./check cli-check_seeded, and read the difference.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data"
seeded=$BREUK_CASES/cli/check/seeded

# The objects of --json as the lines that are to be read, in a file for each verdict: what stands before it.
split_complaints()
{
    sed -E -e 's/^\{"severity":"([a-z]*)","file":"([^"]*)","line":([0-9]*),"column":([0-9]*),"message":"(.*)","id":"([^"\\]|\\.)*"(,"also":\[[^]]*\])?(,"(fixes|included_by)":.*)?\}$/\2:\3:\4: \1: \5\7/' \
        -e 's/,"also":\[(.*)\]$/ (also at \1)/' -e 's/\},\{"line":/}, {"line":/g' -e 's/\{"line":([0-9]*),"column":([0-9]*)\}/\1:\2/g' \
        -e '/^\{"file"/!s/\\"/"/g' -e '/^\{"file"/!s/\\\\/\\/g' |
        awk -v folder="$scratch/said" '
            /^{"file":/ { split($0, part, "\""); name = folder "/" part[4] ".said"
                          printf "%s", text >name; close(name); text = ""
                          print part[8] >(name ".verdict"); close(name ".verdict"); next }
            # As people read it: five places, and how many more there are.
            match($0, / \(also at [^()]*\)$/) {
                count = split(substr($0, RSTART + 10), place, ", ")
                if (count > 5)
                    $0 = substr($0, 1, RSTART + 9) place[1] ", " place[2] ", " place[3] ", " place[4] ", " \
                         place[5] " and at " count - 5 " more place" (count == 6 ? "" : "s") ")" }
            { text = text $0 "\n" }'
}

# check_folder EXIT: what is said of each file is what stands beside it; checking them all ends with EXIT.
check_folder()
{
    mkdir "$scratch/said"
    run "$BREUK_PROGRAM" check --lang en --json *.xml
    printf '%s\n' "$out" | split_complaints
    printf '%s\n' "$out" | sed -e 's/,"included_by":\[.*\]}$/}/' -n -e 's/.*,"id":"\(.*\)"}$/\1/p' >>"$scratch/ids"
    for file in *.xml; do
        name=${file%.xml}
        [ -z "${BREUK_EXPECT-}" ] || cp "$scratch/said/$file.said" "$name.expect"
        wanted=$(cat "$name.expect")
        verdict=fine
        case $wanted in *': error: '*) verdict=wrong ;; esac
        # These cannot be read on.
        case $folder/$name in broken/doctype | broken/empty | broken/less-than-in-a-value) verdict=refused ;; esac
        is "$folder.cases: $name" "$(cat "$scratch/said/$file.said.verdict" "$scratch/said/$file.said")" "$verdict
$wanted"
    done
    run "$BREUK_PROGRAM" check --lang en *.xml
    # Who includes a file is a part of its lines here, and stands apart in JSON.
    is "$folder: the same without --json" "$(printf '%s\n' "$err" | sed 's/ (included by [^)]*)$//')" "$(for file in *.xml; do cat "${file%.xml}.expect"; done)"
    is "$folder: the exit code" "$status" "$1"
    rm -r "$scratch/said"
}

# by_schema VERDICT: xmllint's of every file of the folder, with one run for each schema: the one that its outermost
# element, or what it is a part of, asks for.
by_schema()
{
    left=$(ls ./*.xml)
    for schema in decks/rulesets/ruleset.rng templates/template.rng print/sheet.rng lessons/lesson.rng decks/deck.rng; do
        element=${schema##*/}
        element='<'${element%.rng}
        [ "$element" != '<deck' ] || element= # or a part of one
        # shellcheck disable=SC2086 # names without blanks
        files=$(grep -l "$element" $left) left=$(grep -L "$element" $left)
        [ "$files" ] || continue
        # shellcheck disable=SC2086
        run xmllint --noout --nonet --relaxng "$BREUK_SOURCE/$schema" $files
        is "xmllint says of $folder by $schema: $1" \
            "$(printf '%s\n' "$err" | sed -n "s/ $1\$//p" | sort)" "$(printf '%s\n' "$files" | sort)"
    done
}

for folder in grammar beyond broken several authors; do
    cd "$seeded/$folder" || exit 1
    case $folder in
    several | authors) check_folder 1 ;;
    grammar)
        check_folder 1
        by_schema 'fails to validate'
        ;;
    beyond)
        check_folder 1
        by_schema validates
        ;;
    broken) check_folder 2 ;;
    esac
done
[ "$(sort -u "$scratch/ids" | wc -l)" -ge 60 ]
verdict "there are 60 kinds of complaint and more" $?
is "one mistake, one complaint" "$(grep -c . "$seeded"/grammar/*.expect "$seeded"/beyond/*.expect "$seeded"/broken/*.expect |
    grep -vE ':[01]$')" ""
is "each says where" "$(cat "$seeded"/*/*.expect | grep -vE '^[^:]+:[0-9]+:[0-9]+: (error|warning|note): .')" ""
done_testing
