/* Pictures of questions in the smallest usual window: all of them are drawn, none is said. */
#include "harness.h"
#include "screen.h"
#include "text/language.h"
#include "text/text.h"
#include "tui/lesson/lesson_view.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 80, ROWS = 24, SEEDS = 60 };

static const struct display_looks all_looks[] = {{.face = FACE_HALVES, .colours = true},
                                                 {.face = FACE_CELLS},
                                                 {.face = FACE_ASCII, .ascii = true}};

enum { LOOKS = sizeof all_looks / sizeof *all_looks };

static int seen_pictures, seen_questions;

static bool is_part(const struct cells *cells, int x, int y)
{
    struct cell cell = cells_at(cells, x, y);
    enum role roles[] = {cell.role, cell.second};

    for (int i = 0; i < 2; i++)
        if (roles[i] >= ROLE_SHADED && roles[i] <= ROLE_EMPTY_THIRD)
            return true;
    return false;
}

/* How many cells of a box are parts of pictures. */
static int count_parts(const struct cells *cells, const struct lesson_spot *spot)
{
    int count = 0;

    for (int y = spot->y; y < spot->y + spot->rows; y++)
        for (int x = spot->x; x < spot->x + spot->columns; x++)
            count += is_part(cells, x, y);
    return count;
}

/* Where one picture alone is narrow, those of one question stand in the order of their numbers: as
 * one reads, from left to right and down. */
static void check_order(const struct item *item, const struct lesson_drawn *drawn, uint64_t seed)
{
    int pies = 0;

    for (int i = 0; i < item->options; i++)
        pies += item->option[i].words.id || item->option[i].figure.shape != SHAPE_BAR;
    for (int i = 1; i < item->options && pies <= 1; i++) {
        const struct lesson_spot *one = &drawn->spot[i - 1], *next = &drawn->spot[i];
        ck_assert_msg(next->y > one->y || (next->y == one->y && next->x > one->x),
                      "%s, %s, %s, seed %d: option %d stands before option %d", item->lesson->name,
                      item_kind_names[item->kind], text_language(), (int)seed, i + 1, i);
    }
}

static void check_drawn(const struct item *item, uint64_t seed)
{
    static const bool right[1];
    const struct lesson_view view = {.phase = LESSON_ASKS,
                                     .title = "",
                                     .name = "",
                                     .number = 1,
                                     .all = 14,
                                     .example = EXAMPLE_NONE,
                                     .item = item,
                                     .pictured = true,
                                     .typed = "",
                                     .at = -1,
                                     .right = right};

    for (int look = 0; look < LOOKS; look++) {
        struct lesson_drawn drawn;
        struct cells cells;
        cells_init(&cells, COLUMNS, ROWS);
        lesson_view_draw(&view, &all_looks[look], &cells, &drawn);
        ck_assert_msg(drawn.rows <= drawn.room, "%s, %s, %s, seed %d: %d rows of %d",
                      item->lesson->name, item_kind_names[item->kind], text_language(), (int)seed,
                      drawn.rows, drawn.room);
        check_order(item, &drawn, seed);
        for (int i = 0; i < item->options; i++) {
            enum shape shape = item->option[i].figure.shape;
            if (item->option[i].words.id || (shape != SHAPE_PIE && shape != SHAPE_BAR))
                continue;
            ck_assert_msg(count_parts(&cells, &drawn.spot[i]) >=
                              figure_parts(&item->option[i].figure),
                          "%s, %s, %s, seed %d: option %d is not drawn, face %d",
                          item->lesson->name, item_kind_names[item->kind], text_language(),
                          (int)seed, i + 1, all_looks[look].face);
            seen_pictures++;
        }
        cells_release(&cells);
    }
    seen_questions++;
}

static bool has_pictures(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape > SHAPE_PRINTED)
            return true;
    return false;
}

static int language; /* each has seeds of its own: what a picture needs, its words hardly change */

static void check_lesson(const struct lesson *lesson)
{
    for (enum item_kind kind = 0; kind < ITEM_KINDS; kind++) {
        if (lesson->kind[kind].share == 0)
            continue;
        for (uint64_t seed = (uint64_t)language; seed < SEEDS; seed += LANGUAGES) {
            struct chance chance;
            struct item item;
            chance_init(&chance, seed, CHANCE_LESSON, 0);
            if (item_make(&item, lesson, kind, &chance) && has_pictures(&item))
                check_drawn(&item, seed);
        }
    }
}

/* --- what is told */

static int seen_tellings;

/* Whether a picture is one that a row of 72 columns has room for. */
static bool is_small(const struct figure *figure)
{
    return figure_parts(figure) <= 20 && figure_wholes(figure) <= 6;
}

