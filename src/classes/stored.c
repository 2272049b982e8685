#include "classes/stored.h"

#include "classes/class_names.h"
#include "classes/day.h"
#include "classes/name_search.h"
#include "classes/overview/overview.h"
#include "classes/records_file.h"
#include "console/complaint.h"
#include "console/whole_file.h"
#include "lesson/learner/learner.h"
#include "lesson/report/pupil_words.h"
#include "log/log_file.h"
#include "records/events.h"
#include "records/forgetting.h"
#include "skill/skill.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* --- everything that is stored of a pupil, so that the pupil can read it */

/* A pupil being written down. */
struct exporting {
    const struct records_file *file;
    const struct stored_options *options;
    const struct record_class *class; /* NULL: there is none, and so no pupil */
    const struct record_pupil *pupil; /* NULL: the name is not in the class, but in journals */
    struct name_search found;         /* saved games, lessons and scores */
    struct record_texts uids, journals;
    struct strbuf model, out;
    struct strbuf session; /* the last one that was shown */
    int64_t events, first, last;
    bool told; /* how many events there are is known */
};

static const char *const kind_words[] = {[RECORD_QUESTION] = N_("question"),
                                         [RECORD_TURN] = N_("turn"),
                                         [RECORD_SAID] = N_("said"),
                                         [RECORD_SAT] = N_("lesson done")};

/* --- for people */

static void add_line(struct strbuf *out, struct message message)
{
    text_of(message, NULL, out);
    strbuf_add_char(out, '\n');
}

static void add_session(struct exporting *exporting, const struct record_session *session)
{
    struct strbuf now = {0}, *out = &exporting->out;

    strbuf_addf(&now, "%s %s %s %d %" PRIu64 " %s %s", session->kind, session->name, session->hash,
                session->version, session->seed, session->language, session->journal);
    if (strcmp(strbuf_text(&now), strbuf_text(&exporting->session)) != 0) {
        strbuf_add_char(out, '\n');
        strbuf_addf(out, "%s: %s\n",
                    text_get(strcmp(session->kind, "game") == 0    ? N_("Game")
                             : strcmp(session->kind, "paper") == 0 ? N_("On paper")
                                                                   : N_("Lesson")),
                    session->name);
        strbuf_addf(out, "  hash %s, version %d, seed %" PRIu64 ", %s\n", session->hash,
                    session->version, session->seed, session->language);
        if (*session->journal)
            strbuf_addf(out, "  %s\n", session->journal);
    }
    strbuf_clear(&exporting->session);
    strbuf_add(&exporting->session, strbuf_text(&now));
    strbuf_release(&now);
}

/* Adds what is there behind a comma. */
static void add_part(struct strbuf *out, const char *what, const char *text)
{
    if (text && *text)
        strbuf_addf(out, ", %s %s", text_get(what), text);
}

static void add_skills(struct strbuf *out, unsigned skills)
{
    for (int k = 0; skills >> k; k++)
        if (skills >> k & 1)
            strbuf_addf(out, " K%d", k);
}

static bool add_event(void *context, const struct record_event *event,
                      const struct record_session *session)
{
    struct exporting *exporting = context;
    struct strbuf *out = &exporting->out;
    char moment[DAY_TEXT_SIZE];

    add_session(exporting, session);
    strbuf_addf(out, "  %s  %" PRId64 ". %s", day_write_moment(moment, event->at), event->number,
                text_get(kind_words[event->kind]));
    add_part(out, N_("lesson"), event->lesson);
    add_part(out, N_("asked"), event->asked);
    add_part(out, N_("answered"), event->answered);
    strbuf_addf(out, ": %s\n", text_get(event_verdict_words(event->verdict)));
    strbuf_addf(out, "    %s", text_get(N_("skills")));
    add_skills(out, event->skills);
    strbuf_addf(out, ", %s %.3g, %s %.3g, %s %.3g, %s %d, %s %d, %s %d", text_get(N_("difficulty")),
                event->difficulty, text_get(N_("guess")), event->guess, text_get(N_("score")),
                event->score, text_get(N_("hints")), event->hints, text_get(N_("probe")),
                event->probe, text_get(N_("counts")), (int)event->counts);
    add_part(out, N_("fact"), event->fact);
    add_part(out, N_("decision"), event->decision);
    strbuf_add_char(out, '\n');
    return true;
}

