/* What may be played together (S1, S14, V6, W1, H3), and where a match may stand in a position. */
#include "suites.h"
#include "table.h"

#include "rules/position.h"

#include <string.h>

/* rule NULL: they go together. */
static const struct combination {
    const char *deck, *settings;
    int seats;
    const char *rule, *why;
} combinations[] = {
    {"classic", "", 10, NULL, NULL},
    {"classic", "", 11, "S1", "can play, not"},
    {"classic", "hand-size=26", 4, "S14", "deal at most {most}"},
    {"classic", "partners=tables hand-size=25", 8, NULL, NULL}, /* four of the eight hold cards */
    {"classic", "partners=tables hand-size=26", 8, "S14", "deal at most {most}"},
    {"classic", "partners=fixed elimination=yes", 4, "V6", "partners and elimination"},
    {"classic", "partners=changing elimination=yes", 4, "V6", "partners and elimination"},
    {"classic", "partners=tables elimination=yes", 8, "V6", "partners and elimination"},
    {"classic", "scoring=none elimination=yes", 4, "V6", "elimination needs points"},
    {"classic", "scoring=charged elimination=yes", 4, NULL, NULL},
    {"classic", "scoring=none partners=changing", 4, "V6", "changing partners needs points"},
    {"classic", "scoring=none partners=tables", 8, "V6", "changing partners needs points"},
    {"classic", "scoring=none partners=fixed", 4, NULL, NULL},
    {"classic", "scoring=charged partners=changing", 4, NULL, NULL},
    {"classic", "scoring=none rounds=1", 4, NULL, NULL},
    {"classic", "scoring=none rounds=2", 4, "P6", "the first to go out wins the match"},
    {"classic", "partners=fixed", 4, NULL, NULL},
    {"classic", "partners=fixed", 3, "V6", "partner-seats=even"},
    {"classic", "partners=fixed", 6, "V6", "partner-seats=even"},
    {"classic", "partners=fixed partner-seats=even", 6, NULL, NULL},
    {"classic", "partners=fixed partner-seats=even", 10, NULL, NULL},
    {"classic", "partners=fixed partner-seats=even", 5, "V6", "cannot form pairs"},
    {"classic", "partners=fixed partner-seats=even", 2, "V6", "cannot form pairs"},
    {"classic", "partners=changing", 3, "V6", "changing partners need four players"},
    {"classic", "partners=changing", 8, "V6", "changing partners need four players"},
    {"classic", "partners=tables", 4, "V6", "two tables need eight players"},
    {"classic", "partners=tables", 9, "V6", "two tables need eight players"},
    {"spin", "wheel=no", 4, "W1", "choose wheel=yes"},
    {"spin", "wheel=yes", 4, NULL, NULL},
    {"classic", "wheel=yes", 4, NULL, NULL},
    {"classic", "seven=yes", 4, NULL, NULL},
    {"tests/scenarios/decks/few.xml", "seven=yes hand-size=1", 2, "H3", "choose {setting}=no"},
};

START_TEST(what_does_not_go_together_is_refused_with_its_rule_and_what_to_do)
{
    const struct combination *tried = &combinations[_i];
    struct table_deck table;
    struct rules *rules;
    struct refusal why = {0};

    table_open(&table, tried->deck, NULL);
    table_set(&table, tried->settings);
    enum status status = rules_compile(&rules, table.deck, &table.settings, tried->seats, &why);
    ck_assert_msg(status == (tried->rule ? STATUS_INVALID : STATUS_OK), "%s, %d seats: %s",
                  tried->settings, tried->seats, why.rule ? why.rule : "allowed");
    if (tried->rule) {
        ck_assert_str_eq(why.rule, tried->rule);
        ck_assert_msg(strstr(why.message.id, tried->why) != NULL, "%s", why.message.id);
    }
    rules_free(rules);
    table_close(&table);
}
END_TEST

