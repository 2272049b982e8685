#!/bin/sh
# breuk print DECK rules --plain, reference, score: pages made of the rules in force, for a sample of
# the decks, or with --long for every one.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/drawn.sh"
. "$BREUK_SOURCE/tests/cli/pages.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# What stands on it in the order of drawing, on one line.
raw()
{
    pdftotext -raw "$1" - | tr -s ' \n\f' '   '
}

# What each must say in a language: the title of each piece, a heading, and a sentence with a number from the settings.
for lang in en nl de fr; do
    case $lang in
    en) titles='How to play |What happens |Points ' said='Deal 7 cards to each player.|draws 2 cards and misses a turn.|500 points' ;;
    nl) titles='Zo speel je |Wat er gebeurt |Punten ' said='Geef elke speler 7 kaarten.|pakt 2 kaarten en slaat een beurt over.|500 punten' ;;
    de) titles='So wird gespielt |Was geschieht |Punkte ' said='Gib jeder Person 7 Karten.|zieht 2 Karten und setzt aus.|500 Punkte' ;;
    fr) titles='Comment jouer |Ce qui se passe |Points ' said='Donne 7 cartes à chaque joueur.|pioche 2 cartes et passe son tour.|500 points' ;;
    esac
    for path in "$BREUK_SOURCE"/decks/*.xml; do
        deck=$(basename "$path" .xml)
        [ "$deck" = schemas ] && continue
        chosen "$deck" $lang || continue
        n=0
        for piece in rules reference score; do
            n=$((n + 1))
            case $deck$piece in fractions* | spinscore) ;; *) sampled 5 || continue ;; esac
            [ "$deck$piece" = spinscore ] && sheet=letter || sheet=a4
            # shellcheck disable=SC2046 # an option or none
            page "$deck" $piece $([ $piece = rules ] && echo --plain) --lang $lang --sheet $sheet
            is "$deck $piece, $lang: exit 0" "$status" 0
            has "its title" "$page" "$(echo "$titles" | cut -d'|' -f$n)"
            [ "$piece" = score ] && page=$(raw out.pdf) # two beside each other
            has "a sentence with its number" "$page" "$(echo "$said" | cut -d'|' -f$n)"
            pages=$(pdfinfo out.pdf | sed -n 's/^Pages: *//p')
            [ "$piece" = score ] && most=1 || most=2
            [ "$pages" -le $most ]
            verdict "on $most at most" $? "$pages pages"
        done
    done
done

page fractions rules --plain --lang en --sheet letter
is "on Letter, too: two pages" "$(pdfinfo out.pdf | sed -n 's/^Pages: *//p')" 2
run qpdf --check out.pdf
is "qpdf finds nothing wrong" "$status" 0
has "an example from the deck" "$page" 'For example, 2/4 fits on 1/2 in any colour, because they have the same value.'
has "as the deck's rule set has it: bluffs go back" "$page" 'you take the +4 back'
has "the foot names the deck" "$page" ' Fractions page 1 of 2'
lacks "and not its own rules" "$page" 'rules: '
has "and the page" "$page" 'page 1 of 2'

