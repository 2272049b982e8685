#!/bin/sh
# breuk print: how a page is printed (grey, with little ink) and which cards and pages are.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/drawn.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# The colours that a PDF names: "0.7 0.29 0.26 rg". A grey is none: "0.5 g".
colours() {
    drawn "$1" | grep -E '^[0-9.]+ [0-9.]+ [0-9.]+ (rg|RG)$' | sort -u
}

run "$breuk" print spin -o colour.pdf --lang en
run "$breuk" print spin --grey -o grey.pdf --lang en
is "in grey: exit 0" "$status" 0
has "in full colour there are colours" "$(colours colour.pdf)" '0.698 0.294 0.259 rg'
is "in grey there is none, on fronts and backs" "$(colours grey.pdf)" ''
is "but greys, those of the suits among them" "$(drawn grey.pdf | grep -E '^0\.(282|424|592|8) g$' | sort -u | tr '\n' ' ')" \
    '0.282 g 0.424 g 0.592 g 0.8 g '
run "$breuk" print spin --low-ink -o low.pdf --lang en
is "with low ink: exit 0" "$status" 0
is "the cards say the same with low ink" "$(pdftotext low.pdf -)" "$(pdftotext colour.pdf -)"
run qpdf --check low.pdf
is "and qpdf finds nothing wrong" "$status" 0
run "$breuk" print spin --grey --low-ink -o both.pdf --lang en
is "both may be asked for" "$status" 0
is "and then there is no colour either" "$(colours both.pdf)" ''

# How much ink: what is said against a picture of the same pages, counted here. A pixel takes the sum of its three
# complements, less twice the smallest, of 255.
ink_of() {
    for page in 1 2; do
        pdftoppm -r 100 -f $page -l $page "$1" | tail -c "$((3 * 827 * 1170))"
    done | od -An -v -tu1 -w3 | awk '
        { most = $1 > $2 ? $1 : $2; most = most > $3 ? most : $3; sum += 255 + 2 * most - $1 - $2 - $3 }
        END { print sum / 255 / (827 * 1170) }'
}
field() {
    printf '%s\n' "$out" | tail -n 1 | sed 's/.*"'"$1"'":\([0-9.-]*\).*/\1/'
}
near() {
    awk -v a="$2" -v b="$3" -v most="$4" 'BEGIN { exit !(a - b < most && b - a < most) }'
    is "$1 ($2, $3)" "$?" 0
}
run "$breuk" print spin --pages 1 -o page.pdf --lang en
has "one page has one side" "$err" 'Print at 100% (“actual size”), on one side.'
run "$breuk" print spin --pages 1-2 -o two.pdf --lang en
has "a front and its back have two" "$err" 'on both sides, flipping on the long edge.'
run "$breuk" print spin --pages 1-2 --low-ink -o two-low.pdf --lang en
has "low ink says what it saves" "$err" ' less ink than full colour.'
said=$(printf '%s' "$err" | sed 's/.*This takes \([0-9]*\)%.*/\1/')
full=$(ink_of two.pdf)
low=$(ink_of two-low.pdf)
near "as much as was counted" "$said" "$(echo "$full $low" | awk '{ print 100 - 100 * $2 / $1 }')" 1.5
run "$breuk" print spin --pages 1-2 --low-ink --dry-run --json
near "a dry run says the same" "$(field less_ink_percent)" "$said" 1
near "and how many pages full of ink that is" "$(field ink_pages)" "$low" 0.01
run "$breuk" print spin --low-ink --dry-run --json
first=$out
run "$breuk" print spin --low-ink --dry-run --json
is "twice the same" "$out" "$first"

# A dry run.
rm -f fractions.pdf
run "$breuk" print fractions --dry-run --lang en
is "a dry run: exit 0" "$status" 0
has "it counts cards, sheets and pages" "$out" '196 cards; 22 sheets of paper; 44 pages; as much ink as '
has "and says that nothing is written" "$out" 'Nothing was written.'
is "nothing is" "$(ls fractions.pdf 2>&1 | grep -c 'No such')" 1
touch fractions.pdf
run "$breuk" print fractions --dry-run --low-ink --lang en
is "so a file of that name is not in the way" "$status" 0
has "with low ink it says what that saves" "$out" ' less ink than full colour.'
run "$breuk" print fractions answers --dry-run --lang en
has "what is no card is counted in pages" "$out" ' page'
lacks "and has no cards" "$out" ' card'
run "$breuk" print fractions all --dry-run --json
is "what there is to note is said once" "$(printf '%s\n' "$out" | grep -c '"note"')" 1
is "all: the cards' sheets and one for each other page" "$(field sheets)" "$(($(field pages) - 22))"

