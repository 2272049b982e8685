#include "render/pages/thing.h"

#include "draw/sign.h"
#include "render/deck_inks.h"
#include "render/faces/number.h"
#include "render/faces/picture.h"
#include "render/faces/self_check.h"
#include "render/pages/answer.h"
#include "render/pages/card.h"
#include "render/pages/large_picture.h"

#include <math.h>

/* The size of a sign, of the field of a suit's sign, of a mark and of a tick, in em. Digits are as
 * large as the words round them, so that a page has few sizes of type. */
static const double SIGN = 1.5, SIGN_ON_FIELD = 1.0, FIELD = 1.35, MARK = 1.0, TICK = 1.25;
/* The size of the letters that stand for a sign, and the room on each side of them, in em. */
static const double LETTERS = 1 / NUMBER_WHOLE, LETTERS_SIDE = 0.18;
/* The size of a mixed number's digits, in em, so that its whole is as large as other digits. */
static const double MIXED_NUMBER = 1 / NUMBER_WHOLE;
/* The space above and below other things than words, numbers, and such as have a size in mm, in
 * em. */
static const double ROUND = 0.15, ROUND_NUMBER = 0.1, ROUND_LARGE = 0.08;
/* The room above and below a line to write on, in em from the middle of the digits. */
static const double ABOVE_BLANK = 1.15, BELOW_BLANK = 0.55;
static const double BLANK = 20, BLANK_WIDTH = 0.25;  /* mm */
static const double OUTLINE = 0.25;                  /* of a picture; mm */
static const double WALL_GAP = 1, WALL_CORNER = 0.3; /* between bricks, and of them; mm */
static const uint32_t COLOUR_STONE = 0xD5D5D5;       /* of bricks that do not count */

/* Sets the size that a picture needs to be read, in em. */
static void size_picture(const struct page_item *item, double *width, double *height)
{
    static const double widths[] = {[PAGE_PIE] = 2.2,
                                    [PAGE_BAR] = 5,
                                    [PAGE_NUMBER_LINE] = 7.15, /* its digits are as words */
                                    [PAGE_DOTS] = 4,
                                    [PAGE_SQUARE] = 3.4};
    static const double heights[] = {[PAGE_PIE] = 2.2,
                                     [PAGE_BAR] = 1.2,
                                     [PAGE_NUMBER_LINE] = 3.4,
                                     [PAGE_DOTS] = 2.4,
                                     [PAGE_SQUARE] = 3.4};
    struct rational value = notation_value(&item->number);
    double wholes = fmax(1, ceil((double)value.numerator / (double)value.denominator));

    *width =
        widths[item->shape] * (item->shape == PAGE_PIE || item->shape == PAGE_SQUARE ? wholes : 1);
    *height = heights[item->shape] * (item->shape == PAGE_BAR ? wholes : 1);
}

static const enum picture pictures[] = {[PAGE_PIE] = PICTURE_PIE,
                                        [PAGE_BAR] = PICTURE_BAR,
                                        [PAGE_NUMBER_LINE] = PICTURE_LINE,
                                        [PAGE_DOTS] = PICTURE_DOTS,
                                        [PAGE_SQUARE] = PICTURE_SQUARE};

/* The form in which a thing is drawn. */
enum form { FORM_AS_IT_IS, FORM_NUMBER, FORM_LARGE_PICTURE };

/* Returns the form of a thing: a picture that cannot be drawn stands there as its number. */
static enum form form_of(const struct page_item *item)
{
    struct message why;

    if (item->kind == PAGE_BOXED && item->hole == PAGE_HOLE_NONE)
        return FORM_NUMBER;
    if (item->kind != PAGE_PICTURE)
        return FORM_AS_IT_IS;
    if (item->width > 0)
        return large_picture_shows(item) ? FORM_LARGE_PICTURE : FORM_NUMBER;
    return picture_can_show(pictures[item->shape], &item->number, &why) ? FORM_AS_IT_IS
                                                                        : FORM_NUMBER;
}

double thing_em(const struct cell_look *look, const struct page_item *item)
{
    double size = item->size > 0 ? item->size : item->kind == PAGE_BOXED ? ANSWER_DIGITS : 0;
    double digits = size > 0 ? type_digit_height(look->type) : 0;

    return digits > 0 ? look->scale * size / digits : look->size;
}

/* Returns the size of a number's digits, in em. Digits of a size that was asked for have it. */
static double number_size(const struct page_item *item)
{
    const struct notation *number = &item->number;

    if (item->size > 0 || item->kind == PAGE_BOXED)
        return 1;
    return number->denominator != 0 && number->whole != 0 ? MIXED_NUMBER : 1;
}

static void measure_word(const struct cell_look *look, struct thing *thing)
{
    double middle = type_capital_height(look->type) / 2, em = thing_em(look, thing->item);
    double leading = type_leading(look->type);
    struct set_line line;

    type_line(look->type, thing->word, thing->bold, &line);
    *look->unknown |= line.unknown;
    thing->width = em * line.width;
    thing->above = em * (leading * line.ascent - middle);
    thing->below = em * (leading * line.descent + middle);
}

