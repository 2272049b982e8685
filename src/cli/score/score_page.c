#include "cli/score/score_file.h"

#include "base/utf8.h"
#include "classes/day.h"
#include "classes/journals.h"
#include "documents/paper.h"
#include "page/page.h"
#include "render/deck_inks.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* Marks the player who went out, as on the screen. */
#define MARK "*"

/* So many columns have room for whole names; as many of them are as wide as that of partners. */
enum { WIDE_COLUMNS = 6, PARTNERS_SHARE = 2 };

static const double row_mm = 7; /* the height of a row, at least */

static void add_words(struct page *page, struct page_cell *cell, struct message message)
{
    struct strbuf text = {0};

    text_of(message, NULL, &text);
    page_add_text(page, cell, strbuf_text(&text));
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
    page_add_title(page, text_get(N_("Points")));
    page_set_beside(page, words_in(&deck_about(file->setup.deck)->title, text_language()));
    page->titled = true;
    page->ink = deck_ink(file->setup.deck);
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

/* Says who plays, with whole names. */
static void add_players(const struct score_file *file, struct page *page)
{
    const struct naming *names = &file->setup.names;
    struct strbuf list = {0};

    for (int seat = 0; seat < names->seats; seat++)
        strbuf_addf(&list, "%s%s", seat ? ", " : "", names->seat[seat]);
    add_words(page, page_add_paragraph(page),
              message_with(N_("Players: {names}"), arg_text("names", strbuf_text(&list))));
    strbuf_release(&list);
}

/* Returns whether each round may have other partners. */
static bool partners_change(const struct score_file *file)
{
    int partners = file->setup.settings.value[SETTING_PARTNERS];

    return partners == PARTNERS_CHANGING || partners == PARTNERS_TABLES;
}

/* The table, and the seat of each column; a last column has the partners where they change. */
struct pad {
    const struct score_file *file;
    struct page *page;
    struct page_table *table;
    int columns, seat[SEATS_MAX];
    bool points, partners;
    double type; /* as page_set_type */
};

/* Returns whether a word may be parted before the character: only of these alphabets is it known
 * that it is a letter, and no mark that belongs to the letter before. */
static bool parts_before(uint32_t code)
{
    return (code < 0x300 || code >= 0x370) && code < 0x530 && (code < 0x483 || code > 0x489);
}

/* Adds the name above a column. A word that has no room goes on in the next line: it may be parted
 * where two of its letters at least stand before and behind (a soft hyphen shows only there). */
static void add_name(const struct pad *pad, int column, struct page_cell *cell)
{
    static const char soft_hyphen[] = "\u00AD";
    enum { BESIDE = 2 };
    struct strbuf whole = {0}, parted = {0};
    uint32_t code;
    int letters = 0;

    score_file_add_name(pad->file, pad->seat[column], &whole);
    for (const char *at = strbuf_text(&whole); *at; letters++) {
        size_t length = utf8_first(at, &code), next = strcspn(at + length, " ");
        letters = *at == ' ' ? -1 : letters;
        if (letters >= BESIDE && parts_before(code) && *at != '-' && next >= BESIDE - 1)
            strbuf_add(&parted, soft_hyphen);
        strbuf_add_bytes(&parted, at, length);
        at += length;
    }
    page_add_text(pad->page, cell, strbuf_text(&parted));
    strbuf_release(&whole);
    strbuf_release(&parted);
}

static void begin_sheet(struct pad *pad)
{
    double weights[PAGE_COLUMNS];

    for (int i = 0; i <= pad->columns + 1; i++)
        weights[i] = i > pad->columns ? PARTNERS_SHARE : 1;
    page_set_type(pad->page, pad->type);
    pad->table = page_add_table(pad->page, 1 + pad->columns + pad->partners, weights);
    pad->table->ruled = true;
    pad->table->row_height = row_mm;
    struct page_cell *cells = page_add_head(pad->page, pad->table);
    page_add_text(pad->page, &cells[0], text_get(N_("Round")));
    for (int i = 0; i < pad->columns; i++) {
        pad->table->centred[1 + i] = true;
        add_name(pad, i, &cells[1 + i]);
    }
    if (pad->partners)
        page_add_text(pad->page, &cells[1 + pad->columns], text_get(N_("Partners")));
}

static void add_round(const struct pad *pad, int round)
{
    const struct round_row *row = &pad->file->score.rounds->row[round];
    struct page_cell *cells = page_add_row(pad->page, pad->table);

    add_number(pad->page, &cells[0], round + 1, "");
    for (int i = 0; i < pad->columns; i++) {
        int seat = pad->seat[i];
        bool marked = pad->points ? rounds_went_out(row, seat, pad->file->score.partner[seat])
                                  : (row->winners >> seat & 1) != 0;
        if (row->in >> seat & 1 && pad->points)
            add_number(pad->page, &cells[1 + i], row->gained[seat], marked ? MARK : "");
        else if (marked)
            page_add_text(pad->page, &cells[1 + i], MARK);
    }
    if (pad->partners) {
        struct strbuf pairs = {0};
        rounds_add_pairs(row, &pad->file->setup.names, &pairs);
        page_add_text(pad->page, &cells[1 + pad->columns], strbuf_text(&pairs));
        strbuf_release(&pairs);
    }
}

static void add_totals(const struct pad *pad)
{
    struct page_cell *cells = page_add_row(pad->page, pad->table);
    struct strbuf total = {0};

    page_add_text(pad->page, &cells[0], text_get(N_("Total")));
    for (int i = 0; i < pad->columns; i++) {
        strbuf_clear(&total);
        strbuf_addf(&total, "\002%d\003", pad->file->score.points[pad->seat[i]]);
        if (pad->file->score.out >> pad->seat[i] & 1)
            strbuf_addf(&total, " (%s)", text_get(N_("out")));
        page_add_text(pad->page, &cells[1 + i], strbuf_text(&total));
    }
    strbuf_release(&total);
}

static void add_winner(const struct pad *pad, int seat)
{
    const struct score_file *file = pad->file;
    struct strbuf name = {0};

    score_file_add_name(file, seat, &name);
    const struct message_arg who = arg_text("name", strbuf_text(&name));
    add_words(pad->page, page_add_paragraph(pad->page),
              pad->points ? message_plural(NP_("{name} wins the match with {count} point.",
                                               "{name} wins the match with {count} points."),
                                           arg_count("count", file->score.points[seat]), who)
                          : message_with(N_("{name} wins the match."), who));
    strbuf_release(&name);
}

static void add_end(const struct pad *pad)
{
    unsigned winners = game_winners(table_game(pad->file->table));

    page_add_text(
        pad->page, page_add_paragraph(pad->page),
        text_get(pad->points ? N_("* marks who went out.") : N_("* marks who won the round.")));
    for (int i = 0; i < pad->columns; i++)
        if (winners >> pad->seat[i] & 1)
            add_winner(pad, pad->seat[i]);
    if (!pad->file->over)
        page_add_text(pad->page, page_add_paragraph(pad->page),
                      text_get(N_("The match is not over yet.")));
}

static void fill_page(const struct score_file *file, struct page *page)
{
    struct pad pad = {.file = file,
                      .page = page,
                      .points = score_file_has_points(file),
                      .partners = partners_change(file)};

    pad.columns = score_file_columns(file, pad.seat);
    pad.type = pad.columns > WIDE_COLUMNS ? 0.75 : 1;
    add_title(file, page);
    add_day(file, page);
    add_players(file, page);
    begin_sheet(&pad);
    for (int round = 0; round < file->score.rounds->count; round++)
        add_round(&pad, round);
    if (pad.points)
        add_totals(&pad);
    page_set_type(page, 1);
    add_end(&pad);
}

enum exit_code score_page_write(const struct score_file *file, const char *path)
{
    const char *title = words_in(&deck_about(file->setup.deck)->title, text_language());
    struct page page;

    page_init(&page, 1, text_number_style());
    page.shrinks = true;
    fill_page(file, &page);
    enum exit_code code = document_write(
        file->manner, &page, title,
        (struct whole_file){.path = path, .overwrite = file->options->output.overwrite},
        &file->read);
    page_release(&page);
    return code;
}
