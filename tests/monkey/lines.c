/* A monkey that types lines at the plain table. */
#include "monkey.h"

#include "base/utf8.h"
#include "tui/plain.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { QUESTIONS = 120 };

/* Begins with what is the context of its front, so that the front can be the plain one. */
struct desk {
    struct plain plain;
    struct monkey *monkey;
    struct monkey_table table;
    int typed; /* where lines are typed: the end of a pipe */
    struct input input;
    struct table_front front; /* the plain one */
    int left;                 /* questions until the terminal is gone */
};

static void type(struct desk *desk, const char *line)
{
    ck_assert_int_eq(write(desk->typed, line, strlen(line)), (ssize_t)strlen(line));
    ck_assert_int_eq(write(desk->typed, "\n", 1), 1);
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct desk *desk = context;
    struct strbuf typed = {0};

    if (desk->left-- == 0)
        return ANSWER_END;
    desk->monkey->asked[view->situation]++;
    monkey_type(desk->monkey, &desk->table.setup, view, &typed);
    trail_add(strbuf_text(&typed));
    /* a cover takes the first line, if any, and the Enter behind it */
    type(desk, strbuf_text(&typed));
    type(desk, "");
    type(desk, strbuf_text(&typed));
    type(desk, "");
    strbuf_release(&typed);
    enum table_answer answer = desk->front.ask(&desk->plain, view, choices, line);
    ck_assert_int_eq(answer, ANSWER_LINE);
    input_forget(&desk->input);
    return answer;
}

static void check_shown(const char *text)
{
    ck_assert(utf8_is_text(text));
    for (const char *at = text; *at; at++)
        ck_assert_msg(((unsigned char)*at >= ' ' || *at == '\n' || *at == '\033') && *at != 0x7F,
                      "the control character %d was shown", *at);
}

static void sit_down(struct desk *desk, FILE *out, int typed)
{
    struct setup *setup = &desk->table.setup;

    desk->input = input_from(typed);
    desk->plain = plain_new(out, &desk->input, &setup->names, players_people(&setup->players));
    desk->plain.settings = &setup->settings;
    desk->plain.terminal = monkey_now(desk->monkey, 2);
    desk->plain.cursor = true;
    desk->plain.drawn = monkey_now(desk->monkey, 2);
    desk->plain.ascii = monkey_now(desk->monkey, 4);
    desk->front = plain_front(&desk->plain);
}

static void play(struct monkey *monkey)
{
    struct desk desk = {.monkey = monkey, .left = QUESTIONS};
    struct table_front front;
    char *text;
    size_t size;
    int ends[2];

    ck_assert_int_eq(pipe(ends), 0);
    desk.typed = ends[1];
    monkey_table_set(&desk.table, monkey);
    FILE *out = open_memstream(&text, &size);
    sit_down(&desk, out, ends[0]);
    front = desk.front;
    front.ask = ask;
    monkey_table_play(&desk.table, monkey, &front, &desk.plain.table);
    plain_finish(&desk.plain);
    fclose(out);
    check_shown(text);
    free(text);
    plain_release(&desk.plain);
    monkey_table_release(&desk.table);
    close(ends[0]);
    close(ends[1]);
}

START_TEST(a_monkey_that_types_lines_in_every_situation_breaks_nothing)
{
    monkey_plays(60, MONKEY_WORDS, play);
}
END_TEST

void add_lines(Suite *suite)
{
    tcase_add_test(add_case(suite, "lines"),
                   a_monkey_that_types_lines_in_every_situation_breaks_nothing);
}
