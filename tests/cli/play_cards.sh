#!/bin/sh
# breuk play --cards: a class plays with printed cards, and types what all can see.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# cards WORDS…: a game with printed cards, of the lines typed last.
cards()
{
    run_from "$scratch/in" "$BREUK_PROGRAM" --lang "${lang-en}" --plain play "$@" --cards
}

keyed()
{
    printf '%s\n' "$@" >"$scratch/in"
}

# --- what is asked, and what may be typed

keyed 'red 1/2' 'blue 2/4' 'green 3/7' 'draw' '' stop
cards fractions --players Ann,Bo,Cem
is "a game that is left is no failure" "$status" 0
has "who was named first deals, and says what was turned" "$out" \
    'Ann deals 7 cards to everyone, and turns one up.
Which card is the first on the pile?'
has "the next one plays; nobody’s cards are asked for" "$out" \
    'Bo has 7 cards, Cem has 7 cards, Ann has 7 cards.
On the pile: red 1/2.
It is Bo’s turn. Type the card that is played, or “draw”.'
lacks "nothing is covered" "$out" 'press Enter when only'
lacks "no hand is shown" "$out" 'Your cards'
has "a card that fits lies there" "$out" 'Bo plays blue 2/4 and has 6 cards left.'
has "with the reason" "$out" '2/4 on 1/2: the same number.'
has "one that does not is refused" "$out" 'Green 3/7 does not fit on blue 2/4: the colour is blue.'
has "with the reason, too" "$out" '3/7 is not 2/4'
has "whoever draws is asked whether they play it" "$out" \
    'Does Cem play the drawn card? Type it. Press Enter to keep it.'
has "Enter keeps it" "$out" 'Cem does not play a card.

Ann has 7 cards, Bo has 6 cards, Cem has 8 cards.'
has "the game is kept" "$out" 'Your game is kept.'

keyed 'red 1/2' 'draw' 'blue 1/5' 'red 1/5' stop
cards fractions --players Ann,Bo
has "the drawn card has to fit" "$out" 'Blue 1/5 does not fit on red 1/2'
has "then it is played" "$out" 'Bo plays red 1/5 and has 7 cards left.'

# --- wrong lines

keyed 'red 1/2' 'red 1/2' 'purple 1/2' 'redd 3/6' 'red 13/17' '1/5' '' hint 'Dan has 3' stop
cards fractions --players Ann,Bo
has "a card that is out already" "$out" \
    'Red 1/2 lies on the pile already: the deck has only 1 of that card.'
has "a colour that nobody has" "$out" 'I do not understand “purple 1/2”'
has "a colour that is misspelt is asked about" "$out" 'I do not understand “redd 3/6”; did you mean “red 3/6”?'
has "a card that the deck has not" "$out" 'This deck has no card “red 13/17” in play.'
has "a number without its colour is asked about, as it lies there" "$out" \
    'Which card do you mean: blue 1/5, green 1/5, red 1/5, yellow 1/5?'
has "Enter plays nothing" "$out" 'Type the card that is played, or what else happens.'
has "a hint would need a hand" "$out" 'The program does not see your cards;'
has "a name that nobody has" "$out" 'I do not understand “Dan has 3”'

# --- a pile that was shuffled too soon

keyed shuffled 'red 1/2' shuffled 'red 1/3' 'red 1/2' shuffled 'red 1/2' stop
cards fractions --players Ann,Bo
has "before the first card there is none" "$out" 'There is nothing under the top card to shuffle.'
has "a card that is out already may have come back" "$out" \
    'Red 1/2 lies on the pile already: the deck has only 1 of that card. If the pile'
has "when the pile was shuffled" "$out" \
    'The pile is shuffled into the stock, which now has 182 cards.'
has "it may be played" "$out" 'Ann plays red 1/2 and has 6 cards left.'

keyed '+4' 'red 5' stop
cards classic --players Ann,Bo
has "after a +4 another card is turned" "$out" 'Ann turns up another card. Which one?'

keyed '?' 'red 4' 'red 3*' 1 '?' '' stop
cards spin --players Ann,Bo --rule calls=automatic
has "the wheel’s rule is said with its question" "$out" \
    'Ann may discard all cards but two, or none. Type each one, then press Enter.'
has "help names what may be said of the pile" "$out" 'the pile was shuffled into the stock'

# --- a card with a question mark

keyed 'red 1/2' 'green 3/6?' 'green 3/7?' 'red 2/6?' '??' '7?' stop
cards fractions --players Ann,Bo
has "a card is judged" "$out" 'Yes, green 3/6 fits on red 1/2.
3/6 on 1/2: the same number.'
has "no is said with its reason" "$out" 'Green 3/7 does not fit on red 1/2: the colour is red.'
has "a colour needs no more words" "$out" 'Yes, red 2/6 fits on red 1/2.'
has "nothing was played" "${out#*Yes, red 2/6}" 'Bo has 7 cards, Ann has 7 cards.
On the pile: red 1/2.'

