#include "lesson/plan.h"

void plan_shares(const struct lesson *lesson, int count, int *of_kind)
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

int plan_own(const struct lesson *lesson, int count)
{
    return lesson->items < count / 2 ? lesson->items : count / 2;
}

int plan_new(const struct lesson *lesson, int count, struct chance *chance, struct planned *out)
{
    int of_kind[ITEM_KINDS], planned = 0;

    plan_shares(lesson, count - plan_own(lesson, count), of_kind);
    for (int k = 0; k < ITEM_KINDS; k++)
        while (of_kind[k]-- > 0)
            out[planned++] = (struct planned){lesson, (enum item_kind)k, -1};
    int first = lesson->items ? (int)chance_below(chance, (uint32_t)lesson->items) : 0;
    /* A lesson of an author's own questions alone asks all of them that there is room for. */
    for (int i = 0; i < lesson->items && planned < count; i++) {
        int index = (first + i) % lesson->items;
        out[planned++] = (struct planned){lesson, lesson->item[index].kind, index};
    }
    return planned;
}

int plan_old(const struct lesson *const *before, int befores, int count, struct chance *chance,
             struct planned *out)
{
    int planned = 0;

    while (befores && planned < count) {
        const struct lesson *lesson = before[chance_below(chance, (uint32_t)befores)];
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
        out[planned++] = (struct planned){lesson, (enum item_kind)kind, -1};
    }
    return planned;
}

void plan_shuffle(struct planned *plan, int count, struct chance *chance)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)chance_below(chance, (uint32_t)i + 1);
        struct planned swap = plan[i];
        plan[i] = plan[j];
        plan[j] = swap;
    }
}

int plan_longest_run(const struct planned *plan, int count)
{
    int longest = 0;

    for (int i = 0, run = 0; i < count; i++) {
        run = i > 0 && plan[i].kind == plan[i - 1].kind ? run + 1 : 1;
        longest = run > longest ? run : longest;
    }
    return longest;
}

void plan_commonest(const struct lesson *lesson, enum item_kind *first, enum item_kind *second)
{
    *first = *second = ITEM_KINDS;
    for (int k = 0; k < ITEM_KINDS; k++) {
        int share = lesson->kind[k].share;
        if (share && (*first == ITEM_KINDS || share > lesson->kind[*first].share)) {
            *second = *first;
            *first = (enum item_kind)k;
        } else if (share && (*second == ITEM_KINDS || share > lesson->kind[*second].share))
            *second = (enum item_kind)k;
    }
}

static bool same_stem(const struct item *one, const struct item *other)
{
    return one->stem.shape != SHAPE_NONE && other->stem.shape != SHAPE_NONE &&
           rational_equal(notation_value(&one->stem.number), notation_value(&other->stem.number));
}

/* How well a question comes now. */
static int fitness(const struct item *item, const struct item *done, int dones, unsigned wanted)
{
    int fit = PLAN_BEST;

    for (int i = 0; i < dones; i++) {
        if (item_same(&done[i], item))
            fit &= ~PLAN_NEW;
        if (dones - i <= 3 && same_stem(&done[i], item))
            fit &= ~PLAN_OTHER_NUMBER;
    }
    if (wanted && !(item->skills & wanted))
        fit &= ~PLAN_OF_SKILL;
    return fit;
}

bool plan_make(const struct planned *planned, const struct item *done, int dones, unsigned wanted,
               struct chance *chance, struct item *item, int *fit)
{
    enum { TRIES = 60 };
    int most = -1;

    if (planned->own >= 0) {
        if (!item_of_lesson(item, planned->lesson, planned->own, chance))
            return false;
        most = fitness(item, done, dones, wanted);
    }
    for (int t = 0; planned->own < 0 && t < TRIES && most < PLAN_BEST; t++) {
        struct item made;
        if (!item_make(&made, planned->lesson, planned->kind, chance))
            return false;
        int made_fit = fitness(&made, done, dones, wanted);
        if (made_fit > most) {
            most = made_fit;
            *item = made;
        }
    }
    if (fit)
        *fit = most;
    return true;
}
