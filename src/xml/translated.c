#include "xml/translated.h"

#include <string.h>

static int count_children(const struct xml_element *parent, const char *child)
{
    int count = 0;

    for (const struct xml_element *e = xml_child(parent, child); e; e = xml_next(e))
        count++;
    return count;
}

enum status words_read(struct words *out, struct arena *arena, const struct xml_element *parent,
                       const char *child, const char *attribute)
{
    int count = count_children(parent, child), i = 0;
    struct words_in *in = arena_new(arena, (size_t)count, sizeof *in);

    if (!in)
        return STATUS_NO_MEMORY;
    for (const struct xml_element *e = xml_child(parent, child); e; e = xml_next(e), i++) {
        in[i].language = arena_copy_text(arena, xml_text(e, "lang"));
        in[i].text = arena_copy_text(arena, attribute ? xml_text(e, attribute) : e->text);
        in[i].line = e->at.line;
        in[i].column = e->at.column;
        if (!in[i].language || !in[i].text)
            return STATUS_NO_MEMORY;
    }
    *out = (struct words){count, in};
    return STATUS_OK;
}

static const char *text_in(const struct words *words, const char *language, size_t length)
{
    for (int i = 0; i < words->count; i++) {
        const char *have = words->in[i].language;
        if (strlen(have) == length && !memcmp(have, language, length))
            return words->in[i].text;
    }
    return NULL;
}

const char *words_exactly_in(const struct words *words, const char *language)
{
    return text_in(words, language, strlen(language));
}

const char *words_in(const struct words *words, const char *language)
{
    const char *text = words_exactly_in(words, language);

    if (!text)
        text = text_in(words, language, strcspn(language, "-"));
    if (!text)
        text = text_in(words, "en", 2);
    if (!text)
        text = words->count ? words->in[0].text : "";
    return text;
}
