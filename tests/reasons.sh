#!/bin/sh
# The reasons that comments cite against the pages that hold them: docs/design/PAGE.md, “Heading” is a page and one of its
# headings, and nothing else is cited as a paper is: a name in capitals with the number of a section. A test fails with
# a line for each citation that leads nowhere.
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
done_testing
