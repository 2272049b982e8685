#include "lesson/learner/learner.h"

#include "base/clock.h"
#include "skill/ability.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

void learner_release(struct learner *learner)
{
    progress_release(&learner->progress);
    *learner = (struct learner){0};
}

/* Events come one after the other, and so do their days, also where the calendar went back: a clock
 * is put back at midnight, or a laptop goes west. */
static int64_t day_of(const struct learner *learner, const struct record_event *event)
{
    int64_t day = clock_day(event->at);

    return day > learner->day ? day : learner->day;
}

/* ---- beliefs ---- */

void learner_weigh(struct evidence *evidence, const struct record_event *event)
{
    const double fading =
        event->kind == RECORD_TURN || event->kind == RECORD_SAID ? FADING_GAME : FADING_LESSON;
    struct decision decision;

    if (event->kind == RECORD_SAT)
        return;
    if (event->probe == 1)
        evidence_begin_probe(evidence);
    if (!event->decision || !*event->decision || !decision_read(&decision, event->decision)) {
        if (event->probe)
            evidence_skip(evidence);
        return;
    }
    evidence_show(evidence, decision_shows(&decision));
    /* One that was kept may be hurt, which is no fault of the program: it is left out. */
    if (event->probe)
        evidence_add(evidence, &decision, fading);
    else
        evidence_add_between(evidence, &decision, fading);
}

/* ---- skills ---- */

static void check_skill(struct skill_sum *sum, bool right, int64_t day)
{
    const unsigned counted = (1u << CHECK_OF) - 1;

    if (!sum->passed || day - sum->passed < CHECK_DAYS)
        return;
    sum->checks = (sum->checks << 1 | right) & counted;
    if (sum->checked < CHECK_OF)
        sum->checked++;
    if (!sum->kept && sum->checked == CHECK_OF && __builtin_popcount(sum->checks) >= CHECK_RIGHT)
        sum->kept = day;
}

static void try_skill(struct skill_sum *sum, bool right, int64_t day)
{
    const unsigned counted = (1u << LEARNER_TRIES) - 1;

    check_skill(sum, right, day);
    sum->tries++;
    sum->right += right;
    sum->last = (sum->last << 1 | right) & counted;
    sum->day = day;
    if (!sum->passed && sum->tries >= LEARNER_TRIES &&
        __builtin_popcount(sum->last) >= LEARNER_RIGHT)
        sum->passed = day;
}

static void learn_skills(struct learner *learner, const struct record_event *event, int64_t day)
{
    for (unsigned k = 1; k < SKILLS; k++) {
        struct skill_sum *sum = &learner->skill[k];
        if (!(event->skills >> k & 1))
            continue;
        if (event->kind == RECORD_SAT) {
            if (event->score >= 1 && !sum->passed)
                sum->passed = day;
        } else if (event->counts != RECORD_COUNTS_NOT) {
            try_skill(sum, event->score >= 1, day);
        }
    }
}

/* Of the last tries that there were. */
static int wrong_lately(const struct skill_sum *sum)
{
    int tries = sum->tries < LEARNER_TRIES ? sum->tries : LEARNER_TRIES;

    return tries - __builtin_popcount(sum->last);
}

void learner_see_course(struct learner *learner, const struct course *course)
{
    for (int k = 1; k < SKILLS; k++) {
        int lessons = 0, known = 0;
        for (int i = 0; i < course->count; i++) {
            if (!(course->lesson[i]->skills >> k & 1))
                continue;
            lessons++;
            known += progress_find(&learner->progress, course->lesson[i]->name) != NULL;
        }
        learner->skill[k].narrow = lessons > 1 && known == 1 && learner->by_value == 0;
    }
}

enum standing learner_standing(const struct learner *learner, enum skill skill)
{
    const struct skill_sum *sum = &learner->skill[skill];

    if (wrong_lately(sum) > LEARNER_TRIES - LEARNER_LEAST)
        return STANDING_NOT_YET;
    if (sum->narrow && (sum->kept || sum->passed))
        return STANDING_UNKNOWN;
    if (sum->kept)
        return STANDING_KEPT;
    if (sum->passed)
        return STANDING_PASSED;
    return sum->tries >= LEARNER_TRIES || wrong_lately(sum) > LEARNER_TRIES - LEARNER_RIGHT
               ? STANDING_NOT_YET
               : STANDING_UNKNOWN;
}

