#include "records/events.h"

#include "records/classes.h"
#include "records/database.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *const kind_names[] = {
#define ROW(id, name) [RECORD_##id] = name,
    RECORD_KINDS(ROW)
#undef ROW
};

static const char *const verdict_names[] = {
#define ROW(id, name) [RECORD_##id] = name,
    RECORD_VERDICTS(ROW)
#undef ROW
};

const char *record_kind_name(enum record_kind kind)
{
    return kind_names[kind];
}

const char *record_verdict_name(enum record_verdict verdict)
{
    return verdict_names[verdict];
}

/* The last microsecond of the year 9999: no clock that was set shows a later one. */
#define AT_MOST INT64_C(253402300799999999)

/* Times of a clock that is wrong by more than that are not followed. */
#define YEAR (INT64_C(365) * 24 * 3600 * 1000000)

/* The index of a name. −1: it is none. */
static int index_of(const char *const *names, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return (int)i;
    return -1;
}

static const char *or_none(const char *text)
{
    return text ? text : "";
}

/* --- sessions */

static enum status find_session(struct records *records, int64_t class, const char *uid,
                                int64_t *id)
{
    return database_find(records, "SELECT id FROM session WHERE uid = ? AND class = ?",
                         BOUND(TEXT(uid), NUMBER(class)), id);
}

enum status records_session(struct records *records, int64_t class, char *uid,
                            const struct record_session *session, int64_t *id)
{
    enum status status = *uid ? find_session(records, class, uid, id) : STATUS_NOT_FOUND;
    char seed[24];

    if (status != STATUS_NOT_FOUND)
        return status;
    if (!*uid)
        database_uid(uid);
    sqlite3_snprintf((int)sizeof seed, seed, "%llu", (unsigned long long)session->seed);
    status = database_run_with(
        records,
        "INSERT INTO session(uid, class, kind, name, hash, version, seed, language,"
        " journal, began) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        BOUND(TEXT(uid), NUMBER(class), TEXT(session->kind), TEXT(session->name),
              TEXT(or_none(session->hash)), NUMBER(session->version), TEXT(seed),
              TEXT(or_none(session->language)), TEXT(or_none(session->journal)),
              NUMBER(records_now())));
    *id = sqlite3_last_insert_rowid(records->db);
    return status;
}

enum status records_session_class(struct records *records, const char *uid, int64_t *class)
{
    return database_find(records, "SELECT class FROM session WHERE uid = ?", BOUND(TEXT(uid)),
                         class);
}

enum status records_first_event(struct records *records, int64_t session, int64_t end,
                                int64_t *number)
{
    return database_find(records, "SELECT min(number) FROM event WHERE session = ? AND number < ?",
                         BOUND(NUMBER(session), NUMBER(end)), number);
}

enum status records_event_pupil(struct records *records, int64_t session, int64_t number,
                                int64_t *pupil)
{
    return database_find(records, "SELECT pupil FROM event WHERE session = ? AND number = ?",
                         BOUND(NUMBER(session), NUMBER(number)), pupil);
}

/* --- events */

static enum status insert(struct records *records, int64_t session, int64_t pupil,
                          const struct record_event *event)
{
    return database_run_with(
        records,
        "INSERT INTO event(session, number, pupil, at, kind, lesson, asked, answered,"
        " verdict, skills, difficulty, guess, score, hints, probe, counts, fact,"
        " decision) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        BOUND(NUMBER(session), NUMBER(event->number), NUMBER(pupil), NUMBER(event->at),
              TEXT(kind_names[event->kind]), TEXT(or_none(event->lesson)),
              TEXT(or_none(event->asked)), TEXT(or_none(event->answered)),
              TEXT(verdict_names[event->verdict]), NUMBER(event->skills), REAL(event->difficulty),
              REAL(event->guess), REAL(event->score), NUMBER(event->hints), NUMBER(event->probe),
              NUMBER(event->counts), TEXT(or_none(event->fact)), TEXT(or_none(event->decision))));
}

