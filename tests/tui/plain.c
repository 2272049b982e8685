#include "base/memory.h"
#include "deck/deck.h"
#include "screen.h"
#include "tui/wrap.h"

#include <string.h>

START_TEST(a_hand_is_shown_only_after_its_player_says_so)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "");
    play_on(&screen, 21);
    ck_assert_ptr_nonnull(find(&screen, "press Enter when only you can see the screen."));
    ck_assert_ptr_null(find(&screen, "Your cards:"));
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,Bo", "\n");
    play_on(&screen, 21);
    ck_assert_ptr_nonnull(find(&screen, "Your cards:"));
    ck_assert(find(&screen, "press Enter when only") < find(&screen, "Your cards:"));
    close_screen(&screen);
}
END_TEST

START_TEST(what_all_may_read_is_not_told_to_one_of_several)
{
    const struct event round = {.kind = EVENT_ROUND_BEGUN, .seat = 0, .count = 2};
    const uint16_t cards[] = {0};
    const struct event drawn = {.kind = EVENT_DRAWN, .seat = 0, .cards = cards, .count = 1};
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "");
    screen.front.tell(screen.front.context, &round, 0);
    screen.front.tell(screen.front.context, &drawn, 0);
    assert_written(&screen, "\nRound 2. Ann deals.\nAnn draws 1 card.\n");
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,bot", "");
    screen.front.tell(screen.front.context, &round, 0);
    assert_written(&screen, "\nRound 2. You deal.\n");
    close_screen(&screen);
}
END_TEST

START_TEST(a_draw_for_the_deal_belongs_to_the_round_after_it)
{
    const struct event draws[] = {
        {.kind = EVENT_DEALER_DRAW, .seat = 0, .other = NO_SEAT, .card = 0, .suit = NO_SUIT},
        {.kind = EVENT_DEALER_DRAW, .seat = 1, .other = NO_SEAT, .card = 0, .suit = NO_SUIT}};
    struct event round = {.kind = EVENT_ROUND_BEGUN, .seat = 0};
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "");
    for (round.count = 1; round.count <= 2; round.count++) {
        screen.front.tell(screen.front.context, &draws[0], 1);
        screen.front.tell(screen.front.context, &draws[1], 1);
        screen.front.tell(screen.front.context, &round, 1);
    }
    fflush(screen.plain.out);
    const char *end = find(&screen, "Round 1. Ann deals.\n\nAnn draws");
    ck_assert_ptr_nonnull(end);
    ck_assert_ptr_eq(find(&screen, "\n\n"), end + strlen("Round 1. Ann deals."));
    ck_assert_ptr_null(strstr(end + strlen("Round 1. Ann deals.\n\n"), "\n\n"));
    close_screen(&screen);
}
END_TEST

START_TEST(an_end_before_a_hand_was_shown_clears_nothing_away)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "");
    screen.plain.terminal = screen.plain.cursor = true;
    play_on(&screen, 21);
    ck_assert_ptr_nonnull(find(&screen, "press Enter when only you"));
    ck_assert_ptr_null(find(&screen, "\033"));
    close_screen(&screen);
}
END_TEST

START_TEST(who_stops_where_only_enter_is_asked_for_sees_no_hand)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "stop\n\n\n");
    play_on(&screen, 21);
    ck_assert_int_eq(screen.end, TABLE_LEFT);
    ck_assert_ptr_null(find(&screen, "Your cards:"));
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,Bo", "\ndraw\nquit\n\n\n");
    play_on(&screen, 21);
    ck_assert_int_eq(screen.end, TABLE_LEFT);
    ck_assert_ptr_null(strstr(find(&screen, "Your cards:") + 1, "Your cards:"));
    close_screen(&screen);
}
END_TEST

START_TEST(who_plays_alone_against_bots_is_not_asked_to_look_away)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "");
    play_on(&screen, 21);
    ck_assert_ptr_nonnull(find(&screen, "Your cards:"));
    ck_assert_ptr_null(find(&screen, "press Enter when"));
    close_screen(&screen);
}
END_TEST

