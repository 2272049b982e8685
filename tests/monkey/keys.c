/* A monkey that presses keys at the full screen, whose window changes its size now and then. */
#include "monkey.h"

#include "base/utf8.h"
#include "tui/table/table_screen.h"

#include <stdio.h>

enum { KEYS = 1000 };

/* Begins with what is the context of its front, so that the front can be the full screen's. */
struct desk {
    struct table_screen screen;
    struct display display;
    struct plain plain;
    struct input nothing;
    struct monkey *monkey;
    struct monkey_table table;
    struct table_front front; /* the full screen's */
    const struct view *view;  /* what is asked now; NULL: nothing */
    int columns, rows, shown;
    struct strbuf typed; /* still to come … */
    size_t at;           /* … from here on */
    int left;            /* keys until the terminal is gone */
};

static void size(void *context, int *columns, int *rows)
{
    const struct desk *desk = context;

    *columns = desk->columns;
    *rows = desk->rows;
}

static void show(void *context, const struct cells *cells, int cursor_x, int cursor_y)
{
    enum { READ = 16 };
    struct desk *desk = context;
    struct strbuf lines = {0};

    ck_assert_int_eq(cells->columns, desk->columns);
    ck_assert_int_eq(cells->rows, desk->rows);
    ck_assert_int_lt(cursor_x, cells->columns);
    ck_assert_int_lt(cursor_y, cells->rows);
    if (desk->shown++ % READ)
        return;
    cells_add_lines(cells, desk->display.looks.ascii, &lines);
    ck_assert(utf8_is_text(strbuf_text(&lines)));
    strbuf_release(&lines);
}

/* Types a line: mostly opened by a colon, or every key of it presses what it may. */
static void type_line(struct desk *desk)
{
    if (monkey_now(desk->monkey, 2))
        strbuf_add_char(&desk->typed, '\n'); /* lifts a cover, turns a page */
    if (!monkey_now(desk->monkey, 8))
        strbuf_add_char(&desk->typed, ':');
    if (desk->view)
        monkey_type(desk->monkey, &desk->table.setup, desk->view, &desk->typed);
    else
        monkey_type_blindly(desk->monkey, &desk->table.setup, &desk->typed);
    strbuf_add_char(&desk->typed, '\n');
}

static const enum key_kind kinds[] = {
    KEY_RETURN,     KEY_RETURN,      KEY_RETURN,   KEY_ESCAPE,     KEY_TABULATOR, KEY_ERASE,
    KEY_ERASE_LINE, KEY_ARROW_LEFT,  KEY_ARROW_UP, KEY_ARROW_DOWN, KEY_TO_BEGIN,  KEY_TO_END,
    KEY_PAGE_UP,    KEY_ARROW_RIGHT, KEY_WOKEN,    KEY_PAGE_DOWN,  KEY_RETURN,    KEY_RETURN};

static struct key press(struct desk *desk)
{
    static const int sizes[][2] = {{80, 24}, {40, 20}, {39, 19}, {100, 30}, {120, 36},
                                   {1, 1},   {60, 24}, {92, 29}, {41, 21},  {160, 50}};
    struct monkey *monkey = desk->monkey;

    if (monkey_now(monkey, 60)) {
        const int *other = sizes[monkey_now(monkey, 2) ? 0 : monkey_draw(monkey, 10)];
        desk->columns = other[0];
        desk->rows = other[1];
        return (struct key){.kind = KEY_SIZED};
    }
    if (monkey_now(monkey, 30))
        return (struct key){.kind = KEY_CLICKED,
                            .x = monkey_draw(monkey, desk->columns),
                            .y = monkey_draw(monkey, desk->rows)};
    if (monkey_now(monkey, 3))
        return (struct key){.kind = kinds[monkey_draw(monkey, sizeof kinds / sizeof *kinds)]};
    return (struct key){.kind = KEY_CHARACTER,
                        .character =
                            (uint32_t)("0123456789dklhscwbjteanoyx?!:/ "[monkey_draw(monkey, 31)])};
}

static struct key key(void *context, int milliseconds)
{
    struct desk *desk = context;
    struct key pressed = {.kind = KEY_CHARACTER};

    if (milliseconds >= 0 && !monkey_now(desk->monkey, 20))
        return (struct key){.kind = KEY_NONE};
    if (desk->left-- <= 0)
        return (struct key){.kind = KEY_GONE};
    if (desk->at >= desk->typed.length) {
        strbuf_clear(&desk->typed);
        desk->at = 0;
        if (monkey_now(desk->monkey, 4))
            return press(desk);
        type_line(desk);
        trail_add(strbuf_text(&desk->typed));
    }
    size_t bytes = utf8_first(strbuf_text(&desk->typed) + desk->at, &pressed.character);
    desk->at += bytes ? bytes : 1;
    if (pressed.character == '\n' || !bytes || utf8_acts(pressed.character))
        return (struct key){.kind = KEY_RETURN};
    return pressed;
}

static void ignore_keys(void *context, int milliseconds)
{
    (void)context;
    (void)milliseconds;
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct desk *desk = context;

    desk->view = view;
    desk->monkey->asked[view->situation]++;
    enum table_answer answer = desk->front.ask(&desk->screen, view, choices, line);
    desk->view = NULL;
    trail_add(strbuf_text(line));
    return answer;
}

static void sit_down(struct desk *desk, FILE *out)
{
    struct monkey *monkey = desk->monkey;
    struct setup *setup = &desk->table.setup;

    desk->display = (struct display){.context = desk,
                                     .looks = {.face = (enum picture_face)monkey_draw(monkey, 4),
                                               .colours = monkey_now(monkey, 2),
                                               .ascii = monkey_now(monkey, 4)},
                                     .size = size,
                                     .show = show,
                                     .key = key,
                                     .ignore_keys = ignore_keys};
    desk->plain = plain_new(out, &desk->nothing, &setup->names, players_people(&setup->players));
    desk->plain.settings = &setup->settings;
    table_screen_init(&desk->screen, &desk->display, &desk->plain, &setup->players);
    desk->screen.pace = monkey_now(monkey, 5);
    desk->screen.projector = monkey_now(monkey, 4);
    desk->front = table_screen_front(&desk->screen);
}

static void play(struct monkey *monkey)
{
    struct desk desk = {.monkey = monkey, .columns = 80, .rows = 24, .left = KEYS};
    struct table_front front;
    char *text;
    size_t size_of_text;

    monkey_table_set(&desk.table, monkey);
    FILE *out = open_memstream(&text, &size_of_text);
    sit_down(&desk, out);
    front = desk.front;
    front.ask = ask;
    monkey_table_play(&desk.table, monkey, &front, &desk.plain.table);
    table_screen_finish(&desk.screen);
    fclose(out);
    free(text);
    strbuf_release(&desk.typed);
    table_screen_release(&desk.screen);
    plain_release(&desk.plain);
    monkey_table_release(&desk.table);
}

START_TEST(a_monkey_that_presses_keys_in_every_situation_breaks_nothing)
{
    monkey_plays(30, MONKEY_SITUATIONS, play);
}
END_TEST

void add_keys(Suite *suite)
{
    tcase_add_test(add_case(suite, "keys"),
                   a_monkey_that_presses_keys_in_every_situation_breaks_nothing);
}
