/* Where several may act, and what stands on the screen of variants and house rules. */
#include "screen.h"
#include "text/text.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

/* Ann and Bo lay their first card, right or wrong, and each says that it is wrong. */
static const char both_complain[] = "\n1\nblue\nAnn: wrong\nBo: wrong\n\n\n";

START_TEST(a_wrong_card_is_explained_once_somebody_has_noticed_it)
{
    int noticed = 0;

    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct screen screen;
        open_screen_with(&screen, "fractions", "wrong=peers", "Ann,Bo,Cy", both_complain);
        play_on(&screen, seed);
        const char *window = find(&screen, "Who does what? Or Enter for nobody");
        const char *wrong = find(&screen, " noticed a wrong card: ");
        const char *why = find(&screen, " does not fit on ");
        ck_assert((wrong == NULL) == (why == NULL));
        if (wrong)
            ck_assert(window && window < wrong && wrong < why);
        noticed += wrong != NULL;
        close_screen(&screen);
    }
    ck_assert_int_gt(noticed, 3);
    ck_assert_int_lt(noticed, 12);
}
END_TEST

/* A judge sees both cards, and the colour that was named for a wild one; so in every mode. */
START_TEST(the_card_that_the_top_was_laid_on_stands_beside_it)
{
    static const char *const modes[] = {"wrong=peers", "wrong=referee jump-in=yes",
                                        "wrong=strict jump-in=yes"};
    int found = 0;

    for (uint64_t seed = 1; seed <= 12; seed++) {
        static const char first[] = "On the pile: ", laid[] = ", on top of ";
        char expected[100];
        struct screen screen;
        open_screen_with(&screen, "equals", modes[seed % 3], "Ann,Bo", both_complain);
        play_on(&screen, seed);
        const char *before = find(&screen, first);
        ck_assert_ptr_nonnull(before);
        before += strlen(first);
        snprintf(expected, sizeof expected, "%s%.*s", laid, (int)strcspn(before, "."), before);
        const char *after = strstr(before, first);
        const char *line = after ? strchr(after, '\n') : NULL;
        const char *on = after ? strstr(after, expected) : NULL;
        if (after && strncmp(after + strlen(first), before, strcspn(before, ".")) != 0) {
            ck_assert_msg(on && on < line, "%s: %.*s", expected, (int)(line - after), after);
            found++;
        }
        close_screen(&screen);
    }
    ck_assert_int_gt(found, 3);
}
END_TEST

START_TEST(a_wild_below_stands_with_the_colour_that_was_named_for_it)
{
    struct screen screen;
    struct view view = {.seat = NO_SEAT, .seats = 2, .situation = SITUATION_REACT, .asked = 3};
    const struct choices none = {0};
    struct strbuf line = {0};

    open_screen(&screen, "fractions", "Ann,Bo", "\n");
    view.top = deck_find_card(screen.deck, 0, "1/2");
    view.below = deck_find_card(screen.deck, DECK_NONE, "wild");
    view.suit = 0;
    view.suit_before = 2;
    view.open.next[0][0] = 1;
    view.open.window.callable = true;
    ck_assert_int_eq(screen.front.ask(screen.front.context, &view, &none, &line), ANSWER_LINE);
    fflush(screen.plain.out);
    struct strbuf expected = {0};
    strbuf_addf(&expected, "On the pile: %s 1/2, on top of a wild card (%s).\n",
                deck_suit(screen.deck, 0)->id, deck_suit(screen.deck, 2)->id);
    ck_assert_msg(find(&screen, strbuf_text(&expected)) != NULL, "%s", screen.text);
    strbuf_release(&expected);
    strbuf_release(&line);
    close_screen(&screen);
}
END_TEST

START_TEST(nobody_is_told_to_jump_a_wild_in)
{
    static const struct {
        const char *top;
        bool told;
    } rows[] = {{"wild", false}, {"+4", true}};

    for (int i = 0; i < 2; i++) {
        struct screen screen;
        struct view view = {.seat = NO_SEAT, .seats = 2, .situation = SITUATION_REACT, .asked = 3};
        const struct choices none = {0};
        struct strbuf line = {0};
        open_screen(&screen, "fractions", "Ann,Bo", "\n");
        view.top = deck_find_card(screen.deck, DECK_NONE, rows[i].top);
        view.below = NO_CARD;
        view.open.next[0][0] = 1;
        view.open.window.jumpable = true;
        ck_assert_int_eq(screen.front.ask(screen.front.context, &view, &none, &line), ANSWER_LINE);
        fflush(screen.plain.out);
        ck_assert_ptr_nonnull(find(&screen, "Who does what?"));
        ck_assert_int_eq(find(&screen, "exactly the same card") != NULL, rows[i].told);
        ck_assert_int_eq(find(&screen, ": jump ") != NULL, rows[i].told);
        ck_assert_int_eq(find(&screen, "Type who, and what:") != NULL, rows[i].told);
        strbuf_release(&line);
        close_screen(&screen);
    }
}
END_TEST

