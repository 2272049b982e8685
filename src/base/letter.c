#include "base/letter.h"

#include "base/utf8.h"

#include <string.h>
#include <wctype.h>

/* Marks that stand behind their letter as characters of their own: round Latin, Greek and Cyrillic
 * ones, points of Hebrew, vowels of Arabic. */
static const struct {
    uint16_t first, last;
} marks[] = {
    {0x300, 0x36F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20F0}, {0xFE20, 0xFE2F},
    {0x483, 0x487}, {0x591, 0x5BD},   {0x5BF, 0x5BF},   {0x5C1, 0x5C2},   {0x5C4, 0x5C5},
    {0x5C7, 0x5C7}, {0x610, 0x61A},   {0x64B, 0x65F},   {0x670, 0x670},   {0x6D6, 0x6DC},
};

bool letter_is_mark(uint32_t code)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (code >= marks[i].first && code <= marks[i].last)
            return true;
    return false;
}

const char *letter_without_marks(const char *letter, size_t length)
{
    static const struct {
        const char *plain, *marked;
    } letters[] = {
#define MARKED(letter, with_marks) {letter, with_marks},
#include "base/marked-letter-list.h"
#undef MARKED
    };
    char one[UTF8_LONGEST + 1] = "";

    memcpy(one, letter, length);
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (strstr(letters[i].marked, one))
            return letters[i].plain;
    return NULL;
}

/* The letter that is left of a small one without its marks; of another one itself, and of one of
 * which two letters are left. */
static uint32_t without_marks(uint32_t small)
{
    char one[UTF8_LONGEST];
    uint32_t code;
    const char *plain = small < 0x80 ? NULL : letter_without_marks(one, utf8_write(small, one));

    return !plain || plain[utf8_first(plain, &code)] ? small : code;
}

struct letter {
    uint32_t small, plain;
    const char *marks; /* those behind it */
    size_t marks_length, length;
};

static bool is_unseen(const char *text, size_t *length)
{
    uint32_t code;

    *length = utf8_first(text, &code);
    return *length && utf8_is_unseen(code);
}

/* False: the text is at its end, or is not UTF-8. */
static bool take_letter(struct letter *letter, const char *text)
{
    uint32_t code;
    size_t length = utf8_first(text, &code);

    if (!length || !code)
        return false;
    letter->small = utf8_is_blank(code) ? ' ' : (uint32_t)towlower((wint_t)code);
    letter->plain = without_marks(letter->small);
    letter->marks = text + length;
    for (text += length; (length = utf8_first(text, &code)) && letter_is_mark(code);)
        text += length;
    letter->marks_length = (size_t)(text - letter->marks);
    while (is_unseen(text, &length))
        text += length;
    letter->length = (size_t)(text - letter->marks);
    return true;
}

/* If one letter has its marks in it and the other behind it, the marks are not compared: no two
 * names differ only in their marks and in how these are written. */
static bool is_same(const struct letter *one, const struct letter *other)
{
    if (one->small == other->small)
        return one->marks_length == other->marks_length &&
               memcmp(one->marks, other->marks, one->marks_length) == 0;
    bool inside = one->small != one->plain, also = other->small != other->plain;
    return one->plain == other->plain && (inside || one->marks_length) &&
           (also || other->marks_length) && (one->marks_length || other->marks_length);
}

bool letter_same(const char *one, const char *other, size_t *first, size_t *second)
{
    struct letter a, b;

    if (!take_letter(&a, one) || !take_letter(&b, other))
        return false;
    *first = (size_t)(a.marks - one) + a.length;
    *second = (size_t)(b.marks - other) + b.length;
    return is_same(&a, &b);
}
