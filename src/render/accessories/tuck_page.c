#include "render/accessories/tuck_page.h"

#include "draw/canvas.h"
#include "draw/fit.h"
#include "draw/sign.h"
#include "render/accessories/handwork.h"
#include "render/accessories/tuck_box.h"
#include "render/bar_title.h"
#include "render/deck_inks.h"
#include "render/faces/number.h"
#include "render/faces/picture.h"
#include "render/faces/suit_sign.h"

#include <math.h>

/* What the files that draw a box share: a page with its net, and the words beside it. */

/* The page of one box; everything is borrowed. */
struct tuck_net {
    const struct tuck_job *job;
    struct canvas *canvas; /* its origin is the net's */
    struct tuck_box box;
    int number, boxes; /* which box it is, from 0, and how many there are */
    double words; /* the size of all that is no title, but for the number of cards; an em, mm */
    struct diag *diag;
};

/* Returns the rectangle round a panel's corners: the panel itself, if it is a rectangle. */
static struct box tuck_net_box(const struct tuck_box *box, enum tuck_panel_name name);

static const double INSET = 4;      /* mm, of what is printed on a panel from its folds */
static const double SIDE_LEAST = 8; /* mm: a narrower side has no words */
/* On a front of so many mm; on another all of it is as much larger or smaller. */
static const double USUAL_WIDTH = 64.8;
static const double TAB_WIDTH = 14, TAB_HEIGHT = 19, TAB_CORNER = 3.6;
static const double TITLE = 8, BELOW_TAB = 5, DISC = 24, DISC_GAP = 1.3, COUNT = 5;
/* On sides: a title as a share of their depth, its smallest size with signs, and its bar, mm; and
 * the ratio of a size to the one tried before. */
static const double SIDE_TITLE = 0.34, SIDE_TITLE_LEAST = 4.3, SIDE_BAR = 1.6, STEP = 0.96;
/* What a line of the title has above its capitals, and the size of a sign below the bar, the space
 * between signs and that above them, in its em. */
static const double ABOVE_CAPITALS = 0.1, SIGN = 0.74, SIGN_SPACE = 0.4, ABOVE_SIGNS = 0.42;
/* An emblem on a flap, as a share of the flap's smaller extent where it is narrowest. */
static const double EMBLEM = 0.62, EMBLEM_EDGE = 0.5;

/* Turns the canvas a quarter to the left, until canvas_restore; the box's lower left corner becomes
 * 0, 0. */
static void tuck_net_turn(struct canvas *canvas, struct box box)
{
    canvas_save(canvas);
    canvas_move_origin(canvas, box.x, box.y + box.height, -M_PI / 2);
}

/* Draws the tab of the cards with the value of the wall on their backs, in digits of this size. */
static void draw_tab(const struct tuck_net *net, struct box front, double scale, double size)
{
    const struct handwork *work = &net->job->work;
    struct box tab = {front.x, front.y, scale * TAB_WIDTH, scale * TAB_HEIGHT};
    uint32_t ink = deck_ink(work->deck);
    bool unknown = false;
    struct wall wall = {0};

    wall_set_for(&wall, work->deck);
    struct notation value =
        wall.stairs ? notation_of_whole(wall.taken) : notation_of_fraction(wall.taken, wall.parts);
    struct number_look look = {
        .box = box_grown(tab, -scale),
        .size = size,
        .align = ALIGN_CENTRE,
        .colour = ink_to_read((struct ink){.kind = INK_ON_SUIT}, ink, net->canvas->look)};
    canvas_box(net->canvas, tab, scale * TAB_CORNER);
    canvas_field(net->canvas, ink);
    canvas_note(net->canvas, "tab", tab, ink, "");
    number_draw(net->canvas, &value, work->words.style, &look, &unknown);
}

/* Returns how many cards it holds: of a whole deck, those that are played, and others. */
static struct message count_of(const struct tuck_net *net)
{
    const struct deck *deck = net->job->work.deck;
    int played = deck_played(deck);

    if (net->box.cards == deck_printed(deck) && played < net->box.cards)
        return message_with(N_("{a} + {b} cards"), arg_count("a", played),
                            arg_count("b", net->box.cards - played));
    return message_plural(NP_("{cards} card", "{cards} cards"), arg_count("cards", net->box.cards));
}

/* Writes how many cards it holds, and which box it is, at the foot of the room. */
static enum status write_counts(const struct tuck_net *net, struct box room, double scale)
{
    struct lettering look = {.box = {room.x, room.y + room.height - scale * 1.3 * COUNT, room.width,
                                     scale * 1.3 * COUNT},
                             .size = scale * COUNT,
                             .bold = true,
                             .align = ALIGN_LEFT,
                             .colour = COLOUR_DARK};
    const struct paper_words *words = &net->job->work.words;
    enum status status = STATUS_OK;

