#include "render/accessories/tuck_page.h"

#include "draw/fit.h"
#include "render/accessories/tuck_net.h"

#include <math.h>

static const double LEGEND_LINE = 4.5, LEGEND_SAMPLE = 10; /* mm */
/* The largest size of sentences, an em, mm; and the ratio of a size to the one tried before. */
static const double WORDS = 3.6, WORDS_STEP = 0.95;
static const double MEASURE_WIDTH = 4.2; /* the most that a length takes, em */

static struct box box_of_edge(struct tuck_point from, struct tuck_point to)
{
    return (struct box){fmin(from.x, to.x), fmin(from.y, to.y), fabs(to.x - from.x),
                        fabs(to.y - from.y)};
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

void tuck_net_turn(struct canvas *canvas, struct box box)
{
    canvas_save(canvas);
    canvas_move_origin(canvas, box.x, box.y + box.height, -M_PI / 2);
}

/* Returns the room above the front, which the net leaves free. */
static struct box room_above(const struct tuck_box *box)
{
    struct box front = tuck_net_box(box, TUCK_FRONT);

    return (struct box){front.x + 2, 0, front.width - 4, front.y - TUCK_MEASURE_ROOM};
}

/* Sets *room to the room below the net or to its right. Returns false if that is not much more than
 * the room above the front. */
static bool room_outside(const struct tuck_box *box, double width, double height, struct box *room)
{
    double below = height - box->net_height - 4, right = width - box->net_width - 4;
    struct box within = room_above(box);

    *room = below * width > right * height ? (struct box){0, box->net_height + 4, width, below}
                                           : (struct box){box->net_width + 4, 0, right, height};
    return room->width >= within.width && room->height > 0 &&
           room->width * room->height > 1.5 * within.width * within.height;
}

static void add_sentence(const struct tuck_net *net, struct message message, struct strbuf *text)
{
    if (text->length > 0)
        strbuf_add_char(text, '\n');
    paper_say(&net->job->work.words, message, text);
}

static struct message_arg arg_tenths(const char *name, double mm)
{
    char number[32];

    snprintf(number, sizeof number, "%.1f", mm);
    return arg_number(name, number);
}

/* Adds what the box is for and how to make it. */
static void add_instruction(const struct tuck_net *net, struct strbuf *text)
{
    const struct message_arg cards = arg_count("cards", net->box.cards);

    add_sentence(
        net,
        net->boxes == 1
            ? message_plural(NP_("A box for {cards} card.", "A box for {cards} cards."), cards)
            : message_plural(NP_("Box {number} of {boxes}, for {cards} card.",
                                 "Box {number} of {boxes}, for {cards} cards."),
                             cards, arg_count("number", net->number + 1),
                             arg_count("boxes", net->boxes)),
        text);
    add_sentence(net,
                 message_of(N_("Cut the box out, fold everything backwards, glue the narrow flap "
                               "behind the edge of the back, then tuck in the flaps.")),
                 text);
}

/* Adds what the box's lengths follow from. */
static void add_measures(const struct tuck_net *net, struct strbuf *text)
{
    const struct tuck_box *box = &net->box;

    add_sentence(
        net,
        message_with(N_("It measures {width} by {height} by {depth} mm inside. This allows "
                        "{thickness} mm for each card, and {clearance} mm of space each way."),
                     arg_tenths("width", box->inner_width), arg_tenths("height", box->inner_height),
                     arg_tenths("depth", box->inner_depth),
                     arg_mm("thickness", net->job->thickness), arg_mm("clearance", TUCK_CLEARANCE)),
        text);
    add_sentence(
        net,
        message_with(N_("Print it on board up to {board} mm thick: the folds allow for that."),
                     arg_mm("board", TUCK_BOARD)),
        text);
}

/* Draws a sample of a line and writes what it means. */
static enum status draw_legend_line(const struct tuck_net *net, struct box box, bool fold)
{
    struct message what = message_of(fold ? N_("fold") : N_("cut"));
    double y = box.y + box.height / 2;
    struct box words = {box.x + LEGEND_SAMPLE + 2, box.y, box.width - LEGEND_SAMPLE - 5,
                        box.height};

