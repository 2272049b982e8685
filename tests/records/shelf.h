/* What the tests of records share: a folder of their own, pupils who answer by rule, and a learner
 * that forgets nothing. */
#ifndef BREUK_TESTS_RECORDS_SHELF_H
#define BREUK_TESTS_RECORDS_SHELF_H

#include "records/classes.h"
#include "records/events.h"

/* A new folder, in memory if the machine has such a place; shelf_remove takes it away with all
 * files in it. */
void shelf_make(void);
void shelf_remove(void);
/* The path of a file in it; up to eight are kept apart. */
const char *shelf_path(const char *name);
/* Writes it anew, or reads it: *bytes is freed by the caller. */
void shelf_write(const char *path, const void *bytes, size_t length);
size_t shelf_read(const char *path, unsigned char **bytes);
bool shelf_has(const char *path);

/* The sentence of a failure, its arguments left as they are; "" where there is none. */
const char *shelf_said(struct message why);

/* Opens it, and asserts that this went well. */
struct records *shelf_open(const char *path);

/* ---- a class that answers by rule ---- */

enum { SHELF_PUPILS = 3, SHELF_SESSIONS = 2 };

/* Its numbers in a file. */
struct shelf_class {
    int64_t class, pupil[SHELF_PUPILS], session[SHELF_SESSIONS];
};

/* The class "7b" of that file, which is made when it is not there. STATUS_OK, or what went wrong.
 */
enum status shelf_class(struct records *records, struct shelf_class *class);

/* Event n, from 1, of all; every seventh is too long for a page. Texts stay until the next call. */
struct record_event shelf_event(int64_t n);

/* Adds it for the pupil whose turn it is. */
enum status shelf_add(struct records *records, const struct shelf_class *class, int64_t n);

/*
 * What stands in the file: which events of 1 … `most`, each in `found`, an array of most + 1.
 * Asserts that each is as shelf_event has it, that there are no others, that their times increase,
 * that the pages are sound, and that what was learned is what is learned anew.
 */
void shelf_check(struct records *records, const struct shelf_class *class, bool found[],
                 int64_t most);

/* Its model is a sum of all that it was told, in that order. A new one for each use. */
struct shelf_learner {
    struct records_learner learner;
    uint64_t sum, events;
    enum status says; /* STATUS_OK: what becomes of learning */
};
const struct records_learner *shelf_learner(struct shelf_learner *learner);

#endif
