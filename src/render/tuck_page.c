#include "render/tuck_page.h"

#include "render/canvas.h"
#include "render/face.h"
#include "render/lettering.h"
#include "render/tuck_box.h"

#include <math.h>
#include <string.h>

static const double INSET = 3;          /* of what is printed on a panel, from its folds */
static const double MEASURE_TYPE = 2.8; /* an em, mm */
static const double LEGEND_LINE = 4.5, LEGEND_SAMPLE = 10;
static const double SIDE_LEAST = 8; /* a side that is narrower has no words */

/* Paper that is easy to get, the smallest first. */
static const struct paper {
    const char *name;
    double width, height;
} papers[] = {{"A4", 210, 297}, {"Letter", 215.9, 279.4}, {"A3", 297, 420}, {"A2", 420, 594}};
enum { PAPERS = sizeof papers / sizeof *papers };

struct sheet_of_box {
    const struct tuck_job *job;
    struct canvas *canvas;
    struct tuck_box box;
    int number, boxes; /* the number from 0 */
    struct diag *diag;
};

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

/* The first paper on which the cards need fewer boxes than this, and how many; NULL: none. */
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
    struct message why = message_of(
        paper ? N_("the paper of “{sheet}” is too small for a box: even one for a single card "
                   "takes {width} by {height} mm of paper; {paper} would do")
              : N_("the paper of “{sheet}” is too small for a box: even one for a single card "
                   "takes {width} by {height} mm of paper, more than A2 has"));
    char number[32];

    message_add_text(&why, "sheet", sheet->name);
    snprintf(number, sizeof number, "%.1f", box.net_width + TUCK_MEASURE_ROOM + edges);
    message_add_number(&why, "width", number);
    snprintf(number, sizeof number, "%.1f", box.net_height + edges);
    message_add_number(&why, "height", number);
    if (paper)
        message_add_text(&why, "paper", paper->name);
    return why;
}

int tuck_page_boxes(const struct tuck_job *job, struct message *why)
{
    const struct grid *grid = &job->work.sheet->grid;
    int boxes = boxes_on(job, job->cards, grid->paper_width, grid->paper_height);

    if (boxes == 0 && why)
        *why = too_small(job);
    return boxes;
}

/* An edge of a panel, from corner i to the next. */
static struct tuck_point end_of(const struct tuck_panel *panel, int edge)
{
    return panel->at[(edge + 1) % panel->corners];
}

static struct box box_of_edge(struct tuck_point from, struct tuck_point to)
{
    return (struct box){fmin(from.x, to.x), fmin(from.y, to.y), fabs(to.x - from.x),
                        fabs(to.y - from.y)};
}

static void lay_edge(const struct sheet_of_box *page, const struct tuck_panel *panel, int edge)
{
    struct tuck_point from = panel->at[edge], to = end_of(panel, edge);
    double middle = (from.x + to.x) / 2, notch = page->box.notch;
    cairo_t *cr = page->canvas->cr;

    cairo_new_path(cr);
    cairo_move_to(cr, from.x, from.y);
    if (panel->edge[edge] == TUCK_NOTCHED) /* clockwise along an upper edge: from left to right */
        cairo_arc_negative(cr, middle, from.y, notch, M_PI, 0);
    cairo_line_to(cr, to.x, to.y);
}

/* A fold is an edge of two panels: the walls draw those between them and of their flaps, the lids
 * those of theirs. */
static bool draws_fold(enum tuck_panel_name name, int edge)
{
    if (name == TUCK_LID)
        return edge == 0;
    if (name == TUCK_BOTTOM)
        return edge == 2;
    return name == TUCK_BACK || (name <= TUCK_OTHER_SIDE && edge != 3);
}

static void draw_lines(const struct sheet_of_box *page)
{
    for (int name = 0; name < TUCK_PANELS; name++) {
        struct tuck_panel panel = tuck_box_panel(&page->box, (enum tuck_panel_name)name);
        for (int edge = 0; edge < panel.corners; edge++) {
            struct box box = box_of_edge(panel.at[edge], end_of(&panel, edge));
            lay_edge(page, &panel, edge);
            if (panel.edge[edge] != TUCK_FOLD)
                handwork_cut(page->canvas, box);
            else if (draws_fold((enum tuck_panel_name)name, edge))
                handwork_fold(page->canvas, box);
        }
    }
}