struct learned {
    int64_t events, last;
    struct strbuf model;
};

static enum status read_learned(struct records *records, int64_t pupil, struct learned *learned)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query_with(records, "SELECT events, last, model FROM learned WHERE pupil = ?",
                            &status, BOUND(NUMBER(pupil)));

    if (database_row(records, statement, &status)) {
        learned->events = sqlite3_column_int64(statement, 0);
        learned->last = sqlite3_column_int64(statement, 1);
        strbuf_add(&learned->model, database_text(statement, 2));
    }
    sqlite3_reset(statement);
    if (status == STATUS_OK && (learned->events < 0 || learned->events == INT64_MAX ||
                                learned->last < 0 || learned->last > AT_MOST))
        return database_failed(records, SQLITE_CORRUPT);
    return status;
}

static enum status write_learned(struct records *records, int64_t pupil,
                                 const struct learned *learned)
{
    return database_run_with(records,
                             "INSERT INTO learned(pupil, events, last, model) VALUES(?, ?, ?, ?)"
                             " ON CONFLICT(pupil) DO UPDATE SET events = excluded.events,"
                             " last = excluded.last, model = excluded.model",
                             BOUND(NUMBER(pupil), NUMBER(learned->events), NUMBER(learned->last),
                                   TEXT(strbuf_text(&learned->model))));
}

/* Reads the time of an event that is there already. */
static enum status read_time(struct records *records, int64_t session, struct record_event *event)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query_with(records, "SELECT at FROM event WHERE session = ? AND number = ?",
                            &status, BOUND(NUMBER(session), NUMBER(event->number)));

    if (database_row(records, statement, &status))
        event->at = sqlite3_column_int64(statement, 0);
    sqlite3_reset(statement);
    return status;
}

/* Learns from an event as it will be read again: without NULL texts. */
static enum status learn_now(const struct records_learner *learner,
                             const struct record_event *event)
{
    struct record_event as_read = *event;

    as_read.lesson = or_none(event->lesson);
    as_read.asked = or_none(event->asked);
    as_read.answered = or_none(event->answered);
    as_read.fact = or_none(event->fact);
    as_read.decision = or_none(event->decision);
    return learner->learn(learner->context, &as_read);
}

/* Finds the time of the pupil's last event that is no later than `until`; 0: there is none. */
static enum status last_until(struct records *records, int64_t pupil, int64_t until, int64_t *last)
{
    return database_find(records,
                         "SELECT ifnull(max(at), 0) FROM event WHERE pupil = ? AND at <= ?",
                         BOUND(NUMBER(pupil), NUMBER(until)), last);
}

/*
 * Adds an event before others that a clock of a wrong year has dated: it is not put after them,
 * where there may be no later time, and the model is made anew in the right order.
 */
static enum status add_between(struct records *records, int64_t session, int64_t pupil,
                               struct record_event *event, const struct records_learner *learner)
{
    int64_t last;
    enum status status = last_until(records, pupil, event->at + YEAR, &last);

    if (status == STATUS_OK && event->at <= last)
        event->at = last + 1;
    if (status == STATUS_OK)
        status = insert(records, session, pupil, event);
    if (status == STATUS_OK)
        status = records_relearn(records, pupil, learner, true, NULL);
    return status == STATUS_EXISTS ? read_time(records, session, event) : status;
}

static enum status add(struct records *records, int64_t session, int64_t pupil,
                       struct record_event *event, const struct records_learner *learner)
{
    struct learned learned = {0};
    enum status status = read_learned(records, pupil, &learned);

