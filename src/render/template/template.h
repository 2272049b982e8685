/*
 * How a card looks, read from an XML file: layers of shapes, signs, texts, numbers and pictures, in
 * millimetres, each layer for some kinds of card. A template says nothing of a deck's contents and
 * serves any deck.
 */
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
#include "xml/grammar.h"

#include <stdbool.h>
#include <stddef.h>

enum { TEMPLATE_IMAGES = 32 }; /* files with pictures, at most */

/* What a layer is for; each card is of one kind. */
enum face_kind {
    FACE_NUMBER,    /* a printed notation */
    FACE_PICTURE,   /* a picture of a value */
    FACE_SPIN,      /* a number or a picture, after which the wheel is turned */
    FACE_ACTION,    /* an action card of a suit */
    FACE_WILD,      /* an action card of no suit */
    FACE_TITLE,     /* an extra card */
    FACE_REFERENCE, /* an extra card that says what the wheel does, or the action cards */
    FACE_KINDS
};

enum part_kind {
    PART_BOX,
    PART_CIRCLE,
    PART_PATH,
    PART_SIGN,
    PART_TEXT,
    PART_NUMBER,
    PART_PICTURE,
    PART_SUITS,
    PART_IMAGE
};

enum sign_of { SIGN_OF_SUIT, SIGN_OF_ACTION, SIGN_NAMED };

enum text_show {
    SHOW_ABBREVIATION, /* the suit's */
    SHOW_SUIT,         /* its name */
    SHOW_ACTION,       /* the action's name */
    SHOW_TITLE,        /* an extra card's */
    SHOW_REFERENCE,    /* what the wheel's segments do, or the action cards */
    SHOW_DECK          /* the deck's title */
};

struct part {
    enum part_kind kind;
    bool turned; /* by 180° about the card's middle */
    struct box
        box; /* a circle: its square; a path: x, y of its origin and its unit as width and height */
    double radius; /* a box's corners; the hole in a disc of suits */
    struct ink fill, stroke;
    double stroke_width;
    struct path path;
    enum sign_of sign_of;
    const struct sign *sign; /* SIGN_NAMED */
    enum text_show show;
    enum align align;
    bool bold;
    double size;    /* text and numbers: an em, at most; mm */
    bool in_line;   /* a fraction as 2/4 */
    bool underline; /* a line under numbers that read as others upside down */
    bool fixed;     /* number and picture: of `notation`, not of the card */
    struct notation notation;
    enum picture picture; /* PICTURE_NONE: as the card says */
    bool suitable;        /* and where it says none, picture_suitable */
    bool optional;        /* a picture that cannot show the card's number is left out */
    struct image *image;  /* PART_IMAGE; the template's */
    struct position where;
};

struct layer {
    unsigned kinds; /* bits 1 << enum face_kind */
    bool shared;    /* looks the same on all cards of a suit that it is for */
    const struct part *parts;
    size_t count;
};

/* What stands behind cards. */
struct back {
    const char *name; /* that a deck's cards ask for; "": it is the only one, or the first */
    struct layer layer;
};

struct template
{
    struct arena arena;   /* owns all below */
    const char *name;     /* the file's, without folder and .xml */
    double width, height; /* of the card that it was drawn for */
    const char *family;   /* the typeface, or several with commas between them, best first */
    struct position family_where; /* no file: an option of the command line */
    const struct layer *layers;
    size_t layer_count;
    const struct back *backs; /* the first is that of cards which ask for none */
    size_t back_count;
    const struct sign *signs;
    size_t sign_count;
    struct image *images[TEMPLATE_IMAGES]; /* owned; each file once */
    size_t image_count;
};

/* What a template may say; for the checker and the schemas. */
extern const struct grammar template_grammar;

/*
 * On success *out belongs to the caller: template_free(). On failure *out is NULL and diag has
 * every complaint with its place. Errors as xml_read.
 */
enum status template_load(struct template **out, const char *path, struct diag *diag);

/* The same for a document of that path; STATUS_INVALID also when something was wrong with it. */
enum status template_load_document(struct template **out, const char *path,
                                   const struct xml_document *document, struct diag *diag);
/* Takes this typeface before the template's own, which stands in where it is missing; for an
 * option. STATUS_NO_MEMORY. */
enum status template_prefer_font(struct template *template, const char *family);
/* Takes NULL. */
void template_free(struct template *template);

/* NULL when there is none. */
const struct sign *template_sign(const struct template *template, const char *name);

/* The back of this name, or with NULL the first; −1 when there is none. */
int template_back(const struct template *template, const char *name);

/* The back of a card (index of deck_card); 0 where the template has none of that name, which
 * faces_check complains of. */
int template_back_of(const struct template *template, const struct deck *deck, int card);

/* The names that a template's signs for shapes and actions go by: "circle" … "drop", "draw-two" …
 * "wild-draw-four"; ACTION_NONE has none. */
extern const char *const shape_signs[], *const action_signs[];

#endif
