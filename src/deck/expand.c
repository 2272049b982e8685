/* Makes the cards from the sources, in the order of printing. */
#include "deck/builder.h"

#include <stdio.h>
#include <string.h>

enum { ID_SIZE = NOTATION_TEXT_SIZE + 16 };

/* One element being expanded for one suit, which may be DECK_NONE. */
struct expansion {
    struct builder *builder;
    struct card_source *source;
    int suit;
};

/* Returns whether the card in hand is of the first suit of its source: a mistake in a list is the
 * same for every suit, and one complaint of it is enough. */
static bool is_of_first_suit(const struct expansion *expansion)
{
    int suit = expansion->suit;

    return suit == DECK_NONE || (expansion->source->suits & ((1u << suit) - 1)) == 0;
}

/* Notes that two lists have the same number, which may have been copied with one of them. */
static void note_double(const struct expansion *expansion, const struct card *card, int first,
                        unsigned offset)
{
    const struct card_source *source = expansion->source;
    struct builder *builder = expansion->builder;

    if (source->kind != SOURCE_VALUES || builder->sources[first].kind != SOURCE_VALUES ||
        !is_of_first_suit(expansion))
        return;
    diag_add(
        builder->diag, SEVERITY_NOTE, build_byte_at(builder, source->element, "values", offset),
        message_with(N_("the list in line {line} has this number, too, so there are more cards "
                        "of it than of others; if you do not want that, remove it here"),
                     arg_count("line", card->where.line)));
}

/* Handles a face that is there already. When two elements make it, their copies add up, if they
 * give it the same points and back; twice in one list it is a slip. */
static void merge(struct expansion *expansion, int index, unsigned offset)
{
    struct card_source *source = expansion->source;
    struct builder *builder = expansion->builder;
    struct card *card = &builder->deck->cards[index];
    struct maker *maker = &builder->makers[index];
    int maker_now = (int)(source - builder->sources);

    if (maker->last == maker_now) {
        if (!is_of_first_suit(expansion))
            return;
        build_error(
            builder, build_byte_at(builder, source->element, "values", offset),
            message_with(
                N_("“{card}” is in this list twice; remove one, or use copies to get more of it"),
                arg_text("card", card->id)));
        return;
    }
    maker->last = maker_now;
    if (card->points == source->points && card->back == source->back) {
        card->copies += source->copies;
        note_double(expansion, card, maker->source, offset);
    } else if (!source->complained) {
        source->complained = true;
        build_error(builder, xml_where(source->element),
                    message_with(card->points != source->points
                                     ? N_("“{card}” has different points here than in line {line}; "
                                          "give both the same")
                                     : N_("“{card}” has a different back here than in line {line}; "
                                          "give both the same"),
                                 arg_text("card", card->id), arg_count("line", card->where.line)));
    }
}

/* Adds a card. `made` has what only this kind of card has; the rest is filled in here. */
static void add_card(struct expansion *expansion, const struct card *made, const char *id,
                     unsigned offset)
{
    const struct card_source *source = expansion->source;
    struct builder *builder = expansion->builder;
    struct deck *deck = builder->deck;
    struct deck_place place = deck_place(deck, expansion->suit, id);

    if (place.index != DECK_NONE) {
        merge(expansion, place.index, offset);
        return;
    }
    struct card *card = &deck->cards[deck->card_count];
    *card = *made;
    card->id = arena_copy_text(&deck->arena, id);
    card->suit = (signed char)expansion->suit;
    card->copies = source->copies;
    card->points = source->points;
    card->back = source->back;
    card->where = xml_where(source->element);
    build_keep_position(builder, &card->where);
    int maker = (int)(source - builder->sources);
    builder->makers[deck->card_count++] = (struct maker){maker, offset, maker};
    deck->places[place.at] = place.hash | (uint32_t)deck->card_count;
}

static void add_number(struct expansion *expansion, const struct notation *notation,
                       unsigned offset)
{
    const struct card_source *source = expansion->source;
    const char *picture = source->picture ? picture_words[source->picture - 1] : "";
    char id[ID_SIZE], *number = id;
    const struct card card = {.kind = CARD_NUMBER,
                              .notation = *notation,
                              .picture = source->picture,
                              .value = notation_value(notation),
                              .value_class = DECK_NONE,
                              .spin = source->spin};

    if (source->picture)
        number += snprintf(id, sizeof id, "%s:", picture);
    notation_canonical(notation, number);
    if (source->spin)
        memcpy(number + strlen(number), "*", 2);
    add_card(expansion, &card, id, offset);
}

