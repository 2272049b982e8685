/*
 * What is typed at a table. The first byte says which table; the rest are the lines, and their end
 * is the end of the input. What is shown is text without control characters, and what was played
 * stands in the journal, which gives the same game.
 */
#include "play/table.h"
#include "../game_hash.h"
#include "../nobody.h"
#include "base/utf8.h"
#include "deck/deck.h"
#include "folder.h"
#include "fuzz.h"
#include "rules/rules.h"
#include "tui/input.h"
#include "tui/plain.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct variant {
    const char *deck, *players, *settings[5]; /* NULL behind the last: name, value, … */
    struct deck *loaded;
    struct players seated;
    struct settings in_force;
    struct rules *rules;
    struct naming names;
} variants[] = {
    {"fractions", "Ann,bot", {NULL}, .loaded = NULL},
    {"mixed-forms", "Ann,Bo", {"wrong", "peers", NULL}, .loaded = NULL},
    {"spin", "Ann,Bo,bot", {"seven", "yes", NULL}, .loaded = NULL},
    {"classic", "Ann,bot,Bo", {"jump-in", "yes", "wrong", "referee", NULL}, .loaded = NULL},
    {"spin", "Ann,Bo,Cem", {"cards", "real", NULL}, .loaded = NULL},
    {"fractions", "Ann,Bo", {"cards", "real", "wrong", "peers", NULL}, .loaded = NULL},
    {"classic", "Ann,Bo,Cem", {"cards", "score", NULL}, .loaded = NULL},
};
enum { VARIANTS = sizeof variants / sizeof *variants, SEED = 7 };

static void end(void)
{
    for (int i = 0; i < VARIANTS; i++) {
        rules_free(variants[i].rules);
        players_release(&variants[i].seated);
        deck_free(variants[i].loaded);
    }
}

/* Seats its players as they are at the beginning: in a game they come and go. */
static void seat(struct variant *variant)
{
    struct message why;

    players_release(&variant->seated);
    if (players_read(&variant->seated, variant->players, &why) != STATUS_OK)
        abort();
    variant->names = (struct naming){.deck = variant->loaded, .seats = variant->seated.count};
    for (int i = 0; i < variant->seated.count; i++)
        variant->names.seat[i] = variant->seated.seat[i].name;
}

static void set_up(struct variant *variant)
{
    struct strbuf path = {0};
    struct diag diag = {0};
    struct refusal refused;
    struct message why;

    strbuf_addf(&path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), variant->deck);
    if (deck_load(&variant->loaded, strbuf_text(&path), &diag) != STATUS_OK)
        abort();
    seat(variant);
    variant->in_force = *deck_settings(variant->loaded);
    for (int i = 0; variant->settings[i]; i += 2)
        if (settings_set(&variant->in_force, variant->settings[i], variant->settings[i + 1],
                         &why) != STATUS_OK)
            abort();
    if (rules_compile(&variant->rules, variant->loaded, &variant->in_force, variant->seated.count,
                      &refused) != STATUS_OK)
        abort();
    strbuf_release(&path);
    diag_release(&diag);
}

static struct table *lay(struct variant *variant, struct journal *journal,
                         const struct table_front *front)
{
    struct message why;
    struct table *table;

    if (table_new(&table, variant->rules, &variant->names, &variant->seated, SEED, journal, front,
                  &why) != STATUS_OK)
        abort();
    return table;
}

static void check_shown(const char *text)
{
    if (!utf8_is_text(text))
        abort();
    for (; *text; text++)
        if (((unsigned char)*text < ' ' && *text != '\n') || *text == 0x7F)
            abort();
}

/* A draw that its player was asked about when they left is made as they are asked again. */
static void check_replay(struct variant *variant, const char *path, uint64_t hash)
{
    struct journal none = journal_none();
    seat(variant);
    struct table *table = lay(variant, &none, &nobody);
    struct log_reader reader;
    struct diag diag = {0};

    if (log_reader_open(&reader, path, &diag) != STATUS_OK ||
        table_replay(table, &reader, &diag) != STATUS_OK || diag.count)
        abort();
    if (game_hash(table_game(table)) != hash &&
        (table_run(table) != TABLE_NO_INPUT || game_hash(table_game(table)) != hash))
        abort();
    log_reader_close(&reader);
    table_free(table);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *typed = fuzz_path("typed"), *path = fuzz_path("journal");
    struct journal journal;
    char *text = NULL;
    size_t length = 0;

    if (!variants[0].loaded) {
        atexit(end);
        for (int i = 0; i < VARIANTS; i++)
            set_up(&variants[i]);
    }
    if (size == 0)
        return 0;
    struct variant *variant = &variants[*data % VARIANTS];
    seat(variant);
    fuzz_write(typed, data + 1, size - 1);
    unlink(path);
    if (journal_create(&journal, path) != STATUS_OK)
        abort();
    struct input input = input_from(open(typed, O_RDONLY));
    FILE *out = open_memstream(&text, &length);
    struct plain plain = plain_new(out, &input, &variant->names, players_people(&variant->seated));
    plain.settings = &variant->in_force;
    const struct table_front front = plain_front(&plain);
    struct table *table = lay(variant, &journal, &front);
    enum table_end how = table_run(table);
    if (how != TABLE_OVER && how != TABLE_LEFT && how != TABLE_NO_INPUT)
        abort();
    plain_finish(&plain);
    fclose(out);
    check_shown(text);
    check_replay(variant, path, game_hash(table_game(table)));
    table_free(table);
    plain_release(&plain);
    journal_close(&journal);
    close(input.fd);
    free(text);
    return 0;
}
