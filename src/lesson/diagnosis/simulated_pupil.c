/* How simulated pupils answer. */

#include "lesson/diagnosis/simulated_pupil.h"

#include "lesson/diagnosis/diagnosis.h"
#include "lesson/maker.h"

#include <stdlib.h>
#include <string.h>

static bool happens(struct chance *chance, double probability)
{
    enum { STEPS = 1 << 24 };

    return chance_below(chance, STEPS) < probability * STEPS;
}

static uint32_t one_to(struct chance *chance, int64_t most)
{
    return 1 + chance_below(chance, (uint32_t)(most < 1 ? 1 : most));
}

/* Any answer of the kind that is asked for, right or not. */
static struct notation any_number(const struct item *item, struct chance *chance)
{
    const struct notation *key = &item->key;
    struct notation out;
    struct rational value = {0, 1};

    switch (key->kind) {
    case NOTATION_WHOLE:
        return notation_of_whole(one_to(chance, 2 * key->whole + 5));
    case NOTATION_DECIMAL:
    case NOTATION_PERCENT:
        if (chance_below(chance, 2))
            rational_make(&value, one_to(chance, 99), 100, NULL);
        else
            rational_make(&value, one_to(chance, 9), 10, NULL);
        if (notation_from_value(&out, value, key->kind, NULL) == STATUS_OK)
            return out;
        return *key;
    case NOTATION_MIXED:
        out = *key;
        out.whole = one_to(chance, key->whole + 2);
        out.numerator = one_to(chance, key->denominator - 1);
        return out;
    default:
        return notation_of_fraction(one_to(chance, 2 * key->numerator + 3),
                                    1 + one_to(chance, 2 * key->denominator + 3));
    }
}

static bool is_wrong(const struct item *item, const struct response *response)
{
    struct judgement judgement;

    item_judge(item, response, &judgement);
    return judgement.verdict == VERDICT_NOT_YET;
}

/* Half of the slips are near the right answer. */
static void slip_number(const struct item *item, struct chance *chance, struct response *out)
{
    enum { TRIES = 100 };
    struct notation near[PREDICTED_MOST];
    struct open_question question = item_open_question(item);
    int count = question_slips(&question, near);

    if (count > 0 && chance_below(chance, 2)) {
        out->number = near[chance_below(chance, (uint32_t)count)];
        return;
    }
    for (int t = 0; t < TRIES; t++) {
        out->number = any_number(item, chance);
        if (is_wrong(item, out))
            return;
    }
}

/* How strongly an option is taken by somebody who takes what looks alike. */
static uint32_t weight_of(const struct item *item, int option, bool alike)
{
    enum { ALIKE = 3 };
    const struct figure *figure = &item->option[option].figure;

    return alike && item->stem.shape == SHAPE_PRINTED && figure->shape == SHAPE_PRINTED &&
                   decision_look_alike(&item->stem.number, &figure->number)
               ? ALIKE
               : 1;
}

/* One of the options, of which bit i is set in `from`. */
static int draw_option(const struct item *item, struct chance *chance, unsigned from, bool alike)
{
    uint32_t sum = 0;
    int drawn = 0;

    for (int i = 0; i < item->options; i++) {
        uint32_t weight = from >> i & 1 ? weight_of(item, i, alike) : 0;
        sum += weight;
        if (weight && chance_below(chance, sum) < weight)
            drawn = i;
    }
    return drawn;
}

/* One wrong option; of several to choose one too many, or one that is left out. */
static void slip_option(const struct item *item, struct chance *chance, bool alike,
                        struct response *out)
{
    unsigned all = (1u << item->options) - 1, right = out->chosen, wrong = all & ~right;
    uint32_t count = (uint32_t)__builtin_popcount(wrong);

    if (item->answers == ANSWER_CHOICE && wrong)
        out->chosen = 1u << draw_option(item, chance, wrong, alike);
    if (item->answers == ANSWER_CHOICES)
        out->chosen = chance_below(chance, count + 1) < count
                          ? right | 1u << draw_option(item, chance, wrong, alike)
                          : right & ~(1u << draw_option(item, chance, right, false));
}

