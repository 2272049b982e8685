#!/bin/sh
# breuk print DECK answers: each value with all the cards that have it, in every language.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/pages.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# words FILE: what stands on it, on one line.
words()
{
    pdftotext -layout "$1" - | tr -s ' \n' '  '
}

run "$breuk" print mixed-forms answers --lang en
is "exit 0" "$status" 0
has "one page" "$err" 'mixed-forms-answers.pdf: 1 page.'
run qpdf --check mixed-forms-answers.pdf
is "qpdf finds nothing wrong" "$status" 0
page=$(words mixed-forms-answers.pdf)
has "its title" "$page" 'Equal cards Mixed forms'
has "its columns" "$page" 'Value Decimal Percent On the cards How many cards'
has "a quarter as a decimal and in percent, and what is printed on the cards" "$(pdftotext -raw mixed-forms-answers.pdf - | tr '\n' ' ')" '0.25 25% '
is "six cards of each of four colours, for seven values" \
    "$(pdftotext -layout mixed-forms-answers.pdf - | grep -oE '(^| )6( |$)' | wc -l | tr -d ' ')" 28
lacks "no marks if the cards have none" "$page" Mark
run "$breuk" print mixed-forms answers --self-check --lang en -o marked.pdf
is "with --self-check: exit 0" "$status" 0
has "on one page too" "$err" 'marked.pdf: 1 page.'
has "a column of the marks" "$(words marked.pdf)" 'How many cards Mark'
has "and what they are" "$(words marked.pdf)" 'Equal cards carry the same mark at their edge'
run "$breuk" print fractions answers --self-check --lang nl --sheet letter -o marked.pdf -f
has "thirty-one values with marks take the two sides of a Letter sheet" "$err" "marked.pdf: 2 pagina’s."
has "each side has the title" "$(pdftotext -raw -f 2 marked.pdf - | tr -s '\n' ' ')" 'Gelijke kaarten Breuken'
for lang in en nl de fr; do
    run "$breuk" print fractions answers --lang $lang -o one.pdf -f
    is "thirty-one values without marks stand on one side, $lang" "$(pdfinfo one.pdf | sed -n 's/^Pages: *//p')" 1
    run "$breuk" print fractions answers --self-check --lang $lang --sheet letter -o two.pdf -f
    is "two sides are about equally full, $lang" "$(for side in 1 2; do pdftotext -f $side -l $side -layout two.pdf - | grep -c '%'; done | tr '\n' ' ' | sed 's/1[4-7]/half/g')" 'half half '
done
# Numbers are as large as words; the digits of a mixed number's fraction count as those of its whole.
for deck in mixed-forms fractions equals classic; do
    run "$breuk" print $deck answers --lang de -o one.pdf -f
    types one.pdf >types.txt
    is "$deck: foot, words, what it is about, title, and small fractions" "$(awk 'END { print (NR <= 5) }' types.txt)" 1
    is "the smallest can be read" "$(awk 'NR == 1 { print ($1 >= 2.4) }' types.txt)" 1
done

# Letters that stand for signs are on fields, so they are told apart; long numbers get the room that they need.
{ echo '<deck format="1" ruleset="deluxe"><title lang="en">Odd</title>'
  for suit in Lemon:#DED43A Acorn:#8A5A2B Ice:#ABD6ED; do
      name=${suit%:*}
      echo "<suit id=\"$name\" colour=\"${suit#*:}\" shape=\"odd$name\"><name lang=\"en\" short=\"$(printf '%.2s' "$name")\">$name</name></suit>"
  done
  echo '<numbers values="0.123456789 1/3" copies="3"/></deck>'; } >odd.xml
run "$breuk" print ./odd.xml answers --lang en -o odd.pdf -f
is "letters for signs, and nine digits: exit 0" "$status" 0
has "a count and letters, apart from the next" "$(words odd.pdf)" ' 3 Le 3 Ac 3 Ic '
has "the long number in percent" "$(words odd.pdf)" ' 12.3456789% '
is "fields behind the letters, of which two counts stand on each of two rows" \
    "$(qpdf --qdf --object-streams=disable odd.pdf - 2>/dev/null | LC_ALL=C grep -ac '^0.87[0-9]* 0.83[0-9]* 0.22[0-9]* rg$')" 2
for suits in 5 8; do
    { echo '<deck format="1" ruleset="deluxe"><title lang="en">Suits</title>'
      for suit in circle:#7B3877 drop:#D9772B diamond:#6E7426 cross:#3B6F92 star:#222222 square:#E58CB4 triangle:#7EC8E3 hexagon:#9BD8A0; do
          shape=${suit%:*} short=$(printf '%.2s' "$suit")
          echo "<suit id=\"$shape\" colour=\"${suit#*:}\" shape=\"$shape\"><name lang=\"en\" short=\"$short\">$shape</name></suit>"
      done | head -n $suits
      echo '<numbers values="1/3" copies="2"/></deck>'; } >suits.xml
    run "$breuk" print ./suits.xml answers --lang en -o suits.pdf -f
    # What counts five is on one line, what counts eight on two.
    is "the cards of $suits colours" "$(pdftotext -layout suits.pdf - | grep -oE '( +2){3,}$' | tr -d ' ' | tr '\n' ' ')" \
        "$([ $suits = 5 ] && echo '22222 ' || echo '2222 2222 ')"
done
run "$breuk" print classic answers --lang en
page=$(words classic-answers.pdf)
lacks "whole numbers have no decimals" "$page" Decimal
has "values rise" "$(pdftotext -raw classic-answers.pdf - | sed -n 's/^\([0-9]\) .*/\1/p' | tr -d '\n')" 0123456789

for lang in en nl de fr; do
    case $lang in
    en) title='Equal cards ' foot='page 1 of ' ;;
    nl) title='Gelijke kaarten ' foot='pagina 1 van ' ;;
    de) title='Gleiche Karten ' foot='Seite 1 von ' ;;
    fr) title='Cartes égales ' foot='page 1 sur ' ;;
    esac
    for path in "$BREUK_SOURCE"/decks/*.xml; do
        deck=$(basename "$path" .xml)
        [ "$deck" = schemas ] && continue
        chosen "$deck" $lang || continue
        [ "$deck" = spin ] && sheet=letter || sheet=a4
        run "$breuk" print "$deck" answers --lang $lang --sheet $sheet -o out.pdf -f
        page=$(words out.pdf | sed 's/ / /g')
        is "$deck, $lang: exit 0" "$status" 0
        has "its title" "$page" "$title"
        has "its foot" "$page" "$foot"
    done
done

printf '<deck format="1" ruleset="deluxe"><title lang="en">None</title><suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit><wild copies="200"/></deck>' >none.xml
run "$breuk" print ./none.xml answers --lang en
is "a deck without numbers: exit 2" "$status" 2
has "and it says why" "$err" 'the deck has no number cards'
printf '<sheet format="1"><paper width="70" height="100"/><card width="63" height="88"/><grid columns="1" rows="1"/></sheet>' >small.xml
run "$breuk" print mixed-forms answers --sheet ./small.xml --lang en -o small.pdf
is "a paper that is too small: exit 2" "$status" 2
has "and it says what to do" "$err" 'the paper of the sheet “small” is too small for this page; choose a larger one with --sheet'
is "nothing was written" "$(ls small.pdf 2>&1 | grep -c '^small.pdf')" 0
done_testing
