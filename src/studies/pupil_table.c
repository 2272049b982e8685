#include "studies/pupils.h"

#include "rational/notation.h"
#include "sim/pupils.h"
#include "studies/figure_words.h"
#include "studies/row.h"
#include "text/text.h"
#include "tui/wrap.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>

/*
 *   M1   2/3 = 3/4              84.2     99.6     99.9      0.0     16.5
 */
enum { LABEL = 30, SHARE = 7, MISTAKEN = 10, PACE = 9 };

/* --- who */

/* What somebody with the belief takes for true: two numbers and a sign; no row: it says nothing of
 * two numbers. */
static const struct example_of_belief {
    const char *left, *sign, *right;
} examples[HYPOTHESES] = {
    [HYPOTHESIS_ADDS] = {"2/3", "=", "3/4"},
    [HYPOTHESIS_SAME_NUMERATOR] = {"3/4", "=", "3/5"},
    [HYPOTHESIS_SCALES_BELOW] = {"3/4", "=", "3/8"},
    [HYPOTHESIS_SAME_DENOMINATOR] = {"2/5", "=", "3/5"},
    [HYPOTHESIS_SCALES_ABOVE] = {"1/5", "=", "2/5"},
    [HYPOTHESIS_TWO_FACTORS] = {"2/5", "=", "4/15"},
    [HYPOTHESIS_UPSIDE_DOWN] = {"2/3", "=", "3/2"},
    [HYPOTHESIS_PART_LEFT] = {"3/8", "=", "5/8"},
    [HYPOTHESIS_PART_TO_PART] = {"3/8", "=", "3/5"},
    [HYPOTHESIS_POINT_FOR_BAR] = {"1/4", "=", "1.4"},
    [HYPOTHESIS_DIGITS_STRUNG] = {"1/4", "=", "0.14"},
    [HYPOTHESIS_DENOMINATOR_BEHIND] = {"1/4", "=", "0.4"},
    [HYPOTHESIS_NUMERATOR_BEHIND] = {"3/4", "=", "0.3"},
    [HYPOTHESIS_WRONG_DIVISION] = {"1/4", "=", "4"},
    [HYPOTHESIS_DIGIT_AS_PARTS] = {"0.4", "=", "1/4"},
    [HYPOTHESIS_SHARE_AS_PARTS] = {"15%", "=", "1/5"},
    [HYPOTHESIS_SHARE_ABOVE] = {"1/4", "=", "1%"},
    [HYPOTHESIS_SHARE_BELOW] = {"1/4", "=", "4%"},
    [HYPOTHESIS_SHARE_STRUNG] = {"1/4", "=", "14%"},
    [HYPOTHESIS_SHARE_DOUBLE] = {"1/4", "=", "2%"},
    [HYPOTHESIS_POWER_OF_TEN] = {"0.25", "=", "2.5%"},
    [HYPOTHESIS_MIXED_ADDED] = {"2 1/3", "=", "3/3"},
    [HYPOTHESIS_MIXED_STRUNG] = {"2 1/3", "=", "21/3"},
    [HYPOTHESIS_MIXED_MULTIPLIED] = {"2 1/3", "=", "2/3"},
    [HYPOTHESIS_LONGER_DECIMAL] = {"0.45", ">", "0.6"},
    [HYPOTHESIS_ANY_STEPS] = {"3/4", "=", "3/8"},
    [HYPOTHESIS_SMALLER_IS_LARGER] = {"3/8", ">", "5/8"},
    [HYPOTHESIS_LARGER_IS_LARGER] = {"3/8", ">", "3/4"},
    [HYPOTHESIS_LARGER_NUMBERS] = {"5/8", ">", "3/4"},
    [HYPOTHESIS_TWO_BARS_ONE_WHOLE] = {"5/4", "=", "5/8"},
    [HYPOTHESIS_COUNTS_ONLY] = {"3/8", "=", "3"},
    [HYPOTHESIS_DECIMAL_PLACE] = {"7/100", "=", "0.7"},
    [HYPOTHESIS_LARGER_BELOW] = {"2/5", ">", "4/7"},
    [HYPOTHESIS_GAP] = {"3/4", "=", "5/6"},
    [HYPOTHESIS_NEAR_HALF] = {"4/9", "=", "1/2"},
};

