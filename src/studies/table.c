#include "studies/table.h"

#include "play/names.h"
#include "sim/study.h"
#include "studies/figure_words.h"
#include "studies/row.h"
#include "text/text.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

/* --- what the figures mean */

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

/* --- the table */

/*
 *   turns with a card that fits               79.1 of 100 turns    78.9–79.3
 */
static const struct sim_columns columns = {44, 65};

static void add_row(const char *label, const char *value, const char *between, struct strbuf *out)
{
    sim_row_add(&columns, " ", label, value, between, out);
}

static void add_figure(const char *label, const struct figure *figure, struct strbuf *out)
{
    struct strbuf value = {0}, between = {0};

    figure_add_value(figure, FIGURE_SURE, &value);
    figure_add_interval(figure, &between);
    add_row(label, strbuf_text(&value), strbuf_text(&between), out);
    strbuf_release(&value);
    strbuf_release(&between);
}

/* --- what was played */

static void add_deck(const struct simulation *simulation, struct strbuf *out)
{
    const struct setup *setup = &simulation->setup;
    struct strbuf bots = {0};

    simulation_add_bots(simulation, &bots);
    sim_sentence_add(
        message_plural(
            NP_("{title} ({deck}): {count} card, {seats} players, rules: {rules}, bots: {bots}.",
                "{title} ({deck}): {count} cards, {seats} players, rules: {rules}, bots: {bots}."),
            arg_text("title", words_in(&deck_about(setup->deck)->title, text_language())),
            arg_text("deck", deck_about(setup->deck)->name),
            arg_count("count", deck_played(setup->deck)), arg_count("seats", setup->players.count),
            arg_text("rules", setup->ruleset), arg_text("bots", strbuf_text(&bots))),
        out);
    strbuf_release(&bots);
}

void sim_heading_add(const struct simulation *simulation, struct strbuf *out)
{
    char seed[24];

    add_deck(simulation, out);
    snprintf(seed, sizeof seed, "%" PRIu64, simulation->setup.seed);
    struct message played = message_plural(
        NP_("{games} game of {rounds} rounds in all. Seed: {seed}; the same seed gives the same "
            "figures.",
            "{games} games of {rounds} rounds in all. Seed: {seed}; the same seed gives the same "
            "figures."),
        arg_count("games", (int64_t)simulation->results.games[0]),
        arg_count("rounds", (int64_t)simulation->results.rounds[0]), arg_text("seed", seed));
    sim_sentence_add(played, out);
    if (simulation_is_timed(simulation))
        sim_sentence_add(message_of(N_("But a bot has a limit of time, so the figures differ a "
                                       "little each time; limit its rounds instead, as in "
                                       "search:2000.")),
                         out);
    if (simulation->results.given_up[0] > 0) {
        struct message given_up = message_plural(
            NP_("{count} game was abandoned: a round lasted more than {most} turns. Games with "
                "this deck can go on forever; add wild cards, or numbers that the suits share.",
                "{count} games were abandoned: a round lasted more than {most} turns. Games with "
                "this deck can go on forever; add wild cards, or numbers that the suits share."),
            arg_count("count", (int64_t)simulation->results.given_up[0]),
            arg_count("most", TALLY_TURNS_MOST));
        sim_sentence_add(given_up, out);
    }
    if (simulation->stopped)
        sim_sentence_add(
            message_with(
                N_("Stopped before playing all {games} games: these are the figures so far."),
                arg_count("games", (int64_t)simulation->games)),
            out);
}

/* --- groups */

static void add_figures(enum figure_group group, const struct figure *figures, struct strbuf *out)
{
    struct shown_figure shown[FIGURES];
    int count = figures_shown(group, shown);

    for (int i = 0; i < count; i++)
        add_figure(text_get(shown[i].label), &figures[shown[i].figure], out);
}

static void add_group(enum figure_group group, const struct figure *figures, struct strbuf *out)
{
    sim_title_add(sim_title(group), out);
    add_figures(group, figures, out);
}

/* Adds "values in 2 forms: 5, with 8 cards each". */
static void add_forms(const struct value_forms *forms, struct strbuf *out)
{
    struct strbuf left = {0}, cards = {0}, right = {0};

    text_of(message_plural(NP_("values in {count} form", "values in {count} forms"),
                           arg_count("count", forms->forms)),
            NULL, &left);
    strbuf_addf(&cards, "%d", forms->cards_least);
    if (forms->cards_most > forms->cards_least)
        strbuf_addf(&cards, "–%d", forms->cards_most);
    text_of(message_with(N_("{values}, with {cards} cards each"),
                         arg_count("values", forms->values),
                         arg_text("cards", strbuf_text(&cards))),
            NULL, &right);
    add_row(strbuf_text(&left), strbuf_text(&right), "", out);
    strbuf_release(&left);
    strbuf_release(&cards);
    strbuf_release(&right);
}

