#include "lesson/diagnosis.h"

#include "lesson/deciding.h"
#include "lesson/probe.h"

void diagnosis_init(struct diagnosis *diagnosis, hypothesis_set shown)
{
    *diagnosis = (struct diagnosis){0};
    evidence_init(&diagnosis->evidence, shown);
}

/* Whether the sums still make probabilities. */
static bool is_sound(const struct evidence *evidence)
{
    struct posterior posterior;

    return evidence_weigh(evidence, &posterior);
}

void diagnosis_add(struct diagnosis *diagnosis, const struct item *item,
                   const struct response *response)
{
    struct decision decision;

    if (diagnosis->faulty)
        return;
    decision_of_item(&decision, item, response);
    evidence_show(&diagnosis->evidence, decision_shows(&decision));
    diagnosis->faulty = !evidence_add(&diagnosis->evidence, &decision, FADING_LESSON) ||
                        !is_sound(&diagnosis->evidence);
}

int diagnosis_probe(struct diagnosis *diagnosis, const struct lesson *lesson, struct chance *chance,
                    struct item out[static PROBE_ITEMS])
{
    if (diagnosis->faulty || !evidence_wants_probe(&diagnosis->evidence))
        return 0;
    int count = probe_make(&diagnosis->evidence, lesson, chance, out);
    evidence_begin_probe(&diagnosis->evidence);
    if (count == PROBE_ITEMS)
        return count;
    evidence_end_probe(&diagnosis->evidence); /* nothing tells them apart: later once more */
    return 0;
}

void diagnosis_skip(struct diagnosis *diagnosis)
{
    if (diagnosis->evidence.probe_left > 0)
        diagnosis->evidence.probe_left--;
}

enum hypothesis diagnosis_named(const struct diagnosis *diagnosis)
{
    return diagnosis->faulty ? HYPOTHESES : evidence_named(&diagnosis->evidence);
}

const char *diagnosis_lesson(enum hypothesis family)
{
    static const char *const lessons[HYPOTHESES] = {
#define REMEDY(family, lesson) [HYPOTHESIS_##family] = lesson,
#include "lesson/remedy-list.h"
#undef REMEDY
    };

    return family < HYPOTHESES ? lessons[family] : NULL;
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

void hypotheses_list(hypothesis_set set, struct strbuf *out)
{
    const char *between = "";

    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        if (!(set & hypothesis_bit(h)))
            continue;
        strbuf_addf(out, "%s%s", between, hypothesis_name(h));
        between = ", ";
    }
}
