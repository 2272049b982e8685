#include "monkey.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static const char *const situations[] = {
#define SITUATION(identifier, ...) #identifier,
#include "rules/situation-list.h"
#undef SITUATION
};

/* Returns the words that were typed in that situation, whatever the cards. */
static unsigned helped_in(const struct monkey *monkey, int situation)
{
    unsigned helped = 0;

    for (int card = 0; card < MONKEY_CARDS; card++)
        for (int wrong = 0; wrong < MONKEY_WRONG; wrong++)
            helped |= monkey->helped[situation][card][wrong];
    return helped;
}

/* Returns what was not met yet; NULL: all was. */
static const char *missing(const struct monkey *monkey, enum monkey_wants wants, char out[200])
{
    for (int i = 0; i < SITUATIONS; i++) {
        if (!monkey->asked[i]) {
            snprintf(out, 200, "nobody was asked in %s", situations[i]);
            return out;
        }
        for (int word = 0; word < HELP_WORDS && wants == MONKEY_WORDS; word++)
            if (!(helped_in(monkey, i) >> word & 1)) {
                snprintf(out, 200, "“%s” was not typed in %s, asked %d times",
                         words_help_name(word), situations[i], monkey->asked[i]);
                return out;
            }
    }
    return NULL;
}

/* Every day: these tables, and more where not all was met there. */
static bool goes_on_today(const struct monkey *monkey, enum monkey_wants wants, int played,
                          int tables)
{
    enum { PATIENCE = 40 }; /* a proof by pictures is rare */
    char what[200];

    return played < tables || (played < PATIENCE * tables && missing(monkey, wants, what));
}

void monkey_plays(int tables, enum monkey_wants wants, void (*play)(struct monkey *monkey))
{
    const char *seconds = getenv("BREUK_MONKEY"), *from = getenv("BREUK_MONKEY_SEED");
    time_t end = time(NULL) + (seconds ? atol(seconds) : 0);
    uint64_t seed = from ? strtoull(from, NULL, 10) : 1;
    struct monkey monkey = {0};
    char what[200];
    int played = 0;

    words_gather();
    for (; seconds ? time(NULL) < end
           : from  ? played < 1
                   : goes_on_today(&monkey, wants, played, tables);
         played++, seed++) {
        chance_init(&monkey.chance, seed, CHANCE_TEST, 0);
        monkey.seed = seed;
        trail_begin(seed);
        play(&monkey);
    }
    trail_end();
    if (seconds) {
        for (int i = 0; i < SITUATIONS; i++)
            fprintf(stderr, "# %s: asked %d times\n", situations[i], monkey.asked[i]);
        fprintf(stderr, "# %d tables; the next seed is %llu\n", played, (unsigned long long)seed);
    } else if (!from)
        ck_assert_msg(!missing(&monkey, wants, what), "%s", what);
    words_release();
}

int main(void)
{
    Suite *suite = suite_create("monkey");

    add_lines(suite);
    add_keys(suite);
    return run_suite(suite);
}
