/*
 * The table as plain lines, the reference screen: read from top to bottom, colours named in words,
 * fit to be read aloud. Where two or more people share the screen, a hand is shown only once its
 * player says they are there, and is cleared away before it is anybody else's turn.
 */
#ifndef BREUK_TUI_PLAIN_H
#define BREUK_TUI_PLAIN_H

#include "play/names.h"
#include "play/table.h"
#include "tui/history.h"
#include "tui/input.h"

#include <stdio.h>

struct settings;

struct plain {
    FILE *out; /* borrowed, as all pointers here */
    struct input *input;
    const struct naming *names;
    int people;
    const struct settings *settings; /* tell what the points decide; NULL: that is not said */
    int columns;                     /* no line is longer */
    bool terminal; /* a hand can be cleared away; otherwise no one can see it over a shoulder */
    bool colour;   /* ANSI colours, beside the words */
    bool drawn;    /* numbers that are explained are drawn as bars, too */
    bool ascii;    /* with characters of ASCII alone */
    bool cursor; /* the terminal may be cleared by a sequence; otherwise lines are scrolled away */
    const struct table *table; /* knows whose turn of a team it is; NULL: there are no teams */
    bool bare; /* hands and piles are seen anyway: they are not told with a question */
    int think; /* seconds before an answer is taken in a turn; 0: none */
    int shown; /* the seat whose hand is on the screen; NO_SEAT: none */
    char person[TEAM_NAME_SIZE]; /* who looks at it */
    bool warned;                 /* a warning was given that the terminal may keep covered text */
    bool left;   /* all others have left just now: the one who stays is asked to look once more */
    bool begun;  /* a round has begun on this screen */
    bool halted; /* no one is asked any more: the code that runs the game ends it */
    enum event_kind last;  /* the last event; EVENT_KINDS: none since somebody was asked */
    bool fresh;            /* something happened since the last prompt */
    struct strbuf for_me;  /* told to the player whose hand is shown */
    struct strbuf for_all; /* the same told to everybody, once that hand is gone */
    struct strbuf secret[SEATS_MAX]; /* told in secret to a player who may not have read it */
    struct history history;
};

struct plain plain_new(FILE *out, struct input *input, const struct naming *names, int people);
/* R1: returns whether the cards of the game are printed ones, so that nothing is secret. */
bool plain_cards_are_real(const struct plain *plain);
void plain_release(struct plain *plain);

/* Asks the terminal for its width: a change counts from the next sentence on. */
void plain_measure(struct plain *plain);

/* Takes the line that was asked for. Returns also when the question must be shown once more,
 * because of *change; the line is then still to come. */
enum table_answer plain_take_line(struct plain *plain, struct strbuf *line,
                                  enum terminal_change *change);

/* Returns the screen for a table; `plain` must outlive it. */
struct table_front plain_front(struct plain *plain);

/* Clears a hand away and tells the rest, once the game has ended or is broken off, or before
 * something else is shown. */
void plain_finish(struct plain *plain);

/* Says a sentence, with a capital and a full stop if it has none. `plain` is a struct plain: a
 * table says with it, too. */
void plain_say(void *plain, struct message message);

#endif
