#include "cli/score/score_file.h"

#include "cli/parts.h"
#include "console/whole_file.h"
#include "csv/writer.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>

/* --- the rounds of a score for a spreadsheet, and for programs */

/* Returns the name of the seat's partner in that round; "": it had none. */
static const char *partner_name(const struct score_file *file, const struct round_row *row,
                                int seat)
{
    int partner = rounds_partner(row, seat);

    return partner == NO_SEAT ? "" : file->setup.names.seat[partner];
}

/* Adds a table with a line for each player of each round. */
static void add_csv(const struct score_file *file, struct strbuf *out)
{
    static const char *const heads[] = {N_("round"), N_("player"), N_("partner"), N_("went out"),
                                        N_("held"),  N_("points"), N_("total")};
    struct csv_writer writer = csv_writer_to(out, text_number_style()->decimal_comma ? ';' : ',');
    const struct rounds *rounds = file->score.rounds;

    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        csv_write_text(&writer, text_get(heads[i]));
    csv_end_record(&writer);
    for (int round = 0; round < rounds->count; round++) {
        const struct round_row *row = &rounds->row[round];
        for (int seat = 0; seat < file->setup.players.count; seat++) {
            if (!(row->in >> seat & 1))
                continue;
            csv_write_count(&writer, round + 1);
            csv_write_text(&writer, file->setup.names.seat[seat]);
            csv_write_text(&writer, partner_name(file, row, seat));
            csv_write_text(&writer, row->out == seat ? text_get(N_("yes")) : "");
            csv_write_count(&writer, row->held[seat]);
            csv_write_count(&writer, row->gained[seat]);
            csv_write_count(&writer, row->total[seat]);
            csv_end_record(&writer);
        }
    }
}

static void write_row(const struct score_file *file, int round, int seat, struct strbuf *out)
{
    const struct round_row *row = &file->score.rounds->row[round];
    const char *partner = partner_name(file, row, seat);

    struct json_writer writer = json_begin_line(out);
    json_write_text(&writer, "kind", "round");
    json_write_count(&writer, "round", round + 1);
    json_write_text(&writer, "player", file->setup.names.seat[seat]);
    if (*partner)
        json_write_text(&writer, "partner", partner);
    json_write_switch(&writer, "went-out", row->out == seat);
    json_write_count(&writer, "held", row->held[seat]);
    json_write_count(&writer, "points", row->gained[seat]);
    json_write_count(&writer, "total", row->total[seat]);
    json_end_line(&writer);
}

/* Adds the same as JSON, an object a line, and one for the match. */
static void add_json(const struct score_file *file, struct strbuf *out)
{
    unsigned winners = game_winners(table_game(file->table));

    for (int round = 0; round < file->score.rounds->count; round++)
        for (int seat = 0; seat < file->setup.players.count; seat++)
            if (file->score.rounds->row[round].in >> seat & 1)
                write_row(file, round, seat, out);
    struct json_writer writer = json_begin_line(out);
    json_write_text(&writer, "kind", "match");
    json_write_text(&writer, "deck", file->setup.deck_name);
    json_write_switch(&writer, "over", file->over);
    json_begin_list(&writer, "winners");
    for (int seat = 0; seat < file->setup.players.count; seat++)
        if (winners >> seat & 1)
            json_write_text(&writer, NULL, file->setup.names.seat[seat]);
    json_end(&writer);
    json_end_line(&writer);
}

/* --- what was asked for */

static enum exit_code show_tables(struct score_file *file)
{
    struct strbuf out = {0};
    enum exit_code code = EXIT_DONE;

    if (file->manner->json)
        add_json(file, &out);
    else
        add_csv(file, &out);
    if (file->options->output.path)
        code = whole_file_write(file->manner, &file->options->output, &out, &file->read);
    else
        show_exact(stdout, strbuf_text(&out));
    strbuf_release(&out);
    return code;
}

enum exit_code score_show(const struct score_options *options, const struct manner *manner)
{
    struct score_file file = {0};
    enum exit_code code = score_file_read(&file, options, manner);

    if (code == EXIT_DONE && options->print) {
        const struct drawing_part *part = part_for(MODULE_DRAWING, manner);
        code = part ? part->score(&file, options->print) : EXIT_MACHINE;
    } else if (code == EXIT_DONE && (manner->json || options->csv)) {
        code = show_tables(&file);
    } else if (code == EXIT_DONE) {
        score_file_show(&file);
    }
    score_file_release(&file);
    return code;
}
