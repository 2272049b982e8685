/* Which one does not belong? Three show the same number in different ways, one another number, in
 * the way of one of them: it is odd by its value. Or one is a picture whose parts are not equal. */
#include "lesson/maker.h"

enum { CARDS = 4 };

static bool is_new(const struct item *item, const struct figure *figure)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape == figure->shape &&
            notation_identical(&item->option[i].figure.number, &figure->number))
            return false;
    return true;
}

/* Pictures that can be drawn with parts of different sizes. */
static unsigned uneven_pictures(const struct item *item)
{
    return item_numbers(item)->pictures & (1u << SHAPE_PIE | 1u << SHAPE_BAR);
}

static struct figure shown_as(enum shape shape, const struct notation *number)
{
    struct notation parts = notation_as_fraction(number);

    return shape == SHAPE_PRINTED ? figure_printed(number) : figure_picture(shape, &parts);
}

/* The same value once more: where equal fractions are taught, cut otherwise. */
static bool draw_like(const struct item *item, struct chance *chance, const struct notation *stem,
                      struct notation *out)
{
    unsigned equal =
        skill_bit(SKILL_FACTOR) | skill_bit(SKILL_SIMPLIFY) | skill_bit(SKILL_NO_FACTOR);

    *out = *stem;
    if (item->lesson->skills & equal)
        return chance_below(chance, 4) == 0 ||
               draw_equal(item_numbers(item), chance, stem, out, NULL);
    return !only_halves(item_numbers(item)) || draw_stem(item_numbers(item), chance, out);
}

/* Three that show the same value: the first of them the stem. */
static bool add_alike(struct item *item, struct chance *chance, const struct notation *stem)
{
    enum { TRIES = 40 };
    const struct lesson_numbers *numbers = item_numbers(item);

    for (int t = 0; t < TRIES && item->options < CARDS - 1; t++) {
        struct notation number = *stem;
        if (item->options > 0 && !draw_like(item, chance, stem, &number))
            continue;
        enum shape shape =
            chance_below(chance, 4) == 0 ? SHAPE_PRINTED : draw_shape(numbers, chance, &number);
        struct figure figure = shown_as(shape, &number);
        if (is_new(item, &figure))
            item->option[item->options++].figure = figure;
    }
    return item->options == CARDS - 1;
}

/* How many numbers above or below it has in common with the others. */
static int shared(const struct item *item, const struct notation *number)
{
    int count = 0;

    for (int i = 0; i < item->options; i++) {
        const struct notation *other = &item->option[i].figure.number;
        count += other->numerator == number->numerator;
        count += other->denominator == number->denominator;
    }
    return count;
}

static bool beyond_one(const struct notation *number)
{
    return rational_compare(notation_value(number), (struct rational){1, 1}) > 0;
}

/* Most beliefs make numbers larger, so mostly it is the one with the least above, or below; and
 * nearly all keep something, so one that keeps little is rather taken, where all are printed. None
 * is the only one beyond one whole. */
static bool draw_odd(const struct item *item, struct chance *chance, const struct notation *alike,
                     struct option *odd)
{
    struct option wrong[ITEM_OPTIONS];
    int known = 1 + (int)chance_below(chance, 2); /* with the denominator of the second, or not */
    int count = draw_distractors(item, chance, alike, known, ITEM_OPTIONS, wrong), best = 0;
    bool pictured = item_numbers(item)->pictures != 0;
    uint32_t least = chance_below(chance, 3); /* 0: above; 1: below */

    for (int i = 1; i < count; i++) {
        const struct notation *number = &wrong[i].figure.number,
                              *so_far = &wrong[best].figure.number;
        int more = pictured ? 0 : shared(item, number) - shared(item, so_far);
        if (beyond_one(number) > beyond_one(&item->stem.number))
            continue;
        int64_t smaller = least == 0   ? so_far->numerator - number->numerator
                          : least == 1 ? so_far->denominator - number->denominator
                                       : (int64_t)chance_below(chance, 2);
        if (more < 0 || (more == 0 && smaller > 0))
            best = i;
    }
    if (count == 0 || beyond_one(&wrong[best].figure.number) > beyond_one(&item->stem.number))
        return false;
    *odd = wrong[best];
    return true;
}

/* The one that does not belong looks like one of the others. */
static bool add_odd(struct item *item, struct chance *chance, const struct notation *stem)
{
    struct option *odd = &item->option[item->options];
    unsigned uneven = uneven_pictures(item);
    const struct notation *beside =
        &item->option[1 + chance_below(chance, CARDS - 2)].figure.number;

    if (uneven && chance_below(chance, only_halves(item_numbers(item)) ? 4 : 5) == 0) {
        struct notation parts = notation_as_fraction(stem);
        odd->figure = figure_picture((enum shape)draw_bit(uneven, chance), &parts);
        odd->figure.unequal = true;
        odd->belief = BELIEF_UNEQUAL_PARTS;
    } else {
        if (!draw_odd(item, chance, (struct notation[]){*stem, *beside}, odd))
            return false;
        enum shape shape = item->option[chance_below(chance, CARDS - 1)].figure.shape;
        odd->figure = shown_as(shape, &odd->figure.number);
    }
    odd->right = true;
    item->options++;
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem;

    if (!draw_stem(numbers, chance, &stem))
        return false;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    item->stem.number = stem; /* not shown: what the other three are */
    if (!add_alike(item, chance, &stem) || !add_odd(item, chance, &stem))
        return false;
    for (int i = 0; i < item->options; i++)
        if (!shape_allowed(numbers, item->option[i].figure.shape, &item->option[i].figure.number))
            return false;
    item->skills = item->lesson->skills;
    shuffle_options(item, chance);
    return true;
}

