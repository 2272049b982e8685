#include "cli/lesson/kept.h"

#include "cli/minutes.h"
#include "cli/report.h"

/* Whether it is not played again any more. */
static bool is_live(const struct kept *kept)
{
    return !kept->log || kept->at >= kept->log->lines;
}

static void keep_say(void *context, struct message message)
{
    struct kept *kept = context;

    if (is_live(kept))
        kept->inner.say(kept->inner.context, message);
}

static void keep_turn(void *context, int pupil, int number, int all)
{
    struct kept *kept = context;

    kept->number = number;
    kept->all = all;
    kept->reason = (struct message){0};
    if (is_live(kept))
        kept->inner.turn(kept->inner.context, pupil, number, all);
}

static void keep_why(void *context, struct message message)
{
    struct kept *kept = context;

    kept->reason = message;
    if (is_live(kept))
        kept->inner.say(kept->inner.context, message);
}

static void keep_example(void *context, int number)
{
    struct kept *kept = context;

    if (is_live(kept))
        kept->inner.example(kept->inner.context, number);
}

static void keep_tell(void *context, const struct telling *telling)
{
    struct kept *kept = context;

    if (is_live(kept))
        kept->inner.tell(kept->inner.context, telling);
}

static void keep_show(void *context, const struct item *item)
{
    struct kept *kept = context;

    kept->shown = *item;
    if (is_live(kept))
        kept->inner.show(kept->inner.context, item);
}

/* What was typed is on the disk before it is answered to. */
static bool keep_line(struct kept *kept, int pupil, const char *typed)
{
    struct strbuf line = {0};

    sitting_log_write_line(&line, pupil, typed);
    bool written = journal_add(&kept->journal, &line) == STATUS_OK &&
                   journal_sync(&kept->journal) == STATUS_OK;
    strbuf_release(&line);
    return written;
}

static enum front_answer keep_ask(void *context, int pupil, struct strbuf *line)
{
    struct kept *kept = context;

    if (!is_live(kept)) {
        const struct sitting_line *typed = &kept->log->line[kept->at];
        if (typed->pupil != pupil) {
            kept->misfit = true;
            return FRONT_STOPPED;
        }
        strbuf_add(line, typed->typed);
        kept->at++;
        if (is_live(kept)) {
            /* What this line leads to is told; the question it answers is told with it. */
            kept->inner.turn(kept->inner.context, pupil, kept->number, kept->all);
            if (kept->reason.id)
                kept->inner.say(kept->inner.context, kept->reason);
            kept->inner.show(kept->inner.context, &kept->shown);
            if (kept->inner.stand)
                kept->inner.stand(kept->inner.context, &kept->stand);
        }
        return FRONT_LINE;
    }
    kept->late = minutes_are_up(kept->room->ends);
    if (kept->late || kept->room->book.failed != STATUS_OK)
        return FRONT_STOPPED;
    enum front_answer answer = kept->inner.ask(kept->inner.context, pupil, line);
    kept->asked = true;
    /* “stop” is not kept: given again, it would end the sitting whenever it is continued. */
    if (answer == FRONT_LINE && !sitting_stops(strbuf_text(line)) &&
        !keep_line(kept, pupil, strbuf_text(line))) {
        kept->unwritten = true;
        return FRONT_STOPPED;
    }
    return answer;
}

static void keep_stand(void *context, const struct sitting_stand *stand)
{
    struct kept *kept = context;

    kept->stand = *stand;
    if (is_live(kept) && kept->inner.stand)
        kept->inner.stand(kept->inner.context, stand);
}

static enum front_answer keep_pause(void *context, struct strbuf *line)
{
    struct kept *kept = context;

    return is_live(kept) ? kept->inner.pause(kept->inner.context, line) : FRONT_LINE;
}
struct lesson_front kept_front(struct kept *kept, bool why)
{
    return (struct lesson_front){.context = kept,
                                 .say = keep_say,
                                 .turn = keep_turn,
                                 .why = why ? keep_why : NULL,
                                 .example = keep_example,
                                 .tell = keep_tell,
                                 .show = keep_show,
                                 .stand = keep_stand,
                                 .ask = keep_ask,
                                 .pause = keep_pause};
}
