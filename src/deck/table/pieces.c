/* Cuts a list of cards into pieces that one element of a deck file can make. */
#include "deck/table/rows.h"

#include <string.h>

enum {
    DENOMINATOR_LIMIT = 1000,
    PICTURE_LIMIT = 100,
    ROW_LENGTH = 3,   /* a row of so many is shorter to write than its numbers */
    LIST_LENGTH = 200 /* the most numbers of a list, so that no tag gets too long */
};

bool table_same_back(const struct table_card *left, const struct table_card *right)
{
    return left->back.text && right->back.text ? !strcmp(left->back.text, right->back.text)
                                               : left->back.text == right->back.text;
}

static bool alike(const struct table_card *left, const struct table_card *right)
{
    return table_same_back(left, right) && left->action == right->action &&
           left->copies == right->copies && left->points == right->points &&
           left->picture == right->picture && left->spin == right->spin;
}

bool piece_equal(const struct piece *left, const struct piece *right)
{
    if (left->kind != right->kind || left->count != right->count ||
        !alike(left->cards[0], right->cards[0]))
        return false;
    for (size_t i = 0; i < left->count; i++)
        if (strcmp(left->cards[i]->id, right->cards[i]->id) != 0)
            return false;
    return true;
}

/* Returns how many cards from the first on are 1/d, 2/d … (d − 1)/d; 0 when one of these is
 * missing. */
static size_t count_denominator(struct table_card *const *cards, size_t count)
{
    int64_t denominator = cards[0]->notation.denominator;
    int64_t limit = cards[0]->picture ? PICTURE_LIMIT : DENOMINATOR_LIMIT;

    if (denominator < 2 || denominator > limit || (size_t)denominator - 1 > count)
        return 0;
    for (int64_t i = 0; i < denominator - 1; i++) {
        const struct notation *n = &cards[i]->notation;
        if (n->kind != NOTATION_FRACTION || n->negative || n->numerator != i + 1 ||
            n->denominator != denominator)
            return 0;
    }
    return (size_t)denominator - 1;
}

/* Returns how many cards from the first on make complete rows of fractions, one after the other. */
static size_t count_fractions(struct table_card *const *cards, size_t count)
{
    size_t all = 0, row;

    while (all < count && (row = count_denominator(cards + all, count - all)))
        all += row;
    return all < ROW_LENGTH ? 0 : all;
}

static size_t count_range(struct table_card *const *cards, size_t count)
{
    size_t all = 0;

    for (; all < count; all++) {
        const struct notation *n = &cards[all]->notation;
        if (n->kind != NOTATION_WHOLE || n->negative ||
            n->whole != cards[0]->notation.whole + (int64_t)all ||
            (cards[0]->picture && n->whole > PICTURE_LIMIT))
            break;
    }
    return all < ROW_LENGTH ? 0 : all;
}

static struct piece cut(struct table_card **cards, size_t count)
{
    struct piece piece = {PIECE_ACTION, cards, 1};

    if (cards[0]->action != ACTION_NONE)
        return piece;
    if ((piece.count = count_fractions(cards, count))) {
        piece.kind = PIECE_FRACTIONS;
    } else if ((piece.count = count_range(cards, count))) {
        piece.kind = PIECE_RANGE;
    } else {
        piece = (struct piece){PIECE_VALUES, cards, 1};
        while (piece.count < count && piece.count < LIST_LENGTH &&
               !count_fractions(cards + piece.count, count - piece.count) &&
               !count_range(cards + piece.count, count - piece.count))
            piece.count++;
    }
    return piece;
}

void table_cut(struct table *table, const struct card_list *cards, struct pieces *pieces)
{
    pieces->count = 0;
    pieces->list = arena_new(&table->arena, cards->count + 1, sizeof *pieces->list);
    for (size_t from = 0, to; from < cards->count; from = to) {
        for (to = from + 1; to < cards->count && alike(cards->cards[from], cards->cards[to]); to++)
            continue;
        for (size_t at = from; at < to; at += pieces->list[pieces->count++].count)
            pieces->list[pieces->count] = cut(cards->cards + at, to - at);
    }
}
