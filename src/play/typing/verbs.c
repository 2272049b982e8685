#include "play/typing/verbs.h"

#include "play/choices.h"
#include "text/fold.h"
#include "text/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct verb verbs[] = {
#define VERB(kind, move, words) {kind, move, words},
#include "play/typing/verb-list.h"
#undef VERB
};
enum { VERBS = (int)(sizeof verbs / sizeof *verbs) };

/* Returns whether it is of letters that have one spelling only. */
static bool is_plain(const char *word, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (word[i] < 'a' || word[i] > 'z')
            return false;
    return true;
}

/* Returns whether the word at `text` is that of a list, in any of its spellings. */
static bool is_word(const char *word, size_t size, const char *text, size_t length)
{
    struct strbuf typed = {0}, listed = {0};

    if (size == length && memcmp(word, text, size) == 0)
        return true;
    if ((isascii((unsigned char)*word) && *word != *text) ||
        (is_plain(word, size) && is_plain(text, length)))
        return false;
    strbuf_add_bytes(&typed, text, length);
    strbuf_add_bytes(&listed, word, size);
    bool same = fold_match(strbuf_text(&listed), strbuf_text(&typed)) == FOLD_EQUALS;
    strbuf_release(&typed);
    strbuf_release(&listed);
    return same;
}

/* Returns whether the text is a word of that list, words in small letters with commas between. */
static bool list_has(const char *list, const char *text, size_t length)
{
    bool found = false;

    while (list && length && !found) {
        size_t size = strcspn(list, ",");
        found = is_word(list, size, text, length);
        list = list[size] ? list + size + 1 : NULL;
    }
    return found;
}

bool words_have(const char *id, const char *text, size_t length)
{
    return list_has(text_get(id), text, length) || list_has(id, text, length);
}

const struct verb *verb_find(const char *text, const char **rest)
{
    const struct verb *first = NULL; /* that of the first word */
    size_t length = strlen(text), word = strcspn(text, " ");

    /* all in the language in use, then all in English */
    for (int i = 0; i < 2 * VERBS && length; i++) {
        const struct verb *verb = &verbs[i % VERBS];
        if (!verb->words)
            continue;
        const char *list = i < VERBS ? text_get(verb->words) : verb->words;
        if (list_has(list, text, length)) {
            *rest = text + length;
            return verb;
        }
        if (!first && word < length && list_has(list, text, word))
            first = verb;
    }
    if (!first || verb_rest(first) == ARGUMENT_NONE)
        return NULL;
    *rest = text + word + 1;
    return first;
}

const char *move_words(enum move_kind kind)
{
    for (int i = 0; i < VERBS; i++)
        if (verbs[i].kind == TYPED_MOVE && verbs[i].move == kind)
            return verbs[i].words;
    return "";
}

enum move_argument verb_rest(const struct verb *verb)
{
    return verb->kind == TYPED_MOVE ? move_forms[verb->move].argument : ARGUMENT_NONE;
}

#define DIGITS "0123456789"

static const char *const yes_words = N_("yes,y,yeah,true");
static const char *const no_words = N_("no,n,nope,false");
static const char *const card_words = N_("card,cards");
/* How many cards, where they are not counted in digits. */
static const char *const few_words = N_("a,one,two,four");

/* The moves that a yes and a no mean where they are an answer. */
static const struct {
    enum situation situation;
    enum move_kind yes, no; /* MOVE_KINDS: nothing */
} answers[] = {
    {SITUATION_DREW, MOVE_PLAY, MOVE_PASS},           {SITUATION_REACT, MOVE_KINDS, MOVE_PASS},
    {SITUATION_SHOUT, MOVE_SHOUT, MOVE_PASS},         {SITUATION_SHOWN, MOVE_BLUFF, MOVE_HONEST},
    {SITUATION_CHALLENGE, MOVE_CHALLENGE, MOVE_DRAW}, {SITUATION_PICTURE, MOVE_EQUAL, MOVE_UNEQUAL},
};

