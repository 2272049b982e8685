/* Turns typed text into an answer, or into a sentence that says what to type. */
#include "base/utf8.h"
#include "lesson/maker.h"
#include "lesson/typed_words.h"
#include "text/fold.h"
#include "text/text.h"

#include <ctype.h>
#include <string.h>

enum {
    LINE_MOST = 120,                         /* bytes: more is an essay */
    WORD_SIZE = UTF8_LONGEST * LINE_MOST + 1 /* a letter may get longer in small */
};

/* The typed text, and the same in small letters with single blanks, without a full stop. */
struct typed_answer {
    const char *typed, *folded;
};

/* --- One option, or several */

static const char separators[] = " ,;<"; /* “b < a < c” is an order */

static bool is_separator(char byte)
{
    return byte && strchr(separators, byte);
}

static const char *past_blanks(const char *text)
{
    /* between the words of a list: “1 and 4” */
    static const char *const joining = N_("and,&");

    for (;;) {
        while (is_separator(*text))
            text++;
        size_t length = strcspn(text, separators);
        if (!word_is(joining, text, length))
            return text;
        text += length;
    }
}

/* Where no item is given, any question is meant: its labels … */
static int labelled_somewhere(const char *word, size_t length)
{
    static const char labels[] = "abcdef123456";
    const char *at = length == 1 ? strchr(labels, *word) : NULL;

    return at ? (int)(at - labels) % ITEM_OPTIONS : -1;
}

/* The option that a word of `length` bytes is the label of, or −1. */
static int labelled(const struct item *item, const char *word, size_t length)
{
    if (!item)
        return labelled_somewhere(word, length);
    for (int i = 0; i < item->options; i++) {
        const char *label = option_label(item, i);
        if (strlen(label) == length && strncmp(label, word, length) == 0)
            return i;
    }
    return -1;
}

/* The option that shows a number, or −1. */
static int showing(const struct item *item, const char *text)
{
    static const struct notation_options ratios = {.ratio = true};
    struct notation number;

    if (notation_read(&number, text, &ratios, NULL) != STATUS_OK)
        return -1;
    if (!item)
        return 0; /* … its numbers … */
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape == SHAPE_PRINTED &&
            notation_identical(&number, &item->option[i].figure.number))
            return i;
    return -1;
}

enum { WORD_LEAST = 4 /* bytes of an option’s words */ };

/* … and its words, as far as no number stands before the end of what was typed. */
static int said_somewhere(const char *text)
{
    static const char *const words[] = {
        N_("none of them"),
#define REASON(id, words, ...) words,
#include "lesson/kinds/reason-list.h"
#undef REASON
    };

    for (size_t i = 0; i < sizeof words / sizeof *words && strlen(text) >= WORD_LEAST; i++)
        if (fold_match(text_get(words[i]), text) != FOLD_NOT)
            return 0;
    return -1;
}

/* The only option that says something in words of its own, or −1. */
static int saying(const struct item *item, const char *text)
{
    enum { SEVERAL = ITEM_OPTIONS };
    int found = -1;

    if (!item)
        return said_somewhere(text);
    for (int i = 0; i < item->options; i++) {
        struct strbuf words = {0};
        if (!item->option[i].words.id)
            continue;
        text_of(item->option[i].words, NULL, &words);
        enum fold_match match = fold_match(strbuf_text(&words), text);
        strbuf_release(&words);
        if (match == FOLD_EQUALS)
            return i;
        /* “none” for “none of them”, where no other begins like that */
        if (match == FOLD_STARTS && strlen(text) >= WORD_LEAST)
            found = found == -1 ? i : SEVERAL;
    }
    return found == SEVERAL ? -1 : found;
}

static int read_one(const struct item *item, const char *text)
{
    size_t length = strlen(text);
    int option;

    while (length > 1 && strchr(".):", text[length - 1])) /* as lists are written: “b)” */
        length--;
    option = labelled(item, text, length);
    if (option < 0)
        option = showing(item, text);
    return option < 0 ? saying(item, text) : option;
}

/* The option that the text begins with, as far as can be: 1 1/2 and 1 + 1/2 have blanks in them,
 * and 0,5 a comma. *length: what it takes of the text. −1: there is none. */
static int read_first(const struct item *item, const char *text, size_t *length)
{
    char word[WORD_SIZE];

    for (*length = strlen(text); *length > 0; --*length) {
        bool ends = !text[*length] || is_separator(text[*length]);
        if (!ends || is_separator(text[*length - 1]))
            continue;
        memcpy(word, text, *length);
        word[*length] = '\0';
        int option = read_one(item, word);
        if (option >= 0)
            return option;
    }
    return -1;
}

