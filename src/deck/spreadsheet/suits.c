/* Completes suits that a table describes in part, or not at all: the usual colours get their usual
 * names in four languages, colour and shape; suits with other names get a colour and a shape that
 * are still free. */
#include "deck/spreadsheet/rows.h"

#include "base/suggest.h"
#include "base/utf8.h"
#include "colour/sight.h"
#include "deck/usual_suits.h"
#include "xml/value.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Returns the suit that a card's word means, by its id or one of its names; −1 when there is
 * none. */
static int find_suit(const struct rows *rows, const char *word)
{
    for (int i = 0; i < rows->suit_count; i++)
        if (!strcasecmp(word, rows->suits[i].id.text))
            return i;
    for (int i = 0; i < rows->suit_count; i++)
        for (const struct rows_text *t = rows->suits[i].texts.first; t; t = t->next)
            if (t->title.text && !strcasecmp(word, t->title.text))
                return i;
    return -1;
}

static void add_text(struct rows *rows, struct text_list *list, const char *language,
                     const char *title, struct position at)
{
    struct rows_text *text = arena_new(&rows->arena, 1, sizeof *text);

    *text = (struct rows_text){.language = language, .title = {title, at}};
    rows_append(list, text);
}

/* Makes an id of the word's letters and digits; "suit-1" where it has no letters, or another suit
 * has that id. */
static const char *id_of(struct rows *rows, const char *word)
{
    char id[33] = "";
    struct strbuf plain = {0}; /* tuerkis of Türkis */
    size_t length = 0;

    value_add_name(word, &plain);
    for (const char *c = strbuf_text(&plain); *c && length < sizeof id - 1; c++)
        if (isalpha((unsigned char)*c) || (length && isdigit((unsigned char)*c)))
            id[length++] = (char)tolower((unsigned char)*c);
    strbuf_release(&plain);
    if (!length || find_suit(rows, id) >= 0)
        snprintf(id, sizeof id, "suit-%d", rows->suit_count + 1);
    return rows_keep(rows, id);
}

static int add_suit(struct rows *rows, const struct cell *word)
{
    const struct usual_suit *known = usual_suit(word->text);
    const char *id = known ? rows_keep(rows, known->names[0]) : id_of(rows, word->text);
    int found = find_suit(rows, id);

    if (found >= 0)
        return found;
    struct rows_suit *suit = &rows->suits[rows->suit_count++];
    suit->id = (struct cell){id, word->at, 0};
    if (!known)
        add_text(rows, &suit->texts, rows->language, word->text, word->at);
    return rows->suit_count - 1;
}

static void complain_no_suit(struct rows *rows, const struct cell *word)
{
    const char *ids[DECK_SUITS];
    struct strbuf list = {0};

    for (int i = 0; i < rows->suit_count; i++) {
        ids[i] = rows->suits[i].id.text;
        strbuf_addf(&list, "%s%s", i ? ", " : "", ids[i]);
    }
    const char *near = suggest_nearest(word->text, ids, (size_t)rows->suit_count);
    rows_mend(
        rows, word,
        message_with(
            near ? N_("there is no suit “{suit}”; did you mean “{nearest}”? The deck has: {suits}")
                 : N_("there is no suit “{suit}”; the deck has: {suits}"),
            arg_typed("suit", word->text), arg_text("nearest", near),
            arg_text("suits", strbuf_text(&list))),
        near);
    strbuf_release(&list);
}

/* Finds the suit of a card. In a table without lines of the kind “suit”, the cards say which suits
 * there are. */
static void settle_card(struct rows *rows, struct rows_card *card, bool described)
{
    if (rows_is_wild(card)) {
        if (card->suit.text)
            rows_mend(rows, &card->suit,
                      message_with(N_("a wild card has no suit; leave out “{value}”"),
                                   arg_typed("value", card->suit.text)),
                      "");
        return;
    }
    if (!card->suit.text)
        return;
    card->index = find_suit(rows, card->suit.text);
    if (card->index < 0 && !described && rows->suit_count < DECK_SUITS)
        card->index = add_suit(rows, &card->suit);
    if (card->index < 0)
        complain_no_suit(rows, &card->suit);
}

/* Complains of the cards that have no suit, all at once: a spreadsheet that merged cells saves only
 * the first of them. */