START_TEST(a_hand_is_cleared_before_anybody_else_is_asked)
{
    static const char erase[] = "\033[H\033[2J\033[3J";
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "\ndraw\n2\n\n\n\n\n");
    screen.plain.terminal = screen.plain.cursor = true;
    play_on(&screen, 21);
    const char *shown = find(&screen, "Your cards:");
    const char *erased = find(&screen, erase);
    ck_assert_ptr_nonnull(shown);
    ck_assert_ptr_nonnull(erased);
    ck_assert(shown < erased);
    const char *next = strstr(erased, "press Enter when only you");
    ck_assert_ptr_nonnull(next);
    /* What was drawn is told to everybody only as a number, after the screen is clear. */
    const char *told = strstr(erased, "draws 1 card.");
    ck_assert_ptr_nonnull(told);
    ck_assert(told < next);
    close_screen(&screen);
}
END_TEST

START_TEST(only_cards_that_were_told_in_secret_are_told_again)
{
    const uint16_t cards[] = {0, 1};
    struct event drawn = {.kind = EVENT_DRAWN, .seat = 0, .cards = cards, .count = 2};
    struct view all = {.seat = NO_SEAT, .situation = SITUATION_SHOUT, .asked = 3};
    struct view own = {.seat = 0, .situation = SITUATION_SPIN, .asked = 1};
    const struct choices none = {0};

    for (int known = 0; known < 2; known++) {
        struct screen screen;
        struct strbuf line = {0};
        open_screen(&screen, "fractions", "Ann,Bo", "\n\n\n");
        screen.plain.shown = 0;
        drawn.cards = known ? cards : NULL; /* unknown: a bot had them drawn, and nobody looked */
        screen.front.tell(screen.front.context, &drawn, known ? 0 : NO_SEAT);
        screen.front.ask(screen.front.context, &all, &none, &line);
        strbuf_clear(&line);
        screen.front.ask(screen.front.context, &own, &none, &line);
        fflush(screen.plain.out);
        ck_assert((find(&screen, "Last time you drew blue 1/2, ") != NULL) == (known == 1));
        ck_assert((find(&screen, "Last time you drew") != NULL) == (known == 1));
        strbuf_release(&line);
        close_screen(&screen);
    }
}
END_TEST

START_TEST(what_happened_is_told_again_in_the_width_of_now)
{
    const struct event events[] = {
        {.kind = EVENT_ROUND_BEGUN, .seat = 0, .count = 1},
        {.kind = EVENT_ON_TURN, .seat = 0},
        {.kind = EVENT_PLAYED, .seat = 0, .card = 0, .count = 6},
        {.kind = EVENT_ON_TURN, .seat = 1},
        {.kind = EVENT_PLAYED, .seat = 1, .card = 1, .count = 6},
        {.kind = EVENT_ON_TURN, .seat = 0},
    };
    struct view view = {.seat = 0, .situation = SITUATION_TURN, .asked = 1};
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "");
    for (size_t i = 0; i < sizeof events / sizeof *events; i++)
        screen.front.tell(screen.front.context, &events[i], 0);
    fflush(screen.plain.out);
    size_t told = screen.size;
    screen.plain.columns = 20;
    screen.front.again(screen.front.context, &view);
    fflush(screen.plain.out);
    ck_assert_str_eq(screen.text + told,
                     "Since your last\nturn:\nYou play blue 1/2.\nYou have 6 cards\n"
                     "left.\nBot 1 plays blue 1/3\nand has 6 cards\nleft.\n");
    close_screen(&screen);
}
END_TEST

START_TEST(without_cursor_movements_a_hand_is_scrolled_away)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "\nstop\n");
    screen.plain.terminal = true;
    play_on(&screen, 21);
    ck_assert_ptr_null(find(&screen, "\033"));
    ck_assert_ptr_nonnull(find(&screen, "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"));
    close_screen(&screen);
}
END_TEST

START_TEST(colours_stand_beside_their_words_and_only_where_wanted)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "?\n");
    play_on(&screen, 138);
    ck_assert_ptr_null(find(&screen, "\033"));
    ck_assert_ptr_nonnull(find(&screen, "On the pile: green 1/8."));
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,bot", "1\n");
    screen.plain.colour = true;
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "\033[1;34mBlue 3/8\033[0m does not fit on"));
    ck_assert_ptr_nonnull(find(&screen, "On the pile: \033[1;32mgreen 1/8\033[0m."));
    close_screen(&screen);
}
END_TEST

