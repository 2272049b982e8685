/* The settings table, and rule sets read from files. */
#include "ruleset/ruleset.h"
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
    ruleset_load_named(ruleset, name, (struct position){"", 1, 2}, &diag);
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

    settings_init(&settings);
    for (int i = 0; i < SETTING_COUNT; i++) {
        const struct setting_row *row = setting_row((enum setting)i);
        ck_assert_msg(settings.value[i] >= row->minimum &&
                          settings.value[i] <= setting_maximum((enum setting)i),
                      "%s", row->name);
        ck_assert_int_eq(setting_find(row->name), i);
        ck_assert_msg(row->rules[0] && row->help[0], "%s", row->name);
    }
}
END_TEST

static void expect_word(const char *name, const char *word, enum setting setting, int value)
{
    struct settings settings;
    struct message why;
    char text[SETTING_TEXT_SIZE];

    settings_init(&settings);
    settings.value[setting] = !value;
    ck_assert_int_eq(settings_set(&settings, name, word, &why), STATUS_OK);
    ck_assert_msg(settings.value[setting] == value, "%s = %s", name, word);
    ck_assert_str_eq(setting_text(setting, value, text), word);
}

START_TEST(each_word_has_the_value_that_the_rules_know_it_by)
{
    expect_word("first-reverse", "dealer", SETTING_FIRST_REVERSE, FIRST_REVERSE_DEALER);
    expect_word("first-reverse", "right-of-dealer", SETTING_FIRST_REVERSE, FIRST_REVERSE_RIGHT);
    expect_word("first-skip", "second-left", SETTING_FIRST_SKIP, FIRST_SKIP_SECOND_LEFT);
    expect_word("first-skip", "second-right", SETTING_FIRST_SKIP, FIRST_SKIP_SECOND_RIGHT);
    expect_word("first-wild-colour", "next", SETTING_FIRST_WILD_COLOUR, FIRST_WILD_COLOUR_NEXT);
    expect_word("first-wild-colour", "dealer", SETTING_FIRST_WILD_COLOUR, FIRST_WILD_COLOUR_DEALER);
    expect_word("match", "value", SETTING_MATCH, MATCH_VALUE);
    expect_word("match", "printed", SETTING_MATCH, MATCH_PRINTED);
    expect_word("honest", "colour", SETTING_HONEST, HONEST_COLOUR);
    expect_word("honest", "fitting", SETTING_HONEST, HONEST_FITTING);
    expect_word("honest", "colour", SETTING_HONEST, HONEST_COLOUR);
    expect_word("honest", "fitting", SETTING_HONEST, HONEST_FITTING);
    expect_word("number-points", "face", SETTING_NUMBER_POINTS, NUMBER_POINTS_FACE);
    expect_word("number-points", "ten", SETTING_NUMBER_POINTS, NUMBER_POINTS_TEN);
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
        settings_init(&settings);
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

    settings_init(&settings);
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

    settings_init(&table);
    for (int i = 0; i < SETTING_COUNT; i++)
        ck_assert_msg(table.value[i] == ruleset_settings(deluxe)->value[i], "%s",
                      setting_row((enum setting)i)->name);
    ck_assert_ptr_null(ruleset_base(deluxe));
    ruleset_free(deluxe);
}
END_TEST

START_TEST(the_shipped_rulesets_are_those_of_the_sheets)
{
    static const struct {
        enum setting setting;
        int deluxe, fractions;
    } rows[] = {{SETTING_HAND_SIZE, 7, 7},
                {SETTING_FIRST_REVERSE, FIRST_REVERSE_DEALER, FIRST_REVERSE_RIGHT},
                {SETTING_FIRST_SKIP, FIRST_SKIP_SECOND_LEFT, FIRST_SKIP_SECOND_RIGHT},
                {SETTING_FIRST_WILD_COLOUR, FIRST_WILD_COLOUR_NEXT, FIRST_WILD_COLOUR_DEALER},
                {SETTING_MATCH, MATCH_VALUE, MATCH_VALUE},
                {SETTING_HONEST, HONEST_COLOUR, HONEST_FITTING},
                {SETTING_NUMBER_POINTS, NUMBER_POINTS_FACE, NUMBER_POINTS_TEN},
                {SETTING_SYMBOL_POINTS, 20, 20},
                {SETTING_WILD_POINTS, 50, 50},
                {SETTING_TARGET, 500, 500}};
    struct ruleset *deluxe = shipped_ruleset("deluxe"), *fractions = shipped_ruleset("fractions");

    ck_assert_uint_eq(sizeof rows / sizeof *rows, SETTING_COUNT);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_assert_int_eq(ruleset_settings(deluxe)->value[rows[i].setting], rows[i].deluxe);
        ck_assert_int_eq(ruleset_settings(fractions)->value[rows[i].setting], rows[i].fractions);
    }
    ck_assert_str_eq(ruleset_name(fractions), "fractions");
    ck_assert_str_eq(ruleset_base(fractions), "deluxe");
    ck_assert_str_eq(words_in(ruleset_title(fractions), "nl"), "Breuken");
    ruleset_free(deluxe);
    ruleset_free(fractions);
}
END_TEST

