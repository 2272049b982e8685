#include "play/typing/typed.h"

#include "base/utf8.h"
#include "play/typing/card_words.h"
#include "play/typing/speaker.h"
#include "play/typing/verbs.h"
#include "text/fold.h"
#include "text/text.h"

#include <stdlib.h>
#include <string.h>

/* A line being read: the result, and the data to read it with. */
struct typed_reader {
    struct typed *typed;
    const char *line; /* as it was typed */
    const struct view *view;
    const struct choices *choices;
    const struct naming *names;
    bool overheard;
};

/* --- answers to unclear lines, and colours in them */

/* Says that the line is unclear, and why. The message’s words belong to the caller until the line
 * is answered. */
static void reader_unclear(struct typed_reader *reader, struct message say)
{
    reader->typed->kind = TYPED_UNCLEAR;
    reader->typed->say = say;
}

/* The id may have {typed}. */
static void reader_unclear_typed(struct typed_reader *reader, const char *id)
{
    reader_unclear(reader, message_with(id, arg_typed("typed", reader->line)));
}

static void reader_not_understood(struct typed_reader *reader)
{
    reader_unclear_typed(reader,
                         N_("I do not understand “{typed}”; type ? to see what you can type"));
}

/* The id has {first} and {last}, the numbers of what may be chosen, and may have {typed}. */
static void reader_unclear_choices(struct typed_reader *reader, const char *id)
{
    const struct choices *choices = reader->choices;

    reader_unclear(reader, message_with(id, arg_typed("typed", reader->line),
                                        arg_count("first", choices->first),
                                        arg_count("last", choices->first + choices->count - 1)));
}

/* Asks for a proof: H17. */
static void reader_ask_proof(struct typed_reader *reader)
{
    reader_unclear(
        reader,
        message_of(N_("type × and a whole number, such as ×2, or a fraction, or “picture”")));
}

/* Asks for the answer that the situation needs: the number of a choice, or a proof. */
static void reader_ask_number(struct typed_reader *reader)
{
    if (reader->view->situation == SITUATION_PROVE) {
        reader_ask_proof(reader);
        return;
    }
    if (!reader->choices->count) {
        reader_not_understood(reader);
        return;
    }
    if (reader->choices->count == 1) {
        reader_unclear(
            reader,
            message_of(N_("press Enter for the only thing you can do, or type ? for help")));
        return;
    }
    reader_unclear_choices(
        reader, N_("type the number of your choice, from {first} to {last}, or type ? for help"));
}

/* Returns whether the text is nothing but a number: "3", "3)", "3.". */
static bool reader_bare_number(const char *text, int *number)
{
    size_t digits = strspn(text, "0123456789");

    if (digits == 0 ||
        (text[digits] && strcmp(text + digits, ")") != 0 && strcmp(text + digits, ".") != 0))
        return false;
    *number = digits > 4 ? -1 : (int)strtol(text, NULL, 10);
    return true;
}

/* Returns whether there is one colour, no more. */
static bool suits_single(suit_set suits)
{
    return suits && !(suits & (suits - 1));
}

/* The id has {colours}, and may have {typed}. */
static void unclear_colours(struct typed_reader *reader, const char *id, suit_set suits)
{
    const struct deck *deck = reader->names->deck;
    struct strbuf *list = &reader->typed->list;

    for (int suit = 0, named = 0; suit < deck_suit_count(deck); suit++) {
        if (!(suits >> suit & 1))
            continue;
        if (named++)
            strbuf_add(list, ", ");
        strbuf_add(list, play_name_suit(deck, suit));
    }
    reader_unclear(reader, message_with(id, arg_typed("typed", reader->line),
                                        arg_text("colours", strbuf_text(list))));
}

/* Asks for one of these colours. */
static void reader_ask_colour(struct typed_reader *reader, suit_set suits)
{
    unclear_colours(reader, N_("which colour do you mean: {colours}?"), suits);
}

/* Reads a text as the name of a colour. */
static void reader_colour(struct typed_reader *reader, const char *text)
{
    const struct deck *deck = reader->names->deck;
    suit_set suits = suits_named(deck, text);
    int number;

    if (suits_single(suits)) {
        reader->typed->move = move_colour(reader->view->seat, __builtin_ctz(suits));
    } else if (suits) {
        reader_ask_colour(reader, suits);
    } else if (reader_bare_number(text, &number)) {
        reader_ask_number(reader);
    } else {
        unclear_colours(reader,
                        N_("“{typed}” is not a colour you can choose; type {colours}, or a number"),
                        (1u << deck_suit_count(deck)) - 1);
    }
}

