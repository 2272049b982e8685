/* Lists of numbers, and what is proposed when their separators are wrong. */
#include "deck/builder.h"

#include <stdio.h>
#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

struct number_list build_number_list(const char *text)
{
    return (struct number_list){.text = text, .semicolons = strchr(text, ';') != NULL};
}

bool build_next_number(struct number_list *list)
{
    const char *text = list->text;
    size_t start = list->offset + list->length;

    while (is_blank(text[start]) || text[start] == ';')
        start++;
    size_t end = start;
    while (text[end] && (list->semicolons ? text[end] != ';' : !is_blank(text[end])))
        end++;
    while (end > start && is_blank(text[end - 1]))
        end--;
    list->offset = start;
    list->length = end - start;
    return list->length > 0;
}

struct notation_options build_number_options(const struct deck *deck)
{
    if (!deck->about.style)
        return (struct notation_options){.mark = MARK_EITHER};
    return (struct notation_options){.mark = deck->style.decimal_comma ? MARK_COMMA : MARK_POINT};
}

/* Changes *why when a blank is what is wrong with a refused number. */
static void blame_blanks(const char *number, struct message *why)
{
    enum notation_kind kind;

    if (notation_kind_of_sign(number, &kind) && strcmp(number, notation_forms[kind].sign) == 0) {
        *why = message_with(N_("“{sign}” is on its own here; write 50{sign} without a space, or "
                               "put “;” between the numbers"),
                            arg_text("sign", number));
    } else if (strcmp(number, "+") == 0) {
        *why = message_of(N_("“+” is on its own here; write 1+1/2 without spaces, or put “;” "
                             "between the numbers"));
    } else if (strcmp(number, "/") == 0) {
        *why =
            message_of(N_("“/” is on its own here; write fractions without spaces, such as 1/2"));
    } else if (strstr(number, "\u00a0") || strstr(number, "\u202f")) {
        /* It belongs before a sign, as in 50 %, and looks like a space anywhere. */
        *why = message_of(N_("a no-break space, common in word processors, does not separate "
                             "numbers; replace it with a plain space"));
    }
}

enum status build_read_number(const struct deck *deck, struct number_list *list,
                              struct notation *out, struct message *why)
{
    const struct notation_options options = build_number_options(deck);
    const char *number = list->text + list->offset;

    if (number[list->length - 1] == ',') {
        *why =
            message_of(N_("a comma cannot follow a number; separate numbers with spaces or “;”"));
        list->offset += list->length - 1; /* the complaint points at the comma */
        list->length = 1;
    } else if (list->length >= sizeof list->number) {
        *why = message_of(N_("this is too long for a number; separate numbers with spaces or “;”"));
    } else {
        memcpy(list->number, number, list->length);
        list->number[list->length] = '\0';
        enum status status = notation_parse(out, list->number, &options, why);
        if (status == STATUS_INVALID)
            blame_blanks(list->number, why);
        return status;
    }
    return STATUS_INVALID;
}

/* ---- What is meant by a list whose separators are wrong ---- */

enum {
    PIECES = 256,     /* of a longer list nothing is proposed */
    PIECES_JOINED = 5 /* the most that make one number: 33 1/3 % has 3, 1 + 1 / 2 has 5 */
};

/* What stands between blanks, commas and semicolons. */
struct piece {
    size_t offset, length;
    bool apart; /* a comma or a semicolon stands before it */
};

/* A list being read again, by pieces. */
struct mending {
    const struct deck *deck;
    const char *text;
    struct piece pieces[PIECES];
    size_t piece_count;
    struct notation numbers[PIECES];
    size_t taken[PIECES]; /* of how many pieces each of the numbers is made */
    size_t count;
    bool commas;       /* a comma separates numbers */
    bool words;        /* a word does, as in “1/2 and 2/4” */
    bool blank;        /* a number has a blank in it */
    struct strbuf out; /* the numbers, with “;” between them or a blank */
};

bool build_read_piece(const struct deck *deck, const char *text, size_t length,
                      struct notation *out)
{
    const struct notation_options options = build_number_options(deck);
    char number[128];

    if (!length || length >= sizeof number)
        return false;
    memcpy(number, text, length);
    number[length] = '\0';
    return notation_parse(out, number, &options, NULL) == STATUS_OK;
}

static bool add_piece(struct mending *mending, size_t offset, size_t length, bool apart)
{
    if (!length)
        return true;
    if (mending->piece_count == PIECES)
        return false;
    mending->pieces[mending->piece_count++] = (struct piece){offset, length, apart};
    return true;
}

