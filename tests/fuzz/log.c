/*
 * A line each, read as what it says it is. What reads well writes and reads again as the same; a
 * position is set up, or refused with a reason.
 */
#include "../log_lines.h"
#include "deck/deck.h"
#include "fuzz.h"
#include "log/seat_change.h"
#include "log/header.h"
#include "log/line.h"
#include "log/position.h"
#include "log/tried.h"
#include "rules/rules.h"

#include <stdlib.h>
#include <string.h>

enum { SEATS = 3 };

static const struct position where = {.line = 1};
static struct deck *deck;
static struct game *game;

/* Once a process; the end of it frees them. */
static void set_up(void)
{
    static struct rules *rules;
    struct strbuf path = {0};
    struct diag diag = {0};
    struct refusal refused;

    strbuf_addf(&path, "%s/decks/fractions.xml", getenv("BREUK_SOURCE"));
    if (deck_load(&deck, strbuf_text(&path), &diag) != STATUS_OK ||
        rules_compile(&rules, deck, deck_settings(deck), SEATS, &refused) != STATUS_OK)
        abort();
    game = game_new(rules);
    game_start(game, 1, NULL);
    strbuf_release(&path);
    diag_release(&diag);
}

/* Writes the line's meaning to out; STATUS_INVALID with a complaint, or the line's own status. */
static enum status rewrite(const char *line, size_t length, struct strbuf *out, struct diag *diag)
{
    static struct game_position position;
    static struct log_script script;
    struct json_document document;
    uint16_t cards[LOG_CARDS];
    struct log_header header;
    struct message why = {0};
    struct seat_change change;
    struct log_tried tried;
    struct event event;
    struct move move;
    const struct naming naming = {.deck = deck, .seats = SEATS, .seat = {"Ann", "Bo"}};
    enum status status = json_read(&document, line, length, where, diag);

    if (status != STATUS_OK)
        return status;
    switch (log_kind_of(&document.root)) {
    case LOG_HEADER:
        status = log_read_header(&header, &document.root, where, diag);
        if (status == STATUS_OK)
            log_write_header(out, &header);
        break;
    case LOG_MOVE:
        status = log_read_move(&move, &document.root, &naming, where, diag);
        if (status == STATUS_OK)
            log_write_move(out, &naming, move, log_trial_of(&document.root, &naming));
        break;
    case LOG_EVENT:
        status = lines_read_event(&event, cards, &document.root, deck, SEATS, where, diag);
        if (status == STATUS_OK)
            log_write_event(out, deck, &event);
        break;
    case LOG_COMING:
        status = log_read_seat_change(&change, &document.root, SEATS, where, diag);
        if (status == STATUS_OK)
            log_write_seat_change(out, &change);
        break;
    case LOG_TRIED:
        status = log_read_tried(&tried, &document.root, &naming, where, diag);
        if (status == STATUS_OK)
            log_write_tried(out, &naming, &tried);
        break;
    case LOG_POSITION:
        status = log_read_position(&position, &document.root, deck, SEATS, where, diag);
        if (status == STATUS_OK)
            log_write_position(out, deck, SEATS, &position);
        if (status == STATUS_OK && game_set(game, &position, 1, NULL, &why) != STATUS_OK && !why.id)
            abort();
        break;
    case LOG_SCRIPT:
        status = log_read_script(&script, &document.root, deck, where, diag);
        if (status == STATUS_OK)
            lines_write_script(out, deck, &script);
        if (status == STATUS_OK && log_follow_script(game, &script, &why) != STATUS_OK && !why.id)
            abort();
        break;
    case LOG_VIEW:
    case LOG_OTHER:
        break;
    }
    json_release(&document);
    return status;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct strbuf once = {0}, twice = {0};
    struct diag diag = {0};

    if (!deck)
        set_up();
    enum status status = rewrite((const char *)data, size, &once, &diag);
    if ((status == STATUS_OK) != (diag.errors == 0))
        abort();
    if (once.length && (rewrite(once.text, once.length, &twice, &diag) != STATUS_OK ||
                        strcmp(once.text, strbuf_text(&twice)) != 0))
        abort();
    strbuf_release(&once);
    strbuf_release(&twice);
    diag_release(&diag);
    return 0;
}
