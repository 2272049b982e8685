/*
 * REACT: the window after a card is laid, or a hand has come to one card
 *
 *   call, catch ───── REACT, or as at its end when nothing is left to react to; also of a seat that
 *                     has passed
 *   jump ─┬─ right, or not noticed ── COLOUR, REACT for the new card
 *         └─ wrong, noticed ───────── REACT
 *   wrong ─┬─ it is, laid in turn ─── next TURN
 *          ├─ it is, jumped in ────── REACT for the card below
 *          └─ it is not ───────────── REACT
 *   doubt ─────────────────────────── PROVE of the card’s player
 *   pass ─┬─ others may still react ─ REACT
 *         └─ nobody may ───────────── the card has its effects
 *   the player next on turn begins ── the card has its effects, then the move counts; also when
 *                     that seat has passed, or passes its turn (T15)
 */
#include "rules/situations/situation.h"

#include "rules/tell.h"

/* U4: a player who has let the card go by may still call, catch and begin. */
static bool has_passed(const struct game *game, int seat)
{
    return game->open.window.passed >> seat & 1;
}

/* Returns the seats that have something to react to and have not let it go by. */
static unsigned reactors(const struct game *game)
{
    const struct open *open = &game->open;
    unsigned who = 0;

    if (open->window.jumpable)
        who |= open->in;
    if (open->window.callable || open->window.doubtable) /* U6 */
        who |= ~partners_of(game, open->effects.player);
    for (int seat = 0; seat < game->rules->seats; seat++)
        if (open->window.catchable >> seat & 1)
            who |= ~partners_of(game, seat) | 1u << seat;
    return who & open->in & ~(unsigned)open->window.passed;
}

int react_beginner(const struct game *game, struct game *copy, bool *draws)
{
    const struct open *open = &game->open;

    *draws = false;
    switch ((enum effect)game->rules->program[open->effects.pc].effect) {
    case EFFECT_draw_owed:
        if (open->last)
            return NO_SEAT;
        *draws = true;
        return open->next[open->direction][open->effects.cursor];
    case EFFECT_next_turn:
    case EFFECT_face:
    case EFFECT_skip:
    case EFFECT_reverse:
    case EFFECT_spin:
    case EFFECT_back:
        game_copy(copy, game);
        game->rules->core->shut_window(copy, NULL);
        return copy->open.turn;
    default: /* hands move first, or the round is over: H15, X5 */
        return NO_SEAT;
    }
}

static unsigned react_asked(const struct game *game)
{
    union any_game copy;
    bool draws;
    int beginner = react_beginner(game, &copy.game, &draws);
    unsigned begins = beginner == NO_SEAT ? 0 : 1u << beginner;

    return reactors(game) | (begins & ~(unsigned)game->open.window.passed);
}

bool game_pass_begins(const struct game *game, int seat)
{
    union any_game copy;
    bool draws;

    return game->open.situation == SITUATION_REACT &&
           react_beginner(game, &copy.game, &draws) == seat && !draws &&
           situation_handler(&copy.game)->check(&copy.game, move_of(MOVE_PASS, seat), NULL);
}

int game_beginner(const struct game *game, enum situation *as)
{
    union any_game copy;
    bool draws;
    int seat = react_beginner(game, &copy.game, &draws);

    *as = seat == NO_SEAT || draws ? SITUATION_REACT : (enum situation)copy.game.open.situation;
    return seat;
}

/* Returns whether the move is a reaction; any other begins the next turn. */
static bool is_reaction(const struct game *game, struct move move)
{
    return move.kind == MOVE_CATCH || move.kind == MOVE_JUMP || move.kind == MOVE_WRONG ||
           move.kind == MOVE_DOUBT ||
           (move.kind == MOVE_PASS && !game_pass_begins(game, move.seat));
}

static bool check_catch(const struct game *game, struct move move, struct refusal *why)
{
    if (move.other == move.seat)
        return refuse(why, "U2", N_("you cannot catch yourself: type call"));
    if ((game->open.window.catchable >> move.other & 1) == 0)
        return refuse_seat(why, "U4", N_("you cannot catch {seat} now"), move.other);
    if (partners_of(game, move.seat) >> move.other & 1)
        return refuse_seat(why, "U6", N_("{seat} is your partner, so you cannot catch each other"),
                           move.other);
    return true;
}

/* Returns the seat that plays next, once the card has had its effects. */
static int next_seat(const struct game *game)
{
    return game->open.next[game->open.direction][game->open.effects.cursor];
}

/* H5, H14: the player who faces a pile plays on it in turn; the player of the top card waits with a
 * second card until the others have let the first go by, and lays no second one on a pile. With
 * printed cards no player waits for a program: the players settle at the table who was first
 * (R1). */
