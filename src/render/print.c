#include "render/print.h"

#include "render/face.h"
#include "render/fonts.h"
#include "render/margin.h"
#include "render/pdf.h"
#include "render/surface.h"

#include <cairo-pdf.h>
#include <string.h>

struct press {
    const struct print_job *job;
    struct fonts *fonts;
    struct type *type;
    struct faces *faces;
    struct canvas canvas;
    struct surface surface;
    struct strbuf drawn; /* what cairo wrote */
    struct diag *diag;
    int sheets; /* of paper, in all */
    int sheet;  /* the one in hand, from 1 */
    int placed; /* cards on it */
};

static const char *deck_name_on_paper(const struct press *press)
{
    const char *title = words_in(deck_title(press->job->deck), press->job->words.language);

    return *title ? title : deck_name(press->job->deck);
}

static void say_page(const struct press *press, const char *id, struct strbuf *out)
{
    struct message message = message_of(id);

    message_add_count(&message, "page", press->sheet);
    message_add_count(&message, "pages", press->sheets);
    paper_say(&press->job->words, &message, out);
}

/* "Fractions 1.0 · a4 · front 3 of 22", and the page's label for the viewer. */
static enum status label_page(struct press *press, bool back)
{
    const char *version = deck_version(press->job->deck);
    struct strbuf text = {0}, label = {0};

    strbuf_addf(&text, "%s%s%s · %s · ", deck_name_on_paper(press), *version ? " " : "", version,
                press->job->sheet->name);
    say_page(press, back ? N_("back {page} of {pages}") : N_("front {page} of {pages}"), &text);
    say_page(press, back ? N_("Back {page}") : N_("Front {page}"), &label);
    enum status status = text.failed || label.failed
                             ? STATUS_NO_MEMORY
                             : margin_label(&press->canvas, press->job->sheet, text.text);
    if (status == STATUS_OK)
        cairo_pdf_surface_set_page_label(press->surface.cairo, label.text);
    strbuf_release(&text);
    strbuf_release(&label);
    return status;
}

static enum status end_front(struct press *press)
{
    margin_crop_marks(&press->canvas, press->job->sheet);
    enum status status = margin_ruler(&press->canvas, press->job->sheet, &press->job->words);
    if (status == STATUS_OK)
        status = label_page(press, false);
    cairo_show_page(press->canvas.cr);
    return status;
}

static enum status draw_backs(struct press *press)
{
    const struct grid *grid = &press->job->sheet->grid;
    enum status status = STATUS_OK;

    for (int i = 0; i < press->placed && status == STATUS_OK; i++)
        status = faces_draw_back(press->faces, &press->canvas,
                                 grid_back(grid, grid_front(grid, i), FLIP_LONG_EDGE), press->diag);
    if (status == STATUS_OK)
        status = label_page(press, true);
    cairo_show_page(press->canvas.cr);
    return status;
}

/* A sheet is full, or the deck is at its end. */
static enum status end_sheet(struct press *press)
{
    enum status status = end_front(press);

    if (status == STATUS_OK && press->job->backs == BACKS_LONG)
        status = draw_backs(press);
    press->sheet++;
    press->placed = 0;
    return status;
}

/* A card that cannot be drawn leaves its place empty, so that all complaints come at once. */
static enum status draw_cards(struct press *press)
{
    const struct grid *grid = &press->job->sheet->grid;
    enum status status = STATUS_OK;
    bool invalid = false;

    for (int i = 0; i < deck_card_count(press->job->deck); i++)
        for (int copy = 0; copy < deck_card(press->job->deck, i)->copies; copy++) {
            status = faces_draw(press->faces, &press->canvas, i, grid_front(grid, press->placed),
                                press->diag);
            if (status == STATUS_INVALID) {
                invalid = true;
                break;
            }
            if (status == STATUS_OK && ++press->placed == grid_places(grid))
                status = end_sheet(press);
            if (status != STATUS_OK)
                return status;
        }
    if (press->placed > 0)
        status = end_sheet(press);
    return invalid ? STATUS_INVALID : status;
}

