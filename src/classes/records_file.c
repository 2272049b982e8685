#include "classes/records_file.h"

#include "base/suggest.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "files/place.h"
#include "text/fold.h"
#include "tui/stop.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* --- opening */

static enum exit_code refuse_homeless(const struct manner *manner)
{
    complain_of(manner, message_of(N_("no folder is known in which records could be kept; name a "
                                      "file with --records")));
    return EXIT_MACHINE;
}

static void say_wait(const struct records_file *file)
{
    struct message message =
        message_with(file->say ? N_("Another program is writing to the records. breuk waits for "
                                    "it, a minute at most.")
                               : N_("another program is writing to {file}; breuk waits for it, a "
                                    "minute at most, and Ctrl-C ends that"),
                     arg_text("file", file->path.text));

    if (file->say)
        file->say(file->context, message);
    else
        warn_of(file->manner, message);
    fflush(stdout);
}

/* Few writers take longer than a second; shorter waits are not worth a sentence. */
static bool wait_for_others(void *context, int times)
{
    enum { PAUSE = 50 /* milliseconds */, SECOND = 1000 / PAUSE, MINUTE = 60 * SECOND };
    struct records_file *file = context;

    if (times == SECOND && !file->waited) {
        file->waited = true;
        say_wait(file);
    }
    return times < MINUTE && stop_pause(-1, PAUSE);
}

static enum exit_code open_file(struct records_file *file, bool create, bool to_read)
{
    struct message why;

    if (file->named)
        strbuf_add(&file->path, file->named);
    else
        records_add_path(&file->path);
    if (!*strbuf_text(&file->path))
        return refuse_homeless(file->manner);
    static const char *const parts[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        strbuf_addf(&file->files, "%s%s", file->path.text, parts[i]);
        strbuf_add_char(&file->files, '\0');
    }
    const struct records_manner manner = {
        .to_read = to_read, .wait = wait_for_others, .context = file};
    enum status status = records_open_as(&file->records, file->path.text, create, &manner, &why);
    if (status == STATUS_OK || (status == STATUS_NOT_FOUND && !create))
        return EXIT_DONE;
    if (why.id)
        complain_of(file->manner, why);
    else
        complain_of(file->manner,
                    message_with(N_("{file} cannot be written; name another file with "
                                    "--records"),
                                 arg_text("file", file->path.text)));
    return exit_code_of(status);
}

enum exit_code records_file_open(struct records_file *file, bool create)
{
    return open_file(file, create, false);
}

enum exit_code records_file_open_to_read(struct records_file *file)
{
    return open_file(file, false, true);
}

bool records_file_is_own(const struct records_file *file)
{
    struct strbuf own = {0};

    if (!file->named)
        return true;
    records_add_path(&own);
    bool same = place_is_same(strbuf_text(&own), strbuf_text(&file->path));
    strbuf_release(&own);
    return same;
}

enum exit_code records_file_open_own(const struct records_file *file, struct records **own)
{
    struct strbuf path = {0};
    struct message why;
    enum status status = STATUS_NOT_FOUND;
    enum exit_code code = EXIT_DONE;

    *own = NULL;
    if (!records_file_is_own(file))
        records_add_path(&path);
    if (*strbuf_text(&path))
        status = records_open(own, path.text, false, &why);
    if (status != STATUS_OK && status != STATUS_NOT_FOUND) {
        complain_of(file->manner, why);
        code = exit_code_of(status);
    }
    strbuf_release(&path);
    return code;
}

void records_file_close(struct records_file *file)
{
    record_classes_release(&file->classes);
    records_close(file->records);
    strbuf_release(&file->path);
    strbuf_release(&file->files);
    file->records = NULL;
}

enum exit_code records_file_failed(const struct records_file *file, enum status status)
{
    if (status == STATUS_OK)
        return EXIT_DONE;
    struct message why = records_why(file->records);
    /* The name was looked up a moment ago, and another program has added or removed it since. */
    bool changed = !why.id || status == STATUS_EXISTS || status == STATUS_NOT_FOUND;
    complain_of(file->manner, changed ? message_with(N_("another program changed {file} meanwhile; "
                                                        "try again"),
                                                     arg_text("file", records_path(file->records)))
                                      : why);
    return exit_code_of(status);
}