# --- undo

keyed undo 'red 1/2' 'blue 2/4' draw 'green 1/2' undo undo undo undo undo 'red 1/3' stop
cards fractions --players Ann,Bo
has "nothing can be undone before the beginning" "$out" \
    'Nothing is left to undo: the match begins here.

Ann deals 7 cards to everyone'
has "each step is, back to the first card" "$out" 'The last step is undone.

Ann deals 7 cards to everyone, and turns one up.'
is "no more often than there were steps" "$(grep -c 'is undone' "$scratch/out")" 4
has "the game goes on from there" "$out" 'The first card on the pile is red 1/3.

Bo has 7 cards, Ann has 7 cards.'
journal=$(ls "$scratch/state/breuk/"*.jsonl | tail -n 1)
is "the journal knows nothing of what was undone" "$(grep -c '"move"' "$journal")" 1

keyed undo undo stop
run_from "$scratch/in" "$BREUK_PROGRAM" --lang en --plain play --resume "$journal"
has "what was played before a resume is undone as well" "$out" 'The last step is undone.'
has "to the beginning" "$out" 'Nothing is left to undo'

# --- numbers of cards, calls, catching

keyed 'red 1/2' 'Bo has 2' 'Bo has 2' 'Bo has 0' 'Bo has 500' 'red 1/3' 'Ann catch Bo' stop \
   
cards fractions --players Ann,Bo
has "a number that is off is put right" "$out" 'Bo now has 2 cards.'
has "not twice" "$out" 'Bo has that many cards already.'
has "nor to what cannot be" "$out" 'Bo can have from 1 to 188 cards now.'
has "a last card but one that nobody called" "$out" \
    'Bo has one card left. If nobody heard “Last card!”, type: catch Bo'
has "is caught" "$out" 'Ann noticed that Bo forgot to call “Last card!”.'

keyed 'red 1/2' 'b 2/4' 'B: draw' '' 'B: red 1/7' 'g 1/7' stop
cards fractions --players Ann,B,G
has "a player who is called like a colour" "$out" 'B plays blue 2/4 and has 6 cards left.'
has "is meant with a colon" "$out" 'It is not your turn: it is G’s.'
has "so is nobody by a colour" "$out" 'Green 1/7 does not fit on blue 2/4'

# --- what a class types besides

keyed 'red 5' draw yes '' draw yes 'red 6' stop
cards classic --players Ann,Bo --rule calls=automatic
has "a yes is answered with what is wanted" "$out" 'Type the card that was drawn and is played.'
has "then it is played" "$out" 'Ann plays red 6 and has 7 cards left.'

keyed 'red 5' 'red 6' 12 'Bo has 3 cards' 'Ann has 2 cards' 'Ann has 12' stop
cards classic --players Ann,Bo,Cem --rule hand-size=1 --rule calls=automatic
has "a number of points that breuk thinks impossible" "$out" 'No cards are worth 12 points here'
has "may come of its own mistake" "$out" 'Ann now has 2 cards.'
has "not of whoever has gone out" "$out" 'Bo has no cards left to count.'
has "then the points are taken" "$out" 'Ann still holds 12 points.'

keyed 'red 5' 'red 6' 'blue 6' call 'blue 7' undo 'blue 8' stop
cards classic --players Ann,Bo,Cem --rule hand-size=2
has "a card behind a call on a line of its own is undone alone" "$out" 'The last step is undone.

Ann has 2 cards, Bo has 1 card, Cem has 1 card.
On the pile: blue 6, on top of red 6.
Cem has one card left. If nobody heard “Last card!”, type: catch Cem
It is Ann’s turn. Type the card that is played, or “draw”.
Ann (? for help): 
Ann plays blue 8 and has 1 card left.'
lacks "so that its call still counts" "$out" 'catch Ann'

keyed 'red 5' 'red 6' call undo undo 'red 7 uno' undo 'red 8' stop
cards classic --players Ann,Bo,Cem --rule hand-size=2
has "a call alone is undone alone" "$out" 'Cem calls: “Last card!”

Cem has 2 cards, Ann has 2 cards, Bo has 1 card.
On the pile: red 6, on top of red 5.
Bo has one card left. If nobody heard “Last card!”, type: catch Bo
It is Cem’s turn. Type the card that is played, or “draw”.
Cem (? for help): 
The last step is undone.

Cem has 2 cards, Ann has 2 cards, Bo has 1 card.'
has "one that was typed with its card is undone with it" "$out" 'The last step is undone.

