/* Input that means harm: refused with a place where there is one, and before libxml2 sees any of
 * it, which needs seconds for some. What takes time that grows with the square runs into Check's
 * limit. */
#include "cases.h"
#include "folder.h"
#include "garden.h"
#include "words.h"
#include "xml/xml.h"

#include "harness.h"

#include <libxml/parser.h>
#include <libxml/xmlmemory.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static const struct grammar *const grammars[] = {&garden};

static char folder[] = "/tmp/breuk-hostile-XXXXXX";

static void make_folder(void)
{
    make_temporary_folder(folder);
}

static void remove_folder(void)
{
    remove_with_files(folder);
}

static const char *in_folder(const char *name)
{
    static char path[256];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

/* What libxml2 asks for, which is nothing as long as it sees nothing. */
static size_t asked;

static void *count_malloc(size_t size)
{
    asked += size;
    return malloc(size);
}

static void *count_realloc(void *block, size_t size)
{
    asked += size;
    return realloc(block, size);
}

static char *count_strdup(const char *text)
{
    asked += strlen(text) + 1;
    return strdup(text);
}

static void count_what_libxml2_asks(void)
{
    ck_assert_int_eq(xmlMemSetup(free, count_malloc, count_realloc, count_strdup), 0);
    xmlInitParser();
    asked = 0;
}

static void expect(enum status status, enum status wanted, const struct diag *diag,
                   const char *words)
{
    struct strbuf said = {0};

    words_of_diag(diag, folder, &said);
    ck_assert_msg(status == wanted, "status %d, not %d\n%s", status, wanted, strbuf_text(&said));
    ck_assert_msg(!strcmp(strbuf_text(&said), words), "wanted:\n%sgot:\n%s", words,
                  strbuf_text(&said));
    strbuf_release(&said);
}

static void expect_file(const char *path, enum status wanted, const char *words)
{
    struct xml_document *document;
    struct diag diag = {0};

    expect(xml_read_any(&document, path, grammars, 1, &diag), wanted, &diag, words);
    ck_assert(!document || (wanted == STATUS_INVALID && !document->is_whole));
    xml_free(document);
    diag_release(&diag);
}

static void expect_bytes(const struct strbuf *bytes, enum status wanted, const char *words)
{
    struct xml_document *document;
    struct diag diag = {0};

    expect(xml_read_bytes(&document, "x.xml", bytes->text, bytes->length, grammars, 1, &diag),
           wanted, &diag, words);
    ck_assert_uint_eq(asked, 0);
    ck_assert(!document || (wanted == STATUS_INVALID && !document->is_whole));
    xml_free(document);
    diag_release(&diag);
}

static void repeat(struct strbuf *bytes, const char *text, int times)
{
    for (int i = 0; i < times; i++)
        strbuf_add(bytes, text);
}

START_TEST(a_file_that_is_not_there_is_said_to_be_absent)
{
    expect_file(in_folder("absent.xml"), STATUS_NOT_FOUND,
                "absent.xml: error: cannot find “absent.xml”; check its name and folder\n");
    write_file(folder, "a-file", "");
    expect_file(in_folder("a-file/x.xml"), STATUS_NOT_FOUND,
                "a-file/x.xml: error: cannot find “a-file/x.xml”; check its name and folder\n");
}
END_TEST

START_TEST(a_folder_is_refused)
{
    struct xml_document *document;
    struct diag diag = {0};

    ck_assert_int_eq(xml_read_any(&document, folder, grammars, 1, &diag), STATUS_UNREADABLE);
    ck_assert_uint_eq(diag.count, 1);
    ck_assert_str_eq(diag.entries[0].message.id, "“{file}” is a folder; name a file inside it");
    diag_release(&diag);
}
END_TEST

START_TEST(devices_pipes_and_sockets_are_refused_without_waiting)
{
    expect_file(
        "/dev/zero", STATUS_UNREADABLE,
        "/dev/zero: error: “/dev/zero” is not a regular file; copy its contents into one\n");
    ck_assert_int_eq(mkfifo(in_folder("fifo"), 0600), 0);
    expect_file(in_folder("fifo"), STATUS_UNREADABLE,
                "fifo: error: “fifo” is not a regular file; copy its contents into one\n");
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int listener = socket(AF_UNIX, SOCK_STREAM, 0);
    memcpy(address.sun_path, in_folder("socket"), strlen(in_folder("socket")) + 1);
    ck_assert_int_eq(bind(listener, (struct sockaddr *)&address, sizeof address), 0);
    expect_file(
        in_folder("socket"), STATUS_UNREADABLE,
        "socket: error: cannot open “socket”; check that it is a regular file on a working disk\n");
    close(listener);
}
END_TEST

START_TEST(a_file_without_permission_is_refused)
{
    if (geteuid() == 0)
        return; /* root may read all */
    write_file(folder, "locked.xml", "<garden/>");
    ck_assert_int_eq(chmod(in_folder("locked.xml"), 0), 0);
    expect_file(
        in_folder("locked.xml"), STATUS_UNREADABLE,
        "locked.xml: error: you do not have permission to read “locked.xml”; ask its owner\n");
}
END_TEST

START_TEST(a_file_of_200_megabytes_is_refused_by_its_size)
{
    write_file(folder, "huge.xml", "<garden name=\"");
    ck_assert_int_eq(truncate(in_folder("huge.xml"), 200 * 1000 * 1000), 0);
    expect_file(in_folder("huge.xml"), STATUS_UNREADABLE,
                "huge.xml: error: “huge.xml” is larger than 8 MiB; split it with <include>\n");
}
END_TEST

START_TEST(a_file_whose_size_is_a_lie_is_refused)
{
    /* The kernel says 0 bytes, and gives some. */
    expect_file("/proc/self/status", STATUS_UNREADABLE,
                "/proc/self/status: error: cannot read all of “/proc/self/status”; try again when "
                "no other program is writing to it\n");
}
END_TEST

START_TEST(an_attribute_of_8_megabytes_is_refused)
{
    struct strbuf bytes = {0};

    strbuf_add(&bytes, "<garden\n name=\"");
    repeat(&bytes, "0123456789abcdef", XML_FILE_LIMIT / 16 - 10);
    strbuf_add(&bytes, "\"/>");
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:2:7: error: this value is longer than 16 KiB; shorten it\n");
    repeat(&bytes, "0123456789abcdef", 10);
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml: error: “x.xml” is larger than 8 MiB; split it with <include>\n");
    strbuf_release(&bytes);
}
END_TEST

/* A value counts its references as one character each, however many zeros they have. */
START_TEST(a_reference_of_64_kilobytes_makes_its_tag_too_long)
{
    struct strbuf bytes = {0};

    strbuf_add(&bytes, "<garden name=\"1>&#");
    repeat(&bytes, "0", 65530);
    strbuf_add(&bytes, "49;\"/>");
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:1:1: error: this tag is longer than 16 KiB; shorten it\n");
    strbuf_release(&bytes);
}
END_TEST

START_TEST(names_and_tags_of_8_megabytes_are_refused)
{
    struct strbuf bytes = {0};

    strbuf_add(&bytes, "<");
    repeat(&bytes, "a", XML_FILE_LIMIT - 3);
    strbuf_add(&bytes, ">");
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:1:1: error: this tag is longer than 16 KiB; shorten it\n");
    strbuf_clear(&bytes);
    strbuf_add(&bytes, "<garden ");
    repeat(&bytes, "a", XML_FILE_LIMIT - 10);
    strbuf_add(&bytes, "/>");
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:1:1: error: this tag is longer than 16 KiB; shorten it\n");
    strbuf_clear(&bytes);
    strbuf_add(&bytes, "<garden");
    repeat(&bytes, " ", XML_FILE_LIMIT - 10);
    strbuf_add(&bytes, "/>");
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:1:1: error: this tag is longer than 16 KiB; shorten it\n");
    strbuf_release(&bytes);
}
END_TEST

START_TEST(a_depth_of_a_million_is_refused)
{
    struct strbuf bytes = {0};

    repeat(&bytes, "<garden>", 1000000);
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:1:129: error: elements can be nested at most 16 deep; remove a level\n");
    strbuf_release(&bytes);
}
END_TEST

START_TEST(a_hundred_thousand_attributes_are_refused)
{
    struct strbuf bytes = {0};

    strbuf_add(&bytes, "<garden");
    for (int i = 0; i < 100000; i++)
        strbuf_addf(&bytes, "\na%d=\"\"", i);
    strbuf_add(&bytes, "/>");
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:34:1: error: a tag can have at most 32 attributes; remove some\n");
    strbuf_release(&bytes);
}
END_TEST

/* At the first name that is too many. */
START_TEST(a_thousand_and_one_names_are_refused)
{
    struct strbuf bytes = {0};

    strbuf_add(&bytes, "<garden>");
    for (int i = 0; i < 1100; i++)
        strbuf_addf(&bytes, "\n<bed a%d=\"\"/>", i);
    strbuf_add(&bytes, "</garden>");
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:1000:6: error: there are more than 1000 different element and attribute "
                 "names here, too many for a breuk file; remove those that belong to another "
                 "program\n");
    strbuf_release(&bytes);
}
END_TEST

