#include "cli/sim_table.h"

#include "cli/figure_words.h"
#include "cli/sim_cards.h"
#include "cli/sim_judgement.h"
#include "sim/figures.h"
#include "sim/study.h"
#include "skill/skill.h"
#include "text/text.h"
#include "tui/wrap.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/*
 * A row, in columns:
 *
 *   turns with a card that fits               79.1 of 100 turns     78.9–79.3
 *   2                                         44                    66      80
 */
enum { LABEL_COLUMNS = 42, VALUE_AT = 44, BETWEEN_AT = 66 };

/* Spaces up to a column, one at least. */
static void pad(struct strbuf *out, int used, int column)
{
    strbuf_addf(out, "%*s", used < column ? column - used : 1, "");
}

static void add_row(const char *label, const char *value, const char *between, struct strbuf *out)
{
    struct strbuf text = {0}, lines = {0};

    strbuf_addf(&text, "  %s", label);
    wrap_add(&lines, strbuf_text(&text), 4, LABEL_COLUMNS);
    const char *lines_text = strbuf_text(&lines);
    size_t length = lines.length ? lines.length - 1 : 0; /* without the newline */
    strbuf_add_bytes(out, lines_text, length);
    size_t last = length;
    while (last > 0 && lines_text[last - 1] != '\n')
        last--;
    strbuf_clear(&text);
    strbuf_add_bytes(&text, lines_text + last, length - last);
    pad(out, wrap_columns(strbuf_text(&text)), VALUE_AT);
    strbuf_add(out, value);
    if (*between) {
        pad(out, VALUE_AT + wrap_columns(value), BETWEEN_AT);
        strbuf_add(out, between);
    }
    strbuf_add_char(out, '\n');
    out->failed = out->failed || text.failed || lines.failed;
    strbuf_release(&text);
    strbuf_release(&lines);
}

static void add_figure(const char *label, const struct figure *figure, struct strbuf *out)
{
    struct strbuf value = {0}, between = {0};

    figure_add_value(figure, false, &value);
    figure_add_interval(figure, &between);
    add_row(label, strbuf_text(&value), strbuf_text(&between), out);
    out->failed = out->failed || value.failed || between.failed;
    strbuf_release(&value);
    strbuf_release(&between);
}

static void add_figures(const struct figure *figures, const enum figure_id *ids, int count,
                        struct strbuf *out)
{
    for (int i = 0; i < count; i++)
        add_figure(text_get(figures[ids[i]].help), &figures[ids[i]], out);
}

static void add_heading(const char *id, struct strbuf *out)
{
    strbuf_addf(out, "\n%s\n", text_get(id));
}

void sim_sentence_add(const struct message *message, struct strbuf *out)
{
    struct strbuf sentence = {0};

    text_of(message, NULL, &sentence);
    wrap_add(out, strbuf_text(&sentence), 0, WRAP_COLUMNS);
    out->failed = out->failed || sentence.failed;
    strbuf_release(&sentence);
}

/* --- what was played */

void sim_heading_add(const struct simulation *simulation, struct strbuf *out)
{
    const struct setup *setup = &simulation->setup;
    struct strbuf bots = {0};
    char seed[24];
    struct message what = message_plural(NP_("{title} ({deck}): {count} card, {seats} players, "
                                             "rules: {rules}, bots: {bots}.",
                                             "{title} ({deck}): {count} cards, {seats} players, "
                                             "rules: {rules}, bots: {bots}."));
    struct message played = message_plural(
        NP_("{games} game of {rounds} rounds in all. Seed: {seed}; the same seed gives the same "
            "figures.",
            "{games} games of {rounds} rounds in all. Seed: {seed}; the same seed gives the same "
            "figures."));

    simulation_add_bots(simulation, &bots);
    message_add_text(&what, "title", words_in(deck_title(setup->deck), text_language()));
    message_add_text(&what, "deck", deck_name(setup->deck));
    message_add_count(&what, "count", deck_played(setup->deck));
    message_add_count(&what, "seats", setup->players.count);
    message_add_text(&what, "rules", setup->ruleset);
    message_add_text(&what, "bots", strbuf_text(&bots));
    sim_sentence_add(&what, out);
    snprintf(seed, sizeof seed, "%" PRIu64, setup->seed);
    message_add_count(&played, "games", (int64_t)simulation->results.games[0]);
    message_add_count(&played, "rounds", (int64_t)simulation->results.rounds[0]);
    message_add_text(&played, "seed", seed);
    sim_sentence_add(&played, out);
    if (simulation->stopped) {
        struct message stopped = message_of(
            N_("Stopped before all {games} games were played: these are the figures so far."));
        message_add_count(&stopped, "games", (int64_t)simulation->games);
        sim_sentence_add(&stopped, out);
    }
    out->failed = out->failed || bots.failed;
    strbuf_release(&bots);
}

/* --- groups */

static void add_length(const struct figure *figures, struct strbuf *out)
{
    static const enum figure_id ids[] = {FIGURE_TURNS, FIGURE_MEDIAN, FIGURE_P90, FIGURE_BLOCKED,
                                         FIGURE_ROUNDS};

    add_heading(N_("How long it lasts"), out);
    add_figures(figures, ids, sizeof ids / sizeof *ids, out);
}

static void add_turns(const struct figure *figures, struct strbuf *out)
{
    static const enum figure_id ids[] = {FIGURE_PLAYABLE, FIGURE_DRAWS,  FIGURE_COLOUR,
                                         FIGURE_VALUE,    FIGURE_SYMBOL, FIGURE_WILD};

    add_heading(N_("What happens on a turn"), out);
    add_figures(figures, ids, sizeof ids / sizeof *ids, out);
}

