/* An exit ticket: which questions a class gets, how hands are read, what is said of them. */
#include "lesson/ticket/ticket.h"

#include "cases.h"
#include "lesson/course.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

enum { LESSONS = 27, SEEDS = 12 };

static struct course course;

static void open_course(void)
{
    struct message why;

    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

/* --- a class that raises hands */

enum { SAID_MOST = 64 };

struct hall {
    const char *const *lines; /* what is typed; at its end the input ends */
    bool waits;               /* there is somebody to wait for */
    struct ballot shown[TICKET_QUESTIONS];
    int shows, counts, tells, asks;
    struct hands hands; /* counted last */
    char said[SAID_MOST][200];
    int says;
};

static void say(void *context, struct message message)
{
    struct hall *hall = context;
    struct strbuf text = {0};

    text_of(message, NULL, &text);
    ck_assert_int_lt(hall->says, SAID_MOST);
    snprintf(hall->said[hall->says++], sizeof *hall->said, "%s", strbuf_text(&text));
    strbuf_release(&text);
}

static void show(void *context, int number, int all, const struct ballot *ballot)
{
    struct hall *hall = context;

    ck_assert_int_eq(all, TICKET_QUESTIONS);
    ck_assert_int_eq(number, hall->shows + 1);
    hall->shown[hall->shows++] = *ballot;
}

static enum front_answer next_line(struct hall *hall, struct strbuf *line)
{
    if (!*hall->lines)
        return FRONT_END;
    strbuf_add(line, *hall->lines++);
    return FRONT_LINE;
}

static enum front_answer ask(void *context, const struct ballot *ballot, struct strbuf *line)
{
    struct hall *hall = context;

    ck_assert(item_same(&ballot->item, &hall->shown[hall->shows - 1].item));
    hall->asks++;
    return next_line(hall, line);
}

static void count(void *context, const struct ballot *ballot, const struct hands *hands)
{
    struct hall *hall = context;

    (void)ballot;
    hall->hands = *hands;
    hall->counts++;
}

static void tell(void *context, const struct telling *telling)
{
    struct hall *hall = context;

    ck_assert(telling->say.id || telling->words);
    hall->tells++;
}

static enum front_answer wait_talked(void *context, struct strbuf *line)
{
    return next_line(context, line);
}

static enum sitting_end hold(struct hall *hall, const char *name, uint64_t seed,
                             const char *const *lines)
{
    bool waits = hall->waits;
    const struct ticket_front front = {.context = hall,
                                       .say = say,
                                       .show = show,
                                       .ask = ask,
                                       .count = count,
                                       .tell = tell,
                                       .pause = waits ? wait_talked : NULL};

    *hall = (struct hall){.lines = lines, .waits = waits};
    return ticket_run(&(struct ticket_setup){
        .lesson = course_find(&course, name), .course = &course, .seed = seed, .front = &front});
}

static bool was_said(const struct hall *hall, const char *text)
{
    for (int i = 0; i < hall->says; i++)
        if (strstr(hall->said[i], text))
            return true;
    return false;
}

/* --- questions */

static void check_ballot(const struct ballot *ballot)
{
    const struct item *shown = &ballot->shown;
    const char *name = ballot->item.lesson->name;
    int right = 0;

    ck_assert_msg(shown->options >= BALLOT_LEAST && shown->options <= BALLOT_OPTIONS,
                  "%s: %d options", name, shown->options);
    ck_assert(shown->lettered && shown->answers == ANSWER_CHOICE);
    for (int i = 0; i < shown->options; i++) {
        struct judgement judgement;
        struct telling telling;
        right += shown->option[i].right;
        ck_assert(shown->option[i].right == (i == ballot->right));
        item_judge(&ballot->item, &ballot->response[i], &judgement);
        ck_assert_msg((judgement.verdict == VERDICT_RIGHT) == (i == ballot->right),
                      "%s, kind %d: option %d is taken for another", name, (int)ballot->item.kind,
                      i);
        for (int j = 0; j < i; j++)
            ck_assert(shown->option[i].words.id ||
                      !figure_same(&shown->option[i].figure, &shown->option[j].figure));
        if (i == ballot->right)
            continue;
        ballot_discuss(ballot, i, &telling);
        ck_assert(telling.say.id != NULL);
        /* nobody is left to try once more */
        ck_assert_ptr_null(strstr(telling.say.id, "Not yet"));
    }
    ck_assert_int_eq(right, 1);
}

START_TEST(each_lesson_asks_a_class_three_questions_to_choose_from)
{
    const struct lesson *lesson = course.lesson[_i];
    static const char *const skips[] = {"", "skip", "", NULL};

    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct hall hall = {0};
        ck_assert_int_eq(hold(&hall, lesson->name, seed, skips), SITTING_DONE);
        ck_assert_int_eq(hall.shows, TICKET_QUESTIONS);
        for (int i = 0; i < hall.shows; i++) {
            struct strbuf stem = {0};
            check_ballot(&hall.shown[i]);
            bool old = lesson->needs && i == TICKET_QUESTIONS - 1;
            ck_assert((hall.shown[i].item.lesson != lesson) == old);
            ballot_add_stem(&hall.shown[i], &stem);
            ck_assert((stem.length > 0) || hall.shown[i].item.stem.shape != SHAPE_PRINTED ||
                      hall.shown[i].item.other.shape > SHAPE_PRINTED);
            strbuf_release(&stem);
            for (int j = 0; j < i; j++)
                ck_assert(!item_same(&hall.shown[i].item, &hall.shown[j].item));
        }
        ck_assert(was_said(&hall, "Question 3: not counted."));
        ck_assert(!was_said(&hall, "All together") && !was_said(&hall, "quarter"));
    }
}
END_TEST

