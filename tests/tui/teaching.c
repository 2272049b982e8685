/* What a table explains, as lines. */
#include "play/teaching/teaching.h"
#include "base/memory.h"
#include "screen.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

static struct teaching teaching_of(const char *below, const char *above)
{
    struct teaching teaching = {.seen = TEACHING_ALL,
                                .sentences = 2,
                                .say = {message_of("one"), message_of("two")},
                                .numbers = TEACHING_NUMBERS};

    ck_assert_int_eq(notation_parse_canonical(&teaching.number[0], below, NULL), STATUS_OK);
    ck_assert_int_eq(notation_parse_canonical(&teaching.number[1], above, NULL), STATUS_OK);
    return teaching;
}

static void teach(struct screen *screen, const struct teaching *teaching, int watcher)
{
    screen->front.teach(screen->front.context, teaching, watcher);
}

/* Between its first sentence and the rest. */
static const struct {
    const char *below, *above;
    int columns;
    bool ascii;
    const char *bars;
} drawings[] = {
    {"1/2", "2/4", 80, false,
     "  │█████████████████│░░░░░░░░░░░░░░░░░│ 1/2\n"
     "\n"
     "  │████████│████████│░░░░░░░░│░░░░░░░░│ 2/4\n"},
    {"2/4", "3/4", 80, true,
     "  |########|########|........|........| 2/4\n"
     "\n"
     "  |########|########|########|........| 3/4\n"},
    /* in a narrow window */
    {"1/2", "2/4", 30, false,
     "  │█████████│░░░░░░░░░│ 1/2\n"
     "\n"
     "  │████│████│░░░░│░░░░│ 2/4\n"},
    {"4/3", "8/6", 80, false,
     "  │███████████│███████████│███████████│ 4/3\n"
     "\n"
     "  │███████████│░░░░░░░░░░░│░░░░░░░░░░░│\n"
     "\n"
     "  │█████│█████│█████│█████│█████│█████│ 8/6\n"
     "\n"
     "  │█████│█████│░░░░░│░░░░░│░░░░░│░░░░░│\n"},
    /* in so few parts that they can be drawn */
    {"1/4", "25%", 80, false,
     "  │████████│░░░░░░░░│░░░░░░░░│░░░░░░░░│ 1/4\n"
     "\n"
     "  │████████│░░░░░░░░│░░░░░░░░│░░░░░░░░│ 25%\n"},
    {"2/5", "0.4", 80, false,
     "  │█████│█████│░░░░░│░░░░░│░░░░░│ 2/5\n"
     "\n"
     "  │██│██│██│██│░░│░░│░░│░░│░░│░░│ 0.4\n"},
    {"3/4", "3/5", 80, false,
     "  │████│████│████│░░░░│ 3/4\n"
     "\n"
     "  │███│███│███│░░░│░░░│ 3/5\n"},
    {"15/20", "18/24", 80, false, ""}, /* no common size */
    {"1/2", "50/100", 80, false, ""},  /* too many parts */
    {"0/2", "1/2", 80, false, ""},     /* nothing to see */
    {"-1/2", "-2/4", 80, false, ""},
    {"4", "8/2", 80, false, ""}, /* too many wholes */
};

START_TEST(bars_stand_below_each_other_at_one_scale)
{
    struct teaching teaching = teaching_of(drawings[_i].below, drawings[_i].above);
    struct strbuf wanted = {0};
    struct screen screen;

    strbuf_addf(&wanted, "One.\n%sTwo.\n", drawings[_i].bars);
    open_screen(&screen, "equals", "Ann,bot", "");
    screen.plain.drawn = true;
    screen.plain.ascii = drawings[_i].ascii;
    screen.plain.columns = drawings[_i].columns;
    teach(&screen, &teaching, 0);
    assert_written(&screen, strbuf_text(&wanted));
    strbuf_release(&wanted);
    close_screen(&screen);
}
END_TEST

START_TEST(without_drawing_the_sentences_say_it)
{
    struct teaching teaching = teaching_of("1/2", "2/4");
    struct screen screen;

    open_screen(&screen, "equals", "Ann,bot", "");
    teach(&screen, &teaching, 0);
    assert_written(&screen, "One.\nTwo.\n");
    close_screen(&screen);
}
END_TEST

