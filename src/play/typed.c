#include "play/typed.h"

#include "play/fold.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A command: its kind of line, or the move that it makes, and its words with commas between them.
 */
static const struct command_words {
    enum typed_kind kind;
    enum move_kind move; /* of TYPED_MOVE */
    const char *words;   /* translated; the English ones are always understood as well */
} commands[] = {
    {TYPED_HELP, MOVE_KINDS, N_("?,help,h")},       {TYPED_STOP, MOVE_KINDS, N_("stop,quit,exit")},
    {TYPED_POINTS, MOVE_KINDS, N_("points,score")}, {TYPED_MOVE, MOVE_DRAW, N_("draw,take,d")},
    {TYPED_MOVE, MOVE_PASS, N_("pass,keep")},       {TYPED_MOVE, MOVE_DEAL, N_("deal")},
};
static const char play_words[] = N_("play,lay");
static const char colour_words[] = N_("colour,color");
enum { COMMANDS = sizeof commands / sizeof *commands, WORD_SIZE = 64 };

/* Whether `word` (folded) is one of the words between the commas. */
static bool among(const char *words, const char *word)
{
    size_t length = strlen(word);
    struct strbuf folded = {0};
    bool found = false;

    fold_text(&folded, words);
    for (const char *at = strbuf_text(&folded); at && !found && length;) {
        const char *comma = strchr(at, ',');
        size_t size = comma ? (size_t)(comma - at) : strlen(at);
        found = size == length && memcmp(at, word, length) == 0;
        at = comma ? comma + 1 : NULL;
    }
    strbuf_release(&folded);
    return found;
}

static bool is_one_of(const char *id, const char *word)
{
    return among(id, word) || among(text_get(id), word);
}

static const struct command_words *find_command(const char *word)
{
    for (size_t i = 0; i < COMMANDS; i++)
        if (is_one_of(commands[i].words, word))
            return &commands[i];
    return NULL;
}

bool typed_is_command(const char *text)
{
    struct strbuf folded = {0};

    fold_text(&folded, text);
    bool found = find_command(strbuf_text(&folded)) ||
                 is_one_of(play_words, strbuf_text(&folded)) ||
                 is_one_of(colour_words, strbuf_text(&folded));
    strbuf_release(&folded);
    return found;
}

bool typed_is_stop(const char *line)
{
    struct strbuf folded = {0};

    fold_text(&folded, line);
    const struct command_words *command = find_command(strbuf_text(&folded));
    strbuf_release(&folded);
    return command && command->kind == TYPED_STOP;
}

/* What may be meant: a bit a suit; bit DECK_SUITS stands for cards without one. */
typedef unsigned suit_set;

/* The suits that a word may mean: an abbreviation or a whole name is one suit, else every suit that
 * it begins. */
static suit_set suits_meant(const struct deck *deck, const char *word)
{
    const char *language = text_language();
    suit_set begun = 0;

    if (!*word)
        return 0;
    for (int i = 0; i < deck_suit_count(deck); i++) {
        const struct suit *suit = deck_suit(deck, i);
        const char *name = words_in(&suit->names, language);
        if (fold_equals(words_in(&suit->abbreviations, language), word) || fold_equals(name, word))
            return 1u << i;
        if (fold_starts(name, word))
            begun |= 1u << i;
    }
    /* English last: "g" is geel or groen in Dutch, whatever it would be in English. */
    for (int i = 0; i < deck_suit_count(deck) && !begun; i++)
        if (fold_starts(deck_suit(deck, i)->id, word))
            begun |= 1u << i;
    return begun;
}

static bool single(suit_set suits)
{
    return suits && !(suits & (suits - 1));
}

static int first_of(suit_set suits)
{
    int suit = 0;

    while (!(suits >> suit & 1))
        suit++;
    return suit;
}

/* Cuts a folded line into a leading or trailing colour and the rest: "b2/4", "blue 2/4", "2/4
 * blue". */
struct parts {
    suit_set suits; /* 0: no colour named */
    char colour[WORD_SIZE];
    char face[WORD_SIZE]; /* may be empty */
};

static void copy_piece(char out[WORD_SIZE], const char *from, size_t length)
{
    while (length && from[length - 1] == ' ')
        length--;
    while (length && *from == ' ') {
        from++;
        length--;
    }
    if (length >= WORD_SIZE)
        length = 0;
    memcpy(out, from, length);
    out[length] = '\0';
}

