/* Reads, checks and counts the elements that make cards, before there is room for a single card. */
#include "deck/builder.h"

#include <stdlib.h>
#include <string.h>

static int integer_of(const char *text)
{
    return (int)strtol(text, NULL, 10);
}

/* Complains of suits="all". */
static void complain_of_all(struct builder *builder, const struct xml_element *element)
{
    struct diag_edit edit = xml_edit_away(element, "suits");

    diag_propose(builder->diag, SEVERITY_ERROR, xml_at(element, "suits"),
                 message_of(N_("all suits have these cards when “suits” is left out; remove it")),
                 &edit, 1);
}

static bool read_suit_list(struct builder *builder, struct card_source *source,
                           const struct xml_given *fields)
{
    const struct xml_given *suits = &fields[FIELD_SUITS];
    bool good = true;

    _Static_assert(DECK_SUITS <= 8, "a set of suits fits a byte");
    source->suits = (unsigned char)((1u << builder->deck->suit_count) - 1);
    if (!suits->text)
        return true;
    if (suits->count == 1 && deck_find_suit(builder->deck, suits->items[0]) == DECK_NONE &&
        xml_means_all(suits->items[0])) {
        complain_of_all(builder, source->element);
        return false;
    }
    source->suits = 0;
    if (build_no_such_suits(builder, source->element, suits))
        return false;
    for (size_t i = 0; i < suits->count && !diag_is_full(builder->diag); i++) {
        const char *id = suits->items[i];
        int suit = deck_find_suit(builder->deck, id);
        if (suit == DECK_NONE) {
            build_no_such_suit(builder, id,
                               suits->mended ? xml_at(source->element, "suits")
                                             : build_item_at(builder, source->element, "suits", i));
            good = false;
        } else if (source->suits & 1u << suit) {
            build_error(builder, build_item_at(builder, source->element, "suits", i),
                        message_with(N_("the suit “{suit}” is listed twice; list it once"),
                                     arg_typed("suit", id)));
            good = false;
        } else {
            source->suits |= (unsigned char)(1u << suit);
        }
    }
    return good;
}

/* Counts the source's cards. False when the deck has too many, of which it complains once. */
static bool count_cards(struct builder *builder, const struct card_source *source)
{
    int64_t rows = source->suits ? __builtin_popcount(source->suits) : 1;
    int64_t cards = (int64_t)source->faces * rows * source->copies;

    if (builder->too_many)
        return false;
    builder->printed += cards;
    if (builder->printed <= DECK_CARDS_PRINT)
        return true;
    build_error(builder, xml_where(source->element),
                message_with(N_("too many cards: {cards} here, {total} in all, but a deck can have "
                                "at most {limit}; use fewer"),
                             arg_count("cards", cards), arg_count("total", builder->printed),
                             arg_count("limit", DECK_CARDS_PRINT)));
    builder->too_many = true;
    return false;
}

/* Returns whether a card can show the number as a picture; if not, *why gives the reason and
 * borrows the text. */
static bool can_be_drawn(const struct notation *notation, const char *text, enum picture picture,
                         struct message *why)
{
    const struct notation fraction = notation_as_parts(notation, PICTURE_PARTS);
    const bool square = picture == PICTURE_SQUARE && PICTURE_PARTS % fraction.denominator != 0;
    const bool wholes = fraction.numerator > PICTURE_WHOLES * fraction.denominator;
    const int64_t parts = fraction.denominator > PICTURE_PARTS ? fraction.denominator
                          : fraction.numerator > PICTURE_PARTS ? fraction.numerator
                                                               : 0;
    const bool below = fraction.negative && picture != PICTURE_LINE;

    if (!below && !square && !wholes && !parts)
        return true;
    if (square && !below) { /* the picture is at fault: the same words for each number */
        *why = message_of(N_("a hundred square can show only hundredths, and this is not so many "
                             "of them; choose another picture"));
        return false;
    }
    *why = message_with(
        below ? N_("“{number}” is below zero, which only a number line can show; leave it out, or "
                   "write it without “picture” or with picture=\"line\"")
        : wholes && fraction.negative
            ? N_("“{number}” is more than {wholes} wholes below 0, the most that a number line can "
                 "show; choose a number nearer to 0")
        : wholes
            ? N_("“{number}” is more than {wholes} wholes, the most that a picture can show; "
                 "choose a smaller number")
            : N_("“{number}” has {parts} parts, and a picture can show at most {limit}; choose "
                 "a simpler number"),
        arg_typed("number", text), arg_count("wholes", PICTURE_WHOLES), arg_count("parts", parts),
        arg_count("limit", PICTURE_PARTS));
    return false;
}

