#include "classes/mark.h"

#include "base/clock.h"
#include "base/message.h"
#include "classes/agreement.h"
#include "classes/class_names.h"
#include "classes/day.h"
#include "console/complaint.h"
#include "lesson/course.h"
#include "lesson/learner/learner.h"
#include "lesson/learner/learner_event.h"
#include "text/text.h"
#include "tui/input.h"
#include "tui/show.h"
#include "tui/stop.h"
#include "tui/wrap.h"
#include "json/writer.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

const char *const class_mark_forms[] = {"A", "B", NULL};

struct marking {
    struct records_file *file;
    const struct record_class *class;
    struct class_names names;
    struct course course;
    struct lesson *lesson;
    struct worksheet *sheets; /* one of each form; owned */
    enum worksheet_form form;
    uint64_t seed, hash;
    int64_t day;     /* of the sheet: the moment when that day begins … */
    bool today;      /* … which is today, also if no --date was given */
    int64_t session; /* 0: none is open, as no pupil was marked yet */
    struct input input;
    struct mark mark; /* of `pupil`, not recorded yet, so that “back” can change it */
    int pupil;        /* −1: none */
    int marked, absent;
};

static const char *name_of(const struct marking *marking, int pupil)
{
    return marking->names.pupils.list[pupil].name;
}

/* --- the sheet */

static enum exit_code make_sheets(struct marking *marking)
{
    const struct lesson *before[COURSE_BEFORE];
    struct worksheet_request request = {
        .lesson = marking->lesson,
        .before = before,
        .befores = course_before(&marking->course, marking->lesson, before),
        .seed = marking->seed};

    marking->sheets = memory_new(WORKSHEET_FORMS, sizeof *marking->sheets);
    for (; request.form < WORKSHEET_FORMS; request.form++)
        if (worksheet_make(&marking->sheets[request.form], &request) != STATUS_OK)
            return complain_of(marking->file->manner,
                               message_with(N_("the numbers of the lesson {lesson} allow no "
                                               "question; “breuk check” says more"),
                                            arg_text("lesson", marking->lesson->name)));
    return EXIT_DONE;
}

static enum exit_code load(struct marking *marking, const char *typed)
{
    struct diag diag = {0};
    const char *path;

    course_open(&marking->course);
    enum status status = course_resolve(&marking->course, &typed, &path, typed, &diag);
    if (status == STATUS_OK)
        status = lesson_load(&marking->lesson, path, &diag);
    if (status == STATUS_OK)
        course_hash(&marking->course, marking->lesson, path, &marking->hash);
    complain_diag(marking->file->manner, &diag, NULL);
    diag_release(&diag);
    return status == STATUS_OK ? make_sheets(marking) : exit_code_of(status);
}

/* --- what was marked before */

struct earlier {
    const struct marking *marking;
    int64_t day; /* as clock_day counts it */
    bool found;
};

static bool is_of_sheet(void *context, const struct record_event *event,
                        const struct record_session *session)
{
    struct earlier *earlier = context;
    const struct marking *marking = earlier->marking;

    earlier->found = strcmp(session->kind, "paper") == 0 && session->seed == marking->seed &&
                     strcmp(session->name, marking->lesson->name) == 0 &&
                     clock_day(event->at) == earlier->day;
    return !earlier->found;
}

/* *found: the pupil was already marked for that day, before the marking was broken off. */
static enum exit_code find_earlier(const struct marking *marking, int pupil, bool *found)
{
    struct earlier earlier = {.marking = marking, .day = clock_day(marking->day)};
    enum exit_code code = records_file_failed(
        marking->file, records_events(marking->file->records, marking->names.pupils.list[pupil].id,
                                      0, marking->day, is_of_sheet, &earlier));

    *found = earlier.found;
    return code;
}

/* --- recording */

static enum status open_session(struct marking *marking)
{
    char hash[24], uid[RECORD_UID_SIZE] = "";
    const struct record_session session = {.kind = "paper",
                                           .name = marking->lesson->name,
                                           .hash = hash,
                                           .version = marking->lesson->version,
                                           .seed = marking->seed,
                                           .language = text_language(),
                                           .journal = ""};

