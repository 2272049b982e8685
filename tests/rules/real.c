/*
 * Printed cards against dealt ones: a game that the program deals is played again at a table with
 * printed cards, to which only what lies open is told. Both tables must stand alike after each
 * move, and both matches end with the same points: R1, R2.
 */
#include "players.h"
#include "suites.h"
#include "table.h"

#include <stdio.h>

enum { MOVES_MOST = 4000, SEEDS = 6 };

static char where[200];

/* What the move told that everybody at a table of printed cards would see. */
struct seen {
    int turned[8], turned_count; /* the cards that were turned, one after the other */
    int stop;                    /* of the wheel; −1 */
    int drawn;                   /* cards */
    bool bluff;
    int highest; /* who won the showdown; NO_SEAT */
    int points[SEATS_MAX];
};

static void see(void *context, const struct event *event)
{
    struct seen *seen = context;

    switch (event->kind) {
    case EVENT_TURNED:
        seen->turned[seen->turned_count++] = event->card;
        break;
    case EVENT_SPUN:
        seen->stop = event->count;
        break;
    case EVENT_DRAWN:
        seen->drawn += event->count; /* before and after a reshuffle */
        break;
    case EVENT_BLUFF:
        seen->bluff = true;
        break;
    case EVENT_SHOWDOWN:
        seen->highest = event->seat;
        break;
    case EVENT_COUNTED:
        seen->points[event->seat] = event->points;
        break;
    default:
        break;
    }
}

static void expect_no_card(void *context, const struct event *event)
{
    (void)context;
    require(!event->cards || event->kind == EVENT_NOT_VALUE || event->kind == EVENT_PICTURE ||
                event->kind == EVENT_PROVEN || event->kind == EVENT_UNPROVEN ||
                event->kind == EVENT_DOUBTED,
            "%s: %s tells cards that nobody saw", where, event_name(event->kind));
}

static void tell(struct game *real, struct move move)
{
    struct refusal why = {0};

    require(game_check(real, move, &why), "%s: %s is refused: %s", where,
            move_forms[move.kind].word, why.message.id);
    game_apply(real, move, &(struct listener){expect_no_card, NULL});
}

static int turn_of(const struct game *game)
{
    static struct view view;

    game_view(game, 0, &view);
    return view.turn;
}

/* Answers what the real table asks beyond the move: what the dealt one knew. */
static void answer(struct game *real, const struct game *dealt, const struct seen *seen)
{
    static struct view view;

    for (;;) {
        int seat = turn_of(real);
        switch (game_situation(real)) {
        case SITUATION_TURN_UP:
            for (int i = 0; i < seen->turned_count; i++)
                tell(real, move_card(MOVE_TURN_UP, turn_of(real), seen->turned[i]));
            break;
        case SITUATION_DREW:
            if (game_situation(dealt) == SITUATION_DREW)
                return;
            tell(real, move_of(MOVE_PASS, seat)); /* it did not fit */
            break;
        case SITUATION_SHOWN:
            tell(real, move_of(seen->bluff ? MOVE_BLUFF : MOVE_HONEST, seat));
            break;
        case SITUATION_DRAWN:
            tell(real, move_number(MOVE_DREW, seat, seen->drawn));
            break;
        case SITUATION_HIGHEST:
            game_view(dealt, 0, &view);
            if (seen->highest == NO_SEAT)
                tell(real, move_of(MOVE_PASS, __builtin_ctz(game_asked(real))));
            else
                tell(real, move_number(MOVE_HIGHEST, seen->highest, view.open.left));
            break;
        case SITUATION_CHOOSE:
            if (game_situation(dealt) == SITUATION_CHOOSE)
                return;
            tell(real, move_of(MOVE_PASS, seat)); /* nothing more could go */
            break;
        case SITUATION_COUNT:
            seat = __builtin_ctz(game_asked(real));
            tell(real, move_number(MOVE_HOLDS, seat, seen->points[seat]));
            break;
        default:
            return;
        }
    }
}

static void expect_alike(const struct game *real, const struct game *dealt)
{
    static struct view one, two;

    game_view(real, 0, &one);
    game_view(dealt, 0, &two);
    require(one.situation == two.situation, "%s: %s, not %s", where,
            situation_forms[one.situation].name, situation_forms[two.situation].name);
    require(one.turn == two.turn && one.top == two.top && one.suit == two.suit &&
                one.stock == two.stock && one.pile == two.pile && one.owed == two.owed &&
                one.direction == two.direction && one.winners == two.winners,
            "%s: turn %d %d, top %d %d, colour %d %d, stock %d %d, pile %d %d, owed %d %d", where,
            one.turn, two.turn, one.top, two.top, one.suit, two.suit, one.stock, two.stock,
            one.pile, two.pile, one.owed, two.owed);
    for (int seat = 0; seat < one.seats; seat++)
        require(one.hands[seat] == two.hands[seat] && one.points[seat] == two.points[seat],
                "%s: seat %d has %d and %d cards, %d and %d points", where, seat, one.hands[seat],
                two.hands[seat], one.points[seat], two.points[seat]);
}

