/* Lessons on a full screen: each kind of question, and whole sittings played by keys. */
#include "tui/screen/lesson_screen.h"

#include "lesson/sitting.h"
#include "paper_surface.h"
#include "screen.h"
#include "text/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const pupils[] = {"Ann", "Bo"};

struct sat {
    struct paper_surface paper;
    struct lesson_screen *screen;
    struct lesson_front front;
};

static void open_shown(struct sat *shown, int columns, int rows, int count, const char *keys)
{
    struct message why;

    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    paper_surface_init(&shown->paper, columns, rows, keys);
    shown->screen = lesson_screen_new(&shown->paper.surface, "Cut in equal parts", pupils, count);
    ck_assert_ptr_nonnull(shown->screen);
    shown->front = lesson_screen_front(shown->screen);
}

static void close_shown(struct sat *shown)
{
    lesson_screen_free(shown->screen);
    paper_surface_release(&shown->paper);
}

static struct lesson *load(const char *name)
{
    char path[4096];
    struct lesson *lesson = NULL;
    struct diag diag = {0};

    snprintf(path, sizeof path, "%s/lessons/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(lesson_load(&lesson, path, &diag), STATUS_OK);
    diag_release(&diag);
    return lesson;
}

/* A lesson that has each kind. */
static const struct {
    enum item_kind kind;
    const char *lesson;
    uint64_t seed;
} kinds[] = {
    {ITEM_READ, "parts", 3},        {ITEM_SAME, "factor", 1},    {ITEM_FIND, "factor", 2},
    {ITEM_ALL, "three-forms", 1},   {ITEM_FILL, "fill-top", 1},  {ITEM_LEFT, "left", 1},
    {ITEM_SIMPLIFY, "simplify", 1}, {ITEM_WRITE, "mixed", 1},    {ITEM_PLACE, "line", 1},
    {ITEM_COMPARE, "near-half", 1}, {ITEM_ORDER, "near-one", 1}, {ITEM_ODD, "cut", 1},
    {ITEM_PROVE, "prove", 1},       {ITEM_READ, "cut", 1},       {ITEM_COMPARE, "same-below", 2},
};

static struct item make(const struct lesson *lesson, enum item_kind kind, uint64_t seed)
{
    struct chance chance;
    struct item item;

    chance_init(&chance, seed, CHANCE_LESSON, 0);
    ck_assert_msg(item_make(&item, lesson, kind, &chance), "%s: %s", lesson->name,
                  item_kind_names[kind]);
    return item;
}

static void dump_item(const struct item *item, int columns, int rows, bool ascii, const char *keys,
                      FILE *out)
{
    static const bool right[] = {true, true, false, true};
    const struct sitting_stand stand = {.right = right, .done = 4, .why = true};
    struct sat shown;
    struct strbuf line = {0};

    open_shown(&shown, columns, rows, 1, keys);
    shown.paper.surface.looks.ascii = ascii;
    shown.front.turn(shown.front.context, 0, 5, 14);
    shown.front.show(shown.front.context, item);
    shown.front.stand(shown.front.context, &stand);
    shown.front.ask(shown.front.context, 0, &line);
    fprintf(out, "%s", strbuf_text(&shown.paper.lines));
    if (!ascii && columns == 80)
        fprintf(out, "%s", strbuf_text(&shown.paper.roles));
    close_shown(&shown);
    strbuf_release(&line);
}

START_TEST(each_kind_of_question_looks_as_it_did_when_it_was_looked_at)
{
    char path[4096], *expected = NULL, *text = NULL;
    size_t size = 0, length = 0;
    FILE *out = open_memstream(&text, &length);

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        struct lesson *lesson = load(kinds[i].lesson);
        struct item item = make(lesson, kinds[i].kind, kinds[i].seed);
        const char *keys = item.answers == ANSWER_ORDER    ? "ba"
                           : item.answers == ANSWER_SIGN   ? "<"
                           : item.answers == ANSWER_YES_NO ? "n"
                           : item.answers == ANSWER_NUMBER ? "3/4"
                                                           : "2b";
        fprintf(out, "#### %s, %s\n", item_kind_names[kinds[i].kind], kinds[i].lesson);
        dump_item(&item, 80, 24, false, keys, out);
        fprintf(out, "## 40 by 20\n");
        dump_item(&item, 40, 20, false, keys, out);
        fprintf(out, "## ASCII\n");
        dump_item(&item, 80, 24, true, keys, out);
        lesson_free(lesson);
    }
    fclose(out);
    snprintf(path, sizeof path, "%s/tests/tui/lesson_screens.txt", getenv("BREUK_SOURCE"));
    FILE *file = fopen(path, getenv("BREUK_EXPECT") ? "w" : "r");
    ck_assert_ptr_nonnull(file);
    if (getenv("BREUK_EXPECT"))
        fwrite(text, 1, length, file);
    else {
        ck_assert_int_eq(getdelim(&expected, &size, '\0', file), (ssize_t)length);
        ck_assert_str_eq(text, expected);
    }
    fclose(file);
    free(expected);
    free(text);
}
END_TEST

void add_lesson_screen(Suite *suite)
{
    TCase *tests = add_case(suite, "lesson_screen");

    tcase_add_test(tests, each_kind_of_question_looks_as_it_did_when_it_was_looked_at);
}