START_TEST(a_refusal_says_the_colour_and_the_numbers)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "blue 3/8\n1\nfoo\nblue\n\n");
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(
        find(&screen, "Blue 3/8 does not fit on green 1/8: the colour is green.\n3/8 is not 1/8"));
    ck_assert_ptr_nonnull(find(&screen, "I do not understand “foo”"));
    ck_assert_ptr_nonnull(find(&screen, "“blue” is only a colour. Which card?"));
    ck_assert_ptr_nonnull(find(&screen, "Type the number of your choice, from 1 to"));
    close_screen(&screen);
}
END_TEST

START_TEST(every_line_of_a_match_fits_80_columns)
{
    static const char *const decks[] = {"fractions", "classic"};

    for (int i = 0; i < 2; i++) {
        struct screen screen;
        struct strbuf typed = {0};
        /* Draws always; keeps or names what stands second; deals. */
        for (int n = 0; n < 60; n++)
            strbuf_addf(&typed, "%s\n", n % 7 == 6 ? "?" : n % 2 ? "keep" : "draw");
        open_screen(&screen, decks[i], "Ann Abcdefghijklmnop,bot,bot,bot,bot,bot,bot,bot,bot",
                    strbuf_text(&typed));
        play_on(&screen, 3);
        int lines = 0;
        char *rest = screen.text, *line;
        while ((line = strsep(&rest, "\n"))) {
            ck_assert_msg(wrap_columns(line) <= 80, "too wide: %s", line);
            lines++;
        }
        ck_assert_int_gt(lines, 300);
        strbuf_release(&typed);
        close_screen(&screen);
    }
}
END_TEST

/* Returns what is asked of the card drawn first, without its name; *next is what is told after the
 * answer. */
static char *question_about_drawn(const struct screen *screen, const char **next)
{
    static const char drew[] = "\nYou drew ", asked[] = "Ann (? for help): \n";
    struct strbuf question = {0};
    const char *at = find(screen, drew), *end = at ? strstr(at, asked) : NULL;

    ck_assert_ptr_nonnull(end);
    at += strlen(drew);
    const char *card_end = strstr(at, ". Does it fit?");
    ck_assert_ptr_nonnull(card_end);
    char *card = strndup(at, (size_t)(card_end - at));
    for (const char *c = card_end; c < end; c++) {
        bool named = strncmp(c, card, strlen(card)) == 0;
        strbuf_add_bytes(&question, named ? "CARD" : c, named ? strlen("CARD") : 1);
        c += named ? strlen(card) - 1 : 0;
    }
    free(card);
    *next = end + strlen(asked);
    return question.text;
}

START_TEST(a_drawn_card_is_asked_about_in_the_same_words_whether_it_fits_or_not)
{
    int fitted = 0, misfitted = 0;

    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct screen screen;
        const char *next;
        open_screen(&screen, "fractions", "Ann,bot", "draw\nkeep\n");
        play_on(&screen, seed);
        char *question = question_about_drawn(&screen, &next);
        ck_assert_str_eq(question, ". Does it fit? Play it, or keep it.\n"
                                   "  1) play CARD\n  2) keep it\n");
        memory_free(question);
        fitted += strncmp(next, "You do not play a card.", 23) == 0;
        misfitted += strncmp(next, "It does not fit, so your turn is over.", 38) == 0;
        close_screen(&screen);
    }
    ck_assert_int_gt(fitted, 0);
    ck_assert_int_gt(misfitted, 0);
    ck_assert_int_eq(fitted + misfitted, 20);
}
END_TEST

/* Nothing else can be done meanwhile, and the card can be kept in the end. */
START_TEST(a_drawn_card_that_does_not_fit_is_refused_like_any_other)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "draw\n1\nhint\ndraw\n2/6\ndeal\nkeep\n");
    play_on(&screen, 5);
    ck_assert_ptr_nonnull(find(&screen, "You drew blue 6/9. Does it fit?"));
    ck_assert_ptr_nonnull(
        find(&screen, "Blue 6/9 does not fit on green 6/7: the colour is green."));
    ck_assert_ptr_nonnull(find(&screen, "You can draw only one card in a turn: play blue 6/9, or "
                                        "keep it."));
    ck_assert_ptr_nonnull(
        find(&screen, "After drawing, you can play only the card that you drew."));
    ck_assert_ptr_nonnull(find(&screen, "You drew blue 6/9: play it, or keep it."));
    ck_assert_ptr_nonnull(find(&screen, "It does not fit, so your turn is over."));
    close_screen(&screen);
}
END_TEST