static bool check_jumper(const struct game *game, struct move move, struct refusal *why)
{
    bool pile = game->rules->progressive && game->rules->face[game->top].owes != 0;

    if (pile && move.seat == next_seat(game))
        return refuse(why, "H14",
                      N_("you owe cards: wait for your turn to play a card on the pile"));
    if (move.seat != game->open.effects.player)
        return true;
    if (pile)
        return refuse(why, "H14", N_("you can play only one card on the pile in a turn"));
    if (game->rules->real || (reactors(game) & ~(1u << move.seat)) == 0)
        return true;
    return refuse(why, "H5", N_("wait: the others may jump in on your card first"));
}

/* U6 */
static bool check_opponent(const struct game *game, struct move move, const char *rule,
                           struct refusal *why)
{
    if (move.seat == game->open.effects.player)
        return refuse(why, rule, N_("this is your own card: another player must notice"));
    if (partners_of(game, game->open.effects.player) >> move.seat & 1)
        return refuse(why, "U6", N_("this is your partner’s card: an opponent must notice"));
    return true;
}

static bool check_wrong(const struct game *game, struct move move, struct refusal *why)
{
    if (!game->open.window.callable)
        return refuse(why, "X4", N_("you cannot say now that the card on top is wrong"));
    return check_opponent(game, move, "X1", why);
}

static bool check_doubt(const struct game *game, struct move move, struct refusal *why)
{
    if (!game->open.window.doubtable)
        return refuse(why, "H17",
                      N_("only a number in another colour and form than the one below can be "
                         "doubted, and only once"));
    return check_opponent(game, move, "H17", why);
}

bool react_refuse_outsider(const struct game *game, struct move move, struct refusal *why)
{
    const struct window *window = &game->open.window;

    if (move.kind == MOVE_CATCH && window->catchable >> move.other & 1 &&
        !check_catch(game, move, why))
        return false;
    if (move.kind == MOVE_WRONG && window->callable && !check_wrong(game, move, why))
        return false;
    if (move.kind == MOVE_DOUBT && !check_doubt(game, move, why))
        return false;
    return refuse(why, "T18", N_("you cannot do anything now: wait for the others"));
}

/* Checks a move that closes the window and begins the next turn. */
static bool check_begin(const struct game *game, struct move move, struct refusal *why)
{
    union any_game copy;
    bool draws;
    int beginner = react_beginner(game, &copy.game, &draws);

    if (beginner == NO_SEAT && !game->open.last && move.seat == next_seat(game))
        return refuse(why, "H15", N_("hands move first: react to the card, or pass"));
    if (move.seat != beginner)
        return refuse(why, "T18",
                      has_passed(game, move.seat) && game->rules->spoken
                          ? N_("it is not your turn yet, but you may still call or catch")
                      : has_passed(game, move.seat)
                          ? N_("you cannot do anything now: wait for the others")
                          : N_("it is not your turn yet, but you may react to the card, or pass"));
    if (!draws)
        return situation_handler(&copy.game)->check(&copy.game, move, why);
    if (move.kind == MOVE_DRAW)
        return true;
    return refuse_with(why, .rule = "T5",
                       .message = message_with(N_("you must first draw {count} cards"),
                                               arg_count("count", game->open.owed)));
}

static bool react_check(const struct game *game, struct move move, struct refusal *why)
{
    if (has_passed(game, move.seat) && is_reaction(game, move) && move.kind != MOVE_CATCH)
        return refuse(why, "U4",
                      game->rules->spoken
                          ? N_("you have let this card pass, but you may still call or catch")
                          : N_("you cannot do anything now: wait for the others"));
    switch (move.kind) {
    case MOVE_PASS:
        return true;
    case MOVE_CATCH:
        return check_catch(game, move, why);
    case MOVE_JUMP:
        if (!game->open.window.jumpable)
            return refuse(why, "H4", N_("nobody can jump in now"));
        return check_held(game, move, why) && check_jumper(game, move, why) &&
               check_lay(game, move, why);
    case MOVE_WRONG:
        return check_wrong(game, move, why);
    case MOVE_DOUBT:
        return check_doubt(game, move, why);
    default:
        return check_begin(game, move, why);
    }
}

/* H17: returns whether the move is one of those that may be made while the player of the card is
 * asked something. */
static bool may_come_between(enum move_kind kind)
{
    return kind == MOVE_CATCH || kind == MOVE_JUMP || kind == MOVE_WRONG;
}

bool react_check_meanwhile(const struct game *game, struct move move, struct refusal *why)
{
    union any_game copy;

    if (!may_come_between(move.kind))
        return refuse_seat(why, "T18", N_("it is not your turn: it is {seat}’s"), game->open.turn);
    game_copy(&copy.game, game);
    copy.game.open.situation = SITUATION_REACT;
    return react_check(&copy.game, move, why);
}

