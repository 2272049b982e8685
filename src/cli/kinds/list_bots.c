#include "cli/kinds/list_bots.h"

#include "bots/bot.h"
#include "text/text.h"

#include <string.h>

void list_bots(const struct command_line *line, struct lister *lister)
{
    size_t width = 0;

    for (int i = 0; i < bot_count(); i++)
        width = strlen(bot_at(i)->name) > width ? strlen(bot_at(i)->name) : width;
    for (int i = 0; i < bot_count(); i++) {
        const struct bot *bot = bot_at(i);
        lister_begin(lister, "bot", bot->name);
        strbuf_add(&lister->details, text_get(bot->help));
        json_write_text(&lister->json, "help", text_get(bot->help));
        lister_finish(lister, line, bot->name, width);
    }
}
