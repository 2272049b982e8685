#include "cli/lesson/known.h"

#include "cli/report.h"

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

void known_start(const struct known *known, int pupils, const struct lesson *const *before,
                 int befores, struct sitting_start *start)
{
    for (int p = 0; p < pupils; p++)
        progress_start(&known->of[p], before, befores, today(), &start[p]);
}

void known_write(const struct sitting_start *start, int pupils, const struct lesson *const *before,
                 int befores, struct arena *texts, struct sitting_log *log)
{
    struct strbuf text = {0};
    size_t length = 0;

    for (int p = 0; p < pupils; p++) {
        strbuf_clear(&text);
        start_add(&start[p], before, befores, &text);
        length += text.length;
        log->start[p] = cli_memory(arena_copy_text(texts, cli_text(&text)));
    }
    if (length == 0)
        log->start[0] = NULL;
    strbuf_release(&text);
}

bool known_read(struct sitting_start *start, const struct lesson *const *before, int befores,
                const struct sitting_log *log)
{
    for (int p = 0; p < log->pupils; p++)
        if (!start_read(&start[p], before, befores, log->start[0] ? log->start[p] : ""))
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

void known_sat(struct known *known, int pupil, const struct lesson *lesson, bool passed)
{
    cli_status(progress_sat(&known->of[pupil], lesson->name, passed, today()));
}
