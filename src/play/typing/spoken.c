#include "play/typing/spoken.h"

#include "base/utf8.h"
#include "rational/number_words.h"
#include "text/fold.h"
#include "text/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Lists as those of number_words.h, but without numbers: what joins a whole number and a fraction;
 * what stands between the numbers of a fraction; one and a half. */
static const char *const joints = N_("and,plus");
static const char *const bars = N_("over,divided-by");
static const char *const one_and_a_half = N_("one-and-a-half,one-and-one-half");

/* Something that a text begins with: a number in words or digits, and its length; 0: there is none.
 */
struct heard {
    int number;
    size_t length;
};

static bool is_gap(char c)
{
    return c == ' ' || c == '-';
}

static size_t skip_gap(const char *text)
{
    return is_gap(*text) ? 1 : 0;
}

static bool is_end(char c)
{
    return !c || is_gap(c);
}

/* Returns the length of the word if the text begins with it, else 0. */
static size_t begins(const char *text, const char *word)
{
    size_t n = 0;

    while (word[n] && (word[n] == text[n] || (is_gap(word[n]) && is_gap(text[n]))))
        n++;
    return word[n] ? 0 : n;
}

/* Returns how long the word is in the text, in the longest of its spellings. */
static size_t begins_spelled(const char *text, const char *word, size_t length)
{
    struct strbuf own = {0}, spelled = {0};
    size_t longest = 0;

    if (isascii((unsigned char)*word) && tolower((unsigned char)*word) != *text)
        return 0; /* most words, at once */
    fold_text(&own, word, length);
    for (int as = 0; as < SPELLINGS; as++) {
        strbuf_clear(&spelled);
        fold_spell(&spelled, strbuf_text(&own), (enum fold_spelling)as);
        size_t found = begins(text, strbuf_text(&spelled));
        longest = found > longest ? found : longest;
    }
    strbuf_release(&own);
    strbuf_release(&spelled);
    return longest;
}

/* Returns the longest word of a list that the text begins with. */
static struct heard hear_in(const char *list, const char *text)
{
    struct heard heard = {0};

    while (*list) {
        char *word;
        int number = (int)strtol(list, &word, 10);
        size_t length = 0;
        for (; *word && *word != ','; word += length) {
            word += strspn(word, " ");
            length = strcspn(word, " ,");
            size_t found = begins_spelled(text, word, length);
            if (found > heard.length)
                heard = (struct heard){number, found};
        }
        list = *word ? word + 1 : word;
    }
    return heard;
}

static struct heard hear(const char *id, const char *text)
{
    struct heard own = hear_in(text_get(id), text), english = hear_in(id, text);

    return english.length > own.length ? english : own;
}

static struct heard hear_whole_word(const char *id, const char *text)
{
    struct heard heard = hear(id, text);

    return is_end(text[heard.length]) ? heard : (struct heard){0};
}

/* A whole number: a word, or some digits. */
static struct heard hear_count(const char *text)
{
    enum { DIGITS_MOST = 4 };
    const size_t digits = strspn(text, "0123456789");

    if (digits)
        return digits <= DIGITS_MOST ? (struct heard){(int)strtol(text, NULL, 10), digits}
                                     : (struct heard){0};
    return hear(number_counts, text);
}

struct heard_fraction {
    int numerator, denominator;
    size_t length; /* 0: there is none */
};

/* "three quarters", "driekwart", "3 quarters"; "half", "quarter". */
static struct heard_fraction hear_parts(const char *text)
{
    enum { HALF = 2, QUARTER = 4 };
    struct heard count = hear_count(text);
    const char *rest = text + count.length;

    if (count.length) {
        rest += skip_gap(rest);
        struct heard named = hear_whole_word(number_parts, rest);
        if (named.length)
            return (struct heard_fraction){count.number, named.number,
                                           (size_t)(rest - text) + named.length};
    }
    struct heard alone = hear_whole_word(number_parts, text);
    if (alone.number == HALF || alone.number == QUARTER)
        return (struct heard_fraction){1, alone.number, alone.length};
    return (struct heard_fraction){0};
}

/* "three over four" */
static struct heard_fraction hear_bar(const char *text)
{
    struct heard above = hear_count(text);
    const char *rest = text + above.length;

    rest += skip_gap(rest);
    struct heard bar = hear_whole_word(bars, rest);
    if (!above.length || !bar.length)
        return (struct heard_fraction){0};
    rest += bar.length;
    rest += skip_gap(rest);
    struct heard below = hear_count(rest);
    if (!below.length || !is_end(rest[below.length]))
        return (struct heard_fraction){0};
    return (struct heard_fraction){above.number, below.number,
                                   (size_t)(rest - text) + below.length};
}

/* Adds what the text begins with in digits: "1 1/2", "3/4". Returns its length; 0: it is nothing
 * that is said so. */
static size_t add_heard(struct strbuf *out, const char *text)
{
    struct heard fixed = hear_whole_word(one_and_a_half, text);

    if (fixed.length) {
        strbuf_add(out, "1 1/2");
        return fixed.length;
    }
    struct heard whole = hear_count(text);
    const char *rest = text + whole.length;
    rest += skip_gap(rest);
    struct heard joint = hear_whole_word(joints, rest);
    if (whole.length && joint.length) {
        rest += joint.length;
        rest += skip_gap(rest);
        struct heard_fraction fraction = hear_parts(rest);
        if (fraction.length) {
            strbuf_addf(out, "%d %d/%d", whole.number, fraction.numerator, fraction.denominator);
            return (size_t)(rest - text) + fraction.length;
        }
    }
    struct heard_fraction fraction = hear_bar(text);
    if (!fraction.length)
        fraction = hear_parts(text);
    if (fraction.length)
        strbuf_addf(out, "%d/%d", fraction.numerator, fraction.denominator);
    return fraction.length;
}

/* Returns whether the character is a division sign or another bar than /: ÷, \, U+2044, U+2215,
 * U+FF0F. */
static bool is_other_bar(uint32_t code)
{
    return code == 0xF7 || code == '\\' || code == 0x2044 || code == 0x2215 || code == 0xFF0F;
}

void spoken_add(struct strbuf *out, const char *folded)
{
    bool begins_word = true;
    uint32_t code;

    while (*folded) {
        size_t length = begins_word ? add_heard(out, folded) : 0;
        if (!length) {
            length = utf8_first(folded, &code);
            if (length && is_other_bar(code))
                strbuf_add_char(out, '/');
            else
                strbuf_add_bytes(out, folded, length ? length : 1);
            length = length ? length : 1;
        }
        begins_word = folded[length - 1] == ' ';
        folded += length;
    }
}
