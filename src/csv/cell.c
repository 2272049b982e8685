#include "csv/cell.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

enum { WHOLE_DIGITS = 15 /* a spreadsheet keeps so many */ };

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_whole_number(const char *text)
{
    size_t digits = strspn(text, "0123456789");

    return digits && !text[digits] && digits <= WHOLE_DIGITS && (*text != '0' || digits == 1);
}

/* What an apostrophe in front is taken for a guard of. */
static bool may_be_guarded(const char *text)
{
    static const char *const wide[] = {"＝", "＋", "－", "＠"};

    while (*text == '\'')
        text++;
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        if (!strncmp(text, wide[i], strlen(wide[i])))
            return true;
    return *text && (is_digit(*text) || strchr("=+-@\t\r\n", *text));
}

bool csv_needs_guard(const char *text)
{
    return may_be_guarded(text) && !is_whole_number(text);
}

const char *csv_without_guard(const char *text)
{
    return *text == '\'' && may_be_guarded(text + 1) ? text + 1 : text;
}
