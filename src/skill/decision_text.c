/*
 * A decision as a line of words: right or wrong; how many wrong ones there were, or "typed"; v, u
 * and r; then each hypothesis that shows, with n, a plus if it accepts what was done, and behind a
 * slash e, if that is not 0; at the end the hints before it, if there were any: "hints:1".
 */
#include "skill/decision.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void decision_write(const struct decision *decision, struct strbuf *out)
{
    strbuf_add(out, decision->wrong ? "wrong " : "right ");
    if (decision->typed)
        strbuf_add(out, "typed");
    else
        strbuf_addf(out, "%d", decision->wrongs);
    strbuf_addf(out, " %.9g %.9g %.9g", decision->slips, decision->by_slip, decision->alike);
    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        if (decision->accepted[h] == 0)
            continue;
        strbuf_addf(out, " %s:%d%s", hypothesis_name(h), decision->accepted[h],
                    decision->hits & hypothesis_bit(h) ? "+" : "");
        if (decision->allowed[h] > 0)
            strbuf_addf(out, "/%.9g", decision->allowed[h]);
    }
    if (decision->hints > 0)
        strbuf_addf(out, " hints:%d", decision->hints);
}

enum { WORD_SIZE = 40 };

/* The next word behind spaces. False: there is none, or it is too long. */
static bool next_word(const char **text, char word[static WORD_SIZE])
{
    *text += strspn(*text, " ");
    size_t length = strcspn(*text, " ");

    if (length == 0 || length >= WORD_SIZE)
        return false;
    memcpy(word, *text, length);
    word[length] = '\0';
    *text += length;
    return true;
}

static bool read_real(const char **text, double *out)
{
    char word[WORD_SIZE], *end;

    if (!next_word(text, word))
        return false;
    *out = strtod(word, &end);
    return *end == '\0' && *out >= 0 && *out < 1e6;
}

/* "M1:1+/0.5". One that nobody here knows is read and forgotten. */
static bool read_hypothesis(struct decision *decision, char *word)
{
    enum { MOST = 1000 };
    char *colon = strchr(word, ':'), *end;

    if (!colon)
        return false;
    *colon = '\0';
    bool of_hints = strcmp(word, "hints") == 0;
    enum hypothesis h = hypothesis_named(word);
    long accepted = strtol(colon + 1, &end, 10);
    bool hit = *end == '+';
    double allowed = 0;
    end += hit;
    if (*end == '/')
        allowed = strtod(end + 1, &end);
    if (*end || accepted < 1 || accepted > MOST || !(allowed >= 0 && allowed < 1))
        return false;
    if (of_hints)
        decision->hints = (int)accepted;
    if (h == HYPOTHESES)
        return true;
    decision->accepted[h] = (int)accepted;
    decision->allowed[h] = allowed;
    if (hit)
        decision->hits |= hypothesis_bit(h);
    return true;
}

bool decision_read(struct decision *decision, const char *text)
{
    char word[WORD_SIZE], *end;

    *decision = (struct decision){0};
    if (!next_word(&text, word) || (strcmp(word, "wrong") != 0 && strcmp(word, "right") != 0))
        return false;
    decision->wrong = word[0] == 'w';
    if (!next_word(&text, word))
        return false;
    decision->typed = strcmp(word, "typed") == 0;
    decision->wrongs = decision->typed ? 0 : (int)strtol(word, &end, 10);
    if (!decision->typed && (*end || decision->wrongs < 0))
        return false;
    if (!read_real(&text, &decision->slips) || !read_real(&text, &decision->by_slip) ||
        !read_real(&text, &decision->alike))
        return false;
    while (next_word(&text, word))
        if (!read_hypothesis(decision, word))
            return false;
    return text[strspn(text, " ")] == '\0';
}
