/* A shipped deck with a shipped ruleset, ready to play; every failure to get there fails the test.
 */
#ifndef BREUK_TESTS_RULES_TABLE_H
#define BREUK_TESTS_RULES_TABLE_H

#include "game_hash.h"
#include "harness.h"

#include "base/chance.h"
#include "deck/deck.h"
#include "rules/game.h"
#include "rules/playout.h"

/* As ck_assert_msg, for what is asked a million times: that one writes to a file each time. */
#define require(condition, ...)                                                                    \
    do {                                                                                           \
        if (!(condition))                                                                          \
            ck_abort_msg(__VA_ARGS__);                                                             \
    } while (0)

struct table_deck {
    const char *name;
    struct deck *deck;
    struct settings settings;
};

/* The deck, a name or a path in the source tree, with its own ruleset, or with the named one (and a
 * wheel, if the deck needs one). */
void table_open(struct table_deck *table, const char *deck, const char *ruleset);
/* Changes settings: "scoring=charged target=100". */
void table_set(struct table_deck *table, const char *settings);
void table_close(struct table_deck *table);
struct rules *table_rules(const struct table_deck *table, int seats);

/* One of the seats that are asked. */
int first_asked(const struct game *game);
/* Any of the moves that it may make, uniformly: other play than the bots'. */
struct move any_move(const struct game *game, struct chance *chance);

/* Plays the round out at random, as studies do; returns the number of moves. */
int roll_out(struct game *game, struct chance *chance);
/* Deals what the view does not show. */
void deal_playout(struct playout *playout, const struct view *view, struct chance *chance);

/* What the properties are tried over: every shipped deck, and one that needs the widest card sets.
 */
extern const char *const property_decks[], *const property_rulesets[];
enum { PROPERTY_DECKS = 10, PROPERTY_RULESETS = 5 };

/* Whether some of its numbers move hands: H3. */
bool deck_moves_hands(const struct deck *deck);

#endif
