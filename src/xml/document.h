/*
 * How a file becomes a tree, and the inside of that tree. Private to xml/; xml.h is what callers
 * see.
 *
 * What goes in are the bytes of a file, perhaps a stranger's, and the grammars of the kinds of
 * files that are wanted. What comes out is a tree that is right by its grammar, and in the diag all
 * that is wrong with the file:
 *
 *   source_read            source.c     the bytes, and where each line begins
 *   build                  xml.c        the file with all that it includes:
 *     build_tree           build.c        a single file:
 *       mend_and_scan      mend.c           scans it. A fault that has an evident remedy is
 *                                           complained of with that remedy, the bytes in memory are
 *                                           changed in the same way, and it is scanned again
 *         scan_source      scan.c             limits, UTF-8, which tag closes which; each tag with
 *                                             its attributes (tag.c), and comments (other_markup.c)
 *       parse_source       parse.c          libxml2 reads what comes before the fault that is left,
 *                                           if there is one, and calls these:
 *         on_open          build.c            the element's rule (unknown.c if it has none), its
 *                                             attributes and their values (attributes.c)
 *         on_text          build.c            its text, or a complaint
 *         on_close         build.c            the children that it lacks
 *     build_includes       include.c      the same for each part, whose children take the place of
 *                                         the <include>
 *     check_children, check_unique        what can be told only of the whole
 *   xml_sort_complaints    xml.c        from top to bottom
 *
 * A scanner of our own stands before libxml2 for three reasons. A parser spends time and memory on
 * whatever it is given, so all limits are checked before it is given anything. An author has to be
 * told in which column, what to write there, and in their own language; libxml2 says in English
 * what it did not expect. And nothing could be mended without knowing where each tag and value
 * begins. libxml2 stands behind it as the judge of what is XML: what the scanner lets through by
 * mistake is found there (words_for). Tags and attributes are those of the scan, and only text is
 * taken from libxml2; at each tag parse.c asserts that both readers are at the same place.
 *
 * A complaint does not end the reading, as an author wants to hear of all mistakes at once, but not
 * of what only follows from one. So an element is marked `hurt`, or a child as one that it `lacks`,
 * where something may be missing because it was refused. Only a fault of the XML that has no
 * remedy, a root of no use (`fatal`) and a limit (`stop`) end it.
 *
 * The document owns the sources, and an arena with all elements, attributes and texts. The builder
 * and the scan live while a file is read; elements keep their source, so that a loader can complain
 * of a place later. Read scan.h first, then build.c from build_tree() up, then mend.c.
 */
#ifndef BREUK_XML_DOCUMENT_H
#define BREUK_XML_DOCUMENT_H

#include "base/memory.h"
#include "base/strbuf.h"
#include "xml/scan.h"
#include "xml/source.h"
#include "xml/xml.h"

#include <stddef.h>
#include <string.h>

/* An attribute. There may be a million of them, so it has no byte to spare. */
struct xml_attribute {
    const char *text; /* the decoded value; with has_items, the number of items precedes it in
                         memory, and the pointers to them precede that */
    uint32_t value;   /* where it stands in the source, between the quotes */
    uint16_t value_length : 15, has_items : 1;
    uint8_t rule; /* the index in its element's rule, or FORMAT_RULE */
    bool mended;  /* as in struct xml_given */
};

_Static_assert(XML_TAG_LIMIT < 1 << 15, "a value fits");

/* Returns the attributes of an element, which follow it in memory. */
static inline struct xml_attribute *attributes_of(const struct xml_element *element)
{
    return (struct xml_attribute *)(uintptr_t)(element + 1);
}

/* The rules of the elements that every grammar has, <part> and <include>, and of the attribute that
 * each root has. */
extern const struct element_rule part_rule, include_rule;
extern const struct attribute_rule format_rule;

/* As an attribute's rule: format_rule. */
enum { FORMAT_RULE = UINT8_MAX };

/* Returns the rule of an attribute of the element. */
static inline const struct attribute_rule *rule_of_attribute(const struct xml_element *element,
                                                             const struct xml_attribute *attribute)
{
    return attribute->rule == FORMAT_RULE ? &format_rule
                                          : &element->rule->attributes[attribute->rule];
}

/* Returns how many values an attribute has whose rule allows many. */
static inline size_t count_items(const struct xml_attribute *attribute)
{
    return attribute->has_items ? ((const size_t *)(const void *)attribute->text)[-1]
                                : *attribute->text != '\0';
}

