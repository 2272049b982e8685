/*
 * The skills that it takes to see that two faces show the same number. Pure functions; the ids are
 * the knowledge components of the trainer, whose grain follows the Common Core
 * standards 3.NF.A.1–3, 4.NF.A.1, 4.NF.C.6 and 6.RP.A.3c.
 */
#ifndef BREUK_SKILL_SKILL_H
#define BREUK_SKILL_SKILL_H

#include "rational/notation.h"

/* The numbers are the ids. A pair of faces exercises 1 to 3 and 6 to 10 alone. */
enum skill {
    SKILL_PICTURE = 1,             /* K1: read a picture */
    SKILL_LINE = 2,                /* K2: read a number line, and place a number on it */
    SKILL_FACTOR = 3,              /* K3: equal fractions, one a whole number of times the other */
    SKILL_FILL = 4,                /* K4: fill in the missing part of an equal fraction */
    SKILL_SIMPLIFY = 5,            /* K5: simplify */
    SKILL_NO_FACTOR = 6,           /* K6: equal fractions without such a factor: 4/6, 6/9 */
    SKILL_WHOLE = 7,               /* K7: a whole number as a fraction */
    SKILL_MIXED = 8,               /* K8: an improper fraction and a mixed number */
    SKILL_DECIMAL = 9,             /* K9: a fraction and a decimal */
    SKILL_PERCENT = 10,            /* K10: a percentage and a fraction or decimal */
    SKILL_SAME_DENOMINATOR = 11,   /* K11: compare fractions of the same denominator */
    SKILL_BENCHMARK = 12,          /* K12: compare with a half, or with one */
    SKILL_SET = 13,                /* K13: a part of a set */
    SKILL_SAME_NUMERATOR = 14,     /* K14: compare fractions of the same numerator */
    SKILL_COMMON_DENOMINATOR = 15, /* K15: find a common denominator, and order */
    SKILL_PLACE_VALUE = 16,        /* K16: compare decimals by their places */
    SKILLS
};

/* How a number is shown on a face. */
enum shown_as {
    SHOWN_PRINTED, /* its notation */
    SHOWN_PICTURE, /* equal parts, some of them shaded, or a set of dots */
    SHOWN_LINE     /* a place on a number line */
};

struct shown {
    const struct notation *notation; /* the printed number, or the one that the picture shows */
    enum shown_as as;
};

/* Returns the skills that are exercised by seeing that these two, whose values must be equal, are
 * the same: bit k is set for skill Kk. A picture or a line has to be read even beside another that
 * is the same; two printed numbers exercise nothing when they are the same, or differ only in their
 * digits: 0.5, 0.50. */
unsigned skills_of_pair(struct shown one, struct shown other);

/* Returns a sentence for a child about what the skill lets it do, with an example: a message id. */
const char *skill_can(enum skill skill);

/* Returns the skill in a word, for the head of a column: a message id, in each language at most
 * SKILL_WORD columns wide. */
enum { SKILL_WORD = 11 };
const char *skill_word(enum skill skill);

/* Returns what the skill is, in a few words with an example: a message id; NULL for a number
 * without a skill. */
const char *skill_description(enum skill skill);

#endif
