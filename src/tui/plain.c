#include "tui/plain.h"

#include "play/table.h"
#include "ruleset/setting.h"
#include "tui/cover.h"
#include "tui/prompt.h"
#include "tui/sentence.h"
#include "tui/show.h"
#include "tui/stop.h"
#include "tui/teaching_lines.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <termios.h>
#include <unistd.h>

/* A moment to think before an answer is taken. */

enum { MILLISECONDS = 1000, NO_FILE = -1 };

/*
 * Waits plain->think seconds before the prompt is shown, in which no typed text counts, and says
 * so. Without a terminal it does not wait: a pipe has thought already. ANSWER_STOPPED: the program
 * is told to end; else ANSWER_LINE.
 */
static enum table_answer think_first(struct plain *plain)
{
    struct strbuf text = {0};

    if (!plain->think || !plain->terminal || !isatty(plain->input->fd))
        return ANSWER_LINE;
    prompt_add_sentence(plain, &text,
                        message_plural(NP_("Think first, for {count} second. What you type now "
                                           "does not count.",
                                           "Think first, for {count} seconds. What you type now "
                                           "does not count."),
                                       arg_count("count", plain->think)));
    show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
    fflush(plain->out);
    bool goes_on = stop_pause(NO_FILE, plain->think * MILLISECONDS);
    tcflush(plain->input->fd, TCIFLUSH);
    input_forget(plain->input);
    return goes_on ? ANSWER_LINE : ANSWER_STOPPED;
}

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

bool plain_cards_are_real(const struct plain *plain)
{
    return plain->settings && plain->settings->value[SETTING_CARDS] != CARDS_DEALT;
}

void plain_release(struct plain *plain)
{
    strbuf_release(&plain->for_me);
    strbuf_release(&plain->for_all);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        strbuf_release(&plain->secret[seat]);
    history_release(&plain->history);
}

void plain_measure(struct plain *plain)
{
    plain->columns = plain->terminal ? wrap_width(plain->out) : WRAP_COLUMNS;
}

static void put_and_empty(struct plain *plain, struct strbuf *text)
{
    show_coloured(plain->out, strbuf_text(text));
    strbuf_clear(text);
}

enum table_answer plain_take_line(struct plain *plain, struct strbuf *line,
                                  enum terminal_change *change)
{
    enum table_answer answer;

    *change = CHANGE_NONE;
    if (!plain->terminal) {
        answer = input_line(plain->input, line); /* in a pipe each line answers one question */
        show_text(plain->out, "\n");
        return answer;
    }
    do {
        answer = input_line_or_change(plain->input, line, change);
    } while (*change == CHANGE_SIZE && wrap_width(plain->out) == plain->columns);
    /* A terminal has shown the Enter itself; after a change the cursor stands behind a prompt. */
    if (*change != CHANGE_NONE)
        show_text(plain->out, "\n");
    return answer;
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

static void tell(void *context, const struct event *event, int watcher)
{
    struct plain *plain = context;
    struct strbuf list = {0};
    /* While several play and no hand is shown, anybody may look, and so no one is "you". */
    int viewer = plain->people > 1 && plain->shown == NO_SEAT ? NO_SEAT : watcher;
    struct message message = history_telling(plain, event, viewer, &list);

    plain_measure(plain);
    if (begins_another_round(plain, event)) {
        /* an empty line, so that the points of the last round are found again */
        if (plain->shown == NO_SEAT)
            show_text(plain->out, "\n");
        else
            strbuf_add_char(&plain->for_all, '\n');
    }
    plain->begun |= event->kind == EVENT_ROUND_BEGUN;
    history_add(plain, event);
    for (int seat = 0; event->kind == EVENT_ROUND_BEGUN && seat < SEATS_MAX; seat++)
        strbuf_clear(&plain->secret[seat]);
    plain->last = event->kind;
    plain->fresh = true;
    if (message.id && plain->shown == NO_SEAT) {
        struct strbuf text = {0};
        prompt_add_sentence(plain, &text, message);
        show_coloured(plain->out, strbuf_text(&text));
        strbuf_release(&text);
    } else if (message.id) {
        struct event seen = event_for_seat(event, NO_SEAT);
        prompt_add_sentence(plain, &plain->for_me, message);
        cover_keep(plain, event);
        strbuf_clear(&list);
        message = telling_of(&seen, NO_SEAT, plain->names, &list);
        prompt_add_sentence(plain, &plain->for_all, message);
    }
    strbuf_release(&list);
}

static void show_points(void *context, const struct table_score *score)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    prompt_add_points(plain, &text, score);
    if (plain->shown != NO_SEAT && plain->fresh)
        strbuf_add(&plain->for_all, strbuf_text(&text));
    else
        show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
}

