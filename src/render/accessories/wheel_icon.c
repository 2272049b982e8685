#include "render/accessories/wheel_icon.h"

#include "draw/sign.h"

#include <math.h>

/* The suit's sign on its card, as a share of the card's width, and where it stands alone. */
static const double ON_CARD = 0.58, ALONE = 0.5;

static const struct sign *icon_of(const struct handwork *work, const struct wheel_segment *segment)
{
    return template_sign(work->template, deck_wheel_word(segment->effect));
}

static const struct suit *suit_of(const struct handwork *work, const struct wheel_segment *segment)
{
    return segment->suit == DECK_NONE ? NULL : deck_suit(work->deck, segment->suit);
}

bool wheel_icon_is_there(const struct handwork *work, const struct wheel_segment *segment)
{
    const struct suit *suit = suit_of(work, segment);

    return icon_of(work, segment) || suit;
}

static bool is_closed(const struct path *path)
{
    return path->count > 0 && path->steps[path->count - 1].verb == PATH_CLOSE;
}

/* Returns the number of the last line that encloses something; -1: none does. */
static int find_front(const struct sign *sign)
{
    int front = -1;

    for (size_t i = 0; i < sign->count; i++)
        if (sign->strokes[i].width > 0 && is_closed(&sign->strokes[i].path))
            front = (int)i;
    return front;
}

/* Returns the box round a path's points. */
static struct box box_of(const struct path *path)
{
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;

    for (size_t i = 0; i < path->count; i++) {
        const struct path_step *step = &path->steps[i];
        int end = step->verb == PATH_CURVE ? 4 : 0;
        if (step->verb == PATH_CLOSE)
            continue;
        left = fmin(left, step->at[end]);
        right = fmax(right, step->at[end]);
        top = fmin(top, step->at[end + 1]);
        bottom = fmax(bottom, step->at[end + 1]);
    }
    return (struct box){left, top, right - left, bottom - top};
}

/* Draws the suit's sign in the middle of a box, on whatever has the suit's colour there. */
static void draw_suit(const struct handwork *work, struct canvas *canvas, const struct suit *suit,
                      struct box box, double size)
{
    handwork_sign(
        work, canvas, suit,
        (struct box){box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size});
}

void wheel_icon_draw(const struct handwork *work, struct canvas *canvas,
                     const struct wheel_segment *segment, struct box box)
{
    const struct sign *sign = icon_of(work, segment);
    const struct suit *suit = suit_of(work, segment);
    double scale = box.width / 10, x = box.x + box.width / 2, y = box.y + box.height / 2;
    int front = sign && suit ? find_front(sign) : -1;

    for (size_t i = 0; sign && i < sign->count; i++) {
        const struct sign_stroke *stroke = &sign->strokes[i];
        canvas_path(canvas, &stroke->path, x, y, scale);
        if (stroke->width <= 0) {
            canvas_fill(canvas, COLOUR_DARK);
            continue;
        }
        if ((int)i == front)
            canvas_field(canvas, suit->colour);
        else if (is_closed(&stroke->path))
            canvas_fill(canvas, COLOUR_PAPER);
        canvas_stroke_round(canvas, COLOUR_DARK, scale * stroke->width);
    }
    if (front >= 0) {
        struct box card = box_of(&sign->strokes[front].path);
        draw_suit(work, canvas, suit,
                  (struct box){x + scale * card.x, y + scale * card.y, scale * card.width,
                               scale * card.height},
                  ON_CARD * scale * card.width);
        return;
    }
    if (suit) {
        canvas_circle(canvas, x, y, 0.5 * box.width * 0.8);
        canvas_field(canvas, suit->colour);
        draw_suit(work, canvas, suit, box, ALONE * 0.8 * box.width);
        return;
    }
}
