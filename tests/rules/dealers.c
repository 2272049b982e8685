/* Who deals the first round (S2, S12), worked out again from the cards that were drawn for it. */
#include "suites.h"
#include "table.h"

#include <string.h>

enum { SEEDS = 200, CARDS = 512 };

struct draws {
    const struct deck *deck;
    int seats;
    unsigned contenders; /* who draws in this go */
    int next;            /* of them, from this seat on */
    unsigned best;       /* who has the highest value of this go */
    struct rational high;
    int gone[CARDS]; /* copies drawn: they stay out until it is settled */
    int ties, dealer;
};

/* Action cards and wilds of either kind count 0. */
static struct rational value_of(const struct card *card)
{
    return card->kind == CARD_NUMBER ? card->value : (struct rational){0, 1};
}

static void begin_go(struct draws *draws, unsigned contenders)
{
    draws->contenders = contenders;
    draws->next = 0;
    draws->best = 0;
}

static void hear_draw(struct draws *draws, const struct event *event)
{
    const struct card *card = deck_card(draws->deck, event->card);
    struct rational value = value_of(card);

    while (!(draws->contenders >> draws->next & 1))
        draws->next++;
    require(event->seat == draws->next, "seat %d draws, not %d", event->seat, draws->next);
    require(++draws->gone[event->card] <= card->copies, "a card is drawn that was drawn before");
    draws->next++;
    int order = draws->best ? rational_compare(value, draws->high) : 1;
    if (order > 0) {
        draws->high = value;
        draws->best = 0;
    }
    if (order >= 0)
        draws->best |= 1U << event->seat;
    if (draws->contenders >> draws->next == 0 && draws->best & (draws->best - 1)) {
        draws->ties++;
        begin_go(draws, draws->best);
    }
}

static void hear(void *context, const struct event *event)
{
    struct draws *draws = context;

    if (event->kind == EVENT_DEALER_DRAW)
        hear_draw(draws, event);
    else if (event->kind == EVENT_ROUND_BEGUN)
        draws->dealer = event->seat;
}

/* How many ties there were. */
static int draw_for(const struct table_deck *table, struct game *game, uint64_t seed)
{
    int seats = rules_seats(game_rules(game));
    struct draws draws = {.deck = table->deck, .seats = seats, .dealer = NO_SEAT};
    struct listener listener = {hear, &draws};
    struct view view;

    begin_go(&draws, (1U << seats) - 1);
    game_start(game, seed, &listener);
    require(draws.contenders >> draws.next == 0, "%s: not all have drawn", table->name);
    require(draws.best == 1U << draws.dealer, "%s, seed %d: seat %d deals", table->name, (int)seed,
            draws.dealer);
    game_view(game, 0, &view);
    int cards = view.stock + view.pile;
    for (int seat = 0; seat < seats; seat++)
        cards += view.hands[seat];
    require(cards == deck_played(table->deck), "%s: the drawn cards do not go back", table->name);
    return draws.ties;
}

static const struct {
    const char *deck, *ruleset;
} tables[] = {{"classic", "deluxe"},
              {"classic", "belgian"},
              {"classic", "my"},
              {"spin", "spin"},
              {"fractions", "fractions"}};

START_TEST(the_highest_card_deals_the_first_round_and_ties_draw_again)
{
    struct table_deck table;
    int ties = 0;

    table_open(&table, tables[_i].deck, tables[_i].ruleset);
    for (int seats = SEATS_MIN; seats <= SEATS_MAX; seats += 4) {
        struct rules *rules = table_rules(&table, seats);
        struct game *game = game_new(rules);
        for (uint64_t seed = 0; seed < SEEDS; seed++)
            ties += draw_for(&table, game, seed);
        game_free(game);
        rules_free(rules);
    }
    table_close(&table);
    require(ties > 0, "no tie in so many draws");
}
END_TEST

void add_dealer_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "dealers");

    tcase_add_loop_test(tests, the_highest_card_deals_the_first_round_and_ties_draw_again, 0,
                        sizeof tables / sizeof *tables);
}
