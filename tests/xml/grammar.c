/* Tables that are wrong are found out, and the schemas say what the tables say. */
#include "cases.h"
#include "committed.h"
#include "garden.h"
#include "grammar_fault.h"
#include "xml/schema.h"

#include "harness.h"

#include <string.h>

static const char *fault_of(const struct element_rule *elements, size_t count)
{
    struct grammar grammar = {
        .root = "a", .file_kind = "a", .format = 1, .elements = elements, .element_count = count};

    return grammar_fault(&grammar);
}

static const char *fault_of_attribute(struct attribute_rule rule)
{
    struct attribute_rule rows[] = {rule, {0}};

    return fault_of(&(struct element_rule){.name = "a", .attributes = rows, .help = "x"}, 1);
}

static const char *fault_of_child(struct child_rule one, struct child_rule two)
{
    struct child_rule rows[] = {one, two, {0}};
    struct element_rule elements[] = {{.name = "a", .children = rows, .help = "x"},
                                      {.name = "b", .help = "x"}};

    return fault_of(elements, 2);
}

START_TEST(the_gardens_table_is_right)
{
    ck_assert_ptr_null(grammar_fault(&garden));
}
END_TEST

START_TEST(a_wrong_element_is_found)
{
    struct element_rule twice[] = {{.name = "a", .help = "x"}, {.name = "a", .help = "x"}};
    struct child_rule children[] = {{"b", 0, -1}, {0}};
    struct element_rule both[] = {
        {.name = "a", .children = children, .text = TEXT_OPTIONAL, .help = "x"},
        {.name = "b", .help = "x"}};

    ck_assert_ptr_nonnull(strstr(fault_of(NULL, 0), "root has no rule"));
    ck_assert_ptr_nonnull(strstr(fault_of(twice, 2), "two rules"));
    ck_assert_ptr_nonnull(strstr(fault_of(both, 2), "both text and children"));
    ck_assert_ptr_nonnull(strstr(fault_of(&(struct element_rule){.name = "a"}, 1), "help"));
    struct element_rule reserved[] = {{.name = "a", .help = "x"}, {.name = "part", .help = "x"}};
    ck_assert_ptr_nonnull(strstr(fault_of(reserved, 2), "part and include"));
    struct grammar none = garden;
    none.format = 0;
    ck_assert_ptr_nonnull(strstr(grammar_fault(&none), "format"));
}
END_TEST

START_TEST(a_wrong_attribute_is_found)
{
    static const char *const words[] = {"x", "y", NULL};
    const struct {
        struct attribute_rule rule;
        const char *fault;
    } wrong[] = {
        {{.name = "format", .help = "x"}, "format has a row"},
        {{.name = "n"}, "no help"},
        {{.name = "n", .help = "x", .type = VALUE_WORD}, "list of words"},
        {{.name = "n", .help = "x", .words = words}, "list of words"},
        {{.name = "n", .help = "x", .many = true}, "cannot be many"},
        {{.name = "n", .help = "x", .type = VALUE_REAL, .minimum = 2, .maximum = 1}, "above"},
        {{.name = "n", .help = "x", .type = VALUE_ID, .maximum = 1}, "only numbers and texts"},
        {{.name = "n", .help = "x", .required = true, .fallback = "y"}, "required attribute has"},
        {{.name = "n", .help = "x", .type = VALUE_WORD, .words = words, .fallback = "z"},
         "not allowed by its own rule"},
        {{.name = "n", .help = "x", .type = VALUE_INTEGER, .many = true, .fallback = "1 2"},
         "several values"},
        {{.name = "n", .help = "x", .type = VALUE_ID, .many = true, .unique = UNIQUE_IN_FILE},
         "unique"},
    };

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const char *fault = fault_of_attribute(wrong[i].rule);
        ck_assert_msg(fault && strstr(fault, wrong[i].fault), "row %zu: %s", i,
                      fault ? fault : "nothing");
    }
    ck_assert_ptr_null(fault_of_attribute((struct attribute_rule){
        .name = "n", .help = "x", .type = VALUE_INTEGER, .maximum = 3, .fallback = "3"}));
    struct attribute_rule twice[] = {{.name = "n", .help = "x"}, {.name = "n", .help = "x"}, {0}};
    struct element_rule element = {.name = "a", .attributes = twice, .help = "x"};
    ck_assert_ptr_nonnull(strstr(fault_of(&element, 1), "two rows"));
}
END_TEST

START_TEST(a_wrong_child_is_found)
{
    const struct child_rule none = {0};

    ck_assert_ptr_null(fault_of_child((struct child_rule){"b", 0, -1}, none));
    ck_assert_ptr_nonnull(strstr(fault_of_child((struct child_rule){"c", 0, -1}, none), "no rule"));
    ck_assert_ptr_nonnull(
        strstr(fault_of_child((struct child_rule){"a", 0, -1}, none), "root is a child"));
    ck_assert_ptr_nonnull(
        strstr(fault_of_child((struct child_rule){"b", 2, 1}, none), "impossible"));
    ck_assert_ptr_null(fault_of_child((struct child_rule){"b", 0, 100}, none));
    ck_assert_ptr_null(fault_of_child((struct child_rule){"b", 0, CHILDREN_ALL}, none));
    ck_assert_ptr_nonnull(
        strstr(fault_of_child((struct child_rule){"b", 9, 9}, none), "impossible"));
    ck_assert_ptr_nonnull(
        strstr(fault_of_child((struct child_rule){"b", 0, 1}, (struct child_rule){"b", 0, 1}),
               "two rows"));
}
END_TEST

START_TEST(the_schemas_are_as_they_were_read_last)
{
    expect_committed_schemas(&garden, "tests/xml/garden");
}
END_TEST

START_TEST(the_compact_schema_says_what_the_table_says)
{
    static const char *const lines[] = {
        "start = element-garden | element-part\n",
        "    attribute format { xsd:integer { minInclusive = \"1\" maxInclusive = \"1\" } },\n",
        "    attribute owner { xsd:string { minLength = \"1\" maxLength = \"20\" } }?,\n",
        "    [ a:defaultValue = \"yes\" ]\n    attribute open { \"yes\" | \"no\" }?,\n",
        "    attribute kinds { list { (\"bean\" | \"beet\" | \"carrot\" | \"leek\" | \"onion\")+ } "
        "}?,\n",
        "    ## On the plan; \"red & <green>\".\n",
        "    (\n    ((element-title, element-title*)\n     & (element-bed*)\n     & "
        "(element-shed?)\n"
        "     & (element-gate?, element-gate?)\n     & (element-note*))\n    |\n"
        "    ((element-title*)\n",
        "     & (element-include, element-include*))\n    )\n",
        "((element-tool, element-tool, element-tool?, element-tool?))",
        "    attribute of { \"garden\" },\n",
        "  element gate {\n    empty\n  }\n",
    };
    struct strbuf schema = {0};

    schema_rnc(&garden, &schema);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        ck_assert_msg(strstr(schema.text, lines[i]) != NULL, "not in it:\n%s", lines[i]);
    strbuf_release(&schema);
}
END_TEST

void add_grammar_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "grammar");

    tcase_add_test(tests, the_gardens_table_is_right);
    tcase_add_test(tests, a_wrong_element_is_found);
    tcase_add_test(tests, a_wrong_attribute_is_found);
    tcase_add_test(tests, a_wrong_child_is_found);
    tcase_add_test(tests, the_schemas_are_as_they_were_read_last);
    tcase_add_test(tests, the_compact_schema_says_what_the_table_says);
}
