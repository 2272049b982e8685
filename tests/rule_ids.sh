#!/bin/sh
# Every rule that the tree cites against src/rules/RULES.md, and every rule there against its scenario. Speaks TAP, one
# "#" line for each citation, rule or row that is wrong.
#
# A rule's id is one of the letters C D E H P R S T U V W X and a number from 1 to 19. It is cited
#   - in a comment of C, of XML or of a script, and anywhere in a .md;
#   - in a string of C that begins with one: "T18", "P4 P5", "T16 with P5: each is charged";
#   - after the word rule or rules: "rule":"T1", "rules":["S14","H3"], (rule W1).
# Elsewhere it is none: a name in the code, a byte in a message, a step in the path of a picture. D50 never is.
#
# usage: rule_ids.sh TREE     the folder that holds src/, decks/ and tests/
set -u
tree=${1:?"usage: rule_ids.sh TREE"}
cd "$tree" || exit 1
[ -f src/rules/RULES.md ] || { echo "Bail out! $tree/src/rules/RULES.md: not there"; exit 1; }

# One line a citation: FILE LINE ID "cites"; and one with "shows" for the rule that a scenario shows.
citations()
{
    find src decks tests -type f \( -name '*.c' -o -name '*.h' -o -name '*.md' -o -name '*.scd' -o -name '*.sh' \
        -o -name '*.jsonl' -o -name '*.xml' -o -name '*.rng' -o -name '*.expect' -o -name '*.cases' \) -exec env LC_ALL=C awk '
        BEGIN {
            id = "[CDEHPRSTUVWX](1[0-9]|[1-9])"
            comment_or_literal = "/[*]|//|\"([^\"\\\\]|\\\\.)*\"|\047([^\047\\\\]|\\\\.)*\047"
        }

        FNR == 1 {
            kind = FILENAME
            sub(/^.*\./, "", kind)
            in_comment = 0
        }
        # Files in a table of cases (tests/cases.c).
        FILENAME ~ /[.]cases$/ && /^==> / {
            kind = /[.]xml$/ ? "xml" : /[.]expect$/ ? "expect" : "cases"
            in_comment = 0
        }
        kind == "cases" { next }
        kind == "c" || kind == "h" { read_code($0, comment_or_literal, "*/"); next }
        kind == "xml" || kind == "rng" { read_code($0, "<!--", "-->"); next }
        kind == "md" || (kind == "sh" && /^[ \t]*#/) { cite($0); next }
        {
            cite_after_rule($0)
            # The first rule that a scenario names is the one that it shows.
            if (/^\{"scenario":/ && match($0, "\"rules\":\\[\"" id "\"")) {
                shown = substr($0, RSTART + 10, RLENGTH - 11)
                print FILENAME "\t" FNR "\t" shown "\tshows"
            }
        }

        # Of a line with comments, which may be longer than it, and literals: what either cites.
        function read_code(line, token, end,    piece, at) {
            while (line != "") {
                if (in_comment) {
                    at = index(line, end)
                    cite(at ? substr(line, 1, at - 1) : line)
                    line = at ? substr(line, at + length(end)) : ""
                    in_comment = !at
                    continue
                }
                if (!match(line, token))
                    return
                piece = substr(line, RSTART, RLENGTH)
                line = substr(line, RSTART + RLENGTH)
                if (piece == "//") {
                    cite(line)
                    return
                }
                if (piece == "/*" || piece == "<!--")
                    in_comment = 1
                else if (piece ~ "^\"" id "[^A-Za-z0-9_]")
                    cite(piece)
                else
                    cite_after_rule(piece)
            }
        }

        function cite_after_rule(text) {
            while (match(text, "rules?[\\\\\": []*" id "([^A-Za-z0-9_]+" id ")*[A-Za-z0-9_]*")) {
                cite(substr(text, RSTART, RLENGTH))
                text = substr(text, RSTART + RLENGTH)
            }
        }

        function cite(text,    words, n, i) {
            n = split(text, words, /[^A-Za-z0-9_]+/)
            for (i = 1; i <= n; i++)
                if (words[i] ~ "^" id "$")
                    print FILENAME "\t" FNR "\t" words[i] "\tcites"
        }' {} +
}

citations | awk '
    BEGIN {
        FS = "\t"
        rulebook = "src/rules/RULES.md"
        read_rulebook()
    }

    # Fills rule[1..rules], stands[id]. A paragraph of a rule begins "**S14. ", and the rules of a letter are numbered.
    function read_rulebook(    line, row, id, letter) {
        while ((getline line < rulebook) > 0) {
            row++
            if (line !~ /^\*\*[A-Za-z]+[0-9]+[^A-Za-z0-9]/)
                continue
            id = line
            sub(/^\*\*/, "", id)
            sub(/[^A-Za-z0-9].*/, "", id)
            letter = substr(id, 1, 1)
            if (id !~ /^[CDEHPRSTUVWX](1[0-9]|[1-9])$/)
                wrong_row(row, id " is no id: see tests/rule_ids.sh")
            else if (id in stands)
                wrong_row(row, id " stands in line " stands[id] " already")
            else {
                if (substr(id, 2) != ++last[letter])
                    wrong_row(row, id " stands where " letter last[letter] " is due")
                last[letter] = substr(id, 2)
                stands[id] = row
                rule[++rules] = id
            }
        }
        close(rulebook)
        if (rules == 0)
            wrong_row(1, "no rules")
    }

    function wrong_row(row, text) {
        faults["row"] = faults["row"] "# " rulebook ":" row ": " text "\n"
    }

    $4 == "shows" {
        if ($1 ~ "^tests/scenarios/" substr($3, 1, 1) "[-.]")
            shown[$3] = 1
        next
    }

    {
        cited++
        if (!($3 in stands))
            faults["cited"] = faults["cited"] "# " $1 ":" $2 ": " $3 " is not in " rulebook "\n"
    }

    END {
        if (cited == 0)
            faults["cited"] = "# no rule is cited\n"
        for (i = 1; i <= rules; i++)
            if (!(rule[i] in shown))
                faults["shown"] = faults["shown"] "# " rulebook ":" stands[rule[i]] ": no scenario in tests/scenarios/" \
                    substr(rule[i], 1, 1) ".jsonl shows " rule[i] "\n"
        verdict("each rule that is cited stands in " rulebook, faults["cited"])
        verdict("each stands there once, in order", faults["row"])
        verdict("each has a scenario", faults["shown"])
        print "1.." tests
        exit failed ? 1 : 0
    }

    function verdict(name, text) {
        printf "%s %d - %s\n%s", text == "" ? "ok" : "not ok", ++tests, name, text
        if (text != "")
            failed++
    }
'
