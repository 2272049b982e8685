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

# Numbers beyond the age: what is advised is a cure, and the number that is named is one of them.
# advised STAGE SKILLS NUMBERS ITEMS LADDER: checks it, does what is advised, and checks that.
advised()
{
    printf '<lesson format="1" stage="%s" skills="%s">\n<title lang="en">Mine</title>\n<numbers %s/>\n%s\n<hints ladder="%s"/></lesson>\n' "$1" "$2" "$3" "$4" "$5" >"$scratch/mine.xml"
    check "$scratch/mine.xml"
    advice=$(printf '%s\n' "$err" | sed -n 's/.*do not fit.*; write \([a-z]*="[0-9 ]*"\), or.*/\1/p')
    number=$(printf '%s\n' "$err" | sed -n 's/.*do not fit.*, such as \([^;]*\);.*/\1/p')
    has "$1: there is an advice" "$advice" "${6}"
    case " $7 " in
    *" ${number#*/} "*) ok=yes ;;
    *) ok="no: $number" ;;
    esac
    is "$1: the number that is named is too large" "$ok" yes
    sed -i "s|<numbers .*/>|<numbers $(printf '%s' "$3" | sed "s/${advice%%=*}=\"[^\"]*\"//") $advice/>|" "$scratch/mine.xml"
    check "$scratch/mine.xml"
    lacks "$1: done so nothing is beyond" "$err" 'do not fit'
}
advised one-whole K1 'denominators="3 4 7 9"' '<items kind="read" share="100" pictures="bar pie"/>' parts 'denominators="2 3 4 5 6 8 10"' '7 9'
advised size K2 'denominators="3 11 12"' '<items kind="read" share="100" pictures="line"/>' parts denominators= '11 12'
advised equal K4 'denominators="2 3 4 5" factors="2 3 17 19" largest="90"' '<items kind="fill" share="100"/>' factor 'factors="2 3 4 5"' '34 51 68 85 38 57 76 2 3 4 5'
advised compare K15 'denominators="5 7 13 16"' '<items kind="compare" share="100"/>' compare denominators= '13 16 5 7'
advised beyond-one K8 'denominators="3 9 10" above="1" below="5" notations="fraction mixed" answers="fraction mixed"' '<items kind="write" share="100"/>' wholes denominators= '9 10'
advised beyond-one K8 'denominators="3 4" largest="90" above="1" below="9" notations="fraction mixed" answers="fraction mixed"' '<items kind="write" share="100"/>' wholes 'below="5"' '3 4 5 6 7 8'

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
# What is refused is neither begun nor printed, though it reads well.
cp "$BREUK_CASES/cli/check/seeded/beyond/lesson-no-factor-of-primes.xml" "$scratch/none.xml"
cd "$scratch" || exit 1
run "$BREUK_PROGRAM" lesson --lang en --plain --players Ann ./none.xml
is "a lesson that check refuses is not begun: exit 2" "$status$out" 2
has "and why" "$err" './none.xml:4:3: error: these numbers allow no question of the kind find'
run "$BREUK_PROGRAM" print --lang en ./none.xml -o none.pdf
is "nor printed" "$status$([ -e none.pdf ] && echo there)" 2
has "for the same reason" "$err" './none.xml:4:3: error: these numbers allow no question of the kind find'
done_testing
