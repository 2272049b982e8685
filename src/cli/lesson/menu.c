#include "cli/lesson/menu.h"

#include "cli/report.h"
#include "text/text.h"
#include "tui/show.h"

#include <string.h>

/* Whether each pupil has passed it. */
static bool all_passed(const void *context, const char *lesson)
{
    const struct classroom *room = context;

    for (int p = 0; p < room->lines.pupils; p++)
        if (!known_passed(&room->known, p, lesson))
            return false;
    return true;
}

static void show_lesson(const struct classroom *room, const struct lesson *lesson, size_t width,
                        const struct lesson *next)
{
    struct strbuf text = {0};
    const char *title = words_in(&lesson->title, text_language());

    strbuf_addf(&text, "  %-*s  %s", (int)width, lesson->name, title);
    if (all_passed(room, lesson->name))
        strbuf_addf(&text, " (%s)", text_get(N_("passed")));
    else if (lesson == next)
        strbuf_addf(&text, " (%s)", text_get(N_("next")));
    show_line(stdout, cli_text(&text));
    strbuf_release(&text);
}

static void show_list(const struct classroom *room, const struct lesson *next)
{
    const struct course *course = &room->course;
    size_t width = 0;

    for (int i = 0; i < course->count; i++)
        width = strlen(course->lesson[i]->name) > width ? strlen(course->lesson[i]->name) : width;
    for (int i = 0; i < course->count; i++) {
        const struct lesson *lesson = course->lesson[i];
        if (i == 0 || lesson->stage != course->lesson[i - 1]->stage) {
            show_text(stdout, "\n");
            show_line(stdout, text_get(stage_title(lesson->stage)));
        }
        show_lesson(room, lesson, width, next);
    }
    show_text(stdout, "\n");
}

/* The lesson that is wanted; NULL: none any more. */
static const struct lesson *ask_which(struct classroom *room, const struct lesson *next)
{
    const struct lesson *chosen = NULL;
    struct strbuf typed = {0};

    while (!chosen) {
        lesson_lines_say(
            &room->lines,
            next ? message_with(N_("Which lesson? Type its name; Enter: {lesson}. “stop” ends."),
                                arg_text("lesson", next->name))
                 : message_of(N_("All lessons are passed. Type a name to do one again; “stop” "
                                 "ends.")));
        show_text(stdout, "> ");
        fflush(stdout);
        strbuf_clear(&typed);
        if (input_line(&room->input, &typed) != ANSWER_LINE ||
            strcasecmp(cli_text(&typed), "stop") == 0 ||
            strcasecmp(cli_text(&typed), text_get(N_("stop"))) == 0)
            break;
        chosen = *cli_text(&typed) ? course_find(&room->course, cli_text(&typed)) : next;
        if (!chosen && *cli_text(&typed))
            lesson_lines_say(
                &room->lines,
                message_with(N_("There is no lesson “{word}”. Type one of the names in "
                                "the list."),
                             arg_typed("word", cli_text(&typed))));
    }
    strbuf_release(&typed);
    return chosen;
}

const struct lesson *menu_choose(struct classroom *room)
{
    const struct lesson *next = course_next(&room->course, all_passed, room);

    show_list(room, next);
    return ask_which(room, next);
}

enum exit_code menu_run(struct classroom *room)
{
    enum exit_code code = EXIT_DONE;
    bool left = false;

    while (code == EXIT_DONE && !left) {
        const struct lesson *lesson = menu_choose(room);
        if (!lesson)
            break;
        code = sitting_begin(room, lesson->name, library_find(&room->course.library, lesson->name),
                             &left);
    }
    return code;
}
