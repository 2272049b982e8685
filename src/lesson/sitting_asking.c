/* One question of a sitting: shown, asked, answered, left. */

#include "lesson/sitting_state.h"

#include "lesson/maker.h"
#include "text/text.h"

enum sitting_end sitting_end_of(enum front_answer answer)
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
    enum sitting_end end = sitting_end_of(front->pause(front->context, &line));
    if (end == SITTING_DONE && verb_typed(strbuf_text(&line), &verb) && verb == VERB_STOP)
        end = SITTING_LEFT;
    strbuf_release(&line);
    return end;
}

/* The option to choose where that is a number in digits, which its label does not tell; or NULL. */
static const struct option *right_option(const struct item *item)
{
    const struct option *right = item->answers == ANSWER_CHOICE ? item_right_option(item) : NULL;

    return right && right->figure.shape == SHAPE_PRINTED ? right : NULL;
}

/* True if all that may be chosen are printed numbers. */
static bool chooses_numbers(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape != SHAPE_PRINTED || item->option[i].words.id)
            return false;
    return item->answers == ANSWER_CHOICES || item->answers == ANSWER_ORDER;
}

/* Adds the right answer: of several numbers these, as they stood on the screen, and not their
 * labels; else as it is typed. */
static void add_answer(const struct item *item, struct strbuf *out)
{
    struct response response;

    if (!chooses_numbers(item)) {
        item_add_answer(item, out);
        return;
    }
    item_solve(item, &response);
    for (int i = 0; i < item->options; i++) {
        int option = item->answers == ANSWER_ORDER ? response.order[i] : i;
        if (item->answers == ANSWER_CHOICES && !(response.chosen >> i & 1))
            continue;
        strbuf_add(out, out->length ? ", " : "");
        notation_print(&item->option[option].figure.number, text_number_style(), out);
    }
}

/* Says the right answer, {answer}, by one of two sentences; the second is for the label of a
 * number, and says that {number}, too. */
static void say_answer(const struct lesson_front *front, const struct item *item, const char *alone,
                       const char *labelled)
{
    const struct option *right = right_option(item);
    struct strbuf answer = {0};

    add_answer(item, &answer);
    struct message_arg typed = arg_text("answer", strbuf_text(&answer));
    front->say(front->context,
               right ? message_with(labelled, typed, arg_notation("number", &right->figure.number))
                     : message_with(alone, typed));
    strbuf_release(&answer);
}

enum sitting_end sitting_show_example(const struct sitting *sitting, const struct item *item)
{
    const struct lesson_front *front = sitting->setup->front;
    struct telling telling;

    front->show(front->context, item);
    for (int step = 0; item_hint(item, step, &telling); step++)
        front->tell(front->context, &telling);
    say_answer(front, item, N_("So the answer is: {answer}."),
               N_("So the answer is {answer}: {number}."));
    return wait_until_read(front);
}

/* Where the right one of several pictures is to be chosen, it is shown once more. */
static void show_right_picture(const struct item *item, struct telling *telling)
{
    const struct option *right = item->answers == ANSWER_CHOICE ? item_right_option(item) : NULL;
    bool shown =
        !right || right->figure.shape <= SHAPE_PRINTED || telling->figures == TELLING_FIGURES;

    for (int f = 0; f < telling->figures; f++)
        shown = shown || figure_same(&telling->figure[f], &right->figure);
    if (!shown)
        telling->figure[telling->figures++] = right->figure;
}

/* Tells the answer to a skipped question, and why. */
static void tell_skipped(const struct lesson_front *front, struct heard *heard,
                         const struct item *item, bool returns)
{
    struct telling telling;

    if (returns)
        say_answer(front, item, N_("The answer is {answer}. It comes back later."),
                   N_("The answer is {answer}: {number}. It comes back later."));
    else
        say_answer(front, item, N_("The answer is {answer}."),
                   N_("The answer is {answer}: {number}."));
    item_explain(item, &telling);
    heard_shorten(heard, &telling);
    show_right_picture(item, &telling);
    front->tell(front->context, &telling);
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

/* Tells the keeper of records, once a question. */
static void tell_history(const struct sitting *sitting, const struct item *item,
                         const struct turn *turn)
{
    const struct lesson_history *history = sitting->setup->history;
    const struct evidence *evidence = &sitting->pupil[turn->number].diagnosis.here;
    const struct lesson_answer answer = {
        .pupil = turn->number,
        .item = item,
        .answer = turn->first_judged ? &turn->answer : NULL,
        .first = &turn->first,
        .hints = turn->first_hints,
        .probe = turn->of_probe ? PROBE_ITEMS - evidence->probe_left + 1 : 0};

    if (history && history->answered)
        history->answered(history->context, &answer);
}

/* Carries out a verb. True: the question is left. */
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
        if (turn->misses > 0) { /* the answer is still to be found */
            front->tell(front->context, &turn->missed);
        } else if (pupil->answered_any) {
            item_explain(&pupil->last, &telling);
            telling.before = true;
            front->say(front->context, message_of(N_("About the question before this one:")));
            front->tell(front->context, &telling);
        } else {
            front->say(front->context, message_of(N_("Answer first; then “why” tells more.")));
        }
        return false;
    case VERB_HELP:
        say_verbs(front);
        return false;
    case VERB_SKIP:
        turn->skipped = !turn->first_judged;
        tell_skipped(front, &pupil->heard, item, turn->skipped && turn->returns);
        return true;
    default:
        return true;
    }
}

