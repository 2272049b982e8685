/*
 * The first line of a log: all that is needed to play the game again.
 * {"breuk":1,"deck":"fractions","hash":"…","ruleset":"fractions","settings":{"target":"250"},
 *  "seats":["Ann",{"name":"Robo","bot":"random"}],"seed":"42","chance":"xoshiro256** 1",
 *  "class":"6b","session":"…"}
 */
#ifndef BREUK_LOG_HEADER_H
#define BREUK_LOG_HEADER_H

#include "deck/deck.h"
#include "rules/move.h"
#include "ruleset/setting.h"
#include "json/writer.h"

#include <stdbool.h>
#include <stdint.h>

enum { LOG_FORMAT = 1, LOG_MINUTES_MOST = 600 };

struct log_seat {
    const char *name;
    const char *bot; /* which bot plays; NULL: a person */
};

/* All texts are borrowed: of a header that was read, from its json_document. */
struct log_header {
    const char *deck;    /* as it was named: a name or a path */
    bool hashed;         /* `hash` is there: a scenario may leave it out */
    uint64_t hash;       /* deck_hash() */
    const char *ruleset; /* NULL: the deck's own */
    int setting_count;   /* a journal names all settings, a scenario those that it changes */
    struct log_setting {
        const char *name, *value;
        int column;
    } setting[SETTING_COUNT];
    int seats; /* as many as are named, for the rules to refuse (S1); no more than SEATS_MAX are
                  kept */
    struct log_seat seat[SEATS_MAX];
    uint64_t seed;
    int minutes;            /* the match is played against a clock (E8); 0: it is not */
    const char *class_name; /* whose records what people do goes to … */
    const char *session;    /* … and in which session; NULL: nothing is recorded */
};

/* Add the header as a line, newline included, or as a member of an object. */
void log_write_header(struct strbuf *out, const struct log_header *header);
void log_write_header_as(struct json_writer *writer, const char *name,
                         const struct log_header *header);

/* Fills `setting` with every setting, so that a rule set that is changed later does not change the
 * game. `texts` owns the values. */
void log_header_take_settings(struct log_header *header, const struct settings *settings,
                              struct arena *texts);

/* Reads a header. STATUS_INVALID: diag says all that is wrong with it. */
enum status log_read_header(struct log_header *header, const struct json_value *line,
                            struct position where, struct diag *diag);

/*
 * Checks that the deck found under the header's name has the header's hash, and makes the settings
 * of the game: `base` (the deck's, or those of the rule set that the header names) with the
 * header's changes. STATUS_INVALID: diag says why.
 */
enum status log_header_settle(const struct log_header *header, const struct deck *deck,
                              const struct settings *base, struct settings *settings,
                              struct position where, struct diag *diag);

#endif
