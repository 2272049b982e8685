#include "lesson/sitting_state.h"

#include "lesson/bounds.h"
#include "lesson/course.h"
#include "lesson/typed_words.h"
#include "skill/ability.h"

#include <string.h>

/* --- what came of it for a pupil */

/* The lesson's measure: enough of the last first tries right, and each skill often enough. */
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

/* Finds the belief to tell the pupil about: one that may be named, or else a likely one. A belief
 * that showed only once may be chance. */
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

static void sitting_sum_up(const struct lesson *lesson, const struct pupil *pupil,
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

/* --- a question as it fits the pupil */

/* Skills of the lesson that were not asked for as often yet as it takes to pass. */
static unsigned lacking_skills(const struct pupil *pupil, const struct lesson *lesson)
{
    unsigned lacking = 0;

    for (unsigned k = 1; k < SKILLS; k++) {
        int asked = 0;
        for (int i = 0; i < pupil->dones; i++)
            asked += !pupil->is_example[i] && !pupil->of_probe[i] &&
                     pupil->done[i].lesson == lesson && pupil->done[i].answers != ANSWER_YES_NO &&
                     pupil->done[i].skills >> k & 1;
        if (lesson->skills >> k & 1 && asked < lesson->pass_each)
            lacking |= 1u << k;
    }
    return lacking;
}

/* The question that is planned, as it fits the pupil; it is noted. */
static bool make_item(struct pupil *pupil, const struct planned *planned, bool is_example,
                      struct item *item)
{
    pupil->wish.skills = lacking_skills(pupil, planned->lesson);
    if (!choose_item(planned, pupil->done, pupil->dones, &pupil->wish, &pupil->chance, item))
        return false;
    pupil->is_example[pupil->dones] = is_example;
    pupil->of_probe[pupil->dones] = planned->of_probe;
    pupil->missed_it[pupil->dones] = false;
    pupil->done[pupil->dones++] = *item;
    return true;
}

/* --- what lies behind the answers */

/* Which families give a wrong answer. */
static void count_shown(struct pupil *pupil, const struct item *item, const struct response *answer)
{
    struct decision decision;
    hypothesis_set families = 0;

    decision_of_item(&decision, item, answer);
    for (enum hypothesis h = 0; decision.wrong && h < HYPOTHESES; h++)
        if (decision.hits & hypothesis_bit(h))
            families |= hypothesis_bit(hypothesis_family(h));
    for (enum hypothesis h = 0; h < HYPOTHESES; h++)
        pupil->shown_by[h] += (families & hypothesis_bit(h)) != 0;
}

/* A first try without a hint counts. */
static void weigh(struct pupil *pupil, const struct item *item, const struct turn *turn)
{
    if (turn->first_judged && turn->first_hints == 0) {
        diagnosis_add(&pupil->diagnosis, item, &turn->answer, turn->of_probe);
        count_shown(pupil, item, &turn->answer);
    } else if (turn->of_probe) {
        diagnosis_skip(&pupil->diagnosis);
    }
}

/* The skills of the lesson, of those before it, and of what the pupil has passed. */
static unsigned taught_to(const struct sitting_setup *setup, int number)
{
    unsigned taught = setup->lesson->skills | lessons_teach(setup->before, setup->befores);
    const struct sitting_start *start = setup->start ? &setup->start[number] : NULL;

    for (int i = 0; start && i < start->olds; i++)
        taught |= start->old[i].passed ? start->old[i].lesson->skills : 0;
    return taught;
}

/* Where it is time for a probe, its questions take the places of old ones from there on; those for
 * which there is no place come at the end. They have a stream of chance of their own, so the other
 * questions stay as they are. A short sitting has none. */
static void plan_probe(const struct sitting_setup *setup, int number, struct pupil *pupil, int from)
{
    struct chance chance;

    if (setup->questions || pupil->probes == SITTING_PROBES || diagnosis_probing(&pupil->diagnosis))
        return;
    chance_init(&chance, setup->seed, CHANCE_LESSON,
                (uint32_t)(SITTING_PUPILS * (pupil->probes + 1) + number));
    int count = diagnosis_probe(&pupil->diagnosis, setup->lesson, taught_to(setup, number), &chance,
                                pupil->probe),
        at = from;
    pupil->probes += count > 0;
    for (int i = 0; i < count; i++, at++) {
        while (at < pupil->planned &&
               (pupil->plan[at].lesson == setup->lesson || pupil->plan[at].again))
            at++;
        pupil->planned += at == pupil->planned;
        pupil->plan[at] = (struct planned){
            .lesson = setup->lesson, .own = -1, .given = &pupil->probe[i], .of_probe = true};
    }
}

/* --- why a question comes, and what comes of it */

/* Questions of the same lesson and kind that were missed. */
static int missed_alike(const struct pupil *pupil, const struct item *item)
{
    int missed = 0;

    for (int i = 0; i < pupil->dones - 1; i++)
        missed += !pupil->is_example[i] && pupil->done[i].lesson == item->lesson &&
                  pupil->done[i].kind == item->kind && pupil->missed_it[i];
    return missed;
}

/* Of the question that was made last. */
static void say_why(const struct sitting *sitting, int number, const struct planned *planned,
                    const struct item *item)
{
    const struct sitting_setup *setup = sitting->setup;
    const struct pupil *pupil = &sitting->pupil[number];
    const int before = pupil->dones - 2, fact = item_fact(item);

    if (!setup->front->why)
        return;
    struct circumstances here = {
        .wish = &pupil->wish,
        .lesson = setup->lesson,
        .skipped = planned->again,
        .own = planned->own >= 0,
        .of_probe = planned->of_probe,
        .after_example = pupil->wish.eased && before >= 0 && pupil->is_example[before] &&
                         pupil->done[before].lesson == item->lesson &&
                         pupil->done[before].kind == item->kind,
        .days_of_fact = setup->start && fact >= 0 ? setup->start[number].days_of_fact[fact] : 0,
        .due = planned->due != NULL,
        .passed = planned->due && planned->due->passed,
        .days = planned->due ? planned->due->days : 0,
        .missed = missed_alike(pupil, item),
        .lacking = (setup->lesson->skills & (setup->lesson->skills - 1)) &&
                   item->skills & pupil->wish.skills,
        .last = pupil->answered_any ? &pupil->last : NULL,
        .last_right = pupil->last_score >= 1,
        .last_missed = pupil->last_missed};
    setup->front->why(setup->front->context, reason_say(reason_of(item, &here), item, &here));
}

/* Learns from an answer of the pupil. */
static void learn(struct pupil *pupil, const struct item *item, const struct turn *turn)
{
    int fact = item_fact(item);

    pupil->last_score = item_score(&turn->first, turn->first_hints);
    /* A pupil who reads a hint has missed nothing yet; nor has one who skips a question that comes
     * back. */
    pupil->last_missed = (!turn->right || turn->misses > 0) && !(turn->skipped && turn->returns);
    pupil->missed_it[pupil->dones - 1] = pupil->last_missed;
    ability_learn(pupil->wish.ability, item->skills, item_difficulty(item), item_guess(item),
                  pupil->last_score);
    if (fact >= 0)
        pupil->wish.facts &= ~(1u << fact);
}

/* One more example, of the kind that comes next, and that one as little hard as it can be: not
 * only more questions. */
static enum sitting_end help_stuck(struct sitting *sitting, struct pupil *pupil, int at,
                                   const struct item *missed)
{
    struct item example;

    pupil->missed = 0;
    plan_bring_forward(pupil->plan, pupil->planned, at + 1, missed);
    pupil->wish.eased = true;
    struct planned planned =
        at + 1 < pupil->planned && pupil->plan[at + 1].own < 0
            ? pupil->plan[at + 1]
            : (struct planned){.lesson = missed->lesson, .kind = missed->kind, .own = -1};
    planned.given = NULL;
    planned.of_probe = false;
    if (!make_item(pupil, &planned, true, &example))
        return SITTING_DONE;
    sitting->setup->front->example(sitting->setup->front->context, 0);
    return sitting_show_example(sitting, &example);
}

/* Plans a skipped question, the last of those done, once more after all others. */
static void plan_return(struct pupil *pupil, const struct planned *skipped)
{
    struct planned again = *skipped;

    again.given = &pupil->done[pupil->dones - 1];
    again.again = true;
    pupil->plan[pupil->planned++] = again;
}

/* Counts a question of the lesson that was answered, also by yes or no; one that is skipped counts
 * when it comes back and is answered. */
static void count_answer(struct pupil *pupil, const struct turn *turn, bool at_once)
{
    if (!turn->first_judged)
        return;
    pupil->answered++;
    pupil->answered_at_once += at_once;
    pupil->answered_helped += turn->first.verdict == VERDICT_RIGHT && !at_once;
}

/* One question of one pupil, from the plan. */
static enum sitting_end do_item(struct sitting *sitting, int number, int at)
{
    const struct sitting_setup *setup = sitting->setup;
    struct pupil *pupil = &sitting->pupil[number];
    struct planned *planned = &pupil->plan[at];
    struct turn turn = {.number = number,
                        .of_probe = planned->of_probe,
                        .returns = !planned->again && !planned->of_probe && !setup->questions,
                        .shown = planned->again};
    struct item item;

    planned->opening = at < BOUNDS_OPENINGS;
    if (!make_item(pupil, planned, false, &item))
        return planned->lesson == setup->lesson ? SITTING_NO_ITEMS : SITTING_DONE;
    say_why(sitting, number, planned, &item);
    pupil->wish.eased = false;
    enum sitting_end end = sitting_ask(sitting, &item, &turn);
    if (end != SITTING_DONE)
        return end;
    learn(pupil, &item, &turn);
    bool at_once = turn.right && turn.misses == 0 && turn.hints == 0 && !turn.shown &&
                   turn.first.verdict == VERDICT_RIGHT;
    pupil->at_once[pupil->asked++] = at_once;
    if (item.lesson == setup->lesson)
        count_answer(pupil, &turn, at_once);
    /* Yes or no is guessed too easily to count. */
    if (item.lesson == setup->lesson && item.answers != ANSWER_YES_NO && !planned->of_probe &&
        !(turn.skipped && turn.returns)) {
        pupil->skills[pupil->tries] = item.skills;
        pupil->kinds[pupil->tries] = item.kind;
        pupil->right[pupil->tries++] = at_once;
    }
    weigh(pupil, &item, &turn);
    if (turn.skipped && turn.returns)
        plan_return(pupil, planned);
    plan_probe(setup, number, pupil, at + 1);
    pupil->missed = turn.right ? 0 : pupil->missed + 1;
    /* A probe needs a pupil who was told nothing; a short sitting is to stay short. */
    return pupil->missed >= STUCK && !setup->questions && !diagnosis_probing(&pupil->diagnosis)
               ? help_stuck(sitting, pupil, at, &item)
               : SITTING_DONE;
}

/* Two questions worked out, of the lesson's two commonest kinds. */
static enum sitting_end show_examples(struct sitting *sitting)
{
    const struct lesson *lesson = sitting->setup->lesson;
    struct pupil *pupil = &sitting->pupil[0];
    enum item_kind kind[SITTING_EXAMPLES];

    plan_commonest(lesson, &kind[0], &kind[1]);
    if (kind[0] == ITEM_KINDS)
        return SITTING_DONE; /* all questions are the author's own: none is given away */
    for (int i = 0; i < SITTING_EXAMPLES; i++) {
        struct item item;
        struct planned planned = {
            .lesson = lesson, .kind = kind[i] == ITEM_KINDS ? kind[0] : kind[i], .own = -1};
        if (!make_item(pupil, &planned, true, &item))
            return SITTING_NO_ITEMS;
        sitting->setup->front->example(sitting->setup->front->context, i + 1);
        enum sitting_end end = sitting_show_example(sitting, &item);
        if (end != SITTING_DONE)
            return end;
    }
    return SITTING_DONE;
}

bool sitting_yes_or_no(const char *line, bool *yes)
{
    struct strbuf folded = {0};

    fold_typed(&folded, line);
    bool understood = yes_or_no_typed(strbuf_text(&folded), yes);
    strbuf_release(&folded);
    return understood;
}

bool sitting_stops(const char *line)
{
    enum verb verb;

    return verb_typed(line, &verb) && verb == VERB_STOP;
}

bool sitting_may_take(const char *line)
{
    enum verb verb;

    return verb_typed(line, &verb) || item_may_read(line);
}

enum sitting_end sitting_run(const struct sitting_setup *setup, struct sitting_result *results)
{
    static const struct sitting_start unknown;
    struct sitting *sitting = memory_new(1, sizeof *sitting);
    enum sitting_end end;

    sitting->setup = setup;
    for (int p = 0; p < setup->pupils; p++) {
        const struct sitting_start *start = setup->start ? &setup->start[p] : &unknown;
        struct pupil *pupil = &sitting->pupil[p];
        chance_init(&pupil->chance, setup->seed, CHANCE_LESSON, (uint32_t)p);
        memcpy(pupil->wish.ability, start->ability, sizeof start->ability);
        pupil->wish.facts = start->facts;
        pupil->wish.parts = setup->parts;
        memcpy(pupil->wish.part, setup->part, sizeof setup->part);
        pupil->planned = plan_sitting(setup, start, &pupil->chance, pupil->plan);
        diagnosis_init(&pupil->diagnosis, 0);
        if (setup->history && setup->history->before)
            setup->history->before(setup->history->context, p, &pupil->diagnosis.all);
        evidence_end_probe(&pupil->diagnosis.all); /* of a sitting that was broken off */
    }
    end = setup->questions ? SITTING_DONE : show_examples(sitting);
    if (end == SITTING_DONE && !setup->questions)
        setup->front->say(setup->front->context,
                          message_of(N_("Now you. If you are stuck, “hint” helps.")));
    for (int at = 0; end == SITTING_DONE && at < PLAN_MOST; at++) {
        for (int p = 0; end == SITTING_DONE && p < setup->pupils; p++) {
            if (at >= sitting->pupil[p].planned)
                continue;
            setup->front->turn(setup->front->context, p, at + 1, sitting->pupil[p].planned);
            end = do_item(sitting, p, at);
        }
    }
    for (int p = 0; p < setup->pupils; p++)
        sitting_sum_up(setup->lesson, &sitting->pupil[p], &results[p]);
    memory_free(sitting);
    return end;
}