int learner_lacks(const struct learner *learner, enum skill skill)
{
    const int lacks = LEARNER_TRIES - learner->skill[skill].tries;

    return learner_standing(learner, skill) == STANDING_UNKNOWN && lacks > 0 ? lacks : 0;
}

/* ---- what was missed ---- */

/* As much as there is room for, in whole characters, and nothing that would end a field. */
static void keep_text(char out[static NOTATION_TEXT_SIZE], const char *text)
{
    size_t length = text ? strlen(text) : 0;

    if (length >= NOTATION_TEXT_SIZE)
        for (length = NOTATION_TEXT_SIZE - 1; length && (text[length] & 0xc0) == 0x80;)
            length--;
    memset(out, 0, NOTATION_TEXT_SIZE);
    for (size_t i = 0; i < length; i++)
        out[i] = (unsigned char)text[i] < ' ' ? ' ' : text[i];
}

static void forget_miss(struct learner *learner, int at)
{
    memmove(&learner->miss[at], &learner->miss[at + 1],
            (size_t)(learner->misses - at - 1) * sizeof learner->miss[0]);
    learner->misses--;
}

/* The same pair stands once, at the end. */
static void miss(struct learner *learner, const struct record_event *event, int64_t day)
{
    struct learner_miss now = {.verdict = event->verdict,
                               .of_game = event->kind == RECORD_TURN,
                               .skills = event->skills,
                               .day = day,
                               .times = 1};

    keep_text(now.asked, event->asked);
    keep_text(now.answered, event->answered);
    for (int i = 0; i < learner->misses; i++) {
        const struct learner_miss *old = &learner->miss[i];
        if (strcmp(old->asked, now.asked) == 0 && strcmp(old->answered, now.answered) == 0 &&
            old->verdict == now.verdict && old->of_game == now.of_game) {
            now.times += old->times;
            forget_miss(learner, i);
            break;
        }
    }
    if (learner->misses == LEARNER_MISSES)
        forget_miss(learner, 0);
    learner->miss[learner->misses++] = now;
}

/* ---- an event ---- */

static void count(struct learner *learner, const struct record_event *event, int64_t day)
{
    if (learner->events++ == 0)
        evidence_init(&learner->evidence, 0);
    if (day > learner->day) {
        learner->day_before = learner->day;
        learner->day = day;
        learner->days++;
    }
    if (event->kind == RECORD_QUESTION) {
        learner->questions++;
        learner->questions_right += event->verdict == RECORD_RIGHT && event->hints == 0;
    } else if (event->kind == RECORD_TURN) {
        learner->turns++;
        learner->by_value += event->verdict == RECORD_RIGHT;
        learner->wrong += event->verdict == RECORD_NOT_YET;
        learner->missed += event->verdict == RECORD_MISSED;
    }
}

/* A hint lessens what a turn weighs: the score moves towards what was expected. */
static void learn_turn(struct learner *learner, const struct record_event *event)
{
    double *ability = learner->progress.ability;
    double chance =
        ability_chance(ability_of(ability, event->skills), event->difficulty, event->guess);
    double weight = evidence_weight(event->hints);

    if (event->skills && event->guess < 1)
        ability_learn(ability, event->skills, event->difficulty, event->guess,
                      chance + weight * (event->score - chance));
}

/* A name that would end a field of the model is of no lesson. */
static bool names_lesson(const char *name)
{
    for (; name && *name; name++)
        if ((unsigned char)*name < ' ')
            return false;
    return name != NULL;
}

static int fact_named(const char *name)
{
    struct notation number;

    return name && *name && notation_parse_canonical(&number, name, NULL) == STATUS_OK
               ? fact_of(notation_value(&number))
               : -1;
}

static void learn_question(struct learner *learner, const struct record_event *event, int64_t day)
{
    const struct asked asked = {
        .lesson = event->lesson,
        .later = event->counts == RECORD_COUNTS_LATER,
        .skills = event->skills,
        .difficulty = event->difficulty,
        .guess = event->guess,
        .score = event->score,
        .fact = fact_named(event->fact),
        .grade = event->verdict == RECORD_NOT_YET || event->verdict == RECORD_NONE ? GRADE_NOT_YET
                 : event->score >= 1                                               ? GRADE_RIGHT
                                                                                   : GRADE_HINTED};

    progress_asked(&learner->progress, &asked, day);
}

