#include "render/accessories/wheel.h"
#include "cli/pieces/piece.h"
#include "cli/report.h"

static bool there(const struct printing *printing, struct message *why)
{
    if (deck_wheel(printing->deck)->count > 0)
        return true;
    *why = message_with(
        N_("the deck “{deck}” has no wheel, but “spin” has one: breuk print spin wheel"),
        arg_text("deck", deck_about(printing->deck)->name));
    return false;
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct handwork work = printing_handwork(printing);

    return wheel_draw(&work, press, &printing->diag);
}

const struct piece piece_wheel = {
    .name = "wheel",
    .title = N_("Wheel"),
    .there = there,
    .draw = draw,
};
