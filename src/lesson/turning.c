/* How the pictures of a question are turned, so that nobody learns that shading begins at the top
 * or at the left: MAKING, 2, "Rotation". */
#include "lesson/maker.h"

enum { FIGURES = 2 + ITEM_OPTIONS, TRIES = 8, PERCENT = 100 };
enum { BAR_PARTS = 20 }; /* of more, a bar is drawn as a square, filled column by column */

/* Where a bar's shaded parts are. */
enum arrangement { FROM_LEFT, FROM_RIGHT, IN_MIDDLE, SCATTERED, ARRANGEMENTS };

static const int shares[2][ARRANGEMENTS] = {
    {40, 20, 20, 20},
    {50, 25, 25, 0}, /* in the first two lessons, whose shaded parts lie together */
};

static bool is_first(const struct lesson *lesson)
{
    return lesson->stage == STAGE_ONE_WHOLE && lesson->order <= 2;
}

static enum arrangement draw_arrangement(bool joined, struct chance *chance)
{
    int drawn = (int)chance_below(chance, PERCENT);
    enum arrangement arrangement = FROM_LEFT;

    while (drawn >= shares[joined][arrangement])
        drawn -= shares[joined][arrangement++];
    return arrangement;
}

/* Unequal parts are turned round as a whole: any others of them might be as much as equal ones. */
static void turn_bar(struct figure *bar, bool joined, struct chance *chance)
{
    int64_t parts = figure_parts(bar), counted = figure_counted(bar) % parts;
    enum arrangement arrangement = draw_arrangement(joined, chance);

    bar->turn = 0;
    bar->scattered = arrangement == SCATTERED && !bar->unequal;
    if (bar->scattered)
        bar->turn = (int)chance_below(chance, (uint32_t)parts);
    else if (arrangement == FROM_RIGHT || (bar->unequal && arrangement != FROM_LEFT))
        bar->turn = (int)(parts - counted) % (int)parts;
    else if (arrangement == IN_MIDDLE)
        bar->turn = (int)(parts - counted) / 2;
}

static bool is_turned(const struct figure *figure)
{
    return figure->shape == SHAPE_PIE || figure->shape == SHAPE_BAR;
}

/* Whether both look as if they were turned the same way: shading begins at the same place. */
static bool turned_alike(const struct figure *one, const struct figure *other)
{
    return one->shape == other->shape && one->scattered == other->scattered &&
           one->turn * figure_parts(other) == other->turn * figure_parts(one);
}

static void turn(struct figure *const *figures, int count, bool joined, struct chance *chance)
{
    bool square = false;

    for (int i = 0; i < count; i++)
        square = square || (figures[i]->shape == SHAPE_BAR && figure_parts(figures[i]) > BAR_PARTS);
    for (int i = 0; i < count; i++) {
        bool alike = figures[i]->shape == SHAPE_PIE || !square;
        for (int t = 0; t < TRIES && alike; t++) {
            if (figures[i]->shape == SHAPE_PIE)
                figures[i]->turn = (int)chance_below(chance, (uint32_t)figure_parts(figures[i]));
            else
                turn_bar(figures[i], joined, chance);
            alike = false;
            for (int other = 0; other < i; other++)
                alike = alike || turned_alike(figures[i], figures[other]);
        }
    }
}

/* The right one is not the only one of its shape among options that are pictures: another one takes
 * its shape, which has few enough parts for it. */
static void hide_shape(struct item *item)
{
    enum { PIE_PARTS = 8 };
    struct option *right = NULL, *other = NULL;

    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            right = &item->option[i];
    if (item->answers != ANSWER_CHOICE || !right || !is_turned(&right->figure))
        return;
    for (int i = 0; i < item->options; i++) {
        struct option *option = &item->option[i];
        if (option == right || option->words.id)
            continue;
        if (option->figure.shape == right->figure.shape)
            return;
        if (option->figure.shape > SHAPE_PRINTED &&
            (!other || figure_parts(&option->figure) < figure_parts(&other->figure)))
            other = option;
    }
    if (!other)
        return;
    if (right->figure.shape == SHAPE_PIE && figure_parts(&other->figure) > PIE_PARTS)
        right->figure.shape = other->figure.shape = SHAPE_BAR;
    else
        other->figure.shape = right->figure.shape;
}

void item_turn(struct item *item, const struct chance *chance)
{
    struct figure *figures[FIGURES];
    struct chance apart = *chance;
    int count = 0;

    hide_shape(item);
    if (is_turned(&item->stem))
        figures[count++] = &item->stem;
    if (is_turned(&item->other))
        figures[count++] = &item->other;
    for (int i = 0; i < item->options; i++)
        if (is_turned(&item->option[i].figure))
            figures[count++] = &item->option[i].figure;
    /* From the same seed, but not of the stream of which the next questions are made: how a picture
     * is turned changes none of them. */
    apart.scripted = 0;
    apart.state[0] ^= UINT64_C(0x7475726e); /* so that it tells nothing of that stream */
    for (int i = 0; i < TRIES; i++)
        (void)chance_next(&apart);
    turn(figures, count, is_first(item->lesson), &apart);
}
