#!/bin/sh
# breuk score: the points of a game with real cards, by any rule set and variant.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR LANGUAGE ACCESSIBLE BREUK_CALLED
export BREUK_LANG=en

# typed LINES ARG…: what is shown when these lines are typed
typed()
{
    lines=$1
    shift
    printf "$lines" >"$scratch/typed"
    run_from "$scratch/typed" "$BREUK_PROGRAM" score "$@"
}

# --- a match

typed 'Ann\n20\n35\nBo\n50\n100\npoints\nAnn\n200\n300\n' --players Ann,Bo,Cem --journal "$scratch/a.jsonl"
is "a match is kept to its end" "$status$err" 0
has "the cards are those of the classic deck" "$out" 'Deck: Classic. Players: Ann, Bo, Cem.
Play with your cards, and type here how each round ends.'
has "who went out is asked" "$out" 'Who has gone out? Type the name, or “nobody” if nobody can go on.'
has "and what the others hold" "$out" 'What does Bo still hold? Type the points, or the cards.'
has "who goes out gets it" "$out" 'Ann wins the round and scores 55 points.'
has "the name alone begins the next round" "$out" 'Round 2. Bo deals.
Bo has gone out!'
has "the points are a table of all rounds" "$out" 'Round    Ann     Bo    Cem
    1    55*      0      0
    2      0   150*      0
Total     55    150      0
* marks who went out.'
has "at the end, too" "$out" 'Ann wins the match with 555 points.
Points (the first to reach 500 wins the match):
Round    Ann     Bo    Cem
    1    55*      0      0
    2      0   150*      0
    3   500*      0      0
Total    555    150      0'
has "what can be done with it is said" "$out" "score $scratch/a.jsonl --print score.pdf"
is "nobody is asked who plays for long" "$(grep -c 'one round' "$scratch/out")" 0

# --- the cards

typed 'Ann\n5, red 7, skip\nwild, +4\n' --players Ann,Bo,Cem
has "cards are added up" "$out" 'Bo still holds 32 points.'
has "also those without a colour" "$out" 'Cem still holds 100 points.'
typed 'Ann won\n20+10 + 5\nBo is out\n7 points\n?\nstop\n' --players Ann,Bo
has "points are added up, too" "$out" 'Bo still holds 35 points.'
has "a few words more do no harm" "$out" 'Bo wins the round and scores 7 points.'
has "help says what is typed" "$out" '  Ann
      this player has gone out'
typed 'Ann\n1/2, 3/4\n' fractions --players Ann,Bo
has "by the rules of the deck" "$out" 'Ann wins the round and scores 20 points.'

# --- bad input

typed 'Anm\nZorro\n50\nAnn\n1\n3\nAnn 20\nBo\n-5\n1/2, Xavier\nBo 30\nBo 40\nstop\n' fractions --players Ann,Bo,Cem
has "a name that is nearly one" "$out" 'Nobody here is called “Anm”; did you mean Ann?'
has "a name that nobody has" "$out" 'First say who has gone out, by name: Ann, Bo, Cem; or type “nobody”.'
has "points that no cards are worth" "$out" 'No cards are worth 3 points here'
has "points of who went out" "$out" 'Ann has gone out and holds nothing; if that is wrong, type: undo.'
has "what is no number and no card" "$out" '“-5” is no card of this deck; type one number of points, or the cards with'
has "as it was typed" "$out" '“Xavier” is no card of this deck'
has "points that were told" "$out" 'The points of Bo are not wanted; to change what you typed before, type: undo.'
typed 'undo\nundo round\nstop\n' --players Ann,Bo,Cem
is "undo past the beginning" "$(grep -c 'Nothing is left to undo: the match begins here.' "$scratch/out")" 2
typed 'Ann leaves\nZoe joins\nstop\n' --players Ann,Bo,Cem
is "nobody leaves or joins" "$(grep -c 'With printed cards nobody joins or leaves during the match.' "$scratch/out")" 2

# --- undo

typed 'Ann\n20\n53\nundo\n35\nBo\nundo\nundo\nundo\n40\n' --players Ann,Bo,Cem
has "the last step is typed again" "$out" 'Ann wins the round and scores 55 points.'
has "and again after the next round has begun" "$out" 'Ann wins the round and scores 60 points.'
typed 'Ann\n20\n35\nAnn\n20\n35\npoints\nundo round\nBo\n20\n35\npoints\n' --players Ann,Bo,Cem --journal "$scratch/twice.jsonl"
has "a round entered twice is pointed out" "$out" 'Round 2 is the same as round 1; if you typed it twice, type: undo round.'
has "all of it is undone" "$out" 'Round 2 is undone. Type it again.'
has "and another takes its place" "$out" '    1    55*      0      0
    2      0    55*      0'
