/*
 * What holds in every game: every shipped deck, a large one and a part of one × rule set × set of
 * house rules × way with wrong cards, with two to ten seats and the variants in turn, among players
 * who are ordinary and among unruly ones. A failure prints the table and its seed.
 *
 * BREUK_PROPERTY_MOVES=N in the environment plays at least N moves a rule set instead of the usual
 * few, and BREUK_LONG, which "check --long" sets, LONG_MOVES.
 */
#include "players.h"
#include "suites.h"
#include "table.h"

#include "base/memory.h"
#include "rules/position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HOUSE_RULES = 8,
    WRONG_MODES = 3,
    TABLE_MOVES = 15,     /* at each table, if nothing else is said */
    LONG_MOVES = 1000000, /* at the tables of each rule set, in the long run */
    ROUND_CAP = 20000,
    REAL_MOVES = 60, /* at each table with printed cards, and of them a third mostly */
    SIGNATURE_GAMES = 10000,
    EVENTS_MOST = 512,
    /* Moves of a round: from then on nobody is wrong any more, and no penalty lets hands grow for
     * ever. */
    STRICT_AFTER = 2000,
    UNRULY_STRICT_AFTER = 200
};

/* A few cards of every kind: its stock runs out. */
static const char part_deck[] = "tests/scenarios/decks/part.xml";

static char where[200];
static int count_of_moves[MOVE_KINDS];

/* --- what is tried at every move */

/* A game before a move, the move, and the game after it. */
struct step {
    const struct game *before, *after;
    struct move move;
    int number;
};

/* Adds the cards that lie somewhere to what was counted of each. */
static void count_cards(const struct position_cards *cards, int counts[VIEW_CARDS])
{
    for (int i = 0; i < cards->count; i++)
        counts[cards->card[i]]++;
}

static void all_cards_are_there(const struct step *step)
{
    static struct game_position position;
    const struct deck *deck = rules_deck(game_rules(step->after));
    int counts[VIEW_CARDS] = {0};

    game_get(step->after, &position);
    count_cards(&position.stock, counts);
    count_cards(&position.pile, counts);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        count_cards(&position.hand[seat], counts);
    for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++) {
        int copies = deck_card(deck, card)->kind == CARD_EXTRA ? 0 : deck_card(deck, card)->copies;
        require(counts[card] == copies, "%s: card %d is there %d times, not %d", where, card,
                counts[card], copies);
    }
}

/* U4: who has called is never caught. */
static void nobody_who_called_can_be_caught(const struct step *step)
{
    static struct view view;

    game_view(step->after, 0, &view);
    require((view.open.called & view.open.window.catchable) == 0, "%s: called %x, catchable %x",
            where, (unsigned)view.open.called, (unsigned)view.open.window.catchable);
}

/* The table waits for somebody until the match is over, and whoever it waits for can go on. */
static void who_is_asked_can_move(const struct step *step)
{
    static struct move moves[VIEW_MOVES];
    const struct game *game = step->after;
    unsigned asked = game_asked(game);
    int seat = step->number % rules_seats(game_rules(game));

    require((asked == 0) == (game_situation(game) == SITUATION_MATCH_OVER),
            "%s: %x are asked in %s", where, asked, situation_forms[game_situation(game)].name);
    require((asked >> seat & 1) == 0 || game_moves(game, seat, moves) > 0,
            "%s: seat %d has no move in %s", where, seat,
            situation_forms[game_situation(game)].name);
}

static bool listed(const struct move *moves, int count, struct move move)
{
    for (int i = 0; i < count; i++)
        if (move_equal(moves[i], move))
            return true;
    return false;
}

static void expect_agreement(const struct game *game, const struct move *moves, int count,
                             struct move move)
{
    struct refusal why = {0};
    bool allowed = game_check(game, move, &why);

    require(allowed == listed(moves, count, move), "%s: %s by seat %d is %s", where,
            move_forms[move.kind].word, move.seat, allowed ? "allowed and not listed" : "listed");
    require(allowed || (why.rule && why.message.id), "%s: %s is refused without a reason", where,
            move_forms[move.kind].word);
}

/* R1, R2: some numbers. Not every sum of points is listed, nor every number of cards, and none is
 * that is not possible. */
