/* What the files of this program share. */
#ifndef BREUK_TESTS_RATIONAL_CASES_H
#define BREUK_TESTS_RATIONAL_CASES_H

#include "base/chance.h"
#include "harness.h"
#include "rational/explain.h"

#include <gmp.h>

void add_notation_cases(Suite *suite);
void add_words_cases(Suite *suite);
void add_convert_cases(Suite *suite);
void add_oracle_cases(Suite *suite);
void add_explain_cases(Suite *suite);
void add_explain_step_cases(Suite *suite);

/* For loops of a million: Check writes a line to a file for each of its own assertions, passed ones
 * too. */
#define require(condition, ...)                                                                    \
    do {                                                                                           \
        if (!(condition))                                                                          \
            ck_abort_msg(__VA_ARGS__);                                                             \
    } while (0)

/* Reads a number, a ratio too; fails the test with the reason if it is refused. */
struct notation read_number(const char *text);

/* The English sentence of a message, numbers in canonical form. It lives until the next call. */
const char *sentence_of(const struct message *message);

/* A reduced number of random size, from all of the range and from its edges. */
struct rational random_value(struct chance *chance);

/*
 * A value in one of its notations: of random kind where it has that kind, expanded, with zeros at
 * the end, with a recurring part that is repeated.
 */
struct notation random_notation(struct chance *chance, struct rational value);

/* Sets number, which was initialised, to the value. */
void set_number(mpq_t number, struct rational value);

#endif
