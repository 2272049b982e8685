#!/bin/sh
# breuk print DECK rules: the rules as a leaflet, for a third of the decks (--long: for each), and as a booklet.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/pages.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

for lang in en nl de fr; do
    case $lang in
    en) said='How to play · 2–10 players|Your turn|Which of these fits?|On the pile|Same colour|Nothing matches|How to fold this'
        first='If the first card is special' ;;
    nl) said='Zo speel je · 2–10 spelers|Jouw beurt|Welke kaart past?|Op de stapel|Zelfde kleur|Niets gelijk|Zo vouw je dit'
        first='Als de eerste kaart bijzonder is' ;;
    de) said='So wird gespielt · 2–10 Personen|Du bist dran|Welche Karte passt?|Auf dem Stapel|Gleiche Farbe|Nichts gleich|So wird gefaltet'
        first='Wenn die erste Karte etwas Besonderes ist' ;;
    fr) said='Comment jouer · 2–10 joueurs|À ton tour|Laquelle convient ?|Sur la pile|Même couleur|Rien de commun|Comment plier'
        first='Si la première carte est spéciale' ;;
    esac
    for path in "$BREUK_SOURCE"/decks/*.xml; do
        deck=$(basename "$path" .xml)
        [ "$deck" = schemas ] && continue
        chosen "$deck" $lang || continue
        [ "$deck" = fractions ] || sampled 3 || continue
        page "$deck" rules --lang $lang
        is "$deck, $lang: exit 0" "$status" 0
        is "both sides of a sheet" "$(pdfinfo out.pdf | sed -n 's/^Pages: *//p')" 2
        # The cover holds its wall, its title and its fan: the page after it begins with a chapter, in type of 6 mm or so.
        chapters=$(pdftotext -bbox -l 1 out.pdf - | awk -F'"' '
            /<page / { w = $2; h = $4 }
            /<word / { found += $2 > w / 2 && $4 < h / 2 - 14 && $8 - $4 > 21 }
            END { print (found > 0 ? "a chapter" : "none") }')
        is "the cover is one page" "$chapters" "a chapter"
        # The cover's title, chapters, headings, and all other words.
        types out.pdf >types.txt
        is "four sizes of type" "$(wc -l <types.txt | tr -d ' ')" 4
        is "the smallest can be read in the hand" "$(awk 'NR == 1 { print ($1 >= 2.8) }' types.txt)" 1
        has "no rule is left out" "$page" "$first"
        rest=$said
        while [ "$rest" ]; do
            has "it says" "$page" "${rest%%|*}"
            case $rest in *'|'*) rest=${rest#*|} ;; *) rest= ;; esac
        done
        page "$deck" box --lang $lang
        is "the box has four sizes at most" "$(types out.pdf | awk 'END { print (NR <= 4) }')" 1
    done
done

# The longest rules fit, in every language, on A4 and on Letter.
for lang in en nl de fr; do
    for sheet in a4 letter; do
        on_sheet $lang $sheet || continue
        page spin rules --lang $lang --sheet $sheet --rule jump-in=yes --rule progressive=yes --rule seven=yes --rule wrong=peers
        is "the longest leaflet, $lang, $sheet: exit 0" "$status" 0
        is "two sides" "$(pdfinfo out.pdf | sed -n 's/^Pages: *//p')" 2
    done
done

# What belongs together stands on one page: all cards that do something, a picture and what is said of it. In
# French no line ends with a word of one letter.
quarter()
{
    for at in '0 0' '297 0' '0 421' '297 421'; do
        pdftotext -f 2 -x "${at% *}" -y "${at#* }" -W 297 -H 421 out.pdf - | sed 's/\xc2\xa0/ /g' | tr -s ' \n' '  ' | grep "$1"
    done
}
for lang in en nl de fr; do
    case $lang in
    en) begins='Cards that do something' ends='Wild +4' bluff='Honest or a bluff?' honest='If you were honest' ;;
    nl) begins='Kaarten die iets doen' ends='Joker +4' bluff='Eerlijk of bluf?' honest='Was het eerlijk' ;;
    de) begins='Karten, die etwas tun' ends='Joker +4' bluff='Ehrlich oder Bluff?' honest='Warst du ehrlich' ;;
    fr) begins='Les cartes spéciales' ends='Joker +4' bluff='Honnête ou bluff ?' honest='Si tu étais honnête' ;;
    esac
    page fractions rules --lang $lang
    has "all cards under their heading, $lang" "$(quarter "$begins")" "$ends"
    has "the bluff with its picture, $lang" "$(quarter "$bluff")" "$honest"
