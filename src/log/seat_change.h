/*
 * People who leave a table, return and join, as lines of a journal:
 * {"table":"leaves","seat":0,"bot":"random"}
 * {"table":"returns","seat":0}
 * {"table":"joins","seat":1,"name":"Zoe"}
 * {"table":"renamed","seat":1,"name":"Zoé"}
 */
#ifndef BREUK_LOG_SEAT_CHANGE_H
#define BREUK_LOG_SEAT_CHANGE_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "json/reader.h"

enum seat_change_kind {
#define SEAT_CHANGE(identifier, ...) SEAT_##identifier,
#include "log/seat-change-list.h"
#undef SEAT_CHANGE
    SEAT_CHANGE_KINDS
};

/* Texts are borrowed: of one that was read, from its json_document. */
struct seat_change {
    enum seat_change_kind kind;
    int seat;
    const char *name; /* SEAT_JOINS, SEAT_RENAMED: who sits there now; else NULL */
    const char *bot;  /* SEAT_LEAVES: which bot plays there now; else NULL */
};

/* Adds the line, newline included. */
void log_write_seat_change(struct strbuf *out, const struct seat_change *change);

/* Reads such a line of a game with that many seats. STATUS_INVALID: diag says all that is wrong
 * with the line. */
enum status log_read_seat_change(struct seat_change *out, const struct json_value *line, int seats,
                                 struct position where, struct diag *diag);

#endif
