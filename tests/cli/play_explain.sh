#!/bin/sh
# What breuk play explains: equal cards, refusals, doubts; when, and to whom.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/game.sh"

# game SEATS SETTINGS HANDS TOP: a journal that ends where the first seat is on turn.
game()
{
    journal_header "$deck" "$1" "$2"
    printf '{"position":{"hands":[%s],"pile":["%s"],"stock":[%s],"turn":0}}\n' "$3" "$4" "$stock"
} >"$scratch/kept.jsonl"

# count TEXT: how often it stands in the output.
count()
{
    grep -c -- "$1" "$scratch/out"
}

deck=equals stock='"green 1/4","green 3/9","yellow 4/16","yellow 1/3","red 3/6"'
alone='["Ann",{"name":"Bo","bot":"random"}]'
people='["Ann","Bo"]'

# --- equal cards

rest='"blue 1/5","green 5/25","yellow 3/6"' more='"yellow 5/15","red 5/25"'
game "$people" '' "[\"green 2/4\",\"red 4/8\",$rest],[\"blue 1/2\",\"green 4/8\",\"yellow 2/4\",$more]" 'red 1/2'
resumed '\ngreen 2/4\n\nblue 1/2\n\nred 4/8\n\nstop\n'
is "equal cards" "$status$err" 0
has "an equal card is explained to all, after the hand is gone" "$out" \
    'Ann plays green 2/4 and has 4 cards left.
2/4 on 1/2: the same number.
Each half is cut in 2: 1 × 2 and 2 × 2.
Ann’s cards are hidden. Bo, press Enter when only you can see the screen.'
has "a pair that has met is said in short, in whatever order" "$out" \
    'Bo plays blue 1/2 and has 4 cards left.
1/2 on 2/4: the same number.
Bo’s cards are hidden. Ann, press Enter'
has "another pair is explained" "$out" \
    '4/8 on 1/2: the same number.
Each half is cut in 4: 1 × 4 and 2 × 4.'
cp "$scratch/game.jsonl" "$scratch/left"
resumed '\ngreen 2/4\n\nblue 1/2\n\nstop\n' --explain always
is "always: each time with the reason" "$status$err $(count '2 × 2\|4 ÷ 2')" '0 2'
resumed '\ngreen 2/4\n\nblue 1/2\n\nstop\n' --explain never
is "never: not at all" "$status$err $(count 'the same number')" '0 0'
resumed '\ngreen 2/4\n\nblue 1/2\n\nstop\n' --explain sometimes
is "another word: exit 2" "$status$out" 2
has "and which there are" "$err" 'always'

# What has met is known again when the game is.
cp "$scratch/left" "$scratch/kept.jsonl"
resumed '\ngreen 4/8\n\nstop\n'
lacks "after --resume nothing is explained that was" "$out" '1/2: the same number'
resumed '\nyellow 2/4\n\nstop\n'
has "but a new pair is" "$out" '2/4 on 4/8: the same number.
Put the parts together 2 by 2: 4 ÷ 2 and 8 ÷ 2.'

# Colour and value.
game "$people" '' "[\"blue 2/4\",\"red 2/4\",$rest],[\"red 1/2\",$more]" 'blue 1/2'
resumed '\nblue 2/4\n\nred 1/2\n\nred 2/4\n\nstop\n'
has "where the colour fits too, that is said in short" "$out" \
    'Ann plays blue 2/4 and has 4 cards left.
2/4 on 1/2: the same colour, and the same number too.
Ann’s cards are hidden. Bo,'
has "and does not count as a meeting" "$out" '1/2 on 2/4: the same number.
Put the parts together'
is "which is said once" "$(count 'the same colour, and')" 1

# The same digits.
game "$people" '' "[\"green 1/2\",$rest],[\"red 1/2\",$more]" 'blue 1/2'
resumed '\ngreen 1/2\n\nstop\n'
lacks "the same digits need no explanation" "$out" 'the same number'

