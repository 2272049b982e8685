#include "tui/lesson_lines.h"

#include "text/text.h"
#include "tui/gallery.h"
#include "tui/sentence.h"
#include "tui/show.h"
#include "tui/wrap.h"
#include "xml/translated.h"

#include <string.h>

struct lesson_lines lesson_lines_new(FILE *out, struct input *input, const char *const *names,
                                     int pupils)
{
    return (struct lesson_lines){.out = out, .input = input, .names = names, .pupils = pupils};
}

int lesson_lines_columns(const struct lesson_lines *lines)
{
    return lines->terminal ? wrap_width(lines->out) : WRAP_COLUMNS;
}

static void put(const struct lesson_lines *lines, const struct strbuf *text)
{
    show_text(lines->out, strbuf_text(text));
    fflush(lines->out);
}

/* Prints words as a sentence, a paragraph of its own. */
static void put_sentence(const struct lesson_lines *lines, const char *words)
{
    struct strbuf sentence = {0}, wrapped = {0};

    sentence_add(&sentence, words);
    wrap_add(&wrapped, strbuf_text(&sentence), 0, lesson_lines_columns(lines));
    put(lines, &wrapped);
    strbuf_release(&sentence);
    strbuf_release(&wrapped);
}

void lesson_lines_say(struct lesson_lines *lines, struct message message)
{
    struct strbuf words = {0};

    text_of(message, NULL, &words);
    put_sentence(lines, strbuf_text(&words));
    strbuf_release(&words);
}

static void say(void *context, struct message message)
{
    lesson_lines_say(context, message);
}

static void turn(void *context, int pupil, int number, int all)
{
    struct lesson_lines *lines = context;

    show_text(lines->out, "\n");
    lesson_lines_say(lines, message_with(lines->pupils > 1
                                             ? N_("{name}, your turn: question {number} of {all}.")
                                             : N_("Question {number} of {all}."),
                                         arg_text("name", lines->names[pupil]),
                                         arg_count("number", number), arg_count("all", all)));
}

static void example(void *context, int number)
{
    struct lesson_lines *lines = context;

    show_text(lines->out, "\n");
    lesson_lines_say(lines, number > 0
                                ? message_with(N_("Example {number}:"), arg_count("number", number))
                                : message_of(N_("Let us look at one together.")));
}

/* Prints the gallery; drawn, it has an empty line above and below. */
static void put_gallery(const struct lesson_lines *lines, const struct gallery *gallery)
{
    struct strbuf text = {0};

    if (gallery->count == 0)
        return;
    if (lines->drawn) {
        strbuf_add_char(&text, '\n');
        gallery_draw(gallery, lesson_lines_columns(lines), lines->ascii, &text);
        strbuf_add_char(&text, '\n');
    } else {
        gallery_say(gallery, lesson_lines_columns(lines), &text);
    }
    put(lines, &text);
    strbuf_release(&text);
}

/* --- telling */

/* True if a picture is among the first `seens` above already; if not, adds it to those above, if
 * there is room. */
static bool was_seen(struct lesson_lines *lines, int seens, const struct figure *figure)
{
    for (int i = 0; i < seens; i++)
        if (figure_same(&lines->seen[i], figure))
            return true;
    if (lines->seens < LESSON_SEEN)
        lines->seen[lines->seens++] = *figure;
    return false;
}

void lesson_lines_tell(struct lesson_lines *lines, const struct telling *telling)
{
    struct gallery gallery = {0};
    struct notation number[TELLING_FIGURES];
    const int seens = lines->seens; /* of two that look alike both are shown */

    if (telling->words)
        put_sentence(lines, words_in(telling->words, text_language()));
    else if (telling->say.id)
        lesson_lines_say(lines, telling->say);
    for (int i = 0; i < TELLING_MORE && telling->more[i].id; i++)
        lesson_lines_say(lines, telling->more[i]);
    for (int i = 0; i < telling->figures; i++) {
        bool said =
            !telling->words && gallery_is_said(&telling->say, &telling->figure[i], &number[i]);
        if (!was_seen(lines, seens, &telling->figure[i]) || said)
            gallery_add(&gallery, &telling->figure[i], NULL, said ? &number[i] : NULL);
    }
    put_gallery(lines, &gallery);
}

static void tell(void *context, const struct telling *telling)
{
    lesson_lines_tell(context, telling);
}

/* --- asking */

