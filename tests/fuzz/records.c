/*
 * A file of records that is damaged: it is opened and all of it read, and added to, or refused with
 * a sentence and left as it is. The first byte says what the others are:
 *
 *     f, w     changes of a good file, or of one and the log beside it: a place of three bytes and
 *              a value of one, each
 *     s        a length of three bytes, that the file is cut to; then changes of it
 *     others   the file itself, that byte included
 */
#include "folder.h"
#include "fuzz.h"
#include "records/classes.h"
#include "records/database.h"
#include "records/events.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATIENCE = 100, EVENTS = 24, A_CHANGE = 4, A_PLACE = 3 };

static const struct database_settings settings = {.patience = PATIENCE, .schema = &schema_now};

/* ---- a learner that counts ---- */

static enum status read_model(void *context, const char *model)
{
    *(unsigned long *)context = strtoul(model, NULL, 10);
    return STATUS_OK;
}

static enum status learn(void *context, const struct record_event *event)
{
    *(unsigned long *)context += strlen(event->lesson) + strlen(event->asked) +
                                 strlen(event->answered) + strlen(event->fact) +
                                 strlen(event->decision) + 1;
    return STATUS_OK;
}

static enum status write_model(void *context, struct strbuf *model)
{
    strbuf_addf(model, "%lu", *(unsigned long *)context);
    return STATUS_OK;
}

static unsigned long learned;
static const struct records_learner learner = {&learned, read_model, learn, write_model};

static struct record_event make_event(int n)
{
    static char answered[6000];

    memset(answered, 'a', sizeof answered - 1);
    answered[n % 8 ? n * 5 : (int)sizeof answered - 1] = '\0';
    return (struct record_event){.number = n,
                                 .at = 1000 + n,
                                 .kind = n % 2 ? RECORD_QUESTION : RECORD_TURN,
                                 .verdict = (enum record_verdict)(n % 5),
                                 .lesson = "halves",
                                 .asked = "1/2",
                                 .answered = answered,
                                 .score = 1};
}

/* ---- the good file ---- */

struct bytes {
    unsigned char *at;
    size_t length;
};

static struct good {
    struct bytes file, log;
} good;

static struct bytes read_file(const char *path)
{
    struct stat about;
    FILE *file = fopen(path, "rb");

    if (!file || fstat(fileno(file), &about) != 0)
        abort();
    struct bytes bytes = {malloc((size_t)about.st_size + 1), (size_t)about.st_size};
    if (!bytes.at || fread(bytes.at, 1, bytes.length, file) != bytes.length)
        abort();
    fclose(file);
    return bytes;
}

static void must(enum status status)
{
    if (status != STATUS_OK)
        abort();
}

static void add_good(struct records *records, int first, int last)
{
    for (int n = first; n <= last; n++) {
        struct record_event event = make_event(n);
        must(records_add(records, 1 + n % 2, 1 + n % 3, &event, &learner));
    }
}

/* What is of chance or the clock in it is set, so that it is always the same, and that of a log,
 * too; the header has the version of SQLite. */
static void make_good(void)
{
    static const struct record_session session = {.kind = "lesson", .name = "halves"};
    const char *path = fuzz_path("good.db"), *log = fuzz_path("good.db-wal");
    char one[RECORD_UID_SIZE] = "one", other[RECORD_UID_SIZE] = "other";
    struct records *records;
    struct message why;
    int64_t id;

    must(database_open(&records, path, true, &settings, &why));
    must(records_class_new(records, "7b", 0, &id));
    for (int i = 0; i < 3; i++)
        must(records_pupil_add(records, 1, (const char *[]){"Ann", "Bo", "Cy"}[i], &id));
    must(records_session(records, 1, one, &session, &id));
    must(records_session(records, 1, other, &session, &id));
    must(database_do(records, "UPDATE pupil SET uid = name; UPDATE class SET made = 1;"
                              "UPDATE session SET began = 1"));
    add_good(records, 1, EVENTS / 2);
    must(database_do(records, "PRAGMA wal_checkpoint(TRUNCATE)"));
    add_good(records, EVENTS / 2 + 1, EVENTS);
    good.file = read_file(path);
    good.log = read_file(log);
    records_close(records);
}

