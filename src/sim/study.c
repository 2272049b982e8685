#include "sim/study.h"

#include "base/memory.h"
#include "sim/play.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

/* A thread takes so many games at a time. */
enum { BLOCK = 16, ASK_EVERY_MS = 100 };

/* What the threads share. */
struct work {
    const struct study *study;
    const uint8_t *pair;
    atomic_uint_fast64_t next; /* the first game that nobody has taken */
    atomic_uint_fast64_t done;
    atomic_bool stop;
    pthread_mutex_t lock; /* for what follows */
    pthread_cond_t finished;
    struct results *results;
    int running;
    bool no_memory;
};

static void play_blocks(struct work *work, struct player_of_games *player)
{
    uint64_t end = work->study->end;

    while (!atomic_load(&work->stop)) {
        uint64_t first = atomic_fetch_add(&work->next, BLOCK);
        if (first >= end)
            return;
        for (uint64_t i = first; i < end && i < first + BLOCK && !atomic_load(&work->stop); i++) {
            player_play(player, i);
            atomic_fetch_add(&work->done, 1);
        }
    }
}

static void *run_thread(void *context)
{
    struct work *work = context;
    struct player_of_games player;
    struct results *results = memory_new(1, sizeof *results);
    bool opened = results && player_open(&player, work->study, work->pair, results);

    if (opened)
        play_blocks(work, &player);
    pthread_mutex_lock(&work->lock);
    if (opened)
        results_add(work->results, results);
    else
        work->no_memory = true;
    work->running--;
    pthread_cond_signal(&work->finished);
    pthread_mutex_unlock(&work->lock);
    if (results)
        player_close(&player);
    memory_free(results);
    return NULL;
}

static struct timespec soon(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    time.tv_nsec += ASK_EVERY_MS * 1000000L;
    if (time.tv_nsec >= 1000000000L) {
        time.tv_nsec -= 1000000000L;
        time.tv_sec++;
    }
    return time;
}

/* Returns when the last thread is done, and asks the caller now and then whether to go on. */
static void wait_for_threads(struct work *work)
{
    const struct study *study = work->study;

    pthread_mutex_lock(&work->lock);
    while (work->running > 0) {
        struct timespec until = soon();
        pthread_cond_timedwait(&work->finished, &work->lock, &until);
        pthread_mutex_unlock(&work->lock);
        if (study->go_on && !study->go_on(study->context, atomic_load(&work->done)))
            atomic_store(&work->stop, true);
        pthread_mutex_lock(&work->lock);
    }
    pthread_mutex_unlock(&work->lock);
}

/* Starts as many as it can; when it can start none, the caller's thread plays everything. */
static void run_threads(struct work *work, pthread_t threads[STUDY_THREADS])
{
    int started = 0;

    work->running = 0;
    for (int i = 0; i < work->study->threads; i++) {
        pthread_mutex_lock(&work->lock);
        work->running++;
        pthread_mutex_unlock(&work->lock);
        if (pthread_create(&threads[started], NULL, run_thread, work) == 0) {
            started++;
            continue;
        }
        pthread_mutex_lock(&work->lock);
        work->running--;
        pthread_mutex_unlock(&work->lock);
        break;
    }
    if (started == 0) {
        work->running = 1;
        run_thread(work);
    }
    wait_for_threads(work);
    for (int i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
}

static bool work_open(struct work *work)
{
    pthread_condattr_t attributes;

    if (pthread_mutex_init(&work->lock, NULL) != 0)
        return false;
    bool opened = pthread_condattr_init(&attributes) == 0;
    if (opened) {
        opened = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0 &&
                 pthread_cond_init(&work->finished, &attributes) == 0;
        pthread_condattr_destroy(&attributes);
    }
    if (!opened)
        pthread_mutex_destroy(&work->lock);
    return opened;
}

enum status study_run(const struct study *study, struct results *results)
{
    uint8_t *pair = pairs_of(study->rules);
    struct work work = {.study = study, .pair = pair, .results = results};
    pthread_t threads[STUDY_THREADS];

    atomic_init(&work.next, study->first);
    atomic_init(&work.done, 0);
    atomic_init(&work.stop, false);
    if (!pair || !work_open(&work)) {
        memory_free(pair);
        return STATUS_NO_MEMORY;
    }
    run_threads(&work, threads);
    pthread_cond_destroy(&work.finished);
    pthread_mutex_destroy(&work.lock);
    memory_free(pair);
    return work.no_memory ? STATUS_NO_MEMORY : STATUS_OK;
}
