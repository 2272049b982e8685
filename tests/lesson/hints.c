/* Hints, explanations and corrections of every question that the lessons ask: what they may say,
 * and what they must not. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/item.h"
#include "text/text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { SAMPLE = 200, WORDS_MOST = 15 };

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

/* Calls with so many questions of each kind that a lesson asks. */
static void visit_items(void (*visit)(const struct item *item))
{
    for (int l = 0; l < course.count; l++) {
        for (int k = 0; k < ITEM_KINDS; k++) {
            const struct lesson *lesson = course.lesson[l];
            struct chance chance;
            struct item item;
            chance_init(&chance, 1, CHANCE_LESSON, (uint32_t)k);
            for (int i = 0; lesson->kind[k].share > 0 && i < SAMPLE; i += stride(8)) {
                ck_assert(item_make(&item, lesson, (enum item_kind)k, &chance));
                visit(&item);
            }
        }
    }
}

/* A message in words; the caller frees it. */
static char *words_of(struct message message)
{
    struct strbuf text = {0};

    ck_assert_msg(text_of(message, NULL, &text) == STATUS_OK, "%s", strbuf_text(&text));
    char *copy = strdup(strbuf_text(&text));
    strbuf_release(&text);
    return copy;
}

static bool belongs_to_number(char byte)
{
    return isalnum((unsigned char)byte) || byte == '/' || byte == '%';
}

/* Whether a number stands in a text, and not as a part of another: 3 is not in 3/4, 13 or 0.3. */
static bool holds(const char *text, const char *number)
{
    size_t length = strlen(number);

    for (const char *at = text; (at = strstr(at, number)) != NULL; at++) {
        bool begins = at == text || !(belongs_to_number(at[-1]) || at[-1] == '.' ||
                                      (at[-1] == ' ' && at > text + 1 && strchr(number, '/') &&
                                       isdigit((unsigned char)at[-2])));
        char next = at[length];
        bool ends =
            !belongs_to_number(next) && !(next == '.' && isdigit((unsigned char)at[length + 1]));
        if (begins && ends)
            return true;
    }
    return false;
}

/* Each sentence of a text; fails where one has too many words. */
static void check_length(const struct item *item, const char *text)
{
    int words = 0;

    for (const char *at = text; *at; at += strcspn(at, " ")) {
        at += strspn(at, " ");
        size_t length = strcspn(at, " ");
        bool is_word = false;
        for (size_t i = 0; i < length; i++)
            is_word = is_word || isalnum((unsigned char)at[i]);
        words += is_word;
        ck_assert_msg(words <= WORDS_MOST, "%s, %s: %s", item->lesson->name,
                      item_kind_names[item->kind], text);
        if (length && strchr(".?!;", at[length - 1]))
            words = 0;
    }
}

static void check_words(const struct item *item, const struct telling *telling)
{
    for (int i = -1; i < TELLING_MORE; i++) {
        const struct message *message = i < 0 ? &telling->say : &telling->more[i];
        if (!message->id)
            continue;
        char *text = words_of(*message);
        check_length(item, text);
        free(text);
    }
}

/* Whether a whole number stands in the question, also as a part of a fraction. */
static bool is_asked_with(const char *question, const char *number)
{
    char parts[256];

    snprintf(parts, sizeof parts, "%s", question);
    for (char *at = parts; *at; at++)
        *at = *at == '/' || *at == '%' ? ' ' : *at;
    return holds(question, number) || (!strpbrk(number, "/%") && holds(parts, number));
}

/* What a text would give away. */
static bool gives_away(const struct item *item, const char *text)
{
    struct strbuf answer = {0};
    char *question = words_of(item_question(item));
    bool found = false;

    if (item->answers == ANSWER_NUMBER) {
        notation_print(&item->key, text_number_style(), &answer);
        found = holds(text, strbuf_text(&answer)) && !is_asked_with(question, strbuf_text(&answer));
    }
    if (item->answers == ANSWER_SIGN)
        found = strstr(text, "is less than") || strstr(text, "is greater than");
    for (int i = 0; i < item->options && item->answers != ANSWER_ORDER; i++) {
        const struct option *option = &item->option[i];
        if (!option->right || option->figure.shape != SHAPE_PRINTED)
            continue;
        strbuf_clear(&answer);
        notation_print(&option->figure.number, text_number_style(), &answer);
        found = found || (holds(text, strbuf_text(&answer)) &&
                          !is_asked_with(question, strbuf_text(&answer)));
    }
    strbuf_release(&answer);
    free(question);
    return found;
}

static void check_silent(const struct item *item, const char *what, const struct telling *telling)
{
    for (int i = -1; i < TELLING_MORE; i++) {
        const struct message *message = i < 0 ? &telling->say : &telling->more[i];
        if (!message->id)
            continue;
        char *text = words_of(*message), *question = words_of(item_question(item));
        ck_assert_msg(!gives_away(item, text), "%s, %s, %s: %s %s", item->lesson->name,
                      item_kind_names[item->kind], what, question, text);
        free(text);
        free(question);
    }
    for (int i = 0; i < telling->figures && item->kind == ITEM_PLACE; i++)
        for (int j = 0; j < item->options; j++)
            ck_assert_msg(!item->option[j].right || telling->figure[i].blank ||
                              !rational_equal(notation_value(&telling->figure[i].number),
                                              notation_value(&item->option[j].figure.number)),
                          "%s, %s: the arrow", item->lesson->name, what);
}

