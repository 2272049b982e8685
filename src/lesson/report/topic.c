#include "lesson/report/topic.h"

#include "lesson/learner/learner_event.h"
#include "text/text.h"

#include <string.h>

static void set(char out[static NOTATION_TEXT_SIZE], const char *text)
{
    size_t length = strlen(text);

    memset(out, 0, NOTATION_TEXT_SIZE);
    memcpy(out, text, length < NOTATION_TEXT_SIZE ? length : NOTATION_TEXT_SIZE - 1);
}

static void set_number(char out[static NOTATION_TEXT_SIZE], const struct notation *number)
{
    memset(out, 0, NOTATION_TEXT_SIZE);
    notation_canonical(number, out);
}

/* --- which two numbers, or which question */

static bool is_face(const struct asked_text *asked)
{
    return asked->form == ASKED_NUMBER || asked->form == ASKED_PICTURE;
}

static bool has_unequal(const char *text)
{
    return strstr(text, ASKED_UNEQUAL ":") != NULL;
}

/* A pie of 1/3 and a bar of it are the same to talk about. */
static void set_face(char out[static NOTATION_TEXT_SIZE], const char *face)
{
    static const char any[] = "picture:";
    struct asked_text asked = asked_read(face);

    if (asked.form != ASKED_PICTURE || has_unequal(face)) {
        set(out, face);
        return;
    }
    struct strbuf text = {0};
    char number[NOTATION_TEXT_SIZE];
    notation_canonical(&asked.number[0], number);
    strbuf_addf(&text, "%s%s", any, number);
    set(out, strbuf_text(&text));
    strbuf_release(&text);
}

static void make_pair(struct report_topic *topic, const char *one, const char *other, bool equal)
{
    set_face(topic->one, one);
    set_face(topic->other, other);
    topic->equal = equal;
    if (strcmp(topic->one, topic->other) <= 0)
        return;
    char first[NOTATION_TEXT_SIZE];
    memcpy(first, topic->one, sizeof first);
    memcpy(topic->one, topic->other, sizeof first);
    memcpy(topic->other, first, sizeof first);
}

/* Of several numbers that were answered the first that is not equal to the one asked about. */
static bool find_unequal(const struct asked_text *asked, const struct asked_text *answered,
                         char out[static NOTATION_TEXT_SIZE])
{
    for (int i = 0; i < answered->numbers; i++)
        if (!notation_equal(&asked->number[0], &answered->number[i])) {
            set_number(out, &answered->number[i]);
            return true;
        }
    return false;
}

/* Reads a question about two numbers: taken for equal, or not. Which is larger is another
 * matter. */
static bool pair_of_two(struct report_topic *topic, const struct asked_text *asked,
                        const struct learner_miss *miss)
{
    static const char between[] = " ? ";
    const char *other = strstr(miss->asked, between) + strlen(between);
    char one[NOTATION_TEXT_SIZE] = "";
    bool equal = notation_equal(&asked->number[0], &asked->number[1]),
         said_equal = strcmp(miss->answered, "yes") == 0 || strcmp(miss->answered, "=") == 0,
         said_other = strcmp(miss->answered, "no") == 0 || strcmp(miss->answered, "<") == 0 ||
                      strcmp(miss->answered, ">") == 0;

    if (equal ? !said_other : !said_equal)
        return false;
    memcpy(one, miss->asked, (size_t)(other - miss->asked) - strlen(between));
    make_pair(topic, one, other, equal);
    return true;
}

static bool pair_of(struct report_topic *topic, const struct learner_miss *miss)
{
    struct asked_text asked = asked_read(miss->asked), answered = asked_read(miss->answered);
    char wrong[NOTATION_TEXT_SIZE];

    if (asked.form == ASKED_TWO)
        return pair_of_two(topic, &asked, miss);
    if (!(miss->of_game ? is_face(&asked) : asked.form == ASKED_NUMBER))
        return false;
    if (is_face(&answered)) {
        bool equal = notation_equal(&asked.number[0], &answered.number[0]);
        /* An equal one that a lesson did not take has another form than was asked for. */
        if (equal && !miss->of_game)
            return false;
        make_pair(topic, miss->asked, miss->answered, equal);
        return true;
    }
    if (answered.form == ASKED_ORDER && find_unequal(&asked, &answered, wrong)) {
        make_pair(topic, miss->asked, wrong, false);
        return true;
    }
    return false;
}

struct report_topic topic_of_miss(const struct learner_miss *miss)
{
    struct report_topic topic = {.pupils = 1, .times = miss->times, .day = miss->day};

