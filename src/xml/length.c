/* Lengths in another unit than millimetres: width="6,3 cm", or 0.063, which is in metres. */
#include "xml/document.h"

#include "xml/value.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

const char *length_meant(struct builder *builder, const struct attribute_rule *rule,
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
    bool allowed = value_allowed(rule, text, builder->scratch, &why);
    if (!allowed)
        return NULL;
    const char *meant = arena_copy_text(&builder->document->arena, text);
    return meant;
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