/* ---- what is done with the other ---- */

static bool read_event(void *context, const struct record_event *event,
                       const struct record_session *session)
{
    (void)learn(context, event);
    *(unsigned long *)context += strlen(session->kind) + strlen(session->name) +
                                 strlen(session->hash) + strlen(session->language) +
                                 strlen(session->journal);
    return true;
}

static bool read_one_model(void *context, int64_t pupil, const char *name, int64_t events,
                           int64_t last, const char *model)
{
    (void)pupil, (void)events, (void)last;
    *(unsigned long *)context += strlen(name) + strlen(model);
    return true;
}

static void read_class(struct records *records, const struct record_class *class)
{
    struct record_pupils pupils = {0};
    unsigned long length = strlen(class->name);

    (void)records_models(records, class->id, read_one_model, &length);
    (void)records_pupils(records, class->id, &pupils);
    for (int i = 0; i < pupils.count && i < 8; i++) {
        (void)records_events(records, pupils.list[i].id, 0, 0, read_event, &length);
        (void)records_relearn(records, pupils.list[i].id, &learner, true, NULL);
    }
    record_pupils_release(&pupils);
}

static void use(struct records *records)
{
    struct record_classes classes = {0};
    struct record_event event = make_event(EVENTS + 1);
    int64_t id;

    (void)records_classes(records, &classes);
    for (int i = 0; i < classes.count && i < 4; i++)
        read_class(records, &classes.list[i]);
    record_classes_release(&classes);
    (void)records_add(records, 1, 1, &event, &learner);
    (void)records_pupil_add(records, 1, "Di", &id);
    (void)records_class_rename(records, 1, "8b");
    (void)records_verify(records);
    (void)records_class_remove(records, 1);
}

static void open_and_use(const char *path, struct bytes file)
{
    struct records *records;
    struct message why;
    enum status status = database_open(&records, path, false, &settings, &why);

    if (status == STATUS_OK) {
        use(records);
        records_close(records);
        return;
    }
    if (records || !why.id)
        abort();
    struct bytes left = read_file(path);
    if (left.length != file.length || memcmp(left.at, file.at, file.length) != 0)
        abort();
    free(left.at);
}

static size_t read_place(const uint8_t *data)
{
    return (size_t)data[0] << 16 | (size_t)data[1] << 8 | data[2];
}

static void change(struct bytes file, struct bytes log, const uint8_t *data, size_t size)
{
    const size_t all = file.length + log.length;

    for (; size >= A_CHANGE && all > 0; data += A_CHANGE, size -= A_CHANGE) {
        size_t place = read_place(data) % all;
        if (place < file.length)
            file.at[place] = data[A_PLACE];
        else
            log.at[place - file.length] = data[A_PLACE];
    }
}

static struct bytes copy(struct bytes from)
{
    struct bytes bytes = {malloc(from.length + 1), from.length};

    if (!bytes.at)
        abort();
    if (from.length > 0)
        memcpy(bytes.at, from.at, from.length);
    return bytes;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *path = fuzz_path("records.db"), *log_path = fuzz_path("records.db-wal");
    const char mode = size > 0 ? (char)*data : '\0';
    bool changes = mode == 'f' || mode == 'w' || mode == 's';
    struct bytes log = {0}, file;

    if (!good.file.at)
        make_good();
    file = copy(changes ? good.file : (struct bytes){(unsigned char *)(uintptr_t)data, size});
    data++, size--;
    if (mode == 'w')
        log = copy(good.log);
    if (mode == 's' && size >= A_PLACE) {
        file.length = read_place(data) % (file.length + 1);
        data += A_PLACE, size -= A_PLACE;
    }
    if (changes)
        change(file, log, data, size);
    unlink(fuzz_path("records.db-shm"));
    unlink(log_path);
    fuzz_write(path, file.at, file.length);
    if (log.at)
        fuzz_write(log_path, log.at, log.length);
    open_and_use(path, file);
    free(file.at);
    free(log.at);
    return 0;
}
