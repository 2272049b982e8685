#include "cli/command.h"

#include "console/choice_words.h"
#include "documents/printables/printable.h"
#include "documents/print/format.h"
#include "ruleset/setting.h"

#include "cases.h"
#include "text/text.h"

#include <ctype.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *const shapes[] = {"round", "square", NULL};

static const struct option_row cook_options[] = {
    {.name = "minutes",
     .letter = 'm',
     .kind = OPTION_WHOLE,
     .argument = "NUMBER",
     .help = "how long",
     .lowest = 1,
     .highest = 90},
    {.name = "seed", .kind = OPTION_WHOLE, .argument = "NUMBER", .highest = UINT64_MAX},
    {.name = "shape", .kind = OPTION_CHOICE, .argument = "SHAPE", .choices = shapes},
    {.name = "spice", .letter = 's', .kind = OPTION_TEXT, .argument = "NAME"},
    {.name = "quiet", .letter = 'q', .kind = OPTION_FLAG},
    {.name = "raw", .letter = 'r', .kind = OPTION_FLAG},
    {0},
};
static const struct command cook = {
    .name = "cook",
    .operands = "DISH…",
    .operands_least = 1,
    .operands_most = 3,
    .options = cook_options,
};
static const struct command wash = {.name = "wash"};
static const struct command *const table[] = {&cook, &wash, NULL};

enum { WORDS = 16 };

/* The words of one line, which has no quotes, as argv; it lives until the next call. */
static char **split(const char *words, int *argc)
{
    static char copy[512], *argv[WORDS];
    char *rest = copy;

    snprintf(copy, sizeof copy, "breuk%s%s", *words ? " " : "", words);
    *argc = 0;
    for (char *word; *argc < WORDS - 1 && (word = strsep(&rest, " "));)
        argv[(*argc)++] = word;
    argv[*argc] = NULL;
    return argv;
}

static enum status parse(struct command_line *line, const char *words, struct diag *diag)
{
    int argc;
    char **argv = split(words, &argc);

    *diag = (struct diag){0};
    return options_parse(line, table, argc, argv, diag);
}

