/* Numbers fit the age: no question of ours, on a screen or on paper, goes beyond the bounds of its
 * stage, which stand here once more, and those that come first are of small
 * numbers. */
#include "lesson/bounds.h"
#include "cases.h"
#include "lesson/course.h"
#include "lesson/file/check.h"
#include "lesson/next/plan.h"
#include "lesson/paper/worksheet.h"

#include <string.h>

enum { SEEDS = 60, SHEETS = 4, OPENING = 12 };

/* A row of docs/design/exercises.md, “Numbers for the age”: the lessons that it is for, the
 * denominators there are (none: any), most of them of a number that is asked about, of any other,
 * of one that lacks a part. */
static const struct row {
    const char *lessons;
    int parts[12];
    int below, beside, filled, common;
} rows[] = {
    {" half parts shaded left ", {2, 3, 4, 5, 6, 8, 10}, 10, 10, 10, 0},
    {" dots ", {0}, 12, 12, 12, 0},
    {" line same-below same-above ", {0}, 10, 10, 10, 0},
    {" half-names cut same-point factor fill-top fill-below ", {0}, 12, 24, 40, 0},
    {" simplify find-no-factor prove ", {0}, 24, 24, 24, 24},
    {" near-half near-one common ", {0}, 12, 24, 24, 0},
    {" wholes past-one mixed ", {0}, 8, 8, 8, 0},
    {" write-tenths decimals write-percent ", {2, 4, 5, 10, 20, 25, 50, 100}, 100, 100, 100, 0},
    {" three-forms ", {2, 3, 4, 5, 10, 20, 25, 50, 100}, 100, 100, 100, 0},
};

static const struct row *row_of(const struct lesson *lesson)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *found = strstr(rows[i].lessons, lesson->name);
        size_t length = strlen(lesson->name);
        if (found && found[-1] == ' ' && found[length] == ' ')
            return &rows[i];
    }
    ck_abort_msg("no row for %s", lesson->name);
    return NULL;
}

static bool lists(const struct row *row, int64_t parts)
{
    for (size_t i = 0; i < sizeof row->parts / sizeof *row->parts && row->parts[i]; i++)
        if (row->parts[i] == parts)
            return true;
    return parts <= 1 || !row->parts[0];
}

static bool has_parts(const struct figure *figure)
{
    return figure->shape != SHAPE_NONE && figure->number.denominator > 0 &&
           (figure->number.kind == NOTATION_FRACTION || figure->number.kind == NOTATION_MIXED);
}

static double value_of(const struct notation *number)
{
    struct rational value = notation_value(number);

    return (double)value.numerator / (double)value.denominator;
}

static int64_t common_of(int64_t one, int64_t other)
{
    int64_t common = one;

    while (common % other)
        common += one;
    return common;
}

static void check_figure(const struct item *item, const struct figure *figure, int64_t most)
{
    const struct row *row = row_of(item->lesson);
    int64_t parts = figure->number.denominator;

    if (!has_parts(figure))
        return;
    ck_assert_msg(parts <= most && lists(row, parts), "%s, %s: %d parts", item->lesson->name,
                  item_kind_names[item->kind], (int)parts);
    ck_assert_msg(figure->shape != SHAPE_PIE ||
                      (parts != 7 && parts != 9 && parts <= 12 &&
                       (item->lesson->stage != STAGE_ONE_WHOLE || (parts != 5 && parts <= 8))),
                  "%s: a pie of %d parts", item->lesson->name, (int)parts);
}

/* A wrong number to choose is of about the size of the right one, and written as it might be. */
static void check_offered(const struct item *item, const struct option *option)
{
    const struct notation *number = &option->figure.number;
    double stem = value_of(&item->stem.number), value = value_of(number);
    bool thirds = notation_value(&item->stem.number).denominator % 3 == 0;
    unsigned forms = item->lesson->kind[item->kind].numbers.forms;

    if (option->belief == BELIEF_COUNTS_ONLY) /* of a picture: 3 for 3/8 */
        return;
    ck_assert_msg(stem < 1 ? value <= 1 : value < stem + 2, "%s: %g beside %g", item->lesson->name,
                  value, stem);
    ck_assert_msg(forms >> number->kind & 1, "%s: of another notation", item->lesson->name);
    if (number->kind == NOTATION_PERCENT) {
        ck_assert_msg(value >= .01 && value <= 1, "%s: %g %%", item->lesson->name, 100 * value);
        ck_assert(number->denominator == 0 || thirds);
    }
    if (number->kind == NOTATION_DECIMAL)
        ck_assert(number->fixed_digits <= 2 && (number->recurring_digits == 0 || thirds));
}

