/* SQLite's memory, of which one request fails; ours is memory_fail_after's (base/memory.h). */
#ifndef BREUK_TESTS_RECORDS_STARVE_H
#define BREUK_TESTS_RECORDS_STARVE_H

#include <stdbool.h>

/* While nothing is open. */
void starve_install(void);
void starve_remove(void);

/* Lets so many requests pass and makes the one after them fail, once; below 0: none. */
void starve_after(long after);
/* Whether that one was asked for. */
bool starve_hit(void);

#endif
