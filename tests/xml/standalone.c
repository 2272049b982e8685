/* Files written out with what they include in place. */
#include "xml/standalone.h"
#include "cases.h"
#include "folder.h"
#include "garden.h"

#include "harness.h"
#include "unpacked.h"

#include <stdio.h>

static const struct grammar *const grammars[] = {&garden};

/* A file of the corpus; its parts are read from beside it. */
static struct xml_document *read_corpus(const char *name)
{
    struct xml_document *document;
    struct diag diag = {0};
    char path[4096], below[256];

    snprintf(below, sizeof below, "xml/corpus/valid/%s.xml", name);
    ck_assert_int_eq(xml_read(&document, unpacked_path(path, below), &garden, &diag), STATUS_OK);
    diag_release(&diag);
    return document;
}

static struct xml_document *read_text(const struct strbuf *text)
{
    struct xml_document *document;
    struct diag diag = {0};

    ck_assert_int_eq(xml_read_bytes(&document, "nowhere/x.xml", strbuf_text(text), text->length,
                                    grammars, 1, &diag),
                     STATUS_OK);
    diag_release(&diag);
    return document;
}

static void same_tree(const struct xml_element *a, const struct xml_element *b)
{
    for (; a && b; a = a->next, b = b->next) {
        ck_assert_ptr_eq(a->rule, b->rule);
        ck_assert_str_eq(a->text, b->text);
        ck_assert_uint_eq(a->attribute_count, b->attribute_count);
        for (const struct attribute_rule *rule = a->rule->attributes; rule && rule->name; rule++) {
            ck_assert_int_eq(xml_has(a, rule->name), xml_has(b, rule->name));
            if (!rule->many && xml_has(a, rule->name))
                ck_assert_str_eq(xml_text(a, rule->name), xml_text(b, rule->name));
        }
        same_tree(a->first_child, b->first_child);
    }
    ck_assert_ptr_eq(a, b);
}

START_TEST(what_is_written_reads_as_the_same_from_anywhere)
{
    static const char *const names[] = {"required-child-included",
                                        "all-values",
                                        "windows-lines",
                                        "byte-order-mark",
                                        "references",
                                        "languages",
                                        "longest",
                                        "blanks-round-values"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct strbuf once = {0}, twice = {0};
        struct xml_document *document = read_corpus(names[i]);
        xml_write_standalone(document, &once);
        struct xml_document *again = read_text(&once);
        same_tree(document->root, again->root);
        xml_write_standalone(again, &twice);
        ck_assert_str_eq(strbuf_text(&twice), strbuf_text(&once));
        xml_free(document);
        xml_free(again);
        strbuf_release(&once);
        strbuf_release(&twice);
    }
}
END_TEST

START_TEST(quotes_in_comments_and_cdata_hide_no_line)
{
    static const char text[] = "<?xml version='1.0'?>\n<?xml-model href='a'?>\n\n"
                               "<!-- it's -->\n<garden format='1' name='n'>\n"
                               "  <title lang='en'><![CDATA[it's <include>]]></title>\n"
                               "  <?php '?>\n  <note>a</note>\r\n</garden>\n\n";
    struct strbuf bytes = {0}, out = {0};

    strbuf_add(&bytes, text);
    struct xml_document *document = read_text(&bytes);
    xml_write_standalone(document, &out);
    ck_assert_str_eq(strbuf_text(&out), "<!-- it's -->\n<garden format='1' name='n'>\n"
                                        "  <title lang='en'><![CDATA[it's <include>]]></title>\n"
                                        "  <?php '?>\n  <note>a</note>\n</garden>\n");
    xml_free(document);
    strbuf_release(&bytes);
    strbuf_release(&out);
}
END_TEST

START_TEST(a_value_keeps_its_lines_behind_comments)
{
    static const char text[] =
        "<!----><!-- <p q=' --><garden format='1' name='n' owner='a\n  \nb'>\n"
        "  <title lang='en'>t</title>\n</garden>\n";
    struct strbuf bytes = {0}, out = {0};

    strbuf_add(&bytes, text);
    struct xml_document *document = read_text(&bytes);
    xml_write_standalone(document, &out);
    ck_assert_str_eq(strbuf_text(&out), text);
    xml_free(document);
    strbuf_release(&bytes);
    strbuf_release(&out);
}
END_TEST

/* Each part as far to the right as its <include>; one without anything leaves no blank line. */
START_TEST(parts_stand_where_their_includes_stood)
{
    char folder[] = "/tmp/breuk-standalone-XXXXXX", path[256];
    struct strbuf out = {0};
    struct xml_document *document;
    struct diag diag = {0};

    ck_assert_ptr_nonnull(mkdtemp(folder));
    write_file(folder, "x.xml",
               "<garden name='x' format='1'>\n  <include href='a.xml'/>\n"
               "  <include href='none.xml'/>\n  <gate/>\n  <include href='b.xml'></include>"
               "<gate/>\n  <include href='none.xml'><!-- </include> --></include>\n</garden>\n");
    write_file(folder, "a.xml",
               "<part of='garden' format='1'>\n  <bed id='a' rows='1'/>\n"
               "  <!-- two -->\n  <bed id='b' rows='2'/>\n</part>\n");
    write_file(folder, "b.xml", "<part of='garden' format='1'><title lang='en'>T</title></part>\n");
    write_file(folder, "none.xml", "<part of='garden' format='1'/>\n");
    snprintf(path, sizeof path, "%s/x.xml", folder);
    ck_assert_int_eq(xml_read(&document, path, &garden, &diag), STATUS_OK);
    xml_write_standalone(document, &out);
    ck_assert_str_eq(strbuf_text(&out), "<garden name='x' format='1'>\n"
                                        "  <bed id='a' rows='1'/>\n"
                                        "  <!-- two -->\n"
                                        "  <bed id='b' rows='2'/>\n"
                                        "  <gate/>\n"
                                        "  <title lang='en'>T</title><gate/>\n"
                                        "</garden>\n");
    xml_free(document);
    strbuf_release(&out);
    remove_with_files(folder);
}
END_TEST

void add_standalone_cases(Suite *suite)
{
    TCase *standalone = add_case(suite, "standalone");

    tcase_add_test(standalone, what_is_written_reads_as_the_same_from_anywhere);
    tcase_add_test(standalone, quotes_in_comments_and_cdata_hide_no_line);
    tcase_add_test(standalone, a_value_keeps_its_lines_behind_comments);
    tcase_add_test(standalone, parts_stand_where_their_includes_stood);
}
