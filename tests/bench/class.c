/*
 * A class of 28 that plays and learns for twenty school days, all simulated: what each of them
 * believes is known, and is compared with what a report says of them on days 1, 5 and 20. What they
 * do goes through the records, one event after the other, as it does from breuk play and lesson.
 *
 * usage: bench-class [FILE [DAYS [SEED]]]: FILE, which must not be there, is kept for breuk report.
 */
#include "../lesson/sitter.h"
#include "lesson/course.h"
#include "lesson/diagnosis/simulated_pupil.h"
#include "lesson/learner/learner_event.h"
#include "lesson/next/difficulty.h"
#include "lesson/report/class_report.h"
#include "records/classes.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PUPILS = 28, DAYS = 20, LOOKS = 3, HAND = 6, TURNS = 8, LESSONS_MOST = 200, A_WEEK = 5 };

static const int looks[LOOKS] = {1, 5, 20};

/* Monday, 2026-09-07, counted from 1970. */
static const int64_t first_day = 20703;
static const int64_t second = 1000000;

/* Who sits there. A belief that does not decide (strength 0) leaves slips alone: an able pupil. */
static const struct seat {
    const char *name;
    enum simulated kind;
    enum hypothesis belief; /* HYPOTHESES: none */
} seats[PUPILS] = {
    {"Amira", SIMULATED_BELIEVER, HYPOTHESIS_ADDS},
    {"Anouk", SIMULATED_BELIEVER, HYPOTHESES},
    {"Bas", SIMULATED_CARELESS_20, HYPOTHESES},
    {"Berend", SIMULATED_BELIEVER, HYPOTHESIS_SAME_NUMERATOR},
    {"Charlotte", SIMULATED_BELIEVER, HYPOTHESES},
    {"Daan", SIMULATED_BELIEVER, HYPOTHESIS_LARGER_IS_LARGER},
    {"Dilan", SIMULATED_CARELESS_35, HYPOTHESES},
    {"Eef", SIMULATED_BELIEVER, HYPOTHESIS_PART_LEFT},
    {"Elif", SIMULATED_BELIEVER, HYPOTHESES},
    {"Fatima", SIMULATED_BELIEVER, HYPOTHESIS_ADDS},
    {"Femke", SIMULATED_CARELESS_20, HYPOTHESES},
    {"Gijs", SIMULATED_GUESSING, HYPOTHESES},
    {"Hugo", SIMULATED_BELIEVER, HYPOTHESIS_TWO_FACTORS},
    {"Imane", SIMULATED_BELIEVER, HYPOTHESES},
    {"Jasper", SIMULATED_ALIKE, HYPOTHESES},
    {"Julia", SIMULATED_BELIEVER, HYPOTHESIS_LARGER_IS_LARGER},
    {"Kaya", SIMULATED_BELIEVER, HYPOTHESES},
    {"Lars", SIMULATED_BURSTS, HYPOTHESES},
    {"Lotte", SIMULATED_BELIEVER, HYPOTHESIS_PART_TO_PART},
    {"Mees", SIMULATED_BELIEVER, HYPOTHESIS_SAME_DENOMINATOR},
    {"Mohammed", SIMULATED_CARELESS_20, HYPOTHESES},
    {"Nina", SIMULATED_BELIEVER, HYPOTHESES},
    {"Noor", SIMULATED_BELIEVER, HYPOTHESIS_SAME_NUMERATOR},
    {"Olivier", SIMULATED_COPYING, HYPOTHESES},
    {"Pien", SIMULATED_BELIEVER, HYPOTHESES},
    {"Ravi", SIMULATED_BELIEVER, HYPOTHESIS_GAP},
    {"Sem", SIMULATED_LARGEST, HYPOTHESES},
    {"Zoë", SIMULATED_BELIEVER, HYPOTHESES},
};

struct pupil {
    const struct seat *seat;
    struct simulated_pupil simulated;
    struct learner learner;
    int64_t id;
    int64_t named_after; /* so many events; 0: not named rightly yet */
    bool wronged;        /* another belief was named, ever */
};

struct school {
    struct course course;
    struct records *records;
    int64_t class, session;
    uint64_t seed;
    int day; /* from 0 on */
    int64_t at, number;
    struct pupil pupil[PUPILS];
    struct pupil *now; /* who answers */
    struct sitter sitter;
    const struct lesson *lesson;
};

