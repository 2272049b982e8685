/* How pictures of questions are turned: often enough, differently, and from their seed. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/item.h"
#include "lesson/paper/on_paper.h"

#include <string.h>

enum { SEEDS = 150 };

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

/* Calls with each question of each lesson and seed. */
static void for_all_items(void (*check)(const struct item *item, uint64_t seed))
{
    for (int i = 0; i < course.count; i++)
        for (enum item_kind kind = 0; kind < ITEM_KINDS; kind++)
            for (uint64_t seed = 0; seed < SEEDS; seed++) {
                const struct lesson *lesson = course.lesson[i];
                struct chance chance;
                struct item item;
                chance_init(&chance, seed, CHANCE_LESSON, 0);
                if (lesson->kind[kind].share && item_make(&item, lesson, kind, &chance))
                    check(&item, seed);
            }
}

static bool is_bar(const struct figure *figure)
{
    return figure->shape == SHAPE_BAR && !figure->blank && figure_wholes(figure) == 1 &&
           figure_parts(figure) <= 20 && figure_counted(figure) < figure_parts(figure);
}

static int bars, from_left, apart, turned_pies, pies;

static bool is_first_two(const struct lesson *lesson)
{
    return strcmp(lesson->name, "half") == 0 || strcmp(lesson->name, "parts") == 0;
}

static void count_figure(const struct figure *figure, bool first)
{
    int changes = 0;

    if (figure->shape == SHAPE_PIE) {
        pies++;
        turned_pies += figure->turn != 0;
    }
    if (!is_bar(figure) || figure->unequal)
        return;
    bars++;
    from_left += figure_shades(figure, 0);
    for (int64_t part = 1; part < figure_parts(figure); part++)
        changes += figure_shades(figure, part) != figure_shades(figure, part - 1);
    apart += changes > 2;
    if (first)
        ck_assert_int_le(changes, 2);
    int shaded = 0;
    for (int64_t part = 0; part < figure_parts(figure); part++)
        shaded += figure_shades(figure, part);
    ck_assert_int_eq(shaded, figure_counted(figure));
}

static void count_item(const struct item *item, uint64_t seed)
{
    bool first = is_first_two(item->lesson);

    (void)seed;
    count_figure(&item->stem, first);
    count_figure(&item->other, first);
    for (int i = 0; i < item->options; i++)
        count_figure(&item->option[i].figure, first);
}

START_TEST(shading_begins_anywhere)
{
    bars = from_left = apart = pies = turned_pies = 0;
    for_all_items(count_item);
    ck_assert_int_gt(bars, 300);
    ck_assert_int_gt(pies, 300);
    /* From the left two of five, and some of the scattered ones. */
    ck_assert_int_gt(100 * from_left, 35 * bars);
    ck_assert_int_lt(100 * from_left, 70 * bars);
    ck_assert_int_gt(apart, bars / 50);
    ck_assert_int_gt(2 * turned_pies, pies);
}
END_TEST

static void check_alone(const struct item *item, uint64_t seed)
{
    int right = -1, same = 0, pictures = 0;

    if (item->answers != ANSWER_CHOICE)
        return;
    for (int i = 0; i < item->options; i++)
        right = item->option[i].right ? i : right;
    if (right < 0 || item->option[right].figure.shape <= SHAPE_PRINTED ||
        item->option[right].words.id)
        return;
    for (int i = 0; i < item->options; i++) {
        if (i == right)
            continue;
        same += item->option[i].figure.shape == item->option[right].figure.shape;
        pictures += item->option[i].figure.shape > SHAPE_PRINTED;
    }
    bars += pictures > 0;
    ck_assert_msg(same > 0 || pictures == 0, "%s, %s, seed %d", item->lesson->name,
                  item_kind_names[item->kind], (int)seed);
}

START_TEST(the_right_picture_is_never_the_only_one_of_its_shape)
{
    bars = 0;
    for_all_items(check_alone);
    ck_assert_int_gt(bars, 100);
}
END_TEST

static void check_again(const struct item *item, uint64_t seed)
{
    enum { SEEDS_AGAIN = 15 };
    struct chance chance;
    struct item again;

    if (seed >= SEEDS_AGAIN)
        return;
    chance_init(&chance, seed, CHANCE_LESSON, 0);
    ck_assert(item_make(&again, item->lesson, item->kind, &chance));
    ck_assert_int_eq(again.stem.turn, item->stem.turn);
    ck_assert(again.stem.scattered == item->stem.scattered);
    for (int i = 0; i < item->options; i++)
        ck_assert_int_eq(again.option[i].figure.turn, item->option[i].figure.turn);
}

START_TEST(one_seed_turns_pictures_one_way)
{
    for_all_items(check_again);
}
END_TEST

static int cuts;

/* What is shaded of the question's bar is shaded of the bar that is cut further. */
static void check_cut(const struct item *item, const struct telling *telling)
{
    const struct figure *stem = &item->stem;

    for (int i = 0; i < telling->figures; i++) {
        const struct figure *cut = &telling->figure[i];
        int64_t parts = figure_parts(cut), by = parts / figure_parts(stem);
        if (cut->shape != SHAPE_BAR || cut->blank || parts % figure_parts(stem) != 0 ||
            figure_counted(cut) != by * figure_counted(stem))
            continue;
        for (int64_t part = 0; part < parts; part++)
            ck_assert_msg(figure_shades(cut, part) == figure_shades(stem, part / by),
                          "%s, %s: part %d of %d", item->lesson->name, item_kind_names[item->kind],
                          (int)part, (int)parts);
        cuts += by > 1 && (stem->turn > 0 || stem->scattered);
    }
}

static void check_told(const struct item *item, uint64_t seed)
{
    enum { SEEDS_TOLD = 40 };
    struct telling telling;

    if (seed >= SEEDS_TOLD || item->stem.unequal || !is_bar(&item->stem))
        return;
    for (int step = 0; item_hint(item, step, &telling); step++)
        check_cut(item, &telling);
}

START_TEST(what_is_told_of_a_turned_bar_is_turned_with_it)
{
    cuts = 0;
    for_all_items(check_told);
    ck_assert_int_gt(cuts, 20);
}
END_TEST

void add_turning_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "turning");

    tcase_add_checked_fixture(tests, open_course, release_course);
    tcase_add_test(tests, shading_begins_anywhere);
    tcase_add_test(tests, the_right_picture_is_never_the_only_one_of_its_shape);
    tcase_add_test(tests, one_seed_turns_pictures_one_way);
    tcase_add_test(tests, what_is_told_of_a_turned_bar_is_turned_with_it);
}
