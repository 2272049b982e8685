#include "cli/pieces/piece.h"
#include "cli/report.h"

static enum status draw(struct printing *printing, struct press *press)
{
    struct print_job job = printing_cards(printing);

    return cli_status(print_cards(&job, press, &printing->diag));
}

const struct piece piece_cards = {
    .name = "cards",
    .title = N_("Cards"),
    .draw = draw,
};
