/* What a program takes that does nothing; with LIBXML2 defined, one that reads XML. */
#ifdef LIBXML2
#include <libxml/parser.h>
#endif

int main(int count, char **words)
{
    (void)words;
#ifdef LIBXML2
    if (count > 1)
        xmlInitParser();
#endif
    return count == 0;
}
