#include "lesson/learner/learner.h"

#include "base/clock.h"
#include "skill/ability.h"

#include <inttypes.h>
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

/* --- beliefs */

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

/* --- skills */

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

/* --- what was missed */

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

/* --- an event */

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

/* --- for records */

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
