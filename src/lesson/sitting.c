#include "lesson/sitting.h"

#include "lesson/plan.h"
#include "lesson/typed_verb.h"

#include <string.h>

/* Whoever misses STUCK questions in a row sees one more example. */
enum { STUCK = 3, DONE_MOST = SITTING_EXAMPLES + SITTING_ITEMS + SITTING_ITEMS / STUCK };

struct pupil {
    struct chance chance;
    struct planned plan[SITTING_ITEMS];
    int planned;
    struct item done[DONE_MOST]; /* with the examples that were shown */
    bool is_example[DONE_MOST];
    int dones;
    struct item last; /* answered last, for “why” */
    bool answered_any;
    bool right[SITTING_ITEMS];      /* first tries of new questions, in order */
    unsigned skills[SITTING_ITEMS]; /* what each of them exercised */
    int tries;
    int missed; /* questions in a row that were not right at all */
};

struct sitting {
    const struct sitting_setup *setup;
    struct pupil pupil[SITTING_PUPILS];
};

int sitting_counted(const struct lesson *lesson)
{
    int of_kind[ITEM_KINDS], made = 0, own_counted = 0;

    plan_shares(lesson, SITTING_NEW - plan_own(lesson, SITTING_NEW), of_kind);
    for (int k = 0; k < ITEM_KINDS; k++)
        made += of_kind[k];
    for (int i = 0; i < lesson->items && own_counted < SITTING_NEW - made; i++)
        own_counted += lesson->item[i].kind != ITEM_SAME;
    return made - of_kind[ITEM_SAME] + own_counted;
}

/* Puts old questions between the new ones, evenly, and the whole in an order in which one kind does
 * not come three times in a row, if there is one. */
static void plan_sitting(const struct sitting_setup *setup, struct pupil *pupil)
{
    enum { TRIES = 100 };
    struct planned fresh[SITTING_NEW], old[SITTING_OLD];
    int news = plan_new(setup->lesson, SITTING_NEW, &pupil->chance, fresh), shortest = 0;

    for (int t = 0; t < TRIES && (t == 0 || shortest > 2); t++) {
        struct planned order[SITTING_ITEMS];
        int at = 0, old_at = 0, olds = plan_old(setup->before, setup->befores, SITTING_OLD,
                                                &pupil->chance, old);
        plan_shuffle(fresh, news, &pupil->chance);
        for (int i = 0; i < news; i++) {
            order[at++] = fresh[i];
            while (old_at < olds && (old_at + 1) * news <= (i + 1) * (olds + 1))
                order[at++] = old[old_at++];
        }
        while (old_at < olds)
            order[at++] = old[old_at++];
        int run = plan_longest_run(order, at);
        if (t == 0 || run < shortest) {
            shortest = run;
            pupil->planned = at;
            memcpy(pupil->plan, order, sizeof order);
        }
    }
}

/* Skills of the lesson that were not asked for as often yet as it takes to pass. */
static unsigned lacking_skills(const struct pupil *pupil, const struct lesson *lesson)
{
    unsigned lacking = 0;

    for (unsigned k = 1; k < SKILLS; k++) {
        int asked = 0;
        for (int i = 0; i < pupil->dones; i++)
            asked += !pupil->is_example[i] && pupil->done[i].lesson == lesson &&
                     pupil->done[i].answers != ANSWER_YES_NO && pupil->done[i].skills >> k & 1;
        if (lesson->skills >> k & 1 && asked < lesson->pass_each)
            lacking |= 1u << k;
    }
    return lacking;
}

/* Makes a question, and notes it. */
static bool make_item(struct pupil *pupil, const struct planned *planned, bool is_example,
                      struct item *item)
{
    if (!plan_make(planned, pupil->done, pupil->dones, lacking_skills(pupil, planned->lesson),
                   &pupil->chance, item, NULL))
        return false;
    pupil->is_example[pupil->dones] = is_example;
    pupil->done[pupil->dones++] = *item;
    return true;
}

static enum sitting_end end_of(enum front_answer answer)
{
    return answer == FRONT_LINE  ? SITTING_DONE
           : answer == FRONT_END ? SITTING_NO_INPUT
                                 : SITTING_STOPPED;
}

/* Until it is read; “stop” is heard here, too. */
static enum sitting_end wait_until_read(const struct lesson_front *front)
{
    struct strbuf line = {0};
    enum verb verb;

    if (!front->pause)
        return SITTING_DONE;
    enum sitting_end end = end_of(front->pause(front->context, &line));
    if (end == SITTING_DONE && line.failed)
        end = SITTING_NO_MEMORY;
    else if (end == SITTING_DONE && verb_typed(strbuf_text(&line), &verb) && verb == VERB_STOP)
        end = SITTING_LEFT;
    strbuf_release(&line);
    return end;
}