/* Checks the numbers of a list. They are read again later, when there is room for their cards:
 * keeping them would take more memory than the cards. False: the separators are wrong, and one
 * complaint says so of the whole list. */
static bool check_list(struct builder *builder, const struct card_source *source,
                       const char *values)
{
    const struct xml_element *e = source->element;
    struct number_list list = build_number_list(values);
    struct notation before = {0}, number;
    size_t at_before = 0, mixed = SIZE_MAX; /* where what may be a mixed number begins */
    bool good = true;
    struct message why;

    for (; !diag_is_full(builder->diag) && build_next_number(&list); before = number) {
        const size_t at = list.offset;
        number = (struct notation){0};
        if (build_read_number(builder->deck, &list, &number, &why) != STATUS_OK) {
            if (good && (build_mend_ranges(builder, e) || build_mend_list(builder, e)))
                return false;
            good = false;
            build_refuse_number(builder, e, &list, why);
        } else if (source->picture && !can_be_drawn(&number, list.number, source->picture, &why)) {
            good = false;
            build_error(builder, build_byte_at(builder, e, "values", at), why);
        }
        if (mixed == SIZE_MAX && !list.semicolons && build_is_mixed(&before, &number))
            mixed = at_before;
        at_before = at;
    }
    return !good || mixed == SIZE_MAX || build_ask_mixed(builder, e, mixed);
}

static bool read_values(struct builder *builder, struct card_source *source, const char *values)
{
    struct number_list list = build_number_list(values);

    source->kind = SOURCE_VALUES;
    while (!builder->too_many && build_next_number(&list))
        source->faces++;
    if (builder->too_many)
        return false;
    if (source->faces)
        return count_cards(builder, source) && check_list(builder, source, list.text);
    build_error(builder, xml_at(source->element, "values"),
                message_of(N_("there is no number here; write some, such as 1/2 2/4 0.5")));
    return false;
}

static bool read_range(struct builder *builder, struct card_source *source, int from, int to)
{
    const char *id, *at = "to";
    const int least = source->picture == PICTURE_LINE ? -PICTURE_WHOLES : 0;

    source->from = from;
    if (from > to) {
        id = N_("the range from {from} to {to} is backwards; swap them");
    } else if (source->picture && (from < least || to > PICTURE_WHOLES)) {
        at = "picture";
        id = least < 0 && from < least
                 ? N_("the range from {from} to {to} cannot be drawn, because a number line can "
                      "show at most {limit} wholes below 0; begin at -{limit}, or leave “picture” "
                      "out")
             : from < 0 ? N_("the range from {from} to {to} cannot be drawn, because only a number "
                             "line can show negative numbers; begin at 0, write "
                             "picture=\"line\", or leave “picture” out")
                        : N_("the range from {from} to {to} cannot be drawn, because a picture can "
                             "show at most {limit} wholes; end at {limit}, or leave “picture” out");
    } else {
        source->faces = (uint32_t)((int64_t)to - from + 1);
        return true;
    }
    build_error(builder, xml_at(source->element, at),
                message_with(id, arg_count("from", from), arg_count("to", to),
                             arg_count("limit", PICTURE_WHOLES)));
    return false;
}

enum { ROW = 9 }; /* the length of a row that is shown as an example */

/* Complains of a row of which one end is given, unless a refused attribute may be the other. */
static void complain_of_half_a_row(struct builder *builder, const struct xml_element *element,
                                   const char *given)
{
    bool start = !strcmp(given, "from");
    int64_t end = integer_of(xml_text(element, given));

    if (element->hurt)
        return;
    build_error(builder, xml_at(element, given),
                message_with(N_("“{given}” needs “{missing}” beside it; write both, such as "
                                "from=\"{from}\" to=\"{to}\""),
                             arg_text("given", given), arg_text("missing", start ? "to" : "from"),
                             arg_count("from", start     ? end
                                               : end < 2 ? end - 1
                                                         : 1),
                             arg_count("to", start ? end + ROW - 1 : end)));
}

