#include "cli/lesson/sitting.h"

#include "cli/command.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "lesson/ticket/ticket.h"
#include "text/text.h"
#include "tui/lesson/ticket_screen.h"
#include "tui/lesson_lines.h"
#include "tui/show.h"

#include <inttypes.h>

/* The line to type stands alone and unbroken, so that it can be copied. The class reads along: it
 * is said to who asks for it. */
static void say_how_to_repeat(struct classroom *room, const char *typed, uint64_t seed)
{
    struct strbuf command = {0};

    lesson_lines_say(&room->lines, message_of(N_("To ask the same questions again, type:")));
    strbuf_add(&command, "  ");
    shell_call_add(&command, room->manner);
    strbuf_add(&command, " lesson ");
    shell_word_add(&command, typed);
    strbuf_addf(&command, " --exit-ticket --seed %" PRIu64, seed);
    show_line(stdout, strbuf_text(&command));
    strbuf_release(&command);
}

/* On the full screen, where the terminal and the options allow it; else in lines. */
static enum sitting_end hold_on(struct classroom *room, struct ticket_setup *setup)
{
    const char *title = words_in(&setup->lesson->title, text_language());
    const struct display *display = classroom_open_terminal(room);
    struct ticket_screen *screen = display ? ticket_screen_new(display, title) : NULL;
    const struct ticket_front front =
        screen ? ticket_screen_front(screen) : ticket_lines_front(&room->lines);

    setup->front = &front;
    if (!screen)
        lesson_lines_say(&room->lines,
                         message_with(N_("Exit ticket: {title}."), arg_text("title", title)));
    enum sitting_end end = ticket_run(setup);
    if (screen)
        ticket_screen_finish(screen);
    ticket_screen_free(screen);
    classroom_close_screen(room);
    return end;
}

static enum exit_code hold(struct classroom *room, const struct lesson *lesson, const char *typed)
{
    struct ticket_setup setup = {.lesson = lesson,
                                 .course = &room->course,
                                 .seed =
                                     room->options->seeded ? room->options->seed : seed_drawn()};
    enum sitting_end end = hold_on(room, &setup);

    if (end == SITTING_NO_ITEMS)
        return complain_of(room->manner,
                           message_with(N_("the lesson {lesson} has no questions that a class can "
                                           "answer by holding up a letter"),
                                        arg_text("lesson", lesson->name)));
    if (room->options->verbose)
        say_how_to_repeat(room, typed, setup.seed);
    return EXIT_DONE;
}

enum exit_code ticket_hold(struct classroom *room, const char *typed, const char *path)
{
    enum exit_code code;
    uint64_t hash;
    struct lesson *lesson = classroom_load(room, path, &hash, &code);

    if (lesson)
        code = hold(room, lesson, typed);
    lesson_free(lesson);
    return code;
}
