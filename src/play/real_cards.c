#include "play/table_state.h"

#include "base/suggest.h"
#include "play/players.h"
#include "play/teaching/teaching.h"
#include "play/typing/card_words.h"
#include "play/typing/speaker.h"
#include "play/typing/verbs.h"
#include "text/fold.h"

#include <stdlib.h>
#include <string.h>

bool table_is_real(const struct table *table)
{
    return rules_cards_are_real(table->rules);
}

/* --- the view of a question */

void real_look(struct table *table)
{
    struct view *view = &table->view;
    enum situation as = game_situation(table->game);
    unsigned asked = game_asked(table->game);
    int seat = __builtin_ctz(asked);

    if (as == SITUATION_REACT) {
        int beginner = game_beginner(table->game, &as);
        seat = beginner == NO_SEAT ? seat : beginner;
    }
    game_view(table->game, seat, view);
    if (view->situation == SITUATION_REACT && as == SITUATION_TURN)
        window_as_turn(table, view);
    else if (view->situation == SITUATION_REACT && as != SITUATION_REACT)
        view->situation = as;
    choices_init(&table->choices, view);
}

/* --- lines */

/* A line being read. */
struct real_line {
    struct table *table;
    struct typed *typed;
    const struct view *view; /* of the seat that the line is about */
    const char *rest;        /* as it was typed, without the name before it */
    const char *text;        /* the same, folded */
    int seat;
    bool named; /* a name stands before it */
};

static void unclear(struct typed *typed, struct message say)
{
    typed->kind = TYPED_UNCLEAR;
    typed->say = say;
}

static bool read_number(const char *text, int *number)
{
    size_t digits = strspn(text, "0123456789");

    if (digits == 0 || digits > 5 || text[digits])
        return false;
    *number = (int)strtol(text, NULL, 10);
    return true;
}

/* Reads “35”, “35 points” or “20+10 + 5”. */
static bool read_sum(const char *text, int *sum)
{
    for (*sum = 0;;) {
        size_t digits = strspn(text, "0123456789");
        if (digits == 0 || digits > 5)
            return false;
        *sum += (int)strtol(text, NULL, 10);
        text += digits + strspn(text + digits, " ");
        if (!*text || words_have(N_("points,point,pts,p"), text, strlen(text)))
            return *sum <= NUMBER_MOST;
        if (*text != '+')
            return false;
        text += 1 + strspn(text + 1, " ");
    }
}

/* Reads "5" or "5 cards". Returns whether the text is that; *word: there is more than the number.
 */
static bool read_cards(const char *text, int *number, bool *word)
{
    char digits[8] = "";
    size_t length = strspn(text, "0123456789");

    *word = text[length] == ' ' && phrase_is_cards(text + length + 1);
    if (!*word)
        return read_number(text, number);
    if (length >= sizeof digits)
        return false;
    memcpy(digits, text, length);
    return read_number(digits, number);
}

/* Returns whether the text, not yet folded, begins with "has". */
static bool begins_with_has(const char *text)
{
    struct strbuf word = {0};

    fold_text(&word, text, strcspn(text, " "));
    bool has = words_have(move_words(MOVE_HAS), strbuf_text(&word), word.length);
    strbuf_release(&word);
    return has;
}

/* Returns the seat whose whole name, or the name of one of whose team, the text begins with, and in
 * *rest the text behind it; NO_SEAT: none. The longest name, where one begins another. Where cards
 * are typed a name that is a colour, too (B), needs "has" or a colon behind it. */
static int leading_seat(const struct table *table, const char *text, const char **rest)
{
    const struct naming *names = table->names;
    bool cards = table->view.situation != SITUATION_HIGHEST;
    struct strbuf name = {0};
    const char *from = text;
    int found = NO_SEAT;

    for (const char *end = strpbrk(text, ": "); end; end = strpbrk(end + 1, ": ")) {
        strbuf_clear(&name);
        fold_text(&name, text, (size_t)(end - text));
        if (cards && *end == ' ' && suits_named(names->deck, strbuf_text(&name)) &&
            !begins_with_has(end + 1))
            continue;
        for (int seat = 0; seat < names->seats; seat++)
            if (team_match(names->seat[seat], strbuf_text(&name)) == FOLD_EQUALS) {
                found = seat;
                from = end + 1 + strspn(end + 1, ": ");
            }
    }
    strbuf_release(&name);
    *rest = from;
    return found;
}

