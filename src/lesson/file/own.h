/* Questions that an author writes: read, and held to what their kind asks of them. Private to the
 * room. */
#ifndef BREUK_LESSON_OWN_H
#define BREUK_LESSON_OWN_H

#include "lesson/lesson.h"

/* Reads an <item> that is not hurt. Complains of what its kind has no use for or lacks, and of a
 * key that is wrong by value. */
void own_read(struct lesson_item *out, const struct xml_element *element, struct diag *diag);

/* Warns of questions that are there already. */
void own_check_repeated(const struct lesson *lesson, struct diag *diag);

/* Reads a number of an attribute; false, with a complaint if it is there: it is none. */
bool read_number(struct notation *out, const struct xml_element *element, const char *name,
                 struct diag *diag);

#endif
