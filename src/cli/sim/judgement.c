#include "cli/sim/judgement.h"

#include "cli/report.h"
#include "cli/sim/cards.h"
#include "cli/sim/figure_words.h"
#include "cli/sim/groups.h"
#include "cli/sim/row.h"
#include "play/names.h"
#include "sim/study.h"

#include <math.h>

/* With fewer turns than this on which players need to see that two different fractions are equal,
 * they hardly ever do in a lesson: the sheet's own deck has 2.3 of 100, nine values in five forms
 * have 8 (random play, four seats, 100,000 rounds). A share in between is some practice. */
static const double too_few_needed = 0.04, enough_needed = 0.06;

/* A round must end within the lesson, with time left to explain it and to clear away. */
enum { LESSON_MINUTES = 40, MINUTE_SECONDS = 60 };

/* Below it players draw on most turns. */
static const double too_few_playable = 0.5;

/* A class has some ten tables: above it about one table gets stuck in each lesson. */
static const double too_many_blocked = 0.01;

enum { CARDS_NAMED = 5 };

static void add_with_figure(const char *id, const struct figure *figure, struct strbuf *out)
{
    struct strbuf value = {0};

    figure_add_value(figure, FIGURE_ROUNDED, &value);
    sim_sentence_add(message_with(id, arg_text("figure", strbuf_text(&value))), out);
    strbuf_release(&value);
}

/* Adds the names of the skills that the deck has cards for, but that a player needs less than once
 * in a lesson full of rounds, one after the other. */
static void add_hardly_needed(const struct simulation *simulation, const struct figure *turns,
                              struct strbuf *out)
{
    const unsigned asked = study_skills_of_deck(simulation->setup.deck);
    double rounds = LESSON_MINUTES * MINUTE_SECONDS / (turns->value * simulation->turn_seconds);

    for (int bit = 0; bit < TALLY_KINDS; bit++) {
        const struct figure needed =
            figure_skill(&simulation->results, simulation->setup.players.count, bit);
        if (!(asked >> bit & 1) || needed.value * rounds >= 1)
            continue;
        strbuf_add(out, out->length ? "; " : "");
        sim_skill_name(bit, out);
    }
}

static void judge_equals(const struct simulation *simulation, const struct figure figures[FIGURES],
                         struct strbuf *out)
{
    const struct figure *needed = &figures[FIGURE_NEEDED];
    struct strbuf hardly = {0};

    if (!has_equals(simulation->setup.deck)) {
        const struct message none =
            message_of(N_("Every number in this deck has only one form: the deck trains the rules "
                          "of the game, not equal numbers. Try the deck “equals”."));
        sim_sentence_add(none, out);
        return;
    }
    if (!needed->known)
        return;
    add_hardly_needed(simulation, &figures[FIGURE_TURNS], &hardly);
    add_with_figure(
        needed->value < too_few_needed
            ? N_("Equal cards decide {figure}: too few for training. Try the deck “equals”.")
        : needed->value < enough_needed
            ? N_("Equal cards decide {figure}: some practice, but the deck “equals” gives more.")
        : hardly.length
            ? N_("Equal cards decide {figure}: this deck trains well, but not everything in it.")
            : N_("Equal cards decide {figure}: this deck trains well."),
        needed, out);
    if (hardly.length)
        sim_sentence_add(
            message_with(N_("In a lesson of {minutes} minutes each player meets these less than "
                            "once: {skills}. Add cards of equal value that differ in this way."),
                         arg_count("minutes", LESSON_MINUTES),
                         arg_text("skills", strbuf_text(&hardly))),
            out);
    strbuf_release(&hardly);
}

