/* The settings table, and rule sets read from files. */
#include "ruleset/ruleset.h"
#include "grammar_fault.h"
#include "harness.h"
#include "xml/committed.h"
#include "xml/words.h"

#include <string.h>

/* Own rule sets of the tests, in front of the shipped ones. */
static void use_own_folder(void)
{
    char home[4096];

    snprintf(home, sizeof home, "%s/tests/ruleset/home", getenv("BREUK_SOURCE"));
    setenv("XDG_DATA_HOME", home, 1);
}

/* What was said, without folders. */
static const char *load(const char *name, struct ruleset **ruleset)
{
    static char text[4096];
    char folder[4096];
    struct diag diag = {0};
    struct strbuf said = {0};

    snprintf(folder, sizeof folder, "%s/tests/ruleset/home/breuk/decks/rulesets",
             getenv("BREUK_SOURCE"));
    ruleset_load_named(ruleset, name, NULL, (struct position){"", 1, 2, 0}, &diag);
    words_of_diag(&diag, folder, &said);
    snprintf(text, sizeof text, "%s", strbuf_text(&said));
    strbuf_release(&said);
    diag_release(&diag);
    return text;
}

static struct ruleset *shipped_ruleset(const char *name)
{
    struct ruleset *ruleset = NULL;
    char path[4096];
    struct diag diag = {0};

