#include "lesson/sitting.h"

#include "lesson/typed_verb.h"

#include <string.h>

/* A question that is planned: of which lesson and kind. */
struct planned {
    const struct lesson *lesson;
    enum item_kind kind;
    int own; /* index of an author's own question; −1: it is made */
};

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

/* How many of `count` questions each kind gets: shares by largest remainder. */
static void apportion(const struct lesson *lesson, int count, int *of_kind)
{
    int given = 0;

    for (int k = 0; k < ITEM_KINDS; k++) {
        of_kind[k] = lesson->kind[k].share * count / 100;
        given += of_kind[k];
    }
    for (; given < count; given++) {
        int best = -1;
        for (int k = 0; k < ITEM_KINDS; k++)
            if (lesson->kind[k].share * count > of_kind[k] * 100 &&
                (best < 0 || lesson->kind[k].share * count - of_kind[k] * 100 >
                                 lesson->kind[best].share * count - of_kind[best] * 100))
                best = k;
        if (best < 0)
            return;
        of_kind[best]++;
    }
}

/* How many questions of one kind follow each other, at most. */
static int longest_run(const struct planned *plan, int count)
{
    int longest = 0;

    for (int i = 0, run = 0; i < count; i++) {
        run = i > 0 && plan[i].kind == plan[i - 1].kind ? run + 1 : 1;
        longest = run > longest ? run : longest;
    }
    return longest;
}

static void shuffle_plan(struct planned *plan, int count, struct chance *chance)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)chance_below(chance, (uint32_t)i + 1);
        struct planned swap = plan[i];
        plan[i] = plan[j];
        plan[j] = swap;
    }
}

/* New questions by the lesson's shares, an author's own among them. */
static int plan_new(const struct lesson *lesson, struct chance *chance, struct planned *out)
{
    int of_kind[ITEM_KINDS], count = 0, own = lesson->items;

    if (own > SITTING_NEW / 2)
        own = SITTING_NEW / 2;
    apportion(lesson, SITTING_NEW - own, of_kind);
    for (int k = 0; k < ITEM_KINDS; k++)
        while (of_kind[k]-- > 0)
            out[count++] = (struct planned){lesson, (enum item_kind)k, -1};
    int first = lesson->items ? (int)chance_below(chance, (uint32_t)lesson->items) : 0;
    /* A lesson of an author's own questions alone asks all of them that there is room for. */
    for (int i = 0; i < lesson->items && count < SITTING_NEW; i++) {
        int index = (first + i) % lesson->items;
        out[count++] = (struct planned){lesson, lesson->item[index].kind, index};
    }
    return count;
}

int sitting_counted(const struct lesson *lesson)
{
    int of_kind[ITEM_KINDS], made = 0, own = lesson->items, own_counted = 0;

    if (own > SITTING_NEW / 2)
        own = SITTING_NEW / 2;
    apportion(lesson, SITTING_NEW - own, of_kind);
    for (int k = 0; k < ITEM_KINDS; k++)
        made += of_kind[k];
    for (int i = 0; i < lesson->items && own_counted < SITTING_NEW - made; i++)
        own_counted += lesson->item[i].kind != ITEM_SAME;
    return made - of_kind[ITEM_SAME] + own_counted;
}

/* Old questions, of any lessons before this one. */
static int plan_old(const struct sitting_setup *setup, struct chance *chance, struct planned *out)
{
    int count = 0;

    while (setup->befores && count < SITTING_OLD) {
        const struct lesson *lesson = setup->before[chance_below(chance, (uint32_t)setup->befores)];
        uint32_t at = chance_below(chance, 100);
        int kind = 0;
        while (kind < ITEM_KINDS - 1 && at >= (uint32_t)lesson->kind[kind].share)
            at -= (uint32_t)lesson->kind[kind++].share;
        if (lesson->kind[kind].share == 0)
            break; /* all of its questions are its author's own */
        struct chance trial = *chance;
        struct item item;
        if (!item_make(&item, lesson, (enum item_kind)kind, &trial))
            break; /* a lesson before must not end this one */
        out[count++] = (struct planned){lesson, (enum item_kind)kind, -1};
    }
    return count;
}

