#!/bin/sh
# breuk print: documents too long to be finished, and files that appear whole or not at all.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# A card a page, so that a thousand pages are soon there.
cat >single.xml <<'X'
<sheet format="1">
<paper width="80" height="100"/>
<card width="63" height="88"/>
<grid columns="1" rows="1"/>
</sheet>
X
suit='<suit id="r" colour="#B24B42" shape="circle"><name lang="en" short="R">red</name></suit>'
cat >thousand.xml <<X
<deck format="1"><title lang="en">Thousand</title>$suit<numbers from="1" to="1000"/></deck>
X
sed 's/<numbers.*>/<numbers from="1" to="1000"\/><numbers from="2000" to="2100"\/><\/deck>/; s/Thousand/More/' thousand.xml >more.xml

run "$breuk" print ./thousand.xml --sheet ./single.xml --backs none --lang en
is "a thousand pages: exit 0" "$status" 0
has "are finished" "$err" '1000 sheets of paper. Print at 100% (“actual size”), on one side.'
lacks "and nothing is left out" "$err" 'left out'
has "each page has its boxes, the last too" "$(pdfinfo -box -f 1000 -l 1000 thousand.pdf | tr -s ' ')" \
    'Page 1000 TrimBox: 0.00 0.00 '

run "$breuk" print ./more.xml --sheet ./single.xml --backs none --lang en
is "more pages: exit 0" "$status" 0
has "it is said what is left out" "$err" 'The document has more than 1000 pages, so breuk left out'
has "cards that are not said, too" "$err" 'screen readers cannot say the cards'
is "nor is it half tagged" "$(pdfinfo -struct more.pdf 2>/dev/null | grep -c Figure)" 0
run qpdf --check more.pdf
is "an unfinished PDF is sound" "$status" 0
has "it has all pages" "$(pdfinfo more.pdf)" 'Pages:           1101'
has "and what they say, to the last" "$(pdftotext -f 1101 -l 1101 more.pdf -)" 2100
mv more.pdf first.pdf
run "$breuk" print ./more.xml --sheet ./single.xml --backs none --json
is "with --json it is a fact among others" "$out" \
    '{"file":"more.pdf","cards":1101,"sheets":1101,"pages":1101,"unfinished":true}'
cmp -s first.pdf more.pdf
verdict "two runs give the same bytes" $?
run sh -c "$breuk print ./more.xml --sheet ./single.xml --backs none -o /dev/stdout 2>/dev/null | cmp - first.pdf"
is "into a pipe, the same bytes" "$status" 0

# With the same back on every page, which cairo would name twice where it is painted twice.
printf '<sheet format="1"><paper width="80" height="190"/><card width="63" height="88"/><grid columns="1" rows="2"/></sheet>\n' >pair.xml
sed 's/<numbers.*>/<numbers from="1" to="600" copies="2"\/><\/deck>/' thousand.xml >pairs.xml
run "$breuk" print ./pairs.xml --sheet ./pair.xml
run qpdf --check pairs.pdf
is "backs painted twice a page, unfinished: qpdf finds nothing wrong" "$status" 0
lacks "nor has it warnings" "$out$err" WARNING
lacks "nor a date that nobody gave" "$(pdfinfo pairs.pdf)" CreationDate

# What the colours mean.
run "$breuk" print spin --lang en
qpdf --qdf --object-streams=disable spin.pdf spin.qdf
has "an output intent" "$(grep -a -A6 OutputIntents spin.qdf)" '/OutputConditionIdentifier (sRGB IEC61966-2-1)'
lacks "and no claim to a standard that the file does not keep" "$(cat spin.qdf | tr -d '\000')" pdfaid
profile=$(grep -a DestOutputProfile spin.qdf | grep -oE '[0-9]+' | head -n 1)
qpdf --show-object="$profile" --filtered-stream-data spin.qdf >profile.icc
is "its profile has the size that it says" "$(od -An -tu1 -N4 profile.icc | awk '{ print $3 * 256 + $4 }')" \
    "$(wc -c <profile.icc | tr -d ' ')"
is "and is of a display in RGB" "$(dd if=profile.icc bs=1 skip=12 count=12 2>/dev/null)" 'mntrRGB XYZ '


