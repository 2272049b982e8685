#include "paper/offset.h"

#include <math.h>

static double radians(const struct back_offset *offset)
{
    return offset->angle * M_PI / 180;
}

bool back_offset_is_none(const struct back_offset *offset)
{
    return offset->dx == 0 && offset->dy == 0 && offset->angle == 0;
}

bool back_offset_is_allowed(const struct back_offset *offset)
{
    return fabs(offset->dx) <= OFFSET_MOST_MM && fabs(offset->dy) <= OFFSET_MOST_MM &&
           fabs(offset->angle) <= OFFSET_MOST_DEGREES;
}

void back_offset_move(const struct back_offset *offset, double paper_width, double paper_height,
                      double *x, double *y)
{
    double across = *x - paper_width / 2, down = *y - paper_height / 2;
    double cosine = cos(radians(offset)), sine = sin(radians(offset));

    *x = paper_width / 2 + across * cosine - down * sine + offset->dx;
    *y = paper_height / 2 + across * sine + down * cosine + offset->dy;
}
