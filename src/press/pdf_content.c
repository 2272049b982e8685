#include "press/pdf_content.h"

#include "press/pdf_reader.h"

#include <stdio.h>
#include <string.h>

/* A colour in RGB has three operands, a matrix six; no operator that cairo writes has more. */
enum { OPERANDS = 6, DECIMALS = 3 };

/* A content stream being written. */
struct content {
    struct pdf_text in;
    struct strbuf *out;
    struct strbuf operands;      /* those of the operator that comes next, one after another */
    size_t starts[OPERANDS + 1]; /* where each of them begins in `operands`, and where all end */
    int count;
    bool marked; /* what is not marked becomes an artifact */
    int depth;   /* of marked sequences */
    bool in_artifact;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

static bool ends_word(char c)
{
    switch (c) {
    case '(':
    case ')':
    case '<':
    case '>':
    case '[':
    case ']':
    case '{':
    case '}':
    case '/':
    case '%':
    case '\0':
        return true;
    default:
        return is_blank(c);
    }
}

/* Adds a word, after a blank where two words would become one. */
static void add_word(struct strbuf *out, const char *word, size_t length)
{
    if (out->length > 0 && !ends_word(*word) && !ends_word(out->text[out->length - 1]))
        strbuf_add_char(out, ' ');
    strbuf_add_bytes(out, word, length);
}

/* Adds a number rounded to DECIMALS decimals: of a point, a colour or a letter's height. */
static void add_rounded(struct strbuf *out, const char *number, size_t length)
{
    const char *point = memchr(number, '.', length);
    size_t whole = point ? (size_t)(point - number) : length;
    bool negative = *number == '-';
    unsigned long value = 0;
    char digits[24];

    if (!point || length - whole - 1 <= DECIMALS || whole > 9) {
        add_word(out, number, length);
        return;
    }
    for (size_t i = negative; i < whole; i++)
        value = 10 * value + (unsigned long)(number[i] - '0');
    for (size_t i = whole + 1; i <= whole + DECIMALS; i++)
        value = 10 * value + (unsigned long)(number[i] - '0');
    value += number[whole + DECIMALS + 1] >= '5';
    int written = snprintf(digits, sizeof digits, "%s%lu.%03lu", negative && value ? "-" : "",
                           value / 1000, value % 1000);
    while (digits[written - 1] == '0')
        written--;
    written -= digits[written - 1] == '.';
    add_word(out, digits, (size_t)written);
}

/* Reads the operand that comes next. False: an operator comes, or nothing that is known. */
static bool read_operand(struct content *content)
{
    struct pdf_text *in = &content->in;
    const char *start = in->at;

    if (content->count == OPERANDS)
        return false;
    content->starts[content->count] = content->operands.length;
    if (is_digit(*start) || *start == '-' || *start == '.') {
        const char *end = start + 1;
        while (end < in->end && (is_digit(*end) || *end == '.'))
            end++;
        strbuf_add_bytes(&content->operands, start, (size_t)(end - start));
        in->at = end;
    } else if (!strchr("/(<[", *start) || !pdf_copy_value(in, &content->operands)) {
        return false;
    }
    content->starts[++content->count] = content->operands.length;
    return true;
}

static const char *operand(const struct content *content, int i, size_t *length)
{
    *length = content->starts[i + 1] - content->starts[i];
    return content->operands.text + content->starts[i];
}

static bool is_grey(const struct content *content)
{
    size_t length, other;
    const char *first = operand(content, 0, &length);

    for (int i = 1; i < 3; i++) {
        const char *next = operand(content, i, &other);
        if (other != length || memcmp(first, next, length) != 0)
            return false;
    }
    return true;
}

/* Opens an artifact before the first operator of something that is drawn, and closes it before what
 * is marked. */
static void mark_artifact(struct content *content, const char *operator)
{
    static const char *const begin[] = {"m", "re", "BT", "Do", "sh"};
    bool begins = false;

    for (size_t i = 0; i < sizeof begin / sizeof *begin; i++)
        begins = begins || strcmp(operator, begin[i]) == 0;
    if (begins && content->depth == 0 && !content->in_artifact) {
        strbuf_add(content->out, "/Artifact BMC\n");
        content->in_artifact = true;
    } else if (strcmp(operator, "BDC") == 0) {
        strbuf_add(content->out, content->in_artifact ? "EMC\n" : "");
        content->in_artifact = false;
        content->depth++;
    } else if (strcmp(operator, "EMC") == 0) {
        content->depth--;
    }
}

/* Writes an operator with its operands. A matrix keeps its numbers as they are, since what it is
 * for may be as large as the page; so does the width of a line, which a matrix may enlarge. */
static void write_operator(struct content *content, const char *operator)
{
    bool fill = strcmp(operator, "rg") == 0, stroke = strcmp(operator, "RG") == 0;
    bool exact = strcmp(operator, "cm") == 0 || strcmp(operator, "w") == 0;
    int count = content->count;

    if (content->marked)
        mark_artifact(content, operator);
    if ((fill || stroke) && count == 3 && !content->operands.failed && is_grey(content)) {
        count = 1;
        operator= fill ? "g" : "G";
    }
    for (int i = 0; i < count && !content->operands.failed; i++) {
        size_t length;
        const char *text = operand(content, i, &length);
        if (exact || strchr("/(<[", *text))
            add_word(content->out, text, length);
        else
            add_rounded(content->out, text, length);
    }
    add_word(content->out, operator, strlen(operator));
    strbuf_add_char(content->out, '\n');
    content->count = 0;
    strbuf_clear(&content->operands);
}

/* Reads an operator. False: it is none, or begins a picture or a letter within the stream, whose
 * bytes are no words. */
static bool read_operator(struct content *content, char operator[static 4])
{
    static const char *const unknown[] = {"BI", "d0", "d1"};
    struct pdf_text *in = &content->in;
    size_t length = 0;

    for (; in->at < in->end && !ends_word(*in->at); in->at++) {
        if (length == 3)
            return false;
        operator[length++] = * in->at;
    }
    operator[length] = '\0';
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        if (strcmp(operator, unknown[i]) == 0)
            return false;
    return length > 0 && !is_digit(*operator) && *operator!= '-' && * operator!= '.';
}

bool pdf_add_content(struct strbuf *out, const char *bytes, size_t length, bool marked)
{
    struct content content = {.in = {bytes, bytes + length}, .out = out, .marked = marked};
    size_t before = out->length;
    bool sound = true;

    while (sound) {
        char operator[4];
        while (content.in.at < content.in.end && is_blank(*content.in.at))
            content.in.at++;
        if (content.in.at == content.in.end)
            break;
        if (read_operand(&content))
            continue;
        sound = read_operator(&content, operator);
        if (sound)
            write_operator(&content, operator);
    }
    if (content.in_artifact)
        strbuf_add(out, "EMC\n");
    sound = sound && content.count == 0 && content.depth == 0;
    out->failed = out->failed || content.operands.failed;
    strbuf_release(&content.operands);
    if (!sound)
        out->length = before;
    return sound;
}
