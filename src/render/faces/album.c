#include "render/faces/album.h"

#include "base/memory.h"
#include "draw/surface.h"
#include "render/faces/face.h"

#include <math.h>

struct album {
    const struct album_job *job;
    struct type *type;
    struct faces *faces;
};

enum status album_open(struct album **out, const struct album_job *job, struct diag *diag)
{
    const struct template *template = job->template;
    struct album *album = memory_new(1, sizeof *album);

    *out = NULL;
    album->job = job;
    enum status status = type_open(&album->type, template->family, template->family_where, diag);
    /* The bleed is one pixel, because a cell keeps a card's proportions only to the nearest pixel.
     */
    struct faces_job faces = {.template = template,
                              .deck = job->deck,
                              .words = &job->words,
                              .type = album->type,
                              .bleed = 1,
                              .copies = job->copies,
                              .self_check = job->self_check};
    if (status == STATUS_OK)
        album->faces = faces_new(&faces);
    if (status == STATUS_OK)
        status = faces_check(album->faces, template->back_count > 0, false, diag);
    if (status == STATUS_OK)
        *out = album;
    else
        album_close(album);
    return status;
}

void album_fit(const struct template *template, int widest, int highest, int *width, int *height)
{
    double scale = fmin(widest / template->width, highest / template->height);

    *width = (int)fmax(1, fmin(widest, round(template->width * scale)));
    *height = (int)fmax(1, fmin(highest, round(template->height * scale)));
}

/* Draws a cell on a surface of its own, so that its pixels do not depend on where it lies. */
static enum status draw_cell(struct album *album, const struct album_sheet *sheet, int index,
                             struct canvas *paper, struct diag *diag)
{
    const struct album_cell *cell = &sheet->cells[index];
    struct surface surface;
    struct canvas canvas = {.type = album->type, .look = album->job->look};
    struct placing placing = {{0, 0, sheet->width, sheet->height}, 0};
    bool plain = cell->back && album->job->template->back_count == 0;
    enum status status = STATUS_OK;

    surface_open_pixels(&surface, sheet->width, sheet->height);
    canvas_begin(&canvas, &surface, 1);
    canvas_box(&canvas, placing.box, 0);
    if (plain)
        canvas_field(&canvas, COLOUR_DARK);
    else
        canvas_fill(&canvas, COLOUR_PAPER);
    if (!plain)
        status = cell->back ? faces_draw_back(album->faces, &canvas, cell->card, placing, diag)
                            : faces_draw(album->faces, &canvas, cell->card, placing, diag);
    canvas_end(&canvas);
    canvas_paste(paper, &surface, index % sheet->columns * sheet->width,
                 index / sheet->columns * sheet->height);
    surface_close(&surface);
    return status;
}

enum status album_draw(struct album *album, const struct album_sheet *sheet, struct strbuf *out,
                       struct diag *diag)
{
    struct surface surface;
    struct canvas paper = {0};
    bool invalid = false;
    enum status status = STATUS_OK;

    surface_open(&surface, SURFACE_PNG, sheet->columns * sheet->width, sheet->rows * sheet->height,
                 NULL, out);
    canvas_begin(&paper, &surface, 1);
    canvas_clear(&paper);
    for (int i = 0; i < sheet->columns * sheet->rows && status == STATUS_OK; i++) {
        if (sheet->cells[i].filled)
            status = draw_cell(album, sheet, i, &paper, diag);
        /* A card that cannot be drawn leaves its cell as it is, so that all complaints come at
         * once. */
        invalid = invalid || status == STATUS_INVALID;
        if (status == STATUS_INVALID)
            status = STATUS_OK;
    }
    if (status == STATUS_OK && invalid)
        status = STATUS_INVALID;
    canvas_end(&paper);
    if (status == STATUS_OK)
        surface_end(&surface);
    surface_close(&surface);
    return status;
}

void album_close(struct album *album)
{
    if (!album)
        return;
    faces_free(album->faces);
    type_free(album->type);
    memory_free(album);
}
