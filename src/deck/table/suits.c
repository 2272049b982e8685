/* Completes suits that a table describes in part, or not at all: the usual colours get their usual
 * names in four languages, colour and shape, other words whatever is still free. */
#include "deck/table/rows.h"

#include "base/suggest.h"
#include "base/utf8.h"
#include "deck/builder.h"
#include "deck/usual_suits.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Returns the suit that a card's word means, by its id or one of its names; −1 when there is
 * none. */
static int find_suit(const struct table *table, const char *word)
{
    for (int i = 0; i < table->suit_count; i++)
        if (!strcasecmp(word, table->suits[i].id.text))
            return i;
    for (int i = 0; i < table->suit_count; i++)
        for (const struct table_text *t = table->suits[i].texts.first; t; t = t->next)
            if (t->title.text && !strcasecmp(word, t->title.text))
                return i;
    return -1;
}

static void add_text(struct table *table, struct text_list *list, const char *language,
                     const char *title, struct position at)
{
    struct table_text *text = arena_new(&table->arena, 1, sizeof *text);

    if (!text) {
        table->no_memory = true;
        return;
    }
    *text = (struct table_text){.language = language, .title = {title, at}};
    if (list->last)
        list->last->next = text;
    else
        list->first = text;
    list->last = text;
}

/* Makes an id of the word's letters and digits; "suit-1" where it has no letters, or another suit
 * has that id. */
static const char *id_of(struct table *table, const char *word)
{
    char id[33] = "";
    size_t length = 0;

    for (; *word && length < sizeof id - 1; word++)
        if (isalpha((unsigned char)*word) || (length && isdigit((unsigned char)*word)))
            id[length++] = (char)tolower((unsigned char)*word);
    if (!length || find_suit(table, id) >= 0)
        snprintf(id, sizeof id, "suit-%d", table->suit_count + 1);
    return table_keep(table, id);
}

static int add_suit(struct table *table, const struct cell *word)
{
    const struct usual_suit *known = usual_suit(word->text);
    const char *id = known ? table_keep(table, known->names[0]) : id_of(table, word->text);
    int found = id ? find_suit(table, id) : -1;

    if (found >= 0 || !id)
        return found;
    struct table_suit *suit = &table->suits[table->suit_count++];
    suit->id = (struct cell){id, word->at};
    if (!known)
        add_text(table, &suit->texts, table->language, word->text, word->at);
    return table->suit_count - 1;
}

static void complain_no_suit(struct table *table, const struct cell *word)
{
    const char *ids[DECK_SUITS];
    struct strbuf list = {0};

    for (int i = 0; i < table->suit_count; i++) {
        ids[i] = table->suits[i].id.text;
        strbuf_addf(&list, "%s%s", i ? ", " : "", ids[i]);
    }
    const char *near = suggest_nearest(word->text, ids, (size_t)table->suit_count);
    table_complain(
        table, word->at,
        message_with(
            near ? N_("there is no suit “{suit}”; did you mean “{nearest}”? The deck has: {suits}")
                 : N_("there is no suit “{suit}”; the deck has: {suits}"),
            arg_typed("suit", word->text), arg_text("nearest", near),
            arg_text("suits", strbuf_text(&list))));
    table->no_memory |= list.failed;
    strbuf_release(&list);
}

/* Finds the suit of a card. In a table without lines of the kind “suit”, the cards say which suits
 * there are. */
static void settle_card(struct table *table, struct table_card *card, bool described)
{
    if (card->action == ACTION_WILD || card->action == ACTION_WILD_DRAW_FOUR) {
        if (card->suit.text)
            table_complain(table, card->suit.at,
                           message_with(N_("a wild card has no suit; leave out “{value}”"),
                                        arg_typed("value", card->suit.text)));
        return;
    }
    if (!card->suit.text) {
        table_complain(table, card->at,
                       message_of(N_("this card has no suit; write one, such as blue")));
        return;
    }
    card->index = find_suit(table, card->suit.text);
    if (card->index < 0 && !described && table->suit_count < DECK_SUITS)
        card->index = add_suit(table, &card->suit);
    if (card->index < 0 && !table->no_memory)
        complain_no_suit(table, &card->suit);
}

static bool is_taken(const struct table *table, int suit, bool shape, const char *value)
{
    for (int i = 0; i < table->suit_count; i++) {
        const char *other = shape ? table->suits[i].shape.text : table->suits[i].rgb.text;
        if (i != suit && other && !strcasecmp(other, value))
            return true;
    }
    return false;
}

/* Returns the usual shape or colour of the suit, else the first that is free. */
static const char *free_value(const struct table *table, int suit, bool shape)
{
    const struct usual_suit *known = usual_suit(table->suits[suit].id.text);
    const char *value = !known ? NULL : shape ? known->shape : known->rgb;

    if (value && !is_taken(table, suit, shape, value))
        return value;
    for (int i = 0; i < USUAL_SUITS; i++) {
        value = shape ? usual_suits[i].shape : usual_suits[i].rgb;
        if (!is_taken(table, suit, shape, value))
            return value;
    }
    return value;
}

