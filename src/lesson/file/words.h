/* The words that lesson files are written with, each in the order of its enum and ended by NULL.
 * Private to the room. */
#ifndef BREUK_LESSON_WORDS_H
#define BREUK_LESSON_WORDS_H

#include "lesson/item.h"

extern const char *const skill_names[SKILLS]; /* "K1", from index 0 */
extern const char *const partner_names[];
extern const char *const compared_names[];
extern const char *const missing_names[];
extern const char *const ladder_names[LADDERS + 1];
extern const char *const notation_names[NOTATION_KINDS + 1];
extern const char *const picture_names[];                  /* from SHAPE_PIE on */
extern const char *const belief_names[MISCONCEPTIONS + 1]; /* "other", "M1" … */

#endif
