#!/bin/sh
# Pictures that a template takes from files: what is drawn of them, and what is refused, quickly and with its reason.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

cp -r "$BREUK_SOURCE/templates/parts" .
mkdir pictures
echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#B24B42"/></svg>' >pictures/badge.svg
"$breuk" print classic --lang en -o cards.pdf 2>/dev/null >&2
pdftoppm -r 20 -png -f 1 -l 1 -singlefile cards.pdf pictures/photo
with()
{
    cat <<END
<template format="1"><card width="63" height="88"/><font family="Andika"/>
<include href="parts/signs.xml"/>
<face>
<layer for="number action wild">
<image href="$1" x="10" y="30" width="40" height="40"/>
</layer>
</face>
<back><image href="${2:-$1}" x="10" y="10" width="40" height="20"/></back></template>
END
}
with pictures/photo.png >photo.xml
run "$breuk" print classic --template ./photo.xml --lang en -o photo.pdf
is "a PNG on each card: exit 0" "$status" 0
is "the file has it once" "$(pdfimages -list photo.pdf | sed 1,2d | awk '{ print $11 }' | sort -u | wc -l | tr -d ' ')" 1
run qpdf --check photo.pdf
is "qpdf finds nothing wrong" "$status" 0
cp photo.pdf again.pdf
"$breuk" print classic --template ./photo.xml --lang en -o photo.pdf --force 2>/dev/null
cmp -s photo.pdf again.pdf
verdict "two runs give the same bytes" $?
with pictures/badge.svg pictures/photo.png >badge.xml
run "$breuk" print classic --template ./badge.xml --lang en -o badge.pdf
is "an SVG: exit 0" "$status" 0
lacks "it is shapes, no dots" "$(pdfimages -list -f 1 -l 1 badge.pdf)" image
[ "$(wc -c <badge.pdf)" -lt 60000 ]
verdict "and stands in the file once" $?
# A card's picture in a box of 40 by 40 mm is 40 wide and 20 high: in the middle, at 100 dots to the inch, on the first card.
reds()
{
    pdftoppm -r 25.4 -f 1 -l 1 "$1" | od -An -v -tu1 -j "$(printf 'P6\n210 297\n255\n' | wc -c)" -w3 |
        awk -v test="$2" 'function odd() { return test == "red" ? $1 > 150 && $2 < 110 && $2 > 40 : $1 != $2 || $2 != $3 }
            odd() { n++ } END { print n + 0 }'
}
n=$(reds badge.pdf red)
[ "$n" -gt 6900 ] && [ "$n" -lt 7500 ]
verdict "its shape stays: nine times 40 by 20 mm are red ($n)" $?
run "$breuk" print classic --template ./badge.xml --grey --lang en -o grey.pdf
is "with --grey nothing is coloured" "$(reds grey.pdf any)" 0
run "$breuk" check --lang en badge.xml
is "check finds the template fine" "$status" 0