# Decimals, percentages, pictures.
deck=mixed-forms stock='"green 1/4","green 1/2","yellow 1/3"'
rest='"blue 1/5","green 2/10"'
game "$people" '' "[\"green 75%\",\"green pie:3/4\",$rest],[\"red 3/4\",\"red 1/2\"]" 'blue 3/4'
resumed '\ngreen 75%%\n\nstop\n'
has "a percentage is explained" "$out" '75% on 3/4: the same number.
3/4 = 75/100 (both × 25).
75/100 = 75% (75 of 100).'
resumed '\ngreen pie 3/4\n\nred 3/4\n\nstop\n'
has "a picture is named, and read" "$out" 'Pie 3/4 on 3/4: the same number.
3 of 4 equal parts are 3/4.'
has "and is short the second time" "$out" '3/4 on pie 3/4: the same number.

Bo has 1 card'
deck=improper stock='"green 7/4","green 5/4","yellow 7/4"'
game "$people" '' "[\"green bar:4/3\",\"red 3/2\"],[\"red 6/4\",\"red 5/2\"]" 'blue 4/3'
resumed '\ngreen bar 4/3\n\nstop\n'
has "a picture of more than one whole" "$out" '3 parts are one whole, and here are 4: 4/3.'

# A bot's card is explained as well.
deck=equals stock='"green 1/4","green 3/9","yellow 4/16","yellow 1/3","red 3/6"'
rest='"blue 1/5","green 5/25","yellow 3/6"'
game '[{"name":"Bo","bot":"random"},"Ann"]' '' "[\"green 4/8\",\"green 2/4\"],[\"red 1/2\",$more]" 'blue 1/2'
resumed 'stop\n'
has "a bot's card is explained as well" "$out" 'on 1/2: the same number.
Each half is cut in'

# --- refusals

game "$alone" '' "[\"green 12/30\",\"green 4/16\",\"red 2/4\",\"red 3/4\"],[$rest]" 'blue 18/24'
resumed 'green 12/30\ngreen 12/30\ngreen 12/30\ngreen 4/16\ndraw\nstop\n'
has "a refusal is in the simplest common form" "$out" 'Green 12/30 does not fit on blue 18/24: the colour is blue.
12/30 is not 18/24: they are 2/5 and 3/4, which are 8/20 and 15/20.
'
has "the second one of a card asks for the step that leads there" "$out" '12/30 = ?/5 and 18/24 = ?/4: which numbers are missing?'
has "the third one makes it" "$out" '12/30 = 2/5 (both ÷ 6).
18/24 = 3/4 (both ÷ 6).'
has "another card is another question" "$out" '4/16 is not 18/24: 4/16 is 1/4, but 18/24 is 3/4.'
game "$alone" '' "[\"green 2/4\",\"green 1/3\"],[$rest]" 'blue 3/4'
resumed 'green 2/4\ngreen 1/3\nstop\n'
has "the same pieces" "$out" '2/4 is not 3/4: same pieces, but 2 and 3 of them.'
resumed 'green 2/4\ngreen 2/4\ngreen 2/4\ngreen 2/4\nstop\n'
has "then what else is like the card on the pile" "$out" '3/4 = ?/8: which number is missing?
Type = and the number.'
has "and what that comes to" "$out" '3/4 = 6/8 (both × 2).'
is "nothing is said twice running" "$(count 'same pieces') $(count '?/8') $(count '6/8 (both')" '2 1 1'
resumed 'green 1/3\ngreen 1/3\nstop\n'
has "numbers that are simple are put in parts of one size" "$out" '1/3 = ?/12 and 3/4 = ?/12: which numbers are missing?'
resumed 'green 2/4\ngreen 1/3\nstop\n' --explain never
has "never: the sentence of a refusal is said all the same" "$out" '1/3 is not 3/4: 1/3 is 4/12, but 3/4 is 9/12.'

run_from /dev/fd/3 "$BREUK_PROGRAM" play classic --players Ann,Bo --seed 2 --plain 3<<'EOF'

