#!/bin/sh
# breuk sim: JSON and CSV, parts of a study played by several processes, and parts that do not belong together.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data"
cd "$scratch" || exit 1

sim()
{
    run "$BREUK_PROGRAM" sim "$@"
}

# refused NAME STATUS WORDS ARGUMENTS…
refused()
{
    name=$1 code=$2 words=$3
    shift 3
    sim "$@"
    is "$name: exit $code" "$status" "$code"
    has "$name: the reason" "$out$err" "$words"
}

sim fractions --games 60 --json
is "JSON: exit 0, nothing on stderr" "$status$err" 0
cp out whole.json
for figure in turns_per_round playable by_colour by_value by_symbol by_wild equivalence_available equivalence_needed equivalence_missed \
    first_player_wins; do
    has "$figure is there" "$out" "\"$figure\":{\"value\":"
done
has "a figure says what it is per" "$out" '"per":"turn"}'
has "the counters are there" "$out" '"counters":{"games":[60]'
sim fractions --games 60
cp out whole.txt

# As a cluster would: each part a process of its own, all at once.
for part in 1 2 3 4; do
    "$BREUK_PROGRAM" sim fractions --games 60 --part $part/4 --threads 1 --json >part$part.json &
done
wait
sim --merge part3.json part1.json part4.json part2.json --json
is "four parts add up to what one run gave, to the byte" "$(cat out)" "$(cat whole.json)"
sim --merge part3.json part1.json part4.json part2.json
is "in the table, too" "$(cat out)" "$(cat whole.txt)"
sim --merge part1.json part4.json --json
cp out half.json
has "two parts say which games they are" "$(cat half.json)" '"played":[[0,15],[45,60]]'
sim --merge half.json part2.json part3.json --json
is "merged parts can be merged" "$(cat out)" "$(cat whole.json)"

sim fractions --games 60 --csv
is "CSV: exit 0" "$status" 0
has "CSV has headings" "$out" 'figure,value,low,high,per'
has "and figures" "$out" 'turns_per_round,6'
sim fractions --games 60 --csv --lang nl
has "in the language's number style" "$out" 'turns_per_round;6'
has "with a decimal comma" "$(grep playable out)" 'playable;0,6'
sim spin --games 5 --csv
has "where nothing was counted the cells are empty" "$(grep equivalence_in_hand out)" 'equivalence_in_hand,0,'

refused "the same part twice" 2 'part1.json: another part already contains some of these games' --merge part1.json part1.json
refused "a part and the whole" 2 'another part already contains some of these games' --merge whole.json part2.json
for other in "equals --games 60" "fractions --games 60 --seed 2" "fractions --games 61" "fractions --games 60 --rule target=100" \
    "fractions --games 60 --bots beginner" "fractions --games 60 --seats 3"; do
    # shellcheck disable=SC2086
    "$BREUK_PROGRAM" sim $other --part 2/4 --json >other.json
    sim --merge part1.json other.json
    is "a part of $other is refused" "$status" 2
    has "and why, $other" "$err" 'other.json: this part is from a study '
done
sed 's/"version":"[^"]*"/"version":"0.0.1"/' part2.json >other.json
refused "another version" 2 'version 0.0.1 of breuk made this study' --merge part1.json other.json
sed 's/"played":\[\[15,30\]\]/"played":[]/' part2.json >other.json
refused "a study that was stopped early" 2 'stopped early' --merge part1.json other.json
sed 's/"counters":{"games":\[15\]/"counters":{"games":[16]/' part2.json >other.json
refused "counters that do not fit" 2 'it lists 16 games, but says that 15 were played' --merge other.json
sed 's/"rounds":\[[0-9]*\]/"rounds":[-1]/' part2.json >other.json
refused "a counter below zero" 2 'must be a list of at most 1 whole numbers, none below 0' --merge other.json
sed 's/"played":\[\[15,30\]\]/"played":[[30,15]]/' part2.json >other.json
refused "games out of order" 2 'must be pairs such as [0,100]' --merge other.json
sed 's/"played":\[\[15,30\]\]/"played":[[15,70]]/' part2.json >other.json
refused "games beyond the study" 2 'must be pairs such as [0,100]' --merge other.json
echo '{"study":{}}' >other.json
refused "another file of JSON" 2 'other.json:1:1: error: this is not a study' --merge other.json
echo 'not JSON' >other.json
refused "a file that is no JSON" 2 'other.json:1:3: error: this is not JSON' --merge other.json
refused "a file that is not there" 2 'cannot find “nowhere.json”' --merge part1.json nowhere.json
refused "a folder" 2 'is a folder' --merge .
head -c 2000000 /dev/zero >large.json
refused "a huge file" 2 'longer than 1048576 bytes' --merge large.json
sed 's/"hash":"[0-9a-f]*"/"hash":"0"/' part2.json >other.json
refused "a deck that has changed" 2 'has changed' --merge other.json

for part in 0/3 4/3 3 a/b 1/0 1/3x 1/61; do
    refused "part $part" 2 "“$part” is not a part of this study" fractions --games 60 --part $part
done
refused "two decks" 2 'name one deck; only “--merge” takes several files' fractions equals
refused "two forms" 2 'choose one' fractions --json --csv
refused "merging what should be played" 2 '“--games” has no effect; give it when you play the parts' --merge part1.json --games 3
done_testing