START_TEST(a_million_elements_are_refused)
{
    struct strbuf bytes = {0};

    strbuf_add(&bytes, "<garden>");
    repeat(&bytes, "<b/>\n<b/>", 500000);
    strbuf_add(&bytes, "</garden>");
    expect_bytes(&bytes, STATUS_UNREADABLE,
                 "x.xml:125001:1: error: a file can have at most 250000 elements; split it with "
                 "<include>\n");
    strbuf_release(&bytes);
}
END_TEST

START_TEST(nobody_reads_on_behind_a_thousand_complaints)
{
    struct strbuf bytes = {0};
    struct xml_document *document;
    struct diag diag = {0};

    strbuf_add(&bytes, "<garden>");
    repeat(&bytes, "<b/>x", 200000);
    strbuf_add(&bytes, "</garden>");
    ck_assert_int_eq(
        xml_read_bytes(&document, "x.xml", bytes.text, bytes.length, grammars, 1, &diag),
        STATUS_INVALID);
    ck_assert_uint_ge(diag.errors, DIAG_LIMIT);
    ck_assert_uint_le(diag.errors, DIAG_LIMIT + 2);
    ck_assert(diag.unfinished);
    diag_release(&diag);
    strbuf_release(&bytes);
}
END_TEST

/* The title that lacks would be the next. */
START_TEST(nothing_is_checked_behind_the_last_complaint_that_is_kept)
{
    struct strbuf bytes = {0};
    struct xml_document *document;
    struct diag diag = {0};

    strbuf_add(&bytes, "<garden format=\"1\" name=\"x\">");
    repeat(&bytes, "<bde/>", DIAG_LIMIT - 1);
    strbuf_add(&bytes, "x</garden>");
    ck_assert_int_eq(
        xml_read_bytes(&document, "x.xml", bytes.text, bytes.length, grammars, 1, &diag),
        STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, DIAG_LIMIT);
    ck_assert(diag.unfinished);
    xml_free(document);
    diag_release(&diag);
    strbuf_release(&bytes);
}
END_TEST