static bool read_numbers(struct builder *builder, struct card_source *source,
                         const struct xml_given *fields)
{
    const struct xml_element *e = source->element;
    const char *values = fields[FIELD_VALUES].text;
    const char *from = fields[FIELD_FROM].text, *to = fields[FIELD_TO].text;
    bool row = from || to, good = read_suit_list(builder, source, fields);

    if (row && !values && (!from || !to)) {
        complain_of_half_a_row(builder, e, from ? "from" : "to");
        return false;
    }
    if ((values != NULL) == row) {
        bool both = row && values;
        struct message why = message_of(
            both ? N_("“values” lists numbers, and “from” and “to” count them; keep the one or the "
                      "other here, and write another <numbers …/> for the rest")
                 : N_("the numbers are missing; write values=\"1/2 2/4\", or both from=\"1\" and "
                      "to=\"9\""));
        if (both || !e->hurt) /* otherwise a refused attribute may be what it lacks */
            build_error(builder, xml_where(e), why);
        if (both)
            check_list(builder, source, values);
        return false;
    }
    if (!row)
        return read_values(builder, source, values) && good;
    return read_range(builder, source, integer_of(from), integer_of(to)) && good &&
           count_cards(builder, source);
}

static bool read_denominators(struct builder *builder, struct card_source *source, size_t item)
{
    int from, to, limit = source->picture ? PICTURE_PARTS : DECK_DENOMINATORS;

    if (!build_denominators(source->element, item, &from, &to) || to > limit) {
        build_refuse_denominator(builder, source->element, item, limit);
        return false;
    }
    for (int d = from; d <= to && !builder->too_many; d++) {
        if (source->picture == PICTURE_SQUARE && PICTURE_PARTS % d != 0) {
            build_error(builder, build_item_at(builder, source->element, "denominators", item),
                        message_with(N_("a hundred square cannot show a denominator of "
                                        "{denominator}; choose from 2 4 5 10 20 25 50 100"),
                                     arg_count("denominator", d)));
            return false;
        }
        if (builder->seen[d] == builder->fractions) {
            build_error(
                builder, build_item_at(builder, source->element, "denominators", item),
                message_with(N_("the denominator {denominator} is listed twice; list it once"),
                             arg_count("denominator", d)));
            return false;
        }
        builder->seen[d] = builder->fractions;
        source->faces += (uint32_t)d - 1;
    }
    return true;
}

static bool read_fractions(struct builder *builder, struct card_source *source,
                           const struct xml_given *fields)
{
    bool good = read_suit_list(builder, source, fields);

    builder->fractions++;
    if (build_mend_denominators(builder, source->element,
                                source->picture ? PICTURE_PARTS : DECK_DENOMINATORS))
        return false;
    for (size_t i = 0; i < fields[FIELD_DENOMINATORS].count && !diag_is_full(builder->diag); i++)
        good &= read_denominators(builder, source, i);
    return good && count_cards(builder, source);
}

/* Reads an action card of the listed suits, a wild or an extra card: each has one face. */
static bool read_single(struct builder *builder, struct card_source *source,
                        const struct xml_given *fields)
{
    source->faces = 1;
    if (source->kind == SOURCE_WILD)
        source->action = xml_is(source->element, "wild") ? ACTION_WILD : ACTION_WILD_DRAW_FOUR;
    if (source->kind == SOURCE_ACTION) {
        source->action = (unsigned char)(ACTION_DRAW_TWO + xml_word(source->element, "does"));
        if (!read_suit_list(builder, source, fields))
            return false;
    }
    return count_cards(builder, source);
}

/* How each element is read. `fields` has what the file says of its attributes, by enum field, with
 * no text where it says nothing. Returns false after a complaint. */
