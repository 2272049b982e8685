/*
 * A page of the manual, written once and shown in two ways: on a terminal in 80 columns, and as the
 * source of a man page in the language of scdoc(5). Texts are in the user's language already.
 */
#ifndef BREUK_CLI_MANUAL_MANUAL_H
#define BREUK_CLI_MANUAL_MANUAL_H

#include "base/strbuf.h"
#include "cli/command.h"
#include "cli/kinds/file_kind.h"

#include <stdio.h>

enum manual_form { MANUAL_TERMINAL, MANUAL_SCDOC };

/* `out` belongs to the caller. */
struct manual {
    enum manual_form form;
    struct strbuf out;
};

/* Begins the page. `name` is the page's, `what` a line that says what it is about. */
void manual_title(struct manual *manual, const char *name, int section, const char *what);

/* Each begins a part of the page. */
void manual_heading(struct manual *manual, const char *text);
void manual_subheading(struct manual *manual, const char *text);

/* Adds a paragraph; depth: the number of entries that it stands in. */
void manual_paragraph(struct manual *manual, int depth, const char *text);

/* Adds a name and what can be said of it in few words, which may be ""; a paragraph one deeper
 * follows. */
void manual_entry(struct manual *manual, int depth, const char *name, const char *facts);

/* Adds lines as they are; on a terminal indented, where that leaves them room. */
void manual_lines(struct manual *manual, const char *lines);

/* Adds text in which scdoc must find no markup. */
void manual_add_plain(struct strbuf *out, const char *text);

/* The pages of the manual that are no reference of a command or file, which the program carries
 * with it: they are read where no man page is installed, too. */

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

/* The page for the person who answers for a school's data. */

/* Adds the page: what breuk keeps of people, where, how long, and how to see, change and delete it.
 */
void privacy_page(struct manual *manual);

/* Help, made from the tables of command.h; 80 columns. */

/* Shows what breuk is, its first steps and its commands. */
void help_overview(FILE *out);

/* Shows how one command is used: examples first, then options. */
void help_command(FILE *out, const struct command *command);

/* What else the build makes from the tables of command.h: the man page and bash's completions. */

/* Writes breuk(1) in the language of scdoc(5). */
void reference_man(FILE *out);

/* Writes a script for bash that completes commands, options, the words an option may have, and
 * otherwise files. */
void reference_bash(FILE *out);

/*
 * The author's book: a page of the manual for each kind of file that people write. The meaning of
 * an element, its place, and every attribute with its type, range, words and default come from the
 * grammar's table, which the checker reads too; so a page cannot contradict it. Everything else is
 * in NAME.txt (kind_words.h).
 */

/* Writes the whole page, in the user's language; `page` is that of kind_words.h. */
void book_page(const struct file_kind *kind, const char *page, struct manual *manual);

/* Writes one element of it. Returns false if the file has none of that name. */
bool book_element(const struct file_kind *kind, const char *element, struct manual *manual);

#endif
