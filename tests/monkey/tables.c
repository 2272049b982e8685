/* Tables of every kind: decks, rule sets, settings, who sits there. */
#include "monkey.h"

#include "game_hash.h"
#include "log/reader.h"
#include "nobody.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Tables at which situations come about that are rare elsewhere: each is among the first ones, and
 * two of three later ones. */
static const struct theme {
    const char *deck, *players, *settings; /* the settings as “name=value”, with spaces between */
} themes[] = {
    {"equals", "Ann,Bo", "say=prove match=value-only jump-in=no cards=dealt hand-size=20"},
    {"mixed-forms", "Ann,Bo", "say=prove match=value-only jump-in=no cards=dealt hand-size=20"},
    {"percent", "Ann,bot", "say=prove match=value-only jump-in=no cards=dealt hand-size=20"},
    {"classic", "Ann,Bo", "wrong=strict cards=dealt"},
    {"spin", "Ann,Bo,Cem", "wheel=yes cards=real"},
    {"classic", "Ann,Bo", "bluff=back honest=fitting cards=dealt hand-size=20"},
    {"spin", "Ann,Bo,Cem", "wheel=yes cards=dealt"},
    {"classic", "Ann,Bo,Cem", "cards=score"},
    {"classic", "Ann,Bo,Cem", "seven=yes cards=dealt hand-size=20"},
    {"classic", "Ann,Bo", "cards=real progressive=no"},
};
enum { THEMES = sizeof themes / sizeof *themes };

static const char *const decks[] = {"classic",       "fractions",  "spin",   "first-fractions",
                                    "equals",        "families",   "lines",  "mixed-forms",
                                    "no-factor",     "percent",    "tenths", "improper",
                                    "fractions-208", "classic-112"};

static const char *const rulesets[] = {"deluxe", "belgian", "my", "spin", "fractions"};
static const char *const parties[] = {
    "Ann,Bo",     "Ann,Bo,Cem",      "Ann,bot",        "Ann,bot,bot",   "Ann,Bo,bot",
    "Ann+Cas,Bo", "Ann,Bo,Cem,Dirk", "Ann,Bo,bot,bot", "Ann+Cas,Bo+Dé", "Zoë,Bo"};
static const char *const languages[] = {"en", "nl", "de", "fr"};

#define ONE_OF(monkey, list) ((list)[monkey_draw(monkey, (int)(sizeof(list) / sizeof *(list)))])

/* Changes a few settings, and has each round be short. */
static void change_settings(struct monkey *monkey, struct settings *settings)
{
    for (int i = 0; i < SETTING_COUNT; i++) {
        const struct setting_row *row = &setting_rows[i];
        int words = 0;
        while (row->words && row->words[words])
            words++;
        bool rare = i == SETTING_CARDS || i == SETTING_PARTNERS; /* most tables cannot have them */
        if (words && monkey_now(monkey, rare ? 6 : 2))
            settings->value[i] = monkey_draw(monkey, words);
    }
    settings->value[SETTING_HAND_SIZE] = 1 + monkey_draw(monkey, 8);
    settings->value[SETTING_TARGET] = 1 + monkey_draw(monkey, 200);
    if (settings->value[SETTING_CARDS] == CARDS_SCORE)
        settings->value[SETTING_ROUNDS] = 1 + monkey_draw(monkey, 3);
}

static void change_to_theme(struct settings *settings, const struct theme *theme)
{
    char text[100], *rest = text, *item;
    struct message why;

    snprintf(text, sizeof text, "%s", theme->settings);
    while ((item = strsep(&rest, " "))) {
        char *value = strchr(item, '=');
        *value++ = '\0';
        ck_assert_int_eq(settings_set(settings, item, value, &why), STATUS_OK);
    }
}

