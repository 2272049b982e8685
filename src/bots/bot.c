#include "bots/choose.h"

#include <string.h>

static const struct bot bots[] = {
#define BOT(name, help) {#name, help, bot_##name},
#include "bots/bot-list.h"
#undef BOT
};

int bot_count(void)
{
    return (int)(sizeof bots / sizeof *bots);
}

const struct bot *bot_at(int index)
{
    return &bots[index];
}

const struct bot *bot_find(const char *name)
{
    for (int i = 0; i < bot_count(); i++)
        if (strcmp(bots[i].name, name) == 0)
            return &bots[i];
    return NULL;
}
