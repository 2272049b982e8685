/* Makes a deck from a table. It writes the deck file and loads that, so that the same checks find
 * all mistakes of a deck, and brings their complaints back to the places in the table. */
#include "deck/spreadsheet/rows.h"

#include "base/hash.h"
#include "deck/builder.h"
#include "xml/xml.h"

#include <stdlib.h>
#include <string.h>

/* Collects the cards of a table, suit by suit. */

/* A hash table by suit and id. */
struct faces {
    struct rows_card **places;
    size_t mask;
};

static struct rows_card **place_of(const struct faces *faces, const struct rows_card *card)
{
    unsigned char suit = (unsigned char)card->index;
    size_t place = hash_text(hash_bytes(HASH_START, &suit, 1), card->id) & faces->mask;

    for (; faces->places[place]; place = (place + 1) & faces->mask)
        if (faces->places[place]->index == card->index &&
            !strcmp(faces->places[place]->id, card->id))
            break;
    return &faces->places[place];
}

static void merge(struct rows *rows, struct rows_card *first, const struct rows_card *again)
{
    first->copies += again->copies;
    if (!first->hands.text)
        first->hands = again->hands;
    if (first->points == again->points && rows_same_back(first, again))
        return;
    rows_complain(
        rows, again->at,
        message_with(
            first->points != again->points
                ? N_("“{card}” has different points here than in line {line}; give both the same")
                : N_("“{card}” has a different back here than in line {line}; give both the same"),
            arg_text("card", again->id), arg_count("line", first->at.line)));
}

static struct rows_card **new_list(struct rows *rows, size_t count)
{
    return arena_new(&rows->arena, count + 1, sizeof(struct rows_card *));
}

static void sort_by_suit(struct rows *rows, struct card_lists *lists, const struct faces *faces)
{
    for (size_t i = 0; i < rows->card_count; i++) {
        struct rows_card *card = &rows->cards[i];
        struct card_list *list = &lists->suits[card->index < 0 ? DECK_SUITS : card->index];
        struct rows_card **place = place_of(faces, card);
        if (card->index == DECK_NONE && !rows_is_wild(card)) /* its suit was not found */
            continue;
        if (*place) {
            merge(rows, *place, card);
            continue;
        }
        *place = card;
        list->cards[list->count++] = card;
    }
}

static int by_value(const void *left, const void *right)
{
    const struct rows_card *a = *(struct rows_card *const *)left,
                           *b = *(struct rows_card *const *)right;
    int order = notation_compare(&a->notation, &b->notation);

    return order ? order : (a > b) - (a < b);
}

static bool read_hands(struct rows *rows, struct rows_card *card)
{
    if (card->action != ACTION_NONE) {
        rows_mend(rows, &card->hands,
                  message_with(N_("only number cards can move hands; leave out “{value}”"),
                               arg_typed("value", card->hands.text)),
                  "");
        return false;
    }
    int index = rows_word(
        rows, &card->hands, hands_words,
        N_("“{value}” is not a valid value here; write one of: {words}"),
        N_("“{value}” is not a valid value here; did you mean “{near}”? Write one of: {words}"));
    if (index >= 0)
        card->hands.text = hands_words[index];
    return index >= 0;
}

/* Collects one card of each value that moves hands. */
static void gather_hands(struct rows *rows, struct card_lists *lists)
{
    size_t count = 0;

    for (size_t i = 0; i < rows->card_count; i++)
        if (rows->cards[i].hands.text && read_hands(rows, &rows->cards[i]))
            lists->hands[count++] = &rows->cards[i];
    if (count)
        qsort(lists->hands, count, sizeof *lists->hands, by_value);
    for (size_t i = 0; i < count; i++) {
        struct rows_card *card = lists->hands[i];
        struct rows_card *last = lists->hands_count ? lists->hands[lists->hands_count - 1] : NULL;
        if (!last || !notation_equal(&last->notation, &card->notation))
            lists->hands[lists->hands_count++] = card;
        else if (strcmp(last->hands.text, card->hands.text) != 0)
            rows_complain(rows, card->hands.at,
                          message_with(N_("“{value}” moves hands differently from its equal in "
                                          "line {line}; all forms of a value must do the same"),
                                       arg_text("value", card->id),
                                       arg_count("line", last->at.line)));
    }
}

/* Collects the cards of the table, and complains of copies that differ. The lists belong to the
 * table. */
