#include "lesson/figure.h"

#include "page/page.h"

struct figure figure_printed(const struct notation *number)
{
    return (struct figure){.shape = SHAPE_PRINTED, .number = *number};
}

struct figure figure_picture(enum shape shape, const struct notation *number)
{
    bool names_parts = number->kind == NOTATION_FRACTION || number->kind == NOTATION_WHOLE;

    return (struct figure){
        .shape = shape, .number = names_parts ? *number : notation_as_parts(number, FIGURE_PARTS)};
}

bool figure_same(const struct figure *one, const struct figure *other)
{
    if (one->shape != other->shape || one->shape == SHAPE_NONE)
        return one->shape == other->shape;
    if (one->shape != SHAPE_PRINTED &&
        (figure_wholes(one) != figure_wholes(other) || one->unequal != other->unequal ||
         one->blank != other->blank || one->marks != other->marks))
        return false;
    for (int m = 0; m < one->marks; m++)
        if (one->mark[m] != other->mark[m])
            return false;
    return notation_identical(&one->number, &other->number);
}

int64_t figure_parts(const struct figure *figure)
{
    return figure->number.denominator ? figure->number.denominator : 1;
}

int64_t figure_counted(const struct figure *figure)
{
    return figure->number.denominator ? figure->number.numerator : figure->number.whole;
}

int64_t figure_wholes(const struct figure *figure)
{
    int64_t parts = figure_parts(figure);
    int64_t needed = (figure_counted(figure) + parts - 1) / parts;

    needed = needed < 1 ? 1 : needed;
    return needed < figure->wholes ? figure->wholes : needed;
}

int64_t figure_edge(const struct figure *figure, int64_t part, int64_t whole)
{
    int64_t parts = figure_parts(figure);

    if (figure->unequal && figure->shape == SHAPE_BAR && figure->turn)
        return whole - page_part_edge(true, parts, parts - part, whole);
    return page_part_edge(figure->unequal, parts, part, whole);
}

bool figure_shades(const struct figure *figure, int64_t part)
{
    int64_t parts = figure_parts(figure), before = part - part % parts;
    int64_t counted = figure_counted(figure) - before;

    if (figure->blank || counted <= 0)
        return false;
    if (figure->shape != SHAPE_BAR || counted >= parts)
        return part - before < counted;
    int cut = figure->cut > 1 ? figure->cut : 1;
    return page_part_taken(figure->turn / cut, figure->scattered, parts / cut, counted / cut,
                           (part - before) / cut);
}

/* True if its shaded parts may lie elsewhere than at its beginning. */
static bool can_turn(const struct figure *figure)
{
    return (figure->shape == SHAPE_BAR || figure->shape == SHAPE_PIE) && !figure->unequal &&
           !figure->blank && figure_wholes(figure) == 1;
}

void figure_turn_like(struct figure *figure, const struct figure *other)
{
    int64_t parts = figure_parts(figure), before = figure_parts(other);
    bool same = figure->shape == other->shape &&
                figure_counted(figure) * before == figure_counted(other) * parts;

    if (!same || !can_turn(figure) || !can_turn(other) || other->turn * parts % before != 0 ||
        (other->scattered && parts % before != 0))
        return;
    figure->turn = (int)(other->turn * parts / before);
    figure->scattered = other->scattered;
    figure->cut = other->scattered ? (int)(parts / before) : 0;
}

/* --- in words */

/* How wholes of a shape are told, one and several. */
struct words_of_shape {
    struct {
        const char *one, *many;
    } shaded, several, several_uncut;
    const char *blank, *blank_uncut, *uncut, *several_blank, *sizes;
};

static const struct words_of_shape bar_words = {
    .shaded = {NP_("a bar in {parts} equal parts; {counted} is shaded",
                   "a bar in {parts} equal parts; {counted} are shaded")},
    .several = {NP_("{wholes} bars, each in {parts} equal parts; {counted} part is shaded "
                    "altogether",
                    "{wholes} bars, each in {parts} equal parts; {counted} parts are shaded "
                    "altogether")},
    .several_uncut = {NP_("{wholes} whole bars; {counted} is shaded",
                          "{wholes} whole bars; {counted} are shaded")},
    .blank = N_("a bar in {parts} equal parts"),
    .blank_uncut = N_("one whole bar"),
    .uncut = N_("one whole bar, shaded"),
    .several_blank = N_("{wholes} bars, each in {parts} equal parts"),
    .sizes = N_("a bar, its parts {sizes} long; shaded: {shaded}"),
};

static const struct words_of_shape pie_words = {
    .shaded = {NP_("a pie in {parts} equal parts; {counted} is shaded",
                   "a pie in {parts} equal parts; {counted} are shaded")},
    .several = {NP_("{wholes} pies, each in {parts} equal parts; {counted} part is shaded "
                    "altogether",
                    "{wholes} pies, each in {parts} equal parts; {counted} parts are shaded "
                    "altogether")},
    .several_uncut = {NP_("{wholes} whole pies; {counted} is shaded",
                          "{wholes} whole pies; {counted} are shaded")},
    .blank = N_("a pie in {parts} equal parts"),
    .blank_uncut = N_("one whole pie"),
    .uncut = N_("one whole pie, shaded"),
    .several_blank = N_("{wholes} pies, each in {parts} equal parts"),
    .sizes = N_("a pie, its parts {sizes} in size; shaded: {shaded}"),
};

