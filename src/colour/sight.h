/* Tells how far apart two colours are for people who see fewer colours than most. All functions are
 * pure. */
#ifndef BREUK_COLOUR_SIGHT_H
#define BREUK_COLOUR_SIGHT_H

#include "colour/colour.h"

/* Which of the eye's three kinds of cones work. */
enum sight {
    SIGHT_USUAL,  /* all */
    SIGHT_PROTAN, /* not those for long waves: red is mistaken for green, and is dark */
    SIGHT_DEUTAN, /* not those for middle waves: red is mistaken for green */
    SIGHT_TRITAN, /* not those for short waves: blue is mistaken for green, yellow for pink */
    SIGHTS
};

/* Returns the CIEDE2000 difference of two colours 0xRRGGBB as they look to someone of this sight,
 * who lacks the cones altogether: the smaller of what two models give, Machado, Oliveira and
 * Fernandes (2009) and Brettel, Viénot and Mollon (1997). */
double sight_difference(enum sight sight, uint32_t one, uint32_t other);

/* Returns the sight to which two colours look most alike. */
enum sight sight_nearest(uint32_t one, uint32_t other);

/*
 * The CIEDE2000 difference at which fields of colour can be told apart however far from each other
 * they lie: A. Brychtová and A. Çöltekin recommend it for colours that stand for kinds (The effect
 * of spatial distance on the discriminability of colors in maps, Cartography and Geographic
 * Information Science 44, 2017, pages 229-245).
 */
#define SIGHT_APART 10.0

#endif
