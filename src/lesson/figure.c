#include "lesson/figure.h"

struct figure figure_printed(const struct notation *number)
{
    return (struct figure){.shape = SHAPE_PRINTED, .number = *number};
}

struct figure figure_picture(enum shape shape, const struct notation *number)
{
    return (struct figure){.shape = shape, .number = *number};
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

static struct message say_whole(const struct figure *figure)
{
    struct message_arg parts = arg_count("parts", figure_parts(figure));
    struct message_arg counted = arg_count("counted", figure_counted(figure));

    if (figure->shape == SHAPE_DOTS)
        return message_with(N_("{parts} dots, {counted} of them filled"), parts, counted);
    if (figure->shape == SHAPE_PIE) {
        if (figure->unequal)
            return message_with(N_("a pie in {parts} parts of different sizes, {counted} shaded"),
                                parts, counted);
        return message_with(figure->blank ? N_("a pie in {parts} equal parts")
                                          : N_("a pie in {parts} equal parts, {counted} shaded"),
                            parts, counted);
    }
    if (figure->unequal)
        return message_with(N_("a bar in {parts} parts of different sizes, {counted} shaded"),
                            parts, counted);
    return message_with(figure->blank ? N_("a bar in {parts} equal parts")
                                      : N_("a bar in {parts} equal parts, {counted} shaded"),
                        parts, counted);
}

struct message figure_say(const struct figure *figure)
{
    struct message_arg parts = arg_count("parts", figure_parts(figure));
    struct message_arg counted = arg_count("counted", figure_counted(figure));
    struct message_arg wholes = arg_count("wholes", figure_wholes(figure));

    if (figure->shape == SHAPE_LINE) {
        if (figure->marks || figure->blank)
            return message_with(figure_wholes(figure) == 1
                                    ? N_("a line from 0 to 1, cut in {parts} equal steps")
                                    : N_("a line from 0 to {wholes}, each whole cut in {parts} "
                                         "equal steps"),
                                parts, wholes);
        return message_with(figure_wholes(figure) == 1
                                ? N_("a line from 0 to 1, cut in {parts} equal steps; the arrow is "
                                     "{counted} from 0")
                                : N_("a line from 0 to {wholes}, each whole cut in {parts} equal "
                                     "steps; the arrow is {counted} from 0"),
                            parts, counted, wholes);
    }
    if (figure_wholes(figure) == 1)
        return say_whole(figure);
    return message_with(figure->shape == SHAPE_PIE
                            ? N_("{wholes} pies, each in {parts} equal parts, {counted} shaded "
                                 "altogether")
                            : N_("{wholes} bars, each in {parts} equal parts, {counted} shaded "
                                 "altogether"),
                        wholes, parts, counted);
}
