/*
 * What a journal holds of one person: what its first line says of the game or lesson, the lines
 * that the person played or typed, and those that name them. Who else was there is not told.
 */
#ifndef BREUK_LOG_PERSON_H
#define BREUK_LOG_PERSON_H

#include "log/held.h"

/* Gets each line in words: “move play blue 2/4, refused red 3/7”. Valid until it returns. */
typedef void log_teller(void *context, const char *words);

/* Reads it to its end, or to where it is damaged. Otherwise as log_find_person. */
enum status log_tell_person(const struct log_held *journal, const char *name, log_teller *tell,
                            void *context, struct diag *diag);

#endif