static void check_told(const struct item *item, const struct telling *telling, const char *what)
{
    struct passage told = {0};
    struct lesson_view view = {.phase = LESSON_TELLS,
                               .title = "",
                               .name = "",
                               .number = 1,
                               .example = EXAMPLE_NONE,
                               .item = item,
                               .pictured = true,
                               .told = &told,
                               .tolds = 1,
                               .typed = "",
                               .at = -1};
    struct lesson_drawn drawn;
    struct cells cells;
    struct strbuf lines = {0};
    bool small = true;

    passage_telling(&told, telling);
    view.pictured = lesson_view_fits(&view, &all_looks[0], COLUMNS, ROWS);
    cells_init(&cells, COLUMNS, ROWS);
    lesson_view_draw(&view, &all_looks[0], &cells, &drawn);
    cells_add_lines(&cells, false, &lines);
    for (int i = 0; i < telling->figures; i++)
        small = small && is_small(&telling->figure[i]);
    ck_assert_msg(!small || !(strstr(strbuf_text(&lines), "A bar in ") ||
                              strstr(strbuf_text(&lines), "A line from ") ||
                              strstr(strbuf_text(&lines), ": a bar in ") ||
                              strstr(strbuf_text(&lines), ", each in ")),
                  "%s, %s, %s:\n%s", item->lesson->name, item_kind_names[item->kind], what,
                  strbuf_text(&lines));
    ck_assert_int_le(drawn.rows, drawn.room);
    cells_release(&cells);
    strbuf_release(&lines);
    passage_release(&told);
    seen_tellings++;
}

static int seen_named;

/* What stands beside a picture of a wrong answer is not what is asked for. */
static void check_named(const struct item *item, const struct telling *telling)
{
    for (int i = 0; i < telling->figures; i++) {
        bool asked = item->answers == ANSWER_NUMBER && item->hole == HOLE_NONE &&
                     item->stem.shape > SHAPE_PRINTED;
        if (!(telling->named >> i & 1))
            continue;
        ck_assert_msg(!asked || !rational_equal(notation_value(&telling->number[i]),
                                                notation_value(&item->key)),
                      "%s, %s", item->lesson->name, item_kind_names[item->kind]);
        seen_named++;
    }
}

static void check_corrected(void *context, const struct response *response,
                            enum misconception belief)
{
    const struct item *item = context;
    struct judgement judgement;
    struct telling telling;

    (void)belief;
    item_judge(item, response, &judgement);
    if (judgement.verdict != VERDICT_NOT_YET)
        return;
    item_correct(item, &judgement, false, &telling);
    check_told(item, &telling, "correction");
    check_named(item, &telling);
}

static void check_tellings(const struct lesson *lesson)
{
    for (enum item_kind kind = 0; kind < ITEM_KINDS; kind++) {
        struct chance chance;
        struct item item;
        struct telling telling;
        chance_init(&chance, 1, CHANCE_LESSON, 0);
        if (lesson->kind[kind].share == 0 || !item_make(&item, lesson, kind, &chance))
            continue;
        for (int step = 0; item_hint(&item, step, &telling); step++)
            check_told(&item, &telling, "hint");
        item_explain(&item, &telling);
        check_told(&item, &telling, "explanation");
        item_foresee(&item, check_corrected, &item);
    }
}

static void for_all_lessons(void (*check)(const struct lesson *lesson))
{
    char path[4096];
    int lessons = 0;

    snprintf(path, sizeof path, "%s/lessons", getenv("BREUK_SOURCE"));
    DIR *folder = opendir(path);
    ck_assert_ptr_nonnull(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        struct lesson *lesson = NULL;
        struct diag diag = {0};
        const char *end = strstr(entry->d_name, ".xml");
        if (!end || strcmp(entry->d_name, "schemas.xml") == 0)
            continue;
        snprintf(path, sizeof path, "%s/lessons/%s", getenv("BREUK_SOURCE"), entry->d_name);
        ck_assert_int_eq(lesson_load(&lesson, path, &diag), STATUS_OK);
        check(lesson);
        lesson_free(lesson);
        diag_release(&diag);
        lessons++;
    }
    closedir(folder);
    ck_assert_int_gt(lessons, 20);
}

START_TEST(every_picture_to_choose_from_is_drawn_at_80_by_24)
{
    struct message why;

    ck_assert_int_eq(text_start(languages[_i].code, &why), STATUS_OK);
    language = _i;
    seen_pictures = seen_questions = 0;
    for_all_lessons(check_lesson);
    ck_assert_int_gt(seen_questions, 30);
    ck_assert_int_gt(seen_pictures, 250);
}
END_TEST

