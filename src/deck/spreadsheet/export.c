/* Writes a deck as a table. */
#include "deck/spreadsheet/rows.h"

#include "csv/writer.h"
#include "deck/model.h"

#include <stdio.h>
#include <string.h>

/* The languages of all texts, in an order that suits most of the texts. */
struct languages {
    const char **codes;
    size_t count, capacity;
};

/* A deck on its way into a table. */
struct exporting {
    const struct deck *deck;
    enum column last; /* COLUMN_FORMS if a suit has forms of its name, else COLUMN_SHORT */
    struct csv_writer writer;
    struct languages languages;
};

/* What one row contains; NULL fields are empty. */
struct row {
    const char *fields[COLUMNS];
    const struct words *titles, *abbreviations, *forms;
};

static size_t find_language(const struct languages *languages, const char *code)
{
    size_t i = 0;

    while (i < languages->count && strcmp(languages->codes[i], code) != 0)
        i++;
    return i;
}

static void insert_language(struct languages *languages, size_t place, const char *code)
{
    memory_make_room(&languages->codes, languages->count, &languages->capacity);
    memmove(languages->codes + place + 1, languages->codes + place,
            (languages->count - place) * sizeof *languages->codes);
    languages->codes[place] = code;
    languages->count++;
}

/* Adds the languages of these words; a new language goes just after the one that it follows in
 * them. */
static void add_languages(struct languages *languages, const struct words *words)
{
    size_t place = 0;

    for (int i = 0; i < words->count; i++) {
        size_t found = find_language(languages, words->in[i].language);
        if (found == languages->count)
            insert_language(languages, found = place, words->in[i].language);
        place = found + 1;
    }
}

static void gather_languages(struct exporting *exporting)
{
    const struct deck *deck = exporting->deck;
    struct languages *languages = &exporting->languages;

    add_languages(languages, &deck_about(deck)->title);
    exporting->last = COLUMN_SHORT;
    for (int i = 0; i < deck_suit_count(deck); i++) {
        add_languages(languages, &deck_suit(deck, i)->names);
        if (deck_suit(deck, i)->forms.count)
            exporting->last = COLUMN_FORMS;
    }
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->kind == CARD_EXTRA)
            add_languages(languages, &deck_card(deck, i)->title);
    for (int i = 0; i < deck_wheel(deck)->count; i++)
        add_languages(languages, &deck_wheel(deck)->segments[i].title);
}

static void write_header(struct exporting *exporting)
{
    struct csv_writer *writer = &exporting->writer;

    for (int i = 0; i < COLUMNS; i++)
        csv_write_text(writer, column_words[i]);
    for (int kind = COLUMN_TITLE; kind <= (int)exporting->last; kind++) {
        for (size_t i = 0; i < exporting->languages.count; i++) {
            struct strbuf word = {0};
            strbuf_addf(&word, "%s%s", column_words[kind], exporting->languages.codes[i]);
            csv_write_text(writer, strbuf_text(&word));
            strbuf_release(&word);
        }
    }
    csv_end_record(writer);
}

/* Writes the words from `from` up to `to`, each in its column. */
static void write_words(struct exporting *exporting, const struct words *words, int from, int to)
{
    for (size_t i = 0; i < exporting->languages.count; i++) {
        bool here =
            words && from < to && !strcmp(words->in[from].language, exporting->languages.codes[i]);
        csv_write_text(&exporting->writer, here ? words->in[from++].text : "");
    }
}

/* Writes the forms of those names that have any. */
static void write_forms(struct exporting *exporting, const struct row *row, int from, int to)
{
    for (size_t i = 0; i < exporting->languages.count; i++) {
        bool here = row->forms && from < to &&
                    !strcmp(row->titles->in[from].language, exporting->languages.codes[i]);
        const char *forms =
            here ? words_exactly_in(row->forms, row->titles->in[from++].language) : NULL;
        csv_write_text(&exporting->writer, forms ? forms : "");
    }
}

