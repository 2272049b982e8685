/*
 * The model as text: lines of fields with tabs between them, the first of which says what a line
 * is. Numbers are written with as many digits as it takes to read the same back.
 */

#include "lesson/learner/learner.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_FORMAT = 1, FIELDS = 24 };

/* --- writing */

static void add_real(struct strbuf *out, double number)
{
    strbuf_addf(out, "\t%.17g", number);
}

static void add_reals(struct strbuf *out, const double *numbers, int count)
{
    for (int i = 0; i < count; i++)
        add_real(out, numbers[i]);
}

static void write_skills(const struct learner *learner, struct strbuf *out)
{
    for (int k = 1; k < SKILLS; k++) {
        const struct skill_sum *sum = &learner->skill[k];
        if (sum->tries == 0 && sum->passed == 0 && learner->progress.ability[k] == 0)
            continue;
        strbuf_addf(out, "skill\t%d", k);
        add_real(out, learner->progress.ability[k]);
        strbuf_addf(out, "\t%d\t%d\t%u\t%" PRId64 "\t%" PRId64 "\t%" PRId64 "\t%u\t%d\n",
                    sum->tries, sum->right, sum->last, sum->day, sum->passed, sum->kept,
                    sum->checks, sum->checked);
    }
}

static void write_facts(const struct learner *learner, struct strbuf *out)
{
    for (int i = 0; i < FACTS; i++) {
        const struct recall *recall = &learner->progress.recall[i];
        struct rational value = fact_value(i);
        if (!recall_is_known(recall))
            continue;
        strbuf_addf(out, "fact\t%" PRId64 "\t%" PRId64, value.numerator, value.denominator);
        add_real(out, recall->stability);
        add_real(out, recall->difficulty);
        strbuf_addf(out, "\t%" PRId64 "\n", recall->day);
    }
}

static void write_lessons(const struct learner *learner, struct strbuf *out)
{
    for (int i = 0; i < learner->progress.count; i++) {
        const struct lesson_progress *lesson = &learner->progress.lesson[i];
        strbuf_addf(out, "lesson\t%d\t%d\t%" PRId64 "\t%" PRId64 "\t%u\t%d\t%s\n",
                    lesson->passed | lesson->failed << 1, lesson->kept, lesson->since,
                    lesson->asked, lesson->checks, lesson->checked, lesson->lesson);
    }
}

static void write_misses(const struct learner *learner, struct strbuf *out)
{
    for (int i = 0; i < learner->misses; i++) {
        const struct learner_miss *miss = &learner->miss[i];
        strbuf_addf(out, "miss\t%d\t%d\t%u\t%" PRId64 "\t%d\t%s\t%s\n", (int)miss->verdict,
                    miss->of_game, miss->skills, miss->day, miss->times, miss->asked,
                    miss->answered);
    }
}

static void write_evidence(const struct evidence *evidence, struct strbuf *out)
{
    strbuf_addf(out, "evidence\t%d\t%d\t%d\t%d\t%d\t%d\n", evidence->decisions,
                evidence->informative, evidence->probed_at, evidence->probe_left,
                evidence->probe_wrong, evidence->probe_alike);
    if (evidence->decisions == 0)
        return;
    strbuf_add(out, "none");
    add_reals(out, evidence->log_none, GRID_SLIPS);
    strbuf_add(out, "\nalike");
    add_reals(out, evidence->log_alike, GRID_SLIPS);
    for (int h = 0; h < HYPOTHESES; h++) {
        if (!(evidence->shown & hypothesis_bit((enum hypothesis)h)) && !evidence->probe_hits[h])
            continue;
        strbuf_addf(out, "\nbelief\t%s\t%d\t%d", hypothesis_name((enum hypothesis)h),
                    (evidence->shown & hypothesis_bit((enum hypothesis)h)) != 0,
                    evidence->probe_hits[h]);
        add_reals(out, evidence->log_belief[h][0], GRID_STRENGTHS * GRID_SLIPS);
    }
    strbuf_add_char(out, '\n');
}

