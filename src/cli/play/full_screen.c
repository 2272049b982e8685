#include "cli/play/session.h"

#include "cli/command.h"
#include "console/terminal.h"
#include "tui/show.h"

#include <time.h>
#include <unistd.h>

enum { AS_USUAL = 100, A_MINUTE = 60 };

/* Minutes that are left, each of them begun; −1: no clock ends this match. */
static int minutes_left(void *context)
{
    const struct match_length *length = context;
    time_t now = time(NULL);

    if (!length->ends)
        return -1;
    return length->ends > now ? (int)((length->ends - now + A_MINUTE - 1) / A_MINUTE) : 0;
}

static struct terminal_wish wish_for(const struct session_options *options, const struct deck *deck,
                                     uint32_t colour[DECK_SUITS])
{
    struct terminal_wish wish = options->wish;

    for (int i = 0; i < deck_suit_count(deck); i++)
        colour[i] = deck_suit(deck, i)->colour;
    wish.suit_colour = colour;
    wish.suits = deck_suit_count(deck);
    wish.light = wish.light || options->projector;
    return wish;
}

/* Letters are smaller the more of them a row has: docs/design/screen.md, “Classroom projector”. */
static void say_size(struct table_screen *table)
{
    enum { LARGE_ENOUGH = 100 };
    int columns, rows;

    table->display->size(table->display->context, &columns, &rows);
    if (columns > LARGE_ENOUGH)
        table_screen_say(table, message_of(N_("Ctrl + makes it larger; 80 columns are best.")));
}

void full_screen_open(struct session *session)
{
    const struct session_options *options = session->options;
    struct full_screen *screen = &session->screen;
    struct plain *plain = &session->plain;
    uint32_t colour[DECK_SUITS];

    if (session->manner->plain || !plain->people || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return;
    const struct terminal_wish wish = wish_for(options, plain->names->deck, colour);
    screen->terminal = terminal_open(&wish);
    if (!screen->terminal)
        return;
    table_screen_init(&screen->table, terminal_display(screen->terminal), plain,
                      &session->setup.players);
    screen->table.projector = options->projector || plain_cards_are_real(plain);
    screen->table.pace = (double)(options->pace < 0 ? AS_USUAL : options->pace) / AS_USUAL;
    if (screen->table.pace > 0)
        screen->table.usual_pace = screen->table.pace;
    /* with printed cards all has moved on the table already, and a key would be lost that ended it
     */
    if (options->still || (plain_cards_are_real(plain) && options->pace < 0))
        screen->table.pace = 0;
    screen->table.minutes = minutes_left;
    screen->table.minutes_context = &session->length;
    session->front = table_screen_front(&screen->table);
    if (screen->table.projector)
        say_size(&screen->table);
}

void full_screen_close(struct full_screen *screen)
{
    if (!screen->terminal)
        return;
    const char *left = table_screen_finish(&screen->table);
    terminal_close(screen->terminal);
    screen->terminal = NULL;
    show_text(stdout, left);
    table_screen_release(&screen->table);
}

void full_screen_say(struct full_screen *screen, struct plain *plain, struct message message)
{
    if (screen->terminal)
        table_screen_say(&screen->table, message);
    else
        plain_say(plain, message);
}

void full_screen_wait(struct full_screen *screen, struct plain *plain, struct message message)
{
    if (screen->terminal)
        table_screen_wait(&screen->table, message);
    else
        plain_say(plain, message);
}

bool full_screen_confirm(struct full_screen *screen, struct message question, bool *ended)
{
    return table_screen_confirm(&screen->table, question, ended);
}