void learner_learn(struct learner *learner, const struct record_event *event)
{
    int64_t day = day_of(learner, event);

    count(learner, event, day);
    if (event->kind == RECORD_TURN) {
        learn_turn(learner, event);
    } else if (event->kind != RECORD_SAID && names_lesson(event->lesson)) {
        if (event->kind == RECORD_QUESTION)
            learn_question(learner, event, day);
        else
            progress_sat(&learner->progress, event->lesson, event->score >= 1, day);
    }
    learn_skills(learner, event, day);
    learner_weigh(&learner->evidence, event);
    if (event->kind != RECORD_SAID &&
        (event->verdict == RECORD_NOT_YET || event->verdict == RECORD_MISSED))
        miss(learner, event, day);
}

/* ---- for records ---- */

static enum status begin(void *context, const char *model)
{
    struct learner *learner = context;

    learner_release(learner);
    return *model ? learner_read(learner, model) : STATUS_OK;
}

static enum status learn(void *context, const struct record_event *event)
{
    learner_learn(context, event);
    return STATUS_OK;
}

static enum status write(void *context, struct strbuf *model)
{
    learner_write(context, model);
    return STATUS_OK;
}

struct records_learner learner_of_records(struct learner *learner)
{
    return (struct records_learner){
        .context = learner, .read = begin, .learn = learn, .write = write};
}

/*
 * The model as text: lines of fields with tabs between them, the first of which says what a line
 * is. Numbers are written with as many digits as it takes to read the same back.
 */

enum { TEXT_FORMAT = 1, FIELDS = 24 };

/* ---- writing ---- */

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

/* ---- reading ---- */

/* A line as its fields; `count` counts what is read, and is below 0 once one was no number. */
struct line {
    char *field[FIELDS];
    int fields, at;
    bool wrong;
};

/* The line's text is cut where its tabs are. */
static void split(struct line *line, char *text)
{
    *line = (struct line){0};
    for (char *next = text; next; line->fields++) {
        if (line->fields == FIELDS) {
            line->wrong = true;
            return;
        }
        line->field[line->fields] = strsep(&next, "\t");
    }
    line->at = 1;
}

static const char *next(struct line *line)
{
    if (line->at >= line->fields)
        line->wrong = true;
    return line->at < line->fields ? line->field[line->at++] : "0";
}

static int64_t next_whole(struct line *line, int64_t least, int64_t most)
{
    const char *text = next(line);
    char *end;
    long long number = strtoll(text, &end, 10);

    if (end == text || *end || number < least || number > most) {
        line->wrong = true;
        return 0;
    }
    return number;
}

static int next_count(struct line *line)
{
    return (int)next_whole(line, 0, INT32_MAX);
}

static int64_t next_day(struct line *line)
{
    return next_whole(line, -INT32_MAX, INT32_MAX);
}

static double next_real(struct line *line)
{
    const char *text = next(line);
    char *end;
    double number = strtod(text, &end);

    if (end == text || *end || !isfinite(number)) {
        line->wrong = true;
        return 0;
    }
    return number;
}

static void read_reals(struct line *line, double *numbers, int count)
{
    for (int i = 0; i < count; i++)
        numbers[i] = next_real(line);
}

static void read_learner(struct learner *learner, struct line *line)
{
    next_whole(line, TEXT_FORMAT, TEXT_FORMAT);
    learner->events = next_whole(line, 0, INT64_MAX);
    learner->day = next_day(line);
    learner->day_before = next_day(line);
    learner->days = next_count(line);
    learner->questions = next_count(line);
    learner->questions_right = next_count(line);
    learner->turns = next_count(line);
    learner->by_value = next_count(line);
    learner->wrong = next_count(line);
    learner->missed = next_count(line);
}

static void read_skill(struct learner *learner, struct line *line)
{
    int k = (int)next_whole(line, 1, SKILLS - 1);
    struct skill_sum *sum = &learner->skill[k];

    learner->progress.ability[k] = next_real(line);
    sum->tries = next_count(line);
    sum->right = next_count(line);
    sum->last = (unsigned)next_whole(line, 0, (1 << LEARNER_TRIES) - 1);
    sum->day = next_day(line);
    sum->passed = next_day(line);
    sum->kept = next_day(line);
    sum->checks = (unsigned)next_whole(line, 0, (1 << CHECK_OF) - 1);
    sum->checked = (int)next_whole(line, 0, CHECK_OF);
}