static void set_metadata(struct press *press)
{
    const struct print_job *job = press->job;

    cairo_pdf_surface_set_metadata(press->surface.cairo, CAIRO_PDF_METADATA_TITLE,
                                   deck_name_on_paper(press));
    if (*deck_author(job->deck))
        cairo_pdf_surface_set_metadata(press->surface.cairo, CAIRO_PDF_METADATA_AUTHOR,
                                       deck_author(job->deck));
    cairo_pdf_surface_set_metadata(press->surface.cairo, CAIRO_PDF_METADATA_CREATOR, job->creator);
    /* Without a date cairo writes the present one; the finishing takes this one out. */
    cairo_pdf_surface_set_metadata(press->surface.cairo, CAIRO_PDF_METADATA_CREATE_DATE,
                                   job->date ? job->date : "1970-01-01T00:00:00Z");
}

static enum status draw_document(struct press *press)
{
    const struct grid *grid = &press->job->sheet->grid;

    surface_open(&press->surface, SURFACE_PDF, grid->paper_width * POINTS_PER_MM,
                 grid->paper_height * POINTS_PER_MM, &press->drawn);
    press->canvas = (struct canvas){.cr = cairo_create(press->surface.cairo), .type = press->type};
    cairo_scale(press->canvas.cr, POINTS_PER_MM, POINTS_PER_MM);
    set_metadata(press);
    enum status status = draw_cards(press);
    cairo_destroy(press->canvas.cr);
    return status == STATUS_OK ? surface_end(&press->surface) : status;
}

static enum status run(struct press *press, struct strbuf *out)
{
    const struct print_job *job = press->job;
    enum status status =
        fonts_open(&press->fonts, job->template->family, job->template->family_where, press->diag);

    if (status != STATUS_OK)
        return status;
    press->type = type_new(press->fonts);
    if (press->type)
        press->faces =
            faces_new(job->template, job->deck, &job->words, press->type, job->sheet->bleed);
    if (!press->faces)
        return STATUS_NO_MEMORY;
    status = faces_check(press->faces, job->backs != BACKS_NONE, false, press->diag);
    if (status == STATUS_OK)
        status = draw_document(press);
    if (status != STATUS_OK)
        return status;
    struct pdf_facts facts = {
        .page_height = job->sheet->grid.paper_height,
        .trim = grid_area(&job->sheet->grid),
        .bleed = job->sheet->bleed,
        .duplex = job->backs == BACKS_LONG,
        .dated = job->date != NULL,
        .language = job->words.language,
    };
    return pdf_finish(&press->drawn, &facts, out);
}

enum status print_deck(const struct print_job *job, struct strbuf *out,
                       struct print_summary *summary, struct diag *diag)
{
    struct press press = {.job = job, .diag = diag, .sheet = 1};
    int places = grid_places(&job->sheet->grid), cards = deck_printed(job->deck);

    press.sheets = (cards + places - 1) / places;
    enum status status = run(&press, out);
    *summary = (struct print_summary){
        .cards = cards,
        .sheets = press.sheets,
        .pages = job->backs == BACKS_LONG ? 2 * press.sheets : press.sheets,
    };
    faces_free(press.faces);
    surface_close(&press.surface);
    type_free(press.type);
    fonts_free(press.fonts);
    strbuf_release(&press.drawn);
    return status;
}

enum status print_check(const struct deck *deck, const struct template *template,
                        const struct paper_words *words, struct diag *diag)
{
    struct faces *faces = faces_new(template, deck, words, NULL, 0);

    if (!faces)
        return STATUS_NO_MEMORY;
    enum status status = faces_check(faces, template->back != NULL, true, diag);
    faces_free(faces);
    return status;
}
