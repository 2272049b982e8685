#include "play/typing/bot_words.h"

#include "bots/bot.h"
#include "play/typing/verbs.h"
#include "text/fold.h"
#include "text/text.h"

#include <string.h>

static const struct bot_words {
    const char *bot, *words, *name;
} rows[] = {
#define BOT_WORDS(bot, words, name) {bot, words, name},
#include "play/typing/bot-word-list.h"
#undef BOT_WORDS
};

static const struct bot_words *row_of(const struct bot *bot)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].bot, bot->name) == 0)
            return &rows[i];
    return NULL;
}

const struct bot *bot_words_find(const char *typed)
{
    struct strbuf folded = {0};
    const struct bot *found = NULL;

    fold_text(&folded, typed, strlen(typed));
    const char *text = strbuf_text(&folded);
    for (int i = 0; i < bot_count() && !found && *text; i++) {
        const struct bot_words *row = row_of(bot_at(i));
        if (fold_match(bot_at(i)->name, text) == FOLD_EQUALS ||
            (row && words_have(row->words, text, folded.length)))
            found = bot_at(i);
    }
    strbuf_release(&folded);
    return found;
}

void bot_words_list(struct strbuf *out)
{
    for (int i = 0; i < bot_count(); i++) {
        const struct bot_words *row = row_of(bot_at(i));
        const char *words = row ? text_get(row->words) : bot_at(i)->name;
        if (i)
            strbuf_add(out, ", ");
        strbuf_add_bytes(out, words, strcspn(words, ","));
    }
}

void bot_words_name(struct strbuf *out, const struct bot *bot, int number, int same)
{
    const struct bot_words *row = row_of(bot) ? row_of(bot) : row_of(bot_at(0));

    text_of(message_with(row->name, arg_count("number", number)), NULL, out);
    if (same > 1 && !strstr(row->name, "{number}"))
        strbuf_addf(out, " %d", same);
}
