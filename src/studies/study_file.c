#include "studies/study_file.h"

#include "base/memory.h"
#include "console/complaint.h"
#include "csv/writer.h"
#include "files/input.h"
#include "sim/figures.h"
#include "sim/study.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>

/* --- writing */

static void write_figure(struct json_writer *writer, const char *name, const struct figure *figure)
{
    json_begin_object(writer, name);
    if (figure->known) {
        json_write_real(writer, "value", figure->value);
        json_write_real(writer, "low", figure->low);
        json_write_real(writer, "high", figure->high);
    } else {
        json_write_null(writer, "value");
        json_write_null(writer, "low");
        json_write_null(writer, "high");
    }
    json_write_text(writer, "per", figure_per_name(figure->per));
    json_end(writer);
}

static void write_figures(struct json_writer *writer, const struct study_file *file)
{
    struct figure figures[FIGURES];
    char name[16];

    figures_of(&file->results, figures);
    for (int i = 0; i < FIGURES; i++)
        write_figure(writer, figures[i].name, &figures[i]);
    json_begin_object(writer, "skills");
    for (int bit = 0; bit < TALLY_KINDS; bit++) {
        struct figure figure = figure_skill(&file->results, file->header.seats, bit);
        snprintf(name, sizeof name, "K%d", study_skill(bit));
        write_figure(writer, name, &figure);
    }
    json_end(writer);
    json_begin_list(writer, "wins_by_seat");
    for (int seat = 0; seat < file->header.seats; seat++) {
        struct figure figure = figure_seat(&file->results, seat);
        write_figure(writer, NULL, &figure);
    }
    json_end(writer);
    json_begin_list(writer, "wins_by_place");
    for (int place = 0; place < file->header.seats; place++) {
        struct figure figure = figure_place(&file->results, place);
        write_figure(writer, NULL, &figure);
    }
    json_end(writer);
}

/* Zeros at the end are left out. */
static void write_counters(struct json_writer *writer, const struct results *results)
{
    json_begin_object(writer, "counters");
    for (int i = 0; i < results_field_count(); i++) {
        const struct results_field *field = results_field(i);
        const uint64_t *number = results_in(results, field);
        size_t length = field->length;
        while (length > 1 && number[length - 1] == 0)
            length--;
        json_begin_list(writer, field->name);
        for (size_t k = 0; k < length; k++)
            json_write_count(writer, NULL, (int64_t)number[k]);
        json_end(writer);
    }
    json_begin_list(writer, "counts");
    for (int i = 0; i < TALLY_COUNTS; i++)
        json_write_text(writer, NULL, tally_name((enum tally_count)i));
    json_end(writer);
    json_end(writer);
}

void study_write(struct strbuf *out, const struct study_file *file)
{
    struct json_writer writer = json_begin_line(out);

    log_write_header_as(&writer, "study", &file->header);
    json_write_text(&writer, "version", BREUK_VERSION);
    json_write_count(&writer, "games", (int64_t)file->games);
    json_begin_list(&writer, "played");
    for (size_t i = 0; i < file->ranges; i++) {
        json_begin_list(&writer, NULL);
        json_write_count(&writer, NULL, (int64_t)file->range[i].first);
        json_write_count(&writer, NULL, (int64_t)file->range[i].end);
        json_end(&writer);
    }
    json_end(&writer);
    write_figures(&writer, file);
    write_counters(&writer, &file->results);
    json_end(&writer);
}

/* --- reading */

struct study_reader {
    struct study_file *file;
    struct position where;
    struct diag *diag;
};

static void complain(struct study_reader *reader, const struct json_value *at,
                     struct message message)
{
    struct position where = reader->where;

    where.column = at->column;
    diag_add(reader->diag, SEVERITY_ERROR, where, message);
}

static const struct json_value *member(struct study_reader *reader, const struct json_value *object,
                                       const char *name, enum json_kind kind)
{
    const struct json_value *value = json_member(object, name);

    if (value && value->kind == kind)
        return value;
    complain(
        reader, value ? value : object,
        message_with(
            N_("this is not a study from “breuk sim --json”: “{name}” is missing or is not {kind}"),
            arg_text("name", name), arg_term("kind", json_kind_name(kind))));
    return NULL;
}

static bool is_count(const struct json_value *value)
{
    return value->kind == JSON_KIND_COUNT && value->count >= 0;
}

/* Reads which games were played: in order, within the study, none twice. */
static void read_ranges(struct study_reader *reader, const struct json_value *list)
{
    struct study_file *file = reader->file;
    uint64_t before = 0;

    for (size_t i = 0; i < list->items; i++) {
        const struct json_value *pair = &list->item[i];
        bool right = pair->kind == JSON_KIND_LIST && pair->items == 2 && is_count(&pair->item[0]) &&
                     is_count(&pair->item[1]) && file->ranges < STUDY_RANGES;
        uint64_t first = right ? (uint64_t)pair->item[0].count : 0,
                 end = right ? (uint64_t)pair->item[1].count : 0;
        if (!right || first < before || end <= first || end > file->games) {
            complain(reader, pair,
                     message_of(N_("the games played must be pairs such as [0,100], in order and "
                                   "within the study")));
            return;
        }
        file->range[file->ranges++] = (struct study_range){first, end};
        before = end;
    }
}

