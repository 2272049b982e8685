/*
 * A monkey at a table, in this process: it types whatever people type, and much that they do not,
 * in every situation of the game, at tables of every deck under settings of every kind. What it
 * types follows from its seed alone.
 *
 * Every day it plays a few tables, always the same. With BREUK_MONKEY=SECONDS it goes on for so
 * long, from BREUK_MONKEY_SEED=NUMBER on if that is given, else from 1; with the seed alone it
 * plays that one table. When something breaks it says at which seed, and the lines or keys typed
 * last.
 */
#ifndef BREUK_TESTS_MONKEY_H
#define BREUK_TESTS_MONKEY_H

#include "base/chance.h"
#include "harness.h"
#include "log/journal.h"
#include "play/setup.h"
#include "play/table.h"

/* Words that ask for help, which are to be typed in every situation: the table in words.c. */
enum { HELP_WORDS = 9, MONKEY_CARDS = 8, MONKEY_WRONG = 3 };

struct monkey {
    struct chance chance;
    uint64_t seed;         /* of this table, from 1 */
    int asked[SITUATIONS]; /* how often, at all tables so far */
    int insisted, card;    /* lines that it insists in so far, and on which card */
    /* Which of the words were typed there, bit w word w, by the card that is asked about and by
     * what happens to wrong ones. */
    unsigned helped[SITUATIONS][MONKEY_CARDS][MONKEY_WRONG];
};

/* Draws a number below `bound`. */
int monkey_draw(struct monkey *monkey, int bound);
/* Returns whether something that happens once in so many times happens now. */
bool monkey_now(struct monkey *monkey, int once_in);

/* Gathers the words of all languages, before the first line; frees them. */
void words_gather(void);
void words_release(void);
/* Returns any word that means something at a table, in any language. */
const char *words_any(struct monkey *monkey);
/* Returns the help word with that number in any language, or its English word. */
const char *words_help(struct monkey *monkey, int index);
const char *words_help_name(int index);

/* A table that nobody has played at. */
struct monkey_table {
    struct setup setup;
    struct journal journal;
    const char *path; /* of the journal */
};

/* Seats people and bots at some deck under some settings; afterwards the language in use is any.
 * monkey_table_release in any case. */
void monkey_table_set(struct monkey_table *table, struct monkey *monkey);
void monkey_table_release(struct monkey_table *table);
/* Plays at it until the front has no more to say; *seen is the table meanwhile. Of one table in
 * four the journal is played again, and must give the same game. */
void monkey_table_play(struct monkey_table *table, struct monkey *monkey,
                       const struct table_front *front, const struct table **seen);

/* Adds a line to be typed by whoever sees this view. */
void monkey_type(struct monkey *monkey, const struct setup *setup, const struct view *view,
                 struct strbuf *line);
/* Adds a line to be typed where nobody knows what is asked. */
void monkey_type_blindly(struct monkey *monkey, const struct setup *setup, struct strbuf *line);

/* Remember what is typed at a table, for the case that something breaks; trail_end: nothing has. */
void trail_begin(uint64_t seed);
void trail_add(const char *typed);
void trail_end(void);

/* Plays so many tables one after the other, each by `play` with chance of its own, and up to ten
 * times as many until all is met that is wanted, which must happen. */
enum monkey_wants {
    MONKEY_SITUATIONS, /* every situation */
    MONKEY_WORDS       /* and every help word typed in each of them */
};
void monkey_plays(int tables, enum monkey_wants wants, void (*play)(struct monkey *monkey));

void add_lines(Suite *suite);
void add_keys(Suite *suite);

#endif
