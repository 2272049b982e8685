#!/bin/sh
# breuk preview --watch: a deck is edited while it runs. Every wait has an end: two minutes, then the test fails.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
mkdir "$scratch/decks" "$scratch/decks/parts"
cd "$scratch/decks" || exit 1
log=$scratch/log
pid=

# Nothing that was started outlives the test.
trap '[ -z "$pid" ] || kill -9 $pid 2>/dev/null; rm -rf "$scratch"' EXIT

# watch ARG…: starts it, without a terminal.
watch()
{
    : >"$log"
    "$BREUK_PROGRAM" preview --watch --lang en --width 300 "$@" >"$scratch/json" 2>"$log" </dev/null &
    pid=$!
}

# said COUNT TEXT: so many lines at least have it.
said()
{
    [ "$(grep -cF -- "$2" "$log")" -ge "$1" ]
}

comes()
{
    within_reason said "$2" "$3"
    verdict "$1" $? "$(cat "$log")"
}

# ends NAME STATUS: it has ended by itself, or will, with this exit code.
ends()
{
    (
        sleep 120
        kill -9 $pid
    ) >/dev/null 2>&1 &
    guard=$!
    wait $pid
    is "$1" $? "$2"
    kill $guard
    pid=
}

deck()
{
    cat <<X
<deck format="1" ruleset="fractions">
<title lang="en">Mine</title>
<include href="parts/suits.xml"/>
$1
</deck>
X
}

cp "$BREUK_SOURCE/decks/parts/suits.xml" parts/
"$BREUK_PROGRAM" new template face --from plain >/dev/null 2>&1
deck '<numbers values="1/2"/>' >mine.xml
watch ./mine.xml --template ./face.xml
comes "it draws at once" 1 'mine.png: 4 kinds of card'
comes "and says that it watches" 1 'Watching '
cp mine.png one.png

deck '<numbers values="1/2 2/4"/>' >mine.xml
comes "saved in place: it draws again" 1 'mine.png: 8 kinds of card'
cmp -s one.png mine.png
verdict "another picture" $((! $?))
deck '<numbers values="1/2 2/4 3/6"/>' >new
mv new mine.xml
comes "saved by a new file of its name: it draws again" 1 'mine.png: 12 kinds of card'
mv mine.xml mine.xml~
deck '<numbers values="1/2 2/4 3/6 4/8"/>' >mine.xml
comes "saved with the old one put aside: it draws again" 1 'mine.png: 16 kinds of card'

sed '/id="red"/,/<\/suit>/d' "$BREUK_SOURCE/decks/parts/suits.xml" >parts/suits.xml
comes "a part that it includes is saved: it draws again" 2 'mine.png: 12 kinds of card'
cp mine.png before.png
drawn=$(grep -c pixels "$log")
sed 's/fill="suit"/fill="dark"/' face.xml >other
grep -q 'fill="dark"' other
verdict "(the other template is another one)" $?
mv other face.xml
comes "the template is saved: it draws again" $((drawn + 1)) 'kinds of card'
cmp -s before.png mine.png
verdict "with that template" $((! $?))
mv face.xml ground.xml
echo '<template format="1" base="ground"/>' >face.xml
comes "it starts from another one: it draws again" $((drawn + 2)) 'kinds of card'
cp mine.png before.png
sed 's/fill="dark"/fill="suit"/' ground.xml >other
mv other ground.xml
comes "that one is saved: it draws again" $((drawn + 3)) 'kinds of card'
cmp -s before.png mine.png
verdict "with what was changed there" $((! $?))

