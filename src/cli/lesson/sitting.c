#include "cli/lesson/sitting.h"

#include "classes/journals.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "text/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- the front that keeps what is typed */

/* Whether it is not played again any more. */
static bool is_live(const struct journalled_front *front)
{
    return !front->log || front->at >= front->log->lines;
}

static void keep_say(void *context, struct message message)
{
    struct journalled_front *front = context;

    if (is_live(front))
        front->inner.say(front->inner.context, message);
}

static void keep_turn(void *context, int pupil, int number, int all)
{
    struct journalled_front *front = context;

    front->number = number;
    front->all = all;
    front->reason = (struct message){0};
    if (is_live(front))
        front->inner.turn(front->inner.context, pupil, number, all);
}

static void keep_why(void *context, struct message message)
{
    struct journalled_front *front = context;

    front->reason = message;
    if (is_live(front))
        front->inner.say(front->inner.context, message);
}

static void keep_example(void *context, int number)
{
    struct journalled_front *front = context;

    if (is_live(front))
        front->inner.example(front->inner.context, number);
}

static void keep_tell(void *context, const struct telling *telling)
{
    struct journalled_front *front = context;

    if (is_live(front))
        front->inner.tell(front->inner.context, telling);
}

static void keep_show(void *context, const struct item *item)
{
    struct journalled_front *front = context;

    front->shown = *item;
    if (is_live(front))
        front->inner.show(front->inner.context, item);
}

/* Writes a typed line to the journal before it is answered. */
static bool keep_line(struct journalled_front *front, int pupil, const char *typed)
{
    struct strbuf line = {0};

    sitting_log_write_line(&line, pupil, typed);
    bool written = saving_add(&front->room->saving, &line) == STATUS_OK;
    strbuf_release(&line);
    return written;
}

static enum front_answer keep_ask(void *context, int pupil, struct strbuf *line)
{
    struct journalled_front *front = context;

    if (!is_live(front)) {
        const struct sitting_line *typed = &front->log->line[front->at];
        if (typed->pupil != pupil) {
            front->misfit = true;
            return FRONT_STOPPED;
        }
        strbuf_add(line, typed->typed);
        front->at++;
        if (is_live(front)) {
            /* The reply to this line is shown, and so the question that it answers is shown with
             * it. */
            front->inner.turn(front->inner.context, pupil, front->number, front->all);
            if (front->reason.id)
                front->inner.say(front->inner.context, front->reason);
            front->inner.show(front->inner.context, &front->shown);
            if (front->inner.stand)
                front->inner.stand(front->inner.context, &front->stand);
        }
        return FRONT_LINE;
    }
    front->late = minutes_are_up(front->room->ends);
    if (front->late || front->room->saving.book.failed != STATUS_OK)
        return FRONT_STOPPED;
    enum front_answer answer = front->inner.ask(front->inner.context, pupil, line);
    front->asked = true;
    /* “stop” is not kept: given again, it would end the sitting whenever it is continued. */
    if (answer == FRONT_LINE && !sitting_stops(strbuf_text(line)) &&
        !keep_line(front, pupil, strbuf_text(line))) {
        front->unwritten = true;
        return FRONT_STOPPED;
    }
    return answer;
}

static void keep_stand(void *context, const struct sitting_stand *stand)
{
    struct journalled_front *front = context;

    front->stand = *stand;
    if (is_live(front) && front->inner.stand)
        front->inner.stand(front->inner.context, stand);
}

static enum front_answer keep_pause(void *context, struct strbuf *line)
{
    struct journalled_front *front = context;

    return is_live(front) ? front->inner.pause(front->inner.context, line) : FRONT_LINE;
}

struct lesson_front journalled_front(struct journalled_front *front, bool why)
{
    return (struct lesson_front){.context = front,
                                 .say = keep_say,
                                 .turn = keep_turn,
                                 .why = why ? keep_why : NULL,
                                 .example = keep_example,
                                 .tell = keep_tell,
                                 .show = keep_show,
                                 .stand = keep_stand,
                                 .ask = keep_ask,
                                 .pause = keep_pause};
}

