/*
 * The table on a full screen: the hand as cards, the piles, the events; keys instead of lines. A
 * key acts only by a line that plain mode understands, so both modes play the same game. Source:
 * docs/design/screen.md, “Keys and states”.
 */
#ifndef BREUK_TUI_TABLE_SCREEN_H
#define BREUK_TUI_TABLE_SCREEN_H

#include "tui/plain.h"
#include "tui/table/scene.h"

enum { SCREEN_EVERYBODY = HISTORY_EVERYBODY };

/* The order of the cards in the hand; never by value, which would show equal ones. */
enum screen_sort { SORT_COLOUR, SORT_FORM, SCREEN_SORTS };

struct table_screen {
    const struct display *display; /* borrowed, as are the next ones */
    struct plain *plain;           /* makes words; knows people, history, whose hand is shown */
    const struct players *players;
    double pace;                   /* 1: as usual; 0: nothing waits or moves */
    double usual_pace;             /* to which the menu comes back */
    bool projector;                /* hands lie open: teams look at one screen */
    int (*minutes)(void *context); /* that are left; < 0: no clock runs. May be NULL */
    void *minutes_context;

    struct scene scene;
    struct strbuf answer, answer_wide; /* said to the player asked, on columns of panel and page */
    struct strbuf report;              /* to be read before anything else is asked */
    struct strbuf explained;           /* the explanation that everybody saw last */
    enum screen_sort sort;
    enum key_kind ended;                       /* KEY_STOPPED, KEY_GONE; else KEY_NONE */
    uint16_t held[VIEW_CARDS];                 /* the hand that is seen, or would be */
    int kept;                                  /* the card that stays chosen; NO_CARD: none */
    int holder;                                /* the seat whose card it is; NO_SEAT: none */
    bool begun;                                /* something was asked */
    int key[SCENE_KEYS], key_seat[SCENE_KEYS]; /* what the scene's keys are: key-list.h */
    struct key pending;                        /* pressed while a second digit was waited for, or
                                                  to type on over a page; the next key given */
    bool is_pending;
    int ignore_keys;    /* milliseconds for which nothing is heard once the next question is seen */
    struct view other;  /* what one of several may do, as far as all can see */
    bool covered;       /* the cover stands, and no key was heard for a while */
    bool no_clicks;     /* the mouse selects text instead */
    bool explain_again; /* somebody wants to see the last explanation */
};

/* `screen` gets a table without anybody; table_screen_release. */
void table_screen_init(struct table_screen *screen, const struct display *display,
                       struct plain *plain, const struct players *players);
void table_screen_release(struct table_screen *screen);

/* Returns the screen for a table; `screen` must outlive it. */
struct table_front table_screen_front(struct table_screen *screen);

/* Says a sentence: before the first question on a page, later beside the table. */
void table_screen_say(struct table_screen *screen, struct message message);

/* Says a sentence on what the program waits for, at once where the table is seen already. */
void table_screen_wait(struct table_screen *screen, struct message message);

/* Asks yes or no on a page; Enter alone is no. *ended: no one is left to answer. */
bool table_screen_confirm(struct table_screen *screen, struct message question, bool *ended);

/* Show the sentences from before the game, and those left when it is over. Each waits for a key;
 * the second returns the text, which is the screen's. */
void table_screen_begin(struct table_screen *screen);
const char *table_screen_finish(struct table_screen *screen);

#endif