/* --- cards: finding the one that is meant, or asking back */

/*
 * Returns the move that is meant by a card alone. In a window that is to jump in; but the player
 * whose turn comes next begins it with the card, unless that is the very same as the one on top.
 */
static struct move lay(const struct view *view, enum move_kind kind, int card)
{
    struct move jump = move_card(MOVE_JUMP, view->seat, card);
    struct move play = move_card(MOVE_PLAY, view->seat, card);

    if (kind != MOVE_PLAY || view->situation != SITUATION_REACT)
        return move_card(view->situation == SITUATION_CHOOSE ? MOVE_DISCARD : kind, view->seat,
                         card);
    if (!view_allows(view, play))
        return jump;
    return view_allows(view, jump) && !view_wrong(view, jump) ? jump : play;
}

static void ask_which(struct typed_reader *reader, const struct card_matches *matches)
{
    struct strbuf *list = &reader->typed->list;

    if (reader->overheard) {
        reader_unclear_typed(
            reader, N_("“{typed}” could be several cards; name its colour and everything on it"));
        return;
    }
    for (int i = 0; i < matches->count && i < TYPED_CARDS; i++) {
        if (i)
            strbuf_add(list, ", ");
        play_name_typed(reader->names, matches->card[i], list);
    }
    if (matches->count > TYPED_CARDS)
        strbuf_add(list, " …");
    reader_unclear(reader, message_with(N_("which card do you mean: {cards}?"),
                                        arg_text("cards", strbuf_text(list))));
}

/* Returns whether the deck has that number, in one of the colours named, if any is. */
static bool is_in_deck(const struct deck *deck, const struct notation *number, suit_set suits)
{
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_NUMBER && rational_equal(notation_value(number), card->value) &&
            (!suits || suits >> card->suit & 1))
            return true;
    }
    return false;
}

/* True if a face is the word for an action, perhaps of another deck. */
static bool is_action(const char *face)
{
    bool is = false;

    for (enum action action = ACTION_DRAW_TWO; action <= ACTION_WILD_DRAW_FOUR && !is; action++)
        is = fold_match(text_get(play_action_words[action]), face) == FOLD_EQUALS ||
             fold_match(play_action_words[action], face) == FOLD_EQUALS;
    return is;
}

/* Reads a number in digits, alone or beside a colour. STATUS_NOT_FOUND: there is none, or something
 * else is there. STATUS_INVALID: *why says why it is no number. */
static enum status read_digits(const char *text, const struct card_parts *parts,
                               struct notation *number, struct message *why)
{
    const char *digits = text + strcspn(text, "0123456789");

    if ((!parts->suits && digits != text) || !*digits ||
        digits[strspn(digits, "0123456789/.,:%+ ")])
        return STATUS_NOT_FOUND;
    return notation_parse(number, digits, NULL, why);
}

/* Says why the text names no card of the deck, as far as it looks like a card. */
static void no_card(struct typed_reader *reader, const char *text, const struct card_parts *parts)
{
    const struct deck *deck = reader->view->deck;
    const struct typed_face face = typed_face_read(deck, parts->face);
    struct strbuf *mended = &reader->typed->list;
    struct notation number;
    struct message why;
    enum status digits = read_digits(text, parts, &number, &why);
    int choice;

    strbuf_clear(mended);
    if (reader_bare_number(text, &choice)) {
        reader_ask_number(reader);
    } else if (!parts->suits && card_mend(mended, reader->view, text)) {
        reader_unclear(reader,
                       message_with(N_("I do not understand “{typed}”; did you mean “{card}”?"),
                                    arg_typed("typed", reader->line),
                                    arg_text("card", strbuf_text(mended))));
    } else if (digits == STATUS_INVALID) {
        reader_unclear(reader, why);
    } else if (digits == STATUS_OK ? !is_in_deck(deck, &number, parts->suits)
               : face.is_number    ? !is_in_deck(deck, &face.number, parts->suits)
                                   : is_action(face.text)) {
        reader_unclear(reader, message_with(N_("this deck has no card “{text}” in play"),
                                            arg_typed("text", reader->line)));
    } else {
        reader_not_understood(reader); /* the words, or those around a number */
    }
}

/* Says that the hand has no such card. A bare number in a deck of whole numbers may have been meant
 * for a choice, too. */
static void not_held(struct typed_reader *reader, const char *text)
{
    int number;

    if (reader_bare_number(text, &number) && reader->choices->count)
        reader_unclear_choices(
            reader, N_("you have no card “{typed}”; type a number from {first} to {last}"));
    else
        reader_unclear_typed(reader, N_("you have no card “{typed}”"));
}