static void expect_agreement_of_numbers(const struct step *step, const struct move *moves,
                                        int count, enum move_kind kind, int seat)
{
    const struct game *game = step->after;
    int numbers[] = {-1, 0, 1, 2, 5, 11, 40, 41, 77, NUMBER_MOST, NUMBER_MOST + 1};

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (kind == MOVE_HAS)
            for (int other = -1; other <= rules_seats(game_rules(game)); other++) {
                struct move move = move_has(other, numbers[i]);
                move.seat = seat;
                require(numbers[i] > 40 || other < 0 || other >= SEATS_MAX ||
                            game_check(game, move, NULL) == listed(moves, count, move),
                        "%s: has %d %d", where, other, numbers[i]);
            }
        else
            expect_agreement(game, moves, count, move_number(kind, seat, numbers[i]));
}

/* Every move that can be written, those out of range at both ends too. */
static void the_list_agrees_with_the_check(const struct step *step)
{
    static struct move moves[VIEW_MOVES];
    const struct rules *rules = game_rules(step->after);
    const struct deck *deck = rules_deck(rules);
    int seat = step->number % (rules_seats(rules) + 1) - 1;
    int count = game_moves(step->after, seat, moves);

    for (int i = 0; i < count; i++)
        require(!listed(moves, i, moves[i]), "%s: %s is listed twice", where,
                move_forms[moves[i].kind].word);
    for (enum move_kind kind = 0; kind < MOVE_KINDS; kind++) {
        enum move_argument argument = move_forms[kind].argument;
        bool of_card = argument == ARGUMENT_CARD, of_seat = argument == ARGUMENT_SEAT;
        if (argument == ARGUMENT_NUMBER || argument == ARGUMENT_SEAT_NUMBER)
            expect_agreement_of_numbers(step, moves, count, kind, seat);
        else if (of_card)
            for (int card = -1; card <= deck_card_count(deck); card++)
                expect_agreement(step->after, moves, count, move_card(kind, seat, card));
        else if (of_seat)
            for (int other = -1; other <= rules_seats(rules); other++)
                expect_agreement(step->after, moves, count, move_seat(kind, seat, other));
        else if (kind != MOVE_COLOUR && kind != MOVE_PROVE)
            expect_agreement(step->after, moves, count, move_of(kind, seat));
    }
    for (int suit = -1; suit <= deck_suit_count(deck); suit++)
        expect_agreement(step->after, moves, count, move_colour(seat, suit));
    int most = game_situation(step->after) == SITUATION_PROVE ? NAMED_PARTS_MOST + 1 : 1;
    for (int parts = 0; parts <= most; parts++)
        for (int number = 0; number <= (parts ? 3 * parts + 1 : FACTOR_MOST + 1); number++)
            expect_agreement(step->after, moves, count, move_fraction(seat, number, parts));
}

static bool is_real(const struct game *game)
{
    return rules_settings(game_rules(game))->value[SETTING_CARDS] != CARDS_DEALT;
}

/* The table with all that a seat cannot see dealt anew: two games alike for that seat. NULL where
 * no round is on. */
static struct playout *deal_anew(const struct game *game, int seat, struct view *view)
{
    struct chance chance;

    if (!round_is_on(game) || is_real(game)) /* nobody sees a hand there: R1 */
        return NULL;
    struct playout *alike = memory_new(1, playout_size(game_rules(game)));
    chance_init(&chance, game_hash(game), CHANCE_TEST, 0);
    game_view(game, seat, view);
    deal_playout(alike, view, &chance);
    return alike;
}

/* Two games alike for a seat look alike to it, down to the bytes, whoever is asked. */
static void a_view_shows_nothing_hidden(const struct step *step)
{
    static struct view one, two;
    int seat = step->number % rules_seats(game_rules(step->after));
    struct playout *alike = deal_anew(step->after, seat, &one);

    if (!alike)
        return;
    game_view((const struct game *)alike, seat, &two); /* a playout is a game inside */
    require(memcmp(&one, &two, sizeof one) == 0, "%s: seat %d sees what it should not", where,
            seat);
    memory_free(alike);
}

struct told {
    int seat, count;
    bool of_chance; /* something was told that depends on cards which the seat cannot know */
    struct event event[EVENTS_MOST];
};

static void hear(void *context, const struct event *event)
{
    struct told *told = context;
    struct event seen = event_for_seat(event, told->seat);

    switch (event->kind) {
    case EVENT_DRAWN:
    case EVENT_GIVEN:
    case EVENT_HAND_SHOWN:
    case EVENT_WRONG:
    case EVENT_RIGHT:
    case EVENT_BLUFF:
    case EVENT_HONEST:
    case EVENT_SPUN:
    case EVENT_SHOWED:
    case EVENT_SHOWDOWN:
    case EVENT_COUNTED:
    case EVENT_RESHUFFLED:
        told->of_chance = true;
        break;
    default:
        break;
    }
    seen.cards = NULL; /* of these events none has cards that were not excluded above */
    if (told->count < EVENTS_MOST)
        told->event[told->count++] = seen;
}

