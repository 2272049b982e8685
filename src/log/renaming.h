/*
 * Journals in which somebody gets another name: of games (header.h) and of lessons (sitting.h). The
 * name is changed wherever one stands, a team's too: among who plays, where somebody joins, in
 * moves that name a player, and in lines that were typed in a lesson, where it stands as a word.
 * All else stays, so the same happens when the game is played again; the sums are made anew. What
 * was typed as an answer stays, too.
 *
 * Small and capital letters count alike, as do “ë” and an e with its mark behind it. A card or a
 * number is never taken for a name.
 */
#ifndef BREUK_LOG_RENAMING_H
#define BREUK_LOG_RENAMING_H

#include "log/log_file.h"

#include <stdbool.h>

/* The people in a journal; in a damaged one, as far as it can be read. */
struct log_people {
    bool found; /* somebody of that name plays in it, or is named */
    bool sits;  /* somebody of that name plays in it, or did once */
    int others; /* people, no bots, of other names */
};

/* True if a line typed in a lesson of that language ("": of a game) is an answer even if it holds a
 * name: then the line stays as it is. No other line becomes an answer. */
typedef bool log_is_answer(const char *language, const char *typed);

/* Reads a journal to its end. STATUS_INVALID (damaged: *people is filled all the same),
 * STATUS_UNREADABLE: diag says why. is_answer as in struct log_renaming. */
enum status log_find_person(struct log_people *people, const struct log_file *journal,
                            const char *name, log_is_answer *is_answer, struct diag *diag);

struct log_renaming {
    const char *from, *to;    /* `to` is nobody's name in the journal */
    log_is_answer *is_answer; /* NULL: no line is */
    bool up_to_damage; /* of a journal that is damaged the lines above are kept; else it stays as it
                          is */
};

/*
 * Writes the journal anew, whole or not at all; a last line that is not whole is left out. As long
 * as it is held no other program can continue it. STATUS_EXISTS: one is writing to it.
 * STATUS_NOT_FOUND: it has gone, and what stands in its place is another file. In both cases
 * nothing is changed. STATUS_IO: *error is the errno. Otherwise as log_find_person.
 */
enum status log_rename_person(const struct log_file *journal, const struct log_renaming *renaming,
                              int *error, struct diag *diag);

/* True if a name stands in a text as a word: no letter or digit next to it, nor a hyphen and one of
 * these (“Ann-2” is somebody else). */
bool log_text_names(const char *text, const char *name);

/* The same of a path, where hyphens stand between words. */
bool log_path_names(const char *path, const char *name);

/* True if a seat has this name, or one member of its team. */
bool log_seat_names(const char *seat, const char *name);

#endif
