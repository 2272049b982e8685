#include "classes/name_search.h"

#include "base/output.h"
#include "classes/journals.h"
#include "console/complaint.h"
#include "lesson/sitting.h"
#include "records/events.h"
#include "text/fold.h"
#include "text/text.h"
#include "json/writer.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- bytes */

/* Moves *at to the next data: a sparse file may be longer than any disk. False: there is none. */
static bool pass_hole(struct strbuf *out, int fd, off_t *at)
{
#ifdef SEEK_DATA
    off_t data = lseek(fd, *at, SEEK_DATA);

    if (data < 0 && errno == ENXIO)
        return false;
    strbuf_add(out, data > *at ? " " : "");
    *at = data > *at ? data : *at;
#endif
    return true;
}

/* Adds all bytes of an open file; each NUL becomes a blank, and each hole a single one. False: it
 * cannot be read, and errno says why. */
static bool read_bytes(struct strbuf *out, int fd)
{
    char bytes[4096];
    ssize_t length = 0;
    off_t at = 0;

    while (pass_hole(out, fd, &at) &&
           ((length = pread(fd, bytes, sizeof bytes, at)) > 0 || (length < 0 && errno == EINTR))) {
        for (ssize_t i = 0; i < length; i++)
            bytes[i] = bytes[i] ? bytes[i] : ' ';
        strbuf_add_bytes(out, bytes, length > 0 ? (size_t)length : 0);
        at += length > 0 ? length : 0;
    }
    return length >= 0;
}

/* Returns the number after NAME_STEM, if the text begins with it, compared as names in a journal
 * are; otherwise 0. */
static long number_of(const char *text)
{
    enum { NAME_BYTES = 96 /* at most, with invisible characters in between */ };
    struct strbuf folded = {0};

    fold_text(&folded, text, strnlen(text, NAME_BYTES));
    const char *number = strbuf_text(&folded);
    number += strncmp(number, NAME_STEM, sizeof NAME_STEM - 1) == 0 ? sizeof NAME_STEM - 1 : 0;
    long found = isdigit((unsigned char)*number) ? strtol(number, NULL, 10) : 0;
    strbuf_release(&folded);
    return found;
}

static void note_numbers(struct name_search *search, const char *text)
{
    for (; (text = strpbrk(text, "pP")); text++) {
        /* an invisible character may come next; the second letter rules out most words */
        bool may_be = text[1] == 'u' || text[1] == 'U' || (unsigned char)text[1] >= 0x80;
        long number = may_be ? number_of(text) : 0;
        if (number > search->number && number < 1000000)
            search->number = number;
    }
}

/* True if the bytes contain a name as a word, in the form in which JSON writes it. */
static bool may_name(const char *bytes, const char *name)
{
    struct strbuf quoted = {0}, plain = {0};
    struct json_writer writer = json_writer_to(&quoted);

    json_write_text(&writer, NULL, name);
    strbuf_add_bytes(&plain, strbuf_text(&quoted) + 1, quoted.length - 2);
    bool found = log_text_names(bytes, strbuf_text(&plain));
    strbuf_release(&quoted);
    strbuf_release(&plain);
    return found;
}

/* --- whose it is */

enum owner {
    OWNER_NOBODY,
    OWNER_CLASS,
    OWNER_OTHERS,  /* whose pupil has the same name */
    OWNER_STRANGER /* of a session that these records do not know */
};

/* True if other records are open, and the user's own ones know the session: the open ones may be a
 * copy, and changing a copy must not touch journals that the own ones still need. */
static bool is_of_own(const struct name_search *search, const char *session)
{
    int64_t class;

    return search->own && records_session_class(search->own, session, &class) != STATUS_NOT_FOUND;
}

/* Returns the owner of a journal: the file names its session, and the records the session's
 * class. */
static enum owner owner_of(struct name_search *search, const struct log_file *file)
{
    int64_t class;

    if (!file->session)
        return OWNER_NOBODY;
    if (is_of_own(search, file->session)) {
        search->of_own++;
        return OWNER_OTHERS;
    }
    enum status status = search->file->records
                             ? records_session_class(search->file->records, file->session, &class)
                             : STATUS_NOT_FOUND;
    if (status == STATUS_NOT_FOUND)
        return OWNER_STRANGER;
    search->code = records_file_failed(search->file, status);
    return status == STATUS_OK && class == search->class ? OWNER_CLASS : OWNER_OTHERS;
}

/* --- answers */

