/* Converts a deck to a table for a spreadsheet, breuk-csv(5), and back: a line for each card, and
 * lines of other kinds for the rest. A deck that is written and read again is the same deck. */
#ifndef BREUK_DECK_SPREADSHEET_CONVERT_H
#define BREUK_DECK_SPREADSHEET_CONVERT_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "deck/deck.h"

/* Adds the deck as CSV to `out`. With the separator ',' or '\t' decimals have a point; with ';'
 * they have a comma, as spreadsheets expect in countries that write one. STATUS_INVALID: the table
 * would be too large to be read again; *why says so. */
enum status deck_to_spreadsheet(const struct deck *deck, char separator, struct strbuf *out,
                                struct message *why);

/*
 * Reads a table and adds the deck file that it stands for to `xml`; *out, the caller's, is that
 * deck loaded. `language` ("en", "nl" …) is the language of a title and names which the table does
 * not give. On failure *out is NULL and diag has every complaint at its place in the table; on
 * success it may have warnings, and notes of what was assumed. STATUS_NOT_FOUND, STATUS_UNREADABLE,
 * STATUS_INVALID: as deck_load().
 */
enum status deck_from_spreadsheet(struct deck **out, struct strbuf *xml, const char *path,
                                  const char *language, struct diag *diag);
#endif
