#include "render/sheets/print.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "draw/canvas.h"
#include "draw/recording.h"
#include "render/faces/face.h"
#include "render/sheets/margin.h"
#include "render/sheets/safe_zone.h"

#include <math.h>

/* The physical cards that are printed, in their order, and how many have been taken so far. */
struct pile {
    const struct print_job *job;
    int card;  /* the current kind, index of deck_card */
    int copy;  /* how many copies of it were taken */
    int taken; /* how many cards were taken in all */
};

struct printer {
    const struct print_job *job;
    struct press *press;
    struct faces *faces;
    struct imposition imposition;
    struct pile fronts, backs;
    struct canvas *canvas;   /* of the current page */
    struct recording *guide; /* marks, ruler and fold, the same on each front */
    unsigned met;            /* the groups of cards that the outline already has, a bit each */
    struct diag *diag;
    bool invalid; /* a card could not be drawn; its place stays empty, so that all complaints come
                     at once */
};

/* Returns how many copies of a card (index of deck_card) one set has. */
static int copies_of(const struct print_job *job, int card)
{
    return job->copies ? job->copies[card] : deck_card(job->deck, card)->copies;
}

/* Returns the faces that a job prints on the pages of a press; the caller frees them before the job
 * and the press. */
static struct faces *faces_of(const struct print_job *job, struct press *press)
{
    return faces_new(&(struct faces_job){
        .template = job->template,
        .deck = job->deck,
        .words = &job->words,
        .type = press_type(press),
        .bleed = job->sheet->bleed,
        .scale = sheet_scale(job->sheet, job->template->width, job->template->height),
        .copies = job->copies,
        .self_check = job->self_check,
    });
}

static struct imposition impose(const struct print_job *job)
{
    int cards = 0;

    for (int i = 0; i < deck_card_count(job->deck); i++)
        cards += copies_of(job, i);
    return (struct imposition){
        .grid = &job->sheet->grid,
        .backs = job->backs,
        .turns = sheet_turns(job->sheet, job->template->width, job->template->height),
        .cards = cards * (job->times > 1 ? job->times : 1),
        .start = job->start,
    };
}

struct print_summary print_summarise(const struct print_job *job, const struct page_set *pages)
{
    struct imposition imposition = impose(job);
    struct print_summary summary = {0};

    for (int i = 0; i < imposition_pages(&imposition); i++) {
        if (!page_set_has(pages, i + 1))
            continue;
        summary.pages++;
        /* The sheet was counted already if an earlier page lies on it: the page before, or its
         * front if all fronts come first. */
        struct impression page = imposition_page(&imposition, i);
        int earlier[] = {i - 1, page.sheet};
        bool counted = false;
        for (int k = 0; k < 2; k++)
            counted = counted || (earlier[k] >= 0 && earlier[k] < i &&
                                  imposition_page(&imposition, earlier[k]).sheet == page.sheet &&
                                  page_set_has(pages, earlier[k] + 1));
        summary.sheets += !counted;
        summary.cards += counted ? 0 : page.count;
    }
    return summary;
}

/* Takes the next card, which must exist, and returns its index of deck_card. */
static int take(struct pile *pile)
{
    while (pile->copy == copies_of(pile->job, pile->card)) {
        pile->card = (pile->card + 1) % deck_card_count(pile->job->deck);
        pile->copy = 0;
    }
    pile->copy++;
    pile->taken++;
    return pile->card;
}

/* Moves the pile so that card number `first` is taken next. From page to page the way is short. */
static void go_to(struct pile *pile, int first)
{
    int kinds = deck_card_count(pile->job->deck);

    while (pile->taken < first)
        take(pile);
    while (pile->taken > first) {
        while (pile->copy == 0) {
            pile->card = (pile->card + kinds - 1) % kinds;
            pile->copy = copies_of(pile->job, pile->card);
        }
        pile->copy--;
        pile->taken--;
    }
}

/* Adds a sentence about the page, which may ask for {page} and {pages}. */
static void say_page(const struct printer *printer, const struct impression *page, const char *id,
                     struct strbuf *out)
{
    paper_say(&printer->job->words,
              message_with(id, arg_count("page", page->sheet + 1),
                           arg_count("pages", imposition_sheets(&printer->imposition))),
              out);
}

/* Draws the marks, the ruler and the fold. context is a struct printer. */
static enum status draw_guide(void *context, struct canvas *canvas)
{
    const struct print_job *job = ((struct printer *)context)->job;
    struct sheet used = *job->sheet; /* a copy with another grid; its texts are borrowed */

    used.grid = imposition_grid(&job->sheet->grid, job->backs);
    margin_crop_marks(canvas, &used);
    margin_ruler(canvas, &used, &job->words);
    if (job->backs == BACKS_FOLD)
        fold_mark(canvas, &used, &job->words);
    return STATUS_OK;
}