yellow 3
yellow 3
=1
EOF
is "whole numbers have no gaps to fill in: whoever answers all the same is told" "$status$(count 'they are different whole numbers') $(count 'No number is asked for now')" '02 1'

# --- cards that are doubted

wrong='"wrong":"referee"'
game "$alone" "$wrong" "[\"green 2/4\",\"green 1/3\",\"red 1/3\"],[$rest]" 'blue 3/4'
resumed 'green 2/4\nstop\n'
has "a wrong card: why" "$out" '2/4 is not 3/4: same pieces, but 2 and 3 of them.'
is "said once" "$(count 'same pieces')" 1

peers='"wrong":"peers"'
game "$people" "$peers" "[\"green 6/8\",\"green 1/3\",\"red 1/3\"],[$rest]" 'blue 3/4'
resumed '\ngreen 6/8\n\nwrong\nstop\n'
has "a right card that was called wrong: why it fits" "$out" 'You say that Ann’s card is wrong, but it fits. You draw no cards for that.
6/8 on 3/4: the same number.
Each quarter is cut in 2: 3 × 2 and 4 × 2.'
is "and that is said to nobody twice" "$(count '6/8 on 3/4') $(count 'Bo says that Ann’s card is wrong, but it fits')" '2 1'
resumed '\ngreen 6/8\n\ndraw\npass\n\nstop\n'
before=$(sed '/the card on the pile is wrong/q' "$scratch/out")
lacks "before all have let a card go by nothing is explained" "$before" 'the same number'
has "and then it is" "$out" '6/8 on 3/4: the same number.'
resumed '\ngreen 6/8\n'
cp "$scratch/game.jsonl" "$scratch/kept.jsonl"
resumed '\ndraw\npass\n\nstop\n'
has "and also where the game was left in between" "$out" '6/8 on 3/4: the same number.'
game "$people" "$peers" "[\"blue 1/2\",\"green 1/3\",\"red 1/3\"],[$rest]" 'blue 3/4'
resumed '\nblue 1/2\n\nwrong\nstop\n'
has "one of the right colour" "$out" 'Blue 1/2 fits: the colour is blue.'
game "$people" "$peers" "[\"green 1/2\",\"green 1/3\",\"red 1/3\"],[$rest]" 'blue 3/4'
resumed '\ngreen 1/2\n\nwrong\nstop\n'
has "one that is wrong: both numbers" "$out" '1/2 is not 3/4: 1/2 is 2/4.'
resumed '\ngreen 1/2\n\ndraw\npass\n\nstop\n'
lacks "one that nobody noticed is not spoken of" "$out" 'is not 3/4'
game "$people" "$peers" "[\"wild\",\"green 1/3\",\"red 1/3\"],[$rest]" 'blue 3/4'
resumed '\nwild red\n\nwrong\nstop\n'
has "a wild" "$out" 'A wild card always fits.'
game "$people" "$peers" "[\"green reverse\",\"green 1/3\",\"red 1/3\"],[$rest]" 'blue reverse'
resumed '\ngreen reverse\nBo: wrong\n\nstop\n'
has "one with the same sign" "$out" 'The green reverse card fits: it is like the blue reverse card.'

# A wild +4: what the hand holds is for those two who know it.
four='"+4","green 6/8","red 1/3"'
game '["Ann","Bo","Cas"]' '"honest":"fitting"' "[$four],[$rest],[$more]" 'blue 3/4'
resumed '\n+4 red\n\nchallenge\n\ngreen 6/8\n\nstop\n'
shown=$(sed -n '/bluff!/,$p' "$scratch/out" | sed -n '/Bo, press Enter when only/,$p')
has "who has challenged a bluff sees which card fitted, once their own hand is shown" "$shown" \
    'Green 6/8 fitted: 6/8 and 3/4 are the same number.
