/* A number in another form. */
#include "lesson/maker.h"

static bool complete(struct item *item, const struct notation *stem, enum notation_kind form)
{
    static const enum skill skills[NOTATION_KINDS] = {
        [NOTATION_WHOLE] = SKILL_WHOLE,     [NOTATION_FRACTION] = SKILL_FACTOR,
        [NOTATION_MIXED] = SKILL_MIXED,     [NOTATION_DECIMAL] = SKILL_DECIMAL,
        [NOTATION_PERCENT] = SKILL_PERCENT, [NOTATION_RATIO] = SKILL_FACTOR,
    };

    if (stem->kind == form ||
        notation_from_value(&item->key, notation_value(stem), form, NULL) != STATUS_OK)
        return false;
    item->task = TASK_WRITE;
    item->answers = ANSWER_NUMBER;
    item->stem = figure_printed(stem);
    item->forms = 1u << form;
    item->skills = skills_of_pair((struct shown){stem, SHOWN_PRINTED},
                                  (struct shown){&item->key, SHOWN_PRINTED});
    if (item->skills == 0)
        item->skills = skill_bit(skills[form]);
    return true;
}

static bool has_denominator(const struct lesson_numbers *numbers, int64_t denominator)
{
    for (int i = 0; i < numbers->denominators; i++)
        if (numbers->denominator[i] == denominator)
            return true;
    return false;
}

/* 0.06 is 6/100 where only tenths and hundredths are known, and not 3/50. */
static void use_known_parts(struct item *item)
{
    struct notation parts = notation_as_fraction(&item->stem.number);

    if (item->key.kind == NOTATION_FRACTION &&
        !has_denominator(item_numbers(item), item->key.denominator) &&
        has_denominator(item_numbers(item), parts.denominator))
        item->key = parts;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    enum notation_kind form = (enum notation_kind)draw_bit(numbers->forms, chance);
    struct notation stem;

    if (!draw_stem(numbers, chance, &stem) || !complete(item, &stem, form))
        return false;
    use_known_parts(item);
    return number_allowed(numbers, &item->key);
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    (void)chance;
    return complete(item, &own->stem.number, own->other.number.kind);
}

static struct message question(const struct item *item)
{
    static const char *const ids[NOTATION_KINDS] = {
        [NOTATION_WHOLE] = N_("Write {stem} as a whole number."),
        [NOTATION_FRACTION] = N_("Write {stem} as a fraction."),
        [NOTATION_MIXED] = N_("Write {stem} as a mixed number."),
        [NOTATION_DECIMAL] = N_("Write {stem} as a decimal."),
        [NOTATION_PERCENT] = N_("Write {stem} as a percentage."),
        [NOTATION_RATIO] = N_("Write {stem} as a ratio."),
    };

    return message_with(ids[__builtin_ctz(item->forms)], arg_notation("stem", &item->stem.number));
}

static struct message on_paper(const struct item *item)
{
    static const char *const ids[NOTATION_KINDS] = {
        [NOTATION_WHOLE] = N_("Write it as a whole number."),
        [NOTATION_FRACTION] = N_("Write it as a fraction."),
        [NOTATION_MIXED] = N_("Write it as a mixed number."),
        [NOTATION_DECIMAL] = N_("Write it as a decimal."),
        [NOTATION_PERCENT] = N_("Write it as a percentage."),
        [NOTATION_RATIO] = N_("Write it as a ratio."),
    };

    return message_of(ids[__builtin_ctz(item->forms)]);
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling_equal(telling, item, &item->stem.number, &item->key);
}

const struct item_maker maker_WRITE = {.make = make,
                                       .of_author = of_author,
                                       .question = question,
                                       .paper = PAPER_LINE,
                                       .on_paper = on_paper,
                                       .explain = explain_it};
