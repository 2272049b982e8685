/* An exit ticket on plain lines: large numbers, and hands that were counted. */
#include "tui/lesson_lines.h"

#include "roles.h"
#include "screen.h"
#include "text/text.h"
#include "tui/numeral.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct ticket_screen {
    struct lesson_lines lines;
    struct ticket_front front;
    struct input input;
    char *text;
    size_t size;
};

static void open_ticket(struct ticket_screen *screen, const char *typed)
{
    static const char *const names[] = {""};
    struct message why;

    *screen = (struct ticket_screen){0};
    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    screen->input = input_of(typed, strlen(typed));
    screen->lines =
        lesson_lines_new(open_memstream(&screen->text, &screen->size), &screen->input, names, 1);
    screen->front = ticket_lines_front(&screen->lines);
}

static const char *text_so_far(struct ticket_screen *screen)
{
    fflush(screen->lines.out);
    return screen->text;
}

static void close_ticket(struct ticket_screen *screen)
{
    fclose(screen->lines.out);
    free(screen->text);
    close(screen->input.fd);
}

static struct figure printed(int64_t top, int64_t bottom)
{
    struct notation number = notation_of_fraction(top, bottom);

    return figure_printed(&number);
}

static struct figure whole(int64_t number)
{
    struct notation digits = notation_of_whole(number);

    return figure_printed(&digits);
}

/* --- ballots made by hand */

static struct ballot find_ballot(void)
{
    struct item item = {.kind = ITEM_FIND,
                        .answers = ANSWER_CHOICE,
                        .lettered = true,
                        .stem = printed(2, 5),
                        .options = 4,
                        .option = {{.figure = printed(5, 8)},
                                   {.figure = printed(6, 15), .right = true},
                                   {.figure = printed(4, 15)},
                                   {.words = message_of("none of them")}}};

    return (struct ballot){.item = item, .shown = item, .right = 1};
}

static struct ballot fill_ballot(void)
{
    struct item item = {.kind = ITEM_FILL,
                        .answers = ANSWER_NUMBER,
                        .lettered = true,
                        .stem = printed(3, 4),
                        .other = printed(15, 20),
                        .hole = HOLE_OTHER_TOP};
    struct ballot ballot = {.item = item, .shown = item};

    ballot.shown.answers = ANSWER_CHOICE;
    ballot.shown.options = 3;
    ballot.shown.option[0] = (struct option){.figure = whole(15), .right = true};
    ballot.shown.option[1] = (struct option){.figure = whole(19)};
    ballot.shown.option[2] = (struct option){.figure = whole(3)};
    return ballot;
}

static struct ballot compare_ballot(void)
{
    struct item item = {.kind = ITEM_COMPARE,
                        .answers = ANSWER_SIGN,
                        .lettered = true,
                        .stem = printed(3, 4),
                        .other = printed(5, 6)};
    struct ballot ballot = {.item = item, .shown = item};

    ballot.shown.answers = ANSWER_CHOICE;
    ballot.shown.options = 3;
    ballot.shown.option[0] = (struct option){.words = message_of("less than"), .right = true};
    ballot.shown.option[1] = (struct option){.words = message_of("equal to")};
    ballot.shown.option[2] = (struct option){.words = message_of("greater than")};
    return ballot;
}

/* A picture is asked about: nothing is drawn as large digits. */
static struct ballot read_ballot(void)
{
    struct notation three = notation_of_fraction(3, 8);
    struct ballot ballot = find_ballot();

    ballot.item.kind = ballot.shown.kind = ITEM_READ;
    ballot.item.stem = ballot.shown.stem = figure_picture(SHAPE_BAR, &three);
    return ballot;
}

START_TEST(a_ticket_looks_as_it_did_when_it_was_looked_at)
{
    const struct ballot ballots[] = {find_ballot(), fill_ballot(), compare_ballot(), read_ballot()};
    const struct hands hands = {.of = {3, 12, 1, 0}}, none = {.of = {0, 0, 999, 0}};
    static const char *const titles[] = {"said", "drawn", "drawn with ASCII"};
    char path[4096], *expected = NULL;
    size_t size = 0;
    struct ticket_screen screen;

    open_ticket(&screen, "");
    for (int way = 0; way < 3; way++) {
        fprintf(screen.lines.out, "%s# %s\n", way ? "\n" : "", titles[way]);
        screen.lines.drawn = way > 0;
        screen.lines.ascii = way > 1;
        for (size_t i = 0; i < sizeof ballots / sizeof *ballots; i++) {
            struct strbuf line = {0};
            screen.front.show(screen.front.context, (int)i + 1, 4, &ballots[i]);
            screen.front.ask(screen.front.context, &ballots[i], &line);
            screen.front.count(screen.front.context, &ballots[i], i == 2 ? &none : &hands);
            strbuf_release(&line);
        }
    }
    text_so_far(&screen);
    snprintf(path, sizeof path, "%s/tests/tui/ticket.txt", getenv("BREUK_SOURCE"));
    FILE *file = fopen(path, getenv("BREUK_EXPECT") ? "w" : "r");
    ck_assert_ptr_nonnull(file);
    if (getenv("BREUK_EXPECT")) {
        fwrite(screen.text, 1, screen.size, file);
    } else {
        ck_assert_int_eq(getdelim(&expected, &size, '\0', file), (ssize_t)screen.size);
        ck_assert_str_eq(screen.text, expected);
    }
    fclose(file);
    free(expected);
    close_ticket(&screen);
}
END_TEST

