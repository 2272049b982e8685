#!/bin/sh
# breuk print: what the print filter of CUPS makes of ten sheets, front and back: every word stays where it was, but with
# “fit to page”, where the page gets smaller as a whole. It once took the TrimBox for the page: cards of 67 mm.
. "$BREUK_SOURCE/tests/tap.sh"
filter=/usr/lib/cups/filter/pdftopdf
if [ ! -x $filter ] && [ -z "${CI-}" ]; then # ./check installs it where there is a package of it
    echo "1..0 # SKIP $filter is not there"
    exit 0
fi
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1

# Where the words of a page stand, in the order of drawing, in points: "X Y WORD".
places()
{
    pdftotext -raw -bbox -f "$2" -l "$2" "$1" - | LC_ALL=C awk -F'"' '/<word / { print $2, $4, $9 }'
}

# Of two lists of the words of a page: how much larger the second is, in whole percent, and how far its words lie from
# where they would with that from the middle of the page, in mm, to a tenth.
change()
{
    paste -d ' ' "$1" "$2" | LC_ALL=C awk -v width="$3" -v height="$4" '
        function far(d) { d = d < 0 ? -d : d; if (d > most) most = d }
        $3 != $6 { odd++ }
        { x[NR] = $1 - width / 2; y[NR] = $2 - height / 2; u[NR] = $4 - width / 2; v[NR] = $5 - height / 2
          was += x[NR] * x[NR] + y[NR] * y[NR]; is += x[NR] * u[NR] + y[NR] * v[NR] }
        END {
            scale = was ? is / was : 0
            for (i = 1; i <= NR; i++) { far(x[i] * scale - u[i]); far(y[i] * scale - v[i]) }
            printf "%.0f %%, %.1f mm off%s\n", 100 * scale, most * 25.4 / 72, odd ? ", other words" : ""
        }'
}

for sheet in a4 letter a4-bridge a4-fold avery-c32011 avery-c32015 avery-l7414 herma-8897 sigel-dp835 zweckform-6081; do
    run "$BREUK_PROGRAM" print spin --sheet $sheet --pages 1-2 --lang en -o $sheet.pdf
    is "$sheet: exit 0" "$status" 0
    pages=$(pdfinfo $sheet.pdf | sed -n 's/^Pages: *//p')
    size=$(pdfinfo $sheet.pdf | awk '/^Page size/ { print $3, $5 }')
    for wish in '' fit-to-page print-scaling=none; do
        $filter 1 somebody cards 1 "PageSize=Custom.${size% *}x${size#* } $wish" $sheet.pdf >sent.pdf 2>filter.txt
        is "$sheet, ${wish:-nothing said}: sent" $? 0
        for page in $(seq "$pages"); do
            places $sheet.pdf "$page" >here.txt
            places sent.pdf "$page" >there.txt
            changed=$(change here.txt there.txt $size)
            # The filter keeps its own margins free: a page gets smaller, and the ruler on it shows that.
            if [ "$wish" = fit-to-page ] && [ "${changed%% *}" -lt 97 ]; then
                has "$sheet, $wish, page $page: smaller as a whole, about its middle" "$changed" ' %, 0.0 mm off'
            else
                is "$sheet, ${wish:-nothing said}, page $page: nothing moves or grows" "$changed" '100 %, 0.0 mm off'
            fi
        done
    done
done

done_testing
