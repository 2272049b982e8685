#include "screen.h"

int main(void)
{
    Suite *suite = suite_create("tui");

    add_fullscreen(suite);
    add_keys(suite);
    add_lesson_pictures(suite);
    add_lesson_screen(suite);
    add_card_parts(suite);
    add_cards(suite);
    add_graphics(suite);
    add_hand_pictures(suite);
    add_images(suite);
    add_lessons(suite);
    add_lines(suite);
    add_motion(suite);
    add_palette(suite);
    add_pictures(suite);
    add_plain(suite);
    add_projector(suite);
    add_table(suite);
    add_teaching(suite);
    add_ticket(suite);
    add_ticket_screen(suite);
    add_terminal(suite);
    add_windows(suite);
    return run_suite(suite);
}
