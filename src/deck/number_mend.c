/* Works out the meaning of a list of numbers whose separators are wrong, or whose numbers are
 * written in other ways than files have them. */
#include "deck/builder.h"

#include "xml/value.h"

#include <stdio.h>
#include <string.h>

enum { TOKENS = 256 /* of a longer list nothing is proposed */ };

/* A token of a list: the text between blanks, commas, semicolons and other signs that separate
 * numbers. */
struct token {
    size_t offset, length;
    bool apart; /* a sign stands before it */
};

struct tokens {
    const struct deck *deck;
    const char *text; /* of the whole list; borrowed */
    struct token token[TOKENS];
    size_t count;
    size_t comma, word; /* where the first comma, and the first other sign or word, separates
                           numbers; SIZE_MAX: none does */
};

static bool add_piece(struct tokens *tokens, size_t offset, size_t length, bool apart)
{
    if (!length)
        return true;
    if (tokens->count == TOKENS)
        return false;
    tokens->token[tokens->count++] = (struct token){offset, length, apart};
    return true;
}

static void note_first(size_t *first, size_t at)
{
    *first = at < *first ? at : *first;
}

/* What separates the numbers of a token. */
struct separator {
    char sign;   /* 0: nothing, it is one number */
    size_t skip; /* this many bytes of each number are skipped in looking for it */
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

/* Adds the text from `at` to `end`, without blanks: one token, or several between commas or other
 * signs. */
static bool add_pieces(struct tokens *tokens, size_t at, size_t end, bool apart)
{
    const char *text = tokens->text;
    const struct separator separator = separator_of(tokens->deck, text + at, end - at);
    bool good = true;

    for (; at < end && good; at++, apart = true) {
        size_t skip = separator.skip, length = end - at;
        if (separator.sign)
            length = skip + length_before(text + at + skip, length - skip, separator.sign);
        good = add_piece(tokens, at, length, apart);
        at += length;
        if (at < end)
            note_first(separator.sign == ',' ? &tokens->comma : &tokens->word, at);
    }
    return good;
}

/* Cuts a list into its tokens; false when there are too many. */
static bool tokens_cut(struct tokens *out, const struct deck *deck, const char *text)
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

/* Writes `count` tokens, from `first` on, with single blanks between them. False: that is too long
 * for a number. */
static bool tokens_join(const struct tokens *tokens, size_t first, size_t count,
                        char out[static NOTATION_TEXT_SIZE])
{
    size_t length = 0;

    for (size_t i = 0; i < count; i++) {
        const struct token *token = &tokens->token[first + i];
        if (length + token->length + 2 > NOTATION_TEXT_SIZE)
            return false;
        if (i)
            out[length++] = ' ';
        memcpy(out + length, tokens->text + token->offset, token->length);
        length += token->length;
    }
    out[length] = '\0';
    return true;
}

enum { TOKENS_JOINED = 5 /* the most that make one number: 33 1/3 % has 3, 1 + 1 / 2 has 5 */ };

/* A number that is meant. */
struct suggestion {
    struct notation number;
    size_t first, tokens;
    char guess[NOTATION_TEXT_SIZE]; /* how it should be written; "": as it stands there */
};

/* A list being read again, by tokens. */
struct mending {
    struct tokens list;
    struct suggestion numbers[TOKENS];
    size_t count;
    bool semicolons;              /* the list has some */
    bool blank;                   /* a number has a blank in it that it needs */
    const struct suggestion *odd; /* the first number that is only guessed */
    struct suggestion so_on;      /* what says “and so on”; tokens 0: nothing does */
    struct suggestion again;      /* one that is in the list already; tokens 0: none */
    struct strbuf out;            /* the numbers, with “;” between them or a blank */
};

static size_t sooner(size_t one, size_t other)
{
    return one < other ? one : other;
}

/* Returns whether a token says “and so on”, in any of our languages. */
static bool is_so_on(const struct mending *mending, const struct token *token)
{
    static const char *const words[] = {"etc", "etc.", "usw", "usw.", "enz", "enz.", "…", "..."};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == token->length &&
            !memcmp(words[i], mending->list.text + token->offset, token->length))
            return true;
    return false;
}

/* Reads `count` tokens as one number, or as the number that is meant by them. */
static bool read_tokens(const struct mending *mending, size_t first, size_t count,
                        struct suggestion *meant)
{
    const struct notation_options options = build_number_options(mending->list.deck);
    char text[NOTATION_TEXT_SIZE];

    *meant = (struct suggestion){.first = first, .tokens = count};
    if (!tokens_join(&mending->list, first, count, text))
        return false;
    if (notation_parse(&meant->number, text, &options, NULL) == STATUS_OK)
        return count == 1 || meant->number.kind != NOTATION_MIXED ||
               (meant->number.whole != 0 && meant->number.numerator < meant->number.denominator);
    return notation_suggest(text, &options, meant->guess) &&
           notation_parse(&meant->number, meant->guess, &options, NULL) == STATUS_OK;
}

