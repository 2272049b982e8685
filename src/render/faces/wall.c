/* Walls, which show one amount in ever smaller parts. Why: docs/design/cards.md, “Backs of
 * cards”. */
#include "base/hash.h"
#include "render/faces/picture.h"

/* As many rows as leave bricks that can be counted at arm's length. */
enum { NARROWEST = 16, ROWS_LEAST = 2, ROWS_MOST = 6, STEPS_LEAST = 4 };

/* Round bricks that do not count, with low ink; mm. */
static const double HAIRLINE = 0.2;
static const uint32_t HAIRLINE_INK = 0x8E8E8A;

bool wall_set(struct wall *wall, const struct notation *notation)
{
    struct notation fraction = notation_as_parts(notation, 100);

    wall->parts = (int)fraction.denominator;
    wall->taken = (int)fraction.numerator;
    return !fraction.negative && fraction.numerator > 0 &&
           fraction.numerator < fraction.denominator && fraction.denominator <= WALL_PARTS;
}

/* Returns whether a deck has numbers, and all of them are whole. */
static bool is_whole(const struct deck *deck)
{
    int numbers = 0;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind != CARD_NUMBER)
            continue;
        numbers++;
        if (notation_as_parts(&card->notation, 100).denominator != 1)
            return false;
    }
    return numbers > 0;
}

void wall_set_for(struct wall *wall, const struct deck *deck)
{
    const struct deck_about *about = deck_about(deck);
    static const int values[][2] = {{1, 2}, {1, 3}, {2, 3}, {1, 4}, {3, 4}, {2, 5}, {3, 5}};
    const struct words *title = &about->title;
    uint64_t hash = hash_text(HASH_START, title->count > 0 ? title->in[0].text : "");
    size_t i = (size_t)(hash % (sizeof values / sizeof *values));

    wall->taken = about->back_parts ? about->back_taken : values[i][0];
    wall->parts = about->back_parts ? about->back_parts : values[i][1];
    wall->stairs = !about->back_parts && is_whole(deck);
    if (wall->stairs) {
        wall->parts = STEPS_LEAST + (int)(hash % (ROWS_MOST - STEPS_LEAST + 1));
        wall->taken = wall->parts;
    }
}

static int rows_of(const struct wall *wall)
{
    int rows = wall->stairs ? wall->parts : NARROWEST / wall->parts;

    return rows < ROWS_LEAST ? ROWS_LEAST : rows > ROWS_MOST ? ROWS_MOST : rows;
}

void wall_draw(struct canvas *canvas, const struct wall *wall)
{
    const struct box box = wall->box;
    int rows = rows_of(wall);
    double height = (box.height - (rows - 1) * wall->gap) / rows;

    for (int row = 0; row < rows; row++) {
        int bricks = wall->stairs ? rows : (row + 1) * wall->parts;
        int taken = wall->stairs ? rows - row : (row + 1) * wall->taken;
        double width = (box.width - (bricks - 1) * wall->gap) / bricks;
        double y = box.y + box.height - height - row * (height + wall->gap);
        uint32_t colour = wall->colours[row % wall->colour_count];
        for (int i = 0; i < bricks; i++) {
            struct box brick = {box.x + i * (width + wall->gap), y, width, height};
            if (i >= taken && canvas->look.low_ink) {
                canvas_box(canvas, box_grown(brick, -HAIRLINE / 2), wall->radius);
                canvas_stroke(canvas, HAIRLINE_INK, HAIRLINE);
            } else {
                canvas_box(canvas, brick, wall->radius);
                canvas_field(canvas, i < taken ? colour : wall->rest);
            }
            canvas_note(canvas, "brick", brick, i < taken ? colour : wall->rest, "");
        }
    }
}