# refused WHAT FILE WORDS: a picture that is complained of at its element, quickly, and nothing is written.
refused()
{
    with "$2" >refused.xml
    run timeout 120 "$breuk" print classic --template ./refused.xml --lang en -o never.pdf
    is "$1: exit 2" "$status" 2
    has "$1: said at its place" "$err" "./refused.xml:5:14: error: $3"
    run timeout 120 "$breuk" check --lang en refused.xml
    is "$1: check says so, too" "$status" 1
    [ ! -e never.pdf ]
    verdict "$1: and nothing is written" $?
}
refused "one that is not there" pictures/none.png 'cannot find “./pictures/none.png”'
echo 'GIF89a' >pictures/anim.gif
refused "one of another kind" pictures/anim.gif '“./pictures/anim.gif” is neither a PNG nor an SVG picture'
head -c 300 pictures/photo.png >pictures/half.png
refused "half a PNG" pictures/half.png '“./pictures/half.png” is broken'
# Of the four rows of dots that its head promises, two are there.
printf '\211PNG\015\012\032\012\000\000\000\015IHDR\000\000\000\004\000\000\000\004\010\002\000\000\000\046\223\011\051\000\000\000\020IDATx\234c\370\317\300\000G\014\310\034\000o\252\007\371\200\334\000\050\000\000\000\000IEND\256B\140\202' >pictures/torn.png
refused "a PNG whose dots end too early" pictures/torn.png '“./pictures/torn.png” is broken'
printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0\377\377\0\0\377\377\010\006\0\0\0\0\0\0\0' >pictures/huge.png
refused "a huge PNG" pictures/huge.png '“./pictures/huge.png” has 65535 by 65535 dots, but all pictures of a template together can have at most 32 million'
head -c 9000000 /dev/zero | tr '\0' ' ' >pictures/long.svg
refused "a huge file" pictures/long.svg '“./pictures/long.svg” is larger than 8 MiB'
mkfifo pictures/pipe.png
refused "a pipe" pictures/pipe.png '“./pictures/pipe.png”'
echo '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>' >pictures/torn.svg
refused "an SVG that is no XML" pictures/torn.svg '“./pictures/torn.svg” closes <svg> in line 1, but <g> is still open; save the picture again as SVG'
printf '<svg xmlns="http://www.w3.org/2000/svg">\n<g>' >pictures/cut.svg
refused "an SVG that was cut off" pictures/cut.svg '“./pictures/cut.svg” ends while <g> is still open'
echo '<html><body/></html>' >pictures/page.svg
refused "a web page" pictures/page.svg '“./pictures/page.svg” is no SVG picture, as it begins with <html>'
echo '<svg xmlns="http://www.w3.org/2000/svg"/></svg>' >pictures/twice.svg
refused "an SVG that is closed twice" pictures/twice.svg '“./pictures/twice.svg” stops being XML at line 1'
echo '<!-- nothing -->' >pictures/nothing.svg
refused "an SVG without anything" pictures/nothing.svg '“./pictures/nothing.svg” stops being XML at line 2'
# What librsvg alone finds has our words, not its own.
for inside in '<text>&nbsp;</text>' '<use xlink:href="#a"/>' '<g id="a" id="b"/>'; do
    echo "<svg xmlns=\"http://www.w3.org/2000/svg\">$inside</svg>" >pictures/odd.svg
    refused "an SVG with $inside" pictures/odd.svg '“./pictures/odd.svg” is broken, or has parts that cannot be drawn; open it in a drawing program'
    lacks "and librsvg says nothing of $inside" "$out$err" 'XML parse'
done
for inside in '<image href="file:///etc/passwd"/>' '<image xlink:href = "../secret.png"/>' '<style>@import "more.css";</style>' \
    '<rect fill="url(more.svg#red)"/>' '<image href="data:image/png;base64,AAAA"/>' '<use href="&#104;ttp://example.org/a.svg#b"/>'; do
    echo "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">$inside</svg>" >pictures/taking.svg
    refused "an SVG with $inside" pictures/taking.svg '“./pictures/taking.svg” loads something from outside'
done
echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="g"/><rect id="r" width="9" height="9" fill="url(#g)"/><use href="#r"/></svg>' >pictures/own.svg
with pictures/own.svg >own.xml
run "$breuk" check --lang en own.xml
is "what an SVG takes from itself is fine" "$status" 0
{
    printf '<!DOCTYPE svg [<!ENTITY a0 "ha">'
    for i in 1 2 3 4 5 6 7 8 9; do printf '<!ENTITY a%d "&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;&a%d;">' $i $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)) $((i - 1)); done
    echo ']><svg xmlns="http://www.w3.org/2000/svg"><text>&a9;</text></svg>'
} >pictures/bomb.svg
refused "an SVG of a thousand million entities" pictures/bomb.svg '“./pictures/bomb.svg” defines its own entities (<!DOCTYPE … […]>)'
{
    printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="a0" width="9" height="9"/>'
    for i in 1 2 3 4 5 6 7 8 9; do
        printf '<g id="a%d">' $i
        for k in 1 2 3 4 5 6 7 8 9 0; do printf '<use href="#a%d" x="%d"/>' $((i - 1)) $k; done
        printf '</g>'
    done
    echo '</defs><use href="#a9"/></svg>'
} >pictures/uses.svg
refused "an SVG that uses itself without end" pictures/uses.svg '“./pictures/uses.svg” takes too long to draw'
ln -s /etc/passwd pictures/link.png
refused "a link out of the folder" pictures/link.png '“./pictures/link.png” is a link that leads out of this folder'
with ../logo.png >up.xml
run "$breuk" check --lang en up.xml
is "a path upwards is refused" "$status" 1

