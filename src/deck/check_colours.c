/* Suits whose colours some pupils cannot tell apart. Each has a shape of its own, so it is a
 * warning: they can play, but they have to look closer. */
#include "deck/builder.h"

#include "colour/sight.h"

#include <math.h>
#include <stdio.h>

static const char *const sights[SIGHTS] = {
    [SIGHT_PROTAN] = N_("red-green blind (protan, red looks dark)"),
    [SIGHT_DEUTAN] = N_("red-green blind (deutan)"),
    [SIGHT_TRITAN] = N_("blue-yellow blind (tritan)"),
};

static void warn(struct builder *builder, const struct xml_element *element,
                 const struct suit *suit, const struct suit *other, enum sight sight)
{
    double distance = sight_difference(sight, suit->colour, other->colour);
    char figure[32], least[32];

    snprintf(figure, sizeof figure, "%.1f", floor(10 * distance) / 10);
    snprintf(least, sizeof least, "%.0f", SIGHT_APART);
    build_warning(
        builder, xml_at(element, "colour"),
        message_with(
            sight == SIGHT_USUAL
                ? N_("the colours of {other} and {suit} look too much alike: {distance} apart "
                     "(CIEDE2000), where at least {least} is wanted; make one of them much lighter "
                     "or darker, or change its hue, and run “breuk check” again")
                : N_("the colours of {other} and {suit} look too much alike to a pupil who is "
                     "{sight}: {distance} apart (CIEDE2000), where at least {least} is wanted; "
                     "make one of them much lighter or darker, or change its hue, and run “breuk "
                     "check” again"),
            arg_text("other", other->id), arg_text("suit", suit->id),
            arg_term("sight", sights[sight]), arg_number("distance", figure),
            arg_number("least", least)));
}

void check_colours(struct builder *builder)
{
    const struct suit *suits = builder->deck->suits;
    const struct xml_element *e = xml_child(builder->root, "suit");

    bool coloured[DECK_SUITS];

    for (int i = 0; e; e = xml_next(e), i++) {
        coloured[i] = xml_has(e, "colour");
        for (int other = 0; other < i; other++) {
            if (!coloured[i] || !coloured[other])
                continue;
            uint32_t one = suits[other].colour, two = suits[i].colour;
            bool all = sight_difference(SIGHT_USUAL, one, two) < SIGHT_APART;
            enum sight sight = all ? SIGHT_USUAL : sight_nearest(one, two);
            if (sight_difference(sight, one, two) < SIGHT_APART)
                warn(builder, e, &suits[i], &suits[other], sight);
        }
    }
}
