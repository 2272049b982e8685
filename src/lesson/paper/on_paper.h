/*
 * A question and its sentences as things in a cell of a document: with room to answer, or answered
 * by pen. Private to the room.
 */
#ifndef BREUK_LESSON_ON_PAPER_H
#define BREUK_LESSON_ON_PAPER_H

#include "lesson/item.h"
#include "page/page.h"

/* Adds the instruction, the numbers or pictures asked about, and room to answer as its kind is
 * answered on paper; `answered`: the right answer stands there. `number`: the question's number, in
 * bold before it; 0: none. */
void on_paper_question(struct page *page, struct page_cell *cell, const struct item *item,
                       int number, bool answered);

/* Adds a sentence with its numbers as on paper, their digits `digit` mm high; 0: as high as the
 * words. */
struct page_item *on_paper_sentence(struct page *page, struct page_cell *cell,
                                    const struct message *message, double digit);

/* Adds the sentence, but gaps to fill in for the numbers that the question itself does not tell.
 * NULL: there is no such number, and nothing is added. */
struct page_item *on_paper_gaps(struct page *page, struct page_cell *cell, const struct item *item,
                                const struct message *message);

/* True if its options have labels: pictures do, in their frames. */
bool on_paper_has_labels(const struct item *item);

/* True if a sentence can be said of the question on paper, where labels may be missing. */
bool on_paper_makes_sense(const struct item *item, const struct message *message);

/* True if its options, if they are small pictures, have few parts. */
bool on_paper_is_small(const struct item *item);

/* Moves low pictures that are options behind the others, so that two find room in the place of one.
 */
void on_paper_arrange(struct item *item);

#endif