# Nothing stands nearer than 10 mm to an edge: 28.35 points. What poppler calls the box of a word has room for accents on
# capitals, a fifth of its height at least.
near=$(pdftotext -bbox out.pdf - | awk -F'"' '
    /<page / { w = $2; h = $4 }
    /<word / { words++; near += $2 < 28.3 || $4 + ($8 - $4) / 5 < 28.3 || $6 > w - 28.3 || $8 > h - 28.3 }
    END { print (words > 300 ? "many" : "few") " words, " near + 0 " near the edge" }')
is "nothing stands near the edge" "$near" 'many words, 0 near the edge'

# Options change the sheet, and the foot says which.
page fractions rules --plain --lang en --rule hand-size=5 --rule jump-in=yes
has "a setting" "$page" 'Deal 5 cards to each player.'
has "a house rule under its heading" "$page" 'House rules at this table'
has "which is this one" "$page" 'even if it is not your turn'
has "the foot says so" "$page" 'Fractions · rules: fractions, hand-size=5, jump-in=yes '
page fractions rules --plain --lang en
lacks "without it there are none" "$page" 'House rules'
page fractions rules --plain --lang en --ruleset deluxe
has "another rule set" "$page" 'The +4 and its colour stay'
has "named in the foot" "$page" 'Fractions · rules: deluxe '
page fractions rules --plain --lang en --rule match=printed
has "printed alike" "$page" 'In another colour, 2/4 does not fit on 1/2. They have the same value but look different.'
page classic reference --lang en --rule seven=yes --rule progressive=yes
has "the reference has the house rules" "$page" 'If you play a 7, you swap hands'
has "and stacking" "$page" 'you may play a +2 instead'
page spin reference --lang en
has "the wheel on the reference" "$page" 'Draw cards until you get this colour (blue) or a wild card. Keep them all'
page mixed-forms rules --plain --lang nl
has "a number in the language's style" "$page" '0,5 past bijvoorbeeld op 1/2'

page equals reference --lang en --rule seven=yes
has "a value in all its forms" "$page" 'If you play 1/5, you swap'
for lang in en nl de fr; do
    page spin rules --plain --lang $lang --rule jump-in=yes --rule progressive=yes --rule seven=yes --rule wrong=peers
    is "the longest sheet, $lang: still two pages" "$(pdfinfo out.pdf | sed -n 's/^Pages: *//p')" 2
done
page fractions rules --plain --lang en --rule elimination=yes --rule target=200 --rule calls=automatic --rule wrong=referee
has "elimination" "$page" 'You are out of the game when you have 200 points or more.'
has "nothing to call" "$page" 'You do not have to say anything when you have one card left.'
has "a leader" "$page" 'At this table the leader of the game watches all cards, and notices'

# The score pad: columns for the players and as many rounds as the rules have.
page fractions score --lang en --rule rounds=5
is "five rounds" "$(pdftotext -raw out.pdf - | sed -n '/^Name$/,/^Total$/p; /^Total$/q' | grep -xE '[0-9]+' | tr '\n' ' ')" '1 2 3 4 5 '
has "the sheet says so" "$(raw out.pdf)" 'Play 5 rounds. The player with the most points wins. If there is a tie, all of those players win.'
raw=$(raw out.pdf)
for words in '10 each number card' '20 each coloured action card' '50 each wild card'; do
    has "what cards count: $words" "$raw" "$words"
done
for seats in 2 8; do
    page classic score --seats $seats
    # A box above, for a name, and one below, for a sum, each with four round corners.
    is "$seats players" "$status" 0
    eval "corners$seats=$(drawn out.pdf | grep -c ' c$')"
done
[ "$corners8" -ge "$((corners2 + 2 * 6 * 2 * 4))" ]
verdict "more players have more columns" $? "$corners2 and $corners8 corners"
page classic score --seats 10 --lang en
has "many players have a whole sheet" "$page" 'page 1 of 1'
page fractions score --lang en
has "the sums come after a word" "$(raw out.pdf)" '14 Total '
is "two pads, and on each three cards show what they count" "$(drawn out.pdf | grep -c '^/Figure<<.*BDC$')" 6
is "on paper that lies, to be cut in half" "$(pdfinfo out.pdf | sed -n 's/^Page size: *//p')" '841.89 x 595.276 pts (A4)'
is "what they count is level" "$(pdftotext -bbox out.pdf - | awk -F'"' '/>(10|20|50)</ && $4 < 140 { print $4 }' | sort -u | wc -l)" 1
for lang in en nl de fr; do
    for sheet in a4 letter; do
        on_sheet $lang $sheet || continue
        page spin score --lang $lang --sheet $sheet
        is "two pads on a sheet, $lang, $sheet" "$(pdfinfo out.pdf | sed -n 's/^Pages: *//p')$(pdftotext out.pdf - | grep -cx 14)" 12
        is "four sizes of type" "$(types out.pdf | awk 'END { print (NR <= 4) }')" 1
    done
done
for sheet in a4 letter; do
    page classic score --lang de --sheet $sheet --rule partners=tables
    # What a card counts is 20, too.
    is "the rounds of a match at two tables on one page, $sheet" "$(pdftotext out.pdf - | grep -cx '2[0-9]')$page" "10${page%Seite*}Seite 1 von 1 "
    page spin reference --lang fr --sheet $sheet
    has "the reference on one page, $sheet" "$page" 'page 1 sur 1 '
done

printf '<template format="1"><card width="63" height="88"/><font family="Andika"/><sign name="square"><area d="M 0 0 H 1"/></sign><face><layer for="number picture spin action wild title"><box x="1" y="1" width="2" height="2" fill="suit"/></layer></face></template>' >bare.xml
# The reference's second page has cards to cut out, in whole sets: one for what cards do, two for the wheel.
page fractions reference --lang en
second() { pdftotext -f 2 -l 2 out.pdf - | grep -c "$1"; }
is "cards to cut out, nine on a page" "$(second '^Wild +4$')" 9
has "a card says what happens" "$(pdftotext -f 2 -l 2 -raw out.pdf - | tr '\n' ' ')" 'Reverse Play changes direction'
for lang in en nl de fr; do
    case $lang in en) word=Showdown ;; nl) word=Krachtmeting ;; de) word=Kräftemessen ;; fr) word=Duel ;; esac
    page spin reference --lang $lang
    is "three sets of three with the wheel, $lang" "$(second "^$word\$")" 3
