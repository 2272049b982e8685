/* A table on a screen whose text is kept, played from lines that are given before. */
#ifndef BREUK_TESTS_TUI_SCREEN_H
#define BREUK_TESTS_TUI_SCREEN_H

#include "harness.h"
#include "ruleset/setting.h"
#include "tui/plain.h"

struct screen {
    struct deck *deck;
    struct settings settings;
    struct rules *rules;
    struct players players;
    struct naming names;
    struct journal none;
    struct input input;
    struct plain plain;
    struct table_front front;
    struct table *table;
    enum table_end end;
    char *text; /* all that was written */
    size_t size;
};

/* What is typed comes from a pipe; close its fd. */
struct input input_of(const char *bytes, size_t length);

/* A shipped deck, its settings changed by "name=value" with spaces between, who plays, and what is
 * typed. English. */
void open_screen_with(struct screen *screen, const char *deck, const char *settings,
                      const char *players, const char *typed);
void open_screen(struct screen *screen, const char *deck, const char *players, const char *typed);
void play_on(struct screen *screen, uint64_t seed);
void close_screen(struct screen *screen);

/* All that was written so far is this. */
void assert_written(const struct screen *screen, const char *text);
/* And once whoever sees the screen has finished. */
void assert_finished(struct screen *screen, const char *text);

/* Where the text stands on the screen; NULL if nowhere. */
const char *find(const struct screen *screen, const char *text);

void add_fullscreen(Suite *suite);
void add_keys(Suite *suite);
void add_lesson_pictures(Suite *suite);
void add_lesson_screen(Suite *suite);
void add_card_parts(Suite *suite);
void add_cards(Suite *suite);
void add_graphics(Suite *suite);
void add_hand_pictures(Suite *suite);
void add_images(Suite *suite);
void add_lessons(Suite *suite);
void add_lines(Suite *suite);
void add_motion(Suite *suite);
void add_palette(Suite *suite);
void add_pictures(Suite *suite);
void add_plain(Suite *suite);
void add_projector(Suite *suite);
void add_table(Suite *suite);
void add_teaching(Suite *suite);
void add_ticket(Suite *suite);
void add_ticket_screen(Suite *suite);
void add_terminal(Suite *suite);
void add_windows(Suite *suite);

#endif
