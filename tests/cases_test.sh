#!/bin/sh
# Tables of cases (cases.c): what is packed comes out again byte for byte, and a table that is wrong is refused.
#
# usage: cases_test.sh CASES     the program
. "$BREUK_SOURCE/tests/tap.sh"
cases=$1
mkdir -p "$scratch/tests" "$scratch/made/odd/parts"
cd "$scratch/made/odd" || exit 1

# Each of them would come out differently if a rule of the tables were not kept.
: >empty
printf '\n' >line-break
printf '\n\n' >two-line-breaks
printf 'no line break' >cut
printf ' blank \t\n' >blanks.xml
printf 'blanks.xml:1:1: error: no\n' >blanks.expect
printf 'half\n½' >parts/cut.xml
printf 'a\r\nb\r' >windows-lines
printf '==> empty\n' >marked
printf 'text\n==> empty' >marked-below
printf '=' >equals
printf '=%0100d==> x\n==> y\\n' 0 >marked-escaped
printf '\\n \\x41 \\\n' >backslashes
printf 'a\\\rb' >backslashes-escaped
printf 'a\000b\001\177\n' >control
printf '\303\253 \000 \342\202\254' >utf-8-escaped
printf 'caf\351\n' >latin-1
printf '\355\240\200 \300\257 \360\202\202\254 \364\220\200\200 \342\202' >no-utf-8
{ printf "\001"; awk 'BEGIN { for (i = 0; i < 120; i++) printf "½" }'; } >long
head -c 3000 /dev/zero >zeros
LC_ALL=C awk 'BEGIN { for (i = 255; i >= 1; i--) printf "%c", i }' >bytes

run "$cases" pack "$scratch/tests" "$scratch/made" odd
is "files are packed" "$status$out$err" 0
cp "$scratch/tests/odd.cases" "$scratch/first"
run "$cases" unpack "$scratch/tests" "$scratch/unpacked" odd
is "they are unpacked, and counted" "$status$out" "0$scratch/tests/odd.cases: $(find . -type f | wc -l | tr -d ' ') files"
is "byte for byte" "$(diff -r . "$scratch/unpacked/odd" 2>&1)" ''
run "$cases" pack "$scratch/tests" "$scratch/unpacked" odd
is "packed again it is the same table" "$status$(cmp "$scratch/first" "$scratch/tests/odd.cases" 2>&1)" 0
is "which is text in UTF-8, without control characters" "$(LC_ALL=C tr -d '\n\t\040-\176\200-\377' <"$scratch/first" | wc -c |
    tr -d ' ')$(iconv -f UTF-8 -t UTF-8 "$scratch/first" 2>&1 >/dev/null)" 0
has "what is expected stands below its file" "$(grep -A 3 '^==> blanks.xml$' "$scratch/first")" '==> blanks.expect
blanks.xml:1:1: error: no'
has "what is no text is escaped, with its letters as they are" "$(cat "$scratch/first")" '==> utf-8-escaped (escaped)
ë \x00 €
'
has "a last line without an end is marked" "$(cat "$scratch/first")" '==> cut (cut)
no line break
'

# A table that somebody has written.
cat >"$scratch/tests/own.cases" <<'TABLE'
# What it is about.

==> b.xml
<b/>
==> a.xml (escaped)
<a>\x41
\n</a>
TABLE
run "$cases" unpack "$scratch/tests" "$scratch/unpacked" own
is "a table is unpacked as it says" "$status$(cat "$scratch/unpacked/own/b.xml" "$scratch/unpacked/own/a.xml")" '0<b/>
<a>A
</a>'
printf 'b.xml:1:1: error: no\n' >"$scratch/unpacked/own/b.expect"
touch "$scratch/unpacked/own/late"
run "$cases" pack "$scratch/tests" "$scratch/unpacked" own
is "what a test wrote comes into the table, whose comment stays" "$status$(cat "$scratch/tests/own.cases")" '0# What it is about.

==> a.xml (cut)
<a>A
</a>
==> b.xml
<b/>
==> b.expect
b.xml:1:1: error: no
==> late'
sed -i.old '/^==> late/d' "$scratch/tests/own.cases"
run "$cases" unpack "$scratch/tests" "$scratch/unpacked" own
is "a file that is taken out of a table is gone" "$(ls "$scratch/unpacked/own" | tr '\n' ' ')" 'a.xml b.expect b.xml '

# refuses NAME LINE WORDS FORMAT: the table, a format of printf, is refused in that line.
refuses()
{
    # shellcheck disable=SC2059 # it has no arguments
    printf "$4" >"$scratch/tests/wrong.cases"
    run "$cases" unpack "$scratch/tests" "$scratch/unpacked" wrong
    is "$1 is refused" "$status" 1
    has "$1: it says where and why" "$err" "$scratch/tests/wrong.cases:$2: $3"
}

refuses "a name that is there twice" 3 '“a” is no name, or there twice' '==> a\n==> b\n==> a (cut)\nx\n'
refuses "a name that leads out of the folder" 1 '“../a” is no name' '==> ../a\n'
refuses "a name from the root" 1 '“/a” is no name' '==> /a\n'
refuses "no name" 1 '“” is no name' '==> \n'
refuses "an escape that is none" 2 'after \ there is' '==> a (escaped)\n\\q\n'
refuses "an escape over two lines" 2 'after \ there is' '==> a (escaped)\n\\x4\n1\n'
refuses "a backslash at the end" 2 'after \ there is' '==> a (escaped)\n\\\n'
refuses "a table that is cut off" 2 'the last line has no end' '==> a\nb'
refuses "a NUL" 2 'the last line has no end, or there is a NUL' '==> a\nb\000\nc\n'
run "$cases" unpack "$scratch/tests" "$scratch/unpacked" missing
has "a table that is not there is refused" "$status$err" "1cases: $scratch/tests/missing.cases: there is no such table"
cp "$scratch/tests/own.cases" "$scratch/tests/never.cases"
run "$cases" pack "$scratch/tests" "$scratch/unpacked" never
has "nothing is packed of a folder that is not there" "$status$err$(cmp "$scratch/tests/own.cases" "$scratch/tests/never.cases")" \
    "1cases: $scratch/unpacked/never: there is nothing to pack"
run "$cases"
has "without words it says how it is used" "$status$err" '1usage: cases unpack|pack TESTS UNPACKED NAME…'
done_testing
