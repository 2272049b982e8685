/* The tree of a tagged PDF (ISO 32000-1, 14.7): cairo writes an element for each piece; this adds
 * what it does not know, the words that are said and the document round all pieces. Private to
 * press/. */
#ifndef BREUK_PRESS_PDF_TREE_H
#define BREUK_PRESS_PDF_TREE_H

#include "base/strbuf.h"
#include "draw/tags.h"
#include "press/pdf_reader.h"

#include <stdbool.h>
#include <stddef.h>

/* Returns whether a value is the tree's root. */
bool pdf_is_tree(const struct strbuf *value);

/* Reads what begins an element of the tree, as cairo writes it, if that comes next. */
bool pdf_begins_element(struct pdf_text *in);

/* Copies the rest of the element, puts it below the document (its object's number), and adds its
 * words, and where it lies on its page, whose height is in points. False: the element is none of
 * that kind. */
bool pdf_copy_element(struct pdf_text *in, const struct tag *tag, size_t document,
                      double page_height, struct strbuf *out);

/* Takes all elements out of the tree's root, whose object has the number `root`, puts the document
 * there, and adds the document's own value to `below`. False: they are not as expected. */
bool pdf_complete_tree(struct strbuf *value, size_t root, size_t document, struct strbuf *below);

#endif
