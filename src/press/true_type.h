/* Makes the fonts that cairo puts into a PDF smaller, in the TrueType format (ISO/IEC 14496-22). */
#ifndef BREUK_PRESS_TRUE_TYPE_H
#define BREUK_PRESS_TRUE_TYPE_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Adds the font without the programs that fit its outlines to the dots of a coarse screen, which
 * are half of a font of a few letters. Text is set without them (fonts.h), and a printer's dots are
 * fine. False: this is no such font; `out` is of no use then.
 */
bool true_type_add_unhinted(struct strbuf *out, const char *font, size_t length);

#endif
