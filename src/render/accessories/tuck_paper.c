#include "render/accessories/tuck_paper.h"

#include "render/accessories/tuck_box.h"

#include <math.h>

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
