#include "sim/pupils.h"

#include "base/memory.h"
#include "bots/at_random.h"
#include "deck/deck.h"
#include "rules/game.h"

#include <assert.h>

const int pupil_step[PUPIL_STEPS] = {4, 8, 12};
static const double slip_in_burst = .7;

enum { SEAT = 0, BLOCK = 4 };

/* What a thread works with. */
struct desk {
    const struct pupil_study *study;
    struct game *game;
    struct view view;
    struct decision_card hand[VIEW_CARDS];
    struct pupil_counts counts;
    /* of the pupil who plays now: */
    struct pupil pupil;
    bool in_burst;
    struct evidence evidence;
    struct chance chances[SEATS_MAX];
    int informative;      /* turns */
    int looked;           /* steps done */
    hypothesis_set names; /* families that were ever named */
    bool right, other;    /* has been named as it is, as it is not */
    bool given_up;        /* a round does not end */
};

hypothesis_set pupils_shown(const struct rules *rules)
{
    const struct deck *deck = rules_deck(rules);
    struct notation numbers[VIEW_CARDS];
    int count = 0;

    for (int i = 0; i < rules_cards(rules) && count < VIEW_CARDS; i++) {
        const struct card *card = deck_card(deck, i);
        bool known = card->kind != CARD_NUMBER;
        for (int k = 0; k < count && !known; k++)
            known = notation_identical(&numbers[k], &card->notation);
        if (!known)
            numbers[count++] = card->notation;
    }
    return hypotheses_of_numbers(numbers, count);
}

/* --- a turn */

static void weigh(struct desk *desk, const struct notation *top, int count, int tried)
{
    struct decision decision;

    number_turn_decision(&decision, top, desk->hand, count, tried);
    bool sensible = evidence_add(&desk->evidence, &decision, FADING_GAME);
    assert(sensible);
    (void)sensible;
    desk->counts.decisions++;
    desk->informative += decision_informs(&decision, desk->evidence.shown);
}

/* Makes the pupil as it is at this decision. */
static void change_pupil(struct desk *desk, struct chance *chance)
{
    enum { OF = 100, BEGINS = 8, ENDS = 25 };
    const struct pupil_study *study = desk->study;

    if (study->learns && evidence_wants_probe(&desk->evidence))
        desk->pupil.way = PUPIL_SLIPS;
    if (!study->bursts)
        return;
    uint32_t drawn = chance_below(chance, OF);
    desk->in_burst = desk->in_burst ? drawn >= ENDS : drawn < BEGINS;
    desk->pupil.slip = desk->in_burst ? slip_in_burst : study->pupil.slip;
}

/* Returns the pupil's move, and weighs it where numbers alone decide. */
static struct move pupil_move(struct desk *desk)
{
    struct view *view = &desk->view;
    struct chance *chance = &desk->chances[SEAT];
    bool turn = view->situation == SITUATION_TURN;
    int count = turn ? number_turn(view, desk->hand) : 0, tried;

    desk->counts.turns += turn;
    if (count == 0)
        return play_at_random(view, chance, NULL);
    change_pupil(desk, chance);
    struct move move = pupil_plays(&desk->pupil, view, desk->hand, count, chance, &tried);
    weigh(desk, &deck_card(view->deck, view->top)->notation, count, tried);
    return move;
}

static void play_round(struct desk *desk)
{
    struct game *game = desk->game;
    int left = TALLY_TURNS_MOST;

    for (; !game_round_is_over(game) && left > 0; left--) {
        int seat = __builtin_ctz(game_asked(game));
        game_view(game, seat, &desk->view);
        struct move move = seat == SEAT ? pupil_move(desk)
                                        : play_at_random(&desk->view, &desk->chances[seat], NULL);
        game_apply(game, move, NULL);
    }
    desk->given_up = left == 0;
}

/* --- after a round */

static bool believes(const struct desk *desk, enum hypothesis family)
{
    const struct pupil *pupil = &desk->study->pupil;

    if (desk->study->learns)
        return false;
    for (int h = 0; pupil->way == PUPIL_BELIEVES && h < HYPOTHESES; h++)
        if (pupil->beliefs & hypothesis_bit(h) && hypothesis_family(h) == family)
            return true;
    return false;
}

