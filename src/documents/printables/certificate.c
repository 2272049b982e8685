#include "deck/deck.h"
#include "documents/printables/deck_page.h"
#include "documents/printables/printable.h"
#include "render/deck_inks.h"
#include "text/text.h"

#include <string.h>

/* The most equal cards that are shown, their size as a share of their own, below a wall and without
 * one, and the height of the wall, mm. */
enum { SHOWN = 4 };
static const double CARD = 0.62, CARD_ALONE = 0.78, WALL = 50;
/* The size of the title, of what the pupil knows and of what is beside a line to write on, against
 * that of other type. */
static const double TITLE = 14.0 / 9, KNOWS = 2, LABEL = 1.4;
static const double EQUAL_DIGITS = 9;     /* mm: the sign between cards */
static const double DATE = 80, APART = 8; /* mm: the line for the date; to what follows it */

/* Equal cards of different forms, by their indices. */
struct equals {
    int cards[SHOWN], count;
};

/* Returns the card of this face and suit, or else of this face. */
static int card_of_suit(const struct deck *deck, const char *face, int suit)
{
    int found = DECK_NONE;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind != CARD_NUMBER || strcmp(card->id, face) != 0)
            continue;
        if (card->suit == suit)
            return i;
        found = found == DECK_NONE ? i : found;
    }
    return found;
}

/* Gathers the forms of a value, each in another suit. A card that spins is no other form. */
static struct equals gather(const struct deck *deck, int value_class)
{
    struct equals equals = {.count = 0};

    for (int i = 0; i < deck_card_count(deck) && equals.count < SHOWN; i++) {
        const struct card *card = deck_card(deck, i);
        bool again = card->kind != CARD_NUMBER || card->spin || card->value_class != value_class;
        for (int k = 0; k < equals.count; k++)
            again = again || strcmp(card->id, deck_card(deck, equals.cards[k])->id) == 0;
        if (!again) {
            int suit = equals.count % deck_suit_count(deck);
            equals.cards[equals.count++] = card_of_suit(deck, card->id, suit);
        }
    }
    return equals;
}

static struct rational value_of(const struct deck *deck, const struct equals *equals)
{
    return deck_card(deck, equals->cards[0])->value;
}

/* Whether a wall can show what the cards are worth. */
static bool has_wall(const struct deck *deck, const struct equals *equals)
{
    struct rational value = value_of(deck, equals);

    return value.numerator > 0 && value.numerator < value.denominator &&
           value.denominator <= DECK_BACK_PARTS;
}

/* Whether some forms suit a certificate better than others: a wall can show them, there are more of
 * them, or the wall has fewer parts. */
static bool is_better(const struct deck *deck, const struct equals *equals,
                      const struct equals *best)
{
    if (best->count == 0)
        return true;
    if (has_wall(deck, equals) != has_wall(deck, best))
        return has_wall(deck, equals);
    if (equals->count != best->count)
        return equals->count > best->count;
    return value_of(deck, equals).denominator < value_of(deck, best).denominator;
}

static struct equals richest(const struct deck *deck)
{
    struct equals best = {.count = 0};

    for (int i = 0; i < deck_value_classes(deck); i++) {
        struct equals equals = gather(deck, i);
        if (equals.count > 1 && is_better(deck, &equals, &best))
            best = equals;
    }
    return best;
}

static bool there(const struct printing *printing, struct message *why)
{
    *why = message_of(N_("every number in the deck has only one form, so a certificate would have "
                         "no equal cards to name"));
    return richest(printing->deck).count > 1;
}

/* Whether all numbers are written as fractions, or drawn. */
static bool all_fractions(const struct deck *deck)
{
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_NUMBER && card->picture == PICTURE_NONE &&
            card->notation.denominator == 0)
            return false;
    }
    return true;
}

static void add_title(struct page *page, const struct printing *printing)
{
    page_set_type(page, TITLE);
    page_add_title(page, text_get(N_("Certificate")));
    page_set_scale(page, 1);
    page_set_beside(page, printing_title(printing));
    page->titled = true;
    page->ink = deck_ink(printing->deck);
}

/* Adds the wall of what the cards below it are worth. */
static void add_wall(struct page *page, struct rational value)
{
    struct page_item *wall = page_add_wall(page, page_add_paragraph(page), WALL);

    wall->number = notation_of_fraction(value.numerator, value.denominator);
}

/* Adds "1/2 = 2/4 = 3/6" in cards of the deck, in the middle. */
static void add_equals(struct page *page, const struct equals *equals, double card)
{
    struct page_table *table = page_add_table(page, 1, (const double[]){1});
    struct page_cell *cell = page_add_row(page, table);

    table->bare = table->centred[0] = true;
    for (int i = 0; i < equals->count; i++) {
        if (i > 0)
            page_add_text(page, cell, "\002=\003")->size = EQUAL_DIGITS;
        page_add_card(page, cell, equals->cards[i], card)->gap = i > 0 ? 4 : 0;
    }
}

/* Adds a line to write on behind what goes there, as long as the rest if `width` is 0; mm. */
static void add_line(struct page *page, struct page_cell *cell, const char *label, double width)
{
    deck_page_words(page, cell, label)->gap = APART;
    page_add_blank(page, cell, width);
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct page page;
    struct equals equals = richest(printing->deck);
    bool walled = has_wall(printing->deck, &equals);

    deck_page_begin_untitled(&page, printing, 1);
    page_set_foot(&page, "");
    page.across = page.unnumbered = true;
    page.most_pages = 1;
    add_title(&page, printing);
    if (walled)
        add_wall(&page, value_of(printing->deck, &equals));
    else
        add_equals(&page, &equals, CARD_ALONE);
    page_add_spring(&page);
    page_set_type(&page, LABEL);
    add_line(&page, page_add_paragraph(&page), N_("Name"), 0);
    page_set_type(&page, KNOWS);
    deck_page_words(&page, page_add_paragraph(&page),
                    all_fractions(printing->deck)
                        ? N_("knows equivalent fractions.")
                        : N_("knows when numbers are equal, however they are written."));
    page_set_scale(&page, 1);
    if (walled)
        add_equals(&page, &equals, CARD);
    page_set_type(&page, LABEL);
    struct page_cell *cell = page_add_paragraph(&page);
    add_line(&page, cell, N_("Date"), DATE);
    add_line(&page, cell, N_("Teacher"), 0);
    return deck_page_draw(&page, printing, press);
}

const struct printable printable_certificate = {
    .name = "certificate",
    .title = N_("Certificate"),
    .there = there,
    .draw = draw,
};
