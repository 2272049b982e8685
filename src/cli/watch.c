#include "cli/watch.h"

#include "base/memory.h"
#include "tui/stop.h"

#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>
#endif

/* Milliseconds. With news it still looks now and then: there are none of what another machine does
 * to a shared folder, or behind a symbolic link. */
enum { LOOK_WITH_NEWS = 1000, LOOK_WITHOUT = 250, QUIET = 100, QUIET_AT_MOST = 2000 };

/* The time of a change is that of the kernel's last tick, which may be so long ago. */
static const long TICK_NS = 20 * 1000 * 1000;

/* What tells one state of a file from another. All zero: it is not there. */
struct state {
    dev_t device;
    ino_t inode;
    off_t size;
    struct timespec modified, changed;
};

struct watched {
    char *path;
    struct state state; /* when it was last looked at */
};

struct watch {
    struct watched *files;
    size_t count, capacity;
    struct timespec since; /* what is saved from then on may not have been read */
    int news;              /* inotify's; −1: none */
};

static struct timespec a_tick_ago(void)
{
    struct timespec time;

    clock_gettime(CLOCK_REALTIME, &time);
    time.tv_nsec -= TICK_NS;
    if (time.tv_nsec < 0) {
        time.tv_nsec += 1000000000;
        time.tv_sec--;
    }
    return time;
}

static bool is_before(struct timespec left, struct timespec right)
{
    return left.tv_sec < right.tv_sec ||
           (left.tv_sec == right.tv_sec && left.tv_nsec < right.tv_nsec);
}

static bool is_same_time(struct timespec left, struct timespec right)
{
    return left.tv_sec == right.tv_sec && left.tv_nsec == right.tv_nsec;
}

static struct state state_of(const char *path)
{
    struct stat facts;

    if (stat(path, &facts) != 0)
        return (struct state){0};
    return (struct state){facts.st_dev, facts.st_ino, facts.st_size, facts.st_mtim, facts.st_ctim};
}

static bool is_same(const struct state *left, const struct state *right)
{
    return left->device == right->device && left->inode == right->inode &&
           left->size == right->size && is_same_time(left->modified, right->modified) &&
           is_same_time(left->changed, right->changed);
}

struct watch *watch_new(bool news)
{
    struct watch *watch = memory_new(1, sizeof *watch);

    if (!watch)
        return NULL;
    watch->since = a_tick_ago();
    watch->news = -1;
#ifdef __linux__
    if (news)
        watch->news = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
#else
    (void)news;
#endif
    return watch;
}

void watch_free(struct watch *watch)
{
    if (!watch)
        return;
    for (size_t i = 0; i < watch->count; i++)
        memory_free(watch->files[i].path);
    if (watch->news >= 0)
        close(watch->news);
    memory_free(watch->files);
    memory_free(watch);
}

/* Of the folder that a file is in; asking twice does no harm. Without them it looks all the same.
 */
static enum status ask_for_news(const struct watch *watch, const char *path)
{
#ifdef __linux__
    const char *slash = strrchr(path, '/');
    char *folder = memory_copy_text(slash ? path : ".");

    if (!folder)
        return STATUS_NO_MEMORY;
    if (slash)
        folder[slash == path ? 1 : slash - path] = '\0';
    inotify_add_watch(watch->news, folder,
                      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE |
                          IN_MOVED_FROM | IN_MOVED_TO);
    memory_free(folder);
#else
    (void)watch;
    (void)path;
#endif
    return STATUS_OK;
}

static bool is_watched(const struct watch *watch, const char *path)
{
    for (size_t i = 0; i < watch->count; i++)
        if (strcmp(watch->files[i].path, path) == 0)
            return true;
    return false;
}

static enum status add_one(struct watch *watch, const char *path)
{
    if (!memory_make_room(&watch->files, watch->count, &watch->capacity))
        return STATUS_NO_MEMORY;
    struct watched *file = &watch->files[watch->count];
    *file = (struct watched){memory_copy_text(path), state_of(path)};
    if (!file->path)
        return STATUS_NO_MEMORY;
    watch->count++;
    /* Saved while it was read: no state equals this one. */
    if (!is_before(file->state.changed, watch->since))
        file->state.size = -1;
    return watch->news >= 0 ? ask_for_news(watch, path) : STATUS_OK;
}

enum status watch_add(struct watch *watch, const char *paths, size_t length)
{
    enum status status = STATUS_OK;

    for (const char *path = paths; path < paths + length && status == STATUS_OK;
         path += strlen(path) + 1)
        if (!is_watched(watch, path))
            status = add_one(watch, path);
    return status;
}

int watch_count(const struct watch *watch)
{
    return (int)watch->count;
}

/* True when a file is not as it was; all are remembered as they are now. */
static bool look(struct watch *watch)
{
    bool changed = false;

    for (size_t i = 0; i < watch->count; i++) {
        struct state now = state_of(watch->files[i].path);
        changed = changed || !is_same(&now, &watch->files[i].state);
        watch->files[i].state = now;
    }
    return changed;
}

/* What the news say does not matter, only that there were some. */
static void read_news(const struct watch *watch)
{
    char news[4096];

    while (watch->news >= 0 && read(watch->news, news, sizeof news) > 0)
        ;
}

bool watch_wait(struct watch *watch)
{
    bool changed = look(watch);

    while (!changed) {
        if (!stop_pause(watch->news, watch->news >= 0 ? LOOK_WITH_NEWS : LOOK_WITHOUT))
            return false;
        read_news(watch);
        changed = look(watch);
    }
    for (int waited = 0; changed && waited < QUIET_AT_MOST; waited += QUIET) {
        if (!stop_pause(-1, QUIET))
            return false;
        watch->since = a_tick_ago();
        changed = look(watch);
    }
    read_news(watch);
    return true;
}
