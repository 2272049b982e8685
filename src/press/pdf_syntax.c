#include "press/pdf_syntax.h"

#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

void big_endian_add(struct strbuf *out, uint64_t number, int bytes)
{
    while (bytes-- > 0)
        strbuf_add_char(out, (char)(number >> 8 * bytes & 255));
}

void big_endian_pad(struct strbuf *out)
{
    while (out->length % 4)
        strbuf_add_char(out, '\0');
}

enum { ENTRY = 20, DEPTH = 32 };

static void skip_blanks(struct pdf_text *in)
{
    bool comment = false;

    for (; in->at < in->end; in->at++) {
        comment = *in->at == '%' || (comment && *in->at != '\n' && *in->at != '\r');
        if (!comment && !pdf_is_blank(*in->at))
            return;
    }
}

/* Counts the regular characters that come next. */
static size_t word_length(const struct pdf_text *in)
{
    const char *end = in->at;

    while (end < in->end && pdf_is_regular(*end))
        end++;
    return (size_t)(end - in->at);
}

bool pdf_read_number(struct pdf_text *in, size_t *number)
{
    skip_blanks(in);
    size_t length = word_length(in);
    if (length == 0 || length > 10)
        return false;
    *number = 0;
    for (size_t i = 0; i < length; i++) {
        if (in->at[i] < '0' || in->at[i] > '9')
            return false;
        *number = 10 * *number + (size_t)(in->at[i] - '0');
    }
    in->at += length;
    return true;
}

bool pdf_read_word(struct pdf_text *in, const char *word)
{
    size_t length = strlen(word);

    skip_blanks(in);
    if ((size_t)(in->end - in->at) < length || memcmp(in->at, word, length) != 0)
        return false;
    struct pdf_text rest = {in->at + length, in->end};
    if (pdf_is_regular(word[length - 1]) && word_length(&rest) > 0)
        return false;
    *in = rest;
    return true;
}

/* Adds the next `length` bytes, after a blank where two words would become one. */
static bool add(struct pdf_text *in, size_t length, struct strbuf *out)
{
    if (length == 0 || length > (size_t)(in->end - in->at))
        return false;
    if (out && pdf_needs_blank(out, *in->at))
        strbuf_add_char(out, ' ');
    if (out)
        strbuf_add_bytes(out, in->at, length);
    in->at += length;
    return true;
}

static bool copy_name(struct pdf_text *in, struct strbuf *out)
{
    struct pdf_text rest = {in->at + 1, in->end};

    return *in->at == '/' && add(in, 1 + word_length(&rest), out);
}

/* Copies a reference ("5 0 R"), a number or a keyword. */
static bool copy_word(struct pdf_text *in, struct strbuf *out)
{
    static const char *const keywords[] = {"true", "false", "null"};
    struct pdf_text reference = *in;
    size_t number, length = word_length(in);

    if (pdf_read_number(&reference, &number) && pdf_read_number(&reference, &number) &&
        pdf_read_word(&reference, "R")) {
        for (int i = 0; i < 3; i++) {
            skip_blanks(in);
            add(in, word_length(in), out);
        }
        return true;
    }
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (length == strlen(keywords[i]) && memcmp(in->at, keywords[i], length) == 0)
            return add(in, length, out);
    for (size_t i = 0; i < length; i++)
        if (!strchr("+-.0123456789", in->at[i]))
            return false;
    return add(in, length, out);
}

/* Copies a value that lies in `depth` arrays and dictionaries. */
static bool copy(struct pdf_text *in, int depth, struct strbuf *out)
{
    skip_blanks(in);
    if (in->at == in->end || depth > DEPTH)
        return false;
    if (*in->at == '/')
        return copy_name(in, out);
    if (*in->at == '(') { /* a string, which may have parentheses in it */
        int open = 0;
        for (const char *c = in->at; c < in->end; c++) {
            open += (*c == '(') - (*c == ')');
            if (open == 0)
                return add(in, (size_t)(c - in->at) + 1, out);
            c += *c == '\\' && c + 1 < in->end;
        }
        return false;
    }
    bool dictionary = *in->at == '<' && in->end - in->at > 1 && in->at[1] == '<';
    if (*in->at == '<' && !dictionary) { /* a string in hexadecimal digits */
        const char *c = in->at + 1;
        while (c < in->end && *c && strchr("0123456789abcdefABCDEF \n\r\t", *c))
            c++;
        return c < in->end && *c == '>' && add(in, (size_t)(c - in->at) + 1, out);
    }
    if (*in->at != '[' && !dictionary)
        return copy_word(in, out);
    const char *close = dictionary ? ">>" : "]";
    add(in, strlen(close), out);
    while (!pdf_read_word(in, close))
        if (in->at == in->end || (dictionary && !copy_name(in, out)) || !copy(in, depth + 1, out))
            return false;
    if (out)
        strbuf_add(out, close);
    return true;
}

bool pdf_copy_value(struct pdf_text *in, struct strbuf *out)
{
    return copy(in, 0, out);
}

