#!/bin/sh
# breuk help deck and the like: the pages for authors, on the terminal and as man pages.
. "$BREUK_SOURCE/tests/tap.sh"
. "$BREUK_SOURCE/tests/cli/kinds.sh"
unset NO_COLOR BREUK_LANG LANGUAGE
export XDG_DATA_HOME="$scratch/data"

# What the checker knows of a file stands in the page: every word in quotes of the committed schema. Settings and
# their values stand on a page of their own, which <set> names.
run "$BREUK_PROGRAM" --lang en list rules
tr -cs 'a-z0-9-' '\n' <"$scratch/out" | sort -u >"$scratch/settings"
for kind in $kinds; do
    run "$BREUK_PROGRAM" --lang en help $kind
    is "the page on a $kind is shown" "$status$err" 0
    cp "$scratch/out" "$scratch/page"
    for element in $(sed -n 's/.*<element name="\(.*\)">.*/\1/p' "$(schema_of $kind)"); do
        has "$kind: <$element> has a chapter" "$out" "
<$element>
"
    done
    sed -n -e 's/.*<attribute name="\([^"]*\)".*/^    \1  (/p' -e 's/.*<value>\(.*\)<\/value>.*/[ ,(]\1\\([,;]\\|$\\| or no\\)/p' \
        "$(schema_of $kind)" | grep -v '\]no\\' | sort -u >"$scratch/wanted"
    missing=$(while IFS= read -r pattern; do
        word=${pattern#'[ ,(]'}
        grep -q -- "$pattern" "$scratch/page" || grep -qx -- "${word%%\\*}" "$scratch/settings" || echo "$pattern"
    done <"$scratch/wanted")
    is "$kind: so have all attributes and words" "$missing" ''
    is "nothing is left that a table should have filled" "$(grep -E '^ *@' "$scratch/page")" ''
    for language in en nl de fr; do
        run "$BREUK_PROGRAM" --lang $language help $kind
        widest=$(wc -L <"$scratch/out")
        verdict "the page on a $kind in $language fits 80 columns" "$([ "$status$err" = 0 ] && [ "$widest" -le 80 ]; echo $?)" \
            "$widest columns $err"
        is "$kind in $language: no blanks at the ends of lines" "$(grep -c ' $' "$scratch/out")" 0
    done
    run "$BREUK_PROGRAM" --lang en help $kind --as man
    is "the source of breuk-$kind(5) is written" "$status$err$(head -1 "$scratch/out" | cut -d' ' -f1)" "0breuk-$kind(5)"
    if command -v scdoc >/dev/null; then
        scdoc <"$scratch/out" >"$scratch/page.5" 2>"$scratch/err"
        is "scdoc takes it" "$?$(cat "$scratch/err")" 0
        # All words of the page on the terminal are in the man page: markup has swallowed none.
        words() { tr -s ' \n' '\n\n' | grep -v '^$'; }
        sed -e '/^\.\\"/d' -e 's/^\.[A-Z]*//' -e 's/\\f[BIRP]//g' -e 's/\\&//g' -e 's/\\//g' "$scratch/page.5" |
            tr -d '"' | words | sort -u >"$scratch/man.words"
        is "and keeps its words" "$(tr -d '"' <"$scratch/page" | words | sort -u | comm -23 - "$scratch/man.words")" ''
    fi
done

# Settings with what the rule sets make of them, as breuk list rules has them.
run "$BREUK_PROGRAM" --lang en help ruleset
sed -e '1,/^SETTINGS$/d' -e '/^KINDS OF VALUES$/,$d' "$scratch/out" | tr -s ' \n' '  ' >"$scratch/page"
run "$BREUK_PROGRAM" --lang en list rules
is "every setting has its facts" "$(tr -s ' \n' '  ' <"$scratch/out" | cut -c2- | wc -w)" \
    "$(sed 's/^.*by those rules\. //' "$scratch/page" | wc -w)"
for name in $(sed -n 's/^SETTING([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$BREUK_SOURCE/src/ruleset/setting-list.h"); do
    has "the setting $name is explained" "$(cat "$scratch/page")" " $name "
done
has "with what differs" "$(cat "$scratch/page")" ' talk-penalty 0–20 (default: 2; belgian, fractions: 4; rule X2) '

run "$BREUK_PROGRAM" --lang en help deck segment
is "one element alone" "$status$err$(head -1 "$scratch/out")" '0<segment>'
lacks "and no other" "$out" '<suit>
'
run "$BREUK_PROGRAM" --lang en help deck include
has "what every deck may have, too" "$out" 'Goes inside: <deck> (any number), <part> (any number).'
run "$BREUK_PROGRAM" --lang en help deck segmnt
is "an element that there is not" "$status$out" 2
has "and what may have been meant" "$err" 'there is no element <segmnt> in a deck; did you mean <segment>?'
run "$BREUK_PROGRAM" --lang en help sheet xyzzy
has "or where they are" "$err" 'there is no element <xyzzy> in a sheet; “breuk help sheet” lists them all'
run "$BREUK_PROGRAM" --lang en help ruleset titel
has "a rule set is called so" "$err" 'there is no element <titel> in a rule set; did you mean <title>?'
run "$BREUK_PROGRAM" --lang en help print deck
is "a command has no elements" "$status$out" 2
has "which is said" "$err" '“help” does not take the extra word “deck”; leave it out'
run "$BREUK_PROGRAM" --lang en help sheeet
has "a kind of file may be meant as well as a command" "$err" 'did you mean “sheet”?'

# The words of a kind are data.
run "$BREUK_PROGRAM" --lang en help deck
cp "$scratch/out" "$scratch/page"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --lang en help deck
is "where BREUK_DATA has none they are the program's own" "$status$err$out" "0$(cat "$scratch/page")"
mkdir -p "$scratch/decks/deck.txt"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --lang en help deck
is "nor are those missed where a folder has their name" "$status$err$out" "0$(cat "$scratch/page")"
rmdir "$scratch/decks/deck.txt"
for odd in '' 'notes of mine\n' '@starter\n<deck/>\n' 'a page\n@starter\n' 'a page\0\n@starter\n<deck/>\n'; do
    printf "$odd" >"$scratch/decks/deck.txt"
    run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --lang en help deck
    is "nor where a file is another: $odd" "$status$err$out" "0$(cat "$scratch/page")"
done
truncate -s 100G "$scratch/decks/deck.txt"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --lang en help deck
is "nor where it is huge" "$status$err$out" "0$(cat "$scratch/page")"
sed 's/$/\r/' "$BREUK_SOURCE/decks/deck.txt" >"$scratch/decks/deck.txt"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --lang en help deck
is "lines may end as on Windows" "$status$err$out" "0$(cat "$scratch/page")"
printf 'a thing\n# WORDS\nSome\nwords.\n= it\n  means this\n| as  it\n|  stands\n@nothing\n#\n=\n|\n@see-also that(1)\n\n@starter\n<!-- never' \
    >"$scratch/decks/deck.txt"
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --lang en help deck
is "a page is what its file says" "$status$out" '0NAME
    breuk-deck - a thing

WORDS
    Some words.

    it
        means this

    as  it
     stands

    @nothing



SEE ALSO
    that(1)'
cd "$scratch" || exit 1
run env BREUK_DATA="$scratch" "$BREUK_PROGRAM" --lang en new deck odd
is "and a new file is the words to print, were it a comment without an end" "$status$(tail -n 1 odd.xml)" '0<!-- never'

# Figures that stand in sentences are those of the sources.
told()
{
    figure=$(sed -n "s/.*[ _]$3[ =]* \([0-9.]*\).*/\1/p" "$BREUK_SOURCE/src/$2" | head -1)
    run "$BREUK_PROGRAM" --lang en help $1
    has "$1 tells $3, which is $figure" "$(tr -s ' \n' '  ' <"$scratch/out")" "$(printf "$4" "${figure:-no figure}")"
}
told template draw/fit.h SMALLEST_WORDS 'no less than %s mm, and'
told template draw/fit.h SMALLEST_NUMBER 'no less than %s mm (of'
told deck deck/deck.h DECK_CARDS_PRINT 'up to %s cards'
told deck deck/deck.h DECK_CARDS_PLAY 'or %s to be played.'
told deck deck/builder.h DECK_DENOMINATORS 'from 2 to %s'
told deck deck/deck.h PICTURE_PARTS 'more than %s parts in all'
told deck deck/deck.h PICTURE_WHOLES 'more than %s wholes'
told deck xml/xml.h XML_INCLUDE_DEPTH '%s deep'
told deck xml/xml.h XML_FILES_LIMIT 'with %s files in all'
told deck xml/xml.h XML_FILE_LIMIT 'up to %s MiB'
told deck xml/xml.h XML_TOTAL_LIMIT 'all of them together up to %s.'
done_testing
