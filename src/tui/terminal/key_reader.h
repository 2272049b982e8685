/*
 * Bytes that a terminal sends become keys: typed characters, the sequences of arrows and of the
 * mouse. It swallows the terminal's answers, whenever they come and in however many pieces, unknown
 * sequences, and pasted text, which is no key press. A pure machine, which knows neither clock nor
 * file. Sources: docs/design/terminal.md, “Stray answers”; ECMA-48; XTerm Control Sequences.
 */
#ifndef BREUK_TUI_KEY_READER_H
#define BREUK_TUI_KEY_READER_H

#include "tui/display.h"

#include <stddef.h>

enum {
    KEY_READER_QUEUE = 64,     /* keys that wait; more at once are not typed but pasted */
    KEY_READER_PARAMETERS = 32 /* of a sequence, in bytes; the others count as not given */
};

/* The kind of sequence that the next byte is in. */
enum key_reader_state {
    READER_BETWEEN,
    READER_CHARACTER,     /* UTF-8 */
    READER_ESCAPE,        /* an Esc, alone so far */
    READER_CONTROL,       /* ESC [ */
    READER_CONSOLE_KEY,   /* ESC [ [, of the Linux console */
    READER_OLD_CLICK,     /* ESC [ M */
    READER_SINGLE_SHIFT,  /* ESC O */
    READER_STRING,        /* ESC ], P, _, ^ or X */
    READER_STRING_ESCAPE, /* its Esc, which may end it */
};

/* A zeroed struct has read nothing. */
struct key_reader {
    enum key_reader_state state;
    bool escape_given; /* the Esc before was taken for a key */
    unsigned char bytes[4];
    size_t length, wanted;
    char parameters[KEY_READER_PARAMETERS + 1];
    size_t parameters_length;
    bool pasting; /* between the brackets of a paste */
    bool burst;   /* too much at once, all of it forgotten: until key_reader_calm */
    struct key queue[KEY_READER_QUEUE];
    size_t first, count;
    /* What the terminal has answered: */
    bool named;                  /* what it is: ESC[?…c */
    bool has_sixel;              /* with a 4 */
    int column;                  /* where the cursor is: ESC[…;…R; 0: not said */
    bool has_kitty;              /* kitty's query was answered with OK: graphics.h */
    int cell_width, cell_height; /* of a cell, in pixels: ESC[6;…;…t; 0: not said */
};

/* Reads bytes that came at once. */
void key_reader_add(struct key_reader *reader, const char *bytes, size_t length);

/* Takes the next key; false: none is complete. */
bool key_reader_take(struct key_reader *reader, struct key *key);

/* Whether a key or a sequence has begun, which may go on. */
bool key_reader_is_within(const struct key_reader *reader);

/* Nothing more came: an Esc alone is the key, any other unfinished sequence is dropped. */
void key_reader_give_up(struct key_reader *reader);

/* For a moment nothing came: the next bytes belong to no burst. */
void key_reader_calm(struct key_reader *reader);

/* Forgets the keys that wait, but not within what sequence the next byte stands. */
void key_reader_forget(struct key_reader *reader);

#endif
