/*
 * Looks over the bytes of a file before libxml2 does: refuses what is hostile, and says in plain
 * words, to the column, what is not XML. What it lets through libxml2 still judges. Private to
 * xml/.
 */
#ifndef BREUK_XML_SCAN_H
#define BREUK_XML_SCAN_H

#include "xml/fault.h"
#include "xml/source.h"
#include "xml/xml.h"

#include <stdbool.h>

/* Offsets into the source's bytes. There may be a million of them. */
struct scan_attribute {
    uint32_t name, value; /* the value: between the quotes */
    uint16_t name_length, value_length;
    uint16_t name_index; /* in scan.names */
    bool plain;          /* the value: all ASCII that can be seen and stands for itself */
};

struct scan_tag {
    uint32_t start, end; /* of its "<"; behind its ">" */
    uint32_t name, name_length;
    uint32_t first;              /* of its attributes, in the list that has them */
    uint16_t name_index;         /* in scan.names */
    uint8_t count;               /* of attributes */
    bool closing : 1, empty : 1; /* </x>, <x/> */
};

enum { NAME_PLACES = 2048 };

/*
 * The different names of a file, which are few in every file of ours; libxml2 keeps each for good,
 * and takes seconds for a hundred thousand. A hash table with open addressing, at most half full.
 */
struct names {
    struct {
        uint32_t start, length; /* where the name stood first; length 0: the place is empty */
        uint16_t index;         /* in the order in which names appeared, from 0 */
        bool prefixed;
    } place[NAME_PLACES];
    int count, prefixed;
    uint16_t recent[1 + XML_ATTRIBUTE_LIMIT]; /* places of the last tag's names, in its order */
};

/* The opening tags, in the order of the file, so that nobody need scan them again. */
struct scan {
    struct scan_tag *tags;
    struct scan_attribute *attributes;
    size_t tag_count, attribute_count;
    struct names names;
};

/* Scans up to the fault, if there is one. The caller frees the scan; it is NULL or
 * empty with fault->no_memory. */
struct scan *scan_source(const struct xml_source *source, struct scan_fault *fault);
void scan_free(struct scan *scan); /* takes NULL */

/* Reads the tag at `start`; false with a fault when it is not right. Names are not looked up. */
bool scan_tag(const struct xml_source *source, size_t start, struct scan_tag *tag,
              struct scan_attribute attributes[static XML_ATTRIBUTE_LIMIT],
              struct scan_fault *fault);

/* The bytes of the reference at `at` in a value or a text; 0 with a fault when it is not one. */
size_t scan_reference(const struct xml_source *source, size_t at, struct scan_fault *fault);

/*
 * The bytes that one character takes in the file, at `at` in a value or a text that is right; its
 * UTF-8 in out[0 … *count). A blank of any kind, and a line's end, is one space.
 */
size_t scan_character(const struct xml_source *source, size_t at, char out[4], int *count);

/*
 * Where the first character of a value or text stands, between `from` and `end`, that acts on a
 * screen or the text around it instead of being seen (utf8_acts), as itself or as a reference; and
 * which it is. `end` when there is no such character. Passes over comments and instructions; blanks
 * of any kind are fine.
 */
size_t scan_acting(const struct xml_source *source, size_t from, size_t end, uint32_t *code);

/* The first byte of text that is not blank, at or after `from`; passes over comments and
 * instructions. `from` when there is no such byte. */
size_t scan_first_text(const struct xml_source *source, size_t from);

#endif
