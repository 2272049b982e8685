#include "cli/lesson/known.h"

#include "cli/report.h"

#include <inttypes.h>
#include <string.h>
#include <time.h>

/* Days of universal time: nobody learns fractions when they change. */
static int64_t today(void)
{
    enum { SECONDS = 24 * 60 * 60 };

    return (int64_t)time(NULL) / SECONDS;
}

void known_release(struct known *known)
{
    for (int p = 0; p < SITTING_PUPILS; p++)
        progress_release(&known->of[p]);
    memory_free(known->decision);
    arena_release(&known->arena);
}

void known_start(const struct known *known, const struct course *course,
                 const struct lesson *lesson, int pupils, struct sitting_start *start)
{
    const struct lesson **back = cli_memory(memory_new((size_t)course->count + 1, sizeof *back));

    for (int p = 0; p < pupils; p++) {
        int backs = progress_returning(&known->of[p], course, lesson, back);
        progress_start(&known->of[p], back, backs, today(), &start[p]);
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
            cli_status(lesson_hash(file, &of_file));
        hash = hash * SPREAD + of_file;
    }
    return hash;
}

/* As lesson/next/start.h has it, with the lessons' indices in the course; behind it, where lessons
 * come back, a word “#” and the number of their files. */
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
        log->start[p] = cli_memory(arena_copy_text(texts, cli_text(&text)));
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
                           cli_text(&text));
    strbuf_clear(&text);
    if (fits)
        add_start(start, course, &text);
    fits = fits && strcmp(cli_text(&text), written) == 0;
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

static void answered(void *context, int pupil, const struct item *item,
                     const struct response *answer, const struct judgement *first, int hints)
{
    struct known *known = context;

    (void)answer;
    cli_status(progress_answered(&known->of[pupil], known->lesson, item, first, hints, today()));
}

static bool past(void *context, int pupil, int index, struct past_decision *out)
{
    const struct known *known = context;

    for (int i = 0; i < known->count; i++)
        if (known->decision[i].pupil == pupil && index-- == 0) {
            *out = (struct past_decision){.text = known->decision[i].text};
            return true;
        }
    return false;
}

static void decided(void *context, int pupil, const char *text)
{
    struct known *known = context;
    const char *kept = cli_memory(arena_copy_text(&known->arena, text));

    if (!memory_make_room(&known->decision, known->count, &known->capacity))
        report_no_memory();
    known->decision[known->count++] = (struct known_decision){pupil, kept};
}

struct lesson_history known_history(struct known *known, const struct lesson *lesson)
{
    known->lesson = lesson;
    return (struct lesson_history){
        .context = known, .answered = answered, .past = past, .decided = decided};
}

bool known_passed(const struct known *known, int pupil, const char *lesson)
{
    const struct lesson_progress *progress = progress_find(&known->of[pupil], lesson);

    return progress && progress->passed;
}

void known_sat(struct known *known, int pupil, const struct lesson *lesson, bool passed)
{
    cli_status(progress_sat(&known->of[pupil], lesson->name, passed, today()));
}