done
page fractions reference --template ./bare.xml --lang en
is "a template without reference cards has none" "$(pdfinfo out.pdf | sed -n 's/^Pages: *//p')" 1

# The certificate: across, with the forms of the value that has most of them, each on a card of its own.
for lang in en nl de fr; do
    case $lang in
    en) title=Certificate knows='knows equivalent fractions.' forms='knows when numbers are equal' ;;
    nl) title=Diploma knows='kent gelijkwaardige breuken.' forms='weet wanneer getallen gelijk zijn' ;;
    de) title=Urkunde knows='kennt gleichwertige Brüche.' forms='weiß, wann Zahlen gleich sind' ;;
    fr) title=Diplôme knows='connaît les fractions égales.' forms='sait quand des nombres sont égaux' ;;
    esac
    for sheet in a4 letter; do
        on_sheet $lang $sheet || continue
        page fractions certificate --lang $lang --sheet $sheet
        is "a certificate, $lang, $sheet: exit 0" "$status" 0
        has "its title" "$page" "$title"
        has "what its owner knows" "$page" "$knows"
        is "one page" "$(pdfinfo out.pdf | sed -n 's/^Pages: *//p')" 1
        is "across" "$(pdfinfo out.pdf | awk '/^Page size/ { print ($3 > $5) }')" 1
        is "four cards" "$(drawn out.pdf | grep -c '^/Figure<<.*BDC$')" 4
    done
    page mixed-forms certificate --lang $lang
    has "of a deck with other numbers than fractions" "$page" "$forms"
done
page fractions certificate --lang en
raw=$(pdftotext -raw out.pdf - | tr '\n' ' ')
for words in Name Date Teacher; do
    has "a line for: $words" "$raw" "$words"
done
qpdf --qdf --object-streams=disable out.pdf out.qdf
for card in 'blue, one half' 'green, two quarters' 'red, three sixths' 'yellow, four eighths'; do
    has "a card: $card" "$(LC_ALL=C grep -a '/Alt' out.qdf)" "($card)"