/* H17: a picture that a player asks for is drawn, or said where it cannot be. */
START_TEST(bars_that_stand_alone_are_drawn_or_said)
{
    static const char *const rows[][3] = {{"1/2", "2/4", "One.\n  │"},
                                          {"15/20", "18/24", "One.\nTwo.\n"}};

    for (int i = 0; i < 2; i++) {
        struct teaching teaching = teaching_of(rows[i][0], rows[i][1]);
        struct screen screen;
        teaching.bars_alone = true;
        open_screen(&screen, "equals", "Ann,bot", "");
        screen.plain.drawn = true;
        screen.front.teach(screen.front.context, &teaching, 0);
        fflush(screen.plain.out);
        ck_assert_int_eq(strncmp(screen.text, rows[i][2], strlen(rows[i][2])), 0);
        ck_assert_int_eq(find(&screen, "Two.") != NULL, i);
        close_screen(&screen);
    }
}
END_TEST

START_TEST(a_number_that_goes_on_has_parentheses_in_ascii)
{
    struct teaching teaching = teaching_of("1/3", "0.(3)");
    struct screen screen;

    open_screen(&screen, "equals", "Ann,bot", "");
    screen.plain.drawn = screen.plain.ascii = true;
    teach(&screen, &teaching, 0);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(find(&screen, "| 0.(3)\n"));
    for (const char *at = screen.text; *at; at++)
        ck_assert_int_gt(*at, 0);
    close_screen(&screen);
}
END_TEST

/* Whoever sees a hand gets it at once, everybody else once it is gone. */
START_TEST(what_all_may_know_is_told_again_when_a_hand_is_gone)
{
    struct teaching teaching = teaching_of("1/2", "2/4");
    struct screen screen;

    open_screen(&screen, "equals", "Ann,Bo", "");
    screen.plain.shown = 0;
    teach(&screen, &teaching, 0);
    assert_written(&screen, "");
    assert_finished(&screen, "One.\nTwo.\n");
    close_screen(&screen);
}
END_TEST

START_TEST(what_two_may_know_is_told_to_nobody_else)
{
    struct teaching teaching = teaching_of("1/2", "2/4");
    struct screen screen;

    teaching.seen = 1u << 0;
    open_screen(&screen, "equals", "Ann,Bo", "");
    teach(&screen, &teaching, 0); /* nobody's hand is shown */
    screen.plain.shown = 1;
    teach(&screen, &teaching, 1);
    assert_finished(&screen, "");
    ck_assert_uint_eq(screen.plain.secret[1].length, 0);
    screen.plain.shown = 0;
    teach(&screen, &teaching, 0);
    /* it is read again when the hand is shown again, as the screen may be cleared before */
    ck_assert_str_eq(strbuf_text(&screen.plain.secret[0]), "One.\nTwo.\n");
    ck_assert_str_eq(strbuf_text(&screen.plain.for_me), "One.\nTwo.\n");
    assert_finished(&screen, "");
    close_screen(&screen);

    /* alone nobody looks over a shoulder */
    open_screen(&screen, "equals", "Ann,bot", "");
    teach(&screen, &teaching, 0);
    assert_written(&screen, "One.\nTwo.\n");
    close_screen(&screen);
}
END_TEST

START_TEST(an_answer_is_for_whoever_was_asked)
{
    struct teaching teaching = teaching_of("1/2", "2/4");
    struct screen screen;

    teaching.answer = true;
    open_screen(&screen, "equals", "Ann,Bo", "");
    screen.plain.shown = 0;
    teach(&screen, &teaching, 0);
    assert_written(&screen, "One.\nTwo.\n");
    assert_finished(&screen, "One.\nTwo.\n");
    close_screen(&screen);
}
END_TEST

void add_teaching(Suite *suite)
{
    TCase *tests = add_case(suite, "teaching");

    tcase_add_loop_test(tests, bars_stand_below_each_other_at_one_scale, 0,
                        (int)(sizeof drawings / sizeof *drawings));
    tcase_add_test(tests, without_drawing_the_sentences_say_it);
    tcase_add_test(tests, bars_that_stand_alone_are_drawn_or_said);
    tcase_add_test(tests, a_number_that_goes_on_has_parentheses_in_ascii);
    tcase_add_test(tests, what_all_may_know_is_told_again_when_a_hand_is_gone);
    tcase_add_test(tests, what_two_may_know_is_told_to_nobody_else);
    tcase_add_test(tests, an_answer_is_for_whoever_was_asked);
}
