#!/bin/sh
# A lesson is chosen by what pupils read: its number in the list, its title, or how that begins.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR LANGUAGE
export BREUK_LANG=en

# menu LANGUAGE LINES: what the list and its question say to these lines; printf's escapes.
menu()
{
    printf "$2" >"$scratch/keys"
    run_from "$scratch/keys" "$BREUK_PROGRAM" lesson --lang "$1" --seed 7
}

# --- the list

for language in en nl de fr; do
    menu "$language" ''
    is "the list and its question fit 24 lines of 80 columns: $language" "$status $(printf '%s\n' "$out" | awk 'END { print NR <= 24 }') $(printf '%s\n' "$out" | LC_ALL=C.UTF-8 grep -cE '.{81}')" '0 1 0'
    is "its lessons are numbered in the order of teaching: $language" "$(printf '%s\n' "$out" | grep -oE '(^ | ) ?[0-9]+  ' | tr -d ' ' | tr '\n' ' ')" "$(seq 27 | tr '\n' ' ')"
    is "by stage, from A to F: $language" "$(printf '%s\n' "$out" | sed -n 's/^\([A-F]\)  .*/\1/p' | tr -d '\n')" ABCDEF
    run "$BREUK_PROGRAM" --lang "$language" list lessons
    is "so does the list for teachers: $language" "$status $(printf '%s\n' "$out" | awk 'END { print NR <= 24 }') $(printf '%s\n' "$out" | LC_ALL=C.UTF-8 grep -cE '.{81}')" '0 1 0'
done
run "$BREUK_PROGRAM" --json list lessons
is "for programs, in the same order" "$(printf '%s\n' "$out" | sed -n 's/.*"name":"\([a-z-]*\)","number":\([0-9]*\),.*/\2\1/p' | head -3 | tr '\n' ' ')" '1half 2parts 3shaded '
is "with all of them" "$(printf '%s\n' "$out" | wc -l | tr -d ' ')" 27

# --- typed at the list

for typed in half Half 'De helft' helft moitie 1 ' 1 '; do
    menu en "$typed\nstop\n"
    has "$typed: the lesson about a half begins" "$out" 'Example 1'
    is "$typed: it is that lesson" "$(sed -n 's/.*"lesson":"\([^"]*\)".*/\1/p' "$(ls -t "$XDG_STATE_HOME"/breuk/lessons/* | head -1)")" half
done
menu nl 'ontbrekende\n14\nstop\n'
has "what may be several: a question names them" "$out" '“ontbrekende” kan zijn: 13 De ontbrekende teller, 14 De ontbrekende noemer.'
is "and the answer is taken" "$(sed -n 's/.*"lesson":"\([^"]*\)".*/\1/p' "$(ls -t "$XDG_STATE_HOME"/breuk/lessons/* | head -1)")" fill-below
menu en 'halff\nxyzzy\n99\nstop\n'
has "a mistyped one: the nearest" "$out" 'There is no lesson “halff”. Did you mean “half”?'
skips=$(printf 'skip\\n%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28)
printf "factor\\n${skips}stop\\n" >"$scratch/keys"
run_from "$scratch/keys" "$BREUK_PROGRAM" lesson --seed 7 --players Ann
has "after a lesson the ending advises another" "$out" 'First “Two names, one point”, then this lesson again.'
is "which the list proposes then" "$(grep -o 'Enter: [0-9]*' "$scratch/out" | tail -1)" "Enter: $(grep -o '[0-9]*  Two names, one point' "$scratch/out" | head -1 | grep -o '^[0-9]*')"
has "and it says who answers" "$out" 'The next lesson is for Ann.'
rm -rf "$XDG_STATE_HOME/breuk/lessons"
printf "half\\n${skips}half\\n${skips}stop\\n" >"$scratch/keys"
run_from "$scratch/keys" "$BREUK_PROGRAM" lesson
is "done twice without --seed, a lesson is begun with two seeds" "$(cat "$XDG_STATE_HOME"/breuk/lessons/* | grep -o '"seed":"[0-9]*"' | sort -u | wc -l | tr -d ' ')" 2
menu en 'halff\nxyzzy\n99\nstop\n'
has "nothing near: what can be typed" "$out" 'There is no lesson “xyzzy”. Type a number from 1 to 27, or a title in the list.'
has "a number that none has: the same" "$out" 'There is no lesson “99”. Type a number'

# --- on the command line

for typed in 'De helft' helft 1 'lesson:De helft' 'la moitié' lesson:1; do
    run_from /dev/null "$BREUK_PROGRAM" lesson "$typed" --seed 7 --journal "$scratch/j.jsonl"
    is "lesson $typed" "$status$err $(sed -n 's/.*"lesson":"\([^"]*\)".*/\1/p' "$scratch/j.jsonl" | head -1)" '0 half'
    rm -f "$scratch/j.jsonl"
done
run "$BREUK_PROGRAM" lesson missing
has "several: exit 2, with those that it may be" "$status$out $err" '2 breuk: “missing” may be several lessons: 13 The missing numerator, 14 The missing denominator; type a number'
run "$BREUK_PROGRAM" lesson 'De heltf'
has "a mistyped title: the nearest" "$status$out $err" '2 breuk: there is no “De heltf”; did you mean “De helft”?'
run "$BREUK_PROGRAM" lesson halff
has "a mistyped name, too" "$status$out $err" '2 breuk: there is no “halff”; did you mean “half”?'
run "$BREUK_PROGRAM" lesson --exit-ticket 99
has "nothing near: what can be typed" "$status$out $err" '2 breuk: there is no lesson “99”; type a number from 1 to 27, or a title that “breuk lesson” lists'
run "$BREUK_PROGRAM" lesson --resume 'De helft'
has "a lesson where the file of one belongs" "$status $err" '2 breuk: De helft is a lesson; --resume takes the file'
for typed in 'De helft' 1 'lesson:helft'; do
    run "$BREUK_PROGRAM" check "$typed"
    is "check $typed" "$status" 0
    run "$BREUK_PROGRAM" print "$typed" --dry-run
    is "print $typed" "$status$err" 0
done
run "$BREUK_PROGRAM" print clasic --dry-run
has "how a lesson begins is no deck that was mistyped" "$status $err" '2 breuk: there is no “clasic”; did you mean “classic”?'

done_testing
