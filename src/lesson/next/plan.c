#include "lesson/next/plan.h"

#include <string.h>

/* Questions of one kind in a row, at most, if there is such an order. */
enum { RUN = 2 };

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
            out[planned++] =
                (struct planned){.lesson = lesson, .kind = (enum item_kind)k, .own = -1};
    int first = lesson->items ? (int)chance_below(chance, (uint32_t)lesson->items) : 0;
    /* A lesson of an author's own questions alone asks all of them that there is room for. */
    for (int i = 0; i < lesson->items && planned < count; i++) {
        int index = (first + i) % lesson->items;
        out[planned++] =
            (struct planned){.lesson = lesson, .kind = lesson->item[index].kind, .own = index};
    }
    return planned;
}

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

/* A question of that lesson, of a kind by its shares. False: it has none but its author's own, or
 * its numbers allow none: a lesson before must not end this one. */
static bool plan_one(const struct lesson *lesson, const struct start_old *due,
                     struct chance *chance, struct planned *out)
{
    uint32_t at = chance_below(chance, 100);
    int kind = 0;

    while (kind < ITEM_KINDS - 1 && at >= (uint32_t)lesson->kind[kind].share)
        at -= (uint32_t)lesson->kind[kind++].share;
    struct chance trial = *chance;
    struct item item;
    *out = (struct planned){.lesson = lesson, .kind = (enum item_kind)kind, .own = -1, .due = due};
    return lesson->kind[kind].share > 0 && item_make(&item, lesson, out->kind, &trial);
}

int plan_old(const struct lesson *const *before, int befores, int count, struct chance *chance,
             struct planned *out)
{
    int planned = 0;

    while (befores && planned < count &&
           plan_one(before[chance_below(chance, (uint32_t)befores)], NULL, chance, &out[planned]))
        planned++;
    return planned;
}

static int plan_due(const struct sitting_start *start, struct chance *chance, struct planned *out)
{
    int planned = 0;

    while (planned < SITTING_OLD) {
        const struct start_old *due = &start->old[planned % start->olds];
        if (!plan_one(due->lesson, due, chance, &out[planned]))
            break;
        planned++;
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

/* Puts old questions between the new ones, evenly. Gives how many there are. */
static int mix(const struct planned *fresh, int news, const struct planned *old, int olds,
               struct planned *out)
{
    int at = 0, old_at = 0;

    for (int i = 0; i < news; i++) {
        out[at++] = fresh[i];
        while (old_at < olds && (old_at + 1) * news <= (i + 1) * (olds + 1))
            out[at++] = old[old_at++];
    }
    while (old_at < olds)
        out[at++] = old[old_at++];
    return at;
}

int plan_sitting(const struct sitting_setup *setup, const struct sitting_start *start,
                 struct chance *chance, struct planned *plan)
{
    enum { TRIES = 100 };
    struct planned fresh[SITTING_NEW], old[SITTING_OLD];
    int most = setup->questions ? setup->questions : SITTING_NEW, shortest = 0, planned = 0;
    int news = plan_new(setup->lesson, most, chance, fresh);

    for (int t = 0; t < TRIES && (t == 0 || shortest > RUN); t++) {
        struct planned order[SITTING_ITEMS];
        int olds = start->olds ? plan_due(start, chance, old)
                               : plan_old(setup->before, setup->befores, SITTING_OLD, chance, old);
        plan_shuffle(fresh, news, chance);
        int count = mix(fresh, news, old, olds, order), run = plan_longest_run(order, count);
        if (t == 0 || run < shortest) {
            shortest = run;
            planned = count;
            memcpy(plan, order, sizeof order);
        }
    }
    for (int i = 0; i < setup->givens && i < planned; i++)
        plan[i].given = &setup->given[i];
    return planned;
}

void plan_bring_forward(struct planned *plan, int count, int at, const struct item *missed)
{
    for (int i = at; i < count; i++) {
        struct planned next = plan[at], like = plan[i];
        if (like.given || like.own >= 0 || like.lesson != missed->lesson ||
            like.kind != missed->kind)
            continue;
        int run = plan_longest_run(plan, count);
        plan[at] = like;
        plan[i] = next;
        int then = plan_longest_run(plan, count);
        if (then <= run || then <= RUN)
            return;
        plan[at] = next;
        plan[i] = like;
    }
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