static void complain_without_suit(struct rows *rows)
{
    struct places places = {0};

    for (size_t i = 0; i < rows->card_count; i++) {
        const struct rows_card *card = &rows->cards[i];
        if (!card->suit.text && !rows_is_wild(card))
            places_add(&places, &(struct cell){card->id, card->at, 0});
    }
    if (places_end(&places))
        rows_complain(
            rows, places.cells->at,
            message_with(places.count > 1
                             ? N_("this card has no suit, nor have others (they are in the lines "
                                  "{lines}); write the suit in every line, as a spreadsheet saves "
                                  "only the first of merged cells")
                             : N_("this card has no suit; write one, such as blue"),
                         arg_text("lines", strbuf_text(&places.lines))));
    places_release(&places);
}

/* Returns how many lines have a card of the suit. */
static size_t count_lines(const struct rows *rows, int suit)
{
    size_t count = 0;

    for (size_t i = 0; i < rows->card_count; i++)
        count += rows->cards[i].index == suit;
    return count;
}

/* Returns the name that was mistyped as the suit's; NULL when the suit seems to be meant. `word` is
 * what the table calls each suit. One of the usual colours is always asked about, another suit only
 * if it has many more lines: Cats and Bats may both be suits. */
static const char *mistyped(const struct rows *rows, const char *const *word, int suit)
{
    const char *names[DECK_SUITS * (1 + USUAL_LANGUAGES)];
    size_t count = 0;
    enum { MANY = 3 };

    if (usual_suit(word[suit]) || strpbrk(word[suit], "0123456789"))
        return NULL;
    for (int i = 0; i < rows->suit_count; i++)
        if (i != suit &&
            (usual_suit(word[i]) || count_lines(rows, i) >= MANY * count_lines(rows, suit)))
            names[count++] = word[i];
    for (int i = 0; i < rows->suit_count; i++)
        for (int l = 0; l < USUAL_LANGUAGES && usual_suit(word[i]); l++)
            names[count++] = usual_suit(word[i])->names[l];
    return suggest_nearest(word[suit], names, count);
}

static const char *suggest_suit(struct rows *rows, const struct cell *cell, int choice)
{
    (void)cell, (void)choice;
    return rows->suggested_suit;
}

/* Asks about suits that look like a mistyped name of another. */
static void ask_about_suits(struct rows *rows)
{
    const char *word[DECK_SUITS];

    for (size_t i = rows->card_count; i > 0; i--)
        if (rows->cards[i - 1].index >= 0)
            word[rows->cards[i - 1].index] = rows->cards[i - 1].suit.text;
    for (int suit = 0; suit < rows->suit_count; suit++) {
        struct places places = {0};
        const char *meant = mistyped(rows, word, suit);
        for (size_t i = 0; meant && i < rows->card_count; i++)
            if (rows->cards[i].index == suit)
                places_add(&places, &rows->cards[i].suit);
        if (places_end(&places)) {
            rows->suggested_suit = meant;
            rows_mend_all(
                rows, SEVERITY_ERROR, &places,
                message_with(
                    places.count > 1
                        ? N_("there is no suit “{suit}” (in the lines {lines}); did you mean "
                             "“{nearest}”? If not, add a line of the kind “suit” for every suit")
                        : N_("there is no suit “{suit}”; did you mean “{nearest}”? If not, add a "
                             "line of the kind “suit” for every suit"),
                    arg_typed("suit", places.cells->text), arg_text("nearest", meant),
                    arg_text("lines", strbuf_text(&places.lines))),
                suggest_suit, 1);
        }
        places_release(&places);
    }
}

static bool is_taken(const struct rows *rows, int suit, bool shape, const char *value)
{
    for (int i = 0; i < rows->suit_count; i++) {
        const char *other = shape ? rows->suits[i].shape.text : rows->suits[i].rgb.text;
        if (i != suit && other && !strcasecmp(other, value))
            return true;
    }
    return false;
}

/* Returns the usual shape of the suit, else the first that is free. */
static const char *free_shape(const struct rows *rows, int suit)
{
    const struct usual_suit *known = usual_suit(rows->suits[suit].id.text);
    const char *shape = known ? known->shape : NULL;

    for (int i = 0; i < USUAL_SUITS && (!shape || is_taken(rows, suit, true, shape)); i++)
        shape = usual_suits[i].shape;
    return shape;
}

