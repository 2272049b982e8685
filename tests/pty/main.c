/* breuk at a terminal of its own: bad input, windows, signals, and every way out. */
#include "cases.h"

#include <ftw.h>
#include <unistd.h>

static char folder[256], journal[300];

static int remove_one(const char *path, const struct stat *seen, int kind, struct FTW *place)
{
    (void)seen;
    (void)kind;
    (void)place;
    return remove(path);
}

static void make_folder(void)
{
    const char *parent = getenv("TMPDIR");

    snprintf(folder, sizeof folder, "%s/breuk-pty.XXXXXX", parent && *parent ? parent : "/tmp");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(journal, sizeof journal, "%s/game.jsonl", folder);
    setenv("XDG_STATE_HOME", folder, 1);
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
}

static void remove_folder(void)
{
    enum { FILES = 16 };

    nftw(folder, remove_one, FILES, FTW_DEPTH | FTW_PHYS);
}

TCase *add_pty_case(Suite *suite, const char *name)
{
    TCase *tests = add_case(suite, name);

    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    return tests;
}

const char *case_folder(void)
{
    return folder;
}

const char *journal_path(void)
{
    return journal;
}

void press_until(struct pty *pty, const char *keys, const char *text)
{
    enum { PATIENCE = 350, TRIES = 60 };

    for (int tries = 0; tries < TRIES && !pty_comes(pty, text, tries ? PATIENCE : 0); tries++)
        pty_type(pty, keys);
    pty_await(pty, text);
}

static void begin(struct pty *pty, struct pty_wish wish, const char *const *words)
{
    int n = 0;

    while (wish.words[n])
        n++;
    for (; *words; words++)
        wish.words[n++] = *words;
    pty_start(pty, &wish);
}

void begin_game(struct pty *pty, struct pty_wish wish, const char *players)
{
    const char *const words[] = {"play",   "equals", "--players", players,        "--seed", "3",
                                 "--pace", "0",      "--journal", journal_path(), NULL};

    remove(journal);
    begin(pty, wish, words);
    pty_await(pty, "[Enter] go on");
    press_until(pty, "\r", strstr(players, "Bo") ? "presses: A" : ANN_PLAYS);
}

void resume_game(struct pty *pty)
{
    const char *const words[] = {"play", "--resume", journal_path(), "--pace", "0", NULL};

    begin(pty, (struct pty_wish){0}, words);
    pty_await(pty, "[Enter] go on");
    press_until(pty, "\r", "[?] help");
}

void check_clean(const struct pty *pty)
{
    if (pty->vt.unknown)
        pty_fail(pty, "no terminal understands this", pty->vt.which);
}

void check_end(struct pty *pty, int status)
{
    if (!pty_ends(pty, PTY_LONG))
        pty_fail(pty, "it did not end", "within 20 s");
    if (pty->status != status)
        pty_fail(pty, "it ended", "with another code");
    check_clean(pty);
    if (!pty_modes_are_as_found(pty))
        pty_fail(pty, "the terminal's driver", "is not as it was found");
    if (!vt_is_restored(&pty->vt))
        pty_fail(pty, "not as it was found", vt_unrestored(&pty->vt));
}

int stock_seen(const struct pty *pty)
{
    enum { ABOVE = 3 };
    char row[VT_COLUMNS * 4];
    int number;

    for (int y = 0; y < pty->vt.rows; y++) {
        vt_row(&pty->vt, y, row, sizeof row);
        if (y < ABOVE || strncmp(row, "  stock", strlen("  stock")) != 0)
            continue;
        vt_row(&pty->vt, y - ABOVE, row, sizeof row);
        const char *digit = strpbrk(row, "0123456789│");
        while (digit && (*digit < '0' || *digit > '9'))
            digit++;
        return digit && sscanf(digit, "%d", &number) == 1 ? number : -1;
    }
    return -1;
}

int main(void)
{
    Suite *suite = suite_create("pty");

    add_ends(suite);
    add_typing(suite);
    add_windows(suite);
    add_answers(suite);
    add_kinds(suite);
    add_journal(suite);
    add_covers(suite);
    add_playing(suite);
    add_picture(suite);
    return run_suite(suite);
}
