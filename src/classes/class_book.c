#include "classes/class_book.h"

#include "classes/stored.h"
#include "console/shell_word.h"

#include <limits.h>
#include <string.h>
#include <unistd.h>

/* Events added by class_book_add_apart have numbers above this one, and so above all others. */
enum { APART = 1000000 };

static enum exit_code open_class(struct class_book *book, const struct record_class *class)
{
    book->class_id = class->id;
    enum exit_code code = class_names_open(&book->names, &book->file, class);
    if (code == EXIT_DONE)
        book->class_name = book->names.class;
    return code;
}

enum exit_code class_book_open(struct class_book *book, const char *class_typed)
{
    enum exit_code code = records_file_open(&book->file, false);
    const struct record_class *class =
        code == EXIT_DONE ? records_file_class(&book->file, class_typed, &code) : NULL;

    if (class)
        code = expire_due(&book->file, class);
    return class && code == EXIT_DONE ? open_class(book, class) : code;
}

/* Returns the class of a session. NULL: there is none, or *code says what failed. */
static const struct record_class *class_of_session(const struct class_book *book, const char *uid,
                                                   enum exit_code *code)
{
    const struct record_classes *classes = &book->file.classes;
    int64_t id;
    enum status status = records_session_class(book->file.records, uid, &id);

    if (status != STATUS_NOT_FOUND)
        *code = records_file_failed(&book->file, status);
    for (int i = 0; i < classes->count && status == STATUS_OK; i++)
        if (classes->list[i].id == id)
            return &classes->list[i];
    return NULL;
}

enum exit_code class_book_open_again(struct class_book *book, const char *uid)
{
    enum exit_code code = records_file_open(&book->file, false);
    const struct record_class *class = NULL;

    if (code == EXIT_DONE && book->file.records)
        code = records_file_read_classes(&book->file);
    if (code == EXIT_DONE && book->file.records)
        class = class_of_session(book, uid, &code);
    return class ? open_class(book, class) : code;
}

void class_book_close(struct class_book *book)
{
    memory_free(book->renamed);
    class_names_release(&book->names);
    records_file_close(&book->file);
    *book = (struct class_book){0};
}

enum status class_book_seat(struct class_book *book, struct players *players, struct message *why)
{
    struct class_seats seats;

    return book->class_name ? class_names_seat(&book->names, players, &seats, why) : STATUS_OK;
}

int64_t class_book_pupil(struct class_book *book, const char *name)
{
    struct message why;

    for (int i = 0; i < book->renamed_count; i++)
        if (strcmp(book->renamed[i].name, name) == 0)
            return book->renamed[i].pupil;
    int at = book->class_name ? class_names_whole(&book->names, name, &why) : -1;

    return at < 0 ? 0 : book->names.pupils.list[at].id;
}

/* --- what is written */

static bool is_open(const struct class_book *book)
{
    return book->class_name && book->failed == STATUS_OK;
}

/* Keeps the first failure. Returns true if this call succeeded. */
static bool is_done(struct class_book *book, enum status status)
{
    if (book->failed == STATUS_OK)
        book->failed = status;
    return status == STATUS_OK;
}

int64_t class_book_next_pupil(struct class_book *book, const char *name)
{
    int64_t pupil = class_book_pupil(book, name), before = 0;

    if (!is_open(book))
        return pupil;
    enum status status =
        records_event_pupil(book->file.records, book->session, book->number + 1, &before);
    if (status == STATUS_NOT_FOUND || !is_done(book, status) || before == pupil)
        return pupil;
    for (int i = 0; i < book->renamed_count; i++)
        if (strcmp(book->renamed[i].name, name) == 0)
            return book->renamed[i].pupil = before;
    memory_make_room(&book->renamed, book->renamed_count, &book->renamed_capacity);
    const char *kept = arena_copy_text(&book->names.arena, name);
    book->renamed[book->renamed_count++] = (struct renamed){kept, before};
    return before;
}

/* Adds a journal's path so that it is found from any folder. */
static void add_whole_path(struct strbuf *out, const char *path)
{
    char folder[PATH_MAX];

    if (*path && *path != '/' && getcwd(folder, sizeof folder))
        strbuf_addf(out, "%s/", folder);
    strbuf_add(out, path);
}

void class_book_begin(struct class_book *book, const char *uid,
                      const struct record_session *session)
{
    if (!is_open(book))
        return;
    book->number = book->first = 0;
    book->uid[0] = '\0';
    for (int i = 0; uid && uid[i] && i < RECORD_UID_SIZE - 1; i++) {
        book->uid[i] = uid[i];
        book->uid[i + 1] = '\0';
    }
    struct record_session placed = *session;
    struct strbuf path = {0};
    add_whole_path(&path, session->journal ? session->journal : "");
    placed.journal = strbuf_text(&path);
    is_done(book, records_session(book->file.records, book->class_id, book->uid, &placed,
                                  &book->session));
    strbuf_release(&path);
    if (is_open(book))
        is_done(book, records_first_event(book->file.records, book->session, APART, &book->first));
}

static void add(struct class_book *book, int64_t pupil, struct record_event *event,
                struct learner *learner)
{
    const struct records_learner learned = learner_of_records(learner);

    is_done(book, records_add(book->file.records, book->session, pupil, event, &learned));
}

void class_book_add(struct class_book *book, int64_t pupil, struct record_event *event,
                    struct learner *learner)
{
    if (!is_open(book))
        return;
    event->number = ++book->number;
    if (pupil && event->number >= book->first)
        add(book, pupil, event, learner);
}

void class_book_add_apart(struct class_book *book, int64_t pupil, int number,
                          struct record_event *event, struct learner *learner)
{
    event->number = APART + number;
    if (is_open(book) && pupil)
        add(book, pupil, event, learner);
}

/* --- what is read */

bool class_book_read(struct class_book *book, int64_t pupil, struct learner *learner)
{
    struct strbuf model = {0};

    *learner = (struct learner){0};
    if (!is_open(book) || !pupil)
        return false;
    bool read = is_done(book, records_model(book->file.records, pupil, &model)) &&
                *strbuf_text(&model) && is_done(book, learner_read(learner, strbuf_text(&model)));
    strbuf_release(&model);
    return read;
}

static bool weigh(void *context, const struct record_event *event,
                  const struct record_session *session)
{
    (void)session;
    learner_weigh(context, event);
    return true;
}

void class_book_weigh(struct class_book *book, int64_t pupil, struct evidence *evidence)
{
    if (is_open(book) && pupil)
        is_done(book, records_events(book->file.records, pupil, book->session, 0, weigh, evidence));
}

/* --- what is said */

enum exit_code class_book_report(const struct class_book *book)
{
    if (!book->class_name || book->failed == STATUS_OK)
        return EXIT_DONE;
    struct message why = records_why(book->file.records);
    if (why.id || book->failed == STATUS_NOT_FOUND || book->failed == STATUS_EXISTS)
        return records_file_failed(&book->file, book->failed);
    return records_file_unlearned(&book->file, book->class_name);
}

void class_book_add_options(const struct class_book *book, struct strbuf *out)
{
    if (!book->class_name)
        return;
    strbuf_add(out, " --class ");
    shell_word_add(out, book->class_name);
    records_option_add(out, book->file.named);
}

struct message class_book_says(const struct class_book *book)
{
    return book->class_name ? message_with(N_("The answers of class {class} are recorded."),
                                           arg_text("class", book->class_name))
                            : message_of(N_("The answers are not recorded."));
}