static bool is_letter(char c)
{
    return isalpha((unsigned char)c) || (unsigned char)c >= 0xC3;
}

/* Bytes of a letter's sequel in UTF-8 count as letters, but not the ½ of Latin-1 and other signs,
 * which begin with C2. */
static size_t word_length(const char *text)
{
    size_t n = 0;

    while (text[n] && (is_letter(text[n]) || (n && ((unsigned char)text[n] & 0xC0) == 0x80)))
        n++;
    return n;
}

static void split(struct parts *parts, const struct deck *deck, const char *text)
{
    size_t length = strlen(text), first = word_length(text);

    *parts = (struct parts){0};
    copy_piece(parts->face, text, length);
    if (first) {
        copy_piece(parts->colour, text, first);
        parts->suits = suits_meant(deck, parts->colour);
        if (parts->suits) {
            copy_piece(parts->face, text + first, length - first);
            return;
        }
    }
    size_t last = length;
    while (last && text[last - 1] != ' ' && !isdigit((unsigned char)text[last - 1]))
        last--;
    if (last == 0 || last == length || word_length(text + last) != length - last)
        return;
    copy_piece(parts->colour, text + last, length - last);
    parts->suits = suits_meant(deck, parts->colour);
    if (parts->suits)
        copy_piece(parts->face, text, last);
}

/* How well a card answers to a face that was typed: by its very print, by its value, not at all. */
enum likeness { LIKE_NOT, LIKE_VALUE, LIKE_PRINT };

static enum likeness action_likeness(const struct card *card, const char *face)
{
    const char *word = play_action_word(card->action);
    static const char plus_four[] = "+4";

    if (fold_equals(card->id, face) || fold_equals(text_get(word), face) || fold_equals(word, face))
        return LIKE_PRINT;
    if (card->action == ACTION_WILD_DRAW_FOUR && strcmp(face, plus_four) == 0)
        return LIKE_PRINT;
    return strlen(face) >= 2 && (fold_starts(text_get(word), face) || fold_starts(word, face))
               ? LIKE_VALUE
               : LIKE_NOT;
}

static enum likeness number_likeness(const struct card *card, const struct notation *number,
                                     bool is_number, const char *face)
{
    if (fold_equals(card->id, face))
        return LIKE_PRINT;
    if (!is_number || !rational_equal(notation_value(number), card->value))
        return LIKE_NOT;
    return card->picture == PICTURE_NONE && notation_identical(number, &card->notation)
               ? LIKE_PRINT
               : LIKE_VALUE;
}

/* The cards that a line may mean. */
struct matches {
    int count;
    int card[VIEW_CARDS];
};

/* Every card of the deck, or of the hand, that answers best to what was typed. */
static enum likeness find_cards(struct matches *matches, const struct view *view,
                                const struct parts *parts, bool in_hand)
{
    const struct deck *deck = view_deck(view);
    const struct number_style *style =
        deck_number_style(deck) ? deck_number_style(deck) : text_number_style();
    struct notation_options options = {.mark = style->decimal_comma ? MARK_COMMA : MARK_POINT,
                                       .ratio = true};
    struct notation number;
    enum likeness best = LIKE_VALUE;
    bool is_number = notation_parse(&number, parts->face, NULL, NULL) == STATUS_OK ||
                     notation_parse(&number, parts->face, &options, NULL) == STATUS_OK;

    matches->count = 0;
    for (int i = 0; i < deck_card_count(deck) && i < VIEW_CARDS; i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_EXTRA || (in_hand && !view->held[i]))
            continue;
        if (parts->suits && (card->suit == DECK_NONE || !(parts->suits >> card->suit & 1)))
            continue;
        enum likeness like = card->kind == CARD_ACTION
                                 ? action_likeness(card, parts->face)
                                 : number_likeness(card, &number, is_number, parts->face);
        if (like < best)
            continue;
        if (like > best)
            matches->count = 0;
        best = like;
        matches->card[matches->count++] = i;
    }
    return matches->count ? best : LIKE_NOT;
}

/* Of several cards those that may be played now, if any may. */
static void keep_allowed(struct matches *matches, const struct view *view)
{
    int kept = 0;

    for (int i = 0; i < matches->count; i++)
        if (choices_allowed(view, move_play(view->seat, matches->card[i])))
            matches->card[kept++] = matches->card[i];
    if (kept)
        matches->count = kept;
}

static void unclear(struct typed *typed, const char *id)
{
    typed->kind = TYPED_UNCLEAR;
    typed->say = message_of(id);
}

