/*
 * The personal data that breuk keeps, a row each. The code that shows, forgets, renames or expires
 * it goes through the rows that are journals, and “breuk help privacy” prints all of them.
 * KEEPING(its folder of journals; NULL: it is none, what it is, where it lies, how long it is
 * kept). No include guard.
 */
KEEPING(
    NULL,
    N_("Records: the class, nicknames, and of each answer, each turn and what is said of a card: "
       "when, what was asked, what was answered, was it right, hints; and what breuk concludes: "
       "which skills are mastered, which mistake may recur"),
    N_("~/.local/share/breuk/records.db, or --records FILE"),
    N_("as said with “class new --expire”, else until somebody deletes it; of a file that "
       "--records names nothing is deleted unasked"))
KEEPING(NULL, N_("Copies of the records, made before a newer breuk changes their format"),
        N_("beside the records, as records.db.format-1"),
        N_("until somebody deletes them; --forget and --expire do"))
KEEPING(JOURNALS_OF_GAMES,
        N_("Games, so that they can go on: names as they were typed, and moves"),
        N_("~/.local/state/breuk/, or --journal FILE"),
        N_("30 days, or as --keep says; those of a class as long as its records"))
KEEPING(JOURNALS_OF_LESSONS,
        N_("Lessons, so that they can go on: names as they were typed, and typed answers"),
        N_("~/.local/state/breuk/lessons/, or --journal FILE"),
        N_("30 days, or as --keep says; those of a class as long as its records"))
KEEPING(JOURNALS_OF_SCORES,
        N_("Scores of games with real cards: names as they were typed, and points"),
        N_("~/.local/state/breuk/scores/, or --journal FILE"), N_("30 days, or as --keep says"))
