/* A pupil who takes two fractions of the same numerator for equal. */
#include "bots/choose.h"
#include "bots/pupil.h"

struct move bot_numerator(const struct view *view, struct chance *chance)
{
    static const struct pupil pupil = {.way = PUPIL_BELIEVES,
                                       .beliefs = 1ull << HYPOTHESIS_SAME_NUMERATOR |
                                                  1ull << HYPOTHESIS_SCALES_BELOW,
                                       .strength = PUPIL_STRENGTH,
                                       .slip = PUPIL_SLIP};

    return pupil_chooses(&pupil, view, chance);
}