/* A fact that is not among them any more is left out. */
static void read_fact(struct learner *learner, struct line *line)
{
    struct rational value = {.numerator = next_whole(line, 1, INT32_MAX),
                             .denominator = next_whole(line, 1, INT32_MAX)};
    struct recall recall = {.stability = next_real(line), .difficulty = next_real(line)};
    int fact = line->wrong ? -1 : fact_of(value);

    recall.day = next_day(line);
    if (fact >= 0)
        learner->progress.recall[fact] = recall;
}

static enum status read_lesson(struct learner *learner, struct line *line)
{
    const int64_t sat = next_whole(line, 0, 3); /* whether it was passed, and failed last */
    struct lesson_progress lesson = {.passed = sat & 1,
                                     .failed = sat >> 1,
                                     .kept = next_whole(line, 0, 1) == 1,
                                     .since = next_day(line),
                                     .asked = next_day(line)};

    lesson.checks = (unsigned)next_whole(line, 0, (1 << CHECK_OF) - 1);
    lesson.checked = (int)next_whole(line, 0, CHECK_OF);
    lesson.lesson = next(line);
    if (line->wrong)
        return STATUS_INVALID;
    progress_add(&learner->progress, &lesson);
    return STATUS_OK;
}

static void read_number_text(struct line *line, char out[static NOTATION_TEXT_SIZE])
{
    const char *text = next(line);
    size_t length = strlen(text);

    if (length < NOTATION_TEXT_SIZE)
        memcpy(out, text, length);
    else
        line->wrong = true;
}

static void read_miss(struct learner *learner, struct line *line)
{
    struct learner_miss miss = {0};

    miss.verdict = (enum record_verdict)next_whole(line, RECORD_RIGHT, RECORD_MISSED);
    miss.of_game = next_whole(line, 0, 1) == 1;
    miss.skills = (unsigned)next_whole(line, 0, UINT32_MAX);
    miss.day = next_day(line);
    miss.times = next_count(line);
    read_number_text(line, miss.asked);
    read_number_text(line, miss.answered);
    if (learner->misses == LEARNER_MISSES)
        line->wrong = true;
    else
        learner->miss[learner->misses++] = miss;
}

static void read_evidence(struct evidence *evidence, struct line *line)
{
    evidence->decisions = next_count(line);
    evidence->informative = next_count(line);
    evidence->probed_at = (int)next_whole(line, -1, INT32_MAX);
    evidence->probe_left = (int)next_whole(line, 0, PROBE_ITEMS);
    evidence->probe_wrong = (int)next_whole(line, 0, PROBE_ITEMS);
    evidence->probe_alike = (int)next_whole(line, 0, PROBE_ITEMS);
}

/* A belief that nobody here knows is left out. */
static void read_belief(struct evidence *evidence, struct line *line)
{
    enum hypothesis h = hypothesis_named(next(line));
    bool shown = next_whole(line, 0, 1) == 1;
    int hits = (int)next_whole(line, 0, PROBE_ITEMS);

    if (h == HYPOTHESES) {
        line->at = line->fields;
        return;
    }
    evidence->shown |= shown ? hypothesis_bit(h) : 0;
    evidence->probe_hits[h] = hits;
    read_reals(line, evidence->log_belief[h][0], GRID_STRENGTHS * GRID_SLIPS);
}

static enum status read_line(struct learner *learner, char *text, bool first)
{
    struct line line;
    enum status status = STATUS_OK;

    split(&line, text);
    const char *what = line.field[0];
    if (first || strcmp(what, "learner") == 0) {
        line.wrong = line.wrong || !first || strcmp(what, "learner") != 0;
        read_learner(learner, &line);
    } else if (strcmp(what, "skill") == 0) {
        read_skill(learner, &line);
    } else if (strcmp(what, "fact") == 0) {
        read_fact(learner, &line);
    } else if (strcmp(what, "lesson") == 0) {
        status = read_lesson(learner, &line);
    } else if (strcmp(what, "miss") == 0) {
        read_miss(learner, &line);
    } else if (strcmp(what, "evidence") == 0) {
        read_evidence(&learner->evidence, &line);
    } else if (strcmp(what, "none") == 0) {
        read_reals(&line, learner->evidence.log_none, GRID_SLIPS);
    } else if (strcmp(what, "alike") == 0) {
        read_reals(&line, learner->evidence.log_alike, GRID_SLIPS);
    } else if (strcmp(what, "belief") == 0) {
        read_belief(&learner->evidence, &line);
    } else {
        line.wrong = true;
    }
    if (status == STATUS_OK && (line.wrong || line.at != line.fields))
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
