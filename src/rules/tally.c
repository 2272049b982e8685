#include "rules/tally.h"

#include "rules/move.h"

#include <string.h>

const char *tally_name(enum tally_count count)
{
    static const char *const names[] = {
#define TALLY(identifier, what) what,
#include "rules/tally-list.h"
#undef TALLY
    };

    return names[count];
}

void tally_begin(struct tally *tally)
{
    memset(tally->count, 0, sizeof tally->count);
    memset(tally->paired, 0, sizeof tally->paired);
    tally->first = NO_SEAT;
    tally->spinning = -1;
}
