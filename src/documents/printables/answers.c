#include "base/memory.h"
#include "documents/printables/deck_page.h"
#include "documents/printables/printable.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* With more values than this the lines of the table stand closer, at least so far from each other,
 * mm: on one page, if they have room there. */
enum { MANY = 24, COLUMNS = 6 };
static const double LOW_ROW = 5;

/* A value of more digits than this, as it is or on one side of its fraction bar, is left to the
 * cards that have it. */
enum { DIGITS_MOST = 10 };
/* The least width of a column, in weights: of each character of its longest number, and beside it.
 * All weights together are so many for 186 mm, without and with marks. */
static const double CHARACTER = 0.24, BESIDE_NUMBER = 0.45, ALL = 20, ALL_MARKED = 21.7;
/* The least space between the counts of two suits, mm. */
static const double BETWEEN_SUITS = 2.4;

/* A number card of the deck. */
struct answer {
    int value_class;
    const char *id;
    int card;
    bool again; /* another suit has the same face, and its card comes earlier */
};

static bool there(const struct printing *printing, struct message *why)
{
    *why = message_of(N_("the deck has no number cards, so it has no equal cards to list"));
    return deck_value_classes(printing->deck) > 0;
}

static int by_face(const void *left, const void *right)
{
    const struct answer *one = left, *other = right;
    int request = one->value_class - other->value_class;

    if (request == 0)
        request = strcmp(one->id, other->id);
    return request ? request : one->card - other->card;
}

static int by_card(const void *left, const void *right)
{
    const struct answer *one = left, *other = right;
    int request = one->value_class - other->value_class;

    return request ? request : one->card - other->card;
}

/* Returns the number cards in rising order of value, those of one value in the deck's order. The
 * caller frees them. */
static struct answer *gather(const struct deck *deck, int *count)
{
    struct answer *answers = memory_new((size_t)deck_card_count(deck), sizeof *answers);

    *count = 0;
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_NUMBER)
            answers[(*count)++] = (struct answer){card->value_class, card->id, i, false};
    }
    qsort(answers, (size_t)*count, sizeof *answers, by_face);
    for (int i = 1; i < *count; i++)
        answers[i].again = answers[i].value_class == answers[i - 1].value_class &&
                           strcmp(answers[i].id, answers[i - 1].id) == 0;
    qsort(answers, (size_t)*count, sizeof *answers, by_card);
    return answers;
}

static bool all_whole(const struct deck *deck)
{
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->kind == CARD_NUMBER && deck_card(deck, i)->value.denominator > 1)
            return false;
    return true;
}

/* Sets *number to the value in a notation; false: it is too long for the table. */
static bool write_value(struct notation *number, struct rational value, enum notation_kind kind)
{
    char digits[32];

    snprintf(digits, sizeof digits, "%" PRId64,
             value.numerator > value.denominator ? value.numerator : value.denominator);
    return strlen(digits) <= DIGITS_MOST &&
           notation_from_value(number, value, kind, NULL) == STATUS_OK;
}

/* Adds the value in one notation, or a dash if that would be too long. */
static void add_value(struct page *page, struct page_cell *cell, struct rational value,
                      enum notation_kind kind)
{
    struct notation number;

    if (write_value(&number, value, kind))
        page_add_number(page, cell, &number);
    else
        page_add_text(page, cell, "–");
}

/* Returns how many characters wide a number is: of a fraction the longer of its two. */
static int characters(const struct notation *number)
{
    char text[NOTATION_TEXT_SIZE];

    notation_canonical(number, text);
    size_t above = strcspn(text, "/"), below = strlen(text) - above;
    return (int)(above > below ? above : below);
}

/* Returns the weight of a column of values, or more where the longest of them needs that. */
static double value_weight(const struct deck *deck, enum notation_kind kind, double usual)
{
    int longest = 0;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        struct notation number;
        if (card->kind == CARD_NUMBER && write_value(&number, card->value, kind) &&
            characters(&number) > longest)
            longest = characters(&number);
    }
    return fmax(usual, BESIDE_NUMBER + CHARACTER * longest);
}