/* Adds what follows each prompt of the question about a drawn card, to its first stop or line's
 * end, the card without its name. Returns whether there was one. */
static void add_answers(const struct screen *screen, struct strbuf *out)
{
    static const char drew[] = "\nYou drew ", asked[] = "Ann (? for help): \n";
    const char *at = find(screen, drew);

    ck_assert_ptr_nonnull(at);
    at += strlen(drew);
    char *card = strndup(at, (size_t)(strstr(at, ". Does it fit?") - at));
    for (at = strstr(at, asked); at; at = strstr(at, asked)) {
        at += strlen(asked);
        for (const char *c = at; *c && *c != '\n'; c++) {
            bool named = strncmp(c, card, strlen(card)) == 0;
            strbuf_add_bytes(out, named ? "CARD" : c, named ? strlen("CARD") : 1);
            c += named ? strlen(card) - 1 : 0;
        }
        strbuf_add_char(out, '\n');
    }
    free(card);
}

/* Else they would tell whether it fits: whoever looks on may type, too. */
START_TEST(what_is_typed_about_a_drawn_card_is_answered_alike_whether_it_fits_or_not)
{
    static const char *const answers =
        "It is not your turn: it is Ann’s.\n"
        "First finish this turn.\n"
        "First finish this turn.\n"
        "In this game the program checks each card itself.\n"
        "You drew CARD: play it, or keep it.\n"
        "You can draw only one card in a turn: play CARD, or keep it.\n";
    int fitted = 0, misfitted = 0;

    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct screen screen;
        struct strbuf said = {0};
        open_screen(&screen, "fractions", "Ann,Bo",
                    "\ndraw\nBo: catch Ann\ntalk Bo\ntime\nwrong\ndeal\ndraw\nBo leaves\n"
                    "\nkeep\n");
        play_on(&screen, seed);
        if (find(&screen, "Bo (? for help)")) { /* begins */
            close_screen(&screen);
            continue;
        }
        add_answers(&screen, &said);
        ck_assert_msg(strncmp(strbuf_text(&said), answers, strlen(answers)) == 0, "%s",
                      strbuf_text(&said));
        fitted += find(&screen, "You do not play a card.") != NULL;
        misfitted += find(&screen, "It does not fit, so your turn is over.") != NULL;
        strbuf_release(&said);
        close_screen(&screen);
    }
    ck_assert_int_gt(fitted, 0);
    ck_assert_int_gt(misfitted, 0);
}
END_TEST

START_TEST(who_leaves_while_a_drawn_card_is_asked_about_leaves_the_game_as_it_is)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "draw\nstop\n");
    play_on(&screen, 5);
    ck_assert_int_eq(screen.end, TABLE_LEFT);
    ck_assert_ptr_null(find(&screen, "your turn is over"));
    close_screen(&screen);
    open_screen(&screen, "fractions", "Ann,Bo", "\ndraw\nBo leaves\n");
    play_on(&screen, 5);
    ck_assert_ptr_nonnull(find(&screen, "Bo leaves, and a bot plays on."));
    close_screen(&screen);
}
END_TEST

START_TEST(help_speaks_of_fractions_where_there_are_any)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "?\n");
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "What you can type:\n  1\n"));
    ck_assert_ptr_nonnull(find(&screen, "  1/2  ½  0.5  0,5  50%\n"));
    close_screen(&screen);
    open_screen(&screen, "classic", "Ann,bot", "?\n");
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "What you can type:\n  11\n"));
    ck_assert_ptr_null(find(&screen, "½"));
    close_screen(&screen);
}
END_TEST

static const char *help_at(const struct screen *screen)
{
    const char *help = find(screen, "What you can type:");

    ck_assert_ptr_nonnull(help);
    return help;
}

