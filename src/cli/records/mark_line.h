/*
 * What a teacher types of a worksheet that a pupil did on paper: the numbers of the questions that
 * are not right, as “3 7” or “9-13”; with a question mark those that the pupil left out, “11-13?”;
 * and what stands there, where that is worth recording, “3=2/5; 7”. Before them the letter of the
 * form, if it is another. Enter alone: all is right.
 */
#ifndef BREUK_CLI_RECORDS_MARK_LINE_H
#define BREUK_CLI_RECORDS_MARK_LINE_H

#include "lesson/paper/worksheet.h"

enum { MARK_QUESTIONS = WORKSHEET_ITEMS + WORKSHEET_EXITS };

enum mark_kind {
    MARK_SHEET,
    MARK_ABSENT, /* “-”: there is no sheet */
    MARK_BACK,   /* the pupil before was typed wrongly */
    MARK_STOP
};

struct mark {
    enum mark_kind kind;
    enum worksheet_form form;
    unsigned wrong;                           /* bit q: question q + 1 */
    unsigned empty;                           /* these were left out */
    unsigned written;                         /* what stands there is known: … */
    struct response response[MARK_QUESTIONS]; /* … may be right after all */
};

/* Returns the question of that number on the sheet; NULL: it has none. */
const struct item *mark_item(const struct worksheet *sheet, int number);

/* Reads a line about one of these sheets; `usual` is the form that is meant without a letter.
 * False: *why says what is wrong, and borrows the line, and `kept`, which begins empty. */
bool mark_read(struct mark *mark, const char *line, const struct worksheet *sheets,
               enum worksheet_form usual, struct strbuf *kept, struct message *why);

#endif