static bool same_event(const struct event *one, const struct event *other)
{
    return one->kind == other->kind && one->seat == other->seat && one->other == other->other &&
           one->card == other->card && one->suit == other->suit && one->count == other->count &&
           one->points == other->points;
}

/* The same of what is told: whoever moves, in two games alike for it, is told the same, as long as
 * no card comes to light. */
static void events_show_nothing_hidden(const struct step *step)
{
    static struct view view;
    static struct told one, two;
    int seat = step->move.seat;

    if (seat == NO_SEAT)
        return;
    struct playout *alike = deal_anew(step->before, seat, &view);
    if (!alike)
        return;
    struct game *again = game_new(game_rules(step->before));
    game_copy(again, step->before);
    one = (struct told){.seat = seat};
    two = (struct told){.seat = seat};
    game_apply(again, step->move, &(struct listener){hear, &one});
    game_apply((struct game *)alike, step->move, &(struct listener){hear, &two});
    if (!one.of_chance && !two.of_chance) {
        require(one.count == two.count, "%s: seat %d is told more in one game", where, seat);
        for (int i = 0; i < one.count; i++)
            require(same_event(&one.event[i], &two.event[i]), "%s: seat %d is told otherwise: %s",
                    where, seat, event_name(one.event[i].kind));
    }
    game_free(again);
    memory_free(alike);
}

static void the_text_reads_back(const struct step *step)
{
    struct strbuf text = {0};
    struct message why;
    struct move read;
    const struct naming naming = {.deck = rules_deck(game_rules(step->after)),
                                  .seats = rules_seats(game_rules(step->after))};

    move_print(&text, &naming, step->move);
    require(move_parse(&read, &naming, step->move.seat, strbuf_text(&text), &why) == STATUS_OK,
            "%s: %s", where, strbuf_text(&text));
    require(move_equal(read, step->move), "%s: %s", where, strbuf_text(&text));
    strbuf_release(&text);
}

static void the_same_move_gives_the_same_state(const struct step *step)
{
    struct game *again = game_new(game_rules(step->before));
    /* A penalty when nothing is left to draw. */
    bool idle = step->move.kind == MOVE_TALK || step->move.kind == MOVE_JUMP;

    game_copy(again, step->before);
    require(game_hash(again) == game_hash(step->before), "%s: a copy is none", where);
    require(idle || game_hash(again) != game_hash(step->after), "%s: %s leaves the state as it was",
            where, move_forms[step->move.kind].word);
    game_apply(again, step->move, NULL);
    require(game_hash(again) == game_hash(step->after), "%s: the same move gave another state",
            where);
    game_free(again);
}

/* What whoever is asked can see to fit is what the rules let that seat lay without being wrong. */
static void what_fits_by_the_view_is_right(const struct step *step)
{
    static struct view view;
    const struct game *game = step->after;
    unsigned asked = game_asked(game);

    if (!asked)
        return;
    game_view(game, __builtin_ctz(asked), &view);
    for (int i = 0; i < view.move_count && !view.real; i++)
        if (view.moves[i].kind == MOVE_PLAY || view.moves[i].kind == MOVE_JUMP)
            require((view_fit(&view, view.moves[i]) == 0) == game_wrong(game, view.moves[i], NULL),
                    "%s: card %d on %d", where, view.moves[i].card, view.top);
    for (int card = 0; card < VIEW_CARDS; card++) {
        struct move play = move_card(MOVE_PLAY, view.seat, card);
        if (view.situation == SITUATION_TURN && view.held[card] && !view.real)
            require((view_fit(&view, play) == 0) !=
                        (game_check(game, play, NULL) && !game_wrong(game, play, NULL)),
                    "%s: card %d on %d", where, card, view.top);
    }
}

typedef void property(const struct step *step);

static property *const always[] = {all_cards_are_there, nobody_who_called_can_be_caught,
                                   who_is_asked_can_move};
/* These take longer: where many moves are wanted one of them is tried at each, in turn. */
static property *const in_turn[] = {
    the_list_agrees_with_the_check,     a_view_shows_nothing_hidden,
    events_show_nothing_hidden,         the_text_reads_back,
    the_same_move_gives_the_same_state, what_fits_by_the_view_is_right};
