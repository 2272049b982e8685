/* The rules in words: every setting that means something changes them, and each line names the
 * rules that it comes from. */
#include "suites.h"

#include "base/strbuf.h"
#include "rules/describing/describe.h"
#include "table.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 120, LINE_SIZE = 512 };

/* What was said: a text a line, ids and arguments, and the rules that it names. */
struct sheet {
    int count;
    char text[LINES][LINE_SIZE];
    struct rule_line line[LINES];
};

static void write_line(char text[LINE_SIZE], const struct rule_line *line)
{
    int length = snprintf(text, LINE_SIZE, "%d ", (int)line->section);

    if (line->message.id)
        length += snprintf(text + length, LINE_SIZE - (size_t)length, "%s", line->message.id);
    for (int i = 0; i < line->message.args; i++)
        length += snprintf(text + length, LINE_SIZE - (size_t)length, " %s=%d",
                           line->message.arg[i].name, (int)line->message.arg[i].count);
    for (int i = 0; i < line->faces; i++)
        length += snprintf(text + length, LINE_SIZE - (size_t)length, " card%d", line->face[i]);
    ck_assert_int_lt(length, LINE_SIZE);
}

static void add_line(void *context, const struct rule_line *line)
{
    struct sheet *sheet = context;

    ck_assert_int_lt(sheet->count, LINES);
    sheet->line[sheet->count] = *line;
    write_line(sheet->text[sheet->count++], line);
}

static void describe(struct sheet *sheet, const struct table_deck *table)
{
    sheet->count = 0;
    rules_describe(table->deck, &table->settings, add_line, sheet);
}

static bool says(const struct sheet *sheet, const char *text)
{
    for (int i = 0; i < sheet->count; i++)
        if (strstr(sheet->text[i], text))
            return true;
    return false;
}

static bool has_line(const struct sheet *sheet, const char *text)
{
    for (int i = 0; i < sheet->count; i++)
        if (strcmp(sheet->text[i], text) == 0)
            return true;
    return false;
}

/* Whether both lists of ids have one in common. */
static bool share_rule(const char *one, const char *other)
{
    for (; *one; one += strcspn(one, " "), one += *one == ' ') {
        size_t length = strcspn(one, " ");
        for (const char *at = other; *at; at += strcspn(at, " "), at += *at == ' ')
            if (strcspn(at, " ") == length && strncmp(at, one, length) == 0)
                return true;
    }
    return false;
}

/* Fails unless a line of one that the other lacks comes from a rule that the setting decides. */
static void must_differ(const struct sheet *one, const struct sheet *other,
                        const struct setting_row *row, int value, int other_value)
{
    const struct sheet *sheets[] = {one, other};

    for (int s = 0; s < 2; s++)
        for (int i = 0; i < sheets[s]->count; i++)
            if (!has_line(sheets[1 - s], sheets[s]->text[i]) &&
                share_rule(sheets[s]->line[i].rules, row->rules))
                return;
    ck_abort_msg("%s: the rule sheet says the same for %d and %d", row->name, value, other_value);
}

/* Where a setting matters: by itself with the classic deck, if nothing else stands here. */
static const struct {
    enum setting setting;
    const char *deck, *settings;
} wheres[] = {
    {SETTING_MATCH, "fractions", ""},
    {SETTING_WRONG_PENALTY, "classic", "wrong=referee"},
    {SETTING_PARTNER_SEATS, "classic", "partners=fixed"},
    {SETTING_CHANGING_ROUNDS, "classic", "partners=changing"},
    {SETTING_TABLE, "classic", "partners=tables"},
    {SETTING_WHEEL, "spin", ""},
};

static void open_where(struct table_deck *table, enum setting setting)
{
    for (size_t i = 0; i < sizeof wheres / sizeof *wheres; i++)
        if (wheres[i].setting == setting) {
            table_open(table, wheres[i].deck, NULL);
            table_set(table, wheres[i].settings);
            return;
        }
    table_open(table, "classic", NULL);
}

enum { VALUES = 6 };

/* All of a setting of words; of a number its ends, what is next to them, and the usual one. */
static int values_of(enum setting setting, int values[VALUES])
{
    const struct setting_row *row = &setting_rows[setting];
    const int candidates[] = {row->minimum,     row->minimum + 1, row->initial,
                              row->initial + 1, row->maximum - 1, row->maximum};
    int count = 0;

    for (int i = 0; row->words && i <= setting_maximum(setting); i++)
        values[count++] = i;
    for (int i = 0; !row->words && i < VALUES; i++) {
        bool there = candidates[i] > row->maximum;
        for (int k = 0; k < count; k++)
            there |= values[k] == candidates[i];
        if (!there)
            values[count++] = candidates[i];
    }
    return count;
}

