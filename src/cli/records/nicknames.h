/* Names of pupils and of classes: what may be one, and who has it already. */
#ifndef BREUK_CLI_RECORDS_NICKNAMES_H
#define BREUK_CLI_RECORDS_NICKNAMES_H

#include "base/memory.h"
#include "base/message.h"
#include "base/strbuf.h"

#include <stdbool.h>

enum { CLASS_NAME_LENGTH = 40 /* characters */, CLASS_PUPILS_MOST = 1000 };

/* Adds a name as it is kept: without blanks at its ends, and single ones within. No-break spaces are
 * blanks, too; U+200B and its like, which nobody sees, are left out. */
void nickname_tidy(struct strbuf *out, const char *typed);

/* Returns whether a tidy name may be a pupil's: one that can be typed where players are named
 * (play/players.h), and means nothing else there. *why says what is wrong, and borrows the name. */
bool nickname_check(const char *name, struct message *why);

/* Does the same for a class. */
bool nickname_check_class(const char *name, struct message *why);

/* Returns whether a name in UTF-8 looks as if it had been read as Windows-1252 (“ZoÃ«”), and adds
 * what it was (“Zoë”). */
bool nickname_misread(const char *name, struct strbuf *meant);
/* What is said of it; borrows both. */
struct message nickname_ask_misread(const char *name, const char *meant);

/* Returns whether a tidy name looks like a first name and a family name. */
bool nickname_looks_full(const char *name);

#define NICKNAME_ADVICE N_("nicknames will do; family names need not be recorded")

/* Names, each once: capital letters and accents make no other name, since who types may leave them
 * out, and the records of two pupils must not be mixed. A zeroed struct is empty. */
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

/* Returns the name that a mistyped one is nearest to; NULL: none is near. */
const char *nicknames_nearest(const struct nicknames *names, const char *typed);

#endif
