#include "cli/manual/manual.h"

#include "base/strbuf.h"
#include "base/utf8.h"
#include "cli/kinds/file_kind.h"
#include "text/text.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>

/* All words here are the program's own. */
#undef fprintf
#undef fputs
#undef fputc
#undef fwrite

enum { WIDTH = 80, WIDTH_LEAST = 20, NAMES_WIDTH = 26 };

/* Returns the width of the page: 80 columns, or that of a narrower terminal. */
static int page_width(FILE *out)
{
    const char *told = getenv("COLUMNS");
    struct winsize size;
    int width = told && strlen(told) < 6 ? (int)strtol(told, NULL, 10) : 0;

    if (width <= 0 && ioctl(fileno(out), TIOCGWINSZ, &size) == 0)
        width = size.ws_col;
    return width >= WIDTH_LEAST && width < WIDTH ? width : WIDTH;
}

/* Returns the columns that a text takes: in our languages one for each code point. */
static int columns(const char *text, size_t length)
{
    int count = 0;

    for (size_t i = 0; i < length; i++)
        count += utf8_begins(text[i]);
    return count;
}

static void put_spaces(FILE *out, int count)
{
    fprintf(out, "%*s", count, "");
}

/* Puts words from column `column` on, the lines below indented, and a newline. */
static void put_wrapped(FILE *out, int column, int indent, const char *words)
{
    struct strbuf whole = {0};
    int width = page_width(out);
    bool first = true;

    text_add_called(&whole, words, strlen(words));
    for (const char *text = strbuf_text(&whole); *text;) {
        size_t length = strcspn(text, " ");
        int wide = columns(text, length);
        if (!first && column + 1 + wide > width) {
            fputc('\n', out);
            put_spaces(out, indent);
            column = indent;
        } else if (!first) {
            fputc(' ', out);
            column++;
        }
        fwrite(text, 1, length, out);
        column += wide;
        first = false;
        text += length;
        text += *text == ' ';
    }
    fputc('\n', out);
    strbuf_release(&whole);
}

static void put_sentence(FILE *out, struct message message)
{
    struct strbuf sentence = {0};

    text_of(message, NULL, &sentence);
    put_wrapped(out, 0, 0, strbuf_text(&sentence));
    strbuf_release(&sentence);
}

/* Puts a name on the left, what it is on the right; below it if the name is long or the page
 * narrow. */
static void put_entry(FILE *out, const char *name, const char *what)
{
    bool narrow = page_width(out) < 2 * NAMES_WIDTH; /* no room for words beside names */
    int wide = 2 + columns(name, strlen(name)), names = narrow ? 6 : NAMES_WIDTH;

    fprintf(out, "  %s", name);
    if (wide + 2 > names) {
        fputc('\n', out);
        wide = 0;
    }
    put_spaces(out, names - wide);
    put_wrapped(out, names, names, what);
}

static void put_option(FILE *out, const struct option_row *row)
{
    struct strbuf name = {0}, what = {0};

    if (row->letter)
        strbuf_addf(&name, "-%c, ", row->letter);
    else
        strbuf_add(&name, "    ");
    strbuf_addf(&name, "--%s", row->name);
    if (row->argument)
        strbuf_addf(&name, "=%s", text_get(row->argument));
    strbuf_add(&what, text_get(row->help));
    if (row->choices && !row->explains_choices) {
        struct strbuf choices = {0};
        for (int i = 0; row->choices[i]; i++)
            strbuf_addf(&choices, "%s%s", i ? ", " : "", row->choices[i]);
        strbuf_clear(&what);
        text_of(message_with(N_("{what}: {choices}"), arg_term("what", row->help),
                             arg_text("choices", strbuf_text(&choices))),
                NULL, &what);
        strbuf_release(&choices);
    }
    put_entry(out, strbuf_text(&name), strbuf_text(&what));
    strbuf_release(&name);
    strbuf_release(&what);
}

static void put_options(FILE *out, const char *heading, const struct option_row *row)
{
    if (!row || !row->name)
        return;
    fprintf(out, "\n%s\n", heading);
    for (; row->name; row++)
        put_option(out, row);
}

static void put_choice(void *context, const char *word, const char *what)
{
    put_entry(context, word, text_get(what));
}

static void put_examples(FILE *out, const struct example *example)
{
    if (!example || !example->line)
        return;
    fprintf(out, "\n%s\n", text_get(N_("Examples:")));
    for (; example->line; example++) {
        fprintf(out, "  %s ", text_called());
        put_wrapped(out, 3 + columns(text_called(), strlen(text_called())), 8, example->line);
        put_spaces(out, 6);
        put_wrapped(out, 6, 6, text_get(example->what));
    }
}

void help_overview(FILE *out)
{
    struct message more =
        message_of(N_("“breuk help COMMAND” explains a command, “breuk help first-lesson” how to "
                      "begin with a class. There are pages, too, on {topics}, and on the files "
                      "that you can write: {kinds} and {last}."));
    struct strbuf kinds = {0}, topics = {0};

    put_wrapped(
        out, 0, 0,
        text_get(N_("breuk: learn fractions with lessons and card games, and print the cards.")));
    fprintf(out, "\n%s\n", text_get(N_("Commands:")));
    for (int i = 0; commands[i]; i++)
        put_entry(out, commands[i]->name, text_get(commands[i]->summary));
    put_options(out, text_get(N_("Options:")), common_options);
    fputc('\n', out);
    for (const struct manual_page *page = NULL; (page = manual_topic_next(page));)
        if (strcmp(page->topic, "first-lesson") != 0)
            strbuf_addf(&topics, "%s%s", topics.length ? ", " : "", page->topic);
    message_add(&more, arg_text("topics", strbuf_text(&topics)));
    file_kind_enumerate(file_kind_names, &more, &kinds);
    put_sentence(out, more);
    strbuf_release(&kinds);
    strbuf_release(&topics);
}

void help_command(FILE *out, const struct command *command)
{
    struct strbuf line = {0};

    strbuf_addf(&line, "%s %s", text_called(), command->name);
    if (command->options)
        strbuf_addf(&line, " [%s]", text_get(N_("OPTIONS")));
    if (command->operands)
        strbuf_addf(&line, " %s", text_get(command->operands));
    put_sentence(out, message_with(N_("Usage: {line}"), arg_text("line", strbuf_text(&line))));
    strbuf_release(&line);
    fputc('\n', out);
    put_wrapped(out, 0, 0, text_get(command->summary));
    if (command->description) {
        fputc('\n', out);
        put_wrapped(out, 0, 0, text_get(command->description));
    }
    put_examples(out, command->examples);
    if (command->visit_choices) {
        fprintf(out, "\n%s\n", text_get(command->choices_heading));
        command->visit_choices(put_choice, out);
    }
    put_options(out, text_get(N_("Options:")), command->options);
    put_options(out, text_get(N_("Options for all commands:")), common_options);
}