/* Returns whether deck, settings and players go together. */
static bool set_once(struct monkey_table *table, struct monkey *monkey)
{
    struct setup *setup = &table->setup;
    struct diag diag = {0};
    struct refusal refused;
    struct message why;

    const struct theme *theme = monkey->seed - 1 < THEMES ? &themes[monkey->seed - 1]
                                : monkey_now(monkey, 3)   ? NULL
                                                          : &ONE_OF(monkey, themes);

    ck_assert_int_eq(text_start(ONE_OF(monkey, languages), &why), STATUS_OK);
    ck_assert_int_eq(setup_deck(setup, theme ? theme->deck : ONE_OF(monkey, decks), &diag),
                     STATUS_OK);
    ck_assert_int_eq(setup_ruleset(setup, ONE_OF(monkey, rulesets), (struct position){0}, &diag),
                     STATUS_OK);
    diag_release(&diag);
    change_settings(monkey, &setup->settings);
    if (theme)
        change_to_theme(&setup->settings, theme);
    ck_assert_int_eq(
        players_read(&setup->players, theme ? theme->players : ONE_OF(monkey, parties), &why),
        STATUS_OK);
    setup->seed = chance_next(&monkey->chance);
    return setup_rules(setup, &refused) == STATUS_OK;
}

void monkey_table_set(struct monkey_table *table, struct monkey *monkey)
{
    static char path[64];

    *table = (struct monkey_table){.path = path};
    while (!set_once(table, monkey))
        setup_release(&table->setup);
    snprintf(path, sizeof path, "%s/breuk-monkey-%d.jsonl",
             access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp", (int)getpid());
    unlink(path);
    ck_assert_int_eq(journal_create(&table->journal, path), STATUS_OK);
}

/* The journal, played again as it is taken up by --resume, gives the same game; a draw that its
 * player was asked about when they left is made as they are asked again. */
static void check_journal(const char *path, uint64_t hash)
{
    struct journal none = journal_none();
    struct log_reader reader;
    struct log_header header;
    struct setup setup;
    struct refusal refused;
    struct diag diag = {0};
    struct message why;
    struct table *table;

    ck_assert_int_eq(log_reader_open(&reader, path, &diag), STATUS_OK);
    ck_assert_int_eq(log_reader_next(&reader, &diag), STATUS_OK);
    ck_assert_int_eq(log_read_header(&header, &reader.document.root, reader.where, &diag),
                     STATUS_OK);
    ck_assert_int_eq(setup_from_header(&setup, &header, reader.where, &refused, &diag), STATUS_OK);
    ck_assert_int_eq(table_new(&table, setup.rules, &setup.names, &setup.players, setup.seed, &none,
                               &nobody, &why),
                     STATUS_OK);
    enum status status = table_replay(table, &reader, &diag);
    ck_assert_msg(status == STATUS_OK && diag.count == 0, "the journal is not played again: %s",
                  diag.count ? diag.entries[0].message.id : "");
    if (game_hash(table_game(table)) != hash)
        ck_assert_int_eq(table_run(table), TABLE_NO_INPUT);
    ck_assert_msg(game_hash(table_game(table)) == hash, "the journal gives another game");
    table_free(table);
    log_reader_close(&reader);
    diag_release(&diag);
    setup_release(&setup);
}

static void write_header(struct monkey_table *table)
{
    struct log_header header;
    struct strbuf line = {0};

    setup_header(&table->setup, &header);
    log_write_header(&line, &header);
    ck_assert_int_eq(journal_add(&table->journal, &line), STATUS_OK);
    strbuf_release(&line);
}

void monkey_table_play(struct monkey_table *table, struct monkey *monkey,
                       const struct table_front *front, const struct table **seen)
{
    struct setup *setup = &table->setup;
    struct table *played;
    struct message why;

    write_header(table);
    ck_assert_int_eq(table_new(&played, setup->rules, &setup->names, &setup->players, setup->seed,
                               &table->journal, front, &why),
                     STATUS_OK);
    *seen = played;
    if (!monkey_now(monkey, 3))
        table_teach(played, (enum explain_when)monkey_draw(monkey, EXPLAIN_ALWAYS + 1));
    if (!monkey_now(monkey, 3))
        table_review(played, (enum missed_when)monkey_draw(monkey, MISSED_NEVER + 1));
    enum table_end end = table_run(played);
    ck_assert_msg(end == TABLE_OVER || end == TABLE_LEFT || end == TABLE_NO_INPUT, "%d", (int)end);
    if (monkey_now(monkey, 4))
        check_journal(table->path, game_hash(table_game(played)));
    table_free(played);
    *seen = NULL;
}

void monkey_table_release(struct monkey_table *table)
{
    journal_close(&table->journal);
    unlink(table->path);
    setup_release(&table->setup);
}