    snprintf(path, sizeof path, "%s/decks/rulesets/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(ruleset_load(&ruleset, path, &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
    diag_release(&diag);
    return ruleset;
}

START_TEST(every_setting_starts_inside_its_range_and_is_found_by_its_name)
{
    struct settings settings;

    settings = settings_initial;
    for (int i = 0; i < SETTING_COUNT; i++) {
        const struct setting_row *row = &setting_rows[i];
        ck_assert_msg(settings.value[i] >= row->minimum &&
                          settings.value[i] <= setting_maximum((enum setting)i),
                      "%s", row->name);
        ck_assert_int_eq(setting_find(row->name), i);
        ck_assert_msg(row->rules[0] && row->help[0], "%s", row->name);
    }
}
END_TEST

/* Every word of the table. */
static const struct word {
    const char *name, *word;
    enum setting setting;
    int value;
} words[] = {
    {"first-reverse", "dealer", SETTING_FIRST_REVERSE, FIRST_REVERSE_DEALER},
    {"first-reverse", "right-of-dealer", SETTING_FIRST_REVERSE, FIRST_REVERSE_RIGHT},
    {"first-skip", "second-left", SETTING_FIRST_SKIP, FIRST_SKIP_SECOND_LEFT},
    {"first-skip", "second-right", SETTING_FIRST_SKIP, FIRST_SKIP_SECOND_RIGHT},
    {"first-wild-colour", "next", SETTING_FIRST_WILD_COLOUR, FIRST_WILD_COLOUR_NEXT},
    {"first-wild-colour", "dealer", SETTING_FIRST_WILD_COLOUR, FIRST_WILD_COLOUR_DEALER},
    {"match", "value", SETTING_MATCH, MATCH_VALUE},
    {"match", "printed", SETTING_MATCH, MATCH_PRINTED},
    {"match", "value-only", SETTING_MATCH, MATCH_VALUE_ONLY},
    {"honest", "colour", SETTING_HONEST, HONEST_COLOUR},
    {"honest", "fitting", SETTING_HONEST, HONEST_FITTING},
    {"bluff", "stays", SETTING_BLUFF, BLUFF_STAYS},
    {"bluff", "back", SETTING_BLUFF, BLUFF_BACK},
    {"calls", "spoken", SETTING_CALLS, CALLS_SPOKEN},
    {"say", "nothing", SETTING_SAY, SAY_NOTHING},
    {"say", "declare", SETTING_SAY, SAY_DECLARE},
    {"say", "prove", SETTING_SAY, SAY_PROVE},
    {"calls", "automatic", SETTING_CALLS, CALLS_AUTOMATIC},
    {"wrong", "strict", SETTING_WRONG, WRONG_STRICT},
    {"wrong", "referee", SETTING_WRONG, WRONG_REFEREE},
    {"wrong", "peers", SETTING_WRONG, WRONG_PEERS},
    {"scoring", "winner", SETTING_SCORING, SCORING_WINNER},
    {"scoring", "charged", SETTING_SCORING, SCORING_CHARGED},
    {"scoring", "none", SETTING_SCORING, SCORING_NONE},
    {"cards", "dealt", SETTING_CARDS, CARDS_DEALT},
    {"cards", "real", SETTING_CARDS, CARDS_REAL},
    {"cards", "score", SETTING_CARDS, CARDS_SCORE},
    {"number-points", "face", SETTING_NUMBER_POINTS, NUMBER_POINTS_FACE},
    {"number-points", "ten", SETTING_NUMBER_POINTS, NUMBER_POINTS_TEN},
    {"partners", "none", SETTING_PARTNERS, PARTNERS_NONE},
    {"partners", "fixed", SETTING_PARTNERS, PARTNERS_FIXED},
    {"partners", "changing", SETTING_PARTNERS, PARTNERS_CHANGING},
    {"partners", "tables", SETTING_PARTNERS, PARTNERS_TABLES},
    {"partner-seats", "four", SETTING_PARTNER_SEATS, PARTNER_SEATS_FOUR},
    {"partner-seats", "even", SETTING_PARTNER_SEATS, PARTNER_SEATS_EVEN},
    {"table", "first", SETTING_TABLE, TABLE_FIRST},
    {"table", "second", SETTING_TABLE, TABLE_SECOND},
    {"table", "both", SETTING_TABLE, TABLE_BOTH},
    {"elimination", "no", SETTING_ELIMINATION, 0},
    {"elimination", "yes", SETTING_ELIMINATION, 1},
    {"progressive", "no", SETTING_PROGRESSIVE, 0},
    {"progressive", "yes", SETTING_PROGRESSIVE, 1},
    {"seven", "no", SETTING_SEVEN, 0},
    {"seven", "yes", SETTING_SEVEN, 1},
    {"jump-in", "no", SETTING_JUMP_IN, 0},
    {"jump-in", "yes", SETTING_JUMP_IN, 1},
    {"wheel", "no", SETTING_WHEEL, 0},
    {"wheel", "yes", SETTING_WHEEL, 1},
};

enum { WORDS = sizeof words / sizeof *words };

START_TEST(each_word_has_the_value_that_the_rules_know_it_by)
{
    const struct word *row = &words[_i];
    struct settings settings;
    struct message why;
    char text[SETTING_TEXT_SIZE];

    settings = settings_initial;
    settings.value[row->setting] = !row->value;
    ck_assert_int_eq(settings_set(&settings, row->name, row->word, &why), STATUS_OK);
    ck_assert_msg(settings.value[row->setting] == row->value, "%s = %s", row->name, row->word);
    ck_assert_str_eq(setting_text(row->setting, row->value, text), row->word);
}
END_TEST

START_TEST(no_word_of_the_table_is_unknown_here)
{
    int in_table = 0;

    for (int i = 0; i < SETTING_COUNT; i++)
        if (setting_rows[i].words)
            in_table += setting_maximum((enum setting)i) + 1;
    ck_assert_int_eq(in_table, WORDS);
}
END_TEST

START_TEST(a_number_is_taken_at_both_ends_of_its_range_and_not_beyond)
{
    static const struct {
        const char *text;
        enum status status;
        int value;
    } cases[] = {{"1", STATUS_OK, 1},        {"40", STATUS_OK, 40},
                 {"007", STATUS_OK, 7},      {"0", STATUS_INVALID, 7},
                 {"41", STATUS_INVALID, 7},  {"99999999999999999999", STATUS_INVALID, 7},
                 {"", STATUS_INVALID, 7},    {"-3", STATUS_INVALID, 7},
                 {" 5", STATUS_INVALID, 7},  {"5x", STATUS_INVALID, 7},
                 {"five", STATUS_INVALID, 7}};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct settings settings;
        struct message why;
        settings = settings_initial;
        enum status status = settings_set(&settings, "hand-size", cases[i].text, &why);
        ck_assert_msg(status == cases[i].status &&
                          settings.value[SETTING_HAND_SIZE] == cases[i].value,
                      "hand-size = \"%s\"", cases[i].text);
    }
}
END_TEST

static const char *argument(const struct message *message, const char *name)
{
    for (int i = 0; i < message->args; i++)
        if (!strcmp(message->arg[i].name, name))
            return message->arg[i].text;
    return NULL;
}

