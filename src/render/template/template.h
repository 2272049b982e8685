/* Describes how cards look, read from an XML file: layers of shapes, signs, texts, numbers and
 * pictures, in millimetres, each layer for some kinds of card. A template knows nothing of a
 * deck's contents and serves any deck. Why: docs/design/cards.md, “Families of templates”. */
#ifndef BREUK_RENDER_TEMPLATE_TEMPLATE_H
#define BREUK_RENDER_TEMPLATE_TEMPLATE_H

#include "base/diag.h"
#include "base/status.h"
#include "deck/deck.h"
#include "draw/image.h"
#include "draw/ink.h"
#include "draw/path.h"
#include "draw/sign.h"
#include "draw/type.h"
#include "paper/geometry.h"
#include "xml/bases.h"
#include "xml/grammar.h"

#include <stdbool.h>
#include <stddef.h>

enum { TEMPLATE_IMAGES = 32 }; /* the most files with pictures in a template */

enum { WALL_PARTS = DECK_BACK_PARTS }; /* the most bricks in the lowest row of a wall */
#define FIELD_LEAST 10.0               /* mm: a smaller sign has nothing readable on top */
enum { TEMPLATE_WIDTHS = 8 };          /* the most widths of a box */

/* The purpose of a layer; each card is of one kind. */
enum face_kind {
    FACE_NUMBER,    /* a printed notation */
    FACE_PICTURE,   /* a picture of a value */
    FACE_SPIN,      /* a number or a picture after which the next player turns the wheel */
    FACE_ACTION,    /* an action card of a suit */
    FACE_WILD,      /* an action card of no suit */
    FACE_TITLE,     /* an extra card */
    FACE_REFERENCE, /* an extra card that lists what the wheel does, or the action cards */
    FACE_KINDS
};

/* The words of template files for them, in their order; ends with NULL. */
extern const char *const face_kinds[];

/* How much ink a page may take; a layer is for some of them. */
enum print_mode { MODE_FULL, MODE_LIGHT, MODE_LOW_INK, PRINT_MODES };

enum part_kind {
    PART_BOX,
    PART_CIRCLE,
    PART_PATH,
    PART_SIGN,
    PART_TEXT,
    PART_NUMBER,
    PART_PICTURE,
    PART_SUITS,
    PART_WALL,
    PART_IMAGE
};

enum sign_of { SIGN_OF_SUIT, SIGN_OF_ACTION, SIGN_NAMED };

enum text_show {
    SHOW_ABBREVIATION, /* the suit's */
    SHOW_SUIT,         /* its name */
    SHOW_ACTION,       /* the action's name */
    SHOW_TITLE,        /* an extra card's */
    SHOW_REFERENCE,    /* what the wheel's segments do, or the action cards */
    SHOW_DECK,         /* the deck's title */
    SHOW_WORDS         /* the template's own words */
};

/* One thing on a card; lengths are mm of the template. */
struct part {
    enum part_kind kind;
    bool turned; /* turned by 180° about the card's middle */
    struct box
        box; /* a circle: its square; a path: x, y of its origin and its unit as width and height */
    double wider[TEMPLATE_WIDTHS - 1]; /* a box and a number: how much wider it is on cards whose
                                          number needs that, in growing order; a text and a sign:
                                          how much further right it stands there */
    int widths;                        /* how many widths the part has, at least 1 */
    double least;                      /* a number: the em below which it takes the next width */
    double radius;                     /* of a box's corners; of the hole in a disc of suits */
    double head, fillet;               /* a box: how much of its height grows wider, 0: all of it;
                                          the radius of the corner below that */
    struct ink fill, stroke;
    double stroke_width;
    bool round_joins; /* a path: its outline has round ends and corners */
    bool suit_on_top; /* a disc of suits: the first is at the top, not a cut beside it */
    double gap;       /* a disc of suits: paper between its sectors; a wall: between bricks */
    double most;      /* a sign: is as large as its box and this area allow, mm²; 0: as wide as the
                         box */
    double cut;       /* a sign: the width of the cuts between its parts, of paper; 0: none */
    double cut_from;  /* a sign: how far from its centre the cuts begin */
    double edge;      /* a sign: the width of a line round it, which rounds its corners; 0: none */
    struct ink edge_ink;
    struct path path;
    enum sign_of sign_of;
    const struct sign *sign; /* SIGN_NAMED */
    bool has_letters;        /* a suit's small sign: its letters stand in the same layer */
    struct box with_sign;    /* a suit's letters: the box of both; width 0: no sign stands there */
    double sign_size;        /* of that sign */
    enum text_show show;
    struct words words; /* SHOW_WORDS; in the template's arena */
    enum align align;
    bool bold;
    bool on_baseline; /* text: its only line stands on `baseline` */
    double baseline;
    double size;    /* text and numbers: the largest em */
    bool in_line;   /* writes a fraction as 2/4 */
    bool tight;     /* a fraction's digits stand close to its bar */
    bool underline; /* draws a line under numbers that read as others upside down */
    bool fixed;     /* number and picture: shows `notation`, not the card's number */
    struct notation notation;
    enum picture picture; /* PICTURE_NONE: the one that the card asks for */
    unsigned of;          /* bits 1 << enum picture: is left out on cards with another; 0: never */
    bool suitable;        /* if the card asks for none, shows picture_suitable */
    bool optional;        /* is left out if the picture cannot show the card's number */
    bool plain;           /* a picture: a number line has no numbers */
    struct image *image;  /* PART_IMAGE; owned by the template */
    struct position where;
};

