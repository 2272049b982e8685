#include "render/accessories/tuck_page.h"

#include "render/accessories/saying.h"
#include "render/accessories/tuck_net.h"
#include "render/accessories/tuck_paper.h"

#include <math.h>

static const double MEASURE_WIDTH = 4.2; /* the most that a length takes, em */

static struct box box_of_edge(struct tuck_point from, struct tuck_point to)
{
    return (struct box){fmin(from.x, to.x), fmin(from.y, to.y), fabs(to.x - from.x),
                        fabs(to.y - from.y)};
}

/* Returns whether the panel draws this fold, which is an edge of two panels: the walls draw the
 * folds between them and those of their flaps, the lids those of their flaps. */
static bool draws_fold(enum tuck_panel_name name, int edge)
{
    if (name == TUCK_LID)
        return edge == 0;
    if (name == TUCK_BOTTOM)
        return edge == 2;
    return name == TUCK_BACK || (name <= TUCK_OTHER_SIDE && edge != 3);
}

static void draw_lines(const struct tuck_net *net)
{
    for (int name = 0; name < TUCK_PANELS; name++) {
        struct tuck_panel panel = tuck_box_panel(&net->box, (enum tuck_panel_name)name);
        for (int edge = 0; edge < panel.corners; edge++) {
            struct tuck_point from = panel.at[edge], to = panel.at[(edge + 1) % panel.corners];
            struct box box = box_of_edge(from, to);
            canvas_new_path(net->canvas);
            canvas_move_to(net->canvas, from.x, from.y);
            if (panel.edge[edge] == TUCK_NOTCHED) /* from left to right along an upper edge */
                canvas_arc(net->canvas, (from.x + to.x) / 2, from.y, net->box.notch, M_PI, 0);
            canvas_line_to(net->canvas, to.x, to.y);
            if (panel.edge[edge] != TUCK_FOLD)
                handwork_cut(net->canvas, box);
            else if (draws_fold((enum tuck_panel_name)name, edge))
                handwork_fold(net->canvas, box);
        }
    }
}

struct box tuck_net_box(const struct tuck_box *box, enum tuck_panel_name name)
{
    struct tuck_panel panel = tuck_box_panel(box, name);
    struct tuck_point least = panel.at[0], most = panel.at[0];

    for (int i = 1; i < panel.corners; i++) {
        least = (struct tuck_point){fmin(least.x, panel.at[i].x), fmin(least.y, panel.at[i].y)};
        most = (struct tuck_point){fmax(most.x, panel.at[i].x), fmax(most.y, panel.at[i].y)};
    }
    return box_of_edge(least, most);
}

/* Writes a length, "64.8 mm" or "64,8 mm"; a narrow side goes without. */
static enum status say_measure(const struct tuck_net *net, struct box box, double mm)
{
    struct lettering look = {
        .box = box, .size = net->words, .align = ALIGN_CENTRE, .colour = COLOUR_DARK};
    char number[32];

    if (box.width < MEASURE_WIDTH * net->words)
        return STATUS_OK;
    snprintf(number, sizeof number, "%.1f", mm);
    return say_line(net->canvas, &look, &net->job->work.words,
                    message_with(N_("{length} mm"), arg_number("length", number)), net->diag);
}

/* Writes the measures of front, side and height, from fold to fold, outside the net. */
static enum status draw_measures(const struct tuck_net *net)
{
    struct box front = tuck_net_box(&net->box, TUCK_FRONT);
    struct box back = tuck_net_box(&net->box, TUCK_BACK);
    struct box side = tuck_net_box(&net->box, TUCK_OTHER_SIDE);
    double room = TUCK_MEASURE_ROOM - 1;
    struct box height = {back.x - TUCK_MEASURE_ROOM, back.y, room, back.height};
    enum status status = say_measure(
        net, (struct box){front.x, front.y - TUCK_MEASURE_ROOM, front.width, room}, front.width);

    if (status == STATUS_OK)
        status = say_measure(
            net, (struct box){side.x, side.y - net->box.dust - TUCK_MEASURE_ROOM, side.width, room},
            side.width);
    if (status != STATUS_OK)
        return status;
    tuck_net_turn(net->canvas, height);
    status = say_measure(net, (struct box){0, 0, height.height, height.width}, back.height);
    canvas_restore(net->canvas);
    return status;
}

static enum status draw_glue(const struct tuck_net *net)
{
    struct box flap = tuck_net_box(&net->box, TUCK_GLUE);

    tuck_net_turn(net->canvas, flap);
    enum status status = say_line(net->canvas,
                                  &(struct lettering){.box = {0, 1, flap.height, flap.width - 2},
                                                      .size = net->words,
                                                      .align = ALIGN_CENTRE,
                                                      .colour = COLOUR_DARK},
                                  &net->job->work.words, message_of(N_("glue")), net->diag);
    canvas_restore(net->canvas);
    return status;
}

/* Draws the back of the cards, as large as a card. */
static enum status draw_back(const struct tuck_net *net)
{
    const struct handwork *work = &net->job->work;
    struct box back = tuck_net_box(&net->box, TUCK_BACK);
    double width = tuck_card_width(work->sheet), height = tuck_card_height(work->sheet);

    if (!net->job->back)
        return STATUS_OK;
    return handwork_back(work, net->canvas,
                         (struct box){back.x + (back.width - width) / 2,
                                      back.y + (back.height - height) / 2, width, height},
                         net->diag);
}

static enum status draw_net(const struct tuck_net *net, double width, double height)
{
    enum status status = draw_back(net);

    if (status == STATUS_OK)
        status = tuck_net_panels(net);
    if (status == STATUS_OK)
        status = draw_glue(net);
    if (status == STATUS_OK)
        status = draw_measures(net);
    if (status == STATUS_OK)
        status = tuck_net_words(net, width, height);
    draw_lines(net);
    return status;
}

enum status tuck_draw_page(const struct tuck_job *job, int number, struct canvas *canvas,
                           struct diag *diag)
{
    const struct sheet *sheet = job->work.sheet;
    struct box area = handwork_area(sheet);
    struct tuck_net net = {.job = job, .canvas = canvas, .number = number, .diag = diag};
    bool turned;

    net.boxes = tuck_paper_boxes(job, NULL);
    net.box = tuck_box_for(tuck_card_width(sheet), tuck_card_height(sheet),
                           tuck_box_share(job->cards, net.boxes, number), job->thickness);
    tuck_box_fits(&net.box, area.width, area.height, &turned);
    canvas_save(canvas);
    canvas_move_origin(canvas, area.x, turned ? area.y + area.height : area.y,
                       turned ? -M_PI / 2 : 0);
    canvas_move_origin(canvas, TUCK_MEASURE_ROOM, 0, 0);
    double width = (turned ? area.height : area.width) - TUCK_MEASURE_ROOM;
    double height = turned ? area.width : area.height;
    tuck_net_fit_words(&net, width, height);
    enum status status = draw_net(&net, width, height);
    canvas_restore(canvas);
    return status;
}

enum status tuck_draw(const struct tuck_job *job, struct press *press, struct diag *diag)
{
    int boxes = tuck_paper_boxes(job, NULL);
    enum status status = STATUS_OK;

    for (int i = 0; i < boxes && status == STATUS_OK; i++) {
        struct canvas *canvas = handwork_begin(&job->work, press);
        status = handwork_end(canvas, press, tuck_draw_page(job, i, canvas, diag));
    }
    if (status == STATUS_OK && boxes > 1)
        tuck_paper_note(job, boxes, diag);
    return status;
}
