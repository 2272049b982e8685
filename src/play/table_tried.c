/* What was tried in a turn that is not over, when a game is left and when it goes on. */
#include "log/tried.h"
#include "play/table_state.h"

/* Adds the lines to the journal, and releases them. */
static enum table_end keep(struct table *table, struct strbuf *lines)
{
    enum status status = lines->length ? journal_add(table->journal, lines) : STATUS_OK;

    strbuf_release(lines);
    return status == STATUS_OK ? TABLE_OVER : TABLE_UNWRITTEN;
}

enum table_end table_keep_drawn(struct table *table, int seat, enum log_drawn drawn)
{
    const struct log_tried tried = {
        .seat = seat, .drawn = drawn, .trial = {.refused = NO_CARD}, .last = NO_CARD};
    struct strbuf line = {0};

    log_write_tried(&line, table->names, &tried);
    return keep(table, &line);
}

enum table_end table_keep_tried(struct table *table)
{
    int left = table->drawn.left;
    unsigned asks = left == NO_SEAT ? game_asked(table->game) : 1u << left;
    const struct teacher *teacher = &table->now.teacher;
    struct strbuf lines = {0};

    for (int seat = 0; seat < table->players->count; seat++) {
        bool asked = asks >> seat & 1;
        const struct log_tried tried = {.seat = seat,
                                        .trial = table->now.trial[seat],
                                        .told = table->now.hints[seat],
                                        .last =
                                            asked && teacher->refusals ? teacher->refused : NO_CARD,
                                        .refusals = teacher->refusals};
        if (log_is_tried(&tried))
            log_write_tried(&lines, table->names, &tried);
    }
    return keep(table, &lines);
}

enum status table_try_again(struct table *table, const struct log_reader *reader, struct diag *diag)
{
    const struct json_value *line = &reader->document.root;
    struct log_tried tried;

    if (log_kind_of(line) != LOG_TRIED)
        return STATUS_OK;
    enum status status = log_read_tried(&tried, line, table->names, reader->where, diag);
    if (status != STATUS_OK)
        return status;
    if (tried.drawn) {
        drawn_hear_tried(table, &tried);
        return STATUS_OK;
    }
    table->now.trial[tried.seat] = tried.trial;
    table->now.hints[tried.seat] = tried.told;
    table->now.teacher.refused = tried.last;
    table->now.teacher.refusals = tried.refusals;
    return STATUS_OK;
}