/* Sets *move to the one that a yes or a no means here. */
static bool read_answer(const struct view *view, bool yes, struct move *move)
{
    enum move_kind kind = MOVE_KINDS;

    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        if (answers[i].situation == view->situation)
            kind = yes ? answers[i].yes : answers[i].no;
    if (kind == MOVE_KINDS ||
        (view->situation == SITUATION_CHALLENGE && !choices_of_kind(view, MOVE_CHALLENGE)))
        return false;
    *move =
        kind == MOVE_PLAY ? move_card(kind, view->seat, view->drawn) : move_of(kind, view->seat);
    return kind != MOVE_PLAY || view->drawn != NO_CARD; /* R1: the card must be named */
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

/* Reads a number of at most three digits at *text, and moves *text behind it; −1: there is none. */
static int take_number(const char **text)
{
    size_t digits = strspn(*text, DIGITS);
    int number = digits > 0 && digits <= 3 ? (int)strtol(*text, NULL, 10) : -1;

    *text += digits;
    return number;
}

/* Reads a text that is a mixed number and nothing else: "1 1/2". */
static bool read_mixed(const struct view *view, const char *text, struct move *move)
{
    int whole = take_number(&text), number, parts;

    if (whole < 0 || *text != ' ')
        return false;
    text += strspn(text, " ");
    number = take_number(&text);
    if (number < 0 || *text++ != '/' || (parts = take_number(&text)) < 1 || *text)
        return false;
    *move = move_fraction(view->seat, whole * parts + number, parts);
    return true;
}

/* Reads "x2", "× 2", ": 2", "2/4 = 1/2 by ×2", "2": the only number that is not in a fraction.
 * Whether it multiplies one or divides the other is the same. Without one, "1/4" or "both are 1/4":
 * the last fraction. False: the text is neither. */
static bool read_proof(const struct view *view, const char *text, struct move *move)
{
    int factor = 0, number = 0, parts = 0;

    if (read_mixed(view, text, move))
        return true;
    while (*(text += strcspn(text, DIGITS))) {
        int first = take_number(&text);
        const char *bar = text + strspn(text, " ");
        const char *below = bar + (*bar == '/') + strspn(bar + (*bar == '/'), " ");
        if (*bar == '/' && isdigit((unsigned char)*below)) {
            number = first;
            parts = take_number(&below);
            text = below;
        } else if (factor || first < 0 || *text == '.' || *text == ',') {
            return false;
        } else {
            factor = first;
        }
    }
    if (factor == 0 && (number < 1 || parts < 1))
        return false;
    *move = factor ? move_factor(view->seat, factor) : move_fraction(view->seat, number, parts);
    return true;
}

bool phrase_read(const struct view *view, const char *text, struct move *move)
{
    size_t length = strlen(text), first = strcspn(text, " ");

    if (view->situation == SITUATION_PROVE && read_proof(view, text, move))
        return true;
    if (choices_of_kind(view, MOVE_DOUBT) &&
        (words_have(move_words(MOVE_DOUBT), text, length) ||
         words_have(move_words(MOVE_CHALLENGE), text, length))) {
        *move = move_of(MOVE_DOUBT, view->seat);
        return true;
    }
    if (view->situation == SITUATION_DECLARE && words_have(move_words(MOVE_COLOUR), text, length)) {
        *move = move_of(MOVE_BY_COLOUR, view->seat);
        return true;
    }
    if (words_have(yes_words, text, length))
        return read_answer(view, true, move);
    if (words_have(no_words, text, length))
        return read_answer(view, false, move);
    if (!text[first] || !is_cards(text + first + 1))
        return false;
    *move = move_of(MOVE_DRAW, view->seat);
    return words_have(move_words(MOVE_DRAW), text, first);
}

bool phrase_is_yes(const char *text)
{
    return words_have(yes_words, text, strlen(text));
}

bool phrase_is_cards(const char *text)
{
    return words_have(card_words, text, strlen(text));
}

bool phrase_is_nobody(const char *text)
{
    size_t length = strlen(text);

    return words_have(N_("nobody,no one,none,nothing"), text, length) ||
           words_have(no_words, text, length);
}
