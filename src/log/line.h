/*
 * Moves and events as lines of a log. Seats are numbers from 0, clockwise, in the order of the
 * header; cards and colours are the deck's ids.
 * {"seat":1,"move":"play blue 2/4"}
 * {"seat":1,"move":"draw","refused":"red 3/7"}, after a card that did not fit
 * {"seat":1,"move":"draw","hints":2}, after two steps of a hint
 * {"move":"talk Bo"}, which whoever referees makes
 * {"event":"played","seat":1,"card":"blue 2/4","count":6}
 */
#ifndef BREUK_LOG_LINE_H
#define BREUK_LOG_LINE_H

#include "base/strbuf.h"
#include "rules/event.h"
#include "rules/move.h"
#include "json/reader.h"
#include "json/writer.h"

struct deck;

/* The kinds of lines, each told by the field that only it has. */
enum log_kind {
    LOG_HEADER,
    LOG_MOVE,
    LOG_EVENT,
    LOG_POSITION,
    LOG_SCRIPT,
    LOG_VIEW,
    LOG_COMING,
    LOG_TRIED,
    LOG_OTHER
};
enum log_kind log_kind_of(const struct json_value *line);

/* The first refused card and the hints before a move in its turn. The game goes on as if they had
 * not been; they tell what the player knew. */
struct log_trial {
    int refused; /* the first card that was refused; NO_CARD: none */
    int hints;   /* steps of a hint, before that card if there is one: 0 … LOG_HINTS_MOST */
};
enum { LOG_HINTS_MOST = 3 };

/* Add one line each, newline included. */
void log_write_move(struct strbuf *out, const struct naming *naming, struct move move,
                    struct log_trial trial);
void log_write_event(struct strbuf *out, const struct deck *deck, const struct event *event);

/* Writes the members of such a line into an object that the caller has begun. */
void log_put_event(struct json_writer *writer, const struct deck *deck, const struct event *event);

/* Reads a move. STATUS_INVALID: diag says all that is wrong with the line. */
enum status log_read_move(struct move *out, const struct json_value *line,
                          const struct naming *naming, struct position where, struct diag *diag);

/* Returns the refused card and the hints before the move of such a line, which log_read_move has
 * read. */
struct log_trial log_trial_of(const struct json_value *line, const struct naming *naming);

/* The cards that a list may have. */
enum { LOG_CARDS = 512 };

/* Adds an error at that column of the line that `where` names. */
void log_complain(struct diag *diag, struct position where, int column, struct message message);

/*
 * Read parts that several lines share. A NULL value is NO_CARD, NO_SUIT or NO_SEAT without a
 * complaint; after a complaint the first two are returned, too, and 0 for a seat.
 */
int log_read_card(const struct json_value *value, const struct deck *deck, struct position where,
                  struct diag *diag);
int log_read_colour(const struct json_value *value, const struct deck *deck, struct position where,
                    struct diag *diag);
int log_read_seat(const struct json_value *value, int seats, struct position where,
                  struct diag *diag);
/* Reads a list of seats, none of them twice: bit s for seat s. */
unsigned log_read_seats(const struct json_value *list, int seats, struct position where,
                        struct diag *diag);
/* Reads a whole number from `least` to `most`; returns `least` after a complaint. */
int log_read_count(const struct json_value *value, int least, int most, struct position where,
                   struct diag *diag);
/* Reads a list of cards; returns how many, 0 after a complaint (also of more than LOG_CARDS). */
int log_read_cards(uint16_t cards[LOG_CARDS], const struct json_value *list,
                   const struct deck *deck, struct position where, struct diag *diag);
/* Write parts that several lines share. */
void log_put_numbers(struct json_writer *writer, const char *name, const int *numbers, int count);
void log_put_seats(struct json_writer *writer, const char *name, unsigned seats);
void log_put_card(struct json_writer *writer, const char *name, const struct deck *deck, int card);
void log_put_cards(struct json_writer *writer, const char *name, const struct deck *deck,
                   const uint16_t *cards, int count);
/* Returns "left" or "right". */
const char *log_direction_name(int direction);

#endif