/* Handles an answer. True: the question is left. */
static bool do_answer(struct sitting *sitting, const struct item *item,
                      const struct response *response, struct turn *turn)
{
    const struct lesson_front *front = sitting->setup->front;
    struct heard *heard = &sitting->pupil[turn->number].heard;
    struct judgement judgement;
    struct telling telling;

    item_judge(item, response, &judgement);
    /* Another form is asked for anew and costs nothing, but where to simplify is the question. */
    if (judgement.verdict == VERDICT_FORM && !item->simplest) {
        item_correct(item, &judgement, false, &telling);
        front->tell(front->context, &telling);
        return false;
    }
    if (!turn->first_judged) {
        turn->answer = *response;
        turn->first_hints = turn->hints + turn->shown;
        turn->first = judgement;
        turn->first_judged = true;
        tell_history(sitting, item, turn);
    }
    if (judgement.verdict == VERDICT_RIGHT) {
        front->say(front->context, message_of(N_("That is right.")));
        turn->right = true;
        return true;
    }
    if (judgement.verdict == VERDICT_NOT_YET)
        turn->misses++;
    item_correct(item, &judgement, turn->misses > 1, &telling);
    turn->missed = telling;
    if (turn->misses > 1) {
        say_answer(front, item, N_("Not yet. The answer is {answer}."),
                   N_("Not yet. The answer is {answer}: {number}."));
        heard_shorten(heard, &telling);
    } else if (judgement.verdict == VERDICT_NOT_YET) {
        heard_vary(heard, item, &judgement, &telling);
    }
    front->tell(front->context, &telling);
    return turn->misses > 1;
}

static void tell_stand(const struct sitting *sitting, const struct turn *turn)
{
    const struct lesson_front *front = sitting->setup->front;
    const struct pupil *pupil = &sitting->pupil[turn->number];
    const struct sitting_stand stand = {.pupil = turn->number,
                                        .right = pupil->at_once,
                                        .done = pupil->asked,
                                        .hints = turn->hints,
                                        .why = turn->misses > 0 || pupil->answered_any};

    if (front->stand)
        front->stand(front->context, &stand);
}

enum sitting_end sitting_ask(struct sitting *sitting, const struct item *item, struct turn *turn)
{
    const struct lesson_front *front = sitting->setup->front;
    const int number = turn->number;
    struct pupil *pupil = &sitting->pupil[number];
    struct strbuf line = {0};
    enum sitting_end end = SITTING_DONE;
    bool left = false;

    front->show(front->context, item);
    while (!left && end == SITTING_DONE) {
        struct response response;
        struct message why = {0};
        enum verb verb;
        strbuf_clear(&line);
        tell_stand(sitting, turn);
        end = sitting_end_of(front->ask(front->context, number, &line));
        if (end != SITTING_DONE)
            break;
        if (verb_typed(strbuf_text(&line), &verb)) {
            left = do_verb(sitting, pupil, item, verb, turn);
            if (verb == VERB_STOP)
                end = SITTING_LEFT;
        } else if (item_read(item, strbuf_text(&line), &response, &why)) {
            left = do_answer(sitting, item, &response, turn);
        } else {
            front->say(front->context, why);
        }
    }
    strbuf_release(&line);
    if (!turn->first_judged) { /* what was left without an answer is not known */
        turn->first = (struct judgement){
            .verdict = VERDICT_NOT_YET, .belief = NO_MISCONCEPTION, .option = -1};
        turn->first_hints = turn->hints + turn->shown;
        if (end == SITTING_DONE && !(turn->skipped && turn->returns))
            tell_history(sitting, item, turn);
    }
    pupil->last = *item;
    pupil->answered_any = true;
    return end;
}