static void add_head(struct exporting *exporting)
{
    struct strbuf *out = &exporting->out;
    char day[DAY_TEXT_SIZE], last[DAY_TEXT_SIZE];

    add_line(out, message_with(N_("Everything that breuk has stored of {name}, class {class}"),
                               arg_text("name", exporting->pupil->name),
                               arg_text("class", exporting->class->name)));
    add_line(out, message_with(N_("File: {file}"),
                               arg_text("file", records_path(exporting->file->records))));
    for (int i = 0; i < exporting->uids.count; i++)
        strbuf_addf(out, "%s %s\n",
                    text_get(i ? N_("Another computer calls the pupil:")
                               : N_("All computers call the pupil:")),
                    exporting->uids.text[i]);
    if (exporting->events)
        add_line(out, message_plural(NP_("{count} answer or turn, on {first}.",
                                         "{count} answers and turns, from {first} to {last}."),
                                     arg_count("count", exporting->events),
                                     arg_text("first", day_write(day, exporting->first)),
                                     arg_text("last", day_write(last, exporting->last))));
    else
        add_line(out, message_of(N_("No answer and no turn is recorded.")));
    if (exporting->class->days)
        add_line(out, message_plural(
                          NP_("Each is kept for {count} day.", "Each is kept for {count} days."),
                          arg_count("count", exporting->class->days)));
    else
        add_line(out, message_of(N_("They are kept until somebody deletes them.")));
}

static void add_skill(struct strbuf *out, const struct learner *learner, enum skill skill)
{
    const struct skill_sum *sum = &learner->skill[skill];
    const char *what = skill_description(skill);

    if (!sum->tries || !what)
        return;
    strbuf_addf(out, "  K%d ", (int)skill);
    add_line(out, message_plural(
                      NP_("{skill}: {right} of {count} try was right; {standing}",
                          "{skill}: {right} of {count} tries were right; {standing}"),
                      arg_count("count", sum->tries), arg_count("right", sum->right),
                      arg_term("skill", what),
                      arg_term("standing", report_sign_meaning(learner_standing(learner, skill)))));
}

static void add_lessons(struct strbuf *out, const struct progress *progress)
{
    for (int i = 0; i < progress->count; i++) {
        const struct lesson_progress *lesson = &progress->lesson[i];
        strbuf_add(out, "  ");
        add_line(out, message_with(lesson->passed ? N_("Lesson {lesson}: passed")
                                                  : N_("Lesson {lesson}: not passed yet"),
                                   arg_text("lesson", lesson->lesson)));
    }
}

/* What breuk takes for a belief, told where a report would tell it. */
static void add_belief(struct strbuf *out, const struct learner *learner)
{
    enum hypothesis named = evidence_named(&learner->evidence);

    strbuf_add(out, "  ");
    add_line(out, named == HYPOTHESES
                      ? message_of(N_("Nothing is said of what lies behind wrong answers."))
                      : message_with(N_("What may lie behind wrong answers: {belief}"),
                                     arg_term("belief", belief_words(named))));
}

/* A model of another version of breuk cannot be read: then only --json shows it. */
static void add_tail(struct exporting *exporting)
{
    struct learner learner = {0};
    struct strbuf *out = &exporting->out;

    if (!exporting->model.length ||
        learner_read(&learner, strbuf_text(&exporting->model)) != STATUS_OK) {
        learner_release(&learner);
        return;
    }
    strbuf_add_char(out, '\n');
    add_line(out, message_of(N_("What breuk made of these; with --json it is as it is stored:")));
    for (int skill = 0; skill < SKILLS; skill++)
        add_skill(out, &learner, (enum skill)skill);
    add_lessons(out, &learner.progress);
    add_belief(out, &learner);
    learner_release(&learner);
}

/* --- saved games, lessons and scores */

/* Tells the lines of a journal; none if it has become another file since it was found. */
static void tell_journal(const struct exporting *exporting, const struct found_journal *journal,
                         log_teller *tell, void *context)
{
    struct log_file file;
    struct diag diag = {0};

    if (name_search_hold(&exporting->found, journal, &file) == STATUS_OK)
        log_tell_person(&file, exporting->found.name, tell, context, &diag);
    log_file_close(&file);
    diag_release(&diag);
}

