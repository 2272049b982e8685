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

static void put_asked(struct json_writer *writer, const struct view *view)
{
    json_begin_list(writer, "asked");
    for (int seat = 0; seat < view->seats; seat++)
        if (view->asked >> seat & 1)
            json_write_count(writer, NULL, seat);
    json_end(writer);
}

/* Copies of each kind of card as a list, in the order of the deck. */
static void put_copies(struct json_writer *writer, const char *name, const struct deck *deck,
                       const uint16_t *copies)
{
    json_begin_list(writer, name);
    for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++)
        for (int copy = 0; copy < copies[card]; copy++)
            log_put_card(writer, NULL, deck, card);
    json_end(writer);
}

static void put_moves(struct json_writer *writer, const struct naming *naming,
                      const struct view *view)
{
    struct strbuf text = {0};

    json_begin_list(writer, "moves");
    for (int i = 0; i < view->move_count; i++) {
        strbuf_clear(&text);
        move_print(&text, naming, view->moves[i]);
        json_write_text(writer, NULL, strbuf_text(&text));
    }
    json_end(writer);
    writer->out->failed |= text.failed;
    strbuf_release(&text);
}

void log_write_view(struct strbuf *out, const struct naming *naming, const struct view *view)
{
    struct json_writer writer = json_writer_to(out);
    const struct deck *deck = view_deck(view);

    json_begin_object(&writer, NULL);
    json_begin_object(&writer, "view");
    json_write_count(&writer, "seat", view->seat);
    json_write_text(&writer, "situation", situation_name(view->situation));
    put_asked(&writer, view);
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
    put_copies(&writer, "hand", deck, view->held);
    put_copies(&writer, "discarded", deck, view->discarded);
    put_moves(&writer, naming, view);
    json_end(&writer);
    json_end(&writer);
    strbuf_add_char(out, '\n');
}
