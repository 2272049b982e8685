/*
 * How a question is made: a kind of question, and what the kinds share. Private to the room. A kind
 * is a file of kinds/, with all that only its questions have in a struct item_maker, and a row of
 * item-list.h.
 *
 * A question is a struct item, a plain value: two figures or options, what is right, the skills
 * that it exercises. Its sentence is made when it is asked (item_question). What goes in are a
 * lesson, which says what numbers its questions may have (struct lesson_numbers), a kind, which in
 * a sitting next/plan.c chooses, and a stream of chance:
 *
 *   item_make             item.c          up to ITEM_TRIES times,
 *     make                kinds/KIND.c      a draw of a whole question, which says false where it
 *                                           led to nothing:
 *       item_numbers      maker.h             what is allowed here, which is less in the questions
 *                                             that a sitting opens with
 *       draw_stem, draw_equal, draw_compared, draw_level
 *                         numbers.c           numbers, and
 *       draw_shape        numbers.c           the picture that one of them becomes
 *       draw_distractors  distractors.c       wrong options, each of one belief
 *     item_turn           item.c            how its pictures are turned
 *     label_options       item.c            1, 2, 3 or a, b, c
 *
 * A draw that breaks a rule is thrown away whole, not mended: a lesson has many rules that touch
 * each other (denominators, bounds, notations, pieces of one size), and another draw costs little.
 * Where one decision of a kind seldom succeeds, that kind keeps it and draws the rest again, so
 * that it is as frequent as it is meant to be (kinds/find.c, `none`). If all tries fail, the lesson
 * allows no such question, which file/check.c tells its author beforehand, by making some, with the
 * reason from `lacks`.
 *
 * An author's own question goes through item_of_own: its numbers are given, `of_author` works out
 * the rest, and pictures and labels follow as above. Several kinds end `make` with the same
 * function, and so cannot ask one thing of drawn numbers and another of an author's.
 *
 * The same lesson, kind and stream give the same question, on paper and in a sitting. How pictures
 * are turned is drawn from a copy of the stream, so that a change there changes no later question.
 *
 * What a question was made for is elsewhere: read in typed_answer.c, judged in judge.c, corrected
 * and hinted at in help/. Read kinds/compare.c first, from `make` down.
 */
#ifndef BREUK_LESSON_MAKER_H
#define BREUK_LESSON_MAKER_H

#include "lesson/file/authored.h"
#include "lesson/item.h"

/* How a question is answered on paper; on_paper.c. */
enum paper_way {
    PAPER_BOX,    /* a number is written into a box; or, of pictures, the right one is ringed */
    PAPER_BOXES,  /* the parts of a fraction are written into boxes */
    PAPER_HOLE,   /* the missing number of two equal ones */
    PAPER_LINE,   /* a number is written on a line */
    PAPER_RING,   /* those that are right are ringed */
    PAPER_STRIKE, /* the one that is right is crossed out */
    PAPER_CROSS,  /* a cross is made on a number line */
    PAPER_SIGN,   /* <, = or > is written between two numbers */
    PAPER_RANKS,  /* 1, 2, 3 are written beside numbers */
    PAPER_TICK,   /* yes or no is ticked */
    PAPER_REASON  /* the same, and why it is so is written on lines */
};

struct usual;

/* A member that is left out is NULL, false or 0, which says what its comment says of that. */
struct item_maker {
    /* --- How one is made. */

    /* One try; the item is zeroed but for kind and lesson. False: this draw gave none, try again.
     */
    bool (*make)(struct item *item, struct chance *chance);
    /* Why these numbers of a lesson allow no question, an id with {kind}; it returns NULL where no
     * reason is known. NULL: none ever is. */
    const char *(*lacks)(const struct lesson_numbers *numbers);
    /* The parts of an author's own question, and the checks on them; and the function that
     * completes it, with the author's stem, other, key and options in place. False: such numbers
     * allow no question. */
    struct author_rule author;
    bool (*of_author)(struct item *item, struct chance *chance);
    /* β of its plainest question, in logits: next/difficulty.c. */
    double plainest;

