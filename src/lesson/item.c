#include "lesson/maker.h"

#include "text/text.h"

#include <stdio.h>
#include <string.h>

/* How the pictures of a question are turned, so that no pupil learns that shading begins at the top
 * or at the left: docs/design/exercises.md, “Turning pictures”. */

enum { FIGURES = 2 + ITEM_OPTIONS, TRIES = 8, PERCENT = 100 };
enum { BAR_PARTS = 20 }; /* of more, a bar is drawn as a square, filled column by column */

/* Where a bar's shaded parts are. */
enum arrangement { FROM_LEFT, FROM_RIGHT, IN_MIDDLE, SCATTERED, ARRANGEMENTS };

static const int shares[2][ARRANGEMENTS] = {
    {40, 20, 20, 20},
    {50, 25, 25, 0}, /* in the first two lessons, whose shaded parts lie together */
};

static enum arrangement draw_arrangement(bool joined, struct chance *chance)
{
    int drawn = (int)chance_below(chance, PERCENT);
    enum arrangement arrangement = FROM_LEFT;

    while (drawn >= shares[joined][arrangement])
        drawn -= shares[joined][arrangement++];
    return arrangement;
}

/* Unequal parts are turned round as a whole: any others of them might be as much as equal ones. */
static void turn_bar(struct figure *bar, bool joined, struct chance *chance)
{
    int64_t parts = figure_parts(bar), counted = figure_counted(bar) % parts;
    enum arrangement arrangement = draw_arrangement(joined, chance);

    bar->turn = 0;
    bar->scattered = arrangement == SCATTERED && !bar->unequal;
    if (bar->scattered)
        bar->turn = (int)chance_below(chance, (uint32_t)parts);
    else if (arrangement == FROM_RIGHT || (bar->unequal && arrangement != FROM_LEFT))
        bar->turn = (int)(parts - counted) % (int)parts;
    else if (arrangement == IN_MIDDLE)
        bar->turn = (int)(parts - counted) / 2;
}

static bool is_turned(const struct figure *figure)
{
    return figure->shape == SHAPE_PIE || figure->shape == SHAPE_BAR;
}

/* True if both look as if they were turned the same way: shading begins at the same place. */
static bool turned_alike(const struct figure *one, const struct figure *other)
{
    return one->shape == other->shape && one->scattered == other->scattered &&
           one->turn * figure_parts(other) == other->turn * figure_parts(one);
}

static void turn(struct figure *const *figures, int count, bool joined, struct chance *chance)
{
    bool square = false;

    for (int i = 0; i < count; i++)
        square = square || (figures[i]->shape == SHAPE_BAR && figure_parts(figures[i]) > BAR_PARTS);
    for (int i = 0; i < count; i++) {
        bool alike = figures[i]->shape == SHAPE_PIE || !square;
        for (int t = 0; t < TRIES && alike; t++) {
            if (figures[i]->shape == SHAPE_PIE)
                figures[i]->turn = (int)chance_below(chance, (uint32_t)figure_parts(figures[i]));
            else
                turn_bar(figures[i], joined, chance);
            alike = false;
            for (int other = 0; other < i; other++)
                alike = alike || turned_alike(figures[i], figures[other]);
        }
    }
}

/* The right one is not the only one of its shape among options that are pictures: another one takes
 * its shape, which has few enough parts for it. */
static void hide_shape(struct item *item)
{
    enum { PIE_PARTS = 8 };
    struct option *right = NULL, *other = NULL;

    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            right = &item->option[i];
    if (item->answers != ANSWER_CHOICE || !right || !is_turned(&right->figure))
        return;
    for (int i = 0; i < item->options; i++) {
        struct option *option = &item->option[i];
        if (option == right || option->words.id)
            continue;
        if (option->figure.shape == right->figure.shape)
            return;
        if (option->figure.shape > SHAPE_PRINTED &&
            (!other || figure_parts(&option->figure) < figure_parts(&other->figure)))
            other = option;
    }
    if (!other)
        return;
    if (right->figure.shape == SHAPE_PIE && figure_parts(&other->figure) > PIE_PARTS)
        right->figure.shape = other->figure.shape = SHAPE_BAR;
    else
        other->figure.shape = right->figure.shape;
}

/* Turns the pictures of a question, each another way, by the place at which a stream of chance
 * stands, which it does not move; and has no right picture be alone in its shape. */
