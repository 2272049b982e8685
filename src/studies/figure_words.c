#include "studies/figure_words.h"

#include "base/message.h"
#include "rational/notation.h"
#include "sim/study.h"
#include "skill/skill.h"
#include "text/text.h"

#include <math.h>
#include <stdio.h>

/* --- names */

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

/* --- figures */

/* A table of 80 columns has no room for two decimals in “of 100”. */
enum { DECIMALS_MOST = 2, DECIMALS_OF_HUNDRED = 1 };

static const double rare = 0.05;

static const struct {
    const char *of_hundred, *one_in, *none;
} words[] = {
    [PER_TURN] = {N_("{number} of 100 turns"), N_("1 turn in {number}"), N_("no turn")},
    [PER_PLAY] = {N_("{number} of 100 cards"), N_("1 card in {number}"), N_("no card")},
    [PER_ROUND] = {N_("{number} of 100 rounds"), N_("1 round in {number}"), N_("no round")},
    [PER_DEAL] = {N_("{number} of 100 hands"), N_("1 hand in {number}"), N_("no hand")},
    [PER_GAME] = {N_("{number} of 100 games"), N_("1 game in {number}"), N_("no game")},
    [PER_SPIN] = {N_("{number} of 100 spins"), N_("1 spin in {number}"), N_("no spin")},
};

void number_add(double number, int decimals, struct strbuf *out)
{
    char text[64];

    snprintf(text, sizeof text, "%.*f", decimals, number);
    notation_print_number(text, text_number_style(), out);
}

static void add_words(const char *id, double number, int decimals, struct strbuf *out)
{
    char text[MESSAGE_NUMBER_SIZE];

    snprintf(text, sizeof text, "%.*f", decimals, number);
    text_of(message_with(id, arg_number("number", text)), NULL, out);
}

bool figure_is_rare(const struct figure *figure)
{
    return figure->share && figure->value < rare;
}

/* Returns as many decimals as an interval is sure of; none between whole numbers. */
static int decimals_between(double low, double high)
{
    double half = (high - low) / 2;
    int decimals = 0;

    if (low == floor(low) && high == floor(high))
        return 0;
    for (double step = 1; half > 0 && half < step && decimals < DECIMALS_MOST; step /= 10)
        decimals++;
    return decimals;
}

static int decimals_of(const struct figure *figure, bool one_in)
{
    if (one_in)
        return figure->low > 0 ? decimals_between(1 / figure->high, 1 / figure->low) : 0;
    double unit = figure->share ? 100 : 1;
    int decimals = decimals_between(unit * figure->low, unit * figure->high);
    return figure->share && decimals > DECIMALS_OF_HUNDRED ? DECIMALS_OF_HUNDRED : decimals;
}

void figure_add_value(const struct figure *figure, enum figure_form form, struct strbuf *out)
{
    bool one_in = figure_is_rare(figure) && form != FIGURE_OF_HUNDRED;
    int decimals = form == FIGURE_ROUNDED ? 0 : decimals_of(figure, one_in);

    if (!figure->known)
        strbuf_add(out, "–");
    else if (!figure->share)
        number_add(figure->value, decimals, out);
    else if (!one_in)
        add_words(words[figure->per].of_hundred, 100 * figure->value, decimals, out);
    else if (figure->value > 0)
        add_words(words[figure->per].one_in, 1 / figure->value, decimals, out);
    else
        strbuf_add(out, text_get(words[figure->per].none));
}

void figure_add_interval(const struct figure *figure, struct strbuf *out)
{
    int decimals = decimals_of(figure, figure_is_rare(figure));
    double unit = figure->share ? 100 : 1, low = unit * figure->low, high = unit * figure->high;

    if (!figure->known)
        return;
    if (figure_is_rare(figure) && figure->low <= 0) {
        add_words(N_("≤ 1 in {number}"), 1 / figure->high, 0, out);
        return;
    }
    if (figure_is_rare(figure)) {
        low = 1 / figure->high;
        high = 1 / figure->low;
    }
    number_add(low, decimals, out);
    strbuf_add(out, "–");
    number_add(high, decimals, out);
}
