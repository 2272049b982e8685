#!/bin/sh
# breuk sim: the table, what it says a deck is good for, two side by side, refusals, being stopped.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1

sim()
{
    run "$BREUK_PROGRAM" sim "$@"
}

# What follows the label that begins so in the last table, its blanks made single.
row()
{
    sed -n "s/^[ ≠]* $1//p" "$scratch/out" | tr -s ' '
}

# What the table says a deck is good for, on one line.
meaning()
{
    sed -n '/^What this means/,$p' "$scratch/out" | tr '\n' ' '
}

# deck NAME LINE…: NAME.xml, of two suits and these lines.
deck()
{
    name=$1
    shift
    {
        echo '<deck format="1" author="tests" licence="CC0-1.0" ruleset="fractions"><title lang="en">T</title>'
        echo '<suit id="blue" colour="#314387" shape="circle"><name lang="en" short="B">blue</name></suit>'
        echo '<suit id="red" colour="#B24B42" shape="square"><name lang="en" short="R">red</name></suit>'
        printf '%s\n' "$@"
        echo '</deck>'
    } >"$name.xml"
}

# --- one deck

sim fractions --games 100 --threads 1
is "a deck is played: exit 0, nothing on stderr" "$status$err" 0
alone=$out
has "it says what was played" "$out" 'Fractions (fractions): 196 cards, 4 players, rules: fractions, bots: random.'
has "and how to play the same again" "$out" 'Seed: 1; the same seed gives the same figures.'
is "how many values are there in five forms, with how many cards" "$(row 'values in 5 forms')" ' 1, with 20 cards each'
is "and in one" "$(row 'values in 1 form')" ' 22, with 4 cards each'
is "four of 196 cards are action cards" "$(row 'action cards in the deck')" ' 1 card in 49'
is "twelve are wild" "$(row 'wild cards in the deck')" ' 6 of 100 cards'
has "a frequent figure is of a hundred, with its interval" "$(row 'turns with a card that fits' | tr -d 0-9)" ' . of  turns .–.'
has "a rare one is one in so many" "$(row 'turns on which nothing else fits')" ' 1 turn in 4'
lacks "a deck without a wheel has no figures of one" "$out" 'The wheel'
has "skills have their ids" "$out" '  K3: equal fractions'
for threads in 2 5; do
    sim fractions --games 100 --threads $threads
    is "$threads threads give the same figures as one" "$out" "$alone"
done
sim fractions --games 100 --seed 2
verdict "another seed gives other figures" "$([ "$out" != "$alone" ]; echo $?)"
has "and is said" "$out" 'Seed: 2;'
sim equals --games 20 --seats 3 --bots beginner,random,random
has "bots by seat" "$(tr "\n" " " <out)" '3 players, rules: fractions, bots: beginner, random, random.'
has "are named with their seat" "$out" '  seat 1 (beginner) '
sim equals --games 5 --bots careful,adds --rule wrong=referee
has "bots by the words of a table" "$(tr "\n" " " <out)" 'bots: careful, adder.'
sim equals --games 20 --bots 'random, beginner'
has "as many seats as bots" "$(tr "\n" " " <out)" '2 players, rules: fractions, bots: random, beginner.'
sim classic --games 2 --rule target=50 --bots search:20,first,careful
has "a bot that searches so many rounds" "$(tr "\n" " " <out)" 'bots: search:20, first, careful.'
has "and its wins with their interval" "$out" '  seat 1 (search:20) '
lacks "which are the same each time" "$out" 'limit of time'
searched=$out
sim classic --games 2 --rule target=50 --bots search:20,first,careful
is "as the same seed gives the same figures" "$out" "$searched"
sim classic --games 1 --rule target=20 --bots search:1ms,first
has "with a limit of time they are not" "$(tr "\n" " " <out)" 'a bot has a limit of time, so the figures differ'
sim classic --games 20 --ruleset belgian --rule target=100
has "another rule set" "$out" 'rules: belgian'
verdict "and another setting: shorter games" "$(row 'rounds in a game' | awk '{ exit !($3 + 0 < 4) }'; echo $?)" "$(row 'rounds in a game')"
sim classic --games 20 --rule scoring=none
lacks "without points there are none in the table" "$out" 'Points'
sim classic --games 3 --ruleset deluxe --rule partners=tables --rule table=both
has "eight play where the variant needs eight" "$out" '8 players'
sim spin --games 60
has "the wheel has its figures" "$out" 'The wheel'
is "one for each of its nine segments" "$(grep -c '100 spins' out)" 9
has "drawing fills hands" "$(row 'Draw red')" '(cards in all hands: +'
has "trading leaves as many cards" "$(row 'Trade hands')" '(cards in all hands: 0.0)'

