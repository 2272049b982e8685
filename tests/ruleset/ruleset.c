/* The settings table. */
#include "harness.h"
#include "ruleset/setting.h"

#include <string.h>

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

int main(void)
{
    Suite *suite = suite_create("ruleset");
    TCase *settings = add_case(suite, "settings");

    tcase_add_test(settings, every_setting_starts_inside_its_range_and_is_found_by_its_name);
    tcase_add_test(settings, each_word_has_the_value_that_the_rules_know_it_by);
    tcase_add_test(settings, a_number_is_taken_at_both_ends_of_its_range_and_not_beyond);
    tcase_add_test(settings, a_mistyped_setting_or_word_gets_the_nearest_one);
    return run_suite(suite);
}