Bo has 2 cards, Cem has 2 cards, Ann has 2 cards.
On the pile: red 5.
It is Bo’s turn. Type the card that is played, or “draw”.
Bo (? for help): 
Bo plays red 8 and has 1 card left.

Cem has 2 cards, Ann has 2 cards, Bo has 1 card.
On the pile: red 8, on top of red 5.
Bo has one card left.'

keyed '' 'talk Bo' 'red 4' 'Red has 3' 'Bo has 4 cards' 'Bo: red 3*' 4 '2 cards' stop
cards spin --players Ann,Bo,Red --rule calls=automatic
has "Enter answers no question about a card" "$out" 'This question needs an answer; type ? to see'
has "nobody talks before a card lies there" "$out" 'First say which card was turned.'
has "a colour that has cards is a player" "$out" 'Red now has 3 cards.'
has "cards may be named" "$out" 'Bo now has 4 cards.'
has "where they are drawn, too" "$out" 'Red draws 2 cards.'

keyed 'red 4' 'red 3*' 8 'Red 2' stop
cards spin --players Ann,Bo,Red --rule calls=automatic
has "a colour wins a showdown" "$out" 'Red has the highest number.'

keyed 'Bo' stop
cards classic --players Ann,Bo --rule cards=score
has "--cards is not for the score alone" "$err" 'does not keep the score alone; type: breuk score'

# --- the end of a round

keyed 'red 5' 'red 6' 14 12345 8 '' stop
cards classic --players Ann,Bo --rule hand-size=1 --rule calls=automatic
has "the points are asked" "$out" 'Ann still holds 1 card. Type its points, or the card.'
has "points that no card has" "$out" \
    'No cards are worth 14 points here; 9 and 20 are possible.'
has "too many points" "$out" 'No cards are worth 12345 points here; the most are 50.'
has "they are scored" "$out" 'Bo wins the round and scores 8 points.'

keyed 'red 5' 'red 6' 'wild, blue 7' 'purple 7' 'wild' '' stop
cards classic --players Ann,Bo --rule hand-size=1 --rule calls=automatic
has "two cards are more than one hand has" "$out" 'No cards are worth 57 points here'
has "a card that there is not" "$out" '“purple 7” is no card of this deck; type one number'
has "cards are added up" "$out" 'Bo wins the round and scores 50 points.'

keyed 'red 1/2' 'red 1/3' '' 20 stop
cards fractions --players Ann,Bo,Cem,Dee --rule hand-size=1 --rule wrong=peers
has "nobody calls the last card wrong" "$out" 'Is the card on the pile wrong? Then type who says so, and “wrong”.'
has "Enter says so for everybody" "$out" 'Ann still holds 20 points.'

keyed 'red 1/2' 'red 1/3' 'Ann:' 'nobody' 20 undo undo 'Cem: wrong' stop
cards fractions --players Ann,Bo,Cem,Dee --rule hand-size=1 --rule wrong=peers
has "so does a word, after one player alone" "$out" 'Ann still holds 20 points.'
has "and it is undone at once" "$out" 'The last step is undone.

Bo has 0 cards, Cem has 1 card, Dee has 1 card, Ann has 1 card.'
has "so that somebody can still say something" "$out" 'Cem says that Bo’s card is wrong, but it fits.'

# --- jumping in

keyed 'red 1/2' 'red 1/3' 'Bo: jump red 2/6' 'Ann: jump red 3/9' 'red 1/2' 'Bo: blue 2/6' stop
cards fractions --players Ann,Bo,Cem --rule jump-in=yes --rule calls=automatic
has "whoever has two of a kind was first" "$out" 'Bo jumps in with red 2/6 and has 5 cards left.'
has "or somebody else" "$out" 'Ann jumps in with red 3/9 and has 6 cards left.'
has "then it is the turn of whoever comes next" "$out" 'Red 1/2 lies on the pile already'
has "and no other card lies there out of turn" "$out" 'blue 2/6'

# --- a +4, the wheel

keyed 'red 5' '+4 blue' challenge yes 'wild +4' red draw stop
cards classic --players Ann,Bo,Cem --rule calls=automatic
has "a +4 may be challenged" "$out" 'Cem must draw 4 cards. Type “draw” when that is done.
Or type “challenge”: then Cem may see the hand of Bo.'
has "who looks at the hand says what is there" "$out" \
    'Cem looks at the hand of Bo. Is there a red card?'
has "a bluff" "$out" 'Bo’s wild +4 was a bluff!'

keyed 'red 4' 'red 3*' 12 4 3 'red 5*' 8 'Bo' 'blue 9' '' stop
cards spin --players Ann,Bo,Cem --rule calls=automatic
has "where the wheel stops is typed" "$out" 'Cem turns the wheel. At which number does it stop?
  1  '
