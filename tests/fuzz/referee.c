/*
 * Requests, a line each, to a referee with a game: each gets one line of JSON, whose first field is
 * one of those that the manual names; after an error the game is as it was.
 */
#include "play/referee.h"
#include "../game_hash.h"
#include "fuzz.h"
#include "json/reader.h"

#include <stdlib.h>
#include <string.h>

static const char header[] =
    "{\"breuk\":1,\"deck\":\"spin\",\"seats\":[\"Ann\",\"Bo\",\"Cas\"],\"seed\":\"1\"}";
static const char *const answers[] = {"done",   "error",    "moves", "check", "view",
                                      "events", "position", "deck",  "breuk"};

static struct referee referee;

static void end(void)
{
    referee_release(&referee);
}

/* Every input finds the same game: the header deals it again. */
static void begin(void)
{
    struct strbuf out = {0};
    static bool known;

    if (!known)
        atexit(end);
    known = true;
    if (!referee.game || strcmp(deck_about(referee.setup.deck)->name, "spin") != 0 ||
        referee.setup.names.seats != 3) {
        referee_answer(&referee, header, strlen(header), 1, &out);
        if (!referee.game)
            abort();
    } else
        game_start(referee.game, 1, NULL);
    strbuf_release(&out);
}

static bool is_known(const char *name)
{
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        if (strcmp(answers[i], name) == 0)
            return true;
    return false;
}

/* Whether it says that something was done. */
static bool check_answer(const struct strbuf *out)
{
    struct json_document document;
    struct diag diag = {0};

    if (out->length == 0 || strchr(out->text, '\n') != out->text + out->length - 1 ||
        json_read(&document, out->text, out->length - 1, (struct position){0}, &diag) != STATUS_OK)
        abort();
    if (document.root.items == 0 || !is_known(document.root.item[0].name))
        abort();
    bool done = json_member(&document.root, "done");
    json_release(&document);
    diag_release(&diag);
    return done;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data;
    const char *last = at + size;
    struct strbuf out = {0};

    begin();
    const struct game *game = referee.game;
    uint64_t hash = game_hash(game);
    for (int line = 1; at < last && line <= 50; line++) {
        const char *newline = memchr(at, '\n', (size_t)(last - at));
        size_t length = (size_t)((newline ? newline : last) - at);

        strbuf_clear(&out);
        referee_answer(&referee, at, length, line, &out);
        bool done = check_answer(&out);
        uint64_t after = game_hash(referee.game);
        if (!done && (referee.game != game || after != hash))
            abort();
        game = referee.game;
        hash = after;
        at += length + (newline != NULL);
    }
    strbuf_release(&out);
    return 0;
}
