/* Reads from a line what is printed on a card. */
#include "deck/table/rows.h"

#include "csv/cell.h"
#include "deck/builder.h"

#include <stdio.h>
#include <string.h>

enum { FACE_BYTES = 128 };

static const char *const action_faces[] = {
    [ACTION_NONE] = NULL,   [ACTION_DRAW_TWO] = "+2", [ACTION_REVERSE] = "reverse",
    [ACTION_SKIP] = "skip", [ACTION_WILD] = "wild",   [ACTION_WILD_DRAW_FOUR] = "+4"};

static const char *const table_actions[] = {"draw-two", "reverse",        "skip",
                                            "wild",     "wild-draw-four", NULL};

static void complain_date(struct table *table, const struct cell *face, const struct csv_date *date)
{
    char first[32], second[32], typed[32];

    snprintf(typed, sizeof typed, "'%d/%d", date->first, date->second);
    snprintf(first, sizeof first, "%d/%d", date->first, date->second);
    snprintf(second, sizeof second, "%d/%d", date->second, date->first);
    table_complain(
        table, face->at,
        message_with(
            date->either_way
                ? N_("“{value}” is a date that a spreadsheet made from {first} or {second}; format "
                     "the column as text before typing, or type an apostrophe first: {typed}")
                : N_("“{value}” is a date that a spreadsheet made from {first}; format the column "
                     "as text before typing, or type an apostrophe first: {typed}"),
            arg_typed("value", face->text), arg_text("first", first), arg_text("typed", typed),
            arg_text("second", second)));
}

/* Warns of a number that is valid, but most likely a date that a spreadsheet made of a fraction. */
static void warn_of_date_number(struct table *table, const struct cell *face)
{
    struct csv_date date;
    char first[32], second[32];

    if (!csv_date_number(face->text, &date))
        return;
    snprintf(first, sizeof first, "%d/%d", date.first, date.second);
    snprintf(second, sizeof second, "%d/%d", date.second, date.first);
    diag_add(
        table->diag, SEVERITY_WARNING, face->at,
        message_with(
            date.either_way
                ? N_("“{value}” looks like a day count that a spreadsheet made from {first} or "
                     "{second}; if you meant that, format the column as text before typing it")
                : N_("“{value}” looks like a day count that a spreadsheet made from {first}; if "
                     "you meant that, format the column as text before typing it"),
            arg_typed("value", face->text), arg_text("first", first), arg_text("second", second)));
}

/* Reads a number with either decimal mark; where the mark might divide thousands, with the one that
 * suits the separator. */
static enum status parse(const struct table *table, struct notation *out, const char *text,
                         struct message *why)
{
    const struct notation_options either = {.mark = MARK_EITHER};
    const struct notation_options own = {.mark = table->separator == ';' ? MARK_COMMA : MARK_POINT};
    enum status status = notation_parse(out, text, &either, why);

    return status == STATUS_OK || notation_parse(out, text, &own, NULL) == STATUS_OK ? STATUS_OK
                                                                                     : status;
}

/* Reads "pie" of "pie:2/4"; *rest is what follows the colon. Returns false after a complaint that
 * there is no such picture. */
static bool read_picture(struct table *table, const struct cell *face, const char **rest,
                         enum picture *picture)
{
    const char *colon = strchr(face->text, ':');
    char word[FACE_BYTES] = "";

    *rest = face->text;
    *picture = PICTURE_NONE;
    if (!colon || (*face->text >= '0' && *face->text <= '9'))
        return true;
    if ((size_t)(colon - face->text) < sizeof word)
        memcpy(word, face->text, (size_t)(colon - face->text));
    const struct cell cell = {word, face->at};
    int index = table_word(
        table, &cell, picture_words,
        N_("“{value}” is not a kind of picture; before the colon, write one of: {words}"),
        N_("“{value}” is not a kind of picture; did you mean “{near}”? Before the colon, write one "
           "of: {words}"));
    if (index < 0)
        return false;
    *picture = (enum picture)(PICTURE_PIE + index);
    *rest = colon + 1;
    return true;
}

static bool read_number(struct table *table, struct table_card *card, const struct cell *face)
{
    const char *rest;
    char number[FACE_BYTES], canonical[NOTATION_TEXT_SIZE], id[NOTATION_TEXT_SIZE + 16];
    struct csv_date date;
    struct message why;

    if (csv_date(face->text, &date) &&
        parse(table, &card->notation, face->text, NULL) != STATUS_OK) {
        complain_date(table, face, &date);
        return false;
    }
    if (!read_picture(table, face, &rest, &card->picture))
        return false;
    size_t length = strlen(rest);
    card->spin = length && rest[length - 1] == '*';
    length -= card->spin;
    if (length >= sizeof number) {
        table_complain(table, face->at, message_of(N_("this is too long for a number")));
        return false;
    }
    memcpy(number, rest, length);
    number[length] = '\0';
    if (parse(table, &card->notation, number, &why) != STATUS_OK) {
        table_complain(table, face->at, why);
        return false;
    }
    warn_of_date_number(table, face);
    /* The id is the face in its canonical form, as in a deck file. */
    notation_canonical(&card->notation, canonical);
    snprintf(id, sizeof id, "%s%s%s%s",
             card->picture ? picture_words[card->picture - PICTURE_PIE] : "",
             card->picture ? ":" : "", canonical, card->spin ? "*" : "");
    card->id = table_keep(table, id);
    return card->id != NULL;
}

static bool read_action(struct table *table, struct table_card *card, const struct cell *face,
                        const struct cell *action)
{
    int index = table_word(
        table, action, table_actions, N_("“{value}” is not an action; write one of: {words}"),
        N_("“{value}” is not an action; did you mean “{near}”? Write one of: {words}"));

    if (index < 0)
        return false;
    card->action = (enum action)(ACTION_DRAW_TWO + index);
    card->id = action_faces[card->action];
    if (!face->text || !strcmp(face->text, card->id))
        return true;
    table_complain(table, face->at,
                   message_with(N_("a card that does “{action}” has the face “{face}”, not "
                                   "“{value}”; leave it out here (spreadsheets drop the + of +2)"),
                                arg_text("action", action->text), arg_text("face", card->id),
                                arg_typed("value", face->text)));
    return false;
}

bool table_read_face(struct table *table, struct table_card *card, const struct cell *face,
                     const struct cell *action)
{
    if (action->text)
        return read_action(table, card, face, action);
    if (!face->text) {
        table_complain(
            table, card->at,
            message_of(N_("this card has no face; write a number such as 1/2, or an action")));
        return false;
    }
    for (int i = ACTION_DRAW_TWO; i <= ACTION_WILD_DRAW_FOUR; i++)
        if (!strcmp(face->text, action_faces[i]))
            card->action = (enum action)i;
    card->id = action_faces[card->action];
    return card->action != ACTION_NONE || read_number(table, card, face);
}
