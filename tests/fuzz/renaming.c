/*
 * A journal in which somebody gets another name. The first line is the name, the others the
 * journal; after a "+" the lines get their sums. Nobody has the old name afterwards, and whoever
 * else played still does; a game that could be played again can, and ends as it did; and what
 * cannot be read stays as it is.
 */
#include "log/renaming.h"
#include "../game_hash.h"
#include "folder.h"
#include "fuzz.h"
#include "play/replay.h"
#include "play/table.h"
#include "sums.h"

#include <string.h>

static const char fresh[] = "pupil-7";

/* How a game ends that can be played again; 0: it cannot. */
static uint64_t play_again(const char *path)
{
    static const struct table_front nobody;
    struct journal none = journal_none();
    struct setup setup = {0};
    struct log_reader reader;
    struct table *table = NULL;
    struct diag diag = {0};
    struct message why;
    uint64_t hash = 0;

    enum status status = log_reader_open(&reader, path, &diag);
    if (status == STATUS_OK)
        status = replay_begin(&setup, &reader, &diag);
    if (status == STATUS_OK)
        status = table_new(&table, setup.rules, &setup.names, &setup.players, setup.seed, &none,
                           &nobody, &why);
    if (status == STATUS_OK)
        status = table_replay(table, &reader, &diag);
    if (status == STATUS_OK)
        hash = game_hash(table_game(table)) | 1;
    table_free(table);
    setup_release(&setup);
    log_reader_close(&reader);
    diag_release(&diag);
    return hash;
}

static enum status find(struct log_people *people, const char *path, const char *name)
{
    struct log_file file;
    struct diag diag = {0};
    enum status status = log_file_open(&file, path, &diag);

    if (status == STATUS_OK)
        status = log_find_person(people, &file, name, NULL, &diag);
    log_file_close(&file);
    check((status == STATUS_OK) == (diag.errors == 0));
    diag_release(&diag);
    return status;
}

static void check_renaming(const char *path, const char *name)
{
    const struct log_renaming renaming = {.from = name, .to = fresh};
    struct log_people before, after, taken;
    struct log_file file;
    struct diag diag = {0};
    int error;
    enum status found = find(&before, path, name);

    if (found == STATUS_OK && find(&taken, path, fresh) == STATUS_OK && taken.found)
        return;
    uint64_t hash = play_again(path);
    if (log_file_open(&file, path, &diag) == STATUS_OK)
        check(log_rename_person(&file, &renaming, &error, &diag) == found);
    log_file_close(&file);
    if (found == STATUS_OK) {
        check(find(&after, path, name) == STATUS_OK && !after.found);
        check(find(&taken, path, fresh) == STATUS_OK && taken.found == before.found);
        check(taken.others == before.others);
        check(play_again(path) == hash);
    }
    diag_release(&diag);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *path = fuzz_path("journal"), *text = (const char *)data;
    const char *line = size ? memchr(text, '\n', size) : NULL;
    struct strbuf name = {0}, bytes = {0};

    if (!line)
        return 0;
    strbuf_add_bytes(&name, text, (size_t)(line - text));
    size -= name.length + 1;
    line++;
    if (size > 0 && *line == '+')
        add_sums(&bytes, line + 1, size - 1);
    else
        strbuf_add_bytes(&bytes, line, size);
    fuzz_write(path, strbuf_text(&bytes), bytes.length);
    /* A name that is part of the new one would be found there; one with a plus is a team's. */
    if (*strbuf_text(&name) && !strchr(strbuf_text(&name), '+') &&
        !log_text_names(fresh, strbuf_text(&name)))
        check_renaming(path, strbuf_text(&name));
    strbuf_release(&name);
    strbuf_release(&bytes);
    return 0;
}