static const struct source_reader {
    const char *element;
    enum source_kind kind;
    bool (*read)(struct builder *builder, struct card_source *source,
                 const struct xml_given *fields);
} readers[] = {
    {"fractions", SOURCE_FRACTIONS, read_fractions},
    {"numbers", SOURCE_RANGE, read_numbers}, /* or SOURCE_VALUES */
    {"action", SOURCE_ACTION, read_single},
    {"wild", SOURCE_WILD, read_single},
    {"wild-draw-four", SOURCE_WILD, read_single},
    {"extra", SOURCE_EXTRA, read_single},
};

/* How the elements of one rule are read; reader NULL: they make no cards. */
struct source_rule {
    const struct element_rule *rule;
    const struct source_reader *reader;
    int copies; /* where an element does not say how many */
};

/* Finds how to read elements of a rule. Most have the same rule as the one before. */
static void find_reader(struct source_rule *of, const struct element_rule *rule)
{
    if (of->rule == rule)
        return;
    *of = (struct source_rule){.rule = rule};
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
        if (!strcmp(rule->name, readers[i].element))
            of->reader = &readers[i];
    const struct attribute_rule *copies = of->reader ? grammar_attribute(rule, "copies") : NULL;
    if (copies)
        of->copies = integer_of(copies->fallback);
}

void count_sources(struct builder *builder)
{
    struct source_rule of = {0};

    for (const struct xml_element *e = builder->root->first_child; e; e = e->next) {
        find_reader(&of, e->rule);
        if (!of.reader)
            continue;
        builder->source_capacity++;
        for (size_t i = 0; i < e->attribute_count && !builder->spin; i++) {
            struct xml_given given = xml_given(e, i);
            if (given.rule->key == FIELD_SPIN && !strcmp(given.text, "yes"))
                builder->spin = e;
        }
    }
}

/* Reads the name of a back, and keeps each name once. Whether the template has it shows only when
 * the deck is drawn. */
static void read_back(struct builder *builder, struct card_source *source, const char *name)
{
    struct deck *deck = builder->deck;

    source->back = DECK_NONE;
    if (!name)
        return;
    for (int i = 0; i < deck->back_count; i++)
        if (!strcmp(deck->backs[i].name, name))
            source->back = (signed char)i;
    if (source->back != DECK_NONE)
        return;
    if (deck->back_count == DECK_BACKS) {
        struct message why =
            message_with(N_("a deck can use at most {limit} different backs; use one of those"),
                         arg_count("limit", DECK_BACKS));
        if (!builder->too_many_backs)
            build_error(builder, xml_at(source->element, "back"), why);
        builder->too_many_backs = true;
        return;
    }
    struct deck_back *back = &deck->backs[deck->back_count];
    *back =
        (struct deck_back){arena_copy_text(&deck->arena, name), xml_at(source->element, "back")};
    build_keep_position(builder, &back->where);
    source->back = (signed char)deck->back_count++;
}

void build_sources(struct builder *builder)
{
    struct source_rule of = {0};

    builder->sources = memory_new(builder->source_capacity, sizeof *builder->sources);
    for (const struct xml_element *e = builder->root->first_child;
         e && !diag_is_full(builder->diag); e = e->next) {
        find_reader(&of, e->rule);
        if (!of.reader)
            continue;
        struct card_source source = {.element = e,
                                     .kind = (unsigned char)of.reader->kind,
                                     .copies = of.copies,
                                     .points = DECK_NONE};
        struct xml_given fields[FIELDS] = {{0}};
        for (size_t i = 0; i < e->attribute_count; i++) {
            struct xml_given given = xml_given(e, i);
            fields[given.rule->key] = given;
        }
        if (fields[FIELD_COPIES].text)
            source.copies = integer_of(fields[FIELD_COPIES].text);
        if (fields[FIELD_POINTS].text)
            source.points = integer_of(fields[FIELD_POINTS].text);
        if (fields[FIELD_PICTURE].text)
            source.picture = (unsigned char)(xml_word(e, "picture") + 1);
        source.spin = fields[FIELD_SPIN].text && xml_boolean(e, "spin");
        read_back(builder, &source, fields[FIELD_BACK].text);
        if (of.reader->read(builder, &source, fields) && !e->hurt)
            builder->sources[builder->source_count++] = source;
    }
}
