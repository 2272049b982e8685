/*
 * Files that are right and files that are wrong, in the tables of corpus/, each wrong one with the
 * complaints that it must get beside it, to the column (NAME.expect). After a change of words:
 * BREUK_EXPECT=write ./check xml, and read the difference.
 */
#include "cases.h"
#include "garden.h"
#include "words.h"
#include "xml/schema.h"
#include "xml/xml.h"

#include "harness.h"
#include "unpacked.h"

#include <dirent.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FILES_AT_MOST = 256 };

struct names {
    char *name[FILES_AT_MOST];
    int count;
};

static const char *corpus(const char *folder)
{
    static char path[4096];
    char below[64];

    snprintf(below, sizeof below, "xml/corpus/%s", folder);
    return unpacked_path(path, below);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The NAME.xml of a folder, sorted, as paths. */
static void list(const char *folder, struct names *names)
{
    char path[8192];
    DIR *open = opendir(folder);

    ck_assert_ptr_nonnull(open);
    names->count = 0;
    for (struct dirent *file; (file = readdir(open));) {
        size_t length = strlen(file->d_name);
        if (length < 4 || strcmp(file->d_name + length - 4, ".xml"))
            continue;
        ck_assert_int_lt(names->count, FILES_AT_MOST);
        snprintf(path, sizeof path, "%s/%s", folder, file->d_name);
        names->name[names->count++] = strdup(path);
    }
    closedir(open);
    qsort(names->name, (size_t)names->count, sizeof *names->name, by_name);
}

static void release(struct names *names)
{
    for (int i = 0; i < names->count; i++)
        free(names->name[i]);
}

static char *read_expected(const char *file)
{
    char path[8192], *text = calloc(1, 65536);

    snprintf(path, sizeof path, "%.*s.expect", (int)strlen(file) - 4, file);
    FILE *stream = fopen(path, "r");
    ck_assert_msg(stream != NULL, "%s is missing", path);
    ck_assert_uint_lt(fread(text, 1, 65535, stream), 65535);
    fclose(stream);
    return text;
}

static void write_expected(const char *file, const char *text)
{
    char path[8192];

    snprintf(path, sizeof path, "%.*s.expect", (int)strlen(file) - 4, file);
    FILE *stream = fopen(path, "w");
    ck_assert_ptr_nonnull(stream);
    fputs(text, stream);
    fclose(stream);
}

static void expect_complaints(const char *folder, const char *file, enum status expected)
{
    const struct grammar *grammars[] = {&garden};
    struct xml_document *document = NULL;
    struct diag diag = {0};
    struct strbuf said = {0};

    enum status status = xml_read_any(&document, file, grammars, 1, &diag);
    words_of_diag(&diag, folder, &said);
    /* What is not XML is read on where it is clear what is meant. */
    bool mended = expected == STATUS_UNREADABLE && status == STATUS_INVALID;
    ck_assert_msg(status == expected || mended, "%s: status %d, not %d\n%s", named_in_table(file),
                  status, expected, strbuf_text(&said));
    ck_assert(!document || !document->is_whole);
    xml_free(document);
    ck_assert_uint_gt(diag.errors, 0);
    if (getenv("BREUK_EXPECT"))
        write_expected(file, strbuf_text(&said));
    char *wanted = read_expected(file);
    ck_assert_msg(!strcmp(wanted, strbuf_text(&said)), "%s\nwanted:\n%sgot:\n%s",
                  named_in_table(file), wanted, strbuf_text(&said));
    free(wanted);
    strbuf_release(&said);
    diag_release(&diag);
}

static void expect_all(const char *name, enum status status)
{
    const char *folder = corpus(name);
    struct names names;

    list(folder, &names);
    ck_assert_int_gt(names.count, 10);
    for (int i = 0; i < names.count; i++)
        expect_complaints(folder, names.name[i], status);
    release(&names);
}

START_TEST(files_that_are_right_are_read_without_a_word)
{
    const struct grammar *grammars[] = {&garden};
    struct names names;

    list(corpus("valid"), &names);
    ck_assert_int_gt(names.count, 10);
    for (int i = 0; i < names.count; i++) {
        struct xml_document *document = NULL;
        struct diag diag = {0};
        struct strbuf said = {0};
        enum status status = xml_read_any(&document, names.name[i], grammars, 1, &diag);
        words_of_diag(&diag, "", &said);
        ck_assert_msg(status == STATUS_OK && !diag.count, "%s: status %d\n%s",
                      named_in_table(names.name[i]), status, strbuf_text(&said));
        xml_free(document);
        strbuf_release(&said);
        diag_release(&diag);
    }
    release(&names);
}
END_TEST

START_TEST(files_against_the_grammar_get_all_complaints_to_the_column)
{
    expect_all("invalid", STATUS_INVALID);
}
END_TEST

START_TEST(files_wrong_beyond_a_schema_get_theirs)
{
    expect_all("beyond", STATUS_INVALID);
}
END_TEST

START_TEST(files_that_are_not_xml_or_hostile_are_refused_at_their_place)
{
    expect_all("broken", STATUS_UNREADABLE);
}
END_TEST

static int xmllint(const char *schema, const char *file)
{
    pid_t child = fork();

    ck_assert_int_ge(child, 0);
    if (!child) {
        (void)!freopen("/dev/null", "w", stderr);
        execlp("xmllint", "xmllint", "--noout", "--nonet", "--relaxng", schema, file, (char *)NULL);
        _exit(127);
    }
    int status;
    waitpid(child, &status, 0);
    ck_assert(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void compare_verdicts(const char *schema, const char *folder, bool right)
{
    struct names names;

    list(corpus(folder), &names);
    for (int i = 0; i < names.count; i++) {
        int verdict = xmllint(schema, names.name[i]);
        ck_assert_msg(verdict != 127, "xmllint (libxml2-utils) is missing");
        /* 3: not valid; 5: the schema itself is wrong. */
        ck_assert_msg(verdict == (right ? 0 : 3), "%s: xmllint says %d",
                      named_in_table(names.name[i]), verdict);
    }
    release(&names);
}

START_TEST(xmllint_gives_the_same_verdict_from_the_schema)
{
    char schema[] = "/tmp/breuk-garden-XXXXXX";
    int file = mkstemp(schema);
    struct strbuf text = {0};

    ck_assert_int_ge(file, 0);
    schema_rng(&garden, &text);
    ck_assert_int_eq(write(file, text.text, text.length), (ssize_t)text.length);
    close(file);
    strbuf_release(&text);
    compare_verdicts(schema, "valid", true);
    compare_verdicts(schema, "invalid", false);
    unlink(schema);
}
END_TEST

void add_corpus_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "corpus");

    tcase_add_test(tests, files_that_are_right_are_read_without_a_word);
    tcase_add_test(tests, files_against_the_grammar_get_all_complaints_to_the_column);
    tcase_add_test(tests, files_wrong_beyond_a_schema_get_theirs);
    tcase_add_test(tests, files_that_are_not_xml_or_hostile_are_refused_at_their_place);
    tcase_add_test(tests, xmllint_gives_the_same_verdict_from_the_schema);
}