    /* --- What it asks. */

    /* The question, an id that may name {stem} and {other}, the numbers; {whole}, {top}, {below} of
     * the stem; and {other_top}, {other_below}. NULL: `question` chooses the id. */
    const char *asks;
    const char *(*question)(const struct item *item);
    /* True if no class can vote on it by letters: several are right, all are put in order, or yes
     * and no is too little to choose from. */
    bool unvoted;

    /* --- On paper. */

    enum paper_way paper;
    /* The instruction on paper, an id like the question's. NULL: `on_paper` chooses it; if that is
     * NULL, too, it is the question's text. */
    const char *task;
    const char *(*on_paper)(const struct item *item);
    /* Fills *usual, which is zeroed, with the mistake to expect there. False: no mistake is known.
     * NULL: the likeliest of those that come of beliefs, usual_of_beliefs. */
    bool (*usual)(const struct item *item, struct usual *usual);

    /* --- What helps. */

    /* The three steps of hints that ask and do not tell: fills one of them, from 0 on. */
    void (*hint)(const struct item *item, int step, struct telling *telling);
    /* Why the right answer is right; it may hold the answer. */
    void (*explain)(const struct item *item, struct telling *telling);
    /* The way to the right answer, which is left open: of an example that a pupil completes, where
     * the explanation tells it in words, as less and equal are. NULL: what explains it, with gaps
     * for its numbers, leaves it open. */
    void (*lead)(const struct item *item, struct telling *telling);
    /* The reply to the first wrong answer if the sentence of its belief would not be true of it; a
     * message without id: that sentence. NULL: it is always true. */
    struct message (*correct)(const struct item *item, const struct judgement *judgement);
};

/* Makes a question with at most `most` tries; *tries: how many were used. item.c. */
bool item_try(struct item *item, const struct lesson *lesson, enum item_kind kind,
              struct chance *chance, int most, int *tries);

/* Makes a question of numbers that are given; those of a lesson are an author's. False: nothing can
 * be asked of them. item.c. */
bool item_of_own(struct item *item, const struct lesson *lesson, const struct lesson_item *own,
                 struct chance *chance);

#define ITEM(kind, ...) extern const struct item_maker maker_##kind;
#include "lesson/item-list.h"
#undef ITEM

/* All kinds; item.c. */
extern const struct item_maker *const item_makers[ITEM_KINDS];

/* For `lacks`: why there is no fraction that is asked about, or none to answer with; NULL: there is
 * one. check.c. */
const char *lacks_fractions(const struct lesson_numbers *numbers);
const char *lacks_fraction_answers(const struct lesson_numbers *numbers);

/* How it is answered on paper, and the sentence that says so; item.c. */
enum paper_way item_paper_way(const struct item *item);
struct message item_on_paper(const struct item *item);

/* The numbers of its options, in their order; item.c. */
void option_numbers(const struct item *item, struct notation numbers[static ITEM_OPTIONS]);

/* The first option that is right; NULL: none is. item.c. */
const struct option *item_right_option(const struct item *item);

/* True if nothing that it shows is right: “none of them” is; item.c. */
bool item_has_none(const struct item *item);

/* The way to the right answer, which is left open: `lead`; item.c. False: there is no
 * other than what explains it. */
bool item_lead(const struct item *item, struct telling *telling);

/* The reply of its kind to a wrong answer: `correct`; item.c. */
struct message item_correction(const struct item *item, const struct judgement *judgement);

/* The sentence about a wrong answer's belief, if it is true of this answer and does not give the
 * right one away; a message without id: there is none. And the author's own words for the belief,
 * unless some of them give the right answer away; NULL: none. correcting.c. */
