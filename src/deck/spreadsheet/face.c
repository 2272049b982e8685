/* Reads the face of a card from a line. */
#include "deck/spreadsheet/rows.h"

#include "base/suggest.h"
#include "deck/builder.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { FACE_BYTES = 128 };

/* What teachers write for an action, in en, nl, de and fr. What breuk itself prints on such a card,
 * or says of it, is read as it stands there; about the rest it asks. */
static const struct {
    const char *words;
    enum action action;
    bool own;
} other_faces[] = {
    {"draw two", ACTION_DRAW_TWO, true},
    {"pak twee", ACTION_DRAW_TWO, true},
    {"Zwei ziehen", ACTION_DRAW_TWO, true},
    {"pioche deux", ACTION_DRAW_TWO, true},
    {"draw 2", ACTION_DRAW_TWO, false},
    {"neem 2", ACTION_DRAW_TWO, false},
    {"pak 2", ACTION_DRAW_TWO, false},
    {"zieh 2", ACTION_DRAW_TWO, false},
    {"nimm 2", ACTION_DRAW_TWO, false},
    {"pioche 2", ACTION_DRAW_TWO, false},
    {"plus 2", ACTION_DRAW_TWO, false},
    {"keer om", ACTION_REVERSE, true},
    {"Richtungswechsel", ACTION_REVERSE, true},
    {"changement de sens", ACTION_REVERSE, true},
    {"omkeren", ACTION_REVERSE, false},
    {"inversion", ACTION_REVERSE, false},
    {"sla over", ACTION_SKIP, true},
    {"Aussetzen", ACTION_SKIP, true},
    {"passe ton tour", ACTION_SKIP, true},
    {"miss a turn", ACTION_SKIP, false},
    {"overslaan", ACTION_SKIP, false},
    {"beurt overslaan", ACTION_SKIP, false},
    {"passe", ACTION_SKIP, false},
    {"joker", ACTION_WILD, true},
    {"choose a colour", ACTION_WILD, true},
    {"kies een kleur", ACTION_WILD, true},
    {"Farbe wählen", ACTION_WILD, true},
    {"choisis une couleur", ACTION_WILD, true},
    {"colour choice", ACTION_WILD, false},
    {"kleurkeuze", ACTION_WILD, false},
    {"kleurenkaart", ACTION_WILD, false},
    {"Farbwahl", ACTION_WILD, false},
    {"Wunschkarte", ACTION_WILD, false},
    {"choix de couleur", ACTION_WILD, false},
    {"wild +4", ACTION_WILD_DRAW_FOUR, true},
    {"joker +4", ACTION_WILD_DRAW_FOUR, true},
    {"draw four", ACTION_WILD_DRAW_FOUR, true},
    {"pak vier", ACTION_WILD_DRAW_FOUR, true},
    {"Vier ziehen", ACTION_WILD_DRAW_FOUR, true},
    {"pioche quatre", ACTION_WILD_DRAW_FOUR, true},
    {"draw 4", ACTION_WILD_DRAW_FOUR, false},
    {"wild draw 4", ACTION_WILD_DRAW_FOUR, false},
    {"wild draw four", ACTION_WILD_DRAW_FOUR, false},
    {"neem 4", ACTION_WILD_DRAW_FOUR, false},
    {"zieh 4", ACTION_WILD_DRAW_FOUR, false},
    {"pioche 4", ACTION_WILD_DRAW_FOUR, false},
};

/* Returns the action that a face without a number means, most likely; ACTION_NONE: nothing is near.
 */
static enum action suggest_action(const char *text)
{
    enum { WORDS = sizeof other_faces / sizeof *other_faces };
    const char *words[WORDS + ACTION_WILD_DRAW_FOUR + 1];
    enum action actions[WORDS + ACTION_WILD_DRAW_FOUR + 1];
    size_t count = 0;

