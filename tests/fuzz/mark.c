/*
 * What a teacher types of a worksheet. The first byte chooses the lesson, the second the seed, the
 * third the language; the rest is the line. What is understood is about questions that the sheet
 * has, each answer is one that can be judged, and the line means the same once more; or a sentence
 * says why not.
 */
#include "classes/mark.h"
#include "fuzz.h"
#include "lesson/course.h"
#include "question.h"

#include <stdlib.h>
#include <string.h>

static struct course course;
static struct worksheet sheets[WORKSHEET_FORMS];

static void end(void)
{
    course_release(&course);
}

static void set_up(void)
{
    course_open(&course);
    atexit(end);
    check(course.count > 0);
}

static void make_sheets(unsigned lesson, unsigned seed)
{
    static unsigned made_lesson = 256, made_seed;
    struct worksheet_request request = {.lesson = course.lesson[lesson % (unsigned)course.count],
                                    .seed = seed};

    if (lesson == made_lesson && seed == made_seed)
        return;
    for (; request.form < WORKSHEET_FORMS; request.form++)
        check(worksheet_make(&sheets[request.form], &request) == STATUS_OK);
    made_lesson = lesson;
    made_seed = seed;
}

static void check_mark(const struct mark *mark)
{
    const unsigned all = mark->wrong | mark->empty | mark->written;

    check(mark->kind == MARK_SHEET || all == 0);
    check(mark->form < WORKSHEET_FORMS);
    for (int number = 1; number <= 32; number++) {
        const struct item *item = mark_item(&sheets[mark->form], number);
        check(item || !(all >> (number - 1) & 1));
        if (mark->written >> (number - 1) & 1)
            check_answer(item, &mark->response[number - 1]);
    }
}

static void check_line(const char *line)
{
    struct mark mark, again;
    struct strbuf kept = {0};
    struct message why = {0};
    bool read = mark_read(&mark, line, sheets, WORKSHEET_A, &kept, &why);

    if (read) {
        check_mark(&mark);
        check(mark_read(&again, line, sheets, WORKSHEET_A, &kept, &why));
        check(again.kind == mark.kind && again.form == mark.form && again.wrong == mark.wrong &&
              again.empty == mark.empty && again.written == mark.written);
    } else {
        check_message(why);
    }
    strbuf_release(&kept);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { HEAD = 3 };

    if (size < HEAD || memchr(data + HEAD, '\0', size - HEAD))
        return 0;
    if (course.count == 0)
        set_up();
    question_language(data[2]);
    make_sheets(data[0], data[1]);
    char *line = calloc(size - HEAD + 1, 1);
    check(line != NULL);
    memcpy(line, data + HEAD, size - HEAD);
    check_line(line);
    free(line);
    return 0;
}
