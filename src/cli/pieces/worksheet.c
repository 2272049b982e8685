#include "cli/pieces/piece.h"
#include "cli/pieces/worksheets.h"

static enum status draw(struct printing *printing, struct press *press)
{
    return worksheets_draw(printing, press, worksheet_page, true);
}

const struct piece piece_worksheet = {
    .name = "worksheet",
    .title = N_("Worksheets"),
    .of_lessons = true,
    .draw = draw,
};