done
is "no line ends with a lone letter" "$(pdftotext -layout out.pdf - | grep -cE ' [AaYyÀà]( |$)$')" 0

# What is said follows the rules and the deck.
page fractions rules --lang en
is "nothing else is said" "$err" 'out.pdf: 2 pages. Print at 100% (“actual size”), on both sides, flipping on the long edge.'
has "equal values" "$page" 'Worth the same'
has "a bluff" "$page" 'Honest or a bluff?'
has "points" "$page" '50 points'
lacks "no house rules" "$page" 'House rules'
lacks "no wheel" "$page" 'The wheel'
lacks "rules that are its own have no name" "$page" 'rules: '
run qpdf --check out.pdf
is "qpdf finds nothing wrong" "$status" 0
qpdf --qdf --object-streams=disable out.pdf out.qdf
has "it is printed on both sides" "$(LC_ALL=C grep -a '/Duplex' out.qdf)" '/DuplexFlipLongEdge'
page fractions rules --lang en --rule match=printed
has "others are named as they are typed" "$page" 'Fractions · rules: fractions, match=printed'
has "printed alike" "$page" 'Looks different'
lacks "equal is not enough" "$page" 'Worth the same'
page fractions rules --lang en --rule jump-in=yes --rule progressive=yes
for words in 'Who may jump in?' 'Colour and value' 'A +2 on a +2?' 'Two more' 'A +4 on a +4?' 'Four more'; do
    has "a house rule: $words" "$page" "$words"
done
page first-fractions rules --lang en
lacks "a deck without +4" "$page" 'Honest'
page spin rules --lang en
has "the wheel" "$page" 'Draw red'
page classic rules --lang en --rule scoring=none
lacks "no points" "$page" '20 points'
page classic rules --lang en --rule partners=fixed
has "so many players" "$page" 'How to play · 4 players'

# Cards that nobody plays are told apart, on the cover and on the box.
page spin rules --lang de
has "the cover counts them" "$page" '108 + 4 Karten'
page spin box --lang de
has "so does the box" "$page" '108 + 4 Karten'

# A booklet is folded once; it has as many sheets as it needs to be read with ease.
page fractions rules --booklet --lang en
is "a booklet: exit 0" "$status" 0
types out.pdf >types.txt
is "a booklet has four sizes of type too" "$(wc -l <types.txt | tr -d ' ')" 4
has "two sheets" "$err" '4 pages. Print at 100% (“actual size”), on both sides, flipping on the short edge.'
has "how it is folded" "$page" 'Print both sides of 2 sheets. Fold them together in the middle'
is "its paper lies" "$(pdfinfo out.pdf | sed -n 's/^Page size: *//p')" '841.89 x 595.276 pts (A4)'
qpdf --qdf --object-streams=disable out.pdf out.qdf
has "and is turned over its short edge" "$(LC_ALL=C grep -a '/Duplex' out.qdf)" '/DuplexFlipShortEdge'
for lang in en nl de fr; do
    for rules in '--rule jump-in=yes' '--rule jump-in=yes --rule progressive=yes --rule seven=yes --rule wrong=peers'; do
        # The shorter ones in English alone.
        case $lang$rules${BREUK_LONG-} in en* | *wrong=peers*) ;; *) continue ;; esac
        page spin rules --booklet --lang $lang $rules
        is "the booklet, $lang $rules: exit 0" "$status" 0
        is "its words are as large as a book's" "$(types out.pdf | awk 'NR == 1 { print ($1 >= 3.5) }')" 1
    done