static void gather_cards(struct rows *rows, struct card_lists *lists)
{
    struct faces faces = {.mask = 16};
    size_t counts[DECK_SUITS + 1] = {0};

    *lists = (struct card_lists){0};
    for (size_t i = 0; i < rows->card_count; i++)
        counts[rows->cards[i].index < 0 ? DECK_SUITS : rows->cards[i].index]++;
    while (faces.mask < 2 * rows->card_count)
        faces.mask *= 2;
    faces.places = new_list(rows, faces.mask--);
    lists->hands = new_list(rows, rows->card_count);
    for (int i = 0; i <= DECK_SUITS; i++)
        lists->suits[i].cards = new_list(rows, counts[i]);
    sort_by_suit(rows, lists, &faces);
    gather_hands(rows, lists);
}

/* Returns the last mark at the place or before it; NULL when there is none. */
static const struct rows_mark *mark_at(const struct rows_xml *xml, int line, int column)
{
    size_t low = 0, high = xml->mark_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct rows_mark *mark = &xml->marks[middle];
        if (mark->line < line || (mark->line == line && mark->column <= column))
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &xml->marks[low - 1] : NULL;
}

/* Complaints about the deck file, each with its wording for a table. */
static const struct {
    const char *id, *rows_id;
} rows_ids[] = {
    {N_("draw-until needs a suit; write suit=\"…\""),
     N_("draw-until needs a suit; write one in the column “suit”")},
    {N_("<{element}> needs “{name}”; write {name}=\"…\" with one of: {words}"),
     N_("“{name}” is empty in this line; write one of: {words}")},
    {N_("the deck has a title in language “{language}”, but there is no <{element}> in that "
        "language here; add one"),
     N_("the deck has a title in language “{language}”, but this line has none; write one in the "
        "column “title:{language}”")},
    {N_("a spin card needs a wheel to turn; add <wheel>, or leave out spin"),
     N_("a spin card needs a wheel to turn; add lines of the kind “segment”, or leave out the *")},
    {N_("spin cards need the setting wheel=yes (rule W1), but this deck has wheel=no; choose "
        "ruleset=\"spin\", or write <set name=\"wheel\" value=\"yes\"/>"),
     N_("spin cards need the setting wheel=yes (rule W1), but this deck has wheel=no; choose the "
        "rule set “spin”, or add a line of the kind “set” with the name “wheel” and the value "
        "“yes”")},
    {N_("no card turns this wheel; give some numbers spin=\"yes\""),
     N_("no card turns this wheel; write a * behind some numbers, such as 3*")},
};

/* Columns that are called otherwise than the attributes that they become. */
static const struct {
    const char *attribute;
    enum column column;
} columns_of[] = {{"copies", COLUMN_COUNT}, {"colour", COLUMN_RGB}, {"does", COLUMN_ACTION}};

/* Makes a message about the deck file one about the table, whose lines and columns it names. */
static void tell_as_table(const struct rows *rows, const struct rows_xml *xml,
                          struct message *message)
{
    for (size_t i = 0; i < sizeof rows_ids / sizeof *rows_ids; i++)
        if (!strcmp(message->id, rows_ids[i].id))
            message->id = rows_ids[i].rows_id;
    for (int k = 0; k < message->args; k++) {
        struct message_arg *arg = &message->arg[k];
        const struct rows_mark *mark =
            strcmp(arg->name, "line") ? NULL : mark_at(xml, (int)arg->count + 1, 0);
        if (mark)
            arg->count = mark->at.line;
        for (size_t i = 0; i < sizeof columns_of / sizeof *columns_of; i++)
            if (!strcmp(arg->name, "name") && !strcmp(arg->text, columns_of[i].attribute))
                arg->text = rows_column_name(rows, columns_of[i].column);
    }
}

/* Adds a complaint with what it proposes, where that replaces whole values of the deck file each of
 * which stands in a cell; else without. */
static void bring_back_edits(struct rows *rows, const struct rows_xml *xml,
                             const struct diag_entry *entry, struct position where,
                             struct message message)
{
    enum { EDITS = 16 };
    struct diag_edit edits[EDITS];
    size_t count = 0;

    for (const struct diag_edit *edit = entry->edits; edit; edit = edit->next) {
        const struct rows_mark *mark = mark_at(xml, edit->line, edit->column);
        if (count == EDITS || !mark || !mark->length || mark->line != edit->line ||
            mark->column != edit->column || mark->written != edit->length) {
            count = 0;
            break;
        }
        edits[count++] = (struct diag_edit){.choice = edit->choice,
                                            .line = mark->at.line,
                                            .column = mark->at.column,
                                            .length = mark->length,
                                            .text = rows_as_cell(rows, edit->text)};
    }
    diag_propose(rows->diag, entry->severity, where, message, edits, count);
}