struct message correct_in_words(const struct item *item, const struct judgement *judgement);
const struct words *correct_own_words(const struct item *item, enum misconception belief);

/* True if its fraction is one, and less than a whole: 1 8/3 is no mixed number, nor is 2 0/4;
 * judge.c. */
bool is_well_written(const struct notation *number);

/* True if a text of an author's holds the right answer: a number that is typed or chosen, in any of
 * the ways in which numbers are written, or a sign; correcting.c. */
bool gives_away(const struct item *item, const char *text);

/* Numbers that a lesson allows a kind of question; numbers.c. */

static inline const struct lesson_numbers *item_numbers(const struct item *item)
{
    const struct lesson_items *kind = &item->lesson->kind[item->kind];

    return item->opening ? &kind->opening : &kind->numbers;
}

/* A number to ask about, as printed or shown: False: this draw gave none. */
bool draw_stem(const struct lesson_numbers *numbers, struct chance *chance, struct notation *out);
/* An equal fraction in another form by the lesson's factors and partners; `factor` may be NULL. */
bool draw_equal(const struct lesson_numbers *numbers, struct chance *chance,
                const struct notation *stem, struct notation *out, int *factor);
/* True if the stage has this picture with the number's parts: no pie of sevenths. */
bool shape_allowed(const struct lesson_numbers *numbers, enum shape shape,
                   const struct notation *number);
/* Draws a picture of the lesson that can show the number's parts; SHAPE_PRINTED if there is
 * none. */
enum shape draw_shape(const struct lesson_numbers *numbers, struct chance *chance,
                      const struct notation *number);
/* True if two numbers can be cut into as few pieces of one size as the lesson's stage allows. */
bool pair_allowed(const struct lesson_numbers *numbers, const struct notation *one,
                  const struct notation *other);
/* True if a number may be shown at all: nothing in it is beyond the lesson's largest, or the bounds
 * of its stage. */
bool number_allowed(const struct lesson_numbers *numbers, const struct notation *number);

/* True if numbers asked about are written in several notations, so that one of another is looked
 * for. */
static inline bool has_notations(const struct lesson_numbers *numbers)
{
    return (numbers->notations & (numbers->notations - 1)) != 0;
}

/* True if a half is all that the numbers allow. */
bool only_halves(const struct lesson_numbers *numbers);

/*
 * Distractors: fills `out` with wrong answers, each of one belief only, all of different value,
 * none equal to a number of `taken`: the stem, then the right answer, if there is one. Where two or
 * more are wanted, one has the right answer's denominator and one multiplies by different factors,
 * if the numbers allow it. Gives how many it found, at most `most`. distractors.c.
 */
int draw_distractors(const struct item *item, struct chance *chance, const struct notation *taken,
                     int taken_count, int most, struct option *out);

/* Sentences and pictures that several kinds share; telling.c. */

/* Adds a sentence behind those that are there; beyond TELLING_MORE it is left out. */
void telling_say(struct telling *telling, struct message message);
/* Gives the number that a sentence has by that name; `out` may be NULL. False: it has none. */
bool number_said(const struct message *message, const char *name, struct notation *out);
/* Adds a picture, unless it is there already, or the number cannot be counted: below 0 or 0, in
 * more than 100 parts, of more than 10 wholes. */
void telling_show(struct telling *telling, enum shape shape, const struct notation *number);
/* The same with unshaded parts: `wholes` bars, each in `parts` parts. */
void telling_show_blank(struct telling *telling, int64_t parts, int64_t wholes);
/* Turns pictures of the numbers that the question shows as its own pictures are turned. */
void telling_turn(struct telling *telling, const struct item *item);
/* Adds a bar; and behind all bars of an explanation lines, once number lines are known, if the
 * steps can be counted. */
void telling_show_bars(struct telling *telling, const struct item *item,
                       const struct notation *const *numbers, int count);

