/* Words of the table of numbers in a text, whatever its case and accents. */
#include "rational/number_match.h"

#include "base/utf8.h"
#include "rational/digits.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Returns what a letter of our languages is without its accent; NULL: it is none of those. */
static const char *plain_letter(uint32_t code)
{
    static const struct {
        uint32_t code;
        const char *plain;
    } letters[] = {{0xDF, "ss"}, {0xE0, "a"}, {0xE2, "a"}, {0xE4, "a"}, {0xE7, "c"}, {0xE8, "e"},
                   {0xE9, "e"},  {0xEA, "e"}, {0xEB, "e"}, {0xEE, "i"}, {0xEF, "i"}, {0xF4, "o"},
                   {0xF6, "o"},  {0xF9, "u"}, {0xFB, "u"}, {0xFC, "u"}};

    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (letters[i].code == code || (code != 0xDF && letters[i].code == code + 0x20))
            return letters[i].plain;
    return NULL;
}

static bool is_hyphen(uint32_t code)
{
    return code == '-' || (code >= 0x2010 && code <= 0x2013);
}

/* Whether nobody hears it: it takes no room, or is a mark above a letter. */
static bool is_unheard(uint32_t code)
{
    return utf8_is_unseen(code) || (code >= 0x300 && code <= 0x36F);
}

bool number_simplify(const char *text, char out[static HEARD_MOST])
{
    size_t length = 0, step;
    uint32_t code;

    for (; *text; text += step) {
        step = utf8_first(text, &code);
        int64_t above, below;
        if (step && vulgar_fraction(code, &above, &below) && length + 8 < HEARD_MOST) {
            bool apart = length && isdigit((unsigned char)out[length - 1]);
            length += (size_t)snprintf(out + length, HEARD_MOST - length, "%s%lld/%lld",
                                       apart ? " " : "", (long long)above, (long long)below);
            continue;
        }
        char letter[2] = {utf8_is_blank(code) ? ' ' : is_hyphen(code) ? '-' : (char)code};
        const char *plain =
            code > 0x7F && !utf8_is_blank(code) && !is_hyphen(code) ? plain_letter(code) : letter;
        if (!step || (!plain && !is_unheard(code)) || length + 3 >= HEARD_MOST)
            return false;
        if (!plain || (*plain == ' ' && (!length || out[length - 1] == ' ')))
            continue;
        for (; *plain; plain++)
            out[length++] = (char)tolower((unsigned char)*plain);
    }
    while (length && out[length - 1] == ' ')
        length--;
    out[length] = '\0';
    return length > 0;
}

/* Returns how many bytes of a text, which is simplified, a word of the table takes; 0: it is not
 * there. An umlaut may be followed by an e, as where a keyboard has none. */
static size_t match_word(const char *word, size_t length, const char *text)
{
    const char *at = text, *end = word + length;
    uint32_t code;

    while (word < end) {
        word += utf8_first(word, &code);
        char letter[2] = {(char)tolower((int)(code & 0x7F))};
        if (code == '-') {
            at += *at == ' ' || *at == '-';
            continue;
        }
        for (const char *plain = code < 0x80 ? letter : plain_letter(code); *plain; plain++)
            if (*at++ != *plain)
                return 0;
        at += (code == 0xE4 || code == 0xF6 || code == 0xFC) && *at == 'e';
    }
    return (size_t)(at - text);
}

/* Whether a word may be there; most are not by their first letter, at once. */
static bool begins(const char *word, const char *text)
{
    return !isalpha((unsigned char)*word) || tolower((unsigned char)*word) == *text;
}

size_t number_match_next(const char **words, const char *text)
{
    size_t length = strcspn(*words, " ");
    size_t found = begins(*words, text) ? match_word(*words, length, text) : 0;

    *words += length + ((*words)[length] == ' ');
    return found;
}

size_t number_match(const char *words, const char *text)
{
    size_t longest = 0;

    while (*words) {
        size_t found = number_match_next(&words, text);
        longest = found > longest ? found : longest;
    }
    return longest;
}

size_t number_match_row(const struct number_word *row, const char *text)
{
    size_t one = row ? number_match(row->one, text) : 0;
    size_t many = row ? number_match(row->many, text) : 0;

    return one > many ? one : many;
}

size_t number_match_kind(enum number_language language, enum number_word_kind kind,
                         const char *text)
{
    const bool of_one = kind == NUMBER_ARTICLE || kind == NUMBER_HALVES;

    return number_match_row(number_row(language, kind, of_one), text);
}

size_t number_gap(const char *text)
{
    return *text == ' ' || *text == '-';
}
