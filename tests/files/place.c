/* Where paths lead, and what lies in folders and in ZIPs. */
#include "cases.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "files/listing.h"
#include "files/place.h"
#include "raw_zip.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[] = "/tmp/breuk-place.XXXXXX";

static void enter(void)
{
    make_temporary_folder(folder);
    ck_assert_int_eq(chdir(folder), 0);
}

static void leave(void)
{
    char command[128];

    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(chdir("/"), 0);
    ck_assert_int_eq(system(command), 0);
}

static void touch(const char *path)
{
    int file = open(path, O_WRONLY | O_CREAT, 0600);

    ck_assert_int_ge(file, 0);
    close(file);
}

static void make_zip(const char *name)
{
    struct raw_zip zip = {0};
    char path[RAW_ZIP_PATH];

    raw_zip_add(&zip, (struct raw_file){.name = "a.xml", .bytes = "<a/>"});
    raw_zip_add(&zip, (struct raw_file){.name = "b/c.xml", .bytes = "<c/>"});
    raw_zip_add(&zip, (struct raw_file){.name = "bb/d.xml", .bytes = "<d/>"});
    raw_zip_write(&zip, path);
    ck_assert_int_eq(rename(path, name), 0);
}

static void lists(const char *path, const char *wanted)
{
    struct listing listing = {0};
    struct diag diag = {0};
    struct strbuf names = {0};

    ck_assert_int_eq(listing_read(&listing, path, &diag), STATUS_OK);
    for (size_t i = 0; i < listing.count; i++)
        strbuf_addf(&names, "%s ", listing.names[i]);
    ck_assert_str_eq(strbuf_text(&names), wanted);
    strbuf_release(&names);
    listing_release(&listing);
    diag_release(&diag);
}

static void lists_not(const char *path, const char *said)
{
    struct listing listing = {0};
    struct diag diag = {0};

    ck_assert_int_eq(listing_read(&listing, path, &diag), STATUS_UNREADABLE);
    ck_assert_uint_eq(diag.count, 1);
    ck_assert_ptr_nonnull(strstr(diag.entries[0].message.id, said));
    listing_release(&listing);
    diag_release(&diag);
}

START_TEST(a_path_leads_to_the_disk_or_into_a_zip)
{
    struct stat zip, facts;
    char *whole, wanted[64];

    make_zip("mine.zip");
    touch("x.xml");
    ck_assert_uint_eq(place_of_zip("mine.zip/a.xml"), strlen("mine.zip"));
    ck_assert_uint_eq(place_of_zip("./mine.zip/b/c.xml"), strlen("./mine.zip"));
    ck_assert_uint_eq(place_of_zip("mine.zip"), 0);
    ck_assert_uint_eq(place_of_zip("mine.zip/"), 0);
    ck_assert_uint_eq(place_of_zip("gone/mine.zip/a.xml"), 0);
    ck_assert_uint_eq(place_of_zip("/"), 0);
    ck_assert(place_is_folder(".") && place_is_folder("mine.zip"));
    ck_assert(!place_is_folder("x.xml") && !place_is_folder("y.xml"));
    ck_assert_int_eq(stat("mine.zip", &zip), 0);
    ck_assert_int_eq(place_stat("mine.zip/a.xml", &facts), 0);
    ck_assert(facts.st_ino == zip.st_ino);
    ck_assert_int_eq(place_stat("y.xml", &facts), -1);
    whole = place_whole("./mine.zip/b/c.xml");
    snprintf(wanted, sizeof wanted, "%s/mine.zip/b/c.xml", folder);
    ck_assert_str_eq(whole, wanted);
    memory_free(whole);
    whole = place_whole("y.xml");
    ck_assert_str_eq(whole, "y.xml");
    memory_free(whole);
}
END_TEST

START_TEST(a_folder_and_a_zip_are_listed)
{
    make_zip("mine.zip");
    ck_assert_int_eq(mkdir("f", 0700), 0);
    ck_assert_int_eq(mkdir("f/sub", 0700), 0);
    ck_assert_int_eq(mkdir("f/.hidden", 0700), 0);
    touch("f/sub/b.xml");
    touch("f/a.xml");
    touch("f/.a.xml");
    touch("f/.hidden/c.xml");
    ck_assert_int_eq(symlink("..", "f/up"), 0);
    ck_assert_int_eq(symlink("a.xml", "f/link.xml"), 0);
    ck_assert_int_eq(symlink("nowhere", "f/lost.xml"), 0);
    ck_assert_int_eq(mkfifo("f/pipe.xml", 0600), 0);
    lists("f", "a.xml link.xml sub/b.xml ");
    lists("mine.zip", "a.xml b/c.xml bb/d.xml ");
    lists("mine.zip/b", "c.xml ");
    lists("mine.zip/none", "");
    lists_not("gone", "cannot be opened");
}
END_TEST

START_TEST(a_folder_of_too_much_is_refused)
{
    char path[256] = "deep";

    ck_assert_int_eq(mkdir("many", 0700), 0);
    for (int i = 0; i <= LISTING_LIMIT; i++) {
        char name[32];
        snprintf(name, sizeof name, "many/%d", i);
        touch(name);
    }
    lists_not("many", "more than 1000 files");
    for (int i = 0; i <= LISTING_FOLDERS_LIMIT + 1; i++) {
        ck_assert_int_eq(mkdir(path, 0700), 0);
        memcpy(path + strlen(path), "/d", 3);
    }
    lists_not("deep", "more than 8 deep");
}
END_TEST

void add_place_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "place");

    tcase_add_checked_fixture(tests, enter, leave);
    tcase_add_test(tests, a_path_leads_to_the_disk_or_into_a_zip);
    tcase_add_test(tests, a_folder_and_a_zip_are_listed);
    tcase_add_test(tests, a_folder_of_too_much_is_refused);
}
