/* A row of a document's table, measured and drawn. For the files of this room. */
#ifndef BREUK_RENDER_PAGES_TABLE_H
#define BREUK_RENDER_PAGES_TABLE_H

#include "render/pages/cell.h"

/* How high the row is in a table of that width, mm; *fits as of cell_set. STATUS_NO_MEMORY. */
enum status table_row_height(const struct cell_look *look, const struct page_table *table,
                             const struct page_row *row, double width, double *height, bool *fits);

/* Draws it in a box, which may be higher than it needs. STATUS_NO_MEMORY. */
enum status table_draw_row(const struct cell_look *look, const struct page_table *table,
                           const struct page_row *row, struct canvas *canvas, struct box box);

#endif
