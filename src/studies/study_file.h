/*
 * A study as JSON, one line: what was played, its figures, and the whole numbers from which they
 * follow, so that parts of a study can be merged.
 *
 * {"study":{…the header of a log…},"version":"0.1.0","games":10000,"played":[[0,10000]],
 *  "turns_per_round":{"value":59.66,"low":59.44,"high":59.88,"per":"round"}, …,
 *  "skills":{"K3":{…}, …},"wins_by_seat":[{…}, …],"wins_by_place":[{…},
 * …],"counters":{"games":[10000], …}}
 */
#ifndef BREUK_STUDIES_STUDY_FILE_H
#define BREUK_STUDIES_STUDY_FILE_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "log/header.h"
#include "sim/study.h"
#include "studies/simulation.h"
#include "json/reader.h"

enum { STUDY_RANGES = 4096 };

/* Games first … end − 1 of a study. */
struct study_range {
    uint64_t first, end;
};

struct study_file {
    struct log_header header; /* its texts belong to `document`, or to the code that filled it */
    uint64_t games;           /* of the whole study */
    size_t ranges;            /* 0: it was ended early, and the games it played are unknown */
    struct study_range range[STUDY_RANGES]; /* played, in order, none next to another */
    struct results results;
    struct json_document document;
};

/* Adds the line, without a newline. */
void study_write(struct strbuf *out, const struct study_file *file);

/* Reads such a line from a file. If it fails diag says why.
 * study_release in any case. */
enum status study_read(struct study_file *file, const char *path, struct diag *diag);

/*
 * Adds one part to another. STATUS_INVALID: diag says why they cannot be merged: another
 * deck, rules, bots, seed, number of games or version, games that both have played, or a study that
 * was ended early. `path` is where `from` was read.
 */
enum status study_merge(struct study_file *to, const struct study_file *from, const char *path,
                        struct diag *diag);

void study_release(struct study_file *file);

/* Studies as files: JSON for programs and for merging, CSV for spreadsheets. */

/* Reads which games of the study this run plays, as typed; NULL: all. Complaints are reported. */
enum exit_code sim_take_part(struct simulation *simulation, const char *typed,
                             const struct manner *manner);

/* Fills the file with what the simulation played and counted; its header borrows from the
 * simulation. */
void sim_describe(struct study_file *file, struct simulation *simulation);

/* Merges the studies that the operands name, and sets up the table that they were played at.
 * Complaints are reported. study_release and simulation_release in any case. */
enum exit_code sim_merge(struct study_file *file, struct simulation *simulation,
                         const struct sim_options *options, const struct manner *manner);

/* Both print on stdout. */
void sim_print_json(const struct study_file *file);
/* Prints a line for each figure, in the language's number style; names are those of the JSON. */
void sim_print_csv(const struct study_file *file);

#endif
