/* Finds the marks that spreadsheets leave in a table: dates in place of fractions and percentages
 * with two decimals, each told once, however many cells have it; and lines that add up others. */
#include "csv/cell.h"
#include "deck/spreadsheet/rows.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

bool rows_is_total(struct rows *rows, const struct cell *suit, const struct cell *face)
{
    static const char *const words[] = {"total", "totals",    "sum",    "totaal", "som",
                                        "Summe", "insgesamt", "gesamt", "somme"};
    const struct cell *cell = suit->text ? suit : face;

    if (!cell->text || (suit->text && face->text))
        return false;
    size_t length = strcspn(cell->text, " :");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strlen(words[i]) != length || strncasecmp(cell->text, words[i], length) != 0)
            continue;
        diag_add(rows->diag, SEVERITY_NOTE, cell->at,
                 message_with(N_("“{value}” adds up other lines and is no card; this line is left "
                                 "out"),
                              arg_typed("value", cell->text)));
        return true;
    }
    return false;
}

/* Writes the fraction that a date was, as it stands in the date or the other way round: less than 1
 * first, as a deck has 1/2 rather than 2/1. */
static void write_fraction(const struct csv_date *date, bool other, char out[FRACTION_SIZE])
{
    bool swap = date->either_way && (date->first > date->second) != other;

    snprintf(out, FRACTION_SIZE, "%d/%d", swap ? date->second : date->first,
             swap ? date->first : date->second);
}

static void note_place(struct rows *rows, struct places *places, const struct cell *face)
{
    places_add(places, &(struct cell){rows_keep(rows, face->text), face->at, face->length});
}

bool rows_is_date(struct rows *rows, const struct cell *face, char fraction[FRACTION_SIZE])
{
    struct csv_date date;

    if (!csv_date(face->text, &date))
        return false;
    write_fraction(&date, false, fraction);
    rows->surely_dates = true;
    note_place(rows, &rows->dates, face);
    return true;
}

/* Returns whether a percentage has two decimals of which the last is 0, as a cell shows it that is
 * formatted as one. */
static bool is_fixed_percent(const struct notation *number)
{
    return number->kind == NOTATION_PERCENT && number->fixed_digits == 2 &&
           !number->recurring_digits && number->fixed % 10 == 0;
}

void rows_note_number(struct rows *rows, const struct cell *face, const struct notation *number)
{
    struct csv_date date;

    if (csv_date_number(face->text, &date))
        note_place(rows, &rows->dates, face);
    if (is_fixed_percent(number))
        note_place(rows, &rows->fixed_percents, face);
    if (notation_parse_rounded(&(struct notation){0}, face->text, NULL, &(bool){false}))
        note_place(rows, &rows->rounded, face);
}

void rows_note_blanks(struct rows *rows, const struct cell *face, const struct notation *number,
                      size_t before, size_t behind)
{
    bool proper = number->kind == NOTATION_FRACTION && number->numerator < number->denominator;

    /* The format “# ?/?” sets blanks where a whole number has no fraction, or a fraction no whole
     * number. It shows 3/16 as 1/5, and that is what the file then has. */
    if ((number->kind == NOTATION_WHOLE && behind > 1) || (proper && before))
        note_place(rows, &rows->aligned, face);
}

/* By: surely a date, more than one place, which number came first cannot be told. */
static const char *const date_ids[2][2][2] = {
    {{N_("“{value}” looks like a day count that a spreadsheet made from {first}; if you meant "
         "that, format the column as text before typing it"),
      N_("“{value}” looks like a day count that a spreadsheet made from {first} or {second}; if "
         "you meant that, format the column as text before typing it")},
     {N_("“{value}” looks like a day count that a spreadsheet made from {first} (such numbers are "
         "in the lines {lines}); if you meant that, format the column as text, then type them "
         "again"),
      N_("“{value}” looks like a day count that a spreadsheet made from {first} or {second} (such "
         "numbers are in the lines {lines}); if you meant that, format the column as text, then "
         "type them again")}},
    {{N_("“{value}” is a date or time that a spreadsheet made from {first}; format the column as "
         "text before typing, or type an apostrophe first: {typed}"),
      N_("“{value}” is a date or time that a spreadsheet made from {first} or {second}; format the "
         "column as text before typing, or type an apostrophe first: {typed}")},
     {N_("“{value}” is a date or time that a spreadsheet made from {first} (dates are in the lines "
         "{lines}); format the column as text, then type the fractions again"),
      N_("“{value}” is a date or time that a spreadsheet made from {first} or {second} (dates are "
         "in the lines {lines}); format the column as text, then type the fractions again")}}};

/* What a date was, by choice. */
static const char *suggest_date(struct rows *rows, const struct cell *cell, int choice)
{
    char fraction[FRACTION_SIZE];
    struct csv_date date;

    if (!csv_date(cell->text, &date))
        csv_date_number(cell->text, &date);
    write_fraction(&date, choice > 0, fraction);
    return rows_keep(rows, fraction);
}

