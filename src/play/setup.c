#include "play/setup.h"

#include "files/place.h"
#include "ruleset/ruleset.h"
#include "xml/library.h"

#include <string.h>

/* Keeps a name. A path is kept whole, as the log may be read in another folder. */
static void keep_name(struct setup *setup, const char **name, const char *typed)
{
    char *whole = NULL;

    if (library_is_path(typed))
        whole = place_whole(typed);
    *name = arena_copy_text(&setup->texts, whole ? whole : typed);
    memory_free(whole);
}

enum status setup_deck(struct setup *setup, const char *typed, struct diag *diag)
{
    struct library library = {0};
    const char *path;

    library_open(&library, DECK_LIBRARY);
    enum status status = library_resolve(&library, &path, typed, diag);
    if (status == STATUS_OK)
        status = deck_load(&setup->deck, path, diag);
    typed = library_bare_name(&library, typed); /* as the journal names it */
    library_release(&library);
    if (status != STATUS_OK)
        return status;
    setup->settings = *deck_settings(setup->deck);
    setup->ruleset = deck_about(setup->deck)->ruleset;
    keep_name(setup, &setup->deck_name, typed);
    return STATUS_OK;
}

enum status setup_ruleset(struct setup *setup, const char *typed, struct position where,
                          struct diag *diag)
{
    struct ruleset *ruleset = NULL;

    /* The deck's own rule set is in place already, with the deck's changes. */
    if (strcmp(typed, setup->ruleset) == 0)
        return STATUS_OK;
    enum status status =
        library_is_path(typed)
            ? ruleset_load(&ruleset, typed, diag)
            : ruleset_load_named(&ruleset, typed, deck_about(setup->deck)->where.file, where, diag);
    if (status == STATUS_OK) {
        setup->settings = ruleset->settings;
        keep_name(setup, &setup->ruleset, typed);
    }
    ruleset_free(ruleset);
    return status;
}

enum status setup_rules(struct setup *setup, struct refusal *why)
{
    setup->names = (struct naming){.deck = setup->deck, .seats = setup->players.count};
    for (int i = 0; i < setup->players.count; i++)
        setup->names.seat[i] = setup->players.seat[i].name;
    if (setup->settings.value[SETTING_CARDS] != CARDS_DEALT &&
        players_people(&setup->players) < setup->players.count) {
        *why = (struct refusal){.rule = "R1",
                                .message =
                                    message_of(N_("a bot cannot hold printed cards; seat people"))};
        return STATUS_INVALID;
    }
    return rules_compile(&setup->rules, setup->deck, &setup->settings, setup->players.count, why);
}

static void keep_class(struct setup *setup, const struct log_header *header)
{
    if (!header->class_name || !header->session)
        return;
    setup->class_name = arena_copy_text(&setup->texts, header->class_name);
    setup->session = arena_copy_text(&setup->texts, header->session);
}

enum status setup_from_header(struct setup *setup, const struct log_header *header,
                              struct position where, struct refusal *why, struct diag *diag)
{
    struct message unfit;

    *why = (struct refusal){0};
    *setup = (struct setup){.seed = header->seed, .minutes = header->minutes};
    keep_class(setup, header);
    enum status status = rules_check_seats(header->seats, why);
    if (status == STATUS_OK)
        status = setup_deck(setup, header->deck, diag);
    if (status == STATUS_OK && header->ruleset)
        status = setup_ruleset(setup, header->ruleset, where, diag);
    if (status == STATUS_OK) {
        const struct settings base = setup->settings;
        status = log_header_settle(header, setup->deck, &base, &setup->settings, where, diag);
    }
    if (status == STATUS_OK) {
        status = players_from_header(&setup->players, header, &unfit);
        if (status == STATUS_INVALID)
            diag_add(diag, SEVERITY_ERROR, where, unfit);
    }
    return status == STATUS_OK ? setup_rules(setup, why) : status;
}

void setup_header(struct setup *setup, struct log_header *header)
{
    *header = (struct log_header){.deck = setup->deck_name,
                                  .hashed = true,
                                  .hash = deck_hash(setup->deck),
                                  .ruleset = setup->ruleset,
                                  .seats = setup->players.count,
                                  .seed = setup->seed,
                                  .minutes = setup->minutes,
                                  .class_name = setup->class_name,
                                  .session = setup->session};
    memcpy(header->seat, setup->players.seat, sizeof header->seat);
    log_header_take_settings(header, &setup->settings, &setup->texts);
}

void setup_release(struct setup *setup)
{
    players_release(&setup->players);
    rules_free(setup->rules);
    deck_free(setup->deck);
    arena_release(&setup->texts);
    *setup = (struct setup){0};
}
