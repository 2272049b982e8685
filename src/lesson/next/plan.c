#include "lesson/next/plan.h"

#include "lesson/maker.h"

#include <math.h>
#include <string.h>

/* Questions of one kind in a row, at most, if there is such an order. */
enum { RUN = 2 };

/* How many of `count` questions each kind gets: the lesson's shares by largest remainder. */
static void plan_shares(const struct lesson *lesson, int count, int *of_kind)
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

/* How many of `count` new questions are an author's own, at most half; a lesson that has no others
 * asks as many as it has. */
static int plan_own(const struct lesson *lesson, int count)
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
    enum item_kind kind = draw_kind(lesson, chance);
    struct chance trial = *chance;
    struct item item;

    *out = (struct planned){.lesson = lesson, .kind = kind, .own = -1, .due = due};
    return lesson->kind[kind].share > 0 && item_make(&item, lesson, kind, &trial);
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
        } else if (share && (*second == ITEM_KINDS || share > lesson->kind[*second].share)) {
            *second = (enum item_kind)k;
        }
    }
}

/* The distance of a question from the wish; 0: none is nearer. */
static double wish_distance(const struct wish *wish, const struct item *item)
{
    double chance = item_chance(item, wish->ability);

    return wish->eased ? 1 - chance : fabs(chance - DIFFICULTY_AIM);
}

/* Near enough, so that no other need be tried. */
static bool wish_is_met(const struct wish *wish, const struct item *item)
{
    return !wish->eased && wish_distance(wish, item) <= DIFFICULTY_WITHIN;
}

bool wish_asks_fact(const struct wish *wish, const struct item *item)
{
    int fact = item_fact(item);

    return fact >= 0 && wish->facts >> fact & 1;
}

/* How many options are right; one that shows no number counts apart. */
static int right_options(const struct item *item)
{
    int right = 0;

    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            right += item->option[i].figure.shape == SHAPE_NONE ? ITEM_OPTIONS + 1 : 1;
    return right;
}

/*
 * True if two questions of one kind have the same sort of right answer: equal or not, yes or no,
 * none of them, so many of six, beside a picture. The nearer one is chosen only among such
 * questions; otherwise the choice of question could give the answer away.
 */
static bool wish_same_sort(const struct item *one, const struct item *other)
{
    return one->sign == other->sign && one->yes == other->yes && one->hole == other->hole &&
           one->options == other->options && one->stem.shape == other->stem.shape &&
           one->other.shape == other->other.shape && right_options(one) == right_options(other);
}

static bool same_stem(const struct item *one, const struct item *other)
{
    return one->stem.shape != SHAPE_NONE && other->stem.shape != SHAPE_NONE &&
           notation_equal(&one->stem.number, &other->stem.number);
}

static bool has_parts(const struct figure *figure, int64_t parts)
{
    return figure->shape != SHAPE_NONE && figure->number.kind == NOTATION_FRACTION &&
           figure->number.denominator == parts;
}

/* True if the question is about a number with that many parts: one asked about, or a right
 * answer. */
static bool is_about(const struct item *item, int64_t parts)
{
    bool about = has_parts(&item->stem, parts) || has_parts(&item->other, parts);

    for (int i = 0; i < item->options; i++)
        about = about || (item->option[i].right && has_parts(&item->option[i].figure, parts));
    return about;
}

/* The points for a question after earlier ones, the strongest first: it repeats none of them, it
 * exercises a wanted skill, its number was not among the last three, it has wanted parts, and it
 * asks for a wanted fact. */
enum {
    NEW = 32,
    OF_SKILL = 16,
    OTHER_NUMBER = 8,
    OF_PARTS = 2, /* each of SITTING_PARTS */
    OF_FACT = 1,
    BEST = NEW + OF_SKILL + OTHER_NUMBER + OF_PARTS * SITTING_PARTS + OF_FACT
};

/* How well a question comes now. */
static int fitness(const struct item *item, const struct item *done, int dones,
                   const struct wish *wish)
{
    const unsigned forms = 1u << SKILL_DECIMAL | 1u << SKILL_PERCENT;
    int fit = BEST;

    for (int i = 0; i < dones; i++) {
        if (item_same(&done[i], item))
            fit &= ~NEW;
        if (dones - i <= 3 && same_stem(&done[i], item))
            fit &= ~OTHER_NUMBER;
    }
    if (wish && wish->skills && !(item->skills & wish->skills))
        fit &= ~OF_SKILL;
    for (int i = 0; wish && i < wish->parts; i++)
        if (!is_about(item, wish->part[i]))
            fit -= OF_PARTS;
    if (wish && wish->facts && item->skills & forms && !wish_asks_fact(wish, item))
        fit &= ~OF_FACT;
    return fit;
}

/* The first ones of small numbers; where those allow none, of any. */
static bool make_planned(struct item *item, const struct planned *planned, bool *opening,
                         struct chance *chance)
{
    *opening = *opening && item_make_opening(item, planned->lesson, planned->kind, chance);
    return *opening || item_make(item, planned->lesson, planned->kind, chance);
}

bool choose_item(const struct planned *planned, const struct item *done, int dones,
                 const struct wish *wish, struct chance *chance, struct item *item)
{
    enum { TRIES = 60, TRIES_NEAR = 24 };
    int most = -1;
    bool opening = planned->opening;

    if (planned->given) {
        *item = *planned->given;
        return true;
    }
    if (planned->own >= 0)
        return item_of_lesson(item, planned->lesson, planned->own, chance);
    for (int t = 0; t < (most < BEST ? TRIES : TRIES_NEAR); t++) {
        if (most == BEST && (!wish || wish_is_met(wish, item)))
            break;
        struct item made;
        if (!make_planned(&made, planned, &opening, chance))
            return false;
        int fit = fitness(&made, done, dones, wish);
        if (fit > most || (wish && fit == most && wish_same_sort(&made, item) &&
                           wish_distance(wish, &made) < wish_distance(wish, item)))
            *item = made;
        most = fit > most ? fit : most;
    }
    return true;
}
