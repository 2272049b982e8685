#include "render/accessories/tuck_box.h"

#include <math.h>

static const double GLUE = 12, TUCK = 14, DUST_MOST = 25, NOTCH_MOST = 10;
/* The play of the tuck flap on each side, mm, beyond what the board beside it takes up. */
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

/* Paper that is easy to get, the smallest first. */
static const struct paper {
    const char *name;
    double width, height;
} papers[] = {{"A4", 210, 297}, {"Letter", 215.9, 279.4}, {"A3", 297, 420}, {"A2", 420, 594}};
enum { PAPERS = sizeof papers / sizeof *papers };

double tuck_card_width(const struct sheet *sheet)
{
    return fmin(sheet->grid.card_width, sheet->grid.card_height);
}

double tuck_card_height(const struct sheet *sheet)
{
    return fmax(sheet->grid.card_width, sheet->grid.card_height);
}

static int boxes_on(const struct tuck_job *job, int cards, double width, double height)
{
    const struct sheet *sheet = job->work.sheet;
    struct box area = handwork_area_of(width, height);

    return tuck_boxes_needed(tuck_card_width(sheet), tuck_card_height(sheet), cards, job->thickness,
                             area.width, area.height);
}

/* Returns the smallest paper on which the cards need fewer boxes than `than`, and sets *boxes;
 * NULL: there is none. */
static const struct paper *better_paper(const struct tuck_job *job, int than, int *boxes)
{
    for (int i = 0; i < PAPERS; i++) {
        *boxes = boxes_on(job, job->cards, papers[i].width, papers[i].height);
        if (*boxes > 0 && *boxes < than)
            return &papers[i];
    }
    return NULL;
}

static struct message too_small(const struct tuck_job *job)
{
    const struct sheet *sheet = job->work.sheet;
    struct tuck_box box =
        tuck_box_for(tuck_card_width(sheet), tuck_card_height(sheet), 1, job->thickness);
    double edges = 2 * PAPER_EDGE + THICKEST_LINE;
    int boxes;
    const struct paper *paper = better_paper(job, job->cards + 1, &boxes);
    char width[32], height[32];

    snprintf(width, sizeof width, "%.1f", box.net_width + TUCK_MEASURE_ROOM + edges);
    snprintf(height, sizeof height, "%.1f", box.net_height + edges);
    return message_with(
        paper ? N_("the paper of “{sheet}” is too small for a box: even a box for one card needs "
                   "{width} by {height} mm; use {paper}")
              : N_("the paper of “{sheet}” is too small for a box: even a box for one card needs "
                   "{width} by {height} mm, more than A2 has; choose a sheet with smaller cards"),
        arg_text("sheet", sheet->name), arg_number("width", width), arg_number("height", height),
        arg_text("paper", paper ? paper->name : NULL));
}

int tuck_paper_boxes(const struct tuck_job *job, struct message *why)
{
    const struct grid *grid = &job->work.sheet->grid;
    int boxes = boxes_on(job, job->cards, grid->paper_width, grid->paper_height);

    if (boxes == 0 && why)
        *why = too_small(job);
    return boxes;
}

void tuck_paper_note(const struct tuck_job *job, int boxes, struct diag *diag)
{
    int fewer;
    const struct paper *paper = better_paper(job, boxes, &fewer);

    if (!paper)
        return;
    diag_add(
        diag, SEVERITY_NOTE, (struct position){0},
        message_plural(
            NP_("the cards need {boxes} boxes on this paper; on {paper} they need only {fewer} box",
                "the cards need {boxes} boxes on this paper; on {paper} they need only {fewer} "
                "boxes"),
            arg_count("fewer", fewer), arg_count("boxes", boxes), arg_text("paper", paper->name)));
}