START_TEST(the_same_seed_asks_the_class_the_same)
{
    static const char *const skips[] = {"", "", "", NULL};
    struct hall one = {0}, same = {0}, other = {0};
    int differ = 0;

    hold(&one, "factor", 5, skips);
    hold(&same, "factor", 5, skips);
    hold(&other, "factor", 6, skips);
    for (int i = 0; i < TICKET_QUESTIONS; i++) {
        ck_assert_int_eq(one.shown[i].right, same.shown[i].right);
        ck_assert(item_same(&one.shown[i].item, &same.shown[i].item));
        differ += !item_same(&one.shown[i].item, &other.shown[i].item);
    }
    ck_assert_int_gt(differ, 1);
}
END_TEST

START_TEST(kinds_with_several_right_answers_are_not_put_to_a_class)
{
    ck_assert(!ballot_suits(ITEM_ALL) && !ballot_suits(ITEM_ORDER) && !ballot_suits(ITEM_SAME));
    ck_assert(ballot_suits(ITEM_FIND) && ballot_suits(ITEM_FILL) && ballot_suits(ITEM_COMPARE));
}
END_TEST

/* --- hands */

static const struct {
    const char *line;
    int of[BALLOT_OPTIONS]; /* [0] < 0: it is refused … */
    const char *why;        /* … with this in it */
} hands_rows[] = {
    {"3 12 0 5", {3, 12, 0, 5}, NULL},
    {"3,12,0,5", {3, 12, 0, 5}, NULL},
    {"a 12 b 3 d 5", {12, 3, 0, 5}, NULL},
    {"a12 b3, d5", {12, 3, 0, 5}, NULL},
    {"D:5; B=3.", {0, 3, 0, 5}, NULL},
    {"c 0", {0, 0, 0, 0}, NULL},
    {"b 999", {0, 999, 0, 0}, NULL},
    {"", {-1}, "such as"},
    {" , ", {-1}, "such as"},
    {"12", {-1}, "4 numbers"},
    {"1 2 3", {-1}, "4 numbers"},
    {"1 2 3 4 5", {-1}, "4 numbers"},
    {"e 3", {-1}, "no e here: the letters are a to d"},
    {"z3", {-1}, "no z here"},
    {"a 3 a 4", {-1}, "letter a twice"},
    {"a b 3", {-1}, "How many hold up a"},
    {"a 3 b", {-1}, "How many hold up b"},
    {"a -3", {-1}, "0 or more"},
    {"3 -1 0 2", {-1}, "0 or more"},
    {"a −3", {-1}, "0 or more"},
    {"b 1000", {-1}, "At most 999 hands"},
    {"500 500 0 0", {-1}, "At most 999 hands"},
    {"99999999999999999999 0 0 0", {-1}, "At most 999 hands"},
    {"a 2.5", {-1}, "such as"},
    {"a 1/2", {-1}, "such as"},
    {"many", {-1}, "such as"},
    {"3 b 4", {-1}, "such as"},
    {"b 4 3", {-1}, "such as"},
    {"a 3!", {-1}, "such as"},
    {"é 3", {-1}, "such as"},
};

