/* Typed names, checked against a class: each player is one of its pupils, or a bot. */
#ifndef BREUK_CLASSES_CLASS_NAMES_H
#define BREUK_CLASSES_CLASS_NAMES_H

#include "base/memory.h"
#include "base/message.h"
#include "base/strbuf.h"
#include "classes/records_file.h"
#include "play/players.h"

#include <stdbool.h>

/* Names of pupils and of classes: what may be one, and who has it already. */

enum { CLASS_NAME_LENGTH = 40 /* characters */, CLASS_PUPILS_MOST = 1000 };

/* Adds a name as it is kept: without blanks at its ends, and single ones within. No-break spaces
 * are blanks, too; U+200B and other invisible characters are left out. */
void nickname_tidy(struct strbuf *out, const char *typed);

/* Returns whether a tidy name may be a pupil's: one that can be typed where players are named
 * (play/players.h), and means nothing else there. *why says what is wrong, and borrows the name. */
bool nickname_check(const char *name, struct message *why);

/* Does the same for a class. */
bool nickname_check_class(const char *name, struct message *why);

/* Returns whether a name in UTF-8 looks as if it had been read as Windows-1252 (“ZoÃ«”), and adds
 * what it was (“Zoë”). */
bool nickname_misread(const char *name, struct strbuf *meant);
/* Returns the question whether `meant` was meant; borrows both. */
struct message nickname_ask_misread(const char *name, const char *meant);

/* Returns whether a tidy name looks like a first name and a family name. */
bool nickname_looks_full(const char *name);

#define NICKNAME_ADVICE N_("nicknames will do; family names need not be recorded")

/* Names, each once: names that differ only in capital letters and accents are the same, since
 * people leave these out when they type, and the records of two pupils must not be mixed. A zeroed
 * struct is empty. */
struct nicknames {
    struct arena arena; /* owns the texts */
    int count;
    size_t capacity;
    struct nickname {
        const char *name;
        const char *plain, *german; /* in small letters without accents; ü is u, and ue */
    } * list;
};
void nicknames_release(struct nicknames *names);

/* Adds a name, and copies it. */
void nicknames_add(struct nicknames *names, const char *name);

/* Returns how the name stands there, capital letters and accents apart; NULL: it does not. */
const char *nicknames_find(const struct nicknames *names, const char *name);

/* The pupils of a class. Release it in any case: class_names_release. */
struct class_names {
    const struct records_file *file; /* borrowed */
    struct arena arena;              /* owns the texts below, and those of messages */
    const char *class;
    bool prompting; /* somebody is asked who they are, and no line can be typed to add them */
    struct record_pupils pupils;
};

/* Reads the pupils of a class of that file, which it borrows. A failure is reported. */
enum exit_code class_names_open(struct class_names *names, const struct records_file *file,
                                const struct record_class *class);
void class_names_release(struct class_names *names);

/*
 * Returns the index of the pupil who is meant: by the name as it stands; else by one that differs
 * in small and capital letters; else in accents (Zoe is Zoë). −1: there is none, or several; *why
 * says so. It borrows `typed` and from `names`.
 */
int class_names_whole(struct class_names *names, const char *typed, struct message *why);

/* Does the same for somebody who sits down; as a last resort the name may be the beginning of one:
 * “An” is Ann if no other name begins so. *why has the line to type to add a pupil. */
int class_names_begun(struct class_names *names, const char *typed, struct message *why);

/* The players at a table: pupils of a class by their numbers in the records. 0: a bot, or an empty
 * place. A seat has more than one pupil if a team shares it. */
struct class_seats {
    int64_t pupil[SEATS_MAX][TEAM_MOST];
};

/* Completes the names of all people among the players, and fills `seats`. STATUS_INVALID: *why says
 * which name is not a pupil's, or is there twice; it borrows from both. */
enum status class_names_seat(struct class_names *names, struct players *players,
                             struct class_seats *seats, struct message *why);

#endif
