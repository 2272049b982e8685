/*
 * A journal as a whole, as play --resume takes it up. One that is sound can be gone on with: one
 * more move is added to the file, and all of it is sound again. After a "+" the lines get their
 * sums, which nobody guesses.
 */
#include "folder.h"
#include "fuzz.h"
#include "log/line.h"
#include "log/reader.h"
#include "play/replay.h"
#include "play/table.h"
#include "sums.h"

#include <stdlib.h>

struct taken_up {
    struct setup setup;
    struct log_reader reader;
    struct table *table;
    struct diag diag;
    struct journal none;
};

static enum status take_up(struct taken_up *up, const char *path)
{
    static const struct table_front nobody;
    struct message why;

    *up = (struct taken_up){.none = journal_none()};
    enum status status = log_reader_open(&up->reader, path, &up->diag);
    if (status != STATUS_OK)
        abort();
    status = replay_begin(&up->setup, &up->reader, &up->diag);
    if ((status == STATUS_OK) != (up->diag.errors == 0))
        abort();
    if (status == STATUS_OK)
        status = table_new(&up->table, up->setup.rules, &up->setup.names, &up->setup.players,
                           up->setup.seed, &up->none, &nobody, &why);
    if (status != STATUS_OK)
        return status;
    status = table_replay(up->table, &up->reader, &up->diag);
    if ((status == STATUS_OK) != (up->diag.errors == 0))
        abort();
    return status;
}

static void put_down(struct taken_up *up)
{
    table_free(up->table);
    setup_release(&up->setup);
    log_reader_close(&up->reader);
    diag_release(&up->diag);
}

/* False: the match is over. */
static bool add_move(struct taken_up *up, const char *path)
{
    static struct move moves[VIEW_MOVES];
    const struct game *game = table_game(up->table);
    struct strbuf line = {0};
    struct journal journal;

    if (!game_asked(game))
        return false;
    if (game_moves(game, __builtin_ctz(game_asked(game)), moves) == 0)
        abort();
    log_write_move(&line, &up->setup.names, moves[0], (struct log_trial){NO_CARD, 0});
    if (journal_continue(&journal, path, up->reader.sound, up->reader.lines.read, up->reader.sum) !=
            STATUS_OK ||
        journal_add(&journal, &line) != STATUS_OK)
        abort();
    journal_close(&journal);
    strbuf_release(&line);
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *path = fuzz_path("journal"), *text = (const char *)data;
    struct taken_up up, again;
    struct strbuf bytes = {0};

    if (size > 0 && *text == '+')
        add_sums(&bytes, text + 1, size - 1);
    else
        strbuf_add_bytes(&bytes, text, size);
    fuzz_write(path, strbuf_text(&bytes), bytes.length);
    if (take_up(&up, path) == STATUS_OK && add_move(&up, path)) {
        if (take_up(&again, path) != STATUS_OK || again.diag.warnings ||
            again.reader.lines.number != up.reader.lines.number + !up.reader.torn)
            abort();
        put_down(&again);
    }
    put_down(&up);
    strbuf_release(&bytes);
    return 0;
}