static void read_field(struct study_reader *reader, const struct json_value *counters,
                       const struct results_field *field)
{
    const struct json_value *list = member(reader, counters, field->name, JSON_KIND_LIST);
    uint64_t *number = results_at(&reader->file->results, field);
    bool may_be_negative = strcmp(field->name, "spin_cards") == 0;

    if (!list)
        return;
    bool right = list->items <= field->length;
    for (size_t i = 0; right && i < list->items; i++) {
        const struct json_value *value = &list->item[i];
        right = value->kind == JSON_KIND_COUNT && (may_be_negative || value->count >= 0);
        if (right)
            number[i] = (uint64_t)value->count;
    }
    if (right)
        return;
    complain(
        reader, list,
        message_with(N_("“{name}” must be a list of at most {count} whole numbers, none below 0"),
                     arg_text("name", field->name), arg_count("count", (int64_t)field->length)));
}

static uint64_t games_in_ranges(const struct study_file *file)
{
    uint64_t games = 0;

    for (size_t i = 0; i < file->ranges; i++)
        games += file->range[i].end - file->range[i].first;
    return games;
}

static void read_counters(struct study_reader *reader, const struct json_value *counters)
{
    struct study_file *file = reader->file;
    size_t before = reader->diag->errors;

    for (int i = 0; i < results_field_count(); i++)
        read_field(reader, counters, results_field(i));
    if (reader->diag->errors != before || file->ranges == 0 ||
        file->results.games[0] == games_in_ranges(file))
        return;
    complain(reader, counters,
             message_with(N_("the file has been changed: it lists {count} games, but says that "
                             "{said} were played"),
                          arg_count("count", (int64_t)file->results.games[0]),
                          arg_count("said", (int64_t)games_in_ranges(file))));
}

static enum status read_members(struct study_reader *reader)
{
    struct study_file *file = reader->file;
    const struct json_value *root = &file->document.root,
                            *study = member(reader, root, "study", JSON_KIND_OBJECT),
                            *version = member(reader, root, "version", JSON_KIND_TEXT),
                            *games = member(reader, root, "games", JSON_KIND_COUNT),
                            *played = member(reader, root, "played", JSON_KIND_LIST),
                            *counters = member(reader, root, "counters", JSON_KIND_OBJECT);

    if (!study || !version || !games || !played || !counters)
        return STATUS_INVALID;
    if (strcmp(version->text, BREUK_VERSION) != 0)
        complain(reader, version,
                 message_with(N_("version {theirs} of breuk made this study, but this is version "
                                 "{ours}; play the whole study again with one version"),
                              arg_text("theirs", version->text), arg_text("ours", BREUK_VERSION)));
    file->games = is_count(games) ? (uint64_t)games->count : 0;
    read_ranges(reader, played);
    read_counters(reader, counters);
    return log_read_header(&file->header, study, reader->where, reader->diag);
}

static enum status read_bytes(struct study_reader *reader, struct input *input)
{
    struct message why;

    if (input->length > JSON_LINE_LIMIT) {
        diag_add(reader->diag, SEVERITY_ERROR, reader->where,
                 message_with(N_("this is not a study: it is longer than {most} bytes"),
                              arg_count("most", JSON_LINE_LIMIT)));
        return STATUS_INVALID;
    }
    char *bytes = memory_new(input->length + 1, 1);
    enum status status = input_read(input, bytes, &why);
    if (status != STATUS_OK)
        diag_add(reader->diag, SEVERITY_ERROR, reader->where, why);
    else
        status =
            json_read(&reader->file->document, bytes, input->length, reader->where, reader->diag);
    memory_free(bytes);
    return status;
}

enum status study_read(struct study_file *file, const char *path, struct diag *diag)
{
    struct study_reader reader = {.file = file, .where = {path, 1, 0}, .diag = diag};
    struct input input;
    struct message why;
    size_t before = diag->errors;

    memset(file, 0, sizeof *file);
    enum status status = input_open(&input, path, &why);
    if (status != STATUS_OK) {
        diag_add(diag, SEVERITY_ERROR, (struct position){path, 0, 0, 0}, why);
        return status;
    }
    status = read_bytes(&reader, &input);
    input_close(&input);
    if (status == STATUS_OK)
        status = read_members(&reader);
    return status == STATUS_OK && diag->errors != before ? STATUS_INVALID : status;
}

void study_release(struct study_file *file)
{
    json_release(&file->document);
}

/* --- putting together */

static bool same_settings(const struct log_header *one, const struct log_header *other)
{
    if (one->setting_count != other->setting_count)
        return false;
    for (int i = 0; i < one->setting_count; i++)
        if (strcmp(one->setting[i].name, other->setting[i].name) != 0 ||
            strcmp(one->setting[i].value, other->setting[i].value) != 0)
            return false;
    return true;
}