/* Returns whether a comma within a piece separates numbers: where 1,5 could be a decimal it does
 * not. */
static bool commas_separate(const struct mending *mending, size_t offset, size_t length)
{
    const char *text = mending->text + offset;
    struct notation number;
    const char *comma = memchr(text, ',', length);

    if (!comma || build_read_piece(mending->deck, text, length, &number))
        return false;
    size_t before = (size_t)(comma - text), digits = strspn(text, "0123456789");
    size_t after = strspn(comma + 1, "0123456789");
    return digits != before || before + 1 + after != length;
}

/* Returns whether the bytes are “and”, in any of our languages. */
static bool is_and(const char *text, size_t length)
{
    static const char *const words[] = {"and", "en", "und", "et", "or", "of", "oder", "ou"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == length && !strncmp(words[i], text, length))
            return true;
    return false;
}

/* Cuts the list into its pieces; false when there are too many. */
static bool cut(struct mending *mending)
{
    const char *text = mending->text;
    bool apart = false, good = true;

    for (size_t at = 0; text[at] && good;) {
        if (is_blank(text[at]) || text[at] == ';' || text[at] == ',') {
            apart |= !is_blank(text[at]);
            mending->commas |= text[at] == ',';
            at++;
            continue;
        }
        size_t end = at;
        while (text[end] && !is_blank(text[end]) && text[end] != ';')
            end++;
        size_t last = end;
        while (text[last - 1] == ',')
            last--;
        if (is_and(text + at, last - at)) {
            mending->words = apart = true;
            at = last;
            continue;
        }
        bool commas = commas_separate(mending, at, last - at);
        mending->commas |= commas || last < end;
        while (at < last && good) {
            const char *comma = commas ? memchr(text + at, ',', last - at) : NULL;
            size_t length = comma ? (size_t)(comma - text) - at : last - at;
            good = add_piece(mending, at, length, apart);
            at += length + (comma != NULL);
            apart = comma != NULL;
        }
        apart |= last < end;
        at = end;
    }
    return good;
}

/* Reads the number that begins with a piece: the longest. Returns how many pieces it takes; 0: none
 * is a number. */
static size_t take_number(const struct mending *mending, size_t first, struct notation *out)
{
    const struct piece *from = &mending->pieces[first];
    size_t most = 1;

    while (most < PIECES_JOINED && first + most < mending->piece_count && !from[most].apart)
        most++;
    for (size_t count = most; count > 0; count--) {
        const struct piece *last = &from[count - 1];
        if (!build_read_piece(mending->deck, mending->text + from->offset,
                              last->offset + last->length - from->offset, out))
            continue;
        bool joins =
            out->kind != NOTATION_MIXED || (out->whole != 0 && out->numerator < out->denominator);
        if (count == 1 || joins)
            return count;
    }
    return 0;
}

/* Returns whether a blank must stand before a piece of a number, as in 1 1/2: between digits. */
static bool has_blank_before(const struct mending *mending, size_t piece)
{
    const struct piece *at = &mending->pieces[piece];
    static const char signs[] = "+-/:%";
    const char before = mending->text[at[-1].offset + at[-1].length - 1];
    enum notation_kind kind;

    return !strchr(signs, before) && !strchr(signs, mending->text[at->offset]) &&
           !notation_kind_of_sign(mending->text + at->offset, &kind);
}

/* Reads all numbers. False: something is no number, or is there twice. */
static bool take_numbers(struct mending *mending)
{
    for (size_t at = 0; at < mending->piece_count;) {
        struct notation *number = &mending->numbers[mending->count];
        size_t taken = take_number(mending, at, number);
        if (!taken)
            return false;
        for (size_t i = 0; i < mending->count; i++)
            if (notation_identical(&mending->numbers[i], number))
                return false;
        mending->taken[mending->count++] = taken;
        for (size_t i = 1; i < taken; i++)
            mending->blank |= has_blank_before(mending, at + i);
        at += taken;
    }
    return mending->count > 0;
}

/* Writes the numbers as the file has them, with what separates them; `semicolons`: always “;”. */
static const char *write_numbers(struct mending *mending, bool semicolons)
{
    size_t piece = 0;

    strbuf_clear(&mending->out);
    for (size_t i = 0; i < mending->count; i++) {
        strbuf_add(&mending->out, !i ? "" : semicolons || mending->blank ? "; " : " ");
        for (size_t taken = 0; taken < mending->taken[i]; taken++, piece++) {
            const struct piece *one = &mending->pieces[piece];
            if (taken && has_blank_before(mending, piece))
                strbuf_add_char(&mending->out, ' ');
            strbuf_add_bytes(&mending->out, mending->text + one->offset, one->length);
        }
    }
    return strbuf_text(&mending->out);
}

