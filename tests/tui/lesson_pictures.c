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

static const struct surface_looks all_looks[] = {{.face = FACE_HALVES, .colours = true},
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
                      "%s, %s, %s, seed %d: option %d stands before option %d",
                      item->lesson->name, item_kind_names[item->kind], text_language(), (int)seed,
                      i + 1, i);
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

void add_lesson_pictures(Suite *suite)
{
    TCase *tests = add_case(suite, "lesson-pictures");

    tcase_add_loop_test(tests, every_picture_to_choose_from_is_drawn_at_80_by_24, 0, LANGUAGES);
}
