/* Replies to answers that are not right. */

#include "lesson/help/correcting.h"

#include "lesson/maker.h"

#include <ctype.h>
#include <string.h>

/* An author's own words for a belief; NULL: none. */
static const struct words *feedback_of(const struct lesson *lesson, enum misconception belief)
{
    for (int i = 0; i < lesson->feedbacks; i++)
        if (lesson->feedback[i].belief == belief)
            return &lesson->feedback[i].say;
    return NULL;
}

/* The right value in another form than the one that is asked for. */
static struct message say_form(const struct item *item, const struct notation *number)
{
    static const char *const ids[NOTATION_KINDS] = {
        [NOTATION_WHOLE] = N_("Right value! Now write it as a whole number."),
        [NOTATION_FRACTION] = N_("Right value! Now write it as a fraction."),
        [NOTATION_MIXED] = N_("Right value! Now write it as a mixed number."),
        [NOTATION_DECIMAL] = N_("Right value! Now write it as a decimal."),
        [NOTATION_PERCENT] = N_("Right value! Now write it as a percentage."),
        [NOTATION_RATIO] = N_("Right value! Now write it as a ratio."),
    };

    if (item->simplest && number->kind == NOTATION_FRACTION && number->denominator > 1 &&
        rational_gcd((uint64_t)number->numerator, (uint64_t)number->denominator) > 1)
        return message_with(
            N_("Right value! Make it simpler: what divides both {above} and {below}?"),
            arg_count("above", number->numerator), arg_count("below", number->denominator));
    /* Of a form that is asked for this is not well written, as 1 8/3 is. */
    bool of_form = item->forms >> number->kind & 1;
    return message_of(ids[of_form ? (int)number->kind : __builtin_ctz(item->forms)]);
}

bool pictures_answer(const struct item *item, const struct notation *number)
{
    struct notation shown = figure_picture(SHAPE_BAR, number).number;

    if (number->kind == NOTATION_FRACTION)
        return false;
    if (item->kind == ITEM_WRITE && item->forms >> NOTATION_FRACTION & 1)
        return notation_equal(number, &item->key);
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right && notation_identical(&item->option[i].figure.number, &shown))
            return true;
    return false;
}

/* Shows the answered number beside the picture that is asked about: in the same kind of picture,
 * unless that cannot show a number so large. */
static void show_beside(const struct item *item, const struct notation *answer,
                        struct telling *telling)
{
    enum shape shape = item->stem.shape;
    bool beyond = rational_compare(notation_value(answer), (struct rational){1, 1}) > 0;

    telling->figure[telling->figures++] = item->stem;
    if (shape == SHAPE_DOTS && (beyond || answer->kind != NOTATION_FRACTION))
        return; /* dots are one whole */
    telling_show(telling, beyond && shape == SHAPE_PIE ? SHAPE_BAR : shape, answer);
}

/* Shows a number that was typed or chosen beside the one asked about. An option left out is not
 * shown: it is the answer. */
static void show_attempt(const struct item *item, const struct judgement *judgement,
                         struct telling *telling)
{
    const struct notation *stem = &judgement->attempt.stem, *answer = &judgement->attempt.answer;
    bool left_out = item->answers == ANSWER_CHOICES && notation_equal(stem, answer);

    if (item->kind == ITEM_PLACE) { /* the line itself shows where the number is */
        telling_show(telling, SHAPE_LINE, answer);
        if (telling->figures > 0)
            telling->figure[0].wholes = (int)figure_wholes(&item->other);
        return;
    }
    if (item->kind == ITEM_ODD)
        return; /* the numbers of pictures are for the pupil to find */
    if (judgement->option >= 0 && item->option[judgement->option].figure.shape > SHAPE_PRINTED) {
        telling->figure[telling->figures++] = item->option[judgement->option].figure;
        return;
    }
    if (item->stem.shape > SHAPE_PRINTED) {
        show_beside(item, answer, telling);
        return;
    }
    bool hidden = pictures_answer(item, stem);
    if (hidden && left_out)
        return;
    telling_show_two(telling, item, hidden ? answer : stem, left_out ? stem : answer);
}

