#include "render/accessories/tuck_net.h"

#include "draw/emblem.h"
#include "draw/fit.h"
#include "draw/sign.h"
#include "render/accessories/saying.h"
#include "render/bar_title.h"
#include "render/deck_inks.h"
#include "render/faces/number.h"
#include "render/faces/suits.h"
#include "render/faces/wall.h"

#include <math.h>

static const double INSET = 4;      /* mm, of what is printed on a panel from its folds */
static const double SIDE_LEAST = 8; /* mm: a narrower side has no words */
/* On a front of so many mm; on another all of it is as much larger or smaller. */
static const double USUAL_WIDTH = 64.8;
static const double TAB_WIDTH = 14, TAB_HEIGHT = 19, TAB_CORNER = 3.6, DIGITS = 8;
static const double TITLE = 9, BELOW_TAB = 5, DISC = 26, DISC_GAP = 1.3, COUNT = 5, NUMBER = 3.9;
/* On sides: a title as a share of their depth, its largest size and its bar, mm. */
static const double SIDE_TITLE = 0.34, SIDE_TITLE_MOST = 7.5, SIDE_BAR = 1.6;
/* What a line of the title has above its capitals, and the size of a sign below the bar, the space
 * between signs and that above them, in its em. */
static const double ABOVE_CAPITALS = 0.1, SIGN = 0.74, SIGN_SPACE = 0.4, ABOVE_SIGNS = 0.42;
/* An emblem on a flap, as a share of the flap's smaller extent where it is narrowest. */
static const double EMBLEM = 0.62, EMBLEM_EDGE = 0.5;

void tuck_net_turn(struct canvas *canvas, struct box box)
{
    canvas_save(canvas);
    canvas_move_origin(canvas, box.x, box.y + box.height, -M_PI / 2);
}

static const struct sign *sign_of(const struct tuck_net *net, const struct suit *suit)
{
    return template_sign(net->job->work.template, shape_signs[suit->shape]);
}

/* Draws the tab of the cards with the value of the wall on their backs. */
static enum status draw_tab(const struct tuck_net *net, struct box front, double scale)
{
    const struct handwork *work = &net->job->work;
    struct box tab = {front.x, front.y, scale * TAB_WIDTH, scale * TAB_HEIGHT};
    uint32_t ink = deck_ink(work->deck);
    bool unknown = false;
    struct wall wall = {0};

    wall_set_for(&wall, work->deck);
    struct notation value = notation_of_fraction(wall.taken, wall.parts);
    struct number_look look = {
        .box = box_grown(tab, -scale),
        .size = scale * DIGITS,
        .align = ALIGN_CENTRE,
        .colour = ink_to_read((struct ink){.kind = INK_ON_SUIT}, ink, net->canvas->look)};
    canvas_box(net->canvas, tab, scale * TAB_CORNER);
    canvas_field(net->canvas, ink);
    canvas_note(net->canvas, "tab", tab, ink, "");
    return number_draw(net->canvas, &value, work->words.style, &look, &unknown);
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
        double height = fmax(scale * 2.6 * NUMBER, 2.9 * SMALLEST_WORDS);
        number.bold = false;
        number.above = true;
        number.size = scale * NUMBER;
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
        status = say_line(net->canvas, &look, words,
                          message_plural(NP_("{cards} card", "{cards} cards"),
                                         arg_count("cards", net->box.cards)),
                          net->diag);
    return status;
}

static enum status draw_front(const struct tuck_net *net)
{
    const struct handwork *work = &net->job->work;
    struct box panel = tuck_net_box(&net->box, TUCK_FRONT);
    double scale = panel.width / USUAL_WIDTH, height,
           bottom = panel.y + panel.height - scale * INSET;
    struct box front = box_grown(panel, -scale * INSET), room = front;
    enum status status = draw_tab(net, front, scale);

    room.y += fmax(scale * TAB_HEIGHT, net->box.notch - scale * INSET) + scale * BELOW_TAB;
    if (status == STATUS_OK)
        status = handwork_head(work, net->canvas, &room, scale * TITLE, &height, net->diag);
    if (status != STATUS_OK)
        return status;
    room.y += height + scale * BELOW_TAB;
    room.height = bottom - room.y;
    double disc = fmin(scale * DISC, room.height);
    suits_draw(
        net->canvas, work->template, work->deck,
        &(struct suits_look){
            {room.x + room.width - disc, bottom - disc, disc, disc}, 0, scale * DISC_GAP, true});
    room.width -= disc + scale * 2;
    return write_counts(net, room, scale);
}

