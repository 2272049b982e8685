#include "rules/describing/tryout.h"

#include "rules/describing/describe.h"
#include "rules/position.h"
#include "ruleset/setting.h"

/* The seat on turn, and another one. */
enum { SEAT = 1, OTHER = 0 };

enum status tryout_open(struct tryout *tryout, const struct deck *deck,
                        const struct settings *settings)
{
    struct settings own = *settings;
    struct refusal why;
    int fewest, most;

    *tryout = (struct tryout){.deck = deck};
    /* Here cards are seen, and nothing is said of them. */
    own.value[SETTING_CARDS] = CARDS_DEALT;
    own.value[SETTING_WRONG] = WRONG_STRICT;
    own.value[SETTING_SAY] = SAY_NOTHING;
    own.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    enum status status = rules_players(deck, &own, &fewest, &most, &why);
    if (status == STATUS_OK)
        status = rules_compile(&tryout->rules, deck, &own, fewest, &why);
    if (status == STATUS_OK)
        tryout->game = game_new(tryout->rules);
    return status;
}

void tryout_close(struct tryout *tryout)
{
    game_free(tryout->game);
    rules_free(tryout->rules);
    *tryout = (struct tryout){0};
}

/* A position, and how many copies of each card have a place in it. */
struct layout {
    struct game_position position;
    int used[DECK_CARDS_PLAY];
};

static void layout_init(struct layout *layout)
{
    *layout = (struct layout){.used = {0}};
    position_init(&layout->position);
}

static void put(struct layout *layout, struct position_cards *cards, int card)
{
    cards->card[cards->count++] = (uint16_t)card;
    layout->used[card]++;
}

/* Sets the game to the position, in which each hand gets so many cards at least: one without cards
 * would have ended the round. Returns false if the deck has too few cards. */
static bool lay_out(struct tryout *tryout, struct layout *layout, int least)
{
    struct message why;
    int card = 0;

    for (int seat = 0; seat < rules_seats(tryout->rules); seat++)
        while (layout->position.hand[seat].count < least) {
            while (card < rules_cards(tryout->rules) &&
                   layout->used[card] >= deck_card(tryout->deck, card)->copies)
                card++;
            if (card == rules_cards(tryout->rules))
                return false;
            put(layout, &layout->position.hand[seat], card);
        }
    return game_set(tryout->game, &layout->position, 1, NULL, &why) == STATUS_OK;
}

bool tryout_play(struct tryout *tryout, int top, int owed, int card, bool *right)
{
    struct layout layout;

    layout_init(&layout);
    put(&layout, &layout.position.pile, top);
    put(&layout, &layout.position.hand[SEAT], card);
    layout.position.owed = owed;
    if (deck_card(tryout->deck, top)->suit == DECK_NONE)
        layout.position.suit = 0;
    if (!lay_out(tryout, &layout, 1))
        return false;
    *right = game_check(tryout->game, move_card(MOVE_PLAY, SEAT, card), NULL);
    return true;
}

bool tryout_jump(struct tryout *tryout, int top, int card, bool *right)
{
    const struct move play = move_card(MOVE_PLAY, SEAT, top);

    /* The top has been played on some card. */
    for (int below = 0; below < rules_cards(tryout->rules); below++) {
        struct layout layout;
        layout_init(&layout);
        if (deck_card(tryout->deck, below)->kind != CARD_NUMBER)
            continue;
        put(&layout, &layout.position.pile, below);
        put(&layout, &layout.position.hand[SEAT], top);
        put(&layout, &layout.position.hand[OTHER], card);
        if (!lay_out(tryout, &layout, 2) || !game_check(tryout->game, play, NULL))
            continue;
        game_apply(tryout->game, play, NULL);
        *right = game_check(tryout->game, move_card(MOVE_JUMP, OTHER, card), NULL);
        return true;
    }
    return false;
}

bool tryout_bluff(struct tryout *tryout, int top, int four, int card, bool *right)
{
    static _Thread_local struct view view; /* of many KiB */
    struct layout layout;

    layout_init(&layout);
    put(&layout, &layout.position.pile, top);
    put(&layout, &layout.position.hand[SEAT], four);
    put(&layout, &layout.position.hand[SEAT], card);
    if (!lay_out(tryout, &layout, 1))
        return false;
    game_view(tryout->game, SEAT, &view);
    *right = !view_bluff(&view, move_card(MOVE_PLAY, SEAT, four));
    return true;
}
