#include "lesson/next/plan.h"

#include "text/text.h"

#include <math.h>

/* A question that asks for more or less than another does so by this much, in logits. */
static const double noticeable = .2;

enum { AGAIN = 2, OF_TEN = 10 };

static enum reason reason_to_come_back(const struct circumstances *here)
{
    if (here->days < 1)
        return REASON_BEFORE;
    if (here->days == 1)
        return here->passed ? REASON_FADED_YESTERDAY : REASON_UNPASSED_YESTERDAY;
    return here->passed ? REASON_FADED : REASON_UNPASSED;
}

static enum reason reason_of_chance(const struct item *item, const struct circumstances *here)
{
    const double likely = .65;

    return item_chance(item, here->wish->ability) < likely ? REASON_STRETCH : REASON_EXPECTED;
}

/* Beside the question before it. */
static enum reason reason_of_level(const struct item *item, const struct circumstances *here)
{
    if (!here->last)
        return reason_of_chance(item, here);
    double harder = item_difficulty(item) - item_difficulty(here->last);
    if (here->last_right && harder > noticeable)
        return REASON_MORE;
    if (here->last_missed && harder < -noticeable)
        return REASON_LESS;
    return reason_of_chance(item, here);
}

enum reason reason_of(const struct item *item, const struct circumstances *here)
{
    if (here->skipped)
        return REASON_SKIPPED;
    if (here->own)
        return REASON_OWN;
    if (here->of_probe)
        return REASON_PROBE;
    if (here->after_example)
        return REASON_EASED;
    if (wish_asks_fact(here->wish, item) && here->days_of_fact > 0)
        return here->days_of_fact == 1 ? REASON_FACT_YESTERDAY : REASON_FACT;
    if (item->lesson != here->lesson)
        return here->due ? reason_to_come_back(here) : REASON_BEFORE;
    if (here->missed >= AGAIN)
        return REASON_AGAIN;
    if (here->lacking)
        return REASON_LACKING;
    return reason_of_level(item, here);
}

static int count_of(enum reason reason, const struct item *item, const struct circumstances *here)
{
    switch (reason) {
    case REASON_FACT:
        return here->days_of_fact;
    case REASON_AGAIN:
        return here->missed;
    case REASON_EXPECTED:
        return (int)lround(OF_TEN * item_chance(item, here->wish->ability));
    default:
        return here->days;
    }
}

struct message reason_say(enum reason reason, const struct item *item,
                          const struct circumstances *here)
{
    static const char *const words[REASONS] = {
#define REASON(id, words) words,
#include "lesson/next/reason-list.h"
#undef REASON
    };

    return message_with(words[reason],
                        arg_text("title", words_in(&item->lesson->title, text_language())),
                        arg_notation("number", &item->stem.number),
                        arg_count("count", count_of(reason, item, here)));
}
