/*
 * Decks and the rules compiled of them, made once in a process, for fuzzers whose every input would
 * load them anew. The linker puts these functions in the place of those that they are named after
 * (--wrap), in fuzzers only: what a corpus runs as a test is the program itself.
 */
#include "deck/deck.h"
#include "rules/rules.h"

#include <string.h>

enum { DECKS = 32, RULES = 256 };

static struct {
    char path[256];
    struct deck *deck;
} decks[DECKS];
static size_t deck_count;

static struct {
    const struct deck *deck;
    struct settings settings;
    int seats;
    struct rules *rules;
} compiled[RULES];
static size_t rules_count;

enum status __real_deck_load(struct deck **out, const char *path, struct diag *diag);
void __real_deck_free(struct deck *deck);
enum status __real_rules_compile(struct rules **out, const struct deck *deck,
                                 const struct settings *settings, int seats, struct refusal *why);
void __real_rules_free(struct rules *rules);

enum status __wrap_deck_load(struct deck **out, const char *path, struct diag *diag);
void __wrap_deck_free(struct deck *deck);
enum status __wrap_rules_compile(struct rules **out, const struct deck *deck,
                                 const struct settings *settings, int seats, struct refusal *why);
void __wrap_rules_free(struct rules *rules);

enum status __wrap_deck_load(struct deck **out, const char *path, struct diag *diag)
{
    for (size_t i = 0; i < deck_count; i++)
        if (strcmp(decks[i].path, path) == 0) {
            *out = decks[i].deck;
            return STATUS_OK;
        }
    enum status status = __real_deck_load(out, path, diag);
    if (status == STATUS_OK && deck_count < DECKS && strlen(path) < sizeof decks->path) {
        memcpy(decks[deck_count].path, path, strlen(path) + 1);
        decks[deck_count++].deck = *out;
    }
    return status;
}

void __wrap_deck_free(struct deck *deck)
{
    for (size_t i = 0; i < deck_count; i++)
        if (decks[i].deck == deck)
            return;
    __real_deck_free(deck);
}

enum status __wrap_rules_compile(struct rules **out, const struct deck *deck,
                                 const struct settings *settings, int seats, struct refusal *why)
{
    for (size_t i = 0; i < rules_count; i++) {
        if (compiled[i].deck == deck && compiled[i].seats == seats &&
            memcmp(&compiled[i].settings, settings, sizeof *settings) == 0) {
            *out = compiled[i].rules;
            return STATUS_OK;
        }
    }
    enum status status = __real_rules_compile(out, deck, settings, seats, why);
    bool lasting = false;
    for (size_t i = 0; i < deck_count; i++)
        lasting |= decks[i].deck == deck;
    if (status == STATUS_OK && lasting && rules_count < RULES) {
        compiled[rules_count].deck = deck;
        compiled[rules_count].settings = *settings;
        compiled[rules_count].seats = seats;
        compiled[rules_count++].rules = *out;
    }
    return status;
}

void __wrap_rules_free(struct rules *rules)
{
    for (size_t i = 0; i < rules_count; i++)
        if (compiled[i].rules == rules)
            return;
    __real_rules_free(rules);
}
