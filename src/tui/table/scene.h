/*
 * The picture of a table, as plain data: no game, no terminal. It is drawn on a grid of cells, the
 * same way each time. Source: docs/design/screen.md, “Table layout”.
 */
#ifndef BREUK_TUI_SCENE_H
#define BREUK_TUI_SCENE_H

#include "rules/move.h"
#include "tui/display.h"

#include <stdbool.h>

/*
 * Where everything lies on a screen of a given size: docs/design/screen.md, “Window sizes”. In
 * cells, from the left upper corner.
 */

enum {
    LAYOUT_COLUMNS = 40, /* the smallest screen for a table */
    LAYOUT_ROWS = 20,
    LAYOUT_NARROW = 80 /* with fewer columns the hand is strips */
};

struct place {
    int x, y, width, height; /* width 0: it has no place */
};

struct layout {
    int columns, rows;
    bool fits;   /* otherwise nothing else is filled in */
    bool narrow; /* strips, one line a seat or less */
    struct place title, seats, stock, below, top, panel, sentence, lens, keys;
    struct place large_seats; /* of a projector: a row each, or more; the line of seats has none */
    struct place explanation; /* of a projector: over sentence and hand */
    struct place hand;        /* of the first card, its frame */
    int hand_step, hand_step_y; /* from a card to the next one, and to the next row */
    int hand_in_row, hand_rows; /* cards of a page */
    bool numbers_below; /* a row below the hand numbers the cards; else they do so themselves */
};

/* The cards that must be readable: `hand` and `pile` tell whether all pictures of the hand, and all
 * that may come on the pile, can be counted on a card of that size. */
struct layout_cards {
    int cards; /* of the hand that is shown */
    const void *context;
    bool (*hand)(const void *context, int width, int height);
    bool (*pile)(const void *context, int width, int height);
};

/* Cards are as small as can be read, and larger or wider where pictures need it: then, if need be,
 * the hand has pages, and the stock is a number alone. `projector`: with large cards on top and no
 * lens. */
struct layout layout_of(int columns, int rows, const struct layout_cards *cards, bool projector);

/* Return how many cards one page of the hand has, and how many pages `cards` cards take. */
int layout_page(const struct layout *layout);
int layout_pages(const struct layout *layout, int cards);

/* Where the card stands that has this index on its page, risen a row if it is chosen and there is
 * room. */
struct place layout_card(const struct layout *layout, int index, int chosen, int cards);

enum { SCENE_HAND = 256, SCENE_KEYS = 16, SCENE_CHOICES = 64, SCENE_BUZZERS = SEATS_MAX };
enum { SCENE_CHOICE_NUMBER = 5 }; /* columns before the words of a choice */

enum scene_kind {
    SCENE_TABLE,      /* with the hand, if there is one */
    SCENE_COVER,      /* between two people: no cards */
    SCENE_BUZZERS_UP, /* several may speak: no hand either */
    SCENE_PAGE        /* text over everything but the title */
};

struct scene_seat {
    const char *name;
    int cards;
    bool turn; /* the game waits for it */
    bool last; /* has called that it has one card */
    bool out;  /* not in this round */
};

struct scene_key {
    struct strbuf label; /* "[D] draw": its letter stands in brackets */
    bool live;
    bool minor; /* not shown where there is little room */
};

struct scene_choice {
    struct strbuf words;
};

struct scene_buzzer {
    int seat;
    uint32_t letter; /* that presses it; 0: it laid the card */
};

/* A zeroed struct is a table without players. Texts of the caller are borrowed; strbufs are the
 * scene's own: scene_release. */
struct scene {
    enum scene_kind kind;
    const struct deck *deck;
    struct strbuf title, corner; /* left and right in the line at the top */
    struct scene_seat seat[SEATS_MAX];
    int order[SEATS_MAX]; /* seats as they sit, from the one on turn on; `seats` of them */
    int seats;
    bool to_the_right; /* which way turns go */

