/*
 * Lenient reading of what a player typed: a choice's number (3, 3.), a card by colour and number in
 * any order and spelling (blue 2/4, b2/4, 2/4 blue, 1/2, ½, 0,5), a wild with its colour (+4 red),
 * a card with the call ("blue 7 uno"), a colour, a player, a command. A number that no card in hand
 * is printed as names every card worth the same. English words and the deck's ids are understood in
 * every language.
 */
#ifndef BREUK_PLAY_TYPED_H
#define BREUK_PLAY_TYPED_H

#include "play/choices.h"
#include "play/names.h"

enum typed_kind {
    TYPED_MOVE, /* `move`; whether the rules allow it, game_check says */
    TYPED_HELP,
    TYPED_HINT,
    TYPED_POINTS, /* who has how many points */
    TYPED_HAND,   /* the hand, once more */
    TYPED_AGAIN,  /* what happened since, and the question once more */
    TYPED_RULES,  /* the rules in short */
    TYPED_STOP,
    TYPED_ANSWERED, /* the person who asked has been told */
    TYPED_NOBODY,   /* no one who is asked does anything */
    TYPED_UNCLEAR   /* `say` asks back, or says what the error is */
};

enum { TYPED_CARDS = 8 };

struct typed {
    enum typed_kind kind;
    struct move move;
    bool call;    /* before the move, the player calls that one card is left */
    int suit;     /* the colour typed with a card that has none: "wild blue"; else NO_SUIT */
    bool follows; /* another move was typed with it: `next` */
    struct move next;
    enum move_kind said; /* by what the card matches, typed with it: "green 2/4 value"; else
                            MOVE_KINDS */
    struct message say;  /* borrows from `line` and from `list` */
    struct strbuf list;  /* texts of `say`; freed by typed_release */
    struct strbuf card;  /* the words for a card, folded; the same */
};

/* The person who types, and their screen. */
struct typed_asked {
    const struct view *view; /* seat NO_SEAT: everybody is asked at once */
    const struct choices *choices;
    const struct naming *names;
    bool overheard; /* others read along: an answer may name no card of the hand but those typed */
    bool declares;  /* by what a card matches may be typed with it: H16 */
};

/* Reads a line, which has no control characters. typed_release in any case. */
void typed_read(struct typed *typed, const char *line, const struct typed_asked *asked);
void typed_release(struct typed *typed);

/* Returns whether a line says that its player stops, where only Enter is asked for. */
bool typed_is_stop(const char *line);

/* Returns whether a line says that time is up (E8). */
bool typed_is_time(const char *line);

/* Returns whether a text is one of the command words, in English or the language in use. */
bool typed_is_command(const char *text);

/* Returns whether a text is a command word and so no name for a player. One letter may be both: D
 * is a name where names are typed, and draws a card where moves are. */
bool typed_is_reserved(const char *text);

#endif
