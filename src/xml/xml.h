/*
 * Reads an XML file of ours safely, holds it to its grammar, and gives a tree that is right:
 * whoever walks it need not check again what the grammar says. Every complaint is in the diag with
 * file, line and column (from 1, in bytes), all of them at once; after one about the XML itself
 * only those found before it.
 *
 * Safely: a regular file of at most 8 MiB, UTF-8, no DOCTYPE, tags and texts below 16 KiB, at most
 * 32 attributes in a tag, a depth of 16, 1000 different names, 32 names of namespaces; libxml2 sees
 * it only after all that is made sure. Not to be called by two threads at once (libxml2's external
 * entity loader belongs to the whole process; it refuses while a file is read, and is put back).
 */
#ifndef BREUK_XML_XML_H
#define BREUK_XML_XML_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "xml/grammar.h"

#include <stdint.h>

enum {
    XML_FILE_LIMIT = 8 * 1024 * 1024,
    /* Bytes, with all that is included. A deck of 200,000 cards, each an element of its own, takes
     * 9 MB; this and the number of elements bound the memory that a file can ask for. */
    XML_TOTAL_LIMIT = 16 * 1024 * 1024,
    XML_FILES_LIMIT = 256, /* files, with all that are included; one counts each time */
    XML_INCLUDE_DEPTH = 8,
    XML_TAG_LIMIT = 16 * 1024,
    XML_ATTRIBUTE_LIMIT = 32,
    XML_DEPTH_LIMIT = 16,
    XML_ELEMENT_LIMIT = 250000, /* in a file, and with all that is included */
    /* Attributes of all elements, with all that is included: 250,000 elements of two, or 100,000
     * of six. */
    XML_ATTRIBUTES_LIMIT = 600000,
    XML_ITEMS_LIMIT = 600000, /* values of all lists of several */
    /* Elements and attributes within elements that no file of ours has: nobody looks at them, and
     * they cost libxml2 time. */
    XML_SKIPPED_LIMIT = 20000,
    XML_TEXT_LIMIT = 16 * 1024, /* bytes between two tags, where they are not all blank */
    XML_LINES_LIMIT = 1000000,
    XML_ASIDES_LIMIT = 250000, /* comments, instructions, CDATA sections in a file */
    XML_NAMES_LIMIT = 1000,    /* different ones in a file; our largest has 100 */
    XML_PREFIX_LIMIT = 32      /* names with “:”, and xmlns: one of gLabels has one */
};

struct xml_attribute;
struct xml_source;

/* Belongs to its document. Read the fields; never write them. There may be 250,000, so it has no
 * byte to spare. */
struct xml_element {
    const struct element_rule *rule;
    struct xml_element *parent, *first_child, *next;
    struct xml_element *same; /* for xml_next() */
    /* Blanks at the ends dropped, runs of blanks one space; "" when there is none. */
    const char *text;
    const struct xml_source *source; /* for the accessors below */
    uint32_t line, column;           /* of its "<": xml_where() */
    uint32_t lacks;                  /* for xml_lacks() */
    unsigned char attribute_count;
    /* Something is wrong with its attributes or its text, which may be what it lacks. */
    bool hurt;
    bool left_out; /* one too many: not in the tree */
};

struct xml_document {
    const struct xml_element *root; /* what was included stands where the <include> stood */
    const struct grammar *grammar;
    bool is_part;
    bool is_whole; /* nothing was wrong with it */
    /* For the files of xml/ alone. */
    struct arena arena;         /* the tree */
    struct xml_source *sources; /* owned */
    size_t first_complaint;     /* index in the diag that it was read with */
};

/*
 * On success *out belongs to the caller: xml_free(). Otherwise diag has the reasons:
 * STATUS_NOT_FOUND no such file; STATUS_UNREADABLE it is refused, cannot be read or is not XML;
 * STATUS_INVALID it is XML and wrong; STATUS_NO_MEMORY. Warnings may be in diag on success, too.
 *
 * With STATUS_INVALID *out may be a document all the same, the caller's to free, so that a loader
 * can look for what else is wrong. What was refused is not in it: a required attribute may be
 * absent (NULL, 0, −1), and so may a child; there are never too many. An element that is `hurt`,
 * and xml_lacks(), say where a loader must not complain of what is missing. Otherwise *out is NULL.
 */
