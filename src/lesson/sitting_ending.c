/* What came of a sitting for one pupil. */
#include "lesson/sitting_state.h"

/* The lesson's measure: so many of the last first tries, and each skill often enough. */
static bool has_passed(const struct lesson *lesson, const struct pupil *pupil)
{
    int first = pupil->tries > lesson->pass_of ? pupil->tries - lesson->pass_of : 0;
    int right = 0;

    if (pupil->tries < lesson->pass_of)
        return false;
    for (int i = first; i < pupil->tries; i++)
        right += pupil->right[i];
    if (right < lesson->pass_right)
        return false;
    for (int k = 1; k < SKILLS; k++) {
        int times = 0;
        for (int i = first; i < pupil->tries; i++)
            times += pupil->right[i] && pupil->skills[i] >> k & 1;
        if (lesson->skills >> k & 1 && times < lesson->pass_each)
            return false;
    }
    return true;
}

/* Of the kinds of which several questions were asked, the one that went best, if more than half of
 * it was right, and the one that went worst; neither where they went alike. */
static void find_kinds(const struct pupil *pupil, struct sitting_result *result)
{
    enum { LEAST = 2 };
    int tries[ITEM_KINDS] = {0}, right[ITEM_KINDS] = {0};

    result->best = result->worst = ITEM_KINDS;
    for (int i = 0; i < pupil->tries; i++) {
        tries[pupil->kinds[i]]++;
        right[pupil->kinds[i]] += pupil->right[i];
    }
    for (enum item_kind k = 0; k < ITEM_KINDS; k++) {
        if (tries[k] < LEAST)
            continue;
        if (result->best == ITEM_KINDS ||
            right[k] * tries[result->best] > right[result->best] * tries[k])
            result->best = k;
        if (result->worst == ITEM_KINDS ||
            right[k] * tries[result->worst] < right[result->worst] * tries[k])
            result->worst = k;
    }
    if (result->best == result->worst)
        result->best = result->worst = ITEM_KINDS;
    else if (2 * right[result->best] <= tries[result->best])
        result->best = ITEM_KINDS;
}

/* What may be spoken of to the pupil: what may be named; or else what is likely. Once is chance. */
static void find_belief(const struct pupil *pupil, struct sitting_result *result)
{
    enum { LEAST = 2 };
    double p = 0;

    result->belief = diagnosis_named(&pupil->diagnosis);
    if (result->belief == HYPOTHESES && !pupil->diagnosis.faulty) {
        result->belief = evidence_leader(&pupil->diagnosis.all, &p);
        result->perhaps = true;
        if (evidence_certainty(p) == CERTAINTY_NOTHING)
            result->belief = HYPOTHESES;
    }
    result->shown = result->belief < HYPOTHESES ? pupil->shown_by[result->belief] : 0;
    if (result->shown < LEAST)
        result->belief = HYPOTHESES;
}

void sitting_sum_up(const struct lesson *lesson, const struct pupil *pupil,
                    struct sitting_result *result)
{
    *result =
        (struct sitting_result){.answered = pupil->answered,
                                .at_once = pupil->answered_at_once,
                                .helped = pupil->answered_helped,
                                .first_tries = pupil->tries,
                                .passed = has_passed(lesson, pupil),
                                .helpful = diagnosis_lesson(diagnosis_named(&pupil->diagnosis)),
                                .faulty = pupil->diagnosis.faulty};
    result->last = pupil->tries < lesson->pass_of ? pupil->tries : lesson->pass_of;
    for (int i = 0; i < pupil->tries; i++) {
        result->right += pupil->right[i];
        result->last_right += pupil->right[i] && i >= pupil->tries - result->last;
    }
    find_kinds(pupil, result);
    find_belief(pupil, result);
}
