/*
 * All saved games, lessons and scores in which a name stands: those in breuk's own folders, and
 * those that the records of a class name elsewhere. The code that shows, forgets or renames a pupil
 * asks here, so that all of it means the same files. A file that is no journal of breuk, or of a
 * session that these records do not know, is somebody else's, whatever its path, and is not found.
 */
#ifndef BREUK_CLASSES_NAME_SEARCH_H
#define BREUK_CLASSES_NAME_SEARCH_H

#include "classes/records_file.h"
#include "log/renaming.h"
#include "records/forgetting.h"

struct name_search {
    const struct records_file *file; /* borrowed, as is the name */
    int64_t class;                   /* 0: none, so that journals of a class are not found */
    const char *name;                /* NULL: all journals of the class are meant, and no others */
    struct records *own;             /* the user's own records, where these are others; else NULL */
    int of_own; /* number of journals that the own records know, and that are left alone */
    struct record_journals of_class; /* the paths of the class's journals in the records */
    struct arena arena;
    int count;
    size_t capacity;
    struct found_journal {
        const char *path, *session; /* NULL: of no session */
        bool of_class;              /* its session is one of the class */
        bool sits;                  /* somebody of that name plays in it */
        bool damaged;               /* it can be read and played again up to there only */
        bool busy;                  /* another program writes to it */
        int others;                 /* people of other names who play in it */
    } * journal;
    struct strays { /* files left alone, although the name stands in them, or may */
        int count;
        size_t capacity;
        struct stray {
            const char *path;
            enum stray_kind {
                STRAY_FILE,    /* in breuk's own folders, and no journal */
                STRAY_LINK,    /* there, too: a symbolic link */
                STRAY_UNKNOWN, /* there, too: of a session that these records do not know */
                STRAY_DAMAGED, /* the name may stand behind the damage; no player has it before */
                STRAY_UNREADABLE, /* elsewhere: it cannot be read, and may hold the name */
                STRAY_KINDS
            } kind;
        } * list;
    } strays;
    long number; /* the highest behind NAME_STEM, in any journal */
    enum exit_code code;
};

/* The name that takes the place of another begins so; behind it stands a number. */
#define NAME_STEM "pupil-"

/* Looks everywhere. Reports files in breuk's own folders that cannot be read, and sets
 * search->code. Release `search` in any case. */
void name_search_run(struct name_search *search);
void name_search_release(struct name_search *search);

/* True if a line that was typed in a lesson of that language may be an answer, even if it is also
 * somebody's name (log/renaming.h). */
bool name_search_is_answer(const char *language, const char *typed);
/* True if the name stands in any file, even one that is left alone. */
bool name_search_found(const struct name_search *search);

/* Says of each file that is left alone why it stays. */
void name_search_advise_strays(const struct name_search *search);

/* True if the name stands as a word in a file. */
bool name_search_stands_in(const struct name_search *search, const char *path);

/* Refuses, with a complaint, while a journal that was found is open in another window. */
enum exit_code name_search_check_closed(const struct name_search *search);

/* Holds a journal that was found, if it is still that of its session. STATUS_NOT_FOUND: it is not,
 * and nothing is reported. Other errors are those of log_file_open, and are reported.
 * log_file_close in any case. */
enum status name_search_hold(const struct name_search *search, const struct found_journal *journal,
                             struct log_file *file);

#endif
