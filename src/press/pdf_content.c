#include "press/pdf_content.h"

#include "press/pdf_syntax.h"

#include <string.h>

/* A colour in RGB has three operands, a matrix six; no operator that cairo writes has more. */
enum { OPERANDS = 6, DECIMALS = 3 };

/* A content stream being written. */
struct content {
    struct pdf_text in;
    struct strbuf *out;
    struct pdf_text operands[OPERANDS]; /* of the operator that comes next, where they stand */
    int count;
    const struct tags *tags; /* the pieces of all pages; NULL: nothing is said of pieces */
    int page;                /* the page in hand, from 1 */
    size_t tag;              /* the next of the pieces, on any page */
    const struct tag *piece; /* the last that began on the page */
    int depth;               /* of marked sequences */
    bool in_artifact;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool begins_number(char c)
{
    return is_digit(c) || c == '-' || c == '.';
}

/* Adds a word, after a blank where two words would become one. `word` has a blank before it, which
 * `length` does not count. */
static void add_word(struct strbuf *out, const char *word, size_t length)
{
    bool blank = pdf_needs_blank(out, word[1]);

    strbuf_add_bytes(out, blank ? word : word + 1, length + blank);
}

/* Adds a number as it stands, in a stream in which something precedes it. */
static void add_exact(struct strbuf *out, struct pdf_text number)
{
    if (pdf_needs_blank(out, *number.at))
        strbuf_add_char(out, ' ');
    strbuf_add_bytes(out, number.at, (size_t)(number.end - number.at));
}

/* Adds a number rounded to DECIMALS decimals: of a point, a colour or a letter's height. */
static void add_rounded(struct strbuf *out, struct pdf_text number)
{
    bool negative = *number.at == '-';
    const char *c = number.at + negative;
    unsigned long value = 0;
    int decimals = 0;
    char digits[24], *first = digits + sizeof digits, *last = first;

    for (; c < number.end && is_digit(*c); c++)
        value = 10 * value + (unsigned long)(*c - '0');
    if (c - number.at > 9 || number.end - c <= DECIMALS + 1 || *c != '.' ||
        memchr(c + 1, '.', (size_t)(number.end - c - 1))) {
        add_exact(out, number);
        return;
    }
    for (; decimals < DECIMALS; decimals++)
        value = 10 * value + (unsigned long)(*++c - '0');
    for (value += c[1] >= '5'; decimals > 0 && value % 10 == 0; decimals--)
        value /= 10;
    negative = negative && value > 0;
    for (; value > 0 || decimals >= 0; value /= 10) {
        *--first = (char)('0' + value % 10);
        if (--decimals == 0)
            *--first = '.';
    }
    if (negative)
        *--first = '-';
    *--first = ' ';
    add_word(out, first, (size_t)(last - first) - 1);
}

/* Reads the operand that comes next. False: an operator comes, or nothing that is known. */
static bool read_operand(struct content *content)
{
    struct pdf_text *in = &content->in;
    const char *start = in->at;

    if (content->count == OPERANDS)
        return false;
    if (begins_number(*start)) {
        for (in->at++; in->at < in->end && (is_digit(*in->at) || *in->at == '.'); in->at++)
            ;
    } else if ((*start != '/' && *start != '(' && *start != '<' && *start != '[') ||
               !pdf_copy_value(in, NULL)) {
        return false;
    }
    content->operands[content->count++] = (struct pdf_text){start, in->at};
    return true;
}

/* Returns whether three numbers were written alike, as those may be that were rounded. The first
 * begins at `start`, and each ends where `ends` says, the others with a blank before them. */
static bool is_grey(const struct strbuf *out, size_t start, const size_t ends[static 3])
{
    size_t length = ends[0] - start;
    const char *first = strbuf_text(out) + start, *second = strbuf_text(out) + ends[0];

    return ends[1] - ends[0] == length + 1 && ends[2] - ends[1] == length + 1 &&
           memcmp(first, second + 1, length) == 0 &&
           memcmp(second, second + length + 1, length + 1) == 0;
}

/* An operator as a number, so that it can be told from others at once. */
#define OPERATOR(a, b, c) ((a) | (b) << 8 | (c) << 16)

static bool begins_drawing(int operator)
{
    switch (operator) {
    case 'm':
    case OPERATOR('r', 'e', 0):
    case OPERATOR('B', 'T', 0):
    case OPERATOR('D', 'o', 0):
    case OPERATOR('s', 'h', 0):
        return true;
    default:
        return false;
    }
}

/* Opens an artifact before the first operator that draws outside of all marked sequences, and
 * closes it before such a sequence begins. */
static void mark_artifact(struct content *content, int operator)
{
    if (content->depth == 0 && !content->in_artifact && begins_drawing(operator)) {
        strbuf_add(content->out, "/Artifact BMC\n");
        content->in_artifact = true;
    } else if (operator== OPERATOR('B', 'D', 'C')) {
        strbuf_add(content->out, content->in_artifact ? "EMC\n" : "");
        content->in_artifact = false;
        content->depth++;
    } else if (operator== OPERATOR('E', 'M', 'C')) {
        content->depth--;
    }
}

/* Returns the next piece of the page; NULL: there is none. cairo begins the pieces of a page in the
 * order of their tags. */
static const struct tag *next_piece(struct content *content)
{
    const struct tags *tags = content->tags;

    while (content->tag < tags->count &&
           (tags->list[content->tag].group || tags->list[content->tag].page != content->page))
        content->tag++;
    return content->tag < tags->count ? &tags->list[content->tag] : NULL;
}

/* Takes out where a figure ends or begins only because a part of it does, so that it is one mark
 * with its parts in it. Returns whether the operator was such a place. */
static bool joins_figure(struct content *content, int operator)
{
    bool begins = operator== OPERATOR('B', 'D', 'C'), ends = operator== OPERATOR('E', 'M', 'C');
    const struct tag *next = begins || ends ? next_piece(content) : NULL;

    if (!next || !next->part)
        return false;
    if (ends)
        return content->piece && content->piece->role == TAG_FIGURE;
    if (next->role != TAG_FIGURE)
        return false;
    content->piece = next;
    content->tag++;
    return true;
}

/* Writes what marks a piece, and the words that it stands for. A space that is to be heard before
 * them is seen by those who search, as the gap that it is. */
static void write_piece(struct content *content)
{
    const struct tag *piece = content->piece = next_piece(content);
    struct pdf_text mark = content->operands[1];

    content->tag += piece != NULL;
    if (!piece || content->count != 2 || piece->role != TAG_SPAN || !piece->words)
        return;
    strbuf_add(content->out, "/Span");
    if (piece->part)
        strbuf_add(content->out, "<<");
    else if (!pdf_copy_value(&mark, content->out) || !pdf_reopen(content->out))
        return;
    strbuf_add(content->out, "/ActualText");
    pdf_add_text(content->out, piece->words + (*piece->words == ' '));
    strbuf_add(content->out, ">>");
    content->count = 0;
}

/* Writes an operator with its operands. A matrix keeps its numbers as they are, since what it is
 * for may be as large as the page; so does the width of a line, which a matrix may enlarge. */
static void write_operator(struct content *content, int operator)
{
    bool fill = operator== OPERATOR('r', 'g', 0), stroke = operator== OPERATOR('R', 'G', 0);
    bool exact = operator== OPERATOR('c', 'm', 0) || operator== 'w';
    struct strbuf *out = content->out;
    size_t ends[OPERANDS];

    if (content->tags && joins_figure(content, operator)) {
        content->count = 0;
        return;
    }
    if (content->tags)
        mark_artifact(content, operator);
    if (content->tags && operator== OPERATOR('B', 'D', 'C'))
        write_piece(content);
    size_t start = out->length;
    for (int i = 0; i < content->count; i++) {
        struct pdf_text value = content->operands[i];
        if (!begins_number(*value.at))
            pdf_copy_value(&value, out);
        else if (exact)
            add_exact(out, value);
        else
            add_rounded(out, value);
        ends[i] = out->length;
    }
    if ((fill || stroke) && content->count == 3 && is_grey(out, start, ends)) {
        out->length = ends[0];
        operator= fill ? 'g' : 'G';
    }
    char word[] = {' ', (char)operator, (char)(operator>> 8), (char)(operator>> 16), '\0'};
    size_t length = strlen(word);
    word[length] = '\n';
    add_word(out, word, length);
    content->count = 0;
}

/* Reads an operator. 0: it is none, or begins a picture or a letter within the stream, whose bytes
 * are no words. */
static int read_operator(struct content *content)
{
    struct pdf_text *in = &content->in;
    const char *start = in->at;
    int operator= 0;

    for (; in->at < in->end && pdf_is_regular(*in->at); in->at++) {
        if (in->at - start == 3)
            return 0;
        operator|=(unsigned char) * in->at << 8 * (in->at - start);
    }
    switch (operator) {
    case OPERATOR('B', 'I', 0):
    case OPERATOR('d', '0', 0):
    case OPERATOR('d', '1', 0):
        return 0;
    default:
        return begins_number(*start) ? 0 : operator;
    }
}

bool pdf_add_content(struct strbuf *out, const char *bytes, size_t length, const struct tags *tags,
                     int page)
{
    struct content content = {
        .in = {bytes, bytes + length}, .out = out, .tags = tags, .page = page};
    size_t before = out->length;
    bool sound = true;

    while (sound) {
        while (content.in.at < content.in.end && pdf_is_blank(*content.in.at))
            content.in.at++;
        if (content.in.at == content.in.end)
            break;
        if (read_operand(&content))
            continue;
        int operator= read_operator(&content);
        sound = operator!= 0;
        if (sound)
            write_operator(&content, operator);
    }
    if (content.in_artifact)
        strbuf_add(out, "EMC\n");
    sound = sound && content.count == 0 && content.depth == 0;
    if (!sound)
        out->length = before;
    return sound;
}