static void shuffle(int *order, int count, struct chance *chance)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)chance_below(chance, (uint32_t)i + 1), swap = order[i];
        order[i] = order[j];
        order[j] = swap;
    }
}

/* A number of the question in place of the one that is missing. */
static void copy_number(const struct item *item, struct chance *chance, struct response *out)
{
    struct open_question question = item_open_question(item);
    struct notation known = notation_as_fraction(&question.stem);
    const int64_t there[] = {known.numerator, known.denominator, question.given};
    int64_t number = there[chance_below(chance, question.task == TASK_FILL ? 3 : 2)];

    if (question.task ==
        TASK_EQUAL) /* as it stands: not as simple as it gets, but no other number */
        out->number = question.stem;
    else if (item->stem.shape != SHAPE_PRINTED) /* there is no number in a picture */
        slip_number(item, chance, out);
    else if (question.task == TASK_FILL || item->key.kind == NOTATION_WHOLE)
        out->number = notation_of_whole(number);
    else if (item->key.kind == NOTATION_FRACTION)
        out->number = notation_of_fraction(
            number, there[chance_below(chance, 2)] ? there[chance_below(chance, 2)] : 1);
    else
        slip_number(item, chance, out);
}

/* Puts an answer in place of the right one in `out`; in most cases it is wrong. */
static void slip(const struct item *item, struct chance *chance, bool alike, struct response *out)
{
    switch (item->answers) {
    case ANSWER_NUMBER:
        if (alike && item->hole != HOLE_NONE && chance_below(chance, 5) < 3)
            copy_number(item, chance, out);
        else
            slip_number(item, chance, out);
        break;
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        slip_option(item, chance, alike, out);
        break;
    case ANSWER_ORDER:
        shuffle(out->order, item->options, chance);
        break;
    case ANSWER_SIGN: /* one of the other two */
        out->sign = (item->sign + 1 + (int)one_to(chance, 2)) % 3 - 1;
        break;
    case ANSWER_YES_NO:
        out->yes = !item->yes;
        break;
    }
}

/* Gives a random answer, which is right by chance. */
static void guess(const struct item *item, struct chance *chance, bool alike, struct response *out)
{
    unsigned all = (1u << item->options) - 1;

    switch (item->answers) {
    case ANSWER_CHOICE:
        out->chosen = 1u << draw_option(item, chance, all, alike);
        break;
    case ANSWER_CHOICES:
        out->chosen = one_to(chance, all);
        break;
    case ANSWER_SIGN:
        out->sign = (int)chance_below(chance, 3) - 1;
        break;
    case ANSWER_YES_NO:
        out->yes = chance_below(chance, 2);
        break;
    default:
        slip(item, chance, alike, out);
        break;
    }
}

/* Chooses the largest number, or where there is none to choose answers right but for slips. */
static void take_largest(const struct simulated_pupil *pupil, const struct item *item,
                         struct chance *chance, struct response *out)
{
    int best = -1;

    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape != SHAPE_NONE &&
            (best < 0 || notation_compare(&item->option[i].figure.number,
                                          &item->option[best].figure.number) > 0))
            best = i;
    if (item->answers == ANSWER_CHOICE && best >= 0)
        out->chosen = 1u << best;
    else if (happens(chance, pupil->slips))
        slip(item, chance, false, out);
}

void simulated_init(struct simulated_pupil *pupil, enum simulated kind, enum hypothesis belief,
                    double strength)
{
    static const double slips[SIMULATEDS] = {
        [SIMULATED_CARELESS_20] = .2,
        [SIMULATED_CARELESS_35] = .35,
        [SIMULATED_CARELESS_60] = .6,
        [SIMULATED_GUESSING] = 1,
        [SIMULATED_ALIKE] = .4,
        [SIMULATED_ALWAYS_ALIKE] = 1,
        [SIMULATED_COPYING] = .4,
        [SIMULATED_LARGEST] = .2,
        [SIMULATED_BURSTS] = .05,
        [SIMULATED_LEARNT] = BELIEVER_SLIP,
        [SIMULATED_BELIEVER] = BELIEVER_SLIP,
    };

    *pupil = (struct simulated_pupil){
        .kind = kind, .belief = belief, .strength = strength, .slips = slips[kind]};
}

