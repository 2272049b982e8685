/* Where each part of a document stands on its pages. For the files of this room, and tests. */
#ifndef BREUK_RENDER_PAGES_PLAN_H
#define BREUK_RENDER_PAGES_PLAN_H

#include "base/diag.h"
#include "draw/canvas.h"
#include "draw/type.h"
#include "render/pages/print.h"

/* What is left free to the paper's edge on each side, mm. Printers leave up to 5 mm bare. */
#define PAGE_MARGIN 12.0

struct page_plan;

/*
 * Breaks the document into pages: between blocks and rows, a heading with what follows it, a
 * table's head again on every page. Warns in diag of a character that is in none of the fonts.
 * STATUS_INVALID: the paper is too small for a part of it, as diag says; STATUS_NO_MEMORY. job and
 * type are borrowed until page_plan_free. On failure *out is NULL.
 */
enum status page_plan_new(struct page_plan **out, const struct page_job *job, struct type *type,
                          struct diag *diag);
/* Takes NULL. */
void page_plan_free(struct page_plan *plan);

int page_plan_pages(const struct page_plan *plan);

/* Draws one of them, counted from 0. STATUS_NO_MEMORY. */
enum status page_plan_draw(struct page_plan *plan, struct canvas *canvas, int page);

#endif
