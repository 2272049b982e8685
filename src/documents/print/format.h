/* What kind of file print makes, and which options go with it. */
#ifndef BREUK_DOCUMENTS_PRINT_FORMAT_H
#define BREUK_DOCUMENTS_PRINT_FORMAT_H

#include "console/manner.h"

struct printing;

enum print_format {
    FORMAT_PDF,
    FORMAT_SVG,
    FORMAT_PNG,
    FORMAT_TTS, /* Tabletop Simulator */
    FORMAT_PCIO /* playingcards.io */
};

/* As they are typed, which is also the ending of such a file; in this order, ended by NULL. */
extern const char *const print_formats[];

/*
 * Chooses what --format says, else the ending of -o, else a PDF. EXIT_USAGE, after a complaint, if
 * another option has no effect with that format.
 */
enum exit_code print_format_choose(struct printing *printing);

/*
 * What an option of print changes: a column of the options in command_print.c. Whatever refuses
 * options that would change nothing asks that column, so that a new option is described nowhere
 * else.
 */

enum { USE_PRINTABLES = 4 };

/* Zeros: it changes whatever is printed of a deck. Sentences are N_() and may have {option}. */
struct option_use {
    const char *printables[USE_PRINTABLES]; /* on these alone, in the order of a complaint */
    bool of_cards;                          /* on nothing of lessons */
    const char *no_printable; /* why not on {what}; NULL: the complaint says what it goes with */
    unsigned formats;         /* in these alone: print_format_bit */
    const char *no_single;    /* why not with --single; NULL: there too */
    const char *no_backs; /* why not with --backs {how}, that makes no pages of backs; NULL: then
                             too */
    bool test_sheet;      /* also with --calibration */
};

#define print_format_bit(format) (1u << (format))

/* Whether an option of this use changes something in this run. */
typedef bool option_changes(const struct option_use *use, const struct printing *printing);

/* Returns the first row that was given and changes nothing, or NULL if there is none. */
const struct option_row *print_use_idle(const struct printing *printing, option_changes *changes);

#endif