START_TEST(random_bytes_are_refused)
{
    uint64_t state = 1;

    for (int round = 0; round < 2000; round++) {
        char bytes[256];
        struct xml_document *document;
        struct diag diag = {0};
        for (size_t i = 0; i < sizeof bytes; i++) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            bytes[i] = (char)(state >> 56);
        }
        size_t length = state >> 32 & 0xFF;
        ck_assert_int_eq(xml_read_bytes(&document, "x.xml", bytes, length, grammars, 1, &diag),
                         STATUS_UNREADABLE);
        ck_assert_uint_eq(diag.errors, 1);
        ck_assert_int_ge(diag.entries[0].where.line, 1);
        ck_assert_int_ge(diag.entries[0].where.column, 1);
        diag_release(&diag);
    }
}
END_TEST

START_TEST(includes_that_multiply_are_stopped)
{
    struct strbuf text = {0};

    /* Ten times ten times ten …: a hundred million files, eight deep. They are read depth first: 6
     * down to the first 6.xml, 111 for it and each of its like, and 11 for each 7.xml with what it
     * includes. The title that is there twice is not found any more. */
    for (int level = 0; level < 8; level++) {
        char name[16];
        strbuf_clear(&text);
        strbuf_add(&text, level ? "<part of=\"garden\" format=\"1\">"
                                : "<garden name=\"x\" format=\"1\"><title lang=\"en\">x</title>"
                                  "<title lang=\"en\">x</title>");
        for (int i = 0; i < 10; i++)
            strbuf_addf(&text, "\n<include href=\"%d.xml\"/>", level + 1);
        strbuf_add(&text, level ? "</part>" : "</garden>");
        snprintf(name, sizeof name, "%d.xml", level);
        write_file(folder, name, text.text);
    }
    write_file(folder, "8.xml", "<part of=\"garden\" format=\"1\"/>");
    expect_file(in_folder("0.xml"), STATUS_INVALID,
                "7.xml:6:16: error: more than 256 files would be included; include fewer\n");
    strbuf_release(&text);
}
END_TEST

