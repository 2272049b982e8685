#include "cli/command.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "base/suggest.h"
#include "base/utf8.h"
#include "console/choice_words.h"
#include "tui/show.h"

#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROWS = 48, FIRST_CODE = 1000 };

/* The options of a command and those that all commands have, as our rows and as getopt_long reads
 * them. */
struct known_options {
    const struct option_row *rows[ROWS];
    struct option longs[ROWS + 1];
    char letters[2 * ROWS + 3];
    int count;
};

static void know_all(struct known_options *known, const struct command *command)
{
    const struct option_row *const tables[] = {command ? command->options : NULL, common_options};

    *known = (struct known_options){0};
    /* "+" makes getopt_long stop at an operand, which the caller takes itself; ":" makes it tell a
     * missing argument from an unknown option. */
    char *letter = known->letters;
    *letter++ = '+';
    *letter++ = ':';
    for (int i = 0; i < 2; i++)
        for (const struct option_row *row = tables[i]; row && row->name; row++) {
            bool flag = row->kind == OPTION_FLAG;
            assert(known->count < ROWS);
            known->rows[known->count] = row;
            known->longs[known->count] = (struct option){
                row->name, flag ? no_argument : required_argument, NULL, FIRST_CODE + known->count};
            known->count++;
            if (!row->letter)
                continue;
            *letter++ = row->letter;
            if (!flag)
                *letter++ = ':';
        }
    *letter = '\0';
}

static const struct option_row *row_of_code(const struct known_options *known, int code)
{
    if (code >= FIRST_CODE)
        return known->rows[code - FIRST_CODE];
    for (int i = 0; i < known->count; i++)
        if (known->rows[i]->letter == code)
            return known->rows[i];
    return NULL;
}

static void complain(struct diag *diag, struct message message)
{
    diag_add(diag, SEVERITY_ERROR, (struct position){0}, message);
}

static void complain_unknown(const struct known_options *known, const char *word, struct diag *diag)
{
    const char *names[ROWS], *nearest = NULL;
    size_t length = strcspn(word, "=");
    unsigned char byte = (unsigned char)optopt;
    char name[64] = "", letter[] = {'-', (char)byte, '\0'};

    if (!utf8_begins(letter[1]) && diag->errors > 0)
        return; /* the character was complained of at its first byte */
    if (strncmp(word, "--", 2) == 0 && length - 2 < sizeof name) {
        memcpy(name, word + 2, length - 2);
        for (int i = 0; i < known->count; i++)
            names[i] = known->rows[i]->name;
        nearest = suggest_nearest(name, names, (size_t)known->count);
    }
    /* Of several letters in one word only the wrong one is named, unless it is a byte of a longer
     * character. */
    bool lone = word[1] != '-' && byte > ' ' && byte < 0x7F;
    complain(diag,
             message_with(nearest ? N_("there is no option “{option}”; did you mean “--{nearest}”?")
                                  : N_("there is no option “{option}”"),
                          arg_typed("option", lone ? letter : word), arg_text("nearest", nearest)));
}

/* Makes getopt_long's complaint about `word` in our words. */
static void refuse_option(const struct known_options *known, const char *word, int code,
                          struct diag *diag)
{
    const struct option_row *row = optopt ? row_of_code(known, optopt) : NULL;

    if (row)
        complain(diag,
                 message_with(code == ':' ? N_("“{option}” must be followed by {argument}")
                                          : N_("“{option}” does not take a value"),
                              arg_typed("option", word), arg_term("argument", row->argument)));
    else
        complain_unknown(known, word, diag);
}

static void read_whole(struct option_value *value, struct diag *diag)
{
    const struct option_row *row = value->row;
    char *end = NULL;

    errno = 0;
    value->whole = strtoull(value->text, &end, 10);
    if (*value->text >= '0' && *value->text <= '9' && errno == 0 && *end == '\0' &&
        value->whole >= row->lowest && value->whole <= row->highest)
        return;
    bool bounded = row->highest <= INT64_MAX;
    complain(diag, message_with(bounded ? N_("“--{option}” must be a whole number from {lowest} to "
                                             "{highest}, not “{given}”")
                                        : N_("“--{option}” must be a whole number, not “{given}”"),
                                arg_text("option", row->name), arg_typed("given", value->text),
                                arg_count("lowest", (int64_t)row->lowest),
                                arg_count("highest", (int64_t)row->highest)));
}

