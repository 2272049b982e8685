#include "cli/terminal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

bool terminal_draws(const struct command_line *line)
{
    const char *kind = getenv("TERM"), *accessible = getenv("ACCESSIBLE");

    return isatty(STDOUT_FILENO) && !line->plain && kind && *kind && strcmp(kind, "dumb") != 0 &&
           !(accessible && *accessible);
}

/* text_start has put C.UTF-8 in place of a locale that is not UTF-8, so it is asked for anew. */
bool terminal_is_ascii(void)
{
    locale_t users = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    bool utf8 = users && strcmp(nl_langinfo_l(CODESET, users), "UTF-8") == 0;

    if (users)
        freelocale(users);
    return !utf8 || wcwidth(L'●') != 1;
}
