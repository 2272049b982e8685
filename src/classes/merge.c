#include "classes/records_file.h"

#include "classes/agreement.h"
#include "classes/stored.h"
#include "console/complaint.h"
#include "lesson/learner/learner.h"
#include "lesson/sitting.h"
#include "records/forgetting.h"
#include "records/merging.h"
#include "text/fold.h"
#include "text/text.h"
#include "tui/input.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

const char *const same_names_words[] = {
    [CLASH_SAME - 1] = "same", [CLASH_ANOTHER - 1] = "another", NULL};

/* Files being merged. */
struct merging {
    struct records_file *file;
    char **paths;
    int count;
    struct records **others; /* a copy of each */
    struct input input;
    enum clash_choice all; /* the choice for all clashes; CLASH_OPEN: none was made */
    bool swept;            /* somebody was forgotten, and so the file has to be swept */
};

/* --- opening */

static enum exit_code open_other(const struct merging *merging, int i)
{
    const struct manner *manner = merging->file->manner;
    struct message why;
    enum status status =
        records_open_other(&merging->others[i], merging->file->records, merging->paths[i], &why);
    struct message_arg file = arg_text("file", merging->paths[i]);

    if (status == STATUS_OK)
        return EXIT_DONE;
    if (status == STATUS_EXISTS)
        why =
            message_with(N_("{file} is the file of these records itself; name another one"), file);
    else if (status == STATUS_NOT_FOUND)
        why = message_with(N_("{file} is not there"), file);
    else if (!why.id)
        why = message_with(N_("{file} cannot be read"), file);
    complain_of(manner, why);
    return exit_code_of(status);
}

/* Opens all files, and reports what is wrong with each, not just with the first. */
static enum exit_code open_all(const struct merging *merging)
{
    enum exit_code worst = EXIT_DONE;

    for (int i = 0; i < merging->count; i++) {
        enum exit_code code = open_other(merging, i);
        worst = code > worst ? code : worst;
    }
    return worst;
}

/* --- who is who */

static bool is_word(const char *typed, const char *word)
{
    struct strbuf folded = {0};

    fold_text(&folded, typed, strlen(typed));
    bool same =
        fold_equal(word, strbuf_text(&folded)) || fold_equal(text_get(word), strbuf_text(&folded));
    strbuf_release(&folded);
    return same;
}

/* Asks until there is an answer. False: the user stops, or the input ends. */
static bool ask(struct merging *merging, const char *path, struct record_clash *clash)
{
    const struct manner *manner = merging->file->manner;
    struct strbuf typed = {0};
    bool yes = false, heard = true;

    agreement_say(manner,
                  message_with(N_("{name} of class {class} is here and in {file}. Answers "
                                  "and turns here: {here}; there: {there}."),
                               arg_text("name", clash->name), arg_text("class", clash->class),
                               arg_count("here", clash->here), arg_text("file", path),
                               arg_count("there", clash->there)));
    while (heard && clash->choice == CLASH_OPEN) {
        agreement_say(manner, message_of(N_("Is it the same pupil? “yes”, “no”, “all” (yes, and so "
                                            "are all others), or “stop”.")));
        show_text(stdout, "> ");
        fflush(stdout);
        strbuf_clear(&typed);
        heard = input_line(&merging->input, &typed) == ANSWER_LINE &&
                !sitting_stops(strbuf_text(&typed));
        if (heard && is_word(strbuf_text(&typed), N_("all")))
            clash->choice = merging->all = CLASH_SAME;
        else if (heard && sitting_yes_or_no(strbuf_text(&typed), &yes))
            clash->choice = yes ? CLASH_SAME : CLASH_ANOTHER;
    }
    strbuf_release(&typed);
    return heard;
}

static enum exit_code refuse(const struct merging *merging, const char *path,
                             const struct record_clashes *clashes)
{
    return complain_of(
        merging->file->manner,
        message_plural(
            NP_("{name} of class {class} is here and in {file}; say with --same-names whether "
                "that is the “same” pupil or “another”",
                "{count} pupils, such as {name} of class {class}, are here and in {file}; say with "
                "--same-names whether these are the “same” pupils or “another”"),
            arg_count("count", clashes->count), arg_text("file", path),
            arg_text("name", clashes->list[0].name), arg_text("class", clashes->list[0].class)));
}

static enum exit_code settle(struct merging *merging, const char *path,
                             struct record_clashes *clashes)
{
    const struct manner *manner = merging->file->manner;

