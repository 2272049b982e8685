/* Classes and their pupils, who go by a nickname in each class. */
#ifndef BREUK_RECORDS_CLASSES_H
#define BREUK_RECORDS_CLASSES_H

#include "base/memory.h"
#include "records/records.h"

struct record_class {
    int64_t id;
    const char *name;
    int pupils;
    int64_t days;        /* how many days events are kept; 0: until they are removed */
    int64_t events;      /* of all of its pupils */
    int64_t first, last; /* the times of these, as record_event's; 0: there are none */
};

struct record_pupil {
    int64_t id;
    const char *name;
};

/* Lists of these; the arena owns their texts. A zeroed one is empty; release it in any case. */
struct record_classes {
    struct arena arena;
    int count;
    size_t capacity;
    struct record_class *list;
};
struct record_pupils {
    struct arena arena;
    int count;
    size_t capacity;
    struct record_pupil *list;
};
void record_classes_release(struct record_classes *classes);
void record_pupils_release(struct record_pupils *pupils);

/* Microseconds since 1970, UTC. */
int64_t records_now(void);

/* By name. */
enum status records_classes(struct records *records, struct record_classes *out);

/* STATUS_NOT_FOUND. The number is the class's in this file alone. */
enum status records_class(struct records *records, const char *name, int64_t *id);
/* `days` as in record_class. STATUS_EXISTS. */
enum status records_class_new(struct records *records, const char *name, int64_t days, int64_t *id);
/* STATUS_EXISTS: another class has that name. */
enum status records_class_rename(struct records *records, int64_t id, const char *name);
enum status records_class_keep(struct records *records, int64_t id, int64_t days);
/* Removes a class with its pupils, and all that is known of them. They are not forgotten: merging
 * another file later brings them back. */
enum status records_class_remove(struct records *records, int64_t id);

/* By name. */
enum status records_pupils(struct records *records, int64_t class, struct record_pupils *out);
/* The class that a pupil is in. STATUS_NOT_FOUND. */
enum status records_pupil_class(struct records *records, int64_t id, int64_t *class);
/* Adds the pupil of that number. STATUS_NOT_FOUND. */
enum status records_pupil_of(struct records *records, int64_t id, struct record_pupils *out);
/* STATUS_NOT_FOUND. */
enum status records_pupil(struct records *records, int64_t class, const char *name, int64_t *id);
/* STATUS_EXISTS. */
enum status records_pupil_add(struct records *records, int64_t class, const char *name,
                              int64_t *id);
enum status records_pupil_rename(struct records *records, int64_t id, const char *name);
/* Removes a pupil with all that is known of them; as records_class_remove. */
enum status records_pupil_remove(struct records *records, int64_t id);

#endif
