#include "lesson/learner/learner_event.h"

#include "lesson/diagnosis/diagnosis.h"
#include "lesson/maker.h"
#include "lesson/next/difficulty.h"

#include <stdlib.h>
#include <string.h>

enum { PREFIX_MOST = 8 };

static const char left_of_whole[] = "1 - ", odd_of_these[] = "odd: ";

static const char *const prefixes[SHAPES] = {
    [SHAPE_PIE] = "pie", [SHAPE_BAR] = "bar", [SHAPE_LINE] = "line", [SHAPE_DOTS] = "dots"};

/* --- written */

/* A fraction without one of its numbers, the number as it is otherwise. */
static void add_gap(const struct notation *number, bool top, bool below, struct strbuf *out)
{
    char text[NOTATION_TEXT_SIZE];
    char *bar;

    notation_canonical(number, text);
    bar = (number->kind == NOTATION_FRACTION && !number->negative) ? strchr(text, '/') : NULL;
    if (top && bar) {
        strbuf_addf(out, "?%s", bar);
    } else if (below && bar) {
        *bar = '\0';
        strbuf_addf(out, "%s/?", text);
    } else {
        strbuf_add(out, text);
    }
}

/* Adds a figure so, as part of an answer: “2/4”, “bar:2/4”; nothing of one that shows nothing. */
static void asked_add_figure(const struct figure *figure, struct strbuf *out)
{
    char number[NOTATION_TEXT_SIZE];

    if (figure->shape == SHAPE_NONE)
        return;
    if (prefixes[figure->shape])
        strbuf_addf(out, "%s:", figure->unequal ? ASKED_UNEQUAL : prefixes[figure->shape]);
    notation_canonical(&figure->number, number);
    strbuf_add(out, number);
}

static int by_value(const void *left, const void *right)
{
    const struct option *one = left, *other = right;

    return notation_compare(&one->figure.number, &other->figure.number);
}

static void add_options(const struct item *item, struct strbuf *out)
{
    struct option option[ITEM_OPTIONS];
    int count = 0;

    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape != SHAPE_NONE)
            option[count++] = item->option[i];
    qsort(option, (size_t)count, sizeof *option, by_value);
    for (int i = 0; i < count; i++) {
        strbuf_add(out, i ? ", " : "");
        asked_add_figure(&option[i].figure, out);
    }
}

static void add_question(const struct item *item, struct strbuf *out)
{
    if (item->hole != HOLE_NONE) {
        add_gap(&item->stem.number, item->hole == HOLE_STEM_TOP, item->hole == HOLE_STEM_BELOW,
                out);
        strbuf_add(out, " = ");
        add_gap(&item->other.number, item->hole == HOLE_OTHER_TOP, item->hole == HOLE_OTHER_BELOW,
                out);
    } else if (item->task == TASK_LEFT) {
        strbuf_add(out, left_of_whole);
        asked_add_figure(&item->stem, out);
    } else if (item->answers == ANSWER_ORDER) {
        add_options(item, out);
    } else if (item->kind == ITEM_ODD) {
        strbuf_add(out, odd_of_these);
        add_options(item, out);
    } else if (item->kind == ITEM_PLACE) {
        asked_add_figure(&item->other, out);
    } else if (item->other.shape != SHAPE_NONE) {
        asked_add_figure(&item->stem, out);
        strbuf_add(out, " ? ");
        asked_add_figure(&item->other, out);
    } else {
        asked_add_figure(&item->stem, out);
    }
}

void asked_write(const struct item *item, char out[static NOTATION_TEXT_SIZE])
{
    struct strbuf text = {0};

    add_question(item, &text);
    memset(out, 0, NOTATION_TEXT_SIZE);
    if (text.length < NOTATION_TEXT_SIZE)
        memcpy(out, strbuf_text(&text), text.length);
    strbuf_release(&text);
}

/* --- read */