/* Returns those values. A single one may be the text itself. */
static inline const char *const *items_of(const struct xml_attribute *attribute)
{
    return attribute->has_items
               ? (const char *const *)(const void *)attribute->text - 1 - count_items(attribute)
               : &attribute->text;
}

/*
 * The outermost element, which may have 250,000 children. The first child of each row of its rule
 * stands before it, and `same` of each child leads to the next of the same row, once
 * link_children() has run. A <part> has no rows of its own; to find its children all of them are
 * searched.
 */
struct outermost {
    struct xml_element *first[GRAMMAR_ROWS];
    struct xml_element element; /* and its attributes */
};

/* Returns whether the element is an outermost one whose children are linked by row. */
static inline bool is_linked(const struct xml_element *element)
{
    return !element->parent && element->rule->children;
}

/* Returns the array that stands before an outermost element: the first child of each row. */
static inline struct xml_element **first_of_rows(const struct xml_element *outermost)
{
    return (struct xml_element **)(uintptr_t)((const char *)outermost -
                                              offsetof(struct outermost, element));
}

/* The last meanings of a name of the file in hand, as a child of an element and as an attribute of
 * one. The name most likely means the same again. */
struct known_name {
    const struct element_rule *parent, *element;
    const struct child_rule *row; /* the parent's row for the element */
    bool undemanding;             /* the element requires no attribute */
    const struct element_rule *owner;
    const struct attribute_rule *attribute;
};

/* An element that is read as one of another name, with its attributes that stand for other ones. */
struct renamed {
    const struct scan_tag *tag;      /* NULL: none */
    const char *name, *meant, *here; /* here: the element it stands in; NULL: it is the root */
    const char *id;                  /* what to say when its attributes are well */
    struct {
        size_t from, length;
        const char *meant;
    } attributes[XML_ATTRIBUTE_LIMIT];
    size_t count;
};

/* The state of reading one file into a document. */
struct builder {
    struct xml_document *document;
    struct diag *diag;
    const struct grammar *const *grammars; /* the kinds of files that may be read */
    size_t grammar_count;
    bool part_wanted, part_allowed; /* the root must be <part>; it may be <part> */
    size_t elements, attributes, items, files, bytes; /* counted so far, over all files */
    size_t skipped; /* elements and attributes inside those that are left out */
    /* Counts the children by row of their parent's rule, and the parent by its depth. The counts of
     * the root go on from file to file, since the children of a part become children of the
     * root. */
    int children[XML_DEPTH_LIMIT][GRAMMAR_ROWS];

    /* Of the file in hand: */
    struct xml_source *source;
    const struct scan *scan;
    struct known_name *known;           /* by index of a name in the scan */
    size_t line;                        /* line of the last tag, counted from 0 */
    struct xml_element *root, *current; /* current: the innermost open element */
    struct xml_element *last;           /* its last child so far */
    int depth;                          /* how many elements are open */
    bool wrapped; /* the tag in hand is of an element that only holds others together */
    int wrappers[XML_DEPTH_LIMIT + 1]; /* by depth: how many of those are open */
    struct strbuf *text;               /* the text of current */
    struct strbuf *scratch;
    size_t markup_end; /* the place just after the last tag */
    int skipping;      /* how deep the reader is in an element that is left out; 0: in none */
    bool text_refused; /* a complaint about text in current was made */
    /* Required attributes that the tag in hand has with a wrong value. */
    const char *meant[XML_ATTRIBUTE_LIMIT];
    int meant_count;
    /* Lengths of the tag in hand in another unit, with their values in millimetres. */
    struct in_another_unit {
        const char *name;
        size_t from, length;
        const char *text;
    } lengths[XML_ATTRIBUTE_LIMIT];
    int length_count;
    /* Attributes of the tag in hand that its element does not have. */
    const struct scan_attribute *unknown[XML_ATTRIBUTE_LIMIT];
    int unknown_count;
    bool guessed; /* the element in hand has another name in the file */
    struct renamed renamed;
    bool cut_off; /* the root is never closed, so the file may have lost its end */
    bool fatal;   /* the root is of no use, so the file is not checked further */

    bool stop; /* a limit over all files was reached */
};

/* Reads builder->source into builder->root, which is NULL after a fatal complaint. Does not check
 * yet how many children the root has (check_children). STATUS_UNREADABLE: the file is not XML. */
enum status build_tree(struct builder *builder);

