/* Wrong answers to choose from: each of one belief, all of different value. */
#include "lesson/maker.h"

enum { CANDIDATES = 64 };

static bool is_taken(const struct notation *taken, int count, struct rational value)
{
    for (int i = 0; i < count; i++)
        if (rational_equal(notation_value(&taken[i]), value))
            return true;
    return false;
}

int draw_distractors(const struct item *item, struct chance *chance, const struct notation *taken,
                     int taken_count, int most, struct option *out)
{
    struct attempt found[CANDIDATES];
    enum misconception belief_of[CANDIDATES];
    struct notation known[ITEM_OPTIONS + 2];
    struct attempt question = {.task = item->task, .stem = item->stem.number};
    unsigned forms = item_numbers(item)->forms | item_numbers(item)->notations;
    int candidates = 0, known_count = 0, count = 0;

    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++) {
        struct attempt attempt;
        for (int v = 0; candidates < CANDIDATES &&
                        misconception_answer((enum misconception)b, &question, v, &attempt);
             v++) {
            if (!(forms >> attempt.answer.kind & 1) ||
                !number_allowed(item_numbers(item), &attempt.answer) ||
                misconception_count(&attempt) != 1)
                continue;
            found[candidates] = attempt;
            belief_of[candidates++] = (enum misconception)b;
        }
    }
    for (int i = 0; i < taken_count; i++)
        known[known_count++] = taken[i];
    while (candidates > 0 && count < most) {
        int chosen = (int)chance_below(chance, (uint32_t)candidates);
        struct notation number = found[chosen].answer;
        enum misconception belief = belief_of[chosen];
        candidates--;
        found[chosen] = found[candidates];
        belief_of[chosen] = belief_of[candidates];
        if (is_taken(known, known_count, notation_value(&number)))
            continue;
        known[known_count++] = number;
        out[count++] = (struct option){.figure = figure_printed(&number), .belief = belief};
    }
    return count;
}

void shuffle_options(struct item *item, struct chance *chance)
{
    for (int i = item->options - 1; i > 0; i--) {
        int j = (int)chance_below(chance, (uint32_t)i + 1);
        struct option swap = item->option[i];
        item->option[i] = item->option[j];
        item->option[j] = swap;
    }
}
