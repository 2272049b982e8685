/* A pupil who takes two fractions for equal when the same was added above and below. */
#include "bots/choose.h"
#include "bots/pupil.h"

struct move bot_adder(const struct view *view, struct chance *chance)
{
    static const struct pupil pupil = {.way = PUPIL_BELIEVES,
                                       .beliefs = 1ull << HYPOTHESIS_ADDS,
                                       .strength = PUPIL_STRENGTH,
                                       .slip = PUPIL_SLIP};

    return pupil_chooses(&pupil, view, chance);
}
