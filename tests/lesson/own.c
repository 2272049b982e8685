/* Questions of an author's own: one of each kind can be asked, answered and explained. */
#include "cases.h"
#include "lesson/item.h"
#include "text/text.h"
#include "xml/xml.h"

#include <stdio.h>
#include <string.h>

enum { ASKED = 60, HINTS_MOST = 4 };

/* An <item> of each kind, and some that are near the edge of what is allowed. */
static const struct own_case {
    const char *item, *answer; /* NULL: options, that stand anywhere */
} cases[] = {
    {"<item kind='read' stem='3/8' picture='bar'/>", "3/8"},
    {"<item kind='read' stem='3/4' picture='line'/>", "3/4"},
    {"<item kind='read' stem='5/4' picture='pie'/>", "5/4"},
    {"<item kind='read' stem='1 1/4' picture='bar'/>", "1 1/4"},
    {"<item kind='read' stem='0.3' picture='bar'/>", "0.3"},
    {"<item kind='read' stem='2/8' picture='dots'/>", "2/8"},
    {"<item kind='same' stem='2/3' other='4/6'/>", "yes"},
    {"<item kind='same' stem='2/3' other='3/4'/>", "no"},
    {"<item kind='find' stem='2/5'><option number='6/15' right='yes'/><option "
     "number='5/8'/></item>",
     NULL},
    {"<item kind='find' stem='2/5' picture='bar'><option number='2/5' right='yes'/>"
     "<option number='2/3'/><option number='3/5'/></item>",
     NULL},
    {"<item kind='all' stem='2/5'><option number='6/15' right='yes'/><option number='0.4' "
     "right='yes'/><option number='4/5'/></item>",
     NULL},
    {"<item kind='fill' stem='3/4' other='15/20'/>", NULL},
    {"<item kind='fill' stem='4/6' other='6/9'/>", NULL},
    {"<item kind='fill' stem='3' other='12/4'/>", "12"},
    {"<item kind='left' stem='3/8'/>", "5/8"},
    {"<item kind='left' stem='1/2'/>", "1/2"},
    {"<item kind='simplify' stem='15/20'/>", "3/4"},
    {"<item kind='simplify' stem='12/4'/>", "3"},
    {"<item kind='simplify' stem='3/7'/>", "3/7"},
    {"<item kind='write' stem='1/4' other='0.25'/>", "0.25"},
    {"<item kind='write' stem='2 1/3' other='7/3'/>", "7/3"},
    {"<item kind='write' stem='1/3' other='0.(3)'/>", NULL},
    {"<item kind='place' stem='3/4'/>", NULL},
    {"<item kind='place' stem='3/4' other='6/8'/>", NULL},
    {"<item kind='place' stem='1/3' other='333/999'/>", NULL},
    {"<item kind='compare' stem='3/4' other='5/6'/>", "<"},
    {"<item kind='compare' stem='0.75' other='3/4'/>", "="},
    {"<item kind='order'><option number='1/2'/><option number='1/3'/><option number='0.6'/></item>",
     NULL},
    {"<item kind='odd'><option number='1/2'/><option number='2/4'/><option number='50%'/>"
     "<option number='2/3' right='yes'/></item>",
     NULL},
    {"<item kind='prove' stem='4/6' other='6/9'/>", NULL},
    {"<item kind='prove' stem='1/2' other='2/3'/>", NULL},
    {"<item kind='prove' stem='2/3' other='3/5'/>", NULL},
};
enum { CASES = sizeof cases / sizeof *cases };

struct lesson *lesson_of(const char *numbers, const char *ladder, const char *items)
{
    static const struct grammar *const grammars[] = {&lesson_grammar};
    struct xml_document *document = NULL;
    struct lesson *lesson = NULL;
    struct diag diag = {0};
    char text[2048];

    int length = snprintf(text, sizeof text,
                          "<lesson format='1' stage='equal' skills='K3'><title lang='en'>T</title>"
                          "<numbers %s/>%s<hints ladder='%s'/></lesson>",
                          numbers, items, ladder);
    ck_assert(xml_read_bytes(&document, "own.xml", text, (size_t)length, grammars, 1, &diag) ==
              STATUS_OK);
    ck_assert_msg(lesson_load_document(&lesson, "own.xml", document, &diag) == STATUS_OK, "%s: %s",
                  items, diag.count ? diag.entries[0].message.id : "");
    xml_free(document);
    diag_release(&diag);
    return lesson;
}

