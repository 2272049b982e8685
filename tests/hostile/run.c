/* The folder of hostile files, and a program run in it. */
#include "hostile/files.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/inotify.h>
#endif

enum { LONGEST = 600 }; /* seconds; only against what hangs */

static void need(bool done, const char *what)
{
    if (done)
        return;
    perror(what);
    exit(EXIT_FAILURE);
}

static void watch_secret(struct hostile_folder *folder)
{
    char path[128];

    snprintf(path, sizeof path, "%s/secret.xml", folder->top);
    FILE *secret = fopen(path, "w");
    need(secret && fputs("<part of=\"deck\" format=\"1\"><wild/></part>", secret) >= 0 &&
             !fclose(secret),
         path);
    folder->watch = -1;
#ifdef __linux__
    folder->watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (folder->watch >= 0)
        need(inotify_add_watch(folder->watch, path, IN_OPEN) >= 0, path);
#endif
}

static void listen_for_knocks(struct hostile_folder *folder)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof here;
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);

    folder->listener = -1;
    folder->port = 9;
    if (listener < 0)
        return;
    if (bind(listener, (struct sockaddr *)&here, sizeof here) || listen(listener, 1) ||
        getsockname(listener, (struct sockaddr *)&here, &length)) {
        close(listener);
        return;
    }
    folder->listener = listener;
    folder->port = ntohs(here.sin_port);
}

static void path_in(const struct hostile_folder *folder, const char *name, char path[static 256])
{
    if (*name == '/')
        snprintf(path, 256, "%s", name);
    else
        snprintf(path, 256, "%s/decks/%s", folder->top, name);
}

static void make_special(struct hostile_folder *folder)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    char path[256];

    path_in(folder, "pipe.xml", path);
    need(!mkfifo(path, 0600), path);
    path_in(folder, "written-pipe.xml", path);
    need(!mkfifo(path, 0600), path);
    folder->keep[0] = open(path, O_RDWR | O_CLOEXEC);
    need(folder->keep[0] >= 0 && write(folder->keep[0], "<deck>", 6) == 6, path);
    path_in(folder, "socket.xml", path);
    memcpy(address.sun_path, path, strlen(path) + 1);
    folder->keep[1] = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    need(!bind(folder->keep[1], (struct sockaddr *)&address, sizeof address), path);
    path_in(folder, "folder.xml", path);
    need(!mkdir(path, 0700), path);
}

/* Some 100 bytes each time, until it is ended or the file is as large as one may be. */
static void append_for_ever(const char *path)
{
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);

    for (int i = 0; i < 80000 && file >= 0; i++) {
        static const char line[] = "<deck format=\"1\"> it goes on, and on, and on, and on "
                                   "and nobody knows when it will have come to its end\n";
        if (write(file, line, sizeof line - 1) < 0)
            break;
        usleep(100);
    }
    _exit(0);
}

void hostile_make(struct hostile_folder *folder)
{
    char path[256];

    snprintf(folder->top, sizeof folder->top, "/tmp/breuk-hostile-XXXXXX");
    need(mkdtemp(folder->top) != NULL, folder->top);
    snprintf(path, sizeof path, "%s/decks", folder->top);
    need(!mkdir(path, 0700), path);
    watch_secret(folder);
    listen_for_knocks(folder);
    make_special(folder);
    for (int i = 0; i < hostile_count; i++) {
        const struct hostile_file *file = &hostile_files[i];
        path_in(folder, file->name, path);
        if (file->make)
            file->make(folder, path);
        if (!file->text)
            continue;
        FILE *stream = fopen(path, "w");
        need(stream && fputs(file->text, stream) >= 0 && !fclose(stream), path);
    }
    hostile_make_plain(folder);
    path_in(folder, "growing.xml", path);
    folder->appender = fork();
    need(folder->appender >= 0, "fork");
    if (!folder->appender)
        append_for_ever(path);
}

void hostile_remove(struct hostile_folder *folder)
{
    char command[128];

    kill(folder->appender, SIGKILL);
    waitpid(folder->appender, NULL, 0);
    close(folder->keep[0]);
    close(folder->keep[1]);
    if (folder->watch >= 0)
        close(folder->watch);
    if (folder->listener >= 0)
        close(folder->listener);
    snprintf(command, sizeof command, "rm -rf '%s'", folder->top);
    need(system(command) == 0, command);
}

bool hostile_was_touched(const struct hostile_folder *folder)
{
    char event[4096];
    bool touched = folder->watch >= 0 && read(folder->watch, event, sizeof event) > 0;
    int knock = folder->listener >= 0 ? accept(folder->listener, NULL, NULL) : -1;

    if (knock >= 0)
        close(knock);
    return touched || knock >= 0;
}

static void read_back(FILE *stream, char *text, size_t size)
{
    rewind(stream);
    text[fread(text, 1, size - 1, stream)] = '\0';
    fclose(stream);
}

void hostile_run(const struct hostile_folder *folder, const char *const *words,
                 struct hostile_run *run)
{
    FILE *out = tmpfile(), *said = tmpfile();
    char where[128];
    struct rusage used;
    int status = -1;

    need(out && said, "tmpfile");
    snprintf(where, sizeof where, "%s/decks", folder->top);
    pid_t child = fork();
    if (child == 0) {
        int nothing = open("/dev/null", O_RDONLY);
        dup2(nothing, STDIN_FILENO);
        dup2(fileno(out), STDOUT_FILENO);
        dup2(fileno(said), STDERR_FILENO);
        alarm(LONGEST);
        if (!chdir(where))
            execv(words[0], (char *const *)words);
        _exit(127);
    }
    need(child > 0 && wait4(child, &status, 0, &used) == child, words[0]);
    run->exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    run->milliseconds = 1000.0 * (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                        (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1000.0;
    run->kilobytes = used.ru_maxrss;
    read_back(out, run->out, sizeof run->out);
    read_back(said, run->said, sizeof run->said);
}