/* Adds the skills that were exercised. */
static void add_skills(const struct simulation *simulation, struct strbuf *out)
{
    struct strbuf name = {0};
    bool any = false;

    for (int bit = 0; bit < TALLY_KINDS; bit++) {
        const struct figure figure =
            figure_skill(&simulation->results, simulation->setup.players.count, bit);
        if (figure.value <= 0)
            continue;
        if (!any)
            sim_title_add(sim_skills_title, out);
        any = true;
        strbuf_clear(&name);
        sim_skill_name(bit, &name);
        add_figure(strbuf_text(&name), &figure, out);
    }
    strbuf_release(&name);
}

static void add_winners(const struct simulation *simulation, struct strbuf *out)
{
    const struct players *players = &simulation->setup.players;
    struct strbuf name = {0};
    struct figure figure;

    sim_title_add(sim_winners_title, out);
    for (int place = 0; place < players->count; place++) {
        figure = figure_place(&simulation->results, place);
        strbuf_clear(&name);
        sim_place_name(place, &name);
        add_figure(strbuf_text(&name), &figure, out);
    }
    for (int seat = 0; seat < players->count; seat++) {
        figure = figure_seat(&simulation->results, seat);
        strbuf_clear(&name);
        sim_seat_name(seat, players->seat[seat].bot, &name);
        add_figure(strbuf_text(&name), &figure, out);
    }
    strbuf_release(&name);
}

/* Adds a share of the deck, or of so many cards that chance hardly matters. */
static void add_share(const char *label, double share, struct strbuf *out)
{
    const struct figure figure = {.known = true, .share = true, .per = PER_PLAY, .value = share};
    struct strbuf value = {0};

    figure_add_value(&figure, FIGURE_ROUNDED, &value);
    add_row(text_get(label), strbuf_text(&value), "", out);
    strbuf_release(&value);
}

/* Adds "Trade hands (cards in all hands: +1.3)". */
static void add_segment(const struct simulation *simulation, int segment, struct strbuf *out)
{
    const struct results *results = &simulation->results;
    const struct figure figure = figure_segment(results, segment);
    const struct words *title = &deck_wheel(simulation->setup.deck)->segments[segment].title;
    struct strbuf text = {0}, change = {0};
    double spins = (double)results->spins[segment],
           mean = spins > 0 ? (double)(int64_t)results->spin_cards[segment] / spins : 0;

    if (mean > 0)
        strbuf_add_char(&change, '+');
    number_add(mean, 1, &change);
    text_of(message_with(N_("{segment} (cards in all hands: {change})"),
                         arg_text("segment", words_in(title, text_language())),
                         arg_text("change", strbuf_text(&change))),
            NULL, &text);
    add_figure(strbuf_text(&text), &figure, out);
    strbuf_release(&text);
    strbuf_release(&change);
}

void sim_table_add(const struct simulation *simulation, struct strbuf *out)
{
    const struct setup *setup = &simulation->setup;
    struct figure figures[FIGURES];
    struct value_forms forms[FORMS_MOST];
    const struct message intervals = message_of(
        N_("On the right: in 95 of 100 such studies the true figure lies between these numbers."));

    sim_heading_add(simulation, out);
    if (simulation->results.rounds[0] == 0)
        return;
    figures_of(&simulation->results, figures);
    add_group(GROUP_LENGTH, figures, out);
    add_group(GROUP_TURNS, figures, out);
    sim_title_add(sim_title(GROUP_EQUALS), out);
    int rows = forms_of(setup->deck, forms);
    for (int i = 0; i < rows; i++)
        add_forms(&forms[i], out);
    if (has_equals(setup->deck))
        add_figures(GROUP_EQUALS, figures, out);
    add_skills(simulation, out);
    add_winners(simulation, out);
    sim_title_add(sim_title(GROUP_CARDS), out);
    add_share(N_("action cards in the deck"), share_in_deck(setup, SHARE_ACTION), out);
    add_share(N_("action cards among those played"), share_laid(simulation, SHARE_ACTION), out);
    add_share(N_("wild cards in the deck"), share_in_deck(setup, SHARE_WILD), out);
    add_figures(GROUP_CARDS, figures, out);
    if (setup->settings.value[SETTING_SCORING] != SCORING_NONE)
        add_group(GROUP_POINTS, figures, out);
    int segments = deck_wheel(setup->deck)->count;
    if (segments > 0)
        sim_title_add(N_("The wheel"), out);
    for (int i = 0; i < segments; i++)
        add_segment(simulation, i, out);
    strbuf_add_char(out, '\n');
    sim_sentence_add(intervals, out);
    sim_title_add(N_("What this means"), out);
    sim_judgement_add(simulation, figures, out);
}
