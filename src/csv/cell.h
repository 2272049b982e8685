/*
 * Guards the text in a cell from spreadsheets. They run text that begins like a formula, and make a
 * date of 1/2 and 0.5 of 0.50; so such a text gets an apostrophe in front when it is written
 * (OWASP, "CSV Injection"), which every one of them leaves alone and shows, and which is taken away
 * when it is read.
 */
#ifndef BREUK_CSV_CELL_H
#define BREUK_CSV_CELL_H

#include <stdbool.h>

/*
 * Returns whether the text must be guarded: it begins with = + - @ or the wide form of such a sign,
 * with a tab or the end of a line; with a digit, unless it is a whole number that stays as it is;
 * or with an apostrophe that reading would take away.
 */
bool csv_needs_guard(const char *text);

/* Returns the text behind the guard, or the text itself when it has no guard. */
const char *csv_without_guard(const char *text);

/* A date that a spreadsheet may have made of a fraction. */
struct csv_date {
    int first, second; /* the fraction's two numbers, as they stand in the date */
    bool either_way;   /* two numbers, and which came first cannot be told */
};

/*
 * Returns whether the text is a date as spreadsheets write one: "1-Feb", "02. Jan", "2 janv.",
 * "Mar-32", "02/01/2026", "01-02-26", "2026-02-01", "2026-02-01T00:00:00", "1-2"; months by their
 * names in English, Dutch, German and French, short or long; or a time of the day, which 2:4
 * becomes: "02:04:00". Ask only about text that is not a number: 1 2/34 would pass.
 */
bool csv_date(const char *text, struct csv_date *date);

/*
 * Returns whether a whole number counts days up to a date of the years 2000 to 2099, which is how a
 * date appears in a cell without a format (ECMA-376, part 1, 18.17.4.1: day 1 is 1 January 1900,
 * and there was a 29 February 1900).
 */
bool csv_date_number(const char *text, struct csv_date *date);

#endif
