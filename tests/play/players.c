#include "play/players.h"
#include "bots/bot.h"
#include "play/typing/bot_choice.h"
#include "sections.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

static void start_english(void)
{
    struct message problem;

    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}

START_TEST(people_and_bots_are_told_apart)
{
    struct players players;
    struct message why;

    ck_assert_int_eq(
        players_read(&players, " Ann ,\u00a0Zoë\u00a0\u200b,bot,Jean Paul, BOT\u2009", &why),
        STATUS_OK);
    ck_assert_int_eq(players.count, 5);
    ck_assert_str_eq(players.seat[0].name, "Ann");
    ck_assert_str_eq(players.seat[1].name, "Zoë");
    ck_assert_str_eq(players.seat[2].name, "Bot 1");
    ck_assert_str_eq(players.seat[3].name, "Jean Paul");
    ck_assert_str_eq(players.seat[4].name, "Bot 2");
    ck_assert_ptr_null(players.seat[3].bot);
    ck_assert_str_eq(players.seat[4].bot, "random");
    ck_assert_int_eq(players_people(&players), 3);
    players_release(&players);
}
END_TEST

START_TEST(a_bot_may_be_of_a_kind)
{
    struct players players;
    struct message why;

    ck_assert_int_eq(
        players_read(&players, "Ann,bot:adds,BOT:Careful,Bot: careless,bot:adder", &why),
        STATUS_OK);
    ck_assert_int_eq(players.count, 5);
    ck_assert_int_eq(players_people(&players), 1);
    ck_assert_str_eq(players.seat[1].name, "Adder bot");
    ck_assert_str_eq(players.seat[1].bot, "adder");
    ck_assert_str_eq(players.seat[2].name, "Careful bot");
    ck_assert_str_eq(players.seat[2].bot, "careful");
    ck_assert_str_eq(players.seat[3].name, "Careless bot");
    ck_assert_str_eq(players.seat[3].bot, "careless");
    ck_assert_str_eq(players.seat[4].name, "Adder bot 2");
    players_release(&players);
}
END_TEST

START_TEST(how_long_a_bot_may_search_is_a_time_or_a_number_of_rounds)
{
    static const struct {
        const char *typed, *kept; /* NULL: refused */
    } budgets[] = {
        {"bot:search", "search"},
        {"bot:search:20ms", "search:20ms"},
        {"bot:search: 20 ms", "search:20ms"},
        {"bot:search:2000", "search:2000"},
        {"bot:search:0", "search:0"},
        {"bot:search:0ms", "search:0"},
        {"bot:search:60000ms", "search:60000ms"},
        {"bot:search:60001ms", NULL},
        {"bot:search:10000001", NULL},
        {"bot:search:20s", NULL},
        {"bot:search:-5", NULL},
        {"bot:search:", NULL},
        {"bot:search:ms", NULL},
        {"bot:search:99999999999ms", NULL},
        {"bot:careful:20ms", NULL},
        {"bot:search:20ms:5", NULL},
    };

    for (size_t i = 0; i < sizeof budgets / sizeof *budgets; i++) {
        struct players players;
        struct message why = {0};
        char names[80];
        snprintf(names, sizeof names, "Ann,%s", budgets[i].typed);
        enum status status = players_read(&players, names, &why);
        ck_assert_msg((status == STATUS_OK) == (budgets[i].kept != NULL), "%s", names);
        if (budgets[i].kept)
            ck_assert_str_eq(players.seat[1].bot, budgets[i].kept);
        else
            ck_assert_ptr_nonnull(why.id);
        players_release(&players);
    }
}
END_TEST

/* A kind that is typed by no word, or by a word of two, could not be chosen. */
START_TEST(each_kind_of_bot_is_typed_by_words_of_its_own)
{
    struct strbuf list = {0};

    bot_words_list(&list);
    ck_assert_str_eq(strbuf_text(&list),
                     "random, first, careful, search, beginner, adds, top, bottom, careless");
    for (const char *word = strbuf_text(&list); *word;) {
        char typed[32] = "";
        size_t size = strcspn(word, ",");
        memcpy(typed, word, size);
        ck_assert_ptr_nonnull(bot_words_find(typed));
        word += size + (word[size] ? 2 : 0);
    }
    for (int i = 0; i < bot_count(); i++)
        ck_assert_ptr_eq(bot_words_find(bot_at(i)->name), bot_at(i));
    ck_assert_ptr_null(bot_words_find("adds, top"));
    ck_assert_ptr_null(bot_words_find(""));
    strbuf_release(&list);
}
END_TEST

START_TEST(a_bot_does_not_take_a_name_that_is_taken)
{
    struct players players;
    struct message why;

    ck_assert_int_eq(players_read(&players, "bot 1,bot", &why), STATUS_OK);
    ck_assert_str_eq(players.seat[0].name, "bot 1");
    ck_assert_str_eq(players.seat[1].name, "Bot 2");
    players_release(&players);
}
END_TEST

START_TEST(one_letter_and_an_accent_make_names)
{
    struct players players;
    struct message why;

    /* D draws a card, too, and H asks for help: where names are typed, they are names */
    ck_assert_int_eq(players_read(&players, "D,h,Zoe,Zoë", &why), STATUS_OK);
    ck_assert_int_eq(players.count, 4);
    ck_assert_str_eq(players.seat[3].name, "Zoë");
    players_release(&players);
}
END_TEST