static void ask_which(struct typed *typed, const struct matches *matches,
                      const struct naming *names)
{
    for (int i = 0; i < matches->count && i < TYPED_CARDS; i++) {
        if (i)
            strbuf_add(&typed->list, ", ");
        play_name_card(names, matches->card[i], &typed->list);
    }
    if (matches->count > TYPED_CARDS)
        strbuf_add(&typed->list, " …");
    unclear(typed, N_("which card do you mean: {cards}?"));
    message_add_text(&typed->say, "cards", strbuf_text(&typed->list));
}

static void add_colours(struct typed *typed, suit_set suits, const struct deck *deck)
{
    for (int suit = 0, named = 0; suit < deck_suit_count(deck); suit++) {
        if (!(suits >> suit & 1))
            continue;
        if (named++)
            strbuf_add(&typed->list, ", ");
        strbuf_add(&typed->list, play_name_suit(deck, suit));
    }
    message_add_text(&typed->say, "colours", strbuf_text(&typed->list));
}

static void ask_which_colour(struct typed *typed, suit_set suits, const struct deck *deck)
{
    unclear(typed, N_("which colour do you mean: {colours}?"));
    add_colours(typed, suits, deck);
}

/* Among the colours there is none that begins so. */
static void no_colour(struct typed *typed, const char *line, const struct deck *deck)
{
    unclear(typed, N_("“{typed}” is no colour to choose: type {colours}, or its number"));
    message_add_typed(&typed->say, "typed", line);
    add_colours(typed, (1u << deck_suit_count(deck)) - 1, deck);
}

static void make_move(struct typed *typed, struct move move)
{
    typed->kind = TYPED_MOVE;
    typed->move = move;
}

static void not_understood(struct typed *typed, const char *line)
{
    unclear(typed, N_("I do not understand “{typed}”; type ? to see what you can type"));
    message_add_typed(&typed->say, "typed", line);
}

static void ask_for_number(struct typed *typed, const struct choices *choices)
{
    unclear(
        typed,
        N_("type the number before what you want to do, from {first} to {last}; or ? for help"));
    message_add_count(&typed->say, "first", choices->first);
    message_add_count(&typed->say, "last", choices->first + choices->count - 1);
}

/* "3", "3)", "3.": true if the line is nothing but a number. */
static bool bare_number(const char *text, int *number)
{
    size_t digits = strspn(text, "0123456789");

    if (digits == 0 ||
        (text[digits] && strcmp(text + digits, ")") != 0 && strcmp(text + digits, ".") != 0))
        return false;
    *number = digits > 4 ? -1 : (int)strtol(text, NULL, 10);
    return true;
}

/* No card of the deck was named: says why, as far as what was typed looks like one. */
static void no_card(struct typed *typed, const char *line, const char *text,
                    const struct parts *parts, const struct choices *choices)
{
    const char *digits = line + strcspn(line, "0123456789");
    struct notation number;
    struct message why;
    int choice;

    if (bare_number(text, &choice)) {
        ask_for_number(typed, choices);
    } else if ((!parts->suits && !isdigit((unsigned char)*text)) ||
               digits[strspn(digits, "0123456789/.,:% ")]) {
        not_understood(typed, line);
    } else if (*digits && notation_parse(&number, digits, NULL, &why) != STATUS_OK) {
        typed->kind = TYPED_UNCLEAR;
        typed->say = why;
    } else {
        unclear(typed, N_("this deck plays no card “{text}”"));
        message_add_typed(&typed->say, "text", line);
    }
}

/* A bare number in a deck of whole numbers may have been meant for a choice, too. */
static void not_held(struct typed *typed, const char *line, const char *text,
                     const struct choices *choices)
{
    int number;
    bool bare = bare_number(text, &number);

    unclear(typed, bare ? N_("you have no card “{typed}”; what you may do has the numbers {first} "
                             "to {last}")
                        : N_("you have no card “{typed}”"));
    message_add_typed(&typed->say, "typed", line);
    if (bare) {
        message_add_count(&typed->say, "first", choices->first);
        message_add_count(&typed->say, "last", choices->first + choices->count - 1);
    }
}

