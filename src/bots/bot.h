/* Players that are programs. They see what a person at their seat would see, and nothing else. A
 * new bot is a row of bot-list.h; one that plays in a way of its own is a function too. */
#ifndef BREUK_BOTS_BOT_H
#define BREUK_BOTS_BOT_H

#include "base/chance.h"
#include "bots/at_random.h"
#include "bots/pupil.h"
#include "rules/view.h"

/* How much a bot that searches may do for a move. With rounds alone the same view and chance give
 * the same move on any machine. */
struct budget {
    int milliseconds; /* 0: no limit */
    int rollouts;     /* rounds played to their end; 0: no limit. Both 0: it does not search */
};

struct bot {
    const char *name;   /* as it is typed, and written in logs */
    const char *help;   /* a message id */
    knows_move *knows;  /* the moves that it thinks of; NULL: all */
    struct pupil pupil; /* how it errs; with `strength` and `slip` 0 it never does */
    struct move (*choose)(const struct bot *bot, const struct view *view,
                          struct chance *chance); /* a way of playing of its own, or NULL */
    bool watches;         /* it notices most wrong cards of others: judging.h */
    struct budget budget; /* of one that searches */
    bool budgeted;        /* somebody has said so */
    int percent;          /* as bot_set_percent had it; 0: as the row says */
};

/* Return how many bots there are, and one of them, in the order in which they are listed. */
int bot_count(void);
const struct bot *bot_at(int index);

/* Returns the bot of that name; NULL if there is none. */
const struct bot *bot_find(const char *name);

/* Returns whether it ever lays a wrong card. */
bool bot_errs(const struct bot *bot);

/* Returns whether it searches, so that it has a budget. */
bool bot_searches(const struct bot *bot);

/* Makes a bot that errs do so in `percent` of 100 turns in which it could, from 1; a believer then
 * never errs in another way. */
void bot_set_percent(struct bot *bot, int percent);

/* Returns one of the view's moves, of which there is at least one. All the bot's chance comes from
 * its own stream. */
struct move bot_choose(const struct bot *bot, const struct view *view, struct chance *chance);

#endif