/* A number with or without a picture's name before it; *picture: it has one. */
static bool read_face(const char *text, size_t length, struct notation *number, bool *picture)
{
    char copy[NOTATION_TEXT_SIZE];
    size_t prefix = 0;

    while (prefix < length && (text[prefix] | 0x20) >= 'a' && (text[prefix] | 0x20) <= 'z')
        prefix++;
    if (prefix > 0 && (prefix > PREFIX_MOST || prefix == length || text[prefix] != ':'))
        return false;
    if (prefix > 0) {
        text += prefix + 1;
        length -= prefix + 1;
        *picture = true;
    }
    if (length >= sizeof copy)
        return false;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return notation_parse_canonical(number, copy, NULL) == STATUS_OK;
}

/* Numbers with a separator between them. False: something else stands there. */
static bool read_numbers(const char *text, const char *separator, struct asked_text *out,
                         bool *picture)
{
    size_t step = strlen(separator);

    while (out->numbers < ITEM_OPTIONS) {
        const char *end = strstr(text, separator);
        size_t length = end ? (size_t)(end - text) : strlen(text);
        if (!read_face(text, length, &out->number[out->numbers], picture))
            return false;
        out->numbers++;
        if (!end)
            return true;
        text = end + step;
    }
    return false;
}

static struct asked_text read_after(const char *text, const char *prefix, const char *separator,
                                    enum asked_form form)
{
    struct asked_text out = {0};
    bool picture = false;

    out.form =
        read_numbers(text + strlen(prefix), separator, &out, &picture) ? form : ASKED_NOTHING;
    return out;
}

struct asked_text asked_read(const char *text)
{
    static const struct {
        const char *separator;
        enum asked_form form;
        int least;
    } forms[] = {{" ? ", ASKED_TWO, 2}, {", ", ASKED_ORDER, 2}, {"\n", ASKED_NUMBER, 1}};

    if (strstr(text, " = "))
        return (struct asked_text){.form = ASKED_FILL};
    if (text_begins(text, left_of_whole))
        return read_after(text, left_of_whole, "\n", ASKED_LEFT);
    if (text_begins(text, odd_of_these))
        return read_after(text, odd_of_these, ", ", ASKED_ODD);
    for (size_t f = 0; f < sizeof forms / sizeof *forms; f++) {
        struct asked_text out = {0};
        bool picture = false;
        if (!read_numbers(text, forms[f].separator, &out, &picture) || out.numbers < forms[f].least)
            continue;
        out.form = forms[f].form == ASKED_NUMBER && picture ? ASKED_PICTURE : forms[f].form;
        return out;
    }
    return (struct asked_text){0};
}

/* A side of an equation with a gap: the number that is there of a fraction, the other one −1. */
static bool read_side(const char *text, size_t length, int64_t part[2])
{
    char copy[NOTATION_TEXT_SIZE];
    char *bar;

    if (length >= sizeof copy)
        return false;
    memcpy(copy, text, length);
    copy[length] = '\0';
    bar = strchr(copy, '/');
    part[0] = *copy == '?' ? -1 : strtoll(copy, NULL, 10);
    part[1] = !bar ? 1 : bar[1] == '?' ? -1 : strtoll(bar + 1, NULL, 10);
    return part[0] != 0 && part[1] != 0;
}

static struct notation side(const int64_t part[2])
{
    return part[1] == 1 ? notation_of_whole(part[0]) : notation_of_fraction(part[0], part[1]);
}

bool asked_fill(const char *text, struct notation *known, struct notation *filled)
{
    const char *equals = strstr(text, " = ");
    int64_t sides[2][2];

    if (!equals || !read_side(text, (size_t)(equals - text), sides[0]) ||
        !read_side(equals + 3, strlen(equals + 3), sides[1]))
        return false;
    int open = sides[0][0] < 0 || sides[0][1] < 0 ? 0 : 1, top = sides[open][0] < 0 ? 0 : 1;
    const int64_t *there = sides[1 - open];
    int64_t given = sides[open][1 - top];
    /* there[0]/there[1] = ?/given, or given/? */
    int64_t product = top == 0 ? there[0] : there[1], by = top == 0 ? there[1] : there[0];
    if (there[0] < 1 || there[1] < 1 || there[0] > RATIONAL_LIMIT || there[1] > RATIONAL_LIMIT ||
        given < 1 || given > RATIONAL_LIMIT || product > RATIONAL_LIMIT ||
        product * given % by != 0)
        return false;
    sides[open][top] = product * given / by;
    if (sides[open][top] > RATIONAL_LIMIT)
        return false;
    *known = side(there);
    *filled = notation_of_fraction(sides[open][0], sides[open][1]);
    return true;
}