static struct lesson *lesson_with(const char *item)
{
    return lesson_of("denominators='2 3'", "factor", item);
}

static void say(const char *item, struct message message)
{
    struct strbuf text = {0};

    ck_assert_msg(message.id && text_of(message, NULL, &text) == STATUS_OK, "%s: %s", item,
                  strbuf_text(&text));
    strbuf_release(&text);
}

static void judge_wrong(void *context, const struct response *response, enum misconception belief)
{
    const struct item *item = context;
    struct judgement judgement;
    struct telling telling;

    (void)belief;
    item_judge(item, response, &judgement);
    item_correct(item, &judgement, false, &telling);
    say(item_kind_names[item->kind], telling.say);
}

static void try_item(const struct own_case *own, struct item *item)
{
    struct response response;
    struct judgement judgement;
    struct telling telling;
    struct strbuf answer = {0};
    int step = 0;

    say(own->item, item_question(item));
    item_solve(item, &response);
    item_judge(item, &response, &judgement);
    ck_assert_msg(judgement.verdict == VERDICT_RIGHT, "%s", own->item);
    item_add_answer(item, &answer);
    if (own->answer)
        ck_assert_str_eq(strbuf_text(&answer), own->answer);
    for (; item_hint(item, step, &telling); step++)
        if (telling.say.id)
            say(own->item, telling.say);
    ck_assert_int_le(step, HINTS_MOST);
    item_explain(item, &telling);
    say(own->item, telling.say);
    item_foresee(item, judge_wrong, item);
    ck_assert_msg(item->skills != 0, "%s: no skill", own->item);
    strbuf_release(&answer);
}

START_TEST(each_can_be_asked_answered_and_explained)
{
    struct lesson *lesson = lesson_with(cases[_i].item);

    ck_assert_int_eq(lesson->items, 1);
    for (uint32_t i = 0; i < ASKED; i++) {
        struct chance chance;
        struct item item;
        chance_init(&chance, i, CHANCE_LESSON, 0);
        ck_assert_msg(item_of_lesson(&item, lesson, 0, &chance), "%s", cases[_i].item);
        try_item(&cases[_i], &item);
    }
    lesson_free(lesson);
}
END_TEST

START_TEST(there_is_one_of_each_kind)
{
    for (int k = 0; k < ITEM_KINDS; k++) {
        char start[64];
        bool found = false;
        snprintf(start, sizeof start, "<item kind='%s'", item_kind_names[k]);
        for (int c = 0; c < CASES; c++)
            found = found || strncmp(cases[c].item, start, strlen(start)) == 0;
        ck_assert_msg(found, "%s", item_kind_names[k]);
    }
}
END_TEST

/* An author's words, with an answer in them for one of two questions. */
static const struct words_case {
    const char *item, *belief, *words;
    int64_t answer; /* a wrong one, that comes from the belief */
    bool kept;
} words_cases[] = {
    {"<item kind='fill' stem='3' other='12/4'/>", "other", "Count the quarters: there are 12.", 7,
     false},
    {"<item kind='fill' stem='3' other='12/4'/>", "other", "12/4 is not it, nor 0.12 or 112.", 7,
     true},
    {"<item kind='fill' stem='3' other='12/4'/>", "other", "Il y en a 12, compte !", 7, false},
    {"<item kind='fill' stem='3' other='12/4'/>", "other", "Look at 12.5 and 12 %.", 7, true},
    {"<item kind='simplify' stem='4/8'/>", "other", "It is ½.", 7, false},
    {"<item kind='simplify' stem='4/8'/>", "other", "It is 1/2!", 7, false},
    {"<item kind='simplify' stem='4/8'/>", "other", "It is not 1 1/2, 11/2, 1/20.", 7, true},
    {"<item kind='write' stem='5/4' other='1 1/4'/>", "other", "As a sum: 1 + 1/4.", 7, false},
    {"<item kind='write' stem='1/4' other='0.25'/>", "other", "Also 0,25.", 7, false},
    {"<item kind='write' stem='1/4' other='25%'/>", "other", "Also 25 % does.", 7, false},
    {"<item kind='compare' stem='3/4' other='5/6'/>", "other", "So write &lt;.", 7, false},
    {"<item kind='compare' stem='3/4' other='5/6'/>", "other", "Is 3/4 &gt; 5/6?", 7, true},
};
enum { WORDS_CASES = sizeof words_cases / sizeof *words_cases };