/* Returns the move at the real table. */
static struct move real_move(struct move move, const struct seen *seen)
{
    if (move.kind == MOVE_SPIN)
        return move_number(MOVE_STOP, move.seat, seen->stop + 1);
    return move;
}

/* Returns a move, but no card other than the one just drawn (T4): nobody can see that it is. */
static struct move any_move_but_another(const struct game *game, struct chance *chance)
{
    static struct view view;
    struct move move;

    do {
        move = ordinary_move(game, chance);
        game_view(game, turn_of(game), &view);
    } while (game_situation(game) == SITUATION_DREW && move.kind == MOVE_PLAY &&
             move.card != view.drawn);
    return move;
}

/* Plays a match, or its beginning. Returns whether somebody has won it. */
static bool play_both(struct game *real, struct game *dealt, uint64_t seed)
{
    struct chance chance;
    struct seen seen = {.highest = NO_SEAT};

    chance_init(&chance, seed, CHANCE_TEST, 0);
    game_start(dealt, seed, &(struct listener){see, &seen});
    game_start(real, seed + 1000, &(struct listener){expect_no_card, NULL});
    if (turn_of(real) != 0)
        return false;
    answer(real, dealt, &seen);
    for (int i = 0; i < MOVES_MOST && game_asked(dealt); i++) {
        struct move move = any_move_but_another(dealt, &chance);
        seen = (struct seen){.stop = -1, .highest = NO_SEAT};
        game_apply(dealt, move, &(struct listener){see, &seen});
        tell(real, real_move(move, &seen));
        answer(real, dealt, &seen);
        expect_alike(real, dealt);
    }
    return game_winners(dealt) != 0;
}

/* A seed with which seat 0 deals, as at a real table. */
static uint64_t seed_of_first_dealer(struct game *dealt, uint64_t from)
{
    static struct view view;

    do {
        game_start(dealt, ++from, NULL);
        game_view(dealt, 0, &view);
    } while (view.dealer != 0);
    return from;
}

static const struct {
    const char *deck, *ruleset, *settings;
    int seats;
} tables[] = {
    {"classic", "deluxe", "target=200", 3},
    {"classic", "belgian", "target=200 calls=automatic", 2},
    {"classic", "deluxe", "partners=fixed target=150", 4},
    {"classic", "deluxe", "partners=changing", 4},
    {"classic", "deluxe", "elimination=yes target=120", 3},
    {"classic", "my", "scoring=none progressive=yes jump-in=yes", 4},
    {"spin", "spin", "target=300", 4},
    {"spin", "spin", "calls=automatic wrong=referee target=200", 2},
    {"fractions", "fractions", "wrong=peers target=200", 3},
    {"fractions", "fractions", "say=prove wrong=referee scoring=charged target=100", 3},
    {"equals", NULL, "say=declare seven=no target=200", 5},
};

START_TEST(a_game_told_of_stands_as_the_game_that_was_dealt)
{
    struct table_deck one, other;
    uint64_t seed = 0;
    int won = 0;

    table_open(&one, tables[_i].deck, tables[_i].ruleset);
    table_open(&other, tables[_i].deck, tables[_i].ruleset);
    table_set(&one, tables[_i].settings);
    table_set(&other, tables[_i].settings);
    other.settings.value[SETTING_CARDS] = CARDS_REAL;
    struct rules *dealt_rules = table_rules(&one, tables[_i].seats),
                 *real_rules = table_rules(&other, tables[_i].seats);
    struct game *dealt = game_new(dealt_rules), *real = game_new(real_rules);
    for (int i = 0; i < SEEDS; i++) {
        seed = seed_of_first_dealer(dealt, seed);
        snprintf(where, sizeof where, "%s, %s, seed %d", tables[_i].deck, tables[_i].settings,
                 (int)seed);
        won += play_both(real, dealt, seed);
    }
    ck_assert_int_gt(won, 0);
    game_free(real);
    game_free(dealt);
    rules_free(real_rules);
    rules_free(dealt_rules);
    table_close(&other);
    table_close(&one);
}
END_TEST

void add_real_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "real");

    tcase_add_loop_test(tests, a_game_told_of_stands_as_the_game_that_was_dealt, 0,
                        sizeof tables / sizeof *tables);
}