/* The option to choose where that is a number in digits, which its label does not tell; or NULL. */
static const struct option *right_option(const struct item *item)
{
    for (int i = 0; i < item->options && item->answers == ANSWER_CHOICE; i++)
        if (item->option[i].right && item->option[i].figure.shape == SHAPE_PRINTED)
            return &item->option[i];
    return NULL;
}

/* A question with its hints and its answer, to read. */
static enum sitting_end show_example(const struct sitting *sitting, const struct item *item)
{
    const struct lesson_front *front = sitting->setup->front;
    struct strbuf answer = {0};
    struct telling telling;

    front->show(front->context, item);
    for (int step = 0; item_hint(item, step, &telling); step++)
        front->tell(front->context, &telling);
    item_add_answer(item, &answer);
    const struct option *right = right_option(item);
    struct message_arg typed = arg_text("answer", strbuf_text(&answer));
    front->say(front->context, right
                                   ? message_with(N_("So the answer is {answer}: {number}."), typed,
                                                  arg_notation("number", &right->figure.number))
                                   : message_with(N_("So the answer is: {answer}."), typed));
    strbuf_release(&answer);
    return wait_until_read(front);
}

static void say_verbs(const struct lesson_front *front)
{
    struct strbuf word = {0};

    for (enum verb verb = 0; verb < VERBS; verb++) {
        strbuf_clear(&word);
        verb_add_word(verb, &word);
        front->say(front->context,
                   message_with(N_("{word}: {what}"), arg_text("word", strbuf_text(&word)),
                                arg_term("what", verb_meaning(verb))));
    }
    strbuf_release(&word);
}

/* How a question went. */
struct turn {
    int misses, hints;
    bool right, first_judged;
    struct judgement first;
};

/* What a verb does. True: the question is left. */
static bool do_verb(struct sitting *sitting, struct pupil *pupil, const struct item *item,
                    enum verb verb, struct turn *turn)
{
    const struct lesson_front *front = sitting->setup->front;
    struct telling telling;

    switch (verb) {
    case VERB_HINT:
        if (item_hint(item, turn->hints, &telling)) {
            turn->hints++;
            front->tell(front->context, &telling);
        } else {
            front->say(front->context, message_of(N_("There are no more hints.")));
        }
        return false;
    case VERB_WHY:
        if (turn->misses > 0 || pupil->answered_any) {
            item_explain(turn->misses > 0 ? item : &pupil->last, &telling);
            if (turn->misses == 0)
                front->say(front->context, message_of(N_("About the question before this one:")));
            front->tell(front->context, &telling);
        } else {
            front->say(front->context, message_of(N_("Answer first; then “why” tells more.")));
        }
        return false;
    case VERB_HELP:
        say_verbs(front);
        return false;
    default:
        return true;
    }
}

/* What becomes of an answer. True: the question is left. */
static bool do_answer(struct sitting *sitting, const struct item *item,
                      const struct response *response, struct turn *turn)
{
    const struct lesson_front *front = sitting->setup->front;
    struct judgement judgement;
    struct telling telling;

    item_judge(item, response, &judgement);
    if (!turn->first_judged)
        turn->first = judgement;
    turn->first_judged = true;
    if (judgement.verdict == VERDICT_RIGHT) {
        front->say(front->context, message_of(N_("That is right.")));
        turn->right = true;
        return true;
    }
    if (judgement.verdict == VERDICT_NOT_YET)
        turn->misses++;
    item_correct(item, &judgement, turn->misses > 1, &telling);
    front->tell(front->context, &telling);
    return turn->misses > 1;
}

static enum sitting_end ask_item(struct sitting *sitting, int number, const struct item *item,
                                 struct turn *turn)
{
    const struct lesson_front *front = sitting->setup->front;
    struct pupil *pupil = &sitting->pupil[number];
    struct strbuf line = {0};
    enum sitting_end end = SITTING_DONE;
    bool left = false;

    *turn = (struct turn){0};
    front->show(front->context, item);
    while (!left && end == SITTING_DONE) {
        struct response response;
        struct message why = {0};
        enum verb verb;
        strbuf_clear(&line);
        enum front_answer answer = front->ask(front->context, number, &line);
        end = end_of(answer);
        if (end != SITTING_DONE)
            break;
        if (line.failed)
            end = SITTING_NO_MEMORY;
        else if (verb_typed(strbuf_text(&line), &verb)) {
            left = do_verb(sitting, pupil, item, verb, turn);
            if (verb == VERB_STOP)
                end = SITTING_LEFT;
        } else if (item_read(item, strbuf_text(&line), &response, &why))
            left = do_answer(sitting, item, &response, turn);
        else
            front->say(front->context, why);
    }
    strbuf_release(&line);
    pupil->last = *item;
    pupil->answered_any = true;
    return end;
}

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