typed 'Bo\n20\n35\n' --resume "$scratch/twice.jsonl"
has "it is pointed out after --resume, too" "$out" 'Round 3 is the same as round 2; if you typed it twice, type: undo round.'
typed 'stop\n' --resume "$scratch/twice.jsonl"
has "and once more whenever it is resumed" "$out" 'Round 3 is the same as round 2'
typed 'Ann\n600\nundo\n6\nstop\n' --players Ann,Bo --journal "$scratch/end.jsonl"
has "the end of the match can be undone" "$out" 'Press Enter if all is right, or type “undo”: 
The last step is undone.'
has "and it goes on" "$out" 'Ann wins the round and scores 6 points.'
typed 'Ann\n700\n' --resume "$scratch/end.jsonl"
typed 'undo\n8\nstop\n' --resume "$scratch/end.jsonl"
has "also when it is resumed" "$out" 'This match is over. Deck: Classic.'
has "a match that was over goes on" "$out" 'Ann wins the round and scores 8 points.'

# --- names

typed 'Ann\n20\n35\nrename Ann Anna\nCem is now Cemil\npoints\nundo\nstop\n' --players Ann,Bo,Cem --journal "$scratch/named.jsonl"
has "a player has another name" "$out" 'Ann is now called Anna.'
has "typed in another order" "$out" 'Cem is now called Cemil.'
has "above the points, too" "$out" 'Round   Anna     Bo  Cemil'
has "after undo it stays" "$out" 'The last step is undone.

What does Cemil still hold?'
typed '40\nstop\n' --resume "$scratch/named.jsonl"
has "and after --resume" "$out" 'Anna wins the round and scores 60 points.'
has "the journal says so" "$(cat "$scratch/named.jsonl")" '{"table":"renamed","seat":2,"name":"Cemil"'
run "$BREUK_PROGRAM" replay --verify "$scratch/named.jsonl"
has "and is sound" "$status$out" valid
typed 'rename\nrename Zorro Ann\nrename Ann\nrename Ann Bo\nrename Ann Ann\nrename Ann undo\nrename Ann 7\nrename Ann to ANN\nstop\n' --players Ann,Bo
has "who is renamed must be said" "$out" 'Who gets another name? Type both: rename Ann Anna.'
has "nobody has that name" "$out" 'Nobody here has that name; the players are: Ann, Bo.'
has "nor is there a new one" "$out" 'What is Ann called now? Type both names: rename Ann Anna.'
has "two of one name" "$out" 'Two players are called “Bo”; give them different names.'
has "the same name" "$out" 'Ann has that name already.'
has "a word of the game" "$out" '“undo” is a word that players type in the game; choose another name.'
has "a number" "$out" 'The name “7” needs at least one letter.'
has "in other letters" "$out" 'Ann is now called ANN.'
for lang in nl de fr; do
    typed 'rename Ann Anna\nstop\n' --players Ann,Bo --lang $lang --journal "$scratch/$lang.jsonl"
    has "$lang: English is understood" "$(cat "$scratch/$lang.jsonl")" '{"table":"renamed","seat":0,"name":"Anna"'
done

# --- variants

typed 'Ann\n20\n30\nDee\n7\n8\npoints\n' --players Ann,Bo,Cem,Dee --ruleset belgian --rule partners=fixed
has "partners are not asked" "$out" 'Ann and Cem win the round and score 50 points.'
has "and share a column" "$out" 'Round Ann+Cem  Bo+Dee
    1     50*       0
    2       0     15*
Total      50      15'
typed 'Ann\n20\n30\nBo\n10\n20\npoints\n' fractions --players Ann,Bo,Cem,Dee --rule partners=changing
has "partners who change stand below the round" "$out" '    1    50*     50      0      0
       Ann + Bo, Cem + Dee'
has "with others in the next one" "$out" '
       Ann + Cem, Bo + Dee
Total'
typed 'Hal\n10\n20\npoints\nEva\nBo\nstop\n' --players Ann,Bo,Cem,Dee,Eva,Fay,Gus,Hal --rule partners=tables
has "the others have no points of the round" "$out" '    1     30      0             0                         30*'
has "and do not go out" "$out" 'Eva is not in this round.'
typed 'Ann\n200\n35\n5\nBo\nCem\n40\n20\npoints\nnobody\n100\n80\n40\n' --players Ann,Bo,Cem,Dee --rule elimination=yes --rule scoring=charged --rule target=200
has "who is out plays no more" "$out" 'Bo is not in this round.'
typed 'Ann\n200\n35\n5\n?x\nstop\n' --players Ann,Bo,Cem,Dee --rule elimination=yes --rule scoring=charged --rule target=200
has "nor is offered" "$out" 'First say who has gone out, by name: Ann, Cem, Dee; or type “nobody”.'
typed 'Ann\n200\n35\n5\nBo\nCem\n40\n20\npoints\nnobody\n100\n80\n40\n' --players Ann,Bo,Cem,Dee --rule elimination=yes --rule scoring=charged --rule target=200
has "and is marked" "$out" 'Round    Ann     Bo    Cem    Dee
    1     0*    200     35      5
    2     40            0*     20