static void check_item(const struct item *item)
{
    const struct row *row = row_of(item->lesson);
    int64_t most = item->kind == ITEM_FILL ? row->filled : row->beside;
    bool chosen = item->kind == ITEM_FIND || item->kind == ITEM_ALL;
    struct notation number;

    check_figure(item, &item->stem, most);
    check_figure(item, &item->other, most);
    for (int i = 0; i < item->options; i++) {
        check_figure(item, &item->option[i].figure, most);
        if (chosen && !item->option[i].right && item->option[i].figure.shape == SHAPE_PRINTED)
            check_offered(item, &item->option[i]);
        /* Several that are equal are simplified, not cut alike. */
        if (row->common && item->kind == ITEM_FIND && item->option[i].right &&
            has_parts(&item->option[i].figure))
            ck_assert_int_le(
                common_of(item->stem.number.denominator, item->option[i].figure.number.denominator),
                row->common);
    }
    if (row->common && has_parts(&item->stem) && has_parts(&item->other))
        ck_assert_msg(common_of(item->stem.number.denominator, item->other.number.denominator) <=
                          row->common,
                      "%s: %d and %d", item->lesson->name, (int)item->stem.number.denominator,
                      (int)item->other.number.denominator);
    ck_assert(!bounds_broken(item, &number));
}

typedef void item_check(const struct item *item);

static void each_made(item_check *check)
{
    struct course course;

    course_open(&course);
    for (int l = 0; l < course.count; l++)
        for (int k = 0; k < ITEM_KINDS; k++)
            for (uint32_t seed = 0; seed < SEEDS && course.lesson[l]->kind[k].share > 0; seed++) {
                struct chance chance;
                struct item item;
                chance_init(&chance, seed, CHANCE_TEST, (uint32_t)k);
                ck_assert(item_make(&item, course.lesson[l], (enum item_kind)k, &chance));
                check(&item);
            }
    course_release(&course);
}

START_TEST(no_question_goes_beyond_the_numbers_of_its_stage)
{
    each_made(check_item);
}
END_TEST

/* ---- the first two ---- */

static void check_opening(const struct item *item)
{
    const struct figure *figures[] = {&item->stem, &item->other};

    for (int i = 0; i < 2; i++)
        ck_assert_msg(!has_parts(figures[i]) || figures[i]->number.denominator <= OPENING,
                      "%s, %s: opens with %d parts", item->lesson->name,
                      item_kind_names[item->kind], (int)figures[i]->number.denominator);
    for (int i = 0; i < item->options; i++)
        ck_assert_msg(!has_parts(&item->option[i].figure) ||
                          item->option[i].figure.number.denominator <= OPENING,
                      "%s, %s: opens with %d parts to choose", item->lesson->name,
                      item_kind_names[item->kind], (int)item->option[i].figure.number.denominator);
}

START_TEST(a_question_that_opens_has_at_most_twelve_parts)
{
    struct course course;

    course_open(&course);
    for (int l = 0; l < course.count; l++)
        for (int k = 0; k < ITEM_KINDS; k++)
            for (uint32_t seed = 0; seed < SEEDS / 6 && course.lesson[l]->kind[k].share > 0;
                 seed++) {
                const struct planned planned = {.lesson = course.lesson[l],
                                                .kind = (enum item_kind)k,
                                                .own = -1,
                                                .opening = true};
                struct chance chance;
                struct item item;
                chance_init(&chance, seed, CHANCE_TEST, (uint32_t)k);
                ck_assert(choose_item(&planned, NULL, 0, NULL, &chance, &item));
                check_opening(&item);
            }
    course_release(&course);
}
END_TEST

START_TEST(a_worksheet_obeys_the_same_bounds_and_begins_with_small_numbers)
{
    struct course course;

    course_open(&course);
    for (int l = 0; l < course.count; l++)
        for (uint64_t seed = 1; seed <= SHEETS; seed++) {
            const struct lesson *before[COURSE_BEFORE];
            struct worksheet_request request = {.lesson = course.lesson[l],
                                            .before = before,
                                            .befores =
                                                course_before(&course, course.lesson[l], before),
                                            .seed = seed};
            struct worksheet sheet;
            ck_assert(worksheet_make(&sheet, &request) == STATUS_OK);
            for (int i = 0; i < sheet.items; i++)
                check_item(&sheet.item[i]);
            for (int i = 0; i < sheet.exits; i++)
                check_item(&sheet.exit[i]);
            for (int i = 0; i < sheet.items && i < 2; i++)
                check_opening(&sheet.item[i]);
        }
    course_release(&course);
}
END_TEST

/* ---- an author's ---- */

START_TEST(what_an_author_lists_beyond_the_stage_is_asked_and_counted)
{
    struct lesson *lesson = lesson_of("denominators='13 15' largest='90'", "factor",
                                      "<items kind='find' share='100'/>");
    int beyond = 0;

    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        struct chance chance;
        struct item item;
        struct notation number;
        chance_init(&chance, seed, CHANCE_TEST, 0);
        ck_assert(item_make(&item, lesson, ITEM_FIND, &chance));
        beyond += bounds_broken(&item, &number);
    }
    ck_assert_int_eq(beyond, SEEDS);
    lesson_free(lesson);
}
END_TEST

void add_bounds_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "bounds");

    tcase_add_test(tests, no_question_goes_beyond_the_numbers_of_its_stage);
    tcase_add_test(tests, a_question_that_opens_has_at_most_twelve_parts);
    tcase_add_test(tests, a_worksheet_obeys_the_same_bounds_and_begins_with_small_numbers);
    tcase_add_test(tests, what_an_author_lists_beyond_the_stage_is_asked_and_counted);
}