START_TEST(what_is_told_with_pictures_draws_them_at_80_by_24)
{
    struct message why;

    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    for_all_lessons(check_tellings);
    ck_assert_int_gt(seen_tellings, 400);
    ck_assert_int_gt(seen_named, 100);
}
END_TEST

/* --- labels */

START_TEST(no_label_stands_on_a_pie)
{
    for (int parts = 2; parts <= 12; parts++)
        for (int look = 0; look < LOOKS; look++) {
            struct notation number = notation_of_fraction(1, parts);
            struct figure pie = figure_picture(SHAPE_PIE, &number);
            int count[2];
            for (int labelled = 0; labelled < 2; labelled++) {
                struct gallery gallery = {0};
                struct gallery_spot spot;
                struct cells cells;
                cells_init(&cells, COLUMNS, ROWS);
                gallery_add(&gallery, &pie, labelled ? "2" : NULL, NULL);
                gallery_put(&gallery, GALLERY_SMALL, COLUMNS, &all_looks[look], &cells, 0, 0,
                            &spot);
                count[labelled] =
                    count_parts(&cells, &(struct lesson_spot){0, 0, COLUMNS, spot.rows});
                cells_release(&cells);
            }
            ck_assert_int_eq(count[0], count[1]);
        }
}
END_TEST

/* --- one scale */

enum { BARS = 12 };

/* Where the bars of a page end, and where what is shaded in them does, in columns; returns how many
 * bars there are. Boxes of options begin further left. */
static int find_bars(const struct cells *cells, int ends[BARS], int shaded[BARS])
{
    int bars = 0;

    for (int y = 0; y < cells->rows && bars < BARS; y++) {
        if (cells_at(cells, 5, y).character != U'│' || !is_part(cells, 6, y))
            continue;
        ends[bars] = shaded[bars] = 0;
        for (int x = 5; x < cells->columns; x++) {
            if (cells_at(cells, x, y).character == U'│')
                ends[bars] = x;
            if (cells_at(cells, x, y).role == ROLE_SHADED)
                shaded[bars] = x;
        }
        bars++;
    }
    return bars;
}

static struct figure bar_of(int64_t top, int64_t bottom)
{
    struct notation number = notation_of_fraction(top, bottom);

    return figure_picture(SHAPE_BAR, &number);
}

START_TEST(a_bar_that_is_cut_further_is_as_long_as_the_one_above)
{
    static const struct {
        int64_t top, bottom, factor;
    } rows[] = {{2, 5, 5}, {1, 5, 3}, {3, 15, 2}, {3, 4, 6}, {5, 8, 2}, {4, 11, 3}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct item item = {.kind = ITEM_WRITE,
                            .stem = bar_of(rows[i].top, rows[i].bottom),
                            .forms = 1u << NOTATION_FRACTION};
        struct notation cut =
            notation_of_fraction(rows[i].top * rows[i].factor, rows[i].bottom * rows[i].factor);
        struct passage told[2] = {
            {.figures = 1, .figure = {item.stem}},
            {.figures = 1,
             .figure = {figure_picture(SHAPE_BAR, &cut)},
             .named = {true},
             .number = {cut}},
        };
        struct lesson_view view = {.phase = LESSON_TELLS,
                                   .title = "",
                                   .name = "",
                                   .example = EXAMPLE_NONE,
                                   .item = &item,
                                   .pictured = true,
                                   .told = told,
                                   .tolds = 2,
                                   .typed = "",
                                   .at = -1};
        struct lesson_drawn drawn;
        struct cells cells;
        int ends[BARS], shaded[BARS];
        cells_init(&cells, COLUMNS, ROWS);
        lesson_view_draw(&view, &all_looks[0], &cells, &drawn);
        ck_assert_int_eq(find_bars(&cells, ends, shaded), 2);
        ck_assert_int_eq(ends[0], ends[1]);
        ck_assert_int_eq(shaded[0], shaded[1]);
        cells_release(&cells);
    }
}
END_TEST

void add_lesson_pictures(Suite *suite)
{
    TCase *tests = add_case(suite, "lesson-pictures");

    tcase_add_loop_test(tests, every_picture_to_choose_from_is_drawn_at_80_by_24, 0, LANGUAGES);
    tcase_add_test(tests, what_is_told_with_pictures_draws_them_at_80_by_24);
    tcase_add_test(tests, no_label_stands_on_a_pie);
    tcase_add_test(tests, a_bar_that_is_cut_further_is_as_long_as_the_one_above);
}