# Fonts have no hints; their text is found for all that.
has "fonts with outlines" "$(LC_ALL=C tr -d '\000' <spin.qdf)" glyf
lacks "and no programs that fit them to dots" "$(LC_ALL=C tr -d '\000' <spin.qdf)" fpgm

# The outline of cards.
entries=$(qpdf --json --json-key=outlines spin.pdf | grep -E '"(destpageposfrom1|title)"' | tr -d ' ,"' | tr '\n' ' ')
is "each suit and the others have an entry at their first page" "$entries" \
    "destpageposfrom1:1 title:blue destpageposfrom1:5 title:green destpageposfrom1:11 title:red \
destpageposfrom1:17 title:yellow destpageposfrom1:23 title:wildcards destpageposfrom1:25 title:othercards "

# Many copies of a card are drawn once, and are there for all that.
sed 's/<numbers.*>/<numbers values="787" copies="90"\/><\/deck>/' thousand.xml >copies.xml
sed 's/<numbers.*>/<numbers values="787" copies="2"\/><\/deck>/' thousand.xml >two.xml
run "$breuk" print ./copies.xml --template plain --backs none
run "$breuk" print ./two.xml --template plain --backs none
is "all copies say what they are" "$(pdftotext copies.pdf - | grep -o 787 | wc -l | tr -d ' ')" 270
[ "$(wc -c <copies.pdf)" -le $((2 * $(wc -c <two.pdf))) ]
verdict "ninety copies take little more room than two" $? "$(ls -l copies.pdf two.pdf)"
pdftoppm -r 40 -f 1 -l 1 -x 10 -y 20 -W 100 -H 140 copies.pdf copy
pdftoppm -r 40 -f 1 -l 1 -x 10 -y 20 -W 100 -H 140 two.pdf two
cmp -s copy-*1.ppm two-1.ppm
verdict "the first is drawn, not painted: it looks as it did" $?

# What would have to be mended anyway is told first; then that a file already exists, which stays as it is.
mkdir none
cp more.pdf before.pdf
BREUK_FONTS=$scratch/none run "$breuk" print ./more.xml --sheet ./single.xml --lang en
has "without a font: that comes first" "$err" 'neither the font Andika nor DejaVu Sans is installed'
lacks "and alone" "$err" 'already exists'
run "$breuk" print ./more.xml --sheet ./single.xml --lang en
has "a file in the way is told, too" "$err" 'more.pdf already exists'
cmp -s more.pdf before.pdf
verdict "and stays as it is" $?

mkdir empty
cd empty || exit 1
run "$breuk" print ../more.xml --sheet ../single.xml --backs none -o nowhere/x.pdf
is "a folder that is not there, late: exit 3" "$status" 3
has "which is named" "$err" nowhere/x.pdf
run "$breuk" print ../more.xml --sheet ../single.xml --backs none -o /dev/full
is "a full disk, late: exit 3" "$status" 3
run sh -c "ulimit -f 400; exec $breuk print ../more.xml --sheet ../single.xml --backs none"
is "a limit of the file's size, late: exit 3" "$status" 3
is "nothing was left by any of these" "$(ls -A)" ''

# Interrupted when its file has begun to grow, it leaves nothing either. A signal that comes when all is written finds
# the whole file in its place, and such a one is begun anew.
begun_or_over()
{
    [ "$(ls -A . 2>/dev/null | grep -c breuk-)" -gt 0 ] || ! kill -0 "$pid" 2>/dev/null
}
times=0
while :; do
    "$breuk" print ../more.xml --sheet ../single.xml 2>err &
    pid=$!
    within_reason begun_or_over
    kill -TERM "$pid" 2>/dev/null
    wait "$pid"
    status=$? times=$((times + 1))
    [ $status -eq 0 ] || [ -e more.pdf ] || break
    [ $times -lt 50 ] && qpdf --check more.pdf >/dev/null 2>&1 || break
    rm -f ./*.pdf
done
is "a signal ends it while it writes" $status 143
rm -f err
is "and nothing is left" "$(ls -A)" ''
done_testing
