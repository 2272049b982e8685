#include "studies/table.h"

#include "base/suggest.h"
#include "console/complaint.h"
#include "studies/figure_words.h"
#include "studies/row.h"
#include "text/text.h"
#include "xml/library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 *   ≠ turns with a card that fits        64.26 of 100 turns    71.40 of 100 turns
 */
static const struct sim_columns columns = {36, 59};
static const char mark[] = "≠";

/* Chance alone marks a row in at most this share of comparisons. */
static const double level = 0.05;

enum { ROWS_MOST = FIGURES + TALLY_KINDS + 2 * SEATS_MAX };

/* One figure, of both studies. */
struct pair {
    const char *title; /* of its group, in its first row; N_() */
    struct strbuf label;
    struct figure left, right;
    bool differs;
};

struct comparison {
    const struct simulation *left, *right;
    int count;
    struct pair pair[ROWS_MOST];
};

/* --- what is compared with what */

enum exit_code sim_versus_read(struct sim_options *options, const struct manner *manner)
{
    static const char *const kinds[] = {"ruleset", "rule", "bots"};
    const char **const to[] = {&options->ruleset, &options->rule, &options->bots};
    enum { KINDS = sizeof kinds / sizeof *kinds, LONGEST = 40 };
    const char *text = options->vs, *colon = strchr(text, ':');
    char kind[LONGEST];

    if (!colon || library_is_path(text)) {
        options->deck = text;
        return EXIT_DONE;
    }
    snprintf(kind, sizeof kind, "%.*s", (int)(colon - text), text);
    for (int i = 0; i < KINDS; i++)
        if (strcmp(kind, kinds[i]) == 0) {
            *to[i] = colon + 1;
            return EXIT_DONE;
        }
    const char *nearest = suggest_nearest(kind, kinds, KINDS);
    struct message why =
        message_with(nearest ? N_("“{text}” cannot be compared; did you mean “{nearest}:…”?")
                             : N_("“{text}” cannot be compared: name a deck, or write "
                                  "ruleset:NAME, rule:NAME=VALUE or bots:NAMES"),
                     arg_typed("text", text), arg_text("nearest", nearest));
    return complain_of(manner, why);
}

/* --- rows */

/* Adds a row, whose label the caller fills. */
static struct pair *add_pair(struct comparison *comparison, const char *title, struct figure left,
                             struct figure right)
{
    struct pair *pair = &comparison->pair[comparison->count++];

    *pair = (struct pair){.title = title, .left = left, .right = right};
    return pair;
}

static void compare_group(struct comparison *comparison, enum figure_group group,
                          const struct figure *left, const struct figure *right)
{
    struct shown_figure shown[FIGURES];
    int count = figures_shown(group, shown);

    for (int i = 0; i < count; i++) {
        enum figure_id figure = shown[i].figure;
        struct pair *pair =
            add_pair(comparison, i ? NULL : sim_title(group), left[figure], right[figure]);
        strbuf_add(&pair->label, text_get(shown[i].label));
    }
}

/* Compares the skills that were exercised in one of the two. */
static void compare_skills(struct comparison *comparison)
{
    const struct simulation *left = comparison->left, *right = comparison->right;
    const char *title = sim_skills_title;

    for (int bit = 0; bit < TALLY_KINDS; bit++) {
        struct figure one = figure_skill(&left->results, left->setup.players.count, bit),
                      other = figure_skill(&right->results, right->setup.players.count, bit);
        if (one.value <= 0 && other.value <= 0)
            continue;
        sim_skill_name(bit, &add_pair(comparison, title, one, other)->label);
        title = NULL;
    }
}

/* Compares who wins, if as many play in both studies. */
static void compare_winners(struct comparison *comparison)
{
    const struct results *left = &comparison->left->results, *right = &comparison->right->results;
    int seats = comparison->left->setup.players.count;

    if (comparison->right->setup.players.count != seats)
        return;
    for (int i = 0; i < seats; i++)
        sim_place_name(i, &add_pair(comparison, i ? NULL : sim_winners_title, figure_place(left, i),
                                    figure_place(right, i))
                               ->label);
    for (int i = 0; i < seats; i++)
        sim_seat_name(
            i, NULL,
            &add_pair(comparison, NULL, figure_seat(left, i), figure_seat(right, i))->label);
}