START_TEST(it_waits_for_who_talks_where_there_is_a_terminal_alone)
{
    for (int pauses = 0; pauses <= 1; pauses++) {
        struct ticket_screen screen;
        struct strbuf line = {0};
        open_ticket(&screen, "typed\n");
        screen.lines.pauses = pauses;
        ck_assert_int_eq(screen.front.pause(screen.front.context, &line), FRONT_LINE);
        ck_assert_str_eq(strbuf_text(&line), pauses ? "typed" : "");
        strbuf_release(&line);
        close_ticket(&screen);
    }
}
END_TEST

/* --- large numbers */

static const struct {
    const char *text;
    enum numeral_face face;
    int columns, rows, base; /* columns 0: not drawn large */
} numerals[] = {
    {"7", NUMERAL_HALVES, 3, 3, 1},
    {"12", NUMERAL_HALVES, 7, 3, 1},
    {"12", NUMERAL_BLOCKS, 14, 5, 2},
    {"12", NUMERAL_POINTS, 7, 5, 2},
    {"3/4", NUMERAL_HALVES, 3, 7, 3},
    {"3/16", NUMERAL_BLOCKS, 14, 11, 5},
    {"2 1/3", NUMERAL_HALVES, 8, 7, 3},
    {"3/4 = ?/20", NUMERAL_HALVES, 3 + 2 + 3 + 2 + 7, 7, 3},
    {"0.25", NUMERAL_HALVES, 3 + 1 + 1 + 1 + 7, 3, 1},
    {"0,25", NUMERAL_HALVES, 3 + 1 + 2 + 1 + 7, 3, 1},
    {"25\u00a0%", NUMERAL_HALVES, 7 + 2 + 3, 3, 1},
    {"2 + 1/3", NUMERAL_HALVES, 3 + 2 + 3 + 2 + 3, 7, 3},
    {"½", NUMERAL_HALVES, 0, 0, 0},
    {"none", NUMERAL_HALVES, 0, 0, 0},
    {"3/", NUMERAL_HALVES, 0, 0, 0},
    {"", NUMERAL_HALVES, 0, 0, 0},
};

START_TEST(a_number_is_as_large_as_its_digits_and_its_bar)
{
    int columns, rows;
    bool drawn = numeral_size(numerals[_i].text, numerals[_i].face, &columns, &rows);

    ck_assert(drawn == (numerals[_i].columns > 0));
    if (!drawn)
        return;
    ck_assert_int_eq(columns, numerals[_i].columns);
    ck_assert_int_eq(rows, numerals[_i].rows);
    ck_assert_int_eq(numeral_base(numerals[_i].text, numerals[_i].face), numerals[_i].base);
}
END_TEST

START_TEST(what_is_drawn_fills_the_size_that_was_measured_and_no_more)
{
    enum { MARGIN = 2 };
    int columns, rows;
    struct cells cells;
    bool left = false, right = false, top = false;

    if (!numeral_size(numerals[_i].text, numerals[_i].face, &columns, &rows))
        return;
    cells_init(&cells, columns + 2 * MARGIN, rows + 2 * MARGIN);
    numeral_put(numerals[_i].text, numerals[_i].face, &cells, MARGIN, MARGIN);
    for (int y = 0; y < cells.rows; y++)
        for (int x = 0; x < cells.columns; x++) {
            bool inside = x >= MARGIN && x < MARGIN + columns && y >= MARGIN && y < MARGIN + rows;
            bool drawn = cells_role(&cells, x, y) != ROLE_NOTHING;
            ck_assert(inside || !drawn);
            left = left || (drawn && x == MARGIN);
            right = right || (drawn && x == MARGIN + columns - 1);
            top = top || (drawn && y == MARGIN);
        }
    ck_assert(left && right && top);
    cells_release(&cells);
}
END_TEST

void add_ticket(Suite *suite)
{
    enum { NUMERALS = sizeof numerals / sizeof *numerals };
    TCase *tests = add_case(suite, "ticket");

    tcase_add_test(tests, a_ticket_looks_as_it_did_when_it_was_looked_at);
    tcase_add_test(tests, it_waits_for_who_talks_where_there_is_a_terminal_alone);
    tcase_add_loop_test(tests, a_number_is_as_large_as_its_digits_and_its_bar, 0, NUMERALS);
    tcase_add_loop_test(tests, what_is_drawn_fills_the_size_that_was_measured_and_no_more, 0,
                        NUMERALS);
}