static void check_hints(const struct item *item)
{
    struct telling telling, explained;
    int step = 0;

    for (; item_hint(item, step, &telling); step++) {
        ck_assert(telling.say.id);
        check_words(item, &telling);
        ck_assert_int_le(telling.figures, TELLING_FIGURES);
        if (step < 3)
            check_silent(item, "hint", &telling);
    }
    ck_assert_int_eq(step, 4);
    ck_assert(item_hint(item, step - 1, &telling));
    item_explain(item, &explained);
    ck_assert_str_eq(telling.say.id, explained.say.id);
}

START_TEST(no_hint_but_the_last_holds_the_answer)
{
    visit_items(check_hints);
}
END_TEST

static char *all_words(const struct telling *telling)
{
    struct strbuf text = {0};

    for (int i = -1; i < TELLING_MORE; i++) {
        const struct message *message = i < 0 ? &telling->say : &telling->more[i];
        if (!message->id)
            continue;
        strbuf_add_char(&text, ' ');
        text_of(*message, NULL, &text);
    }
    char *copy = strdup(strbuf_text(&text));
    strbuf_release(&text);
    return copy;
}

/* Every right option is in it; of a hole and of an order every number. */
static void check_explanation(const struct item *item)
{
    struct telling telling;
    struct strbuf number = {0};

    item_explain(item, &telling);
    char *text = all_words(&telling);
    for (int i = 0; i < item->options; i++) {
        const struct option *option = &item->option[i];
        bool named = option->right || item->answers == ANSWER_ORDER;
        if (!named || option->figure.shape != SHAPE_PRINTED)
            continue;
        strbuf_clear(&number);
        notation_print(&option->figure.number, text_number_style(), &number);
        ck_assert_msg(holds(text, strbuf_text(&number)), "%s, %s: %s not in%s", item->lesson->name,
                      item_kind_names[item->kind], strbuf_text(&number), text);
    }
    if (item->answers == ANSWER_NUMBER) {
        strbuf_clear(&number);
        notation_print(item->hole ? &item->other.number : &item->key, text_number_style(), &number);
        ck_assert_msg(holds(text, strbuf_text(&number)), "%s, %s: %s not in%s", item->lesson->name,
                      item_kind_names[item->kind], strbuf_text(&number), text);
    }
    bool bar = false, line = false, countable = true;
    for (int i = 0; i < telling.figures; i++) {
        countable = countable && figure_parts(&telling.figure[i]) <= 36;
        bar = bar || telling.figure[i].shape == SHAPE_BAR || telling.figure[i].shape == SHAPE_PIE;
        line = line || telling.figure[i].shape == SHAPE_LINE;
    }
    ck_assert_msg(item->lesson->stage == STAGE_ONE_WHOLE || (bar && (line || !countable)),
                  "%s, %s: no line beside a bar", item->lesson->name, item_kind_names[item->kind]);
    strbuf_release(&number);
    free(text);
}

START_TEST(an_explanation_names_every_right_answer_beside_a_bar_and_a_line)
{
    visit_items(check_explanation);
}
END_TEST

static void check_correction(void *context, const struct response *response,
                             enum misconception belief)
{
    const struct item *item = context;
    struct judgement judgement;
    struct telling telling, explained;

    (void)belief;
    item_judge(item, response, &judgement);
    item_correct(item, &judgement, false, &telling);
    ck_assert(telling.say.id || telling.words);
    check_words(item, &telling);
    check_silent(item, "correction", &telling);
    item_correct(item, &judgement, true, &telling);
    item_explain(item, &explained);
    ck_assert_str_eq(telling.say.id, explained.say.id);
}

static void correct_all(const struct item *item)
{
    struct item copy = *item;

    item_foresee(item, check_correction, &copy);
}

START_TEST(the_first_correction_never_holds_the_answer_and_the_second_explains_it)
{
    visit_items(correct_all);
}
END_TEST

/* ---- by hand ---- */

static const struct {
    const char *number, *text;
    bool holds;
} held[] = {
    {"3", "so 3 is it", true}, {"3", "3/4", false},        {"3", "0.3", false},
    {"3", "13", false},        {"3", "it is 3.", true},    {"3/4", "it is 3/4: yes", true},
    {"3/4", "1 3/4", false},   {"25%", "it is 25%", true}, {"0.25", "0.25 and", true},
};

START_TEST(the_test_itself_knows_a_number_in_a_text)
{
    ck_assert_msg(holds(held[_i].text, held[_i].number) == held[_i].holds, "%s in %s",
                  held[_i].number, held[_i].text);
}
END_TEST

void add_hint_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "hints");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    tcase_add_loop_test(tests, the_test_itself_knows_a_number_in_a_text, 0,
                        sizeof held / sizeof *held);
    tcase_add_test(tests, no_hint_but_the_last_holds_the_answer);
    tcase_add_test(tests, an_explanation_names_every_right_answer_beside_a_bar_and_a_line);
    tcase_add_test(tests, the_first_correction_never_holds_the_answer_and_the_second_explains_it);
}
