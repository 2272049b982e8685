#include "table.h"

#include "ruleset/ruleset.h"

#include <stdio.h>
#include <string.h>

const char *const property_decks[] = {
    "classic", "classic-112",     "spin",        "fractions", "fractions-208",
    "equals",  "first-fractions", "mixed-forms", "improper",  "tests/scenarios/decks/large.xml"};
const char *const property_rulesets[] = {"deluxe", "belgian", "my", "spin", "fractions"};

void table_open(struct table_deck *table, const char *deck, const char *ruleset)
{
    struct library library = {0};
    struct diag diag = {0};
    const char *path;

    *table = (struct table_deck){.name = deck};
    char in_source[600];

    library_open(&library, DECK_LIBRARY);
    ck_assert_msg(library_resolve(&library, &path, deck, &diag) == STATUS_OK, "no deck %s", deck);
    if (library_is_path(deck)) {
        snprintf(in_source, sizeof in_source, "%s/%s", getenv("BREUK_SOURCE"), deck);
        path = in_source;
    }
    ck_assert_msg(deck_load(&table->deck, path, &diag) == STATUS_OK, "deck %s", deck);
    library_release(&library);
    table->settings = *deck_settings(table->deck);
    if (ruleset) {
        struct ruleset *loaded;
        ck_assert_msg(ruleset_load_named(&loaded, ruleset, NULL, (struct position){0}, &diag) ==
                          STATUS_OK,
                      "ruleset %s", ruleset);
        table->settings = loaded->settings;
        table->settings.value[SETTING_WHEEL] |= deck_wheel(table->deck)->count > 0; /* W1 */
        ruleset_free(loaded);
    }
    diag_release(&diag);
}

void table_set(struct table_deck *table, const char *settings)
{
    char copy[200], *rest = copy, *word;
    struct message why;

    snprintf(copy, sizeof copy, "%s", settings);
    while ((word = strsep(&rest, " "))) {
        char *value = strchr(word, '=');
        if (!value)
            continue;
        *value++ = '\0';
        ck_assert_msg(settings_set(&table->settings, word, value, &why) == STATUS_OK, "%s", word);
    }
}

void table_close(struct table_deck *table)
{
    deck_free(table->deck);
    table->deck = NULL;
}

struct rules *table_rules(const struct table_deck *table, int seats)
{
    struct rules *rules;
    struct refusal refused;

    ck_assert_msg(rules_compile(&rules, table->deck, &table->settings, seats, &refused) ==
                      STATUS_OK,
                  "%s with %d seats: %s", table->name, seats, refused.message.id);
    return rules;
}

int first_asked(const struct game *game)
{
    unsigned asked = game_asked(game);

    require(asked != 0, "nobody is asked");
    return __builtin_ctz(asked);
}

struct move any_move(const struct game *game, struct chance *chance)
{
    static struct move moves[VIEW_MOVES];
    int count = game_moves(game, first_asked(game), moves);

    require(count > 0, "no move");
    return moves[chance_below(chance, (uint32_t)count)];
}

int roll_out(struct game *game, struct chance *chance)
{
    struct tally tally = {0};

    tally_begin(&tally);
    return game_rollout_counted(game, chance, &tally);
}

void deal_playout(struct playout *playout, const struct view *view, struct chance *chance)
{
    struct playout *known = memory_new(1, playout_size(view->rules));

    playout_know(known, view);
    playout_deal(playout, known, view, chance);
    memory_free(known);
}

bool deck_moves_hands(const struct deck *deck)
{
    for (int card = 0; card < deck_card_count(deck); card++)
        if (deck_card(deck, card)->hands != HANDS_NONE)
            return true;
    return false;
}
