#include "cli/lesson/sitting.h"

#include "cli/command.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "lesson/diagnosis/diagnosis.h"
#include "lesson/help/ending.h"
#include "text/text.h"
#include "tui/show.h"

#include <string.h>

static const char *title_of(const struct lesson *lesson)
{
    return words_in(&lesson->title, text_language());
}

/* --- the lesson that comes next */

struct known_pupil {
    const struct known *known;
    int pupil;
};

static bool has_passed(const void *context, const char *lesson)
{
    const struct known_pupil *who = context;

    return known_passed(who->known, who->pupil, lesson);
}

/* Returns the lesson that helps, as the result says; NULL: none, or this one, or one that needs
 * this one, and so comes only after it is passed. */
static const struct lesson *find_cure(const struct course *course, const struct lesson *lesson,
                                      const struct sitting_result *result)
{
    const struct lesson *cure = result->helpful ? course_find(course, result->helpful) : NULL;
    const struct lesson *before[COURSE_BEFORE];

    if (!cure || strcmp(cure->name, lesson->name) == 0)
        return NULL;
    for (int i = course_before(course, cure, before) - 1; i >= 0 && !result->passed; i--)
        if (strcmp(before[i]->name, lesson->name) == 0)
            return NULL;
    return cure;
}

/* Whether only few answers were lacking: the lesson itself comes next. */
static bool passed_nearly(const struct lesson *lesson, const struct sitting_result *result)
{
    enum { FEW = 2 };

    return !result->passed && result->belief == HYPOTHESES &&
           result->last_right >= lesson->pass_right - FEW;
}

/* NULL: none but this one again. */
static const struct lesson *next_of(const struct classroom *room, const struct lesson *lesson,
                                    int pupil, const struct sitting_result *result)
{
    const struct known_pupil who = {&room->known, pupil};
    const struct lesson *cure = find_cure(&room->course, lesson, result);

    if (cure)
        return cure;
    if (result->passed)
        return course_next(&room->course, has_passed, &who);
    return passed_nearly(lesson, result) ? NULL
                                         : diagnosis_easier(&room->course, lesson, result->belief);
}

static void say_next(struct classroom *room, const struct lesson *lesson, int pupil,
                     const struct sitting_result *result)
{
    const struct lesson *next = next_of(room, lesson, pupil, result);
    struct message_arg title = arg_text("lesson", next ? title_of(next) : "");

    if (room->lines.pupils == 1) /* the list proposes it */
        room->advised = next              ? next
                        : !result->passed ? course_find(&room->course, lesson->name)
                                          : NULL;

    if (!next && !result->passed)
        classroom_say(room, message_of(N_("Do this lesson again: the questions will be new.")));
    else if (next)
        classroom_say(room, message_with(find_cure(&room->course, lesson, result)
                                             ? N_("The lesson “{lesson}” fits you well now.")
                                         : result->passed
                                             ? N_("Next comes the lesson “{lesson}”.")
                                             : N_("First “{lesson}”, then this lesson again."),
                                         title));
}

/* Those who were named, as they were: “--players Ann,Bo”. */
static void add_players(const struct classroom *room, struct strbuf *command)
{
    struct strbuf names = {0};

    for (int i = 0; i < room->players.count; i++)
        strbuf_addf(&names, "%s%s", i ? "," : "", room->names[i]);
    if (names.length) {
        strbuf_add(command, " --players ");
        shell_word_add(command, strbuf_text(&names));
    }
    strbuf_release(&names);
}

void ending_say_how(struct classroom *room, const struct lesson *lesson, int pupil,
                    const struct sitting_result *result)
{
    const struct lesson *next = next_of(room, lesson, pupil, result);
    struct strbuf command = {0};

    if (!next)
        return;
    lesson_lines_say(&room->lines, message_with(N_("To begin the lesson “{lesson}”, type:"),
                                                arg_text("lesson", title_of(next))));
    strbuf_add(&command, "  ");
    classroom_call_add(room, &command);
    strbuf_addf(&command, " lesson %s", next->name);
    class_book_add_options(&room->saving.book, &command);
    if (!room->saving.book.class_name)
        add_players(room, &command);
    show_line(stdout, strbuf_text(&command));
    strbuf_release(&command);
}

/* --- how it went */

/* Of one among several. */
static struct message answers_of(const struct sitting_result *result, struct message_arg name)
{
    struct message_arg right = arg_count("right", result->at_once),
                       tries = arg_count("tries", result->answered);

    if (result->at_once == 0)
        return message_plural(
            NP_("{name} answered {tries} new question.", "{name} answered {tries} new questions."),
            tries, name);
    return message_with(result->helped
                            ? N_("{name}: {right} of {tries} right at the first try, without a "
                                 "hint.")
                            : N_("{name}: {right} of {tries} right at the first try."),
                        name, right, tries);
}

/* Mentions hints only if an answer was right after one. */
struct message ending_answers(const struct sitting_result *result)
{
    struct message_arg right = arg_count("right", result->at_once),
                       tries = arg_count("tries", result->answered);

