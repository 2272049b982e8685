#include "lesson/check.h"

#include "lesson/maker.h"

#include <string.h>

static bool is_choice(const struct item *item)
{
    return item->answers == ANSWER_CHOICE || item->answers == ANSWER_CHOICES;
}

/* One of these options at random: how probable a right answer is. Of several right ones all have to
 * be chosen, and none beside them. */
static double chosen(const struct item *item, unsigned options)
{
    unsigned right = 0;

    if (!is_choice(item) || options == 0)
        return -1;
    for (int i = 0; i < item->options; i++)
        right |= (unsigned)item->option[i].right << i;
    if (item->answers == ANSWER_CHOICES)
        return right == options;
    return right & options ? 1.0 / __builtin_popcount(options) : 0;
}

static double pick_first(const struct item *item)
{
    return chosen(item, item->answers == ANSWER_CHOICE ? 1u : 0);
}

static double pick_second(const struct item *item)
{
    return chosen(item, item->answers == ANSWER_CHOICE ? 2u : 0);
}

static double pick_last(const struct item *item)
{
    return chosen(item, item->answers == ANSWER_CHOICE ? 1u << (item->options - 1) : 0);
}

typedef double measure(const struct option *option);

/* Those options of which some measure is the largest; of several to choose: as many as are right,
 * which nobody knows, so it is not tried. */
static double chosen_by(const struct item *item, measure *of)
{
    double most = 0;
    unsigned options = 0;

    if (item->answers != ANSWER_CHOICE)
        return -1;
    for (int i = 0; i < item->options; i++) {
        double size = of(&item->option[i]);
        if (size > most) {
            most = size;
            options = 0;
        }
        if (size == most && size > 0)
            options |= 1u << i;
    }
    return chosen(item, options);
}

static double length_of(const struct option *option)
{
    char text[NOTATION_TEXT_SIZE];

    if (option->figure.shape != SHAPE_PRINTED)
        return option->words.id && option->words.args ? (double)strlen(option->words.id) : 0;
    notation_canonical(&option->figure.number, text);
    return (double)strlen(text);
}

static double above_of(const struct option *option)
{
    return option->figure.shape == SHAPE_NONE ? 0 : (double)option->figure.number.numerator;
}

static double below_of(const struct option *option)
{
    return option->figure.shape == SHAPE_NONE ? 0 : (double)option->figure.number.denominator;
}

static double pick_longest(const struct item *item)
{
    return chosen_by(item, length_of);
}

static double pick_largest_above(const struct item *item)
{
    return chosen_by(item, above_of);
}

static double pick_largest_below(const struct item *item)
{
    return chosen_by(item, below_of);
}

static bool divides_both(int64_t a, int64_t b, int64_t c, int64_t d)
{
    return a && b && c % a == 0 && d % b == 0;
}

static double pick_multiple(const struct item *item)
{
    const struct notation *stem = &item->stem.number;
    unsigned options = 0;

    if (item->stem.shape == SHAPE_NONE || stem->denominator == 0)
        return -1;
    for (int i = 0; i < item->options; i++) {
        const struct notation *number = &item->option[i].figure.number;
        if (item->option[i].figure.shape == SHAPE_PRINTED && number->denominator &&
            (divides_both(stem->numerator, stem->denominator, number->numerator,
                          number->denominator) ||
             divides_both(number->numerator, number->denominator, stem->numerator,
                          stem->denominator)))
            options |= 1u << i;
    }
    return chosen(item, options);
}

static double signed_as(const struct item *item, int sign)
{
    return item->answers == ANSWER_SIGN ? item->sign == sign : -1;
}

static double pick_less(const struct item *item)
{
    return signed_as(item, -1);
}

static double pick_equal(const struct item *item)
{
    return signed_as(item, 0);
}

static double pick_greater(const struct item *item)
{
    return signed_as(item, 1);
}

/* How a comparison by one number of each comes out. */
static double compared_by(const struct item *item, int64_t left, int64_t right)
{
    return signed_as(item, (left > right) - (left < right));
}

static double pick_larger_numbers(const struct item *item)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;

    return compared_by(item, left->numerator + left->denominator + left->whole + left->fixed,
                       right->numerator + right->denominator + right->whole + right->fixed);
}

static double pick_smaller_below(const struct item *item)
{
    if (item->stem.number.denominator == 0)
        return -1;
    return compared_by(item, item->other.number.denominator, item->stem.number.denominator);
}

static const struct {
    const char *name;
    double (*pick)(const struct item *item);
    bool taught;
} strategies[STRATEGIES] = {
#define STRATEGY(id, name, pick, taught) {name, pick, taught},
#include "lesson/strategy-list.h"
#undef STRATEGY
};

const char *strategy_name(enum strategy strategy)
{
    return strategies[strategy].name;
}

/* --- what the sample tells */

struct survey {
    const struct lesson *lesson;
    struct item *kept; /* those that differ, up to CHECK_DIFFERENT */
    int different;
    bool reached[MISCONCEPTIONS];
};

static void note_belief(void *context, const struct response *response, enum misconception belief)
{
    struct survey *survey = context;

    (void)response;
    survey->reached[belief] = true;
}

static void note_item(struct survey *survey, const struct item *item)
{
    item_foresee(item, note_belief, survey);
    if (survey->different == CHECK_DIFFERENT)
        return;
    for (int i = 0; i < survey->different; i++)
        if (item_same(&survey->kept[i], item))
            return;
    survey->kept[survey->different++] = *item;
}