static void item_turn(struct item *item, const struct chance *chance)
{
    struct figure *figures[FIGURES];
    struct chance apart = *chance;
    int count = 0;

    hide_shape(item);
    if (is_turned(&item->stem))
        figures[count++] = &item->stem;
    if (is_turned(&item->other))
        figures[count++] = &item->other;
    for (int i = 0; i < item->options; i++)
        if (is_turned(&item->option[i].figure))
            figures[count++] = &item->option[i].figure;
    /* From the same seed, but not of the stream of which the next questions are made: how a picture
     * is turned changes none of them. */
    apart.state[0] ^= UINT64_C(0x7475726e); /* so that it tells nothing of that stream */
    for (int i = 0; i < TRIES; i++)
        (void)chance_next(&apart);
    turn(figures, count, item->lesson->stage == STAGE_ONE_WHOLE && item->lesson->order <= 2,
         &apart);
}

const struct item_maker *const item_makers[ITEM_KINDS] = {
#define ITEM(kind, ...) &maker_##kind,
#include "lesson/item-list.h"
#undef ITEM
};

/* A number among numbered options could be one that is shown or a label: those have letters. */
static void label_options(struct item *item)
{
    for (int i = 0; i < item->options; i++) {
        const struct figure *figure = &item->option[i].figure;
        item->lettered = item->lettered ||
                         (figure->shape == SHAPE_PRINTED && figure->number.kind == NOTATION_WHOLE);
    }
}

static bool try_item(struct item *item, const struct item *begun, struct chance *chance, int most,
                     int *tries)
{
    for (*tries = 1; *tries <= most; ++*tries) {
        *item = *begun;
        if (item_makers[begun->kind]->make(item, chance)) {
            item_turn(item, chance);
            label_options(item);
            return true;
        }
    }
    return false;
}

bool item_try(struct item *item, const struct lesson *lesson, enum item_kind kind,
              struct chance *chance, int most, int *tries)
{
    return try_item(item, &(struct item){.kind = kind, .lesson = lesson}, chance, most, tries);
}

bool item_make_opening(struct item *item, const struct lesson *lesson, enum item_kind kind,
                       struct chance *chance)
{
    int tries;

    return try_item(item, &(struct item){.kind = kind, .lesson = lesson, .opening = true}, chance,
                    ITEM_TRIES, &tries);
}

bool item_make(struct item *item, const struct lesson *lesson, enum item_kind kind,
               struct chance *chance)
{
    int tries;

    return item_try(item, lesson, kind, chance, ITEM_TRIES, &tries);
}

/* True if what an option shows is among those of another question, wherever it stands there, as
 * right or wrong as here. */
static bool is_offered(const struct item *item, const struct option *option)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right == option->right &&
            figure_same(&item->option[i].figure, &option->figure))
            return true;
    return false;
}

bool item_same(const struct item *one, const struct item *other)
{
    if (one->kind != other->kind || one->hole != other->hole || one->options != other->options ||
        !figure_same(&one->stem, &other->stem) || !figure_same(&one->other, &other->other))
        return false;
    /* Questions that choose among pictures, have no number of their own, or none of whose numbers
     * is right differ by all of their options, others by the right ones. */
    bool all = one->stem.shape == SHAPE_NONE || one->kind == ITEM_READ;
    for (int i = 0; i < one->options; i++)
        all = all || (one->option[i].right && one->option[i].figure.shape == SHAPE_NONE);
    for (int i = 0; i < one->options; i++)
        if (((all || one->option[i].right) && !is_offered(other, &one->option[i])) ||
            (other->option[i].right && !is_offered(one, &other->option[i])))
            return false;
    return true;
}

/* A sentence of a kind, with the numbers that it may name. */
static struct message say(const struct item *item, const char *id)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;

    return message_with(id, arg_notation("stem", stem), arg_notation("other", other),
                        arg_count("whole", stem->whole), arg_count("top", stem->numerator),
                        arg_count("below", stem->denominator),
                        arg_count("other_top", other->numerator),
                        arg_count("other_below", other->denominator));
}

struct message item_question(const struct item *item)
{
    const struct item_maker *maker = item_makers[item->kind];

    return say(item, maker->asks ? maker->asks : maker->question(item));
}

