#include "cli/command.h"

#include "base/chance.h"
#include "base/memory.h"
#include "base/strbuf.h"
#include "base/suggest.h"
#include "cli/manual/manual.h"
#include "cli/play/first_run.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "text/text.h"
#include "tui/show.h"
#include "xml/library.h"
#include "json/writer.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/*
 * The table of commands. A new one, NAME, is
 * - src/cli/command_NAME.c: const struct command command_NAME, its options, examples and function,
 *   which reads what was typed and hands it down in a struct
 * - a line COMMAND(NAME) in src/cli/command-list.h, and its .c in src/cli/meson.build; if it draws,
 *   what does so stands in a file of its own among the drawing_sources there (parts.h)
 * - tests/cli/NAME.sh, a TAP script that runs it, named in tests/cli/meson.build
 * - its sentences in src/text/po: meson compile breuk-update-po adds them, you the words.
 */

#define COMMAND(name) extern const struct command command_##name;
#include "cli/command-list.h"
#undef COMMAND

const struct command *const commands[] = {
#define COMMAND(name) &command_##name,
#include "cli/command-list.h"
#undef COMMAND
    NULL,
};

/* For help and completions; text_start decides what is accepted. */
static const char *const languages[] = {
#define LANGUAGE(code, ...) #code,
#include "text/language-list.h"
#undef LANGUAGE
    NULL,
};

const struct option_row common_options[] = {
    {FLAG_OPTION("help", 'h', N_("show this help"))},
    {FLAG_OPTION("version", 0, N_("show the version and the data folders"))},
    {TEXT_OPTION("lang", 0, N_("LANGUAGE"), N_("use this language")), .choices = languages},
    {FLAG_OPTION("json", 0, N_("answer in JSON, one object per line"))},
    {FLAG_OPTION("plain", 0, N_("use plain lines without colours"))},
    {0},
};

const struct command *command_find(const struct command *const *table, const char *name)
{
    for (; *table; table++)
        if (strcmp((*table)->name, name) == 0)
            return *table;
    return NULL;
}

struct message command_unknown(const struct command *const *table, const char *name)
{
    enum { MOST = 64 };
    const char *names[MOST];
    size_t count = 0;

    for (; count < MOST && table[count]; count++)
        names[count] = table[count]->name;
    const char *nearest = suggest_nearest(name, names, count);
    return message_with(nearest ? N_("there is no command “{command}”; did you mean “{nearest}”?")
                                : N_("there is no command “{command}”"),
                        arg_typed("command", name), arg_text("nearest", nearest));
}

static void print_fact(const char *id, const char *value)
{
    show_sentence(stdout, message_with(id, arg_text("value", value)));
}

static void print_version_as_json(const char *decks)
{
    struct strbuf text = {0};
    struct json_writer writer = json_begin_line(&text);

    json_write_text(&writer, "version", BREUK_VERSION);
    if (decks)
        json_write_text(&writer, "decks", decks);
    json_write_text(&writer, "chance", CHANCE_NAME);
    json_write_count(&writer, "chance_version", CHANCE_VERSION);
    show_object(&writer);
}

static void print_version(const struct manner *manner)
{
    struct strbuf folder = {0};
    char chance[64];

    strbuf_addf(&folder, "%s/decks", library_data_folder());
    const char *decks = access(strbuf_text(&folder), F_OK) == 0 ? strbuf_text(&folder) : NULL;
    if (manner->json) {
        print_version_as_json(decks);
    } else {
        show_line(stdout, "breuk " BREUK_VERSION);
        if (decks)
            print_fact(N_("decks: {value}"), decks);
        else
            print_fact(N_("decks: not found; set BREUK_DATA to the folder that contains {value}"),
                       "decks/");
        snprintf(chance, sizeof chance, "%s %d", CHANCE_NAME, CHANCE_VERSION);
        print_fact(N_("chance: {value}"), chance);
    }
    strbuf_release(&folder);
}

/* Tells people which help to ask for; programs need no hint. */
static void hint_at_help(const struct command_line *line)
{
    struct strbuf command = {0};

    if (line->manner.json)
        return;
    strbuf_addf(&command, "%s ", text_called());
    if (line->command)
        strbuf_addf(&command, "%s ", line->command->name);
    strbuf_add(&command, "--help");
    show_sentence(stderr, message_with(N_("“{command}” explains how to use it"),
                                       arg_text("command", strbuf_text(&command))));
    strbuf_release(&command);
}

/* Whether as many files may be open at once as a command opens: a file that cannot be opened for
 * want of that would be taken for one that is not there. Raises the limit if it may. */
