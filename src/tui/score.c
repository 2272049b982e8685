/* The points of a match. */

#include "base/utf8.h"
#include "ruleset/setting.h"
#include "text/text.h"
#include "tui/prompt.h"
#include "tui/wrap.h"

#include <string.h>

/* --- the rounds, as a table: a line each, a column for each player or pair, and the totals. */

/* Marks the player who went out. */
#define MARK "*"

enum { CELL_LEAST = 6, NAME_MOST = 10, CELL_SIZE = 16 };

/* The table of rounds, and its widths. */
struct sheet {
    const struct plain *plain;
    const struct table_score *score;
    struct strbuf *out;
    int columns, column[SEATS_MAX]; /* the seats that have one */
    int head, width;                /* of the first column, and of each of the others */
    bool points;                    /* the rounds are worth some */
};

static void add_right(struct strbuf *out, const char *text, int width)
{
    strbuf_addf(out, " %*s%s", width - wrap_columns(text), "", text);
}

/* Ends a line without blanks. */
static void end_line(struct strbuf *out)
{
    while (out->length && out->text[out->length - 1] == ' ')
        out->text[--out->length] = '\0';
    strbuf_add_char(out, '\n');
}

/* Returns how many bytes of a text are no wider than so many columns. */
static size_t fit(const char *text, int width)
{
    size_t fitting = 0;
    struct strbuf part = {0};

    for (size_t at = 1; at <= strlen(text); at++) {
        if (!utf8_begins(text[at]))
            continue;
        strbuf_clear(&part);
        strbuf_add_bytes(&part, text, at);
        if (wrap_columns(strbuf_text(&part)) <= width)
            fitting = at;
    }
    strbuf_release(&part);
    return fitting;
}

/* Adds as much of a name as there is room for. */
static void add_start(struct strbuf *out, const char *name, int width)
{
    strbuf_add_bytes(out, name, fit(name, width));
}

/* The name above a column: partners who share their points share it. */
static void add_name(const struct sheet *sheet, int column, int width, struct strbuf *out)
{
    const struct naming *names = sheet->plain->names;
    int seat = sheet->column[column], partner = sheet->score->partner[seat];

    if (partner == NO_SEAT) {
        add_start(out, names->seat[seat], width);
        return;
    }
    add_start(out, names->seat[seat], (width - 1) / 2);
    strbuf_add_char(out, '+');
    add_start(out, names->seat[partner], (width - 1) / 2);
}

/* Returns whether two columns would have the same name. */
static bool names_clash(const struct sheet *sheet, int column, int width)
{
    struct strbuf own = {0}, other = {0};
    bool clash = false;

    add_name(sheet, column, width, &own);
    for (int i = 0; i < sheet->columns; i++) {
        strbuf_clear(&other);
        add_name(sheet, i, width, &other);
        clash |= i != column && strcmp(strbuf_text(&own), strbuf_text(&other)) == 0;
    }
    strbuf_release(&own);
    strbuf_release(&other);
    return clash;
}

static void add_heading(const struct sheet *sheet, int column)
{
    struct strbuf name = {0};

    if (names_clash(sheet, column, sheet->width)) {
        add_name(sheet, column, sheet->width - 2, &name);
        strbuf_addf(&name, "%d", sheet->column[column] + 1);
    } else {
        add_name(sheet, column, sheet->width, &name);
    }
    add_right(sheet->out, strbuf_text(&name), sheet->width);
    strbuf_release(&name);
}

static void cell_of(const struct sheet *sheet, const struct round_row *row, int seat,
                    char cell[CELL_SIZE])
{
    int partner = sheet->score->partner[seat];
    bool marked =
        sheet->points ? rounds_went_out(row, seat, partner) : (row->winners >> seat & 1) != 0;
    const char *mark = marked ? MARK : "";

    if (!(row->in >> seat & 1))
        *cell = '\0';
    else if (sheet->points)
        snprintf(cell, CELL_SIZE, "%d%s", row->gained[seat], mark);
    else
        snprintf(cell, CELL_SIZE, "%s", mark);
}

/* Adds who were partners in that round, where that changes. */
static void add_pairs(const struct sheet *sheet, const struct round_row *row)
{
    struct strbuf line = {0};

    strbuf_addf(&line, "%*s", sheet->head + 2, "");
    rounds_add_pairs(row, sheet->plain->names, &line);
    wrap_add(sheet->out, strbuf_text(&line), sheet->head + 2, sheet->plain->columns);
    strbuf_release(&line);
}

static void add_rows(const struct sheet *sheet)
{
    bool changing = sheet->plain->settings &&
                    (sheet->plain->settings->value[SETTING_PARTNERS] == PARTNERS_CHANGING ||
                     sheet->plain->settings->value[SETTING_PARTNERS] == PARTNERS_TABLES);
    char cell[CELL_SIZE];

    for (int round = 0; round < sheet->score->rounds->count; round++) {
        const struct round_row *row = &sheet->score->rounds->row[round];
        strbuf_addf(sheet->out, "%*d", sheet->head, round + 1);
        for (int i = 0; i < sheet->columns; i++) {
            cell_of(sheet, row, sheet->column[i], cell);
            add_right(sheet->out, cell, sheet->width);
        }
        end_line(sheet->out);
        if (changing)
            add_pairs(sheet, row);
    }
}

