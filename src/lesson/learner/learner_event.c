#include "lesson/learner/learner_event.h"

#include "lesson/diagnosis/deciding.h"
#include "lesson/learner/asked_text.h"
#include "lesson/next/difficulty.h"

#include <string.h>

void event_texts_release(struct event_texts *texts)
{
    strbuf_release(&texts->answered);
    strbuf_release(&texts->decision);
}

/* ---- what was answered, so that a teacher can read it ---- */

static void add_option(const struct item *item, int option, struct strbuf *out)
{
    char label[LABEL_SIZE];

    if (item->option[option].words.id) {
        item_label(item, option, label);
        strbuf_add(out, label);
    } else {
        asked_add_figure(&item->option[option].figure, out);
    }
}

static void add_options(const struct item *item, unsigned chosen, struct strbuf *out)
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
        add_options(item, response->chosen, out);
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
