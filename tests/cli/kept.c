/* A sitting that is played again: what is seen where it goes on. */
#include "cli/lesson/sitting.h"

#include "cases.h"

/* What the front was told last. */
struct seen {
    int turns, shows, done;
};

static void see_turn(void *context, int pupil, int number, int all)
{
    struct seen *seen = context;

    (void)pupil, (void)number, (void)all;
    seen->turns++;
}

static void see_show(void *context, const struct item *item)
{
    struct seen *seen = context;

    (void)item;
    seen->shows++;
}

static void see_stand(void *context, const struct sitting_stand *stand)
{
    struct seen *seen = context;

    seen->done = stand->done;
}

START_TEST(a_sitting_that_goes_on_shows_at_once_how_far_it_is)
{
    static const bool right[] = {true, false, true};
    const struct sitting_stand stand = {.right = right, .done = 3};
    struct sitting_line typed = {.typed = "3/4"};
    const struct sitting_log log = {.lines = 1, .line = &typed};
    struct seen seen = {0};
    struct journalled_front kept = {
        .inner = {.context = &seen, .turn = see_turn, .show = see_show, .stand = see_stand},
        .log = &log};
    struct lesson_front front = journalled_front(&kept, false);
    struct strbuf line = {0};

    front.turn(front.context, 0, 4, 14);
    front.show(front.context, &(struct item){0});
    front.stand(front.context, &stand);
    ck_assert_int_eq(seen.turns + seen.shows + seen.done, 0);
    ck_assert_int_eq(front.ask(front.context, 0, &line), FRONT_LINE);
    ck_assert_str_eq(strbuf_text(&line), "3/4");
    ck_assert_int_eq(seen.turns, 1);
    ck_assert_int_eq(seen.shows, 1);
    ck_assert_int_eq(seen.done, 3);
    strbuf_release(&line);
}
END_TEST

void add_kept_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "kept");

    tcase_add_test(tests, a_sitting_that_goes_on_shows_at_once_how_far_it_is);
}