    if (net->boxes > 1) { /* on two lines, where one would be too long */
        struct lettering number = look;
        double height = 3 * net->words;
        number.bold = false;
        number.above = true;
        number.size = net->words;
        number.box.y = room.y + room.height - height;
        number.box.height = height;
        look.box.y = number.box.y - look.box.height;
        status = say_block(net->canvas, &number, words,
                           message_with(N_("Box {number} of {boxes}"),
                                        arg_count("number", net->number + 1),
                                        arg_count("boxes", net->boxes)),
                           net->diag);
    }
    if (status == STATUS_OK)
        status = say_line(net->canvas, &look, words, count_of(net), net->diag);
    return status;
}

/* Draws the front, and sets *size to that of its title. */
static enum status draw_front(const struct tuck_net *net, double *size)
{
    const struct handwork *work = &net->job->work;
    struct box panel = tuck_net_box(&net->box, TUCK_FRONT);
    double scale = panel.width / USUAL_WIDTH, height,
           bottom = panel.y + panel.height - scale * INSET;
    struct box front = box_grown(panel, -scale * INSET), room = front;

    room.y += fmax(scale * TAB_HEIGHT, net->box.notch - scale * INSET) + scale * BELOW_TAB;
    *size = scale * TITLE;
    enum status status = handwork_head(work, net->canvas, &room, true, size, &height, net->diag);
    if (status == STATUS_OK)
        draw_tab(net, front, scale, *size);
    if (status != STATUS_OK)
        return status;
    room.y += height + scale * BELOW_TAB;
    room.height = bottom - room.y;
    double disc = fmin(scale * DISC, room.height);
    suits_draw(net->canvas, work->template, work->deck,
               &(struct suits_look){.box = {room.x + room.width - disc, bottom - disc, disc, disc},
                                    .gap = scale * DISC_GAP,
                                    .suit_on_top = true,
                                    .language = work->words.language});
    room.width -= disc + scale * 2;
    return write_counts(net, room, scale);
}

/* Draws the suits' signs in a row about this middle, with their tops at y. */
static void draw_signs(const struct tuck_net *net, double middle, double y, double em)
{
    const struct handwork *work = &net->job->work;
    double size = SIGN * em, step = size + SIGN_SPACE * em;
    double x = middle - (deck_suit_count(work->deck) * step - SIGN_SPACE * em) / 2;

    for (int i = 0; i < deck_suit_count(work->deck); i++, x += step) {
        const struct suit *suit = deck_suit(work->deck, i);
        suit_sign_draw(net->canvas, work->template, suit, work->words.language,
                       (struct box){x, y, size, size}, suit->colour, true);
    }
}

/* The titles of sides, lid and floor: of one size. */
struct strips {
    double size; /* an em, mm */
    bool signs;  /* the suits' signs stand below the titles */
};

/* Fits the title of strips in the middle of a panel of this size, and sets *height to that of title
 * and bar, 0 if it does not fit with what stands below. */
static void fit_strip(const struct tuck_net *net, const struct strips *strips, double width,
                      double depth, struct bar_title *title, double *height)
{
    bool fits = width > 2 * INSET && depth >= SIDE_LEAST, unknown = false;

    *height = 0;
    *title = (struct bar_title){.text = handwork_title(&net->job->work),
                                .size = strips->size,
                                .bar = SIDE_BAR,
                                .width = width - 2 * INSET,
                                .centred = true,
                                .wraps = true,
                                .ink = deck_ink(net->job->work.deck)};
    if (fits)
        bar_title_fit(net->canvas->type, title, height, &fits, &unknown);
    double ink = *height - ABOVE_CAPITALS * title->size;
    double signs = strips->signs ? (ABOVE_SIGNS + SIGN) * strips->size : 0;
    if (!fits || title->size < strips->size || ink + signs > depth - INSET)
        *height = 0;
}

/* Finds the largest size, up to that of the front, in which the title fits sides and ends of every
 * box, with the suits' signs if it can be read then. */
static void choose_strips(const struct tuck_net *net, double most, struct strips *strips)
{
    const struct sheet *sheet = net->job->work.sheet;
    int fewest = tuck_box_share(net->job->cards, net->boxes, net->boxes - 1);
    double depth =
        tuck_box_for(tuck_card_width(sheet), tuck_card_height(sheet), fewest, net->job->thickness)
            .depth;
    struct bar_title title;
    double side = 0, end = 0;

    for (int signs = 1; signs >= 0; signs--) {
        double least = signs ? SIDE_TITLE_LEAST : SMALLEST_WORDS;
        *strips = (struct strips){signs ? most : fmin(most, SIDE_TITLE * depth), signs};
        for (; strips->size >= least; strips->size *= STEP) {
            fit_strip(net, strips, net->box.height, depth, &title, &side);
            fit_strip(net, strips, net->box.width, depth, &title, &end);
            if (side > 0 && end > 0)
                return;
        }
    }
}

/* Writes the title on a bar in the middle of a panel of this size, with the suits' signs below. A
 * title that does not fit is left out without complaint. */
