#include "sim/crew.h"

#include "base/memory.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

enum { ASK_EVERY_MS = 100 };

/* What the threads share. */
struct work {
    const struct crew *crew;
    atomic_uint_fast64_t next; /* the first piece that nobody has taken */
    atomic_uint_fast64_t done;
    atomic_bool stop;
    pthread_mutex_t lock; /* for what follows */
    pthread_cond_t finished;
    int running;
};

static void do_blocks(struct work *work, void *worker)
{
    const struct crew *crew = work->crew;
    uint64_t block = (uint64_t)crew->block;

    while (!atomic_load(&work->stop)) {
        uint64_t first = atomic_fetch_add(&work->next, block);
        if (first >= crew->end)
            return;
        for (uint64_t i = first; i < crew->end && i < first + block && !atomic_load(&work->stop);
             i++) {
            crew->one(worker, i);
            atomic_fetch_add(&work->done, 1);
        }
    }
}

static void *run_thread(void *context)
{
    struct work *work = context;
    const struct crew *crew = work->crew;
    void *worker = crew->open(crew->context);

    do_blocks(work, worker);
    pthread_mutex_lock(&work->lock);
    crew->close(crew->context, worker);
    work->running--;
    pthread_cond_signal(&work->finished);
    pthread_mutex_unlock(&work->lock);
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
    const struct crew *crew = work->crew;

    pthread_mutex_lock(&work->lock);
    while (work->running > 0) {
        struct timespec until = soon();
        pthread_cond_timedwait(&work->finished, &work->lock, &until);
        pthread_mutex_unlock(&work->lock);
        if (crew->go_on && !crew->go_on(crew->go_on_context, atomic_load(&work->done)))
            atomic_store(&work->stop, true);
        pthread_mutex_lock(&work->lock);
    }
    pthread_mutex_unlock(&work->lock);
}

/* Starts as many as it can; when it can start none, the caller's thread does everything. */
static void run_threads(struct work *work, pthread_t threads[CREW_THREADS])
{
    int started = 0;

    work->running = 0;
    for (int i = 0; i < work->crew->threads; i++) {
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

static void work_open(struct work *work)
{
    pthread_condattr_t attributes;

    if (pthread_mutex_init(&work->lock, NULL) != 0 || pthread_condattr_init(&attributes) != 0 ||
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) != 0 ||
        pthread_cond_init(&work->finished, &attributes) != 0)
        memory_give_up();
    pthread_condattr_destroy(&attributes);
}

void crew_work(const struct crew *crew)
{
    struct work work = {.crew = crew};
    pthread_t threads[CREW_THREADS];

    atomic_init(&work.next, crew->first);
    atomic_init(&work.done, 0);
    atomic_init(&work.stop, false);
    work_open(&work);
    run_threads(&work, threads);
    pthread_cond_destroy(&work.finished);
    pthread_mutex_destroy(&work.lock);
}