/* Reads one of the cards that are counted. Returns NO_CARD where the deck has no such card. */
static int read_counted(const struct real_line *line, const char *text, size_t length)
{
    struct strbuf *folded = &line->typed->card;
    struct card_parts parts;
    struct card_matches matches;

    strbuf_clear(folded);
    fold_text(folded, text, length);
    card_split(&parts, table_deck(line->table), strbuf_text(folded));
    bool meant = cards_named(&matches, line->view, &parts, true) != LIKE_NOT ||
                 cards_named(&matches, line->view, &parts, false) != LIKE_NOT;
    return meant ? matches.card[0] : NO_CARD;
}

/* Adds up the points of the cards, which are typed with commas between them: R2. */
static bool read_points(struct real_line *line, int *points)
{
    struct strbuf *part = &line->typed->list;
    const char *text = line->rest;

    for (*points = 0; *text; text += strspn(text, ", ")) {
        size_t length = strcspn(text, ",");
        int card = read_counted(line, text, length);
        if (card == NO_CARD) {
            strbuf_clear(part);
            strbuf_add_bytes(part, text, length);
            unclear(line->typed,
                    message_with(N_("“{text}” is no card of this deck; type one number of points, "
                                    "or the cards with commas between them"),
                                 arg_typed("text", strbuf_text(part))));
            return false;
        }
        *points += rules_points(line->table->rules, card);
        text += length;
    }
    return true;
}

/* Makes the line the move that the seat has gone out, or with NO_SEAT that no player can go on: R2.
 */
static void say_out(struct real_line *line, int seat)
{
    struct typed *typed = line->typed;
    const struct open *open = &line->view->open;
    bool begun = line->view->situation == SITUATION_OUTCOME;
    struct move out = seat == NO_SEAT ? move_of(MOVE_PASS, line->seat) : move_of(MOVE_OUT, seat);

    if (seat != NO_SEAT && (open->out >> seat & 1 || (begun && !(open->in >> seat & 1)))) {
        unclear(typed, message_with(N_("{seat} is not in this round"), arg_seat("seat", seat)));
    } else if (begun) {
        typed->move = out;
    } else {
        typed->move = move_of(MOVE_DEAL, line->table->view.seat);
        typed->follows = true;
        typed->next = out;
    }
}

/* Returns whether the text says that a player has gone out: “won”, as in “Ann won”. */
static bool says_out(const char *text)
{
    return words_have(move_words(MOVE_OUT), text, strlen(text)) ||
           words_have(N_("won,wins,has won,went out,has gone out"), text, strlen(text));
}

/* Says why the question does not ask for the points of that seat: R2. */
static void refuse_count(struct real_line *line, int seat)
{
    const struct open *open = &line->view->open;
    bool out = open->last && open->effects.player == seat;

    unclear(line->typed,
            message_with(out ? N_("{seat} has gone out and holds nothing; if that is wrong, type: "
                                  "undo")
                             : N_("the points of {seat} are not wanted; to change what you typed "
                                  "before, type: undo"),
                         arg_seat("seat", seat)));
}

/* Returns whether the situation asks for a player's name. */
static bool asks_who(const struct real_line *line)
{
    return line->view->situation == SITUATION_OUTCOME ||
           (line->view->situation == SITUATION_ROUND_OVER && table_keeps_score(line->table));
}

/* Answers a line without the name that the situation asks for: suggests the nearest name, or lists
 * the players. */