# Nothing is taken in by any road. A road is a file and what is said of it; one template holds them all, each in a line of
# its own.
svg='<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">'
road()
{
    echo "$1" >>roads.txt
    cat >"pictures/road-$(wc -l <roads.txt | tr -d ' ').svg"
}
outside='loads something from outside'
printf '<?xml version="1.0" encoding="UTF-7"?>%s<image +AGgAcgBlAGYAPQAi-data:image/png;base64,AAAA"/></svg>' "$svg" | road 'is not in UTF-8'
printf '\357\273\277<?xml version="1.0" encoding="utf-16"?>%s</svg>' "$svg" | road 'is not in UTF-8'
printf "<?xml version='1.0' encoding='ISO-8859-1'?>%s</svg>" "$svg" | road 'is not in UTF-8'
printf '%s<text>\351</text></svg>' "$svg" | road 'is not in UTF-8'
printf '%s</svg>' "$svg" | iconv -f UTF-8 -t UTF-16 | road 'is not in UTF-8'
printf '%s</svg>' "$svg" | iconv -f UTF-8 -t UTF-16BE | road 'is not in UTF-8'
printf '%s</svg>' "$svg" | gzip | road 'is compressed (.svgz)'
printf '<!DOCTYPE svg [<!ATTLIST image xlink:href CDATA "data:image/png;base64,AAAA">]>%s<image/></svg>' "$svg" | road 'defines its own'
printf '<?xml-stylesheet href="data:text/css,rect{}"?>%s</svg>' "$svg" | road "$outside"
printf '%s<filter id="f"><feImage href="data:image/png;base64,AAAA"/></filter></svg>' "$svg" | road "$outside"
printf '%s<a:image xmlns:a="http://www.w3.org/2000/svg" xmlns:b="http://www.w3.org/1999/xlink" b:href="data:,"/></svg>' "$svg" | road "$outside"
printf '%s<include xmlns="http://www.w3.org/2001/XInclude" parse="text" href="data:,hello"/></svg>' "$svg" | road "$outside"
printf '%s<rect fill="&#117;rl(a.svg#b)"/></svg>' "$svg" | road "$outside"
printf '%s<rect style="fill:\\75rl(a.svg#b)"/></svg>' "$svg" | road "$outside"
printf '%s<rect style="fill:&#x5C;000075 RL( &quot;a.svg#b&quot; )"/></svg>' "$svg" | road "$outside"
printf '%s<style>@im<!-- -->port "data:text/css,rect{}";</style></svg>' "$svg" | road "$outside"
printf '%s<style><![CDATA[@im]]>port "data:text/css,rect{}";</style></svg>' "$svg" | road "$outside"
printf '%s<style>@\\69mport "data:text/css,rect{}";</style></svg>' "$svg" | road "$outside"
printf '%s\n<rect fill="red" <image/></svg>' "$svg" | road 'stops being XML at line 2'
roads=$(wc -l <roads.txt | tr -d ' ')
{
    echo '<template format="1"><card width="63" height="88"/><font family="Andika"/><face><layer for="number">'
    for i in $(seq $roads); do echo "<image href=\"pictures/road-$i.svg\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/>"; done
    echo '</layer></face></template>'
} >roads.xml
run timeout 120 "$breuk" check --lang en roads.xml
is "no road leads outside: exit 1" "$status" 1
for i in $(seq $roads); do
    has "road $i" "$err" "roads.xml:$((i + 1)):14: error: “pictures/road-$i.svg” $(sed -n "${i}p" roads.txt)"