    if (!pair_of(&topic, miss)) {
        set(topic.one, miss->asked);
        topic_add_answer(&topic, miss->answered);
    }
    return topic;
}

int topic_compare(const struct report_topic *one, const struct report_topic *other)
{
    int order = strcmp(one->one, other->one);

    return order ? order : strcmp(one->other, other->other);
}

void topic_add_answer(struct report_topic *topic, const char *answer)
{
    for (int i = 0; i < topic->answers; i++)
        if (strcmp(topic->answer[i], answer) == 0 ||
            (has_unequal(topic->answer[i]) && has_unequal(answer)))
            return;
    if (*answer && topic->answers < TOPIC_ANSWERS)
        set(topic->answer[topic->answers++], answer);
}

/* --- in words */

static void add_answer(const char *answer, struct strbuf *out)
{
    struct asked_text read = asked_read(answer);

    if (read.form == ASKED_NUMBER || text_begins(answer, "line:"))
        notation_print(&read.number[0], text_number_style(), out);
    else if (has_unequal(answer))
        strbuf_add(out, text_get(N_("parts of different sizes")));
    else if (read.form == ASKED_PICTURE)
        text_of(message_with(N_("a picture of {one}"), arg_notation("one", &read.number[0])), NULL,
                out);
    else if (strcmp(answer, "yes") == 0 || strcmp(answer, "no") == 0)
        strbuf_add(out, text_get(*answer == 'y' ? N_("yes") : N_("no")));
    else
        strbuf_add(out, answer);
}

static void add_pair(const struct report_topic *topic, struct strbuf *out)
{
    struct asked_text one = asked_read(topic->one), other = asked_read(topic->other);
    bool first = one.form == ASKED_PICTURE, second = other.form == ASKED_PICTURE;
    const struct notation *number = &one.number[0], *beside = &other.number[0];
    const char *id;

    if (second && !first) {
        number = &other.number[0];
        beside = &one.number[0];
    }
    if (first && second)
        id = topic->equal ? N_("pictures of {one} and {other}: equal, and not seen")
                          : N_("pictures of {one} and {other}: taken for equal");
    else if (first || second)
        id = topic->equal ? N_("a picture of {one}, and {other}: equal, and not seen")
                          : N_("a picture of {one}, and {other}: taken for equal");
    else
        id = topic->equal ? N_("{one} and {other}: equal, and not seen")
                          : N_("{one} and {other}: taken for equal");
    text_of(message_with(id, arg_notation("one", number), arg_notation("other", beside)), NULL,
            out);
}

/* Adds the question; the answers follow. */
static void add_question(const struct report_topic *topic, const char *answers, struct strbuf *out)
{
    static const char *const ids[] = {
        [ASKED_NOTHING] = N_("{question}: answered {answers}"),
        [ASKED_NUMBER] = N_("{one}: answered {answers}"),
        [ASKED_PICTURE] = N_("a picture of {one}: answered {answers}"),
        [ASKED_FILL] = N_("{question}: answered {answers}"),
        [ASKED_TWO] = N_("{one} or {other}, compared: answered {answers}"),
        [ASKED_LEFT] = N_("what is left when {one} is gone: answered {answers}"),
        [ASKED_ORDER] = N_("{numbers}, in order: answered {answers}"),
        [ASKED_ODD] = N_("which is not equal to the others, {numbers}: answered {answers}"),
    };
    const struct asked_text asked = asked_read(topic->one);
    struct strbuf numbers = {0};

    for (int i = 0; i < asked.numbers; i++) {
        strbuf_add(&numbers, i ? ", " : "");
        notation_print(&asked.number[i], text_number_style(), &numbers);
    }
    const char *id = !*topic->one ? N_("a question: answered {answers}")
                     : text_begins(topic->one, "line:")
                         ? N_("{one} on a number line: answered {answers}")
                         : ids[asked.form];
    text_of(message_with(id, arg_text("question", topic->one),
                         arg_notation("one", &asked.number[0]),
                         arg_notation("other", &asked.number[1]), arg_text("answers", answers),
                         arg_text("numbers", strbuf_text(&numbers))),
            NULL, out);
    strbuf_release(&numbers);
}

/* A sheet on paper was marked without what stands there. */
static const char *const unknown_answer = N_("something else");