static bool may_open_enough(const struct manner *manner)
{
    enum { LEAST = 16 }; /* a lesson with its records and its journal needs eight */
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= LEAST)
        return true;
    rlim_t allowed = limit.rlim_cur;
    limit.rlim_cur = LEAST;
    if (limit.rlim_max >= LEAST && setrlimit(RLIMIT_NOFILE, &limit) == 0)
        return true;
    complain_of(manner,
                message_with(N_("only {count} files may be open at once here, and breuk needs "
                                "{least}; raise the limit (ulimit -n), then try again"),
                             arg_count("count", (int64_t)allowed), arg_count("least", LEAST)));
    return false;
}

/* Asks somebody who named no command what they want to do, and does it as if they had typed that
 * behind their options. */
static enum exit_code run_wish(struct command_line *line, int argc, char **argv)
{
    const char *words[WELCOME_WORDS];
    struct diag diag = {0};
    int count = 0;

    if (!welcome_ask(&line->manner, argv + 1, words))
        return EXIT_DONE;
    char **typed = memory_new((size_t)argc + WELCOME_WORDS + 1, sizeof *typed);
    memcpy(typed, argv, (size_t)argc * sizeof *typed);
    for (; words[count]; count++)
        typed[argc + count] = (char *)words[count];
    const char *called = line->manner.called;
    options_release(line);
    options_parse(line, commands, argc + count, typed, &diag);
    line->manner.called = called;
    diag_release(&diag);
    enum exit_code code = line->command->run(line);
    memory_free(typed);
    return code;
}

static bool is_command(const char *word, size_t length)
{
    for (int i = 0; commands[i]; i++)
        if (strlen(commands[i]->name) == length && memcmp(commands[i]->name, word, length) == 0)
            return true;
    return false;
}

/* Sentences name the program as a shell takes it. */
static void call_in_sentences(const char *called)
{
    static struct strbuf word;

    strbuf_clear(&word);
    shell_word_add(&word, called);
    text_call(strbuf_text(&word), is_command);
}

static enum exit_code run_words(struct command_line *line, int argc, char **argv)
{
    struct message problem;
    struct diag diag = {0};

    /* The launcher hands its name over; the program's own place is nothing to type. */
    const char *launcher = getenv("BREUK_CALLED");
    const char *called = launcher && *launcher ? launcher : argc > 0 ? argv[0] : NULL;
    if (called && strchr(called, '/') && *called != '/') /* that is too long for a sentence */
        call_in_sentences(called);
    const char *language = options_early(argc, argv, &line->manner.json);
    enum status status = text_start(language, &problem);

    /* Without translations the program goes on in English. */
    if (status == STATUS_NOT_FOUND || status == STATUS_UNREADABLE) {
        complain_of(&line->manner, problem);
        status = STATUS_OK;
    }
    if (status == STATUS_OK)
        status = options_parse(line, commands, argc, argv, &diag);
    else if (status == STATUS_INVALID)
        diag_add(&diag, SEVERITY_ERROR, (struct position){0}, problem);
    if (status == STATUS_INVALID) {
        complain_diag(&line->manner, &diag, NULL);
        hint_at_help(line);
    }
    diag_release(&diag);
    if (status != STATUS_OK)
        return exit_code_of(status);
    line->manner.called = called;
    if (option_given(line, "version")) {
        print_version(&line->manner);
        return EXIT_DONE;
    }
    mixed_apply(&line->manner, NULL);
    if (!may_open_enough(&line->manner))
        return EXIT_MACHINE;
    if (line->command && !option_given(line, "help"))
        return line->command->run(line);
    if (line->command) {
        help_command(stdout, line->command);
        return EXIT_DONE;
    }
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !option_given(line, "help") &&
        !line->manner.json)
        return run_wish(line, argc, argv);
    help_overview(stdout);
    return EXIT_DONE;
}

int cli_main(int argc, char **argv)
{
    struct command_line line = {0};
    struct pollfd pipe = {.fd = STDOUT_FILENO, .events = POLLOUT};

    /* A file that we open must not become stdin, stdout or stderr. A closed one is replaced by
     * /dev/null, opened the wrong way round, so that writing to a closed stdout still fails. */
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF &&
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0)
            break;
    memory_at_end(complain_no_memory);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file too large is an error of writing, like a full disk */
    enum exit_code code = run_words(&line, argc, argv);
    /* If a line could not be written the exit code says so. A reader that closed its pipe is told
     * nothing: it knows. */
    errno = 0;
    bool failed = fflush(stdout) != 0;
    int error = errno;
    if (failed || ferror(stdout)) {
        code = EXIT_MACHINE;
        bool closed = error == EPIPE || (poll(&pipe, 1, 0) == 1 && (pipe.revents & POLLERR) != 0);
        /* The write that failed may be long past, and its errno lost; but a full disk fails again
         * with the same one. EIO if a byte can be written now. */
        if (!closed && !error)
            error = write(STDOUT_FILENO, "\n", 1) < 0 ? errno : EIO;
        line.manner.json = false; /* the complaint goes to stderr */
        if (!closed)
            complain_errno(&line.manner, text_get(N_("standard output")), error);
    }
    options_release(&line);
    return (int)code;
}
