/* A pupil who knows what is equal, but does not always look. */
#include "bots/choose.h"
#include "bots/pupil.h"

struct move bot_careless(const struct view *view, struct chance *chance)
{
    static const struct pupil pupil = {.way = PUPIL_SLIPS, .slip = .2};

    return pupil_chooses(&pupil, view, chance);
}
