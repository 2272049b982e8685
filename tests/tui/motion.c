/* What moves on a full screen, and what does not. */
#include "tui/table/motion.h"
#include "paper_game.h"
#include "tui/table/table_view.h"

#include <stdlib.h>
#include <string.h>

/* A table with Ann and a bot, in front of whom nothing has happened yet. */
static void open_table(struct game_on_paper *game, const char *deck, double pace)
{
    struct scene *scene = &game->table.scene;

    open_game(game, deck, "Ann,bot", "");
    game->table.pace = pace;
    scene->seats = 2;
    scene->seat[0] = (struct scene_seat){.name = "Ann", .cards = 3};
    scene->seat[1] = (struct scene_seat){.name = "Bot 1", .cards = 3, .turn = true};
    scene->top = 1;
    scene->below = 2;
    scene->suit = NO_SUIT;
    scene->stock = 40;
    game->table.holder = 0;
    for (int card = 10; card < 13; card++)
        game->table.held[card] = 1;
    screen_lay_hand(&game->table);
}

static void move(struct game_on_paper *game, struct event event)
{
    struct event known = event_for_seat(&event, 0);

    motion_show(&game->table, &known);
    if (getenv("SHOW_TABLE"))
        puts(strbuf_text(&game->paper.all));
}

static const struct event bot_plays = {
    .kind = EVENT_PLAYED, .seat = 1, .other = NO_SEAT, .card = 5, .suit = NO_SUIT, .count = 2};
static const struct event ann_plays = {
    .kind = EVENT_PLAYED, .seat = 0, .other = NO_SEAT, .card = 11, .suit = NO_SUIT, .count = 2};
static const uint16_t drawn_card[] = {20};
static const struct event bot_draws = {.kind = EVENT_DRAWN,
                                       .seat = 1,
                                       .other = NO_SEAT,
                                       .card = NO_CARD,
                                       .suit = NO_SUIT,
                                       .count = 1,
                                       .cards = drawn_card};
static const struct event ann_draws = {.kind = EVENT_DRAWN,
                                       .seat = 0,
                                       .other = NO_SEAT,
                                       .card = NO_CARD,
                                       .suit = NO_SUIT,
                                       .count = 1,
                                       .cards = drawn_card};
static const struct event wheel_stops = {
    .kind = EVENT_SPUN, .seat = 1, .other = NO_SEAT, .card = NO_CARD, .suit = NO_SUIT, .count = 3};

/* How many frames each takes. */
static const struct {
    const char *deck;
    const struct event *event;
    int frames;
} motions[] = {
    {"equals", &bot_plays, 1 + 6 + 2}, /* the last step below is the scene itself */
    {"equals", &ann_plays, 4 + 2},     {"equals", &bot_draws, 3},
    {"equals", &ann_draws, 3},         {"spin", &wheel_stops, 12},
};

START_TEST(each_motion_has_so_many_frames)
{
    struct game_on_paper game;

    open_table(&game, motions[_i].deck, 1);
    move(&game, *motions[_i].event);
    ck_assert_int_eq(game.paper.shown, motions[_i].frames);
    ck_assert_int_eq(game.paper.waits, motions[_i].frames);
    close_game(&game);
}
END_TEST

START_TEST(nothing_moves_where_the_screen_is_still)
{
    struct game_on_paper game;

    open_table(&game, motions[_i].deck, 0);
    move(&game, *motions[_i].event);
    ck_assert_int_eq(game.paper.shown, 0);
    ck_assert_int_eq(game.paper.waits, 0);
    close_game(&game);
}
END_TEST

START_TEST(nothing_moves_without_a_table)
{
    struct game_on_paper game;

    open_table(&game, motions[_i].deck, 1);
    game.paper.columns = 39;
    move(&game, *motions[_i].event);
    ck_assert_int_eq(game.paper.shown, 0);
    close_game(&game);
}
END_TEST

START_TEST(a_key_ends_a_motion_at_once)
{
    struct game_on_paper game;

    open_table(&game, motions[_i].deck, 1);
    game.paper.meanwhile = ".x.......";
    move(&game, *motions[_i].event);
    ck_assert_int_eq(game.paper.waits, 2);
    ck_assert_int_eq(game.table.ended, KEY_NONE);
    ck_assert(!game.table.is_pending);
    close_game(&game);
}
END_TEST

