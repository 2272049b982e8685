/*
 * Looks over the bytes of a file before libxml2 does: refuses what is hostile, and says in plain
 * words, to the column, what is not XML. What it lets through libxml2 still judges. For the own
 * files of xml/.
 */
#ifndef BREUK_XML_SCAN_H
#define BREUK_XML_SCAN_H

#include "base/memory.h"
#include "base/message.h"
#include "xml/source.h"
#include "xml/xml.h"

#include <stdbool.h>

/* Offsets into the source's bytes. */
struct scan_attribute {
    size_t name, name_length;
    size_t value, value_length; /* between the quotes */
};

struct scan_tag {
    size_t start, end; /* of its "<"; behind its ">" */
    size_t name, name_length;
    bool closing, empty; /* </x>, <x/> */
    int count;
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
};

/* The first thing wrong. */
struct scan_fault {
    bool found, refused; /* refused: libxml2 must see nothing of the file */
    bool no_memory;
    size_t offset; /* where it is */
    size_t good;   /* before this all is right: the length of the file when nothing is wrong */
    struct message message;
    struct arena texts; /* what the message borrows; to be released */
};

void scan_source(const struct xml_source *source, struct scan_fault *fault);

/* The tag that starts at `start`; false and a fault when it is not right. */
bool scan_tag(const struct xml_source *source, size_t start, struct scan_tag *tag,
              struct scan_fault *fault);

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