static void need(enum status status, const char *what)
{
    if (status == STATUS_OK)
        return;
    fprintf(stderr, "bench-class: %s failed: %d\n", what, (int)status);
    exit(EXIT_FAILURE);
}

/* ---- what is recorded ---- */

static void begin_session(struct school *school, const char *kind, const char *name, int version)
{
    char uid[RECORD_UID_SIZE] = "";
    const struct record_session session = {.kind = kind,
                                           .name = name,
                                           .version = version,
                                           .seed = school->seed * 100 + (uint64_t)school->day,
                                           .language = "en"};

    need(records_session(school->records, school->class, uid, &session, &school->session),
         "a session");
    school->number = 0;
}

/* What happened some seconds after what was before it. */
static void add(struct school *school, struct record_event *event)
{
    const struct records_learner learned = learner_of_records(&school->now->learner);

    event->number = ++school->number;
    event->at = school->at += 20 * second;
    need(records_add(school->records, school->session, school->now->id, event, &learned),
         "an event");
}

/* ---- a lesson ---- */

static void types(struct sitter *sitter, const struct item *item, struct strbuf *line)
{
    struct school *school = sitter->context;
    struct response response;

    simulated_answer(&school->now->simulated, item, &sitter->chance, &response);
    sitter_type(item, &response, line);
}

static void answered(void *context, const struct lesson_answer *answer)
{
    struct school *school = context;
    struct record_event event;
    struct event_texts texts;

    event_of_answer(&event, &texts, school->lesson, answer);
    add(school, &event);
    event_texts_release(&texts);
}

static bool weigh(void *context, const struct record_event *event,
                  const struct record_session *session)
{
    (void)session;
    learner_weigh(context, event);
    return true;
}

static void before(void *context, int number, struct evidence *evidence)
{
    struct school *school = context;

    (void)number;
    need(records_events(school->records, school->now->id, school->session, 0, weigh, evidence),
         "what was before");
}

static bool has_passed(const void *context, const char *name)
{
    const struct learner *learner = context;
    const struct lesson_progress *known = progress_find(&learner->progress, name);

    return known && known->passed;
}

/* What the lesson of that day is for the class: it goes on whether all have passed or not; whoever
 * needs one for what was named does that. */
static const struct lesson *choose(const struct school *school)
{
    const struct course *course = &school->course;
    const struct lesson *next = course_next(course, has_passed, &school->now->learner);
    int at = school->day * course->count / DAYS;

    return school->day % 2 && next ? next : course->lesson[at];
}

static void sit(struct school *school)
{
    const struct lesson *lesson = choose(school), *taught[COURSE_BEFORE], *back[LESSONS_MOST];
    int befores = course_before(&school->course, lesson, taught),
        backs = progress_returning(&school->now->learner.progress, &school->course, lesson, back);
    struct sitting_start start;
    struct sitting_result result;
    const struct lesson_history history = {
        .context = school, .answered = answered, .before = before};

    begin_session(school, "lesson", lesson->name, lesson->version);
    progress_start(&school->now->learner.progress, back, backs, first_day + school->day, &start);
    const struct sitting_setup setup = {.lesson = lesson,
                                        .before = taught,
                                        .befores = befores,
                                        .seed = school->seed * 1000 + (uint64_t)school->at,
                                        .start = &start};
    school->lesson = lesson;
    school->sitter.history = &history;
    if (sitter_sit(&school->sitter, &setup, &result) != SITTING_DONE)
        need(STATUS_INVALID, "a sitting");
    struct record_event event = event_of_sitting(lesson, result.passed);
    add(school, &event);
}

/* ---- a game ---- */

static bool happens(struct chance *chance, double probability)
{
    enum { STEPS = 1 << 24 };

    return chance_below(chance, STEPS) < probability * STEPS;
}

static struct notation draw_card(struct chance *chance)
{
    static const struct {
        int top, below;
    } cards[] = {{1, 2}, {2, 4}, {3, 6}, {4, 8}, {1, 3},  {2, 6}, {3, 9},  {2, 3}, {4, 6}, {6, 9},
                 {1, 4}, {2, 8}, {3, 4}, {6, 8}, {9, 12}, {1, 5}, {2, 10}, {4, 5}, {8, 10}};
    uint32_t at = chance_below(chance, sizeof cards / sizeof *cards);

    return notation_of_fraction(cards[at].top, cards[at].below);
}

static bool equal(const struct notation *one, const struct notation *other)
{
    return rational_equal(notation_value(one), notation_value(other));
}

