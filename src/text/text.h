/*
 * The one place where a message becomes a sentence. A process has one language, which text_start
 * chooses; that choice is the only state of this room that changes, and it is meant to change once,
 * before the first sentence.
 *
 * The translations are gettext's .mo files, but gettext's own functions are not used: since
 * glibc 2.39 they translate nothing under C.UTF-8, whatever LANGUAGE says, and a school's machine
 * or a container often has no other locale.
 */
#ifndef BREUK_TEXT_TEXT_H
#define BREUK_TEXT_TEXT_H

#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "rational/notation.h"

/*
 * Chooses the language: `option` (what --lang gave, may be NULL), else BREUK_LANG, else LANGUAGE,
 * else the locale; a locale of a language that is not ours means English. Only the letters before
 * the first of "_-.@" count, in either case: nl_BE.UTF-8 is nl. Sets LC_CTYPE and LC_MESSAGES to
 * the user's locale, or to C.UTF-8 where that is not UTF-8, and LANGUAGE, so that the system's own
 * error texts follow. LC_NUMERIC stays C. STATUS_INVALID: option or BREUK_LANG names no language of
 * ours; *problem says which and lists ours (it borrows `option`); the language is what it would be
 * without it. STATUS_NOT_FOUND, STATUS_UNREADABLE: the translations are not installed, or broken;
 * *problem says where they were looked for; sentences are English, numbers in the language's style.
 */
enum status text_start(const char *option, struct message *problem);

/* Returns the code of the language in use, as in language-list.h; "en" before text_start. */
const char *text_language(void);

/* Returns how numbers are written in this language, or as text_write_mixed said. */
const struct number_style *text_number_style(void);

/* Overrules how the language writes mixed numbers, until the next text_start. */
void text_write_mixed(enum mixed_form form);

/*
 * From here on, in every language, a number with a fraction in it is said in words as well, “2/4,
 * two quarters”, once in each text added to a buffer, and no character such as ½ is written: voices
 * leave out those that they cannot say, and the bar of 2/4 (eSpeak NG 1.51 in German and French
 * says “zwei vier”). False: no more.
 */
void text_speak_numbers(bool speak);
bool text_speaks(void);

/* Adds a number as the language writes it, or in a style of its own (NULL: none), and its words
 * where those are said. */
void text_add_number(const struct notation *number, const struct number_style *own,
                     struct strbuf *out);

/* Returns the words for an id marked with N_, or the id itself if there are none. They live until
 * the next text_start. */
const char *text_get(const char *id);

/* Returns whether the program takes the word as a command. */
typedef bool text_is_command(const char *word, size_t length);

/* From here on sentences that name something to type, as “breuk help” or: breuk play, begin it as
 * the program was called: ./breuk. Borrows the name; NULL: breuk. */
void text_call(const char *called, text_is_command *is_command);
const char *text_called(void);

/* Adds text of the program's own with that name in it. */
void text_add_called(struct strbuf *out, const char *text, size_t length);

/* Writes the name of a card, a suit or a player to `out`: of MESSAGE_CARD, _SUIT or _SEAT. */
typedef void text_add_name(const void *context, enum message_arg_kind kind, int index,
                           struct strbuf *out);

/* The function that names cards, suits and players in a sentence. */
struct text_names {
    const void *context; /* handed to the function */
    text_add_name *add;  /* NULL: they are numbers, counted from 1 */
};

/*
 * Adds the message's sentence to `out`. The first MESSAGE_COUNT chooses the plural form.
 * STATUS_INVALID when the sentence has a placeholder that no argument fills (it stays in braces,
 * the rest is written). names may be NULL, too.
 */
enum status text_of(struct message message, const struct text_names *names, struct strbuf *out);

#endif