static void add_totals(const struct sheet *sheet)
{
    const char *total = text_get(N_("Total")), *gone = text_get(N_("out"));
    char cell[CELL_SIZE];

    strbuf_addf(sheet->out, "%s%*s", total, sheet->head - wrap_columns(total), "");
    for (int i = 0; i < sheet->columns; i++) {
        snprintf(cell, sizeof cell, "%d", sheet->score->points[sheet->column[i]]);
        add_right(sheet->out, cell, sheet->width);
    }
    strbuf_add_char(sheet->out, '\n');
    if (!sheet->score->out)
        return;
    strbuf_addf(sheet->out, "%*s", sheet->head, "");
    for (int i = 0; i < sheet->columns; i++)
        add_right(sheet->out, sheet->score->out >> sheet->column[i] & 1 ? gone : "", sheet->width);
    end_line(sheet->out);
}

/* As wide as the longest name needs, up to the width of the screen. */
static void measure(struct sheet *sheet)
{
    const char *heads[] = {text_get(N_("Round")), text_get(N_("Total"))};
    const struct naming *names = sheet->plain->names;

    sheet->width = CELL_LEAST;
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        if (wrap_columns(heads[i]) > sheet->head)
            sheet->head = wrap_columns(heads[i]);
    for (int seat = 0; seat < names->seats; seat++) {
        int partner = sheet->score->partner[seat], wide = wrap_columns(names->seat[seat]);
        if (partner == NO_SEAT || partner > seat)
            sheet->column[sheet->columns++] = seat;
        wide = wide > NAME_MOST ? NAME_MOST : wide;
        wide = partner == NO_SEAT ? wide : 2 * wide + 1;
        sheet->width = wide > sheet->width ? wide : sheet->width;
    }
    int most = (sheet->plain->columns - sheet->head) / sheet->columns - 1;
    if (sheet->width > most)
        sheet->width = most;
}

/* Adds the table of all rounds. */
static void prompt_add_rounds(const struct plain *plain, struct strbuf *out,
                              const struct table_score *score)
{
    struct sheet sheet = {.plain = plain,
                          .score = score,
                          .out = out,
                          .points = !plain->settings ||
                                    plain->settings->value[SETTING_SCORING] != SCORING_NONE};
    const char *round = text_get(N_("Round"));

    measure(&sheet);
    strbuf_addf(out, "%s%*s", round, sheet.head - wrap_columns(round), "");
    for (int i = 0; i < sheet.columns; i++)
        add_heading(&sheet, i);
    strbuf_add_char(out, '\n');
    add_rows(&sheet);
    if (sheet.points)
        add_totals(&sheet);
    prompt_add_line(plain, out,
                    sheet.points ? N_("* marks who went out.") : N_("* marks who won the round."));
}

/* --- the points, a line each */

static struct message of_target(const char *id, int target)
{
    return message_with(id, arg_count("target", target));
}

/* Returns the heading, which says how the points decide the match. */
static struct message title(const struct settings *settings, bool timed)
{
    const int *value = settings ? settings->value : NULL;

    if (!value)
        return message_of(N_("Points:"));
    int target = value[SETTING_TARGET];
    if (value[SETTING_SCORING] == SCORING_NONE)
        return message_of(N_("There are no points: the first to go out wins."));
    if (value[SETTING_ELIMINATION])
        return of_target(N_("Points (with {target} or more you are out):"), target);
    if (timed || value[SETTING_ROUNDS] || value[SETTING_PARTNERS] == PARTNERS_CHANGING ||
        value[SETTING_PARTNERS] == PARTNERS_TABLES)
        return message_of(value[SETTING_SCORING] == SCORING_CHARGED
                              ? N_("Points (the fewest win in the end):")
                              : N_("Points:"));
    if (value[SETTING_SCORING] == SCORING_CHARGED)
        return of_target(N_("Points (at {target} the match ends, and the fewest win):"), target);
    return of_target(N_("Points (the first to reach {target} wins the match):"), target);
}

/* Puts the names on a line into `out`: "Ann", "Ann + Cy". */
static void add_names(struct strbuf *out, const struct naming *names,
                      const struct table_score *score, int seat)
{
    strbuf_clear(out);
    strbuf_add(out, names->seat[seat]);
    if (score->partner[seat] != NO_SEAT)
        strbuf_addf(out, " + %s", names->seat[score->partner[seat]]);
}

/* Returns whether the seat has a line: partners share that of the first of the two. */
static bool has_line(const struct table_score *score, int seat)
{
    return score->partner[seat] == NO_SEAT || score->partner[seat] > seat;
}

void prompt_add_points(const struct plain *plain, struct strbuf *out,
                       const struct table_score *score)
{
    const struct naming *names = plain->names;
    struct message heading = title(plain->settings, score->timed), gone = message_of(N_("out"));
    struct strbuf line = {0};
    int widest = 0;

    prompt_add_sentence(plain, out, heading);
    if (score->rounds && score->rounds->count > 0) {
        prompt_add_rounds(plain, out, score);
        return;
    }
    if (plain->settings && plain->settings->value[SETTING_SCORING] == SCORING_NONE)
        return;
    for (int seat = 0; seat < names->seats; seat++) {
        add_names(&line, names, score, seat);
        int width = wrap_columns(strbuf_text(&line));
        if (has_line(score, seat) && width > widest)
            widest = width;
    }
    for (int seat = 0; seat < names->seats; seat++) {
        if (!has_line(score, seat))
            continue;
        add_names(&line, names, score, seat);
        strbuf_addf(out, "  %s%*s  %5d", strbuf_text(&line),
                    widest - wrap_columns(strbuf_text(&line)), "", score->points[seat]);
        if (score->out >> seat & 1) {
            strbuf_add(out, "  ");
            prompt_add_words(plain, out, gone);
        }
        strbuf_add_char(out, '\n');
    }
    strbuf_release(&line);
}