done

# What only looks like one.
printf '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
%s<!-- <image href="a.png"/> url(a.svg) --><g file="C:\\url\\a (1).png"><rect width="9" height="9" style="fill:url( &quot;#g&quot; )"/></g></svg>' "$svg" >pictures/fine.svg
with pictures/fine.svg >fine.xml
run "$breuk" check --lang en fine.xml
is "a comment, a name and a DOCTYPE are none" "$status$err" 0

# cpu COMMAND…: milliseconds of processor time, with all that it starts.
cpu()
{
    ("$@" >/dev/null 2>&1 </dev/null; times) | awk 'NR == 2 { gsub(/s/, ""); for (i = 1; i <= 2; i++) { split($i, t, "m"); ms += 60000 * t[1] + 1000 * t[2] } } END { print int(ms) }'
}

# Filters are drawn in the guarded process alone, where time and memory are limited.
filter()
{
    echo "$svg<filter id=\"f\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">$2</filter><rect width=\"9\" height=\"9\" fill=\"${3-green}\" filter=\"url(#f)\"/></svg>" >"pictures/$1.svg"
}
usual=$(cpu "$breuk" check fine.xml)
filter turbulence '<feTurbulence baseFrequency="0.9" numOctaves="99"/>'
with pictures/turbulence.svg >turbulence.xml
for command in "check turbulence.xml" "print classic --template ./turbulence.xml -o never.pdf"; do
    taken=$(ulimit -t 20; cpu "$breuk" $command)
    [ "$taken" -lt $((2500 + 3 * usual)) ]
    verdict "${command%% *} takes a second for a filter that takes long ($taken ms; $usual without)" $?
done
refused "a filter that takes long" pictures/turbulence.svg '“./pictures/turbulence.svg” takes too long to draw'
run "$breuk" check --lang en turbulence.xml
is "it is tried and complained of once" "$(printf '%s\n' "$err" | grep -c 'too long')" 1
{
    echo '<template format="1"><card width="63" height="88"/><font family="Andika"/><face><layer for="number">'
    for i in $(seq 16); do
        cp pictures/turbulence.svg "pictures/turbulence-$i.svg"
        echo "<image href=\"pictures/turbulence-$i.svg\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/>"
    done
    echo '</layer></face></template>'
} >many.xml
run "$breuk" check --lang en many.xml
n=$(printf '%s\n' "$err" | grep -c 'too long to draw')
[ "$n" -ge 8 ] && [ "$n" -lt 16 ]
verdict "of sixteen such, no more are tried than there is time for ($n)" $?
has "and that is said of the others" "$err" 'breuk did not draw “pictures/turbulence-16.svg”, because earlier pictures used up the 8 seconds'
# A flood is made in less processor time than a copy: on a busy machine that limit would come first.
filter results "$(seq 60 | sed 's/.*/<feFlood flood-color="red" result="r&"\/>/')"
refused "a filter that takes much memory" pictures/results.svg '“./pictures/results.svg” takes more than 128 MB of memory to draw'
shadow='<feGaussianBlur in="SourceAlpha" stdDeviation="1"/><feOffset dx="1" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/></feMerge>'
filter shadow "$shadow" '#B24B42'
filter other-shadow "$shadow" '#B24B43'
for n in 1 2; do echo "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 90 90\"><text y=\"70\" font-size=\"70\">$n</text></svg>" >pictures/words-$n.svg; done
with pictures/shadow.svg pictures/other-shadow.svg |
    sed 's,</layer>,<image href="pictures/words-1.svg" x="1" y="1" width="9" height="9"/><image href="pictures/words-2.svg" x="1" y="1" width="9" height="9"/>&,' >shadows.xml
