#include "cli/pieces/piece.h"
#include "cli/report.h"
#include "render/accessories/tuck_page.h"
#include "render/accessories/tuck_paper.h"

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

static bool there(const struct printing *printing, struct message *why)
{
    struct tuck_job job = job_of(printing);

    return tuck_paper_boxes(&job, why) > 0;
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct tuck_job job = job_of(printing);

    return tuck_draw(&job, press, &printing->diag);
}

const struct piece piece_box = {
    .name = "box",
    .title = N_("Box"),
    .there = there,
    .draw = draw,
};