/* --- a sitting */

const struct saving_kind sitting_saving = {
    .command = "lesson",
    .folder = JOURNALS_OF_LESSONS,
    .exists = N_("{file} already exists; name another file, or continue that lesson with: "
                 "--resume {file}"),
    .homeless =
        N_("there is no folder to save the lesson in; set HOME, or name a file with --journal"),
    .elsewhere =
        N_("{file} is open in another window; continue the lesson there, or close it first"),
    .passed_over = N_("this lesson cannot continue; here is the one before it"),
    .none = N_("there is no saved lesson to continue; start one with: breuk lesson"),
    .goes_on = N_("Your lesson is kept. {command} goes on with it."),
};

/* Whether what came of the sitting can be said: nothing went wrong with it. */
static bool is_sound(const struct journalled_front *front, enum sitting_end end)
{
    return end != SITTING_NO_ITEMS && !front->misfit && !front->unwritten &&
           front->room->saving.book.failed == STATUS_OK;
}

/* What came of it for each pupil, on the screen where all was asked there. Who stopped has left the
 * screen, and reads it as lines. */
static void end_sitting(struct journalled_front *front, const struct lesson *lesson,
                        enum sitting_end end, const struct sitting_result *results)
{
    struct classroom *room = front->room;
    const bool done = end == SITTING_DONE;

    if (!done)
        classroom_close_screen(room);
    else if (room->screen)
        lesson_screen_finish(room->screen);
    if (front->late)
        classroom_say(room, message_of(N_("The time is up.")));
    for (int p = 0; p < room->lines.pupils; p++) {
        if (results[p].first_tries)
            known_sat(&room->known, p, lesson, done, results[p].passed);
        ending_say(room, lesson, p, done, &results[p]);
    }
}

static enum exit_code finish(struct journalled_front *front, const struct lesson *lesson,
                             enum sitting_end end, const struct sitting_result *results, bool *left)
{
    struct classroom *room = front->room;
    bool any_passed = false;

    *left = end != SITTING_DONE;
    if (end == SITTING_NO_ITEMS)
        return complain_of(room->manner,
                           message_with(N_("the numbers of the lesson {lesson} allow no question; "
                                           "“breuk check” says more"),
                                        arg_text("lesson", lesson->name)));
    if (front->misfit)
        return complain_of(room->manner,
                           message_with(N_("{file} does not fit this lesson any more; begin the "
                                           "lesson again"),
                                        arg_text("file", room->saving.journal.path)));
    if (front->unwritten)
        return saving_report(&room->saving);
    if (room->saving.book.failed != STATUS_OK) {
        saving_say_how_to_go_on(&room->saving);
        return class_book_report(&room->saving.book);
    }
    for (int p = 0; p < room->lines.pupils; p++) {
        if (end == SITTING_DONE)
            ending_say_how(room, lesson, p, &results[p]);
        if (results[p].faulty)
            complain_of(room->manner, message_of(N_("what lies behind the answers could not be "
                                                    "weighed: a fault of breuk; the lesson itself "
                                                    "is as it should be")));
        any_passed = any_passed || results[p].passed;
    }
    if (end != SITTING_DONE)
        saving_say_how_to_go_on(&room->saving);
    else if (!front->asked)
        lesson_lines_say(&room->lines, message_of(N_("This lesson is finished.")));
    return any_passed ? deck_game_offer(room, lesson) : EXIT_DONE;
}

static void say_line(void *room, struct message message)
{
    classroom_say(room, message);
}

/* Once: whether anything is recorded, and where the lesson is kept. */
static void say_kept(struct classroom *room)
{
    if (room->told)
        return;
    room->told = true;
    classroom_say(room, class_book_says(&room->saving.book));
    saving_say_kept(&room->saving, room->options->verbose, say_line, room);
}

