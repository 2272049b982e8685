/* Power cuts: what was said to be kept is kept, and what is there is whole. */
#include "cases.h"
#include "power_cut.h"
#include "shelf.h"

#include "harness.h"
#include "records/database.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { CUTS = 80, LONG_CUTS = 2000, LIVES = 8, A_LIFE = 24, MOST = LIVES * A_LIFE, BEFORE = 3 };

static void set_up(void)
{
    shelf_make();
    power_cut_install();
}

static void take_down(void)
{
    power_cut_remove();
    shelf_remove();
}

/* A file that is used until its power has gone LIVES times. */
struct story {
    const char *path, *synchronous;
    struct chance chance;
    int64_t added;       /* so many events were said to be there, from 1 */
    bool kept[MOST + 1]; /* which ones */
    long cuts, lost, extra;
    long at[DISK_CALLS + 1]; /* how many cuts fell on each call */
};

/* Little is brought from the log into the file at a time, so that this happens often. */
static void choose(struct records *records, const char *synchronous)
{
    char words[96];

    snprintf(words, sizeof words, "PRAGMA synchronous=%s; PRAGMA wal_autocheckpoint=12",
             synchronous);
    ck_assert_int_eq(database_do(records, words), STATUS_OK);
}

/* Adds events until that fails, or all are there; true: all are. */
static bool add_events(struct story *story, struct records *records, int64_t until)
{
    struct shelf_class class;

    if (shelf_class(records, &class) != STATUS_OK)
        return false;
    while (story->added < until) {
        if (shelf_add(records, &class, story->added + 1) != STATUS_OK)
            return false;
        story->kept[++story->added] = true;
    }
    return true;
}

/* A program that is started, adds events, and ends. */
static bool live(struct story *story, int64_t until)
{
    struct records *records;
    struct message why;

    if (records_open(&records, story->path, true, &why) != STATUS_OK)
        return false;
    choose(records, story->synchronous);
    bool all = add_events(story, records, until);
    records_close(records);
    return all;
}

/* After the power came back. */
static void look(struct story *story)
{
    bool found[MOST + 1];
    struct shelf_class class;
    struct records *records = shelf_open(story->path);

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    shelf_check(records, &class, found, MOST);
    records_close(records);
    for (int64_t n = 1; n <= MOST; n++) {
        story->lost += story->kept[n] && !found[n];
        story->extra += !story->kept[n] && found[n];
        story->kept[n] = found[n];
    }
    for (story->added = 0; story->added < MOST && found[story->added + 1];)
        story->added++;
}

/* The power goes at a call that is not known before; a life has some 400. One that ends before is
 * no cut, though the power goes then, too. */
static void cut(struct story *story, int64_t until)
{
    disk_fail(DISK_POWER, (long)chance_below(&story->chance, 20 * A_LIFE), true);
    live(story, until);
    story->at[disk_failed()]++;
    story->cuts += disk_failed() != DISK_CALLS;
    disk_fail(DISK_POWER, 0, true);
    power_cut_settle(&story->chance);
}

/* So many cuts, in as many files as that takes. */
static void tell(struct story *story, const char *synchronous, long cuts)
{
    for (uint32_t seed = 0; story->cuts < cuts; seed++) {
        char name[32];
        snprintf(name, sizeof name, "records-%u.db", seed);
        story->path = shelf_path(name);
        story->synchronous = synchronous;
        story->added = 0;
        memset(story->kept, 0, sizeof story->kept);
        chance_init(&story->chance, 19, CHANCE_TEST, seed);
        live(story, BEFORE);
        for (int life = 0; life < LIVES && story->cuts < cuts; life++) {
            cut(story, BEFORE + (life + 1) * (A_LIFE - 1));
            look(story);
            ck_assert_msg(story->lost == 0 || strcmp(synchronous, "FULL") != 0,
                          "seed %u, cut %d: an event that was there is lost", seed, life);
        }
    }
    printf(
        "# synchronous=%s: %ld power cuts (in %ld writes, %ld syncs, %ld other calls): %ld events "
        "lost, %ld there that were not said to be\n",
        synchronous, story->cuts, story->at[DISK_WRITE], story->at[DISK_SYNC],
        story->cuts - story->at[DISK_WRITE] - story->at[DISK_SYNC], story->lost, story->extra);
}

static long cuts_to_make(void)
{
    return in_full() ? LONG_CUTS : CUTS;
}

START_TEST(no_power_cut_loses_what_was_said_to_be_kept_or_leaves_half_of_anything)
{
    static struct story story;

    tell(&story, "FULL", cuts_to_make());
    ck_assert_int_eq(story.lost, 0);
}
END_TEST

START_TEST(a_file_that_does_not_wait_for_the_disk_loses_some_so_that_the_cuts_are_real)
{
    static struct story story;

    tell(&story, "NORMAL", CUTS);
    ck_assert_int_gt(story.lost, 0);
}
END_TEST

static bool is_sound(const char *path)
{
    struct records *records;
    struct message why;
    bool sound = records_open(&records, path, false, &why) == STATUS_OK &&
                 records_verify(records) == STATUS_OK;

    records_close(records);
    return sound;
}

START_TEST(a_file_that_never_waits_for_the_disk_is_damaged_so_that_damage_would_be_found)
{
    static struct story story;
    int damaged = 0;

    for (uint32_t seed = 0; seed < CUTS / 4; seed++) {
        char name[32];
        snprintf(name, sizeof name, "records-%u.db", seed);
        story = (struct story){.path = shelf_path(name), .synchronous = "OFF"};
        chance_init(&story.chance, 19, CHANCE_TEST, seed);
        live(&story, BEFORE);
        cut(&story, BEFORE + A_LIFE);
        damaged += !is_sound(story.path);
    }
    ck_assert_int_gt(damaged, 0);
    printf("# synchronous=OFF: %d of %d files damaged\n", damaged, CUTS / 4);
}
END_TEST

void add_power(Suite *suite)
{
    TCase *tests = add_case(suite, "power");

    tcase_add_checked_fixture(tests, set_up, take_down);
    tcase_add_test(tests, no_power_cut_loses_what_was_said_to_be_kept_or_leaves_half_of_anything);
    tcase_add_test(tests,
                   a_file_that_never_waits_for_the_disk_is_damaged_so_that_damage_would_be_found);
    tcase_add_test(tests,
                   a_file_that_does_not_wait_for_the_disk_loses_some_so_that_the_cuts_are_real);
}
