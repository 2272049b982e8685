/*
 * What a game offers between two rounds: four questions on what somebody has missed twice, with
 * other cards, to that pupil alone and once a game. The table tells what people decide and knows
 * nothing of lessons; this joins them.
 *
 * Nothing of it is in the game's journal. Whether the offer was made follows from the moves, as all
 * else does: a game that is taken up again hears of its rounds anew, and makes no offer that it has
 * made.
 */
#ifndef BREUK_CLI_PLAY_OFFER_H
#define BREUK_CLI_PLAY_OFFER_H

#include "cli/command.h"
#include "play/names.h"
#include "play/table.h"
#include "skill/misconception.h"
#include "tui/input.h"
#include "tui/plain.h"

enum { OFFER_REASONS = 8, OFFER_TIMES = 2, OFFER_QUESTIONS = 4 };

/* A difficulty, shown by so many different pairs of cards. */
struct offer_reason {
    const char *lesson; /* that helps: a literal */
    enum misconception
        belief; /* of who laid wrong cards; NO_MISCONCEPTION: equal ones were missed */
    int times;
    struct notation top[OFFER_TIMES], card[OFFER_TIMES]; /* the first pairs */
};

/* What a session must hold for it. A zeroed struct offers nothing. */
struct offers {
    const struct command_line *line;
    struct plain *plain; /* borrowed, as all pointers here */
    struct input *input;
    const struct naming *names;
    uint64_t seed;
    bool pictures; /* cards that are pictures are drawn; otherwise they are read as numbers, and say
                      nothing of reading pictures */
    bool made;     /* the offer of this game */
    int reasons[SEATS_MAX];
    struct offer_reason reason[SEATS_MAX][OFFER_REASONS];
    struct table_observer observer;
};

/* Begins: the table is told to tell. Everything given is borrowed, and outlives the table. */
void offers_begin(struct offers *offers, struct table *table);

#endif
