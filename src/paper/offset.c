#include "paper/offset.h"

#include <math.h>

bool back_offset_is_allowed(const struct back_offset *offset)
{
    return fabs(offset->dx) <= OFFSET_MOST_MM && fabs(offset->dy) <= OFFSET_MOST_MM &&
           fabs(offset->angle) <= OFFSET_MOST_DEGREES;
}

bool front_offset_is_allowed(const struct front_offset *offset)
{
    return fabs(offset->dx) <= OFFSET_MOST_MM && fabs(offset->dy) <= OFFSET_MOST_MM;
}

struct back_offset back_offset_behind(const struct back_offset *back,
                                      const struct front_offset *front, bool upright)
{
    return (struct back_offset){
        back->dx + (upright ? -front->dx : front->dx),
        back->dy + (upright ? front->dy : -front->dy),
        back->angle,
    };
}
