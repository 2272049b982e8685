/* Finds values without a partner. In a deck that plays by value, a value that only one suit has is
 * matched by colour alone: such a card teaches nothing. */
#include "deck/builder.h"

#include "base/strbuf.h"

#include <stdlib.h>

enum { LISTED_AT_MOST = 12 };

/* A value without a partner: one of its cards, and where that card was written. */
struct lonely {
    int card, source;
    unsigned offset, order; /* order: by value */
};

/* Orders values of one element: those of a list as in the file, those of a generator from the
 * smallest. */
static int by_place(const void *left, const void *right)
{
    const struct lonely *a = left, *b = right;

    if (a->offset != b->offset)
        return a->offset < b->offset ? -1 : 1;
    return a->order < b->order ? -1 : 1;
}

/* Makes one complaint for all values of an element. */
static void complain_of_lonely(struct builder *builder, const struct lonely *first, size_t count)
{
    const struct card_source *source = &builder->sources[first->source];
    struct strbuf cards = {0};

    if (!diag_wants_warning(builder->diag))
        return;
    for (size_t i = 0; i < count && i < LISTED_AT_MOST; i++)
        strbuf_addf(&cards, "%s%s", i ? ", " : "", builder->deck->cards[first[i].card].id);
    if (count > LISTED_AT_MOST)
        strbuf_add(&cards, ", …");
    build_warning(builder,
                  source->kind == SOURCE_VALUES
                      ? build_byte_at(builder, source->element, "values", first->offset)
                      : xml_where(source->element),
                  message_plural(NP_("{cards} has no partner: no card of another suit equals it; "
                                     "add an equal number in another suit",
                                     "{cards} have no partners: no card of another suit equals any "
                                     "of these {count}; add equal numbers in other suits"),
                                 arg_count("count", (int64_t)count),
                                 arg_text("cards", strbuf_text(&cards))));
    strbuf_release(&cards);
}

void check_partners(struct builder *builder, const int *sorted, size_t count)
{
    const struct deck *deck = builder->deck;
    struct lonely *lonely = memory_new(2 * (size_t)deck->value_classes, sizeof *lonely);
    size_t *place = memory_new(builder->source_count + 1, sizeof *place);
    size_t found = 0;

    for (size_t start = 0, end; start < count; start = end) {
        const struct card *card = &deck->cards[sorted[start]];
        bool partner = false;
        for (end = start; end < count; end++) {
            const struct card *other = &deck->cards[sorted[end]];
            if (other->value_class != card->value_class)
                break;
            partner |= other->suit != card->suit;
        }
        if (partner)
            continue;
        const struct maker *maker = &builder->makers[sorted[start]];
        lonely[found] =
            (struct lonely){sorted[start], maker->source, maker->offset, (unsigned)found};
        found++;
    }
    /* Brings the values of an element together, with the elements as in the file, by counting their
     * places. */
    struct lonely *in_order = lonely + deck->value_classes;
    for (size_t i = 0; i < found; i++)
        place[lonely[i].source + 1]++;
    for (size_t i = 1; i < builder->source_count; i++)
        place[i] += place[i - 1];
    for (size_t i = 0; i < found; i++)
        in_order[place[lonely[i].source]++] = lonely[i];
    for (size_t start = 0, end; start < found; start = end) {
        for (end = start; end < found && in_order[end].source == in_order[start].source; end++)
            continue;
        if (end - start > 1)
            qsort(&in_order[start], end - start, sizeof *in_order, by_place);
        complain_of_lonely(builder, &in_order[start], end - start);
    }
    memory_free(place);
    memory_free(lonely);
}
