#include "cli/score/score_page.h"

#include "cli/document.h"
#include "cli/play/journals.h"
#include "cli/records/day.h"
#include "cli/report.h"
#include "page/page.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* Marks whoever went out, as on the screen. */
#define MARK "*"

static const double row_mm = 7; /* the height of a row, at least */

static void add_words(struct page *page, struct page_cell *cell, struct message message)
{
    struct strbuf text = {0};

    text_of(message, NULL, &text);
    page_add_text(page, cell, cli_text(&text));
    strbuf_release(&text);
}

static void add_number(struct page *page, struct page_cell *cell, int number, const char *mark)
{
    char text[24];

    snprintf(text, sizeof text, "%d%s", number, mark);
    page_add_text(page, cell, text);
}

static void add_title(const struct score_file *file, struct page *page)
{
    struct strbuf title = {0};
    const char *deck = words_in(&deck_about(file->setup.deck)->title, text_language());

    text_of(message_with(N_("Points: {deck}"), arg_text("deck", deck)), NULL, &title);
    page_add_title(page, cli_text(&title));
    strbuf_release(&title);
}

/* Adds the day on which the score was begun; else that of the last change of the file. */
static void add_day(const struct score_file *file, struct page *page)
{
    const int64_t micro = 1000000;
    char day[DAY_TEXT_SIZE];
    struct stat about;
    int64_t at;

    if (journals_began(file->path, &at) ||
        (stat(file->path, &about) == 0 && (at = (int64_t)about.st_mtime * micro)))
        page_add_text(page, page_add_paragraph(page), day_write(day, at));
}

static void add_rounds(const struct score_file *file, struct page *page, const int seat[SEATS_MAX],
                       int columns)
{
    const struct rounds *rounds = file->score.rounds;
    bool points = score_file_has_points(file);
    double weights[PAGE_COLUMNS];
    struct strbuf name = {0};

    for (int i = 0; i <= columns; i++)
        weights[i] = 1;
    struct page_table *table = page_add_table(page, 1 + columns, weights);
    struct page_cell *cells = page_add_head(page, table);
    table->ruled = true;
    table->row_height = row_mm;
    page_add_text(page, &cells[0], text_get(N_("Round")));
    for (int i = 0; i < columns; i++) {
        table->centred[1 + i] = true;
        strbuf_clear(&name);
        score_file_add_name(file, seat[i], &name);
        page_add_text(page, &cells[1 + i], cli_text(&name));
    }
    strbuf_release(&name);
    for (int round = 0; round < rounds->count; round++) {
        const struct round_row *row = &rounds->row[round];
        cells = page_add_row(page, table);
        add_number(page, &cells[0], round + 1, "");
        for (int i = 0; i < columns; i++) {
            const char *mark =
                rounds_went_out(row, seat[i], file->score.partner[seat[i]]) ? MARK : "";
            if (row->in >> seat[i] & 1 && points)
                add_number(page, &cells[1 + i], row->gained[seat[i]], mark);
            else if (*mark)
                page_add_text(page, &cells[1 + i], mark);
        }
    }
    if (!points)
        return;
    cells = page_add_row(page, table);
    page_add_text(page, &cells[0], text_get(N_("Total")));
    for (int i = 0; i < columns; i++) {
        char total[24];
        snprintf(total, sizeof total, "\002%d\003", file->score.points[seat[i]]);
        page_add_text(page, &cells[1 + i], total);
    }
}

static void add_end(const struct score_file *file, struct page *page, const int seat[SEATS_MAX],
                    int columns)
{
    unsigned winners = game_winners(table_game(file->table));
    struct strbuf name = {0};

    page_add_text(page, page_add_paragraph(page), text_get(N_("* marks who went out.")));
    for (int i = 0; i < columns; i++) {
        if (!(winners >> seat[i] & 1))
            continue;
        strbuf_clear(&name);
        score_file_add_name(file, seat[i], &name);
        const struct message_arg who = arg_text("name", cli_text(&name));
        add_words(page, page_add_paragraph(page),
                  score_file_has_points(file)
                      ? message_plural(NP_("{name} wins the match with {count} point.",
                                           "{name} wins the match with {count} points."),
                                       arg_count("count", file->score.points[seat[i]]), who)
                      : message_with(N_("{name} wins the match."), who));
    }
    if (!file->over)
        page_add_text(page, page_add_paragraph(page), text_get(N_("The match is not over yet.")));
    strbuf_release(&name);
}

enum exit_code score_page_write(const struct score_file *file, const char *path)
{
    struct strbuf read = {0};
    int seat[SEATS_MAX];
    int columns = score_file_columns(file, seat);
    struct page page;

    page_init(&page, 1, text_number_style());
    page.shrinks = true;
    add_title(file, &page);
    add_day(file, &page);
    add_rounds(file, &page, seat, columns);
    add_end(file, &page, seat, columns);
    strbuf_add_bytes(&read, file->path, strlen(file->path) + 1);
    cli_text(&read);
    enum exit_code code = document_write(
        file->line, &page, words_in(&deck_about(file->setup.deck)->title, text_language()), path,
        &read);
    strbuf_release(&read);
    page_release(&page);
    return code;
}
