/* How keys become a line that plain mode takes. Source: docs/design/screen.md, “Keys and states”.
 * Private to the room. */
#ifndef BREUK_TUI_TABLE_KEYS_H
#define BREUK_TUI_TABLE_KEYS_H

#include "tui/table/table_screen.h"

/* Milliseconds: docs/design/screen.md, “Deaf moments”. */
enum { SCREEN_IGNORES = 250, SCREEN_COVER_IGNORES = 400 };

/* How asking ended. */
enum asked {
    ASKED_LINE,    /* `line` is to be read by the table */
    ASKED_NOTHING, /* a key that did something here: ask again */
    ASKED_ENDED,   /* screen->ended says how */
    ASKED_WOKEN    /* the program was stopped, and anybody may be looking now */
};

/* Shows the scene, waits for a key, and notes the keys that end all. With KEY_SIZED the window has
 * another size: text that was wrapped for the old one is set anew. */
struct key screen_key(struct table_screen *screen);

/* Adds lines that were wrapped before; those wider than `columns` are wrapped again. */
void screen_fit_lines(struct strbuf *out, const char *text, int columns);

/* Waits that long, or until a key is pressed, which then is no answer. */
void screen_wait(struct table_screen *screen, int milliseconds);

/* Shows the text, wrapped on the columns of a page already, until it is read: page by page. */
enum asked screen_read_page(struct table_screen *screen, const char *text);

/* Has a line typed that begins with `begin`. ASKED_NOTHING: Escape. */
enum asked screen_type(struct table_screen *screen, const char *begin, struct strbuf *line);

/* Adds one of several choices; beyond SCENE_CHOICES they are left out. */
void screen_add_choice(struct table_screen *screen, struct message words);

/* The menu behind Escape. `person`: the name of the person who is asked, NULL: several are. */
enum asked screen_menu(struct table_screen *screen, const char *person, struct strbuf *line);

/* Ask the player who sees the hand, or several who see none, until there is a line. The scene
 * already holds all else that is seen. */
enum asked screen_ask_one(struct table_screen *screen, const struct view *view,
                          const struct choices *choices, struct strbuf *line);
enum asked screen_ask_several(struct table_screen *screen, const struct view *view,
                              struct strbuf *line);

/* Adds the question in one paragraph. */
void screen_write_question(struct table_screen *screen, const struct view *view,
                           const struct choices *choices, struct strbuf *out);

/* Puts a question below the table; a long one, and one with choices, goes into the panel. */
void screen_put_question(struct table_screen *screen, const char *question);

/* Keys that work anywhere: the first function adds them, the second acts on one. *pressed: it was
 * one of them. `person` as of screen_menu. */
void screen_add_last_keys(struct scene *scene);
enum asked screen_press_everywhere(struct table_screen *screen, struct key key, const char *person,
                                   struct strbuf *line, bool *pressed);

/* Moves the choice among `count` as a digit or an arrow says. False: the key is neither. */
bool screen_choose(struct scene *scene, struct key key, int count);

/* The letter that is a seat's alone: the first free one of its name, else its number. */
uint32_t screen_seat_letter(const struct naming *names, int seat);

/* Whether the key types this letter, small or capital. */
bool screen_is_letter(struct key key, uint32_t letter);

/* Adds the letter keys of this moment: each types a line of English, which is always understood. */
void screen_add_keys(struct table_screen *screen, const struct view *view,
                     const struct choices *choices);

void screen_add_jump(struct table_screen *screen);

/* Presses a letter key: adds the line that it types. False: no key has that letter. *open: more is
 * to be typed behind the line. Without a line the key did something here. */
bool screen_press(struct table_screen *screen, struct key key, struct strbuf *line, bool *open);

/* The parts of the table’s front, in several files. */

/* Columns of the panel and of a page; whether a text has room in the panel. */
int screen_panel_columns(const struct table_screen *screen);
int screen_page_columns(const struct table_screen *screen);
bool screen_fits_panel(const struct table_screen *screen, const struct strbuf *text);

/* The first forgets the answer given to the player who was asked; the second takes a hand off the
 * screen. */
void screen_forget_answer(struct table_screen *screen);
void screen_hide(struct table_screen *screen);

/* Shows a text on pages until it is read. A player who comes back meanwhile finds no hand. */
enum asked screen_read_text(struct table_screen *screen, const struct strbuf *text);

/* Functions of struct table_front. */
void screen_tell(void *context, const struct event *event, int watcher);
void screen_remark(void *context, struct message message);
void screen_teach(void *context, const struct teaching *teaching, int watcher);

/* A table with printed cards (R1, R2) on a full screen: the cards on it large enough for a class,
 * no hand, and a line to type. */

/* Asks what happened. Any letter begins the line. */
enum asked screen_ask_real(struct table_screen *screen, const struct view *view,
                           const struct choices *choices, struct strbuf *line);

#endif
