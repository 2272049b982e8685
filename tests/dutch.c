/* Is the locale that this program is started in really Dutch? */
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    const char *locale = setlocale(LC_ALL, "");
    bool comma = locale != NULL && strcmp(localeconv()->decimal_point, ",") == 0;

    puts("1..1");
    printf("%s 1 - the Dutch locale is in force\n", comma ? "ok" : "not ok");
    if (!comma)
        printf("# LC_ALL=nl_NL.UTF-8 gives %s\n", locale != NULL ? locale : "no locale");
    return comma ? 0 : 1;
}
