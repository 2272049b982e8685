/*
 * The way of playing that several bots share: they lay any card that they know to be right and that
 * is no bluff, each physical card being equally likely, so that two copies are twice as likely as
 * one. They draw only when there is no such card, and never challenge; at_random.c says what else
 * they do by chance. The rollouts of rules/ play the same turns, and a test holds them together;
 * but in rollouts everybody lets windows go by, and somebody always shouts.
 */
#ifndef BREUK_BOTS_AT_RANDOM_H
#define BREUK_BOTS_AT_RANDOM_H

#include "base/chance.h"
#include "rules/view.h"

/* Returns whether the player thinks of this move, one of the view's. */
typedef bool knows_move(const struct view *view, struct move move);

/* Returns one of the view's moves, of which there is at least one. With knows NULL the player
 * thinks of every move. */
struct move play_at_random(const struct view *view, struct chance *chance, knows_move *knows);

/*
 * A pupil who knows two numbers to be equal only when they look the same: it never lays 2/4 on a
 * 1/2 of another colour. When nothing is left to draw it lays what it must.
 */

knows_move beginner_knows;

#endif