static enum exit_code run(struct journalled_front *front, const struct lesson *lesson,
                          uint64_t seed, bool *left)
{
    struct classroom *room = front->room;
    const struct lesson *before[COURSE_BEFORE];
    struct sitting_result results[SITTING_PUPILS] = {0};
    const struct lesson_front outer = journalled_front(front, room->options->why);

    classroom_open_screen(room, lesson);
    say_kept(room);
    front->inner = classroom_front(room);
    const struct lesson_history history = known_history(&room->known, lesson);
    struct sitting_setup setup = {.lesson = lesson,
                                  .before = before,
                                  .befores = course_before(&room->course, lesson, before),
                                  .seed = seed,
                                  .pupils = room->lines.pupils,
                                  .front = &outer,
                                  .history = &history,
                                  .start = front->start};
    enum sitting_end end = sitting_run(&setup, results);
    if (is_sound(front, end))
        end_sitting(front, lesson, end, results);
    classroom_close_screen(room);
    return finish(front, lesson, end, results, left);
}

/* In the class's book a sitting is a session; its journal says which. */
static void begin_book(struct classroom *room, struct sitting_log *log)
{
    struct record_session session = {.kind = "lesson",
                                     .name = log->lesson,
                                     .version = log->version,
                                     .seed = log->seed,
                                     .language = log->language};

    saving_begin_session(&room->saving, &session, log->hash, &log->class_name, &log->session);
}

static enum exit_code begin_journal(struct classroom *room, struct sitting_log *log,
                                    const char *name)
{
    struct strbuf header = {0};
    enum exit_code code = saving_create(&room->saving, name);

    if (code != EXIT_DONE)
        return code;
    begin_book(room, log);
    sitting_log_write(&header, log);
    code = saving_begin(&room->saving, &header);
    strbuf_release(&header);
    return code;
}

enum exit_code sitting_begin(struct classroom *room, const char *typed, const char *path,
                             bool *left)
{
    struct journalled_front front = {.room = room};
    /* A journal may be continued in another folder, so a path is kept whole. */
    char *whole = library_is_path(typed) ? realpath(path, NULL) : NULL;
    struct sitting_log log = {.lesson = whole ? whole : typed,
                              .language = text_language(),
                              .seed = room->options->seeded ? room->options->seed : seed_drawn(),
                              .pupils = room->lines.pupils};
    struct arena texts = {0};
    enum exit_code code;
    struct lesson *lesson = classroom_load(room, path, &log.hash, &code);

    *left = true;
    log.version = lesson ? lesson->version : 0;
    for (int i = 0; i < log.pupils; i++)
        log.pupil[i] = room->names[i];
    if (lesson) {
        known_start(&room->known, &room->course, lesson, log.pupils, front.start);
        known_write(front.start, &room->course, log.pupils, &texts, &log);
        code = begin_journal(room, &log, lesson->name);
    }
    if (lesson && code == EXIT_DONE)
        code = class_book_report(&room->saving.book);
    if (lesson && code == EXIT_DONE)
        code = run(&front, lesson, log.seed, left);
    journal_close(&room->saving.journal);
    lesson_free(lesson);
    arena_release(&texts);
    free(whole);
    return code;
}

/* --- taking up */

/* Switches to the journal's language, so that typed lines are read again as they were then. */
static enum exit_code speak_as(struct classroom *room, const struct sitting_log *log)
{
    struct message problem;

    if (strcmp(log->language, text_language()) == 0)
        return EXIT_DONE;
    if (room->manner->language)
        return complain_of(room->manner,
                           message_with(N_("this lesson was begun in another language; leave out "
                                           "--lang, or use --lang {language}"),
                                        arg_text("language", log->language)));
    enum status status = text_start(log->language, &problem);
    mixed_apply(room->manner, NULL);
    room->language = text_language();
    return status == STATUS_OK ? EXIT_DONE : complain_of(room->manner, problem);
}