run timeout 120 "$breuk" print classic --template ./shadows.xml --lang en -o shadows.pdf
is "two with filters and two with words: exit 0" "$status" 0
is "what has a filter is dots, there once" "$(pdfimages -list -f 1 -l 1 shadows.pdf | sed 1,2d | awk '$3 == "image" { print $11 }' | sort -u | wc -l | tr -d ' ')" 1
n=$(reds shadows.pdf red)
[ "$n" -gt 13500 ] && [ "$n" -lt 15500 ]
verdict "and is seen: nine times 40 by 40 mm are red ($n)" $?
run "$breuk" print classic --template ./shadows.xml --grey --lang en -o shadows.pdf --force
is "with --grey nothing of it is coloured" "$(reds shadows.pdf any)" 0
(
    trap '' CHLD
    ulimit -t 20
    exec "$breuk" check --lang en shadows.xml >/dev/null 2>&1 </dev/null
)
is "where nobody hears of a child's end: exit 0" $? 0

# The clock of the manual, as it stands there: one number and one picture of a deck look otherwise.
sed -n '/^# A CLOCK/,/^# FILES/s/^| //p' "$BREUK_SOURCE/templates/template.txt" >clock.xml
cp pictures/badge.svg quarter.svg
cat >hour.xml <<END
<deck format="1" template="clock"><title lang="en">Hour</title>
<suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>
<numbers values="1/4 15/60 1/2 30/60"/><numbers values="1/4 1/2" picture="pie"/><set name="hand-size" value="1"/></deck>
END
run "$breuk" check --strict --lang en hour.xml
is "a deck with the manual's template of a clock is fine" "$status$err" 0
run "$breuk" print hour.xml cards --lang en -o hour.pdf
is "it is printed" "$status" 0
is "one card says “15 min”" "$(pdftotext -f 1 -l 1 hour.pdf - | grep -oF '15 min' | wc -l | tr -d ' ')" 1
run "$breuk" pack hour.xml --lang en
has "its picture is packed" "$err" 'hour.zip: 3 files: clock.xml, hour.xml, quarter.svg'
rm quarter.svg
run "$breuk" print hour.xml --lang en -o gone.pdf
has "a picture that is missing: exit 2, at its place" "$status$err" '2clock.xml:12:20: error: cannot find “quarter.svg”'
is "and nothing is printed" "$(ls gone.pdf 2>/dev/null)" ''

# librsvg is there, and is broken.
mkdir broken
echo nonsense >broken/librsvg-2.so.2
run env LD_LIBRARY_PATH="$scratch/broken" "$breuk" check --lang en badge.xml
is "a library that is broken: exit 1" "$status" 1
has "is not called a missing one" "$err" '“pictures/badge.svg” is SVG, but librsvg, which draws SVG, cannot be loaded ('

# Sizes that nothing can be drawn on.
echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 40000"><rect width="1" height="40000"/></svg>' >pictures/long.svg
refused "an SVG of 1 by 40,000" pictures/long.svg '“./pictures/long.svg” has one side more than 1000 times as long as the other'
sed 's/0 0 1 40000/0 0 40000 1/' pictures/long.svg >pictures/wide.svg
refused "one of 40,000 by 1" pictures/wide.svg '“./pictures/wide.svg” has one side more than 1000 times as long as the other'
printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0\0\001\0\0\234\100\010\006\0\0\0\0\0\0\0' >pictures/tall.png
refused "a PNG of 1 by 40,000" pictures/tall.png '“./pictures/tall.png” has 1 by 40000 dots, but neither side can have more than 32767'
sed 's/0 0 1 40000/0 0 1 900/' pictures/long.svg >pictures/ribbon.svg
with pictures/ribbon.svg >ribbon.xml
run "$breuk" print classic --template ./ribbon.xml --grey --lang en -o ribbon.pdf
is "a ribbon with --grey: exit 0" "$status" 0
done_testing
