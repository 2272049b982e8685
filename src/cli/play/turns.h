/* The turns of a game that tell what pupils of a class know, written in the class's book. */
#ifndef BREUK_CLI_PLAY_TURNS_H
#define BREUK_CLI_PLAY_TURNS_H

#include "cli/records/class_book.h"
#include "play/table.h"

/* A turn as an event. Its texts belong to `texts`, which the caller releases: event_texts_release.
 * Cards are told in words, so that nothing is seen of how pictures are read. */
struct event_texts;
void turn_event(struct record_event *event, struct event_texts *texts,
                const struct table_decision *decision);

/* Writes it, of whoever of a team had the turn. False: that is nobody of the class. */
bool turn_keep(struct class_book *book, const struct table *table,
               const struct table_decision *decision);

/* What was said of a card, as an event: "2/4 ? 3/4", "by value". */
void said_event(struct record_event *event, struct event_texts *texts,
                const struct table_said *said);

/* Writes it, unless it was said before the game was resumed: then it was written. `number` counts
 * what was said in the game, from 1. */
void said_keep(struct class_book *book, const struct table *table, const struct table_said *said,
               int number);

#endif