run "$breuk" print fractions --dry-run --json
lacks "without low ink nothing is compared" "$out" less_ink_percent

# Only some cards.
cards() {
    run "$breuk" print "$@" --dry-run --json
    field cards
}
is "a colour" "$(cards fractions --only blue)" 46
is "its abbreviation" "$(cards fractions --only B --lang en)" 46
is "in Dutch" "$(cards fractions --only blauw --lang nl)" 46
is "two colours" "$(cards fractions --only blue --only red)" 92
is "one card" "$(cards fractions --only 'blue 2/4')" 1
is "as play reads it" "$(cards fractions --only 'b2/4' --lang en) $(cards fractions --only '2/4 blue')" '1 1'
is "what stands on it, in every colour" "$(cards fractions --only 2/4)" 4
is "all of that value" "$(cards fractions --only =2/4) $(cards fractions --only =50%)" '20 20'
is "of a colour, too" "$(cards fractions --only 'blue =1/2') $(cards fractions --only '=blue 1/2')" '5 5'
is "a picture, as it stands there and of that value" \
    "$(cards first-fractions --only 'pie 1/2' --lang en) $(cards first-fractions --only 'rood taart 1/2' --lang nl) $(cards first-fractions --only '=pie 1/2' --lang en)" '4 1 8'
is "what both name is printed once" "$(cards fractions --only =1/2 --only 2/4)" 20
is "an action" "$(cards classic --only reverse)" 8
is "of one colour" "$(cards classic --only 'red reverse')" 2
is "the beginning of its word" "$(cards classic --only rev)" 8
is "all actions, and the wilds alone" "$(cards classic --only actions) $(cards classic --only wilds)" '32 8'
is "numbers" "$(cards classic --only numbers)" 76
is "as often as the deck has it" "$(cards classic --only 'blue 7')" 2
is "or as said" "$(cards classic --only 'blue 7' --copies 1) $(cards classic --only 'blue 7' --copies 5)" '1 5'
is "whole decks" "$(cards classic --copies 3)" "$((3 * $(cards classic)))"
is "extra cards" "$(cards spin --only extras)" "$(cards spin --only 'the wheel, 1 of 2' --only 'the wheel, 2 of 2' --lang en)"

# All that the wheel does is more than one small card has room for.
cp -r "$BREUK_SOURCE/decks/parts" .
awk '/<extra/ { cards++ } cards < 2 || after { print } cards == 2 && /<\/extra>/ { after = 1 }' "$BREUK_SOURCE/decks/spin.xml" >all-on-one.xml
run "$breuk" print all-on-one.xml --sheet a4-mini --dry-run --lang en
has "a card with too many words: what to do" "$status $err" \
    'print larger cards, add another <extra reference="yes"> to share the text, or leave these cards out: --only numbers --only actions --only wilds'
run "$breuk" print all-on-one.xml --sheet a4-mini --only numbers --only actions --only wilds --dry-run --lang en
is "without it the others are printed" "$status" 0
run "$breuk" print spin --sheet a4-mini --dry-run --lang fr
is "two cards share it: exit 0" "$status" 0
# Three cards for the two things that cards of this deck do: none is left empty.
cat >three.xml <<'END'
<deck format="1"><title lang="en">Three</title>
<suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit>
<numbers values="1 2"/><action does="skip"/><wild/>
<extra reference="yes"><title lang="en">A</title></extra><extra reference="yes"><title lang="en">C</title></extra>
<extra reference="yes"><title lang="en">E</title></extra></deck>
END
run "$breuk" print three.xml --only extras --backs none --lang en -o three.pdf
is "more reference cards than there is to say: each says something" \
    "$(pdftotext -raw three.pdf - | grep -c -e ^Skip -e '^Wild')" 3