/* Draws what stands round the cards, with a label: "Fractions 1.0 · a4 · front 3 of 22". */
static enum status draw_margins(struct printer *printer, const struct impression *page)
{
    const struct print_job *job = printer->job;
    const struct grid *grid = &job->sheet->grid;
    /* The box is larger than the paper, because cairo cuts off fractions of a point. */
    struct box paper = box_grown((struct box){0, 0, grid->paper_width, grid->paper_height}, 1);
    const char *title = words_in(&deck_about(job->deck)->title, job->words.language);
    const char *version = deck_about(job->deck)->version;
    struct strbuf text = {0};

    enum status status =
        page->front ? recording_paint(&printer->guide, printer->canvas, paper, draw_guide, printer)
                    : STATUS_OK;
    if (status != STATUS_OK)
        return status;
    strbuf_addf(&text, "%s%s%s · ", *title ? title : deck_about(job->deck)->name,
                *version ? " " : "", version);
    utf8_add_text(&text, job->sheet->name); /* a file's name may hold any bytes */
    strbuf_add(&text, " · ");
    say_page(printer, page,
             page->front && page->back ? N_("sheet {page} of {pages}")
             : page->front             ? N_("front {page} of {pages}")
                                       : N_("back {page} of {pages}"),
             &text);
    margin_label(printer->canvas, job->sheet, text.text);
    strbuf_release(&text);
    return STATUS_OK;
}

/* Adds a group to the outline at its first card: a suit's cards, the wilds, or the others. */
static void note_group(struct printer *printer, int index)
{
    const struct deck *deck = printer->job->deck;
    const struct card *card = deck_card(deck, index);
    bool wild = card->kind == CARD_ACTION;
    unsigned group = 1u << (card->suit != DECK_NONE ? card->suit : DECK_SUITS + wild);
    struct message name = message_of(wild ? N_("wild cards") : N_("other cards"));
    struct strbuf title = {0};

    if (printer->met & group)
        return;
    printer->met |= group;
    if (card->suit != DECK_NONE)
        strbuf_add(&title,
                   words_in(&deck_suit(deck, card->suit)->names, printer->job->words.language));
    else
        paper_say(&printer->job->words, name, &title);
    press_bookmark_here(printer->press, strbuf_text(&title));
    strbuf_release(&title);
}

/* Draws the front of a card as faces_draw does, with the same errors: a figure of the document,
 * which is read aloud as card_words says. */
static enum status draw_front(const struct print_job *job, struct faces *faces,
                              struct canvas *canvas, int card, struct placing placing,
                              struct diag *diag)
{
    struct strbuf said = {0};

    if (canvas->tags)
        card_words(&job->words, job->deck, card, &said);
    canvas_begin_figure(canvas, strbuf_text(&said), placing.box);
    enum status status = faces_draw(faces, canvas, card, placing, diag);
    canvas_end_figure(canvas);
    strbuf_release(&said);
    return status;
}

static enum status draw_card(struct printer *printer, int place, bool back)
{
    const struct imposition *imposition = &printer->imposition;
    int card = take(back ? &printer->backs : &printer->fronts);
    enum status status = STATUS_OK;

    if (printer->canvas->unseen)
        return STATUS_OK;
    if (back) {
        status = faces_draw_back(printer->faces, printer->canvas, card,
                                 imposition_back(imposition, place), printer->diag);
    } else {
        note_group(printer, card);
        status = draw_front(printer->job, printer->faces, printer->canvas, card,
                            imposition_front(imposition, place), printer->diag);
    }
    if (status != STATUS_INVALID)
        return status;
    printer->invalid = true;
    return STATUS_OK;
}

/* Returns how far all that is on a page is moved. */
static struct back_offset offset_of(const struct print_job *job, const struct impression *page)
{
    if (page->front)
        return (struct back_offset){job->front.dx, job->front.dy, 0};
    return back_offset_behind(&job->offset, &job->front,
                              imposition_turned_upright(&job->sheet->grid, job->backs));
}

static enum status print_page(struct printer *printer, int number)
{
    const struct sheet *sheet = printer->job->sheet;
    struct impression page = imposition_page(&printer->imposition, number);
    struct strbuf label = {0};

