#include "log/log_file.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "log/renaming.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* The members by which the first line of a journal is known, of a game and of a lesson, in every
 * version of the format. */
static const struct beginning {
    const char *mark, *what, *people;
} beginnings[] = {{"breuk", "deck", "seats"}, {"sitting", "lesson", "pupils"}};

static bool is_member(const struct json_value *line, const char *name, enum json_kind kind)
{
    const struct json_value *value = json_member(line, name);

    return value && value->kind == kind;
}

static bool is_first_line(const struct json_value *line)
{
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (is_member(line, beginnings[i].mark, JSON_KIND_COUNT) &&
            is_member(line, beginnings[i].what, JSON_KIND_TEXT) &&
            is_member(line, beginnings[i].people, JSON_KIND_LIST))
            return true;
    return false;
}

static enum status complain(const struct log_file *file, enum status status, const char *id,
                            struct diag *diag)
{
    diag_add(diag, SEVERITY_ERROR, (struct position){.file = file->path},
             message_with(id, arg_text("reason", strerror(errno))));
    return status;
}

static enum status refuse(const struct log_file *file, struct diag *diag)
{
    return complain(file, STATUS_INVALID, N_("this is no journal of a game or a lesson"), diag);
}

/* A device is not even opened: some do something then. */
static enum status open_file(struct log_file *file, struct diag *diag)
{
    struct stat about;

    if (lstat(file->path, &about) == 0 && !S_ISREG(about.st_mode))
        return refuse(file, diag);
    file->fd = open(file->path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file->fd < 0 && errno == ELOOP)
        return refuse(file, diag);
    if (file->fd < 0)
        return complain(file,
                        errno == ENOENT || errno == ENOTDIR ? STATUS_NOT_FOUND : STATUS_UNREADABLE,
                        N_("cannot be read: {reason}"), diag);
    if (fstat(file->fd, &about) != 0 || !S_ISREG(about.st_mode))
        return refuse(file, diag);
    file->linked = about.st_nlink > 1;
    /* A program that writes to the journal holds this lock until it closes the file (journal.c). */
    file->busy = flock(file->fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    return STATUS_OK;
}

static void keep_session(struct log_file *file, const struct json_value *line)
{
    const struct json_value *session = json_member(line, "session");

    if (!session || session->kind != JSON_KIND_TEXT)
        return;
    file->session = memory_copy_text(session->text);
}

/* True if it may be a journal at all: another file's first line may be as long as the file. */
static bool begins_as_line(const struct log_file *file)
{
    char first;

    return pread(file->fd, &first, 1, 0) != 1 || first == '{';
}

/* The line's sum may be wrong: a journal that is damaged is one, too. */
static enum status read_first_line(struct log_file *file, struct diag *diag)
{
    struct log_reader reader;
    struct diag silent = {0}; /* a line that is no JSON is no journal, and no other complaint is
                                 made of it */
    enum status status = log_file_read(file, &reader, diag);

    if (status == STATUS_OK)
        status = json_lines_next(&reader.lines);
    if (status == STATUS_OK && !reader.lines.torn)
        status = json_read(&reader.document, reader.lines.text, reader.lines.length, reader.where,
                           &silent);
    if (status == STATUS_IO) {
        status = complain(file, STATUS_UNREADABLE, N_("cannot be read: {reason}"), diag);
    } else if (status == STATUS_OK && is_first_line(&reader.document.root)) {
        keep_session(file, &reader.document.root);
    } else if (status != STATUS_UNREADABLE) {
        status = refuse(file, diag);
    }
    log_reader_close(&reader);
    diag_release(&silent);
    return status;
}

enum status log_file_open(struct log_file *file, const char *path, struct diag *diag)
{
    *file = (struct log_file){.path = path, .fd = -1};
    enum status status = open_file(file, diag);

    if (status == STATUS_OK)
        status = begins_as_line(file) ? read_first_line(file, diag) : refuse(file, diag);
    if (status != STATUS_OK)
        log_file_close(file);
    return status;
}

void log_file_close(struct log_file *file)
{
    if (file->fd >= 0)
        close(file->fd);
    memory_free(file->session);
    *file = (struct log_file){.fd = -1};
}

enum status log_file_read(const struct log_file *file, struct log_reader *reader, struct diag *diag)
{
    int copy = fcntl(file->fd, F_DUPFD_CLOEXEC, 0);

