#include "render/accessories/tuck_box.h"

#include <math.h>

static const double GLUE = 12, TUCK = 14, DUST_MOST = 25, NOTCH_MOST = 10;
/* How much narrower the tuck flap is on each side than the board beside it asks for. */
static const double FREE = 0.5;
/* Sums of decimal fractions are not exact. */
static const double ROUNDING = 1e-6;

struct tuck_box tuck_box_for(double card_width, double card_height, int cards, double thickness)
{
    struct tuck_box box = {
        .cards = cards,
        .inner_width = card_width + TUCK_CLEARANCE,
        .inner_height = card_height + TUCK_CLEARANCE,
        .inner_depth = cards * thickness + TUCK_CLEARANCE,
        .glue = GLUE,
        .tuck = TUCK,
        .relief = TUCK_BOARD / 2 + FREE,
    };

    box.width = box.inner_width + TUCK_BOARD;
    box.height = box.inner_height + 3 * TUCK_BOARD;
    box.depth = box.inner_depth + 3 * TUCK_BOARD;
    /* Two dust flaps meet below the lid and must not reach further than it does. */
    box.dust = fmin(fmin(box.width / 2 - 1, DUST_MOST), box.depth + box.tuck);
    box.notch = fmin(NOTCH_MOST, box.width / 5);
    box.net_width = 2 * box.width + 2 * box.depth + box.glue;
    box.net_height = box.height + 2 * (box.depth + box.tuck);
    return box;
}

/* Returns a panel that hangs on a fold from `left` to `right` at y and reaches to `end`, above or
 * below; its far side is narrower by `inset` at each end. */
static struct tuck_panel flap(double left, double right, double y, double end, double inset)
{
    struct tuck_point near_left = {left, y}, near_right = {right, y};
    struct tuck_point far_left = {left + inset, end}, far_right = {right - inset, end};

    if (end < y)
        return (struct tuck_panel){.corners = 4,
                                   .at = {far_left, far_right, near_right, near_left},
                                   .edge = {TUCK_CUT, TUCK_CUT, TUCK_FOLD, TUCK_CUT}};
    return (struct tuck_panel){.corners = 4,
                               .at = {near_left, near_right, far_right, far_left},
                               .edge = {TUCK_FOLD, TUCK_CUT, TUCK_CUT, TUCK_CUT}};
}

/* Returns a tuck flap: its sides are straight, so that it holds, and its corners are cut off, so
 * that it goes in. */
static struct tuck_panel tuck_flap(const struct tuck_box *box, bool above)
{
    double left = box->relief, right = box->width - box->relief;
    double y = above ? box->tuck : box->net_height - box->tuck;
    double bend = y + (above ? -1 : 1) * box->tuck * 0.4;
    double end = above ? 0 : box->net_height, corner = box->tuck * 0.6;

    if (above)
        return (struct tuck_panel){
            .corners = 6,
            .at = {{left, bend},
                   {left + corner, end},
                   {right - corner, end},
                   {right, bend},
                   {right, y},
                   {left, y}},
            .edge = {TUCK_CUT, TUCK_CUT, TUCK_CUT, TUCK_CUT, TUCK_FOLD, TUCK_CUT}};
    return (struct tuck_panel){
        .corners = 6,
        .at = {{left, y},
               {right, y},
               {right, bend},
               {right - corner, end},
               {left + corner, end},
               {left, bend}},
        .edge = {TUCK_FOLD, TUCK_CUT, TUCK_CUT, TUCK_CUT, TUCK_CUT, TUCK_CUT}};
}

/* Returns one of the four panels that stand round the cards. */
static struct tuck_panel wall(const struct tuck_box *box, enum tuck_panel_name name)
{
    const double left[] = {[TUCK_BACK] = 0,
                           [TUCK_SIDE] = box->width,
                           [TUCK_FRONT] = box->width + box->depth,
                           [TUCK_OTHER_SIDE] = 2 * box->width + box->depth};
    bool broad = name == TUCK_BACK || name == TUCK_FRONT;
    double x = left[name], right = x + (broad ? box->width : box->depth);
    double top = box->tuck + box->depth, bottom = top + box->height;
    struct tuck_panel panel = {.corners = 4,
                               .at = {{x, top}, {right, top}, {right, bottom}, {x, bottom}},
                               .edge = {TUCK_FOLD, TUCK_FOLD, TUCK_FOLD, TUCK_FOLD}};

    if (name == TUCK_BACK)
        panel.edge[3] = TUCK_CUT;
    if (name == TUCK_FRONT) {
        panel.edge[0] = TUCK_NOTCHED;
        panel.edge[2] = TUCK_CUT;
    }
    return panel;
}

static struct tuck_panel glue_flap(const struct tuck_box *box)
{
    double x = 2 * (box->width + box->depth), y = box->tuck + box->depth;
    double slope = fmin(0.6 * box->glue, box->height / 4);

    return (struct tuck_panel){.corners = 4,
                               .at = {{x, y},
                                      {x + box->glue, y + slope},
                                      {x + box->glue, y + box->height - slope},
                                      {x, y + box->height}},
                               .edge = {TUCK_CUT, TUCK_CUT, TUCK_CUT, TUCK_FOLD}};
}

static struct tuck_panel dust_flap(const struct tuck_box *box, int number)
{
    struct tuck_panel side = wall(box, number < 2 ? TUCK_SIDE : TUCK_OTHER_SIDE);
    double left = side.at[0].x, right = side.at[1].x, inset = fmin(3, box->depth / 4);
    double top = side.at[0].y, bottom = side.at[2].y;

    return number % 2 == 0 ? flap(left, right, top, top - box->dust, inset)
                           : flap(left, right, bottom, bottom + box->dust, inset);
}

struct tuck_panel tuck_box_panel(const struct tuck_box *box, enum tuck_panel_name name)
{
    double top = box->tuck + box->depth, bottom = top + box->height;
    struct tuck_panel lid;

    if (name <= TUCK_OTHER_SIDE)
        return wall(box, name);
    if (name >= TUCK_DUST)
        return dust_flap(box, (int)name - TUCK_DUST);
    if (name == TUCK_GLUE)
        return glue_flap(box);
    if (name == TUCK_LID_FLAP || name == TUCK_BOTTOM_FLAP)
        return tuck_flap(box, name == TUCK_LID_FLAP);
    if (name == TUCK_LID) {
        lid = flap(0, box->width, top, box->tuck, box->relief);
        lid.edge[0] = TUCK_FOLD;
        return lid;
    }
    lid = flap(0, box->width, bottom, bottom + box->depth, box->relief);
    lid.edge[2] = TUCK_FOLD;
    return lid;
}

bool tuck_box_fits(const struct tuck_box *box, double width, double height, bool *turned)
{
    double across = box->net_width + TUCK_MEASURE_ROOM, down = box->net_height;

    *turned = !(across <= width + ROUNDING && down <= height + ROUNDING);
    return !*turned || (across <= height + ROUNDING && down <= width + ROUNDING);
}

int tuck_boxes_needed(double card_width, double card_height, int cards, double thickness,
                      double width, double height)
{
    for (int boxes = 1; boxes <= cards; boxes++) {
        struct tuck_box box =
            tuck_box_for(card_width, card_height, tuck_box_share(cards, boxes, 0), thickness);
        bool turned;
        if (tuck_box_fits(&box, width, height, &turned))
            return boxes;
    }
    return 0;
}

int tuck_box_share(int cards, int boxes, int box)
{
    return cards / boxes + (box < cards % boxes);
}
