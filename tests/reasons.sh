#!/bin/sh
# The reasons that comments cite against the pages that hold them: docs/design/PAGE.md, “Heading” is a page and one of its
# headings, and nothing else is cited as a paper is: a name in capitals with the number of a section. A test fails with
# a line for each citation that leads nowhere.
#
# Files that comments name against those that there are.
#
# And the names of older papers against docs/design/renamed.tsv: an old one is in use no more, the new one is in its file.
#
# usage: reasons.sh TREE     the folder that holds src/, tests/ and docs/
. "$BREUK_SOURCE/tests/tap.sh"
cd "${1:?usage: reasons.sh TREE}" || exit 1

# A line for each comment of C: FILE:LINE: and its words, on one line. Strings hold no comments here.
comments()
{
    find src tests -name '*.[ch]' -exec awk '
        FNR == 1 { inside = 0 }
        {
            line = $0
            while (line != "") {
                if (!inside) {
                    if (!(at = index(line, "/*")))
                        next
                    inside = 1
                    text = FILENAME ":" FNR ": "
                    line = substr(line, at + 2)
                }
                end = index(line, "*/")
                piece = end ? substr(line, 1, end - 1) : line
                sub(/^[ \t]*\*?[ \t]*/, "", piece)
                text = text piece " "
                line = end ? substr(line, end + 2) : ""
                if (end) {
                    print text
                    inside = 0
                }
            }
        }' {} +
}
comments >"$scratch/comments"

# FILE:LINE|PAGE|HEADING; the heading is empty where none is named.
cited()
{
    awk '{
        place = $1
        while (match($0, /docs\/design\/[A-Za-z0-9_.-]*/)) {
            page = substr($0, RSTART, RLENGTH)
            $0 = substr($0, RSTART + RLENGTH)
            heading = ""
            if (match($0, /^, “[^”]*”/)) {
                heading = substr($0, 3, RLENGTH - 2)
                gsub(/[“”]/, "", heading)
            }
            print place "|" page "|" heading
        }
    }' "$scratch/comments"
}

# A line for each file of C that a comment names and that is nowhere. “NAME.c” and “KIND.c” stand for many; a library's
# header is named in angle brackets.
gone_files()
{
    find src tests -name '*.[ch]' | awk '
        FNR == NR {
            sub(/^.*\//, "")
            there[$0] = 1
            next
        }
        {
            place = $1
            while (match($0, /[<A-Za-z0-9_.\/*-]*[A-Za-z0-9_]\.[ch]([^A-Za-z0-9_]|$)/)) {
                name = substr($0, RSTART, RLENGTH)
                $0 = substr($0, RSTART + RLENGTH)
                sub(/[^A-Za-z0-9_]$/, "", name)
                bare = name
                sub(/^.*\//, "", bare)
                if (name !~ /[<*]/ && bare !~ /(NAME|KIND)/ && !(bare in there))
                    print place " " name " is not there"
            }
        }' - "$scratch/comments"
}

# A line for each row of renamed.tsv that is wrong. An old name of one word is gone from all of src; one of two, such as
# “struct line” or “plain->own”, from the file that the row names.
misnamed()
{
    # shellcheck disable=SC2046 # a file a word
    awk -F '\t' '
        !header {
            header = FNR
            list = FILENAME
            next
        }
        FILENAME == list {
            row[++rows] = $0
            next
        }
        FNR == 1 {
            inside = 0
            for (path = FILENAME; path != ""; sub(/[^\/]*\/?$/, "", path))
                there[path] = 1
        }
        {
            line = $0
            code = ""
            while (line != "") {
                at = index(line, inside ? "*/" : "/*")
                if (!inside)
                    code = code " " (at ? substr(line, 1, at - 1) : line)
                if (!at)
                    break
                line = substr(line, at + 2)
                inside = !inside
            }
            gsub(/"([^"\\]|\\.)*"/, "\"", code)
            while (match(code, /[A-Za-z_][A-Za-z0-9_]*/)) {
                word = substr(code, RSTART, RLENGTH)
                used[word] = used[FILENAME, word] = 1
                used[FILENAME, before (substr(code, 1, RSTART - 1) == "->" ? "->" : " ") word] = 1
                before = word
                code = substr(code, RSTART + RLENGTH)
            }
        }
        END {
            for (i = 1; i <= rows; i++) {
                split(row[i], name)
                file = "src/" name[3]
                if (name[1] ~ /\// ? ("src/" name[1]) in there : \
                    name[1] ~ /[ >]/ ? (file, name[1]) in used : name[1] in used)
                    print list ":" i + 1 ": " name[1] " is in use"
                if (name[1] ~ /\// ? !(("src/" name[2]) in there) : !((file, name[2]) in used))
                    print list ":" i + 1 ": " name[2] " is not in " file
            }
        }' docs/design/renamed.tsv $(find src -name '*.[ch]')
}

is "comments cite pages of docs/design" "$(cited | head -n 1 | grep -c .)" 1
is "each page that is cited is there, with that heading" "$(cited | while IFS='|' read -r place page heading; do
    if [ ! -f "$page" ]; then
        echo "$place $page is not there"
    elif [ -z "$heading" ]; then
        echo "$place $page: write which heading, as $page, “Heading”"
    elif ! grep -qxF -e "## $heading" "$page"; then
        echo "$place $page has no heading “$heading”"
    fi
done)" ''
is "no paper is cited that is not in the tree" \
    "$(grep -E '(^|[ (])(TABLE|DIAGNOSIS|LESSONS|LEARNING|MAKING|NETWORK|DESIGN|STYLE|PRINT)(,? [0-9]|[.:);,] |\.md)' \
        "$scratch/comments" | cut -c 1-160)" ''
is "each file that a comment names is there" "$(gone_files)" ''
is "what became of a name is in the list, and true" "$(misnamed)" ''
done_testing
