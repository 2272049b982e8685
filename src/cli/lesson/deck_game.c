#include "cli/lesson/deck_game.h"

#include "cli/options.h"
#include "cli/report.h"
#include "cli/shell_word.h"
#include "text/text.h"
#include "tui/show.h"

enum { WORDS = 12 };

/* The line alone and unbroken, so that it can be copied. */
static void say_how(struct classroom *room, const char *deck)
{
    struct strbuf command = {0};

    lesson_lines_say(&room->lines, message_of(N_("There is a deck that goes with it. To play with "
                                                 "it, type:")));
    strbuf_add(&command, "  ");
    classroom_call_add(room, &command);
    strbuf_add(&command, " play ");
    shell_word_add(&command, deck);
    class_book_add_options(&room->book, &command);
    show_line(stdout, strbuf_text(&command));
    strbuf_release(&command);
}

/* Anything but yes is no: nobody is kept from going on. */
static bool is_wanted(struct classroom *room)
{
    struct strbuf line = {0};
    bool yes = false;

    lesson_lines_say(&room->lines,
                     message_of(N_("Play with it now? Type “yes”, or press Enter for no.")));
    show_text(stdout, "> ");
    fflush(stdout);
    bool wanted = input_line(&room->input, &line) == ANSWER_LINE &&
                  sitting_yes_or_no(strbuf_text(&line), &yes) && yes;
    strbuf_release(&line);
    return wanted;
}

/* Who did the lesson plays; one pupil with two bots. Nothing where nobody is named: play asks. */
static void add_players(const struct classroom *room, struct strbuf *out)
{
    for (int i = 0; i < room->players.count; i++)
        strbuf_addf(out, "%s%s", i ? "," : "", room->players.seat[i].name);
    if (room->players.count == 1)
        strbuf_add(out, ",bot,bot");
}

/* As if it had been typed: breuk play DECK --players NAMES, in the same class */
static enum exit_code play(struct classroom *room, const char *deck)
{
    struct strbuf players = {0};
    struct command_line line = {0};
    struct diag diag = {0};
    const char *words[WORDS];
    int count = 0;

    add_players(room, &players);
    words[count++] = "breuk";
    words[count++] = "play";
    if (room->line->plain)
        words[count++] = "--plain";
    if (players.length) {
        words[count++] = "--players";
        words[count++] = strbuf_text(&players);
    }
    if (room->book.class_name) {
        words[count++] = "--class";
        words[count++] = room->book.class_name;
    }
    if (option_given(room->line, "records")) {
        words[count++] = "--records";
        words[count++] = option_text(room->line, "records", "");
    }
    words[count++] = "--";
    words[count++] = deck;
    words[count] = NULL;
    enum status status = options_parse(&line, commands, count, (char **)words, &diag);
    report_diag(room->line, &diag, NULL);
    diag_release(&diag);
    enum exit_code code = status == STATUS_OK ? line.command->run(&line) : exit_code_of(status);
    options_release(&line);
    strbuf_release(&players);
    return code;
}

enum exit_code deck_game_offer(struct classroom *room, const struct lesson *lesson)
{
    if (!lesson->deck)
        return EXIT_DONE;
    say_how(room, lesson->deck);
    return room->lines.pauses && is_wanted(room) ? play(room, lesson->deck) : EXIT_DONE;
}