    if (marking->session)
        return STATUS_OK;
    snprintf(hash, sizeof hash, "%016" PRIx64, marking->hash);
    return records_session(marking->file->records, marking->class->id, uid, &session,
                           &marking->session);
}

/* Judges a question: the answer is the right one, the one that was typed, or an unknown wrong
 * one. */
static void judge(const struct mark *mark, const struct item *item, int number,
                  struct response *response, struct judgement *judgement, bool *known)
{
    unsigned bit = 1u << (number - 1);

    *judgement = (struct judgement){.verdict = VERDICT_NOT_YET, .option = -1};
    judgement->belief = NO_MISCONCEPTION;
    *known = mark->written & bit || !(mark->wrong & bit);
    if (mark->written & bit)
        *response = mark->response[number - 1];
    else if (*known)
        item_solve(item, response);
    if (*known)
        item_judge(item, response, judgement);
}

static int64_t pupil_of(const struct marking *marking)
{
    return marking->names.pupils.list[marking->pupil].id;
}

/* Adds an event. The events of a sheet of an earlier day get times after noon, each sheet of that
 * day at a second of its own. */
static enum status add(const struct marking *marking, struct record_event *event,
                       const struct records_learner *learner)
{
    const int64_t second = 1000000, noon = 12 * 60 * 60 * second, hours = 9 * 60 * 60;
    struct records *records = marking->file->records;

    if (marking->today)
        return records_add(records, marking->session, pupil_of(marking), event, learner);
    event->at = marking->day + noon + marking->session % hours * second + event->number;
    return records_add_earlier(records, marking->session, pupil_of(marking), event);
}

static enum status record_question(const struct marking *marking, int number,
                                   const struct item *item, const struct records_learner *learner)
{
    struct response response;
    struct judgement judgement;
    struct event_texts texts = {0};
    struct record_event event;
    bool known;

    judge(&marking->mark, item, number, &response, &judgement, &known);
    const struct lesson_answer answer = {
        .item = item, .answer = known ? &response : NULL, .first = &judgement};
    event_of_answer(&event, &texts, marking->lesson, &answer);
    event.number = (int64_t)(marking->pupil + 1) * PAPER_PUPIL +
                   (int64_t)marking->mark.form * PAPER_FORM + number;
    if (!known) /* something stands there */
        event.verdict = RECORD_NOT_YET;
    enum status status = add(marking, &event, learner);
    event_texts_release(&texts);
    return status;
}

static enum status record_sheet(struct marking *marking)
{
    const struct worksheet *sheet = &marking->sheets[marking->mark.form];
    struct learner learner = {0};
    const struct records_learner learns = learner_of_records(&learner);
    enum status status = open_session(marking);

    for (int number = 1; number <= MARK_QUESTIONS && status == STATUS_OK; number++) {
        const struct item *item = mark_item(sheet, number);
        if (item && !(marking->mark.empty >> (number - 1) & 1))
            status = record_question(marking, number, item, &learns);
    }
    if (status == STATUS_OK && !marking->today)
        status = records_relearn(marking->file->records, pupil_of(marking), &learns, true, NULL);
    learner_release(&learner);
    return status;
}

/* Records the sheet that was typed last: all of it, or nothing. */
static enum exit_code record(struct marking *marking)
{
    struct records *records = marking->file->records;
    int64_t session = marking->session;
    enum status status = STATUS_OK;

    if (marking->pupil < 0)
        return EXIT_DONE;
    if (marking->mark.kind == MARK_ABSENT) {
        marking->absent++;
    } else {
        status = records_begin(records);
        if (status == STATUS_OK)
            status = records_end(records, record_sheet(marking));
        marking->marked += status == STATUS_OK;
    }
    if (status != STATUS_OK)
        marking->session = session;
    marking->pupil = -1;
    return records_file_failed(marking->file, status);
}

/* --- asking */

