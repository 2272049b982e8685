/* An option of a command: a row of its table, which says what may be typed and what that is for. */
#ifndef BREUK_CONSOLE_OPTION_H
#define BREUK_CONSOLE_OPTION_H

#include <stdbool.h>
#include <stdint.h>

enum option_kind {
    OPTION_FLAG,  /* takes no argument */
    OPTION_TEXT,  /* any text */
    OPTION_WHOLE, /* a whole number from lowest to highest */
    OPTION_CHOICE /* one of the words in `choices` */
};

struct option_use;

/* One option. All texts are literals. A table of them ends with a row without a name. */
struct option_row {
    const char *name; /* without the dashes */
    char letter;      /* 0: none */
    enum option_kind kind;
    const char *argument; /* N_(), in capitals: N_("FILE"); NULL for a flag */
    const char *help;     /* N_(); no capital, no full stop */
    bool filled;          /* an OPTION_TEXT that may not be empty */
    uint64_t lowest, highest;
    const char *const
        *choices;          /* ended by NULL; of an OPTION_TEXT: shown and completed, not checked */
    bool explains_choices; /* `help` names each of them, so they are not listed behind it */
    const struct option_use *use; /* the command's own: what of its work this changes; or NULL */
};

#endif
