#include "render/accessories/tuck_net.h"

#include "draw/fit.h"
#include "draw/sign.h"
#include "render/bar_title.h"
#include "render/deck_inks.h"
#include "render/faces/number.h"
#include "render/faces/picture.h"
#include "render/faces/suit_sign.h"

#include <math.h>

static const double INSET = 4;      /* mm, of print on a panel from its folds */
static const double SIDE_LEAST = 8; /* mm: a narrower side has no words */
/* Sizes on a front of USUAL_WIDTH, mm; on another front all of them scale with its width. */
static const double USUAL_WIDTH = 64.8;
static const double TAB_WIDTH = 14, TAB_HEIGHT = 19, TAB_CORNER = 3.6;
static const double TITLE = 8, BELOW_TAB = 5, DISC = 24, DISC_GAP = 1.3, COUNT = 5;
/* On sides: a title as a share of their depth, its smallest size with signs, and its bar, mm; and
 * the ratio of a size to the one tried before. */
static const double SIDE_TITLE = 0.34, SIDE_TITLE_LEAST = 4.3, SIDE_BAR = 1.6, STEP = 0.96;
/* The space that a line of the title has above its capitals, and the size of a sign below the bar,
 * the space between signs and that above them; all in the em of the title. */
static const double ABOVE_CAPITALS = 0.1, SIGN = 0.74, SIGN_SPACE = 0.4, ABOVE_SIGNS = 0.42;
/* An emblem on a flap, as a share of the flap's smaller extent where it is narrowest. */
static const double EMBLEM = 0.62, EMBLEM_EDGE = 0.5;

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

enum status tuck_net_panels(const struct tuck_net *net)
{
    double size;
    struct strips strips;
    enum status status = draw_front(net, &size);

    if (status != STATUS_OK)
        return status;
    choose_strips(net, size, &strips);
    draw_side(net, &strips, TUCK_SIDE);
    draw_side(net, &strips, TUCK_OTHER_SIDE);
    draw_end(net, &strips, TUCK_LID);
    draw_end(net, &strips, TUCK_BOTTOM);
    for (int i = 0; i < TUCK_PANELS - TUCK_DUST; i++)
        draw_flap(net, i);
    return STATUS_OK;
}