/* Finds the choice that was typed, and keeps its English word. */
static void check_choice(struct option_value *value, struct diag *diag)
{
    const char *const *choices = value->row->choices;
    int meant = choice_named(choices, value->text);
    struct choice_words own;
    struct strbuf all = {0};

    if (meant >= 0) {
        value->text = choices[meant];
        return;
    }
    choice_words_in(&own, choices);
    const char *nearest = suggest_nearest(value->text, own.word, own.count);
    for (size_t i = 0; i < own.count; i++)
        strbuf_addf(&all, "%s%s", i ? ", " : "", own.word[i]);
    complain(diag, message_with(
                       nearest ? N_("“--{option}” cannot be “{given}”; did you mean “{nearest}”?")
                               : N_("“--{option}” cannot be “{given}”; choose one of: {choices}"),
                       arg_text("option", value->row->name), arg_typed("given", value->text),
                       arg_text("nearest", nearest), arg_text("choices", strbuf_text(&all))));
    strbuf_release(&all);
    choice_words_release(&own);
}

/* Keeps an option as it was typed, and complains of a value that it cannot have. */
static void keep_option(struct command_line *line, const struct option_row *row, const char *text,
                        struct diag *diag)
{
    struct option_value *value = &line->values[line->value_count++];

    *value = (struct option_value){.row = row, .text = row->kind == OPTION_FLAG ? NULL : text};
    if (row->kind == OPTION_WHOLE)
        read_whole(value, diag);
    else if (row->kind == OPTION_CHOICE)
        check_choice(value, diag);
    else if (row->filled && !*value->text)
        complain(diag,
                 message_with(N_("“--{option}” needs {argument}, but the value is empty"),
                              arg_text("option", row->name), arg_term("argument", row->argument)));
}

/* The first word that is no option names the command, and the others are its operands. After a
 * wrong option the next words are still read, but not before the command: what follows may be the
 * command, or the argument of an option that only the command has. */
static void parse_words(struct command_line *line, const struct command *const *table, int argc,
                        char **argv, struct diag *diag)
{
    struct known_options known;
    bool only_operands = false;

    know_all(&known, NULL);
    /* getopt_long remembers where it stopped in a cluster of letters. In glibc optind 0 makes it
     * start anew, here on the program's name alone. */
    opterr = 0;
    optind = 0;
    getopt_long(1, argv, "", known.longs, NULL);
    for (int at = 1; at < argc; at = optind) {
        char *word = argv[at];
        /* A lone "-" is an operand by custom; and a minus sign before one of these characters
         * begins a number, since no option begins so. */
        if (only_operands || word[0] != '-' || word[1] == '\0' ||
            strchr("0123456789., ", word[1]) || (unsigned char)word[1] >= 0x80) {
            optind = at + 1;
            if (line->command) {
                line->operands[line->operand_count++] = word;
                continue;
            }
            if (!(line->command = command_find(table, word)))
                return complain(diag, command_unknown(table, word));
            know_all(&known, line->command);
        } else if (strcmp(word, "--") == 0) {
            only_operands = true;
            optind = at + 1;
        } else {
            int code = getopt_long(argc, argv, known.letters, known.longs, NULL);
            if (code != '?' && code != ':') {
                keep_option(line, row_of_code(&known, code), optarg, diag);
                continue;
            }
            refuse_option(&known, word, code, diag);
            if (!line->command)
                return;
        }
    }
}