static void add_words(void *out, const char *words)
{
    strbuf_addf(out, "    %s\n", words);
}

/* Names of the kinds of file left alone, for programs and for people. */
static const struct {
    const char *name, *words;
} strays[STRAY_KINDS] = {
    [STRAY_FILE] = {"file", N_("no saved game or lesson, but the name stands in it")},
    [STRAY_LINK] = {"link", N_("a link, but the name stands in what it leads to")},
    [STRAY_UNKNOWN] = {"unknown", N_("of a session that these records do not know, but the name "
                                     "stands in it")},
    [STRAY_DAMAGED] = {"damaged", N_("damaged; the name may stand behind the damage")},
    [STRAY_UNREADABLE] = {"unreadable", N_("cannot be read; the name may stand in it")}};

static void add_journals(struct exporting *exporting)
{
    const struct name_search *found = &exporting->found;
    struct strbuf *out = &exporting->out;

    if (found->count || found->strays.count) {
        strbuf_add_char(out, '\n');
        add_line(out, message_of(N_("Saved games, lessons and scores in which the name stands, and "
                                    "what was played and typed there:")));
    }
    for (int i = 0; i < found->count; i++) {
        strbuf_addf(out, "  %s\n", found->journal[i].path);
        tell_journal(exporting, &found->journal[i], add_words, out);
        if (found->journal[i].damaged)
            add_words(out, text_get(N_("damaged: what follows cannot be read")));
    }
    for (int i = 0; i < found->strays.count; i++) {
        strbuf_addf(out, "  %s\n", found->strays.list[i].path);
        add_words(out, text_get(strays[found->strays.list[i].kind].words));
    }
}

/* --- for programs */

static void write_texts(struct json_writer *writer, const char *name,
                        const struct record_texts *texts)
{
    json_begin_list(writer, name);
    for (int i = 0; i < texts->count; i++)
        json_write_text(writer, NULL, texts->text[i]);
    json_end(writer);
}

static void write_words(void *writer, const char *words)
{
    json_write_text(writer, NULL, words);
}

static void write_journals(const struct exporting *exporting, struct json_writer *writer)
{
    const struct name_search *found = &exporting->found;

    json_begin_list(writer, "kept");
    for (int i = 0; i < found->count; i++) {
        json_begin_object(writer, NULL);
        json_write_text(writer, "file", found->journal[i].path);
        json_write_switch(writer, "damaged", found->journal[i].damaged);
        json_begin_list(writer, "lines");
        tell_journal(exporting, &found->journal[i], write_words, writer);
        json_end(writer);
        json_end(writer);
    }
    for (int i = 0; i < found->strays.count; i++) {
        json_begin_object(writer, NULL);
        json_write_text(writer, "file", found->strays.list[i].path);
        json_write_text(writer, "left", strays[found->strays.list[i].kind].name);
        json_end(writer);
    }
    json_end(writer);
}

static void write_pupil(struct exporting *exporting)
{
    struct json_writer writer = json_begin_line(&exporting->out);

    json_write_text(&writer, "kind", "pupil");
    json_write_text(&writer, "name", exporting->found.name);
    if (exporting->class)
        json_write_text(&writer, "class", exporting->class->name);
    if (exporting->pupil) {
        write_texts(&writer, "uids", &exporting->uids);
        write_texts(&writer, "journals", &exporting->journals);
        json_write_count(&writer, "events", exporting->events);
        json_write_text(&writer, "model", strbuf_text(&exporting->model));
    }
    write_journals(exporting, &writer);
    json_end_line(&writer);
}

