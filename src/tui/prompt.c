#include "tui/prompt.h"

#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <string.h>

/* --- words, in colour where there are colours */

/*
 * Returns the terminal's colour that is named like the suit's id, so that the word green is never
 * shown in another colour; for other ids the nearest in hue.
 */
static int terminal_colour(const struct suit *suit)
{
    static const char *const names[] = {"red", "green", "yellow", "blue", "magenta", "cyan"};
    unsigned red = suit->colour >> 16 & 0xFF, green = suit->colour >> 8 & 0xFF;
    unsigned blue = suit->colour & 0xFF, most = red > green ? red : green;

    for (int i = 0; i < 6; i++)
        if (strcmp(suit->id, names[i]) == 0)
            return 1 + i;
    if (blue > most)
        most = blue;
    return (2 * red > most) | (2 * green > most) << 1 | (2 * blue > most) << 2;
}

/* Cards and suits are named in their colour. */
static void add_name(const void *context, enum message_arg_kind kind, int index, struct strbuf *out)
{
    const struct plain *plain = context;
    const struct deck *deck = plain->names->deck;
    int suit = kind == MESSAGE_CARD   ? deck_card(deck, index)->suit
               : kind == MESSAGE_SUIT ? index
                                      : DECK_NONE;
    bool coloured = plain->colour && suit != DECK_NONE;

    if (coloured)
        show_add_colour(out, terminal_colour(deck_suit(deck, suit)));
    play_add_name(plain->names, kind, index, out);
    if (coloured)
        show_end_colour(out);
}

void prompt_add_words(const struct plain *plain, struct strbuf *out, struct message message)
{
    const struct text_names names = {plain, add_name};

    text_of(message, &names, out);
}

void prompt_add_sentence(const struct plain *plain, struct strbuf *out, struct message message)
{
    struct strbuf words = {0};

    prompt_add_words(plain, &words, message);
    wrap_add(out, strbuf_text(&words), 0, plain->columns);
    strbuf_release(&words);
}

void prompt_add_question(const struct plain *plain, struct strbuf *out, struct message message)
{
    prompt_add_sentence(plain, out, message);
    if (out->length)
        out->text[out->length - 1] = ' ';
}

void prompt_add_line(const struct plain *plain, struct strbuf *out, const char *id)
{
    prompt_add_sentence(plain, out, message_of(id));
}

struct message_arg prompt_person(const struct plain *plain, int seat, char name[TEAM_NAME_SIZE])
{
    if (seat == NO_SEAT)
        return arg_seat("seat", seat);
    if (plain->table)
        table_person(plain->table, seat, name);
    else
        team_copy(name, plain->names->seat[seat], 0);
    return arg_text("seat", name);
}

/* --- the hand: a line a colour */

/* Begins a line with the name of the colour, if nothing stands in it. */
static void add_suit_title(const struct plain *plain, struct strbuf *line, int suit)
{
    const char *title = suit == DECK_NONE ? N_("any colour:") : N_("{colour}:");

    if (line->length)
        return;
    strbuf_add(line, "  ");
    prompt_add_words(plain, line, message_with(title, arg_suit("colour", suit)));
}

/* Adds "2/4", or "3/7 (2×)" of a card that the hand holds twice. */
static void add_held(const struct plain *plain, struct strbuf *line, const struct view *view,
                     int card)
{
    play_name_held(plain->names, card, line);
    if (view->held[card] > 1)
        strbuf_addf(line, "\u00a0(%d×)", view->held[card]);
}

static void end_suit_line(const struct plain *plain, struct strbuf *out, struct strbuf *line)
{
    if (line->length)
        wrap_add(out, strbuf_text(line), 4, plain->columns);
    strbuf_release(line);
}

/* "red:  3) 2/4  4) 3/7 (2×)" */
static void add_suit_line(const struct plain *plain, struct strbuf *out, const struct view *view,
                          const struct choices *choices, int suit)
{
    struct strbuf line = {0};

    for (int i = 0; i < choices->count; i++) {
        const struct move *move = &choices->choice[i];
        if (move->card == NO_CARD || deck_card(plain->names->deck, move->card)->suit != suit)
            continue;
        add_suit_title(plain, &line, suit);
        strbuf_addf(&line, "  %d)\u00a0", choices->first + i);
        add_held(plain, &line, view, move->card);
    }
    end_suit_line(plain, out, &line);
}

/* "red:  2/4, 3/7 (2×)" */
static void add_suit_held(const struct plain *plain, struct strbuf *out, const struct view *view,
                          int suit)
{
    const struct deck *deck = plain->names->deck;
    struct strbuf line = {0};

    for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++) {
        if (!view->held[card] || deck_card(deck, card)->suit != suit)
            continue;
        bool first = !line.length;
        add_suit_title(plain, &line, suit);
        strbuf_add(&line, first ? "  " : text_speaks() ? "; " : ", ");
        add_held(plain, &line, view, card);
    }
    end_suit_line(plain, out, &line);
}

void prompt_add_held(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    for (int suit = 0; suit < deck_suit_count(plain->names->deck); suit++)
        add_suit_held(plain, out, view, suit);
    add_suit_held(plain, out, view, DECK_NONE);
}

void prompt_add_hand(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices)
{
    for (int suit = 0; suit < deck_suit_count(plain->names->deck); suit++)
        add_suit_line(plain, out, view, choices, suit);
    add_suit_line(plain, out, view, choices, DECK_NONE);
}

/* --- the other choices */

void prompt_add_choices(const struct plain *plain, struct strbuf *out, const struct view *view,
                        const struct choices *choices)
{
    for (int i = 0; i < choices->count; i++) {
        const struct move *move = &choices->choice[i];
        if (choices->cards && move->card != NO_CARD)
            continue; /* stands in the hand */
        struct message words = choices_words(view, move);
        strbuf_addf(out, "  %d) ", choices->first + i);
        prompt_add_words(plain, out, words);
        strbuf_add_char(out, '\n');
    }
}