static struct box box_of_panel(const struct tuck_box *box, enum tuck_panel_name name)
{
    struct tuck_panel panel = tuck_box_panel(box, name);

    return box_of_edge(panel.at[0], panel.at[2]);
}

/* Draws as if the upper left corner of a box that is turned a quarter to the left were 0, 0. */
static void turn_left(struct canvas *canvas, struct box box)
{
    cairo_save(canvas->cr);
    cairo_translate(canvas->cr, box.x, box.y + box.height);
    cairo_rotate(canvas->cr, -M_PI / 2);
}

/* A length as words: "64.8" or "64,8". */
static enum status say_measure(const struct sheet_of_box *page, struct box box, double mm)
{
    struct message message = message_of(N_("{length} mm"));
    struct lettering look = {
        .box = box, .size = MEASURE_TYPE, .align = ALIGN_CENTRE, .colour = COLOUR_DARK};
    char number[32];

    snprintf(number, sizeof number, "%.1f", mm);
    message_add_number(&message, "length", number);
    enum status status =
        lettering_say_line(page->canvas, &look, &page->job->work.words, &message, NULL);
    return status == STATUS_INVALID ? STATUS_OK : status; /* a side too narrow for its measure */
}

/* Of front, side and height, from fold to fold, where nothing is left of the net. */
static enum status draw_measures(const struct sheet_of_box *page)
{
    struct box front = box_of_panel(&page->box, TUCK_FRONT);
    struct box back = box_of_panel(&page->box, TUCK_BACK);
    struct box side = box_of_panel(&page->box, TUCK_OTHER_SIDE);
    double room = TUCK_MEASURE_ROOM - 1;
    struct box height = {back.x - TUCK_MEASURE_ROOM, back.y, room, back.height};
    enum status status = say_measure(
        page, (struct box){front.x, front.y - TUCK_MEASURE_ROOM, front.width, room}, front.width);

    if (status == STATUS_OK)
        status = say_measure(
            page,
            (struct box){side.x, side.y - page->box.dust - TUCK_MEASURE_ROOM, side.width, room},
            side.width);
    if (status != STATUS_OK)
        return status;
    turn_left(page->canvas, height);
    status = say_measure(page, (struct box){0, 0, height.height, height.width}, back.height);
    cairo_restore(page->canvas->cr);
    return status;
}

/* A row of fields, one a suit, with its sign. */
static void draw_suits(const struct sheet_of_box *page, struct box row)
{
    const struct deck *deck = page->job->work.deck;
    int count = deck_suit_count(deck);
    double side = fmin(row.height, row.width / count);
    double x = row.x + (row.width - count * side) / 2, y = row.y + (row.height - side) / 2;

    for (int i = 0; i < count; i++) {
        const struct suit *suit = deck_suit(deck, i);
        struct box field = box_grown((struct box){x + i * side, y, side, side}, -0.06 * side);
        canvas_box(page->canvas, field, 0.12 * side);
        canvas_field(page->canvas, suit->colour);
        handwork_sign(&page->job->work, page->canvas, suit, box_grown(field, -0.2 * side));
    }
}

static enum status draw_front(const struct sheet_of_box *page)
{
    const struct handwork *work = &page->job->work;
    struct box front = box_grown(box_of_panel(&page->box, TUCK_FRONT), -INSET);
    struct box title = {front.x, front.y + page->box.notch, front.width, 0};

    title.height = 0.42 * (front.y + front.height - title.y);
    draw_suits(page, (struct box){front.x, title.y + title.height, front.width,
                                  0.3 * (front.y + front.height - title.y)});
    enum status status = lettering_block(page->canvas,
                                         &(struct lettering){.box = title,
                                                             .size = 0.2 * front.width,
                                                             .bold = true,
                                                             .align = ALIGN_CENTRE,
                                                             .colour = COLOUR_DARK,
                                                             .where = deck_where(work->deck)},
                                         handwork_title(work), page->diag);
    if (status != STATUS_OK)
        return status;
    struct message count = message_plural(NP_("{cards} card", "{cards} cards"));
    struct box below = {front.x, front.y + 0.86 * front.height, front.width, 0.12 * front.height};
    message_add_count(&count, "cards", page->box.cards);
    return lettering_say_line(
        page->canvas,
        &(struct lettering){.box = below, .size = 4, .align = ALIGN_CENTRE, .colour = COLOUR_DARK},
        &work->words, &count, page->diag);
}

