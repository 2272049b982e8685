/* A sink that keeps files and their numbers: for tests of this room and of those above it. */
#ifndef BREUK_TESTS_PRESS_SHELF_H
#define BREUK_TESTS_PRESS_SHELF_H

#include "base/strbuf.h"
#include "press/press.h"

enum { SHELF_FILES = 16 };

/* A zeroed one is empty. */
struct shelf {
    int count, fail_at; /* the file, from 1; 0: none */
    int page[SHELF_FILES];
    struct strbuf file[SHELF_FILES];
};

void shelf_clear(struct shelf *shelf);

/* A job whose files come to stand on the shelf. */
struct press_job shelf_job(struct shelf *shelf, enum press_kind kind, double dpi);

/* The number of four bytes at a place of a PNG: at 16 its width, at 20 its height. */
uint32_t shelf_number(const struct strbuf *png, size_t at);

#endif
