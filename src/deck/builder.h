/* Makes a deck from the elements of a file. First it reads every element and counts its cards (a
 * card_source for each), then it makes room for all cards and expands the sources. So nothing is
 * allocated for a file that asks for too much. Private to deck/. */
#ifndef BREUK_DECK_BUILDER_H
#define BREUK_DECK_BUILDER_H

#include "deck/model.h"
#include "xml/xml.h"

/* What makes cards: an element of a deck file. */
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

/* One element that makes cards. There may be 200,000 of them, so it has no byte to spare. */
struct card_source {
    const struct xml_element *element;
    uint32_t faces; /* how many faces it makes, in each suit */
    int copies;
    int points;                          /* DECK_NONE: what the ruleset says */
    int from;                            /* SOURCE_RANGE: the first of `faces` numbers */
    unsigned char kind, action, picture; /* enum source_kind, action, picture */
    unsigned char suits;                 /* a bit for each suit; 0: its cards have no suit */
    signed char back;                    /* index of a back of the deck, or DECK_NONE */
    bool spin;
    bool complained; /* a complaint was made that its points or back differ from another element's;
                        one is enough, not one for each card */
};

/* A list of numbers, separated by semicolons if there are any in it, else by blanks. It borrows the
 * text. */
struct number_list {
    const char *text;
    bool semicolons;
    size_t offset, length; /* where the number in hand stands; length 0: after the last */
    char number[128];      /* a copy of the number in hand */
};

/* The sources of a card: the one that made it first, by its index, with the place of the number in
 * that source's list; and the one that made it last, by its index. */
struct maker {
    int source;
    unsigned offset;
    int last;
};

/* The largest denominator of <fractions>. */
enum { DECK_DENOMINATORS = 1000 };

/* A deck being made. */
struct builder {
    struct deck *deck;
    const struct xml_element *root;
    bool whole; /* nothing was wrong with the file when it was read */
    struct diag *diag;
    struct card_source *sources;
    size_t source_count, source_capacity;
    const struct xml_element *spin;  /* the first element that asks for spin cards, or NULL */
    int64_t printed;                 /* how many cards all sources so far make */
    bool too_many;                   /* there are too many cards, and a complaint said so */
    bool too_many_backs;             /* there are too many backs, and a complaint said so */
    int seen[DECK_DENOMINATORS + 1]; /* the last <fractions> that had it, from 1; 0: none */
    int fractions;                   /* how many <fractions> have been read */
    struct maker *makers;            /* one for each card */
    bool has_settings; /* the rule set was found, and nothing is wrong with it or with the deck's
                          changes to it */
    struct arena scratch;
    struct file_name {
        struct file_name *next;
        const char *read, *kept; /* the document's text, and the deck's copy */
    } * files;
};

/* Reads titles, suits, ruleset, template, number style and wheel (heading.c). Here and below,
 * complaints about the file go to the diag. */
void build_heading(struct builder *builder);
/* Counts the elements that make cards, and finds the first that makes spin cards (sources.c). */
void count_sources(struct builder *builder);
/* Reads and checks these elements (sources.c). */
void build_sources(struct builder *builder);
/* Makes the cards from the sources (expand.c). */
void build_cards(struct builder *builder);

/* Gives each number card its value class, and warns of values without a partner (classes.c). */
void build_value_classes(struct builder *builder);

/* Warns of values without a partner, in a deck that plays by value (checks.c). `sorted` has the
 * indices of the number cards, in the order of their values. */
void check_partners(struct builder *builder, const int *sorted, size_t count);

/* Read the effects of values on hands (hands.c): check_hands() checks the numbers, on whatever
 * cards they stand; build_hands() marks the cards, once they have their value classes. */
void check_hands(struct builder *builder);
void build_hands(struct builder *builder);

/* Make the checks that need the whole deck (checks.c): names in each language, the wheel, and
 * whether the discard pile can be started. */
void check_words(struct builder *builder);
void check_wheel(struct builder *builder);
void check_play(struct builder *builder);
/* Warns of each pair of suits that look alike to some eyes. */
void check_colours(struct builder *builder);

