#include "cli/preview/preview.h"

#include "base/memory.h"
#include "files/place.h"
#include "tui/stop.h"

#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>
#endif

/* Milliseconds. With news it still looks now and then: none come of what another machine does to a
 * shared folder, nor of files behind a symbolic link. */
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
    struct timespec since; /* files saved from then on may not have been read */
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

static bool is_same_time(struct timespec left, struct timespec right)
{
    return left.tv_sec == right.tv_sec && left.tv_nsec == right.tv_nsec;
}

static struct state state_of(const char *path)
{
    struct stat facts;

    if (place_stat(path, &facts) != 0)
        return (struct state){0};
    return (struct state){facts.st_dev, facts.st_ino, facts.st_size, facts.st_mtim, facts.st_ctim};
}

struct watch *watch_new(bool news)
{
    struct watch *watch = memory_new(1, sizeof *watch);

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

/* Asks for news of the folder that a file, or its ZIP, is in; asking twice does no harm. Without
 * them it looks all the same. */
static void ask_for_news(const struct watch *watch, const char *path)
{
#ifdef __linux__
    char *folder = memory_copy_text(path);
    size_t zip = place_of_zip(path);

    if (zip)
        folder[zip] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash)
        folder[slash == folder ? 1 : slash - folder] = '\0';
    inotify_add_watch(watch->news, slash ? folder : ".",
                      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE |
                          IN_MOVED_FROM | IN_MOVED_TO);
    memory_free(folder);
#else
    (void)watch;
    (void)path;
#endif
}

void watch_add(struct watch *watch, const char *paths, size_t length)
{
    for (const char *path = paths; path < paths + length; path += strlen(path) + 1) {
        size_t i = 0;
        while (i < watch->count && strcmp(watch->files[i].path, path) != 0)
            i++;
        if (i < watch->count)
            continue;
        memory_make_room(&watch->files, watch->count, &watch->capacity);
        struct watched *file = &watch->files[watch->count++];
        *file = (struct watched){memory_copy_text(path), state_of(path)};
        struct timespec changed = file->state.changed;
        /* Saved while it was read: no state equals this one. */
        if (changed.tv_sec > watch->since.tv_sec ||
            (changed.tv_sec == watch->since.tv_sec && changed.tv_nsec >= watch->since.tv_nsec))
            file->state.size = -1;
        if (watch->news >= 0)
            ask_for_news(watch, path);
    }
}

int watch_count(const struct watch *watch)
{
    return (int)watch->count;
}

/* Looks at all files and remembers them as they are now. Returns whether one has changed. */
static bool look(struct watch *watch)
{
    bool changed = false;

    for (size_t i = 0; i < watch->count; i++) {
        struct state now = state_of(watch->files[i].path), was = watch->files[i].state;
        changed = changed || now.device != was.device || now.inode != was.inode ||
                  now.size != was.size || !is_same_time(now.modified, was.modified) ||
                  !is_same_time(now.changed, was.changed);
        watch->files[i].state = now;
    }
    return changed;
}

/* Empties the news: what they say does not matter, only that there were some. */
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
