#!/bin/sh
# breuk match: verdict, reasons, bars, JSON, refusals, in several languages.
. "$BREUK_SOURCE/tests/tap.sh"
unset NO_COLOR BREUK_LANG LANGUAGE

match()
{
    run "$BREUK_PROGRAM" match "$@"
}

match 2/4 1/2
is "equal numbers: exit 0" "$status$err" 0
is "equal numbers: why" "$out" 'yes, they are equal
  2/4 = 1/2 (both ÷ 2)'
match 2/3 4/5
is "unequal numbers: exit 1" "$status$err" 1
is "unequal numbers: why" "$out" 'no, they are not equal
  2/3 is not 4/5: 2/3 is 10/15, but 4/5 is 12/15'
match 12/30 18/24
is "in simplest form first, on one line more" "$status$out" '1no, they are not equal
  12/30 is not 18/24: they are 2/5 and 3/4, which are 8/20 and 15/20'
match 1½ 1,5 '150 %' 3⁄2 '1 1/2'
is "many equal numbers: exit 0" "$status$err" 0
has "many equal numbers: all" "$out" 'yes, they are all equal'
match 1/2 50% 0.49
is "one of many is not equal: exit 1" "$status$err" 1
is "one of many is not equal: each is held against the first" "$out" 'no, they are not all equal
  1/2 = 50/100 (both × 50)
  50/100 = 50% (50 of 100)
  1/2 is not 0.49: 1/2 is 50/100, but 0.49 is 49/100'
for said in 'half' 'anderhalf' 'zwei drei Viertel' '33 and one third percent' 'dix huitièmes' \
            'zero point five' '50 pour cent' '2÷4' '1⁠¹⁄₂' '+1/2' '0·25'; do
    case $said in
    half | zero* | 50* | 2÷4 | +1/2) number=1/2 ;;
    anderhalf | 1*) number='1 1/2' ;;
    zwei*) number='2 3/4' ;;
    33*) number='33 1/3%' ;;
    dix*) number=10/8 ;;
    0*) number=1/4 ;;
    esac
    match "$said" "$number"
    is "in words and other signs: $said" "$status$err" 0
done
match 'vingt et un cinquantièmes' 21/50
is "one of twenty-one fiftieths is not twenty and a fiftieth" "$status$err" 0
match 'one hundred twenty fifths' 100/25
is "what may be two numbers is none" "$status$out" 2
match 0.3333333333 1/3
is "a rounded number: not equal" "$status$out" '1no, they are not equal
  0.3333333333 is a little less than 1/3: it is 1/3, rounded'
match 2/3 0.666666666666667
is "a rounded number, rounded up, behind" "$status$out" '1no, they are not equal
  0.666666666666667 is a little more than 2/3: it is 2/3, rounded'
match 0.3333 1/3
has "a rounded number whose value there is" "$out" '0.3333 is a little less than 1/3: it is 1/3, rounded'
match 0.3333333333 0.3333333333
is "a rounded number is itself" "$status" 0
match 0.3333333333 1/2
has "a rounded number and another: both are said" "$out" 'it is 1/3, rounded
  1/3 is not 1/2'
match --json 0.3333333333 1/3
is "a rounded number in JSON" "$status$out" '1{"equal":false,"numbers":[{"number":"0.3333333333","rounded":"1/3"},{"number":"1/3","value":"1/3","equal":false,"reasons":["0.3333333333 is a little less than 1/3: it is 1/3, rounded"]}]}'
match 0.333... 1/3
is "dots are no recurring mark" "$status$out" 2
has "dots: what to write" "$err" '“0.333...”: dots do not say which digits repeat; write 0.(3)'
match --lang nl 0,1666… 1/6
has "dots, in Dutch" "$err" 'schrijf 0,1(6)'
match --lang nl abc 1/6
has "an example as the language writes it" "$err" '0,75'
match --lang nl --mark point abc 1/6
has "an example as it is asked for" "$err" '0.75'
match --lang en --mark comma abc 1/6
has "an example with a comma where that is asked for" "$err" '0,75'
match -1/2 -0,5
is "a minus sign is not an option" "$status$err" 0
match --lang nl 0.75 '75%'
is "Dutch: a comma" "$out" 'ja, ze zijn gelijk
  0,75 = 75/100 (75 honderdsten)
  75/100 = 75% (75 van de 100)'
match --lang nl 2/4 1/2
is "Dutch: its own sign for dividing" "$out" 'ja, ze zijn gelijk
  2/4 = 1/2 (allebei : 2)'
match --lang de 2/6 3/9
is "German: its own words for multiplying and dividing above and below" "$out" 'ja, sie sind gleich
  2/6 = 1/3 (mit 2 gekürzt)
  1/3 = 3/9 (mit 3 erweitert)'