void option_numbers(const struct item *item, struct notation numbers[static ITEM_OPTIONS])
{
    for (int i = 0; i < item->options; i++)
        numbers[i] = item->option[i].figure.number;
}

const struct option *item_right_option(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            return &item->option[i];
    return NULL;
}

bool item_has_none(const struct item *item)
{
    const struct option *right = item_right_option(item);

    return item->kind == ITEM_FIND && right && right->figure.shape == SHAPE_NONE;
}

enum paper_way item_paper_way(const struct item *item)
{
    enum paper_way way = item_makers[item->kind]->paper;

    return way == PAPER_BOX && item->options > 0 ? PAPER_RING : way;
}

struct message item_on_paper(const struct item *item)
{
    const struct item_maker *maker = item_makers[item->kind];

    if (!maker->task && !maker->on_paper)
        return item_question(item);
    return say(item, maker->task ? maker->task : maker->on_paper(item));
}

const char *option_label(const struct item *item, int option)
{
    static const char *const letters[ITEM_OPTIONS] = {"a", "b", "c", "d", "e", "f"};
    static const char *const numbers[ITEM_OPTIONS] = {"1", "2", "3", "4", "5", "6"};

    return item->lettered ? letters[option] : numbers[option];
}

void item_label(const struct item *item, int option, char label[static LABEL_SIZE])
{
    snprintf(label, LABEL_SIZE, "%s", option_label(item, option));
}

void item_solve(const struct item *item, struct response *response)
{
    *response = (struct response){
        .kind = item->answers, .number = item->key, .sign = item->sign, .yes = item->yes};
    for (int i = 0; i < item->options; i++) {
        int rank = 0;
        if (item->option[i].right)
            response->chosen |= 1u << i;
        for (int j = 0; item->answers == ANSWER_ORDER && j < item->options; j++)
            rank += notation_compare(&item->option[j].figure.number,
                                     &item->option[i].figure.number) < 0;
        response->order[rank] = i;
    }
}

void item_explain(const struct item *item, struct telling *telling)
{
    *telling = (struct telling){0};
    item_makers[item->kind]->explain(item, telling);
    telling_turn(telling, item);
}

bool item_lead(const struct item *item, struct telling *telling)
{
    *telling = (struct telling){0};
    if (item_makers[item->kind]->lead)
        item_makers[item->kind]->lead(item, telling);
    return telling->say.id != NULL;
}

void item_add_answer(const struct item *item, struct strbuf *out)
{
    struct response response;
    static const char *const signs[] = {"<", "=", ">"};

    item_solve(item, &response);
    switch (item->answers) {
    case ANSWER_NUMBER:
        notation_print(&response.number, text_number_style(), out);
        break;
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
    case ANSWER_ORDER:
        for (int i = 0; i < item->options; i++) {
            int option = item->answers == ANSWER_ORDER ? response.order[i] : i;
            if (item->answers != ANSWER_ORDER && !(response.chosen >> i & 1))
                continue;
            strbuf_addf(out, "%s%s", out->length ? " " : "", option_label(item, option));
        }
        break;
    case ANSWER_SIGN:
        strbuf_add(out, signs[response.sign + 1]);
        break;
    case ANSWER_YES_NO:
        strbuf_add(out, text_get(response.yes ? N_("yes") : N_("no")));
        break;
    }
}

struct message item_correction(const struct item *item, const struct judgement *judgement)
{
    return item_makers[item->kind]->correct ? item_makers[item->kind]->correct(item, judgement)
                                            : (struct message){0};
}

bool item_of_lesson(struct item *item, const struct lesson *lesson, int index,
                    struct chance *chance)
{
    return item_of_own(item, lesson, &lesson->item[index], chance);
}

bool item_of_own(struct item *item, const struct lesson *lesson, const struct lesson_item *own,
                 struct chance *chance)
{
    *item = (struct item){.kind = own->kind,
                          .lesson = lesson,
                          .stem = own->stem,
                          .other = own->other,
                          .key = own->key,
                          .options = own->options};
    for (int i = 0; i < own->options; i++)
        item->option[i] =
            (struct option){.figure = own->option[i].figure, .right = own->option[i].right};
    if (!item_makers[own->kind]->of_author(item, chance))
        return false;
    item_turn(item, chance);
    label_options(item);
    return true;
}