/* Reads the number that begins with a token: the longest. False: none is a number. */
static bool take_number(const struct mending *mending, size_t first, struct suggestion *meant)
{
    const struct token *from = &mending->list.token[first];
    size_t count = 1;

    while (count < TOKENS_JOINED && first + count < mending->list.count && !from[count].apart)
        count++;
    while (count > 0 && !read_tokens(mending, first, count, meant))
        count--;
    return count > 0;
}

/* Returns whether a blank must stand before a token of a number, as in 1 1/2: between digits. */
static bool has_blank_before(const struct mending *mending, size_t token)
{
    const struct token *at = &mending->list.token[token];
    static const char signs[] = "+-/:%";
    const char before = mending->list.text[at[-1].offset + at[-1].length - 1];
    enum notation_kind kind;

    return !strchr(signs, before) && !strchr(signs, mending->list.text[at->offset]) &&
           !notation_kind_of_sign(mending->list.text + at->offset, &kind);
}

/* Adds a number to those of the list, if it is not there already. */
static void add_number(struct mending *mending, const struct suggestion *meant)
{
    for (size_t i = 0; i < mending->count; i++) {
        struct suggestion *other = &mending->numbers[i];
        if (!notation_identical(&other->number, &meant->number))
            continue;
        /* Of a guess and a number, the guess is the one too many. */
        bool swap = *other->guess && !*meant->guess;
        mending->again = mending->again.tokens ? mending->again : swap ? *other : *meant;
        *other = swap ? *meant : *other;
        return;
    }
    mending->blank |= strchr(meant->guess, ' ') != NULL;
    for (size_t i = 1; i < meant->tokens && !*meant->guess; i++)
        mending->blank |= has_blank_before(mending, meant->first + i);
    mending->numbers[mending->count] = *meant;
    if (*meant->guess && !mending->odd)
        mending->odd = &mending->numbers[mending->count];
    mending->count++;
}