enum status xml_read(struct xml_document **out, const char *path, const struct grammar *grammar,
                     struct diag *diag);

/*
 * The same for a file of one of several grammars, chosen by its root. It may also be a part, which
 * other files include (<part of="deck" format="1">); a part is not checked for what it may leave to
 * the files that include it.
 */
enum status xml_read_any(struct xml_document **out, const char *path,
                         const struct grammar *const *grammars, size_t count, struct diag *diag);

/* The same from memory; `path` names the file in messages, and its includes are looked for beside
 * that. */
enum status xml_read_bytes(struct xml_document **out, const char *path, const char *bytes,
                           size_t length, const struct grammar *const *grammars, size_t count,
                           struct diag *diag);

/* Takes NULL. */
void xml_free(struct xml_document *document);

/*
 * Puts the complaints of the reading and of all checks since in order: each file's from top to
 * bottom. For loaders that add their own, to the diag that the document was read with.
 */
void xml_sort_complaints(const struct xml_document *document, struct diag *diag);

/* Where its "<" stands; the file's name lives as long as the document. */
struct position xml_where(const struct xml_element *element);

bool xml_is(const struct xml_element *element, const char *name);
/* The first child of that name; the next sibling of the same name. NULL when there is none. */
const struct xml_element *xml_child(const struct xml_element *element, const char *name);
const struct xml_element *xml_next(const struct xml_element *element);

/* Whether a child of that name, one of the element's rule, may be missing because it was refused.
 */
bool xml_lacks(const struct xml_element *element, const char *name);

/*
 * Attributes. `name` must be one of the element's rule (an assertion). An attribute that the file
 * does not give has the value of its fallback; without a fallback: NULL, 0, false, no items. Texts
 * belong to the document.
 */
bool xml_has(const struct xml_element *element, const char *name); /* it stands in the file */
const char *xml_text(const struct xml_element *element, const char *name);
int xml_word(const struct xml_element *element,
             const char *name); /* index into words[]; −1 when absent */
int64_t xml_integer(const struct xml_element *element, const char *name);
double xml_real(const struct xml_element *element, const char *name);
bool xml_boolean(const struct xml_element *element, const char *name);
uint32_t xml_colour(const struct xml_element *element, const char *name); /* 0xRRGGBB */

/* The attributes that stand in the file, for a loader that reads all of them instead of asking for
 * each; index < element->attribute_count (an assertion). */
struct xml_given {
    const struct attribute_rule *rule;
    const char *text;
    const char *const *items; /* rule->many */
    size_t count;
};
struct xml_given xml_given(const struct xml_element *element, size_t index);

/*
 * The path of the file that an attribute of VALUE_HREF names; the attribute must stand in the file.
 * The caller frees the path (memory_free); nobody has looked whether that file is there.
 * STATUS_INVALID, with a complaint: a link leads out of the folder; STATUS_NO_MEMORY.
 */
enum status xml_path(char **out, const struct xml_element *element, const char *name,
                     struct diag *diag);

/* The values of an attribute that may have many; index < xml_count (an assertion). */
size_t xml_count(const struct xml_element *element, const char *name);
const char *xml_item(const struct xml_element *element, const char *name, size_t index);
int xml_item_word(const struct xml_element *element, const char *name, size_t index);
int64_t xml_item_integer(const struct xml_element *element, const char *name, size_t index);
double xml_item_real(const struct xml_element *element, const char *name, size_t index);

/*
 * Where complaints of a loader belong: at the first byte of the value, at byte `offset` of it (0 …
 * strlen; references like &amp; are seen through), at an item, at the element's text. The element's
 * own place when the attribute or text is absent.
 */
struct position xml_at(const struct xml_element *element, const char *name);
struct position xml_at_offset(const struct xml_element *element, const char *name, size_t offset);
struct position xml_at_item(const struct xml_element *element, const char *name, size_t index);
struct position xml_at_text(const struct xml_element *element);

#endif