bool pdf_read_table(struct pdf_table *table, const char *document, size_t length)
{
    static const char start[] = "startxref";
    size_t tail = length < 64 ? length : 64, at, first, generation;
    struct pdf_text in = {document, length ? document + length : document};

    *table = (struct pdf_table){.document = in};
    in.at = length ? memmem(in.end - tail, tail, start, strlen(start)) : NULL;
    if (!in.at || !pdf_read_word(&in, start) || !pdf_read_number(&in, &at) || at >= length)
        return false;
    in.at = document + at;
    if (!pdf_read_word(&in, "xref") || !pdf_read_number(&in, &first) || first != 0 ||
        !pdf_read_number(&in, &table->size) || in.at == in.end)
        return false;
    table->entries = ++in.at;
    if (table->size > (size_t)(in.end - in.at) / ENTRY)
        return false;
    in.at += table->size * ENTRY;
    /* trailer << /Size 7 /Root 6 0 R /Info 5 0 R >> */
    bool sound = pdf_read_word(&in, "trailer") && pdf_read_word(&in, "<<");
    while (sound && !pdf_read_word(&in, ">>")) {
        size_t *object = pdf_read_word(&in, "/Root")   ? &table->root
                         : pdf_read_word(&in, "/Info") ? &table->info
                                                       : NULL;
        if (object)
            sound = pdf_read_number(&in, object) && *object < table->size &&
                    pdf_read_number(&in, &generation) && pdf_read_word(&in, "R");
        else
            sound = in.at < in.end && copy_name(&in, NULL) && pdf_copy_value(&in, NULL);
    }
    return sound && table->root && table->info;
}

bool pdf_find_object(const struct pdf_table *table, size_t number, struct pdf_text *value)
{
    size_t offset, generation, said;

    if (number == 0 || number >= table->size)
        return false;
    const char *line = table->entries + ENTRY * number;
    struct pdf_text entry = {line, line + ENTRY};
    *value = table->document;
    if (!pdf_read_number(&entry, &offset) || !pdf_read_number(&entry, &generation) ||
        !pdf_read_word(&entry, "n") || offset >= (size_t)(value->end - value->at))
        return false;
    value->at += offset;
    return pdf_read_number(value, &said) && said == number && pdf_read_number(value, &generation) &&
           pdf_read_word(value, "obj");
}

bool pdf_has(const struct strbuf *text, const char *part)
{
    return text->length > 0 && memmem(text->text, text->length, part, strlen(part));
}

bool pdf_reopen(struct strbuf *value)
{
    size_t length = strlen(">>");

    if (value->length < length || memcmp(value->text + value->length - length, ">>", length) != 0)
        return false;
    value->length -= length;
    return true;
}

bool pdf_take_entry(struct strbuf *dictionary, const char *name, size_t *number, bool *reference)
{
    static const char object[] = " 0 R";
    char *at = pdf_has(dictionary, name)
                   ? memmem(dictionary->text, dictionary->length, name, strlen(name))
                   : NULL;

    if (!at)
        return false;
    char *end;
    *number = strtoul(at + strlen(name), &end, 10);
    *reference = text_begins(end, object);
    end += *reference ? strlen(object) : 0;
    memmove(at, end, (size_t)(dictionary->text + dictionary->length - end));
    dictionary->length -= (size_t)(end - at);
    return true;
}

void pdf_take_dictionary(struct strbuf *dictionary, const char *name)
{
    char *at = strstr(dictionary->text, name), *end = at ? strstr(at, ">>") : NULL;

    if (!end)
        return;
    end += strlen(">>");
    memmove(at, end, (size_t)(dictionary->text + dictionary->length - end) + 1);
    dictionary->length -= (size_t)(end - at);
}

void pdf_add_text(struct strbuf *out, const char *text)
{
    bool plain = true;

    for (const char *c = text; *c; c++)
        plain = plain && *c >= ' ' && *c <= '~';
    strbuf_add(out, plain ? "(" : "<FEFF");
    while (*text) {
        uint32_t code = 0;
        text += utf8_first(text, &code);
        if (plain && strchr("()\\", (int)code))
            strbuf_add_char(out, '\\');
        if (plain)
            strbuf_add_char(out, (char)code);
        else if (code < 0x10000)
            strbuf_addf(out, "%04X", code);
        else
            strbuf_addf(out, "%04X%04X", 0xD800 + ((code - 0x10000) >> 10),
                        0xDC00 + ((code - 0x10000) & 0x3FF));
    }
    strbuf_add_char(out, plain ? ')' : '>');
}

void pdf_add_places(struct strbuf *lines, const struct pdf_place *places, size_t count,
                    int widths[static PDF_PLACE_FIELDS])
{
    for (int j = 0; j < PDF_PLACE_FIELDS; j++) {
        uint64_t bits = 0; /* all bits that the field of any line has */
        for (size_t i = 0; i < count; i++)
            bits |= places[i].field[j];
        for (widths[j] = 1; widths[j] < 8 && bits >> 8 * widths[j]; widths[j]++)
            ;
    }
    for (size_t i = 0; i < count; i++)
        for (int j = 0; j < PDF_PLACE_FIELDS; j++)
            big_endian_add(lines, places[i].field[j], widths[j]);
}
