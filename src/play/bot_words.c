#include "play/bot_words.h"

#include "text/fold.h"
#include "text/text.h"

#include <stdlib.h>
#include <string.h>

enum { PERCENT_MOST = 100 };

/* Returns whether the folded text is one of those words, which have commas between them. */
static bool is_one_of(const char *words, const char *text)
{
    size_t length = strlen(text);

    while (words) {
        size_t size = strcspn(words, ",");
        if (size == length && memcmp(words, text, size) == 0)
            return true;
        words = words[size] ? words + size + 1 : NULL;
    }
    return false;
}

static const struct bot *find(const char *folded)
{
    for (int i = 0; i < bot_count(); i++) {
        const struct bot *bot = bot_at(i);
        if (strcmp(bot->name, folded) == 0 || is_one_of(text_get(bot->words), folded) ||
            is_one_of(bot->words, folded))
            return bot;
    }
    return NULL;
}

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

enum status bot_words_read(struct bot *bot, const char *text, struct message *why)
{
    struct strbuf folded = {0};
    size_t length = strcspn(text, ":");

    fold_text(&folded, text, length);
    bool failed = folded.failed;
    const struct bot *row = failed ? NULL : find(strbuf_text(&folded));
    strbuf_release(&folded);
    if (failed)
        return STATUS_NO_MEMORY;
    if (!row) {
        *why = message_with(N_("there is no bot “{name}”; see: breuk list bots"),
                            arg_typed("name", text));
        return STATUS_INVALID;
    }
    *bot = *row;
    if (!text[length])
        return STATUS_OK;
    return read_percent(bot, text, text + length + 1 + strspn(text + length + 1, " "), why);
}

void bot_words_add(struct strbuf *out, const struct bot *bot)
{
    strbuf_add(out, bot->name);
    if (bot->percent)
        strbuf_addf(out, ":%d", bot->percent);
}
