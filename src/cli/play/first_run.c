#include "cli/play/first_run.h"

#include "cli/minutes.h"
#include "cli/question.h"
#include "cli/report.h"
#include "play/setup.h"
#include "text/text.h"

#include <string.h>

/* The decks that are proposed; the first is taken by Enter. The others: breuk list decks. */
static const char *const decks[] = {"equals", "first-fractions", "fractions", "mixed-forms",
                                    "classic"};
enum { DECKS = (int)(sizeof decks / sizeof *decks) };

/* --- who plays */

static bool read_players(struct players *players, int bots, struct plain *plain, const char *text,
                         struct class_book *book)
{
    struct message why;

    players_release(players);
    enum status status = players_read(players, text, &why);
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
            players_add_bot(players);
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
        heard = question_ask(plain, input, how, &line);
    while (
        heard != HEARD_STOP &&
        ((heard == HEARD_NOTHING && (book->class_name || bots == 0)) ||
         !read_players(players, bots, plain, heard == HEARD ? strbuf_text(&line) : nobody, book)));
    strbuf_release(&line);
    return heard != HEARD_STOP;
}

/* --- which deck */

/* Adds the title of a deck; its name where it cannot be read. */
static const char *title_of(const char *name, struct strbuf *title)
{
    struct setup setup = {0};
    struct diag diag = {0};

    if (setup_deck(&setup, name, &diag) == STATUS_OK)
        strbuf_add(title, words_in(&deck_about(setup.deck)->title, text_language()));
    else
        strbuf_add(title, name);
    diag_release(&diag);
    setup_release(&setup);
    return strbuf_text(title);
}

const char *first_run_deck(struct plain *plain, struct input *input)
{
    struct strbuf titles[DECKS] = {0};
    struct question_choice choices[DECKS];

    plain_say(plain, message_of(N_("Which deck? “breuk list” shows more than these.")));
    for (int i = 0; i < DECKS; i++)
        choices[i] =
            (struct question_choice){.name = decks[i], .label = title_of(decks[i], &titles[i])};
    int chosen = question_choose(plain, input, choices, DECKS);
    for (int i = 0; i < DECKS; i++)
        strbuf_release(&titles[i]);
    return chosen < 0 ? NULL : decks[chosen];
}

/* --- how long */

static bool ask_length(struct first_run *run, struct plain *plain, struct input *input)
{
    struct strbuf line = {0};
    enum heard heard;

    plain_say(plain, message_of(N_("How long?")));
    do {
        heard = question_ask(
            plain, input,
            message_with(N_("Type the minutes, from 1 to {most}. Enter alone: one round."),
                         arg_count("most", MINUTES_MOST)),
            &line);
        run->minutes = heard == HEARD ? question_number(strbuf_text(&line), MINUTES_MOST) : 0;
        if (run->minutes == 0)
            question_refuse(plain, heard, strbuf_text(&line));
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
           (run->deck = first_run_deck(plain, input)) && ask_length(run, plain, input);
}
