/*
 * Complaints, in words: on stderr for people, "breuk: …" or GNU style "file:line:col: error: …";
 * with --json on stdout as JSON, one object a line, so that a program reads all of it in one place.
 * A complaint is always one line, even if a name or a typed word in it has line breaks (show_line).
 */
#ifndef BREUK_CONSOLE_COMPLAINT_H
#define BREUK_CONSOLE_COMPLAINT_H

#include "base/diag.h"
#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "console/manner.h"
#include "text/text.h"
#include "json/writer.h"

/* Reports a complaint that belongs to no place in a file; returns EXIT_USAGE. */
enum exit_code complain_of(const struct manner *manner, struct message message);

/* Reports a warning that belongs to no place in a file. */
void warn_of(const struct manner *manner, struct message message);

/* Reports every entry, and how many more there were than a diag keeps, or that checking ended
 * there. names may be NULL. */
void complain_diag(const struct manner *manner, const struct diag *diag,
                   const struct text_names *names);

/* Reports every entry and releases the diag; returns what the status means (exit_code_of). */
enum exit_code complain_all(const struct manner *manner, struct diag *diag, enum status status);

/* Reports a fault of the machine (an errno) while handling `path`; returns EXIT_MACHINE. */
enum exit_code complain_errno(const struct manner *manner, const char *path, int error);

/* Ends an object for programs and shows it on stdout, as a line. Frees the text that it was written
 * to. */
void show_object(struct json_writer *writer);

/* Removes half-written files, says that memory ran out and ends the program with EXIT_MACHINE.
 * Allocates nothing, and waits for no lock. */
_Noreturn void complain_no_memory(void);

/*
 * What a status of a library room means for the exit code, once the complaint has been reported.
 * For a command that checks files STATUS_INVALID means EXIT_NO, which that command says itself.
 */
enum exit_code exit_code_of(enum status status);

#endif
