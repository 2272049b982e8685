/* What is typed under a question, and which options it means. */
#include "cases.h"
#include "lesson/item.h"

#include <string.h>

static struct item several(const char *const *numbers)
{
    struct item item = {.answers = ANSWER_CHOICES};

    for (; numbers[item.options]; item.options++) {
        struct figure *figure = &item.option[item.options].figure;
        figure->shape = SHAPE_PRINTED;
        ck_assert_int_eq(notation_parse_canonical(&figure->number, numbers[item.options], NULL),
                         STATUS_OK);
    }
    return item;
}

static const char *const mixed[] = {"1 1/2", "3/2", "2 1/2", "0.5", NULL};

static const struct {
    const char *typed;
    unsigned chosen; /* 0: none of them is meant */
} lines[] = {
    {"1", 1},
    {"1 2", 3},
    {"1, 2; 4", 11},
    {"1 + 1/2", 1},
    {"1+½", 1},
    {"1 1/2", 1},
    {"1 1/2 3/2", 3},
    {"1 + 1/2 3/2", 3},
    {"3/2, 2 + 1/2", 6},
    {"3/2 2 1/2 1 + 1/2", 7},
    {"0,5 3/2", 10},
    {"3/2 + 1", 0},
    {"1 + 2", 0},
    {"7/2", 0},
    {"3/2 3/2", 0},
};

START_TEST(options_are_meant_by_their_labels_or_by_what_they_show)
{
    struct item item = several(mixed);
    struct response response;
    struct message why;
    bool read = item_read(&item, lines[_i].typed, &response, &why);

    ck_assert_msg(read == (lines[_i].chosen != 0), "%s", lines[_i].typed);
    if (read)
        ck_assert_msg(response.chosen == lines[_i].chosen, "%s: %x", lines[_i].typed,
                      response.chosen);
}
END_TEST

void add_reading_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "reading");

    tcase_add_loop_test(tests, options_are_meant_by_their_labels_or_by_what_they_show, 0,
                        sizeof lines / sizeof *lines);
}
