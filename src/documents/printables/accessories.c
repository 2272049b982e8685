#include "documents/printables/printable.h"
#include "render/accessories/play_mat.h"
#include "render/accessories/tuck_box.h"
#include "render/accessories/tuck_page.h"
#include "render/accessories/wheel.h"

/* --- the wheel */

static bool wheel_there(const struct printing *printing, struct message *why)
{
    if (deck_wheel(printing->deck)->count > 0)
        return true;
    *why = message_with(
        N_("the deck “{deck}” has no wheel, but “spin” has one: breuk print spin wheel"),
        arg_text("deck", deck_about(printing->deck)->name));
    return false;
}

static enum status draw_wheel(struct printing *printing, struct press *press)
{
    struct handwork work = printing_handwork(printing);

    return wheel_draw(&work, press, &printing->diag);
}

const struct printable printable_wheel = {
    .name = "wheel",
    .title = N_("Wheel"),
    .there = wheel_there,
    .draw = draw_wheel,
};

/* --- the box */

static struct tuck_job job_of(const struct printing *printing)
{
    struct print_job cards = printing_cards(printing);
    const struct page_set all = {.none = false};

    return (struct tuck_job){
        .work = printing_handwork(printing),
        .cards = print_summarise(&cards, &all).cards,
        .thickness = printing->thickness,
        .back = printing->backs != BACKS_NONE,
    };
}

static bool box_there(const struct printing *printing, struct message *why)
{
    struct tuck_job job = job_of(printing);

    return tuck_paper_boxes(&job, why) > 0;
}

static enum status draw_box(struct printing *printing, struct press *press)
{
    struct tuck_job job = job_of(printing);

    return tuck_draw(&job, press, &printing->diag);
}

const struct printable printable_box = {
    .name = "box",
    .title = N_("Box"),
    .there = box_there,
    .draw = draw_box,
};

/* --- the play mat */

static bool board_there(const struct printing *printing, struct message *why)
{
    struct handwork work = printing_handwork(printing);

    return mat_fits(&work, why);
}

static enum status draw_board(struct printing *printing, struct press *press)
{
    struct handwork work = printing_handwork(printing);

    return mat_draw(&work, press, &printing->diag);
}

const struct printable printable_board = {
    .name = "board",
    .title = N_("Play mat"),
    .there = board_there,
    .draw = draw_board,
};
