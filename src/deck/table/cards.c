/* Collects the cards of a table, suit by suit. */
#include "base/hash.h"
#include "deck/table/rows.h"

#include "deck/model.h"

#include <stdlib.h>
#include <string.h>

/* A hash table by suit and id. */
struct faces {
    struct table_card **places;
    size_t mask;
};

static struct table_card **place_of(const struct faces *faces, const struct table_card *card)
{
    unsigned char suit = (unsigned char)card->index;
    size_t place = hash_text(hash_bytes(HASH_START, &suit, 1), card->id) & faces->mask;

    for (; faces->places[place]; place = (place + 1) & faces->mask)
        if (faces->places[place]->index == card->index &&
            !strcmp(faces->places[place]->id, card->id))
            break;
    return &faces->places[place];
}

static void merge(struct table *table, struct table_card *first, const struct table_card *again)
{
    first->copies += again->copies;
    if (!first->hands.text)
        first->hands = again->hands;
    if (first->points == again->points && table_same_back(first, again))
        return;
    table_complain(
        table, again->at,
        message_with(
            first->points != again->points
                ? N_("“{card}” has different points here than in line {line}; give both the same")
                : N_("“{card}” has a different back here than in line {line}; give both the same"),
            arg_text("card", again->id), arg_count("line", first->at.line)));
}

static struct table_card **new_list(struct table *table, size_t count)
{
    struct table_card **list = arena_new(&table->arena, count + 1, sizeof *list);

    return list;
}

static void sort_by_suit(struct table *table, struct card_lists *lists, const struct faces *faces)
{
    for (size_t i = 0; i < table->card_count; i++) {
        struct table_card *card = &table->cards[i];
        struct card_list *list = &lists->suits[card->index < 0 ? DECK_SUITS : card->index];
        struct table_card **place = place_of(faces, card);
        bool wild = card->action == ACTION_WILD || card->action == ACTION_WILD_DRAW_FOUR;
        if (card->index == DECK_NONE && !wild) /* its suit was not found */
            continue;
        if (*place) {
            merge(table, *place, card);
            continue;
        }
        *place = card;
        list->cards[list->count++] = card;
    }
}

static int by_value(const void *left, const void *right)
{
    const struct table_card *a = *(struct table_card *const *)left,
                            *b = *(struct table_card *const *)right;
    int order = rational_compare(notation_value(&a->notation), notation_value(&b->notation));

    return order ? order : (a > b) - (a < b);
}

static bool read_hands(struct table *table, struct table_card *card)
{
    static const char *const words[] = {
#define HANDS(identifier, word, ...) word,
#include "deck/hands-list.h"
#undef HANDS
        NULL};

    if (card->action != ACTION_NONE) {
        table_mend(table, &card->hands,
                   message_with(N_("only number cards can move hands; leave out “{value}”"),
                                arg_typed("value", card->hands.text)),
                   "");
        return false;
    }
    int index = table_word(
        table, &card->hands, words,
        N_("“{value}” is not a valid value here; write one of: {words}"),
        N_("“{value}” is not a valid value here; did you mean “{near}”? Write one of: {words}"));
    if (index >= 0)
        card->hands.text = words[index];
    return index >= 0;
}

/* Collects one card of each value that moves hands. */
static void gather_hands(struct table *table, struct card_lists *lists)
{
    size_t count = 0;

    for (size_t i = 0; i < table->card_count; i++)
        if (table->cards[i].hands.text && read_hands(table, &table->cards[i]))
            lists->hands[count++] = &table->cards[i];
    if (count)
        qsort(lists->hands, count, sizeof *lists->hands, by_value);
    for (size_t i = 0; i < count; i++) {
        struct table_card *card = lists->hands[i];
        struct table_card *last = lists->hands_count ? lists->hands[lists->hands_count - 1] : NULL;
        if (!last ||
            !rational_equal(notation_value(&last->notation), notation_value(&card->notation)))
            lists->hands[lists->hands_count++] = card;
        else if (strcmp(last->hands.text, card->hands.text) != 0)
            table_complain(table, card->hands.at,
                           message_with(N_("“{value}” moves hands differently from its equal in "
                                           "line {line}; all forms of a value must do the same"),
                                        arg_text("value", card->id),
                                        arg_count("line", last->at.line)));
    }
}

void table_gather_cards(struct table *table, struct card_lists *lists)
{
    struct faces faces = {.mask = 16};
    size_t counts[DECK_SUITS + 1] = {0};

    *lists = (struct card_lists){0};
    for (size_t i = 0; i < table->card_count; i++)
        counts[table->cards[i].index < 0 ? DECK_SUITS : table->cards[i].index]++;
    while (faces.mask < 2 * table->card_count)
        faces.mask *= 2;
    faces.places = new_list(table, faces.mask--);
    lists->hands = new_list(table, table->card_count);
    for (int i = 0; i <= DECK_SUITS; i++)
        lists->suits[i].cards = new_list(table, counts[i]);
    sort_by_suit(table, lists, &faces);
    gather_hands(table, lists);
}
