/*
 * Lines of numbers. One that is read has a value, a neutral form and printed forms that read back
 * as the same notation, and a fraction of the same value; two in a row are explained, and the
 * explanation agrees with their values. What is said of it in words is heard as it, or not at all.
 * The first byte picks style and reader.
 */
#include "fuzz.h"
#include "rational/explain.h"
#include "rational/number_words.h"

#include <stdlib.h>
#include <string.h>

static void check_value(struct rational value)
{
    struct rational again;

    check(value.denominator >= 1 && value.denominator <= RATIONAL_LIMIT);
    check(value.numerator >= -RATIONAL_LIMIT && value.numerator <= RATIONAL_LIMIT);
    check(rational_make(&again, value.numerator, value.denominator, NULL) == STATUS_OK);
    check(rational_equal(again, value));
    check(rational_compare(again, value) == 0);
}

static void check_forms(const struct notation *number, const struct number_style *style)
{
    struct notation again, fraction = notation_as_fraction(number);
    /* A printed 1,000 is read by whoever knows the style. */
    struct notation_options options = {.ratio = true,
                                       .mark = style->decimal_comma ? MARK_COMMA : MARK_POINT};
    char text[NOTATION_TEXT_SIZE];
    struct strbuf printed = {0};

    notation_canonical(number, text);
    check(notation_parse_canonical(&again, text, NULL) == STATUS_OK);
    check(notation_identical(&again, number));
    notation_print(number, style, &printed);
    check(notation_parse(&again, strbuf_text(&printed), &options, NULL) == STATUS_OK);
    check(notation_identical(&again, number));
    strbuf_release(&printed);
    check(rational_equal(notation_value(&fraction), notation_value(number)));
}

static void check_conversions(struct rational value)
{
    struct notation converted;

    for (int kind = NOTATION_WHOLE; kind <= NOTATION_RATIO; kind++) {
        if (notation_from_value(&converted, value, (enum notation_kind)kind, NULL) != STATUS_OK)
            continue;
        check(converted.kind == (enum notation_kind)kind);
        check(rational_equal(notation_value(&converted), value));
        check_forms(&converted, &(struct number_style){0});
    }
}

static void check_pair(const struct notation *left, const struct notation *right)
{
    struct explanation explanation;

    explain(left, right, &explanation);
    check(explanation.steps >= 1 && explanation.steps <= EXPLANATION_STEPS);
    check(explanation.equal ==
          (rational_compare(notation_value(left), notation_value(right)) == 0));
}

static struct number_style style_of(unsigned byte)
{
    return (struct number_style){
        .decimal_comma = byte & 1,
        .minus_sign = byte >> 1 & 1,
        .vulgar_characters = byte >> 2 & 1,
        .recurring = (enum recurring_mark)((byte >> 3) % 3),
        .mixed = (enum mixed_form)(byte >> 6 & 1),
        .percent_space = (enum percent_space)((byte >> 5) % 3),
    };
}

/* What may be meant is a number, and says in words what it says in digits. */
static void check_meant(const char *line, const struct notation_options *options)
{
    static const char *const languages[] = {"en", "nl", "de", "fr"};
    struct notation number, exact;
    char meant[NOTATION_TEXT_SIZE], heard[NOTATION_TEXT_SIZE];
    bool less;

    if (notation_suggest(line, options, meant))
        check(notation_parse(&number, meant, options, NULL) == STATUS_OK);
    if (notation_read(&number, line, options, NULL) == STATUS_OK) {
        check_value(notation_value(&number));
        notation_canonical(&number, meant);
        for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
            struct strbuf said = {0};
            if (number_say(&said, languages[i], &number, 0) &&
                number_heard(strbuf_text(&said), '.', heard))
                check(strcmp(heard, meant) == 0);
            strbuf_release(&said);
        }
    }
    if (notation_parse_rounded(&exact, line, options, &less))
        check_value(notation_value(&exact));
    number_heard_part(line);
}

static void read_lines(char *text, const struct number_style *style,
                       const struct notation_options *options)
{
    struct notation last = {0}, number;
    struct message why;

    for (char *line = text; line;) {
        char *end = strchr(line, '\n');
        if (end)
            *end = '\0';
        if (notation_parse(&number, line, options, &why) == STATUS_OK) {
            check_value(notation_value(&number));
            check_forms(&number, style);
            check_conversions(notation_value(&number));
            check_pair(&last, &number);
            last = number;
        } else {
            check(why.id != NULL);
        }
        check_meant(line, options);
        line = end ? end + 1 : NULL;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    unsigned byte = size ? data[0] : 0;
    struct number_style style = style_of(byte);
    struct notation_options options = {.mark = (enum decimal_mark)(byte % 3), .ratio = byte >> 7};
    char *text = malloc(size + 1);

    if (!text)
        return 0;
    if (size)
        memcpy(text, data + 1, size - 1);
    text[size ? size - 1 : 0] = '\0';
    read_lines(text, &style, &options);
    free(text);
    return 0;
}
