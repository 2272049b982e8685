/*
 * Says as a table what a kind of file may contain. The room that reads a file owns the table; the
 * checker (xml/xml.h) and the schema writer (xml/schema.h) walk it, so that the program, the
 * editors and the documentation cannot disagree. All of it is static and constant; nothing here
 * allocates.
 *
 * An element name has one rule in a grammar, wherever the element stands. Attributes and children
 * come in any order; the order of the children in the file is kept. There are no namespaces. The
 * root carries format="N" without a row of its own; files of another program, which we read as they
 * are, have no format. Why: docs/design/house.md, “Grammars as data”.
 */
#ifndef BREUK_XML_GRAMMAR_H
#define BREUK_XML_GRAMMAR_H

#include <stdbool.h>
#include <stddef.h>

/* The types of values. Blanks at both ends of a value do not count, except in VALUE_TEXT. */
enum value_type {
    VALUE_TEXT,     /* anything, or nothing; minimum and maximum bound its number of characters */
    VALUE_TOKEN,    /* anything without blanks, but not nothing: a number as printed, "pie:2/4" */
    VALUE_ID,       /* a name: a letter A-Z a-z, then letters, digits, "-", "_", "."; at most 64 */
    VALUE_WORD,     /* one of words[] */
    VALUE_INTEGER,  /* within ±10⁹, and within minimum … maximum */
    VALUE_REAL,     /* 12.5, never 1e3 or 1,5; within ±10⁹, and minimum … maximum */
    VALUE_BOOLEAN,  /* yes or no */
    VALUE_COLOUR,   /* #RRGGBB */
    VALUE_LANGUAGE, /* a language tag: nl, de, fr-BE */
    VALUE_HREF      /* a file in this folder or below it: no part of the path begins with a dot */
};

/* Where two elements of one name may not have the same value of an attribute. The schemas cannot
 * say this. */
enum unique_in {
    UNIQUE_NOWHERE,
    UNIQUE_AMONG_SIBLINGS,
    UNIQUE_IN_FILE /* and in the files that it includes */
};

/* The rule of an attribute: the values that it may have. An array of these ends with one whose name
 * is NULL. */
struct attribute_rule {
    const char *name;
    enum value_type type;
    bool required;
    bool many;                /* one or more values, separated by blanks */
    const char *fallback;     /* the value when it is absent; NULL: none */
    const char *const *words; /* for VALUE_WORD; ends with NULL */
    bool open; /* for VALUE_WORD: any other name, as VALUE_ID wants it, will do, too, unless it is
                  near to a word, which is meant then; the schemas allow that as well */
    const char *const *meanings; /* N_(): the meaning of each word, as many as words; NULL: the
                                    words speak for themselves */
    const char *const *known; /* values that there are, for proposals; the loader judges; ends with
                                 NULL; may be NULL */
    double minimum, maximum;  /* both are allowed; both 0: no bounds. For a single bound give
                                 INFINITY as the other */
    enum unique_in unique;
    const char
        *pattern;     /* for VALUE_TEXT and VALUE_TOKEN: what the loader can read of a value, as a
                         regular expression of XML Schema, which only the schemas say; NULL: all */
    int key;          /* a number for the loader's own use, see xml_given(); 0: none */
    const char *help; /* N_(): one sentence for the author of such a file */
};

/* Attributes that come together. An array of these ends with one whose rules are NULL. */
struct attribute_choice {
    const struct attribute_rule *rules; /* ends with one whose name is NULL */
};

/* As a child_rule's maximum: as many as a file may have elements. */
enum { CHILDREN_ALL = -2 };

/* How often a child may stand in an element. An array of these ends with one whose element is
 * NULL. */
struct child_rule {
    const char *element;
    int minimum;
    int maximum; /* −1: GRAMMAR_CHILDREN; or CHILDREN_ALL. The schemas count to
                    GRAMMAR_SCHEMA_CHILDREN, and beyond that say “any number”. */
};

/* Whether an element has text. It has text or children, never both. */
enum element_text {
    TEXT_NONE,
    TEXT_OPTIONAL,
    TEXT_REQUIRED /* something other than blanks */
};