    if (event->at == 0)
        event->at = records_now();
    if (status == STATUS_OK && learned.last - event->at > YEAR) {
        strbuf_release(&learned.model);
        return add_between(records, session, pupil, event, learner);
    }
    if (status == STATUS_OK) {
        if (event->at <= learned.last) /* a clock went back, or stands still */
            event->at = learned.last + 1;
        status = event->at <= AT_MOST ? insert(records, session, pupil, event) : STATUS_INVALID;
    }
    if (status == STATUS_OK)
        status = learner->read(learner->context, strbuf_text(&learned.model));
    if (status == STATUS_OK)
        status = learn_now(learner, event);
    if (status == STATUS_OK) {
        strbuf_clear(&learned.model);
        status = learner->write(learner->context, &learned.model);
    }
    if (status == STATUS_OK) {
        learned.events++;
        learned.last = event->at;
        status = write_learned(records, pupil, &learned);
    }
    strbuf_release(&learned.model);
    return status == STATUS_EXISTS ? read_time(records, session, event) : status;
}

enum status records_add(struct records *records, int64_t session, int64_t pupil,
                        struct record_event *event, const struct records_learner *learner)
{
    enum status status = records_begin(records);

    if (status != STATUS_OK)
        return status;
    return records_end(records, add(records, session, pupil, event, learner));
}

enum status records_add_earlier(struct records *records, int64_t session, int64_t pupil,
                                const struct record_event *event)
{
    enum status status = records_begin(records);

    if (status != STATUS_OK)
        return status;
    status = event->at > 0 && event->at <= AT_MOST ? insert(records, session, pupil, event)
                                                   : STATUS_INVALID;
    return records_end(records, status == STATUS_EXISTS ? STATUS_OK : status);
}

enum status events_verify(struct records *records)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(
        records, "SELECT kind, verdict, min(at), max(at) FROM event GROUP BY kind, verdict",
        &status);
    bool known = true;

    while (known && database_row(records, statement, &status))
        known = index_of(kind_names, sizeof kind_names / sizeof *kind_names,
                         database_text(statement, 0)) >= 0 &&
                index_of(verdict_names, sizeof verdict_names / sizeof *verdict_names,
                         database_text(statement, 1)) >= 0 &&
                sqlite3_column_int64(statement, 2) > 0 &&
                sqlite3_column_int64(statement, 3) <= AT_MOST;
    sqlite3_reset(statement);
    return known ? status : database_failed(records, SQLITE_CORRUPT);
}

/* Reads a row of event and session; false: it has a kind or a verdict that is unknown here. */
static bool read_event(sqlite3_stmt *row, struct record_event *event,
                       struct record_session *session)
{
    int kind = index_of(kind_names, sizeof kind_names / sizeof *kind_names, database_text(row, 2));
    int verdict = index_of(verdict_names, sizeof verdict_names / sizeof *verdict_names,
                           database_text(row, 6));

    if (kind < 0 || verdict < 0)
        return false;
    *event = (struct record_event){.number = sqlite3_column_int64(row, 0),
                                   .at = sqlite3_column_int64(row, 1),
                                   .kind = (enum record_kind)kind,
                                   .verdict = (enum record_verdict)verdict,
                                   .lesson = database_text(row, 3),
                                   .asked = database_text(row, 4),
                                   .answered = database_text(row, 5),
                                   .skills = (unsigned)sqlite3_column_int64(row, 7),
                                   .difficulty = sqlite3_column_double(row, 8),
                                   .guess = sqlite3_column_double(row, 9),
                                   .score = sqlite3_column_double(row, 10),
                                   .hints = sqlite3_column_int(row, 11),
                                   .probe = sqlite3_column_int(row, 12),
                                   .counts = (enum record_counts)sqlite3_column_int(row, 13),
                                   .fact = database_text(row, 14),
                                   .decision = database_text(row, 15)};
    *session = (struct record_session){.kind = database_text(row, 16),
                                       .name = database_text(row, 17),
                                       .hash = database_text(row, 18),
                                       .version = sqlite3_column_int(row, 19),
                                       .seed = strtoull(database_text(row, 20), NULL, 10),
                                       .language = database_text(row, 21),
                                       .journal = database_text(row, 22)};
    return true;
}

