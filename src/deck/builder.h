/*
 * From the elements of a file to a deck. First every element is read and its cards are counted (a
 * card_source each), then room for all cards is made and the sources are expanded; so nothing is
 * allocated for a file that asks for too much.
 */
#ifndef BREUK_DECK_BUILDER_H
#define BREUK_DECK_BUILDER_H

#include "deck/model.h"
#include "xml/xml.h"

enum source_kind {
    SOURCE_RANGE,
    SOURCE_VALUES,
    SOURCE_FRACTIONS,
    SOURCE_ACTION,
    SOURCE_WILD,
    SOURCE_EXTRA
};

/* The attributes of these elements. */
enum field {
    FIELD_NONE,
    FIELD_FROM,
    FIELD_TO,
    FIELD_VALUES,
    FIELD_DENOMINATORS,
    FIELD_DOES,
    FIELD_COPIES,
    FIELD_PICTURE,
    FIELD_POINTS,
    FIELD_SPIN,
    FIELD_SUITS,
    FIELD_BACK,
    FIELDS
};

/* One element that makes cards. There may be 200,000 of them: no byte more than it takes. */
struct card_source {
    const struct xml_element *element;
    uint32_t faces; /* a suit */
    int copies;
    int points;                          /* DECK_NONE: as the ruleset says */
    int from;                            /* SOURCE_RANGE: the first of `faces` numbers */
    unsigned char kind, action, picture; /* enum source_kind, action, picture */
    unsigned char suits;                 /* a bit each; 0: cards without a suit */
    signed char back;                    /* of the deck's, or DECK_NONE */
    bool spin;
    bool complained; /* that its points differ from another element's: said once, not for each card
                      */
};

/* A list of numbers: between semicolons if there are any in it, else between blanks. It borrows the
 * text. */
struct number_list {
    const char *text;
    bool semicolons;
    size_t offset, length; /* the number in hand; length 0 behind the last */
    char number[128];      /* the same by itself */
};

/* What made a card first: the source's index, and the number's place in its list; and the source
 * that made it last. */
struct maker {
    int source;
    unsigned offset;
    int last;
};

/* The largest denominator of a generator. */
enum { DECK_DENOMINATORS = 1000 };

struct builder {
    struct deck *deck;
    const struct xml_element *root;
    bool whole; /* nothing was wrong with the file when it was read */
    struct diag *diag;
    struct card_source *sources;
    size_t source_count, source_capacity;
    const struct xml_element *spin;  /* the first element that asks for spin cards, or NULL */
    int64_t printed;                 /* cards of all sources so far */
    bool too_many;                   /* the limit was passed, and it was said */
    bool too_many_backs;             /* the same for backs */
    int seen[DECK_DENOMINATORS + 1]; /* the <fractions> that had it last, from 1; 0: none */
    int fractions;                   /* so many have been read */
    struct maker *makers;            /* one a card */
    bool has_settings;               /* the rule set was found, and no complaint was made of it */
    struct arena scratch;
    struct file_name {
        struct file_name *next;
        const char *read, *kept; /* the document's text, and the deck's copy */
    } * files;
};

/* Each returns STATUS_OK or STATUS_NO_MEMORY; what is wrong with the file goes to the diag. */

/* heading.c: titles, suits, ruleset, template, number style, wheel */
enum status build_heading(struct builder *builder);
/* sources.c: counts the elements that make cards, and finds the first of spin cards; reads them */
void count_sources(struct builder *builder);
enum status build_sources(struct builder *builder);
enum status build_cards(struct builder *builder); /* expand.c: from the sources, all of them good */

/* Value classes of the cards (classes.c). */
enum status build_value_classes(struct builder *builder);

/* Warns of values without a partner, in a deck that plays by value (partners.c). `sorted` has the
 * number cards by index, in the order of their values. */
enum status check_partners(struct builder *builder, const int *sorted, size_t count);

/* What values do to hands (hands.c): first the numbers are checked, whatever the cards are; then
 * the cards are marked, once they have their classes. */
void check_hands(struct builder *builder);
enum status build_hands(struct builder *builder);

/* What only shows in the whole deck (checks.c). */
void check_words(struct builder *builder);
void check_wheel(struct builder *builder);
void check_play(struct builder *builder);
/* Warns of each two suits that look alike to some eyes. */
void check_colours(struct builder *builder);

/* Complains. */
void build_error(struct builder *builder, struct position where, struct message message);
void build_warning(struct builder *builder, struct position where, struct message message);

/* Replaces the file's name in it, which is the document's, by a copy that lives as long as the
 * deck. */
enum status build_keep_position(struct builder *builder, struct position *where);

/* Complains of a suit that the deck does not have, unless one of its suits could not be read. */
void build_no_such_suit(struct builder *builder, const char *id, struct position where);

/*
 * Where an item, or a byte, of an attribute stands. It is looked for in the file, so ask only to
 * complain; once the diag is full the element's own place is good enough.
 */
struct position build_item_at(const struct builder *builder, const struct xml_element *element,
                              const char *name, size_t index);
struct position build_byte_at(const struct builder *builder, const struct xml_element *element,
                              const char *name, size_t offset);

/* How numbers of this deck file are read: by the deck's own decimal mark, if it fixes one. */
struct notation_options build_number_options(const struct deck *deck);

/* A list of values of <numbers>, before its first number. Takes the next number in hand; false
 * behind the last. */
struct number_list build_number_list(const char *text);
bool build_next_number(struct number_list *list);
/* Reads the number in hand; when it is wrong, *why says so and borrows from the list. */
enum status build_read_number(const struct deck *deck, struct number_list *list,
                              struct notation *out, struct message *why);

/* Reads a denominator or a row of them; false when it is neither. */
bool build_denominators(const struct xml_element *fractions, size_t item, int *from, int *to);

/* The words of grammar.c by index. */
extern const char *const shape_words[], *const picture_words[], *const action_words[],
                                                                    *const wheel_words[];

#endif