/* There is no exception: also what chooses between two tables concerns those who print for them. */
START_TEST(every_value_of_every_setting_has_a_rule_sheet_of_its_own)
{
    static struct sheet sheets[VALUES];
    const struct setting_row *row = &setting_rows[_i];
    struct table_deck table;
    int values[VALUES], count = values_of((enum setting)_i, values);

    open_where(&table, (enum setting)_i);
    ck_assert_int_gt(count, 1);
    for (int i = 0; i < count; i++) {
        table.settings.value[_i] = values[i];
        describe(&sheets[i], &table);
        for (int k = 0; k < i; k++)
            must_differ(&sheets[i], &sheets[k], row, values[i], values[k]);
    }
    table_close(&table);
}
END_TEST

/* Adds the rules that scenarios show, the first that each names: " T1 T1 T2 ". */
static void add_shown(struct strbuf *out)
{
    static const char begins[] = "{\"scenario\":", names[] = "\"rules\":[\"";
    char path[600], *line = NULL;
    size_t room = 0;
    glob_t files;

    snprintf(path, sizeof path, "%s/tests/scenarios/*.jsonl", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(glob(path, 0, NULL, &files), 0);
    strbuf_add(out, " ");
    for (size_t i = 0; i < files.gl_pathc; i++) {
        FILE *file = fopen(files.gl_pathv[i], "r");
        ck_assert_ptr_nonnull(file);
        while (getline(&line, &room, file) > 0) {
            const char *rule = strstr(line, names);
            if (rule && strncmp(line, begins, strlen(begins)) == 0) {
                rule += strlen(names);
                strbuf_addf(out, "%.*s ", (int)strcspn(rule, "\""), rule);
            }
        }
        fclose(file);
    }
    free(line);
    globfree(&files);
}

START_TEST(every_line_comes_from_rules_that_have_a_scenario_and_sections_are_in_order)
{
    static struct sheet sheet;
    struct table_deck table;
    struct strbuf shown = {0};

    add_shown(&shown);
    table_open(&table, property_decks[_i], NULL);
    describe(&sheet, &table);
    ck_assert_int_gt(sheet.count, 15);
    for (int i = 0; i < sheet.count; i++) {
        const char *rules = sheet.line[i].rules;
        ck_assert(i == 0 || sheet.line[i].section >= sheet.line[i - 1].section);
        ck_assert_ptr_nonnull(rules_section_title(sheet.line[i].section));
        for (; *rules; rules += strcspn(rules, " "), rules += *rules == ' ') {
            char rule[16];
            snprintf(rule, sizeof rule, " %.*s ", (int)strcspn(rules, " "), rules);
            ck_assert_msg(strstr(strbuf_text(&shown), rule), "%s: no scenario, for: %s", rule,
                          sheet.text[i]);
        }
    }
    strbuf_release(&shown);
    table_close(&table);
}
END_TEST

/* What a table must know to play without the program: each id is named by a line. */
static const struct {
    const char *deck, *settings, *rules;
} told[] = {
    {"classic", "",
     "S1 S2 S3 S4 S5 S6 S7 S8 S9 S11 S12 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T15 T16 C1 C2 "
     "C3 U1 U2 U3 E1 E2 E4 P1 P2 P3 P4 X1 X2 V1"},
    {"fractions", "", "S2 S6 S8 T1 T10 C2 E4 T16 P1 X2"},
    {"spin", "", "D2 S10 W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 E3"},
    {"spin", "progressive=yes seven=yes jump-in=yes wrong=peers", "H1 H2 H3 H4 H5 H6 X4"},
    {"classic", "scoring=charged", "P5 P7 T16 E4"},
    {"classic", "rounds=3", "P6 P7"},
    {"classic", "elimination=yes", "V5 T16 E4"},
    {"classic", "scoring=none", "P6"},
    {"fractions", "partners=fixed", "V2 P4"},
};

/* To the letter: the rules that each line comes from, what it is about, the line. */
static void write_sheet(const struct sheet *sheet, const char *deck, const char *settings,
                        struct strbuf *out)
{
    strbuf_addf(out, "%s%s%s\n", deck, *settings ? " " : "", settings);
    for (int i = 0; i < sheet->count; i++) {
        const struct rule_line *line = &sheet->line[i];
        strbuf_addf(out, "  %s:", line->rules);
        if (line->action != ACTION_NONE)
            strbuf_addf(out, " [%s]", deck_action_word(line->action));
        if (line->segment != DECK_NONE)
            strbuf_addf(out, " [segment %d]", line->segment);
        strbuf_addf(out, " %s\n", sheet->text[i]);
    }
}

/* After a change of words: BREUK_EXPECT=write, run the program, read the difference. */
START_TEST(the_sheets_are_as_they_were_read_last)
{
    static struct sheet sheet;
    struct strbuf out = {0};
    struct table_deck table;
    char path[4096];

    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        table_open(&table, told[i].deck, NULL);
        table_set(&table, told[i].settings);
        describe(&sheet, &table);
        write_sheet(&sheet, told[i].deck, told[i].settings, &out);
        table_close(&table);
    }
    snprintf(path, sizeof path, "%s/tests/rules/sheets.expect", getenv("BREUK_SOURCE"));
    FILE *file = fopen(path, getenv("BREUK_EXPECT") ? "w" : "r");
    ck_assert_ptr_nonnull(file);
    if (getenv("BREUK_EXPECT")) {
        ck_assert_int_ge(fputs(out.text, file), 0);
    } else {
        char line[LINE_SIZE * 2];
        const char *at = out.text;
        for (int number = 1; fgets(line, sizeof line, file); number++) {
            ck_assert_msg(strncmp(at, line, strlen(line)) == 0, "%s:%d: %.*s", path, number,
                          (int)strcspn(at, "\n"), at);
            at += strlen(line);
        }
        ck_assert_str_eq(at, "");
    }
    ck_assert_int_eq(fclose(file), 0);
    strbuf_release(&out);
}
END_TEST