/* --- which differences are real */

struct ranked {
    double p;
    struct pair *pair;
};

static int by_p(const void *one, const void *other)
{
    double a = ((const struct ranked *)one)->p, b = ((const struct ranked *)other)->p;

    return (a > b) - (a < b);
}

/*
 * Holm's procedure (1979), which holds however the figures depend on each other: the smallest of m
 * values of p is compared with level / m, the next with level / (m − 1), until one is too large.
 * Two studies with the same seed and deck play the same deals, and so differ less by chance than
 * independent ones: then p is too large rather than too small.
 */
static void mark_differences(struct comparison *comparison)
{
    struct ranked ranked[ROWS_MOST];
    size_t known = 0;

    for (int i = 0; i < comparison->count; i++) {
        struct pair *pair = &comparison->pair[i];
        if (pair->left.known && pair->right.known)
            ranked[known++] = (struct ranked){figure_difference(&pair->left, &pair->right), pair};
    }
    qsort(ranked, known, sizeof *ranked, by_p);
    for (size_t i = 0; i < known && ranked[i].p <= level / (double)(known - i); i++)
        ranked[i].pair->differs = true;
}

/* --- as text */

static void add_pair_row(const struct pair *pair, struct strbuf *out)
{
    bool rare = figure_is_rare(&pair->left) && figure_is_rare(&pair->right);
    enum figure_form form = rare ? FIGURE_SURE : FIGURE_OF_HUNDRED;
    struct strbuf left = {0}, right = {0};

    if (pair->title)
        sim_title_add(pair->title, out);
    figure_add_value(&pair->left, form, &left);
    figure_add_value(&pair->right, form, &right);
    sim_row_add(&columns, pair->differs ? mark : " ", strbuf_text(&pair->label), strbuf_text(&left),
                strbuf_text(&right), out);
    strbuf_release(&left);
    strbuf_release(&right);
}

static void add_side(const char *title, const struct simulation *simulation, struct strbuf *out)
{
    strbuf_addf(out, "%s\n", text_get(title));
    sim_heading_add(simulation, out);
}

static void add_mark(const struct comparison *comparison, struct strbuf *out)
{
    int marked = 0;

    for (int i = 0; i < comparison->count; i++)
        marked += comparison->pair[i].differs;
    const struct message none =
        message_of(N_("No difference is larger than chance would make it: 95 of 100 comparisons of "
                      "equal decks differ as little."));

    strbuf_add_char(out, '\n');
    sim_sentence_add(
        marked ? message_with(
                     N_("{mark} marks a real difference: chance alone would mark any row at all in "
                        "at most 5 of 100 such comparisons. Rows without a mark may be alike."),
                     arg_text("mark", mark))
               : none,
        out);
}

void sim_versus_add(const struct simulation *left, const struct simulation *right,
                    struct strbuf *out)
{
    struct figure figures[2][FIGURES];
    struct comparison comparison = {.left = left, .right = right};

    add_side(N_("On the left"), left, out);
    strbuf_add_char(out, '\n');
    add_side(N_("On the right"), right, out);
    if (left->results.rounds[0] == 0 || right->results.rounds[0] == 0)
        return;
    figures_of(&left->results, figures[0]);
    figures_of(&right->results, figures[1]);
    compare_group(&comparison, GROUP_LENGTH, figures[0], figures[1]);
    compare_group(&comparison, GROUP_TURNS, figures[0], figures[1]);
    compare_group(&comparison, GROUP_EQUALS, figures[0], figures[1]);
    compare_skills(&comparison);
    compare_winners(&comparison);
    compare_group(&comparison, GROUP_POINTS, figures[0], figures[1]);
    mark_differences(&comparison);
    for (int i = 0; i < comparison.count; i++) {
        add_pair_row(&comparison.pair[i], out);
        strbuf_release(&comparison.pair[i].label);
    }
    add_mark(&comparison, out);
    sim_title_add(N_("What this means on the left"), out);
    sim_judgement_add(left, figures[0], out);
    sim_title_add(N_("What this means on the right"), out);
    sim_judgement_add(right, figures[1], out);
}
