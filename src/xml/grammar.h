/*
 * What a kind of file may say, as a table. The room that reads a file owns its rows; the checker
 * (xml/xml.h) and the schema writer (xml/schema.h) walk them, so that the program, the editors and
 * the documentation cannot disagree. All is static and constant; nothing here allocates.
 *
 * One element name has one rule in a grammar, wherever it stands. Attributes and children come in
 * any order; the order of the children in the file is kept. There are no namespaces. The root
 * carries format="N" without a row of its own; files of another program, which we read as they are,
 * have no such thing.
 */
#ifndef BREUK_XML_GRAMMAR_H
#define BREUK_XML_GRAMMAR_H

#include <stdbool.h>
#include <stddef.h>

/* Blanks at both ends of a value do not count, but for VALUE_TEXT. */
enum value_type {
    VALUE_TEXT,     /* anything, also nothing; minimum and maximum bound its characters */
    VALUE_TOKEN,    /* anything without blanks, not nothing: a number as printed, "pie:2/4" */
    VALUE_ID,       /* a name: a letter A-Z a-z, then letters, digits, "-", "_", "."; at most 64 */
    VALUE_WORD,     /* one of words[] */
    VALUE_INTEGER,  /* within ±10⁹, and within minimum … maximum */
    VALUE_REAL,     /* 12.5, never 1e3 or 1,5; within ±10⁹, and minimum … maximum */
    VALUE_BOOLEAN,  /* yes or no */
    VALUE_COLOUR,   /* #RRGGBB */
    VALUE_LANGUAGE, /* a language tag: nl, de, fr-BE */
    VALUE_HREF      /* a file below the folder of this one: no part of the path begins with a dot */
};

/* Where two elements of one name may not have the same value of an attribute. The schemas cannot
 * say it. */
enum unique_in {
    UNIQUE_NOWHERE,
    UNIQUE_AMONG_SIBLINGS,
    UNIQUE_IN_FILE /* what it includes, too */
};

/* An array of rows ends with one whose name is NULL. */
struct attribute_rule {
    const char *name;
    enum value_type type;
    bool required;
    bool many;                /* one value or more, separated by blanks */
    const char *fallback;     /* what holds when it is absent; NULL: nothing */
    const char *const *words; /* VALUE_WORD: ends with NULL */
    const char *const
        *meanings; /* N_(): of each word; as long as words. NULL: they say it themselves */
    double minimum,
        maximum; /* both included; both 0: no bounds. For one bound give INFINITY as the other */
    enum unique_in unique;
    int key;          /* a number of its loader's own, for xml_given(); 0: none */
    const char *help; /* N_(): one sentence for whoever writes such a file */
};

/* As a maximum: as many as a file may have elements. */
enum { CHILDREN_ALL = -2 };

/* An array of rows ends with one whose element is NULL. */
struct child_rule {
    const char *element;
    int minimum;
    int maximum; /* −1: up to GRAMMAR_CHILDREN; CHILDREN_ALL. The schemas count to
                    GRAMMAR_SCHEMA_CHILDREN, and say “any number” beyond. */
};

/* An element has text or children, not both. */
enum element_text {
    TEXT_NONE,
    TEXT_OPTIONAL,
    TEXT_REQUIRED /* something other than blanks */
};

struct element_rule {
    const char *name;
    const struct attribute_rule *attributes; /* NULL: none */
    const struct child_rule *children;       /* NULL: none */
    enum element_text text;
    const char *help;    /* N_() */
    const char *notes;   /* N_(): what else its writer must know, in sentences; may be NULL */
    const char *example; /* XML, one line, for messages; “…” for what it holds. May be NULL */
    const char
        *examples; /* XML that can be used as it stands, in lines of at most 76 columns, which
                      shows every attribute; the root's: a whole file. NULL: example does */
};

enum {
    GRAMMAR_ELEMENTS = 20000, /* of a file of most kinds, with what it includes */
    GRAMMAR_CHILDREN = 1000,
    GRAMMAR_SCHEMA_CHILDREN = 8,
    GRAMMAR_ROWS = 32
};

struct grammar {
    const char *root; /* the root's element, which is also what `breuk check` knows the file by */
    const char *file_kind; /* N_(): "deck", for messages */
    int format;            /* the newest version of the format that is read; the oldest is 1 */
    bool foreign;          /* of another program: no format, and nothing needs help for a writer */
    bool includes;         /* <include href="…"/> may stand in the root */
    bool numerous;         /* up to XML_ELEMENT_LIMIT elements, not GRAMMAR_ELEMENTS */
    const char *part_examples, *include_examples; /* of <part>, a whole file, and of <include> */
    const struct element_rule *elements;
    size_t element_count;
};

/* NULL when there is none. */
const struct element_rule *grammar_element(const struct grammar *grammar, const char *name);
const struct attribute_rule *grammar_attribute(const struct element_rule *rule, const char *name);

/*
 * What is wrong with the table itself, in English for its programmer; NULL when it is right: a
 * child without a rule, two rules of one name, text and children in one element, a fallback that
 * its own rule refuses, a required attribute with a fallback, no words … For a test of each
 * grammar; the answer is a literal.
 */
const char *grammar_fault(const struct grammar *grammar);

#endif
