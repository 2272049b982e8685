/* A bot and how often it errs, as people say it: "adds", "adder:30" (it errs in 30 of 100 turns in
 * which it could). */
#ifndef BREUK_PLAY_BOT_CHOICE_H
#define BREUK_PLAY_BOT_CHOICE_H

#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "bots/bot.h"

/* Reads a bot's name in English or the language in use, and how often it errs. STATUS_NOT_FOUND:
 * there is no such bot. STATUS_INVALID: *why says what is wrong with how often, and borrows the
 * text. */
enum status bot_choice_read(struct bot *bot, const char *text, struct message *why);

/* Adds the name that a log has, which is read in every language. */
void bot_choice_add(struct strbuf *out, const struct bot *bot);

#endif
