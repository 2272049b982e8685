#include "lesson/next/choosing.h"

#include <math.h>

double wish_distance(const struct wish *wish, const struct item *item)
{
    double chance = item_chance(item, wish->ability);

    return wish->eased ? 1 - chance : fabs(chance - DIFFICULTY_AIM);
}

bool wish_is_met(const struct wish *wish, const struct item *item)
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

bool wish_same_sort(const struct item *one, const struct item *other)
{
    return one->sign == other->sign && one->yes == other->yes && one->hole == other->hole &&
           one->options == other->options && one->stem.shape == other->stem.shape &&
           one->other.shape == other->other.shape && right_options(one) == right_options(other);
}

static bool same_stem(const struct item *one, const struct item *other)
{
    return one->stem.shape != SHAPE_NONE && other->stem.shape != SHAPE_NONE &&
           rational_equal(notation_value(&one->stem.number), notation_value(&other->stem.number));
}

static bool has_parts(const struct figure *figure, int64_t parts)
{
    return figure->shape != SHAPE_NONE && figure->number.kind == NOTATION_FRACTION &&
           figure->number.denominator == parts;
}

/* Whether the question is about a number of so many parts: asked about, or right. */
static bool is_about(const struct item *item, int64_t parts)
{
    bool about = has_parts(&item->stem, parts) || has_parts(&item->other, parts);

    for (int i = 0; i < item->options; i++)
        about = about || (item->option[i].right && has_parts(&item->option[i].figure, parts));
    return about;
}

/* What speaks for a question after those before it, the strongest reason first: it is none of them
 * again, it is of a skill that is wanted, it is not of a number that was among the last three, it
 * is of the parts that are wanted, and it asks for a fact that is wished for. */
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