START_TEST(a_sheet_names_every_rule_that_a_table_needs)
{
    static struct sheet sheet;
    struct table_deck table;

    table_open(&table, told[_i].deck, NULL);
    table_set(&table, told[_i].settings);
    describe(&sheet, &table);
    for (const char *at = told[_i].rules; *at; at += strcspn(at, " "), at += *at == ' ') {
        char id[8];
        bool named = false;
        snprintf(id, sizeof id, "%.*s", (int)strcspn(at, " "), at);
        for (int i = 0; i < sheet.count; i++)
            named |= share_rule(sheet.line[i].rules, id);
        ck_assert_msg(named, "%s %s: nothing is said of %s", told[_i].deck, told[_i].settings, id);
    }
    table_close(&table);
}
END_TEST

/* H16, H17: where values do not match, or nothing else does, there is less to say. */
START_TEST(the_sheet_tells_what_players_have_to_say)
{
    static struct sheet sheet;
    struct table_deck table;

    table_open(&table, "decks/fractions.xml", NULL);
    for (int say = SAY_NOTHING; say <= SAY_PROVE; say++)
        for (int match = MATCH_VALUE; match <= MATCH_VALUE_ONLY; match++) {
            table.settings.value[SETTING_SAY] = say;
            table.settings.value[SETTING_MATCH] = match;
            describe(&sheet, &table);
            ck_assert_int_eq(says(&sheet, "by colour or by value"),
                             say == SAY_DECLARE && match == MATCH_VALUE);
            ck_assert_int_eq(says(&sheet, "an opponent may doubt it"),
                             say == SAY_PROVE && match != MATCH_PRINTED);
        }
    table_close(&table);
}
END_TEST

/* T10, T19: a number of the current colour does not bar a +4 where only values match. */
START_TEST(the_sheet_tells_which_cards_make_a_draw_four_dishonest)
{
    static const char *const told_of[][3] = {
        {"no card of the current colour", "no card of the current colour",
         "no card that fits by its colour"},
        {"no coloured card that fits", "no coloured card that fits", "no coloured card that fits"}};
    static struct sheet sheet;
    struct table_deck table;

    table_open(&table, "decks/fractions.xml", NULL);
    for (int fitting = 0; fitting < 2; fitting++)
        for (int match = MATCH_VALUE; match <= MATCH_VALUE_ONLY; match++) {
            table.settings.value[SETTING_HONEST] = fitting ? HONEST_FITTING : HONEST_COLOUR;
            table.settings.value[SETTING_MATCH] = match;
            describe(&sheet, &table);
            ck_assert_msg(says(&sheet, told_of[fitting][match]), "%d %d", fitting, match);
        }
    table_close(&table);
}
END_TEST

