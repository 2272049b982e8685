#include "xml/character.h"

#include "base/utf8.h"
#include "xml/scan.h"

bool character_is_xml(uint32_t code)
{
    return code == 9 || code == 10 || code == 13 || (code >= 0x20 && code <= 0xD7FF) ||
           (code >= 0xE000 && code <= 0xFFFD) || (code >= 0x10000 && code <= 0x10FFFF);
}

uint32_t character_at(const struct xml_source *source, size_t at)
{
    uint32_t code = 0;

    return utf8_character((const unsigned char *)source->bytes + at, source->length - at, &code)
               ? code
               : 0;
}

size_t behind(const struct xml_source *source, size_t at, const char *text)
{
    const char *found;

    for (; (found = memchr(source->bytes + at, *text, source->length - at)); at++) {
        at = (size_t)(found - source->bytes);
        if (starts_at(source, at, text))
            return at + strlen(text);
    }
    return 0;
}

static const struct {
    const char *text;
    char character;
} references[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};

/* Returns how many bytes a reference like &#189; or &#xBD; has; 0 when none stands there. */
static size_t numbered(const struct xml_source *source, size_t at, uint32_t *code)
{
    size_t from = at + 2;
    uint32_t base = 10;

    *code = 0;
    if (starts_at(source, at, "&#x")) {
        base = 16;
        from++;
    }
    size_t i = from;
    for (; i < source->length && source->bytes[i] != ';'; i++) {
        char c = source->bytes[i];
        const char *digits = "0123456789abcdef", *digit = strchr(digits, c | 0x20);
        if (c >= '0' && c <= '9')
            digit = digits + (c - '0');
        if (!c || !digit || (uint32_t)(digit - digits) >= base || *code > 0x10FFFF)
            return 0;
        *code = *code * base + (uint32_t)(digit - digits);
    }
    return i > from && i < source->length && character_is_xml(*code) ? i + 1 - at : 0;
}

size_t character_reference(const struct xml_source *source, size_t at, uint32_t *code)
{
    if (starts_at(source, at, "&#"))
        return numbered(source, at, code);
    for (size_t i = 0; i < sizeof references / sizeof *references; i++)
        if (starts_at(source, at, references[i].text)) {
            *code = (unsigned char)references[i].character;
            return strlen(references[i].text);
        }
    return 0;
}

size_t scan_character(const struct xml_source *source, size_t at, char out[4], int *count)
{
    const char *bytes = source->bytes + at;
    uint32_t code = 0;

    *count = 1;
    out[0] = ' ';
    if (value_is_blank(*bytes))
        return starts_at(source, at, "\r\n") ? 2 : 1;
    if (*bytes != '&') {
        size_t length = utf8_character((const unsigned char *)bytes, source->length - at, &code);
        memcpy(out, bytes, length);
        *count = (int)length;
        return length;
    }
    size_t length = character_reference(source, at, &code);
    *count = (int)utf8_write(code, out);
    return length;
}

size_t scan_acting(const struct xml_source *source, size_t from, size_t end, uint32_t *code)
{
    size_t at = from;
    bool cdata = false;

    /* Most text contains nothing that could act. */
    while (at < end && (unsigned char)source->bytes[at] < 0x7F && source->bytes[at] != '&')
        at++;
    if (at >= end)
        return end;
    for (at = from; at < end;) {
        char bytes[4] = "&";
        int count = 1;
        size_t step = 1;
        cdata = starts_at(source, at, "<![CDATA[") || (cdata && !starts_at(source, at, "]]>"));
        bool comment = !cdata && starts_at(source, at, "<!--");
        if (comment || (!cdata && starts_at(source, at, "<?"))) {
            size_t behind_it = behind(source, at, comment ? "-->" : "?>");
            if (behind_it) {
                at = behind_it;
                continue;
            }
        }
        /* In a CDATA section an ampersand stands for itself. */
        if (!cdata || source->bytes[at] != '&')
            step = scan_character(source, at, bytes, &count);
        if (!value_is_blank(*bytes) &&
            utf8_character((const unsigned char *)bytes, (size_t)count, code) && utf8_acts(*code))
            return at;
        at += step;
    }
    return end;
}