    if (result->at_once == 0)
        return message_plural(
            NP_("You answered {tries} new question.", "You answered {tries} new questions."),
            tries);
    if (result->answered == 1)
        return message_with(N_("You answered {tries} new question; right at the first try: "
                               "{right}."),
                            tries, right);
    if (result->helped)
        return message_plural(
            NP_("You answered {tries} new questions; {right} was right at the first try, without a "
                "hint.",
                "You answered {tries} new questions; {right} were right at the first try, without "
                "a hint."),
            right, tries);
    return message_plural(
        NP_("You answered {tries} new questions; {right} was right at the first try.",
            "You answered {tries} new questions; {right} were right at the first try."),
        right, tries);
}

static void say_answers(struct classroom *room, int pupil, const struct sitting_result *result)
{
    classroom_say(room, room->players.count > 1
                            ? answers_of(result, arg_text("name", room->names[pupil]))
                            : ending_answers(result));
}

static void say_belief(struct classroom *room, const struct sitting_result *result)
{
    struct message did = ending_did(result->belief, result->shown);
    struct strbuf words = {0};

    if (!result->perhaps) {
        classroom_say(room, did);
        return;
    }
    text_of(did, NULL, &words);
    classroom_say(room, message_with(N_("Perhaps: {what}"), arg_text("what", strbuf_text(&words))));
    strbuf_release(&words);
}

/* Whether each lesson of the course that exercises a skill is passed. */
static bool has_skill(const struct classroom *room, int pupil, enum skill skill)
{
    for (int i = 0; i < room->course.count; i++)
        if (room->course.lesson[i]->skills >> skill & 1 &&
            !known_passed(&room->known, pupil, room->course.lesson[i]->name))
            return false;
    return true;
}

/* What the pupil can do now: the skills that this lesson completes, else what it was about. */
static void say_can(struct classroom *room, const struct lesson *lesson, int pupil)
{
    bool any = false;

    for (enum skill k = 1; k < SKILLS; k++) {
        if (!(lesson->skills >> k & 1) || !has_skill(room, pupil, k))
            continue;
        classroom_say(room, message_of(skill_can(k)));
        any = true;
    }
    if (!any && lesson->goal.count)
        classroom_say(room, message_with("{goal}", arg_text("goal", words_in(&lesson->goal,
                                                                             text_language()))));
}

static void say_passed(struct classroom *room, const struct lesson *lesson, int pupil,
                       const struct sitting_result *result)
{
    classroom_say(room, message_with(N_("Passed: {right} of the last {last} at the first try."),
                                     arg_count("right", result->last_right),
                                     arg_count("last", result->last)));
    say_can(room, lesson, pupil);
}

static void say_kinds(struct classroom *room, const struct sitting_result *result)
{
    if (result->worst == ITEM_KINDS)
        return;
    struct message_arg bad = arg_term("bad", ending_kind(result->worst));
    if (result->best == ITEM_KINDS)
        classroom_say(room, message_with(N_("{bad}: not yet."), bad));
    else
        classroom_say(room, message_with(N_("{good} went well. {bad}: not yet."),
                                         arg_term("good", ending_kind(result->best)), bad));
}

static void say_not_passed(struct classroom *room, const struct lesson *lesson,
                           const struct sitting_result *result)
{
    struct message_arg right = arg_count("right", result->last_right),
                       last = arg_count("last", result->last),
                       pass = arg_count("pass", lesson->pass_right),
                       each = arg_count("each", lesson->pass_each);

    if (passed_nearly(lesson, result))
        classroom_say(
            room, message_with(result->last_right < lesson->pass_right
                                   ? N_("{right} of the last {last} right. Passing takes {pass}.")
                                   : N_("{right} of the last {last} right. Passing takes every "
                                        "skill of the lesson {each} times."),
                               right, last, pass, each));
    else if (result->belief == HYPOTHESES)
        say_kinds(room, result);
}

void ending_say(struct classroom *room, const struct lesson *lesson, int pupil, bool done,
                const struct sitting_result *result)
{
    if (result->answered)
        say_answers(room, pupil, result);
    if (done && result->belief != HYPOTHESES)
        say_belief(room, result);
    if (result->passed)
        say_passed(room, lesson, pupil, result);
    else if (done)
        say_not_passed(room, lesson, result);
    if (done)
        say_next(room, lesson, pupil, result);
}

/* --- the deck that goes with the lesson */

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
    class_book_add_options(&room->saving.book, &command);
    show_line(stdout, strbuf_text(&command));
    strbuf_release(&command);
}

/* Anything but yes is no: the question must not hold anybody up. */
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

/* The pupils of the lesson play; one pupil with two bots. Adds nothing if they have no names: play
 * asks. */
static void add_who_plays(const struct classroom *room, struct strbuf *out)
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

    add_who_plays(room, &players);
    words[count++] = "breuk";
    words[count++] = "play";
    if (room->manner->plain)
        words[count++] = "--plain";
    if (players.length) {
        words[count++] = "--players";
        words[count++] = strbuf_text(&players);
    }
    if (room->saving.book.class_name) {
        words[count++] = "--class";
        words[count++] = room->saving.book.class_name;
    }
    if (room->options->saving.keep.records) {
        words[count++] = "--records";
        words[count++] = room->options->saving.keep.records;
    }
    words[count++] = "--";
    words[count++] = deck;
    words[count] = NULL;
    enum status status = options_parse(&line, commands, count, (char **)words, &diag);
    complain_diag(room->manner, &diag, NULL);
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
