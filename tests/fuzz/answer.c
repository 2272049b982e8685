/*
 * What is typed below a question. The first byte says which kind of question of which lesson, the
 * second its seed, the third the language; the rest is the line. It is read and judged, and what
 * comes of it can be shown; or a sentence says why not. Without a line the question is looked at.
 */
#include "fuzz.h"
#include "lesson/course.h"
#include "lesson/sitting.h"
#include "question.h"

#include <stdlib.h>
#include <string.h>

enum { KINDS_MOST = 256 };

static struct course course;

/* What the lessons may ask. */
static struct askable {
    const struct lesson *lesson;
    enum item_kind kind;
} askable[KINDS_MOST];
static int askeds;

static void end(void)
{
    course_release(&course);
}

static void set_up(void)
{
    course_open(&course);
    atexit(end);
    for (int i = 0; i < course.count; i++)
        for (int k = 0; k < ITEM_KINDS && askeds < KINDS_MOST; k++)
            if (course.lesson[i]->kind[k].share)
                askable[askeds++] = (struct askable){course.lesson[i], (enum item_kind)k};
    check(askeds > 0);
}

static bool same_response(const struct item *item, const struct response *one,
                          const struct response *other)
{
    return one->kind == other->kind && one->chosen == other->chosen && one->sign == other->sign &&
           one->yes == other->yes && notation_identical(&one->number, &other->number) &&
           (one->kind != ANSWER_ORDER ||
            memcmp(one->order, other->order, (size_t)item->options * sizeof *one->order) == 0);
}

static void check_line(const struct item *item, const char *line)
{
    struct response response = {0}, again = {0};
    struct message why = {0};
    enum verb verb;

    if (verb_typed(line, &verb)) {
        check(verb < VERBS);
        check_message(message_of(verb_meaning(verb)));
    }
    bool read = item_read(item, line, &response, &why);
    if (!read) {
        check_message(why);
        return;
    }
    check(response.kind == item->answers);
    check(item_read(item, line, &again, &why) && same_response(item, &response, &again));
    check_answer(item, &response);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct strbuf line = {0};
    struct chance chance;
    struct item item;

    if (!askeds)
        set_up();
    if (size < 3)
        return 0;
    question_language(data[2]);
    const struct askable *of = &askable[data[0] % askeds];
    chance_init(&chance, data[1], CHANCE_LESSON, 0);
    check(item_make(&item, of->lesson, of->kind, &chance));
    strbuf_add_bytes(&line, (const char *)data + 3, size - 3);
    if (line.length > 0)
        check_line(&item, strbuf_text(&line));
    else
        check_question(&item);
    strbuf_release(&line);
    return 0;
}
