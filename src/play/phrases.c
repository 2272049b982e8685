#include "play/phrases.h"

#include "play/choices.h"
#include "play/verbs.h"
#include "text/text.h"

#include <ctype.h>
#include <string.h>

static const char *const yes_words = N_("yes,y,yeah,true");
static const char *const no_words = N_("no,n,nope,false");
static const char *const card_words = N_("card,cards");
/* How many cards, where they are not counted in digits. */
static const char *const few_words = N_("a,one,two,four");

/* Sets *move to the one that a yes means here. */
static bool read_yes(const struct view *view, struct move *move)
{
    switch (view->situation) {
    case SITUATION_DREW:
        *move = move_card(MOVE_PLAY, view->seat, view->drawn);
        return true;
    case SITUATION_CHALLENGE:
        *move = move_of(MOVE_CHALLENGE, view->seat);
        return choices_of_kind(view, MOVE_CHALLENGE);
    case SITUATION_SHOUT:
        *move = move_of(MOVE_SHOUT, view->seat);
        return true;
    default:
        return false;
    }
}

static bool read_no(const struct view *view, struct move *move)
{
    switch (view->situation) {
    case SITUATION_DREW:
    case SITUATION_REACT:
    case SITUATION_SHOUT:
        *move = move_of(MOVE_PASS, view->seat);
        return true;
    case SITUATION_CHALLENGE:
        *move = move_of(MOVE_DRAW, view->seat);
        return choices_of_kind(view, MOVE_CHALLENGE);
    default:
        return false;
    }
}

/* Returns whether the rest of "take 4 cards" says how many of what, or nothing. */
static bool is_cards(const char *text)
{
    size_t word = strcspn(text, " ");

    if (*text && (text[strspn(text, "0123456789")] == ' ' || !text[strspn(text, "0123456789")] ||
                  words_have(few_words, text, word)))
        text += word + (text[word] == ' ');
    return !*text || words_have(card_words, text, strlen(text));
}

bool phrase_read(const struct view *view, const char *text, struct move *move)
{
    size_t length = strlen(text), first = strcspn(text, " ");

    if (view->situation == SITUATION_DECLARE && words_have(move_words(MOVE_COLOUR), text, length)) {
        *move = move_of(MOVE_BY_COLOUR, view->seat);
        return true;
    }
    if (words_have(yes_words, text, length))
        return read_yes(view, move);
    if (words_have(no_words, text, length))
        return read_no(view, move);
    if (!text[first] || !is_cards(text + first + 1))
        return false;
    *move = move_of(MOVE_DRAW, view->seat);
    return words_have(move_words(MOVE_DRAW), text, first);
}

bool phrase_is_nobody(const char *text)
{
    size_t length = strlen(text);

    return words_have(N_("nobody,no one,none,nothing"), text, length) ||
           words_have(no_words, text, length);
}
