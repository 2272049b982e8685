/*
 * What a player typed, read kindly: a choice's number (3, 3.), a card by colour and number in any
 * order and spelling (blue 2/4, b2/4, 2/4 blue, 1/2, ½, 0,5), a wild with its colour (+4 red), a
 * card with the call ("blue 7 uno"), a colour, a player, a command. A number that no card in hand
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
    TYPED_POINTS, /* who has how many points */
    TYPED_STOP,
    TYPED_NOBODY, /* of all who are asked nobody does anything */
    TYPED_UNCLEAR /* `say` asks or tells */
};

enum { TYPED_CARDS = 8 };

struct typed {
    enum typed_kind kind;
    struct move move;
    bool call;          /* it is called, too, that one card is left: before the move */
    int suit;           /* the colour named with a card that is given one: "wild blue"; NO_SUIT */
    struct message say; /* borrows from `line` and from `list` */
    struct strbuf list; /* texts of say; typed_release */
};

/* Who types, and what they see. */
struct typed_asked {
    const struct view *view; /* seat NO_SEAT: everybody is asked at once */
    const struct choices *choices;
    const struct naming *names;
    bool overheard; /* others read along: no card of the hand may be named that was not typed */
};

/* `line` has no control characters. STATUS_NO_MEMORY; release in any case. */
enum status typed_read(struct typed *typed, const char *line, const struct typed_asked *asked);
void typed_release(struct typed *typed);

/* Whether a line says that they stop: where nothing else is asked but Enter. */
bool typed_is_stop(const char *line);

/* Whether a text is one of the command words, in English or the language in use: no name for a
 * player. */
bool typed_is_command(const char *text);

#endif
