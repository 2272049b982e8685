/* Bots by the words of people who seat them, in English and in the language in use. */
#ifndef BREUK_PLAY_BOT_WORDS_H
#define BREUK_PLAY_BOT_WORDS_H

#include "base/strbuf.h"

struct bot;

/* Returns the bot that is typed so, by a word or its name (bots/bot-list.h), whatever the case and
 * the accents; NULL: none is. */
const struct bot *bot_words_find(const char *typed);

/* Adds the words to choose from, one of each bot: "careful, beginner". */
void bot_words_list(struct strbuf *out);

/* Adds what a bot is called at a table: "Adder bot", and "Adder bot 2" for the second one of that
 * name. One that has no other name has its number among the bots: "Bot 3". */
void bot_words_name(struct strbuf *out, const struct bot *bot, int number, int same);

#endif
