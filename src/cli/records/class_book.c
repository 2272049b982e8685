#include "cli/records/class_book.h"

#include "cli/report.h"

void class_book_close(struct class_book *book)
{
    records_close(book->records);
    *book = (struct class_book){0};
}

/* Keeps what failed first. */
static bool is_done(struct class_book *book, enum status status)
{
    if (book->failed == STATUS_OK)
        book->failed = cli_status(status);
    return status == STATUS_OK;
}

static bool is_open(const struct class_book *book, int seat)
{
    return book->records && book->failed == STATUS_OK && seat >= 0 && seat < BOOK_PUPILS &&
           book->pupil[seat];
}

void class_book_begin(struct class_book *book, const char *uid,
                      const struct record_session *session)
{
    if (!book->records || book->failed != STATUS_OK)
        return;
    book->number = 0;
    book->uid[0] = '\0';
    for (int i = 0; uid && uid[i] && i < RECORD_UID_SIZE - 1; i++) {
        book->uid[i] = uid[i];
        book->uid[i + 1] = '\0';
    }
    is_done(book,
            records_session(book->records, book->class_id, book->uid, session, &book->session));
}

static void add(struct class_book *book, int seat, struct record_event *event,
                struct learner *learner)
{
    const struct records_learner learned = learner_of_records(learner);

    is_done(book,
            records_add(book->records, book->session, book->pupil[seat], event, &learned));
}

void class_book_add(struct class_book *book, int seat, struct record_event *event,
                    struct learner *learner)
{
    if (!is_open(book, seat))
        return;
    event->number = ++book->number;
    add(book, seat, event, learner);
}

void class_book_add_apart(struct class_book *book, int seat, int64_t number,
                          struct record_event *event, struct learner *learner)
{
    if (!is_open(book, seat))
        return;
    event->number = BOOK_APART + number;
    add(book, seat, event, learner);
}

bool class_book_read(struct class_book *book, int seat, struct learner *learner)
{
    struct strbuf model = {0};

    *learner = (struct learner){0};
    if (!is_open(book, seat))
        return false;
    bool read = is_done(book, records_model(book->records, book->pupil[seat], &model)) &&
                *cli_text(&model) && is_done(book, learner_read(learner, cli_text(&model)));
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

void class_book_weigh(struct class_book *book, int seat, struct evidence *evidence)
{
    if (is_open(book, seat))
        is_done(book, records_events(book->records, book->pupil[seat], book->session, 0, weigh,
                                     evidence));
}

enum exit_code class_book_report(const struct class_book *book, const struct command_line *line)
{
    if (!book->records || book->failed == STATUS_OK)
        return EXIT_DONE;
    struct message why = records_why(book->records);
    if (!why.id) /* a model that cannot be read */
        why = message_with(N_("what {file} says a pupil has learned cannot be read; to make it anew, "
                              "type: breuk report --recompute"),
                           arg_text("file", records_path(book->records)));
    report_error(line, why);
    return book->failed == STATUS_IO ? EXIT_MACHINE : EXIT_USAGE;
}
