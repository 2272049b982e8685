#!/bin/sh
# cups-filters 1.28.17 (Debian 12): pdftopdf, which every PDF goes through before it is printed, takes the TrimBox for the
# page. PDF says that a TrimBox is where the finished page is cut (ISO 32000-1, 14.11.2), and that paper is the MediaBox.
#
# Where the TrimBox lies 10 mm further in, "fit to page" makes all that is printed 7 % larger than on the same page without
# one, and what stands outside of it may leave the paper. Where it is 20 mm less at the left, all moves 10 mm to the left
# although 100 % was asked for. So what people print and cut themselves should have no TrimBox that differs from the page.
#
# usage: findings/cups-takes-the-trimbox-for-the-page.sh      needs apt-get, dpkg-deb, pdftotext; Debian 12 on amd64
set -e
version=1.28.17-3+deb12u2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -q cups-filters-core-drivers=$version libcupsfilters1=$version \
    libpoppler-cpp0v5=22.12.0-2+deb12u3 libcups2=2.4.2-3+deb12u9 >apt.txt 2>&1 || { cat apt.txt; exit 3; }
for package in *.deb; do dpkg-deb -x "$package" root; done
LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH

# page FILE BOX: one page with two words, of which the second begins 170 mm (482 points) to the right of the first
page()
{
    content='BT /F1 12 Tf 1 0 0 1 56.69 420 Tm (left) Tj 1 0 0 1 538.58 420 Tm (right) Tj ET'
    set -- "$1" '<</Type/Catalog/Pages 2 0 R>>' '<</Type/Pages/Kids[3 0 R]/Count 1>>' \
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595.276 841.89]$2/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>" \
        "<</Length ${#content}>> stream
$content
endstream" '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
    file=$1
    shift
    printf '%s\n' '%PDF-1.4' >"$file"
    places='' number=0
    for object; do
        number=$((number + 1))
        places="$places$(printf '%010d 00000 n ' "$(wc -c <"$file")")
"
        printf '%s 0 obj %s endobj\n' $number "$object" >>"$file"
    done
    start=$(wc -c <"$file")
    printf 'xref\n0 6\n0000000000 65535 f \n%strailer <</Root 1 0 R/Size 6>>\nstartxref\n%s\n%%%%EOF\n' "$places" "$start" >>"$file"
}

# words FILE WISH: where the two words begin once the filter has sent the page to A4, in points
words()
{
    root/usr/lib/cups/filter/pdftopdf 1 somebody title 1 "PageSize=A4 $2" "$1" >sent.pdf 2>said.txt
    pdftotext -bbox sent.pdf - | awk -F'"' '/<word / { printf "%s%.0f", n++ ? " " : "", $2 }'
}

page none.pdf ''
page even.pdf '/TrimBox[28.35 28.35 566.93 813.54]'
page aside.pdf '/TrimBox[56.69 0 595.276 841.89]'
{
    echo "no TrimBox, fit: $(words none.pdf fit-to-page)"
    echo "10 mm further in, fit: $(words even.pdf fit-to-page)"
    echo "no TrimBox, 100 %: $(words none.pdf print-scaling=none)"
    echo "20 mm less at the left, 100 %: $(words aside.pdf print-scaling=none)"
} >seen.txt
cat seen.txt
# 441, 473, 482 and 482 points between the words.
diff seen.txt - <<'SEEN'
no TrimBox, fit: 77 518
10 mm further in, fit: 61 534
no TrimBox, 100 %: 57 539
20 mm less at the left, 100 %: 28 510
SEEN
