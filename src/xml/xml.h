/*
 * Reads an XML file of ours safely, checks it against its grammar, and gives a tree that is right:
 * code that walks the tree need not check again what the grammar says. The diag gets every
 * complaint, with file, line and column (from 1, in bytes), all of them at once; but after a
 * complaint about the XML itself only those found before it.
 *
 * Safely means: a regular file of at most 8 MiB, UTF-8, no DOCTYPE that defines anything, tags and
 * texts below 16 KiB, at most 32 attributes in a tag, a depth of 16, 1000 different names, and 32
 * uses of names with a namespace. libxml2 sees the file only after all that is checked. Two threads
 * must not call these functions at once (libxml2's external entity loader belongs to the whole
 * process; while a file is read it is replaced with one that refuses everything).
 */
#ifndef BREUK_XML_XML_H
#define BREUK_XML_XML_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "xml/grammar.h"

#include <stdint.h>

/* The limits for a file and its parts. Those for a whole file, a tag and a text are in bytes. */
enum {
    XML_FILE_LIMIT = 8 * 1024 * 1024,
    /* Bytes, with all included files. A deck of 200,000 cards, each an element of its own, takes 9
     * MB; this limit and the number of elements bound the memory that a file can ask for. */
    XML_TOTAL_LIMIT = 16 * 1024 * 1024,
    XML_FILES_LIMIT = 256, /* files; an included one counts each time */
    XML_INCLUDE_DEPTH = 8,
    XML_TAG_LIMIT = 16 * 1024,
    XML_ATTRIBUTE_LIMIT = 32,
    XML_DEPTH_LIMIT = 16,
    XML_ELEMENT_LIMIT = 250000, /* in a file, and with all included files */
    /* Attributes of all elements, with all included files: 250,000 elements of two, or 100,000 of
     * six. */
    XML_ATTRIBUTES_LIMIT = 600000,
    XML_ITEMS_LIMIT = 600000, /* values in all lists of more than one */
    /* Elements and attributes within elements that no file of ours has: they are not looked at, but
     * they cost libxml2 time. */
    XML_SKIPPED_LIMIT = 20000,
    XML_TEXT_LIMIT = 16 * 1024, /* bytes between two tags, unless all are blank */
    XML_LINES_LIMIT = 1000000,
    XML_ASIDES_LIMIT = 250000, /* comments, instructions and CDATA sections in a file */
    XML_NAMES_LIMIT = 1000,    /* different names in a file; our largest file has 100 */
    XML_PREFIX_LIMIT = 32 /* uses of names with “:”, and of xmlns: a file of gLabels has one */
};

struct xml_source;

/* An element, which belongs to its document. Read the fields, never write them. There may be
 * 250,000 of them, so it has no byte to spare. */
struct xml_element {
    const struct element_rule *rule;
    struct xml_element *parent, *first_child, *next;
    struct xml_element *same; /* for xml_next() */
    /* Without the blanks at its ends, and with runs of blanks as one space; "" when there is
     * none. */
    const char *text;
    const struct xml_source *source; /* for the accessors below */
    uint32_t line, column;           /* of its "<": xml_where() */
    uint32_t lacks;                  /* for xml_lacks() */
    unsigned char attribute_count;
    /* Something is wrong with its attributes or its text, which may explain what it lacks. */
    bool hurt;
    bool left_out; /* there is one too many of it: not in the tree */
};

/* A file that was read, with all included files. */
struct xml_document {
    const struct xml_element *root; /* included elements stand where the <include> stood */
    const struct grammar *grammar;
    bool is_part;
    bool is_whole; /* nothing was wrong with it */
    /* Only for the files of xml/: */
    struct arena arena;         /* the tree */
    struct xml_source *sources; /* owned */
    size_t first_complaint;     /* index in the diag that the document was read with */
};

/*
 * Reads a file of one grammar. On success *out belongs to the caller: xml_free(). Otherwise diag
 * has the reasons: STATUS_NOT_FOUND: there is no such file. STATUS_UNREADABLE: it is refused,
 * cannot be read or is not XML. STATUS_INVALID: it is XML and wrong. diag may have warnings on
 * success, too.
 *
 * With STATUS_INVALID *out may still be a document, the caller's to free, so that a loader can look
 * for what else is wrong. It leaves out what was refused: a required attribute may be absent (NULL,
 * 0, −1), and so may a child; there is never one too many. The flag `hurt` of an element, and
 * xml_lacks(), tell a loader where not to complain of what is missing. After any other failure *out
 * is NULL.
 */
enum status xml_read(struct xml_document **out, const char *path, const struct grammar *grammar,
                     struct diag *diag);