/* Which option differs from the others, which are equal; −1: none, or several do. */
static int odd_one(const struct lesson_item *item)
{
    int odd = -1;

    for (int i = 0; i < item->options; i++) {
        int equal = 0;
        for (int j = 0; j < item->options; j++)
            equal += notation_equal(&item->option[i].figure.number, &item->option[j].figure.number);
        if (equal == 1 && odd < 0)
            odd = i;
        else if (equal != item->options - 1)
            return -1;
    }
    return odd;
}

static void check_options(const struct authored *q)
{
    const struct xml_element *e = xml_child(q->element, "option");
    bool is_right[LESSON_OPTIONS] = {false};
    int odd = odd_one(q->item);

    if (odd < 0) {
        authored_refuse(
            q, xml_where(q->element),
            message_of(N_("three of the four options must be equal, and the fourth not")));
        return;
    }
    is_right[odd] = true;
    if (authored_check_misplaced(q, is_right))
        return;
    for (int i = 0; i < q->item->options; i++, e = xml_next(e))
        authored_check_mark(
            q, i, e, i == odd, &q->item->option[odd == 0 ? 1 : 0].figure.number,
            N_("{number} is the one that is not equal to the others, so it is right; "
               "write right=\"yes\""),
            N_("{number} is equal to two others, so it is not right; leave out "
               "right=\"yes\""));
}

static bool of_author(struct item *item, struct chance *chance)
{
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    item->skills = item->lesson->skills;
    for (int i = 0; i < item->options; i++)
        if (!item->option[i].right)
            item->stem.number = item->option[i].figure.number;
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            item->option[i].belief =
                misconception_of(&(struct attempt){.task = TASK_EQUAL,
                                                   .stem = item->stem.number,
                                                   .answer = item->option[i].figure.number});
    shuffle_options(item, chance);
    return true;
}

static void explain_it(const struct item *item, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;
    const struct option *odd = item_right_option(item);
    struct message_arg label = arg_text("label", option_label(item, (int)(odd - item->option))),
                       others = arg_notation("others", stem),
                       number = arg_notation("number", &odd->figure.number);

    if (odd->figure.unequal) {
        telling_say(telling, message_with(N_("In {label} the parts differ in size."), label));
        telling_say(telling,
                    message_with(N_("So {label} does not show {others}, and the others do."), label,
                                 others));
        telling->figure[telling->figures++] = odd->figure;
        telling_show_bars(telling, item, &stem, 1);
        return;
    }
    telling_say(telling, message_with(N_("{label} shows {number}; the others show {others}."),
                                      label, number, others));
    /* Before equal fractions are learned, the bars say more than other numbers. */
    if (item->lesson->stage == STAGE_ONE_WHOLE)
        telling_show_two(telling, item, &odd->figure.number, stem);
    else
        telling_pair(telling, item, &odd->figure.number, stem);
}

/* The belief is that of the card that was not chosen; its sentence would give that away. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    (void)item;
    if (judgement->belief == BELIEF_UNEQUAL_PARTS)
        return message_of(N_("Look at the parts of each picture. Are they all of one size?"));
    return message_of(N_("Two others are just as much as the one you chose."));
}

static void say_two_alike(const struct item *item, struct telling *telling)
{
    const char *label[2] = {"", ""};
    int found = 0;

    for (int i = 0; i < item->options && found < 2; i++) {
        if (item->option[i].right)
            continue;
        label[found++] = option_label(item, i);
        telling->figure[telling->figures++] = item->option[i].figure;
    }
    telling_say(telling,
                message_with(N_("{first} and {second} show the same number. Look at the others."),
                             arg_text("first", label[0]), arg_text("second", label[1])));
}

static void hint(const struct item *item, int step, struct telling *telling)
{
    bool pictures = false, lines = false;

    for (int i = 0; i < item->options; i++) {
        pictures = pictures || item->option[i].figure.shape > SHAPE_PRINTED;
        lines = lines || item->option[i].figure.shape == SHAPE_LINE;
    }
    if (step == 2)
        say_two_alike(item, telling);
    else if (step == 1)
        telling_say(telling,
                    message_of(pictures && !lines
                                   ? N_("How many parts has each, and how many are shaded?")
                                   : N_("Make each one as simple as you can.")));
    else
        telling_say(telling,
                    message_of(lines      ? N_("Which number does each one show?")
                               : pictures ? N_("Are the parts of each picture all of one size?")
                                          : N_("Think of each one as a bar.")));
}

/* Two that are alike would leave two; what there is to look at leaves all of them. */
static void lead(const struct item *item, struct telling *telling)
{
    enum { LOOKS = 2 };

    for (int step = 0; step < LOOKS; step++) {
        struct telling step_of = {0};
        hint(item, step, &step_of);
        telling_say(telling, step_of.say);
    }
}

const struct item_maker maker_ODD = {
    .make = make,
    .author = {.least = 4,
               .most = 4,
               .check_options = check_options,
               .example = "<item kind=\"odd\">…</item>"},
    .of_author = of_author,
    .plainest = -1.5,
    .asks = N_("Three of these show the same number. Which one does not?"),
    .paper = PAPER_STRIKE,
    .task = N_("Cross out the one that does not belong."),
    .hint = hint,
    .explain = explain_it,
    .lead = lead,
    .correct = correct,
};
