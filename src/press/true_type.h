/* The fonts that cairo puts into a PDF, in the TrueType format (ISO/IEC 14496-22). */
#ifndef BREUK_PRESS_TRUE_TYPE_H
#define BREUK_PRESS_TRUE_TYPE_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Adds the font without the programs that fit its outlines to the dots of a coarse screen: half of
 * a font of a few letters. Text is set without them (fonts.h), and a printer's dots are fine.
 * False: this is no such font, or memory ran out, as `out` tells; what `out` then has is of no use.
 */
bool true_type_add_unhinted(struct strbuf *out, const char *font, size_t length);

#endif
