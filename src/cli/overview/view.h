/* What breuk report works with: the file of records, the class, its pupils as data. */
#ifndef BREUK_CLI_OVERVIEW_VIEW_H
#define BREUK_CLI_OVERVIEW_VIEW_H

#include "cli/records/records_file.h"
#include "lesson/report/class_report.h"

/* A zeroed one is empty; release it in any case. */
struct report_view {
    const struct command_line *line;
    struct records_file file;
    int64_t class_id;
    const char *class_name; /* owned by `texts` */
    struct arena texts;
    struct course course;
    struct class_report report;
    int64_t since; /* a day as learners count them; 0: none was typed */
    bool ascii;    /* signs are ASCII */
};

/* Opens the file and finds the class: --records, --class, --since. What is wrong, or lacks, is
 * reported with what to type. */
enum exit_code report_view_open(struct report_view *view, const struct command_line *line);
void report_view_release(struct report_view *view);

/* Reads what the pupils know, anew if it was read before. */
enum exit_code report_view_read(struct report_view *view);

/* Returns the index of the pupil who was typed; −1: nobody, which is reported. */
int report_view_pupil(struct report_view *view, const char *typed);

/* The sign of a standing, one column wide. */
const char *report_sign(enum standing standing, bool ascii);
/* A message id: what it means, in a word or two. */
const char *report_sign_meaning(enum standing standing);

/* Adds a day as learners count them: “2026-11-20”, the same in every language. */
void report_add_day(int64_t day, struct strbuf *out);

/* Adds names of pupils, by their indices, with commas; beyond `most` how many more there are. */
void report_add_names(const struct report_view *view, const int *pupil, int count, int most,
                      struct strbuf *out);

/* Which turns of a game count: a sentence. */
struct message report_turns_counted(void);

/* Adds a message's sentence. */
void report_say(struct strbuf *out, struct message message);

#endif
