#include "base/suggest.h"
#include "cli/command.h"
#include "cli/kinds/kind_words.h"
#include "cli/manual/manual.h"
#include "cli/report.h"
#include "tui/show.h"
#include "xml/schema.h"

#include <stdio.h>
#include <string.h>

extern const struct command command_help;

enum { ELEMENTS_AT_MOST = 64, TOPICS_AT_MOST = 64 };

static bool wants_source(const struct command_line *line)
{
    return strcmp(option_text(line, "as", "text"), "man") == 0;
}

static enum exit_code no_element(const struct command_line *line, const struct file_kind *kind)
{
    const char *names[ELEMENTS_AT_MOST];
    struct pattern_element element;
    size_t count = 0;

    while (count < ELEMENTS_AT_MOST && pattern_next(kind->grammar, count, &element))
        names[count++] = element.rule->name;
    const char *nearest = suggest_nearest(line->operands[1], names, count);
    struct message problem = message_with(
        nearest
            ? N_("there is no element <{element}> in a {kind}; did you mean <{nearest}>?")
            : N_("there is no element <{element}> in a {kind}; “breuk help {word}” lists them all"),
        arg_term("kind", kind->grammar->file_kind), arg_typed("element", line->operands[1]),
        arg_text("nearest", nearest), arg_text("word", kind->name));
    return report_error(&line->manner, problem);
}

/* Shows a page of the author's book, or one element of it. */
static enum exit_code show_book(const struct command_line *line, const struct file_kind *kind)
{
    struct manual manual = {.form = wants_source(line) ? MANUAL_SCDOC : MANUAL_TERMINAL};
    struct kind_words words = {0};
    struct message why;
    enum exit_code code = EXIT_DONE;

    if (line->operand_count == 2) {
        if (!book_element(kind, line->operands[1], &manual))
            code = no_element(line, kind);
    } else {
        enum status status = kind_words_read(&words, kind, &why);
        if (status == STATUS_OK)
            book_page(kind, words.page, &manual);
        else
            report_error(&line->manner, why);
        code = exit_code_of(status);
    }
    if (code == EXIT_DONE)
        show_text(stdout, strbuf_text(&manual.out));
    kind_words_release(&words);
    strbuf_release(&manual.out);
    return code;
}

/* Shows a page that is no reference. */
static void show_page(const struct command_line *line, const struct manual_page *page)
{
    struct manual manual = {.form = wants_source(line) ? MANUAL_SCDOC : MANUAL_TERMINAL};

    manual_page_add(page, &manual);
    show_text(stdout, strbuf_text(&manual.out));
    strbuf_release(&manual.out);
}

static enum exit_code no_topic(const struct command_line *line)
{
    const char *names[TOPICS_AT_MOST], *typed = line->operands[0];
    size_t count = 0;

    for (; commands[count]; count++)
        names[count] = commands[count]->name;
    for (int i = 0; i < FILE_KINDS; i++)
        names[count++] = file_kind_names[i];
    for (const struct manual_page *page = NULL; (page = manual_topic_next(page));)
        names[count++] = page->topic;
    const char *nearest = suggest_nearest(typed, names, count);
    struct message problem =
        message_with(nearest ? N_("there is no help on “{topic}”; did you mean “{nearest}”?")
                             : N_("there is no help on “{topic}”; “breuk help” lists the topics"),
                     arg_typed("topic", typed), arg_text("nearest", nearest));
    return report_error(&line->manner, problem);
}

static enum exit_code run(const struct command_line *line)
{
    const char *topic = line->operand_count ? line->operands[0] : NULL;
    const struct file_kind *kind = topic ? file_kind_named(topic) : NULL;

    if (wants_source(line)) /* of a page that is installed */
        text_call(NULL, NULL);
    if (strcmp(option_text(line, "as", "text"), "bash") == 0) {
        reference_bash(stdout);
        return EXIT_DONE;
    }
    if (kind)
        return show_book(line, kind);
    const struct command *command = topic ? command_find(commands, topic) : NULL;
    const struct manual_page *page = topic && !command ? manual_page_find(topic) : NULL;
    if (topic && !command && !page)
        return no_topic(line);
    if (line->operand_count == 2) { /* only a file has elements, which are explained one by one */
        return report_error(
            &line->manner,
            message_with(N_("“{command}” does not take the extra word “{word}”; leave it out"),
                         arg_typed("word", line->operands[1]),
                         arg_text("command", command_help.name)));
    }
    if (page)
        show_page(line, page);
    else if (wants_source(line))
        reference_man(stdout);
    else if (command)
        help_command(stdout, command);
    else
        help_overview(stdout);
    return EXIT_DONE;
}

static const struct example examples[] = {
    {"help", N_("show what breuk can do")},
    {"help print", N_("show how to use a command")},
    {"help deck", N_("explain deck files to their authors; the topics lesson, ruleset, template "
                     "and sheet explain the others")},
    {"help deck segment", N_("explain one of their elements")},
    {"help first-lesson", N_("prepare a first lesson with printed cards; the topics printing, "
                             "playing, bots, printed-cards, lessons and class-and-report go on")},
    {"help tutorial", N_("go from nothing to a printed deck of your own; the topics csv and log "
                         "explain tables and logs of games")},
    {"help privacy", N_("tell what breuk keeps of people, where, and how to see and delete it")},
    {"help papers",
     N_("tell how to fold, cut and glue the box, the wheel and what else is printed")},
    {0},
};

static const char *const forms[] = {"text", "bash", "man", NULL};

static const struct option_row options[] = {
    {.name = "as",
     .kind = OPTION_CHOICE,
     .argument = N_("FORM"),
     .help =
         N_("the output format: plain text, completions for bash, or the source of the man page"),
     .choices = forms},
    {0},
};

const struct command command_help = {
    .name = "help",
    .operands = N_("[COMMAND | TOPIC | FILE [ELEMENT]]"),
    .operands_most = 2,
    .summary = N_("show all commands, how to use one, or what a file can contain"),
    .examples = examples,
    .options = options,
    .run = run,
};