/* What an element may contain. */
struct element_rule {
    const char *name;
    const struct attribute_rule *attributes; /* NULL: none */
    const struct child_rule *children;       /* NULL: none */
    enum element_text text;
    /* An element has all attributes of one of these choices, and of the others none that is not its
     * own. The schemas say so instead of the rows of these attributes; the loader must refuse all
     * that the schemas refuse. NULL: every attribute goes by its row. */
    const struct attribute_choice *choices;
    /* The attribute that names a file of the same kind, which gives what this element lacks: with
     * it no child is required. The schemas, which cannot say so, never require one. NULL: none. */
    const char *inherits;
    const char *help;  /* N_() */
    const char *notes; /* N_(): what else its author must know, in sentences; may be NULL */
    const char *example; /* one line of XML for messages, with “…” for its contents; may be NULL */
    /* XML that can be used as it stands, in lines of at most 76 columns, which shows every
     * attribute; the root's is a whole file. NULL: `example` serves. */
    const char *examples;
};

/* Rows of attributes: what every row says, and behind the help any further field, such as
 * `.required = true`. ATTRIBUTE_WITHIN makes one with bounds, ATTRIBUTE_OF one of words. */
#define ATTRIBUTE(TYPE, NAME, ...)                                                                 \
    {                                                                                              \
        .type = TYPE, .name = NAME, .help = __VA_ARGS__                                            \
    }
#define ATTRIBUTE_WITHIN(TYPE, NAME, MINIMUM, MAXIMUM, ...)                                        \
    ATTRIBUTE(TYPE, NAME, __VA_ARGS__, .minimum = MINIMUM, .maximum = MAXIMUM)
#define ATTRIBUTE_OF(NAME, WORDS, MEANINGS, ...)                                                   \
    ATTRIBUTE(VALUE_WORD, NAME, __VA_ARGS__, .words = WORDS, .meanings = MEANINGS)

/* A length that must be given, and one that is usual when none is. */
#define MM(NAME, MINIMUM, MAXIMUM, HELP)                                                           \
    ATTRIBUTE_WITHIN(VALUE_REAL, NAME, MINIMUM, MAXIMUM, HELP, .required = true)
#define USUAL_MM(NAME, USUAL, MINIMUM, MAXIMUM, HELP)                                              \
    ATTRIBUTE_WITHIN(VALUE_REAL, NAME, MINIMUM, MAXIMUM, HELP, .fallback = USUAL)

/* Attributes of several kinds of file: a text that is there once for each language, and whose work
 * a file is. */
#define LANG                                                                                       \
    ATTRIBUTE(VALUE_LANGUAGE, "lang", N_("the language of the text"), .required = true,            \
              .unique = UNIQUE_AMONG_SIBLINGS)
#define AUTHOR ATTRIBUTE(VALUE_TEXT, "author", N_("the author"))
#define LICENCE                                                                                       \
    ATTRIBUTE(VALUE_TEXT, "licence",                                                                  \
              N_("what others are allowed to do with it, such as “CC BY 4.0” or “free to copy " \
                 "for lessons”"))

/* The rows of an element, with the row that ends them. Each use makes an array of its own, so two
 * elements do not claim the same values of a unique attribute; C lets equal arrays be one only
 * where they are const, so this one is not. */
#define ATTRIBUTES(...) ((struct attribute_rule[]){__VA_ARGS__, {0}})
#define CHILDREN(...)   ((const struct child_rule[]){__VA_ARGS__, {0}})

/* Limits of a file and of a grammar: elements, children of one name in an element (in the schemas,
 * too), and rows for the children of an element. */
enum {
    GRAMMAR_ELEMENTS = 20000, /* elements in most kinds of files, with includes */
    GRAMMAR_CHILDREN = 1000,
    GRAMMAR_SCHEMA_CHILDREN = 8,
    GRAMMAR_ROWS = 32
};

/* A kind of file. */
struct grammar {
    const char *root; /* the root element, which is also what `breuk check` knows the file by */
    const char *file_kind; /* N_(): "deck", for messages */
    int format;            /* the newest version of the format that can be read; the oldest is 1 */
    bool foreign;  /* it belongs to another program: it has no format, its rows need no help, and
                      what it has no row for is passed over */
    bool includes; /* the root may contain <include href="…"/> */
    bool numerous; /* a file may have XML_ELEMENT_LIMIT elements, not GRAMMAR_ELEMENTS */
    const char *part_examples, *include_examples; /* a whole <part> file, and an <include> */
    const struct element_rule *elements;
    size_t element_count;
};

/* Each returns the rule of that name; NULL when there is none. */
const struct element_rule *grammar_element(const struct grammar *grammar, const char *name);
const struct attribute_rule *grammar_attribute(const struct element_rule *rule, const char *name);

#endif
