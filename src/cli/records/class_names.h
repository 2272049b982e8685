/* Names that are typed, checked against a class: who sits down is one of its pupils, or a bot. */
#ifndef BREUK_CLI_RECORDS_CLASS_NAMES_H
#define BREUK_CLI_RECORDS_CLASS_NAMES_H

#include "base/message.h"
#include "cli/records/records_file.h"
#include "play/players.h"
#include "play/team.h"

/* The pupils of a class. Release it in any case: class_names_release. */
struct class_names {
    const struct command_line *line; /* borrowed */
    struct arena arena;              /* owns the texts below, and those of messages */
    const char *class;
    bool prompting; /* somebody is asked who they are, and no line can be typed to add them */
    struct record_pupils pupils;
};

/* Reads the pupils of a class of that file. A failure is reported. It borrows the file's line, and
 * no more. */
enum exit_code class_names_open(struct class_names *names, const struct records_file *file,
                                const struct record_class *class);
void class_names_release(struct class_names *names);

/*
 * Returns the index of the pupil who is meant: by the name as it stands; else by one that differs
 * in small and capital letters; else in accents (Zoe is Zoë). −1: nobody, or one of several; *why
 * says so. It borrows `typed` and from `names`.
 */
int class_names_whole(struct class_names *names, const char *typed, struct message *why);

/* Does the same for somebody who sits down; after all that a name may also be begun: “An” is Ann,
 * where nobody else begins so. *why has what to type to add a pupil. */
int class_names_begun(struct class_names *names, const char *typed, struct message *why);

/* Whoever sits at a table: pupils of a class by their numbers in the records. 0: a bot, or nobody.
 * A seat has more than one where a team shares it. */
struct class_seats {
    int64_t pupil[SEATS_MAX][TEAM_MOST];
};

/* Completes the names of all people among the players, and says who they are. STATUS_INVALID: *why
 * says which name is none, or stands there twice; it borrows from both. */
enum status class_names_seat(struct class_names *names, struct players *players,
                             struct class_seats *seats, struct message *why);

#endif
