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
 * Gathers all children of that name, which have an attribute "lang": their texts, or their
 * attribute of that name (each must have it). Copied into the arena. STATUS_NO_MEMORY.
 */
enum status words_read(struct words *out, struct arena *arena, const struct xml_element *parent,
                       const char *child, const char *attribute);

/* What words_in() chooses, with its language; NULL if there is none at all. */
const struct words_in *words_chosen(const struct words *words, const char *language);

/* The text in exactly that language; NULL if there is none. */
const char *words_exactly_in(const struct words *words, const char *language);

/*
 * The text in that language, else in it without its region (fr for fr-BE), else in English, else
 * the first; never NULL
 * ("" if there is none at all).
 */
const char *words_in(const struct words *words, const char *language);

#endif