/* A line is read as the lesson read it, in the language of the lesson. */
bool name_search_is_answer(const char *language, const char *typed)
{
    const char *own = text_language();
    struct message problem;
    bool other = *language && strcmp(language, own) != 0;

    /* If its words cannot be loaded, answers that count in every language are still recognized. */
    if (other)
        text_start(language, &problem);
    bool may = sitting_may_take(typed);
    if (other)
        text_start(own, &problem);
    return may;
}

/* --- one file */

static void add_journal(struct name_search *search, struct found_journal found)
{
    memory_make_room(&search->journal, search->count, &search->capacity);
    found.path = arena_copy_text(&search->arena, found.path);
    if (found.session)
        found.session = arena_copy_text(&search->arena, found.session);
    search->journal[search->count++] = found;
}

static void add_stray(struct name_search *search, const char *path, enum stray_kind kind)
{
    struct strays *strays = &search->strays;

    memory_make_room(&strays->list, strays->count, &strays->capacity);
    strays->list[strays->count++] = (struct stray){arena_copy_text(&search->arena, path), kind};
}

/* Adds a journal in which the person is found; without a name, any journal. In a damaged one a word
 * that was typed does not count: the name has to be that of a player. */
static void look_for_person(struct name_search *search, const struct log_file *file,
                            enum owner owner)
{
    struct log_people people = {.found = true};
    struct diag diag = {0};
    enum status status = STATUS_OK;

    if (search->name)
        status = log_find_person(&people, file, search->name, name_search_is_answer, &diag);
    bool damaged = status == STATUS_INVALID;

    bool found = damaged ? people.sits : status == STATUS_OK && people.found;
    if (found && owner == OWNER_STRANGER)
        add_stray(search, file->path, STRAY_UNKNOWN);
    else if (found)
        add_journal(search, (struct found_journal){.path = file->path,
                                                   .session = file->session,
                                                   .of_class = owner == OWNER_CLASS,
                                                   .sits = people.sits,
                                                   .damaged = damaged,
                                                   .busy = file->busy,
                                                   .others = people.others});
    else if (damaged)
        add_stray(search, file->path, STRAY_DAMAGED);
    if (status != STATUS_OK && !damaged) {
        complain_diag(search->file->manner, &diag, NULL);
        search->code = EXIT_USAGE;
    }
    diag_release(&diag);
}

/* Looks into one journal. Outside breuk's own folders only a journal of a session of the class
 * counts. */
static void look_into(struct name_search *search, const struct log_file *file, bool in_folder)
{
    struct strbuf bytes = {0};

    if (!read_bytes(&bytes, file->fd)) {
        search->code = complain_errno(search->file->manner, file->path, errno);
    } else {
        note_numbers(search, strbuf_text(&bytes));
        bool meant = !search->name || may_name(strbuf_text(&bytes), search->name);
        enum owner owner = meant ? owner_of(search, file) : OWNER_OTHERS;
        if (owner == OWNER_CLASS || (owner != OWNER_OTHERS && in_folder && search->name))
            look_for_person(search, file, owner);
    }
    strbuf_release(&bytes);
}

bool name_search_stands_in(const struct name_search *search, const char *path)
{
    struct strbuf bytes = {0};
    struct stat about;
    bool regular = stat(path, &about) == 0 && S_ISREG(about.st_mode);
    int fd = regular ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1;
    bool stands = fd >= 0 && read_bytes(&bytes, fd) && may_name(strbuf_text(&bytes), search->name);

    if (fd >= 0)
        close(fd);
    strbuf_release(&bytes);
    return stands;
}

/* Notes a file that is no journal if the name stands in it: it is left alone, but a user who has
 * the name forgotten wants to know of it. */
static void look_at_stray(struct name_search *search, const char *path)
{
    struct stat about;
    bool link = lstat(path, &about) == 0 && S_ISLNK(about.st_mode);

    if (name_search_stands_in(search, path))
        add_stray(search, path, link ? STRAY_LINK : STRAY_FILE);
}

/* Removes the temporary files of killed programs that were rewriting a journal: they hold names. */
static void sweep_beside(const char *path)
{
    struct strbuf folder = {0};

    strbuf_add_bytes(&folder, path, (size_t)(strrchr(path, '/') + 1 - path));
    output_sweep(strbuf_text(&folder));
    strbuf_release(&folder);
}

