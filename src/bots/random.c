/* A player who knows every card that fits. */
#include "bots/at_random.h"
#include "bots/choose.h"

struct move bot_random(const struct view *view, struct chance *chance)
{
    return play_at_random(view, chance, NULL);
}