Each quarter is cut in 2: 3 × 2 and 4 × 2.'
is "and nobody else" "$(count 'Green 6/8 fitted')" 1
game '["Ann","Bo","Cas"]' '"honest":"colour"' "[\"+4\",\"blue 1/3\",\"red 1/3\"],[$rest],[$more]" 'blue 3/4'
resumed '\n+4 red\n\nchallenge\n\nblue 1/3\n\nstop\n'
has "by its colour" "$out" 'Blue 1/3 fitted: the colour was blue.'
game '["Ann","Bo","Cas"]' '"honest":"fitting"' "[\"+4\",\"green reverse\",\"red 1/3\"],[$rest],[$more]" 'blue reverse'
resumed '\n+4 red\n\nchallenge\n\ngreen reverse\n\ndraw\nkeep\n\nstop\n'
has "by its sign" "$out" 'The green reverse card fitted: it is like the blue reverse card.'
game '["Ann","Bo","Cas"]' '"honest":"fitting"' "[\"+4\",\"green 1/2\",\"red 1/3\"],[$rest],[$more]" 'blue 3/4'
resumed '\n+4 red\n\nchallenge\n\ndraw\n\ndraw\n\nstop\n'
has "who challenged an honest one hears why" "$out" 'No card in that hand was blue, or equal to blue 3/4.'
game '["Ann","Bo","Cas"]' '"honest":"fitting"' "[\"+4\",\"green 1/2\",\"red 1/3\"],[$rest],[$more]" 'blue reverse'
resumed '\n+4 red\n\nchallenge\n\ndraw\n\ndraw\n\nstop\n'
has "on a card without a number" "$out" 'No card in that hand was blue, or like the blue reverse card.'
game '["Ann","Bo","Cas"]' '"honest":"colour"' "[\"+4\",\"green 6/8\",\"red 1/3\"],[$rest],[$more]" 'blue 3/4'
resumed '\n+4 red\n\nchallenge\n\ndraw\n\ndraw\n\nstop\n'
has "where the colour alone counts" "$out" 'No card in that hand was blue.'

# --- at a terminal

if script -qec true /dev/null >/dev/null 2>&1; then
    # drawn TEXT ARG…: the same at a terminal of which nobody knows what it can do: lines, with bars. ARG stand in its
    # environment.
    drawn()
    {
        cp "$scratch/kept.jsonl" "$scratch/game.jsonl"
        printf "$1" >"$scratch/keys"
        shift
        env TERM=teletype "$@" script -qec "'$BREUK_PROGRAM' play --resume '$scratch/game.jsonl' $plain" /dev/null \
            <"$scratch/keys" | tr -d '\r' >"$scratch/out"
        out=$(cat "$scratch/out")
    }
    plain=
    game "$alone" '' "[\"green 2/4\",\"green 6/8\",\"red 3/9\"],[$rest]" 'blue 3/4'
    drawn 'green 2/4\ngreen 6/8\nstop\n' LC_ALL=C.UTF-8
    has "a refusal has a bar for each number" "$out" 'same pieces, but 2 and 3 of them.
  │████████│████████│████████│░░░░░░░░│ 3/4

  │████████│████████│░░░░░░░░│░░░░░░░░│ 2/4'
    has "and so has an equal card" "$out" '6/8 on 3/4: the same number.
  │███████│███████│███████│░░░░░░░│ 3/4

  │███│███│███│███│███│███│░░░│░░░│ 6/8
Each quarter'
    drawn 'green 2/4\nstop\n' LC_ALL=C
    has "in ASCII where there is nothing else" "$out" '  |########|########|########|........| 3/4'
    for setting in ACCESSIBLE=1 TERM=dumb; do
        said='6/8 on 3/4'
        [ $setting = ACCESSIBLE=1 ] && said='6/8, six eighths on 3/4, three quarters'
        drawn 'green 6/8\nstop\n' LC_ALL=C.UTF-8 $setting
        has "$setting: the sentences say it all" "$out" "$said: the same number.
Each quarter"
    done
    plain=--plain
    drawn 'green 6/8\nstop\n' LC_ALL=C.UTF-8
    has "--plain: so they do" "$out" '6/8 on 3/4: the same number.
Each quarter'
fi

done_testing
