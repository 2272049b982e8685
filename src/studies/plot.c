#include "studies/plot.h"

#include "plot/plot.h"
#include "rational/notation.h"
#include "sim/figures.h"
#include "sim/study.h"
#include "studies/figure_words.h"
#include "studies/table.h"
#include "text/text.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

enum { PANELS = 6, ROWS = 16, BINS = 40, MARKS = 2, WHEEL_ROWS = 12 };

/* What plot_panel points to. */
struct panel_data {
    struct plot_row rows[ROWS];
    double bins[BINS];
    struct plot_mark marks[MARKS];
};

struct drawing {
    const struct simulation *simulation;
    struct figure figures[FIGURES];
    struct arena texts;
    int last_column;
    struct plot_panel panels[PANELS];
    struct panel_data data[PANELS];
    int count;
};

/* --- texts */

/* Returns a copy that lives as long as the drawing; releases the buffer. */
static const char *keep(struct drawing *drawing, struct strbuf *text)
{
    const char *copy = arena_copy_text(&drawing->texts, strbuf_text(text));

    strbuf_release(text);
    return copy;
}

static const char *say(struct drawing *drawing, struct message message)
{
    struct strbuf text = {0};

    text_of(message, NULL, &text);
    return keep(drawing, &text);
}

/* Adds "34.2%", "0.07%", or "34%" if the interval is sure of no more; `half` is half of it, in
 * percent. */
static void add_percent(double percent, double half, struct strbuf *out)
{
    int decimals = half >= 1 || percent == 0 ? 0 : half >= 0.1 || percent >= 1 ? 1 : 2;
    char text[64];

    snprintf(text, sizeof text, "%.*f%%", decimals, percent);
    notation_print_number(text, text_number_style(), out);
}

static const char *say_percent(struct drawing *drawing, double percent, double half)
{
    struct strbuf text = {0};

    add_percent(percent, half, &text);
    return keep(drawing, &text);
}

/* --- panels and rows */

static struct plot_panel *add_panel(struct drawing *drawing, enum plot_form form, int column,
                                    const char *title)
{
    struct panel_data *data = &drawing->data[drawing->count];
    struct plot_panel *panel = &drawing->panels[drawing->count++];

    *panel = (struct plot_panel){
        .form = form,
        .column = column,
        .title = text_get(title),
        .rows = data->rows,
        .bins = data->bins,
        .marks = data->marks,
    };
    return panel;
}

static struct panel_data *data_of(struct drawing *drawing, const struct plot_panel *panel)
{
    return &drawing->data[panel - drawing->panels];
}

static struct plot_row *add_row(struct drawing *drawing, struct plot_panel *panel,
                                const char *label)
{
    struct plot_row *row = &data_of(drawing, panel)->rows[panel->row_count++];

    *row = (struct plot_row){.label = label, .figure = "–"};
    return row;
}

static void add_mark(struct drawing *drawing, struct plot_panel *panel, double at,
                     const char *label)
{
    data_of(drawing, panel)->marks[panel->mark_count++] = (struct plot_mark){at, label};
}

static struct plot_row *add_share(struct drawing *drawing, struct plot_panel *panel,
                                  const char *label, const struct figure *figure)
{
    struct plot_row *row = add_row(drawing, panel, label);

    if (!figure->known)
        return row;
    row->value = 100 * figure->value;
    row->low = 100 * figure->low;
    row->high = 100 * figure->high;
    row->figure = say_percent(drawing, row->value, (row->high - row->low) / 2);
    return row;
}

/* --- how long a round lasts */

/* Returns the turns in a bin: the largest of 1, 2, 5, 10 … that makes at least as many bins as
 * Rice's rule asks for (Lane, Online Statistics Education, “Histograms”: twice the cube root of
 * what was counted), but no more than there is room for. */
static int bin_width(int turns, double rounds)
{
    static const int steps[] = {1, 2, 5, 10, 20, 50, 100, 200, 500};
    double wanted = turns / fmax(8, 2 * cbrt(rounds));
    size_t i = 0;

    while (i + 1 < sizeof steps / sizeof *steps &&
           (steps[i + 1] <= wanted || turns > BINS * steps[i]))
        i++;
    return steps[i];
}

/* Fills the bins: bin i holds the rounds of i × width + 1 … (i + 1) × width turns. Returns how many
 * rounds are in none: the longest, one in a hundred, would make the rest narrow. */
static uint64_t fill_bins(struct drawing *drawing, struct plot_panel *panel)
{
    const struct results *results = &drawing->simulation->results;
    double *bins = data_of(drawing, panel)->bins;
    uint64_t shown = 0, wanted = results->rounds[0] - results->rounds[0] / 100;
    int turns = 0;

    for (uint64_t seen = 0; turns < STUDY_TURNS - 1 && seen < wanted; turns++)
        seen += results->turns[turns];
    turns = turns > 1 ? turns - 1 : 1;
    int width = bin_width(turns, (double)results->rounds[0]);
    panel->bin_count = (turns + width - 1) / width;
    panel->to = panel->bin_count * width;
    for (int i = 0; i < STUDY_TURNS - 1 && i <= panel->to; i++) {
        bins[i > 0 ? (i - 1) / width : 0] +=
            100 * (double)results->turns[i] / (double)results->rounds[0];
        shown += results->turns[i];
    }
    return results->rounds[0] - shown;
}