START_TEST(a_mistyped_setting_or_word_gets_the_nearest_one)
{
    struct settings settings;
    struct message why;

    settings = settings_initial;
    ck_assert_int_eq(settings_set(&settings, "hand-sise", "5", &why), STATUS_INVALID);
    ck_assert_pstr_eq(argument(&why, "nearest"), "hand-size");
    ck_assert_int_eq(settings_set(&settings, "zzz", "5", &why), STATUS_INVALID);
    ck_assert_ptr_null(argument(&why, "nearest"));
    ck_assert_int_eq(settings_set(&settings, "match", "vallue", &why), STATUS_INVALID);
    ck_assert_pstr_eq(argument(&why, "nearest"), "value");
    ck_assert_int_eq(settings_set(&settings, "match", "symbol", &why), STATUS_INVALID);
    ck_assert_ptr_null(argument(&why, "nearest"));
    ck_assert_int_eq(settings.value[SETTING_MATCH], MATCH_VALUE);
}
END_TEST

START_TEST(the_table_says_what_the_deluxe_ruleset_says)
{
    struct settings table;
    struct ruleset *deluxe = shipped_ruleset("deluxe");

    table = settings_initial;
    for (int i = 0; i < SETTING_COUNT; i++)
        ck_assert_msg(table.value[i] == deluxe->settings.value[i], "%s", setting_rows[i].name);
    ck_assert_ptr_null(deluxe->base);
    ruleset_free(deluxe);
}
END_TEST

static const char *const sheets[] = {"deluxe", "belgian", "my", "spin", "fractions"};

enum { SHEETS = sizeof sheets / sizeof *sheets };

/* RULES.md, row by row. */
static const struct {
    enum setting setting;
    int value[SHEETS];
} of_sheets[] = {
    {SETTING_HAND_SIZE, {7, 7, 7, 7, 7}},
    {SETTING_CARDS, {CARDS_DEALT, CARDS_DEALT, CARDS_DEALT, CARDS_DEALT, CARDS_DEALT}},
    {SETTING_FIRST_REVERSE,
     {FIRST_REVERSE_DEALER, FIRST_REVERSE_RIGHT, FIRST_REVERSE_DEALER, FIRST_REVERSE_DEALER,
      FIRST_REVERSE_RIGHT}},
    {SETTING_FIRST_SKIP,
     {FIRST_SKIP_SECOND_LEFT, FIRST_SKIP_SECOND_RIGHT, FIRST_SKIP_SECOND_LEFT,
      FIRST_SKIP_SECOND_LEFT, FIRST_SKIP_SECOND_RIGHT}},
    {SETTING_FIRST_WILD_COLOUR,
     {FIRST_WILD_COLOUR_NEXT, FIRST_WILD_COLOUR_DEALER, FIRST_WILD_COLOUR_NEXT,
      FIRST_WILD_COLOUR_NEXT, FIRST_WILD_COLOUR_DEALER}},
    {SETTING_MATCH, {MATCH_VALUE, MATCH_VALUE, MATCH_VALUE, MATCH_VALUE, MATCH_VALUE}},
    {SETTING_SAY, {SAY_NOTHING, SAY_NOTHING, SAY_NOTHING, SAY_NOTHING, SAY_NOTHING}},
    {SETTING_HONEST, {HONEST_COLOUR, HONEST_FITTING, HONEST_COLOUR, HONEST_COLOUR, HONEST_FITTING}},
    {SETTING_BLUFF, {BLUFF_STAYS, BLUFF_BACK, BLUFF_STAYS, BLUFF_STAYS, BLUFF_BACK}},
    {SETTING_CALLS, {CALLS_SPOKEN, CALLS_SPOKEN, CALLS_SPOKEN, CALLS_SPOKEN, CALLS_SPOKEN}},
    {SETTING_CALL_PENALTY, {2, 2, 2, 2, 2}},
    {SETTING_WRONG, {WRONG_STRICT, WRONG_STRICT, WRONG_STRICT, WRONG_STRICT, WRONG_STRICT}},
    {SETTING_WRONG_PENALTY, {2, 2, 2, 2, 2}},
    {SETTING_TALK_PENALTY, {2, 4, 2, 2, 4}},
    {SETTING_SCORING,
     {SCORING_WINNER, SCORING_WINNER, SCORING_WINNER, SCORING_WINNER, SCORING_WINNER}},
    {SETTING_NUMBER_POINTS,
     {NUMBER_POINTS_FACE, NUMBER_POINTS_FACE, NUMBER_POINTS_FACE, NUMBER_POINTS_FACE,
      NUMBER_POINTS_TEN}},
    {SETTING_SYMBOL_POINTS, {20, 20, 20, 20, 20}},
    {SETTING_WILD_POINTS, {50, 50, 50, 50, 50}},
    {SETTING_TARGET, {500, 500, 500, 500, 500}},
    {SETTING_ROUNDS, {0, 0, 0, 0, 0}},
    {SETTING_PARTNERS, {PARTNERS_NONE, PARTNERS_NONE, PARTNERS_NONE, PARTNERS_NONE, PARTNERS_NONE}},
    {SETTING_PARTNER_SEATS,
     {PARTNER_SEATS_FOUR, PARTNER_SEATS_EVEN, PARTNER_SEATS_FOUR, PARTNER_SEATS_FOUR,
      PARTNER_SEATS_EVEN}},
    {SETTING_CHANGING_ROUNDS, {4, 3, 4, 4, 3}},
    {SETTING_TABLE, {TABLE_FIRST, TABLE_FIRST, TABLE_FIRST, TABLE_FIRST, TABLE_FIRST}},
    {SETTING_ELIMINATION, {0, 0, 0, 0, 0}},
    {SETTING_PROGRESSIVE, {0, 0, 0, 0, 0}},
    {SETTING_SEVEN, {0, 0, 0, 0, 0}},
    {SETTING_JUMP_IN, {0, 0, 0, 0, 0}},
    {SETTING_WHEEL, {0, 0, 0, 1, 0}},
};

