#include "cli/command.h"
#include "cli/lesson/sitting.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/terminal.h"
#include "lesson/course.h"
#include "tui/stop.h"

#include <unistd.h>

/* Refuses what does not go with it: a journal keeps its pupils and its seed; and a class has no
 * names and no journal, and no question of its ticket is chosen by answers. */
static enum exit_code check_options(const struct command_line *line,
                                    const struct lesson_options *options)
{
    static const char *const kept[] = {"players", "seed", "journal", "class", NULL},
                             *const not_of_ticket[] = {"players", "minutes", "journal", "resume",
                                                       "why",     "class",   NULL};

    if (options->ticket)
        return options_refuse(line, not_of_ticket,
                              N_("an exit ticket asks a whole class, and takes four minutes; leave "
                                 "out --{option}"));
    return options->resume
               ? options_refuse(line, kept,
                                N_("a lesson keeps its pupils and questions when you continue it; "
                                   "leave out --{option}"))
               : EXIT_DONE;
}

/* Does the lesson of that name or file, or holds its exit ticket. */
static enum exit_code begin(struct classroom *room, const char *typed)
{
    struct diag diag = {0};
    const char *path;
    bool left;
    enum status status = course_resolve(&room->course, &typed, &path, typed, &diag);

    enum exit_code code = complain_all(room->manner, &diag, status);
    if (code != EXIT_DONE)
        return code;
    return room->options->ticket ? ticket_hold(room, typed, path)
                                 : sitting_begin(room, typed, path, &left);
}

static enum exit_code choose_ticket(struct classroom *room)
{
    const struct lesson *lesson = menu_choose(room);

    return lesson ? begin(room, lesson->name) : EXIT_DONE;
}

/* A lesson is named where the file of a saved one belongs. */
static bool is_lesson(const struct classroom *room, const char *typed)
{
    struct course_named named = {0};

    if (typed && !library_is_path(typed))
        course_name(&room->course, library_bare_name(&room->course.library, typed), &named);
    return named.lesson && named.whole && access(typed, F_OK) != 0;
}

static enum exit_code resume(struct classroom *room)
{
    const char *typed = room->options->operand;

    if (is_lesson(room, typed))
        return complain_of(room->manner,
                           message_with(N_("{lesson} is a lesson; --resume takes the file of a "
                                           "saved one, or nothing: then the latest"),
                                        arg_text("lesson", typed)));
    return sitting_resume(room);
}

static struct lesson_options read_options(const struct command_line *line)
{
    return (struct lesson_options){
        .operand = line->operands[0],
        .saving = saving_options(line),
        .players = option_text(line, "players", NULL),
        .seeded = option_given(line, "seed"),
        .seed = option_whole(line, "seed", 0),
        .minutes = (int)option_whole(line, "minutes", 0),
        .resume = option_given(line, "resume"),
        .ticket = option_given(line, "exit-ticket"),
        .why = option_given(line, "why"),
        .verbose = option_given(line, "verbose"),
        .wish = terminal_wished(line),
    };
}

static enum exit_code run(const struct command_line *line)
{
    const struct lesson_options options = read_options(line);
    struct classroom room;
    enum exit_code code = check_options(line, &options);

    if (code != EXIT_DONE)
        return code;
    terminal_speak(&line->manner);
    code = classroom_open(&room, &options, &line->manner);
    if (code == EXIT_DONE) {
        stop_watch();
        code = options.resume    ? resume(&room)
               : options.operand ? begin(&room, options.operand)
               : options.ticket  ? choose_ticket(&room)
                                 : menu_run(&room);
    }
    classroom_release(&room);
    return code;
}

static const struct example examples[] = {
    {"lesson", N_("list the lessons and ask which one to do")},
    {"lesson factor", N_("do the lesson factor")},
    {"lesson 12", N_("do the twelfth lesson of the list")},
    {"lesson factor --players Ann,Bo", N_("do it in turn")},
    {"lesson factor --minutes 10", N_("stop after ten minutes")},
    {"lesson factor --why", N_("say before each question why it comes")},
    {"lesson factor --class 6b --players Ann", N_("record what Ann of class 6b answers")},
    {"lesson factor --exit-ticket", N_("ask a class three questions and count hands")},
    {"lesson --resume", N_("continue the latest lesson")},
    {0},
};

static const struct option_row options[] = {
    {TEXT_OPTION("players", 'p', N_("NAMES"),
                 N_("the pupils, separated by commas; they answer in turn")),
     .filled = true},
    {WHOLE_OPTION("seed", 's', N_("NUMBER"), 0, UINT64_MAX,
                  N_("random seed: same number, same answers, same questions"))},
    {OPTION_MINUTES(N_("stop after so many minutes; by default no clock runs"))},
    {OPTION_JOURNAL(N_("save the lesson in this file"))},
    {FLAG_OPTION("why", 'w', N_("say before each question why it comes"))},
    {OPTION_RESUME(N_("continue the lesson in FILE, or else the latest one"))},
    {FLAG_OPTION("exit-ticket", 0,
                 N_("ask a whole class three questions in large letters; you type how many hold up "
                    "which letter"))},
    {OPTION_CLASS},
    {OPTION_RECORDS},
    {OPTION_KEEP},
    {OPTION_MIXED},
    {OPTION_VERBOSE},
    {OPTION_LIGHT},
    {OPTION_BRAILLE},
    {OPTION_SPOKEN},
    {OPTION_GRAPHICS},
    {0},
};

const struct command command_lesson = {
    .name = "lesson",
    .operands = N_("[LESSON | FILE]"),
    .operands_least = 0,
    .operands_most = 1,
    .summary = N_("do a lesson on fractions, alone or in turn"),
    .description =
        N_("Two worked examples come first, then ten new questions and four older ones. Each "
           "question is chosen so that you get about four of five right. Type “hint”, “why”, "
           "“skip” or “stop” at any time. breuk saves every answer, so that you can stop and "
           "continue later."),
    .examples = examples,
    .options = options,
    .run = run,
};
