#include "lesson/paper/worksheet.h"

#include "base/hash.h"
#include "base/memory.h"
#include "lesson/bounds.h"
#include "lesson/maker.h"
#include "lesson/next/plan.h"
#include "lesson/paper/on_paper.h"

#include <string.h>

/* Its streams of chance: the plan is the same on both forms. */
enum { STREAM_PLAN, STREAM_FORM };

/* Lessons with the same numbers, as fill-top and fill-below, ask other questions with one seed: or
 * one sheet would be the key to the other. */
static void begin_chance(const struct worksheet_request *request, uint32_t stream,
                         struct chance *chance)
{
    chance_init(chance, hash_text(request->seed, request->lesson->name), CHANCE_WORKSHEET, stream);
}

enum { SHEET_MOST = WORKSHEET_EXAMPLES + WORKSHEET_ITEMS + WORKSHEET_EXITS };

/* A sheet that is being filled. */
struct filling {
    const struct worksheet_request *request;
    struct chance chance;
    struct item *done; /* of the other form, if that is there, then of this one */
    int others, dones;
    /* Kinds of which the lesson has no more that is on neither form; on this one. */
    bool spent_anywhere[ITEM_KINDS], spent_here[ITEM_KINDS];
};

/* True if “none” is right for the same number in both: other wrong options hardly make another
 * question, or a lesson of one number would have hundreds of them. */
static bool asks_none_alike(const struct item *one, const struct item *other)
{
    return item_has_none(one) && item_has_none(other) && figure_same(&one->stem, &other->stem);
}

/* True if one gives the other away: 3/4 = ?/20 and 3/4 = 15/?. */
static bool gives_answer(const struct item *one, const struct item *other)
{
    return one->hole != HOLE_NONE && other->hole != HOLE_NONE &&
           figure_same(&one->stem, &other->stem) && figure_same(&one->other, &other->other);
}

/* True if they print alike: the letters at a line and the reasons to choose from do not stand on
 * paper. */
static bool prints_alike(const struct item *one, const struct item *other)
{
    enum paper_way way = item_paper_way(one);

    return (way == PAPER_CROSS || way == PAPER_REASON) && one->kind == other->kind &&
           figure_same(&one->stem, &other->stem) && one->other.shape == other->other.shape &&
           notation_identical(&one->other.number, &other->other.number);
}

/* True if it is asked on the sheet already; `anywhere`: or on the other form. That nothing is equal
 * to a number may come again with other choices, but not more often than something is. */
static bool is_asked(const struct filling *filling, const struct item *item, bool anywhere)
{
    int equal = 0, none = 0;

    for (int i = 0; i < filling->dones; i++) {
        const struct item *done = &filling->done[i];
        bool here = i >= filling->others;
        if ((anywhere || here) && item_same(done, item))
            return true;
        equal += done->kind == ITEM_FIND && !item_has_none(done);
        none += here && asks_none_alike(done, item);
    }
    return none > 0 && none >= equal;
}

/* True if it is another question than those of the sheet, but does not go with them. */
static bool is_in_the_way(const struct filling *filling, const struct item *item, bool anywhere)
{
    for (int i = anywhere ? 0 : filling->others; i < filling->dones; i++)
        if (prints_alike(&filling->done[i], item) || gives_answer(&filling->done[i], item))
            return true;
    return false;
}

/* Answers of which a lesson has some, so that they are not forgotten, and which chance may heap up
 * on a sheet: simple already, none of them, equal. */
static bool is_rare(const struct item *item)
{
    return item_has_none(item) || (item->kind == ITEM_SIMPLIFY && item->factor == 1) ||
           (item->kind == ITEM_COMPARE && item->sign == 0);
}

/* Of a sheet's seven questions of a kind, and one or two to hand in: one in eight, as lessons have
 * them; a third of the signs. */
