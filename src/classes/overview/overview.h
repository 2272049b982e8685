/* What a class can do, for its teacher: what breuk report reads, shows on a screen, writes and
 * prints. */
#ifndef BREUK_CLASSES_OVERVIEW_OVERVIEW_H
#define BREUK_CLASSES_OVERVIEW_OVERVIEW_H

#include "base/strbuf.h"
#include "classes/stored.h"
#include "console/manner.h"
#include "lesson/report/class_report.h"
#include "records/events.h"

/* What breuk report works with: the file of records, the class, its pupils as data. */

/* The options typed behind “breuk report”; NULL: not given. */
struct report_options {
    struct stored_options stored;   /* its class and its output are the report's, too */
    const char *pupil, *why, *item; /* a name, a claim, and a number or two */
    const char *since;              /* a day, or how long ago */
    const char *print;              /* the file of a PDF */
    const char *records;            /* the file that they are in */
    bool csv, watch, recompute;
};

/* What the options say is filled before it is opened, in `file`, too; the rest is zero. Release it
 * in any case. */
struct report_view {
    const struct report_options *options; /* borrowed */
    struct records_file file;
    int64_t class_id;
    const char *class_name; /* owned by `texts` */
    struct arena texts;
    struct course course;
    struct class_report report;
    int64_t since; /* a day as learners count them; 0: none was typed */
    bool ascii;    /* signs are ASCII */
};

/* Opens the file and finds the class: --records, --class, --since. If something is wrong or
 * missing, reports it with the line to type. */
enum exit_code report_view_open(struct report_view *view);
void report_view_release(struct report_view *view);

/* Reads what the pupils know, anew if it was read before. */
enum exit_code report_view_read(struct report_view *view);

/* Returns the index of the pupil who was typed; −1: there is none, which is reported. */
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

/* Today, as a day counted from 1970. */
int64_t since_today(void);

/* Computes the models of pupils anew from their events: --recompute. */

/* Of all pupils of the class; says how many differed, and how long it took. */
enum exit_code report_relearn(struct report_view *view);

/* The class on one screen, which is 80 columns wide: topics to discuss, pupils who need the same,
 * the skills of each pupil, and news. */

/* Adds all of it, or the line to type if nothing was recorded yet. */
void class_screen_add(const struct report_view *view, int columns, struct strbuf *out);

/* Parts of it that are watched as well: its title; signs with their legend; topics to discuss;
 * news. */
void class_screen_add_title(const struct report_view *view, struct strbuf *out);
void class_screen_add_signs(const struct report_view *view, int columns, struct strbuf *out);
void class_screen_add_topics(const struct report_view *view, int columns, struct strbuf *out);
void class_screen_add_steps(const struct report_view *view, int columns, struct strbuf *out);

/* The parts of it that stand on paper as well; each adds words without a newline. */
void class_screen_add_who(const struct report_view *view, const struct report_group *group,
                          struct strbuf *out);
void class_screen_add_what(const struct report_group *group, struct strbuf *out);
void class_screen_add_lesson(const struct report_group *group, struct strbuf *out);
void class_screen_add_skill(enum skill skill, struct strbuf *out); /* with its short name */
void class_screen_add_lacking(const struct report_view *view, enum skill skill, struct strbuf *out);

/* The page of one pupil: skills, recent mistakes, and beliefs that may lie behind them; then in
 * words for the pupil, and for the parents. */

void pupil_page_add(const struct report_view *view, int pupil, int columns, struct strbuf *out);

/* The events behind a claim: of a skill, or of a belief; and who did what with a number. */

/* A message id: “not yet”. */
const char *event_verdict_words(enum record_verdict verdict);

/* Shows the events of a pupil that a claim rests on, oldest first: the question, the answer, and
 * what that shows. `claim` is “K3” or “M1”. All is reported. */
enum exit_code claim_show(struct report_view *view, int pupil, const char *claim);

/* Shows who did what with one number, “4/6”, or with two, “4/6=6/9”; `pupil` ≥ 0: that one alone.
 */
enum exit_code claim_show_item(struct report_view *view, int pupil, const char *typed);

/* The class while it plays and learns, in a second terminal: --watch. */

/* Shows the class again each time that something was recorded, until it is stopped. On a terminal
 * the screen is drawn anew; elsewhere a line tells what came. */
enum exit_code report_follow(struct report_view *view);

/* The report for programs: a spreadsheet, or JSON. */

/* Adds a row for each pupil: a column for each skill, then what was named. */
void report_table_add(const struct report_view *view, struct strbuf *out);

/* Adds an object a line: the class, its pupils (or one, where `pupil` ≥ 0), topics to discuss,
 * groups, news. */
void report_json_add(const struct report_view *view, int pupil, struct strbuf *out);

/* The report on paper, A4, in black and white: of the class for the teacher, of a pupil to take
 * home, without what may lie behind answers. */

/* Writes it to the file, a PDF; over one that is there with --force only. `pupil` ≥ 0: of that one.
 * All is reported. */
enum exit_code report_paper(const struct report_view *view, int pupil, const char *path);

#endif
