#include "screen.h"

#include "deck/deck.h"
#include "rules/rules.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct input input_of(const char *bytes, size_t length)
{
    int ends[2];

    ck_assert_int_eq(pipe(ends), 0);
    ck_assert_int_eq(write(ends[1], bytes, length), (ssize_t)length);
    close(ends[1]);
    return input_from(ends[0]);
}

static void change(struct settings *settings, const char *changes)
{
    char text[200], *rest = text, *item;
    struct message why;

    snprintf(text, sizeof text, "%s", changes);
    while ((item = strsep(&rest, " ")) && *item) {
        char *value = strchr(item, '=');
        ck_assert_ptr_nonnull(value);
        *value = '\0';
        ck_assert_int_eq(settings_set(settings, item, value + 1, &why), STATUS_OK);
    }
}

void open_screen_with(struct screen *screen, const char *deck, const char *settings,
                      const char *players, const char *typed)
{
    struct refusal refused;
    struct message why;
    struct diag diag = {0};
    struct strbuf path = {0};

    *screen = (struct screen){.none = journal_none()};
    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    strbuf_addf(&path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), deck);
    ck_assert_int_eq(deck_load(&screen->deck, strbuf_text(&path), &diag), STATUS_OK);
    strbuf_release(&path);
    ck_assert_int_eq(players_read(&screen->players, players, &why), STATUS_OK);
    screen->settings = *deck_settings(screen->deck);
    change(&screen->settings, settings);
    ck_assert_int_eq(rules_compile(&screen->rules, screen->deck, &screen->settings,
                                   screen->players.count, &refused),
                     STATUS_OK);
    screen->names = (struct naming){.deck = screen->deck, .seats = screen->players.count};
    for (int i = 0; i < screen->players.count; i++)
        screen->names.seat[i] = screen->players.seat[i].name;
    screen->input = input_of(typed, strlen(typed));
    screen->plain = plain_new(open_memstream(&screen->text, &screen->size), &screen->input,
                              &screen->names, players_people(&screen->players));
    screen->front = plain_front(&screen->plain);
}

void open_screen(struct screen *screen, const char *deck, const char *players, const char *typed)
{
    open_screen_with(screen, deck, "", players, typed);
}

void play_on(struct screen *screen, uint64_t seed)
{
    struct message why;

    ck_assert_int_eq(table_new(&screen->table, screen->rules, &screen->names, &screen->players,
                               seed, &screen->none, &screen->front, &why),
                     STATUS_OK);
    screen->end = table_run(screen->table);
    plain_finish(&screen->plain);
    fflush(screen->plain.out);
}

void close_screen(struct screen *screen)
{
    table_free(screen->table);
    fclose(screen->plain.out);
    free(screen->text);
    plain_release(&screen->plain);
    close(screen->input.fd);
    players_release(&screen->players);
    rules_free(screen->rules);
    deck_free(screen->deck);
}

void assert_written(const struct screen *screen, const char *text)
{
    fflush(screen->plain.out);
    ck_assert_str_eq(screen->text, text);
}

void assert_finished(struct screen *screen, const char *text)
{
    plain_finish(&screen->plain);
    assert_written(screen, text);
}

const char *find(const struct screen *screen, const char *text)
{
    return strstr(screen->text, text);
}
