/* One text in several languages, as files give it: <title lang="en">…</title><title
 * lang="nl">…</title>. */
#ifndef BREUK_XML_TRANSLATED_H
#define BREUK_XML_TRANSLATED_H

#include "base/memory.h"
#include "xml/xml.h"

/* One text in several languages; words_in() chooses among them. A zeroed struct has no text. */
struct words {
    int count;
    const struct words_in {
        const char *language; /* "en", "nl", "fr-BE" … */
        const char *text;
        int line, column, continuing; /* place of the element, in its parent's file */
    } * in;                           /* in the order of the file */
};

/* Collects the texts of all children of that name, which have an attribute "lang"; or, when
 * `attribute` is not NULL, the values of that attribute. Skips children without a language or text,
 * of which the reader has complained. All is copied into the arena. */
void words_read(struct words *out, struct arena *arena, const struct xml_element *parent,
                const char *child, const char *attribute);

/* Returns the text that words_in() chooses, with its language; NULL when there is no text. */
const struct words_in *words_chosen(const struct words *words, const char *language);

/* Returns the place of a text; `where` gives its file. in: NULL for `where` itself. */
struct position words_place(const struct words_in *in, struct position where);

/* Returns the text in exactly that language; NULL when there is none. */
const char *words_exactly_in(const struct words *words, const char *language);

/* Returns the text in that language, else in the language without its region (fr for fr-BE), else
 * in English, else the first text; "", never NULL, when there is no text. */
const char *words_in(const struct words *words, const char *language);

#endif