/* The title along a side that is broad enough, read from below; without complaint where it is too
 * long. */
static enum status draw_side(const struct sheet_of_box *page, enum tuck_panel_name name)
{
    struct box side = box_grown(box_of_panel(&page->box, name), -1);

    if (side.width < SIDE_LEAST)
        return STATUS_OK;
    turn_left(page->canvas, side);
    enum status status =
        lettering_line(page->canvas,
                       &(struct lettering){.box = {INSET, 0, side.height - 2 * INSET, side.width},
                                           .size = fmin(9, 0.6 * side.width),
                                           .bold = true,
                                           .align = ALIGN_CENTRE,
                                           .colour = COLOUR_DARK},
                       handwork_title(&page->job->work), NULL);
    cairo_restore(page->canvas->cr);
    return status == STATUS_INVALID ? STATUS_OK : status;
}

/* The title on the lid, to be read from the front when the box is shut. */
static enum status draw_lid(const struct sheet_of_box *page)
{
    struct box lid = box_grown(box_of_panel(&page->box, TUCK_LID), -INSET);

    if (lid.height + 2 * INSET < SIDE_LEAST)
        return STATUS_OK;
    cairo_save(page->canvas->cr);
    cairo_translate(page->canvas->cr, lid.x + lid.width, lid.y + lid.height);
    cairo_rotate(page->canvas->cr, M_PI);
    enum status status = lettering_line(page->canvas,
                                        &(struct lettering){.box = {0, 0, lid.width, lid.height},
                                                            .size = 9,
                                                            .bold = true,
                                                            .align = ALIGN_CENTRE,
                                                            .colour = COLOUR_DARK},
                                        handwork_title(&page->job->work), NULL);
    cairo_restore(page->canvas->cr);
    return status == STATUS_INVALID ? STATUS_OK : status;
}

static enum status draw_glue(const struct sheet_of_box *page)
{
    struct box flap = box_of_panel(&page->box, TUCK_GLUE);
    struct message glue = message_of(N_("glue"));

    turn_left(page->canvas, flap);
    enum status status =
        lettering_say_line(page->canvas,
                           &(struct lettering){.box = {0, 1, flap.height, flap.width - 2},
                                               .size = 4,
                                               .align = ALIGN_CENTRE,
                                               .colour = COLOUR_DARK},
                           &page->job->work.words, &glue, page->diag);
    cairo_restore(page->canvas->cr);
    return status;
}

/* The back of the cards, as large as a card. */
static enum status draw_back(const struct sheet_of_box *page)
{
    const struct handwork *work = &page->job->work;
    const struct template *template = work->template;
    struct box back = box_of_panel(&page->box, TUCK_BACK);
    double width = tuck_card_width(work->sheet), height = tuck_card_height(work->sheet);
    struct placing placing = {
        {back.x + (back.width - width) / 2, back.y + (back.height - height) / 2, width, height},
        template->width > template->height};

    if (!page->job->back || template->back_count == 0)
        return STATUS_OK;
    struct faces *faces = faces_new(template, work->deck, &work->words, page->canvas->type, 0);
    if (!faces)
        return STATUS_NO_MEMORY;
    enum status status = faces_draw_back(faces, page->canvas, 0, placing, page->diag);
    faces_free(faces);
    return status;
}

/* Above and below the front, where nothing is left of the net. */
static struct box room_above(const struct tuck_box *box)
{
    struct box front = box_of_panel(box, TUCK_FRONT);

    return (struct box){front.x + 2, 0, front.width - 4, front.y - TUCK_MEASURE_ROOM};
}

static struct box room_below(const struct tuck_box *box)
{
    struct box front = box_of_panel(box, TUCK_FRONT);
    double top = front.y + front.height + 2;

    return (struct box){front.x + 2, top, front.width - 4, box->net_height - top};
}

