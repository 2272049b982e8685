/* The author's book: every attribute has an example, and every example is right. */
#include "cli/manual/manual.h"

#include "cases.h"
#include "xml/schema.h"
#include "xml/xml.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Files that an example can be put into: the root's tag, and what it holds. */
static const struct whole {
    const char *kind, *root;
    struct piece {
        const char *element, *xml;
    } piece[8];
} wholes[] = {
    {"deck",
     "<deck format=\"1\" ruleset=\"spin\">",
     {{"title", "<title lang=\"en\">Small</title>"},
      {"suit", "<suit id=\"blue\" colour=\"#314387\" shape=\"circle\">"
               "<name lang=\"en\" short=\"B\">blue</name>"
               "<name lang=\"nl\" short=\"B\">blauw</name></suit>"
               "<suit id=\"red\" colour=\"#B24B42\" shape=\"square\">"
               "<name lang=\"en\" short=\"R\">red</name>"
               "<name lang=\"nl\" short=\"R\">rood</name></suit>"},
      {"", "<numbers values=\"7 14/2\" copies=\"30\" spin=\"yes\"/>"},
      {"wheel", "<wheel><segment does=\"show-hand\"><title lang=\"en\">Show</title>"
                "<title lang=\"nl\">Toon</title></segment></wheel>"}}},
    {"ruleset", "<ruleset format=\"1\">", {{"title", "<title lang=\"en\">Small</title>"}}},
    {"template",
     "<template format=\"1\">",
     {{"card", "<card width=\"63\" height=\"88\"/>"},
      {"font", "<font family=\"Andika\"/>"},
      {"face", "<face><layer for=\"number\"><circle x=\"9\" y=\"9\" radius=\"3\" "
               "fill=\"dark\"/></layer></face>"}}},
    {"sheet",
     "<sheet format=\"1\">",
     {{"paper", "<paper width=\"210\" height=\"297\"/>"},
      {"card", "<card width=\"63\" height=\"88\"/>"},
      {"grid", "<grid columns=\"2\" rows=\"2\" gap-x=\"5\" gap-y=\"5\"/>"}}},
    {"lesson",
     "<lesson format=\"1\" stage=\"equal\" skills=\"K3\">",
     {{"title", "<title lang=\"en\">Small</title>"},
      {"numbers", "<numbers denominators=\"2 3 4 5\" largest=\"30\"/>"},
      {"items", "<items kind=\"find\" share=\"100\"/>"},
      {"hints", "<hints ladder=\"factor\"/>"}}},
};

/* Where an element stands that the root does not hold, and the root's child that this replaces. */
static const struct place {
    const char *kind, *element, *instead, *before, *after;
} places[] = {
    {"deck", "name", "suit", "<suit id=\"green\" colour=\"#52A598\" shape=\"star\">", "</suit>"},
    {"deck", "segment", "wheel", "<wheel>", "</wheel>"},
    {"deck", "include", "suit", "", ""},
    {"lesson", "option", "", "<item kind=\"find\" stem=\"2/5\">",
     "<option number=\"5/8\"/></item>"},
    {"lesson", "question", "hints", "<hints ladder=\"compare\">", "</hints>"},
    {"lesson", "say", "", "<feedback belief=\"M1\">", "</feedback>"},
    {"template", "include", "", "", ""},
    {"template", "area", "", "<sign name=\"mine\">", "</sign>"},
    {"template", "line", "", "<sign name=\"mine\">", "</sign>"},
    {"template", "layer", "face", "<face>", "</face>"},
    {"template", "", "face", "<face><layer for=\"number\">", "</layer></face>"},
};

static char folder[] = "/tmp/breuk-book-XXXXXX";

static void write_file(const char *name, const char *text)
{
    FILE *file = fopen(name, "w");

    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(fputs(text, file), 0);
    ck_assert_int_eq(fclose(file), 0);
}