/* Draws the suits' signs in a row about this middle, with their tops at y. */
static void draw_signs(const struct tuck_net *net, double middle, double y, double em)
{
    const struct deck *deck = net->job->work.deck;
    double size = SIGN * em, step = size + SIGN_SPACE * em;
    int count = 0;

    for (int i = 0; i < deck_suit_count(deck); i++)
        count += sign_of(net, deck_suit(deck, i)) != NULL;
    double x = middle - (count * step - SIGN_SPACE * em) / 2;
    for (int i = 0; i < deck_suit_count(deck); i++) {
        const struct suit *suit = deck_suit(deck, i);
        const struct sign *sign = sign_of(net, suit);
        if (!sign)
            continue;
        sign_draw(net->canvas, sign, (struct box){x, y, size, size}, suit->colour, true);
        x += step;
    }
}

/* Writes the title on a bar in the middle of a panel of this size, with the suits' signs below, if
 * there is room for them. A title that does not fit is left out without complaint. */
static enum status draw_strip(const struct tuck_net *net, double width, double height)
{
    double size = fmin(SIDE_TITLE_MOST, SIDE_TITLE * height), tall = 0, room = height - INSET;
    struct bar_title title = {.text = handwork_title(&net->job->work),
                              .size = size,
                              .bar = SIDE_BAR,
                              .width = width - 2 * INSET,
                              .centred = true,
                              .ink = deck_ink(net->job->work.deck)};
    bool fits = title.width > 0, unknown = false;
    enum status status =
        fits ? bar_title_fit(net->canvas->type, &title, &tall, &fits, &unknown) : STATUS_OK;

    if (status != STATUS_OK || !fits || tall > room)
        return status;
    double signs = (ABOVE_SIGNS + SIGN) * size, ink = tall - ABOVE_CAPITALS * title.size;
    bool with_signs = ink + signs <= room;
    double y = (height - ink - (with_signs ? signs : 0)) / 2 - ABOVE_CAPITALS * title.size;
    if (with_signs)
        draw_signs(net, width / 2, y + tall + ABOVE_SIGNS * size, size);
    return bar_title_draw(net->canvas, &title, INSET, y);
}

/* Does this along a side that is wide enough, so that it reads upwards. */
static enum status draw_side(const struct tuck_net *net, enum tuck_panel_name name)
{
    struct box side = tuck_net_box(&net->box, name);

    if (side.width < SIDE_LEAST)
        return STATUS_OK;
    tuck_net_turn(net->canvas, side);
    enum status status = draw_strip(net, side.height, side.width);
    canvas_restore(net->canvas);
    return status;
}

/* Does this on lid or floor, to be read from the front when the box is shut. */
static enum status draw_end(const struct tuck_net *net, enum tuck_panel_name name)
{
    struct box end = tuck_net_box(&net->box, name);

    if (end.height < SIDE_LEAST)
        return STATUS_OK;
    canvas_save(net->canvas);
    canvas_move_origin(net->canvas, end.x + end.width, end.y + end.height, M_PI);
    enum status status = draw_strip(net, end.width, end.height);
    canvas_restore(net->canvas);
    return status;
}

/* Draws a suit's emblem, whole as on its cards, in the middle of a flap. */
static void draw_flap(const struct tuck_net *net, int flap)
{
    const struct deck *deck = net->job->work.deck;
    const struct suit *suit = deck_suit(deck, flap % deck_suit_count(deck));
    const struct sign *sign = sign_of(net, suit);
    enum tuck_panel_name name = (enum tuck_panel_name)(TUCK_DUST + flap);
    struct tuck_panel panel = tuck_box_panel(&net->box, name);
    struct box box = tuck_net_box(&net->box, name);
    double narrowest = fmin(panel.at[1].x - panel.at[0].x, panel.at[2].x - panel.at[3].x);
    double size = EMBLEM * fmin(narrowest, box.height);

    if (!sign || size < SIDE_LEAST / 2)
        return;
    emblem_draw(net->canvas, sign,
                &(struct emblem){.box = {box.x + (box.width - size) / 2,
                                         box.y + (box.height - size) / 2, size, size},
                                 .edge = EMBLEM_EDGE,
                                 .edge_colour = suit->colour,
                                 .field = true,
                                 .colour = deck_tint(deck, suit)});
}

enum status tuck_net_panels(const struct tuck_net *net)
{
    enum status status = draw_front(net);

    if (status == STATUS_OK)
        status = draw_side(net, TUCK_SIDE);
    if (status == STATUS_OK)
        status = draw_side(net, TUCK_OTHER_SIDE);
    if (status == STATUS_OK)
        status = draw_end(net, TUCK_LID);
    if (status == STATUS_OK)
        status = draw_end(net, TUCK_BOTTOM);
    for (int i = 0; i < TUCK_PANELS - TUCK_DUST && status == STATUS_OK; i++)
        draw_flap(net, i);
    return status;
}