    canvas_segment(net->canvas, box.x, y, box.x + LEGEND_SAMPLE, y);
    if (fold)
        handwork_fold(net->canvas, (struct box){box.x, y, LEGEND_SAMPLE, 0});
    else
        handwork_cut(net->canvas, (struct box){box.x, y, LEGEND_SAMPLE, 0});
    return say_line(
        net->canvas,
        &(struct lettering){
            .box = words, .size = net->words, .align = ALIGN_LEFT, .colour = COLOUR_DARK},
        &net->job->work.words, what, net->diag);
}

/* The words on a page and their boxes: the samples of lines, and the sentences, some of which may
 * stand in a second box. */
struct sayings {
    struct box legend, room[2];
    struct strbuf text[2];
};

static void lay_sayings(const struct tuck_net *net, double width, double height,
                        struct sayings *sayings)
{
    struct box *room = &sayings->room[0], front = tuck_net_box(&net->box, TUCK_FRONT);
    double below = front.y + front.height + 2;

    *sayings = (struct sayings){0};
    bool outside = room_outside(&net->box, width, height, room);
    if (!outside)
        *room = room_above(&net->box);
    sayings->legend = (struct box){room->x, room->y, fmin(room->width / 2, 40), LEGEND_LINE};
    room->y += LEGEND_LINE + 1;
    room->height -= LEGEND_LINE + 1;
    sayings->room[1] =
        (struct box){front.x + 2, below, front.width - 4, net->box.net_height - below};
    add_instruction(net, &sayings->text[0]);
    add_measures(net, &sayings->text[outside ? 0 : 1]);
}

static void release_sayings(struct sayings *sayings)
{
    strbuf_release(&sayings->text[0]);
    strbuf_release(&sayings->text[1]);
}

/* Sets net->words to the largest size in which the sentences of write_words fit; if none does,
 * to the smallest. */
static void fit_words(struct tuck_net *net, double width, double height)
{
    struct sayings sayings;
    bool fits = false;

    lay_sayings(net, width, height, &sayings);
    for (net->words = WORDS; net->words > SMALLEST_WORDS;
         net->words = fmax(SMALLEST_WORDS, net->words * WORDS_STEP)) {
        fits = true;
        for (int i = 0; i < 2 && fits; i++) {
            struct fit fit = {.box = sayings.room[i], .size = net->words, .smallest = net->words};
            struct block block;
            fits = fit_block(net->canvas->type, &fit, strbuf_text(&sayings.text[i]), &block);
        }
        if (fits)
            break;
    }
    release_sayings(&sayings);
}

/* Writes what the lines mean, what to do, and how the box's lengths follow from the cards. All of
 * it stands in one place outside the net if this area (mm) leaves more room there than above and
 * below the front. STATUS_INVALID: there is no room, as diag says. */
static enum status write_words(const struct tuck_net *net, double width, double height)
{
    struct sayings sayings;

    lay_sayings(net, width, height, &sayings);
    struct box line = sayings.legend;
    enum status status = draw_legend_line(net, line, false);
    line.x += line.width;
    if (status == STATUS_OK)
        status = draw_legend_line(net, line, true);
    for (int i = 0; i < 2 && status == STATUS_OK; i++) {
        struct lettering look = {.box = sayings.room[i],
                                 .size = net->words,
                                 .above = true,
                                 .align = ALIGN_LEFT,
                                 .colour = COLOUR_DARK};
        status = lettering_block(net->canvas, &look, strbuf_text(&sayings.text[i]), net->diag);
    }
    release_sayings(&sayings);
    return status;
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

/* Writes a length, "64.8 mm" or "64,8 mm"; a narrow side goes without. */
static enum status say_measure(const struct tuck_net *net, struct box box, double mm)
{
    struct lettering look = {
        .box = box, .size = net->words, .align = ALIGN_CENTRE, .colour = COLOUR_DARK};

    if (box.width < MEASURE_WIDTH * net->words)
        return STATUS_OK;
    return say_line(net->canvas, &look, &net->job->work.words,
                    message_with(N_("{length} mm"), arg_tenths("length", mm)), net->diag);
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
        status = write_words(net, width, height);
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
    fit_words(&net, width, height);
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