/* True if letters stand on a sign's field because the template has no such sign. */
static bool has_letters(const struct cell_look *look, const struct page_item *item)
{
    return item->field && *item->letters && !template_sign(look->template, item->text);
}

/* Sets the width of a sign, of its field, or of letters on one, in em. */
static void measure_sign(const struct cell_look *look, const struct page_item *item, double *width)
{
    struct set_line line;

    *width = item->field ? FIELD : SIGN;
    if (!has_letters(look, item))
        return;
    type_line(look->type, item->letters, true, &line);
    *look->unknown |= line.unknown;
    *width = fmax(FIELD, LETTERS * line.ink_width + 2 * LETTERS_SIDE);
}

/* Adds the same space above and below to a thing of this size, in mm. */
static void set_size(const struct cell_look *look, struct thing *thing, double width, double above,
                     double below)
{
    thing->width = width;
    thing->above = above + ROUND_LARGE * look->size;
    thing->below = below + ROUND_LARGE * look->size;
}

static void measure_number(const struct cell_look *look, struct thing *thing)
{
    const struct page_item *item = thing->item;
    double width, height, em = thing_em(look, item) * number_size(item);

    number_measure(look->type, &item->number, look->style, item->size > 0, &width, &height);
    thing->width = em * width;
    thing->above = thing->below = em * height / 2 + ROUND_NUMBER * look->size;
}

/* Checks the writing in a box or on a line, which takes no room of its own, for characters that no
 * font has. */
static void check_writing(const struct cell_look *look, const char *text)
{
    struct set_line line = {0};

    if (*text)
        type_line(look->type, text, false, &line);
    *look->unknown |= line.unknown;
}

void thing_measure(const struct cell_look *look, struct thing *thing)
{
    const struct page_item *item = thing->item;
    double width = 0, height = 0, below = 0, em = look->size;
    enum form form = form_of(item);

    *look->uncounted |= item->kind == PAGE_PICTURE && form == FORM_NUMBER;
    if (form == FORM_NUMBER || item->kind == PAGE_NUMBER) {
        measure_number(look, thing);
        return;
    }
    if (form == FORM_LARGE_PICTURE) {
        *look->bare |= large_picture_is_bare(item);
        large_picture_measure(item, look->scale, &width, &height);
        set_size(look, thing, width, height / 2, height / 2);
        return;
    }
    switch (item->kind) {
    case PAGE_TEXT:
        measure_word(look, thing);
        return;
    case PAGE_NUMBER:
        break;
    case PAGE_PICTURE:
        size_picture(item, &width, &height);
        break;
    case PAGE_SIGN:
        height = item->field ? FIELD : SIGN;
        measure_sign(look, item, &width);
        break;
    case PAGE_MARK:
        width = MARK * self_check_mark(item->mark, item->marks).count;
        height = MARK;
        break;
    case PAGE_BLANK:
        thing->width = look->scale * (item->width > 0 ? item->width : BLANK);
        thing->above = ABOVE_BLANK * em;
        thing->below = BELOW_BLANK * em;
        check_writing(look, item->text);
        return;
    case PAGE_BOX:
        answer_box_size(item, look->scale, &width, &height);
        set_size(look, thing, width, height / 2, height / 2);
        check_writing(look, item->text);
        return;
    case PAGE_BOXED:
        answer_measure(look, item, thing_em(look, item), &width, &height, &below);
        set_size(look, thing, width, height, below);
        return;
    case PAGE_CARD:
        card_size(look, item, &width, &height);
        set_size(look, thing, width, height / 2, height / 2);
        return;
    case PAGE_TICK:
        width = height = TICK;
        break;
    case PAGE_WALL:
        height = look->scale * item->height;
        set_size(look, thing, height, height / 2, height / 2);
        return;
    }
    thing->width = em * width;
    thing->above = thing->below = em * (height / 2 + ROUND);
}

/* Returns where a thing is drawn, without the space above and below it. */
static struct box place_of(const struct cell_look *look, const struct thing *thing, double x,
                           double middle)
{
    bool large = thing->item->kind == PAGE_BOX || thing->item->kind == PAGE_CARD ||
                 thing->item->kind == PAGE_WALL || form_of(thing->item) == FORM_LARGE_PICTURE;
    double half = thing->above - (large ? ROUND_LARGE : ROUND) * look->size;

    return (struct box){x, middle - half, thing->width, 2 * half};
}

static void draw_letters(const struct cell_look *look, struct canvas *canvas, const char *letters,
                         struct box field, uint32_t colour)
{
    const double em = LETTERS * look->size;
    struct set_line line;

    type_line(look->type, letters, true, &line);
    canvas_line(canvas, &line,
                field.x + (field.width - em * line.ink_width) / 2 - em * line.ink_left,
                field.y + (field.height + em * type_capital_height(look->type)) / 2, em, colour);
}

