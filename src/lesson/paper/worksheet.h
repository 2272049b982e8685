/*
 * A worksheet: a page of a lesson's questions for paper and pencil, and its key. Two examples stand
 * on top, one worked out and one to complete; then ten questions, and at the foot three to cut off
 * and hand in, one of them of a lesson before. There are two forms, so that neighbours have other
 * questions of the same kinds; no question stands twice on a sheet.
 *
 * All of it follows from the request: the same lesson, form and seed make the same sheet and key.
 */
#ifndef BREUK_LESSON_WORKSHEET_H
#define BREUK_LESSON_WORKSHEET_H

#include "lesson/item.h"
#include "page/page.h"

enum worksheet_form { WORKSHEET_A, WORKSHEET_B, WORKSHEET_FORMS };

enum { WORKSHEET_EXAMPLES = 2, WORKSHEET_ITEMS = 10, WORKSHEET_EXITS = 3 };

/* The same sheet is printed again, and its key later, unless another number is wanted. */
enum { WORKSHEET_SEED = 1 };

struct worksheet_request {
    const struct lesson *lesson;
    const struct lesson *const *before; /* the lessons that it needs: course_before */
    int befores;
    uint64_t seed;
    enum worksheet_form form;
};

/* Borrows the lessons. A lesson with few questions has fewer than there is room for. */
struct worksheet {
    struct worksheet_request request;
    int examples, items, exits;
    struct item example[WORKSHEET_EXAMPLES]; /* the first is worked out, the second to complete */
    struct item item[WORKSHEET_ITEMS];
    struct item exit[WORKSHEET_EXITS];
};

/* Makes the sheet's questions. STATUS_INVALID: the lesson's numbers allow none. */
enum status worksheet_make(struct worksheet *out, const struct worksheet_request *request);

/* How many questions it lacks because the lesson has no more that differ. */
int worksheet_lacks(const struct worksheet *sheet);

/* "A", "B". */
const char *worksheet_form_name(enum worksheet_form form);

/* Each makes a document, in the language of the program: the sheet, one side of A4; and its key,
 * with the answers, the usual wrong ones and what to say to them. The caller releases the page. */
void worksheet_page(struct page *page, const struct worksheet *sheet);
void worksheet_key_page(struct page *page, const struct worksheet *sheet);

#endif
