/* A line each: the word, then the candidates. The answer is one of the candidates, or none. */
#include "base/suggest.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

enum { LIMIT = 64 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *lines[LIMIT];
    size_t count = 0;
    char *text = malloc(size + 1);

    if (text == NULL)
        return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    for (char *line = text; line != NULL && count < LIMIT; count++) {
        char *end = strchr(line, '\n');

        lines[count] = line;
        if (end != NULL)
            *end = '\0';
        line = end != NULL ? end + 1 : NULL;
    }
    const char *answer = suggest_nearest(lines[0], lines + 1, count - 1);
    size_t found = 0;
    for (size_t i = 1; i < count; i++)
        found += answer == lines[i];
    if (answer != NULL && found != 1)
        abort();
    free(text);
    return 0;
}
