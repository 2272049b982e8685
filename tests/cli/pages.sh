# Pages that are printed and read back, for scripts that source this file.
#   words FILE.pdf      what stands on it, on one line; no-break spaces as plain ones
#   page OPTION…        prints to out.pdf; $page is what stands there
#   types FILE.pdf      the sizes of type on it, mm, a line each, smallest first; not those on cards
#   chosen DECK LANG    whether the deck is tried in that language
#   on_sheet LANG SHEET whether the paper is

words()
{
    pdftotext "$1" - | sed 's/ / /g' | tr -s ' \n\f' '   '
}

types()
{
    qpdf --qdf --object-streams=disable "$1" - 2>/dev/null | LC_ALL=C awk '
        /^%% Contents for page/ { page = 1 }
        /^endobj/ { page = 0 }
        page && /B[DM]C$/ { depth++; if (!card && /^\/Figure/) card = depth } # what is said of a part stands within
        page && /^EMC$/ { if (card == depth) card = 0; depth-- }
        page && !card && $NF == "Tm" { printf "%.2f\n", sqrt($1 * $1 + $2 * $2) * 25.4 / 72 }' | sort -nu
}

page()
{
    run "$BREUK_PROGRAM" print "$@" -o out.pdf -f
    page=$(words out.pdf)
}

# on_sheet LANGUAGE SHEET: whether that paper, a4 or letter, is tried in that language: with --long both are in each.
on_sheet()
{
    [ -z "${BREUK_LONG-}" ] || return 0
    case $1$2 in
    ena4 | nlletter | dea4 | frletter) return 0 ;;
    esac
    return 1
}

# chosen DECK LANGUAGE: whether the deck is tried in that language. With --long each is in all of them; otherwise one is,
# and each of the others in one, by the length of its name.
chosen()
{
    [ -z "${BREUK_LONG-}" ] || return 0
    case $1:$((${#1} % 4))$2 in
    fractions:* | *:0en | *:1nl | *:2de | *:3fr) return 0 ;;
    esac
    return 1
}
