/* The sections of this program, and what they share. */
#ifndef BREUK_TESTS_PLAY_SECTIONS_H
#define BREUK_TESTS_PLAY_SECTIONS_H

#include "harness.h"

struct deck;

void add_decisions(Suite *suite);
void add_players(Suite *suite);
void add_referee(Suite *suite);
void add_sittings(Suite *suite);
void add_speech(Suite *suite);
void add_spellings(Suite *suite);
void add_table(Suite *suite);
void add_teaching(Suite *suite);
void add_telling(Suite *suite);
void add_typed(Suite *suite);
void add_labels(Suite *suite);
void add_why(Suite *suite);
void add_windows(Suite *suite);

/* A shipped deck by name; the caller frees it. */
struct deck *load_deck(const char *name);

#endif
