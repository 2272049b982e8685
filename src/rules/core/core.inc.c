/*
 * The core: all that changes a game once a move is known to be legal.
 *
 * A game is struct game (state.h) with hands, stock and pile behind it: struct contents. Hands are bit
 * sets of pieces, the physical cards, so that “which cards of this hand fit on the top” is a few
 * ANDs of a hand with rows that were worked out when the rules were compiled (tables.h). How many
 * words such a set has is a constant, WORDS, for its loops to be unrolled; and a game of few cards
 * stays small, as bots copy it for every playout. So this file is compiled three times: core-2.c,
 * core-4.c and core-8.c define WORDS and include it, for at most 128, 256 and 512 cards in play.
 *
 * All functions are static and have their own names, which no macro changes: there is one
 * challenge(), in core-play.inc.c, and three copies of it in the program, at each of which a
 * debugger stops at `break core-play.inc.c:challenge`. What they offer the rest of the room stands
 * in core.h as struct core, a table of functions that is filled at the end of this file. Its
 * members have the names of the functions. rules_compile() takes the table of the width that the
 * deck needs, and the others call game->rules->core->challenge(game, listener): the situations for
 * moves, game.c and seating.c for deals and what the referee says, position.c, view.c and playout.c
 * to set games up and to look into them.
 *
 * A move, challenge() or lay() for one, changes hands and piles, tells the listener each thing that
 * happens, and ends in the next turn or in run(). That carries out the *program* of the card, which
 * tables/program.c made of operations, until the turn of a seat begins, a seat is asked something
 * or the round is over; open.situation is then what the game waits for. An operation NAME of
 * effect-list.h is the function effect_NAME().
 *
 * Bots that try moves out and studies play rounds by the million: rollout_sensible() and
 * rollout_counted() choose the moves as well, and call the same functions with the listener NULL.
 * What every turn goes through is HOT: it is inlined, and the constant NULL takes all telling out
 * of the copy. The most frequent turns of all are played still faster by turns.inc.c, compiled
 * apart with other flags. Speed is measured by tests/bench/rounds.c and sim.c.
 *
 * Tests: tests/scenarios has an example of each rule, and tests/rules/properties.c plays all decks
 * by many house rules and tries after each move what has to hold. counting.c counts rounds a second
 * time, and turns.c holds turns.inc.c against this.
 *
 * Each part calls only what stands in the parts before it, so their order is theirs for reading,
 * too; whoever wants to know the game begins with core-play.inc.c.
 */
#include "rules/core/core.h"
#include "rules/proof.h"
#include "rules/score.h"
#include "rules/situations/situation.h"
#include "rules/tell.h"

/* What a game is in memory, and bit sets (core-set.inc.c). Includes what turns.inc.c needs too. */
#include "rules/core/core-contents.inc.c"

/* The stock, the discard pile, drawing; a pile that becomes the stock. */
#include "rules/core/core-piles.inc.c"

/* Whole hands: told, swapped, passed on; those that come down to one card. */
#include "rules/core/core-hand.inc.c"

/* Which cards the wheel lets a seat discard. */
#include "rules/core/core-choose.inc.c"

/* The wheel's segments, as operations of programs. */
#include "rules/core/core-wheel.inc.c"

/* All other operations, run(), and the end of a round with its points. */
#include "rules/core/core-effect.inc.c"

/* The moves that the wheel asks for: to turn it, to shout, to discard. */
#include "rules/core/core-spin.inc.c"

/* Which cards fit, and which a seat may lay, be they right or wrong. */
#include "rules/core/core-fit.inc.c"

/* The moves of a turn: to lay, draw, pass, name a colour, challenge; wrong cards taken back. */
#include "rules/core/core-play.inc.c"

/* Reports about printed cards. */
#include "rules/core/core-real.inc.c"

/* What is counted in a round. */
#include "rules/core/core-count.inc.c"

/* How a seat chooses that plays sensibly. */
#include "rules/core/core-sensible.inc.c"

/* Rounds of players that are programs, at full speed. */
#include "rules/core/core-rollout.inc.c"

/* What else the room asks for: to deal, to fine, to set a game up and to look into it. */
#include "rules/core/core-state.inc.c"

/* A function that is missing here is reported by the compiler as unused, unless the core calls it
 * itself. */
const struct core NAMED(core_) = {
    .game_size = sizeof(struct contents), .gather = gather, .deal = deal, .turn_first = turn_first,
    .lay = lay, .draw_piece = draw_piece, .pass = pass, .take_colour = take_colour,
    .matches = matches, .declare = declare, .spin = spin, .shout = shout,
    .stay_silent = stay_silent, .discard = discard, .finish_discards = finish_discards,
    .take_owed = take_owed, .challenge = challenge, .swap = swap, .turned = turned,
    .may_be_bluff = may_be_bluff, .say_shown = say_shown, .drew = drew,
    .won_showdown = won_showdown, .may_shuffle = may_shuffle, .shuffle_pile = shuffle_pile,
    .put_right = put_right, .end_outcome = end_outcome, .penalty = penalty, .take_back = take_back,
    .shut_window = shut_window, .break_off = break_off, .rollout_sensible = rollout_sensible,
    .rollout_counted = rollout_counted, .count_move = count_move, .fits = fits,
    .may_discard = may_discard, .right = right, .may_lay = may_lay, .judge = judge,
    .count_copies = count_copies, .choosing = choosing, .drawn_since = drawn_since,
    .piece_held = piece_held, .hand_size = hand_size, .stock_card = stock_card,
    .pile_card = pile_card, .take = take, .take_any = take_any, .take_lacking = take_lacking,
    .put_hand = put_hand, .put_on_pile = put_on_pile, .put_stock = put_stock,
};