has "a number that it has not" "$out" 'The wheel has the segments 1 to 9.'
has "how many cards that cost, too" "$out" 'Cem draws until a red card or a wild comes. How many cards is that?'
has "and was done" "$out" 'Cem draws 3 cards.'

# --- who cannot play

keyed stop
cards fractions --players Ann,bot
is "a bot is refused" "$status" 2
has "with what to do" "$err" 'a bot cannot hold printed cards; seat people'
run "$BREUK_PROGRAM" --lang en sim classic --games 1 --rule cards=real
is "so is a simulation" "$status" 2
run "$BREUK_PROGRAM" --lang en --plain play --resume "$journal" --cards
is "a game keeps its cards" "$status" 2

keyed stop
run_from "$scratch/in" "$BREUK_PROGRAM" --lang en --plain play fractions --players Ann,Bo \
    --rule cards=real --missed now
has "however the cards are said to be printed" "$err" 'breuk sees nobody’s hand'
for option in '--class 6b' '--bots 30' '--missed now' '--think 5' --no-offers; do
    # shellcheck disable=SC2086 # two words
    cards fractions --players Ann,Bo $option
    is "$option goes by hands" "$status" 2
    has "and is refused" "$err" 'breuk sees nobody’s hand'
done

for lang in nl de fr; do
    keyed '?' stop
    cards fractions --players Ann,Bo
    lacks "in $lang no sentence is English" "$out" 'What you can type'
done
unset lang

# --- a whole match: a deal of the program is played again with its cards

# told <EVENTS: what a class would type of a game, whose dealer is its last seat.
told()
{
    awk -F'"' '
    function field(name,   at) {
        at = index($0, "\"" name "\":")
        if (!at) return ""
        at = substr($0, at + length(name) + 3)
        gsub(/^"/, "", at)
        sub(/[",}].*/, "", at)
        return at
    }
    function settle() { if (drew != "") print ""; drew = "" }
    BEGIN { split("Bo Cem Ann", name, " ") }
    { seat = field("seat"); event = field("event"); move = field("move") }
    move == "draw" { last = "draw"; next }
    move != "" { last = move; if (move == "pass" && seat == drew) settle(); next }
    event == "turned" { settle(); print field("card") }
    event == "played" { if (drew != "" && seat != drew) settle(); drew = ""
                        print name[seat + 1] ": " field("card") }
    event == "colour named" { print field("colour") }
    event == "drawn" && last == "draw" && field("count") == 1 { print "draw"; drew = seat }
    event == "drawn" && last == "draw" && field("count") == 4 { print "draw" }
    event == "turn" && drew != "" && seat != drew { settle() }
    event == "counted" { settle(); points[seat] = field("points") }
    event == "round won" { settle(); for (s = 0; s < 3; s++) if (s in points)
                           print name[s + 1] ": " points[s]; delete points }
    event == "round begun" && field("count") > 1 { print "" }
    '
}

"$BREUK_PROGRAM" play fractions --players bot,bot,bot --seed 5 --rule target=200 --rule calls=automatic \
    --journal "$scratch/dealt.jsonl" >"$scratch/dealt"
"$BREUK_PROGRAM" --json replay "$scratch/dealt.jsonl" >"$scratch/events"
is "the last seat deals first" "$(grep -m 1 'round begun' "$scratch/events")" \
    '{"event":"round begun","seat":2,"count":1}'
# every ninth line a mistake, which is undone
told <"$scratch/events" >"$scratch/lines"
awk '{ print } NR % 9 == 0 && $0 ~ /:.*\// { print "undo"; print }' <"$scratch/lines" >"$scratch/in"
lines=$(wc -l <"$scratch/in")
half=$((lines / 2))
tail -n +"$((half + 1))" "$scratch/in" >"$scratch/rest"
head -n "$half" "$scratch/in" >"$scratch/first"
mv "$scratch/first" "$scratch/in"
cards fractions --players Ann,Bo,Cem --rule target=200 --rule calls=automatic --journal \
    "$scratch/real.jsonl"
lacks "nothing of the first half is refused" "$out" 'does not fit'
has "mistakes were undone" "$out" 'The last step is undone.'
run_from "$scratch/rest" "$BREUK_PROGRAM" --lang en --plain play --resume "$scratch/real.jsonl"
lacks "nor of the second" "$out" 'does not fit'
is "the match is over" "$status" 0
winner=$(grep '"match won"' "$scratch/events")
points=$(printf '%s' "$winner" | sed 's/.*"points":\([0-9]*\).*/\1/')
seat=$(printf '%s' "$winner" | sed 's/.*"seat":\([0-9]\).*/\1/')
has "with the winner and the points of the game that was dealt" "$out" \
    "$(printf 'Bo Cem Ann' | cut -d' ' -f"$((seat + 1))") wins the match with $points points."

done_testing
