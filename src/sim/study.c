#include "sim/study.h"

#include "base/memory.h"
#include "bots/number_turn.h"
#include "deck/deck.h"
#include "rules/game.h"
#include "skill/skill.h"

#include <stddef.h>

/* --- one game of a study */

/* What a thread plays with; pair is shared. */
struct player_of_games {
    const struct study *study;
    struct game *game;
    struct view *view;
    struct tally tally;
    bool at_full_speed; /* the core itself can play these bots */
    struct results *results;
};

/* Every BEGINNER_ONE_IN-th game is played again with a beginner; see study.h. */
enum { BEGINNER_ONE_IN = 8 };

static const int skill_of_bit[TALLY_KINDS] = {SKILL_PICTURE,   SKILL_LINE,   SKILL_FACTOR,
                                              SKILL_NO_FACTOR, SKILL_WHOLE,  SKILL_MIXED,
                                              SKILL_DECIMAL,   SKILL_PERCENT};

int study_skill(int bit)
{
    return skill_of_bit[bit];
}

static uint8_t kinds_of_pair(const struct card *one, const struct card *other)
{
    uint8_t kinds = 0;

    if (one->kind != CARD_NUMBER || other->kind != CARD_NUMBER ||
        one->value_class != other->value_class)
        return 0;
    unsigned skills = skills_of_pair(number_shown(one), number_shown(other));
    for (int bit = 0; bit < TALLY_KINDS; bit++)
        kinds |= (uint8_t)((skills >> skill_of_bit[bit] & 1) << bit);
    return kinds;
}

unsigned study_skills_of_deck(const struct deck *deck)
{
    unsigned kinds = 0;

    for (int one = 0; one < deck_card_count(deck); one++)
        for (int other = 0; other <= one; other++)
            kinds |= kinds_of_pair(deck_card(deck, one), deck_card(deck, other));
    return kinds;
}

/* Makes the table of tally.pair for these rules, to be freed by memory_free(). */
static uint8_t *pairs_of(const struct rules *rules)
{
    const struct deck *deck = rules_deck(rules);
    size_t cards = (size_t)rules_cards(rules);
    uint8_t *pairs = memory_new(cards * cards, sizeof *pairs);

    for (size_t one = 0; one < cards; one++)
        for (size_t other = 0; other < cards; other++)
            pairs[one * cards + other] =
                kinds_of_pair(deck_card(deck, (int)one), deck_card(deck, (int)other));
    return pairs;
}

static unsigned seats_of(const struct study *study, const struct bot *bot)
{
    unsigned seats = 0;

    for (int seat = 0; seat < rules_seats(study->rules); seat++)
        seats |= (unsigned)(study->bot[seat]->name == bot->name) << seat;
    return seats;
}

/* Tells a tally where to keep its counts over all rounds; NULL: it counts turns alone. */
static void count_in(struct tally *tally, struct results *results)
{
    tally->played = results ? results->played : NULL;
    tally->spins = results ? results->spins : NULL;
    tally->spin_cards = results ? results->spin_cards : NULL;
}

/* To be closed with player_close. */
static void player_open(struct player_of_games *player, const struct study *study,
                        const uint8_t *pair, struct results *results)
{
    unsigned all = (1u << rules_seats(study->rules)) - 1;

    *player = (struct player_of_games){.study = study, .results = results};
    player->tally.pair = pair;
    count_in(&player->tally, results);
    player->tally.beginners = seats_of(study, bot_find("beginner"));
    player->at_full_speed = (player->tally.beginners | seats_of(study, bot_find("random"))) == all;
    player->game = game_new(study->rules);
    player->view = memory_new(1, sizeof *player->view);
}

static void player_close(struct player_of_games *player)
{
    game_free(player->game);
    memory_free(player->view);
}

/* Returns the seed of a game; those of neighbouring games have nothing to do with each other. */
static uint64_t seed_of(const struct study *study, uint64_t number)
{
    uint64_t state = study->seed, key = chance_splitmix(&state);

    state = key + number;
    return chance_splitmix(&state);
}

static void note_spin(void *context, const struct event *event)
{
    struct player_of_games *player = context;

    if (event->kind == EVENT_SPUN)
        player->tally.spinning = event->count;
}

