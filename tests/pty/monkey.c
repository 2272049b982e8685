#include "monkey.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CALM = 40, LEAST_COLUMNS = 40, LEAST_ROWS = 20, SCREEN = VT_ROWS * VT_COLUMNS * 4 };

int monkey_chance(struct monkey *monkey, int most)
{
    monkey->chance = monkey->chance * 6364136223846793005u + 1442695040888963407u;
    return (int)((monkey->chance >> 33) % (uint64_t)most);
}

static void press(struct monkey *monkey, struct pty *pty)
{
    static const char *const keys[] = {
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "0",
        "\r",
        "\r",
        "\r",
        "\r",
        "\r",
        "\r",
        "d",
        "d",
        "d",
        "d",
        "k",
        "k",
        "n",
        "l",
        "h",
        "s",
        "c",
        "w",
        "b",
        "j",
        "t",
        "e",
        "a",
        "a",
        "b",
        "o",
        "o",
        "\033",
        "\033[A",
        "\033[B",
        "\033[C",
        "\033[D",
        "\033OC",
        "\033[H",
        "\033[F",
        "\033[5~",
        "\033[6~",
        "\t",
        ":",
        "?",
        "!",
        "/",
        "\177",
        "\b",
        "\025",
        " ",
        "é",
        "\303",
        "\033[M   ",
        "\033[<64;3;3M",
        "\033[200~d\r\033[201~",
        "\001",
        "x",
        "½",
        "\n",
        "1\r",
        "2\r",
        "3\r",
        "4\r",
        "5\r",
        "6\r",
        "7\r",
        "\033\033",
        "\033[1;5C",
        "\033O",
    };
    enum { KEYS = sizeof keys / sizeof *keys };
    char click[32];
    int at = monkey_chance(monkey, KEYS + 3);

    if (at < KEYS) {
        pty_type(pty, keys[at]);
        return;
    }
    snprintf(click, sizeof click, "\033[<0;%d;%dM\033[<0;%d;%dm",
             monkey_chance(monkey, pty->vt.columns + 2), monkey_chance(monkey, pty->vt.rows + 2), 1,
             1);
    pty_type(pty, click);
}

static void resize(struct monkey *monkey, struct pty *pty)
{
    static const int sizes[][2] = {{80, 24}, {40, 20},   {39, 19}, {100, 30}, {160, 50}, {1, 1},
                                   {60, 24}, {300, 100}, {92, 29}, {41, 21},  {79, 23},  {132, 43}};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    int at = monkey_chance(monkey, SIZES + 4);

    if (at < SIZES)
        pty_resize(pty, sizes[at][0], sizes[at][1]);
    else
        pty_resize(pty, 1 + monkey_chance(monkey, 200), 1 + monkey_chance(monkey, 70));
    monkey->resizes++;
}

/* The row at the top is the title, or says that the window is too small. */
static void check_title(const struct monkey *monkey, const struct pty *pty)
{
    const struct vt *vt = &pty->vt;
    char row[VT_COLUMNS * 4];

    if (vt->unknown)
        pty_fail(pty, "a sequence that nobody knows", vt->which);
    if (!vt->alternate || vt->columns < LEAST_COLUMNS || vt->rows < LEAST_ROWS)
        return;
    vt_row(vt, 0, row, sizeof row);
    if (strncmp(row, monkey->title, strlen(monkey->title)) != 0)
        pty_fail(pty, "the title is gone", row);
}

void monkey_repaint(struct monkey *monkey, struct pty *pty)
{
    static char before[SCREEN], after[SCREEN];

    pty_calm(pty, CALM);
    if (!pty->vt.alternate || pty->ended)
        return;
    for (int tries = 0; tries < 20; tries++) {
        vt_screen(&pty->vt, before, sizeof before);
        size_t bytes = pty->bytes;
        if (pty_ends(pty, 0))
            return;
        pty_signal(pty, SIGWINCH);
        for (int i = 0; i < 50 && pty->bytes == bytes; i++)
            pty_look(pty, CALM);
        pty_calm(pty, CALM);
        if (!pty->vt.alternate || pty_ends(pty, 0))
            return;
        vt_screen(&pty->vt, after, sizeof after);
        monkey->repaints++;
        if (strcmp(before, after) == 0)
            return;
        /* perhaps a bot has moved meanwhile */
    }
    char both[2 * 4096];
    snprintf(both, sizeof both, "%.4000s", before);
    pty_fail(pty, "drawn anew it looks otherwise than this", both);
}

void monkey_play(struct monkey *monkey, struct pty *pty, int milliseconds)
{
    enum { REPAINT = 60, RESIZE = 25 };
    long end = pty_now() + milliseconds;

    while (pty_now() < end && !pty_ends(pty, 0)) {
        press(monkey, pty);
        monkey->keys++;
        pty_watch(pty, monkey->pause);
        if (monkey->sizes && monkey_chance(monkey, RESIZE) == 0)
            resize(monkey, pty);
        if (monkey_chance(monkey, REPAINT) == 0) {
            monkey_repaint(monkey, pty);
            if (!pty_ends(pty, 0))
                check_title(monkey, pty);
        }
    }
}
