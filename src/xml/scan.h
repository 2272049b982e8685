/*
 * Looks over the bytes of a file before libxml2 does: refuses what is hostile, and says in plain
 * words, to the column, what is not XML. What it lets through libxml2 still judges. For the own
 * files of xml/.
 */
#ifndef BREUK_XML_SCAN_H
#define BREUK_XML_SCAN_H

#include "xml/fault.h"
#include "xml/names.h"
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

/* The tags that open something, in the order of the file, so that nobody need look for what stands
 * in them again. */
struct scan {
    struct scan_tag *tags;
    struct scan_attribute *attributes;
    size_t tag_count, attribute_count;
    struct names names;
};

/* Up to the fault, if there is one. The caller frees the scan; NULL: fault->no_memory. */
struct scan *scan_source(const struct xml_source *source, struct scan_fault *fault);
void scan_free(struct scan *scan); /* takes NULL */

/* The tag that starts at `start`; false and a fault when it is not right. Names are not looked up.
 */
bool scan_tag(const struct xml_source *source, size_t start, struct scan_tag *tag,
              struct scan_attribute attributes[static XML_ATTRIBUTE_LIMIT],
              struct scan_fault *fault);

/* The reference at `at` in a value or a text: how many bytes; 0 and a fault when it is none. */
size_t scan_reference(const struct xml_source *source, size_t at, struct scan_fault *fault);

/*
 * One character of an attribute's value or a text at `at`, which is right: how many bytes it takes
 * in the file, and its UTF-8 in out[0 … *count). A blank of any kind, and a line's end, is one
 * space.
 */
size_t scan_character(const struct xml_source *source, size_t at, char out[4], int *count);

/*
 * The first character of a value or text between `from` and `end` that acts on a screen or the text
 * around it instead of being seen (utf8_acts), and what it is: as it stands or as a reference, over
 * comments and instructions; `end` when there is none. Blanks of any kind are meant.
 */
size_t scan_acting(const struct xml_source *source, size_t from, size_t end, uint32_t *code);

/* The first byte of text that is no blank at or after `from`, over comments and instructions;
 * `from` when there is none. */
size_t scan_first_text(const struct xml_source *source, size_t from);

#endif