/* Each adds a complaint to the diag. */
void build_error(struct builder *builder, struct position where, struct message message);
void build_warning(struct builder *builder, struct position where, struct message message);

/* Replaces the file's name in a position, which is the document's, with a copy that lives as long
 * as the deck. */
void build_keep_position(struct builder *builder, struct position *where);

/* Complains of a suit that the deck does not have, unless one of its suits could not be read. */
void build_no_such_suit(struct builder *builder, const char *id, struct position where);

/* Complains once of a list of suits if the deck lacks several of them, or lacks one and the list is
 * separated wrongly, too, and proposes the whole list. False: the list is not like that, or its
 * meaning cannot be told. */
bool build_no_such_suits(struct builder *builder, const struct xml_element *element,
                         const struct xml_given *suits);

/* Return the place of an item, or of a byte, of an attribute. Finding it means scanning the file,
 * so call these only to complain; once the diag is full they give the place of the element. */
struct position build_item_at(const struct builder *builder, const struct xml_element *element,
                              const char *name, size_t index);
struct position build_byte_at(const struct builder *builder, const struct xml_element *element,
                              const char *name, size_t offset);

/* Returns how to read numbers of this deck file: by the deck's own decimal mark, if it fixes
 * one. */
struct notation_options build_number_options(const struct deck *deck);

/* build_number_list() returns a list of values of <numbers>, before its first number;
 * build_next_number() moves on to the next, and returns false after the last. */
struct number_list build_number_list(const char *text);
bool build_next_number(struct number_list *list);
/* Returns whether two numbers between blanks look like one mixed number. */
bool build_is_mixed(const struct notation *whole, const struct notation *part);
/* Returns the length of an “and” or of a sign on its own that a text begins with, in any of our
 * languages; 0: none. */
size_t build_and_at(const char *text);
/* Reads the number in hand. When it is wrong, *why says so and borrows from the list, whose offset
 * and length then mark the mistake. */
enum status build_read_number(const struct deck *deck, struct number_list *list,
                              struct notation *out, struct message *why);

/* Reads `length` bytes as a number; false when they are none. */
bool build_read_piece(const struct deck *deck, const char *text, size_t length,
                      struct notation *out);

/* Complains of the list of <numbers values> when ranges stand in it, and proposes the numbers where
 * it is clear which they are (number_range.c). False: none stands there. */
bool build_mend_ranges(struct builder *builder, const struct xml_element *e);

/* Complains of the list of <numbers values> when it is clear which numbers are meant, and proposes
 * them: only its separators and blanks are wrong, or numbers are written in words and other signs
 * (number_mend.c). False: nothing can be proposed. */
bool build_mend_list(struct builder *builder, const struct xml_element *e);

/* Complains of the number in hand alone: asks for what may be meant by it, or says `why`. */
void build_refuse_number(struct builder *builder, const struct xml_element *e,
                         const struct number_list *list, struct message why);

/* Asks for the meaning of a whole number before a fraction, at `offset` of a list with blanks
 * alone. False: it can only be a mixed number, since otherwise the list would have a number twice;
 * that is an error. */
bool build_ask_mixed(struct builder *builder, const struct xml_element *e, size_t offset);

/* Does the same as build_mend_list() for <fractions denominators>, of at most `limit`. */
bool build_mend_denominators(struct builder *builder, const struct xml_element *e, int limit);
/* Complains of an item alone, and proposes what may be meant by it. */
void build_refuse_denominator(struct builder *builder, const struct xml_element *e, size_t item,
                              int limit);

/* Reads an item of <fractions denominators>: one denominator, or a range of them; false when it is
 * neither. */
bool build_denominators(const struct xml_element *fractions, size_t item, int *from, int *to);

/* The words of deck files, by index, and their meanings (deck.c); each list ends with NULL. */
extern const char *const picture_words[], *const action_words[], *const wheel_words[],
                                                                     *const hands_words[];
extern const char *const picture_meanings[], *const action_meanings[], *const wheel_meanings[],
                                                                           *const hands_meanings[];
/* The words of all actions, wilds too, and the ids of their cards, by enum action (deck.c); that of
 * ACTION_NONE is NULL. The words end with another NULL. */
extern const char *const all_action_words[], *const action_ids[];

#endif