START_TEST(the_shipped_rulesets_are_those_of_the_sheets)
{
    struct ruleset *ruleset = shipped_ruleset(sheets[_i]);

    ck_assert_uint_eq(sizeof of_sheets / sizeof *of_sheets, SETTING_COUNT);
    for (int i = 0; i < SETTING_COUNT; i++) {
        enum setting setting = of_sheets[i].setting;
        ck_assert_int_eq((int)setting, i);
        ck_assert_msg(ruleset->settings.value[i] == of_sheets[i].value[_i], "%s: %s", sheets[_i],
                      setting_rows[setting].name);
    }
    ruleset_free(ruleset);
}
END_TEST

START_TEST(a_sheet_starts_from_the_one_that_it_differs_least_from)
{
    struct ruleset *belgian = shipped_ruleset("belgian"), *fractions = shipped_ruleset("fractions");

    ck_assert_str_eq(belgian->base, "deluxe");
    ck_assert_str_eq(fractions->base, "belgian");
    ck_assert_str_eq(words_in(&fractions->title, "nl"), "Breuken");
    ruleset_free(belgian);
    ruleset_free(fractions);
}
END_TEST

START_TEST(every_title_of_a_shipped_ruleset_is_there_in_four_languages)
{
    struct ruleset *ruleset = shipped_ruleset(sheets[_i]);

    ck_assert_ptr_nonnull(words_exactly_in(&ruleset->title, "en"));
    ck_assert_ptr_nonnull(words_exactly_in(&ruleset->title, "nl"));
    ck_assert_ptr_nonnull(words_exactly_in(&ruleset->title, "de"));
    ck_assert_ptr_nonnull(words_exactly_in(&ruleset->title, "fr"));
    ruleset_free(ruleset);
}
END_TEST

START_TEST(a_ruleset_of_ones_own_may_start_from_a_shipped_one)
{
    struct ruleset *ruleset = NULL;

    ck_assert_str_eq(load("short", &ruleset), "");
    ck_assert_int_eq(ruleset->settings.value[SETTING_HAND_SIZE], 5);
    ck_assert_int_eq(ruleset->settings.value[SETTING_NUMBER_POINTS], NUMBER_POINTS_TEN);
    ck_assert_str_eq(words_in(&ruleset->title, "nl-BE"), "Kort");
    ck_assert_str_eq(words_in(&ruleset->title, "fr"), "Short");
    ruleset_free(ruleset);
}
END_TEST

/* The shipped ones and those of the home. */
#define ALL_OR(name)                                                                               \
    "belgian, broken, circle, circle-end, deluxe, far-lost, fractions, itself, lost, my, "         \
    "on-lost, short, spin, or put " name ".xml beside this file\n"