/* Reads the list of an element again by its pieces. False: nothing can be proposed. The caller
 * releases mending->out. */
static bool mend(struct mending *mending, const struct deck *deck, const struct xml_element *e)
{
    *mending = (struct mending){.deck = deck, .text = xml_text(e, "values")};
    return cut(mending) && take_numbers(mending);
}

/* Returns the number with a blank in it. */
static struct notation mixed_of(const struct mending *mending)
{
    size_t i = 0;

    while (i + 1 < mending->count && mending->taken[i] == 1)
        i++;
    return mending->numbers[i];
}

bool build_mend_list(struct builder *builder, const struct xml_element *e, size_t offset,
                     struct message why)
{
    struct mending mending;

    if (builder->diag->count >= DIAG_LIMIT)
        return false;
    bool mended = mend(&mending, builder->deck, e);
    const char *list = mended ? write_numbers(&mending, false) : "";
    const struct notation mixed = mended ? mixed_of(&mending) : (struct notation){0};
    struct diag_edit edit = xml_edit(e, "values", list);

    if (mended && mending.blank)
        why =
            message_with(N_("{number} has a space in it, so “;” must separate all numbers of this "
                            "list, without commas; write values=\"{list}\""),
                         arg_notation("number", &mixed), arg_text("list", list));
    else if (mended && mending.commas)
        why = message_with(N_("commas do not separate the numbers of a list, spaces do; write "
                              "values=\"{list}\""),
                           arg_text("list", list));
    else if (mended && mending.words)
        why = message_with(N_("words do not separate the numbers of a list, spaces do; write "
                              "values=\"{list}\""),
                           arg_text("list", list));
    else if (mended) /* 50 %, 1 + 1/2 */
        why = message_with(N_("spaces separate the numbers of this list, and one stands inside a "
                              "number; write values=\"{list}\""),
                           arg_text("list", list));
    if (mended && !mending.out.failed)
        diag_propose(builder->diag, SEVERITY_ERROR, xml_at_offset(e, "values", offset), why, &edit,
                     1);
    builder->diag->no_memory |= mending.out.failed;
    strbuf_release(&mending.out);
    return mended;
}

/* Returns whether a list has a number twice, each piece being one. */
static bool has_twice(struct mending *mending)
{
    mending->count = mending->piece_count;
    for (size_t i = 0; i < mending->piece_count; i++) {
        mending->taken[i] = 1;
        const struct piece *piece = &mending->pieces[i];
        if (!build_read_piece(mending->deck, mending->text + piece->offset, piece->length,
                              &mending->numbers[i]))
            return true;
        for (size_t j = 0; j < i; j++)
            if (notation_identical(&mending->numbers[i], &mending->numbers[j]))
                return true;
    }
    return false;
}

bool build_ask_mixed(struct builder *builder, const struct xml_element *e, size_t offset)
{
    struct mending mending, apart;
    struct diag_edit edits[2];

    if (builder->diag->count >= DIAG_LIMIT || !mend(&mending, builder->deck, e))
        return true; /* it has more numbers than anybody would mend */
    apart = mending;
    apart.out = (struct strbuf){0};
    bool twice = has_twice(&apart);
    const char *one = write_numbers(&mending, true), *two = write_numbers(&apart, true);
    edits[0] = xml_edit(e, "values", one);
    edits[1] = xml_edit(e, "values", two);
    edits[1].choice = 1;
    const char *id =
        twice
            ? N_("{number} counts as two numbers, because spaces separate numbers; separate all of "
                 "this list with “;”: values=\"{one}\"")
            : N_("{number} counts as two numbers, because spaces separate numbers; separate all of "
                 "this list with “;”: values=\"{one}\" if it is one number, values=\"{two}\" if it "
                 "is two");
    const struct notation number = mixed_of(&mending);
    bool failed = mending.out.failed || apart.out.failed;
    if (!failed)
        diag_propose(builder->diag, twice ? SEVERITY_ERROR : SEVERITY_WARNING,
                     xml_at_offset(e, "values", offset),
                     message_with(id, arg_notation("number", &number), arg_text("one", one),
                                  arg_text("two", two)),
                     edits, twice ? 1 : 2);
    builder->diag->no_memory |= failed;
    strbuf_release(&mending.out);
    strbuf_release(&apart.out);
    return !twice;
}
