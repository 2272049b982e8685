#include "lesson/diagnosis/diagnosis.h"

#include "lesson/course.h"
#include "lesson/maker.h"
#include "skill/evidence.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* All that have the belief, in whichever form. */
static hypothesis_set forms_of(enum misconception belief)
{
    hypothesis_set set = 0;

    for (enum hypothesis h = 0; belief != NO_MISCONCEPTION && h < HYPOTHESES; h++)
        if (hypothesis_belief(h) == belief)
            set |= hypothesis_bit(h);
    return set;
}

/* All that accept the number as an answer. */
static hypothesis_set accepting(const struct attempt *attempt)
{
    hypothesis_set set = 0;

    for (enum hypothesis h = 0; h < HYPOTHESES; h++)
        if (hypothesis_accepts(h, attempt))
            set |= hypothesis_bit(h);
    return set;
}

/* --- options */

/* The hypotheses that take a wrong option: by its number, or by the belief that it was made of, if
 * the number does not tell. */
static hypothesis_set takers_of(const struct item *item, const struct option *option)
{
    bool is_number = option->figure.shape != SHAPE_NONE && item->kind != ITEM_PROVE;
    hypothesis_set made_of = forms_of(option->belief), set = 0;

    if (is_number && item->task != TASK_READ)
        set = accepting(&(struct attempt){
            .task = item->task, .stem = item->stem.number, .answer = option->figure.number});
    return set & made_of ? set : set | made_of;
}

static void choices_of(const struct item *item, struct choice choices[static ITEM_OPTIONS])
{
    bool shown = item->stem.shape == SHAPE_PRINTED;

    for (int i = 0; i < item->options; i++) {
        const struct option *option = &item->option[i];
        choices[i] = (struct choice){.right = option->right};
        choices[i].alike = shown && option->figure.shape == SHAPE_PRINTED &&
                           decision_look_alike(&item->stem.number, &option->figure.number);
        /* A pupil who takes the odd one for equal to the others takes any of them for the odd
         * one. */
        if (!option->right)
            choices[i].accepts =
                takers_of(item, item->kind == ITEM_ODD ? item_right_option(item) : option);
    }
}

/* Yes first, then no. */
static void yes_or_no(const struct item *item, struct choice choices[static 2])
{
    choices[0] = (struct choice){.right = item->yes};
    choices[1] = (struct choice){.right = !item->yes};
    if (!item->yes)
        choices[0].accepts = hypotheses_of_pair(&item->stem.number, &item->other.number);
}

/* --- typed */

struct open_question item_open_question(const struct item *item)
{
    bool in_stem = item->hole == HOLE_STEM_TOP || item->hole == HOLE_STEM_BELOW;
    bool on_top = item->hole == HOLE_STEM_TOP || item->hole == HOLE_OTHER_TOP;
    const struct notation *holed = in_stem ? &item->stem.number : &item->other.number;

    if (item->hole == HOLE_NONE)
        return (struct open_question){
            .task = item->task, .stem = item->stem.number, .forms = item->forms};
    return (struct open_question){.task = TASK_FILL,
                                  .stem = in_stem ? item->other.number : item->stem.number,
                                  .given = on_top ? holed->denominator : holed->numerator,
                                  .on_top = on_top};
}

void decision_of_item(struct decision *decision, const struct item *item,
                      const struct response *response)
{
    struct choice choices[ITEM_OPTIONS];
    struct notation numbers[ITEM_OPTIONS];
    struct open_question question = item_open_question(item);

    choices_of(item, choices);
    switch (item->answers) {
    case ANSWER_NUMBER:
        decision_of_typed(decision, &question, &response->number);
        break;
    case ANSWER_CHOICE:
        decision_of_choice(decision, choices, item->options,
                           response->chosen ? __builtin_ctz(response->chosen) : -1);
        break;
    case ANSWER_CHOICES:
        decision_of_choices(decision, choices, item->options, response->chosen);
        break;
    case ANSWER_ORDER:
        option_numbers(item, numbers);
        decision_of_order(decision, numbers, item->options, response->order);
        break;
    case ANSWER_SIGN:
        decision_of_sign(decision, &item->stem.number, &item->other.number, response->sign);
        break;
    case ANSWER_YES_NO:
        yes_or_no(item, choices);
        decision_of_choice(decision, choices, 2, response->yes ? 0 : 1);
        break;
    }
}

/* No pupil divides above by 8 and below by 9 to simplify: divisors that large are an accident.
 * Source: docs/design/exercises.md, “Replies to answers”. */
static bool divides_by_chance(const struct attempt *attempt)
{
    enum { LARGEST = 6 };
    const struct notation *stem = &attempt->stem, *answer = &attempt->answer;

    return attempt->task == TASK_EQUAL && answer->numerator > 0 && answer->denominator > 0 &&
           (stem->numerator / answer->numerator > LARGEST ||
            stem->denominator / answer->denominator > LARGEST);
}

/* Of an order or of several options the attempt is one pair, which others of these beliefs do not
 * speak of. */
