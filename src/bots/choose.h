/* The function of each bot in bot-list.h; for the files of this room. */
#ifndef BREUK_BOTS_CHOOSE_H
#define BREUK_BOTS_CHOOSE_H

#include "bots/bot.h"

#define BOT(name, help) struct move bot_##name(const struct view *view, struct chance *chance);
#include "bots/bot-list.h"
#undef BOT

#endif