enum { ALWAYS = sizeof always / sizeof *always, IN_TURN = sizeof in_turn / sizeof *in_turn };

static void try_properties(const struct step *step, bool all)
{
    static unsigned turn;

    for (int i = 0; i < ALWAYS; i++)
        always[i](step);
    for (int i = 0; i < IN_TURN && all; i++)
        in_turn[i](step);
    if (!all)
        in_turn[turn++ % IN_TURN](step);
}

/* --- the tables */

/* Plays from the first deal on, at least so many moves, to the end of a round where many are
 * wanted.
 */
static int play_table(const struct rules *rules, uint64_t seed, int least, bool many, bool unruly)
{
    struct game *game = game_new(rules), *before = game_new(rules);
    struct chance chance;
    int moves = 0, of_round = 0, strict_after = unruly ? UNRULY_STRICT_AFTER : STRICT_AFTER;

    chance_init(&chance, seed, CHANCE_TEST, 0);
    game_start(game, seed, NULL);
    while (moves < least || (many && round_is_on(game))) {
        if (game_situation(game) == SITUATION_MATCH_OVER)
            game_start(game, ++seed, NULL);
        struct move move = of_round > strict_after ? strict_move(game, &chance)
                           : unruly                ? unruly_move(game, &chance)
                                                   : ordinary_move(game, &chance);
        struct step step = {before, game, move, moves};
        game_copy(before, game);
        game_apply(game, step.move, NULL);
        try_properties(&step, !many);
        count_of_moves[step.move.kind]++;
        of_round = round_is_on(game) ? of_round + 1 : 0;
        require(of_round < ROUND_CAP, "%s: the round does not end", where);
        moves++;
    }
    game_free(before);
    game_free(game);
    return moves;
}

/* Variants that go with so many seats in every rule set, in turn. */
static const char *variant_for(int seats, int turn)
{
    static const char *const any[] = {"",
                                      "scoring=charged",
                                      "rounds=1",
                                      "scoring=none",
                                      "elimination=yes target=60",
                                      "calls=automatic"};
    static const char *const four[] = {"", "partners=fixed", "partners=changing",
                                       "partners=fixed scoring=charged"};
    static const char *const eight[] = {"", "partners=tables", "partners=tables table=both",
                                        "partners=fixed partner-seats=even"};

    if (seats == 4 && turn % 2)
        return four[turn / 2 % 4];
    if (seats == 8 && turn % 2)
        return eight[turn / 2 % 4];
    return any[turn % 6];
}

static void set_house_rules(struct table_deck *table, int house, int wrong)
{
    table->settings.value[SETTING_PROGRESSIVE] = house & 1;
    table->settings.value[SETTING_SEVEN] = house >> 1 & 1;
    table->settings.value[SETTING_JUMP_IN] = house >> 2 & 1;
    table->settings.value[SETTING_WRONG] = wrong;
}

static long wanted_moves(void)
{
    const char *text = getenv("BREUK_PROPERTY_MOVES");

    return text ? strtol(text, NULL, 10) : in_full() ? LONG_MOVES : 0;
}

/* S14: as many cards as are wanted, or as the deck has for so many hands. */
static int hand_size(const struct deck *deck, int seats, int wanted)
{
    int starters = 0;

    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->kind != CARD_EXTRA &&
            deck_card(deck, i)->action != ACTION_WILD_DRAW_FOUR)
            starters += deck_card(deck, i)->copies;
    int most = (starters - 1) / seats;
    return wanted < most ? wanted : most;
}

/* All sets of house rules and ways with wrong cards of one deck and rule set, with other numbers of
 * seats each time. */