START_TEST(the_referee_explains_a_wrong_card_and_then_has_cards_drawn)
{
    int wrongs = 0;

    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct screen screen;
        open_screen_with(&screen, "fractions", "wrong=referee", "Ann,bot", "1\n2\n3\n");
        play_on(&screen, seed);
        const char *wrong = find(&screen, "That card does not fit: you take ");
        if (wrong) {
            const char *why = strstr(wrong, " does not fit on ");
            ck_assert_ptr_nonnull(why);
            ck_assert_ptr_nonnull(strstr(why, "\nYou draw "));
            wrongs++;
        }
        close_screen(&screen);
    }
    ck_assert_int_gt(wrongs, 3);
}
END_TEST

/* From the question to everybody up to the next one to a single player no hand may stand there. */
START_TEST(a_question_to_everybody_stands_on_a_screen_without_a_hand)
{
    static const char erase[] = "\033[H\033[2J\033[3J";
    struct screen screen;
    int windows = 0;

    open_screen_with(&screen, "fractions", "jump-in=yes wrong=peers", "Ann,Bo,Cy",
                     "\n1\nblue\n\n\n1\nblue\n\n\n1\nblue\n\n\n1\nblue\n\n\n");
    screen.plain.terminal = screen.plain.cursor = true;
    play_on(&screen, 3);
    for (const char *at = screen.text; (at = strstr(at, "Who does what?")); at++) {
        const char *hand = NULL, *erased = NULL;
        for (const char *h = screen.text; (h = strstr(h, "Your cards:")) && h < at; h++)
            hand = h;
        for (const char *e = screen.text; (e = strstr(e, erase)) && e < at; e++)
            erased = e;
        ck_assert(!hand || (erased && hand < erased));
        windows++;
    }
    ck_assert_int_gt(windows, 1);
    close_screen(&screen);
}
END_TEST

START_TEST(who_shouted_first_is_asked_of_everybody)
{
    struct view view = {.seat = NO_SEAT, .situation = SITUATION_SHOUT, .asked = 3};
    const struct choices none = {0};
    struct strbuf line = {0};
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "Bo\n");
    ck_assert_int_eq(screen.front.ask(screen.front.context, &view, &none, &line), ANSWER_LINE);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(find(&screen, "Who shouted first? A name, or Enter for nobody"));
    ck_assert_ptr_null(find(&screen, "press Enter when"));
    ck_assert_str_eq(strbuf_text(&line), "Bo");
    screen.front.help(screen.front.context, &view, &none);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(find(&screen, "  Enter\n      nobody does anything\n"));
    strbuf_release(&line);
    close_screen(&screen);
}
END_TEST

