#include "lesson/diagnosis/simulated.h"

#include "lesson/diagnosis/deciding.h"
#include "lesson/maker.h"

#include <stdlib.h>
#include <string.h>

const int simulated_looks[SIMULATED_LOOKS] = {4, 8, 12};

/* So many questions at most, or until the last look. */
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
    hypothesis_set shown, thin; /* what they can show; of these, what seldom */
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
        uint32_t at = chance_below(chance, 100);
        int kind = 0;
        while (kind < ITEM_KINDS - 1 && at >= (uint32_t)lesson->kind[kind].share)
            at -= (uint32_t)lesson->kind[kind++].share;
        if (lesson->kind[kind].share > 0 && lessons->kinds >> kind & 1 &&
            item_make(item, lesson, (enum item_kind)kind, chance))
            return true;
    }
    return false;
}

/* What can show in a sample of questions; what does in fewer than 8 of 60. */
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

/* One pupil's way: what is named, and when. */
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

/* What is named now is kept: a report would have said it. */
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