static bool is_one_too_many(const struct filling *filling, const struct item *item)
{
    int most = item->kind == ITEM_COMPARE ? 3 : 1, count = 0;

    for (int i = filling->others; i < filling->dones; i++)
        count += filling->done[i].kind == item->kind && is_rare(&filling->done[i]);
    return is_rare(item) && count >= most;
}

/* Where it is noted that the kind has no more; NULL: nowhere, as other questions of it may come. */
static bool *spent_of(struct filling *filling, const struct planned *planned, bool anywhere)
{
    if (planned->lesson != filling->request->lesson || planned->own >= 0 || planned->given ||
        planned->opening)
        return NULL;
    return anywhere ? &filling->spent_anywhere[planned->kind] : &filling->spent_here[planned->kind];
}

/* Makes one of that kind that is new, and rather one of which there are not too many, and that
 * needs little room. choose_item takes the best of many: where that is a few times that nothing is
 * equal to a number of which it was asked, there is nothing else. */
static bool make_new(struct filling *filling, const struct planned *planned, bool anywhere,
                     struct item *item)
{
    enum { TRIES = 12, AGAIN = 3 };
    int first = anywhere ? 0 : filling->others, again = 0;
    bool found = false, only_asked = true, *spent = spent_of(filling, planned, anywhere);

    for (int t = 0; t < TRIES && again < AGAIN && !(spent && *spent); t++) {
        struct item made;
        if (!choose_item(planned, filling->done + first, filling->dones - first, NULL,
                         &filling->chance, &made))
            return false;
        bool asked = is_asked(filling, &made, anywhere);
        again += asked && item_has_none(&made);
        only_asked = only_asked && asked;
        if (asked || is_in_the_way(filling, &made, anywhere))
            continue;
        bool suits = planned->own >= 0 || !is_one_too_many(filling, &made);
        if (!found || suits)
            *item = made;
        found = true;
        if (planned->own >= 0 || (suits && on_paper_is_small(&made)))
            break;
    }
    if (spent && only_asked)
        *spent = true;
    return found;
}

/* One of another kind of the lesson, or of the author's own, where there is no more of the kind
 * that was planned. */
static bool make_other(struct filling *filling, bool anywhere, struct item *item)
{
    const struct lesson *lesson = filling->request->lesson;

    for (int k = 0; k < ITEM_KINDS; k++) {
        struct planned planned = {.lesson = lesson, .kind = (enum item_kind)k, .own = -1};
        if (lesson->kind[k].share > 0 && make_new(filling, &planned, anywhere, item))
            return true;
    }
    for (int i = 0; i < lesson->items; i++)
        if (item_of_lesson(item, lesson, i, &filling->chance) &&
            !is_asked(filling, item, anywhere) && !is_in_the_way(filling, item, anywhere))
            return true;
    return false;
}

/* Makes one that is new; rather of the kind that was planned than one that the other form lacks. */
static bool make_any(struct filling *filling, const struct planned *planned, struct item *item)
{
    bool of_kind = planned->kind != ITEM_KINDS;
    bool of_lesson = planned->lesson == filling->request->lesson;

    return (of_kind && make_new(filling, planned, true, item)) ||
           (of_kind && make_new(filling, planned, false, item)) ||
           (of_lesson && make_other(filling, true, item)) ||
           (of_lesson && make_other(filling, false, item));
}

/* True if it shows how such questions are done: not that there is nothing to do, nothing to find,
 * or no difference. */
static bool is_instructive(const struct item *item)
{
    return !item_has_none(item) && (item->kind != ITEM_SIMPLIFY || item->factor > 1) &&
           (item->kind != ITEM_COMPARE || item->sign != 0);
}

static void add_example(struct filling *filling, const struct planned *planned,
                        struct worksheet *sheet)
{
    enum { TRIES = 10 };
    struct item *item = &sheet->example[sheet->examples];
    bool made = make_any(filling, planned, item);

    for (int t = 0; t < TRIES && made && !is_instructive(item); t++)
        made = make_any(filling, planned, item);
    if (!made)
        return;
    on_paper_arrange(item);
    filling->done[filling->dones++] = *item;
    sheet->examples++;
}