void learner_write(const struct learner *learner, struct strbuf *out)
{
    strbuf_addf(out, "learner\t%d\t%" PRId64 "\t%" PRId64 "\t%" PRId64 "\t%d", TEXT_FORMAT,
                learner->events, learner->day, learner->day_before, learner->days);
    strbuf_addf(out, "\t%d\t%d\t%d\t%d\t%d\t%d\n", learner->questions, learner->questions_right,
                learner->turns, learner->by_value, learner->wrong, learner->missed);
    write_skills(learner, out);
    write_facts(learner, out);
    write_lessons(learner, out);
    write_misses(learner, out);
    write_evidence(&learner->evidence, out);
}

/* --- reading */

/* A line as its fields; `at` counts the fields that were read; `wrong` is true once one was no
 * number. */
struct fields {
    char *field[FIELDS];
    int fields, at;
    bool wrong;
};

/* The line's text is cut where its tabs are. */
static void split(struct fields *fields, char *text)
{
    *fields = (struct fields){0};
    for (char *next = text; next; fields->fields++) {
        if (fields->fields == FIELDS) {
            fields->wrong = true;
            return;
        }
        fields->field[fields->fields] = strsep(&next, "\t");
    }
    fields->at = 1;
}

static const char *next(struct fields *fields)
{
    if (fields->at >= fields->fields)
        fields->wrong = true;
    return fields->at < fields->fields ? fields->field[fields->at++] : "0";
}

static int64_t next_whole(struct fields *fields, int64_t least, int64_t most)
{
    const char *text = next(fields);
    char *end;
    long long number = strtoll(text, &end, 10);

    if (end == text || *end || number < least || number > most) {
        fields->wrong = true;
        return 0;
    }
    return number;
}

static int next_count(struct fields *fields)
{
    return (int)next_whole(fields, 0, INT32_MAX);
}

static int64_t next_day(struct fields *fields)
{
    return next_whole(fields, -INT32_MAX, INT32_MAX);
}

static double next_real(struct fields *fields)
{
    const char *text = next(fields);
    char *end;
    double number = strtod(text, &end);

    if (end == text || *end || !isfinite(number)) {
        fields->wrong = true;
        return 0;
    }
    return number;
}

static void read_reals(struct fields *fields, double *numbers, int count)
{
    for (int i = 0; i < count; i++)
        numbers[i] = next_real(fields);
}

static void read_learner(struct learner *learner, struct fields *fields)
{
    next_whole(fields, TEXT_FORMAT, TEXT_FORMAT);
    learner->events = next_whole(fields, 0, INT64_MAX);
    learner->day = next_day(fields);
    learner->day_before = next_day(fields);
    learner->days = next_count(fields);
    learner->questions = next_count(fields);
    learner->questions_right = next_count(fields);
    learner->turns = next_count(fields);
    learner->by_value = next_count(fields);
    learner->wrong = next_count(fields);
    learner->missed = next_count(fields);
}

static void read_skill(struct learner *learner, struct fields *fields)
{
    int k = (int)next_whole(fields, 1, SKILLS - 1);
    struct skill_sum *sum = &learner->skill[k];

    learner->progress.ability[k] = next_real(fields);
    sum->tries = next_count(fields);
    sum->right = next_count(fields);
    sum->last = (unsigned)next_whole(fields, 0, (1 << LEARNER_TRIES) - 1);
    sum->day = next_day(fields);
    sum->passed = next_day(fields);
    sum->kept = next_day(fields);
    sum->checks = (unsigned)next_whole(fields, 0, (1 << CHECK_OF) - 1);
    sum->checked = (int)next_whole(fields, 0, CHECK_OF);
}

/* A fact that is not among them any more is left out. */
static void read_fact(struct learner *learner, struct fields *fields)
{
    struct rational value = {.numerator = next_whole(fields, 1, INT32_MAX),
                             .denominator = next_whole(fields, 1, INT32_MAX)};
    struct recall recall = {.stability = next_real(fields), .difficulty = next_real(fields)};
    int fact = fields->wrong ? -1 : fact_of(value);

    recall.day = next_day(fields);
    if (fact >= 0)
        learner->progress.recall[fact] = recall;
}

static enum status read_lesson(struct learner *learner, struct fields *fields)
{
    const int64_t sat = next_whole(fields, 0, 3); /* whether it was passed, and failed last */
    struct lesson_progress lesson = {.passed = sat & 1,
                                     .failed = sat >> 1,
                                     .kept = next_whole(fields, 0, 1) == 1,
                                     .since = next_day(fields),
                                     .asked = next_day(fields)};

