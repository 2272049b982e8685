/* What is meant by a list of numbers whose separators are wrong, or whose numbers are written in
 * other ways than files have them. */
#include "deck/builder.h"

#include "xml/value.h"

#include <stdio.h>
#include <string.h>

enum {
    PIECES = 256,     /* of a longer list nothing is proposed */
    PIECES_JOINED = 5 /* the most that make one number: 33 1/3 % has 3, 1 + 1 / 2 has 5 */
};

/* What stands between blanks, commas and semicolons. */
struct piece {
    size_t offset, length;
    bool apart; /* a comma or a semicolon stands before it */
};

/* A number that is meant. */
struct meant {
    struct notation number;
    size_t first, pieces;
    char guess[NOTATION_TEXT_SIZE]; /* how it should be written; "": as it stands there */
};

/* A list being read again, by pieces. */
struct mending {
    const struct deck *deck;
    const char *text;
    struct piece pieces[PIECES];
    size_t piece_count;
    struct meant numbers[PIECES];
    size_t count;
    bool semicolons;         /* the list has some */
    bool blank;              /* a number has a blank in it that it needs */
    size_t comma, word;      /* where the first stands that separates numbers; SIZE_MAX: none */
    const struct meant *odd; /* the first number that is only guessed */
    struct meant so_on;      /* what says “and so on”; pieces 0: nothing does */
    struct meant again;      /* one that is in the list already; pieces 0: none */
    struct strbuf out;       /* the numbers, with “;” between them or a blank */
};

static bool add_piece(struct mending *mending, size_t offset, size_t length, bool apart)
{
    if (!length)
        return true;
    if (mending->piece_count == PIECES)
        return false;
    mending->pieces[mending->piece_count++] = (struct piece){offset, length, apart};
    return true;
}

static void note_first(size_t *first, size_t at)
{
    *first = at < *first ? at : *first;
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

/* Returns whether a piece says “and so on”, in any of our languages. */
static bool is_so_on(const struct mending *mending, const struct piece *piece)
{
    static const char *const words[] = {"etc", "etc.", "usw", "usw.", "enz", "enz.", "…", "..."};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == piece->length &&
            !memcmp(words[i], mending->text + piece->offset, piece->length))
            return true;
    return false;
}

/* Returns whether a piece has numbers that are cut at commas each, all of them below 1:
 * 0,5,0,25. */
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

/* Returns the sign that separates numbers within a piece, as in 1/2|1/4; 0: none does. */
static char sign_within(const struct mending *mending, size_t offset, size_t length)
{
    const char *text = mending->text + offset;
    struct notation number;

    for (const char *sign = "|=:&/"; *sign; sign++) {
        size_t at = 0, parts = 0;
        while (at < length) {
            const char *end = memchr(text + at, *sign, length - at);
            size_t part = (end ? (size_t)(end - text) : length) - at;
            if (!build_read_piece(mending->deck, text + at, part, &number) ||
                (*sign == ':' && number.kind == NOTATION_WHOLE) ||
                (*sign == '/' && number.kind != NOTATION_DECIMAL))
                break;
            at += part + 1;
            parts++;
        }
        if (at > length && parts > 1)
            return *sign;
    }
    return '\0';
}

/* Adds what stands from `at` to `end`, without blanks: one piece, or several between commas or
 * other signs. */
static bool add_pieces(struct mending *mending, size_t at, size_t end, bool apart)
{
    const char *text = mending->text;
    bool commas = commas_separate(mending, at, end - at), good = true;
    bool decimals = commas && are_decimals(text + at, end - at);
    struct notation number;
    bool one = build_read_piece(mending->deck, text + at, end - at, &number);
    char sign = one ? '\0' : sign_within(mending, at, end - at);
    sign = commas && !sign ? ',' : sign;

    while (at < end && good) {
        size_t skip = decimals ? 2 : 0;
        const char *next = sign ? memchr(text + at + skip, sign, end - at - skip) : NULL;
        size_t length = next ? (size_t)(next - text) - at : end - at;
        good = add_piece(mending, at, length, apart);
        if (next)
            note_first(sign == ',' ? &mending->comma : &mending->word, at + length);
        at += length + (next != NULL);
        apart = next != NULL;
    }
    return good;
}