/* Below the net or to its right; false where that is no more than what lies round the front. */
static bool room_outside(const struct tuck_box *box, double width, double height, struct box *room)
{
    double below = height - box->net_height - 4, right = width - box->net_width - 4;
    struct box within = room_above(box);

    *room = below * width > right * height ? (struct box){0, box->net_height + 4, width, below}
                                           : (struct box){box->net_width + 4, 0, right, height};
    return room->width >= within.width && room->height > 0 &&
           room->width * room->height > 1.5 * within.width * within.height;
}

static void add_sentence(const struct sheet_of_box *page, const struct message *message,
                         struct strbuf *text)
{
    if (text->length > 0)
        strbuf_add_char(text, '\n');
    paper_say(&page->job->work.words, message, text);
}

static void add_number(struct message *message, const char *name, const char *format, double mm)
{
    char number[32];

    snprintf(number, sizeof number, format, mm);
    message_add_number(message, name, number);
}

/* What it is for and what to do. */
static void add_instruction(const struct sheet_of_box *page, struct strbuf *text)
{
    struct message which =
        page->boxes == 1
            ? message_plural(NP_("A box for {cards} card.", "A box for {cards} cards."))
            : message_plural(NP_("Box {number} of {boxes}, for {cards} card.",
                                 "Box {number} of {boxes}, for {cards} cards."));
    struct message how = message_of(
        N_("Cut, fold everything to the back, glue the narrow flap behind the edge of the back, "
           "then tuck in the flaps."));

    message_add_count(&which, "cards", page->box.cards);
    if (page->boxes > 1) {
        message_add_count(&which, "number", page->number + 1);
        message_add_count(&which, "boxes", page->boxes);
    }
    add_sentence(page, &which, text);
    add_sentence(page, &how, text);
}

/* What its lengths come from. */
static void add_measures(const struct sheet_of_box *page, struct strbuf *text)
{
    const struct tuck_box *box = &page->box;
    struct message inside =
        message_of(N_("Inside it measures {width} by {height} by {depth} mm: a card is taken for "
                      "{thickness} mm thick, and {clearance} mm are free each way."));
    struct message board =
        message_of(N_("Print it on board of at most {board} mm: the folds allow for that."));

    add_number(&inside, "width", "%.1f", box->inner_width);
    add_number(&inside, "height", "%.1f", box->inner_height);
    add_number(&inside, "depth", "%.1f", box->inner_depth);
    add_number(&inside, "thickness", "%.10g", page->job->thickness);
    add_number(&inside, "clearance", "%.10g", TUCK_CLEARANCE);
    add_number(&board, "board", "%.10g", TUCK_BOARD);
    add_sentence(page, &inside, text);
    add_sentence(page, &board, text);
}

/* A piece of line and what it stands for. */
static enum status draw_legend_line(const struct sheet_of_box *page, struct box box, bool fold)
{
    struct message what = message_of(fold ? N_("fold") : N_("cut"));
    double y = box.y + box.height / 2;
    struct box words = {box.x + LEGEND_SAMPLE + 2, box.y, box.width - LEGEND_SAMPLE - 5,
                        box.height};

    canvas_segment(page->canvas, box.x, y, box.x + LEGEND_SAMPLE, y);
    if (fold)
        handwork_fold(page->canvas, (struct box){box.x, y, LEGEND_SAMPLE, 0});
    else
        handwork_cut(page->canvas, (struct box){box.x, y, LEGEND_SAMPLE, 0});
    return lettering_say_line(
        page->canvas,
        &(struct lettering){.box = words, .size = 3.4, .align = ALIGN_LEFT, .colour = COLOUR_DARK},
        &page->job->work.words, &what, page->diag);
}

static enum status draw_sentences(const struct sheet_of_box *page, struct box room,
                                  struct strbuf *text)
{
    enum status status = text->failed ? STATUS_NO_MEMORY
                                      : lettering_block(page->canvas,
                                                        &(struct lettering){.box = room,
                                                                            .size = 3.6,
                                                                            .above = true,
                                                                            .align = ALIGN_LEFT,
                                                                            .colour = COLOUR_DARK},
                                                        strbuf_text(text), page->diag);

