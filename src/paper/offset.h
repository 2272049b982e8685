/*
 * A printer does not print backs exactly behind their fronts. How far it is off is measured
 * (calibration.h), and pages of backs are moved by that. Pure functions.
 */
#ifndef BREUK_PAPER_OFFSET_H
#define BREUK_PAPER_OFFSET_H

#include <stdbool.h>

/* As seen from the back: first turned about the paper's middle, then moved. All 0: as it is. */
struct back_offset {
    double dx, dy; /* mm to the right, mm down */
    double angle;  /* degrees, clockwise */
};

/* What is accepted: several times what printers are off. */
#define OFFSET_MOST_MM      10.0
#define OFFSET_MOST_DEGREES 2.0

/* Within what is accepted, in each direction. */
bool back_offset_is_allowed(const struct back_offset *offset);

#endif
