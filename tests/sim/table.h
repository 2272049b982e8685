/* A deck with its rules, to be studied; every failure to get there fails the test. */
#ifndef BREUK_TESTS_SIM_TABLE_H
#define BREUK_TESTS_SIM_TABLE_H

#include "deck/deck.h"
#include "sim/study.h"

struct table {
    struct deck *deck;
    struct settings settings;
    struct rules *rules;
};

/* A deck of the source tree, "decks/equals.xml"; a deck from memory. With its own ruleset. */
void table_open(struct table *table, const char *file);
void table_read(struct table *table, const char *bytes);
/* Changes settings, before it is seated: "rounds=1 target=100". */
void table_set(struct table *table, const char *settings);
void table_seat(struct table *table, int seats);
void table_close(struct table *table);

/* Games 0 … games − 1 of one seed, by random players, on one thread. */
struct study table_study(const struct table *table, uint64_t games);

#endif