    strbuf_release(text);
    return status;
}

/* All words in one place outside the net, or above and below the front. */
static enum status draw_words(const struct sheet_of_box *page, double width, double height)
{
    struct strbuf text = {0}, measures = {0};
    struct box room;
    bool outside = room_outside(&page->box, width, height, &room);

    if (!outside)
        room = room_above(&page->box);
    struct box line = {room.x, room.y, fmin(room.width / 2, 40), LEGEND_LINE};
    enum status status = draw_legend_line(page, line, false);
    line.x += line.width;
    if (status == STATUS_OK)
        status = draw_legend_line(page, line, true);
    room.y += LEGEND_LINE + 1;
    room.height -= LEGEND_LINE + 1;
    add_instruction(page, &text);
    add_measures(page, outside ? &text : &measures);
    if (status == STATUS_OK)
        status = draw_sentences(page, room, &text);
    if (status == STATUS_OK && !outside)
        status = draw_sentences(page, room_below(&page->box), &measures);
    strbuf_release(&text);
    strbuf_release(&measures);
    return status;
}

static enum status draw_net(const struct sheet_of_box *page, double width, double height)
{
    enum status status = draw_back(page);

    if (status == STATUS_OK)
        status = draw_front(page);
    if (status == STATUS_OK)
        status = draw_side(page, TUCK_SIDE);
    if (status == STATUS_OK)
        status = draw_side(page, TUCK_OTHER_SIDE);
    if (status == STATUS_OK)
        status = draw_lid(page);
    if (status == STATUS_OK)
        status = draw_glue(page);
    if (status == STATUS_OK)
        status = draw_measures(page);
    if (status == STATUS_OK)
        status = draw_words(page, width, height);
    draw_lines(page);
    return status;
}

enum status tuck_draw_page(const struct tuck_job *job, int number, struct canvas *canvas,
                           struct diag *diag)
{
    const struct sheet *sheet = job->work.sheet;
    struct box area = handwork_area(sheet);
    struct sheet_of_box page = {.job = job, .canvas = canvas, .number = number, .diag = diag};
    bool turned;

    page.boxes = tuck_page_boxes(job, NULL);
    page.box = tuck_box_for(tuck_card_width(sheet), tuck_card_height(sheet),
                            tuck_box_share(job->cards, page.boxes, number), job->thickness);
    tuck_box_fits(&page.box, area.width, area.height, &turned);
    cairo_save(canvas->cr);
    cairo_translate(canvas->cr, area.x, turned ? area.y + area.height : area.y);
    if (turned)
        cairo_rotate(canvas->cr, -M_PI / 2);
    cairo_translate(canvas->cr, TUCK_MEASURE_ROOM, 0);
    enum status status = draw_net(&page, (turned ? area.height : area.width) - TUCK_MEASURE_ROOM,
                                  turned ? area.width : area.height);
    cairo_restore(canvas->cr);
    return status;
}

/* So that nobody glues more boxes than they need. */
static void tell_of_larger_paper(const struct tuck_job *job, int boxes, struct diag *diag)
{
    int fewer;
    const struct paper *paper = better_paper(job, boxes, &fewer);
    struct message note =
        message_plural(NP_("the cards take {boxes} boxes on this paper; on {paper} {fewer} box "
                           "would do",
                           "the cards take {boxes} boxes on this paper; on {paper} {fewer} boxes "
                           "would do"));

    if (!paper)
        return;
    message_add_count(&note, "fewer", fewer);
    message_add_count(&note, "boxes", boxes);
    message_add_text(&note, "paper", paper->name);
    diag_add(diag, SEVERITY_NOTE, (struct position){0}, &note);
}

enum status tuck_draw(const struct tuck_job *job, struct press *press, struct diag *diag)
{
    int boxes = tuck_page_boxes(job, NULL);
    enum status status = STATUS_OK;

    for (int i = 0; i < boxes && status == STATUS_OK; i++) {
        struct canvas *canvas = handwork_begin(&job->work, press);
        status = handwork_end(press, tuck_draw_page(job, i, canvas, diag));
    }
    if (status == STATUS_OK && boxes > 1)
        tell_of_larger_paper(job, boxes, diag);
    return status;
}