# --- what it means

sim fractions --games 60
has "too few equal cards, and where there are more" "$(meaning)" 'Equal cards decide 1 turn in 4'
has "that is said" "$(meaning)" 'too few for training. Try the deck “equals”.'
has "a round that fits a lesson, and by which reckoning" "$(meaning)" 'at 15 seconds a turn: that fits a lesson.'
sim equals --games 60
has "enough equal cards" "$(meaning)" ': this deck trains well.'
lacks "of which a lesson asks often for everything" "$(meaning)" 'less than once'
has "the first turn is an advantage" "$(meaning)" 'The first turn is an advantage: its player wins '
has "and what evens it out" "$(meaning)" 'It evens out over 4 rounds: the deal passes to the left, so that each player begins once.'
sim equals --games 3000 --rule scoring=none
lacks "where a match has so many rounds" "$(meaning)" 'evens out'
sim equals --games 60 --seats 3 --seconds-a-turn 30
has "at the pace of one's own class" "$(meaning)" 'at 30 seconds a turn'
has "with so many players" "$(meaning)" 'over 3 rounds'
deck some '<suit id="green" colour="#52A598" shape="triangle"><name lang="en" short="G">green</name></suit>' \
    '<suit id="yellow" colour="#FFC32D" shape="star"><name lang="en" short="Y">yellow</name></suit>' \
    '<numbers values="1/2 2/4 1/3 2/6 1/4 2/8 1/5 2/10 1/7 2/14 1/8 2/16 1/9 2/18 1/11 2/22 1/12 2/24 1/13 2/26 1/14 2/28 1/15 2/30"/>'
sim ./some.xml --games 200
has "some equal cards" "$(meaning)" 'some practice, but the deck “equals” gives more.'
# One value of six has an improper fraction and a mixed number.
deck seldom '<suit id="green" colour="#52A598" shape="triangle"><name lang="en" short="G">green</name></suit>' \
    '<suit id="yellow" colour="#FFC32D" shape="star"><name lang="en" short="Y">yellow</name></suit>' \
    '<numbers values="1/2; 0.5; 50%; 1/4; 0.25; 25%; 3/4; 0.75; 75%; 1/5; 0.2; 20%; 2/5; 0.4; 40%; 7/4; 1 3/4"/>'
sim ./seldom.xml --games 100
has "a deck that trains well, but hardly one of its skills" "$(meaning)" 'this deck trains well, but not everything in it.'
has "which is named, with what helps" "$(meaning)" \
    'each player meets these less than once: K8: an improper fraction and a mixed number: 7/4, 1 3/4. Add cards of equal value that differ in this way.'
sim ./seldom.xml --games 100 --seconds-a-turn 2
lacks "unless so many rounds are played" "$(meaning)" 'less than once'
sim classic --games 20
has "no equal cards at all" "$(meaning)" 'Every number in this deck has only one form'
sim fractions --games 20 --rule hand-size=30
has "too long for a lesson, and what helps" "$(meaning)" 'too long for a lesson. Deal fewer cards'
deck pass '<numbers suits="blue" values="1/2 1/3 2/3 1/4" copies="5"/>' \
    '<hands value="1/2" does="pass"/><hands value="1/3" does="pass"/>' \
    '<hands value="2/3" does="pass"/><hands value="1/4" does="pass"/>'
sim ./pass.xml --games 20 --seats 2 --rule hand-size=2 --rule seven=yes
has "the first turn is a disadvantage where one passes the better hand on" "$(meaning)" \
    'The first turn is a disadvantage: its player wins 0.0 of 100 rounds instead of 50.0.'