/* W2-W4: of a hand of four cards, those that may go are counted, and not the hand. */
START_TEST(the_wheel_lets_as_many_cards_go_as_are_said)
{
    static const struct {
        enum wheel_effect effect;
        const char *allowed[3]; /* kinds that may go; the first one is held twice */
        bool twice, begun, pass;
        int left;
        const char *question;
    } rows[] = {
        {WHEEL_DISCARD_NUMBER,
         {"6", "7"},
         true,
         false,
         true,
         4,
         "\nChoose a number and discard one or more cards with it. The last one goes on top.\n"},
        {WHEEL_DISCARD_NUMBER,
         {"6"},
         true,
         false,
         true,
         4,
         "\nChoose a number and discard one or more cards with it. The last one goes on top.\n"},
        {WHEEL_DISCARD_NUMBER,
         {"6"},
         false,
         false,
         true,
         4,
         "\nYou may discard 1 card. It goes on top.\n"},
        {WHEEL_DISCARD_NUMBER,
         {"6"},
         true,
         true,
         true,
         3,
         "\nYou may discard 2 more cards. The last one goes on top.\n"},
        {WHEEL_DISCARD_NUMBER,
         {"6"},
         false,
         true,
         true,
         3,
         "\nYou may discard 1 more card. It goes on top.\n"},
        {WHEEL_DISCARD_COLOUR,
         {"6", "7"},
         true,
         false,
         true,
         4,
         "\nChoose a colour and discard one or more cards of it. The last one goes on top.\n"},
        {WHEEL_DISCARD_COLOUR,
         {"6", "7"},
         true,
         true,
         true,
         4,
         "\nYou may discard 3 more cards. The last one goes on top.\n"},
        {WHEEL_ALMOST_OUT,
         {"6", "7", "8"},
         true,
         false,
         true,
         2,
         "\nYou may discard 2 cards. The last one goes on top.\n"},
        {WHEEL_ALMOST_OUT,
         {"6", "7"},
         true,
         true,
         false,
         1,
         "\nYou must discard 1 more card. It goes on top.\n"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct view view = {.seats = 2, .situation = SITUATION_CHOOSE, .asked = 1};
        struct choices choices;
        struct strbuf line = {0};
        struct screen screen;
        open_screen(&screen, "spin", "Ann,bot", "\n");
        view.rules = screen.rules;
        view.deck = screen.deck;
        const struct wheel *wheel = deck_wheel(screen.deck);
        while (wheel->segments[view.open.segment].effect != rows[i].effect)
            view.open.segment++;
        view.open.left = (uint16_t)rows[i].left;
        view.open.discarded = rows[i].begun;
        for (int card = 0; card < 3 && rows[i].allowed[card]; card++) {
            int index = deck_find_card(screen.deck, 0, rows[i].allowed[card]);
            view.held[index] = card == 0 && rows[i].twice ? 2 : 1;
            view.moves[view.move_count++] = move_card(MOVE_DISCARD, 0, index);
        }
        view.held[deck_find_card(screen.deck, 0, "+2")] = 1;
        if (rows[i].pass)
            view.moves[view.move_count++] = move_of(MOVE_PASS, 0);
        choices_init(&choices, &view);
        screen.plain.fresh = true;
        screen.front.ask(screen.front.context, &view, &choices, &line);
        fflush(screen.plain.out);
        ck_assert_msg(find(&screen, rows[i].question) != NULL, "%zu: %s", i, screen.text);
        strbuf_release(&line);
        close_screen(&screen);
    }
}
END_TEST

START_TEST(a_hand_shown_to_one_of_several_is_told_when_they_look_again)
{
    const uint16_t cards[] = {0, 1};
    const struct event shown = {
        .kind = EVENT_HAND_SHOWN, .seat = 0, .other = 1, .count = 2, .cards = cards};
    struct view all = {.seat = NO_SEAT, .situation = SITUATION_SHOUT, .asked = 3};
    struct view own = {.seat = 1, .situation = SITUATION_SPIN, .asked = 2};
    const struct choices none = {0};
    struct strbuf line = {0};
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "\n\n\n");
    screen.plain.shown = 1;
    snprintf(screen.plain.person, sizeof screen.plain.person, "Bo");
    screen.front.tell(screen.front.context, &shown, 1);
    screen.front.ask(screen.front.context, &all, &none, &line);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(find(&screen, "Ann shows Bo all their cards."));
    ck_assert_ptr_null(find(&screen, "these cards: blue 1/2, "));
    strbuf_clear(&line);
    screen.front.ask(screen.front.context, &own, &none, &line);
    fflush(screen.plain.out);
    const char *cover = find(&screen, "Bo, press Enter when only you can see the screen.");
    const char *told = find(&screen, "When you challenged, Ann had these cards: blue 1/2, ");
    ck_assert_ptr_null(find(&screen, "Ann shows you these cards"));
    ck_assert_ptr_nonnull(cover);
    ck_assert_ptr_nonnull(told);
    ck_assert(cover < told);
    strbuf_release(&line);
    close_screen(&screen);
}
END_TEST

START_TEST(a_single_card_that_was_shown_is_told_as_one)
{
    const uint16_t cards[] = {0};
    const struct event shown = {
        .kind = EVENT_HAND_SHOWN, .seat = 0, .other = 1, .count = 1, .cards = cards};
    struct view own = {.seat = 1, .situation = SITUATION_SPIN, .asked = 2};
    const struct choices none = {0};
    struct strbuf line = {0};
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "\n\n");
    screen.plain.shown = 1;
    screen.front.tell(screen.front.context, &shown, 1);
    screen.plain.shown = 0;
    screen.front.ask(screen.front.context, &own, &none, &line);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(find(&screen, "\nWhen you challenged, Ann had this card: blue 1/2.\n"));
    strbuf_release(&line);
    close_screen(&screen);
}
END_TEST

START_TEST(partners_share_a_line_of_points_and_who_is_out_is_marked)
{
    struct table_score score = {.points = {120, 40, 120, 40}, .partner = {2, 3, 0, 1}};
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo,Cy,Di", "");
    screen.front.points(screen.front.context, &score);
    score = (struct table_score){.points = {5, 510, 20, 30}, .out = 1u << 1};
    for (int seat = 0; seat < SEATS_MAX; seat++)
        score.partner[seat] = NO_SEAT;
    screen.front.points(screen.front.context, &score);
    assert_written(&screen, "Points:\n  Ann + Cy    120\n  Bo + Di      40\n"
                            "Points:\n  Ann      5\n  Bo     510  out\n  Cy      20\n"
                            "  Di      30\n");
    close_screen(&screen);
}
END_TEST

