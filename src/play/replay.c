#include "play/replay.h"

#include "log/line.h"
#include "log/position.h"

enum status replay_begin(struct setup *setup, struct log_reader *reader, struct diag *diag)
{
    struct log_header header;
    struct refusal why = {0};
    enum status status = log_reader_next(reader, diag);

    if (status == STATUS_NOT_FOUND) {
        const struct message empty = message_of(N_("this file contains no game"));
        diag_add(diag, SEVERITY_ERROR, (struct position){.file = reader->path}, empty);
        return STATUS_INVALID;
    }
    if (status == STATUS_OK && json_member(&reader->document.root, "sitting")) {
        diag_add(diag, SEVERITY_ERROR, (struct position){.file = reader->path},
                 message_with(N_("this file holds a lesson and no game; to continue it, type: "
                                 "breuk lesson --resume {file}"),
                              arg_text("file", reader->path)));
        return STATUS_INVALID;
    }
    if (status == STATUS_OK)
        status = log_read_header(&header, &reader->document.root, reader->where, diag);
    if (status == STATUS_OK)
        status = setup_from_header(setup, &header, reader->where, &why, diag);
    if (status == STATUS_INVALID && why.rule)
        diag_add(diag, SEVERITY_ERROR, reader->where, why.message);
    return status;
}

/* Returns the column of the one object in such a line. */
static int column_of(const struct json_value *line)
{
    return line->item[0].column;
}

enum status replay_position(struct game *game, const struct naming *names, uint64_t seed,
                            const struct json_value *line, struct position where,
                            const struct listener *listener, struct diag *diag)
{
    struct game_position *position = memory_new(1, sizeof *position);
    struct message why;
    enum status status = log_read_position(position, line, names->deck, names->seats, where, diag);

    if (status == STATUS_OK) {
        status = game_set(game, position, seed, listener, &why);
        if (status == STATUS_INVALID)
            log_complain(diag, where, column_of(line), why);
    }
    memory_free(position);
    return status;
}

enum status replay_script(struct game *game, const struct naming *names,
                          const struct json_value *line, struct position where, struct diag *diag)
{
    struct log_script *script = memory_new(1, sizeof *script);
    struct message why;
    enum status status = log_read_script(script, line, names->deck, where, diag);

    if (status == STATUS_OK) {
        status = log_follow_script(game, script, &why);
        if (status == STATUS_INVALID)
            log_complain(diag, where, column_of(line), why);
    }
    memory_free(script);
    return status;
}

static enum status check_move(struct move *move, const struct json_value *line,
                              struct position where, const struct game *game,
                              const struct naming *names, struct diag *diag)
{
    struct refusal why;
    enum status status = log_read_move(move, line, names, where, diag);

    if (status != STATUS_OK || game_check(game, *move, &why))
        return status;
    where.column = json_member(line, "move")->column;
    diag_add(diag, SEVERITY_ERROR, where, why.message);
    if (why.detail.id)
        diag_add(diag, SEVERITY_NOTE, where, why.detail);
    return STATUS_INVALID;
}

enum status replay_next(struct move *move, struct log_reader *reader, struct game *game,
                        const struct naming *names, uint64_t seed, const struct listener *listener,
                        struct diag *diag)
{
    enum status status = log_reader_next(reader, diag);

    return status == STATUS_OK ? replay_line(move, reader, game, names, seed, listener, diag)
                               : status;
}

enum status replay_line(struct move *move, const struct log_reader *reader, struct game *game,
                        const struct naming *names, uint64_t seed, const struct listener *listener,
                        struct diag *diag)
{
    const struct json_value *line = &reader->document.root;

    *move = (struct move){.kind = MOVE_KINDS};
    switch (log_kind_of(line)) {
    case LOG_MOVE:
        return check_move(move, line, reader->where, game, names, diag);
    case LOG_POSITION:
        return replay_position(game, names, seed, line, reader->where, listener, diag);
    case LOG_SCRIPT:
        return replay_script(game, names, line, reader->where, diag);
    case LOG_COMING:
    case LOG_TRIED:
        return STATUS_OK;
    case LOG_HEADER:
    case LOG_EVENT:
    case LOG_VIEW:
    case LOG_OTHER:
        break;
    }
    const struct message message =
        message_of(N_("after its first line, a log can have only moves, positions and scripts"));
    diag_add(diag, SEVERITY_ERROR, reader->where, message);
    return STATUS_INVALID;
}

enum status replay_seat_change(struct seat_change *change, const struct json_value *line,
                               struct position where, struct players *players, struct diag *diag)
{
    struct message why;

    if (log_kind_of(line) != LOG_COMING)
        return STATUS_NOT_FOUND;
    enum status status = log_read_seat_change(change, line, players->count, where, diag);
    if (status != STATUS_OK)
        return status;
    status = seat_change_check(change, players, &why);
    if (status == STATUS_INVALID)
        log_complain(diag, where, column_of(line), why);
    return status;
}
