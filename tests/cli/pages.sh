# Pages that are printed and read back, for scripts that source this file.
#   words FILE.pdf      what stands on it, on one line; no-break spaces as plain ones
#   page OPTION…        prints to out.pdf; $page is what stands there
#   types FILE.pdf      the sizes of type on it, mm, a line each, smallest first; not those on cards

words()
{
    pdftotext "$1" - | sed 's/ / /g' | tr -s ' \n\f' '   '
}

types()
{
    qpdf --qdf --object-streams=disable "$1" - 2>/dev/null | LC_ALL=C awk '
        /^%% Contents for page/ { page = 1 }
        /^endobj/ { page = 0 }
        page && /BDC$/ { card = /^\/Figure/ }
        page && !card && $NF == "Tm" { printf "%.2f\n", sqrt($1 * $1 + $2 * $2) * 25.4 / 72 }' | sort -nu
}

page()
{
    run "$BREUK_PROGRAM" print "$@" -o out.pdf -f
    page=$(words out.pdf)
}