START_TEST(a_deck_without_signs_speaks_of_none)
{
    static const char text[] =
        "<deck format='1' ruleset='deluxe'><title lang='en'>T</title><suit id='red' "
        "colour='#B24B42' shape='square'><name lang='en' short='R'>red</name></suit>"
        "<numbers values='1/2 2/4 3'/></deck>";
    static struct sheet sheet;
    struct table_deck table = {0};
    struct diag diag = {0};

    ck_assert_int_eq(deck_load_bytes(&table.deck, "t.xml", text, strlen(text), &diag), STATUS_OK);
    table.settings = *deck_settings(table.deck);
    for (int match = MATCH_VALUE; match <= MATCH_PRINTED; match++) {
        table.settings.value[SETTING_MATCH] = match;
        describe(&sheet, &table);
        ck_assert(!says(&sheet, "sign"));
        ck_assert_int_eq(says(&sheet, "looks the same."), match == MATCH_PRINTED);
    }
    deck_free(table.deck);
    diag_release(&diag);
}
END_TEST

START_TEST(only_what_the_deck_has_is_described)
{
    static struct sheet sheet;
    struct table_deck table;

    table_open(&table, "fractions", NULL);
    describe(&sheet, &table);
    ck_assert(!says(&sheet, "skip"));
    ck_assert(!says(&sheet, "wheel"));
    ck_assert(says(&sheet, "A reverse:"));
    for (int i = 0; i < sheet.count; i++)
        ck_assert(sheet.line[i].action != ACTION_SKIP && sheet.line[i].segment == DECK_NONE);
    table_close(&table);
    table_open(&table, "first-fractions", NULL);
    describe(&sheet, &table);
    ck_assert(!says(&sheet, "+4"));
    ck_assert(says(&sheet, "With only two players, you play again after a reverse or a skip"));
    table_close(&table);
    table_open(&table, "spin", NULL);
    describe(&sheet, &table);
    int segments = 0;
    for (int i = 0; i < sheet.count; i++)
        segments += sheet.line[i].segment != DECK_NONE;
    ck_assert_int_eq(segments, 9);
    ck_assert(says(&sheet, "The {count} card that explains the others. Leave it where everyone can "
                           "see it. Do not play it. count=4"));
    table_close(&table);
}
END_TEST

/* Which line a score pad repeats. */
START_TEST(one_line_says_who_gets_points_for_a_round_where_points_count)
{
    static const struct {
        const char *settings;
        int lines;
    } rows[] = {{"", 1}, {"scoring=charged", 1}, {"partners=fixed", 1}, {"scoring=none", 0}};
    static struct sheet sheet;
    struct table_deck table;
    int lines = 0;

    table_open(&table, "classic", NULL);
    table_set(&table, rows[_i].settings);
    describe(&sheet, &table);
    for (int i = 0; i < sheet.count; i++) {
        lines += sheet.line[i].reckons;
        ck_assert(!sheet.line[i].reckons || sheet.line[i].section == SECTION_ROUND_END);
        ck_assert(!sheet.line[i].reckons || strstr(sheet.text[i], "points"));
    }
    ck_assert_int_eq(lines, rows[_i].lines);
    table_close(&table);
}
END_TEST

START_TEST(examples_are_cards_of_the_deck_that_are_equal_and_look_different)
{
    static struct sheet sheet;
    struct table_deck table;
    int examples = 0;

    table_open(&table, property_decks[_i], NULL);
    describe(&sheet, &table);
    for (int i = 0; i < sheet.count; i++) {
        const struct rule_line *line = &sheet.line[i];
        examples += line->faces > 0;
        ck_assert_int_ne(line->faces, 1);
        for (int k = 0; k < line->faces; k++)
            for (int m = 0; m < k; m++) {
                const struct card *one = deck_card(table.deck, line->face[k]);
                const struct card *other = deck_card(table.deck, line->face[m]);
                ck_assert_int_eq(one->value_class, other->value_class);
                ck_assert_str_ne(one->id, other->id);
            }
    }
    ck_assert_int_eq(examples > 0, says(&sheet, "have the same value"));
    if (strcmp(property_decks[_i], "fractions") == 0) {
        int half = deck_find_card(table.deck, 0, "1/2"),
            same = deck_find_card(table.deck, 0, "2/4");
        char text[256];
        ck_assert_int_eq(examples, 2);
        snprintf(
            text, sizeof text,
            "in any colour, because they have the same value. first=%d second=%d card%d card%d",
            same, half, half, same);
        ck_assert(says(&sheet, text));
    }
    table_close(&table);
}
END_TEST

