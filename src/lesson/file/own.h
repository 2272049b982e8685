/* Questions that an author writes: read, and held to what their kind asks of them. Private to the
 * room. */
#ifndef BREUK_LESSON_OWN_H
#define BREUK_LESSON_OWN_H

#include "lesson/lesson.h"

enum wants { WANTS_NO, WANTS_MAY, WANTS_MUST };

/* An <item> while it is read. */
struct own {
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
    void (*check_stem)(const struct own *own);
    /* … of the two numbers, which are equal if they must be; NULL: own_repeats, … */
    void (*check_pair)(const struct own *own);
    /* … of as many options as there should be, and the stem, if one is needed. */
    void (*check_options)(const struct own *own);
};

/* Reads an <item> that is not hurt. Complains of what its kind has no use for or lacks, and of a
 * key that is wrong by value. */
void own_read(struct lesson_item *out, const struct xml_element *element, struct diag *diag);

/* Warns of questions that are there already. */
void own_check_repeated(const struct lesson *lesson, struct diag *diag);

/* Reads a number of an attribute; false, with a complaint if it is there: it is none. */
bool own_read_number(struct notation *out, const struct xml_element *element, const char *name,
                     struct diag *diag);

/* For the checks of kinds. */

/* Complains; the message may name {kind}. */
void own_refuse(const struct own *own, struct position where, struct message why);
/* Complains of a number that is no fraction, where one is needed. */
void own_refuse_form(const struct own *own, struct position where, const struct notation *number);
/* Complains of a stem that is 1 or more. */
void own_check_proper(const struct own *own);
/* Complains, and returns true, where the other number is printed as the stem is. */
bool own_repeats(const struct own *own);
/* Complains if one option is marked right in the place of another: `right` says which are. False:
 * the fault is a different one. */
bool own_check_misplaced(const struct own *own, const bool right[]);
/* Complains of an option that is marked right and is not, by `leave_out`, or the reverse, by
 * `mark`; ids that may name {number}, the option's, and {stem}. */
void own_check_mark(const struct own *own, int option, const struct xml_element *element,
                    bool right, const struct notation *stem, const char *mark,
                    const char *leave_out);
/* The number of an earlier option that is equal to this one; NULL: none is. */
const struct notation *own_equal_before(const struct own *own, int option);
/* Checks options among which the stem is looked for: one of them is equal to it, or `several`. */
void own_check_equal(const struct own *own, bool several);

#endif