static void ask_who(struct real_line *line)
{
    const struct naming *names = line->table->names;
    const struct open *open = &line->view->open;
    /* the players of a round are known once it has begun; before, all count who are still in the
     * match */
    unsigned seats = line->view->situation == SITUATION_OUTCOME
                         ? open->in
                         : ((1u << names->seats) - 1) & ~(unsigned)open->out;
    const char *near =
        suggest_nearest(line->text, (const char *const *)names->seat, (size_t)names->seats);
    struct strbuf *list = &line->typed->list;

    strbuf_clear(list);
    if (near)
        strbuf_add(list, near);
    else
        seats_list(list, names, seats);
    unclear(line->typed,
            message_with(near ? N_("nobody here is called “{text}”; did you mean {names}?")
                              : N_("first say who has gone out, by name: {names}; or type "
                                   "“nobody”"),
                         arg_typed("text", line->rest), arg_text("names", strbuf_text(list))));
}

/* Reads the answer to a situation that asks for a number, a name or nothing. Returns whether the
 * line is one. */
static bool read_answer(struct real_line *line)
{
    struct typed *typed = line->typed;
    const char *text = line->text;
    int number = 0, seat = seat_of(seats_named(line->table->names, text));
    bool digits = read_number(text, &number), cards;
    enum situation situation = line->view->situation;

    switch (situation) {
    case SITUATION_TURN:
    case SITUATION_CHALLENGE:
        if (*text)
            return false;
        unclear(typed, message_of(N_("type the card that is played, or what else happens")));
        return true;
    case SITUATION_DREW:
        if (phrase_is_yes(text))
            unclear(typed, message_of(N_("type the card that was drawn and is played")));
        else if (*text)
            return false;
        else
            typed->move = move_of(MOVE_PASS, line->seat);
        return true;
    case SITUATION_SPIN:
        typed->move = move_number(MOVE_STOP, line->seat, number);
        return digits;
    case SITUATION_DRAWN:
        digits = read_cards(text, &number, &cards);
        typed->move = move_number(MOVE_DREW, line->seat, number);
        return digits;
    case SITUATION_HIGHEST:
        typed->move = seat != NO_SEAT         ? move_number(MOVE_HIGHEST, seat, 1)
                      : digits && line->named ? move_number(MOVE_HIGHEST, line->seat, number)
                      : !*text || phrase_is_nobody(text) ? move_of(MOVE_PASS, line->seat)
                                                         : move_of(MOVE_KINDS, NO_SEAT);
        return typed->move.kind != MOVE_KINDS;
    case SITUATION_REACT: /* for all who are asked, not for one of them */
        if (line->named || (*text && !phrase_is_nobody(text)))
            return false;
        typed->kind = TYPED_NOBODY;
        return true;
    case SITUATION_SHOUT:
        if (!*text || phrase_is_nobody(text))
            typed->kind = TYPED_NOBODY;
        else
            typed->move = move_of(MOVE_SHOUT, seat);
        return typed->kind == TYPED_NOBODY || seat != NO_SEAT;
    case SITUATION_ROUND_OVER:
        if (!table_keeps_score(line->table))
            return false;
        /* fall through */
    case SITUATION_OUTCOME:
        if (line->named && says_out(text))
            seat = line->seat;
        if (seat == NO_SEAT && !phrase_is_nobody(text))
            return false;
        say_out(line, seat);
        return true;
    case SITUATION_COUNT:
        if (!digits && !strpbrk(text, ",/0123456789") && typed_is_command(text))
            return false;
        digits = read_sum(text, &number);
        if (line->named && !(line->view->asked >> line->seat & 1)) {
            refuse_count(line, line->seat);
            return true;
        }
        if (!*text)
            unclear(typed, message_of(N_("type the number of points, or the cards")));
        else if (digits || read_points(line, &number))
            typed->move = move_number(MOVE_HOLDS, line->seat, number);
        return true;
    default:
        return false;
    }
}

/* Reads "has 5" or "has 5 cards", said of a seat by the person at the keyboard: R1. In a question
 * for points "has 5" means points. */
