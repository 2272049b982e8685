/* Decides where each part of a document stands on its pages. Private to the room, and for tests. */
#ifndef BREUK_RENDER_PAGES_PLAN_H
#define BREUK_RENDER_PAGES_PLAN_H

#include "base/diag.h"
#include "draw/canvas.h"
#include "draw/type.h"
#include "render/pages/print.h"

/* The margin on each side of the paper, mm. Printers leave up to 5 mm bare. */
#define PAGE_MARGIN 12.0

/* The size of the type in full size, points. */
#define PAGE_BODY 11.0

struct page_plan;

/* Breaks the document into pages between blocks and rows, keeps a heading with what follows it, and
 * repeats a table's head on every page. Warns in diag of a character that is in none of the fonts.
 * job and type are borrowed until page_plan_free. On failure *out is NULL. STATUS_INVALID: the
 * paper is too small for some part, as diag says. */
enum status page_plan_new(struct page_plan **out, const struct page_job *job, struct type *type,
                          struct diag *diag);
/* Frees the plan. Takes NULL. */
void page_plan_free(struct page_plan *plan);

/* Returns the number of pages, at least 1. */
int page_plan_pages(const struct page_plan *plan);

/* Returns how large all of it is: 1, or less where a document that shrinks keeps to its pages. */
double page_plan_zoom(const struct page_plan *plan);
/* Returns how large the type is on top of that: 1 is full size. */
double page_plan_type(const struct page_plan *plan);

/* Draws page number `page`, from 0. */
enum status page_plan_draw(struct page_plan *plan, struct canvas *canvas, int page);

#endif
