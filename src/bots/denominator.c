/* A pupil who takes two fractions of the same denominator for equal. */
#include "bots/choose.h"
#include "bots/pupil.h"

struct move bot_denominator(const struct view *view, struct chance *chance)
{
    static const struct pupil pupil = {.way = PUPIL_BELIEVES,
                                       .beliefs = 1ull << HYPOTHESIS_SAME_DENOMINATOR |
                                                  1ull << HYPOTHESIS_SCALES_ABOVE,
                                       .strength = PUPIL_STRENGTH,
                                       .slip = PUPIL_SLIP};

    return pupil_chooses(&pupil, view, chance);
}