run "$breuk" print fractions --only 'blue 2/4' --copies 2 --template bold -o lost.pdf --lang en
has "a lost card, twice: exit 0 and a sentence" "$status $err" '0 lost.pdf: 2 cards on 1 sheet of paper.'
is "it is that card: the number and two corners of each" "$(pdftotext -f 1 -l 1 lost.pdf - | grep -o '[0-9]*/[0-9]*' | sort | uniq -c | tr -s ' ')" ' 6 2/4'
run "$breuk" print fractions --only 'blue 2/4' --copies 1 -o lost.pdf --force --lang en
is "one card is called so" "${err%% Print*}" 'lost.pdf: 1 card on 1 sheet of paper.'
# Nine to a sheet: one set of all nine twice is the same sheet twice, not pairs of cards.
run "$breuk" print fractions --only =1/2 --only =1/3 --backs none -o once.pdf --lang en
run "$breuk" print fractions --only =1/2 --only =1/3 --copies 9 --backs none -o nine.pdf --lang en
sets=$(pdfinfo once.pdf | sed -n 's/Pages: *//p')
faces() {
    pdftotext -f "$2" -l "$2" "$1" - | grep -o '[0-9]*/[0-9]*' | tr '\n' ' '
}
is "the sets come one after the other" "$(faces nine.pdf 1)" "$(faces once.pdf 1)"
is "each as large as the first" "$(pdfinfo nine.pdf | sed -n 's/Pages: *//p')" "$(($(cards fractions --only =1/2 --only =1/3 --backs none) * 9 / 9))"

# Groups go by the words of the language, which its help has, and by the English ones.
for group in numbers actions wilds extras; do
    eval "$group=\$(cards spin --only $group --lang en)"
done
for words in 'nl getallen acties jokers overige' 'de Zahlen aktionen Jokerkarten Extras' \
    'fr nombres actions Jokers extras'; do
    # shellcheck disable=SC2086 # a word an argument
    set -- $words
    help=$("$breuk" print --help --lang "$1" | tr -s ' \n' ' ' | tr '[:upper:]' '[:lower:]')
    at=1
    for group in numbers actions wilds extras; do
        at=$((at + 1))
        word=$(eval "printf %s \"\$$at\"")
        wanted=$(eval "printf %s \"\$$group\"")
        is "--lang $1: $word are $group" "$(cards spin --only "$word" --lang "$1")" "$wanted"
        sampled 3 || continue
        is "--lang $1: $group are $group" "$(cards spin --only "$group" --lang "$1")" "$wanted"
    done
    has "--lang $1: its help has them" "$help" \
        "$(printf '%s, %s, %s, %s' "$2" "$3" "$4" "$5" | tr '[:upper:]' '[:lower:]')"
done
is "cards, colours and the wheel's card go by their names" \
    "$(cards fractions --only bleu --lang fr) $(cards classic --only 'blau Richtungswechsel' --lang de) $(cards spin --only 'het rad, 2 van 2' --lang nl)" \
    '46 2 2'