/* Adds a question to a part of the sheet; none where the lesson has no more. */
static void add_item(struct filling *filling, const struct planned *planned, struct item *part,
                     int *count)
{
    if (!make_any(filling, planned, &part[*count]))
        return;
    on_paper_arrange(&part[*count]);
    filling->done[filling->dones++] = part[*count];
    ++*count;
}

/* The plan of a sheet's questions, the same for both forms. */
struct sheet_plan {
    struct planned item[WORKSHEET_ITEMS], exit[WORKSHEET_EXITS], example;
    int items;
};

/* The questions in an order in which one kind does not come three times in a row, if there is one;
 * to hand in two of the commonest kinds and an old one; and examples of the commonest. */
static struct sheet_plan plan_sheet(const struct worksheet_request *request)
{
    enum { TRIES = 100 };
    const struct lesson *lesson = request->lesson;
    struct sheet_plan plan = {.example = {.lesson = lesson, .kind = ITEM_KINDS, .own = -1}};
    enum item_kind second;
    struct chance chance;

    begin_chance(request, STREAM_PLAN, &chance);
    plan.items = plan_new(lesson, WORKSHEET_ITEMS, &chance, plan.item);
    for (int t = 0; t < TRIES && (t == 0 || plan_longest_run(plan.item, plan.items) > 2); t++)
        plan_shuffle(plan.item, plan.items, &chance);
    for (int i = 0; i < BOUNDS_OPENINGS && i < plan.items; i++)
        plan.item[i].opening = true;
    plan_commonest(lesson, &plan.example.kind, &second);
    for (int i = 0; i < WORKSHEET_EXITS; i++)
        plan.exit[i] = plan.example;
    if (second != ITEM_KINDS)
        plan.exit[1].kind = second;
    plan_old(request->before, request->befores, 1, &chance, &plan.exit[WORKSHEET_EXITS - 1]);
    return plan;
}

/* Where a lesson has few questions the examples are the first to be left out. */
static void fill_sheet(struct worksheet *sheet, struct filling *filling,
                       const struct sheet_plan *plan)
{
    const struct planned any = {.lesson = filling->request->lesson, .kind = ITEM_KINDS, .own = -1};

    for (int i = 0; i < WORKSHEET_ITEMS; i++)
        add_item(filling, i < plan->items ? &plan->item[i] : &any, sheet->item, &sheet->items);
    for (int i = 0; i < WORKSHEET_EXITS; i++)
        add_item(filling, &plan->exit[i], sheet->exit, &sheet->exits);
    if (sheet->exits < WORKSHEET_EXITS) /* the lesson before has no more */
        add_item(filling, &any, sheet->exit, &sheet->exits);
    for (int i = 0; i < WORKSHEET_EXAMPLES; i++)
        add_example(filling, &plan->example, sheet);
}

enum status worksheet_make(struct worksheet *out, const struct worksheet_request *request)
{
    struct filling filling = {.request = request};
    const struct sheet_plan plan = plan_sheet(request);

    *out = (struct worksheet){.request = *request};
    filling.done = memory_new((size_t)SHEET_MOST * WORKSHEET_FORMS, sizeof *filling.done);
    for (enum worksheet_form form = WORKSHEET_A; form <= request->form; form++) {
        *out = (struct worksheet){.request = *request};
        filling.others = filling.dones;
        memset(filling.spent_here, 0, sizeof filling.spent_here);
        begin_chance(request, STREAM_FORM + (uint32_t)form, &filling.chance);
        fill_sheet(out, &filling, &plan);
    }
    memory_free(filling.done);
    return out->items > 0 ? STATUS_OK : STATUS_INVALID;
}

int worksheet_lacks(const struct worksheet *sheet)
{
    return SHEET_MOST - sheet->items - sheet->exits - sheet->examples;
}

const char *worksheet_form_name(enum worksheet_form form)
{
    static const char *const names[WORKSHEET_FORMS] = {"A", "B"};

    return names[form];
}
