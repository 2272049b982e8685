#include "tui/plain.h"

#include "play/telling.h"
#include "play/typed.h"
#include "tui/prompt.h"
#include "tui/sentence.h"
#include "tui/show.h"
#include "tui/teaching_lines.h"
#include "tui/wrap.h"

#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { ROWS_UNKNOWN = 60 };

struct plain plain_new(FILE *out, struct input *input, const struct naming *names, int people)
{
    return (struct plain){.out = out,
                          .input = input,
                          .names = names,
                          .people = people,
                          .columns = WRAP_COLUMNS,
                          .shown = NO_SEAT,
                          .last = EVENT_KINDS,
                          .fresh = true};
}

void plain_release(struct plain *plain)
{
    strbuf_release(&plain->own);
    strbuf_release(&plain->after);
}

/* A change of the width counts from the next prompt on. */
static void measure(struct plain *plain)
{
    plain->columns = plain->terminal ? wrap_width(plain->out) : WRAP_COLUMNS;
}

static void put_and_empty(struct plain *plain, struct strbuf *text)
{
    show_coloured(plain->out, strbuf_text(text));
    strbuf_clear(text);
}

/* Clears the terminal; one without cursor movements is scrolled until all has left the screen. */
static void clear(struct plain *plain)
{
    struct winsize size;
    int rows = ROWS_UNKNOWN;

    if (!plain->terminal)
        return;
    if (plain->cursor) {
        show_steering(plain->out, "\033[H\033[2J\033[3J");
        return;
    }
    if (ioctl(fileno(plain->out), TIOCGWINSZ, &size) == 0 && size.ws_row > 0)
        rows = size.ws_row;
    for (int i = 0; i < rows; i++)
        show_text(plain->out, "\n");
}

/* Asks for Enter; `line` gets what was typed. */
static enum table_answer wait_for_enter(struct plain *plain, const char *id, int seat,
                                        struct strbuf *line)
{
    struct strbuf text = {0};

    measure(plain);
    prompt_add_question(plain, &text, message_with(id, arg_seat("seat", seat)));
    show_coloured(plain->out, strbuf_text(&text));
    enum table_answer answer = input_line(plain->input, line);
    if (!plain->terminal)
        show_text(plain->out, "\n");
    strbuf_release(&text);
    return answer;
}

/* Takes a hand off the screen and tells everybody what happened since it was shown. */
static void hide(struct plain *plain)
{
    if (plain->shown != NO_SEAT)
        clear(plain);
    plain->shown = NO_SEAT;
    plain->linger = false;
    strbuf_clear(&plain->own);
    put_and_empty(plain, &plain->after);
}

/* Returns whether a round begins that is not the first. The draw for the deal, where there is one,
 * comes before the round: S2, V9. */
static bool begins_another_round(const struct plain *plain, const struct event *event)
{
    if (plain->last == EVENT_DEALER_DRAW)
        return false;
    return event->kind == EVENT_DEALER_DRAW ? plain->begun
                                            : event->kind == EVENT_ROUND_BEGUN && event->count > 1;
}

/* Returns whether only that seat sees the cards, and so has to read them before the screen is
 * cleared. */
static bool is_private(const struct event *event, int seat)
{
    if (event->kind == EVENT_HAND_SHOWN)
        return event->other == seat;
    return (event->kind == EVENT_DRAWN || event->kind == EVENT_GIVEN) && event->seat == seat;
}

static void tell(void *context, const struct event *event, int watcher)
{
    struct plain *plain = context;
    struct strbuf list = {0};
    /* While no hand is shown, nobody in particular of several people looks, and "you" is nobody. */
    int viewer = plain->people > 1 && plain->shown == NO_SEAT ? NO_SEAT : watcher;
    struct event known = event_for_seat(event, viewer);
    struct message message = telling_of(&known, viewer, plain->names, &list);

    measure(plain);
    if (begins_another_round(plain, event)) {
        /* an empty line, so that the points of the last round are found again */
        if (plain->shown == NO_SEAT)
            show_text(plain->out, "\n");
        else
            strbuf_add_char(&plain->after, '\n');
    }
    plain->begun |= event->kind == EVENT_ROUND_BEGUN;
    /* Nobody was asked after the draw: the card cannot be played. */
    if (event->kind == EVENT_PASSED && event->seat == viewer && plain->last == EVENT_DRAWN)
        message = message_of(N_("It does not fit, so your turn is over."));
    plain->last = event->kind;
    plain->fresh = true;
    if (message.id && plain->shown == NO_SEAT) {
        struct strbuf text = {0};
        prompt_add_sentence(plain, &text, message);
        show_coloured(plain->out, strbuf_text(&text));
        strbuf_release(&text);
    } else if (message.id) {
        struct event seen = event_for_seat(event, NO_SEAT);
        prompt_add_sentence(plain, &plain->own, message);
        plain->linger |= is_private(event, plain->shown);
        strbuf_clear(&list);
        message = telling_of(&seen, NO_SEAT, plain->names, &list);
        prompt_add_sentence(plain, &plain->after, message);
    }
    strbuf_release(&list);
}

