#include "cli/play/bots_option.h"

#include "base/memory.h"
#include "cli/report.h"

#include <string.h>

/* What bots believe where they err unasked, in turn. */
static const char *const beliefs[] = {"adder", "denominator", "numerator"};
enum { BELIEFS = sizeof beliefs / sizeof *beliefs };

/* Adds those kinds, each with how often it errs, "30"; NULL: as their rows say. */
static void add_beliefs(struct strbuf *kinds, const char *often)
{
    for (int i = 0; i < BELIEFS; i++)
        strbuf_addf(kinds, "%s%s%s%s", i ? "," : "", beliefs[i], often ? ":" : "",
                    often ? often : "");
}

static bool is_number(const char *text)
{
    return *text && !text[strspn(text, "0123456789% ")];
}

static enum exit_code choose(struct setup *setup, const struct command_line *line,
                             const char *kinds)
{
    struct message why;

    if (players_choose_bots(&setup->players, kinds, &why) == STATUS_OK)
        return EXIT_DONE;
    return report_error(line, why);
}

/* Refuses what would have no effect. */
static enum exit_code check_effect(const struct setup *setup, const struct command_line *line)
{
    const struct players *players = &setup->players;

    if (!players->any_bot) {
        return report_error(
            line, message_of(N_("“--bots” is about the players called “bot”, and there are none; "
                                "add one")));
    }
    if (setup->settings.value[SETTING_WRONG] == WRONG_STRICT && players_bots_err(players)) {
        return report_error(
            line, message_of(N_("bots can play wrong cards only where the rules let them; add "
                                "“--wrong peers” or “--wrong referee”")));
    }
    return EXIT_DONE;
}

enum exit_code bots_option_apply(struct setup *setup, const struct command_line *line)
{
    const char *text = option_text(line, "bots", NULL);
    struct strbuf kinds = {0};

    if (!text && setup->settings.value[SETTING_WRONG] != WRONG_PEERS)
        return EXIT_DONE;
    if (!text || is_number(text))
        add_beliefs(&kinds, text);
    else
        strbuf_add(&kinds, text);
    enum exit_code code = choose(setup, line, strbuf_text(&kinds));
    strbuf_release(&kinds);
    return code == EXIT_DONE && text ? check_effect(setup, line) : code;
}
