/* What the user's locale says of the characters that a terminal shows. */
#ifndef BREUK_TUI_ENCODING_H
#define BREUK_TUI_ENCODING_H

#include <stdbool.h>

/* Whether only ASCII can be drawn with: the user's locale is not UTF-8, or ● takes two columns in
 * it. */
bool encoding_is_ascii(void);

#endif