/* Puts old questions between the new ones, evenly, and the whole in an order in which one kind does
 * not come three times in a row, if there is one. */
static void plan_sitting(const struct sitting_setup *setup, struct pupil *pupil)
{
    enum { TRIES = 100 };
    struct planned fresh[SITTING_NEW], old[SITTING_OLD];
    int news = plan_new(setup->lesson, &pupil->chance, fresh), shortest = 0;

    for (int t = 0; t < TRIES && (t == 0 || shortest > 2); t++) {
        struct planned order[SITTING_ITEMS];
        int at = 0, old_at = 0, olds = plan_old(setup, &pupil->chance, old);
        shuffle_plan(fresh, news, &pupil->chance);
        for (int i = 0; i < news; i++) {
            order[at++] = fresh[i];
            while (old_at < olds && (old_at + 1) * news <= (i + 1) * (olds + 1))
                order[at++] = old[old_at++];
        }
        while (old_at < olds)
            order[at++] = old[old_at++];
        int run = longest_run(order, at);
        if (t == 0 || run < shortest) {
            shortest = run;
            pupil->planned = at;
            memcpy(pupil->plan, order, sizeof order);
        }
    }
}

static bool same_stem(const struct item *one, const struct item *other)
{
    return one->stem.shape != SHAPE_NONE && other->stem.shape != SHAPE_NONE &&
           rational_equal(notation_value(&one->stem.number), notation_value(&other->stem.number));
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

/* What speaks for a question, the strongest reason first. */
enum { NEW = 4, OF_SKILL = 2, OTHER_NUMBER = 1, BEST = NEW + OF_SKILL + OTHER_NUMBER };

/* How well a question comes now: it is not to be one of this sitting again, rather one of a skill
 * that is lacking, and rather not of a number that was among the last three. */
static int fitness(const struct pupil *pupil, const struct item *item, unsigned lacking)
{
    int fit = BEST;

    for (int i = 0; i < pupil->dones; i++) {
        if (item_same(&pupil->done[i], item))
            fit &= ~NEW;
        if (pupil->dones - i <= 3 && same_stem(&pupil->done[i], item))
            fit &= ~OTHER_NUMBER;
    }
    if (lacking && !(item->skills & lacking))
        fit &= ~OF_SKILL;
    return fit;
}

/* The best question of several tries. */
static bool make_item(struct pupil *pupil, const struct planned *planned, bool is_example,
                      struct item *item)
{
    enum { TRIES = 60 };
    unsigned lacking = lacking_skills(pupil, planned->lesson);

    if (planned->own >= 0) {
        if (!item_of_lesson(item, planned->lesson, planned->own, &pupil->chance))
            return false;
    } else {
        int most = -1;
        for (int t = 0; t < TRIES && most < BEST; t++) {
            struct item made;
            if (!item_make(&made, planned->lesson, planned->kind, &pupil->chance))
                return false;
            int fit = fitness(pupil, &made, lacking);
            if (fit > most) {
                most = fit;
                *item = made;
            }
        }
    }
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
    struct pupil *pupil = &sitting->pupil[0];

    for (int i = 0; i < SITTING_EXAMPLES; i++) {
        int best = -1, second = -1;
        struct item item;
        for (int k = 0; k < ITEM_KINDS; k++) {
            if (lesson->kind[k].share &&
                (best < 0 || lesson->kind[k].share > lesson->kind[best].share)) {
                second = best;
                best = k;
            } else if (lesson->kind[k].share &&
                       (second < 0 || lesson->kind[k].share > lesson->kind[second].share))
                second = k;
        }
        int kind = i == 1 && second >= 0 ? second : best;
        if (kind < 0)
            return SITTING_DONE; /* all questions are the author's own: none is given away */
        struct planned planned = {lesson, (enum item_kind)kind, -1};
        if (!make_item(pupil, &planned, true, &item))
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
