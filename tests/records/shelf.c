#include "shelf.h"

#include <check.h>
#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[64];

void shelf_make(void)
{
    static const char name[] = "breuk-records-XXXXXX";
    const char *memory = "/dev/shm";

    snprintf(folder, sizeof folder, "%s/%s", access(memory, W_OK) == 0 ? memory : "/tmp", name);
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

static void remove_below(const char *path)
{
    DIR *open = opendir(path);

    if (!open)
        return;
    for (const struct dirent *entry; (entry = readdir(open));) {
        char below[512];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
        if (unlink(below) != 0)
            remove_below(below);
    }
    closedir(open);
    rmdir(path);
}

void shelf_remove(void)
{
    remove_below(folder);
}

const char *shelf_path(const char *name)
{
    static char path[8][160];
    static int next;
    char *text = path[next++ % 8];

    snprintf(text, sizeof *path, "%s/%s", folder, name);
    return text;
}

void shelf_write(const char *path, const void *bytes, size_t length)
{
    FILE *file = fopen(path, "wb");

    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(bytes, 1, length, file), length);
    ck_assert_int_eq(fclose(file), 0);
}

size_t shelf_read(const char *path, unsigned char **bytes)
{
    struct stat about;
    FILE *file = fopen(path, "rb");

    ck_assert_ptr_nonnull(file);
    ck_assert_int_eq(fstat(fileno(file), &about), 0);
    size_t length = (size_t)about.st_size;
    *bytes = malloc(length + 1);
    ck_assert_ptr_nonnull(*bytes);
    ck_assert_uint_eq(fread(*bytes, 1, length, file), length);
    fclose(file);
    return length;
}

bool shelf_has(const char *path)
{
    return access(path, F_OK) == 0;
}

const char *shelf_said(struct message why)
{
    return why.id ? why.id : "";
}

struct records *shelf_open(const char *path)
{
    struct records *records;
    struct message why;
    enum status status = records_open(&records, path, true, &why);

    ck_assert_msg(status == STATUS_OK, "%s: status %d, “%s”", path, (int)status, shelf_said(why));
    return records;
}

/* ---- a class that answers by rule ---- */

static const char *const nicknames[SHELF_PUPILS] = {"Ann", "Bo", "Cy"};

enum status shelf_class(struct records *records, struct shelf_class *class)
{
    enum status status = records_begin(records);

    if (status != STATUS_OK)
        return status;
    status = records_class(records, "7b", &class->class);
    if (status == STATUS_NOT_FOUND)
        status = records_class_new(records, "7b", 0, &class->class);
    for (int i = 0; i < SHELF_PUPILS && status == STATUS_OK; i++) {
        status = records_pupil(records, class->class, nicknames[i], &class->pupil[i]);
        if (status == STATUS_NOT_FOUND)
            status = records_pupil_add(records, class->class, nicknames[i], &class->pupil[i]);
    }
    for (int i = 0; i < SHELF_SESSIONS && status == STATUS_OK; i++) {
        static const struct record_session session = {.kind = "game",
                                                      .name = "fractions",
                                                      .hash = "abc",
                                                      .seed = UINT64_MAX,
                                                      .language = "nl",
                                                      .journal = "/nowhere/game.jsonl"};
        char uid[RECORD_UID_SIZE];
        snprintf(uid, sizeof uid, "session-%d", i);
        status = records_session(records, class->class, uid, &session, &class->session[i]);
    }
    return records_end(records, status);
}

struct record_event shelf_event(int64_t n)
{
    static char asked[32], answered[8192], decision[32];
    size_t length = n % 7 ? (size_t)(n * 37 % 300) : 5000 + (size_t)(n * 13 % 3000);

    snprintf(asked, sizeof asked, "%" PRId64 "/%" PRId64, n, n + 1);
    for (size_t i = 0; i < length; i++)
        answered[i] = (char)('a' + ((uint64_t)n * 31 + i * i) % 26);
    answered[length] = '\0';
    snprintf(decision, sizeof decision, "decision %" PRId64, n * n);
    return (struct record_event){.number = n,
                                 .kind = n % 2 ? RECORD_QUESTION : RECORD_TURN,
                                 .verdict = (enum record_verdict)(n % 5),
                                 .lesson = n % 2 ? "halves" : "",
                                 .asked = asked,
                                 .answered = answered,
                                 .skills = (unsigned)n,
                                 .difficulty = (double)n / 8 - 2,
                                 .guess = 1.0 / (double)(n + 1),
                                 .score = n % 3 ? 1 : 0.25,
                                 .hints = (int)(n % 4),
                                 .probe = (int)(n % 6),
                                 .counts = n % 3 == 0,
                                 .fact = n % 4 ? "" : asked,
                                 .decision = decision};
}

enum status shelf_add(struct records *records, const struct shelf_class *class, int64_t n)
{
    struct shelf_learner learner;
    struct record_event event = shelf_event(n);

    return records_add(records, class->session[n % SHELF_SESSIONS], class->pupil[n % SHELF_PUPILS],
                       &event, shelf_learner(&learner));
}