static uint32_t colour_of(const char *rgb)
{
    return (uint32_t)strtoul(rgb + 1, NULL, 16);
}

/* Returns how far a colour is from the nearest of the other suits', to whom they look most alike.
 */
static double apart(const struct rows *rows, int suit, uint32_t colour)
{
    double least = 100; /* black and white */

    for (int i = 0; i < rows->suit_count; i++) {
        const char *rgb = rows->suits[i].rgb.text;
        if (i == suit || !rgb || *rgb != '#')
            continue;
        uint32_t other = colour_of(rgb);
        double distance = sight_difference(sight_nearest(colour, other), colour, other);
        least = distance < least ? distance : least;
    }
    return least;
}

/* Returns the colour whose name a suit's name ends with, as “Himmelblau” does; NULL: none. */
static const struct usual_suit *colour_named(const char *name)
{
    for (const char *end = name; *end; end++)
        if (utf8_begins(*end) && usual_suit(end))
            return usual_suit(end);
    return NULL;
}

/* Returns the usual colour of the suit, lighter or darker where it looks too much like another's,
 * or else one that does not, as far as there is any. */
static const char *free_colour(struct rows *rows, int suit)
{
    const struct rows_text *title = rows->suits[suit].texts.first;
    const struct usual_suit *named =
        colour_named(title && title->title.text ? title->title.text : rows->suits[suit].id.text);
    uint32_t colours[3 + USUAL_SUITS], best = 0;
    double farthest = -1;
    size_t count = 0;
    char rgb[8];

    if (named) {
        colours[count++] = colour_of(named->rgb);
        colours[count++] = colour_lighter(colours[0], 0.5);
        colours[count++] = colours[0] >> 1 & 0x7F7F7F;
    }
    for (int i = 0; i < USUAL_SUITS; i++)
        colours[count++] = colour_of(usual_suits[i].rgb);
    for (size_t i = 0; i < count && farthest < SIGHT_APART; i++) {
        double distance = apart(rows, suit, colours[i]);
        if (distance <= farthest)
            continue;
        farthest = distance;
        best = colours[i];
    }
    snprintf(rgb, sizeof rgb, "#%06X", (unsigned)best);
    return rows_keep(rows, rgb);
}

static bool has_name_in(const struct rows_suit *suit, const char *language)
{
    const struct rows_text *text = suit->texts.first;

    while (text && strcmp(text->language, language) != 0)
        text = text->next;
    return text != NULL;
}

/* Returns whether a suit may not be called so in the language. Where it has no name, it is called
 * as in another. */
static bool abbreviation_taken(const struct rows *rows, const struct rows_suit *suit,
                               const char *language, const char *text)
{
    for (int i = 0; i < rows->suit_count; i++)
        for (const struct rows_text *t = rows->suits[i].texts.first; t; t = t->next)
            if (t->abbreviation.text && !strcasecmp(t->abbreviation.text, text) &&
                (!strcmp(t->language, language) ||
                 (suit != &rows->suits[i] && !has_name_in(suit, t->language))))
                return true;
    return false;
}

/* Returns how many bytes the first character has. */
static size_t character(const char *text)
{
    size_t length = 1;

    while (*text && !utf8_begins(text[length]))
        length++;
    return length;
}

/* Returns the first character at or after `text` that can be seen; the end, when there is none. */
static const char *first_seen(const char *text)
{
    uint32_t code;
    size_t length;

    while (*text && (length = utf8_first(text, &code)) > 0 &&
           (utf8_is_blank(code) || utf8_is_unseen(code)))
        text += length;
    return text;
}

/* Abbreviates a name: to its first letter, or to that and another letter or a digit that makes it
 * differ. */
static const char *abbreviate(struct rows *rows, const struct rows_suit *suit, const char *language,
                              const char *name)
{
    char text[16], head[8] = "";

    name = first_seen(name);
    size_t first = character(name);
    memcpy(head, name, first);
    head[0] = (char)toupper((unsigned char)head[0]);
    if (!abbreviation_taken(rows, suit, language, head))
        return rows_keep(rows, head);
    for (const char *next = first_seen(name + first); *next;
         next = first_seen(next + character(next))) {
        snprintf(text, sizeof text, "%s%.*s", head, (int)character(next), next);
        if (!abbreviation_taken(rows, suit, language, text))
            return rows_keep(rows, text);
    }
    for (int digit = 2; digit <= DECK_SUITS + 1; digit++) {
        snprintf(text, sizeof text, "%s%c", head, '0' + digit);
        if (!abbreviation_taken(rows, suit, language, text))
            break;
    }
    return rows_keep(rows, text);
}

