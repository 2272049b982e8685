#include "lesson/help/heard.h"

#include "lesson/maker.h"

/* That it is not right is said in any case; pictures of what was answered say the rest. */
static void show_alone(const struct item *item, const struct judgement *judgement,
                       struct telling *telling)
{
    show_answered(item, judgement, telling);
    telling->words = NULL;
    telling->say = message_of(N_("Not yet."));
}

/* Leaves the lines. False: there are none, or nothing else was shown the first time either. */
static bool keep_lines(const struct item *item, struct telling *telling)
{
    unsigned named = 0;
    int lines = 0;

    if (item->kind == ITEM_PLACE || item->stem.shape == SHAPE_LINE)
        return false;
    for (int i = 0; i < telling->figures; i++) {
        if (telling->figure[i].shape != SHAPE_LINE)
            continue;
        named |= (telling->named >> i & 1) << lines;
        telling->number[lines] = telling->number[i];
        telling->figure[lines++] = telling->figure[i];
    }
    telling->named = lines > 0 ? named : telling->named;
    telling->figures = lines > 0 ? lines : telling->figures;
    return lines > 0;
}

/* Whether one of the pictures is of that number. */
static bool shows(const struct telling *telling, const struct notation *number)
{
    for (int i = 0; i < telling->figures; i++) {
        struct figure same = figure_picture(telling->figure[i].shape, number);
        if (notation_identical(&same.number, &telling->figure[i].number))
            return true;
    }
    return false;
}

/* Whether the number of an earlier question is the answer to this one. */
static bool gives_answer(const struct item *item, const struct notation *old)
{
    struct message named = message_with("{old}", arg_notation("old", old));

    return names_answer(item, &named);
}

static void vary_belief(struct heard *heard, const struct item *item,
                        const struct judgement *judgement, struct telling *telling)
{
    const enum misconception belief = judgement->belief;
    const struct notation *old = &heard->old[belief];
    const int times = heard->times[belief]++;
    struct telling lines = {0};

    if (times == 0)
        heard->old[belief] = item->stem.number;
    if (times >= HEARD_TWICE)
        show_alone(item, judgement, telling);
    if (times == 0 || times >= HEARD_TWICE || gives_answer(item, old))
        return;
    show_answered(item, judgement, &lines);
    if (!keep_lines(item, &lines))
        return;
    const struct notation *stem = &judgement->attempt.stem, *answer = &judgement->attempt.answer;
    lines.say = message_with(shows(&lines, stem) && shows(&lines, answer)
                                 ? N_("As with {old}: look at {stem} and {answer} on the line.")
                                 : N_("As with {old}: look at the line this time."),
                             arg_notation("old", old), arg_notation("stem", stem),
                             arg_notation("answer", answer));
    *telling = lines;
}

/* How often a sentence was said before. */
static int count_sentence(struct heard *heard, const char *id)
{
    for (int i = 0; i < heard->sentences; i++)
        if (heard->sentence[i].id == id)
            return heard->sentence[i].times++;
    if (heard->sentences < HEARD_MOST)
        heard->sentence[heard->sentences++] = (struct heard_sentence){id, 1};
    return 0;
}

void heard_vary(struct heard *heard, const struct item *item, const struct judgement *judgement,
                struct telling *telling)
{
    const char *sentence = telling->words ? NULL : telling->say.id;

    if (judgement->belief != NO_MISCONCEPTION &&
        (telling->words || correct_in_words(item, judgement).id))
        vary_belief(heard, item, judgement, telling);
    /* Several beliefs may lead to one sentence. */
    if (sentence && telling->say.id == sentence && count_sentence(heard, sentence) >= HEARD_TWICE)
        show_alone(item, judgement, telling);
}

/* Whether it is a rule, without numbers of the question, that the pupil has heard often enough. */
static bool is_stale(struct heard *heard, const struct message *message)
{
    return message->id && message->args == 0 && count_sentence(heard, message->id) >= HEARD_TWICE;
}

void heard_shorten(struct heard *heard, struct telling *telling)
{
    int kept = 0;

    if (is_stale(heard, &telling->say) && (telling->figures || telling->more[0].id))
        telling->say = (struct message){0};
    for (int i = 0; i < TELLING_MORE; i++)
        if (telling->more[i].id && !is_stale(heard, &telling->more[i]))
            telling->more[kept++] = telling->more[i];
    while (kept < TELLING_MORE)
        telling->more[kept++] = (struct message){0};
}
