/*
 * A question: made of a lesson by chance, asked, read, judged and explained. Plain values that
 * borrow the lesson only. Nothing here prints: messages and figures are shown by tui/, or put on
 * paper.
 */
#ifndef BREUK_LESSON_ITEM_H
#define BREUK_LESSON_ITEM_H

#include "base/chance.h"
#include "base/strbuf.h"
#include "lesson/lesson.h"

enum { ITEM_OPTIONS = 6, TELLING_FIGURES = 8, TELLING_MORE = 5 };

struct option {
    struct figure figure; /* what it shows */
    struct message words; /* instead of a figure: a reason, “none of them”; id NULL: none */
    bool right;
    enum misconception belief; /* of somebody who chooses it wrongly, where the number does not
                                  tell; who leaves a right one out */
};

/* How an answer is given. */
enum answer_kind {
    ANSWER_NUMBER,  /* a number is typed */
    ANSWER_CHOICE,  /* one of the options: its label, or what it shows */
    ANSWER_CHOICES, /* all that are right */
    ANSWER_ORDER,   /* all, from small to large */
    ANSWER_SIGN,    /* <, =, > */
    ANSWER_YES_NO
};

enum hole { HOLE_NONE, HOLE_STEM_TOP, HOLE_STEM_BELOW, HOLE_OTHER_TOP, HOLE_OTHER_BELOW };

struct item {
    enum item_kind kind;
    const struct lesson *lesson;
    bool opening;    /* one of the first, made of numbers with few parts */
    unsigned skills; /* bit k is set: it exercises skill Kk */
    enum task task;  /* for a wrong answer's misconception */
    struct figure stem;
    struct figure other; /* the second number of those kinds that compare two, or fill one in */
    enum hole hole;      /* what of the two is not shown */
    struct notation key; /* ANSWER_NUMBER: the right answer as asked for; of a hole the whole
                            number that belongs there */
    unsigned forms;      /* ANSWER_NUMBER: bits of the kinds of notation asked for */
    bool simplest;       /* ANSWER_NUMBER: asked for in its simplest form */
    enum answer_kind answers;
    bool lettered; /* options are labelled a, b …, not 1, 2 … */
    int options;
    struct option option[ITEM_OPTIONS];
    int sign;   /* ANSWER_SIGN: the right one, −1, 0 or 1 */
    bool yes;   /* ANSWER_YES_NO */
    int factor; /* what both parts are multiplied by; 0 where there is none */
};

/* An answer. */
struct response {
    enum answer_kind kind;
    struct notation number; /* ANSWER_NUMBER */
    unsigned chosen;        /* ANSWER_CHOICE, ANSWER_CHOICES: bit i is option i */
    int order[ITEM_OPTIONS];
    int sign;
    bool yes;
};

enum verdict {
    VERDICT_RIGHT,
    VERDICT_FORM, /* the right value, another form was asked for */
    VERDICT_NOT_YET
};

struct judgement {
    enum verdict verdict;
    enum misconception belief; /* VERDICT_NOT_YET: which it speaks of; NO_MISCONCEPTION: of none */
    int option; /* VERDICT_NOT_YET of options: the one it speaks of, chosen wrongly or left out; −1:
                   of none */
    struct attempt attempt; /* what was answered, with the question; of VERDICT_FORM the answer
                               alone; zeroed where an answer makes no number, as 3/0 */
};

/* Sentences with the pictures below them. */
struct telling {
    struct message say;                /* id NULL: pictures alone */
    struct message more[TELLING_MORE]; /* sentences that follow; id NULL: no more of them */
    const struct words
        *words; /* an author's words instead of say; borrowed from the lesson; or NULL */
    int figures;
    struct figure figure[TELLING_FIGURES];
    unsigned named; /* bit i: the number of figure i may stand beside it, though no sentence says
                       it: the pupil knows it … */
    struct notation number[TELLING_FIGURES]; /* … as it was written; of such figures only */
    bool before; /* it is about the question before the one that is asked, as was said just now */
};

/*
 * Makes a question of that kind. False: the lesson's numbers allow none, as far as ITEM_TRIES tries
 * tell.
 */
enum { ITEM_TRIES = 500 };
bool item_make(struct item *item, const struct lesson *lesson, enum item_kind kind,
               struct chance *chance);

/* The same for the questions with small numbers that a sitting or a worksheet begins with. */
bool item_make_opening(struct item *item, const struct lesson *lesson, enum item_kind kind,
                       struct chance *chance);

/* An author's own. */
bool item_of_lesson(struct item *item, const struct lesson *lesson, int index,
                    struct chance *chance);

/* Asks the same of the same numbers; options may stand elsewhere. */
bool item_same(const struct item *one, const struct item *other);

/* The text of the question, at most 15 words. */
struct message item_question(const struct item *item);

/* Fills `label` with what an option is called: "a", "2". */
enum { LABEL_SIZE = 4 };
void item_label(const struct item *item, int option, char label[static LABEL_SIZE]);

/*
 * Reads what was typed. False: it is no answer to this; *why says so in a sentence for a child,
 * borrowing `line`, and nothing is counted.
 */
bool item_read(const struct item *item, const char *line, struct response *response,
               struct message *why);

/* True if the line might be an answer to a question of some kind. An author's own words for an
 * option are not known here. */
bool item_may_read(const char *line);

void item_judge(const struct item *item, const struct response *response,
                struct judgement *judgement);

/* The right answer as a response. */
void item_solve(const struct item *item, struct response *response);

/*
 * The reply to an answer that is not right: first the sentence of its belief with pictures, which
 * never holds the right answer; `again`, at the second miss of the same item, the right answer and
 * why.
 */
void item_correct(const struct item *item, const struct judgement *judgement, bool again,
                  struct telling *telling);

/*
 * The reply to an answer that is not right once the right one is known: the sentence of its belief,
 * which may hold the right answer now, with pictures; or else why the right answer is right.
 */
void item_discuss(const struct item *item, const struct judgement *judgement,
                  struct telling *telling);

/* The step of the ladder, from 0 on; the last one gives the answer. False: there are no more. */
bool item_hint(const struct item *item, int step, struct telling *telling);

/* Why the right answer is right. */
void item_explain(const struct item *item, struct telling *telling);

/* Adds the right answer as somebody would type it. */
void item_add_answer(const struct item *item, struct strbuf *out);

/* Wrong answers that the table of misconceptions foresees: calls with each, its belief among them.
 * For lesson_check, and for the key of a worksheet. */
typedef void foreseen_visitor(void *context, const struct response *response,
                              enum misconception belief);
void item_foresee(const struct item *item, foreseen_visitor *visit, void *context);

extern const char *const item_kind_names[ITEM_KINDS + 1];

#endif