/* Printed numbers and few words stand in one list; pictures and reasons do not. */
static bool is_short(const struct item *item)
{
    enum { WORDS_MOST = 24 };
    struct strbuf words = {0};
    bool fits = true;

    for (int i = 0; i < item->options; i++) {
        strbuf_clear(&words);
        if (item->option[i].words.id)
            text_of(item->option[i].words, NULL, &words);
        else
            fits = fits && item->option[i].figure.shape == SHAPE_PRINTED;
        fits = fits && wrap_columns(strbuf_text(&words)) <= WORDS_MOST;
    }
    strbuf_release(&words);
    return fits;
}

/* "1: 5/8" */
static void add_option(const struct item *item, int index, struct strbuf *out)
{
    const struct option *option = &item->option[index];
    char label[LABEL_SIZE];

    item_label(item, index, label);
    gallery_add_label(out, label);
    if (option->words.id)
        text_of(option->words, NULL, out);
    else
        text_add_number(&option->figure.number, NULL, out);
}

/* On a screen side by side as a teacher writes it, or read as sentences. */
static void put_list(const struct lesson_lines *lines, const struct item *item)
{
    enum { INDENT = 2, GAP = 4 };
    struct strbuf text = {0}, option = {0}, wrapped = {0};
    int used = 0, columns = lesson_lines_columns(lines);

    for (int i = 0; i < item->options; i++) {
        strbuf_clear(&option);
        add_option(item, i, &option);
        if (!lines->drawn) {
            strbuf_addf(&text, "%s%s.", i ? " " : "", strbuf_text(&option));
            continue;
        }
        int width = wrap_columns(strbuf_text(&option));
        bool next = i > 0 && used + GAP + width > columns;
        if (next)
            strbuf_add_char(&text, '\n');
        int blank = i == 0 || next ? INDENT : GAP;
        strbuf_addf(&text, "%*s%s", blank, "", strbuf_text(&option));
        used = (next ? 0 : used) + blank + width;
    }
    if (lines->drawn)
        strbuf_addf(&wrapped, "%s\n\n", strbuf_text(&text));
    else
        wrap_add(&wrapped, strbuf_text(&text), 0, columns);
    put(lines, &wrapped);
    strbuf_release(&text);
    strbuf_release(&option);
    strbuf_release(&wrapped);
}

void lesson_lines_show(struct lesson_lines *lines, const struct item *item)
{
    struct gallery gallery = {0};
    bool on_line = item->other.marks > 0; /* the options are letters of the line */
    bool listed = item->options > 0 && !on_line && is_short(item);

    lines->seens = 0;
    if (item->stem.shape > SHAPE_PRINTED && !was_seen(lines, lines->seens, &item->stem))
        gallery_add(&gallery, &item->stem, NULL, NULL);
    if (item->other.shape > SHAPE_PRINTED && !was_seen(lines, lines->seens, &item->other))
        gallery_add(&gallery, &item->other, NULL, NULL);
    for (int i = 0; i < item->options && !on_line && !listed; i++)
        gallery_add_option(&gallery, item, i);
    put_gallery(lines, &gallery);
    if (listed && lines->drawn && gallery.count == 0)
        show_text(lines->out, "\n");
    if (listed)
        put_list(lines, item);
}

static void show(void *context, const struct item *item)
{
    lesson_lines_say(context, item_question(item));
    lesson_lines_show(context, item);
}

enum front_answer lesson_lines_read(struct lesson_lines *lines, struct strbuf *line)
{
    enum table_answer answer = input_line(lines->input, line);

    /* A terminal has shown the Enter itself, if there was one. */
    if (!lines->terminal || answer != ANSWER_LINE)
        show_text(lines->out, "\n");
    lines->seens = 0;
    switch (answer) {
    case ANSWER_LINE:
        return FRONT_LINE;
    case ANSWER_END:
        return FRONT_END;
    default:
        return FRONT_STOPPED;
    }
}

static enum front_answer ask(void *context, int pupil, struct strbuf *line)
{
    struct lesson_lines *lines = context;
    struct strbuf prompt = {0};

    if (lines->pupils > 1)
        strbuf_add(&prompt, lines->names[pupil]);
    strbuf_add(&prompt, "> ");
    put(lines, &prompt);
    strbuf_release(&prompt);
    return lesson_lines_read(lines, line);
}

static enum front_answer wait_read(void *context, struct strbuf *line)
{
    struct lesson_lines *lines = context;

    if (!lines->pauses)
        return FRONT_LINE;
    lesson_lines_say(lines, message_of(N_("Press Enter when you have read it.")));
    return lesson_lines_read(lines, line);
}

struct lesson_front lesson_lines_front(struct lesson_lines *lines)
{
    return (struct lesson_front){.context = lines,
                                 .say = say,
                                 .turn = turn,
                                 .example = example,
                                 .tell = tell,
                                 .show = show,
                                 .ask = ask,
                                 .pause = wait_read};
}