START_TEST(files_include_one_another_eight_deep_and_no_deeper)
{
    char name[32], text[128];
    struct xml_document *document;
    struct diag diag = {0};

    for (int level = 1; level < 9; level++) {
        snprintf(name, sizeof name, "d%d.xml", level);
        snprintf(text, sizeof text,
                 "<part of=\"garden\" format=\"1\">\n  <include href=\"d%d.xml\"/></part>",
                 level + 1);
        write_file(folder, name, text);
    }
    write_file(folder, "d9.xml", "<part of=\"garden\" format=\"1\"><gate/></part>");
    const char *main = "<garden name=\"x\" format=\"1\"><title lang=\"en\">x</title>"
                       "<include href=\"d%d.xml\"/></garden>";
    snprintf(text, sizeof text, main, 2);
    write_file(folder, "right.xml", text);
    ck_assert_int_eq(xml_read(&document, in_folder("right.xml"), &garden, &diag), STATUS_OK);
    ck_assert_ptr_nonnull(xml_child(document->root, "gate"));
    xml_free(document);
    diag_release(&diag);
    snprintf(text, sizeof text, main, 1);
    write_file(folder, "wrong.xml", text);
    expect_file(in_folder("wrong.xml"), STATUS_INVALID,
                "d8.xml:2:18: error: these includes are more than 8 levels deep; include this file "
                "higher up\n");
}
END_TEST

START_TEST(a_link_out_of_the_folder_is_not_followed)
{
    write_file(folder, "outside.xml", "<part of=\"garden\" format=\"1\"><gate/></part>");
    ck_assert_int_eq(mkdir(in_folder("within"), 0700), 0);
    ck_assert_int_eq(symlink("../outside.xml", in_folder("within/link.xml")), 0);
    write_file(folder, "within/main.xml",
               "<garden name=\"x\" format=\"1\"><title lang=\"en\">x</title>\n"
               "<include href=\"link.xml\"/></garden>");
    expect_file(in_folder("within/main.xml"), STATUS_INVALID,
                "within/main.xml:2:16: error: “within/link.xml” is a link that leads out of this "
                "folder; copy the file itself here\n");
}
END_TEST