/* Lists the moves by which the seat closes the window and begins its turn; none unless it plays
 * next. */
static int moves_of_beginner(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    union any_game copy;
    bool draws;
    int count = 0;

    if (react_beginner(game, &copy.game, &draws) != seat)
        return 0;
    if (draws) {
        moves[0] = move_of(MOVE_DRAW, seat);
        return 1;
    }
    count = situation_handler(&copy.game)->moves(&copy.game, seat, moves);
    /* A pass is one of the window. */
    if (count > 0 && moves[count - 1].kind == MOVE_PASS)
        count--;
    return count;
}

static int react_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = moves_of_beginner(game, seat, moves);
    const struct move wrong = move_of(MOVE_WRONG, seat), doubt = move_of(MOVE_DOUBT, seat),
                      pass = move_of(MOVE_PASS, seat);

    if (!has_passed(game, seat) && game->open.window.jumpable && check_jumper(game, pass, NULL))
        count += moves_of_hand(game, MOVE_JUMP, seat, moves + count);
    for (int other = 0; other < game->rules->seats; other++)
        if (check_catch(game, move_seat(MOVE_CATCH, seat, other), NULL))
            moves[count++] = move_seat(MOVE_CATCH, seat, other);
    if (react_check(game, wrong, NULL))
        moves[count++] = wrong;
    if (game->rules->proves && react_check(game, doubt, NULL))
        moves[count++] = doubt;
    if (react_check(game, pass, NULL))
        moves[count++] = pass;
    return count;
}

int react_moves_meanwhile(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    union any_game copy;
    int count = 0, all;

    game_copy(&copy.game, game);
    copy.game.open.situation = SITUATION_REACT;
    all = react_moves(&copy.game, seat, moves);
    for (int i = 0; i < all; i++)
        if (may_come_between(moves[i].kind))
            moves[count++] = moves[i];
    return count;
}

void react_settle(struct game *game, const struct listener *listener)
{
    if (game->open.situation == SITUATION_REACT && reactors(game) == 0)
        game->rules->core->shut_window(game, listener);
}

/* H17 */
static void ask_for_proof(struct game *game, int doubter, const struct listener *listener)
{
    struct open *open = &game->open;

    tell_two(listener, EVENT_DOUBTED, doubter, open->effects.player,
             game->rules->face[game->top].card);
    open->window.doubtable = false;
    open->window.proving = true;
    open->window.doubter = (uint8_t)doubter;
    open->turn = open->effects.player;
    open->situation = SITUATION_PROVE;
}

/* Makes a reaction: a move that does not begin the next turn. */
static void react_to_card(struct game *game, struct move move, const struct listener *listener)
{
    const struct core *core = game->rules->core;
    struct open *open = &game->open;

    if (move.kind == MOVE_PASS) {
        open->window.passed |= (uint16_t)(1u << move.seat);
    } else if (move.kind == MOVE_CATCH) {
        open->window.catchable &= (uint16_t) ~(1u << move.other);
        tell_two(listener, EVENT_CAUGHT, move.other, move.seat, NO_CARD);
        core->penalty(game, move.other, game->rules->call_penalty, listener);
    } else if (move.kind == MOVE_JUMP) {
        core->lay(game, move.seat, move.card, listener);
    } else if (move.kind == MOVE_DOUBT) {
        ask_for_proof(game, move.seat, listener);
    } else if (game->wrong) {
        core->take_back(game, move.seat, listener);
    } else {
        open->window.callable = false;
        tell_two(listener, EVENT_RIGHT, move.seat, open->effects.player,
                 game->rules->face[game->top].card);
    }
}

static void react_apply(struct game *game, struct move move, const struct listener *listener)
{
    const struct core *core = game->rules->core;
    struct open *open = &game->open;

    if (is_reaction(game, move)) {
        react_to_card(game, move, listener);
        react_settle(game, listener);
        return;
    }
    bool draws = game->rules->program[open->effects.pc].effect == EFFECT_draw_owed;
    core->shut_window(game, listener);
    begin_calls(game);
    if (!draws)
        situation_handler(game)->apply(game, move, listener);
}

/* The question stays open after a catch, or after a jump with a wrong card that never lay on the
 * pile; a card that is told to be right need not be shown to be equal any more. */
void react_apply_meanwhile(struct game *game, struct move move, const struct listener *listener)
{
    struct open *open = &game->open;
    uint8_t asked = open->situation;
    uint16_t top = game->top;

    open->situation = SITUATION_REACT;
    react_to_card(game, move, listener);
    if (move.kind != MOVE_WRONG && game->top == top) {
        open->situation = asked;
        return;
    }
    open->window.proving = false;
    open->window.doubter = 0;
    react_settle(game, listener);
}

const struct situation_handler situation_react = {react_asked, react_check, react_moves,
                                                  react_apply};