static void draw_sign(const struct cell_look *look, struct canvas *canvas,
                      const struct thing *thing, double x, double middle)
{
    const struct page_item *item = thing->item;
    const struct sign *sign = template_sign(look->template, item->text);
    double em = look->size, size = em * (item->field ? SIGN_ON_FIELD : SIGN);
    struct box place = {x + (thing->width - size) / 2, middle - size / 2, size, size};
    uint32_t colour = item->colour;

    if (item->field) {
        struct box field = place_of(look, thing, x, middle);
        canvas_box(canvas, field, 0.25 * em);
        canvas_fill(canvas, item->colour);
        canvas_note(canvas, "field", field, item->colour, item->text);
        colour = ink_colour((struct ink){.kind = INK_ON_SUIT}, item->colour);
        if (has_letters(look, item)) {
            draw_letters(look, canvas, item->letters, field, colour);
            return;
        }
    }
    if (sign)
        sign_draw(canvas, sign, place, colour, false);
}

static void draw_picture(const struct cell_look *look, struct canvas *canvas,
                         const struct thing *thing, double x, double middle)
{
    const struct page_item *item = thing->item;
    struct picture_look picture = {
        .box = place_of(look, thing, x, middle),
        .fill = item->colour,
        .stroke = COLOUR_DARK,
        .stroke_width = OUTLINE,
    };

    picture_draw(canvas, pictures[item->shape], &item->number, &picture);
}

static void draw_number(const struct cell_look *look, struct canvas *canvas,
                        const struct thing *thing, double x, double middle)
{
    struct number_look number = {
        .box = {x, middle - thing->above, thing->width * 1.001, 2 * thing->above * 1.001},
        .size = number_size(thing->item) * thing_em(look, thing->item),
        .level = thing->item->size > 0,
        .colour = COLOUR_DARK,
    };
    bool unknown = false;

    number_draw(canvas, &thing->item->number, look->style, &number, &unknown);
}

static void draw_word(const struct cell_look *look, struct canvas *canvas,
                      const struct thing *thing, double x, double middle)
{
    double em = thing_em(look, thing->item);
    double baseline = middle + em * type_capital_height(look->type) / 2;
    struct set_line line;

    type_line(look->type, thing->word, thing->bold, &line);
    canvas_line(canvas, &line, x, baseline, em, COLOUR_DARK);
}

static void draw_blank(const struct cell_look *look, struct canvas *canvas,
                       const struct thing *thing, double x, double middle)
{
    double y = middle + look->size * type_capital_height(look->type) / 2;

    canvas_segment(canvas, x, y, x + thing->width, y);
    canvas_stroke(canvas, COLOUR_DARK, BLANK_WIDTH);
    canvas_note(canvas, "blank", (struct box){x, y, thing->width, 0}, COLOUR_DARK, "");
    answer_on_line(look, canvas, thing->item->text, x, y, thing->width);
}

/* Draws the wall of the deck's cards, a row in the colour of each suit. */
static void draw_wall(const struct cell_look *look, struct canvas *canvas,
                      const struct notation *value, struct box box)
{
    const struct deck *deck = look->cards->deck;
    uint32_t colours[DECK_SUITS];
    struct wall wall = {.box = box,
                        .gap = look->scale * WALL_GAP,
                        .radius = look->scale * WALL_CORNER,
                        .colours = colours,
                        .colour_count = deck_suit_colours(deck, colours),
                        .rest = COLOUR_STONE};

    if (!wall_set(&wall, value))
        wall_set_for(&wall, deck);
    wall_draw(canvas, &wall);
}

enum status thing_draw(const struct cell_look *look, struct canvas *canvas,
                       const struct thing *thing, double x, double middle)
{
    const struct page_item *item = thing->item;
    enum form form = form_of(item);
    struct self_check_mark mark;

    if (form == FORM_NUMBER) {
        draw_number(look, canvas, thing, x, middle);
        return STATUS_OK;
    }
    if (form == FORM_LARGE_PICTURE) {
        large_picture_draw(canvas, item, look->scale, place_of(look, thing, x, middle));
        return STATUS_OK;
    }
    switch (item->kind) {
    case PAGE_TEXT:
        draw_word(look, canvas, thing, x, middle);
        break;
    case PAGE_NUMBER:
        draw_number(look, canvas, thing, x, middle);
        break;
    case PAGE_PICTURE:
        draw_picture(look, canvas, thing, x, middle);
        break;
    case PAGE_SIGN:
        draw_sign(look, canvas, thing, x, middle);
        break;
    case PAGE_MARK:
        mark = self_check_mark(item->mark, item->marks);
        return self_check_draw(canvas, &mark, place_of(look, thing, x, middle));
    case PAGE_BLANK:
        draw_blank(look, canvas, thing, x, middle);
        break;
    case PAGE_BOX:
        answer_box_draw(look, canvas, item, place_of(look, thing, x, middle));
        break;
    case PAGE_BOXED:
        answer_draw(look, canvas, item, thing_em(look, item), x, middle);
        break;
    case PAGE_CARD:
        return card_draw(look, canvas, item, place_of(look, thing, x, middle));
    case PAGE_TICK:
        tick_draw(canvas, item->right, place_of(look, thing, x, middle));
        break;
    case PAGE_WALL:
        draw_wall(look, canvas, &item->number, place_of(look, thing, x, middle));
        break;
    }
    return STATUS_OK;
}
