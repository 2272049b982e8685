#include "rules/game.h"

#include "rules/deal.h"
#include "rules/score.h"
#include "rules/seating.h"
#include "rules/situations/situation.h"
#include "rules/tables.h"
#include "rules/tell.h"

#include <assert.h>
#include <string.h>

struct game *game_new(const struct rules *rules)
{
    struct game *game = memory_new(1, rules->core->game_size);

    game->rules = rules;
    return game;
}

void game_free(struct game *game)
{
    memory_free(game);
}

size_t game_size(const struct rules *rules)
{
    return rules->core->game_size;
}

void game_copy(struct game *to, const struct game *from)
{
    memcpy(to, from, from->rules->core->game_size);
}

/* Returns NULL for a listener that hears nothing, since the core is faster without one. */
static const struct listener *heard(const struct listener *listener)
{
    return listener && listener->tell ? listener : NULL;
}

void game_reset(struct game *game, uint64_t seed)
{
    const struct rules *rules = game->rules;

    memset(game, 0, rules->core->game_size);
    game->rules = rules;
    chance_init(&game->chance, seed, CHANCE_DEAL, 0);
    chance_init(&game->wheel, seed, CHANCE_WHEEL, 0);
    game->drawn = NO_PIECE;
    game->open.suit = SUIT_NONE;
    game->open.round = 1;
    seating_arrange(game);
    rules->core->gather(game);
}

/* S12: all cards are gathered, and play goes clockwise, however the last round ended. */
void game_deal(struct game *game, const struct listener *listener)
{
    game->open.direction = LEFT;
    game->open.passes = 0;
    game->open.winners = 0;
    game->open.last = game->open.jumped = game->open.stays = false;
    game->open.called = game->open.called_early = 0;
    game->open.owed = game->open.owed_before = 0;
    game->open.untrue = UNTRUE_NOTHING;
    game->open.window = (struct window){0};
    memset(game->open.lack, 0, sizeof game->open.lack);
    game->wrong = game->bluff = false;
    game->drawn = NO_PIECE;
    game->rules->core->gather(game);
    seating_round(game, listener);
    if (game->rules->score) { /* R2 */
        game->open.situation = SITUATION_OUTCOME;
        game->open.turn = game->open.dealer;
        return;
    }
    game->rules->core->deal(game, listener);
}

void game_start(struct game *game, uint64_t seed, const struct listener *listener)
{
    game_reset(game, seed);
    seating_begin(game, heard(listener));
    game_deal(game, heard(listener));
}

const struct rules *game_rules(const struct game *game)
{
    return game->rules;
}

enum situation game_situation(const struct game *game)
{
    return (enum situation)game->open.situation;
}

bool game_round_is_over(const struct game *game)
{
    enum situation situation = game_situation(game);

    return situation == SITUATION_ROUND_OVER || situation == SITUATION_MATCH_OVER;
}

unsigned game_asked(const struct game *game)
{
    return situation_handler(game)->asked(game);
}

/* Returns whether the seat may move. U4: in a window those who have let the card go by may move,
 * too; H17: and everybody while its player is asked to show something. */
static bool may_move(const struct game *game, int seat)
{
    unsigned may = situation_handler(game)->asked(game);

    if (game->open.situation == SITUATION_REACT)
        may |= game->open.window.passed;
    else if (game->open.situation == SITUATION_PROVE || game->open.situation == SITUATION_PICTURE)
        may |= game->open.in;
    return may >> seat & 1;
}

static bool round_is_on(const struct game *game)
{
    return game->open.situation != SITUATION_ROUND_OVER &&
           game->open.situation != SITUATION_MATCH_OVER;
}

/* U1, U5: checks a call of a seat that may move. A needless call costs nothing, but is heard only
 * once. */