static void expand_range(struct expansion *expansion)
{
    for (uint32_t i = 0; i < expansion->source->faces; i++) {
        struct notation notation = notation_of_whole(expansion->source->from + (int64_t)i);
        add_number(expansion, &notation, 0);
    }
}

static void expand_values(struct expansion *expansion)
{
    struct number_list list = build_number_list(xml_text(expansion->source->element, "values"));

    while (build_next_number(&list)) {
        struct notation notation = {0};
        struct message why;
        /* Complaints of wrong numbers were made when they were counted. */
        if (build_read_number(expansion->builder->deck, &list, &notation, &why) == STATUS_OK)
            add_number(expansion, &notation, (unsigned)list.offset);
    }
}

static void expand_fractions(struct expansion *expansion)
{
    const struct xml_element *e = expansion->source->element;

    for (size_t i = 0; i < xml_count(e, "denominators"); i++) {
        int from = 0, to = -1;
        build_denominators(e, i, &from, &to);
        for (int d = from; d <= to; d++) {
            for (int n = 1; n < d; n++) {
                struct notation notation = notation_of_fraction(n, d);
                add_number(expansion, &notation, 0);
            }
        }
    }
}

static void expand_action(struct expansion *expansion)
{
    const struct card card = {.kind = CARD_ACTION,
                              .action = expansion->source->action,
                              .value_class = DECK_NONE,
                              .value = {0, 1}};

    add_card(expansion, &card, action_ids[card.action], 0);
}

static void expand_extra(struct expansion *expansion)
{
    const struct xml_element *e = expansion->source->element;
    char id[ID_SIZE];
    struct card card = {.kind = CARD_EXTRA,
                        .value_class = DECK_NONE,
                        .value = {0, 1},
                        .reference = xml_boolean(e, "reference")};

    /* This id is unique, and no card that is played has it. */
    snprintf(id, sizeof id, "extra-%d", expansion->builder->deck->card_count + 1);
    words_read(&card.title, &expansion->builder->deck->arena, e, "title", NULL);
    add_card(expansion, &card, id, 0);
}

static void (*const expanders[])(struct expansion *) = {
    [SOURCE_RANGE] = expand_range,         [SOURCE_VALUES] = expand_values,
    [SOURCE_FRACTIONS] = expand_fractions, [SOURCE_ACTION] = expand_action,
    [SOURCE_WILD] = expand_action,         [SOURCE_EXTRA] = expand_extra,
};

static void expand_where(struct builder *builder, int suit, bool extra)
{
    for (size_t i = 0; i < builder->source_count; i++) {
        struct card_source *source = &builder->sources[i];
        struct expansion expansion = {builder, source, suit};
        bool wanted = suit == DECK_NONE ? !source->suits && (source->kind == SOURCE_EXTRA) == extra
                                        : (source->suits & 1u << suit) != 0;
        if (wanted)
            expanders[source->kind](&expansion);
    }
}

void build_cards(struct builder *builder)
{
    struct deck *deck = builder->deck;
    size_t faces = 0, places = 4; /* faces: at most, since elements may make the same one */

    for (size_t i = 0; i < builder->source_count; i++) {
        const struct card_source *source = &builder->sources[i];
        faces += source->faces * (source->suits ? (size_t)__builtin_popcount(source->suits) : 1);
    }
    while (places < faces + faces / 4)
        places *= 2;
    deck->place_mask = (unsigned)places - 1;
    deck->cards = memory_new(faces, sizeof *deck->cards);
    deck->places = memory_new(places, sizeof *deck->places);
    builder->makers = memory_new(faces, sizeof *builder->makers);
    for (int suit = 0; suit < deck->suit_count; suit++)
        expand_where(builder, suit, false);
    expand_where(builder, DECK_NONE, false);
    expand_where(builder, DECK_NONE, true);
    for (int i = 0; i < deck->card_count; i++) {
        deck->printed += deck->cards[i].copies;
        if (deck->cards[i].kind != CARD_EXTRA)
            deck->played += deck->cards[i].copies;
    }
}
