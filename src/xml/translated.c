#include "xml/translated.h"

#include <string.h>

void words_read(struct words *out, struct arena *arena, const struct xml_element *parent,
                const char *child, const char *attribute)
{
    size_t most = 0;
    int count = 0;

    for (const struct xml_element *e = xml_child(parent, child); e; e = xml_next(e))
        most++;
    struct words_in *in = arena_new(arena, most, sizeof *in);
    for (const struct xml_element *e = xml_child(parent, child); e; e = xml_next(e)) {
        const char *language = xml_text(e, "lang");
        const char *text = attribute ? xml_text(e, attribute) : e->text;
        if (!language || !text || !*text)
            continue; /* the reader has complained of it */
        in[count].language = arena_copy_text(arena, language);
        in[count].text = arena_copy_text(arena, text);
        struct position where = xml_where(e);
        in[count].line = where.line;
        in[count].column = where.column;
        in[count].continuing = where.continuing;
        count++;
    }
    *out = (struct words){count, in};
}

static const struct words_in *find_in(const struct words *words, const char *language,
                                      size_t length)
{
    for (int i = 0; i < words->count; i++) {
        const char *have = words->in[i].language;
        if (strlen(have) == length && !memcmp(have, language, length))
            return &words->in[i];
    }
    return NULL;
}

struct position words_place(const struct words_in *in, struct position where)
{
    if (in) {
        where.line = in->line;
        where.column = in->column;
        where.continuing = in->continuing;
    }
    return where;
}

const char *words_exactly_in(const struct words *words, const char *language)
{
    const struct words_in *found = find_in(words, language, strlen(language));

    return found ? found->text : NULL;
}

const struct words_in *words_chosen(const struct words *words, const char *language)
{
    const struct words_in *found = find_in(words, language, strlen(language));

    if (!found)
        found = find_in(words, language, strcspn(language, "-"));
    if (!found)
        found = find_in(words, "en", 2);
    return !found && words->count ? &words->in[0] : found;
}

const char *words_in(const struct words *words, const char *language)
{
    const struct words_in *chosen = words_chosen(words, language);

    return chosen ? chosen->text : "";
}
