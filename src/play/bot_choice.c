#include "play/bot_choice.h"

#include "play/bot_words.h"

#include <stdlib.h>
#include <string.h>

enum { PERCENT_MOST = 100 };

/* Reads "30" or "30%" of a bot that errs. */
static enum status read_percent(struct bot *bot, const char *text, const char *number,
                                struct message *why)
{
    size_t digits = strspn(number, "0123456789");
    int percent = digits > 0 && digits <= 3 ? (int)strtol(number, NULL, 10) : 0;
    const char *behind = number + digits + strspn(number + digits, " %");

    if (!bot_errs(bot)) {
        *why = message_with(N_("“{text}”: this bot never lays a wrong card; leave out the number"),
                            arg_typed("text", text));
        return STATUS_INVALID;
    }
    if (percent < 1 || percent > PERCENT_MOST || *behind) {
        *why = message_with(N_("“{text}”: how often is a number from 1 to 100, as in adds:30"),
                            arg_typed("text", text));
        return STATUS_INVALID;
    }
    bot_set_percent(bot, percent);
    return STATUS_OK;
}

enum status bot_choice_read(struct bot *bot, const char *text, struct message *why)
{
    struct strbuf name = {0};
    size_t length = strcspn(text, ":");

    strbuf_add_bytes(&name, text, length);
    bool failed = name.failed;
    const struct bot *row = failed ? NULL : bot_words_find(strbuf_text(&name));
    strbuf_release(&name);
    if (failed)
        return STATUS_NO_MEMORY;
    if (!row)
        return STATUS_NOT_FOUND;
    *bot = *row;
    if (!text[length])
        return STATUS_OK;
    return read_percent(bot, text, text + length + 1 + strspn(text + length + 1, " "), why);
}

void bot_choice_add(struct strbuf *out, const struct bot *bot)
{
    strbuf_add(out, bot->name);
    if (bot->percent)
        strbuf_addf(out, ":%d", bot->percent);
}
