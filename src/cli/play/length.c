#include "cli/play/session.h"

#include "cli/command.h"
#include "cli/shared_options.h"
#include "ruleset/setting.h"

#include <string.h>

_Static_assert((int)MINUTES_MOST == (int)LOG_MINUTES_MOST, "what may be typed may be read again");

static bool rule_given(struct option_list rules, enum setting setting)
{
    const char *name = setting_rows[setting].name;
    size_t length = strlen(name);

    for (int i = 0; i < rules.count; i++)
        if (strncmp(rules.texts[i], name, length) == 0 && rules.texts[i][length] == '=')
            return true;
    return false;
}

/* Returns whether the rules leave it open how many rounds are played. */
static bool is_open(const int *value)
{
    return value[SETTING_ROUNDS] == 0 && value[SETTING_SCORING] != SCORING_NONE &&
           !value[SETTING_ELIMINATION] && value[SETTING_PARTNERS] != PARTNERS_CHANGING &&
           value[SETTING_PARTNERS] != PARTNERS_TABLES;
}

/* A match that goes on may be given other minutes than it began with. */
static int minutes(const struct setup *setup, const struct session_options *options)
{
    return options->minutes ? options->minutes : setup->minutes;
}

void length_settle(struct match_length *length, struct setup *setup,
                   const struct session_options *options)
{
    bool said =
        rule_given(options->rules, SETTING_ROUNDS) || rule_given(options->rules, SETTING_TARGET);
    int *value = setup->settings.value;

    setup->minutes = length->asked ? length->minutes : options->minutes;
    /* The rounds are counted until the time is up, however many points somebody has. */
    if (setup->minutes && !said)
        value[SETTING_ROUNDS] = setting_maximum(SETTING_ROUNDS);
    bool wanted = !length->whole && (length->asked || players_people(&setup->players) > 1);
    length->one_round = wanted && !setup->minutes && !said && is_open(value);
    if (length->one_round)
        value[SETTING_ROUNDS] = 1;
}

static bool is_up(void *context)
{
    return minutes_are_up(*(const time_t *)context);
}

void length_begin(struct match_length *length, struct table *table, const struct setup *setup,
                  const struct session_options *options)
{
    length->ends = minutes_end(minutes(setup, options));
    length->clock = (struct table_clock){&length->ends, is_up};
    if (length->ends)
        table_play_against(table, &length->clock);
}

void length_say(const struct match_length *length, const struct setup *setup,
                const struct session_options *options,
                void (*say)(void *context, struct message message), void *context)
{
    if (length->one_round)
        say(context, message_of(N_("You play one round.")));
    if (length->one_round && !length->asked && options->verbose)
        say(context, message_of(N_("To play longer, type --minutes 20 after “breuk play”.")));
    if (!length->ends && setup->settings.value[SETTING_MATCH] == MATCH_VALUE_ONLY) { /* T19 */
        say(context, message_of(N_("When only equal numbers fit, a round can last very long.")));
        say(context,
            message_of(N_("Type --minutes 15 after “breuk play”, or type “time” to end.")));
    }
    if (length->ends) {
        say(context,
            message_plural(NP_("You play for {count} minute.", "You play for {count} minutes."),
                           arg_count("count", minutes(setup, options))));
        say(context, message_of(setup->settings.value[SETTING_MATCH] == MATCH_VALUE_ONLY
                                    ? N_("Then you count the points.")
                                    : N_("Then you finish the round and count the points.")));
    }
}
