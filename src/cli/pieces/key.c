#include "cli/pieces/piece.h"
#include "cli/pieces/worksheets.h"

static enum status draw(struct printing *printing, struct press *press)
{
    return worksheets_draw(printing, press, worksheet_key_page, false);
}

const struct piece piece_key = {
    .name = "key",
    .title = N_("Keys"),
    .of_lessons = true,
    .draw = draw,
};