START_TEST(what_is_wrong_with_a_ruleset_is_said_at_its_place)
{
    static const struct {
        const char *name, *said;
    } cases[] = {
        {"circle", "circle-end.xml:1:27: error: the rule set “circle” leads back to itself; give "
                   "it another base\n"},
        {"itself", "itself.xml:1:27: error: the rule set “itself” leads back to itself; give it "
                   "another base\n"},
        {"far-lost", "far-lost.xml:1:27: error: there is no rule set “whist”, not beside this file "
                     "either; choose one of: " ALL_OR("whist")},
        {"lost", "lost.xml:1:27: error: there is no rule set “fractoins”; did you mean "
                 "“fractions”?\n"
                 "lost.xml:3:32: error: “hand-size” must be a whole number from 1 to 40, not "
                 "“50”\n"
                 "lost.xml:4:14: error: there is no setting “hand”; “breuk list rules” shows them "
                 "all\n"},
        {"whist", ":1:2: error: there is no rule set “whist”, not beside this file either; choose "
                  "one of: " ALL_OR("whist")}};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct ruleset *ruleset = NULL;
        ck_assert_str_eq(load(cases[i].name, &ruleset), cases[i].said);
        ck_assert_ptr_null(ruleset);
    }
}
END_TEST

START_TEST(a_ruleset_built_on_a_wrong_one_is_wrong_and_a_broken_one_unreadable)
{
    struct diag diag = {0};
    struct ruleset *ruleset = NULL;
    struct position nowhere = {0};

    ck_assert_int_eq(ruleset_load_named(&ruleset, "on-lost", NULL, nowhere, &diag), STATUS_INVALID);
    ck_assert_int_eq(ruleset_load_named(&ruleset, "broken", NULL, nowhere, &diag),
                     STATUS_UNREADABLE);
    ck_assert_int_eq(ruleset_load_named(&ruleset, "whist", NULL, nowhere, &diag), STATUS_NOT_FOUND);
    ck_assert_int_eq(ruleset_load(&ruleset, "/nowhere/x.xml", &diag), STATUS_NOT_FOUND);
    ck_assert_ptr_null(ruleset);
    ruleset_free(NULL);
    diag_release(&diag);
}
END_TEST

START_TEST(the_grammar_has_no_fault_and_its_schemas_are_committed)
{
    ck_assert_pstr_eq(grammar_fault(&ruleset_grammar), NULL);
    expect_committed_schemas(&ruleset_grammar, "decks/rulesets/ruleset");
    for (int i = 0; i < SHEETS; i++)
        expect_xmllint_content("decks/rulesets/ruleset.rng", "decks/rulesets", sheets[i]);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("ruleset");
    TCase *settings = add_case(suite, "settings");

    tcase_add_test(settings, every_setting_starts_inside_its_range_and_is_found_by_its_name);
    tcase_add_loop_test(settings, each_word_has_the_value_that_the_rules_know_it_by, 0, WORDS);
    tcase_add_test(settings, no_word_of_the_table_is_unknown_here);
    tcase_add_test(settings, a_number_is_taken_at_both_ends_of_its_range_and_not_beyond);
    tcase_add_test(settings, a_mistyped_setting_or_word_gets_the_nearest_one);
    TCase *files = add_case(suite, "files");
    tcase_add_checked_fixture(files, use_own_folder, NULL);
    tcase_add_test(files, the_table_says_what_the_deluxe_ruleset_says);
    tcase_add_loop_test(files, the_shipped_rulesets_are_those_of_the_sheets, 0, SHEETS);
    tcase_add_test(files, a_sheet_starts_from_the_one_that_it_differs_least_from);
    tcase_add_loop_test(files, every_title_of_a_shipped_ruleset_is_there_in_four_languages, 0,
                        SHEETS);
    tcase_add_test(files, a_ruleset_of_ones_own_may_start_from_a_shipped_one);
    tcase_add_test(files, what_is_wrong_with_a_ruleset_is_said_at_its_place);
    tcase_add_test(files, a_ruleset_built_on_a_wrong_one_is_wrong_and_a_broken_one_unreadable);
    tcase_add_test(files, the_grammar_has_no_fault_and_its_schemas_are_committed);
    return run_suite(suite);
}
