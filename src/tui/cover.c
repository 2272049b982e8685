#include "tui/cover.h"

#include "play/table.h"
#include "play/typing/speaker.h"
#include "play/typing/typed.h"
#include "play/typing/verbs.h"
#include "text/fold.h"
#include "tui/prompt.h"
#include "tui/show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>

/*
 * A cover hears no key for IGNORED_MILLISECONDS: a surplus Enter of the player before must not lift
 * it, and no one hands a computer over as fast as that.
 */
enum { ROWS_UNKNOWN = 60, IGNORED_MILLISECONDS = 400 };

/* Many terminals put cleared text into their history, and some keep it when they are told to empty
 * that: so the rows are erased first, and a clear finds only blanks. */
static void erase_rows(const struct plain *plain, int rows)
{
    struct strbuf text = {0};

    for (int row = 1; row <= rows; row++)
        strbuf_addf(&text, "\033[%d;1H\033[K", row);
    show_steering(plain->out, strbuf_text(&text));
    strbuf_release(&text);
}

/* Clears the terminal and its history; one without cursor movements is scrolled until all has left
 * the screen. */
void cover_clear(struct plain *plain)
{
    struct winsize size;
    int rows = ROWS_UNKNOWN;

    if (!plain->terminal)
        return;
    if (ioctl(fileno(plain->out), TIOCGWINSZ, &size) == 0 && size.ws_row > 0)
        rows = size.ws_row;
    if (plain->cursor) {
        erase_rows(plain, rows);
        show_steering(plain->out, "\033[H\033[2J\033[3J");
        return;
    }
    for (int i = 0; i < rows; i++)
        show_text(plain->out, "\n");
}

/* Terminals that keep their history when they are told to empty it, by the variables that they set
 * in the environment: the beginning of a value, "" any. Tried with GNU screen 4.09; tmux 3.3 obeys,
 * which also calls itself “screen”. */
static const struct {
    const char *variable, *value;
} keepers[] = {
    {"TERM", "rxvt"},     {"TERM", "mlterm"},   {"MLTERM", ""}, {"TERM", "eterm"},
    {"INSIDE_EMACS", ""}, {"VIM_TERMINAL", ""}, {"STY", ""},
};

static bool begins(const char *variable, const char *value)
{
    const char *is = getenv(variable);

    return is && *is && strncmp(is, value, strlen(value)) == 0;
}

static bool keeps_history(const struct plain *plain)
{
    bool keeps = !plain->cursor || (begins("TERM", "screen") && !begins("TMUX", ""));

    for (size_t i = 0; i < sizeof keepers / sizeof *keepers; i++)
        keeps |= begins(keepers[i].variable, keepers[i].value);
    return keeps;
}

/* Warns once, before the first hand is shown, that a terminal may keep it. */
static void warn_of_history(struct plain *plain)
{
    if (plain->terminal && !plain->warned && keeps_history(plain))
        plain_say(plain, message_of(N_("Whoever scrolls back here may see hidden cards. Agree "
                                       "that nobody does.")));
    plain->warned = true;
}

void cover_hide(struct plain *plain)
{
    if (plain->shown != NO_SEAT)
        cover_clear(plain);
    plain->shown = NO_SEAT;
    strbuf_clear(&plain->for_me);
    show_coloured(plain->out, strbuf_text(&plain->for_all));
    strbuf_clear(&plain->for_all);
}

/* True if a line names a player and an action, and shows no card of the covered hand: words of its
 * owner may name no card. */
static bool is_said_by_name(const struct plain *plain, int owner, const char *line)
{
    struct speech speech = speech_of(plain->names, line);
    struct strbuf folded = {0};
    const char *rest;

    if (!speech.seats)
        return false;
    fold_text(&folded, speech.rest, strlen(speech.rest));
    const struct verb *verb = verb_find(strbuf_text(&folded), &rest);
    bool said = verb && verb->kind == TYPED_MOVE && verb->move != MOVE_DRAW &&
                (!(speech.seats >> owner & 1) || verb_rest(verb) != ARGUMENT_CARD);
    strbuf_release(&folded);
    return said;
}

bool cover_lets_through(const struct plain *plain, int owner, const char *line)
{
    return table_is_aside(line) || is_said_by_name(plain, owner, line);
}

static bool is_blank(const char *line)
{
    return line[strspn(line, " \t")] == '\0';
}

enum table_answer cover_ask(struct plain *plain, int seat, struct strbuf *line)
{
    const int before = plain->shown;
    const char *id = before == NO_SEAT || before == seat
                         ? N_("{seat}, press Enter when only you can see the screen.")
                         : N_("{before}’s cards are hidden. {seat}, press Enter when only you can "
                              "see the screen.");
    enum terminal_change change;
    enum table_answer answer;
    char who[TEAM_NAME_SIZE];
    bool again;

    snprintf(who, sizeof who, "%s", plain->person);
    cover_hide(plain);
    warn_of_history(plain);
    do {
        struct strbuf text = {0};
        plain_measure(plain);
        prompt_add_question(
            plain, &text,
            message_with(id, prompt_person(plain, seat, plain->person), arg_text("before", who)));
        show_coloured(plain->out, strbuf_text(&text));
        strbuf_release(&text);
        input_start_afresh(plain->input, IGNORED_MILLISECONDS);
        strbuf_clear(line);
        answer = plain_take_line(plain, line, &change);
        const char *typed = strbuf_text(line);
        again = change == CHANGE_NONE && answer == ANSWER_LINE && !is_blank(typed) &&
                !cover_lets_through(plain, seat, typed);
        if (again)
            plain_say(plain, message_of(N_("only Enter shows the cards")));
    } while (change != CHANGE_NONE || again);
    if (is_blank(strbuf_text(line)))
        strbuf_clear(line);
    return answer;
}

bool cover_is_due(const struct plain *plain, const struct view *view)
{
    return (plain->people > 1 || plain->left) && view->seat != NO_SEAT &&
           view->situation != SITUATION_ROUND_OVER && !view->real;
}

void cover_lifted(struct plain *plain, int seat)
{
    plain->shown = plain->people > 1 ? seat : NO_SEAT;
    plain->left = false;
}

void cover_seat(struct plain *plain, int seat, int people)
{
    plain->left = plain->people > 1 && people == 1;
    strbuf_clear(&plain->secret[seat]);
    plain->people = people;
    plain->fresh = true;
}

/* Returns the sentence that reminds a player later of what they were told in secret. */
static struct message later(const struct plain *plain, const struct event *event,
                            struct strbuf *list)
{
    (void)telling_of(event, plain->shown, plain->names, list); /* the cards by name */
    if (event->kind == EVENT_DRAWN)
        return message_with(N_("Last time you drew {cards}."),
                            arg_text("cards", strbuf_text(list)));
    return message_plural(NP_("When you challenged, {seat} had this card: {cards}.",
                              "When you challenged, {seat} had these cards: {cards}."),
                          arg_count("count", event->count), arg_seat("seat", event->seat),
                          arg_text("cards", strbuf_text(list)));
}

void cover_keep(struct plain *plain, const struct event *event)
{
    bool drawn = event->kind == EVENT_DRAWN && event->seat == plain->shown;
    bool shown = event->kind == EVENT_HAND_SHOWN && event->other == plain->shown;
    struct strbuf list = {0};

    if (event->cards && (drawn || shown))
        prompt_add_sentence(plain, &plain->secret[plain->shown], later(plain, event, &list));
    strbuf_release(&list);
}