/* Reads a text as the name of a card that a move of that kind is about. */
static void reader_card(struct typed_reader *reader, enum move_kind kind, const char *said)
{
    const struct view *view = reader->view;
    struct strbuf *example = &reader->typed->list;
    struct card_matches matches;
    struct card_parts parts;
    bool wild = false;
    int allowed = 0;

    /* messages about the card borrow this copy, and outlive the line */
    strbuf_clear(&reader->typed->card);
    strbuf_add(&reader->typed->card, said);
    const char *text = strbuf_text(&reader->typed->card);
    card_split(&parts, reader->names->deck, text);
    if (!*parts.face && parts.suits) {
        play_name_typed(reader->names, view->top == NO_CARD ? 0 : view->top, example);
        reader_unclear(
            reader,
            message_with(N_("“{typed}” is only a colour. Which card? For example: {example}"),
                         arg_typed("typed", reader->line),
                         arg_text("example", strbuf_text(example))));
        return;
    }
    bool real = view->real;
    if ((real || cards_named(&matches, view, &parts, true) == LIKE_NOT) &&
        cards_named(&matches, view, &parts, false) == LIKE_NOT &&
        !(wild = wilds_named(&matches, view, &parts))) {
        no_card(reader, text, &parts);
        return;
    }
    if (wild && !suits_single(parts.suits)) {
        reader_ask_colour(reader, parts.suits);
        return;
    }
    if (!real && matches.count > 1 && !view->held[matches.card[0]]) {
        not_held(reader, text);
        return;
    }
    /* keeps those that may be laid, if any may; a printed card lies there, whether it may or not:
     * R1 */
    for (int i = 0; !real && i < matches.count; i++)
        if (view_allows(view, lay(view, kind, matches.card[i])))
            matches.card[allowed++] = matches.card[i];
    if (allowed)
        matches.count = allowed;
    if (matches.count == 1)
        reader->typed->move = lay(view, kind, matches.card[0]);
    else
        ask_which(reader, &matches);
    if (wild)
        reader->typed->suit = __builtin_ctz(parts.suits);
}

/* Returns the command that a text is a word of; NULL when it is none. */
static const struct verb *command_of(const char *text)
{
    struct strbuf folded = {0};
    const char *rest;

    fold_text(&folded, text, strlen(text));
    const struct verb *command = verb_find(strbuf_text(&folded), &rest);
    if (command && *rest)
        command = NULL;
    strbuf_release(&folded);
    return command;
}

bool typed_is_command(const char *text)
{
    return command_of(text) != NULL;
}

bool typed_is_reserved(const char *text)
{
    uint32_t code;
    size_t letter = utf8_first(text, &code);

    return *text && text[letter] && typed_is_command(text);
}

bool typed_is_stop(const char *line)
{
    const struct verb *command = command_of(line);

    return command && command->kind == TYPED_STOP;
}

bool typed_is_time(const char *line)
{
    const struct verb *command = command_of(line);

    return command && command->kind == TYPED_MOVE && command->move == MOVE_TIME;
}

/* --- players */

/* Returns whether the text is the whole name of a player. */
static bool is_name(const struct naming *names, const char *text)
{
    for (int seat = 0; seat < names->seats; seat++)
        if (fold_match(names->seat[seat], text) == FOLD_EQUALS)
            return true;
    return false;
}

static void read_name(struct typed_reader *reader, enum move_kind kind, const char *text)
{
    const struct view *view = reader->view;
    unsigned seats = seats_named(reader->names, text), allowed = 0;
    struct strbuf *list = &reader->typed->list;

    for (int seat = 0; seat < view->seats; seat++)
        if (view_allows(view, move_seat(kind, view->seat, seat)))
            allowed |= 1u << seat;
    if (seats & allowed)
        seats &= allowed;
    if (seat_of(seats) != NO_SEAT) {
        reader->typed->move =
            move_seat(kind, move_is_referees(kind) ? NO_SEAT : view->seat, seat_of(seats));
        return;
    }
    seats_list(list, reader->names, seats ? seats : (1u << view->seats) - 1);
    reader_unclear(reader,
                   message_with(seats ? N_("who do you mean: {names}?")
                                      : N_("nobody here has that name; the players are: {names}"),
                                arg_text("names", strbuf_text(list))));
}

/* --- commands */