START_TEST(a_name_that_cannot_be_told_from_something_else_is_refused)
{
    static const struct {
        const char *text, *id;
    } cases[] = {
        {"", "a name is empty; write names like this: Ann,Bo,bot"},
        {"Ann,,Bo", "a name is empty; write names like this: Ann,Bo,bot"},
        {"Ann,ann", "two players are called “{name}”; give them different names"},
        {"Zoë,ZOË", "two players are called “{name}”; give them different names"},
        {"Ann+ann,Bo", "two players are called “{name}”; give them different names"},
        {"Ann+Bo,BO", "two players are called “{name}”; give them different names"},
        {"Bo,Ann+bo", "two players are called “{name}”; give them different names"},
        {"Ann+,Bo", "a name is empty; write names like this: Ann,Bo,bot"},
        {"Ann+draw,Bo", "“{name}” is a word that players type in the game; choose another name"},
        {"back,Bo", "“{name}” is a word that players type in the game; choose another name"},
        {"a+b+c+e+f,Bo", "at most {most} players can share a place"},
        {"A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11", "at most {most} players can play"},
        {"Ann,bot:", "there is no bot “{name}”; write one of: {names}"},
        {"Ann,bot:ann", "there is no bot “{name}”; write one of: {names}"},
        {"Ann,7", "the name “{name}” needs at least one letter"},
        {"Ann:x,Ann",
         "the name “{name}” contains a colon, which marks the end of a name; leave it out"},
        {"Ann,½", "the name “{name}” needs at least one letter"},
        {"draw,Ann", "“{name}” is a word that players type in the game; choose another name"},
        {"You,bot", "“{name}” would be everybody; type a name, such as Ann"},
        {"me,bot", "“{name}” would be everybody; type a name, such as Ann"},
        {"Ann+YOU,Bo", "“{name}” would be everybody; type a name, such as Ann"},
        {"Stop,Ann", "“{name}” is a word that players type in the game; choose another name"},
        {"Ann,abcdefghijklmnopqrstu",
         "the name “{name}” is too long; use at most {most} characters"},
        {"Ann,a\033[31mb", "a name contains a character that cannot be shown; leave it out"},
        {"Ann,An\u200bn", "a name contains a character that cannot be shown; leave it out"},
        {"Ann,Bo\u202eC", "a name contains a character that cannot be shown; leave it out"},
        {"Ann,An\u2060n", "a name contains a character that cannot be shown; leave it out"},
        {"Ann,a\xff", "a name contains a character that cannot be shown; leave it out"},
        {"A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11", "at most {most} players can play"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct players players;
        struct message why;
        ck_assert_msg(players_read(&players, cases[i].text, &why) == STATUS_INVALID, "%s: accepted",
                      cases[i].text);
        ck_assert_msg(strcmp(why.id, cases[i].id) == 0, "%s: said “%s”", cases[i].text, why.id);
        /* Typed: of a very long name the end is left out. */
        if (strstr(why.id, "{name}"))
            ck_assert_int_eq(why.arg[0].kind, MESSAGE_TYPED);
        players_release(&players);
    }
}
END_TEST

START_TEST(twenty_characters_are_a_name_however_many_bytes)
{
    struct players players;
    struct message why;

    ck_assert_int_eq(players_read(&players, "éééééééééééééééééééé,bot", &why), STATUS_OK);
    players_release(&players);
}
END_TEST

START_TEST(a_name_of_a_megabyte_is_refused)
{
    enum { LENGTH = 1024 * 1024 };
    char *text = malloc(LENGTH + 1);

    ck_assert_ptr_nonnull(text);
    for (int i = 0; i < 3; i++) {
        struct players players;
        struct message why;
        memset(text, "x+ "[i], LENGTH);
        text[0] = 'A';
        text[LENGTH - 1] = 'a';
        text[LENGTH] = '\0';
        ck_assert_int_eq(players_read(&players, text, &why), STATUS_INVALID);
        players_release(&players);
    }
    free(text);
}
END_TEST

START_TEST(names_of_a_journal_are_held_to_the_same_rules)
{
    struct log_header header = {.seats = 2, .seat = {{"Ann", NULL}, {"Robo", "random"}}};
    struct players players;
    struct message why;

    ck_assert_int_eq(players_from_header(&players, &header, &why), STATUS_OK);
    ck_assert_int_eq(players_people(&players), 1);
    ck_assert_str_eq(players.seat[1].bot, "random");
    players_release(&players);
    /* A Dutch table may have had a Draw at it. */
    header.seat[0].name = "Draw";
    ck_assert_int_eq(players_from_header(&players, &header, &why), STATUS_OK);
    players_release(&players);
    header.seat[1].name = "\033]0;gone\007";
    ck_assert_int_eq(players_from_header(&players, &header, &why), STATUS_INVALID);
    players_release(&players);
}
END_TEST

void add_players(Suite *suite)
{
    TCase *tests = add_case(suite, "players");

    tcase_add_checked_fixture(tests, start_english, NULL);
    tcase_add_test(tests, people_and_bots_are_told_apart);
    tcase_add_test(tests, how_long_a_bot_may_search_is_a_time_or_a_number_of_rounds);
    tcase_add_test(tests, a_bot_may_be_of_a_kind);
    tcase_add_test(tests, one_letter_and_an_accent_make_names);
    tcase_add_test(tests, each_kind_of_bot_is_typed_by_words_of_its_own);
    tcase_add_test(tests, a_bot_does_not_take_a_name_that_is_taken);
    tcase_add_test(tests, a_name_that_cannot_be_told_from_something_else_is_refused);
    tcase_add_test(tests, twenty_characters_are_a_name_however_many_bytes);
    tcase_add_test(tests, a_name_of_a_megabyte_is_refused);
    tcase_add_test(tests, names_of_a_journal_are_held_to_the_same_rules);
}