START_TEST(the_scene_afterwards_is_the_one_without_motion)
{
    struct game_on_paper moved, still;

    open_table(&moved, motions[_i].deck, 1);
    open_table(&still, motions[_i].deck, 0);
    struct event known = event_for_seat(motions[_i].event, 0);
    move(&moved, known);
    strbuf_clear(&moved.table.scene.panel); /* events are shown next */
    moved.table.scene.panel_mark = -1;
    screen_follow(&moved.table, &known);
    screen_follow(&still.table, &known);
    for (int seat = 0; seat < 2; seat++)
        still.table.scene.seat[seat].turn = moved.table.scene.seat[seat].turn;
    screen_draw(&moved.table);
    screen_draw(&still.table);
    ck_assert_str_eq(strbuf_text(&moved.paper.lines), strbuf_text(&still.paper.lines));
    ck_assert_str_eq(strbuf_text(&moved.paper.roles), strbuf_text(&still.paper.roles));
    close_game(&moved);
    close_game(&still);
}
END_TEST

/* How often a text stands somewhere. */
static int count(const char *text, const char *part)
{
    int times = 0;

    for (; (text = strstr(text, part)); text++)
        times++;
    return times;
}

START_TEST(one_card_moves_at_a_time)
{
    struct game_on_paper game;

    open_table(&game, "equals", 1);
    move(&game, bot_plays);
    const char *all = strbuf_text(&game.paper.all);
    for (int frame = 0; frame < game.paper.shown; frame++) {
        all = strstr(all, "====\n") + 5;
        const char *end = strstr(all, "====\n");
        char *screen = end ? strndup(all, (size_t)(end - all)) : strdup(all);
        /* stock, below, top, three of the hand and at most one that moves; some lie on others */
        ck_assert_int_le(count(screen, "└─"), 7);
        free(screen);
    }
    close_game(&game);
}
END_TEST

START_TEST(which_card_is_drawn_is_not_seen_on_its_way)
{
    static const uint16_t other[] = {21};
    struct game_on_paper one, another;
    struct event event = *motions[_i].event;

    open_table(&one, "equals", 1);
    open_table(&another, "equals", 1);
    move(&one, event);
    if (event.cards)
        event.cards = other;
    move(&another, event);
    ck_assert_str_eq(strbuf_text(&one.paper.all), strbuf_text(&another.paper.all));
    close_game(&one);
    close_game(&another);
}
END_TEST

START_TEST(the_wheel_stops_where_it_was_told_to)
{
    struct game_on_paper game;

    open_table(&game, "spin", 1);
    move(&game, wheel_stops);
    const struct wheel *wheel = deck_wheel(game.screen.deck);
    struct strbuf marked = {0};
    strbuf_addf(&marked, "► %s", words_in(&wheel->segments[wheel_stops.count].title, "en"));
    ck_assert(is_shown(&game.paper, strbuf_text(&marked)));
    strbuf_release(&marked);
    close_game(&game);
}
END_TEST

START_TEST(the_hand_keeps_a_gap_while_its_card_moves)
{
    struct game_on_paper game;

    open_table(&game, "equals", 1);
    game.paper.meanwhile = "...x";
    move(&game, ann_plays);
    ck_assert(is_shown(&game.paper, " ┌ ● B ───┐            ┌ ● B ───┐\n"));
    close_game(&game);
}
END_TEST

START_TEST(a_program_that_is_told_to_end_moves_no_more)
{
    struct game_on_paper game;

    open_table(&game, "equals", 1);
    game.paper.meanwhile = "..@";
    move(&game, bot_plays);
    ck_assert_int_eq(game.paper.waits, 3);
    ck_assert_int_eq(game.table.ended, KEY_STOPPED);
    move(&game, bot_plays);
    ck_assert_int_eq(game.paper.waits, 3);
    close_game(&game);
}
END_TEST

void add_motion(Suite *suite)
{
    enum { MOTIONS = sizeof motions / sizeof *motions };
    TCase *tests = add_case(suite, "motion");

    tcase_add_loop_test(tests, each_motion_has_so_many_frames, 0, MOTIONS);
    tcase_add_loop_test(tests, nothing_moves_where_the_screen_is_still, 0, MOTIONS);
    tcase_add_loop_test(tests, nothing_moves_without_a_table, 0, MOTIONS);
    tcase_add_loop_test(tests, a_key_ends_a_motion_at_once, 0, MOTIONS);
    tcase_add_loop_test(tests, the_scene_afterwards_is_the_one_without_motion, 0, MOTIONS);
    tcase_add_test(tests, one_card_moves_at_a_time);
    tcase_add_test(tests, the_wheel_stops_where_it_was_told_to);
    tcase_add_test(tests, the_hand_keeps_a_gap_while_its_card_moves);
    tcase_add_test(tests, a_program_that_is_told_to_end_moves_no_more);
    tcase_add_loop_test(tests, which_card_is_drawn_is_not_seen_on_its_way, 2, 4);
}