static struct ballot four_options(void)
{
    struct chance chance;
    struct ballot ballot;

    chance_init(&chance, 1, CHANCE_TEST, 0);
    ck_assert(ballot_make(&ballot, course_find(&course, "factor"), ITEM_FIND, -1, &chance));
    ck_assert_int_eq(ballot.shown.options, 4);
    return ballot;
}

START_TEST(hands_are_read_as_somebody_types_them)
{
    const struct ballot ballot = four_options();
    struct message why = {0};
    struct hands hands;
    bool read = hands_read(&ballot, hands_rows[_i].line, &hands, &why);

    ck_assert_msg(read == (hands_rows[_i].of[0] >= 0), "“%s”", hands_rows[_i].line);
    for (int i = 0; read && i < BALLOT_OPTIONS; i++)
        ck_assert_int_eq(hands.of[i], hands_rows[_i].of[i]);
    if (!read) {
        struct strbuf text = {0};
        text_of(why, NULL, &text);
        ck_assert_msg(strstr(strbuf_text(&text), hands_rows[_i].why), "“%s”: %s",
                      hands_rows[_i].line, strbuf_text(&text));
        strbuf_release(&text);
    }
}
END_TEST

START_TEST(a_quarter_of_the_hands_for_one_wrong_letter_are_many)
{
    struct ballot ballot = four_options();
    struct hands hands = {{0}};

    ballot.right = 1;
    ck_assert_int_eq(hands_most_wrong(&ballot, &hands), -1);
    hands = (struct hands){{4, 15, 4, 1}};
    ck_assert_int_eq(hands_most_wrong(&ballot, &hands), 0);
    ck_assert(!hands_are_many(&hands, 0));
    hands = (struct hands){{4, 11, 5, 0}};
    ck_assert_int_eq(hands_most_wrong(&ballot, &hands), 2);
    ck_assert(hands_are_many(&hands, 2));
    hands = (struct hands){{0, 20, 0, 0}};
    ck_assert_int_eq(hands_most_wrong(&ballot, &hands), -1);
    ck_assert(!hands_are_many(&hands, 0));
}
END_TEST

START_TEST(who_adds_above_and_below_is_sent_to_the_lesson_on_factors)
{
    struct chance chance;
    struct ballot ballot;
    bool added = false, own = false;

    chance_init(&chance, 3, CHANCE_TEST, 0);
    for (int i = 0; i < 20; i++) {
        ck_assert(ballot_make(&ballot, course_find(&course, i % 2 ? "factor" : "fill-top"),
                              i % 2 ? ITEM_FIND : ITEM_FILL, -1, &chance));
        for (int o = 0; o < ballot.shown.options; o++) {
            struct judgement judgement;
            item_judge(&ballot.item, &ballot.response[o], &judgement);
            if (judgement.verdict == VERDICT_RIGHT || judgement.belief != BELIEF_ADDS)
                continue;
            ck_assert_pstr_eq(ballot_lesson(&ballot, o), i % 2 ? NULL : "factor");
            added = added || i % 2 == 0;
            own = own || i % 2 == 1;
        }
    }
    ck_assert(added && own);
}
END_TEST

/* --- held */

/* Fills out "a 15 c 5" for a ballot: so many right, so many for one wrong letter. */
static const char *typed_for(const struct ballot *ballot, int right, int wrong, char line[32])
{
    int other = ballot->right == 0 ? 1 : 0;

    snprintf(line, 32, "%c %d %c %d", 'a' + ballot->right, right, 'a' + other, wrong);
    return line;
}

