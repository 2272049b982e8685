#include "cli/lesson/classroom.h"

#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "console/terminal.h"
#include "lesson/file/check.h"
#include "text/text.h"
#include "tui/show.h"

#include <unistd.h>

static enum exit_code read_pupils(struct classroom *room, const char *text)
{
    struct message why;

    if (players_read(&room->players, text, &why) != STATUS_OK)
        return complain_of(room->manner, why);
    if (players_people(&room->players) != room->players.count)
        return complain_of(room->manner,
                           message_of(N_("a bot does no lessons; name pupils alone")));
    if (class_book_seat(&room->saving.book, &room->players, &why) != STATUS_OK)
        return complain_of(room->manner, why);
    return EXIT_DONE;
}

/* Asks which pupils of the class do the lesson, if the options do not say so. */
static enum exit_code ask_pupils(struct classroom *room)
{
    struct strbuf typed = {0};
    struct message why;
    bool done = false;

    room->saving.book.names.prompting = true;
    lesson_lines_say(&room->lines, message_of(N_("Who are you? Type your name; if you are several, "
                                                 "with commas between them.")));
    while (!done) {
        show_text(stdout, "> ");
        fflush(stdout);
        strbuf_clear(&typed);
        if (input_line(&room->input, &typed) != ANSWER_LINE || sitting_stops(strbuf_text(&typed)))
            break;
        players_release(&room->players);
        enum status status = players_read(&room->players, strbuf_text(&typed), &why);
        if (status == STATUS_OK)
            status = class_book_seat(&room->saving.book, &room->players, &why);
        done = status == STATUS_OK && players_people(&room->players) == room->players.count;
        if (!done)
            lesson_lines_say(&room->lines, status == STATUS_OK
                                               ? message_of(N_("a bot does no lessons; name pupils "
                                                               "alone"))
                                               : why);
    }
    strbuf_release(&typed);
    return done ? EXIT_DONE : EXIT_STOPPED;
}

static void seat_at_lines(struct classroom *room)
{
    int pupils = room->players.count ? room->players.count : 1;

    for (int i = 0; i < pupils; i++)
        room->names[i] = room->players.count ? room->players.seat[i].name : "";
    room->input = input_from(STDIN_FILENO);
    room->lines = lesson_lines_new(stdout, &room->input, room->names, pupils);
    room->lines.terminal = isatty(STDOUT_FILENO) != 0;
    room->lines.pauses = room->lines.terminal && isatty(STDIN_FILENO);
    room->lines.drawn = terminal_draws(room->manner);
    room->lines.ascii = encoding_is_ascii();
}

enum exit_code classroom_seat(struct classroom *room, const char *names)
{
    players_release(&room->players);
    enum exit_code code = names ? read_pupils(room, names) : EXIT_DONE;
    seat_at_lines(room);
    return code;
}

void classroom_call_add(const struct classroom *room, struct strbuf *out)
{
    struct manner manner = *room->manner;

    if (room->language)
        manner.language = room->language;
    shell_call_add(out, &manner);
}

static void say_wait(void *context, struct message message)
{
    struct classroom *room = context;

    if (room->screen)
        lesson_screen_wait(room->screen, message);
    else
        lesson_lines_say(&room->lines, message);
}

void classroom_seat_book(struct classroom *room)
{
    if (room->saving.book.class_name) {
        room->saving.book.file.say = say_wait;
        room->saving.book.file.context = room;
    }
    known_open(&room->known, &room->saving.book, room->names, room->lines.pupils);
}

enum exit_code classroom_open(struct classroom *room, const struct lesson_options *options,
                              const struct manner *manner)
{
    enum exit_code code = EXIT_DONE;

    *room = (struct classroom){.options = options,
                               .manner = manner,
                               .saving = saving_none(&options->saving, manner, &sitting_saving)};
    if (options->saving.class)
        code = class_book_open(&room->saving.book, options->saving.class);
    if (code == EXIT_DONE)
        code = classroom_seat(room, options->players);
    if (code != EXIT_DONE)
        return code;
    if (room->saving.book.class_name && room->players.count == 0 && !options->resume) {
        if (!room->lines.pauses)
            return complain_of(manner, message_of(N_("say who of the class does the lesson, with "
                                                     "--players")));
        code = ask_pupils(room);
        if (code != EXIT_DONE)
            return code;
        seat_at_lines(room);
    }
    classroom_seat_book(room);
    room->ends = minutes_end(options->minutes);
    course_open(&room->course);
    return EXIT_DONE;
}

const struct display *classroom_open_terminal(struct classroom *room)
{
    if (room->terminal || !room->lines.pauses || !room->lines.drawn)
        return NULL;
    room->terminal = terminal_open(&room->options->wish);
    return room->terminal ? terminal_display(room->terminal) : NULL;
}

void classroom_open_screen(struct classroom *room, const struct lesson *lesson)
{
    const struct display *display = classroom_open_terminal(room);

    if (!display)
        return;
    room->screen = lesson_screen_new(display, words_in(&lesson->title, text_language()),
                                     room->names, room->lines.pupils);
}

void classroom_close_screen(struct classroom *room)
{
    if (room->screen)
        lesson_screen_finish(room->screen);
    lesson_screen_free(room->screen);
    terminal_close(room->terminal);
    room->screen = NULL;
    room->terminal = NULL;
}

struct lesson_front classroom_front(struct classroom *room)
{
    return room->screen ? lesson_screen_front(room->screen) : lesson_lines_front(&room->lines);
}

void classroom_say(struct classroom *room, struct message message)
{
    if (room->screen)
        lesson_screen_say(room->screen, message);
    else
        lesson_lines_say(&room->lines, message);
}

void classroom_release(struct classroom *room)
{
    classroom_close_screen(room);
    known_release(&room->known);
    saving_close(&room->saving);
    players_release(&room->players);
    course_release(&room->course);
}

struct lesson *classroom_load(const struct classroom *room, const char *path, uint64_t *hash,
                              enum exit_code *code)
{
    struct xml_document *document = NULL;
    struct diag diag = {0};
    struct lesson *lesson = NULL;
    enum status status = lesson_read(&lesson, &document, path, &diag);

    if (status == STATUS_OK)
        status = lesson_check_own(lesson, path, document->root, &diag);
    complain_diag(room->manner, &diag, NULL);
    diag_release(&diag);
    xml_free(document);
    if (status != STATUS_OK) {
        lesson_free(lesson);
        lesson = NULL;
    }
    *code = exit_code_of(status);
    *hash = 0;
    if (status == STATUS_OK)
        course_hash(&room->course, lesson, path, hash);
    return lesson;
}
