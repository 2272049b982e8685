#include "deck/number_pieces.h"

#include "xml/value.h"

#include <string.h>

static bool add_piece(struct pieces *pieces, size_t offset, size_t length, bool apart)
{
    if (!length)
        return true;
    if (pieces->count == PIECES)
        return false;
    pieces->piece[pieces->count++] = (struct piece){offset, length, apart};
    return true;
}

static void note_first(size_t *first, size_t at)
{
    *first = at < *first ? at : *first;
}

/* What separates the numbers of a piece. */
struct separator {
    char sign;   /* 0: nothing, it is one number */
    size_t skip; /* so many bytes of each number are not looked at for it */
};

static size_t length_before(const char *text, size_t length, char sign)
{
    const char *end = memchr(text, sign, length);

    return end ? (size_t)(end - text) : length;
}

/* Returns whether a sign of numbers, too, can stand between two of this kind: 1:2 and 1/2 are one
 * number each. */
static bool may_separate(char sign, enum notation_kind kind)
{
    return sign == ':' ? kind != NOTATION_WHOLE : sign == '/' ? kind == NOTATION_DECIMAL : true;
}

/* Returns whether a text is numbers with that sign between them, as 1/2|1/4. */
static bool separates(const struct deck *deck, const char *text, size_t length, char sign)
{
    struct notation number;
    size_t at = 0, numbers = 0;

    for (; at < length; numbers++) {
        size_t part = length_before(text + at, length - at, sign);
        if (!build_read_piece(deck, text + at, part, &number) || !may_separate(sign, number.kind))
            return false;
        at += part + 1;
    }
    return at > length && numbers > 1;
}

/* Returns whether a text is decimals below 1 with commas in and between them: 0,5,0,25. */
static bool are_decimals(const char *text, size_t length)
{
    size_t at = 0;

    while (at + 2 < length && text[at] == '0' && text[at + 1] == ',') {
        at += 2;
        size_t digits = strspn(text + at, "0123456789");
        if (!digits || (at + digits < length && text[at + digits] != ','))
            return false;
        at += digits + 1;
    }
    return at == length + 1;
}

/* Returns whether a text can be a decimal or a percentage with a comma, even one that cannot be
 * read: 01,5; -33,333%. */
static bool is_decimal(const char *text, size_t length)
{
    size_t at = *text == '-';

    at += strspn(text + at, "0123456789");
    if (text[at] != ',')
        return false;
    at++;
    at += strspn(text + at, "0123456789");
    return at == length || (text[at] == '%' && at + 1 == length);
}

static struct separator separator_of(const struct deck *deck, const char *text, size_t length)
{
    struct notation number;

    if (build_read_piece(deck, text, length, &number))
        return (struct separator){0};
    for (const char *sign = "|=:&/"; *sign; sign++)
        if (separates(deck, text, length, *sign))
            return (struct separator){.sign = *sign};
    if (!memchr(text, ',', length) || is_decimal(text, length))
        return (struct separator){0};
    return (struct separator){.sign = ',', .skip = are_decimals(text, length) ? strlen("0,") : 0};
}

/* Adds what stands from `at` to `end`, without blanks: one piece, or several between commas or
 * other signs. */
static bool add_pieces(struct pieces *pieces, size_t at, size_t end, bool apart)
{
    const char *text = pieces->text;
    const struct separator separator = separator_of(pieces->deck, text + at, end - at);
    bool good = true;

    for (; at < end && good; at++, apart = true) {
        size_t skip = separator.skip, length = end - at;
        if (separator.sign)
            length = skip + length_before(text + at + skip, length - skip, separator.sign);
        good = add_piece(pieces, at, length, apart);
        at += length;
        if (at < end)
            note_first(separator.sign == ',' ? &pieces->comma : &pieces->word, at);
    }
    return good;
}

bool pieces_cut(struct pieces *out, const struct deck *deck, const char *text)
{
    bool apart = false, good = true;

    out->deck = deck;
    out->text = text;
    out->count = 0;
    out->comma = out->word = SIZE_MAX;
    for (size_t at = 0; text[at] && good;) {
        if (value_is_blank(text[at]) || text[at] == ';' || text[at] == ',') {
            apart |= !value_is_blank(text[at]);
            if (text[at] == ',')
                note_first(&out->comma, at);
            at++;
            continue;
        }
        size_t end = at;
        while (text[end] && !value_is_blank(text[end]) && text[end] != ';')
            end++;
        while (text[end - 1] == ',')
            end--;
        good = add_pieces(out, at, end, apart);
        apart = false;
        at = end;
    }
    return good;
}

bool pieces_join(const struct pieces *pieces, size_t first, size_t count,
                 char out[static NOTATION_TEXT_SIZE])
{
    size_t length = 0;

    for (size_t i = 0; i < count; i++) {
        const struct piece *piece = &pieces->piece[first + i];
        if (length + piece->length + 2 > NOTATION_TEXT_SIZE)
            return false;
        if (i)
            out[length++] = ' ';
        memcpy(out + length, pieces->text + piece->offset, piece->length);
        length += piece->length;
    }
    out[length] = '\0';
    return true;
}
