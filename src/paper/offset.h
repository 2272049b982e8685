/* Corrects for a printer that does not print backs exactly behind their fronts. How far it is off
 * is measured (calibration.h), and pages of backs are moved by that. All functions are pure. Why:
 * docs/design/paper.md, “Printers that shift”. */
#ifndef BREUK_PAPER_OFFSET_H
#define BREUK_PAPER_OFFSET_H

#include <stdbool.h>

/* A correction as seen from the back: first a turn about the paper's middle, then a move. A zeroed
 * struct changes nothing. */
struct back_offset {
    double dx, dy; /* mm to the right, mm down */
    double angle;  /* degrees, clockwise */
};

/* A correction of the fronts, so that they fall on labels or cards that are cut already: a move as
 * seen from the front. */
struct front_offset {
    double dx, dy; /* mm to the right, mm down */
};

/* The largest correction that is accepted: several times what printers are off. */
#define OFFSET_MOST_MM      10.0
#define OFFSET_MOST_DEGREES 2.0

/* Returns whether the correction is within these limits, in each direction. */
bool back_offset_is_allowed(const struct back_offset *offset);

bool front_offset_is_allowed(const struct front_offset *offset);

/* Returns by how much pages of backs are moved in all, so that they stay behind fronts that are
 * moved, too. `upright`: the paper is turned over like the page of a book
 * (imposition_turned_upright). */
struct back_offset back_offset_behind(const struct back_offset *back,
                                      const struct front_offset *front, bool upright);

#endif