static bool abbreviation_taken(const struct table *table, const char *language, const char *text)
{
    for (int i = 0; i < table->suit_count; i++)
        for (const struct table_text *t = table->suits[i].texts.first; t; t = t->next)
            if (t->abbreviation.text && !strcmp(t->language, language) &&
                !strcasecmp(t->abbreviation.text, text))
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

/* Abbreviates a name: to its first letter, or to that and another letter or a digit that makes it
 * differ. */
static const char *abbreviate(struct table *table, const char *language, const char *name)
{
    size_t first = character(name);
    char text[16], head[8] = "";

    memcpy(head, name, first);
    head[0] = (char)toupper((unsigned char)head[0]);
    if (!abbreviation_taken(table, language, head))
        return table_keep(table, head);
    for (const char *next = name + first; *next; next += character(next)) {
        snprintf(text, sizeof text, "%s%.*s", head, (int)character(next), next);
        if (*next != ' ' && !abbreviation_taken(table, language, text))
            return table_keep(table, text);
    }
    for (int digit = 2; digit <= DECK_SUITS + 1; digit++) {
        snprintf(text, sizeof text, "%s%c", head, '0' + digit);
        if (!abbreviation_taken(table, language, text))
            break;
    }
    return table_keep(table, text);
}

static void name_suit(struct table *table, struct table_suit *suit)
{
    const struct usual_suit *known = usual_suit(suit->id.text);

    if (!suit->texts.first && known)
        for (int l = 0; l < USUAL_LANGUAGES; l++)
            add_text(table, &suit->texts, usual_languages[l], known->names[l], suit->id.at);
    else if (!suit->texts.first)
        add_text(table, &suit->texts, table->language, suit->id.text, suit->id.at);
}

static void abbreviate_suit(struct table *table, struct table_suit *suit)
{
    const struct usual_suit *known = usual_suit(suit->id.text);

    for (struct table_text *t = suit->texts.first; t && !table->no_memory; t = t->next) {
        for (int l = 0; known && l < USUAL_LANGUAGES && !t->abbreviation.text; l++)
            if (!strcmp(t->language, usual_languages[l]) && t->title.text &&
                !strcasecmp(t->title.text, known->names[l]) &&
                !abbreviation_taken(table, usual_languages[l], known->abbreviations[l]))
                t->abbreviation = (struct cell){known->abbreviations[l], t->title.at};
        if (!t->abbreviation.text && t->title.text)
            t->abbreviation =
                (struct cell){abbreviate(table, t->language, t->title.text), t->title.at};
    }
}

/* Gives a suit the colour and shape that it lacks; returns whether it lacked any. */
static bool colour_suit(struct table *table, int index)
{
    struct table_suit *suit = &table->suits[index];
    bool lacks = !suit->rgb.text || !suit->shape.text;

    if (!suit->rgb.text)
        suit->rgb = (struct cell){free_value(table, index, false), suit->id.at};
    if (!suit->shape.text)
        suit->shape = (struct cell){free_value(table, index, true), suit->id.at};
    return lacks;
}

void table_settle_suits(struct table *table)
{
    bool described = table->suit_count > 0, assumed[DECK_SUITS] = {false};

    for (size_t i = 0; i < table->card_count && !table->no_memory; i++)
        settle_card(table, &table->cards[i], described);
    if (!table->suit_count && !table->no_memory) {
        table_complain(
            table, (struct position){table->file, 0, 0},
            message_with(
                N_("no card of this table has a suit; write lines such as: {example}"),
                arg_text("example", table->separator == ';' ? "blue;1/2;1" : "blue,1/2,1")));
    }
    for (int i = 0; i < table->suit_count && !table->no_memory; i++)
        name_suit(table, &table->suits[i]);
    /* Suits of the usual colours choose first. */
    for (int i = 0; i < table->suit_count; i++)
        if (usual_suit(table->suits[i].id.text))
            assumed[i] = colour_suit(table, i);
    for (int i = 0; i < table->suit_count; i++)
        if (!usual_suit(table->suits[i].id.text))
            assumed[i] = colour_suit(table, i);
    for (int i = 0; i < table->suit_count && !table->no_memory; i++)
        abbreviate_suit(table, &table->suits[i]);
    for (int i = 0; i < table->suit_count && !table->no_memory; i++)
        if (assumed[i])
            diag_add(table->diag, SEVERITY_NOTE, table->suits[i].id.at,
                     message_with(N_("“{suit}” gets the colour {rgb} and the shape {shape}; to "
                                     "change these or its name, add a line of the kind “suit”"),
                                  arg_text("suit", table->suits[i].id.text),
                                  arg_text("rgb", table->suits[i].rgb.text),
                                  arg_text("shape", table->suits[i].shape.text)));
}