static void questions_of(struct hall *hall, const char *name, uint64_t seed)
{
    static const char *const skips[] = {"", "", "", NULL};

    ck_assert_int_eq(hold(hall, name, seed, skips), SITTING_DONE);
}

START_TEST(shares_and_what_to_begin_with_tomorrow_are_said_at_the_end)
{
    struct hall known = {0}, hall = {0};
    char one[32], two[32];

    questions_of(&known, "factor", 3);
    const char *const lines[] = {typed_for(&known.shown[0], 15, 5, one),
                                 typed_for(&known.shown[1], 17, 4, two), "", NULL};
    ck_assert_int_eq(hold(&hall, "factor", 3, lines), SITTING_DONE);
    ck_assert(was_said(&hall, "Question 1: 15 of 20 right, 75%."));
    ck_assert(was_said(&hall, "Question 2: 17 of 21 right, 81%."));
    ck_assert(was_said(&hall, "Question 3: not counted."));
    ck_assert(was_said(&hall, "All together: 32 of 41 right, 78%."));
    ck_assert(was_said(&hall, "Begin tomorrow with question 1: 5 of 20 held up"));
    ck_assert(!was_said(&hall, "tomorrow with question 2"));
    ck_assert_int_eq(hall.counts, 2);
    ck_assert_int_eq(hall.tells, 2);
}
END_TEST

START_TEST(tomorrow_begins_with_what_most_hands_got_wrong)
{
    struct hall known = {0}, hall = {0};
    char one[32], two[32];

    questions_of(&known, "factor", 3);
    const char *const lines[] = {typed_for(&known.shown[0], 15, 5, one),
                                 typed_for(&known.shown[1], 10, 9, two), "", NULL};
    ck_assert_int_eq(hold(&hall, "factor", 3, lines), SITTING_DONE);
    ck_assert(was_said(&hall, "Begin tomorrow with question 2: 9 of 19 held up"));
    ck_assert(was_said(&hall, "Then question 1: 5 of 20 held up"));
    ck_assert(!was_said(&hall, "Begin tomorrow with question 1"));
}
END_TEST

START_TEST(of_two_wrong_letters_with_as_many_hands_both_are_named)
{
    struct hall known = {0}, hall = {0};
    char one[32] = "", two[32] = "";

    questions_of(&known, "factor", 3);
    for (int i = 0, named = 0; i < known.shown[0].shown.options; i++)
        if (i != known.shown[0].right && named++ < 2)
            snprintf(one + strlen(one), sizeof one - strlen(one), "%c 4 ", 'a' + i);
    for (int i = 0; i < known.shown[1].shown.options; i++)
        if (i != known.shown[1].right)
            snprintf(two + strlen(two), sizeof two - strlen(two), "%c 4 ", 'a' + i);
    const char *const lines[] = {one, two, "", NULL};
    hold(&hall, "factor", 3, lines);
    ck_assert(was_said(&hall, " were chosen most. About "));
    ck_assert(!was_said(&hall, " was chosen most."));
}
END_TEST

/* Whether it says by its title which lesson is about a mistake. */
static bool names_title(const char *said)
{
    struct strbuf sentence = {0};
    bool names = false;

    for (int i = 0; i < course.count && !names; i++) {
        strbuf_clear(&sentence);
        strbuf_addf(&sentence, "The lesson “%s” is about that.",
                    words_in(&course.lesson[i]->title, "en"));
        names = strcmp(said, strbuf_text(&sentence)) == 0;
    }
    strbuf_release(&sentence);
    return names;
}

START_TEST(the_lesson_about_a_mistake_is_named_by_its_title)
{
    struct hall known = {0}, hall = {0};
    int named = 0;

    for (uint64_t seed = 1; seed <= 10; seed++) {
        char one[32];
        questions_of(&known, "factor", seed);
        const char *const lines[] = {typed_for(&known.shown[0], 0, 10, one), "stop", NULL};
        hold(&hall, "factor", seed, lines);
        for (int i = 0; i < hall.says; i++) {
            if (!strstr(hall.said[i], "is about that"))
                continue;
            ck_assert_msg(names_title(hall.said[i]), "%s", hall.said[i]);
            named++;
        }
    }
    ck_assert_int_gt(named, 0);
}
END_TEST