/* "values in 2 forms: 5, with 8 cards each" */
static void add_forms(const struct value_forms *forms, struct strbuf *out)
{
    struct message label = message_plural(NP_("values in {count} form", "values in {count} forms")),
                   many = message_of(N_("{values}, with {cards} cards each"));
    struct strbuf left = {0}, cards = {0}, right = {0};

    message_add_count(&label, "count", forms->forms);
    text_of(&label, NULL, &left);
    strbuf_addf(&cards, "%d", forms->cards_least);
    if (forms->cards_most > forms->cards_least)
        strbuf_addf(&cards, "–%d", forms->cards_most);
    message_add_count(&many, "values", forms->values);
    message_add_text(&many, "cards", strbuf_text(&cards));
    text_of(&many, NULL, &right);
    add_row(strbuf_text(&left), strbuf_text(&right), "", out);
    out->failed = out->failed || left.failed || cards.failed || right.failed;
    strbuf_release(&left);
    strbuf_release(&cards);
    strbuf_release(&right);
}

static void add_equal(const struct simulation *simulation, const struct figure *figures,
                      struct strbuf *out)
{
    static const enum figure_id ids[] = {FIGURE_IN_HAND, FIGURE_AVAILABLE, FIGURE_NEEDED,
                                         FIGURE_MISSED, FIGURE_EQUAL};

    add_heading(N_("Equal numbers that look different"), out);
    struct value_forms forms[FORMS_MOST];
    int rows = forms_of(simulation->setup.deck, forms);
    for (int i = 0; i < rows; i++)
        add_forms(&forms[i], out);
    if (rows > 0 && forms[rows - 1].forms > 1)
        add_figures(figures, ids, sizeof ids / sizeof *ids, out);
}

/* "K3 equal fractions …: 0.31" for each that was exercised. */
static void add_skills(const struct simulation *simulation, struct strbuf *out)
{
    bool any = false;

    for (int bit = 0; bit < TALLY_KINDS; bit++) {
        struct strbuf label = {0};
        const struct figure figure =
            figure_skill(&simulation->results, simulation->setup.players.count, bit);
        if (!figure.known || figure.value <= 0)
            continue;
        if (!any)
            add_heading(N_("Skills, how often each player needs them in a round"), out);
        any = true;
        strbuf_addf(&label, "K%d: %s", study_skill(bit),
                    text_get(skill_description((enum skill)study_skill(bit))));
        add_figure(strbuf_text(&label), &figure, out);
        out->failed = out->failed || label.failed;
        strbuf_release(&label);
    }
}

static void add_counted(const struct message *label, const struct figure *figure,
                        struct strbuf *out)
{
    struct strbuf text = {0};

    text_of(label, NULL, &text);
    add_figure(strbuf_text(&text), figure, out);
    out->failed = out->failed || text.failed;
    strbuf_release(&text);
}

static void add_winners(const struct simulation *simulation, struct strbuf *out)
{
    const struct players *players = &simulation->setup.players;

    add_heading(N_("Who wins a round"), out);
    for (int place = 0; place < players->count; place++) {
        const struct figure figure = figure_place(&simulation->results, place);
        struct message label = message_of(place ? N_("player {number} in the order of turns")
                                                : N_("whoever has the first turn"));
        if (place > 0)
            message_add_count(&label, "number", place + 1);
        add_counted(&label, &figure, out);
    }
    for (int seat = 0; seat < players->count; seat++) {
        const struct figure figure = figure_seat(&simulation->results, seat);
        struct message label = message_of(N_("seat {number} ({bot})"));
        message_add_count(&label, "number", seat + 1);
        message_add_text(&label, "bot", players->seat[seat].bot);
        add_counted(&label, &figure, out);
    }
}

static void add_share(const char *label, double share, struct strbuf *out)
{
    const struct figure figure = {.known = true, .share = true, .per = PER_PLAY, .value = share};
    struct strbuf value = {0};

    figure_add_value(&figure, true, &value);
    add_row(text_get(label), strbuf_text(&value), "", out);
    out->failed = out->failed || value.failed;
    strbuf_release(&value);
}

static void add_cards(const struct simulation *simulation, const struct figure *figures,
                      struct strbuf *out)
{
    add_heading(N_("Cards"), out);
    add_share(N_("action cards in the deck"), share_in_deck(&simulation->setup, SHARE_ACTION), out);
    add_share(N_("action cards among those laid"), share_laid(simulation, SHARE_ACTION), out);
    add_share(N_("wild cards in the deck"), share_in_deck(&simulation->setup, SHARE_WILD), out);
    add_figure(text_get(figures[FIGURE_WILD].help), &figures[FIGURE_WILD], out);
}

static void add_points(const struct simulation *simulation, const struct figure *figures,
                       struct strbuf *out)
{
    if (simulation->setup.settings.value[SETTING_SCORING] == SCORING_NONE)
        return;
    add_heading(N_("Points"), out);
    add_figure(text_get(figures[FIGURE_POINTS].help), &figures[FIGURE_POINTS], out);
}

void sim_table_add(const struct simulation *simulation, struct strbuf *out)
{
    struct figure figures[FIGURES];
    const struct message intervals = message_of(
        N_("On the right: in 95 of 100 such studies the true figure lies between these numbers."));

    sim_heading_add(simulation, out);
    if (simulation->results.rounds[0] == 0)
        return;
    figures_of(&simulation->results, figures);
    add_length(figures, out);
    add_turns(figures, out);
    add_equal(simulation, figures, out);
    add_skills(simulation, out);
    add_winners(simulation, out);
    add_cards(simulation, figures, out);
    add_points(simulation, figures, out);
    strbuf_add_char(out, '\n');
    sim_sentence_add(&intervals, out);
    add_heading(N_("What this means"), out);
    sim_judgement_add(simulation, figures, out);
}
