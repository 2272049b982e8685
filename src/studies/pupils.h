/* “breuk sim --pupils”: simulated pupils at the table of a deck and in lessons, and how often what
 * they believe is found. */
#ifndef BREUK_STUDIES_PUPILS_H
#define BREUK_STUDIES_PUPILS_H

#include "base/strbuf.h"
#include "skill/evidence.h"
#include "studies/simulation.h"

#include <stdbool.h>
#include <stdint.h>

/* What rows of simulated pupils came to, as a table that a teacher reads or as lines of JSON. */

/* After how many informative answers pupils are looked at: 4, 8, 12. */
enum { ROW_LOOKS = 3 };

/* Pupils of one kind, at one place. */
struct pupil_row {
    const char *name;       /* the kind, a message id; NULL: they hold … */
    enum hypothesis belief; /* … this belief */
    uint64_t pupils;
    uint64_t reached[ROW_LOOKS]; /* who came so far */
    uint64_t right[ROW_LOOKS];   /* of them: whose belief was named by then */
    uint64_t other;              /* of whom another belief was named, or any that they lack */
    bool few; /* it shows seldom: in play more than one in 20 comes less far than 8 in 60 rounds */
    double pace;                /* own turns for each informative one; or questions until named,
                                   of half of them; below 0: unknown */
    double pace_most;           /* questions until named, of nine in ten; below 0: unknown */
    uint64_t named[HYPOTHESES]; /* of whom each family was ever named, by its first */
    uint64_t rounds, turns, decisions, informative, probes; /* in play */
};

/* Where they were: a deck or lessons. */
struct pupil_place {
    const char *kind; /* "deck" or "lesson", as JSON has it */
    const char *name;
    double strength;
    uint64_t seed;
    int count;
    struct pupil_row *rows;
};

/* Adds the rows with their heads, in 80 columns, and if they are explained what they mean. */
void pupil_table_add(const struct pupil_place *place, bool explained, struct strbuf *out);

/* Adds a line for each row. */
void pupil_table_add_json(const struct pupil_place *place, struct strbuf *out);

enum { PUPILS_MOST = 1000000, PUPILS_STRENGTH = 85 }; /* of a row; per cent */

/* Runs the command with --pupils; without operands at five decks and in groups of lessons.
 * Complaints are reported. */
enum exit_code sim_pupils(const struct sim_options *options, const struct manner *manner);

#endif
