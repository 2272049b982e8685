#include "table.h"

#include "harness.h"

#include <stdio.h>
#include <string.h>

void table_open(struct table *table, const char *file)
{
    struct diag diag = {0};
    char path[600];

    *table = (struct table){0};
    snprintf(path, sizeof path, "%s/%s", getenv("BREUK_SOURCE"), file);
    ck_assert_msg(deck_load(&table->deck, path, &diag) == STATUS_OK, "%s", file);
    table->settings = *deck_settings(table->deck);
    diag_release(&diag);
}

void table_read(struct table *table, const char *bytes)
{
    struct diag diag = {0};

    *table = (struct table){0};
    ck_assert_int_eq(deck_load_bytes(&table->deck, "small.xml", bytes, strlen(bytes), &diag),
                     STATUS_OK);
    table->settings = *deck_settings(table->deck);
    diag_release(&diag);
}

void table_set(struct table *table, const char *settings)
{
    char copy[200], *rest = copy, *word;
    struct message why;

    snprintf(copy, sizeof copy, "%s", settings);
    while ((word = strsep(&rest, " "))) {
        char *value = strchr(word, '=');
        ck_assert_ptr_nonnull(value);
        *value++ = '\0';
        ck_assert_msg(settings_set(&table->settings, word, value, &why) == STATUS_OK, "%s", word);
    }
}

void table_seat(struct table *table, int seats)
{
    struct refusal refused;

    rules_free(table->rules);
    ck_assert_msg(rules_compile(&table->rules, table->deck, &table->settings, seats, &refused) ==
                      STATUS_OK,
                  "%s", refused.message.id);
}

void table_close(struct table *table)
{
    rules_free(table->rules);
    deck_free(table->deck);
    *table = (struct table){0};
}

struct study table_study(const struct table *table, uint64_t games)
{
    struct study study = {.rules = table->rules, .seed = 1, .end = games, .threads = 1};

    for (int seat = 0; seat < rules_seats(table->rules); seat++)
        study.bot[seat] = bot_find("random");
    return study;
}
