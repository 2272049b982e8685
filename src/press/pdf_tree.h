/* The tree of a tagged PDF (ISO 32000-1, 14.7): cairo writes an element for each piece; this adds
 * what it does not know, the words that are said, the groups and the document round all pieces.
 * Private to press/. Why: docs/design/paper.md, “Tags and search”. */
#ifndef BREUK_PRESS_PDF_TREE_H
#define BREUK_PRESS_PDF_TREE_H

#include "base/strbuf.h"
#include "draw/tags.h"
#include "press/pdf_syntax.h"

#include <stdbool.h>
#include <stddef.h>

/* Returns whether a value is the tree's root. */
bool pdf_is_tree(const struct strbuf *value);

/* Reads what begins an element of the tree, as cairo writes it, if that comes next. */
bool pdf_begins_element(struct pdf_text *in);

/* Copies the rest of the element, puts it below its parent (the number of its group's object, or
 * the document's), and adds its words, and where it lies on its page, whose height is in points.
 * False: the element is none of that kind. */
bool pdf_copy_element(struct pdf_text *in, const struct tag *tag, size_t parent, double page_height,
                      struct strbuf *out);

/* Adds the value of a group, by its index from 1, or 0: of the document round all; `objects` has
 * the number of each tag's object. */
void pdf_add_group(const struct tags *tags, const size_t *objects, size_t group, size_t parent,
                   struct strbuf *out);

/* Takes all elements out of the tree's root and puts the document (its object's number) there.
 * False: they are not as expected. */
bool pdf_complete_tree(struct strbuf *value, size_t document);

#endif