/* Any card of the hand that is, or is not, equal to the one on top; −1: there is none. */
static int pick(const struct notation *hand, const struct notation *top, bool wanted,
                struct chance *chance)
{
    uint32_t seen = 0;
    int found = -1;

    for (int i = 0; i < HAND; i++)
        if (equal(&hand[i], top) == wanted && chance_below(chance, ++seen) == 0)
            found = i;
    return found;
}

/* As pupils of studies play: a belief decides where it accepts a card; else an equal one is seen
 * mostly, and laid but for slips. */
static int choose_card(struct pupil *pupil, const struct notation *hand, const struct notation *top,
                       struct chance *chance)
{
    static const double sees = .8, slips_to_card = .5;
    const struct simulated_pupil *simulated = &pupil->simulated;

    if (simulated->kind == SIMULATED_BELIEVER && happens(chance, simulated->strength))
        for (int i = 0; i < HAND; i++)
            if (hypothesis_pairs(simulated->belief, top, &hand[i]))
                return i;
    if (happens(chance, simulated->slips))
        return happens(chance, slips_to_card) ? pick(hand, top, false, chance) : -1;
    return happens(chance, sees) ? pick(hand, top, true, chance) : -1;
}

static void turn(struct school *school)
{
    struct chance *chance = &school->sitter.chance;
    struct notation top = draw_card(chance), hand[HAND];
    char asked[NOTATION_TEXT_SIZE], answered_with[NOTATION_TEXT_SIZE] = "";
    struct decision decision;
    struct strbuf written = {0};

    for (int i = 0; i < HAND; i++)
        hand[i] = draw_card(chance);
    int fits = pick(hand, &top, true, chance),
        played = choose_card(school->now, hand, &top, chance), shown = played >= 0 ? played : fits;
    decision_of_cards(&decision, &top, hand, HAND, played);
    decision_write(&decision, &written);
    notation_canonical(&top, asked);
    if (shown >= 0)
        notation_canonical(&hand[shown], answered_with);
    bool right = played >= 0 && equal(&top, &hand[played]);
    struct record_event event = {
        .kind = RECORD_TURN,
        .verdict = right         ? RECORD_RIGHT
                   : played >= 0 ? RECORD_NOT_YET
                   : fits >= 0   ? RECORD_MISSED
                                 : RECORD_NONE,
        .asked = asked,
        .answered = answered_with,
        .skills = fits < 0 && !right
                      ? 0
                      : skills_of_pair((struct shown){&top, SHOWN_PRINTED},
                                       (struct shown){&hand[right ? played : fits], SHOWN_PRINTED}),
        .guess = 1.0 / HAND,
        .score = right,
        .counts = played >= 0 ? RECORD_COUNTS_NEW : RECORD_COUNTS_NOT,
        .decision = strbuf_text(&written)};
    add(school, &event);
    strbuf_release(&written);
}

/* ---- what is said of them ---- */

static bool read_model(void *context, int64_t id, const char *name, int64_t events, int64_t last,
                       const char *model)
{
    (void)events;
    (void)last;
    need(class_report_add(context, id, name, model), "a model");
    return true;
}

static const struct pupil *pupil_of(const struct school *school, int64_t id)
{
    for (int p = 0; p < PUPILS; p++)
        if (school->pupil[p].id == id)
            return &school->pupil[p];
    return NULL;
}

