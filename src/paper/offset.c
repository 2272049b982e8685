#include "paper/offset.h"

#include <math.h>

bool back_offset_is_allowed(const struct back_offset *offset)
{
    return fabs(offset->dx) <= OFFSET_MOST_MM && fabs(offset->dy) <= OFFSET_MOST_MM &&
           fabs(offset->angle) <= OFFSET_MOST_DEGREES;
}
