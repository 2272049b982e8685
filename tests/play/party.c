#include "party.h"

#include "deck/deck.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void tell_nobody(void *context, const struct event *event, int watcher)
{
    (void)context;
    (void)event;
    (void)watcher;
}

static void say_nothing(void *context, struct message message)
{
    (void)context;
    (void)message;
}

static void give_no_help(void *context, const struct view *view, const struct choices *choices)
{
    (void)context;
    (void)view;
    (void)choices;
}

static void show_no_points(void *context, const struct table_score *score)
{
    (void)context;
    (void)score;
}

struct table_front quiet_front(void *context)
{
    return (struct table_front){.context = context,
                                .tell = tell_nobody,
                                .remark = say_nothing,
                                .say = say_nothing,
                                .help = give_no_help,
                                .points = show_no_points};
}

void change_settings(struct settings *settings, const char *changes)
{
    char text[200], *rest = text;
    struct message why;

    ck_assert_uint_lt(strlen(changes), sizeof text);
    snprintf(text, sizeof text, "%s", changes);
    for (char *name; (name = strtok_r(rest, " ", &rest));) {
        char *value = strchr(name, '=');
        ck_assert_ptr_nonnull(value);
        *value++ = '\0';
        ck_assert_msg(settings_set(settings, name, value, &why) == STATUS_OK, "%s: %s", name,
                      why.id);
    }
}

struct party party_of(struct deck *deck, const struct settings *settings, const char *players,
                      void *context)
{
    struct party party = {.deck = deck, .front = quiet_front(context)};
    struct refusal refused;
    struct message why;

    ck_assert_int_eq(players_read(&party.players, players, &why), STATUS_OK);
    enum status status = rules_compile(&party.rules, deck, settings, party.players.count, &refused);
    ck_assert_msg(status == STATUS_OK, "%s: %s", players, refused.message.id);
    party.names = (struct naming){.deck = deck, .seats = party.players.count};
    return party;
}

void party_sit(struct party *party, uint64_t seed, struct journal *journal)
{
    struct message why;

    for (int i = 0; i < party->players.count; i++)
        party->names.seat[i] = party->players.seat[i].name;
    ck_assert_int_eq(table_new(&party->table, party->rules, &party->names, &party->players, seed,
                               journal, &party->front, &why),
                     STATUS_OK);
}

void party_release(struct party *party)
{
    table_free(party->table);
    players_release(&party->players);
    rules_free(party->rules);
    deck_free(party->deck);
}

void party_replay(struct party *party)
{
    struct log_reader reader;
    struct diag diag = {0};

    ck_assert_int_eq(log_reader_open(&reader, journal_path(), &diag), STATUS_OK);
    enum status status = table_replay(party->table, &reader, &diag);
    if (status != STATUS_OK || diag.count != 0)
        ck_abort_msg("line %d: %s", diag.entries[0].where.line, diag.entries[0].message.id);
    log_reader_close(&reader);
    diag_release(&diag);
}

const char *journal_path(void)
{
    static char path[64];

    snprintf(path, sizeof path, "/tmp/breuk-play-%d.jsonl", (int)getpid());
    return path;
}
