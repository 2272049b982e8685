#!/bin/sh
# What names pupils, only the user may read: whatever the umask, and whatever the file that it replaces allowed.
. "$BREUK_SOURCE/tests/tap.sh"
unset LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data" XDG_STATE_HOME="$scratch/state"
cd "$scratch" || exit 1
umask 000

breuk()
{
    run "$BREUK_PROGRAM" "$@"
}

# mode FILE
mode()
{
    stat -c %a "$1" 2>/dev/null || stat -f %Lp "$1"
}

breuk class new 6b
breuk class add 6b Ann Bo
printf '1\n2\n' | "$BREUK_PROGRAM" lesson factor --class 6b --players Ann --journal lesson.jsonl >/dev/null 2>&1
printf 'draw\n' | "$BREUK_PROGRAM" play equals --class 6b --players Ann,Bo --journal game.jsonl >/dev/null 2>&1
printf 'Ann\n20\n' | "$BREUK_PROGRAM" score classic --players Ann,Bo --journal score.jsonl >/dev/null 2>&1

# private FILE COMMAND …: it makes the file, and then makes it once more in the place of one that all may read.
private()
{
    file=$1
    shift
    breuk "$@"
    is "breuk $*: its owner's alone" "$status$(mode "$file")" 0600
    [ ! -e "$file" ] || chmod 644 "$file"
    breuk "$@" --force
    is "also in the place of another" "$status$(mode "$file")" 0600
}
private class.csv class export 6b -o class.csv
private report.csv report --class 6b --csv -o report.csv
private ann.txt report --export Ann --class 6b -o ann.txt
private ann.json report --export Ann --class 6b --json -o ann.json
private report.pdf report --class 6b --print report.pdf
private pupil.pdf report --class 6b --pupil Ann --print pupil.pdf
private score.csv score score.jsonl --csv -o score.csv
private score.json score score.jsonl --json -o score.json
private score.pdf score score.jsonl --print score.pdf

is "journals are so from the beginning" "$(mode lesson.jsonl)$(mode game.jsonl)$(mode score.jsonl)" 600600600
is "and records, with what lies beside them" "$(find "$XDG_DATA_HOME" "$XDG_STATE_HOME" -type f -perm /077 | wc -l | tr -d ' ')" 0
is "and their folders" "$(find "$XDG_DATA_HOME" "$XDG_STATE_HOME" -mindepth 1 -type d -perm /077 | wc -l | tr -d ' ')" 0

# Nor is it written over the records and journals that it is made of, whatever they are called.
ln -s "$XDG_DATA_HOME/breuk/records.db" link
whole=$(cat "$XDG_DATA_HOME/breuk/records.db" lesson.jsonl | cksum)
for words in "class export 6b -o link" "report --class 6b --csv -o $XDG_DATA_HOME/breuk/records.db" \
    "report --export Ann --class 6b -o link" "report --export Ann --class 6b -o lesson.jsonl" \
    "report --class 6b --print link"; do
    # shellcheck disable=SC2086 # words
    breuk $words --force
    is "breuk $words: exit 2" "$status" 2
    has "says why" "$err" 'is an input, and writing would destroy it'
done
is "all is there still" "$(cat "$XDG_DATA_HOME/breuk/records.db" lesson.jsonl | cksum)" "$whole"

# What names nobody is as the umask has it.
umask 022
breuk new deck mine
is "a deck is for all to read" "$status$(mode mine.xml)" 0644
breuk export fractions -o cards.csv
is "and so is a table of its cards" "$status$(mode cards.csv)" 0644

done_testing