/* Writes a row. Texts whose languages are in another order than the columns continue in a row
 * “more”. */
static void write_row(struct exporting *exporting, enum row_kind kind, struct row row)
{
    int count = row.titles ? row.titles->count : 0, from = 0, to;

    row.fields[COLUMN_ROW] = row_words[kind];
    do {
        for (int i = 0; i < COLUMNS; i++)
            csv_write_text(&exporting->writer, row.fields[i] ? row.fields[i] : "");
        size_t last = 0;
        for (to = from; to < count; to++) {
            size_t place = find_language(&exporting->languages, row.titles->in[to].language);
            if (to > from && place < last)
                break;
            last = place;
        }
        write_words(exporting, row.titles, from, to);
        write_words(exporting, row.abbreviations, from, row.abbreviations ? to : from);
        if (exporting->last == COLUMN_FORMS)
            write_forms(exporting, &row, from, to);
        csv_end_record(&exporting->writer);
        row = (struct row){.fields = {[COLUMN_ROW] = row_words[ROW_MORE]},
                           .titles = row.titles,
                           .abbreviations = row.abbreviations,
                           .forms = row.forms};
        from = to;
    } while (from < count);
}

static void write_pair(struct exporting *exporting, enum row_kind kind, const char *name,
                       const char *value)
{
    write_row(exporting, kind,
              (struct row){.fields = {[COLUMN_NAME] = name, [COLUMN_VALUE] = value}});
}