static void look(struct desk *desk)
{
    enum hypothesis name = evidence_named(&desk->evidence);
    struct pupil_counts *counts = &desk->counts;

    if (name != HYPOTHESES) {
        desk->names |= hypothesis_bit(name);
        desk->right |= believes(desk, name);
        desk->other |= !believes(desk, name);
    }
    while (desk->looked < PUPIL_STEPS && desk->evidence.informative >= pupil_step[desk->looked]) {
        counts->reached[desk->looked]++;
        counts->right[desk->looked++] += desk->right;
    }
}

static void end_round(struct desk *desk)
{
    const struct pupil_study *study = desk->study;

    desk->counts.rounds++;
    if (study->probe && evidence_wants_probe(&desk->evidence)) {
        change_pupil(desk, &desk->chances[SEAT]);
        desk->counts.probes +=
            study->probe(study->probe_context, &desk->pupil, &desk->evidence, &desk->chances[SEAT]);
    }
    look(desk);
}

/* --- a pupil */

/* Returns the seed of a match of a pupil; those of neighbours have nothing to do with each other.
 */
static uint64_t seed_of(const struct pupil_study *study, uint64_t number, uint32_t match)
{
    uint64_t state = study->seed, key = chance_splitmix(&state);

    state = key + (number << 16) + match;
    return chance_splitmix(&state);
}

static void begin_pupil(struct desk *desk, uint64_t number)
{
    evidence_init(&desk->evidence, desk->study->shown);
    desk->pupil = desk->study->pupil;
    desk->in_burst = false;
    desk->informative = desk->looked = 0;
    desk->names = 0;
    desk->right = desk->other = desk->given_up = false;
    for (int seat = 0; seat < rules_seats(desk->study->rules); seat++)
        chance_init(&desk->chances[seat], seed_of(desk->study, number, 0), CHANCE_BOT,
                    (uint32_t)seat);
}

static void play_pupil(void *worker, uint64_t number)
{
    struct desk *desk = worker;
    struct game *game = desk->game;
    uint32_t matches = 0;

    begin_pupil(desk, number);
    game_start(game, seed_of(desk->study, number, ++matches), NULL);
    for (int round = 0; round < PUPIL_ROUNDS && desk->looked < PUPIL_STEPS; round++) {
        play_round(desk);
        if (desk->given_up)
            break;
        end_round(desk);
        if (game_situation(game) == SITUATION_MATCH_OVER)
            game_start(game, seed_of(desk->study, number, ++matches), NULL);
        else
            game_apply(game, move_of(MOVE_DEAL, __builtin_ctz(game_asked(game))), NULL);
    }
    desk->counts.pupils++;
    desk->counts.informative += (uint64_t)desk->informative;
    desk->counts.other += desk->other;
    for (int h = 0; h < HYPOTHESES; h++)
        desk->counts.named[h] += (desk->names & hypothesis_bit(h)) != 0;
}

/* --- the row */

struct row {
    const struct pupil_study *study;
    struct pupil_counts *counts;
};

static void *open_desk(void *context)
{
    const struct row *row = context;
    struct desk *desk = memory_new(1, sizeof *desk);

    desk->study = row->study;
    desk->game = game_new(row->study->rules);
    return desk;
}

static void close_desk(void *context, void *worker)
{
    uint64_t *sum = (uint64_t *)((struct row *)context)->counts;
    struct desk *desk = worker;
    const uint64_t *more = (const uint64_t *)&desk->counts;

    for (size_t i = 0; i < sizeof desk->counts / sizeof *sum; i++)
        sum[i] += more[i];
    game_free(desk->game);
    memory_free(desk);
}

void pupils_play(const struct pupil_study *study, struct pupil_counts *counts)
{
    struct row row = {study, counts};
    const struct crew crew = {.end = study->pupils,
                              .block = BLOCK,
                              .threads = study->threads,
                              .context = &row,
                              .open = open_desk,
                              .one = play_pupil,
                              .close = close_desk,
                              .go_on = study->go_on,
                              .go_on_context = study->go_on_context};

    crew_work(&crew);
}