/* After each day: who is named, rightly or not. */
static void look(struct school *school, bool tell)
{
    struct class_report report = {0};
    int believers = 0, rightly = 0, wrongly = 0, steps[STANDING_KEPT + 1] = {0};

    need(records_models(school->records, school->class, read_model, &report), "the models");
    class_report_make(&report, &school->course, 0);
    for (int p = 0; p < report.pupils; p++) {
        const struct report_pupil *said = &report.pupil[p];
        struct pupil *pupil = (struct pupil *)(uintptr_t)pupil_of(school, said->id);
        enum hypothesis held = pupil->seat->belief;
        believers += held != HYPOTHESES;
        if (said->named != HYPOTHESES && held != HYPOTHESES &&
            said->named == hypothesis_family(held)) {
            rightly++;
            if (!pupil->named_after)
                pupil->named_after = said->learner.events;
        } else if (said->named != HYPOTHESES) {
            wrongly++;
            pupil->wronged = true;
            printf("    day %d: %s (%s) is said to hold %s\n", school->day + 1, said->name,
                   held != HYPOTHESES ? hypothesis_name(held) : "no belief",
                   hypothesis_name(said->named));
        }
        for (int k = 1; k < SKILLS; k++)
            steps[learner_standing(&said->learner, (enum skill)k)]++;
    }
    if (tell) {
        printf("day %d: %" PRId64 " events; of %d beliefs %d named rightly, %d of %d pupils "
               "wrongly; skills: %d kept, %d passed, %d not yet, %d unknown\n",
               school->day + 1, report.events, believers, rightly, wrongly, PUPILS,
               steps[STANDING_KEPT], steps[STANDING_PASSED], steps[STANDING_NOT_YET],
               steps[STANDING_UNKNOWN]);
        for (int g = 0; g < report.groups; g++)
            printf("    %d pupils: %s, lesson %s\n", report.group[g].pupils,
                   report.group[g].belief != HYPOTHESES ? hypothesis_name(report.group[g].belief)
                                                        : skill_description(report.group[g].skill),
                   report.group[g].lesson ? report.group[g].lesson->name : "none");
    }
    class_report_release(&report);
}

static void tell_all(const struct school *school)
{
    for (int p = 0; p < PUPILS; p++) {
        const struct pupil *pupil = &school->pupil[p];
        if (pupil->seat->belief == HYPOTHESES)
            continue;
        printf("  %s holds %s: ", pupil->seat->name, hypothesis_name(pupil->seat->belief));
        if (pupil->named_after)
            printf("named after %" PRId64 " events", pupil->named_after);
        else
            printf("not named, P %.2f, %d informative answers",
                   evidence_p(&pupil->learner.evidence, hypothesis_family(pupil->seat->belief)),
                   pupil->learner.evidence.informative);
        printf("%s\n", pupil->wronged ? "; another was named, too" : "");
    }
}

static void go_to_school(struct school *school, int days)
{
    const int64_t day_long = 24 * 60 * 60 * second, morning = 9 * 60 * 60 * second;

    for (school->day = 0; school->day < days; school->day++) {
        int64_t date = first_day + school->day / A_WEEK * 7 + school->day % A_WEEK;
        need(records_begin(school->records), "a day");
        for (int p = 0; p < PUPILS; p++) {
            school->now = &school->pupil[p];
            school->at = date * day_long + morning;
            chance_init(&school->sitter.chance, school->seed, CHANCE_PUPIL,
                        (uint32_t)(school->day * PUPILS + p));
            sit(school);
            begin_session(school, "game", "fractions", 0);
            for (int t = 0; t < TURNS; t++)
                turn(school);
        }
        need(records_end(school->records, STATUS_OK), "a day");
        bool tell = false;
        for (int l = 0; l < LOOKS; l++)
            tell = tell || looks[l] == school->day + 1;
        look(school, tell);
    }
}

int main(int count, char **words)
{
    static struct school school;
    char usual[] = "/tmp/breuk-bench-class.XXXXXX/records.db";
    char *slash = strrchr(usual, '/');
    const char *path = count > 1 ? words[1] : usual;
    int days = count > 2 ? atoi(words[2]) : DAYS;
    struct message why;

    school.seed = count > 3 ? strtoull(words[3], NULL, 10) : 1;
    if (count < 2) {
        *slash = '\0';
        if (!mkdtemp(usual))
            return EXIT_FAILURE;
        *slash = '/';
    }
    course_open(&school.course);
    need(records_open(&school.records, path, true, &why), "the file");
    need(records_class_new(school.records, "6b", 0, &school.class), "the class");
    school.sitter.types = types;
    school.sitter.context = &school;
    for (int p = 0; p < PUPILS; p++) {
        struct pupil *pupil = &school.pupil[p];
        bool able = seats[p].kind == SIMULATED_BELIEVER && seats[p].belief == HYPOTHESES;
        pupil->seat = &seats[p];
        simulated_init(&pupil->simulated, seats[p].kind, able ? HYPOTHESIS_ADDS : seats[p].belief,
                       able ? 0 : BELIEVER_STRENGTH);
        need(records_pupil_add(school.records, school.class, seats[p].name, &pupil->id), "a pupil");
    }
    go_to_school(&school, days);
    tell_all(&school);
    for (int p = 0; p < PUPILS; p++)
        learner_release(&school.pupil[p].learner);
    records_close(school.records);
    course_release(&school.course);
    return EXIT_SUCCESS;
}
