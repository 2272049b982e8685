/* Scans the bytes of a file before libxml2 does: refuses hostile input, and tells in plain words,
 * to the column, what is not XML. libxml2 still judges everything that the scan lets through.
 * Private to xml/. Why: docs/design/house.md, “Hostile input”. */
#ifndef BREUK_XML_SCAN_H
#define BREUK_XML_SCAN_H

#include "base/memory.h"
#include "base/message.h"
#include "xml/source.h"
#include "xml/xml.h"

#include <stdbool.h>

/* Faults that need a closer look before something can be proposed. */
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

/* The first thing that is wrong with a file, and where. A zeroed struct means that nothing is. */
struct scan_fault {
    enum fault_kind kind;
    size_t open, around; /* around: where the element begins that `open` is in; 0: in none */
    /* The edits that would put the fault right, in the order of the file: the bytes from … end − 1
     * become the text, a literal or among `texts`. */
    struct fault_edit {
        size_t from, end;
        const char *text;
    } edits[FAULT_EDITS];
    int edit_count;
    bool found, refused; /* refused: libxml2 must not see any of the file */
    size_t offset;       /* the byte at which the fault is */
    size_t good; /* all before this byte is right: the file's length when nothing is wrong */
    struct message message;
    struct arena texts; /* texts that the message borrows; the owner of the fault releases them */
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

/* An attribute in the file, by offsets into the source's bytes. There may be a million of them. */
struct scan_attribute {
    uint32_t name, value; /* of the value: the first byte after its opening quote */
    uint16_t name_length, value_length;
    uint16_t name_index; /* in scan.names */
    bool plain;          /* the value is all visible ASCII that stands for itself */
};

/* A tag in the file, by offsets into the source's bytes. */
struct scan_tag {
    uint32_t start, end; /* of its "<"; just after its ">" */
    uint32_t name, name_length;
    uint32_t first;              /* index of its first attribute in the list that has them */
    uint16_t name_index;         /* in scan.names */
    uint8_t count;               /* how many attributes it has */
    bool closing : 1, empty : 1; /* </x>, <x/> */
};

/* The places of the hash table of names. */
enum { NAME_PLACES = 2048 };

/* The different names of a file. Every file of ours has few; libxml2 keeps each name for good, and
 * takes seconds for a hundred thousand. This is a hash table with open addressing, at most half
 * full. */
struct names {
    struct {
        uint32_t start, length; /* where the name first stood; length 0: the place is empty */
        uint16_t index;         /* counts names in the order in which they appeared, from 0 */
        bool prefixed;
    } place[NAME_PLACES];
    int count, prefixed; /* prefixed: how often a name with “:”, or xmlns, was used */
    uint16_t recent[1 + XML_ATTRIBUTE_LIMIT]; /* places of the last tag's names, in the order of the
                                                 tag */
};

/* The opening tags of a file in their order, so that they need not be scanned again. */
struct scan {
    struct scan_tag *tags;
    struct scan_attribute *attributes;
    size_t tag_count, attribute_count;
    struct names names;
};

/* Scans the file, up to the fault if there is one. The caller frees the scan (scan_free). */
struct scan *scan_source(const struct xml_source *source, struct scan_fault *fault);
/* Takes NULL. */
void scan_free(struct scan *scan);

/* Reads the tag at `start`; false, with a fault, when something is wrong with it. Does not look up
 * its names. */
bool scan_tag(const struct xml_source *source, size_t start, struct scan_tag *tag,
              struct scan_attribute attributes[static XML_ATTRIBUTE_LIMIT],
              struct scan_fault *fault);
/* Reads a tag when neither its faults nor its attributes are wanted. */
bool scan_good_tag(const struct xml_source *source, size_t start, struct scan_tag *tag);

/* Reads a comment, an instruction or, inside an element, a <![CDATA[ … ]]>; *end is the place just
 * after it (other_markup.c). False, with a fault, when something is wrong with it, or when it is a
 * declaration. */
bool scan_other_markup(const struct xml_source *source, size_t from, bool inside, size_t *end,
                       struct scan_fault *fault);

/* Returns the place after a document type that defines nothing, as other programs write it:
 * <!DOCTYPE garden SYSTEM "garden.dtd">; that file is never fetched. 0: another thing stands there,
 * or one with “[”, which could define entities. */
size_t scan_doctype(const struct xml_source *source, size_t from);

/* Returns whether all ASCII characters of a name are allowed in names; libxml2 judges the
 * others. */
bool scan_may_be_name(const char *name, size_t length);

/* Finds the next tag from the byte *at on, behind comments and the like, and gives its place in
 * *at; where there is none, the end of the file. False: there is none, or what stands there is no
 * tag. */
bool scan_next_tag(const struct xml_source *source, size_t *at, struct scan_tag *tag);

/* Returns the place of the tag that closes an element; 0 when it is not found within 64 KiB, or
 * tags are not closed in their order. */
size_t scan_closing(const struct xml_source *source, const struct scan_tag *tag);

/* Returns how many bytes the reference at `at` has, in a value or a text; 0, with a fault, when no
 * valid reference stands there. */
size_t scan_reference(const struct xml_source *source, size_t at, struct scan_fault *fault);

/* Returns how many bytes the character at `at` takes in the file, in a value or a text without
 * faults; gives its UTF-8 in out[0 … *count). A blank of any kind, and a line end, is one space. */
size_t scan_character(const struct xml_source *source, size_t at, char out[4], int *count);

/*
 * Returns the place of the first character between `from` and `end`, in a value or text, that acts
 * on a screen or on the text around it instead of being seen (utf8_acts), written as itself or as a
 * reference; gives the character in *code. Returns `end` when there is none. Skips comments and
 * instructions; allows blanks of any kind.
 */
size_t scan_acting(const struct xml_source *source, size_t from, size_t end, uint32_t *code);

/* Returns the place of the first byte of text, at or after `from`, that is not blank; skips
 * comments and instructions. Returns `from` when there is none. */
size_t scan_first_text(const struct xml_source *source, size_t from);

#endif
