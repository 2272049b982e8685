/* Questions that an author writes: read, and held to what their kind asks of them. Private to the
 * room. */
#ifndef BREUK_LESSON_AUTHORED_H
#define BREUK_LESSON_AUTHORED_H

#include "lesson/lesson.h"

enum wants { WANTS_NO, WANTS_MAY, WANTS_MUST };

/* An <item> while it is read. */
struct authored {
    struct lesson_item *item;
    const struct author_rule *rule; /* of its kind */
    const struct xml_element *element;
    struct diag *diag;
};

/* The parts of an author's own question of a kind. */
struct author_rule {
    enum wants stem, picture, other;
    int least, most;     /* options */
    bool equal;          /* the other number must be equal to the stem */
    bool fractions;      /* stem and other must be fractions */
    const char *example; /* an <item> as it should be */
    const char *none;    /* why nothing can be asked of good numbers, an id with {kind}, {stem} and
                            {other}; NULL: no reason is known */

    /* Each complains of what is wrong for this kind alone; NULL: nothing is. Of the stem, … */
    void (*check_stem)(const struct authored *q);
    /* … of the two numbers, which are equal if they must be; NULL: authored_repeats, … */
    void (*check_pair)(const struct authored *q);
    /* … of as many options as there should be, and the stem, if one is needed. */
    void (*check_options)(const struct authored *q);
};

/* Reads an <item> that is not hurt. Complains of what its kind has no use for or lacks, and of a
 * key that is wrong by value. */
void authored_read(struct lesson_item *out, const struct xml_element *element, struct diag *diag);

/* Warns of questions that are there already. */
void authored_check_repeated(const struct lesson *lesson, struct diag *diag);

/* Reads a number of an attribute; false, with a complaint if it is there: it is none. */
bool authored_read_number(struct notation *out, const struct xml_element *element, const char *name,
                          struct diag *diag);

/* For the checks of kinds. */

/* Complains; the message may name {kind}. */
void authored_refuse(const struct authored *q, struct position where, struct message why);
/* Complains of a number that is no fraction, where one is needed. */
void authored_refuse_form(const struct authored *q, struct position where,
                          const struct notation *number);
/* Complains of a stem that is 1 or more. */
void authored_check_proper(const struct authored *q);
/* Complains, and returns true, where the other number is printed as the stem is. */
bool authored_repeats(const struct authored *q);
/* Complains if one option is marked right in the place of another: `right` says which are. False:
 * the fault is a different one. */
bool authored_check_misplaced(const struct authored *q, const bool right[]);
/* Complains of an option that is marked right and is not, by `leave_out`, or the reverse, by
 * `mark`; ids that may name {number}, the option's, and {stem}. */
void authored_check_mark(const struct authored *q, int option, const struct xml_element *element,
                         bool right, const struct notation *stem, const char *mark,
                         const char *leave_out);
/* The number of an earlier option that is equal to this one; NULL: none is. */
const struct notation *authored_equal_before(const struct authored *q, int option);
/* Checks options among which the stem is looked for: one of them is equal to it, or `several`. */
void authored_check_equal(const struct authored *q, bool several);

#endif
