/* The things of a cell as boxes, which are put on lines, as close together as the cell's height
 * asks for. Private to the room. */
#ifndef BREUK_RENDER_PAGES_FLOW_H
#define BREUK_RENDER_PAGES_FLOW_H

#include "render/pages/thing.h"

#include <stddef.h>

/* A thing of a line, and the room that it takes with what stands round it, such as a frame; mm. */
struct flow_box {
    struct thing thing;
    bool breaks;        /* begins a line */
    bool may_break;     /* `breaks` is for the flow to choose */
    bool aside, below;  /* as page_item's; things that are below each other stand in pairs */
    double gap;         /* space before it */
    double left, right; /* on either side of the thing */
    double over, under; /* above and below it */
};

struct flow {
    const struct cell_look *look;
    struct flow_box *boxes;
    size_t count, capacity;
};

/* Makes room for frames and their labels, and for pens, in a cell of this width. */
void flow_frame(struct flow *flow, double width);

/* Chooses which of the boxes that may begin a line do: those that leave the cell low, or add no
 * line break that was not asked for. */
enum status flow_choose(struct flow *flow, double width);

/* Puts the boxes on lines, as cell_set does. */
enum status flow_set(struct flow *flow, double width, struct canvas *canvas, double x, double y,
                     double *height, bool *fits);

#endif