Total     40    200     35     25
                out'
typed 'Ann\n20\n30\nnobody\n5\n10\n15\npoints\nstop\n' --players Ann,Bo,Cem --rule scoring=charged
has "everybody is charged" "$out" '    1     0*     20     30
    2      5     10     15
Total      5     30     45'
has "nobody went out" "$out" 'Ann wins the round.'
typed 'Bo\n' --players Ann,Bo,Cem --rule scoring=none
has "without points the first to go out has won" "$status$out" 'Bo wins the match.'
has "and no total is shown" "$out" 'Round    Ann     Bo    Cem
    1             *
* marks who won the round.'
typed 'Ann\n20\n30\ntime\n' --players Ann,Bo,Cem
has "when time is up the match ends" "$out" 'Ann wins the match with 50 points.'
typed 'Ann\n20\nstop\n' --players Ann,Bo --minutes 20
has "a match against the clock" "$out" 'You play for 20 minutes.'
typed 'Ann\n20\n30\n40\n50\n60\n70\n80\n90\n100\npoints\nstop\n' --players Ann,Alexandra,Alexander,Zoë,Élodie,Fay,Gus,Hal,Ida,Bartholomäus
has "ten players fit" "$out" 'Round    Ann  Alex2  Alex3    Zoë Élodie    Fay    Gus    Hal    Ida Bartho'
is "in eighty columns" "$(awk 'length($0) > 80 && !/breuk score /' "$scratch/out")" ''

# --- resuming, and other files

typed 'Ann\n20\n' --players Ann,Bo,Cem
typed '35\nstop\n' --resume
has "the newest score goes on" "$out" 'Ann wins the round and scores 55 points.'
run "$BREUK_PROGRAM" play --resume
has "it is no game" "$status$err" '2breuk: there is no saved game to continue'
run "$BREUK_PROGRAM" play --resume "$scratch/a.jsonl"
has "which says what to type" "$status$err" "to continue it, type: breuk score --resume $scratch/a.jsonl"
"$BREUK_PROGRAM" play equals --players bot,bot --rule rounds=1 --journal "$scratch/game.jsonl" >/dev/null
typed '' --resume "$scratch/game.jsonl"
has "a game is no score" "$status$err" "2$scratch/game.jsonl: error: this file holds a game and no score; to continue it, type: breuk play --resume $scratch/game.jsonl"
typed '' "$scratch/game.jsonl"
has "nor is it shown" "$status$err" 'this file holds a game and no score'
printf '{"sitting":1}\n' >"$scratch/lesson.jsonl"
typed '' --resume "$scratch/lesson.jsonl"
has "nor a lesson" "$status$err" "this file holds a lesson and no game; to continue it, type: breuk lesson --resume $scratch/lesson.jsonl"
sed '3s/holds 20/holds 30/' "$scratch/a.jsonl" >"$scratch/damaged.jsonl"
typed '' --resume "$scratch/damaged.jsonl"
has "a damaged file" "$status$err" "2$scratch/damaged.jsonl:3:1: error: this line has been changed or damaged"
: >"$scratch/empty.jsonl"
typed '' "$scratch/empty.jsonl"
has "an empty file" "$status$err" '2'"$scratch/empty.jsonl: error: this file contains no game"
for option in ruleset=belgian players=Ann,Bo rule=target=100; do
    typed '' --resume "$scratch/a.jsonl" --$option
    has "a score keeps its ${option%%=*}" "$status$err" "2breuk: a game keeps its players and rules when you continue it; leave out --${option%%=*}"
    typed '' "$scratch/a.jsonl" --$option
    has "and is shown without ${option%%=*}" "$status$err" "2breuk: --${option%%=*} is for a match that begins, and this file has one already; leave it out"
done
typed '' --players Ann,bot
has "a bot holds no cards" "$status$err" '2breuk: a bot cannot hold printed cards; seat people'
typed '' --players Ann
has "nobody plays alone" "$status$err" '2breuk: one player cannot play alone; add another player, such as Ann,Bo'
typed ''
has "somebody must play" "$status$err" 'score --players Ann,Bo,Cem'
run "$BREUK_PROGRAM" play --players Ann,Bo --rule cards=score
has "play does not keep the score alone" "$status$err" '2breuk: “breuk play” does not keep the score alone; type: breuk score'