START_TEST(help_is_about_the_question)
{
    struct screen screen;

    /* With this seed Ann may lay a +4 at once. */
    open_screen(&screen, "fractions", "Ann,bot", "wild +4\n?\npink\n9\nblue\n");
    play_on(&screen, 33);
    ck_assert_ptr_nonnull(strstr(help_at(&screen), "\n  blue, B\n"));
    ck_assert_ptr_null(strstr(help_at(&screen), "draw a card\n  points"));
    ck_assert_ptr_nonnull(
        find(&screen, "“pink” is not a colour you can choose; type blue, green, red,"));
    ck_assert_ptr_nonnull(find(&screen, "your choice, from 1 to 4, or type ? for help."));
    ck_assert_ptr_nonnull(find(&screen, "You choose the colour blue."));
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,bot", "wild +4 blue\n");
    play_on(&screen, 33);
    ck_assert_ptr_null(find(&screen, "Which colour do you choose?"));
    ck_assert_ptr_nonnull(find(&screen, "You choose the colour blue."));
    close_screen(&screen);

    struct view drew = {.situation = SITUATION_DREW, .move_count = 1};
    struct view over = {.situation = SITUATION_ROUND_OVER};
    drew.moves[0] = move_of(MOVE_PASS, 0);
    const struct choices one = {.first = 1, .count = 1};
    open_screen(&screen, "fractions", "Ann,bot", "");
    screen.front.help(screen.front.context, &drew, &one);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(strstr(help_at(&screen), "\n  keep\n      do not play\n"));
    ck_assert_ptr_null(strstr(help_at(&screen), "draw a card"));
    close_screen(&screen);
    open_screen(&screen, "fractions", "Ann,bot", "");
    screen.front.help(screen.front.context, &over, &one);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(strstr(help_at(&screen), "\n  Enter\n      deal the next round\n"));
    ck_assert_ptr_null(strstr(help_at(&screen), "a card"));
    close_screen(&screen);
}
END_TEST

START_TEST(points_stand_in_a_column)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Zoë,bot", "points\n");
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "Points:\n  Zoë        0\n  Bot 1      0\n"));
    close_screen(&screen);
    open_screen(&screen, "fractions", "Zoë,bot", "points\n");
    struct settings settings;
    settings = settings_initial;
    settings.value[SETTING_TARGET] = 250;
    screen.plain.settings = &settings;
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(
        find(&screen, "Points (the first to reach 250 wins the match):\n  Zoë        0\n"));
    close_screen(&screen);
}
END_TEST

void add_plain(Suite *suite)
{
    TCase *plain = add_case(suite, "plain");

    tcase_add_test(plain, a_hand_is_shown_only_after_its_player_says_so);
    tcase_add_test(plain, what_all_may_read_is_not_told_to_one_of_several);
    tcase_add_test(plain, a_draw_for_the_deal_belongs_to_the_round_after_it);
    tcase_add_test(plain, an_end_before_a_hand_was_shown_clears_nothing_away);
    tcase_add_test(plain, who_stops_where_only_enter_is_asked_for_sees_no_hand);
    tcase_add_test(plain, who_plays_alone_against_bots_is_not_asked_to_look_away);
    tcase_add_test(plain, a_hand_is_cleared_before_anybody_else_is_asked);
    tcase_add_test(plain, only_cards_that_were_told_in_secret_are_told_again);
    tcase_add_test(plain, what_happened_is_told_again_in_the_width_of_now);
    tcase_add_test(plain, without_cursor_movements_a_hand_is_scrolled_away);
    tcase_add_test(plain, colours_stand_beside_their_words_and_only_where_wanted);
    tcase_add_test(plain, a_refusal_says_the_colour_and_the_numbers);
    tcase_add_test(plain, every_line_of_a_match_fits_80_columns);
    tcase_add_test(plain, a_drawn_card_is_asked_about_in_the_same_words_whether_it_fits_or_not);
    tcase_add_test(plain, a_drawn_card_that_does_not_fit_is_refused_like_any_other);
    tcase_add_test(plain,
                   what_is_typed_about_a_drawn_card_is_answered_alike_whether_it_fits_or_not);
    tcase_add_test(plain, who_leaves_while_a_drawn_card_is_asked_about_leaves_the_game_as_it_is);
    tcase_add_test(plain, help_speaks_of_fractions_where_there_are_any);
    tcase_add_test(plain, help_is_about_the_question);
    tcase_add_test(plain, points_stand_in_a_column);
}
