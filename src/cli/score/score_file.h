/* A score that was kept, read from its file: to be shown, written as a table, printed. */
#ifndef BREUK_CLI_SCORE_SCORE_FILE_H
#define BREUK_CLI_SCORE_SCORE_FILE_H

#include "console/whole_file.h"
#include "log/journal.h"
#include "play/setup.h"
#include "play/table.h"
#include "tui/plain.h"

/* What “breuk score” does with a score that was kept. */
struct score_options {
    const char *path;         /* of its file; NULL: the newest score in the user's folder */
    const char *print;        /* the file of a PDF; NULL: none */
    struct whole_file output; /* of a table; its path: NULL if it has none */
    bool csv;
};

/* A zeroed one is empty. Nothing may be moved: the table points into it. */
struct score_file {
    const struct score_options *options; /* borrowed */
    const struct manner *manner;         /* borrowed */
    char *path;                          /* owned */
    struct strbuf read;                  /* the same, for struct whole_file */
    struct setup setup;
    struct journal journal; /* none is written */
    struct plain plain;
    struct table_front front;
    struct table *table;
    struct table_score score; /* with all rounds */
    bool over;                /* the match is */
};

/* Reads the file. Errors in it are reported. Release it in any case. */
enum exit_code score_file_read(struct score_file *file, const struct score_options *options,
                               const struct manner *manner);
void score_file_release(struct score_file *file);

/* Shows it on stdout. */
void score_file_show(struct score_file *file);

/* Adds a line to type that does something with the file: “breuk score”, what stands before its name
 * and what stands behind it. */
void score_file_add_line(struct strbuf *out, const struct manner *manner, const char *before,
                         const char *path, const char *after);

/* The columns of a table: the first seats of pairs that share their points, else all. Returns how
 * many. */
int score_file_columns(const struct score_file *file, int seat[SEATS_MAX]);
/* Adds who a column is of: "Ann", "Ann + Cem". */
void score_file_add_name(const struct score_file *file, int seat, struct strbuf *out);

/* Returns whether the rounds are worth points. */
bool score_file_has_points(const struct score_file *file);

/* A score on paper. */

/* Writes a PDF: the deck, the day, every round, the totals, who has won. Says what was made; all
 * complaints are reported. */
enum exit_code score_page_write(const struct score_file *file, const char *path);

/* A score that was kept: shown, as a table, or printed. */

/* Does what the options say. All complaints are reported. */
enum exit_code score_show(const struct score_options *options, const struct manner *manner);

#endif