static void count_answers(const struct marking *marking, int *right, int *all)
{
    const struct mark *mark = &marking->mark;

    *right = *all = 0;
    for (int number = 1; number <= MARK_QUESTIONS; number++) {
        const struct item *item = mark_item(&marking->sheets[mark->form], number);
        struct response response;
        struct judgement judgement;
        bool known;
        if (!item || mark->empty >> (number - 1) & 1)
            continue;
        judge(mark, item, number, &response, &judgement, &known);
        *right += judgement.verdict == VERDICT_RIGHT;
        ++*all;
    }
}

/* Repeats the line as it was understood, so that a slip is seen. */
static void tell(const struct marking *marking)
{
    const char *name = name_of(marking, marking->pupil),
               *form = worksheet_form_name(marking->mark.form);
    struct strbuf out = {0};
    int right, all;

    if (marking->mark.kind == MARK_ABSENT) {
        agreement_say(marking->file->manner,
                      message_with(N_("{name}: absent."), arg_text("name", name)));
        return;
    }
    count_answers(marking, &right, &all);
    agreement_say(marking->file->manner,
                  message_with(N_("{name}, form {form}: {right} of {all} right."),
                               arg_text("name", name), arg_text("form", form),
                               arg_count("right", right), arg_count("all", all)));
    if (marking->file->manner->json) {
        struct json_writer writer = json_begin_line(&out);
        json_write_text(&writer, "name", name);
        json_write_text(&writer, "form", form);
        json_write_count(&writer, "right", right);
        json_write_count(&writer, "questions", all);
        show_object(&writer);
    }
}

/* Asks until a line is understood. */
static enum table_answer ask(struct marking *marking, int pupil, struct mark *mark)
{
    struct strbuf line = {0}, kept = {0};
    struct message why;
    enum table_answer answer;
    bool read = false;

    do {
        if (!marking->file->manner->json) {
            show_text(stdout, name_of(marking, pupil));
            show_text(stdout, "> ");
            fflush(stdout);
        }
        strbuf_clear(&line);
        strbuf_clear(&kept);
        answer = input_line(&marking->input, &line);
        if (!marking->file->manner->json && !isatty(STDOUT_FILENO))
            show_text(stdout, "\n");
        if (answer == ANSWER_LINE) {
            read = mark_read(mark, strbuf_text(&line), marking->sheets, marking->form, &kept, &why);
            if (!read)
                complain_of(marking->file->manner, why);
        }
    } while (answer == ANSWER_LINE && !read);
    strbuf_release(&line);
    strbuf_release(&kept);
    return answer;
}

/* Goes back to the pupil who was typed last. */
static int go_back(struct marking *marking, int at)
{
    int last = marking->pupil;

    if (last < 0)
        agreement_say(marking->file->manner,
                      message_of(N_("Nobody before can be changed: all are recorded.")));
    marking->pupil = -1;
    return last < 0 ? at : last;
}

static void say_marked(const struct marking *marking, int pupil)
{
    char day[DAY_TEXT_SIZE];

    agreement_say(marking->file->manner,
                  message_with(marking->today ? N_("{name} has been marked today already.")
                                              : N_("{name} has been marked for {day} already."),
                               arg_text("name", name_of(marking, pupil)),
                               arg_text("day", day_write(day, marking->day))));
}

/* EXIT_STOPPED: the program is told to end. */
static enum exit_code ask_all(struct marking *marking)
{
    enum exit_code code = EXIT_DONE;
    int count = marking->names.pupils.count;

    for (int at = 0; at < count && code == EXIT_DONE;) {
        struct mark mark;
        bool found = false;
        code = find_earlier(marking, at, &found);
        if (code != EXIT_DONE)
            break;
        if (found) {
            say_marked(marking, at++);
            continue;
        }
        enum table_answer answer = ask(marking, at, &mark);
        if (answer == ANSWER_STOPPED)
            code = EXIT_STOPPED;
        if (answer != ANSWER_LINE || mark.kind == MARK_STOP)
            break;
        if (mark.kind == MARK_BACK) {
            at = go_back(marking, at);
            continue;
        }
        code = record(marking);
        marking->mark = mark;
        marking->pupil = at++;
        tell(marking);
    }
    return code;
}