static bool write_event(void *context, const struct record_event *event,
                        const struct record_session *session)
{
    struct exporting *exporting = context;
    struct json_writer writer = json_begin_line(&exporting->out);
    char seed[24];

    snprintf(seed, sizeof seed, "%" PRIu64, session->seed);
    json_write_text(&writer, "kind", record_kind_name(event->kind));
    json_write_text(&writer, "session", session->kind);
    json_write_text(&writer, "of", session->name);
    json_write_text(&writer, "hash", session->hash);
    json_write_count(&writer, "version", session->version);
    json_write_text(&writer, "seed", seed);
    json_write_text(&writer, "language", session->language);
    json_write_text(&writer, "journal", session->journal);
    json_write_count(&writer, "number", event->number);
    json_write_count(&writer, "at", event->at);
    json_write_text(&writer, "verdict", record_verdict_name(event->verdict));
    json_write_text(&writer, "lesson", event->lesson);
    json_write_text(&writer, "asked", event->asked);
    json_write_text(&writer, "answered", event->answered);
    json_write_count(&writer, "skills", event->skills);
    json_write_real(&writer, "difficulty", event->difficulty);
    json_write_real(&writer, "guess", event->guess);
    json_write_real(&writer, "score", event->score);
    json_write_count(&writer, "hints", event->hints);
    json_write_count(&writer, "probe", event->probe);
    json_write_count(&writer, "counts", (int)event->counts);
    json_write_text(&writer, "fact", event->fact);
    json_write_text(&writer, "decision", event->decision);
    json_end_line(&writer);
    return true;
}

/* --- both */

static bool count_event(void *context, const struct record_event *event,
                        const struct record_session *session)
{
    struct exporting *exporting = context;

    (void)session;
    exporting->first = exporting->events++ ? exporting->first : event->at;
    exporting->last = event->at;
    return true;
}

/* Reads everything as of one moment, while another window may write. */
static enum status gather(struct exporting *exporting)
{
    struct records *records = exporting->file->records;
    int64_t pupil = exporting->pupil->id;
    bool json = exporting->file->manner->json;
    enum status status = records_begin(records);

    if (status != STATUS_OK)
        return status;
    status = records_pupil_uids(records, pupil, &exporting->uids);
    if (status == STATUS_OK)
        status = records_pupil_journals(records, pupil, &exporting->journals);
    if (status == STATUS_OK)
        status = records_model(records, pupil, &exporting->model);
    if (status == STATUS_OK)
        status = records_events(records, pupil, 0, 0, count_event, exporting);
    if (status == STATUS_OK && json)
        write_pupil(exporting);
    else if (status == STATUS_OK)
        add_head(exporting);
    if (status == STATUS_OK)
        status = records_events(records, pupil, 0, 0, json ? write_event : add_event, exporting);
    if (status == STATUS_OK && !json) {
        add_tail(exporting);
        add_journals(exporting);
    }
    return records_end(records, status);
}

static enum exit_code put(const struct exporting *exporting)
{
    const struct records_file *file = exporting->file;

    if (exporting->options->output.path) {
        struct strbuf read = {0}; /* the records, and the journals that are told of */
        strbuf_add_bytes(&read, file->files.text, file->files.length);
        for (int i = 0; i < exporting->found.count; i++)
            strbuf_add_bytes(&read, exporting->found.journal[i].path,
                             strlen(exporting->found.journal[i].path) + 1);
        enum exit_code code =
            whole_file_write(file->manner, &exporting->options->output, &exporting->out, &read);
        strbuf_release(&read);
        return code;
    }
    (file->manner->json ? show_exact : show_text)(stdout, strbuf_text(&exporting->out));
    return EXIT_DONE;
}

/* Reads the saved games, which comes before reading the records. */
static enum exit_code search_journals(struct exporting *exporting, const char *name)
{
    exporting->found = (struct name_search){.file = exporting->file,
                                            .class = exporting->class ? exporting->class->id : 0,
                                            .name = name};
    name_search_run(&exporting->found);
    return exporting->found.code;
}

static void release(struct exporting *exporting)
{
    name_search_release(&exporting->found);
    record_texts_release(&exporting->uids);
    record_texts_release(&exporting->journals);
    strbuf_release(&exporting->model);
    strbuf_release(&exporting->out);
    strbuf_release(&exporting->session);
}

static enum exit_code export_found(const struct records_file *file,
                                   const struct stored_options *options,
                                   const struct record_class *class,
                                   const struct record_pupil *pupil)
{
    struct exporting exporting = {.file = file, .options = options, .class = class, .pupil = pupil};
    enum exit_code code = search_journals(&exporting, pupil->name);

    if (code == EXIT_DONE)
        code = records_file_failed(file, gather(&exporting));
    if (code == EXIT_DONE)
        code = put(&exporting);
    release(&exporting);
    return code;
}