/* The number stands beside its pictures. */
static void name_number(struct telling *telling, const struct notation *number)
{
    for (int i = 0; i < telling->figures; i++) {
        const struct figure *figure = &telling->figure[i];
        struct notation shown = figure_picture(figure->shape, number).number;
        if (figure->blank || !notation_identical(&shown, &figure->number))
            continue;
        telling->named |= 1u << i;
        telling->number[i] = *number;
    }
}

/* True if the pupil typed or chose the number in digits. The number of a picture is for the pupil
 * to find. */
static bool is_own_number(const struct item *item, const struct judgement *judgement)
{
    if (item->answers == ANSWER_NUMBER)
        return true;
    return item->answers == ANSWER_CHOICE && judgement->option >= 0 &&
           item->option[judgement->option].figure.shape == SHAPE_PRINTED;
}

/* Names beside pictures only the numbers that are no secret: the pupil's own, and the one asked
 * about if it is printed. */
static void name_attempt(const struct item *item, const struct judgement *judgement,
                         struct telling *telling)
{
    if (item->kind == ITEM_PLACE || item->kind == ITEM_ODD)
        return;
    if (item->stem.shape == SHAPE_PRINTED && item->other.shape <= SHAPE_PRINTED)
        name_number(telling, &judgement->attempt.stem);
    if (is_own_number(item, judgement))
        name_number(telling, &judgement->attempt.answer);
}

/* True if a number of the sentence belongs in the hole, and stands nowhere in the question: 6 of
 * “You added 6 above and below” beside 2/3 = ?/9. */
static bool fills_hole(const struct item *item, int64_t count)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;
    const int64_t shown[] = {
        item->hole == HOLE_STEM_TOP ? 0 : stem->numerator,
        item->hole == HOLE_STEM_BELOW ? 0 : stem->denominator,
        item->hole == HOLE_OTHER_TOP ? 0 : other->numerator,
        item->hole == HOLE_OTHER_BELOW ? 0 : other->denominator,
        stem->whole,
    };

    if (item->hole == HOLE_NONE || count != item->key.whole)
        return false;
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        if (shown[i] == count)
            return false;
    return true;
}

/* True if a sentence names the right answer: 1/5 of “pieces of 1/5 and 1/10” may be it. */
static bool names_answer(const struct item *item, const struct message *message)
{
    for (int a = 0; a < message->args; a++) {
        if (message->arg[a].kind == MESSAGE_COUNT && fills_hole(item, message->arg[a].count))
            return true;
        if (message->arg[a].kind != MESSAGE_NOTATION)
            continue;
        struct notation number = notation_of_arg(&message->arg[a]);
        if (item->answers == ANSWER_NUMBER && notation_identical(&number, &item->key))
            return true;
        for (int i = 0; i < item->options && item->answers != ANSWER_ORDER; i++)
            if (item->option[i].right && item->option[i].figure.shape == SHAPE_PRINTED &&
                notation_identical(&number, &item->option[i].figure.number))
                return true;
    }
    return false;
}

static bool belongs_to_number(unsigned char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= 'a' && byte <= 'z') || byte == '/' || byte == '%';
}

/* True if a number stands in a text, and not as a part of another: 3 is not in 3/4, 13 or 0.3. */
static bool holds_number(const char *text, const char *number)
{
    size_t length = strlen(number);

    for (const char *at = text; (at = strstr(at, number)) != NULL; at++) {
        char before = at > text ? at[-1] : '\0', first = at > text + 1 ? at[-2] : '\0';
        char after = at[length], last = after ? at[length + 1] : '\0';
        bool begins = !belongs_to_number((unsigned char)before) &&
                      !(strchr(".,", before) && before && isdigit((unsigned char)first)) &&
                      !(before == ' ' && isdigit((unsigned char)first) && strchr(number, '/'));
        bool ends = !belongs_to_number((unsigned char)after) &&
                    !(strchr(".,", after) && after && isdigit((unsigned char)last)) &&
                    strncmp(at + length, "⁄", strlen("⁄")) != 0 && !(after == ' ' && last == '%');
        if (begins && ends)
            return true;
    }
    return false;
}