/* Complains of the attributes that a tag lacks and of those that it may not have
 * (missing_attributes.c): of both together, since the one most often explains the other. */
void settle_attributes(struct builder *builder, const struct scan_tag *tag);

/* Complains of attributes, as in <set hand-size="5"/>, that stand for a name and a value in an
 * element of these two: <set name="hand-size" value="5"/> (swapped_pairs.c). False: there are none,
 * or nothing can be proposed. */
bool complain_of_pairs(struct builder *builder, const struct scan_tag *tag);

/* Complains of an unknown element that is named after what another says by a name and a value, as
 * <hand-size>5</hand-size>; `here` is the rule of the element it stands in. False: it is not. */
bool complain_of_pair_element(struct builder *builder, const struct element_rule *here,
                              const struct scan_tag *tag);

/* Complains of the text behind a tag whose element has none, if it is the value of an attribute
 * that the tag lacks, and takes it for that (misplaced_text.c). */
void take_misplaced_text(struct builder *builder, const struct scan_tag *tag);

/* Complains of text in builder->current that belongs into a child which it lacks, as a title, and
 * counts that as there (misplaced_text.c). False: it does not. */
bool take_text_for_child(struct builder *builder);

/* Adds an attribute of the tag to builder->current by a rule of its element, if nothing is wrong
 * with the value (attributes.c). */
void take_attribute(struct builder *builder, const struct scan_attribute *scanned,
                    const struct attribute_rule *rule);

/* Returns what a length is in millimetres that is in another unit: it says so, or is too small by
 * as much as metres are larger. NULL: it is not (suggest_value.c). */
const char *suggest_length(struct builder *builder, const struct attribute_rule *rule,
                           const char *given);
/* Complains of builder->lengths, all of them together. */
void complain_of_lengths(struct builder *builder);

/* Complain of an element that may not stand here, and of a root that is of no kind of file that is
 * wanted (unknown.c). Return the name of the one that is meant, which complain_renamed() must then
 * say, once the attributes are read; NULL when that cannot be told. */
const char *complain_unknown(struct builder *builder, const char *name, const struct scan_tag *tag);
const char *complain_root(struct builder *builder, const char *name, const struct scan_tag *tag);
void complain_renamed(struct builder *builder);

/* Adds an attribute that is meant for another to what complain_renamed() will say. False: the
 * element in hand has its right name. */
bool rename_attribute(struct builder *builder, const struct scan_attribute *one, const char *meant);

/* Returns whether builder->current must say which format it is written in: it is the root of a file
 * of ours. */
bool has_format(const struct builder *builder);

/* More words than these, and those of a list, are there to be looked up: which of them goes with
 * the rest of the file, only the author knows. */
enum { WORDS_PROPOSED = 5, FREE_WORDS_PROPOSED = 8 };
bool words_are_proposed(const struct attribute_rule *rule, size_t count);

/* Returns the words of an attribute that no other tag of this name in the file has, if the rule
 * wants each to have another; all of them when none is free. `room` takes the list. */
enum { WORDS_AT_MOST = 64 };
const char *const *free_words(const struct builder *builder, const struct attribute_rule *rule,
                              const char *room[static WORDS_AT_MOST]);

/* Gives builder->current the attributes of its tag. */
void build_attributes(struct builder *builder, const struct scan_tag *tag);

/* Complains of children that `element` lacks. `rule` says which it needs. */
void check_children(struct builder *builder, const struct element_rule *rule,
                    struct xml_element *element);

/* Replaces each <include> below builder->root with the contents of the part that it names. Mistakes
 * in a part are in the diag only. */
void build_includes(struct builder *builder);

/* Complains of values that must be unique in the whole document and are not. */
void check_unique(struct builder *builder);

/* Adds an error at a byte of the file in hand to the diag. */
void complain_at(struct builder *builder, size_t offset, struct message message);

/* Does the same with a proposal. */
void propose_at(struct builder *builder, size_t offset, struct message message,
                const struct diag_edit *edits, size_t count);

/* Returns the rule that names the children of an element: for a <part> that of the grammar's
 * root. */
const struct element_rule *children_rule(const struct grammar *grammar,
                                         const struct xml_element *element);

/* Complains of the first character between two bytes of the file in hand, in a value or text, that
 * acts instead of being seen (utf8_acts). */
void complain_acting(struct builder *builder, size_t from, size_t end);

/* Returns the attribute of that name; NULL when the element has none. */
const struct xml_attribute *attribute_of(const struct xml_element *element, const char *name);

#endif