static void draw_strip(const struct tuck_net *net, const struct strips *strips, double width,
                       double depth)
{
    struct bar_title title;
    double height;

    fit_strip(net, strips, width, depth, &title, &height);
    if (!(height > 0))
        return;
    double above = ABOVE_CAPITALS * title.size;
    double signs = strips->signs ? (ABOVE_SIGNS + SIGN) * title.size : 0;
    double y = (depth - (height - above) - signs) / 2 - above;
    if (strips->signs)
        draw_signs(net, width / 2, y + height + ABOVE_SIGNS * title.size, title.size);
    bar_title_draw(net->canvas, &title, INSET, y);
}

/* Does this along a side, so that it reads upwards. */
static void draw_side(const struct tuck_net *net, const struct strips *strips,
                      enum tuck_panel_name name)
{
    struct box side = tuck_net_box(&net->box, name);

    tuck_net_turn(net->canvas, side);
    draw_strip(net, strips, side.height, side.width);
    canvas_restore(net->canvas);
}

/* Does this on lid or floor, to be read from the front when the box is shut. */
static void draw_end(const struct tuck_net *net, const struct strips *strips,
                     enum tuck_panel_name name)
{
    struct box end = tuck_net_box(&net->box, name);

    canvas_save(net->canvas);
    canvas_move_origin(net->canvas, end.x + end.width, end.y + end.height, M_PI);
    draw_strip(net, strips, end.width, end.height);
    canvas_restore(net->canvas);
}

/* Draws a suit's emblem, whole as on its cards, in the middle of a flap. */
static void draw_flap(const struct tuck_net *net, int flap)
{
    const struct deck *deck = net->job->work.deck;
    const struct suit *suit = deck_suit(deck, flap % deck_suit_count(deck));
    const struct sign *sign = suit_field(net->job->work.template, suit);
    enum tuck_panel_name name = (enum tuck_panel_name)(TUCK_DUST + flap);
    struct tuck_panel panel = tuck_box_panel(&net->box, name);
    struct box box = tuck_net_box(&net->box, name);
    double narrowest = fmin(panel.at[1].x - panel.at[0].x, panel.at[2].x - panel.at[3].x);
    double size = EMBLEM * fmin(narrowest, box.height);

    if (size < SIDE_LEAST / 2)
        return;
    emblem_draw(net->canvas, sign,
                &(struct emblem){.box = {box.x + (box.width - size) / 2,
                                         box.y + (box.height - size) / 2, size, size},
                                 .edge = EMBLEM_EDGE,
                                 .edge_colour = suit->colour,
                                 .field = true,
                                 .colour = deck_tint(deck, suit)});
}

/* Draws what stands on the panels, but not on the back: on the front a tab with the value of the
 * deck's wall, the title on its bar, the disc of the suits and the number of cards; the title and
 * the suits' signs on sides, lid and floor; a suit on each flap that keeps out dust.
 * STATUS_INVALID: the title does not fit the front, as diag says. */
static enum status tuck_net_panels(const struct tuck_net *net)
{
    double size;
    struct strips strips;
    enum status status = draw_front(net, &size);

    if (status == STATUS_OK)
        choose_strips(net, size, &strips);
    if (status == STATUS_OK)
        draw_side(net, &strips, TUCK_SIDE);
    if (status == STATUS_OK)
        draw_side(net, &strips, TUCK_OTHER_SIDE);
    if (status == STATUS_OK)
        draw_end(net, &strips, TUCK_LID);
    if (status == STATUS_OK)
        draw_end(net, &strips, TUCK_BOTTOM);
    for (int i = 0; i < TUCK_PANELS - TUCK_DUST && status == STATUS_OK; i++)
        draw_flap(net, i);
    return status;
}

static const double LEGEND_LINE = 4.5, LEGEND_SAMPLE = 10; /* mm */
/* The largest size of sentences, an em, mm; and the ratio of a size to the one tried before. */
static const double WORDS = 3.6, WORDS_STEP = 0.95;

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

/* Where what is written stands: the samples of lines, and the sentences, of which some may stand in
 * a second place. */
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

/* Sets net->words to the largest size in which the sentences of tuck_net_words fit; if none does,
 * to the smallest. */
static void tuck_net_fit_words(struct tuck_net *net, double width, double height)
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
            fit_block(net->canvas->type, &fit, strbuf_text(&sayings.text[i]), &block, &fits);
        }
        if (fits)
            break;
    }
    release_sayings(&sayings);
}

/* Writes what the lines mean, what to do, and how the box's lengths follow from the cards. All of
 * it stands in one place outside the net if this area (mm) leaves more room there than above and
 * below the front. STATUS_INVALID: there is no room, as diag says. */
static enum status tuck_net_words(const struct tuck_net *net, double width, double height)
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

static struct box tuck_net_box(const struct tuck_box *box, enum tuck_panel_name name)
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
