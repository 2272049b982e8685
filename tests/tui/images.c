/* Pies as images on a terminal: who gets them, when they come and how they go. */
#include "desk.h"
#include "roles.h"
#include "screen.h"
#include "tui/picture.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

#define SIXEL      "\033P0;1;0q\"1;1;40;40"
#define QUERY      "\033_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\033\\"
#define KITTY      "\033_Ga=T,f=24,s=40,v=40,i=1,c=4,r=2,C=1,q=2,m=1;"
#define KITTY_GONE "\033_Ga=d,d=I,i=1,q=2\033\\"
#define KITTY_NONE "\033_Ga=d,d=A,q=2\033\\"

static const struct terminal_wish images_wished = {.graphics = true};

/* A terminal, how it answers, and which images it gets. */
struct place {
    const char *kind, *variable, *name, *kitty, *cell; /* NULL: it does not answer that */
    bool pixels;                                       /* the system knows how large a cell is */
    const struct terminal_wish *wish;
    enum { NO_IMAGES, SIXELS, KITTYS } images;
};

static void forget_who_starts_the_tests(void)
{
    unsetenv("KITTY_WINDOW_ID");
    unsetenv("TMUX");
    unsetenv("STY");
}

/* Answers what is asked next, once it is. */
static void answer(struct desk *desk, const char *question, int times, const char *with)
{
    while (desk_count(desk, question) < times)
        ck_assert_msg(desk_look(desk, DESK_LONG), "“%s” was not asked", question + 1);
    desk_send(desk, with);
}

static void open_place(struct desk *desk, const struct place *place)
{
    int named = 1;

    forget_who_starts_the_tests();
    if (place->variable)
        setenv(place->variable, "1", 1);
    desk_start(desk, place->kind, "C.UTF-8", place->wish ? place->wish : &images_wished);
    desk_resize_cells(desk, 80, 24, place->pixels ? 10 : 0, place->pixels ? 20 : 0);
    answer(desk, "\033[c", named++, place->name);
    answer(desk, "\033[6n", 1, "\033[1;5R");
    if (place->kitty) {
        answer(desk, QUERY, 1, place->kitty);
        answer(desk, "\033[c", named++, place->name);
    }
    if (place->cell) {
        answer(desk, "\033[16t", 1, place->cell);
        answer(desk, "\033[c", named++, place->name);
    }
    desk_await_ready(desk);
}

static void press(struct desk *desk, const char *keys)
{
    desk_send(desk, keys);
    desk_look_until_calm(desk);
}

static const char with_sixel[] = "\033[?62;4;22c", without[] = "\033[?62;22c";

static const struct place places[] = {
    {"xterm-256color", NULL, with_sixel, NULL, NULL, true, NULL, SIXELS},
    {"xterm-256color", NULL, with_sixel, NULL, "\033[6;20;10t", false, NULL, SIXELS},
    {"xterm-256color", NULL, with_sixel, NULL, "", false, NULL, NO_IMAGES},
    {"xterm-256color", NULL, with_sixel, NULL, "\033[6;0;10t", false, NULL, NO_IMAGES},
    {"xterm-256color", NULL, with_sixel, NULL, NULL, true, &nothing_special, NO_IMAGES},
    {"xterm-256color", NULL, without, NULL, NULL, true, NULL, NO_IMAGES},
    {"xterm-256color", "NO_COLOR", with_sixel, NULL, NULL, true, NULL, NO_IMAGES},
    {"xterm-256color", "TMUX", with_sixel, NULL, NULL, true, NULL, NO_IMAGES},
    {"xterm-256color", "STY", with_sixel, NULL, NULL, true, NULL, NO_IMAGES},
    {"screen-256color", NULL, with_sixel, NULL, NULL, true, NULL, NO_IMAGES},
    {"tmux-256color", "KITTY_WINDOW_ID", with_sixel, NULL, NULL, true, NULL, NO_IMAGES},
    {"linux", "KITTY_WINDOW_ID", with_sixel, NULL, NULL, true, NULL, NO_IMAGES},
    {"xterm-256color", "KITTY_WINDOW_ID", without, "\033_Gi=31;OK\033\\", NULL, true, NULL, KITTYS},
    {"xterm-256color", "KITTY_WINDOW_ID", without, "\033_Gi=31;OK\033\\", "\033[6;20;10t", false,
     NULL, KITTYS},
    {"xterm-256color", "KITTY_WINDOW_ID", without, "", NULL, true, NULL, NO_IMAGES},
    {"xterm-256color", "KITTY_WINDOW_ID", without, "\033_Gi=31;EINVAL\033\\", NULL, true, NULL,
     NO_IMAGES},
    {"xterm-256color", "KITTY_WINDOW_ID", with_sixel, "", NULL, true, NULL, SIXELS},
    {"xterm-256color", "KITTY_WINDOW_ID", without, NULL, NULL, true, &nothing_special, NO_IMAGES},
};