/* Reads all numbers. False: something is no number. */
static bool take_numbers(struct mending *mending)
{
    struct suggestion meant;

    for (size_t at = 0; at < mending->list.count; at += meant.tokens) {
        const struct token *token = &mending->list.token[at];
        if (build_and_at(mending->list.text + token->offset) == token->length) {
            mending->list.word = sooner(mending->list.word, token->offset);
            meant.tokens = 1;
            if (at + 1 < mending->list.count)
                mending->list.token[at + 1].apart = true;
        } else if (is_so_on(mending, token)) {
            meant = mending->so_on = (struct suggestion){.first = at, .tokens = 1};
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

/* Writes the numbers as the file has them, or as they are meant, with their separators;
 * `semicolons`: always “;”. A lone 1 1/2 has one behind it. */
static const char *write_numbers(struct mending *mending, bool semicolons)
{
    strbuf_clear(&mending->out);
    for (size_t i = 0; i < mending->count; i++) {
        const struct suggestion *meant = &mending->numbers[i];
        strbuf_add(&mending->out, !i ? "" : semicolons || mending->blank ? "; " : " ");
        strbuf_add(&mending->out, meant->guess);
        for (size_t at = 0; at < meant->tokens && !*meant->guess; at++) {
            const struct token *one = &mending->list.token[meant->first + at];
            if (at && has_blank_before(mending, meant->first + at))
                strbuf_add_char(&mending->out, ' ');
            strbuf_add_bytes(&mending->out, mending->list.text + one->offset, one->length);
        }
    }
    if (mending->count == 1 && mending->blank)
        strbuf_add_char(&mending->out, ';');
    return strbuf_text(&mending->out);
}

/* Reads the list of an element again by its tokens. False: nothing can be proposed. The caller
 * releases mending->out. */
static bool mend(struct mending *mending, const struct deck *deck, const struct xml_element *e)
{
    const char *text = xml_text(e, "values");

    *mending = (struct mending){.semicolons = strchr(text, ';') != NULL};
    return tokens_cut(&mending->list, deck, text) && take_numbers(mending);
}

/* Returns the first number that stands in several tokens; NULL: none does. */
static const struct suggestion *first_joined(const struct mending *mending)
{
    for (size_t i = 0; i < mending->count; i++)
        if (mending->numbers[i].tokens > 1)
            return &mending->numbers[i];
    return NULL;
}

/* Returns the number that has a blank in it, or else the first that stands in several tokens; there
 * is one. */
static const struct suggestion *with_blank(const struct mending *mending)
{
    for (size_t i = 0; i < mending->count; i++)
        for (size_t at = 1; at < mending->numbers[i].tokens; at++)
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
    return guesses > 1 || mending->list.comma != SIZE_MAX || mending->list.word != SIZE_MAX ||
           (mending->blank && !strchr(mending->list.text, ';'));
}

/* Returns the complaint about a list that can be mended, and moves *offset to the mistake. `shown`
 * gets the number that it is about, as its author wrote it. */
static struct message explain(const struct mending *mending, const char *list, size_t *offset,
                              char shown[static NOTATION_TEXT_SIZE])
{
    const struct suggestion *about = mending->again.tokens ? &mending->again : mending->odd;
    bool comma = false; /* the complaint points at it */
    const char *id;

    if (mending->so_on.tokens) {
        about = &mending->so_on;
        id = N_("“{number}” names no numbers; write values=\"{list}\" and add those that are "
                "missing");
    } else if (about) {
        comma = !*about->guess;
        id = comma ? N_("here a comma stands in the place of “;”, and “{number}” is in this list "
                        "twice; write values=\"{list}\"")
             : mending->again.tokens
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
    } else if (mending->list.comma < mending->list.word) {
        id = mending->semicolons
                 ? N_("here a comma stands in the place of “;”; write values=\"{list}\"")
                 : N_("commas do not separate the numbers of a list, spaces do; write "
                      "values=\"{list}\"");
    } else if (mending->list.word != SIZE_MAX) {
        size_t length = build_and_at(mending->list.text + mending->list.word);
        snprintf(shown, NOTATION_TEXT_SIZE, "%.*s", length ? (int)length : 1,
                 mending->list.text + mending->list.word);
        id = mending->semicolons
                 ? N_("here “{number}” stands in the place of “;”; write values=\"{list}\"")
                 : N_("“{number}” does not separate the numbers of a list, spaces do; write "
                      "values=\"{list}\"");
    } else { /* 50 %, 1 + 1/2 */
        about = first_joined(mending);
        id = N_("“{number}” has a space in it, but spaces separate the numbers; write "
                "values=\"{list}\"");
    }
    if (about && tokens_join(&mending->list, about->first, about->tokens, shown))
        *offset = comma ? mending->list.comma : mending->list.token[about->first].offset;
    else
        *offset = sooner(mending->list.comma, mending->list.word);
    return message_with(id, arg_typed("number", shown), arg_text("list", list),
                        arg_text("meant", about ? about->guess : ""));
}

/* Returns whether a number that is not guessed is in the list twice. Another complaint says so,
 * unless a comma hides it. */
static bool is_only_twice(const struct mending *mending)
{
    return mending->again.tokens && !*mending->again.guess &&
           (!mending->semicolons || mending->list.comma == SIZE_MAX);
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
        diag_propose(builder->diag, SEVERITY_ERROR, xml_at_offset(e, "values", offset), why, &edit,
                     1);
    }
    strbuf_release(&mending.out);
    return mended;
}

void build_refuse_number(struct builder *builder, const struct xml_element *e,
                         const struct number_list *list, struct message why)
{
    const struct notation_options options = build_number_options(builder->deck);
    const struct position where = build_byte_at(builder, e, "values", list->offset);
    char text[NOTATION_TEXT_SIZE], meant[NOTATION_TEXT_SIZE];
    const struct tokens token = {.text = list->text,
                                 .token = {{.offset = list->offset, .length = list->length}},
                                 .count = 1};
    const struct diag_edit edit = {
        .line = where.line, .column = where.column, .length = list->length, .text = meant};

    if (tokens_join(&token, 0, 1, text) && notation_suggest(text, &options, meant))
        diag_propose(builder->diag, SEVERITY_ERROR, where, notation_suggestion(text, meant), &edit,
                     1);
    else
        build_error(builder, where, why);
}

/* Takes each token for a number. Returns whether the list then has one twice. */
static bool has_twice(struct mending *mending)
{
    mending->count = 0;
    mending->blank = false;
    for (size_t i = 0; i < mending->list.count; i++) {
        struct suggestion meant;
        if (!read_tokens(mending, i, 1, &meant) || *meant.guess)
            return true;
        add_number(mending, &meant);
    }
    return mending->again.tokens;
}

bool build_ask_mixed(struct builder *builder, const struct xml_element *e, size_t offset)
{
    struct mending mending, apart;
    struct diag_edit edits[2];
    char number[NOTATION_TEXT_SIZE];

    if (builder->diag->count >= DIAG_LIMIT || !mend(&mending, builder->deck, e) ||
        mending.again.tokens)
        return true; /* one is there twice, or it has more numbers than anybody would mend */
    const struct suggestion *mixed = with_blank(&mending);
    if (!mixed || !tokens_join(&mending.list, mixed->first, mixed->tokens, number))
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
    diag_propose(
        builder->diag, twice ? SEVERITY_ERROR : SEVERITY_WARNING,
        xml_at_offset(e, "values", offset),
        message_with(id, arg_typed("number", number), arg_text("one", one), arg_text("two", two)),
        edits, twice ? 1 : 2);
    strbuf_release(&mending.out);
    strbuf_release(&apart.out);
    return !twice;
}