/* Cuts the list into its pieces; false when there are too many. */
static bool cut(struct mending *mending)
{
    const char *text = mending->text;
    bool apart = false, good = true;

    for (size_t at = 0; text[at] && good;) {
        if (value_is_blank(text[at]) || text[at] == ';' || text[at] == ',') {
            apart |= !value_is_blank(text[at]);
            if (text[at] == ',')
                note_first(&mending->comma, at);
            at++;
            continue;
        }
        size_t end = at;
        while (text[end] && !value_is_blank(text[end]) && text[end] != ';')
            end++;
        size_t last = end;
        while (text[last - 1] == ',')
            last--;
        good = add_pieces(mending, at, last, apart);
        apart = false;
        at = last;
    }
    return good;
}

/* Writes pieces with single blanks between them. False: that is too long for a number. */
static bool join(const struct mending *mending, const struct piece *from, size_t count,
                 char out[static NOTATION_TEXT_SIZE])
{
    size_t length = 0;

    for (size_t i = 0; i < count; i++) {
        if (length + from[i].length + 2 > NOTATION_TEXT_SIZE)
            return false;
        if (i)
            out[length++] = ' ';
        memcpy(out + length, mending->text + from[i].offset, from[i].length);
        length += from[i].length;
    }
    out[length] = '\0';
    return true;
}

/* Reads so many pieces as one number, or what is meant by them. */
static bool read_pieces(const struct mending *mending, size_t first, size_t count,
                        struct meant *meant)
{
    const struct notation_options options = build_number_options(mending->deck);
    char text[NOTATION_TEXT_SIZE];

    *meant = (struct meant){.first = first, .pieces = count};
    if (!join(mending, &mending->pieces[first], count, text))
        return false;
    if (notation_parse(&meant->number, text, &options, NULL) == STATUS_OK)
        return count == 1 || meant->number.kind != NOTATION_MIXED ||
               (meant->number.whole != 0 && meant->number.numerator < meant->number.denominator);
    return notation_meant(text, &options, meant->guess) &&
           notation_parse(&meant->number, meant->guess, &options, NULL) == STATUS_OK;
}