/* Adds a text, each blank of another width as a plain one. */
static void add_plain(struct strbuf *out, const char *text)
{
    static const char *const blanks[] = {"\u00a0", "\u202f", "\u2009"};

    while (*text) {
        size_t length = 0;
        for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++)
            if (strncmp(text, blanks[i], strlen(blanks[i])) == 0)
                length = strlen(blanks[i]);
        strbuf_add_char(out, length ? ' ' : *text);
        text += length ? length : 1;
    }
}

/* The same in any of the ways in which our languages write it. */
static bool holds_notation(const char *text, const struct notation *number)
{
    static const struct number_style styles[] = {
        {0},
        {.decimal_comma = true, .mixed = MIXED_PLUS},
        {.vulgar_characters = true},
        {.vulgar_characters = true, .mixed = MIXED_PLUS},
        {.percent_space = PERCENT_SPACE_NO_BREAK, .recurring = RECURRING_OVERLINE},
        {.percent_space = PERCENT_SPACE_NARROW, .decimal_comma = true},
    };
    struct strbuf plain = {0};
    bool found = false;

    add_plain(&plain, text);
    for (size_t i = 0; !found && i < sizeof styles / sizeof *styles; i++) {
        struct strbuf printed = {0}, wanted = {0};
        notation_print(number, &styles[i], &printed);
        add_plain(&wanted, strbuf_text(&printed));
        found = holds_number(strbuf_text(&plain), strbuf_text(&wanted));
        strbuf_release(&printed);
        strbuf_release(&wanted);
    }
    strbuf_release(&plain);
    return found;
}

/* Most texts of authors hold no number at all. */
static bool may_hold_answer(const char *text)
{
    static const char *const vulgar[] = {"¼", "½", "¾", "\xe2\x85"}; /* ⅐ … ⅞ */

    for (size_t i = 0; i < sizeof vulgar / sizeof *vulgar; i++)
        if (strstr(text, vulgar[i]))
            return true;
    return strpbrk(text, "0123456789<>") != NULL;
}

bool gives_away(const struct item *item, const char *text)
{
    static const char *const signs[] = {"<", NULL, ">"}; /* “=” is used of other numbers, too */

    if (!may_hold_answer(text))
        return false;
    if (item->answers == ANSWER_NUMBER && holds_notation(text, &item->key))
        return true;
    if (item->answers == ANSWER_SIGN && signs[item->sign + 1] &&
        strstr(text, signs[item->sign + 1]))
        return true;
    for (int i = 0; i < item->options && item->answers != ANSWER_ORDER; i++)
        if (item->option[i].right && item->option[i].figure.shape == SHAPE_PRINTED &&
            holds_notation(text, &item->option[i].figure.number))
            return true;
    return false;
}

const struct words *correct_own_words(const struct item *item, enum misconception belief)
{
    const struct words *words = feedback_of(item->lesson, belief);

    for (int i = 0; words && i < words->count; i++)
        if (gives_away(item, words->in[i].text))
            return NULL;
    return words;
}

/* Of two printed fractions, one counts parts of the whole; the other compares these with the rest,
 * whichever of them was asked about, and may be written in other numbers: 5/10 for 2/6. */
static struct message say_parts_apart(const struct notation *stem, const struct notation *answer)
{
    bool apart = stem->numerator * answer->denominator ==
                 answer->numerator * (stem->denominator - stem->numerator);
    const struct notation *whole = apart ? stem : answer, *other = apart ? answer : stem;
    const struct notation ratio =
        notation_of_fraction(whole->numerator, whole->denominator - whole->numerator);
    const struct message_arg left = arg_count("left", whole->denominator - whole->numerator),
                             parts = arg_count("parts", whole->numerator),
                             all = arg_count("all", whole->denominator),
                             of = arg_notation("whole", whole), to = arg_notation("other", other);