refused() {
    wanted=$1 why=$2
    shift 2
    rm -f no.pdf
    run "$breuk" print "$@" -o no.pdf --lang en
    is "$*: exit $wanted" "$status" "$wanted"
    has "and it says why" "$err" "$why"
    is "and nothing is written" "$(ls no.pdf 2>/dev/null)" ''
}
refused 2 'the deck has no card “blux”; did you mean “blue”?' fractions --only blux
refused 2 'the deck has no card “bleu 2/4”; did you mean “blue 2/4”?' fractions --only 'bleu 2/4'
refused 2 'the deck has no card “nothing”; give a colour (blue, green, red, yellow), a card such as “blue 1/2”' fractions --only nothing
refused 2 'the deck has no card “7/13”; give a colour' fractions --only 7/13
refused 2 'the deck has no card “”; give a colour' fractions --only ''
refused 2 '“=blue” needs a number after the =, such as =1/2' fractions --only '=blue'
refused 2 '“=1/0” needs a number after the =, such as ' fractions --only '=1/0'
refused 2 '“=” needs a number after the =, such as ' fractions --only '='
refused 2 '“=7/13” chooses no cards: none in the deck has that value' fractions --only '=7/13'
refused 2 'no card has “50%” printed on it; use --only “=50%” to choose all cards of that value' fractions --only 50%
refused 2 '“extras” chooses no cards: the deck has none of that kind' fractions-208 --only extras
refused 2 'must be a whole number from 1 to 1000' fractions --copies 0
refused 2 'must be a whole number from 1 to 1000' fractions --copies 1001
refused 2 'that makes 208000 cards, but one document can have at most 200000' fractions-208 --copies 1000
refused 2 '--only chooses cards, which has no effect on answers; leave it out' fractions answers --only blue
refused 2 '--copies chooses cards, which has no effect on answers; leave it out' fractions answers --copies 2
refused 2 '--only takes one word or card at a time: --only blue --only red' fractions --only blue,red
refused 2 "one word or card at a time: --only 'blue 2/4' --only '=1/3'" fractions --only 'blue 2/4, =1/3'
refused 2 'the deck has no card “blue,blux”' fractions --only blue,blux
refused 2 'the deck has no card “,”' fractions --only ,
run "$breuk" print first-fractions --only 'red pie 1/2' --dry-run --json
has "a picture by its name: one card" "$status $out" '0 {"cards":1,'
run "$breuk" print first-fractions --only 'pie 1/2' --dry-run --json
has "in all colours" "$status $out" '0 {"cards":4,'
run "$breuk" print first-fractions --only 'rood taart 1/2' --lang nl --dry-run --json
has "in the language" "$status $out" '0 {"cards":1,'
run "$breuk" print spin --only 'blue 1*' --dry-run --json
has "a spin card by its star" "$status $out" '0 {"cards":1,'
run "$breuk" print classic box --copies 3 --stock-thickness 0.3 -o box.pdf --lang en
is "a box for three decks: exit 0" "$status" 0
is "is three boxes" "$(pdftotext box.pdf - | grep -c '^108 cards')" 3
run "$breuk" print fractions --only g --lang nl
is "a beginning of two colours: exit 2" "$status" 2
has "it asks which" "$err" 'groen, geel'

# Only some pages.
run "$breuk" print fractions -o whole.pdf --lang en
run "$breuk" print fractions --pages '3-5, 8' -o some.pdf --lang en
has "four pages: exit 0" "$status $(pdfinfo some.pdf | grep Pages)" '0 Pages:           4'
has "of which the cards are told" "$err" '27 cards on 3 sheets of paper'
run "$breuk" print fractions --pages '3–5, 8' -o dash.pdf --lang en
cmp -s dash.pdf some.pdf
is "the long dash will do" "$status$?" 00
at=1
for page in 3 4 5 8; do
    is "page $at is page $page of the whole" "$(pdftotext -f $at -l $at some.pdf -)" "$(pdftotext -f $page -l $page whole.pdf -)"
    at=$((at + 1))
done
run qpdf --check some.pdf
is "and qpdf finds nothing wrong" "$status" 0
touch there.pdf
run "$breuk" print fractions --pages 90 -o there.pdf --lang en
has "a page that is not there is told before a file that is" "$status $err" '2 breuk: there is no page 90'
refused 2 'there is no page 45; the document has 44 pages' fractions --pages 40-50
refused 2 'there is no page 60; the document has 44 pages' fractions --pages 1,60-70
refused 2 'there is no page 99999; the document has ' fractions all --pages 99999
refused 2 'the range 5-3 is backwards; type 3-5 instead' fractions --pages 5-3
for typed in 0 a 1, 1-2-3 -3 3- '' 1,,2; do
    refused 2 "“$typed” is not a list of pages" fractions "--pages=$typed"
done
refused 2 '--pages takes at most 64 numbers' fractions --pages "$(seq -s , 1 65)"
run "$breuk" print fractions --pages "$(seq -s , 1 44)" --dry-run --json
is "as many as there are may be typed" "$(field pages)" 44

# How far it is, where that takes long.
if script -qec true /dev/null >/dev/null 2>&1; then
    TERM=xterm script -qec "'$breuk' print fractions --copies 300 -o long.pdf --lang en" typed >/dev/null </dev/null
    has "how far it is, and how long it will take" "$(tr '\r' '\n' <typed)" '% done, about '
    is "and it gets done" "$(head -c 5 long.pdf)" '%PDF-'
fi

done_testing