/* Reads the number that begins with a piece: the longest. False: none is a number. */
static bool take_number(const struct mending *mending, size_t first, struct meant *meant)
{
    const struct piece *from = &mending->pieces[first];
    size_t count = 1;

    while (count < PIECES_JOINED && first + count < mending->piece_count && !from[count].apart)
        count++;
    while (count > 0 && !read_pieces(mending, first, count, meant))
        count--;
    return count > 0;
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

/* Adds a number to those of the list, if it is not there already. */
static void add_number(struct mending *mending, const struct meant *meant)
{
    for (size_t i = 0; i < mending->count; i++) {
        struct meant *other = &mending->numbers[i];
        if (!notation_identical(&other->number, &meant->number))
            continue;
        /* Of a guess and a number, the guess is the one too many. */
        bool swap = *other->guess && !*meant->guess;
        mending->again = mending->again.pieces ? mending->again : swap ? *other : *meant;
        *other = swap ? *meant : *other;
        return;
    }
    mending->blank |= strchr(meant->guess, ' ') != NULL;
    for (size_t i = 1; i < meant->pieces && !*meant->guess; i++)
        mending->blank |= has_blank_before(mending, meant->first + i);
    mending->numbers[mending->count] = *meant;
    if (*meant->guess && !mending->odd)
        mending->odd = &mending->numbers[mending->count];
    mending->count++;
}

/* Reads all numbers. False: something is no number. */
static bool take_numbers(struct mending *mending)
{
    struct meant meant;

    for (size_t at = 0; at < mending->piece_count; at += meant.pieces) {
        const struct piece *piece = &mending->pieces[at];
        if (build_and_at(mending->text + piece->offset) == piece->length) {
            note_first(&mending->word, piece->offset);
            meant.pieces = 1;
            if (at + 1 < mending->piece_count)
                mending->pieces[at + 1].apart = true;
        } else if (is_so_on(mending, piece)) {
            meant = mending->so_on = (struct meant){.first = at, .pieces = 1};
        } else if (take_number(mending, at, &meant)) {
            add_number(mending, &meant);
        } else {
            return false;
        }
    }
    /* 1, 1/2 must not become 1 1/2 */
    for (size_t i = 1; i < mending->count; i++)
        mending->semicolons |=
            build_is_mixed(&mending->numbers[i - 1].number, &mending->numbers[i].number);
    return mending->count > 0;
}

/* Writes the numbers as the file has them, or as they are meant, with what separates them;
 * `semicolons`: always “;”. A lone 1 1/2 has one behind it. */
static const char *write_numbers(struct mending *mending, bool semicolons)
{
    strbuf_clear(&mending->out);
    for (size_t i = 0; i < mending->count; i++) {
        const struct meant *meant = &mending->numbers[i];
        strbuf_add(&mending->out, !i ? "" : semicolons || mending->blank ? "; " : " ");
        strbuf_add(&mending->out, meant->guess);
        for (size_t at = 0; at < meant->pieces && !*meant->guess; at++) {
            const struct piece *one = &mending->pieces[meant->first + at];
            if (at && has_blank_before(mending, meant->first + at))
                strbuf_add_char(&mending->out, ' ');
            strbuf_add_bytes(&mending->out, mending->text + one->offset, one->length);
        }
    }
    if (mending->count == 1 && mending->blank)
        strbuf_add_char(&mending->out, ';');
    return strbuf_text(&mending->out);
}

/* Reads the list of an element again by its pieces. False: nothing can be proposed. The caller
 * releases mending->out. */
static bool mend(struct mending *mending, const struct deck *deck, const struct xml_element *e)
{
    const char *text = xml_text(e, "values");

    *mending = (struct mending){.deck = deck,
                                .text = text,
                                .semicolons = strchr(text, ';') != NULL,
                                .comma = SIZE_MAX,
                                .word = SIZE_MAX};
    return cut(mending) && take_numbers(mending);
}

/* Returns the first number that stands in several pieces; NULL: none does. */
static const struct meant *first_joined(const struct mending *mending)
{
    for (size_t i = 0; i < mending->count; i++)
        if (mending->numbers[i].pieces > 1)
            return &mending->numbers[i];
    return NULL;
}

/* Returns the number that has a blank in it, or else the first that stands in several pieces; there
 * is one. */
static const struct meant *with_blank(const struct mending *mending)
{
    for (size_t i = 0; i < mending->count; i++)
        for (size_t at = 1; at < mending->numbers[i].pieces; at++)
            if (has_blank_before(mending, mending->numbers[i].first + at))
                return &mending->numbers[i];
    return first_joined(mending);
}

/* Returns whether more of the list must change than the first number that is guessed. */
static bool needs_list(const struct mending *mending)
{
    size_t guesses = 0;

    for (size_t i = 0; i < mending->count; i++)
        guesses += *mending->numbers[i].guess != 0;
    return guesses > 1 || mending->comma != SIZE_MAX || mending->word != SIZE_MAX ||
           (mending->blank && !strchr(mending->text, ';'));
}

/* Returns what is wrong with a list that can be mended, and moves *offset there. `shown` gets the
 * number that it is about, as its author wrote it. */
static struct message explain(const struct mending *mending, const char *list, size_t *offset,
                              char shown[static NOTATION_TEXT_SIZE])
{
    const struct meant *about = mending->again.pieces ? &mending->again : mending->odd;
    bool comma = false; /* the complaint points at it */
    const char *id;

    if (mending->so_on.pieces) {
        about = &mending->so_on;
        id = N_("“{number}” names no numbers; write values=\"{list}\" and add those that are "
                "missing");
    } else if (about) {
        comma = !*about->guess;
        id = comma ? N_("here a comma stands in the place of “;”, and “{number}” is in this list "
                        "twice; write values=\"{list}\"")
             : mending->again.pieces
                 ? N_("“{number}” cannot be read as a number; if it means {meant}, leave it out, "
                      "because this list has {meant} already: values=\"{list}\"")
             : needs_list(mending)
                 ? N_("“{number}” cannot be read as a number; if it means {meant}, write "
                      "values=\"{list}\"")
                 : N_("“{number}” cannot be read as a number; did you mean {meant}?");
    } else if (mending->blank && !mending->semicolons) {
        about = with_blank(mending);
        id = N_("“{number}” has a space in it, so “;” must separate all numbers of this list; "
                "write values=\"{list}\"");
    } else if (mending->comma < mending->word) {
        id = mending->semicolons
                 ? N_("here a comma stands in the place of “;”; write values=\"{list}\"")
                 : N_("commas do not separate the numbers of a list, spaces do; write "
                      "values=\"{list}\"");
    } else if (mending->word != SIZE_MAX) {
        size_t length = build_and_at(mending->text + mending->word);
        snprintf(shown, NOTATION_TEXT_SIZE, "%.*s", length ? (int)length : 1,
                 mending->text + mending->word);
        id = mending->semicolons
                 ? N_("here “{number}” stands in the place of “;”; write values=\"{list}\"")
                 : N_("“{number}” does not separate the numbers of a list, spaces do; write "
                      "values=\"{list}\"");
    } else { /* 50 %, 1 + 1/2 */
        about = first_joined(mending);
        id = N_("“{number}” has a space in it, but spaces separate the numbers; write "
                "values=\"{list}\"");
    }
    if (about && join(mending, &mending->pieces[about->first], about->pieces, shown))
        *offset = comma ? mending->comma : mending->pieces[about->first].offset;
    else
        *offset = mending->comma < mending->word ? mending->comma : mending->word;
    return message_with(id, arg_typed("number", shown), arg_text("list", list),
                        arg_text("meant", about ? about->guess : ""));
}

/* Returns whether a number is there twice that is not guessed. Who puts the list together says so,
 * unless a comma hides it. */
static bool is_only_twice(const struct mending *mending)
{
    return mending->again.pieces && !*mending->again.guess &&
           (!mending->semicolons || mending->comma == SIZE_MAX);
}

bool build_mend_list(struct builder *builder, const struct xml_element *e)
{
    struct mending mending;
    char shown[NOTATION_TEXT_SIZE] = "";
    size_t offset;

    if (builder->diag->count >= DIAG_LIMIT)
        return false;
    bool mended = mend(&mending, builder->deck, e) && !is_only_twice(&mending);
    if (mended) {
        const char *list = write_numbers(&mending, mending.semicolons);
        struct diag_edit edit = xml_edit(e, "values", list);
        struct message why = explain(&mending, list, &offset, shown);
        if (!mending.out.failed)
            diag_propose(builder->diag, SEVERITY_ERROR, xml_at_offset(e, "values", offset), why,
                         &edit, 1);
    }
    builder->diag->no_memory |= mending.out.failed;
    strbuf_release(&mending.out);
    return mended;
}

void build_refuse_number(struct builder *builder, const struct xml_element *e,
                         const struct number_list *list, struct message why)
{
    const struct notation_options options = build_number_options(builder->deck);
    const struct position where = build_byte_at(builder, e, "values", list->offset);
    char text[NOTATION_TEXT_SIZE], meant[NOTATION_TEXT_SIZE];
    const struct piece piece = {.offset = list->offset, .length = list->length};
    const struct mending reading = {.deck = builder->deck, .text = list->text};
    const struct diag_edit edit = {
        .line = where.line, .column = where.column, .length = list->length, .text = meant};

    if (join(&reading, &piece, 1, text) && notation_meant(text, &options, meant))
        diag_propose(builder->diag, SEVERITY_ERROR, where, notation_message_meant(text, meant),
                     &edit, 1);
    else
        build_error(builder, where, why);
}

/* Takes each piece for a number. Returns whether the list then has one twice. */
static bool has_twice(struct mending *mending)
{
    mending->count = 0;
    mending->blank = false;
    for (size_t i = 0; i < mending->piece_count; i++) {
        struct meant meant;
        if (!read_pieces(mending, i, 1, &meant) || *meant.guess)
            return true;
        add_number(mending, &meant);
    }
    return mending->again.pieces;
}

bool build_ask_mixed(struct builder *builder, const struct xml_element *e, size_t offset)
{
    struct mending mending, apart;
    struct diag_edit edits[2];
    char number[NOTATION_TEXT_SIZE];

    if (builder->diag->count >= DIAG_LIMIT || !mend(&mending, builder->deck, e) ||
        mending.again.pieces)
        return true; /* one is there twice, or it has more numbers than anybody would mend */
    const struct meant *mixed = with_blank(&mending);
    if (!mixed || !join(&mending, &mending.pieces[mixed->first], mixed->pieces, number))
        return true;
    apart = mending;
    apart.out = (struct strbuf){0};
    bool twice = has_twice(&apart);
    const char *one = write_numbers(&mending, true), *two = write_numbers(&apart, true);
    edits[0] = xml_edit(e, "values", one);
    edits[1] = xml_edit(e, "values", two);
    edits[1].choice = 1;
    const char *id =
        twice
            ? N_("“{number}” counts as two numbers, because spaces separate numbers; separate all "
                 "of this list with “;”: values=\"{one}\"")
            : N_("“{number}” counts as two numbers, because spaces separate numbers; separate all "
                 "of this list with “;”: values=\"{one}\" if it is one number, "
                 "values=\"{two}\" if it is two");
    bool failed = mending.out.failed || apart.out.failed;
    if (!failed)
        diag_propose(builder->diag, twice ? SEVERITY_ERROR : SEVERITY_WARNING,
                     xml_at_offset(e, "values", offset),
                     message_with(id, arg_typed("number", number), arg_text("one", one),
                                  arg_text("two", two)),
                     edits, twice ? 1 : 2);
    builder->diag->no_memory |= failed;
    strbuf_release(&mending.out);
    strbuf_release(&apart.out);
    return !twice;
}
