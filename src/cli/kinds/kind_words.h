/*
 * The words on a kind of file, and a file to begin with: NAME.txt in its folder of the library,
 * beside its schema. First of all stands the page of the manual, whose first line says what it is
 * about. The first character of each further line tells what it is:
 *
 *   # HEADING          a heading
 *   = name             a name; its meaning is a paragraph with blanks before its lines
 *   | line             a line of an example, shown as it is
 *   @place             text made from tables, or shared by several pages (book.c)
 *   any other          a line of a paragraph
 *
 * Behind a line “@starter” follows the file to begin with, in which {title} and {lang} are filled
 * in. Headings, paragraphs and the comments of that file are sentences as those in N_() are:
 * src/text/po/kinds.awk collects them. They are written there in lines of any length.
 */
#ifndef BREUK_CLI_KINDS_KIND_WORDS_H
#define BREUK_CLI_KINDS_KIND_WORDS_H

#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "cli/kinds/file_kind.h"
#include "paper/sheet.h"
#include "xml/xml.h"

/* A zeroed struct is empty. */
struct kind_words {
    struct strbuf path;
    char *bytes;
    const char *page, *starter;
};

/*
 * Reads the words of a kind; where BREUK_DATA has none, those that came with the program.
 * STATUS_NOT_FOUND, STATUS_UNREADABLE: *why says so in words that borrow `words`.
 * kind_words_release() in any case.
 */
enum status kind_words_read(struct kind_words *words, const struct file_kind *kind,
                            struct message *why);

void kind_words_release(struct kind_words *words);

/* The first file of an author: short, right, and with comments that say what each element is for.
 */

/*
 * Each adds a whole file, with a line that leads an editor to KIND.rng beside it and with comments
 * in the user's language. `starter` is that of struct kind_words.
 */
void starter_write(const struct file_kind *kind, const char *starter, const char *title,
                   struct strbuf *out);

/* Does the same with a copy of a file, in which its includes are merged. */
void starter_copy(const struct file_kind *kind, const struct xml_document *document,
                  struct strbuf *out);

/* Does the same with a sheet of label stock. */
void starter_copy_stock(const struct file_kind *kind, const struct sheet *sheet,
                        struct strbuf *out);

#endif
