/* The parts of the table’s front, in several files. Private to the room. */
#ifndef BREUK_TUI_TABLE_PARTS_H
#define BREUK_TUI_TABLE_PARTS_H

#include "tui/table/table_asking.h"

/* Columns of the panel and of a page; whether a text has room in the panel. */
int screen_panel_columns(const struct table_screen *screen);
int screen_page_columns(const struct table_screen *screen);
bool screen_fits_panel(const struct table_screen *screen, const struct strbuf *text);

/* Forgets what was said to whoever was asked; takes a hand off the screen. */
void screen_forget_answer(struct table_screen *screen);
void screen_hide(struct table_screen *screen);

/* Shows a text on pages until it is read; what has to be read before anything else is asked. Who
 * comes back meanwhile finds no hand. */
enum asked screen_read_text(struct table_screen *screen, const struct strbuf *text);
void screen_read_report(struct table_screen *screen);

/* Functions of struct table_front. */
void screen_tell(void *context, const struct event *event, int watcher);
void screen_remark(void *context, struct message message);
void screen_teach(void *context, const struct teaching *teaching, int watcher);
enum table_answer screen_ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line);

#endif
