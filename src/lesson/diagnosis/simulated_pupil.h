/*
 * Simulated pupils in lessons: with a belief and without, they answer the lessons' own questions,
 * so that it can be told how often a belief is named, and how often a wrong one. Deterministic by
 * seed.
 *
 * Source: docs/design/diagnosis.md, “Simulated pupils”, who come of the same model.
 */
#ifndef BREUK_LESSON_SIMULATED_PUPIL_H
#define BREUK_LESSON_SIMULATED_PUPIL_H

#include "lesson/course.h"
#include "lesson/diagnosis/diagnosis.h"

enum simulated {
#define SIMULATED(id, name) SIMULATED_##id,
#include "lesson/diagnosis/simulated-list.h"
#undef SIMULATED
    SIMULATED_BELIEVER, /* holds a belief */
    SIMULATEDS
};

/* The pupil who answers. */
struct simulated_pupil {
    enum simulated kind;
    enum hypothesis belief; /* of a believer, and of who learnt better */
    double strength;        /* λ: how often it decides, where it can */
    double slips;           /* s: how often an answer is a slip otherwise */
    bool in_burst;          /* of SIMULATED_BURSTS: so far */
    bool learnt;            /* of SIMULATED_LEARNT: from now on */
};

void simulated_init(struct simulated_pupil *pupil, enum simulated kind, enum hypothesis belief,
                    double strength);
void simulated_answer(struct simulated_pupil *pupil, const struct item *item, struct chance *chance,
                      struct response *out);

/* After how many informative answers a row is looked at. */
enum { SIMULATED_LOOKS = 3 };
extern const int simulated_looks[SIMULATED_LOOKS]; /* 4, 8, 12 */

/* The results of a group of like pupils who get questions of one source. */
struct simulated_row {
    const char *source; /* a message id */
    enum simulated kind;
    const char *name;       /* the pupils' name: a message id; NULL for believers … */
    enum hypothesis belief; /* … who are called by it; HYPOTHESES: they hold none */
    int pupils;
    bool thin; /* most meet fewer than 8 informative answers: not part of the goal */
    int reached[SIMULATED_LOOKS]; /* how many pupils gave that many informative answers */
    int right[SIMULATED_LOOKS];   /* of these, whose belief was named by then */
    int named_as[HYPOTHESES];     /* of whom each family was ever named, by its first */
    int other;                    /* of whom ever another belief was named, or one at all */
    int named;                    /* of believers, whose belief was named */
    int items_median, items_most; /* of these: how many questions it took half, nine of ten of
                                     them, those of probes not counted */
    double probe_items;           /* how many more questions probes asked, on average */
    double faults;                /* pupils in whom the model made no sense: none */
};

struct simulated_setup {
    const struct course *course;
    int pupils; /* of a row */
    uint64_t seed;
    double strength;  /* of believers: .85, or less */
    const char *only; /* NULL, or the id of the only source, as "FILL" */
    /* Asked after each pupil, how many of a source's are done; false ends it, and the row that is
     * not complete is left out. May be NULL. */
    bool (*go_on)(void *context, uint64_t done, uint64_t all);
    void *go_on_context;
};

/* Calls with each row: for each source its believers by family and form, then those without.
 * A source of whose lessons none is there is left out. */
typedef void simulated_visitor(void *context, const struct simulated_row *row);
void simulated_run(const struct simulated_setup *setup, simulated_visitor *visit, void *context);
/* The same with all questions of one lesson, which need not be in the course. */
void simulated_lesson(const struct simulated_setup *setup, const struct lesson *lesson,
                      simulated_visitor *visit, void *context);

#endif