START_TEST(words_that_hold_the_answer_are_not_said)
{
    const struct words_case *tried = &words_cases[_i];
    struct response wrong = {.kind = ANSWER_NUMBER, .number = notation_of_whole(tried->answer)};
    struct judgement judgement;
    struct telling telling;
    struct chance chance;
    struct item item;
    char elements[512];

    snprintf(elements, sizeof elements,
             "%s<feedback belief='%s'><say lang='en'>%s</say></feedback>", tried->item,
             tried->belief, tried->words);
    struct lesson *lesson = lesson_with(elements);
    chance_init(&chance, 1, CHANCE_LESSON, 0);
    ck_assert(item_of_lesson(&item, lesson, 0, &chance));
    if (item.answers == ANSWER_SIGN)
        wrong = (struct response){.kind = ANSWER_SIGN, .sign = -item.sign};
    item_judge(&item, &wrong, &judgement);
    /* Whatever is believed, these words are for it. */
    lesson->feedback[0].belief = judgement.belief;
    item_correct(&item, &judgement, false, &telling);
    ck_assert_msg((telling.words != NULL) == tried->kept, "%s", tried->words);
    ck_assert_ptr_nonnull(telling.say.id);
    lesson_free(lesson);
}
END_TEST

/* --- numbers of other notations */

static void add_told(struct strbuf *out, const struct telling *telling)
{
    if (telling->say.id)
        text_of(telling->say, NULL, out);
    for (int i = 0; i < TELLING_MORE && telling->more[i].id; i++) {
        strbuf_add_char(out, ' ');
        text_of(telling->more[i], NULL, out);
    }
    strbuf_add_char(out, '\n');
}

/* All hints, the answer among them. */
static void add_hints(struct strbuf *out, const struct item *item)
{
    struct telling telling;

    for (int step = 0; item_hint(item, step, &telling); step++)
        add_told(out, &telling);
}

static const struct {
    const char *numbers, *ladder, *item, *told;
} others[] = {
    {"denominators='2 3'", "simplify", "<item kind='same' stem='0.5' other='1/3'/>",
     "Which number divides both 5 and 10?"},
    {"denominators='2 3' compared='half'", "compare",
     "<item kind='order'><option number='0.4'/><option number='1/2'/><option number='1 1/4'/>"
     "</item>",
     "Half of 10 is 5. Is 4 more or less than that?"},
    {"denominators='2 3' compared='half'", "compare",
     "<item kind='order'><option number='0.4'/><option number='1/2'/><option number='1 1/4'/>"
     "</item>",
     "Half of 10 is 5, and 4 is less than that."},
    {"denominators='2 3' compared='half'", "compare",
     "<item kind='order'><option number='0.4'/><option number='1/2'/><option number='1 1/4'/>"
     "</item>",
     "Half of 4 is 2, and 5 is more than that."},
};

START_TEST(hints_speak_of_the_parts_of_any_number)
{
    struct lesson *lesson = lesson_of(others[_i].numbers, others[_i].ladder, others[_i].item);
    struct chance chance;
    struct item item;
    struct strbuf told = {0};

    chance_init(&chance, 1, CHANCE_TEST, 0);
    ck_assert(item_of_lesson(&item, lesson, 0, &chance));
    add_hints(&told, &item);
    ck_assert_msg(strstr(strbuf_text(&told), others[_i].told) != NULL, "%s", strbuf_text(&told));
    strbuf_release(&told);
    lesson_free(lesson);
}
END_TEST

static const char *const beyond[] = {
    "<item kind='order'><option number='5/4'/><option number='1/2'/><option number='0.6'/></item>",
    "<item kind='order'><option number='5/4'/><option number='1/2'/><option number='3/2'/></item>",
    "<item kind='compare' stem='5/4' other='7/6'/>",
};

