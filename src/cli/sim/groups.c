#include "cli/sim/groups.h"

#include "sim/study.h"
#include "skill/skill.h"
#include "text/text.h"

const char *sim_title(enum figure_group group)
{
    static const char *const titles[] = {
        [GROUP_LENGTH] = N_("How long it lasts"),
        [GROUP_TURNS] = N_("What happens on a turn"),
        [GROUP_EQUALS] = N_("Equal numbers that look different"),
        [GROUP_CARDS] = N_("Cards"),
        [GROUP_POINTS] = N_("Points"),
        [PANEL_LAID] = N_("Why played cards fit"),
        [PANEL_EQUAL] = N_("Equal numbers that look different"),
    };

    return titles[group];
}

const char sim_skills_title[] = N_("Skills: how often each player needs them in a round"),
           sim_winners_title[] = N_("Who wins a round");

void sim_skill_name(int bit, struct strbuf *out)
{
    enum skill skill = (enum skill)study_skill(bit);

    strbuf_addf(out, "K%d: %s", (int)skill, text_get(skill_description(skill)));
}

void sim_place_name(int place, struct strbuf *out)
{
    struct message name = message_with(place ? N_("player {number} in turn order")
                                             : N_("the player with the first turn"),
                                       arg_count("number", place + 1));

    text_of(name, NULL, out);
}

void sim_seat_name(int seat, const char *bot, struct strbuf *out)
{
    struct message name = message_with(bot ? N_("seat {number} ({bot})") : N_("seat {number}"),
                                       arg_count("number", seat + 1), arg_text("bot", bot));

    text_of(name, NULL, out);
}