/* Returns the only move of that kind that the view allows; NULL when it allows none or several. */
static const struct move *only_move(const struct view *view, enum move_kind kind)
{
    const struct move *only = NULL;

    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == kind) {
            if (only)
                return NULL;
            only = &view->moves[i];
        }
    return only;
}

/* Returns whether a number belongs to the command, which is told of printed cards alone: R1. */
static bool takes_number(const struct verb *command)
{
    return verb_rest(command) == ARGUMENT_NUMBER || verb_rest(command) == ARGUMENT_SEAT_NUMBER;
}

/* Reads the word of a command with nothing after it. "catch" will do when only one player can be
 * caught, "jump" when only one card can be meant. */
static void read_command(struct typed_reader *reader, const struct verb *command)
{
    const struct move *only;

    if (takes_number(command))
        reader_not_understood(reader);
    else if (command->kind != TYPED_MOVE)
        reader->typed->kind = command->kind;
    else if (verb_rest(command) == ARGUMENT_NONE)
        reader->typed->move =
            move_of(command->move, move_is_referees(command->move) ? NO_SEAT : reader->view->seat);
    else if ((only = only_move(reader->view, command->move)))
        reader->typed->move = *only;
    else if (verb_rest(command) == ARGUMENT_SEAT)
        reader_unclear_typed(reader, N_("“{typed}” needs a name; type it after the word"));
    else if (verb_rest(command) == ARGUMENT_PROOF)
        reader_ask_proof(reader);
    else
        reader_unclear_typed(reader, N_("“{typed}” needs a card; type it after the word"));
}

static void read_rest(struct typed_reader *reader, const struct verb *command, const char *rest)
{
    enum move_kind kind = command->move;

    if (takes_number(command))
        reader_not_understood(reader);
    else if (verb_rest(command) == ARGUMENT_SEAT)
        read_name(reader, kind, rest);
    else if (reader->view->situation == SITUATION_COLOUR)
        reader_colour(reader, rest);
    else
        reader_card(reader, kind == MOVE_COLOUR ? MOVE_PLAY : kind, rest);
}

/* Reads an empty line: Enter alone. */
static void read_empty(struct typed_reader *reader)
{
    const struct view *view = reader->view;
    struct move pass = move_of(MOVE_PASS, view->seat);

    if (view->seat == NO_SEAT)
        reader->typed->kind = TYPED_NOBODY;
    else if (view->situation != SITUATION_TURN && view->situation != SITUATION_DREW &&
             view->situation != SITUATION_PROVE && view_allows(view, pass))
        reader->typed->move = pass;
    else if (reader->choices->count == 1)
        reader->typed->move = reader->choices->choice[0];
    else
        reader_ask_number(reader);
}

/* Reads a text without the call. Where everybody is asked, players must say who they are. */
static void read_text(struct typed_reader *reader, const char *text)
{
    const struct view *view = reader->view;
    const char *rest = "";
    const struct verb *command = verb_find(text, &rest);
    enum move_kind move = situation_forms[view->situation].move;
    enum move_argument argument = move_forms[move].argument;
    const struct move *choice;
    int number;

    if (!*text)
        read_empty(reader);
    else if (view->seat == NO_SEAT && phrase_is_nobody(text))
        reader->typed->kind = TYPED_NOBODY;
    else if (view->seat != NO_SEAT && phrase_read(view, text, &reader->typed->move))
        return;
    else if (argument == ARGUMENT_SEAT && is_name(reader->names, text))
        read_name(reader, move, text);
    else if (command && !*rest &&
             (command->kind != TYPED_MOVE || view->seat != NO_SEAT || command->move == MOVE_TIME))
        read_command(reader, command);
    else if (command && *rest && (command->move == MOVE_TALK || view->seat != NO_SEAT))
        read_rest(reader, command, rest);
    else if (view->seat == NO_SEAT)
        reader_unclear(
            reader,
            message_with(N_("who does that? Type the name first: {name}: {typed}"),
                         arg_typed("typed", reader->line),
                         arg_text("name", reader->names->seat[__builtin_ctz(view->asked)])));
    else if (reader_bare_number(text, &number) &&
             (choice = choices_numbered(reader->choices, number)))
        reader->typed->move = *choice;
    else if (argument == ARGUMENT_SUIT)
        reader_colour(reader, text);
    else if (argument == ARGUMENT_PROOF)
        reader_ask_proof(reader);
    else if (argument == ARGUMENT_SEAT)
        read_name(reader, move, text);
    else
        reader_card(reader, move, text);
}

/* Cuts the call off "blue 7 uno" or "uno, blue 7". Returns false when there is none, or nothing
 * beside it. */
