/*
 * What a game offers between two rounds: four questions, to one pupil alone and once a game.
 * Somebody missed equal cards twice; or laid wrong ones, and three of the questions tell which
 * belief may lie behind that. The table tells what people decide and knows nothing of lessons; this
 * joins them.
 *
 * Nothing of it is in the game's journal. Whether the offer was made follows from the moves, as all
 * else does: a game that is taken up again hears of its rounds anew, and makes no offer that it has
 * made.
 *
 * Source: LESSONS, 4.
 */
#ifndef BREUK_CLI_PLAY_OFFER_H
#define BREUK_CLI_PLAY_OFFER_H

#include "cli/command.h"
#include "cli/play/full_screen.h"
#include "cli/records/class_book.h"
#include "lesson/diagnosis/diagnosis.h"
#include "play/names.h"
#include "play/table.h"
#include "tui/input.h"
#include "tui/plain.h"

enum { OFFER_MISSED = 8, OFFER_TIMES = 2, OFFER_QUESTIONS = 4 };

struct offer_pair {
    struct notation top, card;
};

/* Equal cards that were missed, by so many different pairs of them. */
struct offer_missed {
    const char *lesson; /* that helps: a literal */
    int times;
    struct offer_pair pair[OFFER_TIMES]; /* the first ones */
};

/* What is known of the person at a seat. */
struct offer_pupil {
    const char *name; /* of whom it is known: another one may have joined since */
    int misses;
    struct offer_missed missed[OFFER_MISSED];
    struct diagnosis diagnosis;
    struct offer_pair wrong; /* the wrong card laid last */
    bool laid_wrong;
};

/* What a session must hold for it. A zeroed struct offers nothing. */
struct offers {
    const struct command_line *line;
    struct plain *plain;
    struct full_screen *screen; /* is left for questions, which come in lines */
    /* is left for questions, which come in lines */ /* borrowed, as all pointers here */
    struct input *input;
    const struct naming *names;
    const struct players *players;
    const struct rules *rules;
    uint64_t seed;
    bool pictures; /* cards that are pictures are drawn; otherwise they are read as numbers, and say
                      nothing of reading pictures */
    bool made;     /* the offer of this game */
    struct class_book *book;   /* knows what was before, and is told of answers; may be closed */
    const struct table *table; /* knows whose turn of a team it is */
    struct offer_pupil pupil[SEATS_MAX];
};

/* Begins. Everything given is borrowed, and outlives the table. */
void offers_begin(struct offers *offers);

/* Hear what a person decided, and that a round is over: for a table_observer. */
void offers_decided(struct offers *offers, const struct table_decision *decision);
void offers_said(struct offers *offers, const struct table_said *said);
enum table_end offers_round_over(struct offers *offers, int round, bool past);

#endif
