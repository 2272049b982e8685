/* The class on one screen, which is 80 columns wide: what to discuss, who needs the same, who can
 * do what, what is new. */
#ifndef BREUK_CLI_OVERVIEW_SCREEN_H
#define BREUK_CLI_OVERVIEW_SCREEN_H

#include "cli/overview/view.h"

/* Adds all of it, or what to type where nothing was recorded yet. */
void class_screen_add(const struct report_view *view, int columns, struct strbuf *out);

/* Parts of it that are watched as well: its title; signs with their legend; what to discuss; what
 * is new. */
void class_screen_add_title(const struct report_view *view, struct strbuf *out);
void class_screen_add_signs(const struct report_view *view, int columns, struct strbuf *out);
void class_screen_add_topics(const struct report_view *view, int columns, struct strbuf *out);
void class_screen_add_steps(const struct report_view *view, int columns, struct strbuf *out);

/* The parts of it that stand on paper as well; each adds words without a newline. */
void class_screen_add_who(const struct report_view *view, const struct report_group *group,
                          struct strbuf *out);
void class_screen_add_what(const struct report_group *group, struct strbuf *out);
void class_screen_add_lesson(const struct report_group *group, struct strbuf *out);
void class_screen_add_skill(enum skill skill, struct strbuf *out); /* with its short name */
void class_screen_add_lacking(const struct report_view *view, enum skill skill, struct strbuf *out);

#endif