/* Parts that some kinds of card have, in the order of drawing. */
struct layer {
    struct position where;
    unsigned kinds; /* bits 1 << enum face_kind */
    unsigned modes; /* bits 1 << enum print_mode */
    /* how many characters a number card's number may have in one line (number_characters) */
    int shortest, longest;
    const char *const *suits;      /* ids of the only suits that have it */
    size_t suit_count;             /* 0: all cards may have it */
    const struct notation *values; /* the only numbers whose cards have it, as they are printed */
    size_t value_count;            /* 0: any number */
    unsigned pictures; /* bits 1 << enum picture: the only pictures whose cards have it; 0: any */
    bool limited;      /* by one of these */
    bool shared;       /* looks the same on all cards of a suit, if they have the same width */
    bool widens;       /* one of its parts has several widths */
    const struct part *parts;
    size_t count;
};

/* The back of some cards. */
struct back {
    const char *name; /* by which a deck's cards ask for it; "": the first back needs no name */
    struct layer layer;
};

struct template
{
    struct arena arena;           /* owns everything below but the images */
    const char *name;             /* the file's, without folder and .xml */
    double width, height;         /* of the card that it was drawn for, mm */
    const char *family;           /* the typeface, or several separated by commas, best first */
    struct position family_where; /* without a file: from an option of the command line */
    const struct layer *layers;
    size_t layer_count;
    const struct back *backs; /* the first is for cards that ask for none */
    size_t back_count;
    const struct sign *signs;
    size_t sign_count;
    struct image *images[TEMPLATE_IMAGES]; /* owned; each file once */
    size_t image_count;
};

/* The grammar of template files, for the checker and the schemas. */
extern const struct grammar template_grammar;

/* The complaints about templates that one starts from (xml/bases.h). */
extern const struct xml_base_words template_base_words;

/* Reads a template, with those that it starts from. On success *out belongs to the caller:
 * template_free(). On failure *out is NULL, and diag has every complaint with its place. Errors are
 * those of xml_read. */
enum status template_load(struct template **out, const char *path, struct diag *diag);

/* Does the same for a document that was read from this path; STATUS_INVALID also if the document is
 * not whole. */
enum status template_load_document(struct template **out, const char *path,
                                   const struct xml_document *document, struct diag *diag);
/* Puts this typeface before the template's own, which is used if this one is not installed. */
void template_prefer_font(struct template *template, const char *family);
/* Frees the template and its images. Takes NULL. */
void template_free(struct template *template);

/* Returns whether --light prints anything else than usual: a layer is for one of the two alone. */
bool template_has_light(const struct template *template);

/* Returns the sign of this name, which the template owns, or NULL. */
const struct sign *template_sign(const struct template *template, const char *name);

/* Returns the sign of this name for where it is smaller than FIELD_LEAST: the one that has “-small”
 * after the name, or else that of the name itself, or NULL. */
const struct sign *template_small_sign(const struct template *template, const char *name);

/* Returns the index of the back of this name, or of the first if name is NULL; −1 if there is none.
 */
int template_back(const struct template *template, const char *name);

/* Returns the index of the back of a card (index of deck_card). If the template has no back of that
 * name, which faces_check complains of, returns 0. */
int template_back_of(const struct template *template, const struct deck *deck, int card);

/* Returns whether a placed sign is an emblem or another large field of the suit's colour. */
bool part_is_field(const struct part *part);
/* Returns whether a placed sign is drawn as an emblem, and the look that it gives it, but for its
 * colour and whether it is a field. */
bool part_is_emblem(const struct part *part);
struct emblem part_emblem(const struct part *part);

#endif