static void name_suit(struct rows *rows, struct rows_suit *suit)
{
    const struct usual_suit *known = usual_suit(suit->id.text);

    if (!suit->texts.first && known)
        for (int l = 0; l < USUAL_LANGUAGES; l++)
            add_text(rows, &suit->texts, usual_languages[l], known->names[l], suit->id.at);
    else if (!suit->texts.first)
        add_text(rows, &suit->texts, rows->language, suit->id.text, suit->id.at);
}

static void abbreviate_suit(struct rows *rows, struct rows_suit *suit)
{
    const struct usual_suit *known = usual_suit(suit->id.text);

    for (struct rows_text *t = suit->texts.first; t; t = t->next) {
        for (int l = 0; known && l < USUAL_LANGUAGES && !t->abbreviation.text; l++)
            if (!strcmp(t->language, usual_languages[l]) && t->title.text &&
                !strcasecmp(t->title.text, known->names[l]) &&
                !abbreviation_taken(rows, suit, usual_languages[l], known->abbreviations[l]))
                t->abbreviation = (struct cell){known->abbreviations[l], t->title.at, 0};
        if (!t->abbreviation.text && t->title.text)
            t->abbreviation =
                (struct cell){abbreviate(rows, suit, t->language, t->title.text), t->title.at, 0};
    }
}

/* Gives a suit the colour and shape that it lacks; returns whether it lacked any. */
static bool colour_suit(struct rows *rows, int index)
{
    struct rows_suit *suit = &rows->suits[index];
    bool lacks = !suit->rgb.text || !suit->shape.text;

    if (!suit->rgb.text)
        suit->rgb = (struct cell){free_colour(rows, index), suit->id.at, 0};
    if (!suit->shape.text)
        suit->shape = (struct cell){free_shape(rows, index), suit->id.at, 0};
    return lacks;
}

void rows_settle_suits(struct rows *rows)
{
    bool described = rows->suit_count > 0, assumed[DECK_SUITS] = {false};

    for (size_t i = 0; i < rows->card_count; i++)
        settle_card(rows, &rows->cards[i], described);
    if (rows->suit_count && !described)
        ask_about_suits(rows);
    if (rows->suit_count)
        complain_without_suit(rows);
    if (!rows->suit_count && !rows->suit_refused)
        rows_complain(
            rows, (struct position){rows->file, 0, 0, 0},
            message_with(
                N_("no card of this table has a suit; write lines such as: {example}"),
                arg_text("example", rows->separator == ';' ? "blue;1/2;1" : "blue,1/2,1")));
    for (int i = 0; i < rows->suit_count; i++)
        name_suit(rows, &rows->suits[i]);
    /* Suits of the usual colours choose first. */
    for (int i = 0; i < rows->suit_count; i++)
        if (usual_suit(rows->suits[i].id.text))
            assumed[i] = colour_suit(rows, i);
    for (int i = 0; i < rows->suit_count; i++)
        if (!usual_suit(rows->suits[i].id.text))
            assumed[i] = colour_suit(rows, i);
    for (int usual = 1; usual >= 0; usual--)
        for (int i = 0; i < rows->suit_count; i++)
            if (usual == (usual_suit(rows->suits[i].id.text) != NULL))
                abbreviate_suit(rows, &rows->suits[i]);
    for (int i = 0; i < rows->suit_count; i++)
        if (assumed[i])
            diag_add(rows->diag, SEVERITY_NOTE, rows->suits[i].id.at,
                     message_with(N_("“{suit}” gets the colour {rgb} and the shape {shape}; to "
                                     "change these or its name, add a line of the kind “suit”"),
                                  arg_text("suit", rows->suits[i].id.text),
                                  arg_text("rgb", rows->suits[i].rgb.text),
                                  arg_text("shape", rows->suits[i].shape.text)));
}
