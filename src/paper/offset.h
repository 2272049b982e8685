/* Corrects for a printer that does not print backs exactly behind their fronts. How far it is off
 * is measured (calibration.h), and pages of backs are moved by that. All functions are pure. */
#ifndef BREUK_PAPER_OFFSET_H
#define BREUK_PAPER_OFFSET_H

#include <stdbool.h>

/* A correction as seen from the back: first a turn about the paper's middle, then a move. A zeroed
 * struct changes nothing. */
struct back_offset {
    double dx, dy; /* mm to the right, mm down */
    double angle;  /* degrees, clockwise */
};

/* The largest correction that is accepted: several times what printers are off. */
#define OFFSET_MOST_MM      10.0
#define OFFSET_MOST_DEGREES 2.0

/* Returns whether the correction is within these limits, in each direction. */
bool back_offset_is_allowed(const struct back_offset *offset);

#endif
