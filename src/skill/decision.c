#include "skill/decision.h"

#include <stdlib.h>
#include <string.h>

/* How much more often a pupil who goes by looks takes a card that shares a number with the one on
 * the table. */
static const double alike_weight = 3;

bool decision_informs(const struct decision *decision, hypothesis_set shown)
{
    for (int h = 0; decision->wrong && h < HYPOTHESES; h++)
        if (shown & hypothesis_bit(h) && decision->accepted[h] > 0 &&
            (decision->typed || decision->accepted[h] < decision->wrongs))
            return true;
    return false;
}

hypothesis_set decision_shows(const struct decision *decision)
{
    hypothesis_set set = 0;

    for (int h = 0; h < HYPOTHESES; h++)
        if (decision->accepted[h] > 0)
            set |= hypothesis_bit(h);
    return set;
}

/* --- numbers that look alike */

/* The next number in a text, as digits; leading zeros are skipped, and zeros alone are none. */
static const char *next_digits(const char *text, size_t *length)
{
    text += strcspn(text, "123456789");
    *length = strspn(text, "0123456789");
    return text;
}

bool decision_look_alike(const struct notation *one, const struct notation *other)
{
    char texts[2][NOTATION_TEXT_SIZE];
    size_t length, other_length;

    notation_canonical(one, texts[0]);
    notation_canonical(other, texts[1]);
    for (const char *at = next_digits(texts[0], &length); length > 0;
         at = next_digits(at + length, &length))
        for (const char *beside = next_digits(texts[1], &other_length); other_length > 0;
             beside = next_digits(beside + other_length, &other_length))
            if (length == other_length && strncmp(at, beside, length) == 0)
                return true;
    return false;
}

/* --- something to choose */

/* r of a choice: its weight beside the mean weight of the wrong ones. */
static double alike_share(const struct choice *choices, int count, int wrongs, bool alike)
{
    double sum = 0;

    for (int i = 0; i < count; i++)
        if (!choices[i].right)
            sum += choices[i].alike ? alike_weight : 1;
    return (alike ? alike_weight : 1) * wrongs / sum;
}

static int count_wrong(const struct choice *choices, int count)
{
    int wrongs = 0;

    for (int i = 0; i < count; i++)
        wrongs += !choices[i].right;
    return wrongs;
}

static void accept_wrong(struct decision *decision, const struct choice *choices, int count)
{
    for (int i = 0; i < count; i++)
        for (int h = 0; !choices[i].right && h < HYPOTHESES; h++)
            decision->accepted[h] += (choices[i].accepts & hypothesis_bit(h)) != 0;
}

void decision_of_choice(struct decision *decision, const struct choice *choices, int count,
                        int chosen)
{
    *decision = (struct decision){.wrongs = count_wrong(choices, count), .slips = 1, .alike = 1};
    if (decision->wrongs == 0)
        return;
    accept_wrong(decision, choices, count);
    decision->by_slip = 1.0 / decision->wrongs;
    if (chosen < 0 || chosen >= count || choices[chosen].right)
        return;
    decision->wrong = true;
    decision->hits = choices[chosen].accepts;
    decision->alike = alike_share(choices, count, decision->wrongs, choices[chosen].alike);
}

void decision_of_claim(struct decision *decision, const struct notation *below,
                       const struct notation *laid, bool same_colour, bool by_value)
{
    const bool equal = notation_equal(below, laid);
    const struct choice choices[] = {
        {.right = same_colour},
        {.right = equal, .accepts = equal ? 0 : hypotheses_of_pair(below, laid)}};

    decision_of_choice(decision, choices, 2, by_value ? 1 : 0);
}

/* True if the factor leads from one number to the other, whichever is the larger. */
static bool leads(int64_t one, int64_t other, int factor)
{
    return one * factor == other || other * factor == one;
}

/* The beliefs that take a factor of one part alone for a reason: those that take the two numbers
 * for equal, and multiply only above, only below, or by different numbers. */
static hypothesis_set takers_of_factor(const struct notation *one, const struct notation *other,
                                       int factor)
{
    const hypothesis_set multiplying =
        hypothesis_bit(HYPOTHESIS_SAME_NUMERATOR) | hypothesis_bit(HYPOTHESIS_SCALES_BELOW) |
        hypothesis_bit(HYPOTHESIS_SAME_DENOMINATOR) | hypothesis_bit(HYPOTHESIS_SCALES_ABOVE) |
        hypothesis_bit(HYPOTHESIS_TWO_FACTORS);
    const struct notation left = notation_as_fraction(one), right = notation_as_fraction(other);

    return leads(left.numerator, right.numerator, factor) ||
                   leads(left.denominator, right.denominator, factor)
               ? hypotheses_of_pair(&left, &right) & multiplying
               : 0;
}

