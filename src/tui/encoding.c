#include "tui/encoding.h"

#include <langinfo.h>
#include <locale.h>
#include <wchar.h>

/* text_start has put C.UTF-8 in place of a locale that is not UTF-8, so it is asked for anew. */
bool encoding_is_ascii(void)
{
    locale_t users = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    bool utf8 = users && strcmp(nl_langinfo_l(CODESET, users), "UTF-8") == 0;

    if (users)
        freelocale(users);
    return !utf8 || wcwidth(L'●') != 1;
}
