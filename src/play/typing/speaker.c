#include "play/typing/speaker.h"

#include "play/players.h"
#include "play/typing/verbs.h"
#include "text/fold.h"

#include <string.h>

unsigned seats_named(const struct naming *names, const char *text)
{
    unsigned begun = 0;

    if (!*text)
        return 0;
    for (int seat = 0; seat < names->seats; seat++) /* Zoe before Zoë, where both play */
        if (fold_equal(names->seat[seat], text))
            return 1u << seat;
    for (int seat = 0; seat < names->seats; seat++) {
        enum fold_match match = team_match(names->seat[seat], text);
        if (match == FOLD_EQUALS)
            return 1u << seat;
        if (match == FOLD_STARTS)
            begun |= 1u << seat;
    }
    return begun;
}

int seat_of(unsigned seats)
{
    return seats && !(seats & (seats - 1)) ? __builtin_ctz(seats) : NO_SEAT;
}

void seats_list(struct strbuf *out, const struct naming *names, unsigned seats)
{
    for (int seat = 0, listed = 0; seat < names->seats; seat++) {
        if (!(seats >> seat & 1))
            continue;
        if (listed++)
            strbuf_add(out, ", ");
        strbuf_add(out, names->seat[seat]);
    }
}

static bool is_command(const char *text)
{
    struct strbuf folded = {0};
    const char *rest;

    fold_text(&folded, text, strlen(text));
    bool command = verb_find(strbuf_text(&folded), &rest) != NULL;
    strbuf_release(&folded);
    return command;
}

struct speech speech_of(const struct naming *names, const char *line)
{
    struct strbuf name = {0};
    struct speech speech = {.rest = line};
    const char *colon = strchr(line, ':'), *space = line;

    if (colon) {
        fold_text(&name, line, (size_t)(colon - line));
        speech.seats = seats_named(names, strbuf_text(&name));
        /* no name stands before the colon of "1:2" or "pie:1/2" */
        if (speech.seats || is_command(colon + 1)) {
            speech.name = (size_t)(colon - line);
            speech.rest = colon + 1 + strspn(colon + 1, " \t");
        }
    }
    while (!speech.name && (space = strchr(space, ' '))) {
        strbuf_clear(&name);
        fold_text(&name, line, (size_t)(space - line));
        space++;
        for (int seat = 0; seat < names->seats; seat++)
            if (team_match(names->seat[seat], strbuf_text(&name)) == FOLD_EQUALS &&
                is_command(space))
                speech = (struct speech){1u << seat, (size_t)(space - 1 - line), space};
    }
    strbuf_release(&name);
    return speech;
}
