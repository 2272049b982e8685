/* What the scanner finds wrong first. For the own files of xml/. */
#ifndef BREUK_XML_FAULT_H
#define BREUK_XML_FAULT_H

#include "base/memory.h"
#include "base/message.h"
#include "xml/source.h"

#include <stdbool.h>

/* The first thing wrong. */
struct scan_fault {
    bool found, refused; /* refused: libxml2 must see nothing of the file */
    bool no_memory;
    size_t offset; /* where it is */
    size_t good;   /* before this all is right: the length of the file when nothing is wrong */
    struct message message;
    struct arena texts; /* what the message borrows; to be released */
};

/* Both answer false, so that a caller returns it. fault_refuse: libxml2 must see nothing. */
bool fault_at(struct scan_fault *fault, size_t offset, const char *id);
bool fault_refuse(struct scan_fault *fault, size_t offset, const char *id);

/* Adds bytes of the file to the message, as what somebody typed. */
void fault_add_bytes(struct scan_fault *fault, const char *name, const struct xml_source *source,
                     size_t from, size_t length);

#endif
