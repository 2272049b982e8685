#include "play/typing/speaker.h"
#include "sections.h"

#include "text/text.h"

static const struct naming names = {.seats = 4, .seat = {"Ann", "Bo", "Anne Marie", "Bot 1"}};

static void start_english(void)
{
    struct message problem;

    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}

/* A line, who speaks, and what they say. */
static const struct {
    const char *line;
    unsigned seats;   /* 0: no name before */
    bool named;       /* somebody is named */
    const char *rest; /* all of the line when nobody is */
} lines[] = {
    {"Bo: catch Ann", 1u << 1, true, "catch Ann"},
    {"bo:wrong", 1u << 1, true, "wrong"},
    {"  BO : jump blue 7", 1u << 1, true, "jump blue 7"},
    {"ann: call", 1u << 0, true, "call"}, /* a whole name is meant before a longer one */
    {"anne: call", 1u << 2, true, "call"},
    {"an: call", 1u << 0 | 1u << 2, true, "call"},
    {"bot: call", 1u << 3, true, "call"},
    {"Zed: catch Ann", 0, true, "catch Ann"},
    {"Bo:", 1u << 1, true, ""},
    {"Bo: \t ", 1u << 1, true, ""},
    /* without the colon only a whole name before a command */
    {"Bo catch Ann", 1u << 1, true, "catch Ann"},
    {"anne marie wrong", 1u << 2, true, "wrong"},
    {"Bo blue 7", 0, false, "Bo blue 7"},
    {"b wrong", 0, false, "b wrong"},
    {"Ann", 0, false, "Ann"},
    /* colons of numbers and pictures */
    {"1:2", 0, false, "1:2"},
    {"blue 1:2", 0, false, "blue 1:2"},
    {"pie:1/2", 0, false, "pie:1/2"},
    {"catch Bo", 0, false, "catch Bo"},
    {"", 0, false, ""},
    {":", 0, false, ":"},
};

START_TEST(a_name_before_a_line_says_who_speaks)
{
    struct speech speech = speech_of(&names, lines[_i].line);

    ck_assert_msg(speech.seats == lines[_i].seats, "“%s”: %x", lines[_i].line, speech.seats);
    ck_assert_msg((speech.name > 0) == lines[_i].named, "“%s”: named", lines[_i].line);
    ck_assert_str_eq(speech.rest, lines[_i].rest);
}
END_TEST

/* Who has one letter for a name, or an accent in it, is reached. */
START_TEST(short_names_and_accents_are_reached)
{
    static const struct naming own = {.seats = 4, .seat = {"D", "Zoë", "Zoe", "Jürgen"}};
    struct speech speech = speech_of(&own, "D: wrong");

    ck_assert_uint_eq(speech.seats, 1u << 0);
    ck_assert_uint_eq(speech_of(&own, "d wrong").seats, 1u << 0);
    ck_assert_uint_eq(speech_of(&own, "d draw").seats, 1u << 0);
    ck_assert_uint_eq(speech_of(&own, "draw").seats, 0);
    ck_assert_uint_eq(seats_named(&own, "d"), 1u << 0);
    ck_assert_uint_eq(seats_named(&own, "zoe"), 1u << 2);
    ck_assert_uint_eq(seats_named(&own, "zoë"), 1u << 1);
    ck_assert_uint_eq(seats_named(&own, "jurgen"), 1u << 3);
    ck_assert_uint_eq(seats_named(&own, "juergen"), 1u << 3);
}
END_TEST

START_TEST(players_are_listed_by_name)
{
    struct strbuf list = {0};

    seats_list(&list, &names, 1u << 0 | 1u << 3);
    ck_assert_str_eq(strbuf_text(&list), "Ann, Bot 1");
    ck_assert_int_eq(seat_of(1u << 3), 3);
    ck_assert_int_eq(seat_of(3), NO_SEAT);
    ck_assert_int_eq(seat_of(0), NO_SEAT);
    strbuf_release(&list);
}
END_TEST

void add_speech(Suite *suite)
{
    TCase *tests = add_case(suite, "speech");

    tcase_add_checked_fixture(tests, start_english, NULL);
    tcase_add_loop_test(tests, a_name_before_a_line_says_who_speaks, 0,
                        (int)(sizeof lines / sizeof *lines));
    tcase_add_test(tests, short_names_and_accents_are_reached);
    tcase_add_test(tests, players_are_listed_by_name);
}
