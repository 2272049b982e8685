/* Files of records on some machines of a school, in a folder of their own. What their learner makes
 * of events shows each of them, in the order in which it was told. */
#ifndef BREUK_TESTS_RECORDS_SCHOOL_H
#define BREUK_TESTS_RECORDS_SCHOOL_H

#include "records/classes.h"
#include "records/events.h"

void school_make(void);
void school_remove(void);
/* The path of a file in its folder; up to eight are kept apart. */
const char *school_path(const char *name);

/* Opens that file of the school, or makes it. */
struct records *school_open(const char *name);

/* Finds the class or pupil of that name, or adds them. */
int64_t school_class(struct records *records, const char *class);
int64_t school_pupil(struct records *records, const char *class, const char *name);

/* A pupil answers question `number` of a session, which has a journal of its name; its uid is given
 * out on each machine by chance, unless `session` is one that is there. */
void school_answer(struct records *records, const char *class, const char *name,
                   const char *session, int64_t number, int64_t at, const char *answered);

const struct records_learner *school_learner(void);

/* Adds all that is known: each class, its pupils by name, and their models; asserts that these are
 * what is made anew of the events. */
void school_tell(struct records *records, struct strbuf *out);

/* Whether these bytes stand in any file of the folder; then *where is its name. */
bool school_holds(const char *bytes, char where[256]);

#endif