/* Labels close together, “bca”: each a character. *length: 1. −1: the word has others as well. */
static int read_close(const struct item *item, const char *text, size_t *length)
{
    *length = 1;
    for (const char *at = text; *at && !is_separator(*at); at++)
        if (labelled(item, at, 1) < 0)
            return -1;
    return labelled(item, text, 1);
}

static int read_next(const struct item *item, const char *text, size_t *length)
{
    int option = read_first(item, text, length);

    return option < 0 ? read_close(item, text, length) : option;
}

/* True if it may be a list of options of some question. */
static bool may_be_several(const char *line)
{
    bool any = false;

    for (line = past_blanks(line); *line; line = past_blanks(line)) {
        size_t length;
        if (read_next(NULL, line, &length) < 0)
            return false;
        any = true;
        line += length;
    }
    return any;
}

enum { TOO_MANY = ITEM_OPTIONS + 1 };

/*
 * Labels or numbers, separated by blanks, commas or semicolons: "1 4", "1 + 1/2, 3/2", "b c a".
 * Returns how many there are; TOO_MANY: one stands there twice; 0: some are none of them.
 */
static int read_several(const struct item *item, const char *line, int *options)
{
    int count = 0;

    for (line = past_blanks(line); *line; line = past_blanks(line)) {
        size_t length;
        int option = read_next(item, line, &length);
        if (option < 0)
            return 0;
        for (int i = 0; i < count; i++)
            if (options[i] == option)
                return TOO_MANY;
        options[count++] = option;
        line += length;
    }
    return count;
}

static struct message say_labels(const struct item *item, const char *letters, const char *numbers,
                                 const struct typed_answer *answer)
{
    return message_with(item->lettered ? letters : numbers, arg_typed("word", answer->typed),
                        arg_text("last", option_label(item, item->options - 1)),
                        arg_count("count", item->options));
}

static struct message unclear_several(const struct item *item, const struct typed_answer *answer)
{
    if (!*answer->folded)
        return say_labels(item, N_("Type the letters of all that are right, from a to {last}."),
                          N_("Type the numbers of all that are right, from 1 to {count}."), answer);
    return say_labels(
        item, N_("“{word}” is not one of them: type all that are right, from a to {last}."),
        N_("“{word}” is not one of them: type all that are right, from 1 to {count}."), answer);
}

static struct message unclear_order(const struct item *item, const struct typed_answer *answer)
{
    if (!*answer->folded)
        return say_labels(item, N_("Type all letters from a to {last}, in the right order."),
                          N_("Type all numbers from 1 to {count}, in the right order."), answer);
    return say_labels(item, N_("“{word}” is not one of them: type all letters from a to {last}."),
                      N_("“{word}” is not one of them: type all numbers from 1 to {count}."),
                      answer);
}

static struct message unclear_choice(const struct item *item, const struct typed_answer *answer)
{
    if (item->answers == ANSWER_CHOICES)
        return unclear_several(item, answer);
    if (item->answers == ANSWER_ORDER)
        return unclear_order(item, answer);
    if (!*answer->folded)
        return say_labels(item, N_("Type a letter from a to {last}."),
                          N_("Type a number from 1 to {count}."), answer);
    return say_labels(item, N_("“{word}” is not one of them: type a letter from a to {last}."),
                      N_("“{word}” is not one of them: type a number from 1 to {count}."), answer);
}

static bool read_choice(const struct item *item, const struct typed_answer *answer,
                        struct response *response, struct message *why)
{
    int options[ITEM_OPTIONS], option = read_one(item, answer->folded);

    if (option >= 0) {
        response->chosen = 1u << option;
        return true;
    }
    *why = read_several(item, answer->folded, options) > 1
               ? say_labels(item, N_("Only one is asked for: type one letter from a to {last}."),
                            N_("Only one is asked for: type one number from 1 to {count}."), answer)
               : unclear_choice(item, answer);
    return false;
}

static bool read_choices(const struct item *item, const struct typed_answer *answer,
                         struct response *response, struct message *why)
{
    bool all = item->answers == ANSWER_ORDER;
    int options[ITEM_OPTIONS], count = read_several(item, answer->folded, options);

    if (count == TOO_MANY) {
        *why = all ? say_labels(item, N_("Type each letter once, from a to {last}."),
                                N_("Type each number once, from 1 to {count}."), answer)
                   : say_labels(item, N_("Type no letter twice, from a to {last}."),
                                N_("Type no number twice, from 1 to {count}."), answer);
    } else if (count == 0) {
        *why = unclear_choice(item, answer);
    } else if (all && count != item->options) {
        *why = say_labels(item, N_("Some are missing: type all letters from a to {last}."),
                          N_("Some are missing: type all numbers from 1 to {count}."), answer);
    } else {
        for (int i = 0; i < count; i++) {
            response->chosen |= 1u << options[i];
            response->order[i] = options[i];
        }
        return true;
    }
    return false;
}

