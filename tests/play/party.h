/* Players at a table, for tests that watch what the table does: each brings a front, or part of
 * one. */
#ifndef BREUK_TESTS_PLAY_PARTY_H
#define BREUK_TESTS_PLAY_PARTY_H

#include "play/table.h"
#include "ruleset/setting.h"
#include "sections.h"

struct party {
    struct deck *deck;
    struct rules *rules;
    struct players players;
    struct naming names;
    struct table_front front;
    struct table *table;
};

/* Seats players, as --players has them, at a deck, which is taken over. The front is quiet_front of
 * the context; there is no table yet. */
struct party party_of(struct deck *deck, const struct settings *settings, const char *players,
                      void *context);

/* Sets the table, before which the front may be changed. The party stays where it is until
 * party_release; so does the journal, which is the caller's. */
void party_sit(struct party *party, uint64_t seed, struct journal *journal);

void party_release(struct party *party);

/* Makes the moves of the journal at journal_path(), in which nothing may be complained of. */
void party_replay(struct party *party);

/* A front that shows nothing; it can neither ask nor teach. */
struct table_front quiet_front(void *context);

/* "name=value" with spaces between. */
void change_settings(struct settings *settings, const char *changes);

/* A file for the test that runs. */
const char *journal_path(void);

#endif
