/* A bot and how often it errs, as people say it: "adds", "adder:30" (it errs in 30 of 100 turns in
 * which it could). */
#ifndef BREUK_PLAY_BOT_CHOICE_H
#define BREUK_PLAY_BOT_CHOICE_H

#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "bots/bot.h"

/* Bots by the words of people who seat them, in English and in the language in use. */

struct bot;

/* Returns the bot that is typed so, by a word or its name (bots/bot-list.h), ignoring case and
 * accents; NULL: there is none. */
const struct bot *bot_words_find(const char *typed);

/* Adds the words to choose from, one of each bot: "careful, beginner". */
void bot_words_list(struct strbuf *out);

/* Adds a bot's name at a table: "Adder bot", and "Adder bot 2" for the second one of that name. A
 * bot without a name of its kind gets its number among the bots: "Bot 3". */
void bot_words_name(struct strbuf *out, const struct bot *bot, int number, int same);

/* Reads a bot's name in English or the language in use, and how often it errs. STATUS_NOT_FOUND:
 * there is no such bot. STATUS_INVALID: *why says why the number after the name is wrong, and
 * borrows the text. */
enum status bot_choice_read(struct bot *bot, const char *text, struct message *why);

/* Adds the bot as a log writes it, which is read in every language. */
void bot_choice_add(struct strbuf *out, const struct bot *bot);

#endif
