#include "base/suggest.h"
#include "cli/command.h"
#include "cli/kinds/kind_words.h"
#include "cli/manual/manual.h"
#include "console/complaint.h"
#include "tui/show.h"
#include "xml/schema.h"

#include <stdio.h>
#include <string.h>

enum { ELEMENTS_AT_MOST = 64, TOPICS_AT_MOST = 64 };

static enum exit_code no_element(const struct manner *manner, const struct file_kind *kind,
                                 const char *typed)
{
    const char *names[ELEMENTS_AT_MOST];
    struct pattern_element element;
    size_t count = 0;

    while (count < ELEMENTS_AT_MOST && pattern_next(kind->grammar, count, &element))
        names[count++] = element.rule->name;
    const char *nearest = suggest_nearest(typed, names, count);
    struct message problem = message_with(
        nearest
            ? N_("there is no element <{element}> in a {kind}; did you mean <{nearest}>?")
            : N_("there is no element <{element}> in a {kind}; “breuk help {word}” lists them all"),
        arg_term("kind", kind->grammar->file_kind), arg_typed("element", typed),
        arg_text("nearest", nearest), arg_text("word", kind->name));
    return complain_of(manner, problem);
}

/* Shows a page of the author's book; or one element of it, unless NULL. */
static enum exit_code show_book(const struct manner *manner, const struct file_kind *kind,
                                const char *element, enum manual_form form)
{
    struct manual manual = {.form = form};
    struct kind_words words = {0};
    struct message why;
    enum exit_code code = EXIT_DONE;

    if (element) {
        if (!book_element(kind, element, &manual))
            code = no_element(manner, kind, element);
    } else {
        enum status status = kind_words_read(&words, kind, &why);
        if (status == STATUS_OK)
            book_page(kind, words.page, &manual);
        else
            complain_of(manner, why);
        code = exit_code_of(status);
    }
    if (code == EXIT_DONE)
        show_text(stdout, strbuf_text(&manual.out));
    kind_words_release(&words);
    strbuf_release(&manual.out);
    return code;
}

/* Shows a page that is no reference. */
static void show_page(const struct manual_page *page, enum manual_form form)
{
    struct manual manual = {.form = form};

    manual_page_add(page, &manual);
    show_text(stdout, strbuf_text(&manual.out));
    strbuf_release(&manual.out);
}

static enum exit_code no_topic(const struct manner *manner, const char *typed)
{
    const char *names[TOPICS_AT_MOST];
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
    return complain_of(manner, problem);
}

/* What --as asks for. */
enum form { FORM_TEXT, FORM_BASH, FORM_MAN };

static enum exit_code run(const struct command_line *line)
{
    const char *topic = line->operands[0], *element = topic ? line->operands[1] : NULL;
    enum form as = (enum form)option_choice(line, "as", FORM_TEXT);
    enum manual_form form = as == FORM_MAN ? MANUAL_SCDOC : MANUAL_TERMINAL;
    const struct file_kind *kind = topic ? file_kind_named(topic) : NULL;

    if (as == FORM_MAN) /* of a page that is installed */
        text_call(NULL, NULL);
    if (as == FORM_BASH) {
        reference_bash(stdout);
        return EXIT_DONE;
    }
    if (kind)
        return show_book(&line->manner, kind, element, form);
    const struct command *command = topic ? command_find(commands, topic) : NULL;
    const struct manual_page *page = topic && !command ? manual_page_find(topic) : NULL;
    if (topic && !command && !page)
        return no_topic(&line->manner, topic);
    if (element) { /* only a file has elements, which are explained one by one */
        return complain_of(
            &line->manner,
            message_with(N_("“{command}” does not take the extra word “{word}”; leave it out"),
                         arg_typed("word", element), arg_text("command", line->command->name)));
    }
    if (page)
        show_page(page, form);
    else if (as == FORM_MAN)
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

static const char *const forms[] = {
    [FORM_TEXT] = "text", [FORM_BASH] = "bash", [FORM_MAN] = "man", NULL};

static const struct option_row options[] = {
    {CHOICE_OPTION(
        "as", 0, N_("FORM"), forms,
        N_("the output format: plain text, completions for bash, or the source of the man page"))},
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