static bool check_call(const struct game *game, int seat, struct refusal *why)
{
    const struct open *open = &game->open;

    if (!game->rules->spoken)
        return refuse(why, "U1", N_("you do not need to call: the program calls for you"));
    if (!cards_are_laid(game) || open->situation == SITUATION_SHOUT)
        return refuse(why, "U1", N_("you do not need to call now"));
    if (open->window.catchable >> seat & 1 || (open->called >> seat & 1) == 0)
        return true;
    return refuse(why, "U5", N_("you have already called"));
}

bool game_check(const struct game *game, struct move move, struct refusal *why)
{
    const struct rules *rules = game->rules;

    if ((unsigned)move.kind >= MOVE_KINDS)
        return refuse(why, "T18", N_("there is no such move"));
    enum move_argument argument = move_forms[move.kind].argument;
    if ((!move_is_referees(move.kind) && (move.seat < 0 || move.seat >= rules->seats)) ||
        ((argument == ARGUMENT_SEAT || argument == ARGUMENT_SEAT_NUMBER) &&
         (move.other < 0 || move.other >= rules->seats)))
        return refuse(why, "T18", N_("there is no such player at this table"));
    if (argument == ARGUMENT_CARD &&
        (move.card < 0 || move.card >= rules->cards || rules->copies[move.card] == 0))
        return refuse(why, "T18", N_("there is no such card in this deck"));
    if (argument == ARGUMENT_SUIT && (move.suit < 0 || move.suit >= rules->suits))
        return refuse(why, "T18", N_("there is no such colour in this deck"));

    if (argument == ARGUMENT_PROOF && !move_proof_is_small(move))
        return refuse_with(
            why, .rule = "H17",
            .message =
                message_with(move.parts ? N_("name a fraction with at most {most} parts in a whole")
                                        : N_("name a whole number from {least} to {most}"),
                             arg_count("least", FACTOR_LEAST),
                             arg_count("most", move.parts ? NAMED_PARTS_MOST : FACTOR_MOST)));

    if (move_is_referees(move.kind))
        return referee_check(game, move, why);
    if (argument == ARGUMENT_NUMBER && (move.number < 0 || move.number > NUMBER_MOST))
        return refuse_with(why, .rule = "T18",
                           .message =
                               message_with(N_("name a whole number from {least} to {most}"),
                                            arg_count("least", 0), arg_count("most", NUMBER_MOST)));
    if (game->open.situation == SITUATION_MATCH_OVER)
        return refuse(why, "T18", N_("the match is over"));
    if (move.kind == MOVE_WRONG && !rules->peers)
        return refuse(why, "T18", N_("in this game the program checks each card itself"));
    if (move.kind == MOVE_DOUBT && !rules->proves)
        return refuse(why, "T18", N_("in this game nobody has to show why a card fits"));
    if (move.kind == MOVE_WRONG && game->open.situation != SITUATION_REACT &&
        game->open.situation != SITUATION_COLOUR && game->open.situation != SITUATION_DECLARE &&
        game->open.situation != SITUATION_PROVE && game->open.situation != SITUATION_PICTURE)
        return refuse(why, "X4", N_("it is too late to call that card wrong"));
    if (!may_move(game, move.seat)) {
        if (game->open.situation == SITUATION_REACT)
            return react_refuse_outsider(game, move, why);
        return refuse_seat(why, "T18", N_("it is not your turn: it is {seat}’s"), game->open.turn);
    }
    if (move.kind == MOVE_CALL)
        return check_call(game, move.seat, why);
    return situation_handler(game)->check(game, move, why);
}

bool game_check_drawn(const struct game *game, int card, struct move move, struct refusal *why)
{
    union any_game copy;

    game_copy(&copy.game, game);
    copy.game.open.situation = SITUATION_DREW;
    copy.game.drawn = (uint16_t)game->rules->core->piece_held(game, game->open.turn, card);
    return game_check(&copy.game, move, why);
}