/* The same for two numbers. */
void telling_show_two(struct telling *telling, const struct item *item, const struct notation *one,
                      const struct notation *other);

/* True if a bar would show another form of a number that is the right answer: 7 parts of thirds for
 * 2 1/3, where 7/3 is asked for; correcting.c. */
bool pictures_answer(const struct item *item, const struct notation *number);

/* Says why two numbers are equal, in as many steps as it takes, with a bar of each. */
void telling_equal(struct telling *telling, const struct item *item, const struct notation *one,
                   const struct notation *other);
/* The same in one sentence, without pictures. */
struct message equal_in_short(const struct notation *one, const struct notation *other);
/* The same for two that may be equal or not. */
void telling_pair(struct telling *telling, const struct item *item, const struct notation *one,
                  const struct notation *other);
/* Says which is larger, and why. */
void telling_compared(struct telling *telling, const struct item *item, const struct notation *left,
                      const struct notation *right);

/* Says both numbers in pieces of one size, or else as simple as they get: whether they are equal is
 * for the reader to say. */
void telling_alike(struct telling *telling, const struct item *item, const struct notation *one,
                   const struct notation *other);
/* How to tell which of two numbers is larger, without saying which one is. A message without id:
 * nothing tells but their sizes. */
struct message say_how_compared(const struct lesson_numbers *numbers, const struct notation *left,
                                const struct notation *right);
/* The same for three or four, as they are printed. False: nothing tells. */
bool say_how_ordered(const struct item *item, struct telling *telling);

/* A sentence for three or four numbers: one of two ids with {first}, {second}, {third}, and
 * {fourth} in the second. */
struct message say_listed(const char *three, const char *four, const struct notation *numbers,
                          int count);

/* All as fractions with one denominator, the least there is, in place of the numbers. False: it
 * would be more than 200. */
bool cut_alike(struct notation *numbers, int count);
/* True if it is a fraction of which parts are missing to one whole. */
bool lacks_parts(const struct notation *number);
/* Rewrites three or four numbers, in their order, so that they can be compared: by the half, by the
 * part missing to a whole, as percentages or in pieces of one size, as their lesson teaches it.
 * False: nothing is said, as they are in that form already, or the pieces would be too small. */
bool telling_rewritten(struct telling *telling, const struct item *item,
                       const struct notation *numbers, int count);
/* An option's label, as item_label writes it: a literal. */
const char *option_label(const struct item *item, int option);

/* A number to compare with the first one, as the lesson has it: never the same digits; numbers.c.
 * False: none found. */
bool draw_compared(const struct lesson_numbers *numbers, struct chance *chance,
                   const struct notation *first, struct notation *out);
/* The sentence about the feature of two numbers that the lesson teaches: the half, or the part
 * missing to one whole. A message without id: it teaches neither, or it is not in these two. */
struct message say_beside(const struct lesson_numbers *numbers, const struct attempt *attempt);
/* The same for a wrong comparison without a known belief: for `correct`. */
struct message correct_compared(const struct item *item, const struct judgement *judgement);
/* Draws a number that is equal to the first one, but may not look so. False: none was found. */
bool draw_level(const struct lesson_numbers *numbers, struct chance *chance,
                const struct notation *first, struct notation *out);
/* True if fractions that have to be cut alike have a denominator in common that the lesson
 * allows. */
bool common_allowed(const struct lesson_numbers *numbers, const struct notation *number, int count);
unsigned skills_to_compare(const struct lesson_numbers *numbers, const struct notation *left,
                           const struct notation *right);

/* A kind by the shares of its lesson; that of one which has none may be 0. */
enum item_kind draw_kind(const struct lesson *lesson, struct chance *chance);

/* One of the bits, at least one of which is set. */
int draw_bit(unsigned bits, struct chance *chance);

void shuffle_options(struct item *item, struct chance *chance);

static inline unsigned skill_bit(enum skill skill)
{
    return 1u << skill;
}

#endif