START_TEST(as_many_may_play_as_the_rules_can_be_compiled_for)
{
    static const struct {
        const char *deck, *settings;
        int fewest, most;
    } rows[] = {
        {"classic", "", 2, 10},
        {"classic", "hand-size=40", 2, 2},
        {"fractions", "partners=fixed", 4, 10},
        {"classic", "partners=fixed", 4, 4},
        {"classic", "partners=changing", 4, 4},
        {"classic", "partners=tables", 8, 8},
        {"classic", "partners=fixed elimination=yes", 0, 0},
        {"spin", "wheel=no", 0, 0},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct table_deck table;
        struct refusal why = {0};
        int fewest, most;

        table_open(&table, rows[i].deck, NULL);
        table_set(&table, rows[i].settings);
        enum status status = rules_players(table.deck, &table.settings, &fewest, &most, &why);
        ck_assert_int_eq(status, rows[i].fewest ? STATUS_OK : STATUS_INVALID);
        ck_assert_msg(fewest == rows[i].fewest && most == rows[i].most, "%s %s: %d to %d",
                      rows[i].deck, rows[i].settings, fewest, most);
        if (status != STATUS_OK)
            ck_assert_msg(strcmp(why.rule, i == 6 ? "V6" : "W1") == 0, "%s", why.rule);
        table_close(&table);
    }
}
END_TEST

static const struct {
    const char *cards, *settings, *said;
} points[] = {
    {"<numbers values='1 2'/>", "", "A number card counts its number."},
    {"<numbers values='1 1/2'/>", "", "A number card counts its number if that is whole, and 10"},
    {"<numbers values='1/2 2/4'/>", "", "Every number card counts {count} point. count=10"},
    {"<numbers values='1 2'/>", "number-points=ten",
     "Every number card counts {count} point. count=10"},
    {"<numbers values='1 2' points='3'/>", "", "Every number card counts {count} point. count=3"},
    {"<numbers values='1 2' points='3'/><numbers values='4' points='30'/>", "",
     "A number card counts {fewest} to {most} points, depending on the card. fewest=3 most=30"},
    {"<numbers values='1 2'/><action does='skip'/><action does='reverse' points='7'/>", "",
     "{card} counts {count} point. card=3 count=7"},
    {"<numbers values='1 2'/><wild/><wild-draw-four points='70'/>", "wild-points=40",
     "{card} counts {count} point. card=2 count=40"},
};

START_TEST(points_are_those_that_the_deck_and_the_settings_give)
{
    static struct sheet sheet;
    char text[1024];
    struct table_deck table = {0};
    struct diag diag = {0};

    snprintf(text, sizeof text,
             "<deck format='1' ruleset='deluxe'><title lang='en'>T</title><suit id='red' "
             "colour='#B24B42' shape='square'><name lang='en' short='R'>red</name></suit>%s</deck>",
             points[_i].cards);
    enum status status = deck_load_bytes(&table.deck, "t.xml", text, strlen(text), &diag);
    ck_assert_msg(status == STATUS_OK, "%s",
                  diag.count ? diag.entries[0].message.id : "not loaded");
    table.settings = *deck_settings(table.deck);
    table_set(&table, points[_i].settings);
    describe(&sheet, &table);
    if (!says(&sheet, points[_i].said)) {
        for (int i = 0; i < sheet.count; i++)
            if (sheet.line[i].section == SECTION_POINTS)
                printf("# %s\n", sheet.text[i]);
        ck_abort_msg("not said: %s", points[_i].said);
    }
    deck_free(table.deck);
    diag_release(&diag);
}
END_TEST

void add_describe_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "describe");

    tcase_add_loop_test(tests, every_value_of_every_setting_has_a_rule_sheet_of_its_own, 0,
                        SETTING_COUNT);
    tcase_add_loop_test(tests,
                        every_line_comes_from_rules_that_have_a_scenario_and_sections_are_in_order,
                        0, PROPERTY_DECKS);
    tcase_add_test(tests, the_sheets_are_as_they_were_read_last);
    tcase_add_loop_test(tests, a_sheet_names_every_rule_that_a_table_needs, 0,
                        sizeof told / sizeof *told);
    tcase_add_test(tests, the_sheet_tells_what_players_have_to_say);
    tcase_add_test(tests, a_deck_without_signs_speaks_of_none);
    tcase_add_test(tests, the_sheet_tells_which_cards_make_a_draw_four_dishonest);
    tcase_add_test(tests, only_what_the_deck_has_is_described);
    tcase_add_loop_test(tests, one_line_says_who_gets_points_for_a_round_where_points_count, 0, 4);
    tcase_add_loop_test(tests, examples_are_cards_of_the_deck_that_are_equal_and_look_different, 0,
                        PROPERTY_DECKS);
    tcase_add_test(tests, as_many_may_play_as_the_rules_can_be_compiled_for);
    tcase_add_loop_test(tests, points_are_those_that_the_deck_and_the_settings_give, 0,
                        sizeof points / sizeof *points);
}