done
run "$breuk" print spin certificate --lang en -o none.pdf
is "a card that spins is no other form of its number: exit 2" "$status" 2
run "$breuk" print classic certificate --lang en -o none.pdf
is "a deck without equal cards of two forms has none: exit 2" "$status" 2
has "and why" "$err" 'every number in the deck has only one form, so a certificate would have no equal cards to name'

# All in one document, with an outline.
run "$breuk" print classic all --lang en --backs none --rule jump-in=yes -o all.pdf -f
is "all of a deck: exit 0" "$status" 0
qpdf --qdf --object-streams=disable all.pdf all.qdf
for title in 'What happens' 'Rule sheet' 'Score pad' 'Equal cards'; do
    has "the outline has: $title" "$(LC_ALL=C grep -a '/Title' all.qdf)" "($title)"
done
has "and the rules are those in force" "$(words all.pdf)" 'Who may jump in?'
run qpdf --check all.pdf
is "qpdf finds nothing wrong with it" "$status" 0
rm -f all.pdf

# What goes wrong leaves nothing behind.
rm -f out.pdf
run "$breuk" print classic cards --rule hand-size=5 --lang en -o out.pdf
is "a rule for cards: exit 2" "$status" 2
has "is not passed over in silence" "$err" '--rule has no effect here; it works with “rules”, “reference” and “score”'
for words in 'nl die optie hoort bij “rules”, “reference” en “score”' 'de Das gehört zu „rules“, „reference“ und „score“' \
    'fr cette option va avec « rules », « reference » et « score »'; do
    run "$breuk" print fractions --rule jump-in=yes --lang "${words%% *}"
    has "in other languages, too: ${words%% *}" "$err" "${words#* }"
done
run "$breuk" print classic answers --ruleset my --lang en -o out.pdf
has "nor a rule set for answers" "$err" '--ruleset has no effect here'
run "$breuk" print classic rules --seats 3 --lang en -o out.pdf
is "seats without a score pad: exit 2" "$status" 2
has "with the reason" "$err" '--seats has no effect here; it works with “score”'
run "$breuk" print classic rules --backs none --lang en -o out.pdf
is "backs without cards: exit 2" "$status" 2
has "say what they go with" "$err" '--backs has no effect here; it works with “cards” and “box”'
run "$breuk" print classic box --self-check --lang en -o out.pdf
has "so does the sign of equal cards" "$err" '--self-check has no effect here; it works with “cards” and “answers”'
for option in '--back-offset 1,1' '--printer home --back-offset 1,1'; do
    # shellcheck disable=SC2086 # an option and its argument
    XDG_CONFIG_HOME=$scratch/config run "$breuk" print spin wheel $option --lang en -o out.pdf
    has "and where the backs are: $option" "$status$err" "2breuk: ${option%% *} has no effect here; it works with “cards”"
done
run "$breuk" print classic --stock-thickness 0.3 --lang en -o out.pdf
is "a thickness without a box: exit 2" "$status" 2
has "says what it goes with" "$err" '--stock-thickness has no effect here; it works with “box”'
run "$breuk" print classic score --seats 11 -o out.pdf
is "more seats than can play: exit 2" "$status" 2
run "$breuk" print classic score --seats 5 --rule partners=fixed --lang en -o out.pdf
is "seats that the rules refuse: exit 2" "$status" 2
has "with their number" "$err" 'these rules are for 4 players, not 5'
run "$breuk" print classic score --rule scoring=none --lang en -o out.pdf
is "no points: exit 2" "$status" 2
has "nothing to write down" "$err" 'these rules do not count points'
run "$breuk" print classic rules --rule hand-sise=5 --lang en -o out.pdf
is "an unknown setting: exit 2" "$status" 2
has "did you mean" "$err" 'did you mean “hand-size”?'
run "$breuk" print classic rules --ruleset deluks --lang en -o out.pdf
is "an unknown rule set: exit 2" "$status" 2
run "$breuk" print classic rules --rule partners=fixed --rule elimination=yes --lang en -o out.pdf
is "settings that refuse each other: exit 2" "$status" 2
has "with the reason" "$err" 'partners and elimination do not work together'
printf '<deck format="1" ruleset="deluxe"><title lang="en">Plain</title><suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit><numbers from="0" to="60"/></deck>' >plain.xml
run "$breuk" print ./plain.xml reference --lang en -o out.pdf
is "nothing to look up: exit 2" "$status" 2
has "because there are no such cards" "$err" 'the deck has no action cards or wheel to explain'
run "$breuk" print ./plain.xml rules --lang en -o plain.pdf
is "but it has rules: exit 0" "$status" 0
printf '<deck format="1" ruleset="deluxe"><title lang="en">Large</title><suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit><numbers from="1" to="9" copies="100"/><action does="skip"/></deck>' >large.xml
for piece in rules reference score; do
    run "$breuk" print ./large.xml $piece --lang en -o out.pdf
    is "$piece of a deck that is too large to play: exit 2" "$status" 2
    has "with the reason" "$err" 'a deck of 901 cards is too large to play with; use at most 512'