static void show_question(struct plain *plain, const struct view *view,
                          const struct choices *choices)
{
    struct strbuf text = {0};

    plain_measure(plain);
    if (plain->fresh)
        prompt_add(plain, &text, view, choices);
    else
        prompt_add_once_more(plain, &text, view, choices);
    plain->fresh = false;
    show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
}

static void show_prompt(struct plain *plain, const struct view *view)
{
    struct strbuf text = {0};

    prompt_add_short(plain, &text, view);
    show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct plain *plain = context;
    bool secret = cover_is_due(plain, view);
    enum terminal_change change = CHANGE_NONE;
    enum table_answer answer = ANSWER_LINE;

    if (plain->halted)
        return ANSWER_STOPPED;
    if (!secret)
        cover_hide(plain);
    do {
        if (change == CHANGE_BACK && plain->shown != NO_SEAT)
            cover_hide(plain); /* anybody may come back to the terminal */
        if (secret && plain->shown != view->seat) {
            answer = cover_ask(plain, view->seat, line);
            /* A player who stops where only Enter is asked for sees no hand. */
            if (answer != ANSWER_LINE || strbuf_text(line)[0])
                return answer;
            cover_lifted(plain, view->seat);
            put_and_empty(plain, &plain->secret[view->seat]);
        }
        strbuf_clear(line);
        put_and_empty(plain, &plain->for_me);
        if (secret)
            strbuf_clear(&plain->secret[view->seat]);
        history_asked(plain, view);
        plain->fresh |= change != CHANGE_NONE;
        bool begins = plain->fresh && view->situation == SITUATION_TURN && change == CHANGE_NONE;
        show_question(plain, view, choices);
        answer = begins ? think_first(plain) : ANSWER_LINE;
        if (answer != ANSWER_LINE)
            break;
        show_prompt(plain, view);
        answer = plain_take_line(plain, line, &change);
    } while (change != CHANGE_NONE);
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

/* Says a remark in the same places as the event that it belongs to. */
static void remark(void *context, struct message message)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    teaching_add_sentence(plain, &text, message);
    history_add_remark(plain, message, false);
    if (plain->shown == NO_SEAT) {
        show_coloured(plain->out, strbuf_text(&text));
    } else {
        strbuf_add(&plain->for_me, strbuf_text(&text));
        strbuf_add(&plain->for_all, strbuf_text(&text));
    }
    strbuf_release(&text);
}

/* Where a hand is shown, everybody else reads it once that is gone. */
static void teach(void *context, const struct teaching *teaching, int watcher)
{
    struct plain *plain = context;
    int viewer = plain->people > 1 && plain->shown == NO_SEAT ? NO_SEAT : watcher;
    bool open = teaching->seen == TEACHING_ALL || plain_cards_are_real(plain);
    struct strbuf text = {0};

    if (!open && (viewer == NO_SEAT || !(teaching->seen >> viewer & 1)))
        return;
    teaching_add_lines(plain, &text, teaching);
    for (int i = 0; open && !teaching->answer && i < teaching->sentences; i++)
        history_add_remark(plain, teaching->say[i], true);
    if (teaching->answer || plain->shown == NO_SEAT) {
        show_coloured(plain->out, strbuf_text(&text));
    } else {
        strbuf_add(&plain->for_me, strbuf_text(&text));
        strbuf_add(open ? &plain->for_all : &plain->secret[plain->shown], strbuf_text(&text));
    }
    strbuf_release(&text);
}

/* A hand is covered from now on, or has to be no more. */
static void seated(void *context, int seat, int people)
{
    struct plain *plain = context;

    if (plain->people > 1)
        cover_hide(plain);
    else if (people > 1)
        cover_clear(plain);
    cover_seat(plain, seat, people);
}

/* As the points: where a hand is shown, it waits until that is gone. */
static void review(void *context, const struct review *review)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    review_add_lines(plain, &text, review);
    if (plain->shown != NO_SEAT)
        strbuf_add(&plain->for_all, strbuf_text(&text));
    else
        show_coloured(plain->out, strbuf_text(&text));
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

static void again(void *context, const struct view *view)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    if (view->seat != NO_SEAT)
        history_tell(plain, &text, view->seat);
    show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
    plain->fresh = true;
}

static void recall(void *context, const struct event *event)
{
    history_add(context, event);
}

static void show_rules(void *context, const struct view *view)
{
    struct plain *plain = context;
    struct strbuf text = {0};

    prompt_add_rules(plain, &text, view);
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
                                .teach = teach,
                                .again = again,
                                .rules = show_rules,
                                .recall = recall,
                                .seated = seated,
                                .review = review,
                                .scrolls = plain->terminal && isatty(plain->input->fd)};
}

void plain_finish(struct plain *plain)
{
    cover_hide(plain);
}
