/* Players that are programs. They see what a person at their seat would see, and nothing else. A
 * new bot is a function and a row. */
#ifndef BREUK_BOTS_BOT_H
#define BREUK_BOTS_BOT_H

#include "base/chance.h"
#include "base/message.h"
#include "rules/view.h"

struct bot {
    const char *name; /* as it is typed */
    const char *help; /* a message id */
    /* Returns one of the view's moves, of which there is at least one. All the bot's chance comes
     * from its own stream. */
    struct move (*choose)(const struct view *view, struct chance *chance);
};

/* Return how many bots there are, and one of them, in the order in which they are listed. */
int bot_count(void);
const struct bot *bot_at(int index);

/* Returns the bot of that name; NULL if there is none. */
const struct bot *bot_find(const char *name);

#endif