/* The pupils of the journal, not those of the options. */
static enum exit_code seat_pupils(struct classroom *room, const struct sitting_log *log)
{
    struct strbuf names = {0};

    for (int i = 0; i < log->pupils; i++)
        strbuf_addf(&names, "%s%s", i ? "," : "", log->pupil[i]);
    bool named = log->pupils > 1 || *log->pupil[0];
    enum exit_code code = classroom_seat(room, named ? strbuf_text(&names) : NULL);
    strbuf_release(&names);
    return code;
}

/* The lesson as it was; NULL: complaints are reported. */
static struct lesson *find_again(const struct classroom *room, const struct log_reader *reader,
                                 const struct sitting_log *log, enum exit_code *code)
{
    struct library library = {0};
    struct diag diag = {0};
    struct lesson *lesson = NULL;
    const char *path;
    uint64_t hash = 0;

    library_open(&library, "lessons");
    enum status status = library_resolve(&library, &path, log->lesson, &diag);
    *code = complain_all(room->manner, &diag, status);
    if (status == STATUS_OK)
        lesson = classroom_load(room, path, &hash, code);
    library_release(&library);
    if (!lesson || hash == log->hash)
        return lesson;
    lesson_free(lesson);
    *code =
        complain_of(room->manner,
                    message_with(N_("the lesson {lesson}, or one before it, has changed since "
                                    "{file} was saved; begin the lesson again"),
                                 arg_text("lesson", log->lesson), arg_text("file", reader->path)));
    return NULL;
}

/* *final becomes true if nothing is wrong with the journal and it could go on: but another program
 * has it open, or --lang names another language. */
static enum exit_code go_on(struct classroom *room, const struct log_reader *reader,
                            struct sitting_log *log, bool *final)
{
    struct journalled_front front = {.room = room, .log = log};
    enum exit_code code = speak_as(room, log);
    bool left;

    *final = code != EXIT_DONE;
    if (code == EXIT_DONE)
        code = seat_pupils(room, log);
    if (code == EXIT_DONE && log->class_name)
        code = class_book_open_again(&room->saving.book, log->session);
    if (code == EXIT_DONE)
        classroom_seat_book(room);
    struct lesson *lesson = code == EXIT_DONE ? find_again(room, reader, log, &code) : NULL;
    if (lesson && !known_read(front.start, &room->course, log))
        code =
            complain_of(room->manner, message_with(N_("{file} does not fit this lesson any more; "
                                                      "begin the lesson again"),
                                                   arg_text("file", reader->path)));
    if (!lesson || code != EXIT_DONE) {
        lesson_free(lesson);
        return code;
    }
    code = saving_continue(&room->saving, reader, final);
    if (code == EXIT_DONE) {
        begin_book(room, log);
        code = run(&front, lesson, log->seed, &left);
    }
    journal_close(&room->saving.journal);
    lesson_free(lesson);
    return code;
}

static enum exit_code resume_file(void *context, const char *path, bool *final)
{
    struct classroom *room = context;
    struct log_reader reader;
    struct sitting_log log = {0};
    struct diag diag = {0};
    enum status status = log_reader_open(&reader, path, &diag);

    *final = false;
    saving_close(&room->saving);
    room->saving = saving_none(&room->options->saving, room->manner, &sitting_saving);
    if (status == STATUS_OK)
        status = sitting_log_read(&log, &reader, &diag);
    enum exit_code code = complain_all(room->manner, &diag, status);
    if (code == EXIT_DONE)
        code = go_on(room, &reader, &log, final);
    log_reader_close(&reader);
    sitting_log_release(&log);
    return code;
}

enum exit_code sitting_resume(struct classroom *room)
{
    return saving_resume(room->manner, &sitting_saving, room->options->operand, resume_file, room);
}