/* Plays a round move by move, with bots that only see views. */
static void play_round(struct player_of_games *player, struct chance chances[SEATS_MAX])
{
    const struct listener listener = {.tell = note_spin, .context = player};
    struct game *game = player->game;
    struct move move = {0};

    while (!game_round_is_over(game) && player->tally.count[TALLY_TURNS] < TALLY_TURNS_MOST) {
        int seat = __builtin_ctz(game_asked(game));
        game_view(game, seat, player->view);
        move = bot_choose(player->study->bot[seat], player->view, &chances[seat]);
        game_count(game, move, &player->tally);
        game_apply(game, move, &listener);
    }
    game_count(game, move_of(MOVE_DEAL, 0), &player->tally);
}

/* Returns the points that a round was worth. P5: everybody is charged; else each winner writes down
 * the same. */
static uint64_t points_since(const struct game *game, int seats, const int before[SEATS_MAX])
{
    bool charged = rules_charges(game_rules(game));
    uint64_t sum = 0, most = 0;

    for (int seat = 0; seat < seats; seat++) {
        uint64_t more = (uint64_t)(game_points(game, seat) - before[seat]);
        sum += more;
        most = more > most ? more : most;
    }
    return charged ? sum : most;
}

static void count_beginner(struct results *results, const struct tally *tally)
{
    uint64_t turns = tally->count[TALLY_BEGINNER_TURNS], missed = tally->count[TALLY_MISSED];

    results->beginner_rounds[0]++;
    results->beginner_turns[0] += turns;
    results->beginner_turns_square[0] += turns * turns;
    results->missed[0] += missed;
    results->missed_square[0] += missed * missed;
    results->missed_with_turns[0] += missed * turns;
}

static void count_round(struct player_of_games *player, const int before[SEATS_MAX])
{
    struct results *results = player->results;
    const struct tally *tally = &player->tally;
    uint64_t turns = tally->count[TALLY_TURNS], plays = tally->count[TALLY_PLAYS],
             hands = tally->count[TALLY_HANDS],
             points = points_since(player->game, rules_seats(player->study->rules), before);
    int out = game_gone_out(player->game), first = tally->first;

    for (int i = 0; i < TALLY_COUNTS; i++) {
        uint64_t count = tally->count[i];
        results->sum[i] += count;
        results->square[i] += count * count;
        results->with_turns[i] += count * turns;
        results->with_plays[i] += count * plays;
        results->with_hands[i] += count * hands;
    }
    for (int kind = 0; kind < TALLY_KINDS; kind++) {
        uint64_t count = tally->paired[kind];
        results->paired[kind] += count;
        results->paired_square[kind] += count * count;
    }
    results->rounds[0]++;
    results->turns[turns < STUDY_TURNS ? turns : STUDY_TURNS - 1]++;
    results->points[0] += points;
    results->points_square[0] += points * points;
    if (out == NO_SEAT) {
        results->blocked[0]++;
    } else {
        results->won_by_seat[out]++;
        if (first != NO_SEAT)
            results->won_by_place[game_places_left(player->game, first, out)]++;
    }
    if (tally->beginners)
        count_beginner(results, tally);
}

/* Plays a whole game, as far as it goes. With `again` a beginner plays, and nothing else is
 * counted. Returns how many rounds were played to their end. */
static uint64_t play_game(struct player_of_games *player, uint64_t seed, bool again)
{
    struct game *game = player->game;
    struct chance chances[SEATS_MAX];
    int seats = rules_seats(player->study->rules), points[SEATS_MAX];
    uint64_t rounds = 0;

    for (int seat = 0; seat < seats; seat++)
        chance_init(&chances[seat], seed, CHANCE_BOT, (uint32_t)seat);
    game_start(game, seed, NULL);
    for (; rounds < STUDY_GAME_ROUNDS; rounds++) {
        tally_begin(&player->tally);
        for (int seat = 0; seat < seats; seat++)
            points[seat] = game_points(game, seat);
        if (player->at_full_speed)
            game_rollout_counted(game, &chances[0], &player->tally);
        else
            play_round(player, chances);
        if (!game_round_is_over(game))
            break;
        if (again)
            count_beginner(player->results, &player->tally);
        else
            count_round(player, points);
        if (game_situation(game) == SITUATION_MATCH_OVER)
            return rounds + 1;
        game_apply(game, move_of(MOVE_DEAL, __builtin_ctz(game_asked(game))), NULL);
    }
    if (!again)
        player->results->given_up[0]++;
    return rounds;
}

