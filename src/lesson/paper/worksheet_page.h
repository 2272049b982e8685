/* What a sheet and its key have in common. Private to the room. */
#ifndef BREUK_LESSON_WORKSHEET_PAGE_H
#define BREUK_LESSON_WORKSHEET_PAGE_H

#include "lesson/paper/worksheet.h"

/* Begins a document of one page, whose foot says all that is needed to make the sheet again. */
void worksheet_begin_page(struct page *page, const struct worksheet *sheet);

/* Adds the title, a message id with {title} and {form}; more may follow it in the cell. */
struct page_cell *worksheet_add_title(struct page *page, const struct worksheet *sheet,
                                      const char *id);

#endif
