#include "tui/lesson_lines.h"

#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"
#include "xml/translated.h"

struct lesson_lines lesson_lines_new(FILE *out, struct input *input, const char *const *names,
                                     int pupils)
{
    return (struct lesson_lines){
        .out = out, .input = input, .names = names, .pupils = pupils, .columns = WRAP_COLUMNS};
}

static void add_text(struct strbuf *text, struct message message)
{
    text_of(message, NULL, text);
}

/* Prints a paragraph and empties it. */
static void print(const struct lesson_lines *lines, struct strbuf *text, int indent)
{
    struct strbuf wrapped = {0};

    wrap_add(&wrapped, strbuf_text(text), indent, lines->columns);
    show_text(lines->out, strbuf_text(&wrapped));
    fflush(lines->out);
    strbuf_release(&wrapped);
    strbuf_clear(text);
}

void lesson_lines_say(struct lesson_lines *lines, struct message message)
{
    struct strbuf text = {0};

    add_text(&text, message);
    print(lines, &text, 0);
    strbuf_release(&text);
}

static void say_figure(struct lesson_lines *lines, const struct figure *figure)
{
    struct strbuf text = {0};

    if (figure->shape == SHAPE_NONE)
        return;
    strbuf_add(&text, "  ");
    if (figure->shape == SHAPE_PRINTED)
        notation_print(&figure->number, text_number_style(), &text);
    else
        add_text(&text, figure_say(figure));
    print(lines, &text, 4);
    strbuf_release(&text);
}

static void say(void *context, struct message message)
{
    lesson_lines_say(context, message);
}

static void turn(void *context, int pupil)
{
    struct lesson_lines *lines = context;

    show_text(lines->out, "\n");
    lesson_lines_say(lines,
                     message_with(N_("{name}, your turn."), arg_text("name", lines->names[pupil])));
}

static void tell(void *context, const struct telling *telling)
{
    struct lesson_lines *lines = context;
    struct strbuf text = {0};

    if (telling->words)
        strbuf_add(&text, words_in(telling->words, text_language()));
    else if (telling->say.id)
        add_text(&text, telling->say);
    if (text.length)
        print(lines, &text, 0);
    for (int i = 0; i < TELLING_MORE && telling->more[i].id; i++)
        lesson_lines_say(lines, telling->more[i]);
    for (int i = 0; i < telling->figures; i++)
        say_figure(lines, &telling->figure[i]);
    strbuf_release(&text);
}

static void show(void *context, const struct item *item)
{
    struct lesson_lines *lines = context;
    struct strbuf text = {0};

    show_text(lines->out, "\n");
    lesson_lines_say(lines, item_question(item));
    if (item->stem.shape > SHAPE_PRINTED)
        say_figure(lines, &item->stem);
    if (item->other.shape > SHAPE_PRINTED)
        say_figure(lines, &item->other);
    for (int i = 0; i < item->options; i++) {
        char label[LABEL_SIZE];
        const struct option *option = &item->option[i];
        item_label(item, i, label);
        strbuf_addf(&text, "  %s: ", label);
        if (option->words.id)
            add_text(&text, option->words);
        else if (option->figure.shape == SHAPE_PRINTED)
            notation_print(&option->figure.number, text_number_style(), &text);
        else
            add_text(&text, figure_say(&option->figure));
        print(lines, &text, 5);
    }
    strbuf_release(&text);
}

static enum front_answer ask(void *context, int pupil, struct strbuf *line)
{
    struct lesson_lines *lines = context;

    (void)pupil;
    show_text(lines->out, "> ");
    fflush(lines->out);
    switch (input_line(lines->input, line)) {
    case ANSWER_LINE:
        return FRONT_LINE;
    case ANSWER_END:
        return FRONT_END;
    default:
        return FRONT_STOPPED;
    }
}

struct lesson_front lesson_lines_front(struct lesson_lines *lines)
{
    return (struct lesson_front){
        .context = lines, .say = say, .turn = turn, .tell = tell, .show = show, .ask = ask};
}