    /* The copy shares its place in the file with the readers before it. */
    if (copy >= 0)
        lseek(copy, 0, SEEK_SET);
    return log_reader_take(reader, copy, file->path, diag);
}

bool log_file_is_of(const struct log_file *file, const char *session)
{
    return session ? file->session && strcmp(file->session, session) == 0 : !file->session;
}

bool log_file_is_in_place(const struct log_file *file)
{
    struct stat ours, there;

    return file->fd >= 0 && fstat(file->fd, &ours) == 0 && lstat(file->path, &there) == 0 &&
           ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

enum status log_file_delete(const struct log_file *file, int *error)
{
    *error = 0;
    if (file->busy)
        return STATUS_EXISTS;
    if (!log_file_is_in_place(file))
        return STATUS_NOT_FOUND;
    if (unlink(file->path) == 0)
        return STATUS_OK;
    *error = errno;
    return errno == ENOENT ? STATUS_NOT_FOUND : STATUS_IO;
}

/* --- what it holds about a person */

enum { PLACES_MOST = 32 };

/* Where the person sits. */
struct person {
    const char *name;
    bool sits[PLACES_MOST], left[PLACES_MOST]; /* left: a bot plays on for them */
    struct strbuf words;
};

/* --- whose a line is */

static bool is_called(const struct person *person, const struct json_value *value)
{
    return value && value->kind == JSON_KIND_TEXT && log_seat_names(value->text, person->name);
}

static void seat_all(struct person *person, const struct json_value *list)
{
    for (size_t i = 0; list && i < list->items && i < PLACES_MOST; i++)
        person->sits[i] = is_called(person, &list->item[i]);
}

/* The place that a line is of; −1: of none. */
static int place_of(const struct json_value *line)
{
    const struct json_value *place = json_member(line, "seat");

    if (!place)
        place = json_member(line, "pupil");
    return place && place->kind == JSON_KIND_COUNT && place->count >= 0 &&
                   place->count < PLACES_MOST
               ? (int)place->count
               : -1;
}

static bool is_word(const struct json_value *value, const char *word)
{
    return value && value->kind == JSON_KIND_TEXT && strcmp(value->text, word) == 0;
}

/* Who gets another name stays who they were. */
static void follow_seat_change(struct person *person, const struct json_value *line, int place)
{
    const struct json_value *what = json_member(line, "table"), *name = json_member(line, "name");

    if (is_word(what, "joins"))
        person->sits[place] = is_called(person, name);
    if (is_word(what, "renamed"))
        person->sits[place] |= is_called(person, name);
    person->left[place] = is_word(what, "leaves");
}

static bool names(const struct person *person, const struct json_value *line)
{
    for (size_t i = 0; i < line->items; i++)
        if (line->item[i].kind == JSON_KIND_TEXT &&
            log_text_names(line->item[i].text, person->name))
            return true;
    return false;
}

static bool is_theirs(struct person *person, const struct json_value *line)
{
    int place = place_of(line);
    bool change = place >= 0 && json_member(line, "table");

    if (change)
        follow_seat_change(person, line, place);
    return (place >= 0 && person->sits[place] && (change || !person->left[place])) ||
           names(person, line);
}

/* --- in words */

static void add_value(struct strbuf *out, const struct json_value *value)
{
    const char *comma = out->length ? ", " : "";

    if (value->kind == JSON_KIND_TEXT)
        strbuf_addf(out, "%s%s %s", comma, value->name, value->text);
    else if (value->kind == JSON_KIND_COUNT)
        strbuf_addf(out, "%s%s %" PRId64, comma, value->name, value->count);
    else if (value->kind == JSON_KIND_REAL)
        strbuf_addf(out, "%s%s %g", comma, value->name, value->real);
}

/* Lists hold what others did and know, too. */
static void add_line(struct strbuf *out, const struct json_value *line)
{
    for (size_t i = 0; i < line->items; i++)
        if (strcmp(line->item[i].name, "seat") != 0 && strcmp(line->item[i].name, "pupil") != 0)
            add_value(out, &line->item[i]);
}

/* Adds what was known of the person when a lesson began. */
static void add_start(struct person *person, const struct json_value *list)
{
    for (size_t i = 0; list && i < list->items && i < PLACES_MOST; i++)
        if (person->sits[i] && list->item[i].kind == JSON_KIND_TEXT)
            strbuf_addf(&person->words, ", start %s", list->item[i].text);
}

static bool add_words(struct person *person, const struct json_value *line, bool first)
{
    strbuf_clear(&person->words);
    if (!first && !is_theirs(person, line))
        return false;
    add_line(&person->words, line);
    if (first) {
        seat_all(person, json_member(line, "seats"));
        seat_all(person, json_member(line, "pupils"));
        add_start(person, json_member(line, "start"));
    }
    return true;
}

enum status log_tell_person(const struct log_file *journal, const char *name, log_teller *tell,
                            void *context, struct diag *diag)
{
    struct person person = {.name = name};
    struct log_reader reader;
    enum status status = log_file_read(journal, &reader, diag);

    while (status == STATUS_OK && (status = log_reader_next(&reader, diag)) == STATUS_OK) {
        bool told = add_words(&person, &reader.document.root, reader.where.line == 1);
        if (told)
            tell(context, strbuf_text(&person.words));
    }
    log_reader_close(&reader);
    strbuf_release(&person.words);
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}