/* One question of one pupil, from the plan. */
static enum sitting_end do_item(struct sitting *sitting, int number, int at)
{
    const struct sitting_setup *setup = sitting->setup;
    struct pupil *pupil = &sitting->pupil[number];
    struct item item;
    struct turn turn;

    if (!make_item(pupil, &pupil->plan[at], false, &item))
        return pupil->plan[at].lesson == setup->lesson ? SITTING_NO_ITEMS : SITTING_DONE;
    enum sitting_end end = ask_item(sitting, number, &item, &turn);
    if (end != SITTING_DONE)
        return end;
    if (setup->history && setup->history->answered)
        setup->history->answered(setup->history->context, number, &item, &turn.first, turn.hints);
    /* Yes or no is guessed too easily to count. */
    if (item.lesson == setup->lesson && item.answers != ANSWER_YES_NO) {
        pupil->skills[pupil->tries] = item.skills;
        pupil->right[pupil->tries++] = turn.right && turn.misses == 0 && turn.hints == 0 &&
                                       turn.first.verdict == VERDICT_RIGHT;
    }
    pupil->missed = turn.right ? 0 : pupil->missed + 1;
    if (pupil->missed == STUCK) { /* stuck: once more an example, not only more questions */
        pupil->missed = 0;
        struct item example;
        struct planned planned = {item.lesson, item.kind, -1};
        if (make_item(pupil, &planned, true, &example)) {
            setup->front->example(setup->front->context, 0);
            return show_example(sitting, &example);
        }
    }
    return SITTING_DONE;
}

/* Two questions worked out, of the lesson's two commonest kinds. */
static enum sitting_end show_examples(struct sitting *sitting)
{
    const struct lesson *lesson = sitting->setup->lesson;
    enum item_kind kind[SITTING_EXAMPLES];

    plan_commonest(lesson, &kind[0], &kind[1]);
    if (kind[0] == ITEM_KINDS)
        return SITTING_DONE; /* all questions are the author's own: none is given away */
    for (int i = 0; i < SITTING_EXAMPLES; i++) {
        struct planned planned = {lesson, kind[i] == ITEM_KINDS ? kind[0] : kind[i], -1};
        struct item item;
        if (!make_item(&sitting->pupil[0], &planned, true, &item))
            return SITTING_NO_ITEMS;
        sitting->setup->front->example(sitting->setup->front->context, i + 1);
        enum sitting_end end = show_example(sitting, &item);
        if (end != SITTING_DONE)
            return end;
    }
    return SITTING_DONE;
}

bool sitting_stops(const char *line)
{
    enum verb verb;

    return verb_typed(line, &verb) && verb == VERB_STOP;
}

enum sitting_end sitting_run(const struct sitting_setup *setup, struct sitting_result *results)
{
    struct sitting *sitting = memory_new(1, sizeof *sitting);
    enum sitting_end end;

    if (!sitting)
        return SITTING_NO_MEMORY;
    sitting->setup = setup;
    for (int p = 0; p < setup->pupils; p++) {
        chance_init(&sitting->pupil[p].chance, setup->seed, CHANCE_LESSON, (uint32_t)p);
        plan_sitting(setup, &sitting->pupil[p]);
    }
    end = show_examples(sitting);
    if (end == SITTING_DONE)
        setup->front->say(setup->front->context,
                          message_of(N_("Now you. If you are stuck, type “hint”.")));
    for (int at = 0; end == SITTING_DONE && at < SITTING_ITEMS; at++) {
        for (int p = 0; end == SITTING_DONE && p < setup->pupils; p++) {
            if (at >= sitting->pupil[p].planned)
                continue;
            setup->front->turn(setup->front->context, p, at + 1, sitting->pupil[p].planned);
            end = do_item(sitting, p, at);
        }
    }
    for (int p = 0; p < setup->pupils; p++) {
        const struct pupil *pupil = &sitting->pupil[p];
        results[p] = (struct sitting_result){.first_tries = pupil->tries,
                                             .passed = has_passed(setup->lesson, pupil)};
        for (int i = 0; i < pupil->tries; i++)
            results[p].right += pupil->right[i];
    }
    memory_free(sitting);
    return end;
}
