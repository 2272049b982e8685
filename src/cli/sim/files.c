#include "cli/sim/files.h"

#include "base/memory.h"
#include "cli/report.h"
#include "csv/writer.h"
#include "sim/figures.h"
#include "sim/study.h"
#include "text/text.h"
#include "tui/show.h"

#include <stdio.h>

/* --- parts */

enum exit_code sim_take_part(struct simulation *simulation, const struct command_line *line)
{
    const char *typed = option_text(line, "part", NULL);
    struct study_range range = {0, simulation->games};
    struct message why;

    if (typed && study_part(&range, typed, simulation->games, &why) != STATUS_OK) {
        return report_error(line, why);
    }
    simulation->first = range.first;
    simulation->end = range.end;
    return EXIT_DONE;
}

void sim_describe(struct study_file *file, struct simulation *simulation)
{
    file->games = simulation->games;
    file->results = simulation->results;
    if (!simulation->stopped) {
        file->range[0] = (struct study_range){simulation->first, simulation->end};
        file->ranges = 1;
    }
    setup_header(&simulation->setup, &file->header);
}

/* --- merging */

enum exit_code sim_merge(struct study_file *file, struct simulation *simulation,
                         const struct command_line *line)
{
    struct position where = {line->operands[0], 1, 0, 0};
    struct diag diag = {0};
    struct refusal why;

    *simulation = (struct simulation){.turn_seconds = simulation_turn_seconds(line)};
    enum status status = study_read(file, line->operands[0], &diag);
    for (int i = 1; i < line->operand_count && status == STATUS_OK; i++) {
        struct study_file *part = memory_new(1, sizeof *part);
        status = study_read(part, line->operands[i], &diag);
        if (status == STATUS_OK)
            status = study_merge(file, part, line->operands[i], &diag);
        study_release(part);
        memory_free(part);
    }
    if (status == STATUS_OK) {
        /* The table that the parts were played at, for words about its cards. */
        status = setup_from_header(&simulation->setup, &file->header, where, &why, &diag);
        if (status == STATUS_INVALID && why.rule)
            diag_add(&diag, SEVERITY_ERROR, where, why.message);
        simulation->games = file->games;
        simulation->results = file->results;
    }
    enum exit_code code = exit_code_of(status);
    if (code != EXIT_MACHINE)
        report_diag(line, &diag, NULL);
    diag_release(&diag);
    return code;
}

/* --- printing */

void sim_print_json(const struct study_file *file)
{
    struct strbuf out = {0};

    study_write(&out, file);
    strbuf_add_char(&out, '\n');
    show_exact(stdout, strbuf_text(&out));
    strbuf_release(&out);
}

/* A table being written. */
struct sheet {
    struct csv_writer writer;
    bool comma; /* the decimal mark is a comma */
};

static void put_number(struct sheet *sheet, const struct figure *figure, double number)
{
    if (figure->known)
        csv_write_real(&sheet->writer, number, sheet->comma ? ',' : '.');
    else
        csv_write_text(&sheet->writer, "");
}

static void put_figure(struct sheet *sheet, const char *name, const struct figure *figure)
{
    csv_write_text(&sheet->writer, name);
    put_number(sheet, figure, figure->value);
    put_number(sheet, figure, figure->low);
    put_number(sheet, figure, figure->high);
    csv_write_text(&sheet->writer, figure_per_name(figure->per));
    csv_end_record(&sheet->writer);
}

static void put_rest(struct sheet *sheet, const struct study_file *file)
{
    char name[32];
    int seats = file->header.seats;

    for (int bit = 0; bit < TALLY_KINDS; bit++) {
        struct figure figure = figure_skill(&file->results, seats, bit);
        snprintf(name, sizeof name, "K%d", study_skill(bit));
        put_figure(sheet, name, &figure);
    }
    for (int seat = 0; seat < seats; seat++) {
        struct figure figure = figure_seat(&file->results, seat);
        snprintf(name, sizeof name, "seat_%d_wins", seat + 1);
        put_figure(sheet, name, &figure);
    }
    for (int place = 0; place < seats; place++) {
        struct figure figure = figure_place(&file->results, place);
        snprintf(name, sizeof name, "place_%d_wins", place + 1);
        put_figure(sheet, name, &figure);
    }
}

void sim_print_csv(const struct study_file *file)
{
    static const char *const headings[] = {"figure", "value", "low", "high", "per"};
    struct figure figures[FIGURES];
    struct strbuf out = {0};
    bool comma = text_number_style()->decimal_comma;
    struct sheet sheet = {csv_writer_to(&out, comma ? ';' : ','), comma};

    for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
        csv_write_text(&sheet.writer, headings[i]);
    csv_end_record(&sheet.writer);
    figures_of(&file->results, figures);
    for (int i = 0; i < FIGURES; i++)
        put_figure(&sheet, figures[i].name, &figures[i]);
    put_rest(&sheet, file);
    show_exact(stdout, strbuf_text(&out));
    strbuf_release(&out);
}
