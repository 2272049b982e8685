#!/bin/sh
# breuk print LESSON and STAGE: worksheets, each on one side of A4 in every language, their keys, and what is refused.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1
breuk=$BREUK_PROGRAM

# words FILE PAGE: what stands on it, on one line.
words()
{
    pdftotext -f "$2" -l "$2" -layout "$1" - | tr -s ' \n' '  '
}

run "$breuk" print factor --lang en
is "a lesson: exit 0" "$status" 0
is "two forms and their keys" "$err" 'factor.pdf: 4 pages. Print at 100% (“actual size”), on one side.'
run qpdf --check factor.pdf
is "qpdf finds nothing wrong" "$status" 0
has "A4" "$(pdfinfo factor.pdf)" '(A4)'
has "its title is the lesson's" "$(pdfinfo factor.pdf)" 'Title:           The same factor'
has "form A is first" "$(words factor.pdf 1)" 'The same factor · A Name:'
has "then form B" "$(words factor.pdf 2)" 'The same factor · B Name:'
has "then the key of A" "$(words factor.pdf 3)" 'Key: The same factor · A'
has "and that of B" "$(words factor.pdf 4)" 'Key: The same factor · B'
for page in 1 2 3 4; do
    [ $((page % 2)) = 1 ] && form=A || form=B
    has "page $page says how to make it again" "$(words factor.pdf $page)" "factor, version 2 · form $form · seed 1"
    lacks "and has no number: copies go to different people" "$(words factor.pdf $page)" 'page '
done
page=$(words factor.pdf 1)
has "an example is done" "$page" 'This one is done.'
has "one is to be completed" "$page" 'Finish this one.'
has "and some are handed in" "$page" 'To hand in at the end of the lesson.'
has "the key names mistakes and what to say" "$(words factor.pdf 3)" 'Question Usual mistake What to say'
cp factor.pdf first.pdf
run "$breuk" print factor --force
cmp -s first.pdf factor.pdf
verdict "a lesson without --seed gives the same sheet each time, and so its key" $?

run "$breuk" print factor worksheet --form B --seed 7 --lang en
has "one piece of one form" "$err" 'factor-worksheet.pdf: 1 page.'
has "of another seed" "$(words factor-worksheet.pdf 1)" 'factor, version 2 · form B · seed 7'
run "$breuk" print lesson:factor key --form A --json -o key.pdf
is "a key alone, told in JSON" "$out" '{"file":"key.pdf","sheets":1,"pages":1}'
run "$breuk" print factor all -o all.pdf --lang en
cmp -s first.pdf all.pdf
verdict "all is what is printed without it" $?
run "$breuk" print factor worksheet --form A --format png --dpi 50 --lang en
has "as a picture" "$err" 'factor-worksheet.png: 1 picture.'
run "$breuk" print factor --dry-run --lang en
has "without writing it" "$out" '4 sheets of paper; 4 pages; as much ink as'
run "$breuk" print factor --pages 5 --lang en -f
has "pages that are not there" "$status $err" '2 breuk: there is no page 5; the document has 4 pages'
run "$breuk" print mixed --mixed plus --form A worksheet -o plus.pdf
has "mixed numbers as --mixed has them" "$(pdftotext plus.pdf - | tr '\n' ' ')" '+'
run "$breuk" print factor --grey --low-ink --font OpenDyslexic --lang en -o grey.pdf --sheet letter
is "in grey, with little ink, in another typeface, on another paper" "$status" 0
has "Letter" "$(pdfinfo grey.pdf)" '(letter)'
is "and still a page each" "$(pdfinfo grey.pdf | awk '/^Pages/ { print $2 }')" 4

# A stage is a booklet: the sheets of its lessons in their order, then all keys.
run "$breuk" print size --lang en
is "a stage: exit 0" "$status" 0
has "it says that it is no deck" "$err" ' pages: worksheets of the stage “On the line; what is larger”.'
has "four lessons have eight sheets and eight keys" "$err" 'size.pdf: 16 pages: '
has "the first lesson of the stage is first" "$(words size.pdf 1)" 'line, version 2 · form A'
has "its other form follows" "$(words size.pdf 2)" 'line, version 2 · form B'
has "then the next lesson" "$(words size.pdf 3)" 'same-below, version 2 · form A'
has "keys are at the end" "$(words size.pdf 9)" 'Key: The number line · A'
has "its title is that of the stage" "$(pdfinfo size.pdf)" 'Title:           '
run "$breuk" print stage:size worksheet --form A -o one.pdf --lang en
has "a stage by its full name, one form" "$err" 'one.pdf: 4 pages: worksheets of the stage “On the line; what is larger”.'

# The same in every language; that each sheet keeps to one page, in full size, is in print_fit.c.
for lang in nl de fr; do
    run "$breuk" print notations worksheet --lang $lang -o stage.pdf -f --json
    is "$lang: a page for each sheet" "$out" '{"file":"stage.pdf","sheets":8,"pages":8}'
    is "and nothing to complain of" "$err" ''
    run "$breuk" print notations key --lang $lang -o keys.pdf -f
    pages=$(pdfinfo keys.pdf | awk '/^Pages/ { print $2 }')
    [ "$pages" -ge 8 ] && [ "$pages" -le 10 ]
    verdict "$lang: a page for each key, or seldom two ($pages)" $?
done

