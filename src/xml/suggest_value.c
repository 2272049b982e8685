/* Works out what a refused value of an attribute is meant to be, where that can be told. */
#include "xml/value.h"

#include "xml/document.h"
#include "xml/other_word.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Lengths in another unit than millimetres: width="6,3 cm", or 0.063, which is in metres. */

/* Reads a length in another unit than millimetres, as 6,3 cm. Returns it in millimetres; 0: that is
 * none. */
static double read_unit(const char *text)
{
    static const struct {
        const char *name;
        double mm;
    } units[] = {{"mm", 1},        {"cm", 10},       {"dm", 100},      {"m", 1000},
                 {"in", 25.4},     {"inch", 25.4},   {"inches", 25.4}, {"\"", 25.4},
                 {"\u2033", 25.4}, {"\u201D", 25.4}, {"duim", 25.4},   {"Zoll", 25.4},
                 {"pouce", 25.4},  {"pouces", 25.4}, {"pt", 25.4 / 72}};
    char number[32];
    size_t length = strspn(text, "0123456789.,");

    if (length >= sizeof number)
        return 0;
    for (size_t i = 0; i < length; i++)
        number[i] = text[i] == ',' ? '.' : text[i];
    number[length] = '\0';
    text += length;
    text += strspn(text, " ");
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (!strcmp(text, units[i].name))
            return strtod(number, NULL) * units[i].mm;
    return 0;
}

const char *suggest_length(struct builder *builder, const struct attribute_rule *rule,
                           const char *given)
{
    struct message why;
    char *end, text[32];

    if (rule->type != VALUE_REAL || rule->many)
        return NULL;
    double mm = read_unit(given), metres = strtod(given, &end);
    if (mm <= 0 && (rule->minimum < 1 || *end || metres <= 0 || metres >= rule->minimum))
        return NULL;
    snprintf(text, sizeof text, "%.9g", mm > 0 ? mm : metres * 1000);
    return value_allowed(rule, text, builder->scratch, &why)
               ? arena_copy_text(&builder->document->arena, text)
               : NULL;
}

void complain_of_lengths(struct builder *builder)
{
    struct diag_edit edits[XML_ATTRIBUTE_LIMIT];
    struct strbuf list = {0};

    for (int i = 0; i < builder->length_count; i++) {
        const struct in_another_unit *one = &builder->lengths[i];
        edits[i] = source_edit(builder->source, one->from, one->from + one->length, one->text);
        strbuf_addf(&list, "%s%s=\"%s\"", i ? " " : "", one->name, one->text);
    }
    if (builder->length_count)
        propose_at(builder, builder->lengths[0].from,
                   message_with(N_("lengths are in millimetres here, without a unit; write {list}"),
                                arg_text("list", strbuf_text(&list))),
                   edits, (size_t)builder->length_count);
    strbuf_release(&list);
    builder->length_count = 0;
}

/* Adds the code of a language in small letters, with a hyphen before a country: En_GB is en-GB. */
static void add_language(const char *text, struct strbuf *out)
{
    size_t language = strcspn(text, "-_");

    for (size_t i = 0; text[i]; i++) {
        bool capital = i < language && text[i] >= 'A' && text[i] <= 'Z';
        strbuf_add_char(out, text[i] == '_' ? '-'
                             : capital      ? (char)(text[i] - 'A' + 'a')
                                            : text[i]);
    }
}

/* Adds a number without its unit, and with a decimal point; a whole one without noughts behind
 * that. */
