/* One text in several languages, as files give it: <title lang="en">…</title><title
 * lang="nl">…</title>. */
#ifndef BREUK_XML_TRANSLATED_H
#define BREUK_XML_TRANSLATED_H

#include "base/memory.h"
#include "base/status.h"
#include "xml/xml.h"

/* words_in() chooses. A zeroed struct has no text at all. */
struct words {
    int count;
    const struct words_in {
        const char *language; /* "en", "nl", "fr-BE" … */
        const char *text;
        int line, column; /* of the element, in its parent's file */
    } * in;               /* in the order of the file */
};

/*
 * Gathers the texts of all children of that name, which have an attribute "lang"; or, with
 * `attribute`, the values of that attribute, which each must have. Copied into the arena.
 * STATUS_NO_MEMORY.
 */
enum status words_read(struct words *out, struct arena *arena, const struct xml_element *parent,
                       const char *child, const char *attribute);

/* The text that words_in() chooses, with its language; NULL when there is no text at all. */
const struct words_in *words_chosen(const struct words *words, const char *language);

/* The text in exactly that language; NULL when there is none. */
const char *words_exactly_in(const struct words *words, const char *language);

/*
 * The text in that language, else in it without its region (fr for fr-BE), else in English, else
 * the first; "" when there is no text at all, never NULL.
 */
const char *words_in(const struct words *words, const char *language);

#endif