    if (clashes->count && merging->all == CLASH_OPEN && !agreement_can_ask(manner))
        return refuse(merging, path, clashes);
    for (int i = 0; i < clashes->count; i++) {
        clashes->list[i].choice = merging->all;
        if (merging->all == CLASH_OPEN && !ask(merging, path, &clashes->list[i])) {
            agreement_say(manner,
                          message_with(N_("{file} is not merged."), arg_text("file", path)));
            return EXIT_NO;
        }
    }
    return EXIT_DONE;
}

/* --- merging */

/* Takes the names of pupils who were forgotten in the other file out of the journals, as long as
 * the names are known. */
static enum exit_code forget_journals(struct merging *merging, struct records *other)
{
    struct record_pupils pupils = {0};
    enum exit_code code = records_file_failed(
        merging->file, records_forgotten_there(merging->file->records, other, &pupils));

    for (int i = 0; i < pupils.count && code == EXIT_DONE; i++) {
        struct forgotten_journals done;
        int64_t class = 0;
        code = records_file_failed(
            merging->file, records_pupil_class(merging->file->records, pupils.list[i].id, &class));
        if (code == EXIT_DONE)
            code = forget_in_journals(merging->file, class, pupils.list[i].name, &done);
    }
    merging->swept |= pupils.count > 0;
    record_pupils_release(&pupils);
    return code;
}

static void tell(const struct merging *merging, const char *path,
                 const struct records_merged *merged)
{
    const struct manner *manner = merging->file->manner;
    struct strbuf out = {0};

    if (!manner->json) {
        agreement_say(
            manner,
            merged->events
                ? message_plural(NP_("{file}: {count} answer or turn came in.",
                                     "{file}: {count} answers and turns came in."),
                                 arg_count("count", merged->events), arg_text("file", path))
                : message_with(N_("{file}: nothing in it is new."), arg_text("file", path)));
        if (merged->pupils)
            agreement_say(manner,
                          message_plural(NP_("{count} pupil came in.", "{count} pupils came in."),
                                         arg_count("count", merged->pupils)));
        if (merged->forgotten)
            agreement_say(manner,
                          message_plural(NP_("{count} pupil was forgotten there, and is now "
                                             "forgotten here.",
                                             "{count} pupils were forgotten there, and are now "
                                             "forgotten here."),
                                         arg_count("count", merged->forgotten)));
        return;
    }
    struct json_writer writer = json_begin_line(&out);
    json_write_text(&writer, "kind", "merged");
    json_write_text(&writer, "file", path);
    json_write_count(&writer, "classes", merged->classes);
    json_write_count(&writer, "pupils", merged->pupils);
    json_write_count(&writer, "sessions", merged->sessions);
    json_write_count(&writer, "events", merged->events);
    json_write_count(&writer, "forgotten", merged->forgotten);
    show_object(&writer);
}

static enum exit_code merge(struct merging *merging, struct records *other, const char *path,
                            const struct record_clashes *clashes)
{
    struct learner learner = {0};
    const struct records_learner learned = learner_of_records(&learner);
    struct records_merged merged;
    enum exit_code code = forget_journals(merging, other);

    if (code == EXIT_DONE)
        code = records_file_failed(merging->file, records_merge(merging->file->records, other,
                                                                clashes, &learned, &merged));
    if (code == EXIT_DONE)
        tell(merging, path, &merged);
    learner_release(&learner);
    return code;
}

static enum exit_code merge_one(struct merging *merging, int i)
{
    struct record_clashes clashes = {0};
    enum exit_code code = records_file_failed(
        merging->file, records_clashes(merging->file->records, merging->others[i], &clashes));

    if (code == EXIT_DONE)
        code = settle(merging, merging->paths[i], &clashes);
    if (code == EXIT_DONE)
        code = merge(merging, merging->others[i], merging->paths[i], &clashes);
    record_clashes_release(&clashes);
    return code;
}

enum exit_code merge_files(struct records_file *file, char **paths, int count,
                           enum clash_choice all)
{
    struct merging merging = {.file = file,
                              .paths = paths,
                              .count = count,
                              .input = input_from(STDIN_FILENO),
                              .all = all};

    merging.others = memory_new((size_t)count, sizeof *merging.others);
    enum exit_code code = open_all(&merging);
    for (int i = 0; i < count && code == EXIT_DONE; i++)
        code = merge_one(&merging, i);
    if (merging.swept && code == EXIT_DONE)
        code = records_file_failed(file, records_sweep(file->records, NULL));
    for (int i = 0; i < count; i++)
        records_close(merging.others[i]);
    memory_free(merging.others);
    return code;
}
