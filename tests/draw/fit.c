/* Words in their boxes: how large they become, and when it is sure beforehand that they fit. */
#include "cases.h"
#include "typesetter.h"

#include "draw/fit.h"

#include <math.h>
#include <pango/pango.h>
#include <string.h>

/* The narrowest box that is promised to hold it; INFINITY when none is. */
static double narrowest(struct fit fit, const char *text,
                        bool (*surely)(const struct fit *, const char *))
{
    for (fit.box.width = 0.5; fit.box.width < 1000; fit.box.width += 0.5)
        if (surely(&fit, text))
            return fit.box.width;
    return INFINITY;
}

static const char *const words[] = {
    "I",           "WWWWWWWW",   "mmmmmmmm",   "@@@@@@%%%%", "&&&&QQQQOOOO", "blauw",
    "Fast fertig", "ŒŒŒŒŒ",      "ŴŴŴŴ ÆÆÆÆ",  "l’élève",    "‱‱‱‱",         "„Ärger“",
    "jfjfjfj·",    "()[]{}/\\|", "0123456789", "Ĳĳ ŉ",       "————",         "‾‿⁀",
};
enum { WORDS = sizeof words / sizeof *words };

START_TEST(what_surely_fits_does_fit)
{
    struct typesetter setter = typesetter_open(typesetter_families[_i]);

    for (int i = 0; i < 2 * WORDS; i++) {
        struct fit fit = {
            .smallest = SMALLEST_WORDS, .size = 9, .bold = i % 2, .box = {0, 0, 0, 8}};
        const char *text = words[i / 2];
        struct set_line line;
        fit.box.width = narrowest(fit, text, fit_surely_line);
        ck_assert_msg(fit.box.width < 1000, "%s", text);
        type_line(setter.type, text, fit.bold, &line);
        ck_assert_msg(fit_line(&fit, &line) >= SMALLEST_WORDS, "%s in %.1f mm", text,
                      fit.box.width);
    }
    typesetter_close(&setter);
}
END_TEST

START_TEST(a_block_that_surely_fits_does_fit)
{
    static const char *const blocks[] = {
        "one",
        "WWWW mmmm @@@@ ŒŒŒŒ",
        "\002Title\003 what it does, in so many words\n\002Ŵ\003 x",
        "House rules: whoever has the most cards when school is over deals the next time",
        "a\nb\nc\n\nd",
        "to be or not to be, that is what a long line of short words is",
        "1 a 2 b 3 c 4 d 5 e 6 f 77777777 ggggg 8 hhhhhhhhhh"};
    struct typesetter setter = typesetter_open(typesetter_families[_i]);

    for (size_t i = 0; i < 2 * sizeof blocks / sizeof *blocks; i++) {
        struct fit fit = {
            .smallest = SMALLEST_WORDS, .size = 9, .bold = i % 2, .box = {0, 0, 0, 24}};
        const char *text = blocks[i / 2];
        struct block block;
        fit.box.width = narrowest(fit, text, fit_surely_block);
        ck_assert_msg(fit.box.width < 1000, "%s", text);
        ck_assert_msg(fit_block(setter.type, &fit, text, &block), "%s in %.1f mm", text, fit.box.width);
        fit.box.height = 3; /* too low for a line of 2.4 mm */
        ck_assert(!fit_surely_block(&fit, text));
    }
    typesetter_close(&setter);
}
END_TEST

/* At whatever width: “draws 2 / cards” reads badly. */
START_TEST(a_number_stays_on_one_line_with_the_word_that_it_counts)
{
    static const char text[] = "Draw 2 cards, or 12 of them, and 0.3 mm of board is 1,5 élèves "
                               "thick, 9\u00A0to\u00A011 years";
    static const char *const kept[] = {"2 cards", "12 of", "0.3 mm", "1,5 élèves", "11 years"};
    struct typesetter setter = typesetter_open(typesetter_families[0]);

    for (double width = 60; width < 400; width += 3)
        for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
            struct block block;
            int from, to, start = (int)(strstr(text, kept[i]) - text);
            type_block(setter.type, text, false, ALIGN_LEFT, 10, width, &block);
            pango_layout_index_to_line_x(block.layout, start, FALSE, &from, NULL);
            pango_layout_index_to_line_x(block.layout, start + (int)strlen(kept[i]) - 1, FALSE, &to,
                                         NULL);
            ck_assert_msg(from == to, "%s is broken at a width of %g points", kept[i], width);
        }
    typesetter_close(&setter);
}
END_TEST

START_TEST(other_scripts_are_not_guessed_at)
{
    struct fit fit = {.smallest = SMALLEST_WORDS, .size = 9, .box = {0, 0, 900, 90}};

    ck_assert(fit_surely_line(&fit, "één"));
    ck_assert(!fit_surely_line(&fit, "Ω"));
    ck_assert(!fit_surely_line(&fit, "e\u0301"));
    ck_assert(!fit_surely_line(&fit, "漢"));
    ck_assert(!fit_surely_line(&fit, "\U0001F600"));
    ck_assert(!fit_surely_block(&fit, "een Ω"));
}
END_TEST

void add_fit_tests(Suite *suite)
{
    TCase *fit = add_case(suite, "fit");

    tcase_add_loop_test(fit, what_surely_fits_does_fit, 0, 2);
    tcase_add_loop_test(fit, a_block_that_surely_fits_does_fit, 0, 2);
    tcase_add_test(fit, a_number_stays_on_one_line_with_the_word_that_it_counts);
    tcase_add_test(fit, other_scripts_are_not_guessed_at);
}
