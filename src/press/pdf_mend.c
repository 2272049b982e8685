#include "press/pdf.h"

#include <string.h>

/* Returns where the entry "/x6 6 0 R" ends: at the next one's slash, or at the end of the
 * dictionary. */
static char *entry_end(char *entry, const char *end)
{
    for (entry++; entry < end && *entry != '/' && *entry != '>'; entry++)
        ;
    return entry;
}

/* Blanks out the second "/x6 6 0 R" of "/x6 6 0 R /x7 7 0 R /x6 6 0 R >>". Returns where these
 * entries end. */
static char *blank_repeated(char *entries, char *end)
{
    char *entry = memchr(entries, '/', (size_t)(end - entries)), *first = entry;

    while (entry && entry < end && *entry == '/') {
        char *next = entry_end(entry, end);
        size_t length = (size_t)(next - entry);
        for (char *before = first; before < entry; before = entry_end(before, end))
            if (memcmp(before, entry, length) == 0) {
                memset(entry, ' ', length);
                break;
            }
        entry = next;
    }
    return entry ? entry : end;
}

void pdf_untag(struct strbuf *drawn)
{
    static const char catalogue[] = "/Type /Catalog", tree[] = "/StructTreeRoot ";
    char *end = drawn->text + drawn->length;
    char *at =
        drawn->text ? memmem(drawn->text, drawn->length, catalogue, strlen(catalogue)) : NULL;

    at = at ? memmem(at, (size_t)(end - at), tree, strlen(tree)) : NULL;
    char *reference = at ? memmem(at, (size_t)(end - at), " R", strlen(" R")) : NULL;
    if (reference)
        memset(at, ' ', (size_t)(reference + strlen(" R") - at));
}

void pdf_mend(struct strbuf *drawn, bool dated)
{
    static const char objects[] = "/XObject << ", date[] = "/CreationDate (";
    char *at = drawn->text, *end = at + drawn->length;

    while (at && (at = memmem(at, (size_t)(end - at), objects, strlen(objects))))
        at = blank_repeated(at + strlen(objects), end);
    at = dated || !drawn->text ? NULL : memmem(drawn->text, drawn->length, date, strlen(date));
    char *close = at ? memchr(at, ')', (size_t)(end - at)) : NULL;
    if (close)
        memset(at, ' ', (size_t)(close + 1 - at));
}
