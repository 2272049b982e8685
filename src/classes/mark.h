/* Results on paper, typed in. */
#ifndef BREUK_CLASSES_MARK_H
#define BREUK_CLASSES_MARK_H

#include "classes/records_file.h"
#include "lesson/paper/worksheet.h"

/*
 * The line that a teacher types about a worksheet that a pupil did on paper: the numbers of the
 * questions that are not right, as “3 7” or “9-13”; with a question mark those that the pupil left
 * out, “11-13?”; and the answer that the pupil wrote, where it is worth recording, “3=2/5; 7”. The
 * letter of the form comes first, if it is another one. Enter alone: all is right.
 */

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
    unsigned written;                         /* the answer on paper was typed: … */
    struct response response[MARK_QUESTIONS]; /* … may be right after all */
};

/* Returns the question of that number on the sheet; NULL: it has none. */
const struct item *mark_item(const struct worksheet *sheet, int number);

/* Reads a line about one of these sheets; `usual` is the form that is meant without a letter.
 * False: *why says what is wrong, and borrows the line, and `kept`, which begins empty. */
bool mark_read(struct mark *mark, const char *line, const struct worksheet *sheets,
               enum worksheet_form usual, struct strbuf *kept, struct message *why);

/*
 * Results on paper: a teacher says of each pupil which questions of a worksheet are not right yet,
 * and each question becomes an event of a session of the kind "paper". The sheet is made again of
 * the lesson, the form and the seed at its foot.
 *
 * An event's number in its session is 1000 times the pupil's place in the class, 100 times the form
 * (0 is A) and the number of the question: so the question can be made again.
 */

enum { PAPER_PUPIL = 1000, PAPER_FORM = 100 };

/* The words of --form: in the order of enum worksheet_form; ended by NULL. */
extern const char *const class_mark_forms[];

/* Which sheet it was, and when. */
struct mark_options {
    const char *date; /* --date, as typed; NULL: today */
    enum worksheet_form form;
    uint64_t seed;
};

/* Asks about each pupil of the class who has not been marked with this sheet for that day. All is
 * reported. */
enum exit_code class_mark(struct records_file *file, const struct record_class *class,
                          const char *lesson, const struct mark_options *options);

#endif
