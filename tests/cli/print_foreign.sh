#!/bin/sh
# breuk print and sim: what becomes of a PDF that cairo writes in a form we do not know (foreign_cairo.c).
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE SOURCE_DATE_EPOCH
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
mkdir "$scratch/here"
cd "$scratch/here" || exit 1
breuk=$BREUK_PROGRAM

foreign()
{
    run env LD_PRELOAD="$BREUK_FOREIGN_CAIRO" ASAN_OPTIONS="${ASAN_OPTIONS-}:verify_asan_link_order=0" "$breuk" "$@"
}

foreign print spin --lang en
is "a PDF that cannot be finished: exit 0" "$status" 0
has "it is said why, with cairo's version" "$(echo "$err" | sed 's/cairo [0-9.]*/cairo N/')" \
    'cairo N wrote the PDF in a form that breuk does not recognize, so breuk left it as it is'
has "and what can be done" "$err" 'install another version of cairo'
lacks "it is not told as something else" "$err" memory
is "in one line, and one that it is done" "$(echo "$err" | wc -l | tr -d ' ')" 2
has "and all cards are there" "$(pdftotext spin.pdf - 2>/dev/null)" 'back 13 of 13'
foreign print spin --lang nl --force
has "in Dutch" "$err" 'heeft de PDF geschreven in een vorm die breuk niet kent'
foreign print spin --lang de --force
has "in German" "$err" 'hat das PDF in einer Form geschrieben, die breuk nicht kennt'
foreign print spin --lang fr --force
has "in French" "$err" 'a écrit le PDF sous une forme que breuk ne connaît pas'
foreign print --calibration --lang en
is "the test sheet: exit 0" "$status" 0
has "and why it is not finished" "$err" 'install another version of cairo'
foreign sim spin --games 10 --plot plot.pdf --lang en
is "a plot: exit 0" "$status" 0
has "and why it is not finished" "$err" 'install another version of cairo'
is "all of these were made" "$(ls)" 'calibration.pdf
plot.pdf
spin.pdf'
foreign print spin --format svg --pages 1 --lang en
is "SVG is made as ever" "$status" 0
done_testing