is "which can be seen without a computer" "$(row 'player 2 in turn order' | cut -d' ' -f2)" 100.0
deck rare '<suit id="green" colour="#52A598" shape="triangle"><name lang="en" short="G">green</name></suit>' \
    '<suit id="yellow" colour="#FFC32D" shape="star"><name lang="en" short="Y">yellow</name></suit>' \
    '<numbers suits="blue red" values="1/2 1/3 2/3 1/4 2/4 3/4" copies="4"/>' \
    '<numbers suits="green" values="1/7"/><numbers suits="yellow" values="1/11"/>'
sim ./rare.xml --games 100 --rule target=100
has "cards that are hardly ever laid" "$(meaning)" 'less than half as often as the others: green 1/7, yellow 1/11.'
has "and rounds that nobody can end" "$(meaning)" 'The round gets stuck in 1 round in '

{
    echo '<deck format="1" author="tests" licence="CC0-1.0" ruleset="fractions"><title lang="en">T</title>'
    number=0
    for shape in circle square triangle diamond star hexagon cross drop; do
        number=$((number + 1))
        echo "<suit id='s$number' colour='#0000${number}0' shape='$shape'><name lang='en' short='S$number'>s$number</name></suit>"
        echo "<numbers suits='s$number' values='$number/11 $number/13 $number/17 $number/19 $number/23'/>"
    done
    echo '<wild copies="8"/></deck>'
} >apart.xml
sim ./apart.xml --games 5 --rule target=50
has "hardly a card that fits" "$(meaning)" 'Players can play a card on only '
has "and what helps" "$(meaning)" 'fewer suits or fewer values, so that more cards fit.'

sed 's/<wild[^>]*>//' apart.xml >endless.xml
sim ./endless.xml --games 3
is "a deck whose rounds never end does not hold up the study" "$status" 0
has "and it is said" "$(tr '\n' ' ' <out)" 'games were abandoned: a round lasted more than 20000 turns. Games with this deck can go on forever'

sim equals --games 5 --seconds-a-turn 20 --csv
is "a pace without sentences is refused" "$status" 2
has "with what it is for" "$err" '“--seconds-a-turn” is for the sentences below the table; leave out “--json” and “--csv”'
sim equals --games 5 --seconds-a-turn 0
is "and no pace at all" "$status" 2

sim --pupils 2 --seconds-a-turn 20 equals
is "nor is it for simulated pupils" "$status" 2

# --- two side by side

sim fractions --vs equals --games 60
is "two decks: exit 0" "$status$err" 0
has "the one is named" "$out" 'Fractions (fractions): 196 cards'
has "and the other" "$out" 'Equal fractions, ages 9 to 11 (equals): 188 cards'
has "what really differs is marked" "$out" '≠ turns on which nothing else fits'
has "and the mark explained" "$out" '≠ marks a real difference'
lacks "what chance explains is not" "$out" '≠ seat 1'
has "both are judged" "$(tr '\n' ' ' <out)" 'What this means on the right Equal cards decide'
sim classic --vs classic --games 60
has "a deck does not differ from itself" "$out" 'No difference is larger than chance would make it'
lacks "no row is marked" "$out" '≠'
sim equals --vs bots:beginner --games 60
has "two sorts of bots" "$out" 'bots: beginner.'
has "a beginner misses what random lays" "$out" '≠ cards played by value on one'
sim classic --vs ruleset:belgian --games 20
has "two rule sets with the same deck" "$(tr '\n' ' ' <out)" 'rules: belgian'
sim classic --vs rule:hand-size=3 --games 60
has "one rule changed: shorter rounds" "$out" '≠ turns in a round, on average'
sim classic --vs bots:random,random --games 5
lacks "seats are not compared where fewer play" "$out" 'seat 1'
sim fractions --vs equals --games 5 --json
is "in JSON a line for each" "$status$err $(wc -l <out)" '0 2'
is "of its own deck" "$(sed 's/.*"deck":"\([a-z]*\)".*/\1/' out | tr '\n' ' ')" 'fractions equals '

# --- languages

for language in nl de fr; do
    for what in 'fractions --games 30' 'spin --games 30' 'fractions --vs equals --games 30'; do
        # shellcheck disable=SC2086
        sim $what --lang $language
        widest=$(wc -L <out)
        verdict "$what in $language fits 80 columns" "$([ "$widest" -le 80 ]; echo $?)" "$widest columns"
    done
