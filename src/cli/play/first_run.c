#include "cli/play/first_run.h"

#include "cli/minutes.h"
#include "cli/report.h"
#include "play/setup.h"
#include "play/typing/typed.h"
#include "text/fold.h"
#include "text/text.h"
#include "tui/show.h"

#include <stdlib.h>
#include <string.h>

/* The decks that are proposed; the first is taken by Enter. The others: breuk list decks. */
static const char *const decks[] = {"equals", "first-fractions", "fractions", "mixed-forms",
                                    "classic"};
enum { DECKS = (int)(sizeof decks / sizeof *decks) };

enum heard { HEARD, HEARD_NOTHING, HEARD_STOP };

/* Asks, and takes a line. HEARD_NOTHING: Enter alone. */
static enum heard ask(struct plain *plain, struct input *input, struct message question,
                      struct strbuf *line)
{
    plain_say(plain, question);
    show_text(plain->out, "> ");
    fflush(plain->out);
    strbuf_clear(line);
    if (input_line(input, line) != ANSWER_LINE || typed_is_stop(cli_text(line)))
        return HEARD_STOP;
    const char *text = cli_text(line);
    return text[strspn(text, " ")] ? HEARD : HEARD_NOTHING;
}

/* Says that an answer will not do, if there was one. */
static void say_unknown(struct plain *plain, enum heard heard, const char *typed)
{
    if (heard == HEARD)
        plain_say(plain,
                  message_with(N_("“{typed}” is no answer here."), arg_typed("typed", typed)));
}

/* --- who plays */

static bool read_players(struct players *players, int bots, struct plain *plain, const char *text,
                         struct class_book *book)
{
    struct message why;

    players_release(players);
    enum status status = cli_status(players_read(players, text, &why));
    if (status == STATUS_OK)
        status = class_book_seat(book, players, &why);
    if (status == STATUS_OK && players->count == 1 && bots == 0) {
        why = message_of(N_("one player cannot play alone; add another player, such as Ann,Bo"));
        status = STATUS_INVALID;
    }
    if (status == STATUS_OK && players_people(players) < players->count && bots == 0) {
        why = message_of(N_("a bot cannot hold printed cards; seat people"));
        status = STATUS_INVALID;
    }
    if (status == STATUS_OK) {
        bool alone = players->count == 1;
        for (int i = 0; alone && i < bots; i++)
            cli_status(players_add_bot(players));
        return true;
    }
    plain_say(plain, why);
    return false;
}

bool first_run_players(struct players *players, int bots, struct plain *plain, struct input *input,
                       struct class_book *book)
{
    const char *nobody = text_get(N_("Player 1"));
    struct strbuf line = {0};
    enum heard heard;

    book->names.prompting = true;
    plain_say(plain, message_of(N_("Who is playing? Type the names, with commas between them.")));
    /* Nobody of a class is called “Player 1”. */
    struct message how =
        bots == 0          ? message_of(N_("“stop” ends."))
        : book->class_name ? message_with(N_("Only who is in class {class} can play. “stop” ends."),
                                          arg_text("class", book->class_name))
                           : message_with(N_("Enter alone: you and {count} bots. “stop” ends."),
                                          arg_count("count", bots));
    do
        heard = ask(plain, input, how, &line);
    while (heard != HEARD_STOP &&
           ((heard == HEARD_NOTHING && (book->class_name || bots == 0)) ||
            !read_players(players, bots, plain, heard == HEARD ? cli_text(&line) : nobody, book)));
    strbuf_release(&line);
    return heard != HEARD_STOP;
}

/* --- which deck */

static void show_deck(struct plain *plain, int number)
{
    struct strbuf row = {0};
    struct setup setup = {0};
    struct diag diag = {0};

    strbuf_addf(&row, "  %d) ", number);
    if (cli_status(setup_deck(&setup, decks[number - 1], &diag)) == STATUS_OK)
        strbuf_add(&row, words_in(&deck_about(setup.deck)->title, text_language()));
    else
        strbuf_add(&row, decks[number - 1]);
    show_line(plain->out, cli_text(&row));
    diag_release(&diag);
    setup_release(&setup);
    strbuf_release(&row);
}

/* Returns the whole number that a text is, from 1; 0: it is none. */
static int number_of(const char *text)
{
    char *end;
    long number = strtol(text, &end, 10);

    return *end || number < 1 || number > MINUTES_MOST ? 0 : (int)number;
}

static const char *deck_of(const char *text)
{
    int number = number_of(text);

    for (int i = 0; i < DECKS; i++)
        if (number == i + 1 || strcasecmp(text, decks[i]) == 0)
            return decks[i];
    return NULL;
}

static bool ask_deck(struct first_run *run, struct plain *plain, struct input *input)
{
    struct strbuf line = {0};
    enum heard heard;

    plain_say(plain, message_of(N_("Which deck?")));
    for (int i = 1; i <= DECKS; i++)
        show_deck(plain, i);
    do {
        heard = ask(plain, input,
                    message_with(N_("Type a number from {first} to {last}. Enter alone: {first}."),
                                 arg_count("first", 1), arg_count("last", DECKS)),
                    &line);
        run->deck = heard == HEARD ? deck_of(cli_text(&line)) : decks[0];
        if (!run->deck)
            say_unknown(plain, heard, cli_text(&line));
    } while (heard != HEARD_STOP && !run->deck);
    strbuf_release(&line);
    return heard != HEARD_STOP;
}

/* --- how long */

static bool ask_length(struct first_run *run, struct plain *plain, struct input *input)
{
    struct strbuf line = {0};
    enum heard heard;

    plain_say(plain, message_of(N_("How long?")));
    do {
        heard = ask(plain, input,
                    message_with(N_("Type the minutes, from 1 to {most}. Enter alone: one round."),
                                 arg_count("most", MINUTES_MOST)),
                    &line);
        run->minutes = heard == HEARD ? number_of(cli_text(&line)) : 0;
        if (run->minutes == 0)
            say_unknown(plain, heard, cli_text(&line));
    } while (heard == HEARD && run->minutes == 0);
    strbuf_release(&line);
    return heard != HEARD_STOP;
}

bool first_run_ask(struct first_run *run, struct plain *plain, struct input *input,
                   struct class_book *book)
{
    enum { BOTS = 2 };

    *run = (struct first_run){0};
    return first_run_players(&run->players, BOTS, plain, input, book) &&
           ask_deck(run, plain, input) && ask_length(run, plain, input);
}