START_TEST(nothing_is_missing_of_what_is_more_than_one_whole)
{
    struct lesson *lesson = lesson_of("denominators='2 3' compared='one'", "compare", beyond[_i]);
    struct chance chance;
    struct item item;
    struct strbuf told = {0};

    chance_init(&chance, 1, CHANCE_TEST, 0);
    ck_assert(item_of_lesson(&item, lesson, 0, &chance));
    add_hints(&told, &item);
    ck_assert_msg(!strstr(strbuf_text(&told), "whole:") && !strstr(strbuf_text(&told), "−"), "%s",
                  strbuf_text(&told));
    strbuf_release(&told);
    lesson_free(lesson);
}
END_TEST

static const struct {
    const char *numbers, *kind;
} forms[] = {
    {"denominators='5 7' notations='decimal ratio percent' pictures='bar'", "read"},
    {"denominators='5 8' answers='decimal' pictures='pie line'", "read"},
    {"denominators='5 7' answers='ratio'", "write"},
};

START_TEST(the_answer_that_is_told_is_one_that_is_taken)
{
    enum { TIMES = 40 };
    char items[64];

    snprintf(items, sizeof items, "<items kind='%s' share='100'/>", forms[_i].kind);
    struct lesson *lesson = lesson_of(forms[_i].numbers, "decimal", items);
    for (uint32_t i = 0; i < TIMES; i++) {
        struct chance chance;
        struct item item;
        struct response response;
        struct judgement judgement;
        struct message why;
        struct strbuf answer = {0};
        int kind = 0;

        while (lesson->kind[kind].share == 0)
            kind++;
        chance_init(&chance, 1, CHANCE_TEST, i);
        if (!item_make(&item, lesson, (enum item_kind)kind, &chance))
            continue;
        item_add_answer(&item, &answer);
        ck_assert_msg(item_read(&item, strbuf_text(&answer), &response, &why), "%s",
                      strbuf_text(&answer));
        item_judge(&item, &response, &judgement);
        ck_assert_msg(judgement.verdict == VERDICT_RIGHT, "%s", strbuf_text(&answer));
        strbuf_release(&answer);
    }
    lesson_free(lesson);
}
END_TEST

START_TEST(a_picture_of_a_decimal_has_parts_that_can_be_counted)
{
    enum { TIMES = 60 };
    static const enum item_kind kinds[] = {ITEM_READ, ITEM_FIND};
    struct lesson *lesson = lesson_of("denominators='3 7 8' notations='decimal' pictures='pie bar' "
                                      "answers='decimal fraction'",
                                      "decimal",
                                      "<items kind='read' share='50'/>"
                                      "<items kind='find' share='50'/>");
    int pictures = 0;

    for (uint32_t i = 0; i < TIMES; i++) {
        struct chance chance;
        struct item item;
        chance_init(&chance, 1, CHANCE_TEST, i);
        if (!item_make(&item, lesson, kinds[i % 2], &chance) || item.stem.shape <= SHAPE_PRINTED)
            continue;
        pictures++;
        ck_assert_int_le(figure_parts(&item.stem), 100);
    }
    ck_assert_int_gt(pictures, 0);
    lesson_free(lesson);
}
END_TEST

void add_own_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "own");

    tcase_add_loop_test(tests, each_can_be_asked_answered_and_explained, 0, CASES);
    tcase_add_test(tests, there_is_one_of_each_kind);
    tcase_add_loop_test(tests, words_that_hold_the_answer_are_not_said, 0, WORDS_CASES);
    tcase_add_loop_test(tests, hints_speak_of_the_parts_of_any_number, 0,
                        sizeof others / sizeof *others);
    tcase_add_loop_test(tests, nothing_is_missing_of_what_is_more_than_one_whole, 0,
                        sizeof beyond / sizeof *beyond);
    tcase_add_test(tests, a_picture_of_a_decimal_has_parts_that_can_be_counted);
    tcase_add_loop_test(tests, the_answer_that_is_told_is_one_that_is_taken, 0,
                        sizeof forms / sizeof *forms);
}