static void player_play(struct player_of_games *player, uint64_t number)
{
    struct results *results = player->results;
    struct tally *tally = &player->tally;
    const struct study *study = player->study;
    uint64_t rounds = play_game(player, seed_of(study, number), false);

    results->games[0]++;
    results->game_rounds[rounds < STUDY_ROUNDS ? rounds : STUDY_ROUNDS - 1]++;
    if (number % BEGINNER_ONE_IN != 0 || tally->beginners != 0)
        return;
    /* It is played again, and one seat's player gives way to a beginner. */
    struct study with = *study;
    int seat = (int)(number / BEGINNER_ONE_IN % (uint64_t)rules_seats(with.rules));
    with.bot[seat] = bot_find("beginner");
    player->study = &with;
    tally->beginners = 1u << seat;
    count_in(tally, NULL);
    play_game(player, seed_of(&with, number), true);
    count_in(tally, results);
    tally->beginners = 0;
    player->study = study;
}

/* --- what was counted */

static const struct results_field fields[] = {
#define RESULT(identifier, length)                                                                 \
    {#identifier, offsetof(struct results, identifier), (size_t)(length)},
#include "sim/results-list.h"
#undef RESULT
};

int results_field_count(void)
{
    return (int)(sizeof fields / sizeof *fields);
}

const struct results_field *results_field(int index)
{
    return &fields[index];
}

uint64_t *results_at(struct results *results, const struct results_field *field)
{
    return (uint64_t *)((char *)results + field->offset);
}

const uint64_t *results_in(const struct results *results, const struct results_field *field)
{
    return (const uint64_t *)((const char *)results + field->offset);
}

bool results_can_add(const struct results *to, const struct results *from)
{
    for (int i = 0; i < results_field_count(); i++) {
        const uint64_t *one = results_in(to, &fields[i]), *other = results_in(from, &fields[i]);
        for (size_t k = 0; k < fields[i].length; k++) {
            int64_t sum;
            if (__builtin_add_overflow((int64_t)one[k], (int64_t)other[k], &sum))
                return false;
        }
    }
    return true;
}

void results_add(struct results *to, const struct results *from)
{
    for (int i = 0; i < results_field_count(); i++) {
        uint64_t *sum = results_at(to, &fields[i]);
        const uint64_t *more = results_in(from, &fields[i]);
        for (size_t k = 0; k < fields[i].length; k++)
            sum[k] += more[k];
    }
}

/* --- games on several threads */

/* A thread takes so many games at a time. */
enum { BLOCK = 16 };

/* What the threads share. */
struct shared {
    const struct study *study;
    const uint8_t *pair;
    struct results *results;
};

/* What a thread has. */
struct thread_state {
    struct player_of_games player;
    struct results results;
};

static void *open_own(void *context)
{
    const struct shared *shared = context;
    struct thread_state *state = memory_new(1, sizeof *state);

    player_open(&state->player, shared->study, shared->pair, &state->results);
    return state;
}

static void play_one(void *worker, uint64_t number)
{
    player_play(&((struct thread_state *)worker)->player, number);
}

static void close_own(void *context, void *worker)
{
    const struct shared *shared = context;
    struct thread_state *state = worker;

    results_add(shared->results, &state->results);
    player_close(&state->player);
    memory_free(state);
}

void study_run(const struct study *study, struct results *results)
{
    uint8_t *pair = pairs_of(study->rules);
    struct shared shared = {study, pair, results};
    const struct crew crew = {.first = study->first,
                              .end = study->end,
                              .block = BLOCK,
                              .threads = study->threads,
                              .context = &shared,
                              .open = open_own,
                              .one = play_one,
                              .close = close_own,
                              .go_on = study->go_on,
                              .go_on_context = study->context};

    crew_work(&crew);
    memory_free(pair);
}
