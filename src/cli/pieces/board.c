#include "cli/pieces/piece.h"
#include "cli/report.h"
#include "render/accessories/play_mat.h"

static bool there(const struct printing *printing, struct message *why)
{
    struct handwork work = printing_handwork(printing);

    return mat_fits(&work, why);
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct handwork work = printing_handwork(printing);

    return mat_draw(&work, press, &printing->diag);
}

const struct piece piece_board = {
    .name = "board",
    .title = N_("Play mat"),
    .there = there,
    .draw = draw,
};
