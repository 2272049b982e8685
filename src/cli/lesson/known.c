#include "cli/lesson/classroom.h"

#include "base/clock.h"
#include "lesson/learner/learner_event.h"
#include "records/classes.h"

#include <inttypes.h>
#include <string.h>

void known_release(struct known *known)
{
    for (int p = 0; p < SITTING_PUPILS; p++)
        learner_release(&known->of[p]);
}

void known_open(struct known *known, struct class_book *book, const char *const *names, int pupils)
{
    known->book = book;
    for (int p = 0; p < pupils; p++) {
        known->name[p] = names[p];
        known->pupil[p] = class_book_pupil(book, names[p]);
        learner_release(&known->of[p]);
        class_book_read(book, known->pupil[p], &known->of[p]);
    }
}

void known_start(const struct known *known, const struct course *course,
                 const struct lesson *lesson, int pupils, struct sitting_start *start)
{
    const struct lesson **back = memory_new((size_t)course->count + 1, sizeof *back);

    for (int p = 0; p < pupils; p++) {
        const struct progress *progress = &known->of[p].progress;
        int backs = progress_returning(progress, course, lesson, back);
        progress_start(progress, back, backs, clock_day(records_now()), &start[p]);
    }
    memory_free(back);
}

/* A number that stands for the files of the lessons that come back. */
static uint64_t hash_of_olds(const struct sitting_start *start, const struct course *course)
{
    enum { SPREAD = 31 };
    uint64_t hash = 0;

    for (int i = 0; i < start->olds; i++) {
        uint64_t of_file = 0; /* of one that has gone since it was read */
        const char *file = library_find(&course->library, start->old[i].lesson->name);
        if (file)
            lesson_hash(file, &of_file);
        hash = hash * SPREAD + of_file;
    }
    return hash;
}

/* As lesson/next/progress.h has it, with the lessons' indices in the course; behind it, where
 * lessons come back, a word “#” and the number of their files. */
static void add_start(const struct sitting_start *start, const struct course *course,
                      struct strbuf *text)
{
    start_add(start, (const struct lesson *const *)course->lesson, course->count, text);
    if (start->olds)
        strbuf_addf(text, " #%016" PRIx64, hash_of_olds(start, course));
}

void known_write(const struct sitting_start *start, const struct course *course, int pupils,
                 struct arena *texts, struct sitting_log *log)
{
    struct strbuf text = {0};
    size_t length = 0;

    for (int p = 0; p < pupils; p++) {
        strbuf_clear(&text);
        add_start(&start[p], course, &text);
        length += text.length;
        log->start[p] = arena_copy_text(texts, strbuf_text(&text));
    }
    if (length == 0)
        log->start[0] = NULL;
    strbuf_release(&text);
}

/* What can be read is right if it would be written so today. */
static bool read_one(struct sitting_start *start, const struct course *course, const char *written)
{
    struct strbuf text = {0};

    for (const char *at = written; *at && strncmp(at, " #", 2) != 0; at++)
        strbuf_add_char(&text, *at);
    bool fits = start_read(start, (const struct lesson *const *)course->lesson, course->count,
                           strbuf_text(&text));
    strbuf_clear(&text);
    if (fits)
        add_start(start, course, &text);
    fits = fits && strcmp(strbuf_text(&text), written) == 0;
    strbuf_release(&text);
    return fits;
}

bool known_read(struct sitting_start *start, const struct course *course,
                const struct sitting_log *log)
{
    for (int p = 0; p < log->pupils; p++)
        if (!read_one(&start[p], course, log->start[0] ? log->start[p] : ""))
            return false;
    return true;
}

/* Without a book it is learned alone, at this moment. */
static void learn(struct known *known, int pupil, struct record_event *event)
{
    event->at = records_now();
    learner_learn(&known->of[pupil], event);
}

static bool is_kept(const struct known *known)
{
    return known->book && known->book->class_name;
}

/* Finds a pupil who was renamed since the lesson began by the events that were recorded of it. */
static void recognize(struct known *known, int p)
{
    int64_t pupil = class_book_next_pupil(known->book, known->name[p]);

    if (pupil == known->pupil[p])
        return;
    known->pupil[p] = pupil;
    learner_release(&known->of[p]);
    class_book_read(known->book, pupil, &known->of[p]);
}

static void answered(void *context, const struct lesson_answer *answer)
{
    struct known *known = context;
    struct record_event event;
    struct event_texts texts;

    event_of_answer(&event, &texts, known->lesson, answer);
    if (is_kept(known)) {
        recognize(known, answer->pupil);
        class_book_add(known->book, known->pupil[answer->pupil], &event, &known->of[answer->pupil]);
    } else {
        learn(known, answer->pupil, &event);
    }
    event_texts_release(&texts);
}

static void before(void *context, int pupil, struct evidence *evidence)
{
    struct known *known = context;

    if (is_kept(known))
        class_book_weigh(known->book, known->pupil[pupil], evidence);
    else if (known->of[pupil].events > 0)
        *evidence = known->of[pupil].evidence;
}

struct lesson_history known_history(struct known *known, const struct lesson *lesson)
{
    known->lesson = lesson;
    return (struct lesson_history){.context = known, .answered = answered, .before = before};
}

bool known_passed(const struct known *known, int pupil, const char *lesson)
{
    const struct lesson_progress *progress = progress_find(&known->of[pupil].progress, lesson);

    return progress && progress->passed;
}

void known_sat(struct known *known, int pupil, const struct lesson *lesson, bool done, bool passed)
{
    struct record_event event = event_of_sitting(lesson, passed);

    if (!is_kept(known))
        learn(known, pupil, &event);
    else if (done || passed) /* one that is broken off may go on: then it is said once */
        class_book_add_apart(known->book, known->pupil[pupil], pupil + 1, &event,
                             &known->of[pupil]);
}