enum status options_parse(struct command_line *line, const struct command *const *table, int argc,
                          char **argv, struct diag *diag)
{
    const char *no_colour = getenv("NO_COLOR");
    size_t most = 1; /* options: one argument may hold several letters */

    for (int i = 1; i < argc; i++)
        most += strlen(argv[i]);
    *line = (struct command_line){
        .operands = memory_new((size_t)argc + 1, sizeof *line->operands),
        .values = memory_new(most, sizeof *line->values),
        .lists = memory_new(most, sizeof *line->lists),
    };
    parse_words(line, table, argc, argv, diag);
    if (diag->errors)
        options_early(argc, argv, &line->manner.json);
    else
        line->manner.json = option_given(line, "json");
    line->manner.plain = option_given(line, "plain");
    line->manner.colour = isatty(STDOUT_FILENO) && !line->manner.plain &&
                          !(no_colour && *no_colour) && !terminal_is_dumb();
    if (diag->errors)
        return STATUS_INVALID;
    const struct command *command = line->command;
    line->manner.language = option_text(line, "lang", NULL);
    line->manner.spoken = option_exists(line, "spoken") && option_given(line, "spoken");
    if (line->manner.spoken) {
        line->manner.plain = true;
        line->manner.colour = false;
    }
    if (option_exists(line, "mixed"))
        line->manner.mixed = option_text(line, "mixed", NULL);
    if (!command || option_given(line, "help") || option_given(line, "version"))
        return STATUS_OK;
    bool alone = command->alone && option_given(line, command->alone);
    if (line->operand_count < command->operands_least && !alone)
        complain(diag, message_with(N_("“{command}” must be followed by: {operands}"),
                                    arg_text("command", command->name),
                                    arg_term("operands", command->operands)));
    else if (command->operands_most >= 0 && line->operand_count > command->operands_most)
        complain(diag,
                 message_with(N_("“{command}” does not take the extra word “{word}”; leave it out"),
                              arg_typed("word", line->operands[command->operands_most]),
                              arg_text("command", command->name)));
    return diag->errors ? STATUS_INVALID : STATUS_OK;
}

void options_release(struct command_line *line)
{
    memory_free(line->operands);
    memory_free(line->values);
    memory_free(line->lists);
    *line = (struct command_line){0};
}

const char *options_early(int argc, char **argv, bool *json)
{
    const char *language = NULL;

    *json = false;
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        size_t length = strcspn(argv[i], "=");
        *json |= strcmp(argv[i], "--json") == 0;
        if (length < strlen("--l") || length > strlen("--lang") ||
            strncmp(argv[i], "--lang", length) != 0)
            continue;
        if (argv[i][length])
            language = argv[i] + length + 1;
        else if (i + 1 < argc)
            language = argv[++i];
    }
    return language;
}

static bool has_row(const struct option_row *row, const char *name)
{
    for (; row && row->name; row++)
        if (strcmp(row->name, name) == 0)
            return true;
    return false;
}

bool option_exists(const struct command_line *line, const char *name)
{
    return has_row(common_options, name) ||
           (line->command && has_row(line->command->options, name));
}

static const struct option_value *last_value(const struct command_line *line, const char *name)
{
    assert(option_exists(line, name));
    for (int i = line->value_count - 1; i >= 0; i--)
        if (strcmp(line->values[i].row->name, name) == 0)
            return &line->values[i];
    return NULL;
}

bool option_given(const struct command_line *line, const char *name)
{
    return last_value(line, name) != NULL;
}

const char *option_text(const struct command_line *line, const char *name, const char *fallback)
{
    const struct option_value *value = last_value(line, name);

    return value ? value->text : fallback;
}

int option_choice(const struct command_line *line, const char *name, int fallback)
{
    const struct option_value *value = last_value(line, name);
    int choice = 0;

    if (!value)
        return fallback;
    while (value->row->choices[choice] && strcmp(value->row->choices[choice], value->text) != 0)
        choice++;
    assert(value->row->choices[choice]); /* check_choice refused all other words */
    return choice;
}

uint64_t option_whole(const struct command_line *line, const char *name, uint64_t fallback)
{
    const struct option_value *value = last_value(line, name);

    return value ? value->whole : fallback;
}

/* The lists lie in the order of the options' names, so that each has room for its texts. */
struct option_list option_list(const struct command_line *line, const char *name)
{
    const char **texts = line->lists;
    int count = 0;

    for (int i = 0; i < line->value_count; i++)
        texts += strcmp(line->values[i].row->name, name) < 0;
    for (int i = 0; i < line->value_count; i++)
        if (strcmp(line->values[i].row->name, name) == 0)
            texts[count++] = line->values[i].text;
    return (struct option_list){texts, count};
}
