#include "cli/sim_groups.h"

#include "sim/study.h"
#include "skill/skill.h"
#include "text/text.h"

const struct sim_group sim_groups[GROUPS] = {
    [GROUP_LENGTH] = {N_("How long it lasts"),
                      5,
                      {FIGURE_TURNS, FIGURE_MEDIAN, FIGURE_P90, FIGURE_BLOCKED, FIGURE_ROUNDS}},
    [GROUP_TURNS] = {N_("What happens on a turn"),
                     6,
                     {FIGURE_PLAYABLE, FIGURE_DRAWS, FIGURE_COLOUR, FIGURE_VALUE, FIGURE_SYMBOL,
                      FIGURE_WILD}},
    [GROUP_EQUALS] = {N_("Equal numbers that look different"),
                      5,
                      {FIGURE_IN_HAND, FIGURE_AVAILABLE, FIGURE_NEEDED, FIGURE_MISSED,
                       FIGURE_EQUAL}},
    [GROUP_POINTS] = {N_("Points"), 1, {FIGURE_POINTS}},
};

const char sim_skills_title[] = N_("Skills, how often each player needs them in a round"),
           sim_winners_title[] = N_("Who wins a round");

void sim_skill_name(int bit, struct strbuf *out)
{
    enum skill skill = (enum skill)study_skill(bit);

    strbuf_addf(out, "K%d: %s", (int)skill, text_get(skill_description(skill)));
}

void sim_place_name(int place, struct strbuf *out)
{
    struct message name = message_of(place ? N_("player {number} in the order of turns")
                                           : N_("whoever has the first turn"));

    if (place > 0)
        message_add_count(&name, "number", place + 1);
    text_of(&name, NULL, out);
}

void sim_seat_name(int seat, const char *bot, struct strbuf *out)
{
    struct message name = message_of(bot ? N_("seat {number} ({bot})") : N_("seat {number}"));

    message_add_count(&name, "number", seat + 1);
    if (bot)
        message_add_text(&name, "bot", bot);
    text_of(&name, NULL, out);
}
