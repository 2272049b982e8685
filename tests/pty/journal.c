/* A game that is killed in the middle of a move goes on where its journal says. */
#include "cases.h"
#include "monkey.h"

#include <sys/wait.h>
#include <unistd.h>

enum { SAMPLE = 3, ALL = 100, LONGEST = 1500 /* milliseconds */ };

static char *read_journal(size_t *length)
{
    FILE *file = fopen(journal_path(), "r");
    enum { MOST = 1 << 20 };
    char *text = malloc(MOST);

    ck_assert(file && text);
    *length = fread(text, 1, MOST, file);
    fclose(file);
    while (*length > 0 && text[*length - 1] != '\n') /* a line that was not finished */
        --*length;
    return text;
}

/* Draws and keeps for so long, so that the stock says how many moves there were, and is killed. */
static int play_until_killed(struct pty *pty, struct monkey *monkey)
{
    long end = pty_now() + monkey_chance(monkey, LONGEST);
    int least = stock_seen(pty);

    while (pty_now() < end) {
        pty_type(pty, vt_has(&pty->vt, "[K] keep it")          ? "k"
                      : vt_has(&pty->vt, "[N] take the cards") ? "n"
                                                               : "d");
        pty_watch(pty, monkey_chance(monkey, 60));
        int seen = stock_seen(pty);
        least = seen >= 0 && seen < least ? seen : least;
    }
    kill(pty->program, SIGKILL);
    ck_assert(pty_ends(pty, PTY_LONG));
    int seen = stock_seen(pty);
    return seen >= 0 && seen < least ? seen : least;
}

START_TEST(what_was_seen_before_a_kill_is_there_afterwards)
{
    struct monkey monkey = {.chance = 5};
    int rounds = in_full() ? ALL : SAMPLE, moves = 0;
    struct pty pty;

    for (int i = 0; i < rounds; i++) {
        begin_game(&pty, (struct pty_wish){0}, "Ann,bot");
        size_t before, after;
        int begun = stock_seen(&pty), seen = play_until_killed(&pty, &monkey);
        pty_close(&pty);
        char *old = read_journal(&before);
        resume_game(&pty);
        check_clean(&pty);
        char *now = read_journal(&after);
        ck_assert_uint_ge(after, before);
        ck_assert(memcmp(old, now, before) == 0);
        free(old);
        free(now);
        pty_calm(&pty, 300);
        if (stock_seen(&pty) > seen || stock_seen(&pty) < 0)
            pty_fail(&pty, "a move that was seen", "is lost");
        moves += begun - seen;
        pty_close(&pty);
    }
    if (in_full())
        fprintf(stderr, "%d kills, %d cards drawn before them\n", rounds, moves);
}
END_TEST

void add_journal(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "journal");

    tcase_add_test(tests, what_was_seen_before_a_kill_is_there_afterwards);
}