static void add_number(const char *text, bool whole, struct strbuf *out)
{
    size_t length = strspn(text, "+-0123456789.,"), mark = strcspn(text, ".,");
    const char *unit = text + length;

    if (whole && mark < length && mark + 1 + strspn(text + mark + 1, "0") == length)
        length = mark;
    unit += strspn(unit, " ");
    if (!length ||
        strspn(unit, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ%") != strlen(unit))
        return;
    for (size_t i = 0; i < length; i++)
        strbuf_add_char(out, text[i] == ',' ? '.' : text[i]);
}

/* Adds a colour with its #, and of three digits each twice. */
static void add_colour(const char *text, struct strbuf *out)
{
    text += *text == '#';
    bool brief = strlen(text) == 3;
    strbuf_add_char(out, '#');
    for (; *text; text++) {
        strbuf_add_char(out, *text);
        if (brief)
            strbuf_add_char(out, *text);
    }
}

/* Letters with accents, the second byte of each after C3 (À … ÿ), and how they are typed without.
 */
static const struct {
    unsigned char first, last;
    const char *plain;
} accents[] = {{0x80, 0x83, "A"},  {0x84, 0x84, "Ae"}, {0x85, 0x85, "A"},  {0x87, 0x87, "C"},
               {0x88, 0x8B, "E"},  {0x8C, 0x8F, "I"},  {0x92, 0x95, "O"},  {0x96, 0x96, "Oe"},
               {0x99, 0x9B, "U"},  {0x9C, 0x9C, "Ue"}, {0x9F, 0x9F, "ss"}, {0xA0, 0xA3, "a"},
               {0xA4, 0xA4, "ae"}, {0xA5, 0xA5, "a"},  {0xA7, 0xA7, "c"},  {0xA8, 0xAB, "e"},
               {0xAC, 0xAF, "i"},  {0xB2, 0xB5, "o"},  {0xB6, 0xB6, "oe"}, {0xB9, 0xBB, "u"},
               {0xBC, 0xBC, "ue"}};

void value_add_name(const char *text, struct strbuf *out)
{
    for (; *text; text++) {
        unsigned char second = (unsigned char)text[1];
        size_t i = 0;
        while (i < sizeof accents / sizeof *accents &&
               (second < accents[i].first || second > accents[i].last))
            i++;
        if ((unsigned char)*text == 0xC3 && i < sizeof accents / sizeof *accents) {
            strbuf_add(out, accents[i].plain);
            text++;
        } else {
            strbuf_add_char(out, *text == ' ' ? '-' : *text);
        }
    }
}

const char *value_nearest(const char *text, const char *const *words, size_t count)
{
    const char *near = other_word_nearest(text, words, count);
    bool code = near && near[0] == text[0] && text[0] && strspn(text + 1, "0123456789") &&
                strspn(text + 1, "0123456789") == strlen(text + 1);

    return code ? NULL : near;
}

static void add_word(const char *const *words, const char *text, struct strbuf *out)
{
    size_t count = 0;

    while (words[count])
        count++;
    const char *near = value_nearest(text, words, count);
    const char *switched = near ? NULL : other_word_value(text, VALUE_BOOLEAN);
    for (size_t i = 0; switched && i < count; i++)
        if (!strcmp(words[i], switched))
            near = words[i];
    if (near)
        strbuf_add(out, near);
}

/* Puts the known name that is like a name in its place; empties it when there is none. */
static void add_known(const char *const *known, struct strbuf *out)
{
    size_t count = 0;

    while (known[count])
        count++;
    const char *near = other_word_nearest(strbuf_text(out), known, count);
    strbuf_clear(out);
    if (near)
        strbuf_add(out, near);
}

/* Adds a colour that is given by its red, green and blue, as in style sheets. */
static bool add_three(const char *text, struct strbuf *out)
{
    unsigned red, green, blue;
    char end;

    if (sscanf(text, "rgb( %3u , %3u , %3u %c", &red, &green, &blue, &end) != 4 || end != ')' ||
        red > 255 || green > 255 || blue > 255)
        return false;
    strbuf_addf(out, "#%02X%02X%02X", red, green, blue);
    return true;
}

static void add_suggestion(const struct attribute_rule *rule, const char *text, struct strbuf *out)
{
    const char *known =
        rule->type == VALUE_WORD || rule->type == VALUE_ID
            ? NULL
            : other_word_value(text, rule->type == VALUE_REAL ? VALUE_INTEGER : rule->type);

    if (known) {
        strbuf_add(out, known);
        return;
    }
    switch (rule->type) {
    case VALUE_WORD:
        add_word(rule->words, text, out);
        if (rule->open && !out->length)
            value_add_name(text, out);
        break;
    case VALUE_INTEGER:
    case VALUE_REAL:
        add_number(text, rule->type == VALUE_INTEGER, out);
        break;
    case VALUE_BOOLEAN:
        add_word((const char *const[]){"yes", "no", NULL}, text, out);
        break;
    case VALUE_COLOUR:
        if (!add_three(text, out))
            add_colour(text, out);
        break;
    case VALUE_LANGUAGE:
        add_language(text, out);
        break;
    case VALUE_ID:
        value_add_name(text, out);
        if (rule->known)
            add_known(rule->known, out);
        break;
    case VALUE_TEXT:
    case VALUE_TOKEN:
    case VALUE_HREF:
        break;
    }
}

bool suggest_value(const struct attribute_rule *rule, const char *text, struct strbuf *scratch)
{
    struct strbuf judging = {0};
    struct message why;

    strbuf_clear(scratch);
    add_suggestion(rule, text, scratch);
    bool meant = scratch->length && strcmp(scratch->text, text) != 0 &&
                 value_allowed(rule, strbuf_text(scratch), &judging, &why);
    strbuf_release(&judging);
    return meant;
}