/* Shows what saved games hold of a name that no pupil has, or of a pupil who was removed from the
 * class. `why` is the complaint if they hold nothing. */
static enum exit_code export_journals(const struct records_file *file,
                                      const struct stored_options *options,
                                      const struct record_class *class, struct message why)
{
    struct exporting exporting = {.file = file, .options = options, .class = class};
    enum exit_code code = search_journals(&exporting, options->exported);
    bool found = name_search_found(&exporting.found);

    if (code == EXIT_DONE && !found)
        code = complain_of(file->manner, why);
    if (code == EXIT_DONE && file->manner->json) {
        write_pupil(&exporting);
    } else if (code == EXIT_DONE) {
        add_line(&exporting.out, message_with(N_("Everything that breuk has stored of {name}"),
                                              arg_text("name", options->exported)));
        add_journals(&exporting);
    }
    if (code == EXIT_DONE)
        code = put(&exporting);
    release(&exporting);
    return code;
}

/* Does the same without a class: then saved games, lessons and scores are all there is. */
static enum exit_code export_name(const struct records_file *file,
                                  const struct stored_options *options)
{
    return export_journals(file, options, NULL,
                           message_with(N_("“{name}” stands in no saved game, lesson or score"),
                                        arg_typed("name", options->exported)));
}

/* Shows all that is stored of the pupil who was typed, as text on stdout, or with --json as an
 * object a line; or writes that to --output. It includes the moves and answers in saved games. All
 * is reported. */
static enum exit_code export_pupil(struct records_file *file, const struct stored_options *options,
                                   const struct record_class *class)
{
    struct class_names names;
    struct message why;
    enum exit_code code = class_names_open(&names, file, class);
    int index = code == EXIT_DONE ? class_names_whole(&names, options->exported, &why) : -1;

    if (index >= 0)
        code = export_found(file, options, class, &names.pupils.list[index]);
    else if (code == EXIT_DONE)
        code = export_journals(file, options, class, why);
    class_names_release(&names);
    return code;
}

/* --- what was asked for */

/* Returns the class that --class names, else the only one. NULL: it is not there, or --class is
 * needed, and *code is the exit code; EXIT_DONE if there are no classes at all. */
static const struct record_class *find_class(struct records_file *file, const char *typed,
                                             enum exit_code *code)
{
    if (typed)
        return records_file_class(file, typed, code);
    *code = records_file_read_classes(file);
    if (*code == EXIT_DONE && file->classes.count == 1)
        return &file->classes.list[0];
    if (*code == EXIT_DONE && file->classes.count)
        *code = complain_of(file->manner, message_of(N_("say which class is meant, with --class; "
                                                        "“breuk class” lists them")));
    return NULL;
}

static enum exit_code expire(struct records_file *file, const struct stored_options *options)
{
    enum exit_code code = EXIT_DONE;
    const struct record_class *class =
        options->class ? records_file_class(file, options->class, &code) : NULL;

    if (!options->class)
        code = records_file_read_classes(file);
    return code == EXIT_DONE ? expire_typed(file, class, options->expired) : code;
}

static enum exit_code of_pupil(struct records_file *file, const struct stored_options *options,
                               const struct record_class *class)
{
    if (options->forgotten)
        return forget_pupil(file, class, options->forgotten);
    enum exit_code code = expire_due(file, class);
    return code == EXIT_DONE ? export_pupil(file, options, class) : code;
}

static enum exit_code keep_house(struct records_file *file, const struct stored_options *options)
{
    enum exit_code code;

    if (!file->records && (options->expired || options->class))
        return complain_of(file->manner,
                           message_with(N_("there are no records yet: {file} is not there"),
                                        arg_text("file", strbuf_text(&file->path))));
    if (options->expired)
        return expire(file, options);
    const struct record_class *class = find_class(file, options->class, &code);
    if (class)
        return of_pupil(file, options, class);
    /* Without any class names may still stand in saved games. */
    if (code == EXIT_DONE)
        code =
            options->forgotten ? forget_name(file, options->forgotten) : export_name(file, options);
    return code;
}

enum exit_code stored_run(struct records_file *file, const struct stored_options *options)
{
    enum exit_code code =
        options->exported ? records_file_open_to_read(file) : records_file_open(file, false);

    return code == EXIT_DONE ? keep_house(file, options) : code;
}
