/* ZIPs that mean harm, made byte by byte. */
#include "cases.h"

#include "base/memory.h"
#include "files/archive.h"
#include "raw_zip.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Opens a ZIP that must be refused with this id, and this name in it. */
static void refuse(struct raw_zip *zip, const char *said, const char *name)
{
    char path[RAW_ZIP_PATH];
    struct archive *archive;
    struct diag diag = {0};

    raw_zip_write(zip, path);
    enum status status = archive_open(&archive, path, &diag);
    ck_assert_int_eq(unlink(path), 0);
    ck_assert_msg(status == STATUS_UNREADABLE && !archive, "%s: %d", name, status);
    ck_assert_uint_eq(diag.count, 1);
    ck_assert_msg(strstr(diag.entries[0].message.id, said) != NULL, "%s: %s", name,
                  diag.entries[0].message.id);
    ck_assert_str_eq(diag.entries[0].message.arg[0].text, name);
    diag_release(&diag);
    *zip = (struct raw_zip){0};
}

static void refuse_file(struct raw_file file, const char *said, const char *shown)
{
    static struct raw_zip zip;

    raw_zip_add(&zip, (struct raw_file){.name = "before.xml", .bytes = "<a/>"});
    raw_zip_add(&zip, file);
    refuse(&zip, said, shown);
}