static void look_at(struct name_search *search, const char *path, bool in_folder)
{
    struct log_file file;
    struct diag diag = {0};

    if (search->code != EXIT_DONE)
        return;
    enum status status = log_file_open(&file, path, &diag);
    if (status == STATUS_OK) {
        look_into(search, &file, in_folder);
    } else if (status == STATUS_INVALID && in_folder && search->name) {
        look_at_stray(search, path);
    } else if (status == STATUS_UNREADABLE && in_folder) {
        complain_diag(search->file->manner, &diag, NULL);
        search->code = EXIT_USAGE;
    } else if (status == STATUS_UNREADABLE) {
        /* The file may have been somebody else's for a long time: it must not prevent
         * forgetting. */
        add_stray(search, path, STRAY_UNREADABLE);
    }
    log_file_close(&file);
    diag_release(&diag);
}

static void visit(void *search, const char *path)
{
    look_at(search, path, true);
}

/* --- everywhere */

/* A folder that cannot be read is an error: it may hold journals with the name. */
static void look_into_folders(struct name_search *search)
{
    struct strbuf unreadable = {0};
    int error = journals_each(visit, search, &unreadable);

    if (error && search->code == EXIT_DONE)
        search->code = complain_errno(search->file->manner, strbuf_text(&unreadable), error);
    strbuf_release(&unreadable);
}

void name_search_run(struct name_search *search)
{
    struct records *records = search->file->records;

    search->code = records_file_open_own(search->file, &search->own);
    if (search->code == EXIT_DONE && records && search->class)
        search->code = records_file_failed(
            search->file, records_class_journals(records, search->class, &search->of_class));
    look_into_folders(search);
    for (int i = 0; i < search->of_class.count; i++) {
        const char *path = search->of_class.list[i].path;
        bool again = i && strcmp(path, search->of_class.list[i - 1].path) == 0;
        /* A relative path may now lead to another file. */
        if (*path == '/' && !again && !journals_is_in_folder(path)) {
            sweep_beside(path);
            look_at(search, path, false);
        }
    }
}

void name_search_release(struct name_search *search)
{
    records_close(search->own);
    record_journals_release(&search->of_class);
    memory_free(search->journal);
    memory_free(search->strays.list);
    arena_release(&search->arena);
}

bool name_search_found(const struct name_search *search)
{
    bool found = search->count > 0;

    for (int i = 0; i < search->strays.count; i++)
        found |= search->strays.list[i].kind != STRAY_UNREADABLE &&
                 search->strays.list[i].kind != STRAY_DAMAGED;
    return found;
}

void name_search_advise_strays(const struct name_search *search)
{
    static const char *const why[STRAY_KINDS] = {
        [STRAY_FILE] = N_("{file} stays as it is: it is no saved game or lesson, but {name} stands "
                          "in it; look into it, and delete it if it is of no use"),
        [STRAY_LINK] = N_("{file} is a link, and stays, as does what it leads to, in which {name} "
                          "stands; look into that, and delete both if they are of no use"),
        [STRAY_UNKNOWN] = N_("{file} stays as it is: {name} stands in it, but it is of a session "
                             "that these records do not know; name its own ones with --records, or "
                             "delete it if there are none"),
        [STRAY_DAMAGED] =
            N_("{file} is damaged and stays as it is, but {name} may stand in it; look "
               "into it, and delete it if nobody is to go on with it"),
        [STRAY_UNREADABLE] = N_("{file} cannot be read; if it is a saved game or lesson, it stays "
                                "as it is, with the names in it")};

    for (int i = 0; i < search->strays.count; i++)
        warn_of(search->file->manner,
                message_with(why[search->strays.list[i].kind],
                             arg_text("file", search->strays.list[i].path),
                             arg_text("name", search->name ? search->name : "")));
}

enum exit_code name_search_check_closed(const struct name_search *search)
{
    for (int i = 0; i < search->count; i++)
        if (search->journal[i].busy)
            return complain_of(
                search->file->manner,
                message_with(N_("{file} is open in another window, and {name} plays there; close "
                                "it first"),
                             arg_text("file", search->journal[i].path),
                             arg_text("name", search->name)));
    return EXIT_DONE;
}

enum status name_search_hold(const struct name_search *search, const struct found_journal *journal,
                             struct log_file *file)
{
    struct diag diag = {0};
    enum status status = log_file_open(file, journal->path, &diag);

    if (status == STATUS_UNREADABLE)
        complain_diag(search->file->manner, &diag, NULL);
    diag_release(&diag);
    if (status == STATUS_INVALID ||
        (status == STATUS_OK && !log_file_is_of(file, journal->session)))
        return STATUS_NOT_FOUND;
    return status;
}