    if (notation_identical(other, &ratio))
        return message_plural(
            NP_("{whole} is {parts} of {all} parts. {other} compares {parts} with "
                "the {left} other.",
                "{whole} is {parts} of {all} parts. {other} compares {parts} with "
                "the {left} others."),
            left, parts, all, of, to);
    return message_plural(NP_("{whole} is {parts} of {all} parts. {other}, or {ratio}, compares "
                              "{parts} with the {left} other.",
                              "{whole} is {parts} of {all} parts. {other}, or {ratio}, compares "
                              "{parts} with the {left} others."),
                          left, parts, all, of, to, arg_notation("ratio", &ratio));
}

/* Of its numbers; of one that is printed nothing is shaded. */
static struct message say_of_numbers(const struct item *item, const struct judgement *judgement)
{
    const struct notation *stem = &judgement->attempt.stem;

    if (judgement->belief == BELIEF_PART_TO_PART && item->stem.shape == SHAPE_PRINTED &&
        stem->kind == NOTATION_FRACTION && judgement->attempt.answer.kind == NOTATION_FRACTION)
        return say_parts_apart(stem, &judgement->attempt.answer);
    return misconception_say(judgement->belief, &judgement->attempt);
}

struct message correct_in_words(const struct item *item, const struct judgement *judgement)
{
    const struct notation *answer = &judgement->attempt.answer;
    struct message own = item_correction(item, judgement);

    if (own.id)
        return own;
    struct message belief = say_of_numbers(item, judgement);
    bool named = names_answer(item, &belief);
    if (judgement->belief == BELIEF_ADDS && named)
        return message_of(answer->numerator > judgement->attempt.stem.numerator
                              ? N_("You added above and below. Equal fractions come from × or ÷.")
                              : N_("You took away above and below. Equal fractions come from × or "
                                   "÷."));
    /* Beside a number in another form at least its size can be told. */
    bool beside =
        judgement->attempt.task == TASK_WRITE && judgement->attempt.stem.kind != answer->kind;
    return (judgement->belief != NO_MISCONCEPTION || beside) && !named ? belief
                                                                       : (struct message){0};
}

/* Of two numbers that look alike one is to be seen. */
static struct message compare_two(const struct attempt *attempt, const struct telling *shown)
{
    struct figure one = figure_picture(shown->figure[0].shape, &attempt->stem),
                  other = figure_picture(shown->figure[0].shape, &attempt->answer);

    return message_with(notation_identical(&one.number, &other.number)
                            ? N_("Not yet. Here is {stem}. How much is {answer}?")
                            : N_("Not yet. Here are {stem} and {answer}: compare them."),
                        arg_notation("stem", &attempt->stem),
                        arg_notation("answer", &attempt->answer));
}

/* The same; or what there is to see. */
static struct message say_belief(const struct item *item, const struct judgement *judgement,
                                 const struct telling *shown)
{
    const struct notation *answer = &judgement->attempt.answer;
    struct message words = correct_in_words(item, judgement);
    int answered = 0;

    if (words.id)
        return words;
    for (int i = 0; i < shown->figures; i++)
        answered += notation_equal(&shown->figure[i].number, answer);
    if (answered > 0 && (item->answers == ANSWER_NUMBER || item->answers == ANSWER_CHOICE))
        return message_with(answered < shown->figures
                                ? N_("Not yet. Compare the pictures: one of them shows {answer}.")
                                : N_("Not yet. Here is {answer}, to compare with what is asked."),
                            arg_notation("answer", answer));
    if (answered > 0 && item->answers == ANSWER_SIGN && item->other.shape == SHAPE_PRINTED)
        return compare_two(&judgement->attempt, shown);
    return shown->figures ? message_of(N_("Not yet. Look at the pictures."))
                          : message_of(N_("Not yet. Try once more; “hint” helps."));
}