match 1/2
is "one number: exit 2" "$status$out" 2
match
is "no number: exit 2" "$status$out" 2
match 1/0 1/2 x
is "what is no number: exit 2 and nothing on stdout" "$status$out" 2
has "the first is complained of" "$err" '“1/0”: nothing can be divided into 0 parts; write 1, 2 or more instead'
has "and the last" "$err" '“x”: character 1 must be a digit from 0 to 9; write a number such as 3/4, 0.75 or 50%'
match 3:4 75%
is "a ratio is refused: exit 2" "$status$out" 2
has "a ratio is refused: why" "$err" 'ratios do not work here'
match --ratio 3:4 75%
is "a ratio that was asked for: exit 0" "$status$err" 0
has "a ratio that was asked for: why" "$out" '3:4 = 3/4 (3 for every 4)'
match 1.000 1
is "1.000 is ambiguous: exit 2" "$status$out" 2
match --mark point 1.000 1
is "unless the mark is said" "$status$err" 0
match --mark comma 1,000 1
is "or the other" "$status$err" 0
match --mark either 1,000 1
is "either is what is usual" "$status$out" 2
match --mark dot 1 1
is "there are no other marks" "$status$out" 2

match --json 2/4 50% 0,4
is "JSON: exit code" "$status$err" 1
is "JSON: the whole answer" "$out" '{"equal":false,"numbers":[{"number":"2/4","value":"1/2"},{"number":"50%","value":"1/2","equal":true,"reasons":["2/4 = 50/100 (both × 25)","50/100 = 50% (50 of 100)"]},{"number":"0.4","value":"2/5","equal":false,"reasons":["2/4 is not 0.4: they are 1/2 and 4/10, which are 5/10 and 4/10"]}]}'
match --json 1/0 2
has "JSON: a refusal is JSON on stdout" "$out" '"severity":"error"'

# bars WORDS…: what --show adds, the words left out.
bars()
{
    match --show "$@"
    drawn=$(sed '1,/^$/d' "$scratch/out")
}
export LC_ALL
LC_ALL=C
bars 2/4 3/6
is "bars: exit code" "$status$err" 0
is "bars of one width, cut into parts, in ASCII where there is no UTF-8" "$drawn" \
    "  |#################|#################|.................|.................| 2/4
  |###########|###########|###########|...........|...........|...........| 3/6"
LC_ALL=no_SUCH
bars 1/2 1/4
has "a locale that is not there: ASCII" "$drawn" '|#'
LC_ALL=C.UTF-8
bars 0/5 7/4
is "blocks in UTF-8; a row for each whole; nothing of 0 shaded" "$drawn" \
    "  │░░░░░░░░░░░│░░░░░░░░░░░│░░░░░░░░░░░│░░░░░░░░░░░│░░░░░░░░░░░│ 0/5
  │██████████████│██████████████│██████████████│██████████████│ 7/4
  │██████████████│██████████████│██████████████│░░░░░░░░░░░░░░│"
bars 1/3 0.333
has "a difference that cannot be seen is told of" "$drawn" '  some differences are too small to see here'
bars 1/1000 999/1000
lacks "but not one that can" "$drawn" 'too small'
has "a little is not nothing" "$drawn" '││░'
has "and nearly all is not all" "$drawn" '█││'
bars 4/3 7/3
lacks "more wholes can be seen" "$drawn" 'too small'
bars 10 '10 1/2'
has "ten wholes are drawn" "$drawn" '│ 10'
has "more are not" "$drawn" '  10 1/2 is too big for a bar'
bars -1/2 1/2
has "nor what is below 0" "$drawn" '  −1/2 is below 0, so it has no bar'
bars '0.(142857)' 100000000000/700000000000
has "a long name stands above its bar" "$drawn" '
  100000000000/700000000000
  │█'
for pair in '1/2 1/3' '0.(142857) 1/7' '0.12345678 1/2' '100000000000/700000000000 3/7' '9/10 8/9' '7/4 1.75'; do
    # shellcheck disable=SC2086
    bars $pair
    widest=$(printf '%s\n' "$drawn" | wc -L)
    verdict "bars of $pair fit 80 columns" "$([ "$widest" -le 80 ]; echo $?)" "$widest columns"
    widths=$(printf '%s\n' "$drawn" | sed -n 's/^  \(│.*│\).*/\1/p' | while read -r row; do echo "${#row}"; done | sort -u | wc -l)
    is "bars of $pair have one width" "$widths" 1
done
run "$BREUK_PROGRAM" match '- 1/2' −0.5
is "a space after the minus is no option" "$status" 0
done_testing