static const char *say_length(struct drawing *drawing, const char *one, const char *many,
                              const struct figure *figure)
{
    return say(drawing, message_plural(one, many, arg_count("turns", (int64_t)figure->value)));
}

static void add_length(struct drawing *drawing)
{
    const struct results *results = &drawing->simulation->results;
    struct plot_panel *panel =
        add_panel(drawing, PLOT_HISTOGRAM, 0, N_("How many turns a round lasts"));
    uint64_t beyond = fill_bins(drawing, panel);

    panel->axis = text_get(N_("turns; height: share of the rounds"));
    add_mark(drawing, panel, drawing->figures[FIGURE_MEDIAN].value,
             say_length(drawing, NP_("half: at most {turns} turn", "half: at most {turns} turns"),
                        &drawing->figures[FIGURE_MEDIAN]));
    add_mark(drawing, panel, drawing->figures[FIGURE_P90].value,
             say_length(drawing,
                        NP_("9 of 10: at most {turns} turn", "9 of 10: at most {turns} turns"),
                        &drawing->figures[FIGURE_P90]));
    struct message longer = message_plural(
        NP_("{count} round of {rounds} takes more than {turns} turns.",
            "{count} rounds of {rounds} take more than {turns} turns."),
        arg_count("count", (int64_t)beyond), arg_count("rounds", (int64_t)results->rounds[0]),
        arg_count("turns", (int64_t)panel->to));
    if (beyond > 0)
        panel->note = say(drawing, longer);
}

/* --- what is laid, and equal numbers */

/* Adds what remains of the cards laid by value, since those that look different have a bar of their
 * own. How the two go together was not counted, so the rest has no interval, and as many decimals
 * as the whole. */
static void add_rest_of_value(struct drawing *drawing, struct plot_panel *panel, const char *label)
{
    const struct figure *value = &drawing->figures[FIGURE_VALUE];
    struct figure same = *value;

    same.value -= drawing->figures[FIGURE_EQUAL].value;
    same.low = same.high = same.value;
    struct plot_row *row = add_share(drawing, panel, label, &same);
    if (same.known)
        row->figure = say_percent(drawing, row->value, 50 * (value->high - value->low));
}

static void add_shown(struct drawing *drawing, struct plot_panel *panel, enum figure_group group)
{
    struct shown_figure shown[FIGURES];
    int count = figures_shown(group, shown);

    for (int i = 0; i < count; i++) {
        const char *label = text_get(shown[i].label);
        if (shown[i].figure == FIGURE_VALUE)
            add_rest_of_value(drawing, panel, label);
        else
            add_share(drawing, panel, label, &drawing->figures[shown[i].figure])->striking =
                shown[i].striking;
    }
}

static void add_laid_and_equal(struct drawing *drawing)
{
    struct plot_panel *panel = add_panel(drawing, PLOT_BARS, 1, sim_title(PANEL_LAID));

    panel->note = text_get(N_("Of all cards played."));
    add_shown(drawing, panel, PANEL_LAID);
    panel = add_panel(drawing, PLOT_BARS, 1, sim_title(PANEL_EQUAL));
    panel->to = 1;
    panel->note = text_get(N_("Of all turns."));
    if (has_equals(drawing->simulation->setup.deck))
        add_shown(drawing, panel, PANEL_EQUAL);
    else
        panel->note = text_get(N_("Every number in this deck has only one form."));
}

static void add_skills(struct drawing *drawing)
{
    const struct simulation *simulation = drawing->simulation;
    struct plot_panel *panel = NULL;

    for (int bit = 0; bit < TALLY_KINDS; bit++) {
        struct figure figure =
            figure_skill(&simulation->results, simulation->setup.players.count, bit);
        struct strbuf label = {0}, number = {0};
        if (!figure.known || figure.value <= 0)
            continue;
        if (!panel)
            panel = add_panel(drawing, PLOT_BARS, drawing->last_column, sim_skills_title);
        sim_skill_name(bit, &label);
        struct plot_row *row = add_row(drawing, panel, keep(drawing, &label));
        row->value = figure.value;
        row->low = figure.low;
        row->high = figure.high;
        number_add(figure.value, 2, &number);
        row->figure = keep(drawing, &number);
    }
}

/* --- who wins */

/* The axis shows at least this part of the fair share on both sides of it. */
static const double around = 0.4;