static enum misconception first_that_fits(hypothesis_set causes, const struct attempt *attempt)
{
    for (enum misconception b = 1; b < MISCONCEPTIONS; b++)
        if (causes & forms_of(b) && misconception_fits(b, attempt))
            return b;
    return NO_MISCONCEPTION;
}

/* True if the belief's sentence claims what the pupil did or looked at. Those of the others are
 * true of the two numbers for any pupil: how large they are, or of which pieces. */
static bool claims_cause(enum misconception belief)
{
    return belief == BELIEF_ADDS || belief == BELIEF_TWO_FACTORS || belief == BELIEF_UPSIDE_DOWN ||
           belief == BELIEF_PART_LEFT || belief == BELIEF_PART_TO_PART;
}

enum misconception cause_of(const struct item *item, const struct response *response,
                            const struct attempt *attempt, enum misconception fits)
{
    struct decision decision;

    if (!claims_cause(fits) || attempt->task == TASK_LINE)
        return fits;
    decision_of_item(&decision, item, response);
    const hypothesis_set causes = evidence_causes(&decision);
    enum misconception cause = fits;
    if (!(causes & forms_of(fits)))
        cause = first_that_fits(causes, attempt);
    return cause == BELIEF_TWO_FACTORS && divides_by_chance(attempt) ? NO_MISCONCEPTION : cause;
}

hypothesis_set item_shows(const struct item *item)
{
    struct decision decision;
    struct response right;

    item_solve(item, &right);
    decision_of_item(&decision, item, &right);
    return decision_shows(&decision);
}

/* --- what somebody with a belief answers */

static bool believe_number(const struct item *item, enum hypothesis hypothesis,
                           struct chance *chance, struct response *out)
{
    struct notation predicted[PREDICTED_MOST];
    struct open_question question = item_open_question(item);
    int count = question_predicted(&question, hypothesis, predicted);

    if (count > 0)
        out->number = predicted[chance_below(chance, (uint32_t)count)];
    return count > 0;
}

/* One of the wrong ones that it takes; of several to choose all of them, beside the right ones. */
static bool believe_choice(const struct item *item, enum hypothesis hypothesis,
                           struct chance *chance, struct response *out)
{
    struct choice choices[ITEM_OPTIONS];
    unsigned taken = 0;
    uint32_t count = 0;

    choices_of(item, choices);
    for (int i = 0; i < item->options; i++) {
        if (!(choices[i].accepts & hypothesis_bit(hypothesis)))
            continue;
        if (item->answers == ANSWER_CHOICES)
            taken |= 1u << i;
        else if (chance_below(chance, ++count) == 0)
            taken = 1u << i;
    }
    out->chosen = item->answers == ANSWER_CHOICES ? out->chosen | taken : taken;
    return taken != 0;
}

static bool believe_order(const struct item *item, enum hypothesis hypothesis, struct response *out)
{
    struct notation numbers[ITEM_OPTIONS];
    struct decision decision;

    option_numbers(item, numbers);
    if (!order_believed(hypothesis, numbers, item->options, out->order))
        return false;
    decision_of_item(&decision, item, out);
    return decision.wrong;
}

bool item_believed(const struct item *item, enum hypothesis hypothesis, struct chance *chance,
                   struct response *out)
{
    struct choice choices[2];

    item_solve(item, out);
    switch (item->answers) {
    case ANSWER_NUMBER:
        return believe_number(item, hypothesis, chance, out);
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        return believe_choice(item, hypothesis, chance, out);
    case ANSWER_ORDER:
        return believe_order(item, hypothesis, out);
    case ANSWER_SIGN:
        return hypothesis_sign(hypothesis, &item->stem.number, &item->other.number, &out->sign) &&
               out->sign != item->sign;
    case ANSWER_YES_NO:
        yes_or_no(item, choices);
        out->yes = true;
        return choices[0].accepts & hypothesis_bit(hypothesis);
    }
    return false;
}

void diagnosis_init(struct diagnosis *diagnosis, hypothesis_set shown)
{
    *diagnosis = (struct diagnosis){0};
    evidence_init(&diagnosis->here, shown);
    evidence_init(&diagnosis->all, shown);
}

/* True if the sums still make probabilities. */
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

/* True if `lesson` needs the other one, by way of others too. */
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
    const struct lesson *found = course_find(course, family < HYPOTHESES ? easier[family] : NULL);

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
    const struct lesson *lesson = course_find(course, diagnosis_lesson(family));

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

static const struct {
    enum skill skill;
    bool halves;
    const char *lesson;
} rows[] = {
#define MISSED(skill, halves, lesson) {skill, halves, lesson},
#include "lesson/missed-list.h"
#undef MISSED
};

const char *lesson_for_missed(unsigned skills, struct rational value)
{
    bool is_half = rational_equal(value, (struct rational){1, 2});

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (skills >> rows[i].skill & 1 && (is_half || !rows[i].halves))
            return rows[i].lesson;
    return NULL;
}