/* True if a slip comes now: in bursts they are many, of some four questions, then few. */
static bool slips_now(struct simulated_pupil *pupil, struct chance *chance)
{
    static const double in_burst = .7, begins = .08, ends = .25;

    if (pupil->kind != SIMULATED_BURSTS)
        return happens(chance, pupil->slips);
    pupil->in_burst = happens(chance, pupil->in_burst ? 1 - ends : begins);
    return happens(chance, pupil->in_burst ? in_burst : pupil->slips);
}

void simulated_answer(struct simulated_pupil *pupil, const struct item *item, struct chance *chance,
                      struct response *out)
{
    bool believes =
        pupil->kind == SIMULATED_BELIEVER || (pupil->kind == SIMULATED_LEARNT && !pupil->learnt);

    if (believes && happens(chance, pupil->strength) &&
        item_believed(item, pupil->belief, chance, out))
        return;
    item_solve(item, out);
    if (pupil->kind == SIMULATED_LARGEST) {
        take_largest(pupil, item, chance, out);
        return;
    }
    if (!slips_now(pupil, chance))
        return;
    if (pupil->kind == SIMULATED_GUESSING || pupil->kind == SIMULATED_ALWAYS_ALIKE)
        guess(item, chance, pupil->kind == SIMULATED_ALWAYS_ALIKE, out);
    else if (pupil->kind == SIMULATED_COPYING && item->answers == ANSWER_NUMBER)
        copy_number(item, chance, out);
    else
        slip(item, chance, pupil->kind == SIMULATED_ALIKE || pupil->kind == SIMULATED_COPYING, out);
}

/* --- naming the beliefs of many pupils */

const int simulated_looks[SIMULATED_LOOKS] = {4, 8, 12};

/* A pupil gets ITEMS_MOST questions at most, or until the last look. */
enum { ITEMS_MOST = 240, LESSONS_MOST = 8 };

static const struct source {
    const char *id, *name, *lessons;
    unsigned kinds;
} sources[] = {
#define SOURCE(id, name, lessons, kinds) {#id, name, lessons, kinds},
#include "lesson/diagnosis/source-list.h"
#undef SOURCE
};
enum { SOURCES = sizeof sources / sizeof *sources };

/* --- questions of a source */

struct lessons {
    int count;
    const struct lesson *lesson[LESSONS_MOST];
    unsigned kinds;
    hypothesis_set shown, thin; /* the beliefs that they can show; those of these that seldom
                                   show */
};

static bool find_lessons(struct lessons *out, const struct source *source,
                         const struct course *course)
{
    const char *at = source->lessons;
    char name[64];

    *out = (struct lessons){.kinds = source->kinds};
    while (*at && out->count < LESSONS_MOST) {
        size_t length = strcspn(at, " ");
        if (length >= sizeof name)
            return false;
        memcpy(name, at, length);
        name[length] = '\0';
        const struct lesson *lesson = course_find(course, name);
        if (lesson)
            out->lesson[out->count++] = lesson;
        at += length + strspn(at + length, " ");
    }
    return out->count > 0;
}

/* Of any of the lessons, a kind by their shares. */
static bool draw_item(const struct lessons *lessons, struct chance *chance, struct item *item)
{
    enum { TRIES = 200 };

    for (int t = 0; t < TRIES; t++) {
        const struct lesson *lesson =
            lessons->lesson[chance_below(chance, (uint32_t)lessons->count)];
        enum item_kind kind = draw_kind(lesson, chance);
        if (lesson->kind[kind].share > 0 && lessons->kinds >> kind & 1 &&
            item_make(item, lesson, kind, chance))
            return true;
    }
    return false;
}

/* Finds the hypotheses that can show in a sample of questions, and those that do in fewer than 8 of
 * 60. */