static void tell_dates(struct rows *rows)
{
    const struct places *dates = &rows->dates;
    const char *text = dates->cells->text;
    bool either_way = false;
    char first[FRACTION_SIZE], second[FRACTION_SIZE], typed[FRACTION_SIZE + 1];
    struct csv_date date;

    for (size_t i = dates->count; i > 0; i--) {
        if (!csv_date(dates->cells[i - 1].text, &date))
            csv_date_number(dates->cells[i - 1].text, &date);
        either_way |= date.either_way;
    }
    write_fraction(&date, false, first);
    write_fraction(&date, true, second);
    snprintf(typed, sizeof typed, "'%s", first);
    rows_mend_all(rows, rows->surely_dates ? SEVERITY_ERROR : SEVERITY_WARNING, dates,
                  message_with(date_ids[rows->surely_dates][dates->count > 1][date.either_way],
                               arg_typed("value", text), arg_text("first", first),
                               arg_text("second", second), arg_text("typed", typed),
                               arg_text("lines", strbuf_text(&dates->lines))),
                  suggest_date, either_way ? 2 : 1);
}

/* The percentage without the noughts at the end of its decimals: 50 % for 50,00 %. */
static const char *suggest_percent(struct rows *rows, const struct cell *cell, int choice)
{
    const char *text = cell->text;
    char *kept = (char *)rows_keep(rows, text);
    size_t mark = strcspn(text, ".,"), end = mark + 1 + strspn(text + mark + 1, "0123456789");
    size_t cut = end;

    (void)choice;
    while (cut > mark && (text[cut - 1] == '0' || cut == mark + 1))
        cut--;
    memmove(kept + cut, text + end, strlen(text + end) + 1);
    return kept;
}

static void tell_percents(struct rows *rows)
{
    const struct places *percents = &rows->fixed_percents;

    rows_mend_all(
        rows, SEVERITY_WARNING, percents,
        message_with(percents->count > 1
                         ? N_("a spreadsheet wrote “{value}” with two decimals (as in the "
                              "lines {lines}), and so the cards show it; format the column as "
                              "text, then type the percentages again")
                         : N_("a spreadsheet wrote “{value}” with two decimals, and so the "
                              "card shows it; format the column as text, then type it again"),
                     arg_typed("value", percents->cells->text),
                     arg_text("lines", strbuf_text(&percents->lines))),
        suggest_percent, 1);
}

/* The fraction that was rounded. */
static const char *suggest_exact(struct rows *rows, const struct cell *cell, int choice)
{
    char exact[NOTATION_TEXT_SIZE] = "";
    struct notation number;
    bool less;

    (void)choice;
    if (notation_parse_rounded(&number, cell->text, NULL, &less))
        notation_canonical(&number, exact);
    return rows_keep(rows, exact);
}

static void tell_rounded(struct rows *rows)
{
    const struct places *rounded = &rows->rounded;
    const char *first = suggest_exact(rows, rounded->cells, 0);

    rows_mend_all(
        rows, SEVERITY_WARNING, rounded,
        message_with(rounded->count > 1
                         ? N_("“{value}” is {number}, rounded (as in the lines {lines}); a card "
                              "that shows it does not fit on {number}: write the fraction")
                         : N_("“{value}” is {number}, rounded; a card that shows it does not fit "
                              "on {number}: write the fraction"),
                     arg_typed("value", rounded->cells->text), arg_text("number", first),
                     arg_text("lines", strbuf_text(&rounded->lines))),
        suggest_exact, 1);
}

static void tell_aligned(struct rows *rows)
{
    const struct places *aligned = &rows->aligned;
    const char *column = rows->column_names[COLUMN_FACE];

    diag_add(
        rows->diag, SEVERITY_WARNING, aligned->cells->at,
        message_with(
            aligned->count > 1
                ? N_("the blanks beside “{value}” show that the column “{column}” is formatted as "
                     "fractions (as in the lines {lines}), so the spreadsheet rounds numbers such "
                     "as 3/16 to 1/5; format the column as text, then type its numbers again")
                : N_("the blanks beside “{value}” show that the column “{column}” is formatted as "
                     "fractions, so the spreadsheet rounds numbers such as 3/16 to 1/5; format the "
                     "column as text, then type its numbers again"),
            arg_typed("value", aligned->cells->text),
            arg_text("column", column ? column : column_words[COLUMN_FACE]),
            arg_text("lines", strbuf_text(&aligned->lines))));
}

void rows_tell_spreadsheet(struct rows *rows)
{
    if (places_end(&rows->aligned))
        tell_aligned(rows);
    if (places_end(&rows->rounded))
        tell_rounded(rows);
    if (places_end(&rows->dates))
        tell_dates(rows);
    if (places_end(&rows->fixed_percents))
        tell_percents(rows);
}