/* Does the same for a file of one of several grammars, chosen by its root. */
enum status xml_read_one_of(struct xml_document **out, const char *path,
                            const struct grammar *const *grammars, size_t count, struct diag *diag);

/* Does the same for a file of one of several grammars, chosen by its root. It may also be a part,
 * which other files include (<part of="deck" format="1">); a part is not checked for what it may
 * leave to the files that include it. */
enum status xml_read_any(struct xml_document **out, const char *path,
                         const struct grammar *const *grammars, size_t count, struct diag *diag);

/* Does the same for a file in memory. `path` names the file in messages; its includes are looked
 * for beside that path. */
enum status xml_read_bytes(struct xml_document **out, const char *path, const char *bytes,
                           size_t length, const struct grammar *const *grammars, size_t count,
                           struct diag *diag);

/* Takes NULL. */
void xml_free(struct xml_document *document);

/* Sorts the complaints of reading the document and of all checks since, each file's from top to
 * bottom, and notes who includes those files. For loaders that add complaints of their own to the
 * diag that the document was read with. */
void xml_sort_complaints(const struct xml_document *document, struct diag *diag);

/* Returns the place of its "<"; the file's name lives as long as the document. */
struct position xml_where(const struct xml_element *element);

/* Returns whether the element has that name. */
bool xml_is(const struct xml_element *element, const char *name);
/* Return the first child of that name, and the next sibling of the same name; NULL when there is
 * none. */
const struct xml_element *xml_child(const struct xml_element *element, const char *name);
const struct xml_element *xml_next(const struct xml_element *element);

/* Returns whether a child of that name may be missing because it was refused. The name must be one
 * of the element's rule (an assertion). */
bool xml_lacks(const struct xml_element *element, const char *name);

/* Each reads an attribute. `name` must be one of the element's rule (an assertion). An attribute
 * that the file does not give has the value of its fallback; without a fallback it is NULL, 0,
 * false, or −1 for a word. Texts belong to the document. */
bool xml_has(const struct xml_element *element, const char *name); /* the file gives it */
const char *xml_text(const struct xml_element *element, const char *name);
int xml_word(const struct xml_element *element, const char *name); /* index into words[] */
int64_t xml_integer(const struct xml_element *element, const char *name);
double xml_real(const struct xml_element *element, const char *name);
bool xml_boolean(const struct xml_element *element, const char *name);
uint32_t xml_colour(const struct xml_element *element, const char *name); /* 0xRRGGBB */

/* An attribute that the file gives, for a loader that reads all of them instead of asking for
 * each. */
struct xml_given {
    const struct attribute_rule *rule;
    const char *text;
    const char *const *items; /* its values when rule->many; else NULL */
    size_t count;
    bool mended; /* its values were separated by something other than blanks, and one of them names
                    nothing in the file: the loader must complain of both */
};
/* Returns one of them; index < element->attribute_count (an assertion). */
struct xml_given xml_given(const struct xml_element *element, size_t index);

/* Makes the path of the file that an attribute of VALUE_HREF names; the file must give the
 * attribute. The caller frees *out (memory_free). Does not look whether that file is there.
 * STATUS_INVALID, with a complaint: a link leads out of the folder. */
enum status xml_path(char **out, const struct xml_element *element, const char *name,
                     struct diag *diag);

/* Read the values of an attribute that may have many: how many there are, and each of them; index <
 * xml_count (an assertion). */
size_t xml_count(const struct xml_element *element, const char *name);
const char *xml_item(const struct xml_element *element, const char *name, size_t index);
int xml_item_word(const struct xml_element *element, const char *name, size_t index);
int64_t xml_item_integer(const struct xml_element *element, const char *name, size_t index);
double xml_item_real(const struct xml_element *element, const char *name, size_t index);

/* Return the place for a loader's complaint: the first byte of the value, byte `offset` of it (0 …
 * strlen of the decoded text), an item, the element's text. When the attribute or text is absent,
 * the element's own place. */
struct position xml_at(const struct xml_element *element, const char *name);
struct position xml_at_offset(const struct xml_element *element, const char *name, size_t offset);
struct position xml_at_item(const struct xml_element *element, const char *name, size_t index);
struct position xml_at_text(const struct xml_element *element);

/* Returns whether a word means all of them, in any of our languages, and so is the name of none. */
bool xml_means_all(const char *text);

/* Returns the edit that gives an attribute of the file another value, which it borrows. */
struct diag_edit xml_edit(const struct xml_element *element, const char *name, const char *text);

/* Returns the edit that removes an attribute of the file. */
struct diag_edit xml_edit_away(const struct xml_element *element, const char *name);

#endif