/* A paragraph as wide as the terminal. */
static void say_paragraph(const struct marking *marking, struct message message)
{
    struct strbuf words = {0}, lines = {0};

    text_of(message, NULL, &words);
    wrap_add(&lines, strbuf_text(&words), 0, wrap_width(stdout));
    if (!marking->file->manner->json)
        show_text(stdout, strbuf_text(&lines));
    strbuf_release(&words);
    strbuf_release(&lines);
}

static void introduce(const struct marking *marking)
{
    char seed[24], day[DAY_TEXT_SIZE];

    snprintf(seed, sizeof seed, "%" PRIu64, marking->seed);
    say_paragraph(
        marking,
        message_with(N_("Worksheet {lesson}, version {version}, form {form}, seed {seed}. Type for "
                        "each pupil the numbers of the questions that are not right yet, as 3 7."),
                     arg_text("lesson", marking->lesson->name),
                     arg_count("version", marking->lesson->version),
                     arg_text("form", worksheet_form_name(marking->form)), arg_text("seed", seed)));
    if (!marking->today)
        say_paragraph(marking, message_with(N_("All of it is recorded for {day}."),
                                            arg_text("day", day_write(day, marking->day))));
    say_paragraph(marking, message_of(N_("A sheet that names another version at its foot has other "
                                         "questions; only its own key marks it.")));
    say_paragraph(marking,
                  message_of(N_("Enter: all right. “-”: absent. “11-13?”: left out, not recorded. "
                                "“3=2/5; 7”: what stands there. “B 3 7”: form B.")));
    say_paragraph(marking,
                  message_of(N_("“back” changes the pupil before, “stop” ends; the same command "
                                "goes on with the others.")));
}

static enum exit_code run(struct marking *marking)
{
    introduce(marking);
    marking->input = input_from(STDIN_FILENO);
    stop_watch();
    enum exit_code code = ask_all(marking), last = record(marking);
    agreement_say(marking->file->manner,
                  message_plural(NP_("{count} pupil is recorded.", "{count} pupils are recorded."),
                                 arg_count("count", marking->marked)));
    return code == EXIT_DONE ? last : code;
}

/* --- when the sheet was made */

/* Refuses a day beyond the age limit of the class: its events would be deleted at once. */
static enum exit_code check_kept(const struct marking *marking)
{
    int64_t days = marking->class->days;
    char first[DAY_TEXT_SIZE];

    if (days < 1 || days > AGE_MOST || marking->day >= day_before(days))
        return EXIT_DONE;
    return complain_of(marking->file->manner,
                       message_with(N_("class {class} keeps nothing from before {day}; “breuk "
                                       "class keep” changes that"),
                                    arg_text("class", marking->class->name),
                                    arg_text("day", day_write(first, day_before(days)))));
}

static enum exit_code read_day(struct marking *marking, const char *typed)
{
    const struct manner *manner = marking->file->manner;
    int64_t today = day_before(0);
    char day[DAY_TEXT_SIZE];

    marking->day = today;
    if (typed && (!day_read(typed, &marking->day) || clock_day(marking->day) < 1))
        return complain_of(manner, message_with(N_("“{given}” is no date; write the day when the "
                                                   "sheet was made as {today}"),
                                                arg_typed("given", typed),
                                                arg_text("today", day_write(day, today))));
    if (marking->day > today)
        return complain_of(manner, message_with(N_("{given} is still to come; write the day when "
                                                   "the sheet was made, {today} at the latest"),
                                                arg_typed("given", typed),
                                                arg_text("today", day_write(day, today))));
    marking->today = marking->day == today;
    return check_kept(marking);
}

enum exit_code class_mark(struct records_file *file, const struct record_class *class,
                          const char *lesson, const struct mark_options *options)
{
    struct marking marking = {
        .file = file, .class = class, .pupil = -1, .form = options->form, .seed = options->seed};
    enum exit_code code = read_day(&marking, options->date);

    if (code == EXIT_DONE)
        code = class_names_open(&marking.names, file, class);
    if (code == EXIT_DONE)
        code = load(&marking, lesson);
    if (code == EXIT_DONE)
        code = run(&marking);
    memory_free(marking.sheets);
    lesson_free(marking.lesson);
    course_release(&marking.course);
    class_names_release(&marking.names);
    return code;
}
