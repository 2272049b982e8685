#include "play/team.h"

#include <stdio.h>
#include <string.h>

int team_size(const char *name)
{
    int size = 1;

    for (; *name; name++)
        size += *name == '+';
    return size;
}

const char *team_member(const char *name, int index, size_t *length)
{
    for (; index > 0; index--)
        name = strchr(name, '+') + 1;
    *length = strcspn(name, "+");
    return name;
}

const char *team_copy(char out[TEAM_NAME_SIZE], const char *name, int index)
{
    size_t length;
    const char *member = team_member(name, index, &length);

    snprintf(out, TEAM_NAME_SIZE, "%.*s", (int)length, member);
    return out;
}

enum fold_match team_match(const char *name, const char *folded)
{
    enum fold_match best = fold_match(name, folded);
    int size = team_size(name);
    char member[TEAM_NAME_SIZE];

    for (int i = 0; size > 1 && i < size; i++) {
        enum fold_match match = fold_match(team_copy(member, name, i), folded);
        best = match > best ? match : best;
    }
    return best;
}