/* "wild blue", "+4 red": cards without a colour, and the colour that is named with them (T17). */
static bool find_wilds(struct matches *matches, const struct view *view, const struct parts *parts)
{
    const struct deck *deck = view_deck(view);
    struct parts face = *parts;
    int kept = 0;

    face.suits = 0;
    if (!parts->suits || (find_cards(matches, view, &face, true) == LIKE_NOT &&
                          find_cards(matches, view, &face, false) == LIKE_NOT))
        return false;
    for (int i = 0; i < matches->count; i++)
        if (deck_card(deck, matches->card[i])->suit == DECK_NONE)
            matches->card[kept++] = matches->card[i];
    matches->count = kept;
    return kept > 0;
}

static void read_card(struct typed *typed, const char *line, const char *text,
                      const struct view *view, const struct choices *choices,
                      const struct naming *names)
{
    struct matches matches;
    struct parts parts;
    bool wild = false;

    split(&parts, names->deck, text);
    if (!*parts.face && parts.suits) {
        unclear(typed, N_("“{typed}” is only a colour: which card? For example: {example}"));
        message_add_typed(&typed->say, "typed", line);
        play_name_card(names, view->top, &typed->list);
        message_add_text(&typed->say, "example", strbuf_text(&typed->list));
        return;
    }
    if (find_cards(&matches, view, &parts, true) == LIKE_NOT &&
        find_cards(&matches, view, &parts, false) == LIKE_NOT &&
        !(wild = find_wilds(&matches, view, &parts))) {
        no_card(typed, line, text, &parts, choices);
        return;
    }
    if (wild && !single(parts.suits)) {
        ask_which_colour(typed, parts.suits, names->deck);
        return;
    }
    if (matches.count > 1 && !view->held[matches.card[0]]) {
        not_held(typed, line, text, choices);
        return;
    }
    keep_allowed(&matches, view);
    if (matches.count == 1)
        make_move(typed, move_play(view->seat, matches.card[0]));
    else
        ask_which(typed, &matches, names);
    if (wild)
        typed->suit = first_of(parts.suits);
}

static void read_colour(struct typed *typed, const char *line, const char *text,
                        const struct view *view, const struct choices *choices,
                        const struct naming *names)
{
    suit_set suits = suits_meant(names->deck, text);
    int number;

    if (single(suits))
        make_move(typed, move_colour(view->seat, first_of(suits)));
    else if (suits)
        ask_which_colour(typed, suits, names->deck);
    else if (bare_number(text, &number))
        ask_for_number(typed, choices);
    else
        no_colour(typed, line, names->deck);
}

/* What follows the first word, if that is one of the words; else NULL. */
static const char *after_word(const char *text, const char *words)
{
    char word[WORD_SIZE];
    const char *space = strchr(text, ' ');

    if (!space)
        return NULL;
    copy_piece(word, text, (size_t)(space - text));
    return is_one_of(words, word) ? space + 1 : NULL;
}

static void read_empty(struct typed *typed, const struct choices *choices)
{
    if (choices->count == 1) {
        make_move(typed, choices->choice[0]);
        return;
    }
    ask_for_number(typed, choices);
}

static void read_folded(struct typed *typed, const char *line, const char *text,
                        const struct view *view, const struct choices *choices,
                        const struct naming *names)
{
    const struct command_words *command = find_command(text);
    const struct move *choice;
    const char *rest;
    int number;

    if (!*text) {
        read_empty(typed, choices);
    } else if (command && command->kind != TYPED_MOVE) {
        typed->kind = command->kind;
    } else if (command) {
        make_move(typed, move_of(command->move, view->seat));
    } else if (bare_number(text, &number) && (choice = choices_numbered(choices, number))) {
        make_move(typed, *choice);
    } else if (view->situation == SITUATION_COLOUR) {
        rest = after_word(text, colour_words);
        read_colour(typed, line, rest ? rest : text, view, choices, names);
    } else {
        if (!(rest = after_word(text, play_words)))
            rest = after_word(text, colour_words);
        read_card(typed, line, rest ? rest : text, view, choices, names);
    }
}

enum status typed_read(struct typed *typed, const char *line, const struct view *view,
                       const struct choices *choices, const struct naming *names)
{
    struct strbuf folded = {0};

    *typed = (struct typed){.suit = NO_SUIT};
    fold_text(&folded, line);
    bool failed = folded.failed;
    if (!failed)
        read_folded(typed, line, strbuf_text(&folded), view, choices, names);
    strbuf_release(&folded);
    return failed || typed->list.failed ? STATUS_NO_MEMORY : STATUS_OK;
}

void typed_release(struct typed *typed)
{
    strbuf_release(&typed->list);
    *typed = (struct typed){0};
}