static void make_folder(void)
{
    char part[2048];

    make_temporary_folder(folder);
    ck_assert_int_eq(chdir(folder), 0);
    ck_assert_int_eq(mkdir("parts", 0700), 0);
    snprintf(part, sizeof part, "<part of=\"deck\" format=\"1\">%s</part>", wholes[0].piece[1].xml);
    write_file("parts/suits.xml", part);
    write_file("parts/signs.xml", "<part of=\"template\" format=\"1\"/>");
    ck_assert_int_eq(mkdir("pictures", 0700), 0);
    write_file("pictures/badge.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
}

static void remove_folder(void)
{
    ck_assert_int_eq(unlink("parts/suits.xml"), 0);
    ck_assert_int_eq(unlink("parts/signs.xml"), 0);
    ck_assert_int_eq(unlink("pictures/badge.svg"), 0);
    ck_assert_int_eq(rmdir("pictures"), 0);
    ck_assert_int_eq(rmdir("parts"), 0);
    unlink("example.xml");
    ck_assert_int_eq(chdir("/"), 0);
    ck_assert_int_eq(rmdir(folder), 0);
}

static const char *examples_of(const struct element_rule *rule)
{
    return rule->examples ? rule->examples : rule->example;
}

static const struct whole *whole_of(const struct file_kind *kind)
{
    const struct whole *whole = wholes;

    while (strcmp(whole->kind, kind->name) != 0)
        whole++;
    return whole;
}

static bool is_child_of_root(const struct grammar *grammar, const char *element)
{
    const struct child_rule *row = grammar_element(grammar, grammar->root)->children;

    for (; row->element; row++)
        if (!strcmp(row->element, element))
            return true;
    return false;
}

/* A row without an element is for all that are left. */
static struct place place_of(const struct file_kind *kind, const char *element)
{
    if (is_child_of_root(kind->grammar, element))
        return (struct place){kind->name, element, element, "", ""};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (!strcmp(places[i].kind, kind->name) &&
            (!strcmp(places[i].element, element) || !*places[i].element))
            return places[i];
    ck_abort_msg("no place for <%s>", element);
    return (struct place){0};
}

static void write_whole(const struct file_kind *kind, const struct element_rule *rule)
{
    const struct whole *whole = whole_of(kind);
    struct place place = place_of(kind, rule->name);
    struct strbuf text = {0};

    strbuf_add(&text, whole->root);
    for (const struct piece *piece = whole->piece; piece->element; piece++)
        if (strcmp(piece->element, place.instead) != 0)
            strbuf_add(&text, piece->xml);
    strbuf_addf(&text, "\n%s%s%s\n</%s>\n", place.before, examples_of(rule), place.after,
                kind->grammar->root);
    write_file("example.xml", strbuf_text(&text));
    strbuf_release(&text);
}

static void expect_no_complaint(const struct diag *diag, const char *element)
{
    for (size_t i = 0; i < diag->count; i++)
        ck_abort_msg("the example of <%s>: line %d, column %d: %s", element,
                     diag->entries[i].where.line, diag->entries[i].where.column,
                     diag->entries[i].message.id);
}

/* As the program itself checks it: the XML, then what it says. */
static void expect_right_file(const struct file_kind *kind, const char *element, bool part)
{
    struct xml_document *document = NULL;
    struct file_facts facts = {0};
    struct diag diag = {0};
    enum status status = xml_read_any(&document, "example.xml", &kind->grammar, 1, &diag);

    if (status == STATUS_OK) {
        ck_assert_int_eq(document->is_part, part);
        if (!part)
            status = kind->check("example.xml", document, &(struct check_with){0}, &facts, &diag);
    }
    expect_no_complaint(&diag, element);
    ck_assert_int_eq(status, STATUS_OK);
    xml_free(document);
    diag_release(&diag);
}

static const struct file_kind *kind_by_index(int index)
{
    return &file_kinds[index];
}

START_TEST(every_example_can_be_used_as_it_stands)
{
    const struct file_kind *kind = kind_by_index(_i);
    struct pattern_element element;

    for (size_t i = 0; pattern_next(kind->grammar, i, &element); i++) {
        const struct element_rule *rule = element.rule;
        ck_assert_msg(examples_of(rule) != NULL, "<%s> has no example", rule->name);
        const bool part = !strcmp(rule->name, "part");
        if (part || !strcmp(rule->name, kind->grammar->root))
            write_file("example.xml", examples_of(rule));
        else
            write_whole(kind, rule);
        expect_right_file(kind, rule->name, part);
    }
}
END_TEST

/* All elements of a grammar side by side, in a root of the tests' own. */
enum { ELEMENTS = 64 };
struct side_by_side {
    struct element_rule elements[ELEMENTS];
    struct child_rule children[ELEMENTS];
    struct grammar grammar;
};

static void put_side_by_side(const struct grammar *grammar, struct side_by_side *out)
{
    size_t count = 0;

    *out = (struct side_by_side){0};
    for (; count < grammar->element_count; count++) {
        out->elements[count] = grammar->elements[count];
        out->children[count] = (struct child_rule){grammar->elements[count].name, 0, -1};
    }
    out->elements[count] =
        (struct element_rule){.name = "examples", .children = out->children, .help = "x"};
    out->grammar = (struct grammar){.root = "examples",
                                    .file_kind = "examples",
                                    .format = 1,
                                    .elements = out->elements,
                                    .element_count = count + 1};
}

static bool is_shown(const struct xml_element *first, const char *attribute)
{
    for (const struct xml_element *e = first; e; e = xml_next(e))
        if (xml_has(e, attribute))
            return true;
    return false;
}

static void expect_all_attributes(const struct element_rule *rule, const struct xml_element *first)
{
    ck_assert_msg(first != NULL, "the example of <%s> has none", rule->name);
    for (const struct attribute_rule *row = rule->attributes; row && row->name; row++)
        ck_assert_msg(is_shown(first, row->name), "the example of <%s> does not show %s",
                      rule->name, row->name);
}

START_TEST(every_attribute_stands_in_an_example)
{
    static struct side_by_side all;
    const struct grammar *grammars[] = {&all.grammar, kind_by_index(_i)->grammar};

    put_side_by_side(grammars[1], &all);
    for (size_t i = 0; i < grammars[1]->element_count; i++) {
        const struct element_rule *rule = &grammars[1]->elements[i];
        bool root = !strcmp(rule->name, grammars[1]->root);
        struct xml_document *document;
        struct strbuf text = {0};
        struct diag diag = {0};
        strbuf_addf(&text, root ? "%s" : "<examples format=\"1\">%s</examples>", examples_of(rule));
        enum status status = xml_read_bytes(&document, "example.xml", text.text, text.length,
                                            &grammars[root], 1, &diag);
        expect_no_complaint(&diag, rule->name);
        ck_assert_int_eq(status, STATUS_OK);
        expect_all_attributes(rule, root ? document->root : xml_child(document->root, rule->name));
        xml_free(document);
        diag_release(&diag);
        strbuf_release(&text);
    }
}
END_TEST

void add_book_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "book");

    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    tcase_add_loop_test(tests, every_example_can_be_used_as_it_stands, 0, FILE_KINDS);
    tcase_add_loop_test(tests, every_attribute_stands_in_an_example, 0, FILE_KINDS);
}