START_TEST(names_that_lead_out_are_refused)
{
    static const struct {
        const char *name, *shown;
    } rows[] = {
        {"../a.xml", "../a.xml"},
        {"b/../../a.xml", "b/../../a.xml"},
        {"/etc/a.xml", "/etc/a.xml"},
        {"..\\a.xml", "../a.xml"},
        {"\\a.xml", "/a.xml"},
        {"C:\\a.xml", "C:/a.xml"},
        {"c:a.xml", "c:a.xml"},
        {"a//b.xml", "a//b.xml"},
        {"./a.xml", "./a.xml"},
        {"..", ".."},
        {"../", "../"},
        {"", ""},
        {"__MACOSX/../a", "__MACOSX/../a"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        refuse_file((struct raw_file){.name = rows[i].name, .bytes = "<a/>"},
                    "leads out of the folder", rows[i].shown);
}
END_TEST

START_TEST(names_that_cannot_be_shown_or_kept_are_refused)
{
    char longest[300] = "", deepest[64] = "";

    refuse_file((struct raw_file){.name = "caf\x82.xml", .bytes = "<a/>"}, "not in UTF-8",
                "caf\xEF\xBF\xBD.xml");
    refuse_file((struct raw_file){.name = "a\x1B[2J.xml", .bytes = "<a/>"}, "nobody can see",
                "a\x1B[2J.xml");
    memset(longest, 'a', 241);
    refuse_file((struct raw_file){.name = longest, .bytes = "<a/>"}, "longer than 240", longest);
    for (int i = 0; i < 9; i++)
        memcpy(deepest + 2 * i, "a/", 2);
    memcpy(deepest + 18, "b", 1);
    refuse_file((struct raw_file){.name = deepest, .bytes = "<a/>"}, "8 folders deep", deepest);
}
END_TEST

START_TEST(what_is_there_twice_is_refused)
{
    static const struct {
        const char *one, *two, *shown;
    } rows[] = {
        {"a.xml", "A.XML", "a.xml"}, {"ß/a.xml", "ß/A.xml", "ß/a.xml"},
        {"É.xml", "é.xml", "é.xml"}, {"a/b.xml", "a\\b.xml", "a/b.xml"},
        {"a", "a/b.xml", "a/b.xml"}, {"A/c", "a", "a/c"},
    };
    static struct raw_zip zip;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        raw_zip_add(&zip, (struct raw_file){.name = rows[i].one, .bytes = "<a/>"});
        raw_zip_add(&zip, (struct raw_file){.name = "a b", .bytes = "<a/>"});
        raw_zip_add(&zip, (struct raw_file){.name = rows[i].two, .bytes = "<b/>"});
        refuse(&zip, "is there twice", rows[i].shown);
    }
    /* libzip notices this itself, of folders too. */
    for (size_t i = 0; i < 2; i++) {
        const char *name = i == 0 ? "a.xml" : "a/";
        raw_zip_add(&zip, (struct raw_file){.name = name, .bytes = ""});
        raw_zip_add(&zip, (struct raw_file){.name = "b.xml", .bytes = "<b/>"});
        raw_zip_add(&zip, (struct raw_file){.name = name, .bytes = ""});
        refuse(&zip, "is in this zip twice", name);
    }
}
END_TEST

START_TEST(links_devices_locks_and_strange_methods_are_refused)
{
    refuse_file(
        (struct raw_file){.name = "l", .bytes = "/etc", .system = 3, .attributes = 0120777U << 16},
        "a link or a device", "l");
    refuse_file(
        (struct raw_file){.name = "d", .bytes = "x", .system = 3, .attributes = 0020666U << 16},
        "a link or a device", "d");
    refuse_file((struct raw_file){.name = "e", .bytes = "0123456789abc", .flags = 1},
                "locked with a password", "e");
    refuse_file((struct raw_file){.name = "m", .bytes = "x", .method = 12}, "by a method", "m");
}
END_TEST

START_TEST(bombs_are_refused_before_anything_is_inflated)
{
    static struct raw_zip zip;
    char name[16];

    refuse_file(
        (struct raw_file){.name = "b", .bytes = "x", .method = 8, .size_off = ARCHIVE_FILE_LIMIT},
        "larger than 8 MiB", "b");
    for (int i = 0; i < 9; i++) {
        snprintf(name, sizeof name, "%d", i);
        raw_zip_add(
            &zip, (struct raw_file){
                      .name = name, .bytes = "x", .method = 8, .size_off = ARCHIVE_FILE_LIMIT - 1});
    }
    refuse(&zip, "larger than 64 MiB", "");
    for (int i = 0; i <= ARCHIVE_COUNT_LIMIT; i++) {
        snprintf(name, sizeof name, "%d", i);
        raw_zip_add(&zip, (struct raw_file){.name = name, .bytes = "x"});
    }
    zip.count_claimed = 2; /* a lie that Info-ZIP tells, too */
    refuse(&zip, "not a whole zip", "");
    for (int i = 0; i <= ARCHIVE_COUNT_LIMIT; i++) {
        snprintf(name, sizeof name, "%d", i);
        raw_zip_add(&zip, (struct raw_file){.name = name, .bytes = "x"});
    }
    refuse(&zip, "more than 1000 files", "");
    raw_zip_add(&zip, (struct raw_file){.name = "a", .bytes = "x"});
    zip.list_claimed = 2 << 20; /* for which there is no room before it */
    refuse(&zip, "not a whole zip", "");
}
END_TEST

/* What deflate makes of 10,000 times "a". */
static const char deflated[] =
    "\xED\xC1\x81\x00\x00\x00\x00\x80\xA0\xFD\xA9\x17\xA9\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00";

START_TEST(no_more_is_inflated_than_a_file_claims)
{
    struct raw_zip zip = {0};
    char path[RAW_ZIP_PATH], bytes[16];
    struct archive *archive;
    struct diag diag = {0};
    struct message why = {0};

    raw_zip_add(&zip, (struct raw_file){.name = "a",
                                        .bytes = deflated,
                                        .length = sizeof deflated - 1,
                                        .method = 8,
                                        .size_off = 10 - (int)(sizeof deflated - 1)});
    raw_zip_write(&zip, path);
    ck_assert_int_eq(archive_open(&archive, path, &diag), STATUS_OK);
    ck_assert_uint_eq(archive->count, 1);
    ck_assert_uint_eq(archive->entries[0].length, 10);
    memset(bytes, '-', sizeof bytes);
    ck_assert_int_eq(archive_read(archive, archive->entries, bytes, &why), STATUS_UNREADABLE);
    ck_assert_ptr_nonnull(strstr(why.id, "its length or its checksum"));
    for (size_t i = 11; i < sizeof bytes; i++)
        ck_assert_int_eq(bytes[i], '-');
    archive_close(archive);
    diag_release(&diag);
    ck_assert_int_eq(unlink(path), 0);
}
END_TEST

/* Every beginning of a ZIP, and every ZIP with one byte changed, is opened or refused, and says
 * why. */
START_TEST(broken_ones_are_refused)
{
    static struct raw_zip zip, whole;
    char path[RAW_ZIP_PATH];
    size_t opened = 0;

    raw_zip_add(&whole, (struct raw_file){.name = "a.xml", .bytes = "<a/>"});
    raw_zip_add(&whole, (struct raw_file){.name = "b/c.xml", .bytes = "<c/>"});
    raw_zip_write(&whole, path);
    for (size_t i = 0; i < 2 * whole.length; i++) {
        size_t length = i < whole.length ? i : whole.length;
        struct archive *archive;
        struct diag diag = {0};
        zip = whole;
        if (i >= whole.length)
            zip.bytes[i - whole.length] ^= 0x55;
        FILE *file = fopen(path, "wb");
        ck_assert_uint_eq(fwrite(zip.bytes, 1, length, file), length);
        ck_assert_int_eq(fclose(file), 0);
        enum status status = archive_open(&archive, path, &diag);
        ck_assert_msg(status == STATUS_OK || (status == STATUS_UNREADABLE && diag.errors == 1),
                      "%zu: %d", i, status);
        ck_assert_msg(i >= whole.length || status == STATUS_UNREADABLE, "%zu", i);
        for (size_t j = 0; archive && j < archive->count; j++) {
            char *bytes = memory_new(archive->entries[j].length + 1, 1);
            struct message why;
            archive_read(archive, &archive->entries[j], bytes, &why);
            memory_free(bytes);
        }
        opened += status == STATUS_OK;
        archive_close(archive);
        diag_release(&diag);
    }
    ck_assert_uint_gt(opened, 0); /* a date says nothing */
    ck_assert_int_eq(unlink(path), 0);
}
END_TEST

START_TEST(what_file_managers_add_is_left_out)
{
    struct raw_zip zip = {0};
    char path[RAW_ZIP_PATH];
    struct archive *archive;
    struct diag diag = {0};
    static const char *const names[] = {
        "mine/",          "mine\\card.xml",   "mine/.DS_Store", "__MACOSX/mine/._card.xml",
        "mine/Thumbs.db", "mine/desktop.ini", "mine/.git/HEAD", "mine/a.xml"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        raw_zip_add(&zip, (struct raw_file){.name = names[i], .bytes = i ? "x" : ""});
    raw_zip_write(&zip, path);
    ck_assert(archive_is(path));
    ck_assert_int_eq(archive_open(&archive, path, &diag), STATUS_OK);
    ck_assert_uint_eq(archive->count, 2);
    ck_assert_str_eq(archive->entries[0].name, "mine/a.xml");
    ck_assert_str_eq(archive->entries[1].name, "mine/card.xml");
    ck_assert_ptr_eq(archive_find(archive, "mine/card.xml"), &archive->entries[1]);
    ck_assert_ptr_null(archive_find(archive, "mine"));
    archive_close(archive);
    ck_assert_int_eq(unlink(path), 0);
    ck_assert(!archive_is(path));
    ck_assert_int_eq(archive_open(&archive, path, &diag), STATUS_NOT_FOUND);
    ck_assert_int_eq(archive_open(&archive, "/tmp", &diag), STATUS_UNREADABLE);
    diag_release(&diag);
}
END_TEST

/* Opens the ZIP of that path, which must be sound. */
static struct archive *open_sound(const char *path)
{
    struct archive *archive;
    struct diag diag = {0};

    ck_assert_int_eq(archive_open(&archive, path, &diag), STATUS_OK);
    diag_release(&diag);
    return archive;
}

/* As a file in it may be of any bytes, and be stored as it is. */
START_TEST(bytes_of_an_end_within_a_zip_are_not_its_end)
{
    static struct raw_zip zip;
    char path[RAW_ZIP_PATH];

    raw_zip_add(&zip, (struct raw_file){.name = "a.xml", .bytes = "<a/>"});
    raw_zip_add(&zip, (struct raw_file){.name = "note.txt",
                                        .bytes = "PK\5\6\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"
                                                 "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"});
    raw_zip_write(&zip, path);
    struct archive *archive = open_sound(path);
    ck_assert_uint_eq(archive->count, 2);
    archive_close(archive);
    ck_assert_int_eq(unlink(path), 0);
}
END_TEST

/* Of a thousand files in a ZIP each asks for it. */
START_TEST(a_zip_is_opened_once_until_it_changes)
{
    static struct raw_zip one, other;
    char path[RAW_ZIP_PATH], next[RAW_ZIP_PATH];

    raw_zip_add(&one, (struct raw_file){.name = "a.xml", .bytes = "<a/>"});
    raw_zip_write(&one, path);
    struct archive *first = open_sound(path), *second = open_sound(path);
    ck_assert_ptr_eq(first, second);
    archive_close(second);
    ck_assert_str_eq(first->entries[0].name, "a.xml");

    raw_zip_add(&other, (struct raw_file){.name = "b.xml", .bytes = "<b/>"});
    raw_zip_write(&other, next);
    ck_assert_int_eq(rename(next, path), 0);
    second = open_sound(path);
    ck_assert_str_eq(second->entries[0].name, "b.xml");
    ck_assert_str_eq(first->entries[0].name, "a.xml");
    archive_close(first);
    archive_close(second);
    ck_assert_int_eq(unlink(path), 0);
}
END_TEST

void add_archive_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "archive");

    tcase_add_test(tests, names_that_lead_out_are_refused);
    tcase_add_test(tests, names_that_cannot_be_shown_or_kept_are_refused);
    tcase_add_test(tests, what_is_there_twice_is_refused);
    tcase_add_test(tests, bytes_of_an_end_within_a_zip_are_not_its_end);
    tcase_add_test(tests, a_zip_is_opened_once_until_it_changes);
    tcase_add_test(tests, links_devices_locks_and_strange_methods_are_refused);
    tcase_add_test(tests, bombs_are_refused_before_anything_is_inflated);
    tcase_add_test(tests, no_more_is_inflated_than_a_file_claims);
    tcase_add_test(tests, broken_ones_are_refused);
    tcase_add_test(tests, what_file_managers_add_is_left_out);
}
