/*
 * A box of board for a stack of cards, closed above and below by a flap that is tucked in: the
 * lengths of its panels and where they lie on the net. Pure functions; millimetres, y downwards.
 *
 *      +------+
 *      | tuck |
 *      +------+ +--+        +--+         flaps that keep out dust
 *      | lid  | |  | notch  |  |
 *      +------+-+--+--\_/---+--+-+
 *      | back | s  | front  |s | |       s: side; on the right the flap to glue
 *      +------+-+--+--------+--+-+
 *      | floor| |  |        |  |
 *      +------+ +--+        +--+
 *      | tuck |
 *      +------+
 */
#ifndef BREUK_RENDER_ACCESSORIES_TUCK_BOX_H
#define BREUK_RENDER_ACCESSORIES_TUCK_BOX_H

#include "render/accessories/tuck_page.h"

#include <stdbool.h>

/* The space that the stack has in each direction, so that it slides out. */
#define TUCK_CLEARANCE 1.5

/*
 * Board of 250 to 300 g/m². From fold to fold a panel is longer than the room inside it by the
 * board that lies between: in width one thickness (half at each side), in depth two more (the flap
 * that is glued, and the one that is tucked in), in height two more (the dust flaps).
 */
#define TUCK_BOARD 0.3

/* The thickness of a card unless the user gives one: makers of playing cards name 0.29 to 0.30 mm
 * for board of 300 to 320 g/m² (TMCards, Technical specifications while placing custom playing card
 * orders, 2017); paper of 200 g/m², the heaviest that most home printers take, has about 0.25 mm.
 */
#define CARD_THICKNESS          0.3
#define CARD_THICKNESS_LEAST    0.05
#define CARD_THICKNESS_GREATEST 3.0

/* The lengths of one box. */
struct tuck_box {
    int cards;
    double inner_width, inner_height, inner_depth; /* the room inside */
    double width, height, depth; /* of the front, and depth of the side; from fold to fold */
    double glue, tuck, dust;     /* how far the flaps reach */
    double relief; /* how much narrower the tuck flap is on each side, so that it goes in */
    double notch;  /* radius of the thumb's notch */
    double net_width, net_height;
};

enum tuck_panel_name {
    TUCK_BACK,
    TUCK_SIDE,
    TUCK_FRONT,
    TUCK_OTHER_SIDE,
    TUCK_GLUE,
    TUCK_LID,
    TUCK_BOTTOM,
    TUCK_LID_FLAP,
    TUCK_BOTTOM_FLAP,
    TUCK_DUST, /* the first of four: above and below the side, above and below the other side */
    TUCK_PANELS = TUCK_DUST + 4
};

enum tuck_edge { TUCK_CUT, TUCK_FOLD, TUCK_NOTCHED };

struct tuck_point {
    double x, y;
};

enum { TUCK_CORNERS = 6 };

/* A panel of the net. Edge i goes from corner i to the next, the last one back to the first,
 * clockwise. A fold is an edge of two panels. */
struct tuck_panel {
    int corners;
    struct tuck_point at[TUCK_CORNERS];
    enum tuck_edge edge[TUCK_CORNERS];
};

/* Returns a box for `cards` cards of this size and thickness. */
struct tuck_box tuck_box_for(double card_width, double card_height, int cards, double thickness);

/* Returns one panel of the net, whose upper left corner is at 0, 0. */
struct tuck_panel tuck_box_panel(const struct tuck_box *box, enum tuck_panel_name name);

/* Returns whether the net, with the room for its measures, fits an area. *turned: it fits only
 * after a quarter turn. */
bool tuck_box_fits(const struct tuck_box *box, double width, double height, bool *turned);

/* The room beside the net for the measure of its height. */
#define TUCK_MEASURE_ROOM 4.5

/* Returns the fewest boxes that fit the area if the cards are dealt out to them evenly; 0: not even
 * a box for one card fits. */
int tuck_boxes_needed(double card_width, double card_height, int cards, double thickness,
                      double width, double height);

/* Returns how many cards box number `box`, from 0, gets when they are dealt out as evenly as
 * possible. */
int tuck_box_share(int cards, int boxes, int box);

/* Works out how many boxes a deck takes on a paper. */

/* Return the shorter and the longer side of a sheet's cards, mm. */
double tuck_card_width(const struct sheet *sheet);
double tuck_card_height(const struct sheet *sheet);

/* Returns the fewest boxes that hold the cards and fit the sheet's paper; 0: not even a box for one
 * card fits, and *why (which may be NULL) says which paper would do. */
int tuck_paper_boxes(const struct tuck_job *job, struct message *why);

/* Adds a note to diag if a common paper would take fewer boxes than this, so that nobody glues more
 * than they need. */
void tuck_paper_note(const struct tuck_job *job, int boxes, struct diag *diag);

#endif