static bool cut_call(char *text, char **left)
{
    const struct verb *verb;
    const char *rest;

    *left = text;
    if (!strchr(text, ' ') || ((verb = verb_find(text, &rest)) && !*rest)) /* "last card" */
        return false;
    for (int ends = 0; ends < 2; ends++) {
        char *space = ends ? strchr(text, ' ') : strrchr(text, ' ');
        char *cut = space > text && space[-1] == ',' ? space - 1 : space, was = *cut;
        *cut = '\0';
        verb = verb_find(ends ? text : space + 1, &rest);
        if (verb && verb->kind == TYPED_MOVE && verb->move == MOVE_CALL) {
            *left = ends ? space + 1 : text;
            return true;
        }
        *cut = was;
    }
    return false;
}

/* Returns the move that says by what a card matches (H16); MOVE_KINDS if the words do not say so.
 */
static enum move_kind saying(const char *text)
{
    static const enum move_kind kinds[][2] = {{MOVE_COLOUR, MOVE_BY_COLOUR},
                                              {MOVE_BY_COLOUR, MOVE_BY_COLOUR},
                                              {MOVE_BY_VALUE, MOVE_BY_VALUE}};

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (words_have(move_words(kinds[i][0]), text, strlen(text)))
            return kinds[i][1];
    return MOVE_KINDS;
}

/* Cuts off "green 2/4 by value" by what the card matches; the longest words that say it. */
static enum move_kind cut_saying(char *text)
{
    enum move_kind said = MOVE_KINDS;

    for (char *space = strchr(text, ' '); space && said == MOVE_KINDS;
         space = strchr(space + 1, ' '))
        if ((said = saying(space + 1)) != MOVE_KINDS)
            *(space > text && space[-1] == ',' ? space - 1 : space) = '\0';
    return said;
}

/* Reads a line of one player's: a card may have beside it a call, and by what it matches. */
static void read_own(struct typed_reader *reader, char *text, bool declares)
{
    struct typed *typed = reader->typed;
    char *rest;
    enum move_kind said = declares ? cut_saying(text) : MOVE_KINDS;
    bool calls = cut_call(text, &rest);

    if (declares && said == MOVE_KINDS)
        said = cut_saying(rest);
    read_text(reader, rest);
    typed->call = calls && typed->kind == TYPED_MOVE;
    typed->said = said;
    if (said != MOVE_KINDS && typed->kind != TYPED_UNCLEAR &&
        (typed->kind != TYPED_MOVE ||
         (typed->move.kind != MOVE_PLAY && typed->move.kind != MOVE_JUMP)))
        reader_not_understood(reader);
}

/* Returns the choice that the screen shows with these words ("draw a card"); NULL when there is
 * none. */
static const struct move *choice_called(struct typed_reader *reader, const char *text)
{
    const struct text_names names = {reader->names, play_add_name};
    const struct choices *choices = reader->choices;
    const struct move *found = NULL;

    for (int i = 0; i < choices->count && !found; i++) {
        const struct move *move = &choices->choice[i];
        if (choices->cards && move->card != NO_CARD)
            continue;
        struct message message = choices_words(reader->view, move);
        struct strbuf words = {0}, folded = {0};
        text_of(message, &names, &words);
        fold_text(&folded, strbuf_text(&words), words.length);
        if (strcmp(text, strbuf_text(&folded)) == 0)
            found = move;
        strbuf_release(&words);
        strbuf_release(&folded);
    }
    return found;
}

void typed_read(struct typed *typed, const char *line, const struct typed_asked *asked)
{
    struct typed_reader reader = {typed,          line,         asked->view,
                                  asked->choices, asked->names, asked->overheard};
    const struct move *choice = NULL;
    bool one_player = asked->view->seat != NO_SEAT;
    struct strbuf folded = {0};
    char empty[] = "";

    *typed = (struct typed){.kind = TYPED_MOVE, .suit = NO_SUIT, .said = MOVE_KINDS};
    fold_text(&folded, line, strlen(line));
    char *text = folded.text ? folded.text : empty;
    if (one_player)
        choice = choice_called(&reader, text);
    if (choice) {
        typed->move = *choice;
    } else if (one_player) {
        read_own(&reader, text, asked->declares && asked->view->situation != SITUATION_DECLARE);
    } else {
        read_text(&reader, text);
    }
    strbuf_release(&folded);
}

void typed_release(struct typed *typed)
{
    strbuf_release(&typed->list);
    strbuf_release(&typed->card);
    *typed = (struct typed){0};
}