    for (enum action i = ACTION_DRAW_TWO; i <= ACTION_WILD_DRAW_FOUR; i++, count++) {
        words[count] = action_ids[i];
        actions[count] = i;
    }
    for (size_t i = 0; i < WORDS; i++, count++) {
        words[count] = other_faces[i].words;
        actions[count] = other_faces[i].action;
    }
    const char *near = suggest_nearest(text, words, count);
    for (size_t i = 0; near && i < count; i++)
        if (words[i] == near)
            return actions[i];
    return ACTION_NONE;
}

/* Reads a number with either decimal mark; where the mark might divide thousands, with the one that
 * suits the separator. */
static enum status parse(const struct rows *rows, struct notation *out, const char *text,
                         struct message *why)
{
    const struct notation_options either = {.mark = MARK_EITHER};
    const struct notation_options own = {.mark = rows->separator == ';' ? MARK_COMMA : MARK_POINT};
    enum status status = notation_read(out, text, &either, why);

    return status == STATUS_OK || notation_read(out, text, &own, NULL) == STATUS_OK ? STATUS_OK
                                                                                    : status;
}

/* Reads "pie" of "pie:2/4"; *rest is what follows the colon. Returns false after a complaint that
 * there is no such picture. */
static bool read_picture(struct rows *rows, const struct cell *face, const char **rest,
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
    const struct cell cell = {word, face->at, face->length};
    int index = rows_word_before(
        rows, &cell, colon, picture_words,
        N_("“{value}” is not a kind of picture; before the colon, write one of: {words}"),
        N_("“{value}” is not a kind of picture; did you mean “{near}”? Before the colon, write one "
           "of: {words}"));
    if (index < 0)
        return false;
    *picture = (enum picture)(PICTURE_PIE + index);
    *rest = colon + 1;
    return true;
}

/* Complains of a face that is no number: most likely an action in other words. It is read as that
 * action, so that all other mistakes of its card are told as well. Returns false when it means
 * none. */
static bool read_words(struct rows *rows, struct rows_card *card, const struct cell *face)
{
    card->action = suggest_action(face->text);
    const char *near = card->id = action_ids[card->action];

    rows_mend(rows, face,
              message_with(
                  near ? N_("“{value}” is neither a number nor an action; did you mean “{near}”?")
                       : N_("“{value}” is neither a number nor an action; write a number such as "
                            "3/4, 0.75 or 50%, or an action: wild, reverse, skip, +2, +4"),
                  arg_typed("value", face->text), arg_text("near", near)),
              near);
    return card->action != ACTION_NONE;
}

/* Returns whether a face has a word of letters, and means an action: draw 2. */
static bool is_in_words(const char *text)
{
    size_t letters = 0;

    for (const char *c = text; *c; c++)
        letters += isalpha((unsigned char)*c) != 0;
    return letters > 2 && suggest_action(text) != ACTION_NONE;
}

/* Says why a face is no number; of a fraction that a spreadsheet has rounded it proposes that. */
static void refuse_number(struct rows *rows, const struct cell *face, const char *number,
                          struct message why)
{
    char exact[NOTATION_TEXT_SIZE];
    struct notation fraction;
    bool less;

    if (notation_parse_rounded(&fraction, number, NULL, &less)) {
        notation_canonical(&fraction, exact);
        rows_mend(rows, face, why, exact);
    } else {
        rows_complain(rows, face->at, why);
    }
}

