/* What may be named by a deck's name or by a lesson's: which of the two it is. */
#ifndef BREUK_CLI_KINDS_NAMED_H
#define BREUK_CLI_KINDS_NAMED_H

#include "lesson/course.h"

/* The libraries in which such a name is looked for. */
struct named {
    struct library decks, lessons;
    struct course course; /* opened where a name may be a lesson's title */
    struct library both;  /* to propose a name of either */
};

void named_open(struct named *named);
void named_release(struct named *named);

/* Returns the library that knows a name, or both for a path and a name that none knows. Of a
 * lesson's title or number *typed becomes its name, which `named` owns. NULL, with a complaint: a
 * deck and a lesson have it, or several lessons. */
struct library *named_library(struct named *named, const char **typed, struct diag *diag);

#endif
