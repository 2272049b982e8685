/* A pupil who is simulated: answers the questions of a sitting by chance, and keeps what happened.
 * For tests, and for the benchmarks that count sittings. */
#ifndef BREUK_TESTS_LESSON_SITTER_H
#define BREUK_TESTS_LESSON_SITTER_H

#include "lesson/sitting.h"

enum { SITTER_SHOWN = 64 };

struct sitter {
    /* How probable a right answer is; below 0: the pupil guesses among what can be an answer. */
    double (*knows)(const struct sitter *pupil, const struct item *item);
    double known;           /* for `knows` */
    double ability[SKILLS]; /* the same */
    struct chance chance;
    /* Adds what is typed; NULL: by `knows`. */
    void (*types)(struct sitter *pupil, const struct item *item, struct strbuf *line);
    void *context; /* of `types` */
    bool curious;  /* wants to know why each question comes */
    bool hinted;   /* reads a hint before each answer */
    const struct lesson_history *history;

    /* What happened in the last sitting. */
    int asked;
    struct item item[SITTER_SHOWN];
    bool right[SITTER_SHOWN];  /* at the first try */
    bool helped[SITTER_SHOWN]; /* an example for somebody who is stuck stood above */
    struct item example[SITTER_SHOWN];
    struct message why[SITTER_SHOWN];
    int whys;
    int examples; /* for somebody who is stuck */
    bool is_example, is_help, has_answered, has_hint;
};

/* Adds what is typed to give that answer. */
void sitter_type(const struct item *item, const struct response *response, struct strbuf *line);

/* The usual ones: always by `known`; by `ability`, as the model of skill/ability.h has it; never.
 */
double sitter_by_share(const struct sitter *pupil, const struct item *item);
double sitter_by_ability(const struct sitter *pupil, const struct item *item);
double sitter_by_guessing(const struct sitter *pupil, const struct item *item);

/* A sitting alone; of `setup` the lesson, those before it, the seed and the start count. */
enum sitting_end sitter_sit(struct sitter *pupil, const struct sitting_setup *setup,
                            struct sitting_result *result);

#endif