done
page spin reference --template ./bare.xml --lang en
has "a template without signs: words in their place" "$page" 'wild +4'
rm -f out.pdf plain.pdf
is "nothing was left by any of these" "$(find . -name '*.pdf')" ''
# A rule set's file may be called by any bytes; the foot names it as it can.
odd=$(printf 'odd\377')
cp "$BREUK_SOURCE/decks/rulesets/deluxe.xml" "$odd.xml"
run "$breuk" print classic score --ruleset "./$odd.xml" --lang en -o odd.pdf
is "a rule set's file may have a name that is no text" "$status" 0
has "what is no text of it is replaced on paper" "$(pdftotext odd.pdf -)" 'rules: odd�.xml'
# Reference cards of suits whose shape has no sign, and on cards too small for rows.
cat >leaf.xml <<'END'
<deck format="1"><title lang="en">A ]]&gt; B</title>
<suit id="red" colour="#B24B42" shape="leaf"><name lang="en" short="Re">red</name></suit>
<suit id="blue" colour="#314387" shape="acorn"><name lang="en" short="Bl">blue</name></suit>
<numbers values="1/2 2/4 1/3 2/6 1/4 2/8" copies="2"/><action does="reverse"/><wild copies="2"/></deck>
END
run "$breuk" print ./leaf.xml reference -o leaf.pdf --lang en
is "letters in place of signs in the disc of a wild" "$status" 0
has "a title that ends a section stays XML" "$(pdfinfo -meta leaf.pdf)" 'A ]]&gt; B'
mkdir -p leaves/parts
cp "$BREUK_SOURCE/decks/parts/wheel.xml" "$BREUK_SOURCE/decks/parts/actions.xml" leaves/parts
sed 's/shape="square"/shape="leaf"/; s/shape="circle"/shape="acorn"/' "$BREUK_SOURCE/decks/parts/suits.xml" >leaves/parts/suits.xml
cp "$BREUK_SOURCE/decks/spin.xml" leaves
run "$breuk" print leaves/spin.xml reference -o leaves.pdf --lang en
is "and in what the wheel says" "$status" 0
run "$breuk" print classic reference --sheet a4-mini -o mini.pdf --lang en
for word in Reverse Skip Wild 'Wild +4'; do
    has "on mini cards, too: $word" "$(pdftotext -f 2 mini.pdf - | tr '\n' ' ')" "$word"
done

# The wild card has one name: on the card, in the leaflet, in the rules on plain pages and in the reference.
for lang in en nl de fr; do
    case $lang in en) name=Wild ;; *) name=Joker ;; esac
    for what in '--only wilds' rules 'rules --plain' reference; do
        sampled 3 || continue
        # shellcheck disable=SC2086 # a word an argument
        page fractions $what --lang $lang
        has "the wild card is called so, $lang, $what" "$page" "$name "
        has "and so is the wild +4, $lang, $what" "$page" "$name +4"
    done
done

done_testing