static void find_shown(struct lessons *lessons)
{
    enum { SAMPLE = 600, OF = 60, LEAST = 8 };
    struct chance chance;
    struct item item;
    int count[HYPOTHESES] = {0};

    chance_init(&chance, 1, CHANCE_PUPIL, 0);
    for (int i = 0; i < SAMPLE && draw_item(lessons, &chance, &item); i++) {
        hypothesis_set set = item_shows(&item);
        for (int h = 0; h < HYPOTHESES; h++)
            count[h] += (set & hypothesis_bit(h)) != 0;
    }
    for (int h = 0; h < HYPOTHESES; h++) {
        if (count[h] > 0)
            lessons->shown |= hypothesis_bit(h);
        if (count[h] * OF < LEAST * SAMPLE)
            lessons->thin |= hypothesis_bit(h);
    }
}

/* --- a row */

struct run {
    const struct simulated_setup *setup;
    const struct lessons *lessons;
    struct simulated_row row;
    int *items;         /* of those whose belief was named; how many questions it took */
    uint64_t done, all; /* pupils of the source */
    bool stopped;
};

/* One pupil's run: the beliefs named, and when. */
struct way {
    struct simulated_pupil pupil;
    struct diagnosis diagnosis;
    struct chance chance;
    int items, probe_items, named_at;
    bool right, other;
    hypothesis_set named; /* families that ever were */
    bool right_by[SIMULATED_LOOKS], reached[SIMULATED_LOOKS];
};

static void answer(struct way *way, const struct item *item, bool of_probe)
{
    struct response response;

    simulated_answer(&way->pupil, item, &way->chance, &response);
    diagnosis_add(&way->diagnosis, item, &response, of_probe);
}

/* Keeps the belief that is named now: a report would have said it. */
static void look(struct way *way)
{
    enum hypothesis named = diagnosis_named(&way->diagnosis);

    if (named != HYPOTHESES) {
        bool right =
            way->pupil.kind == SIMULATED_BELIEVER && named == hypothesis_family(way->pupil.belief);
        way->named |= hypothesis_bit(named);
        way->other = way->other || !right;
        if (right && !way->right)
            way->named_at = way->items;
        way->right = way->right || right;
    }
    for (int l = 0; l < SIMULATED_LOOKS; l++) {
        if (!way->reached[l] && way->diagnosis.here.informative >= simulated_looks[l] &&
            way->diagnosis.here.probe_left == 0) {
            way->reached[l] = true;
            way->right_by[l] = way->right;
        }
    }
}

static void probe(struct way *way, const struct course *course, const struct lesson *lesson)
{
    struct item items[PROBE_ITEMS];

    way->pupil.learnt = way->diagnosis.here.informative >= 2;
    if (!diagnosis_wants_probe(&way->diagnosis))
        return;
    int count = diagnosis_probe(&way->diagnosis, lesson, course_taught(course, lesson),
                                &way->chance, items);
    for (int i = 0; i < count; i++)
        answer(way, &items[i], true);
    way->probe_items += count;
}

static void go(struct run *run, struct way *way)
{
    struct item item;

    while (way->items < ITEMS_MOST && !way->reached[SIMULATED_LOOKS - 1] &&
           draw_item(run->lessons, &way->chance, &item)) {
        way->items++;
        answer(way, &item, false);
        probe(way, run->setup->course, item.lesson);
        look(way);
    }
}

static int by_size(const void *one, const void *other)
{
    return *(const int *)one - *(const int *)other;
}

static void count_way(struct run *run, const struct way *way)
{
    struct simulated_row *row = &run->row;

    for (int l = 0; l < SIMULATED_LOOKS; l++) {
        row->reached[l] += way->reached[l];
        row->right[l] += way->right_by[l];
    }
    for (int h = 0; h < HYPOTHESES; h++)
        row->named_as[h] += (way->named & hypothesis_bit(h)) != 0;
    row->other += way->other;
    row->faults += way->diagnosis.faulty;
    row->probe_items += (double)way->probe_items / row->pupils;
    if (way->right)
        run->items[row->named++] = way->named_at;
}