static void add_winners(struct drawing *drawing)
{
    const struct simulation *simulation = drawing->simulation;
    int players = simulation->setup.players.count;
    struct plot_panel *panel = add_panel(drawing, PLOT_POINTS, 0, sim_winners_title);
    double fair = 100 * (1 - drawing->figures[FIGURE_BLOCKED].value) / players;
    const char *share = say_percent(drawing, fair, 0.5);

    panel->from = (1 - around) * fair;
    panel->to = (1 + around) * fair;
    panel->axis_end = "%";
    for (int place = 0; place < players; place++) {
        struct figure figure = figure_place(&simulation->results, place);
        const char *label =
            place
                ? say(drawing, message_with(N_("player {number}"), arg_count("number", place + 1)))
                : text_get(N_("the player with the first turn"));
        struct plot_row *row = add_share(drawing, panel, label, &figure);
        panel->from = fmin(panel->from, row->low);
        panel->to = fmax(panel->to, row->high);
    }
    panel->note = text_get(N_("Players in turn order. Thin lines: in 95 of 100 such studies the "
                              "true figure lies between their ends."));
    struct message line = message_with(N_("fair share: {share}"), arg_text("share", share));
    /* With elimination the fair share is not known: who is out takes no part. */
    if (!simulation->setup.settings.value[SETTING_ELIMINATION])
        add_mark(drawing, panel, fair, say(drawing, line));
}

/* --- the wheel */

/* Returns the segment that came up most often among those not yet taken; −1 if none did. */
static int next_segment(const struct results *results, const bool *taken, int count)
{
    int best = -1;

    for (int i = 0; i < count; i++)
        if (!taken[i] && results->spins[i] > 0 &&
            (best < 0 || results->spins[i] > results->spins[best]))
            best = i;
    return best;
}

/* Returns "12%, +1.3 cards". */
static const char *say_stop(struct drawing *drawing, double share, double grown)
{
    struct strbuf percent = {0}, cards = {0};

    add_percent(share, 0.5, &percent);
    strbuf_add(&cards, grown >= 0.05 ? "+" : "");
    number_add(fabs(grown) < 0.05 ? 0 : grown, 1, &cards);
    return say(drawing, message_with(N_("{share}, {cards} cards"),
                                     arg_text("share", keep(drawing, &percent)),
                                     arg_text("cards", keep(drawing, &cards))));
}

static void add_wheel(struct drawing *drawing)
{
    const struct results *results = &drawing->simulation->results;
    const struct wheel *wheel = deck_wheel(drawing->simulation->setup.deck);
    int count = wheel->count < TALLY_SEGMENTS ? wheel->count : TALLY_SEGMENTS;
    bool taken[TALLY_SEGMENTS] = {false};
    double spins = 0;

    for (int i = 0; i < count; i++)
        spins += (double)results->spins[i];
    if (spins <= 0)
        return;
    struct plot_panel *panel =
        add_panel(drawing, PLOT_BARS, drawing->last_column, N_("Where the wheel stops"));
    panel->note =
        text_get(N_("Cards: how many cards all hands together gain at this stop, on average."));
    for (int i; panel->row_count < WHEEL_ROWS && (i = next_segment(results, taken, count)) >= 0;) {
        struct plot_row *row =
            add_row(drawing, panel, words_in(&wheel->segments[i].title, text_language()));
        double stops = (double)results->spins[i];
        taken[i] = true;
        row->value = 100 * stops / spins;
        row->figure =
            say_stop(drawing, row->value, (double)(int64_t)results->spin_cards[i] / stops);
    }
}

/* --- the page */

static const char *say_played(struct drawing *drawing)
{
    const struct simulation *simulation = drawing->simulation;
    struct strbuf bots = {0}, text = {0};
    char seed[24];

    simulation_add_bots(simulation, &bots);
    snprintf(seed, sizeof seed, "%" PRIu64, simulation->setup.seed);
    struct message played =
        message_plural(NP_("{games} game of {rounds} rounds in all, {seats} players, rules: "
                           "{rules}, bots: {bots}, seed: {seed}",
                           "{games} games of {rounds} rounds in all, {seats} players, rules: "
                           "{rules}, bots: {bots}, seed: {seed}"),
                       arg_count("games", (int64_t)simulation->results.games[0]),
                       arg_count("rounds", (int64_t)simulation->results.rounds[0]),
                       arg_count("seats", simulation->setup.players.count),
                       arg_text("rules", simulation->setup.ruleset),
                       arg_text("bots", keep(drawing, &bots)), arg_text("seed", seed));
    text_of(played, NULL, &text);
    if (simulation->stopped)
        strbuf_addf(&text, " (%s)", text_get(N_("stopped early")));
    return keep(drawing, &text);
}

enum status sim_plot_draw(const struct simulation *simulation, enum surface_kind kind,
                          struct strbuf *out, struct diag *diag)
{
    const struct deck *deck = simulation->setup.deck;
    const char *title = words_in(&deck_about(deck)->title, text_language());
    struct drawing drawing = {.simulation = simulation};

    drawing.last_column = deck_wheel(deck)->count > 0 ? 2 : 1;
    figures_of(&simulation->results, drawing.figures);
    add_length(&drawing);
    add_winners(&drawing);
    add_laid_and_equal(&drawing);
    add_wheel(&drawing);
    add_skills(&drawing);
    struct plot plot = {
        .title = *title ? title : deck_about(deck)->name,
        .subtitle = say_played(&drawing),
        .language = text_language(),
        .style = text_number_style(),
        .panels = drawing.panels,
        .panel_count = drawing.count,
    };
    enum status status = plot_draw(&plot, kind, out, NULL, diag);
    arena_release(&drawing.texts);
    return status;
}
