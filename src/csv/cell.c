#include "csv/cell.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

enum { WHOLE_DIGITS = 15 /* a spreadsheet keeps so many */ };

/* Returns whether reading takes an apostrophe in front of the text for a guard. */
static bool may_be_guarded(const char *text)
{
    static const char *const wide[] = {"＝", "＋", "－", "＠"};

    while (*text == '\'')
        text++;
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        if (!strncmp(text, wide[i], strlen(wide[i])))
            return true;
    return *text && strchr("0123456789=+-@\t\r\n", *text);
}

bool csv_needs_guard(const char *text)
{
    size_t digits = strspn(text, "0123456789");
    bool whole = digits && !text[digits] && digits <= WHOLE_DIGITS && (*text != '0' || digits == 1);

    return may_be_guarded(text) && !whole;
}

const char *csv_without_guard(const char *text)
{
    return *text == '\'' && may_be_guarded(text + 1) ? text + 1 : text;
}