START_TEST(more_than_16_megabytes_are_not_read)
{
    struct strbuf text = {0};

    strbuf_add(&text, "<part of=\"garden\" format=\"1\">");
    repeat(&text, "                ", XML_FILE_LIMIT / 16 - 8);
    strbuf_add(&text, "</part>");
    write_file(folder, "large.xml", text.text);
    write_file(folder, "many.xml",
               "<garden name=\"x\" format=\"1\"><title lang=\"en\">x</title>\n"
               "<include href=\"large.xml\"/>\n<include href=\"large.xml\"/>\n"
               "<include href=\"large.xml\"/>\n</garden>");
    struct xml_document *document;
    struct diag diag = {0};
    ck_assert_int_eq(xml_read(&document, in_folder("many.xml"), &garden, &diag), STATUS_INVALID);
    xml_free(document);
    struct strbuf said = {0};
    words_of_diag(&diag, folder, &said);
    /* Two of them and the file itself are just within it. */
    ck_assert_str_eq(strbuf_text(&said), "many.xml:4:16: error: with “large.xml”, breuk would have "
                                         "to read more than 16 MiB; include less\n");
    strbuf_release(&said);
    diag_release(&diag);
    strbuf_release(&text);
}
END_TEST

static int loads;

static xmlParserInputPtr count_load(const char *url, const char *id, xmlParserCtxtPtr parser)
{
    (void)url, (void)id, (void)parser;
    loads++;
    return NULL;
}

START_TEST(nothing_of_the_process_is_changed)
{
    static const char text[] = "<!DOCTYPE garden SYSTEM \"file:///etc/passwd\" []><garden/>";
    static const char named[] = "<!DOCTYPE garden SYSTEM \"file:///etc/passwd\"><garden/>";
    struct xml_document *document;
    struct diag diag = {0};
    xmlExternalEntityLoader before = xmlGetExternalEntityLoader();

    xmlSetExternalEntityLoader(count_load);
    xml_read_bytes(&document, "x.xml", text, sizeof text - 1, grammars, 1, &diag);
    xml_free(document);
    ck_assert_uint_eq(asked, 0);
    xml_read_bytes(&document, "x.xml", named, sizeof named - 1, grammars, 1, &diag);
    xml_free(document);
    ck_assert_uint_gt(asked, 0);
    ck_assert_int_eq(loads, 0);
    ck_assert_ptr_eq(xmlGetExternalEntityLoader(), count_load);
    ck_assert_ptr_null(xmlGetLastError());
    xmlSetExternalEntityLoader(before);
    diag_release(&diag);
}
END_TEST

void add_hostile_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "hostile");

    tcase_add_checked_fixture(tests, count_what_libxml2_asks, NULL);
    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    tcase_add_test(tests, a_file_that_is_not_there_is_said_to_be_absent);
    tcase_add_test(tests, a_folder_is_refused);
    tcase_add_test(tests, devices_pipes_and_sockets_are_refused_without_waiting);
    tcase_add_test(tests, a_file_without_permission_is_refused);
    tcase_add_test(tests, a_file_of_200_megabytes_is_refused_by_its_size);
    tcase_add_test(tests, a_file_whose_size_is_a_lie_is_refused);
    tcase_add_test(tests, an_attribute_of_8_megabytes_is_refused);
    tcase_add_test(tests, names_and_tags_of_8_megabytes_are_refused);
    tcase_add_test(tests, a_reference_of_64_kilobytes_makes_its_tag_too_long);
    tcase_add_test(tests, a_depth_of_a_million_is_refused);
    tcase_add_test(tests, a_hundred_thousand_attributes_are_refused);
    tcase_add_test(tests, a_thousand_and_one_names_are_refused);
    tcase_add_test(tests, a_million_elements_are_refused);
    tcase_add_test(tests, nobody_reads_on_behind_a_thousand_complaints);
    tcase_add_test(tests, nothing_is_checked_behind_the_last_complaint_that_is_kept);
    tcase_add_test(tests, random_bytes_are_refused);
    tcase_add_test(tests, includes_that_multiply_are_stopped);
    tcase_add_test(tests, files_include_one_another_eight_deep_and_no_deeper);
    tcase_add_test(tests, a_link_out_of_the_folder_is_not_followed);
    tcase_add_test(tests, more_than_16_megabytes_are_not_read);
    tcase_add_test(tests, nothing_of_the_process_is_changed);
}
