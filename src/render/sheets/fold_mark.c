#include "render/sheets/fold_mark.h"

#include "paper/imposition.h"

#include <math.h>

/* All mm; EDGE is the border of the paper that printers leave white. */
static const double EDGE = 4, TYPE = 2.6, DASH = 1.6, SPACE = 0.8, WIDTH = 0.2, OFFSET = 1.5;

/* The fold in one margin. The line begins at the paper's edge, and its y axis runs along the fold,
 * inwards to the cards. */
struct margin_part {
    double x, y;  /* mm on the paper */
    double turn;  /* radians, clockwise */
    double depth; /* mm */
};

static void draw_word(struct canvas *canvas, const struct paper_words *words)
{
    struct strbuf text = {0};
    struct line line;

    paper_say(words, message_of(N_("fold")), &text);
    type_line(canvas->type, strbuf_text(&text), false, &line);
    canvas_line(canvas, &line, -TYPE * line.width / 2, EDGE + TYPE * line.ascent, TYPE,
                COLOUR_DARK);
    strbuf_release(&text);
}

static void mark_part(struct canvas *canvas, struct margin_part part, bool named,
                      const struct paper_words *words)
{
    double from = EDGE + (named ? 1.8 * TYPE : 0), to = part.depth - OFFSET;

    canvas_save(canvas);
    canvas_move_origin(canvas, part.x, part.y, part.turn);
    if (to > from) {
        /* A white line lies beneath, because a crop mark may run here where the cards have no gap.
         */
        canvas_segment(canvas, 0, 0, 0, to);
        canvas_stroke(canvas, COLOUR_PAPER, 5 * WIDTH);
        canvas_segment(canvas, 0, from, 0, to);
        canvas_stroke_dashed(canvas, COLOUR_DARK, WIDTH, DASH, SPACE);
    }
    if (named)
        draw_word(canvas, words);
    canvas_restore(canvas);
}

void fold_mark(struct canvas *canvas, const struct sheet *sheet, const struct paper_words *words)
{
    const struct grid *grid = &sheet->grid;
    struct box area = box_grown(grid_area(grid), sheet->bleed);
    struct fold fold = imposition_fold(grid);
    double right = grid->paper_width - area.x - area.width,
           below = grid->paper_height - area.y - area.height;
    struct margin_part first = fold.level ? (struct margin_part){0, fold.at, -M_PI / 2, area.x}
                                          : (struct margin_part){fold.at, 0, 0, area.y},
                       last =
                           fold.level
                               ? (struct margin_part){grid->paper_width, fold.at, M_PI / 2, right}
                               : (struct margin_part){fold.at, grid->paper_height, M_PI, below};

    canvas_note(canvas, "fold",
                fold.level ? (struct box){0, fold.at, grid->paper_width, 0}
                           : (struct box){fold.at, 0, 0, grid->paper_height},
                COLOUR_DARK, "");
    mark_part(canvas, first, true, words);
    mark_part(canvas, last, false, words);
}
