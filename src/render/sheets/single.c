#include "render/sheets/single.h"

#include "base/memory.h"
#include "render/faces/face.h"

void singles_make(struct singles *singles, const struct print_job *job)
{
    int count = deck_card_count(job->deck);

    *singles = (struct singles){
        .job = job, .pages = memory_new((size_t)count + DECK_BACKS + 1, sizeof *singles->pages)};
    for (int i = 0; i < count; i++)
        if (print_copies(job, i) > 0)
            singles->pages[singles->count++] = (struct single){i, false};
    if (job->backs == BACKS_NONE)
        return;
    /* Each back is shown with the first printed card that has it: first the cards that ask for no
     * back, then the backs in the deck's order. */
    for (int back = DECK_NONE; back < deck_back_count(job->deck); back++)
        for (int i = 0; i < count; i++)
            if (deck_card(job->deck, i)->back == back && print_copies(job, i) > 0) {
                singles->pages[singles->count++] = (struct single){i, true};
                break;
            }
}

void singles_release(struct singles *singles)
{
    memory_free(singles->pages);
    *singles = (struct singles){0};
}

/* Returns a page as large as the sheet's card with its bleed, upright as a card is held. */
static struct press_page page_of(const struct print_job *job)
{
    const struct grid *grid = &job->sheet->grid;
    bool turned = sheet_turns(job->sheet, job->template->width, job->template->height) % 2 == 1;
    double width = turned ? grid->card_height : grid->card_width,
           height = turned ? grid->card_width : grid->card_height, bleed = job->sheet->bleed;

    return (struct press_page){
        .width = width + 2 * bleed, .height = height + 2 * bleed, .bleed = bleed};
}

enum status singles_print(const struct singles *singles, struct press *press, struct diag *diag)
{
    const struct print_job *job = singles->job;
    struct press_page page = page_of(job);
    struct placing placing = {box_grown((struct box){0, 0, page.width, page.height}, -page.bleed),
                              0};
    bool invalid = false;
    struct faces *faces = print_faces(job, press);

    enum status status = faces_check(faces, job->backs != BACKS_NONE, false, diag);
    for (int i = 0; i < singles->count && status == STATUS_OK; i++) {
        const struct single *single = &singles->pages[i];
        struct canvas *canvas = press_begin_page(press, &page);
        status = single->back ? faces_draw_back(faces, canvas, single->card, placing, diag)
                              : print_front(job, faces, canvas, single->card, placing, diag);
        enum status ended = press_end_page(press);
        /* A page that cannot be drawn stays empty, so that all complaints come at once. */
        invalid = invalid || (status == STATUS_INVALID && ended == STATUS_OK);
        if (ended != STATUS_OK || status == STATUS_INVALID)
            status = ended;
    }
    faces_free(faces);
    return status == STATUS_OK && invalid ? STATUS_INVALID : status;
}