/* The beliefs that take both numbers for that fraction, at least one of them wrongly. */
static hypothesis_set takers_of_fraction(const struct notation *one, const struct notation *other,
                                         const struct notation *named)
{
    const hypothesis_set all = ~(hypothesis_set)0;
    hypothesis_set first = notation_equal(one, named) ? all : hypotheses_of_pair(one, named),
                   second = notation_equal(other, named) ? all : hypotheses_of_pair(other, named);

    return first & second;
}

static hypothesis_set takers_of_reason(const struct notation *one, const struct notation *other,
                                       const struct proof_reason *reason)
{
    if (reason->right)
        return 0;
    if (reason->parts == 0)
        return takers_of_factor(one, other, reason->number);
    const struct notation named = notation_of_fraction(reason->number, reason->parts);
    return takers_of_fraction(one, other, &named);
}

void decision_of_reason(struct decision *decision, const struct notation *below,
                        const struct notation *laid, const struct proof_reason *reasons, int count,
                        int said)
{
    /* u of typed answers: docs/design/diagnosis.md, “The symbols” */
    static const double typed_least = .03;
    struct choice choices[REASONS_MOST];

    *decision = (struct decision){0};
    if (count <= 0 || count > REASONS_MOST)
        return;
    for (int i = 0; i < count; i++)
        choices[i] = (struct choice){.right = reasons[i].right,
                                     .accepts = takers_of_reason(below, laid, &reasons[i])};
    decision_of_choice(decision, choices, count, said);
    decision->typed = true;
    if (decision->by_slip < typed_least)
        decision->by_slip = typed_least;
}

void decision_of_cards(struct decision *decision, const struct notation *top,
                       const struct notation *numbers, int count, int played)
{
    enum { CARDS_MOST = 128 };
    struct choice choices[CARDS_MOST];
    int like_top = 0;

    *decision = (struct decision){0};
    if (count <= 0 || count > CARDS_MOST)
        return;
    for (int i = 0; i < count; i++) {
        bool equal = notation_equal(top, &numbers[i]);
        choices[i] = (struct choice){.right = equal,
                                     .alike = decision_look_alike(top, &numbers[i]),
                                     .accepts = equal ? 0 : hypotheses_of_pair(top, &numbers[i])};
        like_top += notation_identical(top, &numbers[i]);
    }
    decision_of_choice(decision, choices, count, played);
    decision->slips = (double)decision->wrongs / count;
    for (int h = 0; h < HYPOTHESES; h++)
        if (decision->accepted[h] > 0)
            decision->allowed[h] = (double)like_top / (decision->accepted[h] + like_top);
}

void decision_of_choices(struct decision *decision, const struct choice *choices, int count,
                         unsigned chosen)
{
    int first = -1;
    bool complete = true;

    /* To leave out a right one is wrong, too, but in a way that no belief predicts. */
    *decision =
        (struct decision){.wrongs = count_wrong(choices, count) + 1, .slips = 1, .alike = 1};
    decision->by_slip = 1.0 / decision->wrongs;
    accept_wrong(decision, choices, count);
    for (int h = 0; h < HYPOTHESES; h++) /* one answer: all of them */
        decision->accepted[h] = decision->accepted[h] > 0;
    for (int i = count - 1; i >= 0; i--) {
        bool taken = chosen >> i & 1;
        complete = complete && (!choices[i].right || taken);
        if (!taken || choices[i].right)
            continue;
        decision->hits = first < 0 ? choices[i].accepts : decision->hits & choices[i].accepts;
        first = i;
    }
    decision->wrong = first >= 0 || !complete;
    if (first >= 0)
        decision->alike =
            alike_share(choices, count, count_wrong(choices, count), choices[first].alike);
}

void decision_of_sign(struct decision *decision, const struct notation *left,
                      const struct notation *right, int sign)
{
    struct choice choices[3];
    int order = notation_compare(left, right);

    for (int i = 0; i < 3; i++) {
        struct attempt attempt = {
            .task = TASK_COMPARE, .stem = *left, .answer = *right, .sign = i - 1};
        choices[i] = (struct choice){.right = i - 1 == order};
        for (enum hypothesis h = 0; h < HYPOTHESES; h++)
            if (hypothesis_accepts(h, &attempt))
                choices[i].accepts |= hypothesis_bit(h);
    }
    decision_of_choice(decision, choices, 3, sign + 1);
}

/* --- an order */

/* Sets *rank to how many of the others a believer puts before number i. False: the belief does not
 * apply to one of them, or takes it for equal to number i. */
static bool rank_of(enum hypothesis hypothesis, const struct notation *numbers, int count, int i,
                    int *rank)
{
    *rank = 0;
    for (int j = 0; j < count; j++) {
        int sign;
        if (j == i)
            continue;
        if (!hypothesis_sign(hypothesis, &numbers[j], &numbers[i], &sign) || sign == 0)
            return false;
        *rank += sign < 0;
    }
    return true;
}

bool order_believed(enum hypothesis hypothesis, const struct notation *numbers, int count,
                    int *order)
{
    unsigned filled = 0;

    for (int i = 0; i < count; i++) {
        int rank;
        if (!rank_of(hypothesis, numbers, count, i, &rank))
            return false;
        order[rank] = i;
        filled |= 1u << rank;
    }
    return filled == (1u << count) - 1;
}

