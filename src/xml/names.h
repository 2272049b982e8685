/*
 * The different names of a file, which are few in every file of ours. libxml2 keeps each for good,
 * and takes seconds for a hundred thousand. For the own files of xml/.
 */
#ifndef BREUK_XML_NAMES_H
#define BREUK_XML_NAMES_H

#include "xml/source.h"
#include "xml/xml.h"

#include <stdbool.h>

enum { NAME_PLACES = 2048 };

/* A hash table, closed, at most half full. A zeroed struct has no name. */
struct names {
    struct {
        uint32_t start, length; /* of where it stood first; length 0: nothing here */
        uint16_t index;         /* the how-manieth it was, from 0 */
        bool prefixed;
    } place[NAME_PLACES];
    int count, prefixed;
    uint16_t recent[1 + XML_ATTRIBUTE_LIMIT]; /* places: of the last tag's names, in its order */
};

/* The name of an element, an attribute or an instruction: *place, where it may be, becomes where it
 * is. NULL, or the id of the message that says why there are too many. */
const char *names_take(struct names *names, const struct xml_source *source, size_t start,
                       size_t length, uint16_t *place);

#endif