bool game_wrong(const struct game *game, struct move move, struct refusal *why)
{
    union any_game copy;
    const struct game *at = game;
    bool draws;

    if ((move.kind != MOVE_PLAY && move.kind != MOVE_JUMP) || !game->rules->lenient)
        return false;
    if (game->open.situation == SITUATION_REACT && move.kind == MOVE_PLAY) {
        react_beginner(game, &copy.game, &draws);
        at = &copy.game;
    }
    if (game->rules->core->right(at, move.seat, move.card))
        return false;
    refuse_wrong(why, at, move.card);
    return true;
}

int game_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = 0;

    if (seat == NO_SEAT)
        return referee_moves(game, moves);
    if (!may_move(game, seat))
        return 0;
    count = situation_handler(game)->moves(game, seat, moves);
    if (check_call(game, seat, NULL))
        moves[count++] = move_of(MOVE_CALL, seat);
    return count;
}

static void call(struct game *game, int seat, const struct listener *listener)
{
    struct open *open = &game->open;
    uint16_t bit = (uint16_t)(1u << seat);

    tell_seat(listener, EVENT_CALLED, seat, 0);
    if (open->window.catchable & bit)
        open->window.catchable &= (uint16_t)~bit;
    else
        open->called |= bit;
    react_settle(game, listener);
}

/* E8: the round in play is played to its end; where that may never come (T19) it ends now. */
static void end_in_time(struct game *game, const struct listener *listener)
{
    bool on = round_is_on(game),
         endless = game->rules->settings.value[SETTING_MATCH] == MATCH_VALUE_ONLY;

    game->open.time_up = true;
    tell_seat(listener, EVENT_TIME_UP, NO_SEAT, on && !endless);
    if (on && endless)
        game->rules->core->break_off(game, listener);
    else if (!on)
        score_match(game, listener);
}

/* U5: a call counts until the turn is over; one in the window, for the seat that then begins. */
void begin_calls(struct game *game)
{
    game->open.called &= (uint16_t)(1u << game->open.turn);
}

void game_apply(struct game *game, struct move move, const struct listener *listener)
{
    assert(game_check(game, move, NULL));
    listener = heard(listener);
    if (move.kind == MOVE_TALK) {
        tell_seat(listener, EVENT_TALKED, move.other, 0);
        game->rules->core->penalty(game, move.other, game->rules->talk_penalty, listener);
        react_settle(game, listener);
    } else if (move.kind == MOVE_TIME) {
        end_in_time(game, listener);
    } else if (move.kind == MOVE_HAS) {
        game->rules->core->put_right(game, move.other, move.number, listener);
        react_settle(game, listener);
    } else if (move.kind == MOVE_SHUFFLED) {
        game->rules->core->shuffle_pile(game, listener);
    } else if (move.kind == MOVE_CALL) {
        call(game, move.seat, listener);
    } else {
        situation_handler(game)->apply(game, move, listener);
    }
    if (game->open.situation == SITUATION_TURN || game->open.situation == SITUATION_CHALLENGE ||
        game->open.situation == SITUATION_SPIN)
        begin_calls(game);
    assert((game->open.called & game->open.window.catchable) == 0); /* U4 */
}

int game_rollout_counted(struct game *game, struct chance *chance, struct tally *tally)
{
    assert(!game->rules->real);
    return game->rules->core->rollout_counted(game, chance, tally);
}

void game_count(const struct game *game, struct move move, struct tally *tally)
{
    game->rules->core->count_move(game, move, tally);
}

int game_points(const struct game *game, int seat)
{
    return game->open.points[seat];
}

int game_gone_out(const struct game *game)
{
    return game->open.last ? game->open.effects.player : NO_SEAT;
}

int game_places_left(const struct game *game, int from, int seat)
{
    int places = 0;

    for (; from != seat; from = game->open.next[LEFT][from])
        places++;
    return places;
}

unsigned game_winners(const struct game *game)
{
    return game->open.situation == SITUATION_MATCH_OVER ? game->open.winners : 0;
}
