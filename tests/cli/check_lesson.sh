#!/bin/sh
# breuk check of lessons: what they need of each other, decks and lessons by their names.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data"
own=$XDG_DATA_HOME/breuk
mkdir -p "$own/lessons" "$own/decks"
cd "$own/lessons" || exit 1

# lesson NAME ATTRIBUTES [ELEMENTS]: a file of the user's own
lesson()
{
    printf '<lesson format="1" stage="equal" skills="K3" %s>\n  <title lang="en">%s</title>
  <numbers denominators="2 3 4 5 6" largest="30" partners="factor"/>
  <items kind="find" share="100"/>\n  <hints ladder="factor"/>\n%s</lesson>\n' "$2" "$1" "${3-}" >"$1.xml"
}

check()
{
    run "$BREUK_PROGRAM" check --lang en "$@"
}

lesson pizza 'needs="half" deck="equals"'
check pizza
is "a lesson of one's own by its name: fine" "$status$err" 0
has "and says what a guesser gets" "$out" \
    "$own/lessons/pizza.xml: fine: a lesson; a pupil who only guesses gets at most"
check half
is "a shipped lesson by its name" "$status$err" 0
check --json pizza
has "figures for programs" "$out" '"questions":30,"guessed":'

# Needs in a circle.
lesson tea 'needs="half milk"'
lesson milk 'needs="sugar"'
lesson sugar 'needs="tea"'
check tea
is "a circle of three: exit 1" "$status$out" 1
is "it is told whole, at the need that leads into it" "$err" \
    "$own/lessons/tea.xml:1:58: error: nobody could begin: lessons need each other in a circle: tea → milk → sugar → tea; leave out one of these needs"
check milk sugar
has "each of them says so" "$err" "milk → sugar → tea → milk"
has "whichever is checked" "$err" "sugar → tea → milk → sugar"
lesson cup 'needs="tea"'
check cup
is "who needs one of a circle is not in it" "$status$err" 0
(cd "$scratch" && cp "$own/lessons/sugar.xml" . && sed -i 's/needs="tea"/needs="cup half"/' sugar.xml)
check "$scratch/sugar.xml"
is "a file elsewhere takes the place of the one of its name" "$err" \
    "$scratch/sugar.xml:1:53: error: nobody could begin: lessons need each other in a circle: sugar → cup → tea → milk → sugar; leave out one of these needs"

# A need with mistakes.
lesson broken '' '<item kind="find" stem="2/5"/>'
lesson after 'needs="broken"'
check after
is "a need with mistakes: a warning that says how to find them" "$status$err" \
    "0$own/lessons/after.xml:1:53: warning: the lesson broken has mistakes itself, so none of its questions will come; “breuk check lesson:broken” finds them"

# Names.
lesson fractions ''
check fractions
is "a deck and a lesson of one name: exit 2" "$status$out" 2
is "and how to say which" "$err" 'breuk: “fractions” is a deck and a lesson; write deck:fractions or lesson:fractions'
check deck:fractions
has "the deck" "$out" "fractions.xml: fine: a deck"
check lesson:fractions
has "the lesson" "$out" "fractions.xml: fine: a lesson"
check lesson:equals
is "a deck is no lesson" "$status$out" 2
check pizzza
is "a name that is near that of a lesson" "$err" 'breuk: there is no “pizzza”; did you mean “pizza”?'
run "$BREUK_PROGRAM" export deck:equals
is "other commands take deck:NAME" "$status$err" "0equals.csv: a table of 189 cards"
cd "$scratch" || exit 1
printf 'stop\n' >typed
run sh -c '"$BREUK_PROGRAM" lesson --lang en lesson:fractions <typed'
is "a lesson by lesson:NAME" "$status$err" 0
run sh -c 'printf "%s\n" "$1" | "$BREUK_PROGRAM" play --lang en deck:fractions --players Ann,bot --seed 1' sh quit
is "a game by deck:NAME" "$err" ""
done_testing
