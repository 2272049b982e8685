# Pages that are printed and read back, for scripts that source this file.
#   words FILE.pdf      what stands on it, on one line; no-break spaces as plain ones
#   page OPTION…        prints to out.pdf; $page is what stands there

words()
{
    pdftotext "$1" - | sed 's/ / /g' | tr -s ' \n\f' '   '
}

page()
{
    run "$BREUK_PROGRAM" print "$@" -o out.pdf -f
    page=$(words out.pdf)
}
