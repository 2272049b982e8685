#include "cli/play/first_run.h"

#include "cli/shared_options.h"
#include "console/shell_word.h"
#include "play/setup.h"
#include "play/typing/typed.h"
#include "text/fold.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* --- questions, a line for an answer */

enum { INDENT = 5 }; /* the columns of “  1) ” */

enum heard { HEARD, HEARD_NOTHING, HEARD_STOP };

/* One of several things that are chosen by their number, their name or a word. */
struct question_choice {
    const char *name;  /* in every language */
    const char *word;  /* in the user's; NULL: there is none */
    const char *label; /* shown behind the number, in the user's language; NULL: the name */
};

/* Asks, and puts what is typed into `line`. HEARD_NOTHING: Enter alone. HEARD_STOP: somebody stops,
 * or there are no more lines. */
static enum heard question_ask(struct plain *plain, struct input *input, struct message question,
                               struct strbuf *line)
{
    plain_measure(plain);
    plain_say(plain, question);
    show_text(plain->out, "> ");
    fflush(plain->out);
    strbuf_clear(line);
    if (input_line(input, line) != ANSWER_LINE || typed_is_stop(strbuf_text(line)))
        return HEARD_STOP;
    const char *text = strbuf_text(line);
    return text[strspn(text, " ")] ? HEARD : HEARD_NOTHING;
}

/* Says that an answer will not do, if there was one. */
static void question_refuse(struct plain *plain, enum heard heard, const char *typed)
{
    if (heard == HEARD)
        plain_say(plain,
                  message_with(N_("“{typed}” is no answer here."), arg_typed("typed", typed)));
}

/* Returns the whole number that a text is, from 1 to `most`; 0: it is none. */
static int question_number(const char *text, int most)
{
    char *end;
    long number = strtol(text, &end, 10);

    return end[strspn(end, " ")] || number < 1 || number > most ? 0 : (int)number;
}

/* Returns the index of the choice that was typed; −1: it is none. */
static int meant(const struct question_choice *choices, int count, const char *typed)
{
    struct strbuf folded = {0};
    int found = question_number(typed, count) - 1;

    fold_text(&folded, typed, strlen(typed));
    for (int i = 0; i < count && found < 0; i++)
        if (fold_match(choices[i].name, strbuf_text(&folded)) == FOLD_EQUALS ||
            (choices[i].word && fold_match(choices[i].word, strbuf_text(&folded)) == FOLD_EQUALS))
            found = i;
    strbuf_release(&folded);
    return found;
}

/* Shows the choices, and asks until one of them is chosen; Enter alone takes the first. Returns its
 * index; −1: somebody stops, or there are no more lines. */
static int question_choose(struct plain *plain, struct input *input,
                           const struct question_choice *choices, int count)
{
    struct strbuf line = {0}, rows = {0};
    int chosen = -1;
    enum heard heard;

    plain_measure(plain);
    for (int i = 0; i < count; i++) {
        strbuf_clear(&line);
        strbuf_addf(&line, "  %d) %s", i + 1,
                    choices[i].label ? choices[i].label : choices[i].name);
        wrap_add(&rows, strbuf_text(&line), INDENT, plain->columns);
    }
    show_text(plain->out, strbuf_text(&rows));
    do {
        heard = question_ask(
            plain, input,
            message_with(N_("Type a number from {first} to {last}. Enter alone: {first}."),
                         arg_count("first", 1), arg_count("last", count)),
            &line);
        chosen = heard == HEARD           ? meant(choices, count, strbuf_text(&line))
                 : heard == HEARD_NOTHING ? 0
                                          : -1;
        if (chosen < 0)
            question_refuse(plain, heard, strbuf_text(&line));
    } while (heard != HEARD_STOP && chosen < 0);
    strbuf_release(&line);
    strbuf_release(&rows);
    return chosen;
}

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
    /* No pupil of a class is called “Player 1”. */
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

/* The decks that are proposed; the first is taken by Enter. The others: breuk list decks. */
static const char *const decks[] = {"equals", "first-fractions", "fractions", "mixed-forms",
                                    "classic"};
enum { DECKS = (int)(sizeof decks / sizeof *decks) };

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

/* Asks which deck, by a short list. Returns its name, a literal; NULL: somebody stops, or there are
 * no more lines. */
static const char *ask_deck(struct plain *plain, struct input *input)
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
           (run->deck = ask_deck(plain, input)) && ask_length(run, plain, input);
}

/* --- “breuk” and no more */

/* What can be wanted; the first is taken by Enter. */
static const struct wish {
    const char *command;
    const char *word, *label; /* N_() */
} wishes[] = {
    {"play", N_("play"), N_("Play, on this screen")},
    {"lesson", N_("lesson"), N_("Do a lesson")},
    {"print", N_("print"), N_("Print cards")},
    {"class", N_("class"), N_("See your classes")},
    {"score", N_("points"), N_("Count the points of a card game")},
};
enum { WISHES = (int)(sizeof wishes / sizeof *wishes) };

/* The line to type the next time. */
static void show_command(struct plain *plain, const struct manner *manner, char *const *options,
                         const char *const *words)
{
    struct strbuf command = {0}, wrapped = {0};

    plain_say(plain, message_of(N_("Next time you can type:")));
    strbuf_add(&command, "  ");
    shell_word_add(&command, manner->called ? manner->called : "breuk");
    for (; *options; options++) {
        strbuf_add_char(&command, ' ');
        shell_word_add(&command, *options);
    }
    for (; *words; words++)
        strbuf_addf(&command, " %s", *words);
    wrap_add(&wrapped, strbuf_text(&command), 2, plain->columns);
    show_text(stdout, strbuf_text(&wrapped));
    fflush(stdout);
    strbuf_release(&command);
    strbuf_release(&wrapped);
}

bool welcome_ask(const struct manner *manner, char *const *options,
                 const char *words[WELCOME_WORDS])
{
    struct input input = input_from(STDIN_FILENO);
    struct plain plain = plain_new(stdout, &input, NULL, 0);
    struct question_choice choices[WISHES];

    plain.terminal = true;
    plain_measure(&plain);
    plain_say(&plain, message_of(N_("What would you like to do?")));
    for (int i = 0; i < WISHES; i++)
        choices[i] = (struct question_choice){wishes[i].command, text_get(wishes[i].word),
                                              text_get(wishes[i].label)};
    int chosen = question_choose(&plain, &input, choices, WISHES);
    bool asked = chosen >= 0;
    if (asked) {
        words[0] = wishes[chosen].command;
        words[1] = words[2] = NULL;
        if (strcmp(words[0], "print") == 0)
            asked = (words[1] = ask_deck(&plain, &input)) != NULL;
    }
    if (asked)
        show_command(&plain, manner, options, words);
    plain_release(&plain);
    return asked;
}