    lesson.checks = (unsigned)next_whole(fields, 0, (1 << CHECK_OF) - 1);
    lesson.checked = (int)next_whole(fields, 0, CHECK_OF);
    lesson.lesson = next(fields);
    if (fields->wrong)
        return STATUS_INVALID;
    progress_add(&learner->progress, &lesson);
    return STATUS_OK;
}

static void read_number_text(struct fields *fields, char out[static NOTATION_TEXT_SIZE])
{
    const char *text = next(fields);
    size_t length = strlen(text);

    if (length < NOTATION_TEXT_SIZE)
        memcpy(out, text, length);
    else
        fields->wrong = true;
}

static void read_miss(struct learner *learner, struct fields *fields)
{
    struct learner_miss miss = {0};

    miss.verdict = (enum record_verdict)next_whole(fields, RECORD_RIGHT, RECORD_MISSED);
    miss.of_game = next_whole(fields, 0, 1) == 1;
    miss.skills = (unsigned)next_whole(fields, 0, UINT32_MAX);
    miss.day = next_day(fields);
    miss.times = next_count(fields);
    read_number_text(fields, miss.asked);
    read_number_text(fields, miss.answered);
    if (learner->misses == LEARNER_MISSES)
        fields->wrong = true;
    else
        learner->miss[learner->misses++] = miss;
}

static void read_evidence(struct evidence *evidence, struct fields *fields)
{
    evidence->decisions = next_count(fields);
    evidence->informative = next_count(fields);
    evidence->probed_at = (int)next_whole(fields, -1, INT32_MAX);
    evidence->probe_left = (int)next_whole(fields, 0, PROBE_ITEMS);
    evidence->probe_wrong = (int)next_whole(fields, 0, PROBE_ITEMS);
    evidence->probe_alike = (int)next_whole(fields, 0, PROBE_ITEMS);
}

/* Reads a belief; an unknown one is left out. */
static void read_belief(struct evidence *evidence, struct fields *fields)
{
    enum hypothesis h = hypothesis_named(next(fields));
    bool shown = next_whole(fields, 0, 1) == 1;
    int hits = (int)next_whole(fields, 0, PROBE_ITEMS);

    if (h == HYPOTHESES) {
        fields->at = fields->fields;
        return;
    }
    evidence->shown |= shown ? hypothesis_bit(h) : 0;
    evidence->probe_hits[h] = hits;
    read_reals(fields, evidence->log_belief[h][0], GRID_STRENGTHS * GRID_SLIPS);
}

static enum status read_line(struct learner *learner, char *text, bool first)
{
    struct fields fields;
    enum status status = STATUS_OK;

    split(&fields, text);
    const char *what = fields.field[0];
    if (first || strcmp(what, "learner") == 0) {
        fields.wrong = fields.wrong || !first || strcmp(what, "learner") != 0;
        read_learner(learner, &fields);
    } else if (strcmp(what, "skill") == 0) {
        read_skill(learner, &fields);
    } else if (strcmp(what, "fact") == 0) {
        read_fact(learner, &fields);
    } else if (strcmp(what, "lesson") == 0) {
        status = read_lesson(learner, &fields);
    } else if (strcmp(what, "miss") == 0) {
        read_miss(learner, &fields);
    } else if (strcmp(what, "evidence") == 0) {
        read_evidence(&learner->evidence, &fields);
    } else if (strcmp(what, "none") == 0) {
        read_reals(&fields, learner->evidence.log_none, GRID_SLIPS);
    } else if (strcmp(what, "alike") == 0) {
        read_reals(&fields, learner->evidence.log_alike, GRID_SLIPS);
    } else if (strcmp(what, "belief") == 0) {
        read_belief(&learner->evidence, &fields);
    } else {
        fields.wrong = true;
    }
    if (status == STATUS_OK && (fields.wrong || fields.at != fields.fields))
        status = STATUS_INVALID;
    return status;
}

enum status learner_read(struct learner *learner, const char *text)
{
    char *copy = memory_copy_text(text), *next = copy;
    enum status status = STATUS_OK;
    bool first = true;

    learner_release(learner);
    while (status == STATUS_OK && next && *next) {
        char *line = strsep(&next, "\n");
        status = next ? read_line(learner, line, first) : STATUS_INVALID;
        first = false;
    }
    if (status == STATUS_OK && first)
        status = STATUS_INVALID;
    memory_free(copy);
    return status;
}
