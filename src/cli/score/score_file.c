#include "cli/score/score_file.h"

#include "base/memory.h"
#include "classes/journals.h"
#include "cli/play/session.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "play/replay.h"
#include "tui/show.h"

#include <stdio.h>
#include <string.h>

/* Sets up a table that asks nobody, and makes the moves that the reader has. */
static enum status read_moves(struct score_file *file, struct log_reader *reader, struct diag *diag)
{
    struct setup *setup = &file->setup;
    struct message why;

    file->plain = plain_new(stdout, NULL, &setup->names, setup->players.count);
    file->plain.settings = &setup->settings;
    file->plain.colour = file->manner->colour;
    file->front = plain_front(&file->plain);
    enum status status = table_new(&file->table, setup->rules, &setup->names, &setup->players,
                                   setup->seed, &file->journal, &file->front, &why);
    if (status == STATUS_OK)
        status = table_replay(file->table, reader, diag);
    return status;
}

static enum exit_code read_path(struct score_file *file)
{
    const struct text_names names = {&file->setup.names, play_add_name};
    struct log_reader reader;
    struct diag diag = {0};
    enum status status = log_reader_open(&reader, file->path, &diag);

    if (status == STATUS_OK)
        status = replay_begin(&file->setup, &reader, &diag);
    if (status == STATUS_OK)
        status = session_check_kind(&session_score, &file->setup, file->path, &diag);
    if (status == STATUS_OK)
        status = read_moves(file, &reader, &diag);
    complain_diag(file->manner, &diag, file->table ? &names : NULL);
    diag_release(&diag);
    log_reader_close(&reader);
    return exit_code_of(status);
}

enum exit_code score_file_read(struct score_file *file, const struct score_options *options,
                               const struct manner *manner)
{
    *file = (struct score_file){.options = options, .manner = manner, .journal = journal_none()};
    file->path =
        options->path ? memory_copy_text(options->path) : journals_newest(JOURNALS_OF_SCORES, NULL);
    if (!file->path)
        return complain_of(manner, message_of(session_score.saving.none));
    strbuf_add_bytes(&file->read, file->path, strlen(file->path) + 1);
    enum exit_code code = read_path(file);
    if (code != EXIT_DONE)
        return code;
    file->over = game_situation(table_game(file->table)) == SITUATION_MATCH_OVER;
    table_score_now(file->table, true, &file->score);
    return EXIT_DONE;
}

void score_file_release(struct score_file *file)
{
    table_free(file->table);
    plain_release(&file->plain);
    setup_release(&file->setup);
    memory_free(file->path);
    strbuf_release(&file->read);
    *file = (struct score_file){0};
}

void score_file_add_line(struct strbuf *out, const struct manner *manner, const char *before,
                         const char *path, const char *after)
{
    strbuf_add(out, "  ");
    shell_call_add(out, manner);
    strbuf_addf(out, " score %s", before);
    shell_word_add(out, path);
    strbuf_add(out, after);
}

void score_file_show(struct score_file *file)
{
    struct strbuf command = {0};

    if (file->over) {
        table_tell_end(file->table);
        return;
    }
    file->front.points(file->front.context, &file->score);
    plain_say(&file->plain, message_of(N_("The match is not over yet. To go on with it, type:")));
    score_file_add_line(&command, file->manner, "--resume ", file->path, "");
    show_line(stdout, strbuf_text(&command));
    strbuf_release(&command);
}

int score_file_columns(const struct score_file *file, int seat[SEATS_MAX])
{
    int columns = 0;

    for (int i = 0; i < file->setup.players.count; i++)
        if (file->score.partner[i] == NO_SEAT || file->score.partner[i] > i)
            seat[columns++] = i;
    return columns;
}

void score_file_add_name(const struct score_file *file, int seat, struct strbuf *out)
{
    const struct naming *names = &file->setup.names;

    strbuf_add(out, names->seat[seat]);
    if (file->score.partner[seat] != NO_SEAT)
        strbuf_addf(out, " + %s", names->seat[file->score.partner[seat]]);
}

bool score_file_has_points(const struct score_file *file)
{
    return file->setup.settings.value[SETTING_SCORING] != SCORING_NONE;
}
