#include "render/faces/album.h"

#include "base/memory.h"
#include "draw/fonts.h"
#include "draw/surface.h"
#include "render/faces/face.h"

#include <math.h>

struct album {
    const struct album_job *job;
    struct fonts *fonts;
    struct type *type;
    struct faces *faces;
};

enum status album_open(struct album **out, const struct album_job *job, struct diag *diag)
{
    const struct template *template = job->template;
    struct album *album = memory_new(1, sizeof *album);

    *out = NULL;
    if (!album)
        return STATUS_NO_MEMORY;
    album->job = job;
    enum status status = fonts_open(&album->fonts, template->family, template->family_where, diag);
    if (status == STATUS_OK && !(album->type = type_new(album->fonts)))
        status = STATUS_NO_MEMORY;
    /* A pixel more on every side, since a cell's proportions are a card's to the pixel only. */
    if (status == STATUS_OK &&
        !(album->faces = faces_new(template, job->deck, &job->words, album->type, 1)))
        status = STATUS_NO_MEMORY;
    if (status == STATUS_OK && job->self_check)
        faces_mark_equals(album->faces);
    if (status == STATUS_OK)
        faces_choose(album->faces, job->copies);
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

static enum status draw_cell(struct album *album, const struct album_cell *cell, struct box box,
                             struct canvas *canvas, struct diag *diag)
{
    struct placing placing = {box, 0};
    bool plain = cell->back && album->job->template->back_count == 0;

    canvas_box(canvas, box, 0);
    if (plain) {
        canvas_field(canvas, COLOUR_DARK);
        return STATUS_OK;
    }
    canvas_fill(canvas, COLOUR_PAPER);
    return cell->back ? faces_draw_back(album->faces, canvas, cell->card, placing, diag)
                      : faces_draw(album->faces, canvas, cell->card, placing, diag);
}

/* On a surface of its own, so that its pixels do not depend on where it lies on the sheet. */
static enum status put_cell(struct album *album, const struct album_sheet *sheet, int index,
                            struct canvas *paper, struct diag *diag)
{
    struct surface surface;
    struct canvas canvas = {.type = album->type, .look = album->job->look};
    struct box box = {0, 0, sheet->width, sheet->height};

    surface_open_pixels(&surface, sheet->width, sheet->height);
    canvas_begin(&canvas, &surface, 1);
    enum status status = draw_cell(album, &sheet->cells[index], box, &canvas, diag);

    if (canvas_end(&canvas) != STATUS_OK)
        status = STATUS_NO_MEMORY;
    canvas_paste(paper, &surface, index % sheet->columns * sheet->width,
                 index / sheet->columns * sheet->height);
    surface_close(&surface);
    return status;
}

/* A card that cannot be drawn leaves its cell as it is, so that all complaints come at once. */
static enum status put_cells(struct album *album, const struct album_sheet *sheet,
                             struct canvas *paper, struct diag *diag)
{
    bool invalid = false;

    canvas_clear(paper);
    for (int i = 0; i < sheet->columns * sheet->rows; i++) {
        enum status status =
            sheet->cells[i].filled ? put_cell(album, sheet, i, paper, diag) : STATUS_OK;
        invalid = invalid || status == STATUS_INVALID;
        if (status != STATUS_OK && status != STATUS_INVALID)
            return status;
    }
    return invalid ? STATUS_INVALID : STATUS_OK;
}

enum status album_draw(struct album *album, const struct album_sheet *sheet, struct strbuf *out,
                       struct diag *diag)
{
    struct surface surface;
    struct canvas paper = {0};

    surface_open(&surface, SURFACE_PNG, sheet->columns * sheet->width, sheet->rows * sheet->height,
                 out);
    canvas_begin(&paper, &surface, 1);
    enum status status = put_cells(album, sheet, &paper, diag);
    if (canvas_end(&paper) != STATUS_OK)
        status = STATUS_NO_MEMORY;
    if (status == STATUS_OK)
        status = surface_end(&surface);
    surface_close(&surface);
    return status;
}

void album_close(struct album *album)
{
    if (!album)
        return;
    faces_free(album->faces);
    type_free(album->type);
    fonts_free(album->fonts);
    memory_free(album);
}
