/*
 * Results on paper: a teacher says of each pupil which questions of a worksheet are not right yet,
 * and each question becomes an event of a session of the kind "paper". The sheet is made again of
 * the lesson, the form and the seed at its foot.
 *
 * An event's number in its session is 1000 times the pupil's place in the class, 100 times the form
 * (0 is A) and the number of the question: so what was asked can be made again.
 */
#ifndef BREUK_CLI_RECORDS_CLASS_MARK_H
#define BREUK_CLI_RECORDS_CLASS_MARK_H

#include "cli/records/records_file.h"

enum { PAPER_PUPIL = 1000, PAPER_FORM = 100 };

/* The words of --form: in the order of enum worksheet_form; ended by NULL. */
extern const char *const class_mark_forms[];

/* Asks about each pupil of the class who has not been marked with this sheet for the day of
 * --date, by default today. All is reported. */
enum exit_code class_mark(struct records_file *file, const struct record_class *class,
                          const char *lesson);

#endif
