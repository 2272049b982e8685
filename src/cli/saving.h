/*
 * Saving while breuk play, score and lesson run, so that nothing is lost and all can be continued:
 * a journal, and where a class is named a session in its book. Complaints are reported, except
 * those of adding to a journal: these saving_report reports. Why: docs/design/journal.md, “Taking
 * up again”.
 */
#ifndef BREUK_CLI_SAVING_H
#define BREUK_CLI_SAVING_H

#include "classes/class_book.h"
#include "classes/stored.h"
#include "cli/command.h"
#include "log/journal.h"
#include "log/reader.h"

#define OPTION_JOURNAL(what) TEXT_OPTION("journal", 0, N_("FILE"), (what)), .filled = true
#define OPTION_RESUME(what)  FLAG_OPTION("resume", 'r', (what))

/* What the commands differ in: their names, a folder, and ids of messages. */
struct saving_kind {
    const char *command;
    const char *folder;      /* of its journals: classes/journals.h */
    const char *exists;      /* {file} is there already */
    const char *homeless;    /* no folder is known to save it in */
    const char *elsewhere;   /* {file} is open in another window */
    const char *passed_over; /* the newest cannot continue, and the one before it is taken */
    const char *none;        /* there is none to continue */
    const char *goes_on;     /* {command} goes on with it; NULL: the command says that itself */
};

/* What OPTION_JOURNAL, OPTION_CLASS, OPTION_KEEP and OPTION_RECORDS say. */
struct saving_options {
    const char *journal, *class; /* NULL: not given */
    struct keep_options keep;
};
struct saving_options saving_options(const struct command_line *line);

struct saving {
    const struct saving_options *options;
    const struct manner *manner;
    const struct saving_kind *kind;
    struct journal journal;
    struct class_book book; /* closed where no class is named */
};

/* Returns one that saves nothing yet. */
struct saving saving_none(const struct saving_options *options, const struct manner *manner,
                          const struct saving_kind *kind);
void saving_close(struct saving *saving);

/* Makes the journal: the file that --journal names, else one that is named after `name` too. */
enum exit_code saving_create(struct saving *saving, const char *name);

/* Writes the first line of the journal. If that fails the journal is removed. */
enum exit_code saving_begin(struct saving *saving, const struct strbuf *header);

/* Writes whole lines to the journal, and waits until they are on the disk. */
enum status saving_add(struct saving *saving, const struct strbuf *lines);

/* Opens the journal that was read to its end, so that it can grow. *elsewhere becomes true if
 * another program has it open. */
enum exit_code saving_continue(struct saving *saving, const struct log_reader *reader,
                               bool *elsewhere);

/* Opens a session in the class's book, if one is open, or goes on with the one of *uid (NULL: a new
 * one), with this hash and the journal. *class_name and *uid become those of the session,
 * which the journal's first line says. */
void saving_begin_session(struct saving *saving, const struct record_session *session,
                          uint64_t hash, const char **class_name, const char **uid);

/* Takes up a journal. *final becomes true if the failure is no reason to try an older one. */
typedef enum exit_code saving_resumer(void *context, const char *path, bool *final);

/* Takes up the journal of that path; NULL: the newest. If that one cannot go on an older one does
 * instead, but only a few are tried: a user with a folder full of them, because the deck has
 * changed, need not hear of each. */
enum exit_code saving_resume(const struct manner *manner, const struct saving_kind *kind,
                             const char *path, saving_resumer *resume, void *context);

/* Says that the journal is kept for going on with it, where, and for how long. Where breuk chose
 * the file that is said only if `verbose`: a pupil has no use for it. Then deletes journals that
 * are too old. */
void saving_say_kept(const struct saving *saving, bool verbose,
                     void (*say)(void *context, struct message message), void *context);

/* Says, in one line that can be copied, how the journal goes on: “./breuk play --resume”, with the
 * file if it is not the one that is taken up without. Of no journal nothing is said. */
void saving_say_how_to_go_on(const struct saving *saving);

/* Reports the failure of the journal, if any. */
enum exit_code saving_report(const struct saving *saving);

#endif
