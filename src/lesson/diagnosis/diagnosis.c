#include "lesson/diagnosis/diagnosis.h"

#include "lesson/course.h"
#include "lesson/diagnosis/deciding.h"
#include "lesson/diagnosis/probe.h"

#include <string.h>

void diagnosis_init(struct diagnosis *diagnosis, hypothesis_set shown)
{
    *diagnosis = (struct diagnosis){0};
    evidence_init(&diagnosis->here, shown);
    evidence_init(&diagnosis->all, shown);
}

/* Whether the sums still make probabilities. */
static bool is_sound(const struct evidence *evidence)
{
    struct posterior posterior;

    return evidence_weigh(evidence, &posterior);
}

/* False: the decision makes no sense, or what comes of it does not. */
static bool add(struct evidence *evidence, const struct decision *decision, bool of_probe)
{
    evidence_show(evidence, decision_shows(decision));
    return (of_probe ? evidence_add(evidence, decision, FADING_LESSON)
                     : evidence_add_between(evidence, decision, FADING_LESSON)) &&
           is_sound(evidence);
}

void diagnosis_play(struct diagnosis *diagnosis, const struct decision *decision)
{
    struct evidence *const kept[] = {&diagnosis->here, &diagnosis->all};

    for (int i = 0; i < 2 && !diagnosis->faulty; i++)
        diagnosis->faulty = !evidence_add(kept[i], decision, FADING_GAME) || !is_sound(kept[i]);
}

void diagnosis_add(struct diagnosis *diagnosis, const struct item *item,
                   const struct response *response, bool of_probe)
{
    struct decision decision;

    if (diagnosis->faulty)
        return;
    decision_of_item(&decision, item, response);
    diagnosis->faulty =
        !add(&diagnosis->here, &decision, of_probe) || !add(&diagnosis->all, &decision, of_probe);
}

const struct evidence *diagnosis_evidence(const struct diagnosis *diagnosis)
{
    return diagnosis->carries ? &diagnosis->all : &diagnosis->here;
}

bool diagnosis_wants_probe(const struct diagnosis *diagnosis)
{
    return !diagnosis->faulty && evidence_wants_probe(diagnosis_evidence(diagnosis));
}

int diagnosis_probe(struct diagnosis *diagnosis, const struct lesson *lesson, unsigned taught,
                    struct chance *chance, struct item out[static PROBE_ITEMS])
{
    if (!diagnosis_wants_probe(diagnosis))
        return 0;
    int count = probe_make(diagnosis_evidence(diagnosis), lesson, taught, chance, out);
    evidence_begin_probe(&diagnosis->here);
    if (count == PROBE_ITEMS) {
        evidence_begin_probe(&diagnosis->all);
        return count;
    }
    evidence_end_probe(&diagnosis->here); /* nothing tells them apart: later once more */
    return 0;
}

bool diagnosis_probing(const struct diagnosis *diagnosis)
{
    return diagnosis->here.probe_left > 0;
}

void diagnosis_skip(struct diagnosis *diagnosis)
{
    evidence_skip(&diagnosis->here);
    evidence_skip(&diagnosis->all);
}

void diagnosis_end_probe(struct diagnosis *diagnosis)
{
    evidence_end_probe(&diagnosis->here);
    evidence_end_probe(&diagnosis->all);
}

enum hypothesis diagnosis_named(const struct diagnosis *diagnosis)
{
    return diagnosis->faulty ? HYPOTHESES : evidence_named(&diagnosis->all);
}

const char *diagnosis_lesson(enum hypothesis family)
{
    static const char *const lessons[HYPOTHESES] = {
#define REMEDY(family, lesson, easier) [HYPOTHESIS_##family] = lesson,
#include "lesson/diagnosis/remedy-list.h"
#undef REMEDY
    };

    return family < HYPOTHESES ? lessons[family] : NULL;
}

/* Whether `lesson` needs the other one, by way of others too. */
static bool comes_after(const struct course *course, const struct lesson *lesson,
                        const struct lesson *other)
{
    const struct lesson *before[COURSE_BEFORE];

    for (int i = course_before(course, lesson, before) - 1; i >= 0; i--)
        if (strcmp(before[i]->name, other->name) == 0)
            return true;
    return false;
}

const struct lesson *diagnosis_easier(const struct course *course, const struct lesson *lesson,
                                      enum hypothesis family)
{
    static const char *const easier[HYPOTHESES] = {
#define REMEDY(family, lesson, easier) [HYPOTHESIS_##family] = easier,
#include "lesson/diagnosis/remedy-list.h"
#undef REMEDY
    };
    const char *name = family < HYPOTHESES ? easier[family] : NULL;
    const struct lesson *found = name ? course_find(course, name) : NULL;

    if (found && strcmp(found->name, lesson->name) != 0 && !comes_after(course, found, lesson))
        return found;
    found = NULL;
    for (int i = 0; i < course->count; i++) /* the nearest is the last of them in the course */
        for (int n = 0; n < lesson->needs; n++)
            if (strcmp(course->lesson[i]->name, lesson->need[n]) == 0)
                found = course->lesson[i];
    return found;
}

const struct lesson *diagnosis_step_down(const struct course *course, const struct lesson *lesson,
                                         enum hypothesis family,
                                         bool (*failed)(const void *context, const char *lesson),
                                         const void *context)
{
    while (lesson && failed(context, lesson->name)) {
        const struct lesson *easier = diagnosis_easier(course, lesson, family);
        if (!easier)
            break;
        lesson = easier;
        family = HYPOTHESES;
    }
    return lesson;
}

const struct lesson *diagnosis_words_in_play(const struct course *course, enum hypothesis family)
{
    const char *name = diagnosis_lesson(family);
    const struct lesson *lesson = name ? course_find(course, name) : NULL;

    return lesson && lesson->stage >= STAGE_EQUAL
               ? lesson
               : course_find(course, diagnosis_lesson(HYPOTHESIS_ADDS));
}

hypothesis_set lesson_shows(const struct lesson *lesson)
{
    enum { SAMPLE = 60 };
    hypothesis_set set = 0;

    for (int k = 0; k < ITEM_KINDS; k++) {
        struct chance chance;
        struct item item;
        chance_init(&chance, 1, CHANCE_LESSON, (uint32_t)k);
        for (int i = 0; lesson->kind[k].share > 0 && i < SAMPLE; i++)
            if (item_make(&item, lesson, (enum item_kind)k, &chance))
                set |= item_shows(&item);
    }
    for (int i = 0; i < lesson->items; i++) {
        struct chance chance;
        struct item item;
        chance_init(&chance, 1, CHANCE_LESSON, 0);
        if (item_of_lesson(&item, lesson, i, &chance))
            set |= item_shows(&item);
    }
    return set;
}