static struct message say_wholes(const struct figure *figure, const struct words_of_shape *words)
{
    struct message_arg counted = arg_count("counted", figure_counted(figure));
    struct message_arg parts = arg_count("parts", figure_parts(figure));
    struct message_arg wholes = arg_count("wholes", figure_wholes(figure));
    bool cut = figure_parts(figure) > 1, one = figure_wholes(figure) == 1;

    if (one && !cut)
        return message_of(figure->blank || figure_counted(figure) == 0 ? words->blank_uncut
                                                                       : words->uncut);
    if (!cut)
        return message_plural(words->several_uncut.one, words->several_uncut.many, counted, wholes);
    if (figure->blank && one)
        return message_with(words->blank, parts);
    if (figure->blank)
        return message_with(words->several_blank, wholes, parts);
    if (!one)
        return message_plural(words->several.one, words->several.many, counted, wholes, parts);
    return message_plural(words->shaded.one, words->shaded.many, counted, parts);
}

static struct message say_dots(const struct figure *figure)
{
    struct message_arg counted = arg_count("counted", figure_counted(figure));
    struct message_arg dots = arg_count("dots", figure_parts(figure) * figure_wholes(figure));

    if (figure->blank)
        return message_with(N_("{dots} empty dots"), dots);
    return message_plural(
        NP_("{dots} dots; {counted} is filled", "{dots} dots; {counted} are filled"), counted,
        dots);
}

static struct message say_line(const struct figure *figure)
{
    struct message_arg steps = arg_count("steps", figure_counted(figure));
    struct message_arg parts = arg_count("parts", figure_parts(figure));
    struct message_arg wholes = arg_count("wholes", figure_wholes(figure));
    bool cut = figure_parts(figure) > 1, one = figure_wholes(figure) == 1;

    if (figure->marks || figure->blank)
        return message_with(!cut  ? N_("a line from 0 to {wholes} in steps of 1")
                            : one ? N_("a line from 0 to 1 in {parts} equal steps")
                                  : N_("a line from 0 to {wholes}, each whole in {parts} equal "
                                       "steps"),
                            parts, wholes);
    if (figure->number.negative && !cut)
        return message_plural(NP_("a line from -{wholes} to 1 in steps of 1; the arrow is {steps} "
                                  "step below 0",
                                  "a line from -{wholes} to 1 in steps of 1; the arrow is {steps} "
                                  "steps below 0"),
                              steps, wholes);
    if (figure->number.negative)
        return message_plural(NP_("a line from -{wholes} to 1, each whole in {parts} equal steps; "
                                  "the arrow is {steps} step below 0",
                                  "a line from -{wholes} to 1, each whole in {parts} equal steps; "
                                  "the arrow is {steps} steps below 0"),
                              steps, parts, wholes);
    if (!cut)
        return message_plural(NP_("a line from 0 to {wholes} in steps of 1; the arrow is {steps} "
                                  "step from 0",
                                  "a line from 0 to {wholes} in steps of 1; the arrow is {steps} "
                                  "steps from 0"),
                              steps, wholes);
    if (one)
        return message_plural(NP_("a line from 0 to 1 in {parts} equal steps; the arrow is {steps} "
                                  "step from 0",
                                  "a line from 0 to 1 in {parts} equal steps; the arrow is {steps} "
                                  "steps from 0"),
                              steps, parts);
    return message_plural(NP_("a line from 0 to {wholes}, each whole in {parts} equal steps; the "
                              "arrow is {steps} step from 0",
                              "a line from 0 to {wholes}, each whole in {parts} equal steps; the "
                              "arrow is {steps} steps from 0"),
                          steps, parts, wholes);
}

struct message figure_say(const struct figure *figure)
{
    if (figure->shape == SHAPE_LINE)
        return say_line(figure);
    if (figure->shape == SHAPE_DOTS)
        return say_dots(figure);
    return say_wholes(figure, figure->shape == SHAPE_PIE ? &pie_words : &bar_words);
}

struct message figure_say_sizes(const struct figure *figure, const char *sizes, const char *shaded)
{
    const struct words_of_shape *words = figure->shape == SHAPE_PIE ? &pie_words : &bar_words;

    return message_with(words->sizes, arg_text("sizes", sizes),
                        arg_text("shaded", *shaded ? shaded : "0"));
}

static int64_t size_of_part(const struct figure *figure, int64_t part)
{
    /* The whole of which unequal parts are whole numbers: page_part_edge. */
    int64_t parts = figure_parts(figure), whole = parts > 1 ? parts * (2 * parts - 2) : 1;

    return figure_edge(figure, part + 1, whole) - figure_edge(figure, part, whole);
}

void figure_add_sizes(const struct figure *figure, bool shaded, struct strbuf *out)
{
    int64_t parts = figure_parts(figure), unit = 0;
    bool any = false;

    for (int64_t i = 0; i < parts; i++)
        unit = (int64_t)rational_gcd((uint64_t)unit, (uint64_t)size_of_part(figure, i));
    for (int64_t i = 0; i < parts; i++) {
        if (shaded && !figure_shades(figure, i))
            continue;
        strbuf_addf(out, "%s%d", any ? ", " : "", (int)(size_of_part(figure, i) / unit));
        any = true;
    }
}

struct message figure_say_mark(const struct figure *figure, int mark)
{
    static const char *const letters[FIGURE_MARKS] = {"a", "b", "c", "d"};
    struct message_arg steps = arg_count("steps", figure->mark[mark]);
    struct message_arg letter = arg_text("letter", letters[mark]);

    if (mark > 0)
        return message_with(N_("{letter} is {steps}"), steps, letter);
    return message_plural(
        NP_("{letter} is {steps} step from 0", "{letter} is {steps} steps from 0"), steps, letter);
}