    say_page(printer, &page,
             page.front && page.back ? N_("Sheet {page}")
             : page.front            ? N_("Front {page}")
                                     : N_("Back {page}"),
             &label);
    struct press_page paper = {
        .width = sheet->grid.paper_width,
        .height = sheet->grid.paper_height,
        .bleed = sheet_cut(sheet),
        .label = label.text,
    };
    printer->canvas = press_begin_page(printer->press, &paper);
    struct back_offset offset = offset_of(printer->job, &page);
    canvas_offset(printer->canvas, &offset, paper.width, paper.height);
    strbuf_release(&label);
    if (page.front)
        go_to(&printer->fronts, page.first);
    if (page.back)
        go_to(&printer->backs, page.first);
    enum status status = STATUS_OK;
    for (int i = 0; i < page.count && status == STATUS_OK; i++) {
        if (page.front)
            status = draw_card(printer, page.place + i, false);
        if (page.back && status == STATUS_OK)
            status = draw_card(printer, page.place + i, true);
    }
    if (status == STATUS_OK && !printer->canvas->unseen)
        status = draw_margins(printer, &page);
    enum status ended = press_end_page(printer->press);
    return status == STATUS_OK ? ended : status;
}

/* Notes that the template is printed smaller than it was drawn, which may be why words do not fit.
 */
static void say_scale(const struct print_job *job, struct diag *diag)
{
    const struct grid *grid = &job->sheet->grid;
    double percent =
        round(100 * sheet_scale(job->sheet, job->template->width, job->template->height));

    if (percent >= 100)
        return;
    diag_add(diag, SEVERITY_NOTE, job->sheet->card,
             message_with(N_("on this sheet the cards are {width} by {height} mm, so the template "
                             "is reduced to {percent}%; choose another sheet for larger cards"),
                          arg_mm("width", grid->card_width), arg_mm("height", grid->card_height),
                          arg_count("percent", (int64_t)percent)));
}

/* Makes all complaints that can be made before anything is drawn. */
static enum status check_job(const struct print_job *job, const struct faces *faces,
                             bool every_language, struct diag *diag)
{
    bool back = job->backs != BACKS_NONE;
    size_t errors = diag->errors;
    enum status status = faces_check(faces, back, every_language, diag);

    if (job->sheet && diag->errors > errors)
        say_scale(job, diag);
    if (job->sheet)
        safe_zone_check(job->template, job->deck, job->sheet, back, diag);
    return status;
}

enum status print_cards(const struct print_job *job, struct press *press, struct diag *diag)
{
    struct printer printer = {
        .job = job,
        .press = press,
        .faces = faces_of(job, press),
        .imposition = impose(job),
        .fronts = {.job = job},
        .backs = {.job = job},
        .diag = diag,
    };
    enum status status = check_job(job, printer.faces, false, diag);

    for (int page = 0; page < imposition_pages(&printer.imposition) && status == STATUS_OK; page++)
        status = print_page(&printer, page);
    recording_free(printer.guide);
    faces_free(printer.faces);
    return status == STATUS_OK && printer.invalid ? STATUS_INVALID : status;
}

enum status print_check(const struct print_job *job, struct diag *diag)
{
    const struct template *template = job->template;
    struct faces *faces = faces_new(&(struct faces_job){
        .template = template,
        .deck = job->deck,
        .words = &job->words,
        .scale = job->sheet ? sheet_scale(job->sheet, template->width, template->height) : 0,
    });
    enum status status = check_job(job, faces, true, diag);

    faces_free(faces);
    return status;
}

/* --- each kind of card on a page of its own */

void singles_make(struct singles *singles, const struct print_job *job)
{
    int count = deck_card_count(job->deck);

    *singles = (struct singles){
        .job = job, .pages = memory_new((size_t)count + DECK_BACKS + 1, sizeof *singles->pages)};
    for (int i = 0; i < count; i++)
        if (copies_of(job, i) > 0)
            singles->pages[singles->count++] = (struct single){i, false};
    if (job->backs == BACKS_NONE)
        return;
    /* Each back is shown with the first printed card that has it: first the cards that ask for no
     * back, then the backs in the deck's order. */
    for (int back = DECK_NONE; back < deck_back_count(job->deck); back++)
        for (int i = 0; i < count; i++)
            if (deck_card(job->deck, i)->back == back && copies_of(job, i) > 0) {
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
    struct faces *faces = faces_of(job, press);
    enum status status = faces_check(faces, job->backs != BACKS_NONE, false, diag);

    for (int i = 0; i < singles->count && status == STATUS_OK; i++) {
        const struct single *single = &singles->pages[i];
        struct canvas *canvas = press_begin_page(press, &page);
        status = single->back ? faces_draw_back(faces, canvas, single->card, placing, diag)
                              : draw_front(job, faces, canvas, single->card, placing, diag);
        enum status ended = press_end_page(press);
        /* A page that cannot be drawn stays empty, so that all complaints come at once. */
        invalid = invalid || (status == STATUS_INVALID && ended == STATUS_OK);
        if (ended != STATUS_OK || status == STATUS_INVALID)
            status = ended;
    }
    faces_free(faces);
    return status == STATUS_OK && invalid ? STATUS_INVALID : status;
}