static bool is_sorted(const struct notation *numbers, int count, const int *order)
{
    for (int i = 0; i + 1 < count; i++)
        if (notation_compare(&numbers[order[i]], &numbers[order[i + 1]]) > 0)
            return false;
    return true;
}

void decision_of_order(struct decision *decision, const struct notation *numbers, int count,
                       const int *order)
{
    *decision = (struct decision){.slips = 1, .alike = 1, .wrongs = 1};
    if (count < 2 || count > ORDER_MOST) {
        decision->wrongs = 0;
        return;
    }
    for (int i = 2; i <= count; i++)
        decision->wrongs *= i;
    decision->wrongs--;
    decision->by_slip = 1.0 / decision->wrongs;
    decision->wrong = !is_sorted(numbers, count, order);
    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        int believed[ORDER_MOST];
        if (!order_believed(h, numbers, count, believed) || is_sorted(numbers, count, believed))
            continue;
        decision->accepted[h] = 1;
        if (memcmp(believed, order, (size_t)count * sizeof *order) == 0)
            decision->hits |= hypothesis_bit(h);
    }
}

/*
 * A decision as a line of words: right or wrong; how many wrong ones there were, or "typed"; v, u
 * and r; then each hypothesis that shows, with n, a plus if it accepts what was done, and behind a
 * slash e, if that is not 0; at the end the hints before it, if there were any: "hints:1".
 */

void decision_write(const struct decision *decision, struct strbuf *out)
{
    strbuf_add(out, decision->wrong ? "wrong " : "right ");
    if (decision->typed)
        strbuf_add(out, "typed");
    else
        strbuf_addf(out, "%d", decision->wrongs);
    strbuf_addf(out, " %.9g %.9g %.9g", decision->slips, decision->by_slip, decision->alike);
    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        if (decision->accepted[h] == 0)
            continue;
        strbuf_addf(out, " %s:%d%s", hypothesis_name(h), decision->accepted[h],
                    decision->hits & hypothesis_bit(h) ? "+" : "");
        if (decision->allowed[h] > 0)
            strbuf_addf(out, "/%.9g", decision->allowed[h]);
    }
    if (decision->hints > 0)
        strbuf_addf(out, " hints:%d", decision->hints);
}

enum { WORD_SIZE = 40 };

/* The next word behind spaces. False: there is none, or it is too long. */
static bool next_word(const char **text, char word[static WORD_SIZE])
{
    *text += strspn(*text, " ");
    size_t length = strcspn(*text, " ");

    if (length == 0 || length >= WORD_SIZE)
        return false;
    memcpy(word, *text, length);
    word[length] = '\0';
    *text += length;
    return true;
}

static bool read_real(const char **text, double *out)
{
    char word[WORD_SIZE], *end;

    if (!next_word(text, word))
        return false;
    *out = strtod(word, &end);
    return *end == '\0' && *out >= 0 && *out < 1e6;
}

/* Reads "M1:1+/0.5". An unknown hypothesis is read and dropped. */
static bool read_hypothesis(struct decision *decision, char *word)
{
    enum { MOST = 1000 };
    char *colon = strchr(word, ':'), *end;

    if (!colon)
        return false;
    *colon = '\0';
    bool of_hints = strcmp(word, "hints") == 0;
    enum hypothesis h = hypothesis_named(word);
    long accepted = strtol(colon + 1, &end, 10);
    bool hit = *end == '+';
    double allowed = 0;
    end += hit;
    if (*end == '/')
        allowed = strtod(end + 1, &end);
    if (*end || accepted < 1 || accepted > MOST || !(allowed >= 0 && allowed < 1))
        return false;
    if (of_hints)
        decision->hints = (int)accepted;
    if (h == HYPOTHESES)
        return true;
    decision->accepted[h] = (int)accepted;
    decision->allowed[h] = allowed;
    if (hit)
        decision->hits |= hypothesis_bit(h);
    return true;
}

bool decision_read(struct decision *decision, const char *text)
{
    char word[WORD_SIZE], *end;

    *decision = (struct decision){0};
    if (!next_word(&text, word) || (strcmp(word, "wrong") != 0 && strcmp(word, "right") != 0))
        return false;
    decision->wrong = word[0] == 'w';
    if (!next_word(&text, word))
        return false;
    decision->typed = strcmp(word, "typed") == 0;
    decision->wrongs = decision->typed ? 0 : (int)strtol(word, &end, 10);
    if (!decision->typed && (*end || decision->wrongs < 0))
        return false;
    if (!read_real(&text, &decision->slips) || !read_real(&text, &decision->by_slip) ||
        !read_real(&text, &decision->alike))
        return false;
    while (next_word(&text, word))
        if (!read_hypothesis(decision, word))
            return false;
    return text[strspn(text, " ")] == '\0';
}
