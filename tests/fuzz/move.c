/* The text of a move: what reads as one is written, and reads again as the same; what does not is
 * refused with words. */
#include "rules/move.h"
#include "deck/deck.h"
#include "fuzz.h"

#include <stdlib.h>

static struct deck *deck;

static void end(void)
{
    deck_free(deck);
}

static void set_up(void)
{
    struct strbuf path = {0};
    struct diag diag = {0};

    strbuf_addf(&path, "%s/decks/spin.xml", getenv("BREUK_SOURCE"));
    if (deck_load(&deck, strbuf_text(&path), &diag) != STATUS_OK)
        abort();
    atexit(end);
    strbuf_release(&path);
    diag_release(&diag);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct strbuf text = {0}, printed = {0};
    struct message why = {0};
    struct move move, again;

    if (!deck)
        set_up();
    /* A name that is a number of another seat, one with a space in it, a seat without a name. */
    const struct naming naming = {.deck = deck, .seats = 4, .seat = {"Ann", "Bo B", "0", NULL}};
    strbuf_add_bytes(&text, (const char *)data, size);
    if (move_parse(&move, &naming, 2, strbuf_text(&text), &why) != STATUS_OK) {
        if (!why.id)
            abort();
    } else {
        move_print(&printed, &naming, move);
        if (move_parse(&again, &naming, 2, strbuf_text(&printed), &why) != STATUS_OK ||
            !move_equal(move, again))
            abort();
    }
    strbuf_release(&text);
    strbuf_release(&printed);
    return 0;
}