/* --- classes */

enum exit_code records_file_read_classes(struct records_file *file)
{
    record_classes_release(&file->classes);
    return file->records ? records_file_failed(file, records_classes(file->records, &file->classes))
                         : EXIT_DONE;
}

const struct record_class *records_file_find(const struct records_file *file, const char *name)
{
    const struct record_classes *classes = &file->classes;
    struct strbuf folded = {0};
    const struct record_class *found = NULL;

    for (int i = 0; i < classes->count && !found; i++)
        if (strcmp(classes->list[i].name, name) == 0)
            found = &classes->list[i];
    fold_text(&folded, name, strlen(name));
    for (int i = 0; i < classes->count && !found; i++)
        if (fold_equal(classes->list[i].name, strbuf_text(&folded)))
            found = &classes->list[i];
    strbuf_release(&folded);
    return found;
}

/* Returns the class whose name shares the longest beginning with the typed one: 6b for 6c; NULL:
 * none. */
static const char *beginning_alike(const char *const *names, size_t count, const char *typed)
{
    const char *alike = NULL;
    size_t most = 0;

    for (size_t i = 0; i < count; i++) {
        size_t same = 0;
        while (typed[same] &&
               tolower((unsigned char)typed[same]) == tolower((unsigned char)names[i][same]))
            same++;
        if (same > most) {
            most = same;
            alike = names[i];
        }
    }
    return alike;
}

/* Returns the only class there is, or the one that was most likely meant; NULL: none. */
static const char *nearest_class(const struct record_classes *classes, const char *typed)
{
    size_t count = (size_t)classes->count;
    const char **names = memory_new(count + 1, sizeof *names);

    for (size_t i = 0; i < count; i++)
        names[i] = classes->list[i].name;
    const char *nearest = count == 1 ? names[0] : suggest_nearest(typed, names, count);
    if (!nearest)
        nearest = beginning_alike(names, count, typed);
    memory_free(names);
    return nearest;
}

void records_option_add(struct strbuf *out, const char *records)
{
    if (!records)
        return;
    strbuf_add(out, " --records ");
    shell_word_add(out, records);
}

void records_file_add_line(struct strbuf *out, const struct records_file *file, const char *verb,
                           const char *const *words)
{
    shell_call_add(out, file->manner);
    strbuf_addf(out, " class %s", verb);
    for (; *words; words++) {
        strbuf_add_char(out, ' ');
        shell_word_add(out, *words);
    }
    records_option_add(out, file->named);
}

enum exit_code records_file_unlearned(const struct records_file *file, const char *class)
{
    struct strbuf line = {0};

    shell_call_add(&line, file->manner);
    strbuf_add(&line, " report --class ");
    shell_word_add(&line, class);
    strbuf_add(&line, " --recompute");
    records_option_add(&line, file->named);
    enum exit_code code =
        complain_of(file->manner, message_with(N_("what {file} says a pupil has learned cannot be "
                                                  "read; to make it anew, type: {line}"),
                                               arg_text("file", records_path(file->records)),
                                               arg_text("line", strbuf_text(&line))));
    strbuf_release(&line);
    return code;
}

static void refuse_unknown(const struct records_file *file, const char *typed)
{
    const char *nearest = nearest_class(&file->classes, typed);
    struct strbuf line = {0};

    records_file_add_line(&line, file, "new", (const char *const[]){typed, NULL});
    complain_of(
        file->manner,
        message_with(nearest ? N_("there is no class “{class}”; did you mean “{nearest}”? To make "
                                  "it, type: {line}")
                             : N_("there is no class “{class}”; to make it, type: {line}"),
                     arg_typed("class", typed), arg_text("nearest", nearest),
                     arg_text("line", strbuf_text(&line))));
    strbuf_release(&line);
}

const struct record_class *records_file_class(struct records_file *file, const char *typed,
                                              enum exit_code *code)
{
    *code = records_file_read_classes(file);
    if (*code != EXIT_DONE)
        return NULL;
    const struct record_class *class = records_file_find(file, typed);
    if (!class) {
        refuse_unknown(file, typed);
        *code = EXIT_USAGE;
    }
    return class;
}