# An author's own lesson.
cat >own.xml <<'EOF'
<lesson format="1" version="3" stage="equal" skills="K4">
  <title lang="en">My own</title>
  <pass right="2" of="3"/>
  <numbers denominators="2 3 4"/>
  <item kind="fill" stem="1/2" other="2/4"/>
  <item kind="left" stem="3/8"/>
  <item kind="simplify" stem="4/6"/>
  <hints ladder="factor"/>
</lesson>
EOF
run "$breuk" print own.xml --lang en
is "a file: exit 0" "$status" 0
has "too few questions are told once" "$err" 'breuk: the lesson own has too few different questions: a worksheet has 15 with its examples, and this one 3; allow it more numbers, or write more questions'
is "for both forms" "$(printf '%s\n' "$err" | grep -c 'too few')" 1
has "and printed all the same" "$(words own.pdf 1)" 'own, version 3 · form A · seed 1'
run "$breuk" print own.xml worksheet --form B -o own-b.pdf --lang en
has "for the other form alone, too" "$status$err" '0breuk: the lesson own has too few different questions'
run "$breuk" print ./own.xml -o own.xml --force --lang en
has "the lesson is not overwritten by what is made of it" "$status $err" 'breuk: own.xml is an input, and writing would destroy it'
sed 's/<item .*//; s/<numbers.*/<numbers denominators="3" largest="4"\/><items kind="fill" share="100"\/>/' own.xml >none.xml
run "$breuk" print none.xml --lang en
has "numbers that allow no question" "$status $err" '2 none.xml:4:42: error: these numbers allow no question of the kind fill; allow more denominators, or larger numbers'
sed 's/skills="K4"/skills="K99"/' own.xml >bad.xml
run "$breuk" print bad.xml --lang en
is "a lesson with mistakes: exit 2" "$status" 2
has "at their place" "$err" 'bad.xml:1:'
is "nothing was written" "$(ls none.pdf bad.pdf 2>/dev/null)" ''

# A name of a deck and a lesson; what belongs to the other; what makes no sense.
mkdir -p data/breuk/lessons data/breuk/decks
cp own.xml data/breuk/lessons/classic.xml
run "$breuk" print classic --lang en
has "a deck and a lesson" "$status $err" '2 breuk: “classic” is a deck and a lesson; write deck:classic or lesson:classic'
run "$breuk" print lesson:classic --lang en
has "the lesson" "$err" 'classic.pdf: 4 pages.'
run "$breuk" print deck:classic --lang en -f
has "the deck" "$err" 'classic.pdf: 108 cards'
cp "$BREUK_SOURCE/decks/classic.xml" data/breuk/decks/size.xml
cp -r "$BREUK_SOURCE/decks/parts" data/breuk/decks/
run "$breuk" print size --lang en -f
has "a deck hides a stage of its name" "$err" 'size.pdf: 108 cards'
run "$breuk" print facter --lang en
has "an unknown name" "$status $err" '2 breuk: '
has "and which was meant" "$err" 'factor'
run "$breuk" print stage:none --lang en
is "an unknown stage: exit 2" "$status" 2
run "$breuk" print factor cards --lang en
has "a piece of decks" "$status $err" '2 breuk: “cards” belongs to a deck, and factor is not one; “breuk list decks” names the decks'
run "$breuk" print fractions worksheet --lang en
has "a piece of lessons" "$status $err" '2 breuk: “worksheet” belongs to a lesson, and fractions is a deck; “breuk list lessons” names the lessons'
run "$breuk" print factor menu --lang en
has "nothing that can be printed" "$status $err" '2 breuk: “menu” is not something you can print; choose one of: worksheet, key, all'
run "$breuk" print worksheet factor --lang en
has "in the wrong order" "$status $err" '2 breuk: “worksheet” is what to print, so put the lesson before it: breuk print factor worksheet'
run "$breuk" print fractions --form A --lang en
has "--form belongs to lessons" "$status $err" '2 breuk: --form has no effect here; it works with “worksheet” and “key”'
run "$breuk" print fractions --seed 3 --lang en
has "so does --seed" "$status $err" '2 breuk: --seed has no effect here; it works with “worksheet” and “key”'
run "$breuk" print factor --form C --lang en
has "a form that there is not" "$status $err" '2 breuk: “--form” cannot be “C”'
run "$breuk" print key --lang en
has "or alone" "$status $err" '2 breuk: “key” is what to print, so put the lesson before it: breuk print LESSON key'
for option in '--backs long' '--only blue' '--copies 2' --self-check '--rule jump-in=yes' '--seats 3' '--stock-thickness 0.3'; do
    # shellcheck disable=SC2086 # a word an argument
    run "$breuk" print factor $option --lang en
    is "$option is refused" "$status" 2
done
run "$breuk" print factor --template bold --lang en
has "a look of cards has none" "$status $err" '2 breuk: --template sets how cards look, which has no effect on worksheet; leave it out'
run "$breuk" print factor --format tts --lang en
has "nor has a table on a screen" "$status $err" '2 breuk: the format tts is only for the cards of a deck'
run "$breuk" print factor --format png --single --lang en
has "nor are there single cards" "$status $err" '2 breuk: --single works only with cards; leave it out'
mkdir none && cd none || exit 1
run env BREUK_DATA="$scratch/none" "$breuk" print equal --lang en
is "no lessons at all: exit 2" "$status" 2
done_testing