/* A round that is on: all who are in hold a card. why NULL: it may stand so. */
static const struct standing {
    const char *settings;
    int seats, round, dealer, turn;
    unsigned holders, out;
    int points[SEATS_MAX];
    const char *why;
} standings[] = {
    {"", 3, 1, 0, 1, 7, 0, {499, 0, 0}, NULL},
    {"", 3, 1, 0, 1, 7, 0, {0, 0, 500}, "the match is over"},
    {"", 3, 1, 0, 1, 7, 0, {-1, 0, 0}, "fewer than 0"},
    {"rounds=9", 3, 9, 0, 1, 7, 0, {1000000000, 0, 500}, NULL},
    {"rounds=9", 3, 9, 0, 1, 7, 0, {1000000001, 0, 500}, "more points than a match"},
    {"rounds=9", 3, 10, 0, 1, 7, 0, {0}, "only {count} round"},
    {"scoring=charged", 3, 1, 0, 1, 7, 0, {0, 499, 0}, NULL},
    {"scoring=charged", 3, 1, 0, 1, 7, 0, {0, 500, 0}, "the match is over"},
    {"scoring=none", 3, 1, 0, 1, 7, 0, {0, 500, 0}, NULL},
    {"", 3, 1, 0, 1, 3, 4, {0, 0, 500}, "nobody can be out"},
    {"elimination=yes", 3, 2, 0, 1, 3, 4, {499, 0, 500}, NULL},
    {"elimination=yes", 3, 2, 0, 1, 3, 4, {0, 0, 499}, "fewer points than the target"},
    {"elimination=yes", 3, 2, 0, 1, 7, 0, {0, 0, 500}, "and must be out"},
    {"elimination=yes", 3, 2, 0, 1, 7, 4, {0, 0, 500}, "cannot have cards"},
    {"elimination=yes", 3, 2, 2, 1, 3, 4, {0, 0, 500}, "cannot have cards"},
    {"elimination=yes", 3, 2, 0, 2, 3, 4, {0, 0, 500}, "cannot have cards"},
    {"elimination=yes", 3, 2, 0, 1, 1, 6, {0, 500, 500}, "all players but one are out"},
    {"elimination=yes", 3, 2, 0, 1, 7, 8, {0}, "not at the table"},
    {"elimination=yes", 3, 2, 0, 1, 1, 4, {0, 0, 500}, "has no cards"},
    /* 7 and 0 against 1 and 3, then 7 and 1 against 2 and 4 */
    {"partners=tables", 8, 4, 0, 1, 0x8B, 0, {0}, NULL},
    {"partners=tables", 8, 5, 7, 4, 0x96, 0, {900, 800, 0}, NULL},
    {"partners=tables", 8, 5, 0, 4, 0x96, 0, {0}, "is not at this table"},
    {"partners=tables", 8, 5, 7, 3, 0x96, 0, {0}, "is not at this table"},
    {"partners=tables", 8, 5, 7, 4, 0x9E, 0, {0}, "is not at this table"},
    {"partners=tables", 8, 29, 7, 4, 0x96, 0, {0}, "only {count} round"},
    {"partners=changing", 4, 5, 0, 1, 0xF, 0, {0}, "only {count} round"},
};

START_TEST(a_position_stands_where_a_match_may_stand)
{
    static struct game_position position, read;
    const struct standing *standing = &standings[_i];
    struct table_deck table;
    struct message why = {0};

    table_open(&table, "classic", "deluxe");
    table_set(&table, standing->settings);
    struct rules *rules = table_rules(&table, standing->seats);
    struct game *game = game_new(rules);
    position_init(&position);
    position.round = standing->round;
    position.dealer = standing->dealer;
    position.turn = standing->turn;
    position.out = standing->out;
    for (int seat = 0; seat < standing->seats; seat++) {
        position.points[seat] = standing->points[seat];
        if (standing->holders >> seat & 1)
            position.hand[seat] = (struct position_cards){1, {(uint16_t)(1 + seat)}}; /* blue */
    }
    position.pile = (struct position_cards){1, {(uint16_t)card_parse(table.deck, "red 9")}};
    enum status status = game_set(game, &position, 1, NULL, &why);
    ck_assert_msg(status == (standing->why ? STATUS_INVALID : STATUS_OK), "row %d: %s", _i,
                  why.id ? why.id : "allowed");
    if (standing->why) {
        ck_assert_msg(strstr(why.id, standing->why) != NULL, "row %d: %s", _i, why.id);
    } else {
        game_get(game, &read);
        ck_assert_uint_eq(read.out, position.out);
        ck_assert_int_eq(game_set(game, &read, 1, NULL, &why), STATUS_OK);
    }
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

void add_standing_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "standing");

    tcase_add_loop_test(tests, what_does_not_go_together_is_refused_with_its_rule_and_what_to_do, 0,
                        sizeof combinations / sizeof *combinations);
    tcase_add_loop_test(tests, a_position_stands_where_a_match_may_stand, 0,
                        sizeof standings / sizeof *standings);
}