struct checking {
    int64_t pupil, most, last, count;
    bool *found;
};

static bool check_event(void *context, const struct record_event *event,
                        const struct record_session *session)
{
    struct checking *checking = context;

    ck_assert_int_ge(event->number, 1);
    ck_assert_int_le(event->number, checking->most);
    struct record_event made = shelf_event(event->number);
    ck_assert_msg(!checking->found[event->number], "event %" PRId64 " twice", event->number);
    checking->found[event->number] = true;
    checking->count++;
    ck_assert_int_eq(event->number % SHELF_PUPILS, checking->pupil);
    ck_assert_int_gt(event->at, checking->last);
    checking->last = event->at;
    ck_assert_int_eq((int)event->kind, (int)made.kind);
    ck_assert_int_eq((int)event->verdict, (int)made.verdict);
    ck_assert_str_eq(event->lesson, made.lesson);
    ck_assert_str_eq(event->asked, made.asked);
    ck_assert_str_eq(event->answered, made.answered);
    ck_assert_uint_eq(event->skills, made.skills);
    ck_assert_double_eq(event->difficulty, made.difficulty);
    ck_assert_double_eq(event->guess, made.guess);
    ck_assert_double_eq(event->score, made.score);
    ck_assert_int_eq(event->hints, made.hints);
    ck_assert_int_eq(event->probe, made.probe);
    ck_assert_int_eq(event->counts, made.counts);
    ck_assert_str_eq(event->fact, made.fact);
    ck_assert_str_eq(event->decision, made.decision);
    ck_assert_str_eq(session->kind, "game");
    ck_assert_str_eq(session->name, "fractions");
    ck_assert_str_eq(session->hash, "abc");
    ck_assert_uint_eq(session->seed, UINT64_MAX);
    ck_assert_str_eq(session->journal, "/nowhere/game.jsonl");
    return true;
}

struct counting {
    int64_t events;
};

static bool count_events(void *context, int64_t pupil, const char *name, int64_t events,
                         int64_t last, const char *model)
{
    struct counting *counting = context;

    (void)pupil, (void)name;
    ck_assert_int_eq(events > 0, *model != '\0');
    ck_assert_int_eq(events > 0, last > 0);
    counting->events += events;
    return true;
}

void shelf_check(struct records *records, const struct shelf_class *class, bool found[],
                 int64_t most)
{
    int64_t all = 0;
    struct counting counting = {0};

    memset(found, 0, (size_t)(most + 1) * sizeof *found);
    ck_assert_int_eq(records_verify(records), STATUS_OK);
    for (int i = 0; i < SHELF_PUPILS; i++) {
        struct checking checking = {.pupil = i, .most = most, .found = found};
        struct shelf_learner learner;
        bool changed = true;
        ck_assert_int_eq(records_events(records, class->pupil[i], 0, 0, check_event, &checking),
                         STATUS_OK);
        ck_assert_int_eq(
            records_relearn(records, class->pupil[i], shelf_learner(&learner), false, &changed),
            STATUS_OK);
        ck_assert_msg(!changed, "%s: what was learned is not what is learned anew", nicknames[i]);
        all += checking.count;
    }
    ck_assert_int_eq(records_models(records, class->class, count_events, &counting), STATUS_OK);
    ck_assert_int_eq(counting.events, all);
}

/* ---- the learner ---- */

static enum status read_model(void *context, const char *model)
{
    struct shelf_learner *learner = context;

    learner->sum = learner->events = 0;
    if (*model && sscanf(model, "%" SCNu64 " %" SCNx64, &learner->events, &learner->sum) != 2)
        return STATUS_INVALID;
    return STATUS_OK;
}

static void sum_text(struct shelf_learner *learner, const char *text)
{
    for (; text && *text; text++)
        learner->sum = (learner->sum ^ (unsigned char)*text) * 0x100000001b3;
    learner->sum = (learner->sum ^ '\n') * 0x100000001b3;
}

static enum status learn(void *context, const struct record_event *event)
{
    struct shelf_learner *learner = context;
    char numbers[256];

    snprintf(numbers, sizeof numbers, "%" PRId64 " %" PRId64 " %d %d %u %a %a %a %d %d %d",
             event->number, event->at, (int)event->kind, (int)event->verdict, event->skills,
             event->difficulty, event->guess, event->score, event->hints, event->probe,
             event->counts);
    sum_text(learner, numbers);
    sum_text(learner, event->lesson);
    sum_text(learner, event->asked);
    sum_text(learner, event->answered);
    sum_text(learner, event->fact);
    sum_text(learner, event->decision);
    learner->events++;
    return learner->says;
}

static enum status write_model(void *context, struct strbuf *model)
{
    const struct shelf_learner *learner = context;

    strbuf_addf(model, "%" PRIu64 " %" PRIx64, learner->events, learner->sum);
    return STATUS_OK;
}

const struct records_learner *shelf_learner(struct shelf_learner *learner)
{
    *learner = (struct shelf_learner){
        .learner = {.context = learner, .read = read_model, .learn = learn, .write = write_model}};
    return &learner->learner;
}