done

# Rules that are too long for a leaflet have room in a booklet.
mkdir parts
cp "$BREUK_SOURCE/decks/parts/suits.xml" parts
cp "$BREUK_SOURCE/decks/spin.xml" long.xml
sed '/does="showdown"/,/<\/segment>/!d' "$BREUK_SOURCE/decks/parts/wheel.xml" >showdown.txt
for i in 1 2 3 4 5; do cat showdown.txt showdown.txt showdown.txt showdown.txt showdown.txt showdown.txt; done >showdowns.txt
awk '/<segment does="shout"/ { while ((getline line <"showdowns.txt") > 0) print line } { print }' \
    "$BREUK_SOURCE/decks/parts/wheel.xml" >parts/wheel.xml
page ./long.xml rules --lang en
is "rules too long for a leaflet: exit 2" "$status" 2
has "what to do" "$err" 'the rules are too long for a leaflet; print them as a booklet, with --booklet, or unfolded, with --plain'
page ./long.xml rules --lang en --booklet
is "a booklet of them: exit 0" "$status" 0
page ./long.xml rules --lang en --plain
is "and unfolded: exit 0" "$status" 0

# Decks that lack what an example needs.
suit='<suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>'
printf '<deck format="1" ruleset="deluxe"><title lang="en">Plain</title>%s<numbers from="0" to="60"/></deck>' "$suit" >plain.xml
page ./plain.xml rules --lang en
is "one suit, no actions: exit 0" "$status" 0
has "what fits" "$page" 'Same colour'
lacks "no sign" "$page" 'And on a sign?'
lacks "no crossed card" "$page" 'Nothing matches'
has "drawing is said in words" "$page" 'If no card fits, draw one card.'
printf '<deck format="1" ruleset="deluxe"><title lang="en">Wild</title>%s<numbers from="0" to="20"/><wild copies="4"/></deck>' "$suit" >wild.xml
page ./wild.xml rules --lang en
has "wilds alone" "$page" 'And a wild card?'
printf '<template format="1"><card width="63" height="88"/><font family="Andika"/><sign name="square"><area d="M 0 0 H 1"/></sign><face><layer for="number wild"><box x="1" y="1" width="2" height="2" fill="suit"/></layer></face></template>' >bare.xml
page ./plain.xml rules --template ./bare.xml --lang en
is "a template without a back: exit 0" "$status" 0
lacks "it draws no stock" "$page" 'The stock'

# What goes wrong leaves nothing behind.
rm -f out.pdf
run "$breuk" print classic rules --template ./bare.xml --lang en -o out.pdf
is "a template that cannot draw the cards: exit 2" "$status" 2
has "with the reason" "$err" 'the template “bare” has no layer for this kind of card: action'
run "$breuk" print classic score --booklet --lang en -o out.pdf
is "a booklet of something else: exit 2" "$status" 2
has "with the reason" "$err" '--booklet has no effect here; it works with “rules”'
run "$breuk" print classic rules --plain --booklet --lang en -o out.pdf
is "long and folded: exit 2" "$status" 2
has "with the reason" "$err" '--plain prints the rules unfolded, so leave out --booklet'
printf '<sheet format="1"><title lang="en">Small</title><paper width="105" height="148"/><card width="44" height="67"/><grid columns="2" rows="2"/></sheet>' >small.xml
run "$breuk" print classic rules --sheet ./small.xml --lang en -o out.pdf
is "paper that is too small: exit 2" "$status" 2
has "with the reason" "$err" 'too small'
is "nothing was left by any of these" "$(find . -name '*.pdf')" ''
done_testing