/* 0 11/3 is 3 2/3, and 2 0/4 is 2. */
static struct notation well_written(const struct notation *number)
{
    static const enum notation_kind ways[] = {NOTATION_MIXED, NOTATION_WHOLE, NOTATION_FRACTION};
    struct notation well = *number;
    struct rational value = notation_value(number);

    if (is_well_written(number))
        return well;
    if (number->kind == NOTATION_PERCENT)
        (void)notation_from_value(&well, value, NOTATION_PERCENT, NULL);
    for (size_t i = 0; number->kind == NOTATION_MIXED && i < sizeof ways / sizeof *ways; i++)
        if (notation_from_value(&well, value, ways[i], NULL) == STATUS_OK)
            break;
    return well;
}

/* Shows the question beside the answer, in place of the present pictures. */
static void show_answered(const struct item *item, const struct judgement *judgement,
                          struct telling *telling)
{
    struct judgement seen = *judgement;

    seen.attempt.answer = well_written(&judgement->attempt.answer);
    telling->figures = 0;
    telling->named = 0;
    show_attempt(item, &seen, telling);
    telling_turn(telling, item);
    name_attempt(item, &seen, telling);
}

/* If a sentence uses a half to show the result of adding, its numbers are shown instead, even one
 * of 0. */
static void show_example(const struct judgement *judgement, struct telling *telling)
{
    const struct message *say = &telling->say;

    if (telling->words || judgement->belief != BELIEF_ADDS || !number_said(say, "half", NULL))
        return;
    telling->figures = 0;
    telling->named = 0;
    for (int a = 0; a < say->args; a++) {
        if (say->arg[a].kind != MESSAGE_NOTATION)
            continue;
        struct notation number = notation_of_arg(&say->arg[a]);
        if (number.numerator == 0 && number.denominator <= FIGURE_PARTS)
            telling->figure[telling->figures++] = figure_picture(SHAPE_BAR, &number);
        else
            telling_show(telling, SHAPE_BAR, &number);
    }
}

void item_correct(const struct item *item, const struct judgement *judgement, bool again,
                  struct telling *telling)
{
    *telling = (struct telling){0};
    if (again) {
        item_explain(item, telling);
        return;
    }
    if (judgement->verdict == VERDICT_FORM) {
        telling->say = say_form(item, &judgement->attempt.answer);
        return;
    }
    const struct notation *answer = &judgement->attempt.answer, well = well_written(answer);
    show_answered(item, judgement, telling);
    telling->words = correct_own_words(item, judgement->belief);
    telling->say =
        is_well_written(answer)
            ? say_belief(item, judgement, telling)
            : message_with(N_("Not yet. {answer} is {number}: compare that with what is asked."),
                           arg_notation("answer", answer), arg_notation("number", &well));
    show_example(judgement, telling);
}

void item_discuss(const struct item *item, const struct judgement *judgement,
                  struct telling *telling)
{
    *telling = (struct telling){.words = feedback_of(item->lesson, judgement->belief),
                                .say = item_correction(item, judgement)};
    if (!telling->say.id && judgement->belief != NO_MISCONCEPTION)
        telling->say = say_of_numbers(item, judgement);
    if (telling->words || telling->say.id) {
        show_attempt(item, judgement, telling);
        show_example(judgement, telling);
    } else {
        item_explain(item, telling);
    }
}

/* That it is not right is said in any case; pictures of what was answered say the rest. */
static void show_alone(const struct item *item, const struct judgement *judgement,
                       struct telling *telling)
{
    show_answered(item, judgement, telling);
    telling->words = NULL;
    telling->say = message_of(N_("Not yet."));
}

