/*
 * A deck as a table for a spreadsheet, breuk-csv(5): a line a card, and lines of other kinds for
 * the rest. Out and in again it is the same deck.
 */
#ifndef BREUK_DECK_TABLE_TABLE_H
#define BREUK_DECK_TABLE_TABLE_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "deck/deck.h"

/*
 * Writes the deck as CSV to `out`. With separator ',' decimals have a point, with ';' a comma, as
 * spreadsheets of such a country expect; '\t' goes with the point. STATUS_INVALID: the table would
 * be too large to be read again; *why says so.
 */
enum status deck_to_table(const struct deck *deck, char separator, struct strbuf *out,
                          struct message *why);

/*
 * Reads a table and writes the deck file that it stands for to `xml`; *out, the caller's, is that
 * deck loaded. `language` ("en", "nl" …) is that of a title and names which the table does not
 * give. On failure *out is NULL and diag has every complaint at its place in the table; on success
 * it may have warnings, and notes of what was assumed. STATUS_NOT_FOUND, _UNREADABLE, _INVALID,
 * _NO_MEMORY.
 */
enum status deck_from_table(struct deck **out, struct strbuf *xml, const char *path,
                            const char *language, struct diag *diag);
/* The same from memory; `path` names it. */
enum status deck_from_table_bytes(struct deck **out, struct strbuf *xml, const char *path,
                                  const char *bytes, size_t length, const char *language,
                                  struct diag *diag);

#endif