static int play_all_tables(struct table_deck *table, const char *ruleset, int *turn, bool many)
{
    /* Each segment of a wheel comes up seldom. */
    const int least = deck_wheel(table->deck)->count ? 4 * TABLE_MOVES : TABLE_MOVES;
    static const int hand_sizes[] = {2, 7, 3}; /* small ones, to come to the end of rounds */
    const struct settings as_it_comes = table->settings;
    int moves = 0;

    for (int house = 0; house < HOUSE_RULES; house++)
        for (int wrong = 0; wrong < WRONG_MODES; wrong++, ++*turn) {
            int seats = SEATS_MIN + *turn % (SEATS_MAX - SEATS_MIN + 1);
            const char *variant = variant_for(seats, *turn / 9);
            set_house_rules(table, house, wrong);
            if (!deck_moves_hands(table->deck))
                table->settings.value[SETTING_SEVEN] = 0; /* H3 */
            if (*turn % 4 == 3)
                table->settings.value[SETTING_MATCH] = MATCH_VALUE_ONLY;
            table->settings.value[SETTING_SAY] = *turn % 3;
            table->settings.value[SETTING_HAND_SIZE] =
                hand_size(table->deck, seats, hand_sizes[*turn % 3]);
            table_set(table, variant);
            snprintf(where, sizeof where,
                     "deck %s, ruleset %s, house rules %d, wrong %d, match %d, say %d, "
                     "%d seats, %s, turn %d",
                     table->name, ruleset, house, wrong, table->settings.value[SETTING_MATCH],
                     table->settings.value[SETTING_SAY], seats, variant, *turn);
            struct rules *rules = table_rules(table, seats);
            for (int unruly = 0; unruly <= 1; unruly++)
                moves += play_table(rules, (uint64_t)*turn + 1, least, many, unruly);
            rules_free(rules);
            table->settings = as_it_comes;
        }
    return moves;
}

/* R1, R2: printed cards, of which the program sees only what lies open. */
static int play_real_tables(struct table_deck *table, const char *ruleset, int *turn)
{
    const int few = REAL_MOVES / stride(3), least = deck_wheel(table->deck)->count ? 4 * few : few;
    const struct settings as_it_comes = table->settings;
    int moves = 0;

    for (int cards = CARDS_REAL; cards <= CARDS_SCORE; cards++)
        for (int wrong = 0; wrong < WRONG_MODES; wrong++, ++*turn) {
            int seats = SEATS_MIN + *turn % 5, house = *turn % HOUSE_RULES;
            set_house_rules(table, house, wrong);
            if (!deck_moves_hands(table->deck))
                table->settings.value[SETTING_SEVEN] = 0;
            table->settings.value[SETTING_CARDS] = cards;
            table->settings.value[SETTING_SAY] = *turn % 3;
            table->settings.value[SETTING_HAND_SIZE] = hand_size(table->deck, seats, 4);
            table_set(table, variant_for(seats, *turn));
            snprintf(where, sizeof where, "deck %s, ruleset %s, cards %d, wrong %d, turn %d",
                     table->name, ruleset, cards, wrong, *turn);
            struct rules *rules = table_rules(table, seats);
            for (int unruly = 0; unruly <= 1; unruly++)
                moves += play_table(rules, (uint64_t)*turn + 1,
                                    cards == CARDS_SCORE ? TABLE_MOVES : least, true, unruly);
            rules_free(rules);
            table->settings = as_it_comes;
        }
    return moves;
}

START_TEST(every_property_holds_at_every_table)
{
    const char *ruleset = property_rulesets[_i];
    long wanted = wanted_moves(), moves = 0;
    int turn = _i;

    do
        for (int d = 0; d <= PROPERTY_DECKS; d++) {
            struct table_deck table;
            table_open(&table, d < PROPERTY_DECKS ? property_decks[d] : part_deck, ruleset);
            moves += play_all_tables(&table, ruleset, &turn, wanted > 0);
            /* a wheel, and another deck for each rule set */
            if (deck_wheel(table.deck)->count || d % PROPERTY_RULESETS == _i)
                moves += play_real_tables(&table, ruleset, &turn);
            table_close(&table);
        }
    while (moves < wanted);
    /* What the tables are for: no move is left untried. */
    for (enum move_kind kind = 0; kind < MOVE_KINDS; kind++)
        ck_assert_msg(count_of_moves[kind] > 0, "nobody made the move %s", move_forms[kind].word);
    if (wanted > 0)
        fprintf(stderr, "%s: %ld moves\n", ruleset, moves);
}
END_TEST