static bool same_bots(const struct log_header *one, const struct log_header *other)
{
    if (one->seats != other->seats)
        return false;
    for (int i = 0; i < one->seats; i++)
        if (!one->seat[i].bot || !other->seat[i].bot ||
            strcmp(one->seat[i].bot, other->seat[i].bot) != 0)
            return false;
    return true;
}

/* Returns why the two cannot be merged; NULL if they can. */
static const char *difference(const struct study_file *one, const struct study_file *other)
{
    if (one->header.hash != other->header.hash)
        return N_("{file}: this part is from a study of another deck; merge only parts played with "
                  "the same one");
    if (!same_settings(&one->header, &other->header))
        return N_("{file}: this part is from a study with other rules; merge only parts played by "
                  "the same rules");
    if (!same_bots(&one->header, &other->header))
        return N_("{file}: this part is from a study with other players; merge only parts with the "
                  "same players");
    if (one->header.seed != other->header.seed)
        return N_("{file}: this part is from a study with another seed; merge only parts with the "
                  "same seed");
    if (one->games != other->games)
        return N_("{file}: this part is from a study with another number of games; merge only "
                  "parts of the same size of study");
    if (one->ranges == 0 || other->ranges == 0)
        return N_("{file}: one of the merged parts was stopped early, so its games are unknown; "
                  "play that part again");
    return NULL;
}

/* Inserts a range in its place; returns false if some of its games are there already. */
static bool add_range(struct study_file *file, struct study_range range)
{
    size_t at = 0;

    while (at < file->ranges && file->range[at].end <= range.first)
        at++;
    if (at < file->ranges && file->range[at].first < range.end)
        return false;
    memmove(&file->range[at + 1], &file->range[at], (file->ranges - at) * sizeof *file->range);
    file->range[at] = range;
    file->ranges++;
    return true;
}

/* Makes one of ranges next to each other. */
static void join_ranges(struct study_file *file)
{
    size_t last = 0;

    for (size_t i = 1; i < file->ranges; i++) {
        if (file->range[last].end == file->range[i].first)
            file->range[last].end = file->range[i].end;
        else
            file->range[++last] = file->range[i];
    }
    file->ranges = file->ranges ? last + 1 : 0;
}

enum status study_merge(struct study_file *to, const struct study_file *from, const char *path,
                        struct diag *diag)
{
    const char *words = difference(to, from);

    if (!words && to->ranges + from->ranges > STUDY_RANGES)
        words = N_("{file}: too many separate parts would be left; merge neighbouring parts first");
    if (!words && !results_can_add(&to->results, &from->results))
        words = N_("{file}: the file has been changed: its numbers are too large to add to the "
                   "other parts");
    for (size_t i = 0; !words && i < from->ranges; i++)
        if (!add_range(to, from->range[i]))
            words = N_(
                "{file}: another part already contains some of these games; name each part once");
    if (words) {
        diag_add(diag, SEVERITY_ERROR, (struct position){0},
                 message_with(words, arg_text("file", path)));
        return STATUS_INVALID;
    }
    join_ranges(to);
    results_add(&to->results, &from->results);
    return STATUS_OK;
}

/* --- parts */

/* Reads "7/10", which is part 7 of 10 of `games` games. STATUS_INVALID: *why says what is wrong; it
 * borrows `text`. */
static enum status read_part(struct study_range *range, const char *text, uint64_t games,
                             struct message *why)
{
    unsigned part = 0, parts = 0;
    char more;

    if (sscanf(text, "%4u/%4u%c", &part, &parts, &more) == 2 && part >= 1 && part <= parts &&
        parts <= games && parts <= STUDY_RANGES) {
        range->first = games * (part - 1) / parts;
        range->end = games * part / parts;
        return STATUS_OK;
    }
    *why = message_with(N_("“{typed}” is not a part of this study; write 3/10 for the third of "
                           "ten, with no more parts than games, and at most {most}"),
                        arg_typed("typed", text), arg_count("most", STUDY_RANGES));
    return STATUS_INVALID;
}

enum exit_code sim_take_part(struct simulation *simulation, const char *typed,
                             const struct manner *manner)
{
    struct study_range range = {0, simulation->games};
    struct message why;

    if (typed && read_part(&range, typed, simulation->games, &why) != STATUS_OK)
        return complain_of(manner, why);
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
                         const struct sim_options *options, const struct manner *manner)
{
    struct position where = {options->operands[0], 1, 0, 0};
    struct diag diag = {0};
    struct refusal why;

    *simulation = (struct simulation){.turn_seconds = options->turn_seconds};
    enum status status = study_read(file, options->operands[0], &diag);
    for (int i = 1; i < options->operand_count && status == STATUS_OK; i++) {
        struct study_file *part = memory_new(1, sizeof *part);
        status = study_read(part, options->operands[i], &diag);
        if (status == STATUS_OK)
            status = study_merge(file, part, options->operands[i], &diag);
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
        complain_diag(manner, &diag, NULL);
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