static bool read_number(struct rows *rows, struct rows_card *card, const struct cell *face)
{
    const char *rest;
    char fraction[FRACTION_SIZE], number[FACE_BYTES], canonical[NOTATION_TEXT_SIZE],
        id[NOTATION_TEXT_SIZE + 16];
    struct message why;

    /* A date is read as the fraction that it was, so that nothing else is said of its card. */
    struct cell meant = *face;
    if (parse(rows, &card->notation, face->text, NULL) != STATUS_OK &&
        rows_is_date(rows, face, fraction))
        meant.text = fraction;
    if (!read_picture(rows, &meant, &rest, &card->picture))
        return false;
    size_t length = strlen(rest);
    card->spin = length && rest[length - 1] == '*';
    length -= card->spin;
    if (length >= sizeof number) {
        rows_complain(rows, face->at, message_of(N_("this is too long for a number")));
        return false;
    }
    memcpy(number, rest, length);
    number[length] = '\0';
    if (parse(rows, &card->notation, number, &why) != STATUS_OK) {
        if (rest == meant.text && (!strpbrk(number, "0123456789") || is_in_words(number)))
            return read_words(rows, card, face);
        refuse_number(rows, face, number, why);
        return false;
    }
    rows_note_number(rows, face, &card->notation);
    /* The id is the face in its canonical form, as in a deck file. */
    notation_canonical(&card->notation, canonical);
    snprintf(id, sizeof id, "%s%s%s%s",
             card->picture ? picture_words[card->picture - PICTURE_PIE] : "",
             card->picture ? ":" : "", canonical, card->spin ? "*" : "");
    card->id = rows_keep(rows, id);
    return true;
}

static bool read_action(struct rows *rows, struct rows_card *card, const struct cell *face,
                        const struct cell *action)
{
    int index =
        rows_word(rows, action, all_action_words + ACTION_DRAW_TWO,
                  N_("“{value}” is not an action; write one of: {words}"),
                  N_("“{value}” is not an action; did you mean “{near}”? Write one of: {words}"));

    if (index < 0)
        return false;
    card->action = (enum action)(ACTION_DRAW_TWO + index);
    card->id = action_ids[card->action];
    if (!face->text || !strcasecmp(face->text, card->id))
        return true;
    rows_mend(rows, face,
              message_with(N_("a card that does “{action}” has the face “{face}”, not "
                              "“{value}”; leave it out here (spreadsheets drop the + of +2)"),
                           arg_text("action", action->text), arg_text("face", card->id),
                           arg_typed("value", face->text)),
              "");
    return false;
}

/* Returns the face of an action that a text is, or means without doubt; NULL: none. */
static const char *action_face_of(const char *text)
{
    for (int i = ACTION_DRAW_TWO; i <= ACTION_WILD_DRAW_FOUR; i++)
        if (!strcasecmp(text, action_ids[i]))
            return action_ids[i];
    for (size_t i = 0; i < sizeof other_faces / sizeof *other_faces; i++)
        if (!strcasecmp(text, other_faces[i].words))
            return action_ids[other_faces[i].action];
    return NULL;
}

bool rows_read_face(struct rows *rows, struct rows_card *card, const struct cell *suit,
                    const struct cell *face, const struct cell *action)
{
    if (action->text)
        return read_action(rows, card, face, action);
    if (!face->text && suit->text && action_face_of(suit->text)) {
        rows_complain(
            rows, suit->at,
            message_with(N_("“{value}” is no suit; write {face} in the column “{column}” instead"),
                         arg_typed("value", suit->text),
                         arg_text("face", action_face_of(suit->text)),
                         arg_text("column", rows_column_name(rows, COLUMN_FACE))));
        return false;
    }
    if (!face->text) {
        rows_complain(
            rows, card->at,
            message_of(N_("this card has no face; write a number such as 1/2, or an action")));
        return false;
    }
    for (int i = ACTION_DRAW_TWO; i <= ACTION_WILD_DRAW_FOUR; i++)
        if (!strcasecmp(face->text, action_ids[i]))
            card->action = (enum action)i;
    for (size_t i = 0; i < sizeof other_faces / sizeof *other_faces; i++)
        if (other_faces[i].own && !strcasecmp(face->text, other_faces[i].words))
            card->action = other_faces[i].action;
    card->id = action_ids[card->action];
    return card->action != ACTION_NONE || read_number(rows, card, face);
}