static void assert_fine(struct command_line *line, const char *words)
{
    struct diag diag;

    ck_assert_int_eq(parse(line, words, &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
    diag_release(&diag);
}

START_TEST(options_stand_before_between_and_behind_operands)
{
    struct command_line line;

    assert_fine(&line, "--json cook -m 5 soup --spice=salt pie -qr --plain --spice pepper");
    ck_assert_ptr_eq(line.command, &cook);
    ck_assert_int_eq(line.operand_count, 2);
    ck_assert_str_eq(line.operands[0], "soup");
    ck_assert_str_eq(line.operands[1], "pie");
    ck_assert_ptr_null(line.operands[2]);
    ck_assert(line.manner.json);
    ck_assert(line.manner.plain);
    ck_assert(option_given(&line, "quiet"));
    ck_assert(option_given(&line, "raw"));
    ck_assert(!option_given(&line, "shape"));
    ck_assert_uint_eq(option_whole(&line, "minutes", 7), 5);
    ck_assert_uint_eq(option_whole(&line, "seed", 7), 7);
    ck_assert_str_eq(option_text(&line, "spice", NULL), "pepper");
    ck_assert_str_eq(option_text(&line, "shape", "none"), "none");
    options_release(&line);
}
END_TEST

START_TEST(a_repeated_option_gives_each_text_in_order)
{
    struct command_line line;

    assert_fine(&line, "cook x -s a -q -sb --minutes 3 --spice=c");
    const struct option_list minutes = option_list(&line, "minutes"),
                             spices = option_list(&line, "spice");
    ck_assert_int_eq(spices.count, 3);
    ck_assert_str_eq(spices.texts[0], "a");
    ck_assert_str_eq(spices.texts[1], "b");
    ck_assert_str_eq(spices.texts[2], "c");
    ck_assert_int_eq(minutes.count, 1);
    ck_assert_str_eq(minutes.texts[0], "3");
    ck_assert_int_eq(option_list(&line, "shape").count, 0);
    options_release(&line);
}
END_TEST

START_TEST(negative_numbers_a_dash_and_words_after_two_dashes_are_operands)
{
    struct command_line line;

    assert_fine(&line, "cook -3/4 -½ -");
    ck_assert_str_eq(line.operands[0], "-3/4");
    ck_assert_str_eq(line.operands[1], "-½");
    ck_assert_str_eq(line.operands[2], "-");
    options_release(&line);
    assert_fine(&line, "cook -.5 -- --quiet --");
    ck_assert_int_eq(line.operand_count, 3);
    ck_assert_str_eq(line.operands[1], "--quiet");
    ck_assert_str_eq(line.operands[2], "--");
    ck_assert(!option_given(&line, "quiet"));
    options_release(&line);
}
END_TEST

START_TEST(a_wrong_line_is_refused_with_what_was_typed)
{
    static const struct {
        const char *words, *id, *argument, *text;
    } cases[] = {
        {"cok x", "there is no command “{command}”; did you mean “{nearest}”?", "nearest", "cook"},
        {"sing", "there is no command “{command}”", "command", "sing"},
        {"--minutes 5 cook x", "there is no option “{option}”", "option", "--minutes"},
        {"cook x --minuts=5", "there is no option “{option}”; did you mean “--{nearest}”?",
         "nearest", "minutes"},
        {"cook x -z", "there is no option “{option}”", "option", "-z"},
        {"cook x -qz", "there is no option “{option}”", "option", "-z"},
        {"cook x --s 3", "there is no option “{option}”", "option", "--s"},
        {"cook x --quiet=yes", "“{option}” does not take a value", "option", "--quiet=yes"},
        {"cook x --spice", "“{option}” must be followed by {argument}", "argument", "NAME"},
        {"cook x -s", "“{option}” must be followed by {argument}", "option", "-s"},
        {"cook x -m 0",
         "“--{option}” must be a whole number from {lowest} to {highest}, not “{given}”", "given",
         "0"},
        {"cook x -m 91",
         "“--{option}” must be a whole number from {lowest} to {highest}, not “{given}”", "given",
         "91"},
        {"cook x -m 5x",
         "“--{option}” must be a whole number from {lowest} to {highest}, not “{given}”", "option",
         "minutes"},
        {"cook x -m -5",
         "“--{option}” must be a whole number from {lowest} to {highest}, not “{given}”", "given",
         "-5"},
        {"cook x --seed 18446744073709551616", "“--{option}” must be a whole number, not “{given}”",
         "given", "18446744073709551616"},
        {"cook x --shape sqare", "“--{option}” cannot be “{given}”; did you mean “{nearest}”?",
         "nearest", "square"},
        {"cook x --shape tall", "“--{option}” cannot be “{given}”; choose one of: {choices}",
         "choices", "round, square"},
        {"cook", "“{command}” must be followed by: {operands}", "operands", "DISH…"},
        {"cook a b c d e", "“{command}” does not take the extra word “{word}”; leave it out",
         "word", "d"},
        {"wash x", "“{command}” does not take the extra word “{word}”; leave it out", "word", "x"},
        {"wash --quiet", "there is no option “{option}”", "option", "--quiet"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct command_line line;
        struct diag diag;
        const char *found = NULL;
        ck_assert_msg(parse(&line, cases[i].words, &diag) == STATUS_INVALID, "%s", cases[i].words);
        ck_assert_msg(diag.count == 1, "%s: %zu complaints", cases[i].words, diag.count);
        const struct message *problem = &diag.entries[0].message;
        ck_assert_str_eq(problem->id, cases[i].id);
        for (int a = 0; a < problem->args; a++)
            if (strcmp(problem->arg[a].name, cases[i].argument) == 0)
                found = problem->arg[a].text;
        ck_assert_str_eq(found ? found : "", cases[i].text);
        diag_release(&diag);
        options_release(&line);
    }
}
END_TEST

static bool has_text(const struct message *message, const char *text)
{
    for (int i = 0; i < message->args; i++)
        if (message->arg[i].text && strcmp(message->arg[i].text, text) == 0)
            return true;
    return false;
}

/* --- words in the language in use */

static const char *const four_languages[] = {"en", "nl", "de", "fr"};

/* Returns whether somebody has thought of translating these words. */
static bool is_listed(const char *const *words)
{
    static const char *const lists[] = {
#define CHOICE_WORDS(words) words,
#include "console/choice-word-list.h"
#undef CHOICE_WORDS
    };
    struct strbuf joined = {0};
    bool found = false;

    for (int i = 0; words[i]; i++)
        strbuf_addf(&joined, "%s%s", i ? "," : "", words[i]);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        found |= strcmp(lists[i], strbuf_text(&joined)) == 0;
    strbuf_release(&joined);
    return found;
}

/* Each of its words is one of that language that means nothing else. */
static void assert_choices(const char *whose, const char *const *words)
{
    struct choice_words own;

    ck_assert_msg(is_listed(words), "%s: its words want a row in choice-word-list.h", whose);
    choice_words_in(&own, words);
    for (int i = 0; words[i]; i++) {
        ck_assert_msg(i < (int)own.count, "%s: too few words", whose);
        ck_assert_msg(choice_named(words, words[i]) == i, "%s: %s", whose, words[i]);
        ck_assert_msg(choice_named(words, own.word[i]) == i, "%s: %s", whose, own.word[i]);
    }
    ck_assert_msg(!words[own.count], "%s: too many words", whose);
    choice_words_release(&own);
}

START_TEST(every_setting_and_every_option_has_words_in_every_language)
{
    struct message problem;
    int options = 0;

    ck_assert_int_eq(text_start(four_languages[_i], &problem), STATUS_OK);
    for (int i = 0; i < SETTING_COUNT; i++)
        if (setting_rows[i].words)
            assert_choices(setting_rows[i].name, setting_rows[i].words);
    for (int i = 0; commands[i]; i++)
        for (const struct option_row *row = commands[i]->options; row && row->name; row++)
            if (row->kind == OPTION_CHOICE) {
                assert_choices(row->name, row->choices);
                options++;
            }
    ck_assert_int_gt(options, 5);
}
END_TEST

START_TEST(a_choice_is_typed_in_the_language_in_use_or_in_english)
{
    static const char *const words[] = {"strict", "referee", "peers", NULL};
    struct message problem;

    ck_assert_int_eq(text_start("nl", &problem), STATUS_OK);
    ck_assert_int_eq(choice_named(words, "strict"), 0);
    ck_assert_int_eq(choice_named(words, "streng"), 0);
    ck_assert_int_eq(choice_named(words, "Scheidsrechter"), 1);
    ck_assert_int_eq(choice_named(words, "schiedsrichter"), -1);
    ck_assert_int_eq(choice_named(words, "str"), -1);
    ck_assert_int_eq(choice_named(words, ""), -1);
}
END_TEST

START_TEST(every_wrong_option_is_told_and_not_just_the_first)
{
    static const char *const wanted[] = {"--nonsense", "-y", "-qé", "tall", "91", "-z"};
    struct command_line line;
    struct diag diag;

    ck_assert_int_eq(parse(&line, "cook --nonsense a -qyr -qé b c d --shape tall -m 91 -z", &diag),
                     STATUS_INVALID);
    ck_assert_uint_eq(diag.count, sizeof wanted / sizeof *wanted);
    for (size_t i = 0; i < diag.count; i++)
        ck_assert_msg(has_text(&diag.entries[i].message, wanted[i]), "%s", wanted[i]);
    diag_release(&diag);
    options_release(&line);
    /* Before the command: what follows may be the option's own. */
    ck_assert_int_eq(parse(&line, "--nonsense sing --shape tall", &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.count, 1);
    diag_release(&diag);
    options_release(&line);
}
END_TEST

START_TEST(the_largest_seed_and_both_bounds_are_taken)
{
    struct command_line line;

    assert_fine(&line, "cook x --seed 18446744073709551615 -m 90");
    ck_assert_uint_eq(option_whole(&line, "seed", 0), UINT64_MAX);
    ck_assert_uint_eq(option_whole(&line, "minutes", 0), 90);
    options_release(&line);
    assert_fine(&line, "cook x -m1 --shape round");
    ck_assert_uint_eq(option_whole(&line, "minutes", 0), 1);
    ck_assert_str_eq(option_text(&line, "shape", NULL), "round");
    options_release(&line);
}
END_TEST

START_TEST(a_wrong_cluster_of_letters_leaves_nothing_behind)
{
    struct command_line line;
    struct diag diag;

    ck_assert_int_eq(parse(&line, "cook x -qzr", &diag), STATUS_INVALID);
    diag_release(&diag);
    options_release(&line);
    assert_fine(&line, "-h");
    ck_assert(option_given(&line, "help"));
    options_release(&line);
}
END_TEST

START_TEST(help_and_version_need_no_operands)
{
    struct command_line line;

    assert_fine(&line, "cook --help");
    options_release(&line);
    assert_fine(&line, "cook --version");
    options_release(&line);
    assert_fine(&line, "");
    options_release(&line);
}
END_TEST

START_TEST(the_language_and_json_are_seen_before_anything_else)
{
    static const struct {
        const char *words, *language;
        bool json;
    } cases[] = {
        {"--nonsense --lang nl", "nl", false},
        {"--lang=nl x --lang=fr -- --lang=de", "fr", false},
        {"--lang", "none", false},
        {"x --language de", "none", false},
        {"--la de x", "de", false},
        {"--l=fr x", "fr", false},
        {"--lang= x", "", false},
        {"--nonsense --json --lang nl", "nl", true},
        {"x -- --json", "none", false},
        {"x --json=yes", "none", false},
        {"--lang --json x", "--json", false},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int argc;
        char **argv = split(cases[i].words, &argc);
        bool json;
        const char *language = options_early(argc, argv, &json);
        ck_assert_str_eq(language ? language : "none", cases[i].language);
        ck_assert_msg(json == cases[i].json, "%s", cases[i].words);
    }
}
END_TEST

/* Whether a line on a terminal is given colours. */
static bool colours(const char *words)
{
    struct command_line line;

    assert_fine(&line, words);
    bool colour = line.manner.colour;
    options_release(&line);
    return colour;
}

START_TEST(colours_are_for_terminals_without_no_color_or_plain)
{
    int master = posix_openpt(O_RDWR | O_NOCTTY);

    ck_assert_int_ge(master, 0);
    ck_assert_int_eq(grantpt(master) | unlockpt(master), 0);
    int terminal = open(ptsname(master), O_RDWR | O_NOCTTY);
    ck_assert_int_eq(dup2(terminal, STDOUT_FILENO), STDOUT_FILENO);
    unsetenv("NO_COLOR");
    setenv("TERM", "xterm", 1);
    ck_assert(colours("wash"));
    ck_assert(!colours("wash --plain"));
    setenv("NO_COLOR", "", 1); /* no-color.org: an empty one does not count */
    ck_assert(colours("wash"));
    setenv("NO_COLOR", "1", 1);
    ck_assert(!colours("wash"));
    unsetenv("NO_COLOR");
    setenv("TERM", "dumb", 1);
    ck_assert(!colours("wash"));
    unsetenv("TERM");
    ck_assert(!colours("wash"));
    setenv("TERM", "xterm", 1);
    ck_assert_int_eq(dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO), STDOUT_FILENO);
    ck_assert(!colours("wash"));
    close(terminal);
    close(master);
}
END_TEST

START_TEST(options_of_print_go_with_pieces_that_there_are)
{
    int told = 0;

    for (const struct option_row *row = command_find(commands, "print")->options; row->name; row++)
        for (int i = 0; row->use && i < USE_PRINTABLES && row->use->printables[i]; i++, told++)
            ck_assert_msg(printable_is_one(row->use->printables[i]) &&
                              strcmp(row->use->printables[i], PRINTABLE_ALL) != 0,
                          "--%s goes with “%s”", row->name, row->use->printables[i]);
    ck_assert_int_gt(told, 10);
}
END_TEST

/* Whether what ends there is an opening quotation mark, or the space of French behind one. */
static bool is_quote(const char *text, const char *end)
{
    return (end - text >= 3 && (memcmp(end - 3, "“", 3) == 0 || memcmp(end - 3, "„", 3) == 0)) ||
           (end - text >= 2 && memcmp(end - 2, "\u00a0", 2) == 0);
}

/* A whole word: “png” is none of “pngs”. */
static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = text; (at = strstr(at, word)); at += length)
        if ((at == text || at[-1] == ' ' || at[-1] == '(' || is_quote(text, at)) &&
            !isalnum((unsigned char)at[length]) && at[length] != '-')
            return true;
    return false;
}

START_TEST(help_that_explains_choices_names_each_of_them)
{
    static const char *const languages[] = {"en", "nl", "de", "fr"};
    struct message problem;
    int told = 0;

    ck_assert_int_eq(text_start(languages[_i], &problem), STATUS_OK);
    for (int c = 0; commands[c]; c++)
        for (const struct option_row *row = commands[c]->options; row && row->name; row++)
            for (int i = 0; row->explains_choices && row->choices[i]; i++, told++)
                ck_assert_msg(has_word(text_get(row->help), row->choices[i]),
                              "%s: the help of --%s does not name “%s”", languages[_i], row->name,
                              row->choices[i]);
    ck_assert_int_gt(told, 10);
    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("cli");
    TCase *options = add_case(suite, "options");

    tcase_add_test(options, options_stand_before_between_and_behind_operands);
    tcase_add_test(options, a_repeated_option_gives_each_text_in_order);
    tcase_add_test(options, negative_numbers_a_dash_and_words_after_two_dashes_are_operands);
    tcase_add_test(options, a_wrong_line_is_refused_with_what_was_typed);
    tcase_add_loop_test(options, every_setting_and_every_option_has_words_in_every_language, 0, 4);
    tcase_add_test(options, a_choice_is_typed_in_the_language_in_use_or_in_english);
    tcase_add_test(options, every_wrong_option_is_told_and_not_just_the_first);
    tcase_add_test(options, the_largest_seed_and_both_bounds_are_taken);
    tcase_add_test(options, a_wrong_cluster_of_letters_leaves_nothing_behind);
    tcase_add_test(options, help_and_version_need_no_operands);
    tcase_add_test(options, the_language_and_json_are_seen_before_anything_else);
    tcase_add_test(options, colours_are_for_terminals_without_no_color_or_plain);
    tcase_add_test(options, options_of_print_go_with_pieces_that_there_are);
    tcase_add_loop_test(options, help_that_explains_choices_names_each_of_them, 0, 4);
    add_book_cases(suite);
    add_kept_cases(suite);
    add_known_cases(suite);
    add_minutes_cases(suite);
    add_proposals_cases(suite);
    add_watch_cases(suite);
    return run_suite(suite);
}
