#include "console/choice_words.h"

#include "text/fold.h"
#include "text/text.h"

#include <string.h>

static const char *const lists[] = {
#define CHOICE_WORDS(words) words,
#include "console/choice-word-list.h"
#undef CHOICE_WORDS
};

static void join(struct strbuf *out, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        strbuf_addf(out, "%s%s", i ? "," : "", words[i]);
}

static const char *list_of(const char *const *english)
{
    struct strbuf joined = {0};
    const char *found = NULL;

    join(&joined, english);
    for (size_t i = 0; i < sizeof lists / sizeof *lists && !found; i++)
        if (strcmp(lists[i], strbuf_text(&joined)) == 0)
            found = lists[i];
    strbuf_release(&joined);
    return found;
}

void choice_words_in(struct choice_words *own, const char *const *english)
{
    const char *list = list_of(english);

    *own = (struct choice_words){0};
    if (list)
        strbuf_add(&own->text, text_get(list));
    else
        join(&own->text, english);
    for (char *at = own->text.text; at && own->count < CHOICE_WORDS_MOST;) {
        char *word = at, *comma = strchr(at, ',');
        if (comma)
            *comma = '\0';
        at = comma ? comma + 1 : NULL;
        own->word[own->count++] = word;
    }
}

void choice_words_release(struct choice_words *own)
{
    strbuf_release(&own->text);
    *own = (struct choice_words){0};
}

int choice_named(const char *const *english, const char *typed)
{
    struct choice_words own;
    struct strbuf folded = {0};
    int found = -1;

    for (int i = 0; english[i]; i++)
        if (strcmp(english[i], typed) == 0)
            return i;
    choice_words_in(&own, english);
    fold_text(&folded, typed, strlen(typed));
    for (int i = 0; english[i] && i < (int)own.count && found < 0; i++)
        if (fold_match(own.word[i], strbuf_text(&folded)) == FOLD_EQUALS)
            found = i;
    strbuf_release(&folded);
    choice_words_release(&own);
    return found;
}