/* Counts a pupil, and asks whether there should be more. */
static void ask_to_go_on(struct run *run)
{
    const struct simulated_setup *setup = run->setup;

    run->done++;
    run->stopped = setup->go_on && !setup->go_on(setup->go_on_context, run->done, run->all);
}

static void run_row(struct run *run, uint32_t index)
{
    struct simulated_row *row = &run->row;
    struct way way;

    for (int p = 0; p < row->pupils && !run->stopped; p++) {
        way = (struct way){0};
        chance_init(&way.chance, run->setup->seed, CHANCE_PUPIL,
                    index * (uint32_t)row->pupils + (uint32_t)p);
        simulated_init(&way.pupil, row->kind, row->belief, run->setup->strength);
        diagnosis_init(&way.diagnosis, run->lessons->shown);
        go(run, &way);
        count_way(run, &way);
        ask_to_go_on(run);
    }
    qsort(run->items, (size_t)row->named, sizeof *run->items, by_size);
    if (row->named) {
        row->items_median = run->items[row->named / 2];
        row->items_most = run->items[row->named * 9 / 10];
    }
    row->thin = row->kind == SIMULATED_BELIEVER && run->lessons->thin & hypothesis_bit(row->belief);
}

static const char *const names[SIMULATEDS] = {
#define SIMULATED(id, name) [SIMULATED_##id] = name,
#include "lesson/diagnosis/simulated-list.h"
#undef SIMULATED
};

static void begin_row(struct run *run, const struct source *source, enum simulated kind,
                      enum hypothesis belief)
{
    run->row = (struct simulated_row){.source = source->name,
                                      .kind = kind,
                                      .name = names[kind],
                                      .belief = belief,
                                      .pupils = run->setup->pupils};
}

static void run_source(struct run *run, const struct source *source, uint32_t index,
                       simulated_visitor *visit, void *context)
{
    enum hypothesis first = HYPOTHESES;
    int rows = SIMULATED_BELIEVER + __builtin_popcountll(run->lessons->shown);

    run->done = 0;
    run->all = (uint64_t)rows * (uint64_t)run->setup->pupils;
    for (enum hypothesis h = 0; h < HYPOTHESES && !run->stopped; h++) {
        if (!(run->lessons->shown & hypothesis_bit(h)))
            continue;
        first = first == HYPOTHESES ? h : first;
        begin_row(run, source, SIMULATED_BELIEVER, h);
        run_row(run, index + (uint32_t)h);
        if (!run->stopped)
            visit(context, &run->row);
    }
    for (enum simulated kind = 0; kind < SIMULATED_BELIEVER && !run->stopped; kind++) {
        begin_row(run, source, kind, kind == SIMULATED_LEARNT ? first : HYPOTHESES);
        if (kind == SIMULATED_LEARNT && first == HYPOTHESES)
            continue;
        run_row(run, index + HYPOTHESES + (uint32_t)kind);
        if (!run->stopped)
            visit(context, &run->row);
    }
}

void simulated_run(const struct simulated_setup *setup, simulated_visitor *visit, void *context)
{
    enum { SPREAD = 64 };
    struct run run = {.setup = setup};

    run.items = memory_new((size_t)setup->pupils, sizeof *run.items);
    for (uint32_t s = 0; s < SOURCES && !run.stopped; s++) {
        struct lessons lessons;
        if ((setup->only && strcmp(setup->only, sources[s].id) != 0) ||
            !find_lessons(&lessons, &sources[s], setup->course))
            continue;
        find_shown(&lessons);
        run.lessons = &lessons;
        run_source(&run, &sources[s], s * SPREAD, visit, context);
    }
    memory_free(run.items);
}

void simulated_lesson(const struct simulated_setup *setup, const struct lesson *lesson,
                      simulated_visitor *visit, void *context)
{
    const struct source source = {.name = lesson->name, .kinds = ~0u};
    struct lessons lessons = {.count = 1, .lesson = {lesson}, .kinds = ~0u};
    struct run run = {.setup = setup, .lessons = &lessons};

    run.items = memory_new((size_t)setup->pupils, sizeof *run.items);
    find_shown(&lessons);
    run_source(&run, &source, 0, visit, context);
    memory_free(run.items);
}
