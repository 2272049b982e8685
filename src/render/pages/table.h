/* Measures and draws a row of a document's table. Private to the room. */
#ifndef BREUK_RENDER_PAGES_TABLE_H
#define BREUK_RENDER_PAGES_TABLE_H

#include "render/pages/cell.h"

/* Returns whether a table is read as one: its head names the columns. Any other only puts things
 * beside each other. */
bool table_is_read(const struct page_table *table);

/* Sets *height to that of the row in a table of this width, mm; *fits as in cell_set. */
enum status table_row_height(const struct cell_look *look, const struct page_table *table,
                             const struct page_row *row, double width, double *height, bool *fits);

/* Draws the row in a box, which may be higher than the row needs. */
enum status table_draw_row(const struct cell_look *look, const struct page_table *table,
                           const struct page_row *row, struct canvas *canvas, struct box box);

#endif
