#include "base/chance.h"

uint64_t chance_splitmix(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15;

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

/* Mixes purpose and index by a SplitMix64 of their own, so that neighbouring seeds and streams
 * share nothing. */
void chance_init(struct chance *chance, uint64_t seed, enum chance_purpose purpose, uint32_t index)
{
    uint64_t stream = (uint64_t)purpose << 32 | index;
    uint64_t mixed = seed ^ chance_splitmix(&stream);

    *chance = (struct chance){0};
    for (int i = 0; i < 4; i++)
        chance->state[i] = chance_splitmix(&mixed);
}

uint32_t chance_redraw_below(struct chance *chance, uint64_t product, uint32_t bound)
{
    uint32_t threshold = -bound % bound;

    while ((uint32_t)product < threshold)
        product = (chance_next(chance) >> 32) * bound;
    return (uint32_t)(product >> 32);
}
