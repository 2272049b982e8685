#include "cli/lesson/ticket.h"

#include "cli/report.h"
#include "cli/shell_word.h"
#include "lesson/ticket/ticket.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/ticket_lines.h"

#include <inttypes.h>

/* The line to type stands alone and unbroken, so that it can be copied. */
static void say_how_to_repeat(struct classroom *room, const char *typed, uint64_t seed)
{
    struct strbuf command = {0};

    lesson_lines_say(&room->lines, message_of(N_("To ask the same questions again, type:")));
    strbuf_add(&command, "  breuk lesson ");
    shell_word_add(&command, typed);
    strbuf_addf(&command, " --exit-ticket --seed %" PRIu64, seed);
    show_line(stdout, cli_text(&command));
    strbuf_release(&command);
}

static enum exit_code hold(struct classroom *room, const struct lesson *lesson, const char *typed)
{
    const struct lesson *before[COURSE_BEFORE];
    const struct ticket_front front = ticket_lines_front(&room->lines);
    struct ticket_setup setup = {.lesson = lesson,
                                 .before = before,
                                 .befores = course_before(&room->course, lesson, before),
                                 .seed = classroom_seed(room),
                                 .front = &front};

    lesson_lines_say(&room->lines,
                     message_with(N_("Exit ticket: {title}."),
                                  arg_text("title", words_in(&lesson->title, text_language()))));
    enum sitting_end end = ticket_run(&setup);
    if (end == SITTING_NO_MEMORY)
        report_no_memory();
    if (end == SITTING_NO_ITEMS)
        return report_error(room->line,
                            message_with(N_("the lesson {lesson} has no questions that a class can "
                                            "answer by holding up a letter"),
                                         arg_text("lesson", lesson->name)));
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