START_TEST(where_no_wrong_letter_has_a_quarter_the_class_goes_on)
{
    struct hall known = {0}, hall = {0};
    char one[32], two[32];

    questions_of(&known, "factor", 3);
    const char *const lines[] = {typed_for(&known.shown[0], 20, 0, one),
                                 typed_for(&known.shown[1], 17, 4, two), "0 0 0", "stop", NULL};
    hold(&hall, "factor", 3, lines);
    ck_assert(was_said(&hall, "Everyone had it right."));
    ck_assert(was_said(&hall, "No wrong answer was given by a quarter"));
    ck_assert(!was_said(&hall, "tomorrow"));
    ck_assert_int_eq(hall.tells, 1);
}
END_TEST

START_TEST(who_mistypes_types_again_while_the_class_talks)
{
    struct hall known = {0}, hall = {.waits = true};
    char one[32], two[32], three[32];

    questions_of(&known, "factor", 3);
    const char *const lines[] = {typed_for(&known.shown[0], 1, 19, one),
                                 "nonsense",
                                 typed_for(&known.shown[0], 19, 1, two),
                                 "",
                                 typed_for(&known.shown[1], 10, 0, three),
                                 "skip",
                                 "",
                                 NULL};
    ck_assert_int_eq(hold(&hall, "factor", 3, lines), SITTING_DONE);
    ck_assert_int_eq(hall.asks, 3);
    ck_assert_int_eq(hall.counts, 3);
    ck_assert(was_said(&hall, "such as"));
    ck_assert(was_said(&hall, "Question 1: 19 of 20 right, 95%."));
}
END_TEST

START_TEST(a_ticket_that_is_stopped_says_what_was_counted)
{
    struct hall known = {0}, hall = {0};
    char one[32];

    questions_of(&known, "factor", 3);
    const char *const stop[] = {typed_for(&known.shown[0], 9, 3, one), "help", "x", "Stop.", NULL};
    ck_assert_int_eq(hold(&hall, "factor", 3, stop), SITTING_LEFT);
    ck_assert_int_eq(hall.shows, 2);
    ck_assert(was_said(&hall, "Question 1: 9 of 12 right, 75%."));
    ck_assert(was_said(&hall, "Begin tomorrow with question 1: 3 of 12"));
    const char *const ends[] = {one, NULL};
    ck_assert_int_eq(hold(&hall, "factor", 3, ends), SITTING_NO_INPUT);
    ck_assert(was_said(&hall, "Question 1: 9 of 12 right, 75%."));
}
END_TEST

void add_ticket_tests(Suite *suite)
{
    enum { HANDS = sizeof hands_rows / sizeof *hands_rows };
    TCase *tests = add_case(suite, "ticket");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    add_sample(tests, each_lesson_asks_a_class_three_questions_to_choose_from, LESSONS);
    tcase_add_test(tests, the_same_seed_asks_the_class_the_same);
    tcase_add_test(tests, kinds_with_several_right_answers_are_not_put_to_a_class);
    tcase_add_loop_test(tests, hands_are_read_as_somebody_types_them, 0, HANDS);
    tcase_add_test(tests, a_quarter_of_the_hands_for_one_wrong_letter_are_many);
    tcase_add_test(tests, who_adds_above_and_below_is_sent_to_the_lesson_on_factors);
    tcase_add_test(tests, the_lesson_about_a_mistake_is_named_by_its_title);
    tcase_add_test(tests, tomorrow_begins_with_what_most_hands_got_wrong);
    tcase_add_test(tests, of_two_wrong_letters_with_as_many_hands_both_are_named);
    tcase_add_test(tests, shares_and_what_to_begin_with_tomorrow_are_said_at_the_end);
    tcase_add_test(tests, where_no_wrong_letter_has_a_quarter_the_class_goes_on);
    tcase_add_test(tests, who_mistypes_types_again_while_the_class_talks);
    tcase_add_test(tests, a_ticket_that_is_stopped_says_what_was_counted);
}
