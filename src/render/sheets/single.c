#include "render/sheets/single.h"

#include "base/memory.h"
#include "render/faces/face.h"

static bool is_printed(const struct print_job *job, int card)
{
    return (job->copies ? job->copies[card] : deck_card(job->deck, card)->copies) > 0;
}

/* The first card that is printed with each back, in the backs' order; those that ask for none come
 * first. */
static void add_backs(struct singles *singles)
{
    const struct deck *deck = singles->job->deck;

    for (int back = DECK_NONE; back < deck_back_count(deck); back++)
        for (int i = 0; i < deck_card_count(deck); i++)
            if (deck_card(deck, i)->back == back && is_printed(singles->job, i)) {
                singles->pages[singles->count++] = (struct single){i, true};
                break;
            }
}

enum status singles_make(struct singles *singles, const struct print_job *job)
{
    int count = deck_card_count(job->deck);

    *singles = (struct singles){
        .job = job, .pages = memory_new((size_t)count + DECK_BACKS + 1, sizeof *singles->pages)};
    if (!singles->pages)
        return STATUS_NO_MEMORY;
    for (int i = 0; i < count; i++)
        if (is_printed(job, i))
            singles->pages[singles->count++] = (struct single){i, false};
    if (job->backs != BACKS_NONE)
        add_backs(singles);
    return STATUS_OK;
}

void singles_release(struct singles *singles)
{
    memory_free(singles->pages);
    *singles = (struct singles){0};
}

/* A card upright: the sheet's card as it stands in the hand. */
static struct press_page page_of(const struct print_job *job)
{
    const struct grid *grid = &job->sheet->grid;
    bool turned = sheet_turns(job->sheet, job->template->width, job->template->height) % 2 == 1;
    double width = turned ? grid->card_height : grid->card_width,
           height = turned ? grid->card_width : grid->card_height, bleed = job->sheet->bleed;

    return (struct press_page){.width = width + 2 * bleed,
                               .height = height + 2 * bleed,
                               .trim = {bleed, bleed, width, height},
                               .bleed = bleed};
}

static enum status print_page(const struct single *single, const struct press_page *page,
                              struct faces *faces, struct press *press, struct diag *diag)
{
    struct canvas *canvas = press_begin_page(press, page);
    struct placing placing = {page->trim, 0};
    enum status status = single->back ? faces_draw_back(faces, canvas, single->card, placing, diag)
                                      : faces_draw(faces, canvas, single->card, placing, diag),
                ended = press_end_page(press);

    return ended == STATUS_OK ? status : ended;
}

static enum status print_pages(const struct singles *singles, struct faces *faces,
                               struct press *press, struct diag *diag)
{
    const struct print_job *job = singles->job;
    struct press_page page = page_of(job);

    faces_scale(faces, print_scale(job));
    faces_choose(faces, job->copies);
    if (job->self_check)
        faces_mark_equals(faces);
    enum status status = faces_check(faces, job->backs != BACKS_NONE, false, diag);
    bool invalid = false;

    for (int i = 0; i < singles->count && status == STATUS_OK; i++) {
        status = print_page(&singles->pages[i], &page, faces, press, diag);
        /* Its page stays empty, so that all complaints come at once. */
        invalid = invalid || status == STATUS_INVALID;
        if (status == STATUS_INVALID)
            status = STATUS_OK;
    }
    return status == STATUS_OK && invalid ? STATUS_INVALID : status;
}

enum status singles_print(const struct singles *singles, struct press *press, struct diag *diag)
{
    const struct print_job *job = singles->job;
    struct faces *faces =
        faces_new(job->template, job->deck, &job->words, press_type(press), job->sheet->bleed);
    enum status status = faces ? print_pages(singles, faces, press, diag) : STATUS_NO_MEMORY;

    faces_free(faces);
    return status;
}