cp mine.png good.png
deck '<nubmers values="1/2"/>' >mine.xml
comes "a mistake is told at its place" 1 'mine.xml:4:1: error: '
comes "and what becomes of the picture" 1 'mine.png stays as it is until you fix this.'
cmp -s good.png mine.png
verdict "it is the last good one" $?
deck '<include href="parts/numbers.xml"/>' >mine.xml
comes "another mistake: a part that is not there" 1 'cannot find “./parts/numbers.xml”'
cat >parts/numbers.xml <<X
<part of="deck" format="1"><numbers from="1" to="5"/></part>
X
comes "when it comes, it is drawn" 1 'mine.png: 15 kinds of card'
comes "and said that all is well again" 1 'The mistakes are fixed.'
rm mine.xml
comes "a deck that is gone is told" 1 'cannot find “./mine.xml”'
deck '<numbers values="0.5"/>' >mine.xml
comes "and drawn when it is back" 1 'mine.png: 3 kinds of card'
comes "which is said, too" 2 'The mistakes are fixed.'

drawn=$(grep -c pixels "$log")
echo x >unrelated.xml
sleep 0.4
deck '<numbers values="50%; 1/2"/>' >mine.xml
comes "after the deck was saved" 1 'mine.png: 6 kinds of card'
is "other files in its folder were not looked at" "$(grep -c pixels "$log")" $((drawn + 1))
rm mine.png
deck '<numbers values="1/2; 1/3; 1/4"/>' >mine.xml
comes "a picture that was taken away comes back" 1 'mine.png: 9 kinds of card'
is "no passing file is left" "$(find . -name '.breuk*')" ''
kill -INT $pid
ends "Ctrl-C: exit 0" 0

# The rest, each a run of its own.
watch ./mine.xml
ends "a picture that is there is not overwritten: exit 2" 2
has "which is said" "$(cat "$log")" 'mine.png already exists'
watch ./none.xml
ends "a deck that is not there at first: exit 2" 2
BREUK_FONTS=$scratch/decks/parts watch ./mine.xml --force
ends "no font: exit 2" 2
for signal in TERM HUP; do
    watch ./mine.xml --force
    comes "SIG$signal: when it watches" 1 'Watching '
    kill -$signal $pid
    ends "SIG$signal: exit 0" 0
done

deck '<nubmers/>' >mine.xml
rm mine.png
watch ./mine.xml
comes "wrong from the beginning: it waits" 1 'breuk will draw mine.png as soon as you fix this.'
is "and draws nothing" "$(ls mine.png 2>/dev/null)" ''
deck '<numbers values="1/2"/>' >mine.xml
comes "until it is right" 1 'mine.png: 3 kinds of card'
kill -INT $pid
ends "and ends well" 0

mkdir out
watch ./mine.xml -o out/mine.svg
comes "into another folder" 1 'out/mine.svg: 3 kinds of card'
rm -r out
deck '<numbers values="2/4"/>' >mine.xml
ends "which is taken away: exit 3" 3
has "which is said" "$(cat "$log")" 'breuk: out/mine.svg: '

# For programs.
watch ./mine.xml --json --force
json()
{
    grep -qF -- "$1" "$scratch/json"
}
within_reason json '{"file":"mine.png","kinds":3,'
verdict "--json: the picture as an object, at once" $?
deck '<nubmers/>' >mine.xml
within_reason json '{"mended":false}'
verdict "--json: a mistake ends with what became of the picture" $?
has "after the complaint" "$(tail -n 2 "$scratch/json" | head -n 1)" '"line":4,"column":1,'
deck '<numbers values="3/4 6/8"/>' >mine.xml
within_reason json '{"mended":true}'
verdict "--json: mended" $?
is "--json: nothing on stderr" "$(cat "$log")" ''
kill -INT $pid
ends "--json: exit 0" 0

# A reader that goes away ends it.
mkfifo "$scratch/pipe"
"$BREUK_PROGRAM" preview --watch ./mine.xml --json --force --width 300 >"$scratch/pipe" 2>"$log" </dev/null &
pid=$!
head -n 1 <"$scratch/pipe" >"$scratch/first"
deck '<numbers values="1/4 2/8"/>' >mine.xml
ends "nobody reads any more: exit 3" 3
done_testing