static void show_points(void *context, const struct table_score *score)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    prompt_add_points(plain, &text, score);
    if (plain->shown != NO_SEAT && plain->fresh)
        strbuf_add(&plain->after, strbuf_text(&text));
    else
        show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct plain *plain = context;
    bool secret =
        plain->people > 1 && view->seat != NO_SEAT && view->situation != SITUATION_ROUND_OVER;
    enum table_answer answer = ANSWER_LINE;
    struct strbuf text = {0};

    if (plain->shown != NO_SEAT && (plain->shown != view->seat || !secret)) {
        if (plain->linger) {
            put_and_empty(plain, &plain->own);
            answer = wait_for_enter(plain, N_("{seat}, press Enter to hide your cards."),
                                    plain->shown, line);
        }
        hide(plain);
    }
    if (answer == ANSWER_LINE && secret && plain->shown == NO_SEAT &&
        !typed_is_stop(strbuf_text(line))) {
        strbuf_clear(line);
        answer = wait_for_enter(plain, N_("{seat}, press Enter when only you can see the screen."),
                                view->seat, line);
        if (answer == ANSWER_LINE && !typed_is_stop(strbuf_text(line)))
            plain->shown = view->seat;
    }
    /* A player who stops where only Enter is asked for sees no hand. */
    if (answer != ANSWER_LINE || typed_is_stop(strbuf_text(line)))
        return answer;
    strbuf_clear(line);
    put_and_empty(plain, &plain->own);
    plain->linger = false;
    plain->last = EVENT_KINDS;
    measure(plain);
    if (plain->fresh)
        prompt_add(plain, &text, view, choices);
    else
        prompt_add_short(plain, &text, view);
    plain->fresh = false;
    show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
    answer = input_line(plain->input, line);
    /* A terminal has shown the Enter itself. */
    if (!plain->terminal)
        show_text(plain->out, "\n");
    return answer;
}

void plain_say(void *context, struct message message)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    teaching_add_sentence(plain, &text, message);
    show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
}

/* Says it where the event was told that it belongs to. */
static void remark(void *context, struct message message)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    teaching_add_sentence(plain, &text, message);
    if (plain->shown == NO_SEAT) {
        show_coloured(plain->out, strbuf_text(&text));
    } else {
        strbuf_add(&plain->own, strbuf_text(&text));
        strbuf_add(&plain->after, strbuf_text(&text));
    }
    strbuf_release(&text);
}

/* Where a hand is shown, everybody else reads it once that is gone. */
static void teach(void *context, const struct teaching *teaching, int watcher)
{
    struct plain *plain = context;
    int viewer = plain->people > 1 && plain->shown == NO_SEAT ? NO_SEAT : watcher;
    bool open = teaching->seen == TEACHING_ALL;
    struct strbuf text = {0};

    if (!open && (viewer == NO_SEAT || !(teaching->seen >> viewer & 1)))
        return;
    teaching_add_lines(plain, &text, teaching);
    if (teaching->answer || plain->shown == NO_SEAT) {
        show_coloured(plain->out, strbuf_text(&text));
    } else {
        strbuf_add(&plain->own, strbuf_text(&text));
        if (open)
            strbuf_add(&plain->after, strbuf_text(&text));
        plain->linger |= !open;
    }
    strbuf_release(&text);
}

static void help(void *context, const struct view *view, const struct choices *choices)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    prompt_add_help(plain, &text, view, choices);
    show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
}

struct table_front plain_front(struct plain *plain)
{
    return (struct table_front){.context = plain,
                                .tell = tell,
                                .ask = ask,
                                .remark = remark,
                                .say = plain_say,
                                .help = help,
                                .points = show_points,
                                .teach = teach};
}

void plain_finish(struct plain *plain)
{
    hide(plain);
}