    int stock;      /* cards; < 0: not known yet */
    int top, below; /* cards of the deck, or NO_CARD */
    int suit;       /* a colour that was named, or NO_SUIT */

    struct strbuf panel; /* lines, wrapped already */
    int panel_mark;      /* the line of it that is new: ► stands before it; < 0: none */
    struct strbuf sentence;
    int hand[SCENE_HAND]; /* cards of the deck, a physical card each; NO_CARD: a gap */
    int cards;
    int chosen;                                /* of the hand or of the choices; < 0: none */
    bool choosable;                            /* cards have numbers */
    struct scene_choice choice[SCENE_CHOICES]; /* instead of cards: a list in the panel */
    int choices;
    struct scene_buzzer buzzer[SCENE_BUZZERS];
    int buzzers;
    struct scene_key key[SCENE_KEYS];
    int keys;
    bool typing;             /* a line is being typed, with a cursor behind it */
    struct strbuf line;      /* so far */
    struct strbuf explained; /* of a projector: lines in place of sentence and hand */
    int page, pages;         /* of the text of SCENE_PAGE, which stands in panel: from 0 on */
};

void scene_release(struct scene *scene);

/* Forgets keys, choices and buzzers. */
void scene_clear_answers(struct scene *scene);
/* Adds a key with a label such as "[D] draw". */
void scene_add_key(struct scene *scene, const char *label, bool live);

/* Makes the key that was added last a minor one. */
void scene_minor_key(struct scene *scene);

/* Returns the letter in brackets of a key's label, in small; 0: there is none. */
uint32_t scene_key_letter(const struct scene_key *key);

/* Where all of it lies on a screen of that size: so that the pictures of the hand, and those that
 * may come on the pile, can be counted. */
struct layout scene_layout(const struct scene *scene, const struct display_looks *looks,
                           int columns, int rows, bool projector);

/* Draws all of it on an empty grid of that layout. *cursor_x, *cursor_y get where the cursor
 * stands; *cursor_x < 0: no line is being typed. */
void scene_draw(const struct scene *scene, const struct layout *layout,
                const struct display_looks *looks, struct cells *cells, int *cursor_x,
                int *cursor_y);

/* Rows and columns of a page's text. */
int scene_page_rows(const struct layout *layout);
int scene_page_columns(const struct layout *layout);

/* The cards of the hand that are seen, from *first on; the row of the panel in which the first
 * choice stands; the box of a buzzer. */
int scene_hand_page(const struct scene *scene, const struct layout *layout, int *first);
int scene_choice_row(const struct scene *scene);
/* Where the choices stand, a row each: in the panel; where that is too small for them, right below
 * the table: then no hand is seen. */
struct place scene_choices_place(const struct scene *scene, const struct layout *layout);
bool scene_choices_are_below(const struct scene *scene, const struct layout *layout);
struct place scene_buzzer_place(const struct scene *scene, const struct layout *layout, int index);

/* Whether a picture of the chosen card is seen larger beside the table; whether all can be read
 * that is on a card of the hand, or on the one on top, without it. */
bool scene_has_lens(const struct scene *scene, const struct layout *layout,
                    const struct display_looks *looks);
bool scene_shows_hand(const struct scene *scene, const struct layout *layout,
                      const struct display_looks *looks, int card);
bool scene_shows_top(const struct scene *scene, const struct layout *layout,
                     const struct display_looks *looks);

/* Returns the index of the card of the hand, or of the choice, at the point; −1: there is none. */
int scene_hit(const struct scene *scene, const struct layout *layout, int x, int y);
/* Whether the point is on the stock; the seat of the buzzer that it is on, or NO_SEAT. */
bool scene_hit_stock(const struct layout *layout, int x, int y);
int scene_hit_buzzer(const struct scene *scene, const struct layout *layout, int x, int y);

#endif