/* Adds how many physical cards of each suit there are among these. */
static void add_counts(struct page *page, struct page_cell *cell, const struct printing *printing,
                       const struct answer *answers, int count)
{
    int copies[DECK_SUITS] = {0};

    for (int i = 0; i < count; i++) {
        const struct card *card = deck_card(printing->deck, answers[i].card);
        copies[card->suit] += card->copies;
    }
    for (int suit = 0; suit < deck_suit_count(printing->deck); suit++) {
        char text[16];
        if (copies[suit] == 0)
            continue;
        snprintf(text, sizeof text, "%d", copies[suit]);
        page_add_text(page, cell, text)->gap = BETWEEN_SUITS;
        deck_page_suit(page, cell, printing, suit)->joined = true;
    }
}

/* Adds a row for one value, with the cards that have it. */
static void add_class(struct page *page, struct page_table *table, const struct printing *printing,
                      bool plain, const struct answer *answers, int count)
{
    struct page_cell *cell = page_add_row(page, table), *mark = &cell[table->columns - 1];
    struct rational value = deck_card(printing->deck, answers[0].card)->value;

    if (!plain) {
        add_value(page, cell++, value, value.denominator == 1 ? NOTATION_WHOLE : NOTATION_FRACTION);
        add_value(page, cell++, value, NOTATION_DECIMAL);
        add_value(page, cell++, value, NOTATION_PERCENT);
    } else {
        add_value(page, cell++, value, NOTATION_WHOLE);
    }
    for (int i = 0; i < count; i++)
        if (!answers[i].again)
            deck_page_face(page, cell, printing, answers[i].card);
    add_counts(page, cell + 1, printing, answers, count);
    if (printing->options->self_check)
        page_add_mark(page, mark, answers[0].value_class, deck_value_classes(printing->deck));
}

/* Returns the width of the column that counts the cards of each suit, in weights: all of them on
 * one line, or half of many. */
static double counts_weight(int suits)
{
    static const int most = 5;
    static const double each = 1.32, least = 4;

    return fmax(least, each * (suits > most ? (suits + 1) / 2 : suits));
}

static struct page_table *add_table(struct page *page, const struct printing *printing, bool plain)
{
    const struct deck *deck = printing->deck;
    double weights[COLUMNS];
    int columns = 0;

    weights[columns++] = value_weight(deck, plain ? NOTATION_WHOLE : NOTATION_FRACTION, 2.1);
    if (!plain) {
        weights[columns++] =
            value_weight(deck, NOTATION_DECIMAL, printing->options->self_check ? 2.9 : 3);
        weights[columns++] = value_weight(deck, NOTATION_PERCENT, 3.1);
    }
    int cards = columns++;
    weights[columns++] = counts_weight(deck_suit_count(deck));
    if (printing->options->self_check)
        weights[columns++] = 2.8;
    weights[cards] = printing->options->self_check ? ALL_MARKED : ALL;
    for (int i = 0; i < columns; i++)
        weights[cards] -= i == cards ? 0 : weights[i];
    struct page_table *table = page_add_table(page, columns, weights);
    struct page_cell *head = page_add_head(page, table);

    deck_page_words(page, head++, N_("Value"));
    if (!plain) {
        deck_page_words(page, head++, N_("Decimal"));
        deck_page_words(page, head++, N_("Percent"));
    }
    deck_page_words(page, head++, N_("On the cards"));
    deck_page_words(page, head++, N_("How many cards"));
    if (printing->options->self_check)
        deck_page_words(page, head, N_("Mark"));
    return table;
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct page page;
    int count, end;
    struct answer *answers = gather(printing->deck, &count);

    deck_page_begin(&page, printing, 1, N_("Equal cards"));
    page.retitled = true;
    page.most_pages = 1; /* if type of usual size allows that */
    deck_page_words(&page, page_add_paragraph(&page),
                    N_("For the teacher. Each line is one value: all cards on it are equal."));
    if (printing->options->self_check)
        deck_page_words(
            &page, page_add_paragraph(&page),
            N_("Equal cards carry the same mark at their edge; no other cards carry it."));
    bool plain = all_whole(printing->deck);
    struct page_table *table = add_table(&page, printing, plain);
    if (deck_value_classes(printing->deck) > MANY)
        table->row_height = LOW_ROW;
    for (int i = 0; i < count; i = end) {
        for (end = i + 1; end < count && answers[end].value_class == answers[i].value_class;)
            end++;
        add_class(&page, table, printing, plain, &answers[i], end - i);
    }
    memory_free(answers);
    return deck_page_draw(&page, printing, press);
}

const struct printable printable_answers = {
    .name = "answers",
    .title = N_("Equal cards"),
    .there = there,
    .draw = draw,
};
