/* The texts above a prompt, and the prompt itself. Private to the room. */
#ifndef BREUK_TUI_PROMPT_H
#define BREUK_TUI_PROMPT_H

#include "tui/plain.h"

/* Adds the situation and what may be chosen in it: whole lines. */
void prompt_add(const struct plain *plain, struct strbuf *out, const struct view *view,
                const struct choices *choices);
/* Adds the question alone. */
void prompt_add_asked(const struct plain *plain, struct strbuf *out, const struct view *view,
                      const struct choices *choices);
/* Adds the question once more, after an answer: the top card, the hand, the choices. */
void prompt_add_once_more(const struct plain *plain, struct strbuf *out, const struct view *view,
                          const struct choices *choices);
/* Add how many cards the others hold (in a view of no seat: all players), and what lies on the
 * pile: parts of many questions. */
void prompt_add_others(const struct plain *plain, struct strbuf *out, const struct view *view);
void prompt_add_top(const struct plain *plain, struct strbuf *out, const struct view *view);
/* Adds the prompt, which comes behind either: without a newline. */
void prompt_add_short(const struct plain *plain, struct strbuf *out, const struct view *view);
/* Adds the rules in short (help.c). */
void prompt_add_rules(const struct plain *plain, struct strbuf *out, const struct view *view);
void prompt_add_help(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices);
/* Adds what may be typed, and what it does. */
void prompt_add_help_line(const struct plain *plain, struct strbuf *out, const char *what,
                          const char *id);
void prompt_add_points(const struct plain *plain, struct strbuf *out,
                       const struct table_score *score);

/* Returns the seat as an argument for {seat}: by the name of the team member who plays, which
 * `name` gets. NO_SEAT: no name. */
struct message_arg prompt_person(const struct plain *plain, int seat, char name[TEAM_NAME_SIZE]);

/* Add the cards among the choices with their numbers, a line for each colour; and the other
 * choices, a line each. */
void prompt_add_hand(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices);
void prompt_add_choices(const struct plain *plain, struct strbuf *out, const struct view *view,
                        const struct choices *choices);

/* Adds the whole hand without numbers, where it is not among the choices. */
void prompt_add_held(const struct plain *plain, struct strbuf *out, const struct view *view);

/* Adds a message's sentence, wrapped, with colours if there are any: a whole line. */
void prompt_add_sentence(const struct plain *plain, struct strbuf *out, struct message message);
/* Adds the sentence of a message without arguments. */
void prompt_add_line(const struct plain *plain, struct strbuf *out, const char *id);
/* Adds a sentence with a space in place of the newline, for the answer to follow. */
void prompt_add_question(const struct plain *plain, struct strbuf *out, struct message message);
/* Adds the words alone, not wrapped and with nothing after them. */
void prompt_add_words(const struct plain *plain, struct strbuf *out, struct message message);

/* The questions of a table with printed cards (R1, R2): no hand is shown, and the person at the
 * keyboard types what happened. */

/* Adds what lies on the table, and the question: whole lines. */
void real_question_add(const struct plain *plain, struct strbuf *out, const struct view *view);

/* Returns the message of the prompt behind it; its {seat} is the view's. */
const char *real_question_prompt(const struct view *view);

/* Adds what can be typed. */
void real_question_help(const struct plain *plain, struct strbuf *out, const struct view *view);

#endif
