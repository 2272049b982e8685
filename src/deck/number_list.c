/* Lists of numbers, as <numbers values> has them. */
#include "deck/builder.h"

#include "xml/value.h"

#include <string.h>

struct number_list build_number_list(const char *text)
{
    return (struct number_list){.text = text, .semicolons = strchr(text, ';') != NULL};
}

bool build_next_number(struct number_list *list)
{
    const char *text = list->text;
    size_t start = list->offset + list->length;

    while (value_is_blank(text[start]) || text[start] == ';')
        start++;
    size_t end = start;
    while (text[end] && (list->semicolons ? text[end] != ';' : !value_is_blank(text[end])))
        end++;
    while (end > start && value_is_blank(text[end - 1]))
        end--;
    list->offset = start;
    list->length = end - start;
    return list->length > 0;
}

struct notation_options build_number_options(const struct deck *deck)
{
    if (!(deck->about.styled & 1u << STYLE_DECIMAL_MARK))
        return (struct notation_options){.mark = MARK_EITHER};
    return (struct notation_options){.mark = deck->style.decimal_comma ? MARK_COMMA : MARK_POINT};
}

/* Changes *why if the mistake in a refused number is a blank. */
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

/* Returns where a comma stands with a blank or the end behind it; the length: none does. */
static size_t separating_comma(const char *number, size_t length)
{
    size_t at = 0;

    while (at < length &&
           (number[at] != ',' || (at + 1 < length && !value_is_blank(number[at + 1]))))
        at++;
    return at;
}

enum status build_read_number(const struct deck *deck, struct number_list *list,
                              struct notation *out, struct message *why)
{
    const struct notation_options options = build_number_options(deck);
    const char *number = list->text + list->offset;

    size_t comma = separating_comma(number, list->length);
    if (comma < list->length) {
        *why = list->semicolons ? message_of(N_("here a comma stands in the place of “;”; write "
                                                "“;”"))
                                : message_of(N_("a comma cannot follow a number; separate numbers "
                                                "with spaces or “;”"));
        list->offset += comma; /* the complaint points at the comma */
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

bool build_is_mixed(const struct notation *whole, const struct notation *part)
{
    return whole->kind == NOTATION_WHOLE && whole->whole != 0 && part->kind == NOTATION_FRACTION &&
           !part->negative && part->numerator < part->denominator;
}

size_t build_and_at(const char *text)
{
    static const char *const words[] = {"and", "en", "und", "et", "or", "of", "oder", "ou", "&",
                                        "+",   "=",  "|",   "->", "→",  "•",  "·",    "-",  "–"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i]);
        if (!strncmp(words[i], text, length) &&
            (!text[length] || strchr(" \t\n\r,;", text[length])))
            return length;
    }
    return 0;
}
