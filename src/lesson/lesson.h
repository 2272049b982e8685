/*
 * A lesson: what it teaches, and which questions it may ask, read from an XML file. Questions are
 * made of it by item.h; sitting.h asks them.
 */
#ifndef BREUK_LESSON_LESSON_H
#define BREUK_LESSON_LESSON_H

#include "base/diag.h"
#include "base/memory.h"
#include "lesson/figure.h"
#include "skill/misconception.h"
#include "skill/skill.h"
#include "xml/grammar.h"
#include "xml/translated.h"
#include "xml/xml.h"

enum item_kind {
#define ITEM(kind, ...) ITEM_##kind,
#include "lesson/item-list.h"
#undef ITEM
    ITEM_KINDS
};

/* The six parts of the course, in the order in which they are learned. */
enum stage {
    STAGE_ONE_WHOLE,  /* parts of one whole */
    STAGE_SIZE,       /* the number line; which is larger */
    STAGE_EQUAL,      /* equal fractions */
    STAGE_COMPARE,    /* any two fractions compared */
    STAGE_BEYOND_ONE, /* wholes, improper fractions, mixed numbers */
    STAGE_NOTATIONS,  /* decimals and percentages */
    STAGES
};

/* Whether equal fractions differ by a whole factor: 1/2, 4/8, not 4/6, 6/9. */
enum partners { PARTNERS_ANY, PARTNERS_FACTOR, PARTNERS_NO_FACTOR };

/* What the numbers that are compared or put in order have in common. */
enum compared {
    COMPARED_ANY,
    COMPARED_SAME_DENOMINATOR,
    COMPARED_SAME_NUMERATOR,
    COMPARED_HALF, /* each with a half */
    COMPARED_ONE   /* one of two lacks one part to a whole: 3/4, 5/6 */
};

/* Which number of two equal fractions is missing, where one is. */
enum missing { MISSING_ANY, MISSING_NUMERATOR, MISSING_DENOMINATOR };

/* The hints for a pupil who is stuck, from a picture down to the answer. */
enum ladder {
    LADDER_PARTS,
    LADDER_LINE,
    LADDER_FACTOR,
    LADDER_SIMPLIFY,
    LADDER_COMPARE,
    LADDER_WHOLES,
    LADDER_DECIMAL,
    LADDERS
};

enum {
    LESSON_DENOMINATORS = 32,
    LESSON_FACTORS = 16,
    LESSON_NEEDS = 8,
    LESSON_OPTIONS = 6,
    HISTORY_SKILLS = SKILLS
};

/* Which numbers its questions are made of. */
struct lesson_numbers {
    int denominators;
    int denominator[LESSON_DENOMINATORS]; /* of the numbers asked about */
    int numerators;                       /* 0: any */
    int numerator[LESSON_DENOMINATORS];
    int64_t largest;              /* no numerator or denominator beyond it is shown */
    int64_t parts;                /* no denominator beyond it: the smaller of that and the bounds */
    int64_t common;               /* no least common denominator of two beyond it; 0: any */
    const struct bounds *bounds;  /* of the stage, bounds.h; NULL: its lists go beyond them */
    struct rational above, below; /* numbers asked about lie between, both excluded */
    int factors;
    int factor[LESSON_FACTORS]; /* what both parts are multiplied by */
    enum partners partners;
    enum compared compared;
    enum missing missing;
    unsigned notations; /* bits of enum notation_kind: how a number asked about is printed */
    unsigned forms;     /* bits of enum notation_kind: which an answer may have */
    unsigned pictures;  /* bits of enum shape: of those that are pictures; 0: none */
};

/* An author's own question. */
struct lesson_item {
    enum item_kind kind;
    struct position where;
    struct figure stem, other;
    struct notation key; /* the stem as it is written */
    int options;
    struct lesson_option {
        struct figure figure;
        bool right;
    } option[LESSON_OPTIONS];
};

struct lesson_feedback {
    enum misconception belief; /* NO_MISCONCEPTION: of any other wrong answer */
    struct words say;
    struct position where;
};

struct lesson {
    struct arena arena; /* owns the texts */
    const char *name;   /* the file's, without folder and .xml */
    int version;
    int order; /* among the lessons of its stage */
    enum stage stage;
    struct words title, goal;
    unsigned skills; /* bit k is set: it exercises skill Kk */
    int needs;
    const char *need[LESSON_NEEDS]; /* names of lessons */
    const char *deck;               /* goes with it; NULL: none */
    struct lesson_numbers numbers;  /* of questions of a kind that has none of its own */
    struct lesson_items {
        int share;                     /* of its questions, in per cent; 0: none of that kind */
        struct lesson_numbers numbers; /* the lesson's, but for what the kind has of its own */
        struct lesson_numbers opening; /* of the first questions of a sitting: with few parts */
    } kind[ITEM_KINDS];
    enum ladder ladder;
    struct words question; /* what LADDER_COMPARE asks in its second step */
    int items;
    struct lesson_item *item;
    int feedbacks;
    struct lesson_feedback *feedback;
    int pass_right, pass_of; /* `pass_right` of the last `pass_of` first tries right */
    int pass_each;           /* and each skill this many times */
};

/* The contents of a lesson file. */
extern const struct grammar lesson_grammar;

/*
 * On success *out belongs to the caller: lesson_free(). On failure *out is NULL and diag has every
 * complaint. Errors as xml_read. What only questions show (a pool that is too small, strategies
 * that win without understanding) is measured by lesson_check.
 */
enum status lesson_load(struct lesson **out, const char *path, struct diag *diag);
/* Does the same, and gives the document in *document: xml_free(), also after a failure, when it may
 * be NULL. */
enum status lesson_read(struct lesson **out, struct xml_document **document, const char *path,
                        struct diag *diag);
/* Does the same with a document that was read from that path. */
enum status lesson_load_document(struct lesson **out, const char *path,
                                 const struct xml_document *document, struct diag *diag);
/* Takes NULL. */
void lesson_free(struct lesson *lesson);

/* The words of a stage: its name in files, its title (an id). */
extern const char *const stage_names[STAGES + 1];
const char *stage_title(enum stage stage);

#endif
