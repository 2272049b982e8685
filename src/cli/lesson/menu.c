#include "cli/lesson/sitting.h"

#include "lesson/course.h"
#include "lesson/diagnosis/diagnosis.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

/* --- the lessons in columns */

enum { GAP = 2 };

static void add_cell(struct strbuf *out, const struct course *course, int index, bool marked)
{
    const struct lesson *lesson = course->lesson[index];

    strbuf_addf(out, "%s%2d  %s", marked ? "*" : " ", index + 1,
                words_in(&lesson->title, text_language()));
}

/* Columns of the widest cell. */
static int cell_columns(const struct course *course)
{
    int most = 1;

    for (int i = 0; i < course->count; i++) {
        struct strbuf cell = {0};
        add_cell(&cell, course, i, false);
        int columns = wrap_columns(strbuf_text(&cell));
        most = columns > most ? columns : most;
        strbuf_release(&cell);
    }
    return most;
}

/* As many cells as fit, of one stage, from `at` on; returns the first that is left. */
static int show_row(const struct course *course, int at, int columns, lesson_marked *marked,
                    const void *context)
{
    const enum stage stage = course->lesson[at]->stage;
    struct strbuf row = {0};
    int cells = (wrap_width(stdout) + GAP) / (columns + GAP), place = 0;

    do {
        int filled = wrap_columns(strbuf_text(&row));
        strbuf_addf(&row, "%*s", place * (columns + GAP) - filled, "");
        add_cell(&row, course, at, marked && marked(context, course->lesson[at]->name));
        at++;
        place++;
    } while (place < cells && at < course->count && course->lesson[at]->stage == stage);
    show_line(stdout, strbuf_text(&row));
    strbuf_release(&row);
    return at;
}

void course_list_show(const struct course *course, lesson_marked *marked, const void *context)
{
    const int columns = cell_columns(course);

    for (int at = 0; at < course->count;) {
        const enum stage stage = course->lesson[at]->stage;
        if (at == 0 || stage != course->lesson[at - 1]->stage) {
            struct strbuf heading = {0};
            strbuf_addf(&heading, "%c  %s", 'A' + (int)stage, text_get(stage_title(stage)));
            show_line(stdout, strbuf_text(&heading));
            strbuf_release(&heading);
        }
        at = show_row(course, at, columns, marked, context);
    }
}

/* --- which one to do */

/* Whether each pupil has passed it. */
static bool all_passed(const void *context, const char *lesson)
{
    const struct classroom *room = context;

    for (int p = 0; p < room->lines.pupils; p++)
        if (!known_passed(&room->known, p, lesson))
            return false;
    return true;
}

/* What the marks mean, where there are any. */
static void show_list_foot(const struct classroom *room)
{
    struct strbuf foot = {0};

    for (int i = 0; i < room->course.count && !foot.length; i++)
        if (all_passed(room, room->course.lesson[i]->name))
            strbuf_addf(&foot, "*  %s", text_get(N_("passed")));
    show_line(stdout, strbuf_text(&foot));
    strbuf_release(&foot);
}

/* The lesson that was typed; NULL: it is not clear which, and that was said. */
static const struct lesson *read_lesson(struct classroom *room, const char *typed)
{
    const struct course *course = &room->course;
    struct course_named named;
    struct strbuf list = {0};

    course_name(course, typed, &named);
    course_named_list(course, &named, &list);
    struct message_arg word = arg_typed("word", typed),
                       lessons = arg_text("lessons", strbuf_text(&list)),
                       near = arg_text("near", named.near), last = arg_count("last", course->count);
    if (named.count > 1)
        lesson_lines_say(&room->lines,
                         message_with(N_("“{word}” may be: {lessons}. Which one? Type its number."),
                                      word, lessons));
    else if (!named.lesson)
        lesson_lines_say(
            &room->lines,
            message_with(named.near ? N_("There is no lesson “{word}”. Did you mean “{near}”?")
                                    : N_("There is no lesson “{word}”. Type a number from 1 to "
                                         "{last}, or a title in the list."),
                         word, near, last));
    strbuf_release(&list);
    return named.lesson;
}

/* Who answers, where they have names. */
static void say_who(struct classroom *room)
{
    struct strbuf names = {0};

    for (int i = 0; i < room->players.count; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", room->names[i]);
    if (names.length)
        lesson_lines_say(&room->lines, message_with(N_("The next lesson is for {names}."),
                                                    arg_text("names", strbuf_text(&names))));
    strbuf_release(&names);
}

/* The lesson that is wanted; NULL: none any more. */
static const struct lesson *ask_which(struct classroom *room, const struct lesson *next)
{
    const struct lesson *chosen = NULL;
    struct strbuf typed = {0};

    while (!chosen) {
        lesson_lines_say(&room->lines,
                         next
                             ? message_with(N_("Which lesson? Type its number or title; Enter: "
                                               "{number}. “stop” ends."),
                                            arg_count("number", course_number(&room->course, next)))
                             : message_of(N_("All lessons are passed. Type a number or title to do "
                                             "one again; “stop” ends.")));
        show_text(stdout, "> ");
        fflush(stdout);
        strbuf_clear(&typed);
        if (input_line(&room->input, &typed) != ANSWER_LINE || sitting_stops(strbuf_text(&typed)))
            break;
        chosen = *strbuf_text(&typed) ? read_lesson(room, strbuf_text(&typed)) : next;
    }
    strbuf_release(&typed);
    return chosen;
}

/* Whether one of the pupils did it last without passing it. */
static bool one_failed(const void *context, const char *lesson)
{
    const struct classroom *room = context;

    for (int p = 0; p < room->lines.pupils; p++) {
        const struct lesson_progress *known = progress_find(&room->known.of[p].progress, lesson);
        if (known && known->failed)
            return true;
    }
    return false;
}

const struct lesson *menu_choose(struct classroom *room)
{
    const struct lesson *next =
        room->advised
            ? room->advised
            : diagnosis_step_down(&room->course, course_next(&room->course, all_passed, room),
                                  HYPOTHESES, one_failed, room);

    course_list_show(&room->course, all_passed, room);
    show_list_foot(room);
    say_who(room);
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
