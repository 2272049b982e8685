/* The points of a match. */
#include "ruleset/setting.h"
#include "tui/prompt.h"
#include "tui/wrap.h"

static struct message of_target(const char *id, int target)
{
    return message_with(id, arg_count("target", target));
}

/* Returns the heading, which says how the points decide the match. */
static struct message title(const struct settings *settings, bool timed)
{
    const int *value = settings ? settings->value : NULL;

    if (!value)
        return message_of(N_("Points:"));
    int target = value[SETTING_TARGET];
    if (value[SETTING_SCORING] == SCORING_NONE)
        return message_of(N_("There are no points: the first to go out wins."));
    if (value[SETTING_ELIMINATION])
        return of_target(N_("Points (with {target} or more you are out):"), target);
    if (timed || value[SETTING_ROUNDS] || value[SETTING_PARTNERS] == PARTNERS_CHANGING ||
        value[SETTING_PARTNERS] == PARTNERS_TABLES)
        return message_of(value[SETTING_SCORING] == SCORING_CHARGED
                              ? N_("Points (the fewest win in the end):")
                              : N_("Points:"));
    if (value[SETTING_SCORING] == SCORING_CHARGED)
        return of_target(N_("Points (at {target} the match ends, and the fewest win):"), target);
    return of_target(N_("Points (the first to reach {target} wins the match):"), target);
}

/* Puts the names on a line into `out`: "Ann", "Ann + Cy". */
static void add_names(struct strbuf *out, const struct naming *names,
                      const struct table_score *score, int seat)
{
    strbuf_clear(out);
    strbuf_add(out, names->seat[seat]);
    if (score->partner[seat] != NO_SEAT)
        strbuf_addf(out, " + %s", names->seat[score->partner[seat]]);
}

/* Returns whether the seat has a line: partners share that of the first of the two. */
static bool has_line(const struct table_score *score, int seat)
{
    return score->partner[seat] == NO_SEAT || score->partner[seat] > seat;
}

void prompt_add_points(const struct plain *plain, struct strbuf *out,
                       const struct table_score *score)
{
    const struct naming *names = plain->names;
    struct message heading = title(plain->settings, score->timed), gone = message_of(N_("out"));
    struct strbuf line = {0};
    int widest = 0;

    prompt_add_sentence(plain, out, heading);
    if (score->rounds && score->rounds->count > 0) {
        prompt_add_rounds(plain, out, score);
        return;
    }
    if (plain->settings && plain->settings->value[SETTING_SCORING] == SCORING_NONE)
        return;
    for (int seat = 0; seat < names->seats; seat++) {
        add_names(&line, names, score, seat);
        int width = wrap_columns(strbuf_text(&line));
        if (has_line(score, seat) && width > widest)
            widest = width;
    }
    for (int seat = 0; seat < names->seats; seat++) {
        if (!has_line(score, seat))
            continue;
        add_names(&line, names, score, seat);
        strbuf_addf(out, "  %s%*s  %5d", strbuf_text(&line),
                    widest - wrap_columns(strbuf_text(&line)), "", score->points[seat]);
        if (score->out >> seat & 1) {
            strbuf_add(out, "  ");
            prompt_add_words(plain, out, gone);
        }
        strbuf_add_char(out, '\n');
    }
    strbuf_release(&line);
}
