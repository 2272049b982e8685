/* Reads which values move hands (H3): <hands value="1/3" does="swap"/> marks every number card of
 * an equal value. The element stands beside those that make cards, because one of these makes many
 * values, and several can make one value, all of whose forms must do the same. */
#include "deck/builder.h"

#include <math.h>

/* One number card of each value class, in the order of their values. */
struct classes {
    const struct card **card;
    int count;
};

static double distance(struct rational left, struct rational right)
{
    return fabs((double)left.numerator / (double)left.denominator -
                (double)right.numerator / (double)right.denominator);
}

/* Complains that no card has the value. `above` is the first class of a greater value, or the
 * number of classes. */
static void complain_of_value(struct builder *builder, const struct xml_element *e,
                              const struct classes *classes, struct rational value, int above)
{
    int nearest = above;
    struct message why =
        message_with(classes->count ? N_("this deck has no card with the value “{value}”; choose "
                                         "one that it has, such as {nearest}, the nearest")
                                    : N_("this deck has no numbers, so no card has the value "
                                         "“{value}”; add numbers, or remove this"),
                     arg_typed("value", xml_text(e, "value")));

    if (classes->count) {
        if (above == classes->count ||
            (above > 0 && distance(value, classes->card[above - 1]->value) <=
                              distance(value, classes->card[above]->value)))
            nearest = above - 1;
        message_add(&why, arg_notation("nearest", &classes->card[nearest]->notation));
    }
    build_error(builder, xml_at(e, "value"), why);
}

/* Notes which element names a class. by[] has the element that named each class; NULL: none has. */
static void mark_class(struct builder *builder, const struct xml_element *e,
                       const struct classes *classes, const struct xml_element **by,
                       struct rational value)
{
    int class = 0, end = classes->count; /* class: the first worth as much or more */

    while (class < end) {
        int middle = class + (end - class) / 2;
        if (rational_compare(classes->card[middle]->value, value) < 0)
            class = middle + 1;
        else
            end = middle;
    }
    if (class == classes->count || !rational_equal(classes->card[class]->value, value))
        complain_of_value(builder, e, classes, value, class);
    else if (by[class])
        build_error(
            builder, xml_at(e, "value"),
            message_with(N_("“{value}” is the same value as in line {line}; name each value once"),
                         arg_typed("value", xml_text(e, "value")),
                         arg_count("line", xml_where(by[class]).line)));
    else
        by[class] = e;
}

static enum status read_value(const struct builder *builder, const struct xml_element *e,
                              struct rational *value, struct message *why)
{
    const struct notation_options options = build_number_options(builder->deck);
    struct notation notation;
    enum status status = notation_parse(&notation, xml_text(e, "value"), &options, why);

    if (status == STATUS_OK)
        *value = notation_value(&notation);
    return status;
}

/* Asks for the number that may be meant, or says why there is none. */
static void refuse_value(struct builder *builder, const struct xml_element *e, struct message why)
{
    const struct notation_options options = build_number_options(builder->deck);
    const char *text = xml_text(e, "value");
    char meant[NOTATION_TEXT_SIZE];

    if (notation_suggest(text, &options, meant)) {
        struct diag_edit edit = xml_edit(e, "value", meant);
        diag_propose(builder->diag, SEVERITY_ERROR, xml_at(e, "value"),
                     notation_suggestion(text, meant), &edit, 1);
    } else {
        build_error(builder, xml_at(e, "value"), why);
    }
}

void check_hands(struct builder *builder)
{
    struct rational value;
    struct message why;

    for (const struct xml_element *e = xml_child(builder->root, "hands");
         e && !diag_is_full(builder->diag); e = xml_next(e))
        if (xml_has(e, "value") && read_value(builder, e, &value, &why) != STATUS_OK)
            refuse_value(builder, e, why);
}

void build_hands(struct builder *builder)
{
    struct deck *deck = builder->deck;
    struct classes classes = {.count = deck->value_classes};
    struct rational value;

    if (!xml_child(builder->root, "hands"))
        return;
    classes.card = arena_new(&builder->scratch, (size_t)classes.count + 1, sizeof *classes.card);
    const struct xml_element **by =
        arena_new(&builder->scratch, (size_t)classes.count + 1, sizeof *by);
    for (int i = 0; i < deck->card_count; i++)
        if (deck->cards[i].value_class != DECK_NONE)
            classes.card[deck->cards[i].value_class] = &deck->cards[i];
    for (const struct xml_element *e = xml_child(builder->root, "hands");
         e && !diag_is_full(builder->diag); e = xml_next(e))
        if (read_value(builder, e, &value, NULL) == STATUS_OK) /* else check_hands() complained */
            mark_class(builder, e, &classes, by, value);
    for (int i = 0; i < deck->card_count; i++) {
        struct card *card = &deck->cards[i];
        if (card->value_class != DECK_NONE && by[card->value_class])
            card->hands =
                (enum hands_effect)(HANDS_NONE + 1 + xml_word(by[card->value_class], "does"));
    }
}