/* False: no question of this kind can be made. */
static bool survey_kind(struct survey *survey, enum item_kind kind, struct lesson_facts *facts)
{
    struct chance chance;
    double sum[STRATEGIES] = {0};
    int asked[STRATEGIES] = {0};

    chance_init(&chance, 1, CHANCE_LESSON, (uint32_t)kind);
    for (; facts->made[kind] < CHECK_SAMPLE; facts->made[kind]++) {
        struct item item;
        if (!item_make(&item, survey->lesson, kind, &chance))
            return false;
        note_item(survey, &item);
        for (int s = 0; s < STRATEGIES; s++) {
            double wins = strategies[s].pick(&item);
            asked[s] += wins >= 0;
            sum[s] += wins >= 0 ? wins : 0;
        }
    }
    for (int s = 0; s < STRATEGIES; s++)
        /* What a strategy says of few questions says nothing of the kind. */
        facts->wins[kind][s] = 2 * asked[s] >= CHECK_SAMPLE ? 100 * sum[s] / CHECK_SAMPLE : -1;
    return true;
}

static const struct xml_element *items_of(const struct xml_element *root, enum item_kind kind)
{
    for (const struct xml_element *e = xml_child(root, "items"); e; e = xml_next(e))
        if (xml_word(e, "kind") == (int)kind)
            return e;
    return root;
}

bool lesson_is_blind(const struct lesson *lesson, enum item_kind kind, enum strategy strategy)
{
    enum compared compared = lesson->kind[kind].numbers.compared;

    return !strategies[strategy].taught ||
           (compared != COMPARED_SAME_DENOMINATOR && compared != COMPARED_SAME_NUMERATOR);
}

static void warn_of_guessing(const struct lesson *lesson, enum item_kind kind,
                             const struct xml_element *items, const struct lesson_facts *facts,
                             struct diag *diag)
{
    for (int s = 0; s < STRATEGIES; s++) {
        if (facts->wins[kind][s] <= CHECK_BLIND || !lesson_is_blind(lesson, kind, (enum strategy)s))
            continue;
        diag_add(diag, SEVERITY_WARNING, xml_where(items),
                 message_with(N_("“{strategy}” wins {wins} of 100 questions of the kind {kind} "
                                 "without a look at the fractions; allow other numbers"),
                              arg_term("strategy", strategies[s].name),
                              arg_count("wins", (int64_t)(facts->wins[kind][s] + 0.5)),
                              arg_text("kind", item_kind_names[kind])));
    }
}

static void check_feedback(const struct survey *survey, struct diag *diag)
{
    const struct lesson *lesson = survey->lesson;

    for (int i = 0; i < lesson->feedbacks; i++) {
        enum misconception belief = lesson->feedback[i].belief;
        if (survey->reached[belief] || belief == NO_MISCONCEPTION)
            continue;
        diag_add(diag, SEVERITY_ERROR, lesson->feedback[i].where,
                 message_with(N_("nobody will ever read this: no question of this lesson has a "
                                 "wrong answer that comes from {belief}; leave it out"),
                              arg_text("belief", misconception_name(belief))));
    }
}

enum status lesson_check(const struct lesson *lesson, const struct xml_element *root,
                         struct lesson_facts *facts, struct diag *diag)
{
    struct survey survey = {.lesson = lesson,
                            .kept = memory_new(CHECK_DIFFERENT, sizeof *survey.kept)};
    size_t errors = diag->errors;
    bool generated = false;

    *facts = (struct lesson_facts){0};
    if (!survey.kept)
        return STATUS_NO_MEMORY;
    for (int k = 0; k < ITEM_KINDS; k++) {
        const struct xml_element *items = items_of(root, (enum item_kind)k);
        for (int s = 0; s < STRATEGIES; s++)
            facts->wins[k][s] = -1;
        if (lesson->kind[k].share == 0)
            continue;
        generated = true;
        if (survey_kind(&survey, (enum item_kind)k, facts))
            warn_of_guessing(lesson, (enum item_kind)k, items, facts, diag);
        else
            diag_add(diag, SEVERITY_ERROR, xml_where(items),
                     message_with(N_("these numbers allow no question of the kind {kind}; allow "
                                     "more denominators, or larger numbers"),
                                  arg_text("kind", item_kind_names[k])));
    }
    for (int i = 0; i < lesson->items; i++) {
        struct chance chance;
        struct item item;
        chance_init(&chance, 1, CHANCE_LESSON, (uint32_t)(ITEM_KINDS + i));
        if (item_of_lesson(&item, lesson, i, &chance))
            note_item(&survey, &item);
        else
            diag_add(diag, SEVERITY_ERROR, lesson->item[i].where,
                     message_with(N_("no question of the kind {kind} can be made of these numbers"),
                                  arg_text("kind", item_kind_names[lesson->item[i].kind])));
    }
    facts->different = survey.different;
    if (diag->errors == errors)
        check_feedback(&survey, diag);
    if (generated && diag->errors == errors && survey.different < CHECK_DIFFERENT)
        diag_add(diag, SEVERITY_WARNING, xml_where(xml_child(root, "numbers")),
                 message_with(N_("this lesson has only {count} different questions; {least} would "
                                 "do; allow more denominators, factors or pictures"),
                              arg_count("count", survey.different),
                              arg_count("least", CHECK_DIFFERENT)));
    memory_free(survey.kept);
    if (diag->no_memory)
        return STATUS_NO_MEMORY;
    return diag->errors > errors ? STATUS_INVALID : STATUS_OK;
}