enum status records_events(struct records *records, int64_t pupil, int64_t but_session,
                           int64_t since, records_visitor *visit, void *context)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query_with(
        records,
        "SELECT event.number, event.at, event.kind, event.lesson, event.asked, event.answered,"
        " event.verdict, event.skills, event.difficulty, event.guess, event.score, event.hints,"
        " event.probe, event.counts, event.fact, event.decision, session.kind, session.name,"
        " session.hash, session.version, session.seed, session.language, session.journal"
        " FROM event JOIN session ON session.id = event.session"
        " WHERE event.pupil = ? AND event.session <> ? AND event.at >= ?"
        " ORDER BY event.at, session.uid, event.number",
        &status, BOUND(NUMBER(pupil), NUMBER(but_session), NUMBER(since)));
    bool more = true;

    while (more && database_row(records, statement, &status)) {
        struct record_event event;
        struct record_session session;
        if (!read_event(statement, &event, &session))
            status = database_failed(records, SQLITE_CORRUPT);
        more = status == STATUS_OK && visit(context, &event, &session);
    }
    sqlite3_reset(statement);
    return status;
}

/* --- models */

enum status records_model(struct records *records, int64_t pupil, struct strbuf *model)
{
    struct learned learned = {0};
    enum status status = read_learned(records, pupil, &learned);

    strbuf_add(model, strbuf_text(&learned.model));
    strbuf_release(&learned.model);
    return status;
}

enum status records_models(struct records *records, int64_t class, records_model_visitor *visit,
                           void *context)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query_with(
        records,
        "SELECT pupil.id, pupil.name, ifnull(learned.events, 0),"
        " ifnull(learned.last, 0), learned.model FROM pupil LEFT JOIN learned"
        " ON learned.pupil = pupil.id WHERE pupil.class = ? ORDER BY pupil.name",
        &status, BOUND(NUMBER(class)));

    while (database_row(records, statement, &status))
        if (!visit(context, sqlite3_column_int64(statement, 0), database_text(statement, 1),
                   sqlite3_column_int64(statement, 2), sqlite3_column_int64(statement, 3),
                   database_text(statement, 4)))
            break;
    sqlite3_reset(statement);
    return status;
}

struct relearning {
    const struct records_learner *learner;
    struct learned now;
    enum status status;
};

static bool relearn_event(void *context, const struct record_event *event,
                          const struct record_session *session)
{
    struct relearning *relearning = context;

    (void)session;
    relearning->status = relearning->learner->learn(relearning->learner->context, event);
    relearning->now.events++;
    relearning->now.last = event->at;
    return relearning->status == STATUS_OK;
}

static enum status relearn(struct records *records, int64_t pupil, struct relearning *relearning,
                           bool keep, bool *changed)
{
    const struct records_learner *learner = relearning->learner;
    struct learned kept = {0}, *now = &relearning->now;
    enum status status = read_learned(records, pupil, &kept);

    if (status == STATUS_OK)
        status = learner->read(learner->context, "");
    if (status == STATUS_OK)
        status = records_events(records, pupil, 0, 0, relearn_event, relearning);
    if (status == STATUS_OK)
        status = relearning->status;
    if (status == STATUS_OK && now->events > 0)
        status = learner->write(learner->context, &now->model);
    if (changed)
        *changed = kept.events != now->events ||
                   strcmp(strbuf_text(&kept.model), strbuf_text(&now->model)) != 0;
    if (status == STATUS_OK && keep)
        status = write_learned(records, pupil, now);
    strbuf_release(&kept.model);
    return status;
}

enum status records_relearn(struct records *records, int64_t pupil,
                            const struct records_learner *learner, bool keep, bool *changed)
{
    struct relearning relearning = {.learner = learner};
    enum status status = records_begin(records);

    if (status != STATUS_OK)
        return status;
    status = records_end(records, relearn(records, pupil, &relearning, keep, changed));
    strbuf_release(&relearning.now.model);
    return status;
}
