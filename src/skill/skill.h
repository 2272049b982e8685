/*
 * The skills that it takes to see that two faces show the same number. Pure functions; the ids are
 * the knowledge components of the trainer, whose grain follows the Common Core
 * standards 3.NF.A.1–3, 4.NF.A.1, 4.NF.C.6 and 6.RP.A.3c.
 */
#ifndef BREUK_SKILL_SKILL_H
#define BREUK_SKILL_SKILL_H

#include "rational/notation.h"

/* Those that a pair of faces can exercise; the numbers are the ids. */
enum skill {
    SKILL_PICTURE = 1,   /* K1: read a picture */
    SKILL_LINE = 2,      /* K2: read a place on a number line */
    SKILL_FACTOR = 3,    /* K3: equal fractions, one a whole number of times the other */
    SKILL_NO_FACTOR = 6, /* K6: equal fractions without such a factor: 4/6, 6/9 */
    SKILL_WHOLE = 7,     /* K7: a whole number as a fraction */
    SKILL_MIXED = 8,     /* K8: an improper fraction and a mixed number */
    SKILL_DECIMAL = 9,   /* K9: a fraction and a decimal */
    SKILL_PERCENT = 10,  /* K10: a percentage and a fraction or decimal */
    SKILLS
};

/* How a number is shown on a face. */
enum shown_as {
    SHOWN_PRINTED, /* its notation */
    SHOWN_PICTURE, /* equal parts, some of them shaded, or a set of dots */
    SHOWN_LINE     /* a place on a number line */
};

struct shown {
    const struct notation *notation; /* what is printed, or what the picture shows */
    enum shown_as as;
};

/* Returns the skills that are exercised by seeing that these two, whose values must be equal, are
 * the same: bit k is set for skill Kk. A picture or a line has to be read even beside another that
 * is the same; two printed numbers exercise nothing when they are the same, or differ only in their
 * digits: 0.5, 0.50. */
unsigned skills_of_pair(struct shown one, struct shown other);

/* Returns what the skill is, in a few words with an example: a message id; NULL for a number
 * without a skill. */
const char *skill_description(enum skill skill);

#endif