/* --- A number */

/* A number in the form that is asked for, to show how one is typed: never the answer. */
static struct notation example_of(const struct item *item)
{
    static const struct {
        enum notation_kind kind;
        struct rational value[2];
    } examples[] = {
        {NOTATION_FRACTION, {{2, 3}, {1, 4}}}, {NOTATION_WHOLE, {{30, 1}, {40, 1}}},
        {NOTATION_MIXED, {{5, 2}, {10, 3}}},   {NOTATION_DECIMAL, {{9, 10}, {1, 2}}},
        {NOTATION_PERCENT, {{9, 10}, {1, 2}}}, {NOTATION_RATIO, {{2, 3}, {1, 4}}},
    };
    struct notation number = notation_of_fraction(2, 3);

    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        if (!(item->forms >> examples[i].kind & 1))
            continue;
        bool known = rational_equal(notation_value(&item->key), examples[i].value[0]);
        notation_from_value(&number, examples[i].value[known], examples[i].kind, NULL);
        break;
    }
    return number;
}

static bool has_letters(const char *typed)
{
    for (; *typed; typed++)
        if ((*typed >= 'a' && *typed <= 'z') || (*typed >= 'A' && *typed <= 'Z'))
            return true;
    return false;
}

/* "1/0", "3 / 00": a bar and then nothing but zeros. */
static bool has_no_parts(const char *typed)
{
    const char *bar = strchr(typed, '/');

    for (bar = bar ? bar + 1 : ""; *bar == ' '; bar++)
        continue;
    return *bar == '0' && bar[strspn(bar, "0 ")] == '\0';
}

/* Digits with a mark between, as thousands are written in many countries. */
static bool has_thousands(const char *typed)
{
    const char *mark = strpbrk(typed, ".,");

    return isdigit((unsigned char)*typed) && mark && isdigit((unsigned char)mark[1]) &&
           typed[strspn(typed, "0123456789.,")] == '\0';
}

/* Digits that go on, as dots say or as a calculator cut them off: *why says what to type. */
static bool is_endless(const char *typed, struct message *why)
{
    struct notation number, exact;
    bool less;

    const char *mark = strpbrk(typed, ".,"), *dots = strstr(typed, "…");
    if (mark && isdigit((unsigned char)mark[1]) && (dots || strstr(mark, ".."))) {
        *why = message_with(N_("“{word}”: put the digits that repeat in parentheses, such as "
                               "{example}."),
                            arg_typed("word", typed),
                            arg_text("example", strchr(typed, ',') ? "0,(3)" : "0.(3)"));
        return true;
    }
    if (notation_parse(&number, typed, NULL, NULL) == STATUS_OK ||
        !notation_parse_rounded(&exact, typed, NULL, &less))
        return false;
    *why = message_with(less ? N_("“{word}” is a little less than {exact}: type {exact}.")
                             : N_("“{word}” is a little more than {exact}: type {exact}."),
                        arg_typed("word", typed), arg_notation("exact", &exact));
    return true;
}

static struct message unclear_number(const struct item *item, const struct typed_answer *answer)
{
    struct notation number = example_of(item);
    struct message_arg word = arg_typed("word", answer->typed),
                       example = arg_notation("example", &number);

    if (!*answer->folded)
        return message_with(N_("Type a number, such as {example}."), example);
    if (has_no_parts(answer->folded))
        return message_with(
            N_("“{word}”: nothing has 0 parts, so type another number, such as {example}."), word,
            example);
    /* “1/2 i think” has digits already, “<” has none */
    if (has_letters(answer->folded) || !answer->folded[strspn(answer->folded, "<>=?!-+*/%.,:; ")])
        return message_with(strpbrk(answer->folded, "0123456789")
                                ? N_("Type only the number, such as {example}.")
                                : N_("Type a number in digits, such as {example}."),
                            example);
    if (has_thousands(answer->folded))
        return message_with(N_("“{word}”: type a number without a mark for thousands, such as "
                               "{example}."),
                            word, example);
    return message_with(N_("“{word}” is not one number: type one such as {example}."), word,
                        example);
}

/* As it was typed: 8/4 is none, 8.0 is. */
static bool is_whole(const struct notation *number)
{
    return number->kind == NOTATION_WHOLE ||
           (number->kind == NOTATION_DECIMAL && notation_value(number).denominator == 1);
}

static bool read_number(const struct item *item, const struct typed_answer *answer,
                        struct response *response, struct message *why)
{
    struct notation_options options = {.ratio = item->forms >> NOTATION_RATIO & 1};