static bool read_has(struct real_line *line)
{
    size_t word = strcspn(line->text, " ");
    int number;
    bool cards;

    if (!line->named || !words_have(move_words(MOVE_HAS), line->text, word) || !line->text[word] ||
        !read_cards(line->text + word + 1, &number, &cards))
        return false;
    line->typed->move = line->view->situation == SITUATION_COUNT && !cards
                            ? move_number(MOVE_HOLDS, line->seat, number)
                            : move_has(line->seat, number);
    return true;
}

/* Tells everybody whether a card fits, and why. */
static void say_whether_fits(struct table *table, struct move move)
{
    const struct table_front *front = table->front;
    int top = table->view.top;
    struct refusal why = {0};
    struct teaching teaching;

    if (!game_check(table->game, move, &why) || game_wrong(table->game, move, &why)) {
        front->say(front->context, why.message);
        if (!teacher_refused(table, move, &why) && why.detail.id)
            front->say(front->context, why.detail);
        return;
    }
    front->say(front->context, message_with(N_("Yes, {card} fits on {top}."),
                                            arg_card("card", move.card), arg_card("top", top)));
    if (!(view_fit(&table->view, move) & FIT_EQUAL))
        return;
    teaching_equal(&teaching, table_deck(table), move.card, top, true);
    teaching.seen = TEACHING_ALL;
    teaching.answer = true;
    front->teach(front->context, &teaching, NO_SEAT);
}

/* Answers a card that was typed with a question mark. */
static void answer_fits(struct real_line *line, const char *text, const struct typed_asked *asked)
{
    struct table *table = line->table;
    struct strbuf card = {0};
    struct typed typed = {0};
    size_t length = strlen(text);

    while (length && strchr("? ", text[length - 1]))
        length--;
    strbuf_add_bytes(&card, text, length);
    typed_read(&typed, strbuf_text(&card), asked);
    if (typed.kind == TYPED_MOVE && typed.move.kind == MOVE_PLAY)
        say_whether_fits(table, typed.move);
    else
        table->front->say(table->front->context,
                          typed.kind == TYPED_UNCLEAR
                              ? typed.say
                              : message_of(N_("type a card before the question mark")));
    typed_release(&typed);
    strbuf_release(&card);
    line->typed->kind = TYPED_ANSWERED;
}

/* Reads a line that is about line->seat: `rest`, without the name before it. */
static void read_about(struct real_line *line, const char *rest, const struct typed_asked *asked)
{
    size_t length = strlen(rest);

    if (read_has(line) || read_answer(line))
        return;
    if (length > 1 && rest[length - 1] == '?') {
        answer_fits(line, rest, asked);
        return;
    }
    typed_read(line->typed, rest, asked);
    if (line->typed->kind == TYPED_UNCLEAR && !*line->text)
        unclear(line->typed,
                message_of(N_("this question needs an answer; type ? to see what you can type")));
    if (line->typed->kind == TYPED_HINT)
        unclear(line->typed, message_of(N_("the program does not see your cards; type a card with "
                                           "“?” behind it to hear whether it fits")));
    if (line->typed->kind == TYPED_UNCLEAR && asks_who(line))
        ask_who(line);
}

void real_read(struct table *table, const char *typed_line, struct typed *typed)
{
    const char *rest;
    int seat = leading_seat(table, typed_line + strspn(typed_line, " "), &rest);
    struct typed_asked asked = {.view = &table->view,
                                .choices = &table->choices,
                                .names = table->names,
                                .declares = table_setting(table, SETTING_SAY) == SAY_DECLARE};
    struct real_line line = {.table = table, .typed = typed, .named = seat != NO_SEAT};
    struct strbuf text = {0};

    if (seat != NO_SEAT && seat != table->view.seat) {
        game_view(table->game, seat, &table->other);
        asked.view = &table->other;
        asked.choices = &table->none;
    }
    line.rest = rest;
    line.seat = asked.view->seat;
    line.view = asked.view;
    *typed = (struct typed){.kind = TYPED_MOVE, .suit = NO_SUIT, .said = MOVE_KINDS};
    fold_text(&text, rest, strlen(rest));
    line.text = strbuf_text(&text);
    read_about(&line, rest, &asked);
    strbuf_release(&text);
}