START_TEST(a_game_replays_from_its_seed_and_its_moves)
{
    struct table_deck table;
    static struct move moves[ROUND_CAP];
    struct chance chance;
    int count = 0;

    table_open(&table, "fractions", NULL);
    struct rules *rules = table_rules(&table, 3);
    struct game *game = game_new(rules);
    chance_init(&chance, 11, CHANCE_TEST, 0);
    game_start(game, 11, NULL);
    while (game_situation(game) != SITUATION_MATCH_OVER) {
        require(count < ROUND_CAP, "no end");
        moves[count] = any_move(game, &chance);
        game_apply(game, moves[count++], NULL);
    }
    uint64_t hash = game_hash(game);
    unsigned winners = game_winners(game);
    ck_assert_uint_ne(winners, 0);
    ck_assert_int_ge(game_points(game, __builtin_ctz(winners)), 500);
    game_start(game, 11, NULL);
    for (int i = 0; i < count; i++)
        game_apply(game, moves[i], NULL);
    ck_assert_uint_eq(game_hash(game), hash);
    ck_assert_uint_eq(game_winners(game), winners);
    game_start(game, 12, NULL);
    ck_assert_uint_ne(game_hash(game), hash);
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

/*
 * What 10,000 seeded games of one round of random players come to: a commit that changes play says
 * so by changing these. The seed decides deals and moves alike.
 */
static const struct signature {
    const char *deck, *ruleset, *settings;
    int seats;
    uint64_t value;
} signatures[] = {
    {"classic", "deluxe", NULL, 4, UINT64_C(0x875E5DD4A391BB37)},
    {"classic", "belgian", NULL, 4, UINT64_C(0x4C64392EE32BF703)},
    {"classic", "my", NULL, 4, UINT64_C(0x875E5DD4A391BB37)},
    {"spin", "spin", NULL, 4, UINT64_C(0x9A113E1BE801DC83)},
    {"fractions", "fractions", NULL, 4, UINT64_C(0x0509101560E4ADD7)},
    {"classic", "deluxe", "calls=automatic", 2, UINT64_C(0x8770CAB9FFB41956)},
    {"classic", "deluxe", "calls=automatic", 4, UINT64_C(0x3FCFD2FE40C04AB5)},
    {"classic", "deluxe", "calls=automatic", 10, UINT64_C(0x1B7DEA8940CA6087)},
    {"classic", "belgian", "calls=automatic", 4, UINT64_C(0x12D44A0DF8AC7A9A)},
    {"spin", "spin", "calls=automatic", 4, UINT64_C(0xF1A4DB156E95E9C1)},
    {"fractions", "fractions", "calls=automatic", 2, UINT64_C(0xB6886DA1D2C2BB5C)},
    {"fractions", "fractions", "calls=automatic", 4, UINT64_C(0x4E050BD636BED162)},
    {"fractions", "fractions", "calls=automatic", 10, UINT64_C(0x8C465F90E67D8ACD)},
    {"tests/scenarios/decks/large.xml", NULL, "calls=automatic", 10, UINT64_C(0x992506C78905C4FF)},
    {"fractions", "fractions", "progressive=yes jump-in=yes", 3, UINT64_C(0x8AAAF1D4369BC83A)},
    {"fractions", "fractions", "wrong=peers seven=yes", 5, UINT64_C(0x5DFE9094FAD81AEE)},
};

static uint64_t signature_of(const struct rules *rules, int games)
{
    struct game *game = game_new(rules);
    uint64_t signature = 0;

    for (int seed = 1; seed <= games; seed++) {
        struct chance chance;
        chance_init(&chance, (uint64_t)seed, CHANCE_BOT, 0);
        game_start(game, (uint64_t)seed, NULL);
        roll_out(game, &chance);
        signature = signature * UINT64_C(0x100000001B3) ^ game_hash(game);
    }
    game_free(game);
    return signature;
}

START_TEST(ten_thousand_seeded_games_end_as_they_always_did)
{
    const struct signature *expected = &signatures[_i];
    struct table_deck table;

    table_open(&table, expected->deck, expected->ruleset);
    if (expected->settings)
        table_set(&table, expected->settings);
    struct rules *rules = table_rules(&table, expected->seats);
    uint64_t signature = signature_of(rules, SIGNATURE_GAMES);
    ck_assert_msg(signature == expected->value,
                  "%s, %s, %d seats: the signature of %d games is now 0x%016llX", expected->deck,
                  expected->settings ? expected->settings : expected->ruleset, expected->seats,
                  SIGNATURE_GAMES, (unsigned long long)signature);
    rules_free(rules);
    table_close(&table);
}
END_TEST

void add_property_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "properties");

    tcase_add_loop_test(tests, every_property_holds_at_every_table, 0, PROPERTY_RULESETS);
    tcase_add_test(tests, a_game_replays_from_its_seed_and_its_moves);
    tcase_add_loop_test(tests, ten_thousand_seeded_games_end_as_they_always_did, 0,
                        sizeof signatures / sizeof *signatures);
}
