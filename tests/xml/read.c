/* What a loader gets: values, fallbacks, lists, texts, and the places of all of them. */
#include "base/memory.h"
#include "cases.h"
#include "folder.h"
#include "garden.h"
#include "words.h"
#include "xml/translated.h"
#include "xml/xml.h"

#include "harness.h"

#include <libxml/xmlmemory.h>
#include <stdio.h>
#include <unistd.h>

static const struct grammar *const grammars[] = {&garden};

static const char text[] =
    "<garden format='1' name='home'>\n"
    "  <title lang='en'>  Our\n <!-- a -->  <![CDATA[<g>]]> &#xBD;&amp;  </title>\n"
    "  <bed id='b' rows='7' width='2.50' colour='#00ffAA' soil='sand' label=' a&lt;\xC3\xA9\n b '\n"
    "       crops='  x &#98;c\n   pie:2/4' ages='1 -0 99' kinds='leek bean' sizes='0 .5'>\n"
    "    <plant kind='leek'/>\n"
    "    <note/>\n"
    "    <plant kind='bean' count='-3'/>\n"
    "  </bed>\n"
    "  <bed rows='1' id='c'/>\n"
    "</garden>\n";

static struct xml_document *document;

static void read_text(void)
{
    struct diag diag = {0};

    ck_assert_int_eq(xml_read_bytes(&document, "x.xml", text, sizeof text - 1, grammars, 1, &diag),
                     STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
}

static void free_text(void)
{
    xml_free(document);
}

static const struct xml_element *bed(void)
{
    return xml_child(document->root, "bed");
}

static void is_at(struct position where, int line, int column)
{
    ck_assert_str_eq(where.file, "x.xml");
    ck_assert_msg(where.line == line && where.column == column, "at %d:%d, not %d:%d", where.line,
                  where.column, line, column);
}

START_TEST(values_come_in_their_types)
{
    ck_assert_ptr_eq(document->grammar, &garden);
    ck_assert(!document->is_part);
    ck_assert_int_eq(xml_integer(document->root, "format"), 1);
    ck_assert_int_eq(xml_integer(bed(), "rows"), 7);
    ck_assert_double_eq(xml_real(bed(), "width"), 2.5);
    ck_assert_uint_eq(xml_colour(bed(), "colour"), 0x00FFAA);
    ck_assert_int_eq(xml_word(bed(), "soil"), 1);
    ck_assert_str_eq(xml_text(bed(), "label"), " a<\xC3\xA9  b ");
    ck_assert(xml_has(bed(), "soil"));
}
END_TEST

START_TEST(what_the_file_leaves_out_has_its_fallback)
{
    const struct xml_element *second = xml_next(bed());

    ck_assert_str_eq(xml_text(second, "id"), "c");
    ck_assert(!xml_has(second, "soil"));
    ck_assert_int_eq(xml_word(second, "soil"), 2);
    ck_assert_str_eq(xml_text(second, "label"), "a bed");
    ck_assert(xml_boolean(document->root, "open"));
    ck_assert_ptr_null(xml_text(second, "picture"));
    ck_assert_double_eq(xml_real(second, "width"), 0);
    ck_assert_uint_eq(xml_colour(second, "colour"), 0);
    ck_assert_int_eq(xml_word(second, "kinds"), -1);
    ck_assert_uint_eq(xml_count(second, "kinds"), 0);
    ck_assert_uint_eq(xml_count(second, "soil"), 1);
    ck_assert_str_eq(xml_item(second, "soil", 0), "loam");
    ck_assert_int_eq(xml_integer(xml_child(bed(), "plant"), "count"), 1);
    ck_assert_ptr_null(xml_next(second));
    ck_assert_ptr_null(xml_child(second, "plant"));
}
END_TEST

START_TEST(lists_come_item_by_item)
{
    ck_assert_uint_eq(xml_count(bed(), "crops"), 3);
    ck_assert_str_eq(xml_item(bed(), "crops", 0), "x");
    ck_assert_str_eq(xml_item(bed(), "crops", 1), "bc");
    ck_assert_str_eq(xml_item(bed(), "crops", 2), "pie:2/4");
    ck_assert_int_eq(xml_item_integer(bed(), "ages", 2), 99);
    ck_assert_int_eq(xml_item_word(bed(), "kinds", 0), 3);
    ck_assert_double_eq(xml_item_real(bed(), "sizes", 1), 0.5);
    ck_assert_uint_eq(xml_count(bed(), "rows"), 1);
    ck_assert_str_eq(xml_item(bed(), "rows", 0), "7");
}
END_TEST

START_TEST(children_keep_the_order_of_the_file)
{
    const struct xml_element *child = bed()->first_child;

    ck_assert(xml_is(child, "plant"));
    ck_assert_ptr_eq(child->parent, bed());
    ck_assert(xml_is(child->next, "note"));
    ck_assert_str_eq(child->next->text, "");
    ck_assert_int_eq(xml_integer(child->next->next, "count"), -3);
    ck_assert_ptr_eq(xml_next(child), child->next->next);
}
END_TEST

START_TEST(texts_flow_over_lines_comments_and_references)
{
    ck_assert_str_eq(xml_child(document->root, "title")->text, "Our <g> \xC2\xBD&");
}
END_TEST

START_TEST(everything_has_its_place)
{
    is_at(xml_where(document->root), 1, 1);
    is_at(xml_where(bed()), 4, 3);
    is_at(xml_at(bed(), "rows"), 4, 21);
    is_at(xml_at(bed(), "label"), 4, 73);
    is_at(xml_at_offset(bed(), "label", 1), 4, 74);
    is_at(xml_at_offset(bed(), "label", 2), 4, 75);
    is_at(xml_at_offset(bed(), "label", 3), 4, 79);
    is_at(xml_at_offset(bed(), "label", 4), 4, 80);
    is_at(xml_at_offset(bed(), "label", 5), 4, 81);
    is_at(xml_at_offset(bed(), "label", 6), 5, 1);
    is_at(xml_at_offset(bed(), "label", 9), 5, 4);
    is_at(xml_at_item(bed(), "crops", 0), 6, 17);
    is_at(xml_at_item(bed(), "crops", 1), 6, 19);
    is_at(xml_at_item(bed(), "crops", 2), 7, 4);
    is_at(xml_at_item(bed(), "ages", 1), 7, 21);
    is_at(xml_at(bed(), "picture"), 4, 3);
    is_at(xml_at_item(bed(), "picture", 0), 4, 3);
    is_at(xml_at_text(xml_child(document->root, "title")), 2, 22);
    is_at(xml_at_text(xml_child(bed(), "note")), 9, 5);
}
END_TEST

START_TEST(a_language_that_is_missing_has_the_nearest_words)
{
    const struct words_in in[] = {{.language = "nl", .text = "tuin"},
                                  {.language = "en", .text = "garden"},
                                  {.language = "de-CH", .text = "Garten"},
                                  {.language = "fr", .text = "jardin"}};
    const struct words all = {.in = in, .count = 4}, dutch = {.in = in, .count = 1}, none = {0};

    ck_assert_str_eq(words_in(&all, "nl"), "tuin");
    ck_assert_str_eq(words_in(&all, "fr"), "jardin");
    ck_assert_str_eq(words_in(&all, "de-CH"), "Garten");
    ck_assert_str_eq(words_in(&all, "nl-BE"), "tuin");
    ck_assert_str_eq(words_in(&all, "de"), "garden");
    ck_assert_str_eq(words_in(&all, "n"), "garden");
    ck_assert_str_eq(words_in(&dutch, "fr"), "tuin");
    ck_assert_str_eq(words_in(&none, "fr"), "");
    ck_assert_ptr_null(words_exactly_in(&all, "nl-BE"));
    ck_assert_str_eq(words_exactly_in(&all, "fr"), "jardin");
}
END_TEST

/* Reads what must be wrong; the document is there all the same. The caller frees it and the diag.
 */
static void read_invalid(const char *wrong, const struct grammar *grammar, struct diag *diag)
{
    ck_assert_int_eq(xml_read_bytes(&document, "x.xml", wrong, strlen(wrong), &grammar, 1, diag),
                     STATUS_INVALID);
    ck_assert_ptr_nonnull(document);
}

START_TEST(words_that_were_complained_of_are_left_out)
{
    struct arena arena = {0};
    struct diag diag = {0};
    struct words words;

    read_invalid("<garden format='1' name='n'><title>a</title><title lang='en'/>"
                 "<title lang='nl'>tuin</title></garden>",
                 &garden, &diag);
    words_read(&words, &arena, document->root, "title", NULL);
    ck_assert_int_eq(words.count, 1);
    ck_assert_str_eq(words.in[0].text, "tuin");
    xml_free(document);
    arena_release(&arena);
    diag_release(&diag);
}
END_TEST

START_TEST(a_child_that_is_too_many_is_left_out)
{
    struct diag diag = {0};

    read_invalid("<garden format='1' name='n'><title lang='en'>t</title><shed><tool/><tool/></shed>"
                 "<shed><tool/><tool/></shed><note>n</note></garden>",
                 &garden, &diag);
    ck_assert_uint_eq(diag.errors, 1);
    const struct xml_element *shed = xml_child(document->root, "shed");
    ck_assert_ptr_null(xml_next(shed));
    ck_assert(xml_is(shed->next, "note"));
    xml_free(document);
    diag_release(&diag);
}
END_TEST

START_TEST(a_value_must_be_unique_also_where_another_of_the_element_lacks)
{
    static const struct attribute_rule attributes[] = {
        {.name = "id", .type = VALUE_ID, .unique = UNIQUE_IN_FILE, .help = "x"},
        {.name = "code", .type = VALUE_ID, .unique = UNIQUE_IN_FILE, .help = "x"},
        {0}};
    static const struct child_rule children[] = {{"b", 0, -1}, {0}};
    static const struct element_rule elements[] = {
        {.name = "a", .children = children, .help = "x"},
        {.name = "b", .attributes = attributes, .help = "x"}};
    static const struct grammar grammar = {
        .root = "a", .file_kind = "a", .format = 1, .elements = elements, .element_count = 2};
    struct diag diag = {0};

    read_invalid("<a format='1'><b code='x'/><b code='x'/></a>", &grammar, &diag);
    ck_assert_uint_eq(diag.errors, 1);
    is_at(diag.entries[0].where, 1, 37);
    xml_free(document);
    diag_release(&diag);
}
END_TEST

static char folder[] = "/tmp/breuk-read-XXXXXX";

static void make_includes(void)
{
    char sub[256];

    make_temporary_folder(folder);
    snprintf(sub, sizeof sub, "mkdir %s/sub", folder);
    ck_assert_int_eq(system(sub), 0);
    write_file(folder, "main.xml",
               "<garden name='x' format='1'>\n<include href='sub/a.xml'/><gate/>"
               "<include href='sub/empty.xml'/></garden>");
    write_file(folder, "sub/a.xml",
               "<part of='garden' format='1'><bed id='b1' rows='1'/>"
               "<include href='t.xml'/>\n<bed id='b2' rows='2'/></part>");
    write_file(folder, "sub/t.xml",
               "<part of='garden' format='1'><title lang='en'>T</title></part>");
    write_file(folder, "sub/empty.xml", "<part of='garden' format='1'/>");
}

static void remove_includes(void)
{
    remove_with_files(folder);
}

static enum status read_main(struct diag *diag)
{
    char path[256];

    snprintf(path, sizeof path, "%s/main.xml", folder);
    return xml_read(&document, path, &garden, diag);
}

START_TEST(a_column_counts_characters_also_far_behind_in_a_long_line)
{
    enum { MANY = 9000 };
    struct strbuf xml = {0};
    struct diag diag = {0};

    strbuf_add(&xml, "<garden format='1' name='x'><title lang='en'>T</title>\n<!-- ");
    for (int i = 0; i < MANY; i++)
        strbuf_add(&xml, i % 3 ? "\xC3\xA9" : "e");
    strbuf_add(&xml, " --><bed rows='1' id='b' label='\xC3\xA9' weeds='1'/></garden>");
    ck_assert_int_eq(xml_read_bytes(&document, "x.xml", xml.text, xml.length, grammars, 1, &diag),
                     STATUS_INVALID);
    ck_assert_uint_eq(diag.count, 1);
    const struct position where = diag.entries[0].where;
    ck_assert_int_eq(where.line, 2);
    ck_assert_int_eq(position_shown(where), 5 + MANY + 4 + 31 + 1);
    ck_assert_int_eq(where.column - position_shown(where), MANY / 3 * 2 + 1);
    xml_free(document);
    document = NULL;
    strbuf_release(&xml);
    diag_release(&diag);
}
END_TEST

START_TEST(included_elements_stand_in_the_place_of_the_include)
{
    struct diag diag = {0};

    ck_assert_int_eq(read_main(&diag), STATUS_OK);
    const struct xml_element *root = document->root, *e = root->first_child;
    ck_assert_str_eq(xml_text(e, "id"), "b1");
    ck_assert_ptr_eq(e->parent, root);
    e = e->next;
    ck_assert_str_eq(e->text, "T");
    ck_assert_ptr_eq(e->parent, root);
    ck_assert_str_eq(xml_where(e).file + strlen(folder), "/sub/t.xml");
    e = e->next;
    ck_assert_str_eq(xml_text(e, "id"), "b2");
    struct position where = xml_at(e, "rows");
    ck_assert_str_eq(where.file + strlen(folder), "/sub/a.xml");
    ck_assert_int_eq(where.line, 2);
    ck_assert_int_eq(where.column, 20);
    ck_assert(xml_is(e->next, "gate"));
    ck_assert_ptr_null(e->next->next);
    xml_free(document);
    diag_release(&diag);
}
END_TEST

START_TEST(a_part_alone_is_read_only_where_parts_are_welcome)
{
    static const char part[] = "<part of='garden' format='1'><gate/></part>";
    struct diag diag = {0};
    char path[256];

    ck_assert_int_eq(xml_read_bytes(&document, "p.xml", part, sizeof part - 1, grammars, 1, &diag),
                     STATUS_OK);
    ck_assert(document->is_part);
    ck_assert(xml_is(document->root->first_child, "gate"));
    xml_free(document);
    write_file(folder, "p.xml", part);
    snprintf(path, sizeof path, "%s/p.xml", folder);
    ck_assert_int_eq(xml_read(&document, path, &garden, &diag), STATUS_INVALID);
    ck_assert_ptr_null(document);
    ck_assert_str_eq(
        diag.entries[0].message.id,
        "this is a part, which other files include; name a file that starts with: {names}");
    diag_release(&diag);
}
END_TEST

static enum status read_with_words(struct diag *diag)
{
    return xml_read_bytes(&document, "x.xml", text, sizeof text - 1, grammars, 1, diag);
}

static long xml_left;

static bool xml_runs_out(void)
{
    return xml_left >= 0 && xml_left-- == 0;
}

static void *xml_malloc(size_t size)
{
    return xml_runs_out() ? NULL : malloc(size);
}

static void *xml_realloc(void *block, size_t size)
{
    return xml_runs_out() ? NULL : realloc(block, size);
}

static char *xml_strdup(const char *string)
{
    return xml_runs_out() ? NULL : strdup(string);
}

enum { GAVE_UP = 100, ENOUGH };

static void give_up(void)
{
    _exit(GAVE_UP);
}

static int read_with_little_memory(const void *with)
{
    struct diag diag = {0};

    xml_left = *(const long *)with;
    enum status status = read_with_words(&diag);
    return status == STATUS_OK && xml_left >= 0 ? ENOUGH : (int)status;
}

START_TEST(libxml2_running_out_of_memory_ends_the_program)
{
    int ended = 0, code;
    struct diag diag = {0};

    /* What libxml2 keeps for the whole process is made first. */
    ck_assert_int_eq(read_with_words(&diag), STATUS_OK);
    xml_free(document);
    ck_assert_int_eq(xmlMemSetup(free, xml_malloc, xml_realloc, xml_strdup), 0);
    memory_at_end(give_up);
    for (long after = 0; (code = run_apart(read_with_little_memory, &after)) != ENOUGH; after++) {
        ck_assert_msg(code == STATUS_OK || code == GAVE_UP, "allocation %ld: %d", after, code);
        ended += code == GAVE_UP;
    }
    memory_at_end(NULL);
    ck_assert_int_eq(xmlMemSetup(free, malloc, realloc, strdup), 0);
    ck_assert_int_gt(ended, 5);
}
END_TEST

void add_read_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "read"), *wrong = add_case(suite, "wrong"),
          *files = add_case(suite, "includes");

    tcase_add_checked_fixture(tests, read_text, free_text);
    tcase_add_test(tests, values_come_in_their_types);
    tcase_add_test(tests, what_the_file_leaves_out_has_its_fallback);
    tcase_add_test(tests, lists_come_item_by_item);
    tcase_add_test(tests, children_keep_the_order_of_the_file);
    tcase_add_test(tests, texts_flow_over_lines_comments_and_references);
    tcase_add_test(tests, everything_has_its_place);
    tcase_add_test(tests, a_language_that_is_missing_has_the_nearest_words);
    tcase_add_test(wrong, words_that_were_complained_of_are_left_out);
    tcase_add_test(wrong, a_child_that_is_too_many_is_left_out);
    tcase_add_test(wrong, a_value_must_be_unique_also_where_another_of_the_element_lacks);
    tcase_add_test(wrong, a_column_counts_characters_also_far_behind_in_a_long_line);
    tcase_add_checked_fixture(files, make_includes, remove_includes);
    tcase_add_test(files, included_elements_stand_in_the_place_of_the_include);
    tcase_add_test(files, a_part_alone_is_read_only_where_parts_are_welcome);
    tcase_add_test(files, libxml2_running_out_of_memory_ends_the_program);
}