void event_texts_release(struct event_texts *texts)
{
    strbuf_release(&texts->answered);
    strbuf_release(&texts->decision);
}

/* --- what was answered, so that a teacher can read it */

static void add_option(const struct item *item, int option, struct strbuf *out)
{
    if (item->option[option].words.id)
        strbuf_add(out, option_label(item, option));
    else
        asked_add_figure(&item->option[option].figure, out);
}

static void add_chosen(const struct item *item, unsigned chosen, struct strbuf *out)
{
    for (int i = 0; i < item->options; i++) {
        if (!(chosen >> i & 1))
            continue;
        if (out->length)
            strbuf_add(out, ", ");
        add_option(item, i, out);
    }
}

static void add_answer(const struct item *item, const struct response *response, struct strbuf *out)
{
    char number[NOTATION_TEXT_SIZE];

    switch (response->kind) {
    case ANSWER_NUMBER:
        notation_canonical(&response->number, number);
        strbuf_add(out, number);
        break;
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        add_chosen(item, response->chosen, out);
        break;
    case ANSWER_ORDER:
        for (int i = 0; i < item->options; i++) {
            strbuf_add(out, i ? " < " : "");
            add_option(item, response->order[i], out);
        }
        break;
    case ANSWER_SIGN:
        strbuf_add(out, response->sign < 0 ? "<" : response->sign > 0 ? ">" : "=");
        break;
    case ANSWER_YES_NO:
        strbuf_add(out, response->yes ? "yes" : "no");
        break;
    }
}

static enum record_verdict verdict_of(const struct lesson_answer *answer)
{
    if (!answer->answer)
        return RECORD_NONE;
    return answer->first->verdict == VERDICT_RIGHT  ? RECORD_RIGHT
           : answer->first->verdict == VERDICT_FORM ? RECORD_FORM
                                                    : RECORD_NOT_YET;
}

static enum record_counts counts_of(const struct lesson *lesson, const struct lesson_answer *answer)
{
    if (answer->item->answers == ANSWER_YES_NO || answer->probe)
        return RECORD_COUNTS_NOT;
    return answer->item->lesson == lesson ? RECORD_COUNTS_NEW : RECORD_COUNTS_LATER;
}

void event_of_answer(struct record_event *event, struct event_texts *texts,
                     const struct lesson *lesson, const struct lesson_answer *answer)
{
    const struct item *item = answer->item;
    const struct asked asked = asked_of(lesson, item, answer->first, answer->hints);
    struct decision decision;

    *texts = (struct event_texts){0};
    asked_write(item, texts->asked);
    if (answer->answer) {
        add_answer(item, answer->answer, &texts->answered);
        if (answer->hints == 0) {
            decision_of_item(&decision, item, answer->answer);
            decision_write(&decision, &texts->decision);
        }
    }
    if (asked.fact >= 0) {
        struct rational value = fact_value(asked.fact);
        const struct notation fact = notation_of_fraction(value.numerator, value.denominator);
        notation_canonical(&fact, texts->fact);
    }
    *event = (struct record_event){.kind = RECORD_QUESTION,
                                   .verdict = verdict_of(answer),
                                   .lesson = item->lesson->name,
                                   .asked = texts->asked,
                                   .answered = strbuf_text(&texts->answered),
                                   .skills = item->skills,
                                   .difficulty = asked.difficulty,
                                   .guess = asked.guess,
                                   .score = asked.score,
                                   .hints = answer->hints,
                                   .probe = answer->probe,
                                   .counts = counts_of(lesson, answer),
                                   .fact = texts->fact,
                                   .decision = strbuf_text(&texts->decision)};
}

struct record_event event_of_sitting(const struct lesson *lesson, bool passed)
{
    return (struct record_event){.kind = RECORD_SAT,
                                 .verdict = passed ? RECORD_RIGHT : RECORD_NONE,
                                 .lesson = lesson->name,
                                 .skills = lesson->skills,
                                 .score = passed ? 1 : 0};
}
