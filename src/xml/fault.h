/* The first thing wrong that the scanner finds. Private to xml/. */
#ifndef BREUK_XML_FAULT_H
#define BREUK_XML_FAULT_H

#include "base/memory.h"
#include "base/message.h"
#include "xml/source.h"

#include <stdbool.h>

/* What needs a closer look before something can be proposed. */
enum fault_kind {
    FAULT_PLAIN,
    FAULT_UNCLOSED,  /* the element at `open` is still open where another one, or the file, ends */
    FAULT_MISMATCH,  /* a closing tag names no open element; the one at `open` is the innermost */
    FAULT_UNENDED,   /* a tag has no “>”; it should stand at `open` */
    FAULT_UNQUOTED,  /* neither do its last quotes have an end; `around` is where the tag begins */
    FAULT_AMPERSAND, /* an “&” that begins no reference */
    FAULT_NAMELESS,  /* quotes at `open` belong to no attribute; `around` is where their tag begins
                      */
    FAULT_MISNAMED,  /* the name at `open` has a character that no name can have */
    FAULT_ROOTLESS   /* an outermost element follows another, which is at `open` */
};

enum { FAULT_EDITS = 2 };

/* What is wrong with a file, and where. A zeroed struct means that nothing is. */
struct scan_fault {
    enum fault_kind kind;
    size_t open, around; /* around: where the element begins that `open` is in; 0: in none */
    /* What would put it right, in the order of the file: the bytes from … end − 1 become the text,
     * a literal or among `texts`. */
    struct fault_edit {
        size_t from, end;
        const char *text;
    } edits[FAULT_EDITS];
    int edit_count;
    bool found, refused; /* refused: libxml2 must not see any of the file */
    size_t offset;       /* the byte at which the fault is */
    size_t good; /* all before this byte is right: the file's length when nothing is wrong */
    struct message message;
    struct arena texts; /* texts that the message borrows; whoever has the fault releases them */
};

/* Each notes a fault and returns false, for the caller to return. After fault_refuse libxml2 must
 * not see any of the file. */
bool fault_at(struct scan_fault *fault, size_t offset, const char *id);
bool fault_refuse(struct scan_fault *fault, size_t offset, const char *id);

/* Adds an edit that puts it right. Returns false. */
bool fault_edit(struct scan_fault *fault, size_t from, size_t end, const char *text);

/* Adds `length` bytes of the file to the message as the argument `name`, of the kind
 * MESSAGE_TYPED. */
void fault_add_bytes(struct scan_fault *fault, const char *name, const struct xml_source *source,
                     size_t from, size_t length);

#endif
