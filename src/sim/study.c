#include "sim/study.h"

#include "base/memory.h"
#include "sim/play.h"

/* A thread takes so many games at a time. */
enum { BLOCK = 16 };

/* What the threads share. */
struct shared {
    const struct study *study;
    const uint8_t *pair;
    struct results *results;
};

/* What a thread has. */
struct own {
    struct player_of_games player;
    struct results results;
};

static void *open_own(void *context)
{
    const struct shared *shared = context;
    struct own *own = memory_new(1, sizeof *own);

    player_open(&own->player, shared->study, shared->pair, &own->results);
    return own;
}

static void play_one(void *worker, uint64_t number)
{
    player_play(&((struct own *)worker)->player, number);
}

static void close_own(void *context, void *worker)
{
    const struct shared *shared = context;
    struct own *own = worker;

    results_add(shared->results, &own->results);
    player_close(&own->player);
    memory_free(own);
}

void study_run(const struct study *study, struct results *results)
{
    uint8_t *pair = pairs_of(study->rules);
    struct shared shared = {study, pair, results};
    const struct crew crew = {.first = study->first,
                              .end = study->end,
                              .block = BLOCK,
                              .threads = study->threads,
                              .context = &shared,
                              .open = open_own,
                              .one = play_one,
                              .close = close_own,
                              .go_on = study->go_on,
                              .go_on_context = study->context};
    crew_work(&crew);

    memory_free(pair);
}