    if (is_endless(answer->typed, why))
        return false;
    if (notation_read(&response->number, answer->folded, &options, NULL) != STATUS_OK) {
        *why = unclear_number(item, answer);
        return false;
    }
    if (item->hole != HOLE_NONE && !is_whole(&response->number)) {
        struct notation number = example_of(item);
        *why = message_with(N_("One whole number is missing: type only that, such as {example}."),
                            arg_notation("example", &number));
        return false;
    }
    if (item->forms == 1u << NOTATION_PERCENT && response->number.kind == NOTATION_WHOLE) {
        struct notation number = example_of(item);
        *why = message_with(N_("“{word}” has no sign: type it with one, such as {example}."),
                            arg_typed("word", answer->typed), arg_notation("example", &number));
        return false;
    }
    return true;
}

/* --- A sign, yes or no */

static bool sign_typed(const char *folded, int *sign)
{
    static const char *const words[] = {N_("<,less,smaller,lower,fewer"), N_("=,equal,same,alike"),
                                        N_(">,greater,larger,bigger,more,higher")};

    for (int i = 0; i < 3; i++) {
        if (word_is(words[i], folded, strlen(folded))) {
            *sign = i - 1;
            return true;
        }
    }
    return false;
}

static bool read_sign(const struct typed_answer *answer, struct response *response,
                      struct message *why)
{
    if (sign_typed(answer->folded, &response->sign))
        return true;
    *why = *answer->folded ? message_with(N_("“{word}” is not one of the signs: type <, = or >."),
                                          arg_typed("word", answer->typed))
                           : message_of(N_("Type a sign: <, = or >."));
    return false;
}

static bool read_yes_no(const struct typed_answer *answer, struct response *response,
                        struct message *why)
{
    if (yes_or_no_typed(answer->folded, &response->yes))
        return true;
    *why = *answer->folded ? message_with(N_("“{word}” is not an answer to this: type yes or no."),
                                          arg_typed("word", answer->typed))
                           : message_of(N_("Type yes or no."));
    return false;
}

/* --- Any of them */

/* True if it is no line that a child means as an answer: an essay, or keys that are no letters. */
static bool is_readable(const char *line)
{
    size_t length = strlen(line);

    if (length > LINE_MOST)
        return false;
    while (*line) {
        uint32_t code;
        size_t size = utf8_first(line, &code);
        if (size == 0 || code < ' ' || code == 0x7F)
            return false;
        line += size;
    }
    return true;
}

static struct message say_unreadable(const struct item *item)
{
    struct notation number = example_of(item);

    switch (item->answers) {
    case ANSWER_NUMBER:
        return message_with(N_("That is more than one number: type one, such as {example}."),
                            arg_notation("example", &number));
    case ANSWER_SIGN:
        return message_of(N_("Type a sign: <, = or >."));
    case ANSWER_YES_NO:
        return message_of(N_("Type yes or no."));
    default:
        return unclear_choice(item, &(struct typed_answer){"", ""});
    }
}

/* True if the pupil says that they do not know: then they are helped, not corrected. */
static bool does_not_know(const struct typed_answer *answer)
{
    return word_is(N_("idk,i don't know,i don’t know,i dont know,i do not know,don't know,dont "
                      "know,dunno,no idea"),
                   answer->folded, strlen(answer->folded));
}

static bool read_folded(const struct item *item, const struct typed_answer *answer,
                        struct response *response, struct message *why)
{
    switch (item->answers) {
    case ANSWER_NUMBER:
        return read_number(item, answer, response, why);
    case ANSWER_CHOICE:
        return read_choice(item, answer, response, why);
    case ANSWER_CHOICES:
    case ANSWER_ORDER:
        return read_choices(item, answer, response, why);
    case ANSWER_SIGN:
        return read_sign(answer, response, why);
    default:
        return read_yes_no(answer, response, why);
    }
}

bool item_read(const struct item *item, const char *line, struct response *response,
               struct message *why)
{
    struct strbuf folded = {0};

    *response = (struct response){.kind = item->answers};
    if (!is_readable(line)) {
        *why = say_unreadable(item);
        return false;
    }
    fold_typed(&folded, line);
    struct typed_answer answer = {line, strbuf_text(&folded)};
    bool read = read_folded(item, &answer, response, why);
    if (!read && does_not_know(&answer))
        *why = message_of(N_("If you do not know, “hint” helps in steps."));
    strbuf_release(&folded);
    return read;
}

bool item_may_read(const char *line)
{
    struct strbuf folded = {0};
    int sign;
    bool yes;

    if (!is_readable(line))
        return false;
    fold_typed(&folded, line);
    const char *text = strbuf_text(&folded);
    bool may = read_one(NULL, text) >= 0 || sign_typed(text, &sign) ||
               yes_or_no_typed(text, &yes) || may_be_several(text);
    strbuf_release(&folded);
    return may;
}