# --- killed in the middle of a round

mkfifo "$scratch/pipe"
"$BREUK_PROGRAM" score --players Ann,Bo,Cem --journal "$scratch/killed.jsonl" <"$scratch/pipe" >/dev/null 2>&1 &
process=$!
exec 3>"$scratch/pipe"
printf 'Ann\n20\n' >&3
within_reason grep -qs 'holds 20' "$scratch/killed.jsonl"
kill -9 $process
exec 3>&-
wait $process 2>/dev/null
typed '35\nundo\nundo\n30\n35\nstop\n' --resume "$scratch/killed.jsonl"
has "nothing is lost when it is killed" "$status$out" 'Ann wins the round and scores 55 points.'
has "and it can still be undone" "$out" 'Ann wins the round and scores 65 points.'

# --- tables

typed '' "$scratch/a.jsonl"
has "a score is shown" "$status$out" '    3   500*      0      0
Total    555    150      0'
has "with who has won" "$out" 'Ann wins the match with 555 points.'
typed '' "$scratch/twice.jsonl"
has "one that is not over says how to go on" "$out" "score --resume $scratch/twice.jsonl"
typed '' "$scratch/a.jsonl" --csv
is "a table for a spreadsheet" "$status$(tr -d '\r' <"$scratch/out" | sed '1s/^\xef\xbb\xbf//')" '0round,player,partner,went out,held,points,total
1,Ann,,yes,0,55,55
1,Bo,,,20,0,0
1,Cem,,,35,0,0
2,Ann,,,50,0,55
2,Bo,,yes,0,150,150
2,Cem,,,100,0,0
3,Ann,,yes,0,500,555
3,Bo,,,200,0,150
3,Cem,,,300,0,0'
typed '' "$scratch/a.jsonl" --csv -o "$scratch/a.jsonl" --force
has "is not written over the score" "$status$err" '2breuk: '
is "which is still there" "$(head -c 8 "$scratch/a.jsonl")" '{"breuk"'
typed '' "$scratch/a.jsonl" --json
has "as JSON, a line a player and round" "$status$out" '{"kind":"round","round":2,"player":"Bo","went-out":true,"held":0,"points":150,"total":150}'
has "and who has won" "$out" '{"kind":"match","deck":"classic","over":true,"winners":["Ann"]}'
typed '' -o "$scratch/x.csv"
has "a file is for a table" "$status$err" '2breuk: -o is for a table; add --csv'
typed '' --csv --print x.pdf
has "one thing at a time" "$status$err" '2breuk: --print does not go together with --csv; leave one out'

# --- paper

typed '' "$scratch/a.jsonl" --print "$scratch/a.pdf"
has "a score is printed" "$status$err" "0$scratch/a.pdf: 1 page"
typed '' "$scratch/a.jsonl" --print "$scratch/a.pdf"
has "and not printed over" "$status$err" "2breuk: $scratch/a.pdf already exists"
if command -v pdftotext >/dev/null; then
    text=$(pdftotext -layout "$scratch/a.pdf" - | tr -s ' ')
    has "with its title" "$text" 'Points Classic'
    has "its day" "$text" "$(date +%Y-)"
    has "the players" "$text" 'Round Ann Bo Cem'
    has "every round" "$text" '2 0 150* 0'
    has "the totals" "$text" 'Total 555 150 0'
    has "and who has won" "$text" 'Ann wins the match with 555 points.'

    # 20 letters are the most; in the table each name stands in as many lines as it needs
    first='Wilhelmina-Winnifred Bartholomaeusachting Konstantinopolitaner'
    more='Zwartewaterlandfries Ödipustochterschülér Ann Bo Cem Dan Eva'
    soft_hyphen=$(printf '\302\255')
    for names in "$first" "$first $more"; do
        rm -f "$scratch/long.jsonl" "$scratch/long.pdf"
        typed 'Ann' fractions --players "$(echo "$names" | tr ' ' ,)" --journal "$scratch/long.jsonl"
        typed '' "$scratch/long.jsonl" --print "$scratch/long.pdf"
        is "long names are printed" "$status" 0
        text=$(pdftotext -bbox "$scratch/long.pdf" - | sed -n 's/.*>\(.*\)<\/word>.*/\1/p' | tr '\n' ' ' | sed "s/$soft_hyphen //g")
        has "each stands whole above its column" "${text#*Round}" "$names Total"
    done
fi
done_testing