/* Adds the deck's complaints at their places in the table. With `partly` the table had mistakes of
 * its own, which may be the cause of any complaint about the deck as a whole. */
static void bring_back(struct rows *rows, const struct rows_xml *xml, const struct diag *inner,
                       bool partly)
{
    for (size_t i = 0; i < inner->count; i++) {
        const struct diag_entry *entry = &inner->entries[i];
        struct position where = entry->where;
        if (where.file && !strcmp(where.file, rows->file)) {
            const struct rows_mark *mark = mark_at(xml, where.line, where.column);
            where = mark ? mark->at : (struct position){rows->file, 0, 0, 0};
        }
        if (partly && (entry->severity != SEVERITY_ERROR || !where.line))
            continue;
        struct message message = entry->message;
        tell_as_table(rows, xml, &message);
        bring_back_edits(rows, xml, entry, where, message);
    }
}

struct sorted {
    struct diag_entry entry;
    size_t order;
};

static int by_place(const void *left, const void *right)
{
    const struct sorted *a = left, *b = right;

    if (a->entry.where.line != b->entry.where.line)
        return a->entry.where.line < b->entry.where.line ? -1 : 1;
    if (a->entry.where.column != b->entry.where.column)
        return a->entry.where.column < b->entry.where.column ? -1 : 1;
    return a->order < b->order ? -1 : a->order > b->order;
}

/* Sorts the complaints from the top of the table to its bottom. */
static void sort_complaints(struct rows *rows, size_t from)
{
    struct diag *diag = rows->diag;
    size_t count = diag->count - from;

    if (!count)
        return;
    struct sorted *sorted = memory_new(count, sizeof *sorted);
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct sorted){diag->entries[from + i], i};
    qsort(sorted, count, sizeof *sorted, by_place);
    for (size_t i = 0; i < count; i++)
        diag->entries[from + i] = sorted[i].entry;
    memory_free(sorted);
}

static enum status load(struct deck **out, struct rows *rows, struct rows_xml *xml, size_t errors)
{
    struct card_lists lists;
    struct diag inner = {0};

    if (!rows->suit_count)
        return STATUS_INVALID;
    gather_cards(rows, &lists);
    rows_write_xml(rows, &lists, xml);
    if (xml->out->length > XML_FILE_LIMIT) {
        rows_complain(
            rows, (struct position){rows->file, 0, 0, 0},
            message_of(N_("as XML the deck would be longer than 8 MiB; use fewer titles")));
        return STATUS_INVALID;
    }
    deck_load_bytes(out, rows->file, xml->out->text, xml->out->length, &inner);
    bring_back(rows, xml, &inner, rows->diag->errors > errors);
    diag_release(&inner);
    return STATUS_OK;
}

static enum status import(struct deck **out, struct strbuf *xml_out, struct csv_reader *reader,
                          const char *path, const char *language, struct diag *diag)
{
    struct rows *rows = memory_new(1, sizeof *rows);
    struct rows_xml xml = {.out = xml_out};
    size_t errors = diag->errors, from = diag->count;

    rows->file = path;
    rows->language = language;
    rows->diag = diag;
    enum status status = rows_read(rows, reader);
    rows_tell_spreadsheet(rows);
    if (status == STATUS_OK)
        rows_settle_suits(rows);
    if (status == STATUS_OK)
        status = load(out, rows, &xml, errors);
    /* Notes say what was assumed; for a table with errors nothing was. */
    if (diag->errors > errors) {
        size_t kept = from;
        for (size_t i = from; i < diag->count; i++)
            if (diag->entries[i].severity != SEVERITY_NOTE)
                diag->entries[kept++] = diag->entries[i];
        diag->count = kept;
    }
    sort_complaints(rows, from);
    if (diag->errors > errors)
        status = STATUS_INVALID;
    if (status != STATUS_OK) {
        deck_free(*out);
        *out = NULL;
    }
    memory_free(xml.marks);
    memory_free(rows->cards);
    places_release(&rows->dates);
    places_release(&rows->fixed_percents);
    places_release(&rows->rounded);
    places_release(&rows->aligned);
    arena_release(&rows->arena);
    memory_free(rows);
    return status;
}

enum status deck_from_spreadsheet(struct deck **out, struct strbuf *xml, const char *path,
                                  const char *language, struct diag *diag)
{
    struct csv_reader reader;
    enum status status = csv_open(&reader, path, diag);

    *out = NULL;
    if (status == STATUS_OK)
        status = import(out, xml, &reader, path, language, diag);
    csv_close(&reader);
    return status;
}
