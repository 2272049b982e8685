/*
 * The different names of a file, which are few in every file of ours. libxml2 keeps each for good,
 * and takes seconds for a hundred thousand. Private to xml/.
 */
#ifndef BREUK_XML_NAMES_H
#define BREUK_XML_NAMES_H

#include "xml/fault.h"
#include "xml/source.h"
#include "xml/xml.h"

#include <stdbool.h>

enum { NAME_PLACES = 2048 };

/* A hash table with open addressing, at most half full. A zeroed struct is empty. */
struct names {
    struct {
        uint32_t start, length; /* where the name stood first; length 0: the place is empty */
        uint16_t index;         /* in the order in which names appeared, from 0 */
        bool prefixed;
    } place[NAME_PLACES];
    int count, prefixed;
    uint16_t recent[1 + XML_ATTRIBUTE_LIMIT]; /* places of the last tag's names, in its order */
};

/* Finds or adds the name of an element, an attribute or an instruction. *place, a guess at first,
 * becomes where it stands. False with a fault when there are too many names. */
bool names_take(struct names *names, const struct xml_source *source, size_t start, size_t length,
                uint16_t *place, struct scan_fault *fault);

#endif