void topic_add_words(const struct report_topic *topic, struct strbuf *out)
{
    struct strbuf answers = {0};

    if (*topic->other) {
        add_pair(topic, out);
        return;
    }
    for (int i = 0; i < topic->answers; i++) {
        strbuf_add(&answers, i ? text_get(REPORT_BETWEEN) : "");
        add_answer(topic->answer[i], &answers);
    }
    add_question(topic, topic->answers ? strbuf_text(&answers) : text_get(unknown_answer), out);
    strbuf_release(&answers);
}

void topic_add_answered(const char *asked, const char *answered, struct strbuf *out)
{
    struct report_topic topic = {0};
    struct strbuf answer = {0};

    set(topic.one, asked);
    add_answer(answered, &answer);
    add_question(&topic, *answered ? strbuf_text(&answer) : text_get(unknown_answer), out);
    strbuf_release(&answer);
}

/* --- why */

static void add_step(struct explanation *out, struct message message)
{
    if (out->steps < EXPLANATION_STEPS)
        out->step[out->steps++] = message;
}

static void explain_size(const struct asked_text *asked, struct explanation *out)
{
    const struct notation *left = &asked->number[0], *right = &asked->number[1];
    int order = notation_compare(left, right);

    if (order != 0)
        add_step(out, message_with(order < 0 ? N_("{left} is less than {right}.")
                                             : N_("{left} is greater than {right}."),
                                   arg_notation("left", left), arg_notation("right", right)));
    if (order == 0)
        explain(left, right, out);
    else
        add_step(out, explain_difference(left, right));
}

static void explain_left(const struct notation *gone, struct explanation *out)
{
    struct notation left;

    if (gone->kind != NOTATION_FRACTION || gone->numerator >= gone->denominator || gone->negative)
        return;
    left = notation_of_fraction(gone->denominator - gone->numerator, gone->denominator);
    add_step(out, message_with(N_("{gone} and {left} make one whole."), arg_notation("gone", gone),
                               arg_notation("left", &left)));
}

/* The one that equals none of the others. */
static void explain_odd(const char *text, const struct asked_text *asked, struct explanation *out)
{
    if (has_unequal(text))
        add_step(out, message_of(N_("One of them has parts of different sizes.")));
    for (int i = 0; i < asked->numbers; i++) {
        int alike = 0, beside = i ? 0 : 1;
        for (int j = 0; j < asked->numbers; j++)
            alike += j != i && notation_equal(&asked->number[i], &asked->number[j]);
        if (alike == 0 && asked->numbers > 2) {
            add_step(out, explain_difference(&asked->number[i], &asked->number[beside]));
            return;
        }
    }
}

static void explain_picture(const char *text, const struct notation *number,
                            struct explanation *out)
{
    struct notation step =
        notation_of_fraction(1, number->kind == NOTATION_FRACTION ? number->denominator : 1);

    if (text_begins(text, "line:") && number->kind == NOTATION_FRACTION)
        add_step(out, message_plural(NP_("It is {count} step of {step} from 0.",
                                         "It is {count} steps of {step} from 0."),
                                     arg_count("count", number->numerator),
                                     arg_notation("step", &step)));
    else
        add_step(out,
                 message_with(N_("The picture shows {number}."), arg_notation("number", number)));
}

static void explain_question(const struct report_topic *topic, struct explanation *out)
{
    struct asked_text asked = asked_read(topic->one);
    struct notation known, filled;

    switch (asked.form) {
    case ASKED_FILL:
        if (asked_fill(topic->one, &known, &filled))
            explain(&known, &filled, out);
        break;
    case ASKED_TWO:
        explain_size(&asked, out);
        break;
    case ASKED_LEFT:
        explain_left(&asked.number[0], out);
        break;
    case ASKED_PICTURE:
        explain_picture(topic->one, &asked.number[0], out);
        break;
    case ASKED_ORDER:
        for (int i = 1; i < asked.numbers; i++)
            add_step(out, explain_difference(&asked.number[i - 1], &asked.number[i]));
        break;
    case ASKED_ODD:
        explain_odd(topic->one, &asked, out);
        break;
    case ASKED_NUMBER:
        if (topic->answers && has_unequal(topic->answer[0]))
            add_step(out, message_of(N_("Its parts are not of one size.")));
        break;
    case ASKED_NOTHING:
        break;
    }
}

void topic_explain(const struct report_topic *topic, struct explanation *out)
{
    *out = (struct explanation){0};
    if (*topic->other) {
        struct asked_text one = asked_read(topic->one), other = asked_read(topic->other);
        explain(&one.number[0], &other.number[0], out);
    } else {
        explain_question(topic, out);
    }
}