/* Leaves the lines. False: there are none, or nothing else was shown the first time either. */
static bool keep_lines(const struct item *item, struct telling *telling)
{
    unsigned named = 0;
    int lines = 0;

    if (item->kind == ITEM_PLACE || item->stem.shape == SHAPE_LINE)
        return false;
    for (int i = 0; i < telling->figures; i++) {
        if (telling->figure[i].shape != SHAPE_LINE)
            continue;
        named |= (telling->named >> i & 1) << lines;
        telling->number[lines] = telling->number[i];
        telling->figure[lines++] = telling->figure[i];
    }
    telling->named = lines > 0 ? named : telling->named;
    telling->figures = lines > 0 ? lines : telling->figures;
    return lines > 0;
}

/* True if one of the pictures is of that number. */
static bool shows(const struct telling *telling, const struct notation *number)
{
    for (int i = 0; i < telling->figures; i++) {
        struct figure same = figure_picture(telling->figure[i].shape, number);
        if (notation_identical(&same.number, &telling->figure[i].number))
            return true;
    }
    return false;
}

/* True if the number of an earlier question is the answer to this one. */
static bool gives_answer(const struct item *item, const struct notation *old)
{
    struct message named = message_with("{old}", arg_notation("old", old));

    return names_answer(item, &named);
}

static void vary_belief(struct heard *heard, const struct item *item,
                        const struct judgement *judgement, struct telling *telling)
{
    const enum misconception belief = judgement->belief;
    const struct notation *old = &heard->old[belief];
    const int times = heard->times[belief]++;
    struct telling lines = {0};

    if (times == 0)
        heard->old[belief] = item->stem.number;
    if (times >= HEARD_TWICE)
        show_alone(item, judgement, telling);
    if (times == 0 || times >= HEARD_TWICE || gives_answer(item, old))
        return;
    show_answered(item, judgement, &lines);
    if (!keep_lines(item, &lines))
        return;
    const struct notation *stem = &judgement->attempt.stem, *answer = &judgement->attempt.answer;
    lines.say = message_with(shows(&lines, stem) && shows(&lines, answer)
                                 ? N_("As with {old}: look at {stem} and {answer} on the line.")
                                 : N_("As with {old}: look at the line this time."),
                             arg_notation("old", old), arg_notation("stem", stem),
                             arg_notation("answer", answer));
    *telling = lines;
}

/* How often a sentence was said before. */
static int count_sentence(struct heard *heard, const char *id)
{
    for (int i = 0; i < heard->sentences; i++)
        if (heard->sentence[i].id == id)
            return heard->sentence[i].times++;
    if (heard->sentences < HEARD_MOST)
        heard->sentence[heard->sentences++] = (struct heard_sentence){id, 1};
    return 0;
}

void heard_vary(struct heard *heard, const struct item *item, const struct judgement *judgement,
                struct telling *telling)
{
    const char *sentence = telling->words ? NULL : telling->say.id;

    if (judgement->belief != NO_MISCONCEPTION &&
        (telling->words || correct_in_words(item, judgement).id))
        vary_belief(heard, item, judgement, telling);
    /* Several beliefs may lead to one sentence. */
    if (sentence && telling->say.id == sentence && count_sentence(heard, sentence) >= HEARD_TWICE)
        show_alone(item, judgement, telling);
}

/* True if it is a rule, without numbers of the question, that the pupil has heard often enough. */
static bool is_stale(struct heard *heard, const struct message *message)
{
    return message->id && message->args == 0 && count_sentence(heard, message->id) >= HEARD_TWICE;
}

void heard_shorten(struct heard *heard, struct telling *telling)
{
    int kept = 0;

    if (is_stale(heard, &telling->say) && (telling->figures || telling->more[0].id))
        telling->say = (struct message){0};
    for (int i = 0; i < TELLING_MORE; i++)
        if (telling->more[i].id && !is_stale(heard, &telling->more[i]))
            telling->more[kept++] = telling->more[i];
    while (kept < TELLING_MORE)
        telling->more[kept++] = (struct message){0};
}
