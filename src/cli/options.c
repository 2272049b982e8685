#include "cli/options.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "base/suggest.h"
#include "base/utf8.h"

#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROWS = 48, FIRST_CODE = 1000 };

/* The rows of a command and the common ones side by side, and what getopt_long wants to see of
 * them. */
struct known_options {
    const struct option_row *rows[ROWS];
    struct option longs[ROWS + 1];
    char letters[2 * ROWS + 3];
    int count;
};

static void know(struct known_options *known, const struct option_row *row)
{
    for (; row && row->name; row++) {
        assert(known->count < ROWS);
        int argument = row->kind == OPTION_FLAG ? no_argument : required_argument;
        known->rows[known->count] = row;
        known->longs[known->count] =
            (struct option){row->name, argument, NULL, FIRST_CODE + known->count};
        known->count++;
    }
}

static void know_all(struct known_options *known, const struct command *command)
{
    *known = (struct known_options){0};
    if (command)
        know(known, command->options);
    know(known, common_options);
    /* Stop at the first operand: the caller takes operands itself. A colon: a missing argument is
     * told apart. */
    char *end = known->letters;
    *end++ = '+';
    *end++ = ':';
    for (int i = 0; i < known->count; i++) {
        if (!known->rows[i]->letter)
            continue;
        *end++ = known->rows[i]->letter;
        if (known->rows[i]->kind != OPTION_FLAG)
            *end++ = ':';
    }
    *end = '\0';
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

/* A minus sign and then what no option begins with: a number. A lone "-" is an operand by custom.
 */
static bool is_operand(const char *word)
{
    if (word[0] != '-' || word[1] == '\0')
        return true;
    return strchr("0123456789., ", word[1]) || (unsigned char)word[1] >= 0x80;
}

static enum status complain(struct diag *diag, struct message message)
{
    diag_add(diag, SEVERITY_ERROR, (struct position){0}, message);
    return diag->no_memory ? STATUS_NO_MEMORY : STATUS_INVALID;
}

static enum status unknown_option(const struct known_options *known, const char *word,
                                  struct diag *diag)
{
    const char *names[ROWS], *nearest = NULL;
    size_t length = strcspn(word, "=");
    unsigned char byte = (unsigned char)optopt;
    char name[64] = "", letter[] = {'-', (char)byte, '\0'};

    if (!utf8_begins(letter[1]))
        return STATUS_INVALID; /* of a character that was told of at its first byte */

    if (strncmp(word, "--", 2) == 0 && length - 2 < sizeof name) {
        memcpy(name, word + 2, length - 2);
        for (int i = 0; i < known->count; i++)
            names[i] = known->rows[i]->name;
        nearest = suggest_nearest(name, names, (size_t)known->count);
    }
    /* Of letters in one word the wrong one; a byte of a longer character is none. */
    bool lone = word[1] != '-' && byte > ' ' && byte < 0x7F;
    return complain(
        diag,
        message_with(nearest ? N_("there is no option “{option}”; did you mean “--{nearest}”?")
                             : N_("there is no option “{option}”"),
                     arg_typed("option", lone ? letter : word), arg_text("nearest", nearest)));
}

/* getopt_long's complaint about `word`, in our words. */
static enum status refuse_option(const struct known_options *known, const char *word, int code,
                                 struct diag *diag)
{
    const struct option_row *row = optopt ? row_of_code(known, optopt) : NULL;

    if (!row)
        return unknown_option(known, word, diag);
    return complain(diag,
                    message_with(code == ':' ? N_("“{option}” needs {argument} after it")
                                             : N_("“{option}” takes nothing after it"),
                                 arg_typed("option", word), arg_term("argument", row->argument)));
}

static bool parse_whole(const char *text, uint64_t *whole)
{
    char *end;

    if (*text < '0' || *text > '9')
        return false;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    *whole = number;
    return errno == 0 && *end == '\0' && number <= UINT64_MAX;
}

static enum status check_whole(struct option_value *value, struct diag *diag)
{
    const struct option_row *row = value->row;

    if (parse_whole(value->text, &value->whole) && value->whole >= row->lowest &&
        value->whole <= row->highest)
        return STATUS_OK;
    bool bounded = row->highest <= INT64_MAX;
    return complain(
        diag,
        message_with(
            bounded
                ? N_("“--{option}” wants a whole number from {lowest} to {highest}, not “{given}”")
                : N_("“--{option}” wants a whole number, not “{given}”"),
            arg_text("option", row->name), arg_typed("given", value->text),
            arg_count("lowest", (int64_t)row->lowest),
            arg_count("highest", (int64_t)row->highest)));
}

static enum status check_choice(const struct option_value *value, struct diag *diag)
{
    const char *const *choices = value->row->choices;
    struct strbuf all = {0};
    size_t count = 0;

    for (; choices[count]; count++)
        if (strcmp(choices[count], value->text) == 0)
            return STATUS_OK;
    const char *nearest = suggest_nearest(value->text, choices, count);
    for (size_t i = 0; i < count; i++)
        strbuf_addf(&all, "%s%s", i ? ", " : "", choices[i]);
    enum status status =
        all.failed
            ? STATUS_NO_MEMORY
            : complain(diag,
                       message_with(
                           nearest
                               ? N_("“--{option}” cannot be “{given}”; did you mean “{nearest}”?")
                               : N_("“--{option}” cannot be “{given}”; choose one of: {choices}"),
                           arg_text("option", value->row->name), arg_typed("given", value->text),
                           arg_text("nearest", nearest), arg_text("choices", strbuf_text(&all))));
    strbuf_release(&all);
    return status;
}

static enum status refuse_empty(const struct option_row *row, struct diag *diag)
{
    return complain(diag, message_with(N_("“--{option}” needs {argument}, and got an empty word"),
                                       arg_text("option", row->name),
                                       arg_term("argument", row->argument)));
}

static enum status keep_value(struct command_line *line, const struct option_row *row,
                              struct diag *diag)
{
    struct option_value *value = &line->values[line->value_count++];

    *value = (struct option_value){.row = row, .text = row->kind == OPTION_FLAG ? NULL : optarg};
    if (row->kind == OPTION_WHOLE)
        return check_whole(value, diag);
    if (row->kind == OPTION_CHOICE)
        return check_choice(value, diag);
    return row->filled && !*value->text ? refuse_empty(row, diag) : STATUS_OK;
}

/* The first word that is no option names the command; the others are its operands. */
static enum status take_operand(struct command_line *line, const struct command *const *table,
                                struct known_options *known, char *word, struct diag *diag)
{
    if (line->command) {
        line->operands[line->operand_count++] = word;
        return STATUS_OK;
    }
    line->command = command_find(table, word);
    if (line->command) {
        know_all(known, line->command);
        return STATUS_OK;
    }
    struct message problem = command_unknown(table, word);
    return complain(diag, problem);
}

/* getopt_long remembers where it was in a cluster of letters; in glibc optind 0 makes it start
 * anew. */
static void forget_earlier_words(void)
{
    static const struct option none[] = {{0}};
    char name[] = "", *empty[] = {name, NULL};

    optind = 0;
    getopt_long(1, empty, "", none, NULL);
}

/* A wrong option does not hide the next; but before the command nothing is known of what follows
 * it: its argument, or the command. */
static enum status parse_words(struct command_line *line, const struct command *const *table,
                               int argc, char **argv, struct diag *diag)
{
    struct known_options known;
    bool only_operands = false;
    enum status status = STATUS_OK;

    know_all(&known, NULL);
    opterr = 0;
    forget_earlier_words();
    for (int at = 1; status != STATUS_NO_MEMORY && at < argc; at = optind) {
        char *word = argv[at];
        if (!only_operands && strcmp(word, "--") == 0) {
            only_operands = true;
            optind = at + 1;
        } else if (only_operands || is_operand(word)) {
            status = take_operand(line, table, &known, word, diag);
            if (!line->command)
                return status;
            optind = at + 1;
        } else {
            int code = getopt_long(argc, argv, known.letters, known.longs, NULL);
            bool refused = code == '?' || code == ':';
            if (refused)
                status = refuse_option(&known, word, code, diag);
            if (refused && !line->command)
                return status;
            if (!refused)
                status = keep_value(line, row_of_code(&known, code), diag);
        }
    }
    return status == STATUS_OK && diag->errors ? STATUS_INVALID : status;
}

static enum status check_operand_count(const struct command_line *line, struct diag *diag)
{
    const struct command *command = line->command;
    bool alone = command->alone && option_given(line, command->alone);

    if (line->operand_count < command->operands_least && !alone) {
        return complain(diag, message_with(N_("something is missing after “{command}”: {operands}"),
                                           arg_text("command", command->name),
                                           arg_term("operands", command->operands)));
    }
    if (command->operands_most >= 0 && line->operand_count > command->operands_most) {
        return complain(diag,
                        message_with(N_("“{word}” is one word too many for “{command}”"),
                                     arg_typed("word", line->operands[command->operands_most]),
                                     arg_text("command", command->name)));
    }
    return STATUS_OK;
}

static bool colours_wanted(const struct command_line *line)
{
    const char *no_colour = getenv("NO_COLOR"), *terminal = getenv("TERM");

    return isatty(STDOUT_FILENO) && !line->plain && !(no_colour && *no_colour) && terminal &&
           strcmp(terminal, "dumb") != 0;
}

enum status options_parse(struct command_line *line, const struct command *const *table, int argc,
                          char **argv, struct diag *diag)
{
    *line = (struct command_line){0};
    line->operands = memory_new((size_t)argc + 1, sizeof *line->operands);
    /* An argument may hold several letters, so count those. */
    size_t most = 1;
    for (int i = 1; i < argc; i++)
        most += strlen(argv[i]);
    line->values = memory_new(most, sizeof *line->values);
    if (!line->operands || !line->values)
        return STATUS_NO_MEMORY;
    enum status status = parse_words(line, table, argc, argv, diag);
    line->json = status == STATUS_OK ? option_given(line, "json") : options_json(argc, argv);
    line->plain = option_given(line, "plain");
    line->colour = colours_wanted(line);
    if (status != STATUS_OK || !line->command || option_given(line, "help") ||
        option_given(line, "version"))
        return status;
    return check_operand_count(line, diag);
}

void options_release(struct command_line *line)
{
    memory_free(line->operands);
    memory_free(line->values);
    *line = (struct command_line){0};
}

/* The word is --lang or what getopt_long takes for it; =… may follow. */
static bool names_the_language(const char *word)
{
    size_t length = strcspn(word, "=");

    return length >= strlen("--l") && length <= strlen("--lang") &&
           strncmp(word, "--lang", length) == 0;
}

const char *options_language(int argc, char **argv)
{
    const char *language = NULL;

    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        if (!names_the_language(argv[i]))
            continue;
        const char *equals = strchr(argv[i], '=');
        if (equals)
            language = equals + 1;
        else if (i + 1 < argc)
            language = argv[++i];
    }
    return language;
}

bool options_json(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--json") == 0)
            return true;
    return false;
}

static bool has_row(const struct option_row *row, const char *name)
{
    for (; row && row->name; row++)
        if (strcmp(row->name, name) == 0)
            return true;
    return false;
}

static const struct option_value *last_value(const struct command_line *line, const char *name)
{
    assert(has_row(common_options, name) ||
           (line->command && has_row(line->command->options, name)));
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
    assert(value->row->choices[choice]); /* option_read refused all other words */
    return choice;
}

uint64_t option_whole(const struct command_line *line, const char *name, uint64_t fallback)
{
    const struct option_value *value = last_value(line, name);

    return value ? value->whole : fallback;
}

const char *option_each(const struct command_line *line, const char *name, int *cursor)
{
    while (*cursor < line->value_count) {
        const struct option_value *value = &line->values[(*cursor)++];
        if (strcmp(value->row->name, name) == 0)
            return value->text;
    }
    return NULL;
}
