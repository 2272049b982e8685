#include "log/view.h"

#include "deck/deck.h"
#include "log/line.h"
#include "json/writer.h"

static void put_numbers(struct json_writer *writer, const char *name, const int *numbers, int count)
{
    json_begin_list(writer, name);
    for (int i = 0; i < count; i++)
        json_write_count(writer, NULL, numbers[i]);
    json_end(writer);
}

/* Writes the copies of each kind of card as a list, in the order of the deck. */
static void put_copies(struct json_writer *writer, const char *name, const struct deck *deck,
                       const uint16_t *copies)
{
    json_begin_list(writer, name);
    for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++)
        for (int copy = 0; copy < copies[card]; copy++)
            log_put_card(writer, NULL, deck, card);
    json_end(writer);
}

/* Writes those of the view's moves that `wanted` picks, if there are any; without it, all of them.
 */
static void put_moves(struct json_writer *writer, const char *name, const struct naming *naming,
                      const struct view *view,
                      bool (*wanted)(const struct view *view, struct move move))
{
    struct strbuf text = {0};
    bool begun = !wanted;

    if (begun)
        json_begin_list(writer, name);
    for (int i = 0; i < view->move_count; i++) {
        if (wanted && !wanted(view, view->moves[i]))
            continue;
        if (!begun)
            json_begin_list(writer, name);
        begun = true;
        strbuf_clear(&text);
        move_print(&text, naming, view->moves[i]);
        json_write_text(writer, NULL, strbuf_text(&text));
    }
    if (begun)
        json_end(writer);
    strbuf_release(&text);
}

static void put_seats_if_any(struct json_writer *writer, const char *name, unsigned seats)
{
    if (seats)
        log_put_seats(writer, name, seats);
}

/* Writes who plays, and with whom. */
static void put_seating(struct json_writer *writer, const struct view *view)
{
    unsigned partners = 0;

    log_put_seats(writer, "in", view->open.in);
    put_seats_if_any(writer, "out", view->open.out);
    for (int seat = 0; seat < view->seats; seat++)
        if (seat != view->seat && view->open.in >> seat & 1 &&
            view_partners(view, view->seat, seat))
            partners |= 1U << seat;
    put_seats_if_any(writer, "partners", partners);
    put_seats_if_any(writer, "winners", view->winners);
}

/* Writes what there is to know in this situation. */
static void put_situation(struct json_writer *writer, const struct view *view)
{
    const struct open *open = &view->open;

    if (view->owed)
        json_write_count(writer, "owed", view->owed);
    if (open->last)
        json_write_switch(writer, "last", true);
    put_seats_if_any(writer, "called", open->called | open->called_early);
    if (view->situation == SITUATION_REACT) {
        log_put_seats(writer, "passed", open->window.passed);
        log_put_seats(writer, "catchable", open->window.catchable);
        json_write_switch(writer, "jumpable", open->window.jumpable);
        json_write_switch(writer, "callable", open->window.callable);
        if (open->window.doubtable)
            json_write_switch(writer, "doubtable", true);
    }
    if (view->situation == SITUATION_SHOUT || view->situation == SITUATION_CHOOSE) {
        json_write_count(writer, "segment", open->segment);
        json_write_count(writer, "left", open->left);
    }
}

void log_write_view(struct strbuf *out, const struct naming *naming, const struct view *view)
{
    struct json_writer writer = json_writer_to(out);
    const struct deck *deck = view->deck;

    json_begin_object(&writer, NULL);
    json_begin_object(&writer, "view");
    json_write_count(&writer, "seat", view->seat);
    json_write_text(&writer, "situation", situation_forms[view->situation].name);
    log_put_seats(&writer, "asked", view->asked);
    if (view->turn != NO_SEAT)
        json_write_count(&writer, "turn", view->turn);
    json_write_count(&writer, "dealer", view->dealer);
    json_write_text(&writer, "direction", log_direction_name(view->direction));
    json_write_count(&writer, "round", view->round);
    if (view->top != NO_CARD)
        log_put_card(&writer, "top", deck, view->top);
    if (view->suit != NO_SUIT)
        json_write_text(&writer, "colour", deck_suit(deck, view->suit)->id);
    if (view->drawn != NO_CARD)
        log_put_card(&writer, "drawn", deck, view->drawn);
    json_write_count(&writer, "stock", view->stock);
    json_write_count(&writer, "pile", view->pile);
    put_numbers(&writer, "hands", view->hands, view->seats);
    put_numbers(&writer, "points", view->points, view->seats);
    put_seating(&writer, view);
    put_situation(&writer, view);
    if (!view->real) /* R1 */
        put_copies(&writer, "hand", deck, view->held);
    put_copies(&writer, "discarded", deck, view->discarded);
    put_moves(&writer, "moves", naming, view, NULL);
    put_moves(&writer, "wrong", naming, view, view_wrong);
    put_moves(&writer, "bluffs", naming, view, view_bluff);
    json_end(&writer);
    json_end(&writer);
    strbuf_add_char(out, '\n');
}
