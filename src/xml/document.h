/* What stands behind the tree that xml.h shows. Private to xml/. */
#ifndef BREUK_XML_DOCUMENT_H
#define BREUK_XML_DOCUMENT_H

#include "base/memory.h"
#include "base/strbuf.h"
#include "xml/scan.h"
#include "xml/source.h"
#include "xml/xml.h"

#include <stddef.h>
#include <string.h>

/* There may be a million of them, so it has no byte to spare. */
struct xml_attribute {
    const char *text; /* decoded; has_items: before it stands the number of items, and before that
                         the pointers to them */
    uint32_t value;   /* where it stands in the source, between the quotes */
    uint16_t value_length : 15, has_items : 1;
    uint8_t rule; /* the index in its element's rule, or FORMAT_RULE */
};

_Static_assert(XML_TAG_LIMIT < 1 << 15, "a value fits");

/* They lie behind their element. */
static inline struct xml_attribute *attributes_of(const struct xml_element *element)
{
    return (struct xml_attribute *)(uintptr_t)(element + 1);
}

/* Elements that every grammar has: <part>, <include>; and the attribute that each root has. */
extern const struct element_rule part_rule, include_rule;
extern const struct attribute_rule format_rule;

enum { FORMAT_RULE = UINT8_MAX };

static inline const struct attribute_rule *rule_of_attribute(const struct xml_element *element,
                                                             const struct xml_attribute *attribute)
{
    return attribute->rule == FORMAT_RULE ? &format_rule
                                          : &element->rule->attributes[attribute->rule];
}

/* For an attribute whose rule allows many values. A single value may be the text itself. */
static inline size_t count_items(const struct xml_attribute *attribute)
{
    return attribute->has_items ? ((const size_t *)(const void *)attribute->text)[-1]
                                : *attribute->text != '\0';
}

static inline const char *const *items_of(const struct xml_attribute *attribute)
{
    return attribute->has_items
               ? (const char *const *)(const void *)attribute->text - 1 - count_items(attribute)
               : &attribute->text;
}

/*
 * The outermost element may have 250,000 children. Before it stand the first children of each row
 * of its rule, and `same` of each leads to the next of its row, once link_children() has run. A
 * <part> has no rows of its own, and all its children are searched.
 */
struct outermost {
    struct xml_element *first[GRAMMAR_ROWS];
    struct xml_element element; /* and its attributes */
};

static inline bool is_linked(const struct xml_element *element)
{
    return !element->parent && element->rule->children;
}

static inline struct xml_element **first_of_rows(const struct xml_element *outermost)
{
    return (struct xml_element **)(uintptr_t)((const char *)outermost -
                                              offsetof(struct outermost, element));
}

void link_children(struct xml_element *root, const struct grammar *grammar);

/* What a name of the file in hand meant last, as a child of an element and as an attribute of one.
 * Most likely it means the same again. */
struct known_name {
    const struct element_rule *parent, *element;
    const struct child_rule *row; /* of the parent, for the element */
    bool undemanding;             /* the element requires no attribute */
    const struct element_rule *owner;
    const struct attribute_rule *attribute;
};

/* One file on its way into a document. */
struct builder {
    struct xml_document *document;
    struct diag *diag;
    const struct grammar *const *grammars; /* the kinds of files that may be read */
    size_t grammar_count;
    bool part_wanted, part_allowed;                   /* the root must be, may be <part> */
    size_t elements, attributes, items, files, bytes; /* so far, over all files */
    size_t skipped; /* elements and attributes in what is left out */
    /* Children by row of their parent's rule, the parent by its depth; the root's go on from file
     * to file, since those of a part become children of the root. */
    int children[XML_DEPTH_LIMIT][GRAMMAR_ROWS];

    /* Of the file in hand. */
    struct xml_source *source;
    const struct scan *scan;
    struct known_name *known;           /* by index of a name in the scan */
    size_t line;                        /* of the last tag, from 0 */
    struct xml_element *root, *current; /* current: the innermost open one */
    struct xml_element *last;           /* its last child so far */
    int depth;                          /* how many are open */
    struct strbuf *text;                /* of current */
    struct strbuf *scratch;
    size_t markup_end; /* behind the last tag */
    int skipping;      /* how deep in an element that is left out */
    bool text_refused; /* text in current was complained of */
    /* Required attributes that the tag in hand has by another name, or with a wrong value. */
    const char *meant[XML_ATTRIBUTE_LIMIT];
    int meant_count;
    bool fatal; /* the root is of no use: the file is not checked further */

    bool stop; /* a limit over all files was reached */
    bool no_memory;
};

/*
 * Reads builder->source into builder->root, which is NULL after a fatal complaint. The counts of
 * the root's children are not checked yet (check_children). STATUS_UNREADABLE: it is not XML.
 */
enum status build_tree(struct builder *builder);

/* Gives builder->current the attributes of its tag. */
void build_attributes(struct builder *builder, const struct scan_tag *tag);

/* Complains of children that are missing. rule: whose children they are. */
void check_children(struct builder *builder, const struct element_rule *rule,
                    struct xml_element *element);

/* Puts what is included in the place of each <include> below builder->root. */
enum status build_includes(struct builder *builder);

/* Complains of values that must be unique and are not, in the whole document. STATUS_NO_MEMORY. */
enum status check_unique(struct builder *builder);

/* Complains of a byte of the file in hand. */
void complain_at(struct builder *builder, size_t offset, struct message message);

/* The rule that names the children of an element: that of the grammar's root for a <part>. */
const struct element_rule *children_rule(const struct grammar *grammar,
                                         const struct xml_element *element);

/* Complains of the first character of a value or text, between two bytes of the file in hand, that
 * acts instead of being seen (utf8_acts). */
void complain_acting(struct builder *builder, size_t from, size_t end);

const struct xml_attribute *attribute_of(const struct xml_element *element, const char *name);

#endif