done
sim fractions --games 100 --lang nl
has "numbers as the language writes them" "$(row 'kaarten gelegd op kleur')" ','

# --- refusals

# refused NAME REASON ARG…
refused()
{
    name=$1
    reason=$2
    shift 2
    sim "$@"
    is "$name: exit 2, nothing on stdout" "$status$out" 2
    has "$name: says so" "$err" "$reason"
}

refused "no deck" 'breuk sim --help'
refused "an unknown deck" 'did you mean “fractions”' fractoins
refused "no games at all" '“--games” must be a whole number from 1 to ' fractions --games 0
refused "no threads" '“--threads” must be a whole number from 1 to 256' fractions --threads 0
refused "one seat" '“--seats” must be a whole number from 2 to 10' fractions --seats 1
refused "eleven seats" '“--seats” must be a whole number from 2 to 10' fractions --seats 11
refused "an unknown bot" 'there is no bot “randon”; did you mean “random”?' fractions --bots random,randon
refused "a search without end" 'as in search:20ms, or at most 10000000 rounds to try' fractions --bots search:forever,random
refused "a bot that does not search" 'this bot never lays a wrong card; leave out the number' fractions --bots careful:20ms,random
refused "a bot like none" 'there is no bot “xyzzy”; choose one of: random, first, careful, search, beginner' fractions --bots xyzzy
refused "a bot without a name" 'there is no bot “”' fractions --bots random,
refused "fewer bots than seats" '2 bots cannot fill 3 seats; name one for each, or one for all' fractions --seats 3 --bots random,beginner
refused "more bots than can sit" '11 bots cannot fill 10 seats' fractions --bots random,random,random,random,random,random,random,random,random,random,random
refused "an unknown rule set" 'belgian' fractions --ruleset belgain
refused "an unknown setting" 'target' fractions --rule targte=1
refused "rules that do not go together" 'eight' classic --ruleset deluxe --rule partners=tables --seats 4
deck large '<numbers values="1/2 1/3" copies="150"/>'
refused "more cards than can be played" '600' ./large.xml
refused "a comparison like none" 'name a deck, or write ruleset:NAME, rule:NAME=VALUE or bots:NAMES' fractions --vs colour:red
refused "a comparison misspelt" 'did you mean “ruleset:…”?' fractions --vs rulset:my
refused "another deck that there is not" 'did you mean “equals”' fractions --vs equlas
refused "another bot that there is not" 'did you mean “beginner”' fractions --vs bots:beginer
for option in '--plot two.svg' --csv '--part 1/2'; do
    # shellcheck disable=SC2086
    refused "$option of two" 'works on one study at a time; leave out “--vs”' fractions --vs equals $option
done

# --- being stopped

if command -v timeout >/dev/null; then
    seconds=5
    [ -z "${BREUK_DELIVERED-}" ] || seconds=2 # which starts sooner than the sanitized program
    run timeout --foreground --preserve-status -s INT $seconds "$BREUK_PROGRAM" sim fractions --games 1000000000 --threads 1
    is "Ctrl-C: exit 130" "$status" 130
    has "it shows what there is so far" "$out" 'turns in a round, on average'
    has "and says that it was stopped" "$out" 'Stopped before playing all 1000000000 games'
    run timeout --foreground --preserve-status -s INT $seconds "$BREUK_PROGRAM" sim fractions --vs equals --games 1000000000 --threads 1
    is "stopped before the other deck was played: exit 130" "$status" 130
    lacks "there is one deck to be shown" "$out" 'On the right'"
"
fi
if script -qec true /dev/null >/dev/null 2>&1 && command -v timeout >/dev/null; then
    TERM=xterm script -qec "timeout --foreground -s INT 6 '$BREUK_PROGRAM' sim fractions --games 1000000000 --threads 1 >shown" typed >/dev/null </dev/null
    has "how far it is, and how long it will take" "$(tr '\r' '\n' <typed)" '% done, about '
    lacks "not in the table" "$(cat shown)" 'done, about'
fi
done_testing