static void add_number(const char *canonical, struct strbuf *out)
{
    struct notation number;

    if (notation_parse_canonical(&number, canonical, NULL) == STATUS_OK)
        notation_print(&number, text_number_style(), out);
}

static void add_label(const struct pupil_row *row, struct strbuf *out)
{
    if (row->name) {
        strbuf_add(out, text_get(row->name));
        return;
    }
    const struct example_of_belief *example = &examples[row->belief];
    strbuf_addf(out, "%-5s", hypothesis_name(row->belief));
    if (!example->left)
        return;
    add_number(example->left, out);
    strbuf_addf(out, " %s ", example->sign);
    add_number(example->right, out);
}

/* --- a row */

/* Adds a text that ends where its column does. */
static void add_right(const char *text, int width, struct strbuf *out)
{
    int columns = wrap_columns(text);

    strbuf_addf(out, "%*s%s", columns < width ? width - columns : 1, "", text);
}

static void add_share(uint64_t count, uint64_t of, int width, struct strbuf *out)
{
    struct strbuf share = {0};

    if (of)
        number_add(100.0 * (double)count / (double)of, 1, &share);
    else
        strbuf_add(&share, "–");
    add_right(strbuf_text(&share), width, out);
    strbuf_release(&share);
}

static void add_pace(double pace, int decimals, struct strbuf *out)
{
    struct strbuf text = {0};

    if (pace >= 0)
        number_add(pace, decimals, &text);
    else
        strbuf_add(&text, "–");
    add_right(strbuf_text(&text), PACE, out);
    strbuf_release(&text);
}

static bool is_play(const struct pupil_place *place)
{
    return strcmp(place->kind, "deck") == 0;
}

static void add_row(const struct pupil_place *place, const struct pupil_row *row,
                    struct strbuf *out)
{
    struct strbuf label = {0};
    /* of those without a belief nobody can be right: their words may be longer */
    int width = row->name ? LABEL + ROW_LOOKS * SHARE : LABEL;

    strbuf_add(&label, "  ");
    add_label(row, &label);
    strbuf_add(out, strbuf_text(&label));
    int used = wrap_columns(strbuf_text(&label));
    strbuf_addf(out, "%*s", used < width ? width - used : 1, "");
    for (int look = 0; !row->name && look < ROW_LOOKS; look++)
        add_share(row->right[look], row->reached[look], SHARE, out);
    add_share(row->other, row->pupils, MISTAKEN, out);
    if (!row->name || is_play(place))
        add_pace(row->pace, is_play(place) ? 1 : 0, out);
    if (!row->name && !is_play(place))
        add_pace(row->pace_most, 0, out);
    strbuf_add_char(out, '\n');
    strbuf_release(&label);
}

/* Adds the heads of the columns; believers have more. */
static void add_heads(const struct pupil_place *place, bool believers, struct strbuf *out)
{
    strbuf_addf(out, "%*s", LABEL, "");
    for (int look = 0; look < ROW_LOOKS; look++) {
        char head[8] = "";
        if (believers)
            snprintf(head, sizeof head, "%d", pupil_step[look]);
        add_right(head, SHARE, out);
    }
    add_right(text_get(N_("mistaken")), MISTAKEN, out);
    if (is_play(place)) {
        add_right(text_get(N_("turns")), PACE, out);
    } else if (believers) {
        add_right(text_get(N_("half")), PACE, out);
        add_right(text_get(N_("most")), PACE, out);
    }
    strbuf_add_char(out, '\n');
}

/* Adds the rows for which `wanted` holds, under a title. */
static void add_group(const struct pupil_place *place, const char *title,
                      bool (*wanted)(const struct pupil_row *row), struct strbuf *out)
{
    bool any = false;

    for (int i = 0; i < place->count; i++) {
        if (!wanted(&place->rows[i]))
            continue;
        if (!any) {
            sim_title_add(title, out);
            add_heads(place, !place->rows[i].name, out);
        }
        any = true;
        add_row(place, &place->rows[i], out);
    }
}

static bool holds_one(const struct pupil_row *row)
{
    return !row->name && !row->few;
}

static bool holds_one_unseen(const struct pupil_row *row)
{
    return !row->name && row->few;
}

static bool holds_none(const struct pupil_row *row)
{
    return row->name;
}