START_TEST(images_go_only_where_they_are_wished_and_taken)
{
    const struct place *place = &places[_i];
    struct desk desk;

    open_place(&desk, place);
    press(&desk, "P");
    ck_assert_int_eq(desk_count(&desk, SIXEL), place->images == SIXELS);
    ck_assert_int_eq(desk_count(&desk, KITTY), place->images == KITTYS);
    if (place->images != SIXELS)
        ck_assert_int_eq(desk_count(&desk, "\033P"), 0);
    ck_assert_int_eq(desk_count(&desk, QUERY), place->kitty != NULL);
    if (!place->kitty)
        ck_assert_int_eq(desk_count(&desk, "\033_"), 0);
    ck_assert_int_eq(desk_count(&desk, "\033[16t"), place->cell != NULL);
    desk_quit(&desk);
    if (strcmp(place->kind, "xterm-256color") == 0)
        assert_given_back(&desk);
    desk_end(&desk);
}
END_TEST

/* Nothing is asked any more of a terminal that does not say what it is. */
START_TEST(a_silent_terminal_gets_no_image)
{
    struct desk desk;

    forget_who_starts_the_tests();
    setenv("KITTY_WINDOW_ID", "1", 1);
    desk_start(&desk, "xterm-256color", "C.UTF-8", &images_wished);
    desk_await_ready(&desk);
    press(&desk, "\033[?62;4c\033_Gi=31;OK\033\\P");
    ck_assert_int_eq(desk_count(&desk, "\033P"), 0);
    ck_assert_int_eq(desk_count(&desk, "\033_"), 0);
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(a_query_that_is_not_answered_is_waited_for_only_so_long)
{
    struct desk desk;

    forget_who_starts_the_tests();
    setenv("KITTY_WINDOW_ID", "1", 1);
    desk_start(&desk, "xterm-256color", "C.UTF-8", &images_wished);
    desk_resize_cells(&desk, 80, 24, 10, 20);
    answer(&desk, "\033[c", 1, with_sixel);
    answer(&desk, "\033[6n", 1, "\033[1;5R");
    desk_await_ready(&desk);
    ck_assert_int_eq(desk_count(&desk, QUERY), 1);
    assert_heard(&desk, "\033_Gi=31;O", "");
    assert_heard(&desk, "K\033\\\033[?62;4", "");
    assert_heard(&desk, "cP", "P ");
    ck_assert_int_eq(desk_count(&desk, "\033P"), 0);
    ck_assert_int_eq(desk_count(&desk, "\033_"), 1);
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(a_sixel_comes_once_and_again_when_its_cells_are_drawn)
{
    struct desk desk;

    open_place(&desk, &places[0]);
    press(&desk, "P");
    const char *image = strstr(desk.text, "\033[3;5H" SIXEL);
    ck_assert_ptr_nonnull(image);
    ck_assert_ptr_nonnull(strstr(image, "\033\\\033[2;3H")); /* the cursor is back */
    press(&desk, "b");
    ck_assert_int_eq(desk_count(&desk, SIXEL), 1);
    press(&desk, "B"); /* a word on either side: what is between may be written, too */
    ck_assert_int_eq(desk_count(&desk, SIXEL), 2);
    press(&desk, "O"); /* something over it: the cells are seen */
    ck_assert_int_eq(desk_count(&desk, SIXEL), 2);
    press(&desk, "O");
    ck_assert_int_eq(desk_count(&desk, SIXEL), 3);
    desk_resize_cells(&desk, 80, 24, 12, 24);
    desk_await_told(&desk, "sized ");
    desk_look_until_calm(&desk);
    ck_assert_int_eq(desk_count(&desk, "\033P0;1;0q\"1;1;48;48"), 1);
    desk_quit(&desk);
    assert_given_back(&desk);
    desk_end(&desk);
}
END_TEST

/* Its cells are written once more: curses alone would leave them, and the image in them. */
START_TEST(what_was_below_a_sixel_is_drawn_anew)
{
    struct desk desk;

    open_place(&desk, &places[0]);
    press(&desk, "P");
    desk.length = 0;
    desk.text[0] = '\0';
    press(&desk, "O");
    /* two rows of four columns blank, then as they were, of which the last is another one */
    ck_assert_int_eq(desk_count(&desk, "    "), 3);
    ck_assert_ptr_nonnull(strstr(desk.text, "x"));
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

static int last_at(const struct desk *desk, const char *text)
{
    int last = -1;

    for (const char *at = desk->text; (at = strstr(at, text)); at++)
        last = (int)(at - desk->text);
    return last;
}

START_TEST(the_images_of_kitty_are_taken_away_by_number)
{
    struct desk desk;

    open_place(&desk, &places[12]);
    press(&desk, "P");
    press(&desk, "B");
    ck_assert_int_eq(desk_count(&desk, KITTY), 1); /* what is written does not touch them */
    ck_assert_int_eq(desk_count(&desk, KITTY_GONE), 0);
    press(&desk, "O");
    ck_assert_int_eq(desk_count(&desk, KITTY_GONE), 1);
    press(&desk, "O");
    ck_assert_int_eq(desk_count(&desk, KITTY), 2);
    desk_quit(&desk);
    assert_given_back(&desk);
    ck_assert_int_eq(desk_count(&desk, KITTY_GONE), 2);
    ck_assert_int_lt(last_at(&desk, KITTY_GONE), last_at(&desk, "\033[?1049l"));
    desk_end(&desk);
}
END_TEST

START_TEST(no_image_stays_behind)
{
    static const int which[] = {0, 12};
    struct desk desk;

    for (int i = 0; i < 2; i++) {
        const char *image = i ? KITTY : SIXEL, *gone = i ? KITTY_GONE : "\033[2J";
        open_place(&desk, &places[which[i]]);
        press(&desk, "P");
        desk_forget(&desk);
        press(&desk, "L"); /* for a moment back to lines */
        ck_assert_int_gt(last_at(&desk, gone), last_at(&desk, image));
        ck_assert_int_gt(last_at(&desk, "\033[?1049l"), last_at(&desk, gone));
        press(&desk, "some words\n");
        ck_assert_int_eq(desk_count(&desk, image), 2);
        press(&desk, "\x1A");
        desk_await_told(&desk, "paused ");
        ck_assert_int_gt(last_at(&desk, gone), last_at(&desk, image));
        kill(desk.program, SIGCONT);
        desk_await_told(&desk, "woken ");
        desk_look_until_calm(&desk);
        ck_assert_int_eq(desk_count(&desk, image), 3);
        desk_send(&desk, "A"); /* it fails */
        desk_await_told(&desk, "killed by 6");
        assert_given_back(&desk);
        ck_assert_int_gt(last_at(&desk, i ? KITTY_NONE : "\033[2J"), last_at(&desk, image));
        desk_end(&desk);
    }
}
END_TEST

START_TEST(a_pie_is_whole_until_something_is_drawn_over_it)
{
    struct cells page, cells;
    const struct cell_pie pie = {.x = 1, .y = 3, .columns = 4, .rows = 2, .parts = 3};

    cells_init(&page, 6, 9);
    cells_init(&cells, 6, 4);
    cells_add_pie(&page, pie);
    cells_add_pie(&page, (struct cell_pie){.x = 3, .columns = 4, .rows = 2}); /* cut off */
    ck_assert_int_eq(page.pies, 1);
    ck_assert(cells_pie_is_whole(&page, 0));
    cells_copy_rows(&cells, 1, &page, 4, 3); /* without its first row */
    ck_assert_int_eq(cells.pies, 0);
    cells_copy_rows(&cells, 1, &page, 2, 3);
    ck_assert_int_eq(cells.pies, 1);
    ck_assert_int_eq(cells.pie[0].y, 2);
    cells_put(&cells, 0, 2, 'x', ROLE_TEXT);
    ck_assert(cells_pie_is_whole(&cells, 0));
    cells_put(&cells, 4, 3, 'x', ROLE_TEXT);
    ck_assert(!cells_pie_is_whole(&cells, 0));
    cells_release(&cells);
    cells_release(&page);
}
END_TEST

/* 5/3: two pies, of which the second has two parts shaded. */
START_TEST(the_pies_of_a_picture_are_remembered)
{
    const struct notation number = {.kind = NOTATION_FRACTION, .numerator = 5, .denominator = 3};
    struct figure figure = figure_picture(SHAPE_PIE, &number);
    const struct figure *figures[] = {&figure};
    struct picture_scale scale = picture_scale(figures, 1, 70, PIES_LARGE, CUTS_EQUAL);
    struct cells cells;

    cells_init(&cells, 70, 20);
    picture_put(&figure, &scale, &cells, 2, 1);
    ck_assert_int_eq(cells.pies, 2);
    for (int i = 0; i < 2; i++) {
        const struct cell_pie *pie = &cells.pie[i];
        ck_assert(cells_pie_is_whole(&cells, i));
        ck_assert_int_eq(pie->parts, 3);
        ck_assert_int_eq(pie->counted < 3 ? pie->counted : 3, i ? 2 : 3);
        ck_assert_int_eq(pie->y, 1);
        ck_assert_int_eq(pie->columns, 2 * pie->rows);
        ck_assert_int_eq(cells_role(&cells, pie->x + pie->rows, pie->y), ROLE_SHADED);
    }
    cells_release(&cells);
}
END_TEST

void add_images(Suite *suite)
{
    TCase *tests = add_case(suite, "images");

    add_sample(tests, images_go_only_where_they_are_wished_and_taken,
               sizeof places / sizeof *places);
    tcase_add_test(tests, a_silent_terminal_gets_no_image);
    tcase_add_test(tests, a_query_that_is_not_answered_is_waited_for_only_so_long);
    tcase_add_test(tests, a_sixel_comes_once_and_again_when_its_cells_are_drawn);
    tcase_add_test(tests, what_was_below_a_sixel_is_drawn_anew);
    tcase_add_test(tests, the_images_of_kitty_are_taken_away_by_number);
    tcase_add_test(tests, no_image_stays_behind);
    tcase_add_test(tests, the_pies_of_a_picture_are_remembered);
    tcase_add_test(tests, a_pie_is_whole_until_something_is_drawn_over_it);
}
