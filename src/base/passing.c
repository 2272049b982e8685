#include "base/passing.h"

#include <stddef.h>
#include <unistd.h>

static struct passing *newest;

void passing_note(struct passing *passing, const char *path)
{
    *passing = (struct passing){path, newest};
    newest = passing;
}

void passing_done(struct passing *passing)
{
    struct passing **at = &newest;

    while (*at && *at != passing)
        at = &(*at)->before;
    if (*at)
        *at = passing->before;
    *passing = (struct passing){0};
}

void passing_remove_all(void)
{
    for (const struct passing *passing = newest; passing; passing = passing->before)
        if (unlink(passing->path) != 0)
            rmdir(passing->path);
}