static void judge_length(const struct figure *p90, int turn_seconds, struct strbuf *out)
{
    double minutes = p90->value * turn_seconds / MINUTE_SECONDS;
    const struct message_arg whole = arg_count("minutes", (int64_t)ceil(minutes)),
                             turn = arg_count("seconds", turn_seconds);
    sim_sentence_add(
        minutes <= LESSON_MINUTES
            ? message_plural(NP_("Nine rounds out of ten end within {minutes} minute, at {seconds} "
                                 "seconds a turn: that fits a lesson.",
                                 "Nine rounds out of ten end within {minutes} minutes, at "
                                 "{seconds} seconds a turn: that fits a lesson."),
                             whole, turn)
            : message_plural(NP_("One round in ten takes more than {minutes} minute, at {seconds} "
                                 "seconds a turn: too long for a lesson. Deal fewer cards (--rule "
                                 "hand-size=5) or seat fewer players.",
                                 "One round in ten takes more than {minutes} minutes, at {seconds} "
                                 "seconds a turn: too long for a lesson. Deal fewer cards (--rule "
                                 "hand-size=5) or seat fewer players."),
                             whole, turn),
        out);
}

/* With elimination the share that would be fair is not known: who is out takes no part. */
static void judge_first(const struct simulation *simulation, const struct figure *figures,
                        struct strbuf *out)
{
    const struct figure *first = &figures[FIGURE_FIRST];
    double fair = (1 - figures[FIGURE_BLOCKED].value) / simulation->setup.players.count;

    if (!first->known || simulation->setup.settings.value[SETTING_ELIMINATION])
        return;
    if (first->low <= fair && fair <= first->high)
        return;
    struct strbuf share = {0}, even = {0};
    number_add(100 * first->value, 1, &share);
    number_add(100 * fair, 1, &even);
    struct message message =
        message_with(first->value > fair ? N_("The first turn is an advantage: its player wins "
                                              "{share} of 100 rounds instead of {fair}.")
                                         : N_("The first turn is a disadvantage: its player wins "
                                              "{share} of 100 rounds instead of {fair}."),
                     arg_text("share", strbuf_text(&share)), arg_text("fair", strbuf_text(&even)));
    sim_sentence_add(message, out);
    /* The deal passes on (S11), so each begins once in so many rounds, if a match has so many. */
    const int *set = simulation->setup.settings.value;
    if (set[SETTING_SCORING] != SCORING_NONE &&
        (set[SETTING_ROUNDS] == 0 || set[SETTING_ROUNDS] >= simulation->setup.players.count))
        sim_sentence_add(
            message_with(N_("It evens out over {rounds} rounds: the deal passes to the "
                            "left, so that each player begins once."),
                         arg_count("rounds", simulation->setup.players.count)),
            out);
    strbuf_release(&share);
    strbuf_release(&even);
}

static void judge_cards(const struct simulation *simulation, struct strbuf *out)
{
    int cards[CARDS_NAMED], count = cards_hardly_laid(simulation, cards, CARDS_NAMED),
                            named = count < CARDS_NAMED ? count : CARDS_NAMED;
    struct strbuf names = {0};

    for (int i = 0; i < named; i++) {
        strbuf_add(&names, i ? ", " : "");
        play_name_card(&simulation->setup.names, cards[i], &names);
    }
    if (count > 0)
        sim_sentence_add(
            message_with(count > CARDS_NAMED
                             ? N_("Rarely played, less than half as often as the others: {cards}, "
                                  "and {more} more.")
                             : N_("Rarely played, less than half as often as the others: {cards}."),
                         arg_text("cards", strbuf_text(&names)),
                         arg_count("more", count - CARDS_NAMED)),
            out);
    strbuf_release(&names);
}

void sim_judgement_add(const struct simulation *simulation, const struct figure figures[FIGURES],
                       struct strbuf *out)
{
    judge_equals(simulation, figures, out);
    judge_length(&figures[FIGURE_P90], simulation->turn_seconds, out);
    if (figures[FIGURE_PLAYABLE].known && figures[FIGURE_PLAYABLE].value < too_few_playable)
        add_with_figure(N_("Players can play a card on only {figure}, so they mostly draw. Use "
                           "fewer suits or fewer values, so that more cards fit."),
                        &figures[FIGURE_PLAYABLE], out);
    if (figures[FIGURE_BLOCKED].value > too_many_blocked)
        add_with_figure(
            N_("The round gets stuck in {figure}: there are too few cards for so many players."),
            &figures[FIGURE_BLOCKED], out);
    judge_first(simulation, figures, out);
    judge_cards(simulation, out);
}
