/*
 * People who leave a table, return and join, as lines of a journal:
 * {"table":"leaves","seat":0,"bot":"random"}
 * {"table":"returns","seat":0}
 * {"table":"joins","seat":1,"name":"Zoe"}
 * {"table":"renamed","seat":1,"name":"Zoé"}
 */
#ifndef BREUK_LOG_COMING_H
#define BREUK_LOG_COMING_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "json/reader.h"

enum coming_kind {
#define COMING(identifier, ...) COMING_##identifier,
#include "log/coming-list.h"
#undef COMING
    COMING_KINDS
};

/* Texts are borrowed: of one that was read, from its json_document. */
struct coming {
    enum coming_kind kind;
    int seat;
    const char *name; /* COMING_JOINS, COMING_RENAMED: who sits there now; else NULL */
    const char *bot;  /* COMING_LEAVES: which bot plays there now; else NULL */
};

/* Adds the line, newline included. */
void log_write_coming(struct strbuf *out, const struct coming *coming);

/* Reads such a line of a game with that many seats. STATUS_INVALID: diag says all that is wrong
 * with the line. */
enum status log_read_coming(struct coming *out, const struct json_value *line, int seats,
                            struct position where, struct diag *diag);

#endif
