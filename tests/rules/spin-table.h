/* A table with spin cards, set up in a line, for tests of the wheel. */
#ifndef BREUK_TESTS_RULES_SPIN_TABLE_H
#define BREUK_TESTS_RULES_SPIN_TABLE_H

#include "table.h"

#include "rules/position.h"

/* The segments of the shipped wheel. */
enum { ALMOST_OUT, NUMBER, COLOUR, DRAW_RED, DRAW_BLUE, TRADE, SHOW, SHOWDOWN, SHOUT, SEGMENTS };

/* Of the test that runs. */
extern struct table_deck spin_deck;
extern struct game *game;
extern struct game_position position; /* that set_table has set */
extern const struct listener listener;

/* The fixture: the deck with spin cards; calls are automatic. */
void sit_down_to_spin(void);
void get_up_from_spin(void);

/* Instead: equal fractions and these segments, XML, for a wheel. set_table then lays red 1/3. */
void sit_down_with_segments(const char *segments);

int card(const char *text);
int suit(const char *text);
/* "red 3, blue 4" */
void add_cards(struct position_cards *cards, const char *list);

/* Hands up to a NULL; seat 0 is on, the top is red 9, the wheel will stop at `stop`. */
void set_table(int stop, const char *const *hands);
#define SET_TABLE(stop, ...) set_table(stop, (const char *const[]){__VA_ARGS__, NULL})
/* After set_table: all cards but the named ones lie in a hand, or under the discard pile. */
void set_rest(enum position_rest rest, const char *stock);
/* After set_table: the next cards of the stock. */
void script(const char *list);

struct move read_move(int seat, const char *text);
void make(int seat, const char *text);
/* Seat 0 plays red 1*, seat 1 turns the wheel. */
void turn_the_wheel(void);

/* The event number `which`, from 0, of that kind since the table was set; NULL if there are not so
 * many, which need_event takes for a failure. */
const struct event *find_event(enum event_kind kind, int which);
const struct event *need_event(enum event_kind kind, int which);
void forget_events(void);

void expect_refused(int seat, const char *text, const char *rule);
/* The game asks that seat, alone, in that situation. */
void expect_asked(enum situation situation, int seat);
/* All of a seat's cards, in any order. */
void expect_hand(int seat, const char *list);
void expect_top(const char *text, int suit);

#endif