START_TEST(points_say_what_they_are_good_for)
{
    static const struct {
        const char *settings, *title;
    } cases[] = {
        {"scoring=none", "There are no points: the first to go out wins.\n"},
        {"scoring=charged target=300", "Points (at 300 the match ends, and the fewest win):\n"},
        {"elimination=yes target=300", "Points (with 300 or more you are out):\n"},
        {"rounds=3", "Points:\n"},
        {"rounds=3 scoring=charged", "Points (the fewest win in the end):\n"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct screen screen;
        open_screen_with(&screen, "fractions", cases[i].settings, "Ann,bot", "points\n");
        screen.plain.settings = &screen.settings;
        play_on(&screen, 4);
        ck_assert_msg(find(&screen, cases[i].title) != NULL, "%s", cases[i].settings);
        close_screen(&screen);
    }
}
END_TEST

/* Everything that can stand on a screen, in every language. */
static const struct {
    const char *deck, *settings, *players;
} screens[] = {
    {"fractions", "wrong=peers jump-in=yes progressive=yes seven=yes",
     "Ann Abcdefghijklmnop,Bo,bot"},
    {"fractions", "wrong=referee partners=fixed",
     "Ann Abcdefghijklmnop,Bo,Cy Abcdefghijklmnopq,bot"},
    {"spin", "seven=yes jump-in=yes", "Ann Abcdefghijklmnop,bot,bot"},
    {"spin", "progressive=yes", "Ann Abcdefghijklmnop,Bo Abcdefghijklmnopq"},
};
enum { SCREENS = sizeof screens / sizeof *screens, LANGUAGES = 4 };

START_TEST(no_line_of_any_rules_is_wider_than_80_columns)
{
    static const char *const languages[LANGUAGES] = {"en", "nl", "de", "fr"};
    static const char *const typed[] = {"1",    "",         "?",    "11",     "uno",
                                        "draw", "Bo: call", "keep", "points", "talk Bo",
                                        "2",    "blue",     "12"};
    struct strbuf text = {0};
    struct message problem;
    struct screen screen;
    int lines = 0;

    for (int i = 0; i < 500; i++)
        strbuf_addf(&text, "%s\n", typed[(i * i + i / 7) % 13]);
    open_screen_with(&screen, screens[_i / LANGUAGES].deck, screens[_i / LANGUAGES].settings,
                     screens[_i / LANGUAGES].players, strbuf_text(&text));
    ck_assert_int_eq(text_start(languages[_i % LANGUAGES], &problem), STATUS_OK);
    play_on(&screen, 6);
    char *rest = screen.text, *line;
    while ((line = strsep(&rest, "\n"))) {
        ck_assert_msg(wrap_columns(line) <= 80, "too wide: %s", line);
        ck_assert_msg(!strchr(line, '{'), "not filled in: %s", line);
        lines++;
    }
    ck_assert_int_gt(lines, 300);
    strbuf_release(&text);
    close_screen(&screen);
}
END_TEST

void add_windows(Suite *suite)
{
    TCase *tests = add_case(suite, "windows");

    tcase_add_test(tests, a_wrong_card_is_explained_once_somebody_has_noticed_it);
    tcase_add_test(tests, the_card_that_the_top_was_laid_on_stands_beside_it);
    tcase_add_test(tests, a_wild_below_stands_with_the_colour_that_was_named_for_it);
    tcase_add_test(tests, nobody_is_told_to_jump_a_wild_in);
    tcase_add_test(tests, the_referee_explains_a_wrong_card_and_then_has_cards_drawn);
    tcase_add_test(tests, a_question_to_everybody_stands_on_a_screen_without_a_hand);
    tcase_add_test(tests, who_shouted_first_is_asked_of_everybody);
    tcase_add_test(tests, the_wheel_lets_as_many_cards_go_as_are_said);
    tcase_add_test(tests, a_hand_shown_to_one_of_several_is_told_when_they_look_again);
    tcase_add_test(tests, a_single_card_that_was_shown_is_told_as_one);
    tcase_add_test(tests, partners_share_a_line_of_points_and_who_is_out_is_marked);
    tcase_add_test(tests, points_say_what_they_are_good_for);
    add_sample(tests, no_line_of_any_rules_is_wider_than_80_columns, SCREENS * LANGUAGES);
}