/* Writes a line for each part of the style that the deck fixes. */
static void write_style(struct exporting *exporting)
{
    const struct deck_about *about = deck_about(exporting->deck);
    const struct element_rule *rule = grammar_element(&deck_grammar, "style");
    const struct {
        const char *name;
        int value;
    } rows[STYLE_PARTS] = {
#define STYLE(identifier, name, member, value)                                                     \
    [STYLE_##identifier] = {name, about->style ? (int)about->style->member : 0},
#include "deck/style-list.h"
#undef STYLE
    };

    for (int i = 0; i < STYLE_PARTS; i++) {
        const char *const *words = grammar_attribute(rule, rows[i].name)->words;
        if (about->styled & 1u << i)
            write_pair(exporting, ROW_STYLE, rows[i].name,
                       words           ? words[rows[i].value]
                       : rows[i].value ? "yes"
                                       : "no");
    }
}

static void write_heading(struct exporting *exporting)
{
    const struct deck *deck = exporting->deck;
    const struct deck_about *about = deck_about(deck);
    char back[16] = "";
    const struct {
        const char *name, *value;
    } rows[] = {{"author", about->author},     {"licence", about->licence},
                {"version", about->version},   {"ruleset", about->ruleset},
                {"template", about->template}, {"back", back}};

    if (about->back_parts)
        snprintf(back, sizeof back, "%d/%d", about->back_taken, about->back_parts);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (*rows[i].value)
            write_pair(exporting, ROW_DECK, rows[i].name, rows[i].value);
    write_row(exporting, ROW_TITLE, (struct row){.titles = &deck_about(deck)->title});
    write_style(exporting);
    for (int i = 0; i < SETTING_COUNT; i++) {
        char text[SETTING_TEXT_SIZE];
        if (deck_changes_setting(deck, (enum setting)i))
            write_pair(exporting, ROW_SET, setting_rows[i].name,
                       setting_text((enum setting)i, deck_settings(deck)->value[i], text));
    }
}

static void write_suit(struct exporting *exporting, const struct suit *suit)
{
    char rgb[8];

    snprintf(rgb, sizeof rgb, "#%06X", (unsigned)suit->colour & 0xFFFFFF);
    write_row(
        exporting, ROW_SUIT,
        (struct row){
            .fields = {[COLUMN_SUIT] = suit->id, [COLUMN_RGB] = rgb, [COLUMN_SHAPE] = suit->shape},
            .titles = &suit->names,
            .abbreviations = &suit->abbreviations,
            .forms = &suit->forms});
}

/* Adds the face as the card's id has it, with the decimal mark that goes with the separator. */
static void add_face(const struct exporting *exporting, const struct card *card, struct strbuf *out)
{
    const struct number_style style = {.decimal_comma = exporting->writer.separator == ';'};
    const char *colon = card->picture == PICTURE_NONE ? NULL : strchr(card->id, ':');

    if (card->kind != CARD_NUMBER) {
        strbuf_add(out, card->id);
        return;
    }
    if (colon)
        strbuf_add_bytes(out, card->id, (size_t)(colon + 1 - card->id));
    notation_print(&card->notation, &style, out);
    strbuf_add(out, card->spin ? "*" : "");
}

static void write_card(struct exporting *exporting, const struct card *card)
{
    bool extra = card->kind == CARD_EXTRA;
    struct strbuf face = {0};
    char copies[16], points[16];
    struct row row = {.fields = {[COLUMN_COUNT] = copies}};

    if (card->back != DECK_NONE)
        row.fields[COLUMN_BACK] = deck_back(exporting->deck, card->back)->name;
    snprintf(copies, sizeof copies, "%d", card->copies);
    snprintf(points, sizeof points, "%d", card->points);
    if (extra) {
        row.titles = &card->title;
        row.fields[COLUMN_REFERENCE] = card->reference ? "yes" : NULL;
    } else {
        add_face(exporting, card, &face);
        row.fields[COLUMN_SUIT] =
            card->suit == DECK_NONE ? NULL : deck_suit(exporting->deck, card->suit)->id;
        row.fields[COLUMN_FACE] = strbuf_text(&face);
        row.fields[COLUMN_ACTION] = deck_action_word(card->action);
        row.fields[COLUMN_POINTS] = card->points == DECK_NONE ? NULL : points;
        row.fields[COLUMN_HANDS] = deck_hands_word(card->hands);
    }
    write_row(exporting, extra ? ROW_EXTRA : ROW_CARD, row);
    strbuf_release(&face);
}

static void write_segment(struct exporting *exporting, const struct wheel_segment *segment)
{
    char weight[16];

    snprintf(weight, sizeof weight, "%d", segment->weight);
    write_row(
        exporting, ROW_SEGMENT,
        (struct row){.fields = {[COLUMN_SUIT] = segment->suit == DECK_NONE
                                                    ? NULL
                                                    : deck_suit(exporting->deck, segment->suit)->id,
                                [COLUMN_ACTION] = deck_wheel_word(segment->effect),
                                [COLUMN_WEIGHT] = weight},
                     .titles = &segment->title});
}

enum status deck_to_spreadsheet(const struct deck *deck, char separator, struct strbuf *out,
                                struct message *why)
{
    struct exporting exporting = {.deck = deck};

    gather_languages(&exporting);
    size_t kinds = exporting.last - COLUMNS + 1;
    bool too_wide = COLUMNS + kinds * exporting.languages.count > CSV_FIELD_LIMIT;
    exporting.writer = csv_writer_to(out, separator);
    write_header(&exporting);
    write_heading(&exporting);
    for (int i = 0; i < deck_suit_count(deck); i++)
        write_suit(&exporting, deck_suit(deck, i));
    for (int i = 0; i < deck_card_count(deck); i++)
        write_card(&exporting, deck_card(deck, i));
    for (int i = 0; i < deck_wheel(deck)->count; i++)
        write_segment(&exporting, &deck_wheel(deck)->segments[i]);
    memory_free(exporting.languages.codes);
    if (!too_wide && out->length <= CSV_FILE_LIMIT)
        return STATUS_OK;
    *why = message_with(
        N_("this deck is too large for a table, which can have at most 8 MiB and {limit} columns"),
        arg_count("limit", CSV_FIELD_LIMIT));
    return STATUS_INVALID;
}
