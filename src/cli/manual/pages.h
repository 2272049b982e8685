/* The pages of the manual that are no reference of a command or file, which the program carries
 * with it: they are read where no man page is installed, too. */
#ifndef BREUK_CLI_MANUAL_PAGES_H
#define BREUK_CLI_MANUAL_PAGES_H

#include "cli/manual/manual.h"

/* A page that is written by hand in one language, as lines of scdoc(5) or of Markdown; or one that
 * is made. */
struct manual_page {
    const char *topic;                   /* as “breuk help” takes it */
    const char *language;                /* its code */
    const char *const *scdoc;            /* each with its newline; ends with NULL */
    const char *const *markdown;         /* the same, instead of them: a page of docs/teacher */
    void (*make)(struct manual *manual); /* instead of them, in the user's language */
};

/* All pages; the English one of a topic comes first. Ends with one whose topic is NULL. The build
 * makes it (manual/meson.build). */
extern const struct manual_page manual_pages[];

/* Returns the page on the topic in the user's language, or the English one; NULL: there is no such
 * page. */
const struct manual_page *manual_page_find(const char *topic);

/* Returns the next topic's page in English, the first one after NULL; NULL: that was the last. */
const struct manual_page *manual_topic_next(const struct manual_page *page);

/* Adds the page: its source, or what a terminal shows of it. */
void manual_page_add(const struct manual_page *page, struct manual *manual);

#endif
