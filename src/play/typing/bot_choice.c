#include "play/typing/bot_choice.h"

#include "bots/bot.h"
#include "play/typing/verbs.h"
#include "text/fold.h"
#include "text/text.h"

#include <stdlib.h>
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

enum { PERCENT_MOST = 100, MILLISECONDS_MOST = 60000, ROLLOUTS_MOST = 10000000 };

/* Reads "20ms", a time for each move, or "2000", a number of rounds to play to their end. */
static enum status read_budget(struct bot *bot, const char *text, const char *number,
                               struct message *why)
{
    size_t digits = strspn(number, "0123456789");
    const char *unit = number + digits + strspn(number + digits, " ");
    bool time = strcmp(unit, "ms") == 0;
    long most = time ? MILLISECONDS_MOST : ROLLOUTS_MOST,
         amount = digits > 0 && digits <= 8 ? strtol(number, NULL, 10) : most + 1;

    if (amount > most || (*unit && !time)) {
        *why = message_with(N_("“{text}”: give a time of at most {time}ms, as in search:20ms, or "
                               "at most {rounds} rounds to try, as in search:2000"),
                            arg_typed("text", text), arg_count("time", MILLISECONDS_MOST),
                            arg_count("rounds", ROLLOUTS_MOST));
        return STATUS_INVALID;
    }
    bot->budget =
        (struct budget){.milliseconds = time ? (int)amount : 0, .rollouts = time ? 0 : (int)amount};
    bot->budgeted = true;
    return STATUS_OK;
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

enum status bot_choice_read(struct bot *bot, const char *text, struct message *why)
{
    struct strbuf name = {0};
    size_t length = strcspn(text, ":");

    strbuf_add_bytes(&name, text, length);
    const struct bot *row = bot_words_find(strbuf_text(&name));
    strbuf_release(&name);
    if (!row)
        return STATUS_NOT_FOUND;
    *bot = *row;
    if (!text[length])
        return STATUS_OK;
    const char *number = text + length + 1 + strspn(text + length + 1, " ");
    return bot_searches(bot) ? read_budget(bot, text, number, why)
                             : read_percent(bot, text, number, why);
}

void bot_choice_add(struct strbuf *out, const struct bot *bot)
{
    strbuf_add(out, bot->name);
    if (bot->percent)
        strbuf_addf(out, ":%d", bot->percent);
    if (bot->budgeted)
        strbuf_addf(out, bot->budget.milliseconds ? ":%dms" : ":%d",
                    bot->budget.milliseconds ? bot->budget.milliseconds : bot->budget.rollouts);
}