/* What cannot show is said, and not guessed at. */
static void add_unseen(const struct pupil_place *place, struct strbuf *out)
{
    struct strbuf names = {0};
    hypothesis_set unseen = 0;

    for (int h = 0; h < HYPOTHESES; h++)
        unseen |= hypothesis_bit(h);
    for (int i = 0; i < place->count; i++)
        if (!place->rows[i].name)
            unseen &= ~hypothesis_bit(place->rows[i].belief);
    hypotheses_list(unseen, &names);
    strbuf_add_char(out, '\n');
    sim_sentence_add(
        message_with(is_play(place)
                         ? N_("No card here can show {beliefs}, so nothing is said of them.")
                         : N_("No question here can show {beliefs}, so nothing is said of them."),
                     arg_text("beliefs", strbuf_text(&names))),
        out);
    strbuf_release(&names);
}

static void add_meaning(const struct pupil_place *place, struct strbuf *out)
{
    strbuf_add_char(out, '\n');
    sim_sentence_add(
        message_of(N_("4, 8, 12: of 100 pupils who gave so many wrong answers that tell beliefs "
                      "apart, how many have their belief named by then. Answers to the three "
                      "questions of a probe count.")),
        out);
    sim_sentence_add(message_of(N_("Mistaken: of how many of 100 a belief is named, at any time, "
                                   "that they do not hold.")),
                     out);
    sim_sentence_add(
        message_of(is_play(place)
                       ? N_("Turns: how many own turns it takes for one such card.")
                       : N_("Half, most: after how many questions the belief is named, of half of "
                            "the pupils and of nine in ten; those of probes come on top.")),
        out);
}

void pupil_table_add(const struct pupil_place *place, bool explained, struct strbuf *out)
{
    add_group(place, N_("Pupils who hold a belief"), holds_one, out);
    add_group(place, N_("Pupils whose belief seldom shows here"), holds_one_unseen, out);
    add_group(place, N_("Pupils who hold none"), holds_none, out);
    add_unseen(place, out);
    if (explained)
        add_meaning(place, out);
}

/* --- JSON */

static void write_counts(struct json_writer *writer, const char *name, const uint64_t *counts)
{
    json_begin_list(writer, name);
    for (int look = 0; look < ROW_LOOKS; look++)
        json_write_count(writer, NULL, (int64_t)counts[look]);
    json_end(writer);
}

/* Writes the row of the confusion matrix: of how many each family was named. */
static void write_named(struct json_writer *writer, const struct pupil_row *row)
{
    json_begin_object(writer, "named");
    for (int h = 0; h < HYPOTHESES; h++)
        if (row->named[h])
            json_write_count(writer, hypothesis_name((enum hypothesis)h), (int64_t)row->named[h]);
    json_end(writer);
}

static void write_pace(struct json_writer *writer, const char *name, double pace)
{
    if (pace >= 0)
        json_write_real(writer, name, pace);
    else
        json_write_null(writer, name);
}

static void write_play(struct json_writer *writer, const struct pupil_row *row)
{
    json_write_count(writer, "rounds", (int64_t)row->rounds);
    json_write_count(writer, "turns", (int64_t)row->turns);
    json_write_count(writer, "decisions", (int64_t)row->decisions);
    json_write_count(writer, "informative", (int64_t)row->informative);
    json_write_count(writer, "probes", (int64_t)row->probes);
}

void pupil_table_add_json(const struct pupil_place *place, struct strbuf *out)
{
    for (int i = 0; i < place->count; i++) {
        const struct pupil_row *row = &place->rows[i];
        struct json_writer writer = json_begin_line(out);
        json_write_text(&writer, place->kind, place->name);
        json_write_text(&writer, row->name ? "kind" : "belief",
                        row->name ? row->name : hypothesis_name(row->belief));
        json_write_real(&writer, "strength", place->strength);
        json_write_count(&writer, "pupils", (int64_t)row->pupils);
        write_counts(&writer, "reached", row->reached);
        if (!row->name)
            write_counts(&writer, "right", row->right);
        json_write_count(&writer, "mistaken", (int64_t)row->other);
        write_named(&writer, row);
        json_write_switch(&writer, "few", row->few);
        if (is_play(place)) {
            write_play(&writer, row);
        } else if (!row->name) {
            write_pace(&writer, "half", row->pace);
            write_pace(&writer, "most", row->pace_most);
        }
        json_end_line(&writer);
    }
}
