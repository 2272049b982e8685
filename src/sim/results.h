/* What was counted over many games. */
#ifndef BREUK_SIM_RESULTS_H
#define BREUK_SIM_RESULTS_H

#include "rules/tally.h"
#include "rules/view.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    STUDY_TURNS = 2001,       /* longer rounds are counted together */
    STUDY_ROUNDS = 257,       /* so are longer games */
    STUDY_GAME_ROUNDS = 10000 /* of a game that is not given up */
};

/* Numbers and nothing else. One that may be below 0 is kept as its two's complement. */
struct results {
#define RESULT(identifier, length) uint64_t identifier[length];
#include "sim/results-list.h"
#undef RESULT
};

/* Returns whether each sum fits 63 bits and a sign, as numbers in files do. */
bool results_can_add(const struct results *to, const struct results *from);

/* Adds what was counted elsewhere. */
void results_add(struct results *to, const struct results *from);

/* A row for each member, for whoever writes and reads them. */
struct results_field {
    const char *name;
    size_t offset; /* into struct results */
    size_t length; /* how many numbers */
};
int results_field_count(void);
const struct results_field *results_field(int index);
uint64_t *results_at(struct results *results, const struct results_field *field);
const uint64_t *results_in(const struct results *results, const struct results_field *field);

#endif