START_TEST(a_ruleset_of_ones_own_may_start_from_a_shipped_one)
{
    struct ruleset *ruleset = NULL;

    ck_assert_str_eq(load("short", &ruleset), "");
    ck_assert_int_eq(ruleset_settings(ruleset)->value[SETTING_HAND_SIZE], 5);
    ck_assert_int_eq(ruleset_settings(ruleset)->value[SETTING_NUMBER_POINTS], NUMBER_POINTS_TEN);
    ck_assert_str_eq(words_in(ruleset_title(ruleset), "nl-BE"), "Kort");
    ck_assert_str_eq(words_in(ruleset_title(ruleset), "fr"), "Short");
    ruleset_free(ruleset);
}
END_TEST

START_TEST(what_is_wrong_with_a_ruleset_is_said_at_its_place)
{
    static const struct {
        const char *name, *said;
    } cases[] = {
        {"circle", "circle-end.xml:1:27: error: the rule set “circle” starts from itself in the "
                   "end; give it another base\n"},
        {"itself", "itself.xml:1:27: error: the rule set “itself” starts from itself in the end; "
                   "give it another base\n"},
        {"far-lost", "far-lost.xml:1:27: error: there is no rule set “whist”; “breuk list "
                     "rulesets” shows them all\n"},
        {"lost",
         "lost.xml:1:27: error: there is no rule set “fractoins”: did you mean “fractions”?\n"
         "lost.xml:3:32: error: “hand-size” must be a whole number from 1 to 40, not “50”\n"
         "lost.xml:4:14: error: there is no setting “hand”; “breuk list rules” shows them all\n"},
        {"whist",
         ":1:2: error: there is no rule set “whist”; “breuk list rulesets” shows them all\n"}};

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

    ck_assert_int_eq(ruleset_load_named(&ruleset, "on-lost", nowhere, &diag), STATUS_INVALID);
    ck_assert_int_eq(ruleset_load_named(&ruleset, "broken", nowhere, &diag), STATUS_UNREADABLE);
    ck_assert_int_eq(ruleset_load_named(&ruleset, "whist", nowhere, &diag), STATUS_NOT_FOUND);
    ck_assert_int_eq(ruleset_load(&ruleset, "/nowhere/x.xml", &diag), STATUS_NOT_FOUND);
    ck_assert_ptr_null(ruleset);
    ruleset_free(NULL);
    diag_release(&diag);
}
END_TEST

START_TEST(memory_that_runs_out_at_any_time_is_reported_and_nothing_is_left)
{
    long after = 0;

    for (bool hit = true; hit; after++) {
        struct diag diag = {0};
        struct ruleset *ruleset = NULL;
        memory_fail_after(after);
        enum status status = ruleset_load_named(&ruleset, "short", (struct position){0}, &diag);
        hit = memory_fault_hit();
        memory_fail_after(-1);
        ck_assert_msg(status == (hit ? STATUS_NO_MEMORY : STATUS_OK),
                      "status %d after %ld allocations", status, after);
        ck_assert((ruleset != NULL) == (status == STATUS_OK));
        ruleset_free(ruleset);
        diag_release(&diag);
    }
    ck_assert_int_gt(after, 20);
}
END_TEST

START_TEST(the_grammar_has_no_fault_and_its_schemas_are_committed)
{
    ck_assert_pstr_eq(grammar_fault(&ruleset_grammar), NULL);
    expect_committed_schemas(&ruleset_grammar, "decks/rulesets/ruleset");
    expect_xmllint_content("decks/rulesets/ruleset.rng", "decks/rulesets", "deluxe");
    expect_xmllint_content("decks/rulesets/ruleset.rng", "decks/rulesets", "fractions");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("ruleset");
    TCase *settings = add_case(suite, "settings");

    tcase_add_test(settings, every_setting_starts_inside_its_range_and_is_found_by_its_name);
    tcase_add_test(settings, each_word_has_the_value_that_the_rules_know_it_by);
    tcase_add_test(settings, a_number_is_taken_at_both_ends_of_its_range_and_not_beyond);
    tcase_add_test(settings, a_mistyped_setting_or_word_gets_the_nearest_one);
    TCase *files = add_case(suite, "files");
    tcase_add_unchecked_fixture(files, use_own_folder, NULL);
    tcase_add_test(files, the_table_says_what_the_deluxe_ruleset_says);
    tcase_add_test(files, the_shipped_rulesets_are_those_of_the_sheets);
    tcase_add_test(files, a_ruleset_of_ones_own_may_start_from_a_shipped_one);
    tcase_add_test(files, what_is_wrong_with_a_ruleset_is_said_at_its_place);
    tcase_add_test(files, a_ruleset_built_on_a_wrong_one_is_wrong_and_a_broken_one_unreadable);
    tcase_add_test(files, memory_that_runs_out_at_any_time_is_reported_and_nothing_is_left);
    tcase_add_test(files, the_grammar_has_no_fault_and_its_schemas_are_committed);
    return run_suite(suite);
}
