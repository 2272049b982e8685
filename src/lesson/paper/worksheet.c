#include "lesson/paper/worksheet.h"

#include "base/hash.h"
#include "base/memory.h"
#include "lesson/bounds.h"
#include "lesson/maker.h"
#include "lesson/next/plan.h"
#include "lesson/paper/on_paper.h"
#include "text/text.h"

#include <string.h>

/* What a sheet and its key have in common. */

/* The sheet that pupils get. */

/* mm */
static const double ROOM = 25;         /* the least that a question has */
static const double EXAMPLE_ROOM = 35; /* what examples have before things move closer together */
static const double TITLE = 4.2,
                    BESIDE_TITLE = 8;  /* the height of its digits; the space behind it */
static const double BESIDE_ANSWER = 6; /* before a reason */

enum { SENTENCES = 3 }; /* at most, of an example */

/* All that is needed to make it again, and to type in what pupils wrote. */
static struct message name_of(const struct worksheet *sheet)
{
    return message_with(N_("{lesson}, version {version} · form {form} · seed {seed}"),
                        arg_text("lesson", sheet->order.lesson->name),
                        arg_count("version", sheet->order.lesson->version),
                        arg_text("form", worksheet_form_name(sheet->order.form)),
                        arg_count("seed", (int64_t)sheet->order.seed));
}

/* Begins a document of one page, whose foot says all that is needed to make the sheet again. */
static void worksheet_begin_page(struct page *page, const struct worksheet *sheet)
{
    struct strbuf text = {0};

    page_init(page, 1, text_number_style());
    page->most_pages = 1;
    page->unnumbered = true;
    text_of(name_of(sheet), NULL, &text);
    page_set_foot(page, strbuf_text(&text));
    strbuf_release(&text);
}

static struct page_item *add_bold(struct page *page, struct page_cell *cell, const char *words)
{
    struct strbuf text = {0};

    strbuf_addf(&text, "\002%s\003", words);
    struct page_item *item = page_add_text(page, cell, strbuf_text(&text));
    strbuf_release(&text);
    return item;
}

/* Adds the title, a message id with {title} and {form}; more may follow it in the cell. */
static struct page_cell *worksheet_add_title(struct page *page, const struct worksheet *sheet,
                                             const char *id)
{
    const struct words *title = &sheet->order.lesson->title;
    struct page_cell *cell = page_add_lead(page);
    struct strbuf text = {0};

    text_of(message_with(id, arg_text("title", words_in(title, text_language())),
                         arg_text("form", worksheet_form_name(sheet->order.form))),
            NULL, &text);
    add_bold(page, cell, strbuf_text(&text))->size = TITLE;
    strbuf_release(&text);
    return cell;
}

/* Beside the title, so that the sheet has room for questions. */
static void add_name(struct page *page, struct page_cell *cell)
{
    page_add_text(page, cell, text_get(N_("Name:")))->gap = BESIDE_TITLE;
    page_add_blank(page, cell, 0);
}

/* The sentences of why an answer is right. */
static const struct message *sentence(const struct telling *telling, int index)
{
    const struct message *message = index == 0 ? &telling->say : &telling->more[index - 1];

    return index <= TELLING_MORE && message->id ? message : NULL;
}

/* A reason stands beside what it is given for, or beside another, if the example is lower so. */
static void place_reason(struct page_item *reason)
{
    reason->may_break = true;
    reason->gap = BESIDE_ANSWER;
}

static void add_worked(struct page *page, struct page_cell *cell, const struct item *item)
{
    const struct message *message;
    struct telling telling;

    add_bold(page, cell, text_get(N_("This one is done.")));
    on_paper_question(page, cell, item, 0, true);
    item_explain(item, &telling);
    for (int i = 0, said = 0; said < SENTENCES && (message = sentence(&telling, i)); i++) {
        if (!on_paper_makes_sense(item, message))
            continue;
        place_reason(on_paper_sentence(page, cell, message, 0));
        said++;
    }
}

static void add_half_done(struct page *page, struct page_cell *cell, const struct item *item)
{
    const struct message *message;
    struct telling telling;

    add_bold(page, cell, text_get(N_("Finish this one.")));
    on_paper_question(page, cell, item, 0, false);
    bool leads = item_lead(item, &telling);
    if (!leads)
        item_explain(item, &telling);
    for (int i = 0, said = 0; said < SENTENCES && (message = sentence(&telling, i)); i++) {
        if (!on_paper_makes_sense(item, message))
            continue;
        struct page_item *reason = on_paper_gaps(page, cell, item, message);
        if (!reason && leads)
            reason = on_paper_sentence(page, cell, message, 0);
        if (!reason)
            continue;
        place_reason(reason);
        said++;
    }
}

static void add_examples(struct page *page, const struct worksheet *sheet)
{
    static const double weights[] = {1, 1};

    if (sheet->examples == 0)
        return;
    struct page_table *table = page_add_table(page, WORKSHEET_EXAMPLES, weights);
    table->ruled = true;
    table->from_top = true;
    table->row_height = EXAMPLE_ROOM;
    struct page_cell *cells = page_add_row(page, table);
    add_worked(page, &cells[0], &sheet->example[0]);
    if (sheet->examples > 1)
        add_half_done(page, &cells[1], &sheet->example[1]);
}

/* A table of questions in two columns, apart. */
static struct page_table *add_columns(struct page *page)
{
    static const double weights[] = {91, 4, 91};
    struct page_table *table = page_add_table(page, 3, weights);

    table->bare = true;
    table->from_top = true;
    table->row_height = ROOM;
    return table;
}

/* The cell of place `index` of such a table, from 0 on, row by row; `before` is the one before. */
static struct page_cell *next_cell(struct page *page, struct page_table *table, int index,
                                   struct page_cell *before)
{
    return index % 2 == 0 ? page_add_row(page, table) : before + 2;
}

static void add_items(struct page *page, const struct worksheet *sheet)
{
    struct page_table *table = add_columns(page);
    struct page_cell *cell = NULL;

    for (int i = 0; i < sheet->items; i++) {
        cell = next_cell(page, table, i, cell);
        on_paper_question(page, cell, &sheet->item[i], i + 1, false);
    }
}

/* What is cut off and handed in, with a name on it. */
static void add_exits(struct page *page, const struct worksheet *sheet)
{
    page_add_spring(page);
    page_add_cut(page);
    struct page_table *table = add_columns(page);
    struct page_cell *cell = next_cell(page, table, 0, NULL);

    add_name(page, cell);
    page_add_text(page, cell, text_get(N_("To hand in at the end of the lesson.")))->on_new_line =
        true;
    for (int i = 0; i < sheet->exits; i++) {
        cell = next_cell(page, table, i + 1, cell);
        on_paper_question(page, cell, &sheet->exit[i], WORKSHEET_ITEMS + 1 + i, false);
    }
}

void worksheet_page(struct page *page, const struct worksheet *sheet)
{
    worksheet_begin_page(page, sheet);
    page->shrinks = true;
    add_name(page, worksheet_add_title(page, sheet, N_("{title} · {form}")));
    add_examples(page, sheet);
    add_items(page, sheet);
    if (sheet->exits > 0)
        add_exits(page, sheet);
}

/* The key of a sheet, for the teacher: a small copy with the answers, and beside each question the
 * usual wrong answer and what to say to it. */

/* Of the copy, and of its type, so that it has 7 points even where it is made smaller to need no
 * second page; and the height of a digit beside it, mm, as on any other page. */
static const double SCALE = 0.58, TYPE = 0.74, DIGIT = 2.5;

/* --- cells */

static struct page_item *say(struct page *page, struct page_cell *cell, const char *text)
{
    struct page_item *item = page_add_text(page, cell, text);

    item->size = DIGIT / SCALE;
    return item;
}

static struct page_item *say_message(struct page *page, struct page_cell *cell,
                                     const struct message *message)
{
    struct strbuf text = {0};

    text_of(*message, NULL, &text);
    struct page_item *item = say(page, cell, strbuf_text(&text));
    strbuf_release(&text);
    return item;
}

static void show_number(struct page *page, struct page_cell *cell, const struct notation *number)
{
    page_add_number(page, cell, number)->size = DIGIT / SCALE;
}

/* An option's number, else its label where it is a picture, else its words. */
static void show_option(struct page *page, struct page_cell *cell, const struct item *item,
                        int index)
{
    const struct option *option = &item->option[index];
    char label[LABEL_SIZE];

    if (option->figure.shape == SHAPE_NONE) {
        say_message(page, cell, &option->words);
    } else if (option->figure.shape == SHAPE_PRINTED) {
        show_number(page, cell, &option->figure.number);
    } else {
        item_label(item, index, label);
        struct message picture = message_with(N_("picture {label}"), arg_text("label", label));
        say_message(page, cell, &picture);
    }
}

static void show_response(struct page *page, struct page_cell *cell, const struct item *item,
                          const struct response *response)
{
    static const char *const signs[] = {"<", "=", ">"};

    switch (response->kind) {
    case ANSWER_NUMBER:
        show_number(page, cell, &response->number);
        break;
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        for (int i = 0; i < item->options; i++)
            if (response->chosen >> i & 1)
                show_option(page, cell, item, i);
        break;
    case ANSWER_ORDER:
        for (int i = 0; i < item->options; i++)
            show_number(page, cell, &item->option[response->order[i]].figure.number);
        break;
    case ANSWER_SIGN:
        say(page, cell, signs[response->sign + 1]);
        break;
    case ANSWER_YES_NO:
        say(page, cell, text_get(response->yes ? N_("yes") : N_("no")));
        break;
    }
}

static void add_sentences(struct page *page, struct page_cell *cell, const struct item *item,
                          const struct telling *telling)
{
    for (int i = -1; i < TELLING_MORE; i++) {
        const struct message *message = i < 0 ? &telling->say : &telling->more[i];
        if (message->id && on_paper_makes_sense(item, message))
            say_message(page, cell, message)->on_new_line = true;
    }
}

/* Why the right answer is right. */
static void add_reasons(struct page *page, struct page_cell *cell, const struct item *item)
{
    struct telling telling;

    item_explain(item, &telling);
    add_sentences(page, cell, item, &telling);
}

/* What to say to the usual wrong answer; where none is known, why the right one is right. */
static void add_remark(struct page *page, struct page_cell *cell, const struct item *item,
                       const struct usual *usual)
{
    if (usual->own)
        say(page, cell, words_in(usual->own, text_language()));
    else if (usual->remark.say.id)
        add_sentences(page, cell, item, &usual->remark);
    else
        add_reasons(page, cell, item);
}

/* Another form that is as right as the one that stands in the key: simplified, or as the question
 * itself reads. False: there is none that a pupil is likely to write. */
static bool other_form(const struct item *item, struct notation *out)
{
    enum notation_kind kind = item->key.kind;
    struct rational value = notation_value(&item->key);
    struct notation parts = notation_as_fraction(&item->stem.number);
    struct notation forms[2] = {parts, parts};

    if (item->answers != ANSWER_NUMBER || item->hole != HOLE_NONE || item->simplest ||
        (kind != NOTATION_FRACTION && kind != NOTATION_MIXED))
        return false;
    if (kind == NOTATION_MIXED)
        forms[0] = (struct notation){.kind = kind,
                                     .whole = parts.numerator / parts.denominator,
                                     .numerator = parts.numerator % parts.denominator,
                                     .denominator = parts.denominator};
    if (notation_from_value(&forms[1], value, kind, NULL) != STATUS_OK)
        forms[1] = item->key;
    for (int i = 0; i < 2; i++) {
        *out = forms[i];
        if (out->kind == kind && !notation_identical(out, &item->key) &&
            rational_equal(notation_value(out), value))
            return true;
    }
    return false;
}

/* The key shows one form, and a pupil may have written another that is as right. */
static void add_other_form(struct page *page, struct page_cell *cell, const struct item *item)
{
    struct notation other;

    if (!other_form(item, &other))
        return;
    struct message right = message_with(N_("{other} is right, too, as is any equal one."),
                                        arg_notation("other", &other));
    say_message(page, cell, &right)->on_new_line = true;
}

static void add_question(struct page *page, struct page_table *table, const struct item *item,
                         int number)
{
    struct page_cell *cells = page_add_row(page, table);
    struct usual usual;

    usual_mistake(item, &usual);
    on_paper_question(page, &cells[0], item, number, true);
    add_other_form(page, &cells[0], item);
    if (usual.found)
        show_response(page, &cells[1], item, &usual.response);
    else
        say(page, &cells[1], "–");
    add_remark(page, &cells[2], item, &usual);
}

void worksheet_key_page(struct page *page, const struct worksheet *sheet)
{
    static const double weights[] = {5.8, 2.8, 10};
    static const char *const heads[] = {N_("Question"), N_("Usual mistake"), N_("What to say")};

    worksheet_begin_page(page, sheet);
    worksheet_add_title(page, sheet, N_("Key: {title} · {form}"));
    page_set_scale(page, SCALE);
    page_set_type(page, TYPE);
    struct page_table *table = page_add_table(page, 3, weights);
    struct page_cell *head = page_add_head(page, table);
    for (int i = 0; i < 3; i++)
        say(page, &head[i], text_get(heads[i]));
    if (sheet->examples > 1) {
        struct page_cell *cells = page_add_row(page, table);
        on_paper_question(page, &cells[0], &sheet->example[1], 0, true);
        add_other_form(page, &cells[0], &sheet->example[1]);
        say(page, &cells[1], text_get(N_("(example)")));
        add_reasons(page, &cells[2], &sheet->example[1]);
    }
    for (int i = 0; i < sheet->items; i++)
        add_question(page, table, &sheet->item[i], i + 1);
    for (int i = 0; i < sheet->exits; i++)
        add_question(page, table, &sheet->exit[i], WORKSHEET_ITEMS + 1 + i);
}

/* Its streams of chance: what is planned is the same on both forms. */
enum { STREAM_PLAN, STREAM_FORM };

/* Lessons with the same numbers, as fill-top and fill-below, ask other questions with one seed: or
 * one sheet would be the key to the other. */
static void begin_chance(const struct worksheet_order *order, uint32_t stream,
                         struct chance *chance)
{
    chance_init(chance, hash_text(order->seed, order->lesson->name), CHANCE_WORKSHEET, stream);
}

enum { SHEET_MOST = WORKSHEET_EXAMPLES + WORKSHEET_ITEMS + WORKSHEET_EXITS };

/* A sheet that is being filled. */
struct filling {
    const struct worksheet_order *order;
    struct chance chance;
    struct item *done; /* of the other form, if that is there, then of this one */
    int others, dones;
    /* Kinds of which the lesson has no more that is on neither form; on this one. */
    bool spent_anywhere[ITEM_KINDS], spent_here[ITEM_KINDS];
};

/* Whether nothing that it shows is right: “none of them” is. */
static bool none_is_right(const struct item *item)
{
    for (int i = 0; i < item->options && item->kind == ITEM_FIND; i++)
        if (item->option[i].right && item->option[i].figure.shape == SHAPE_NONE)
            return true;
    return false;
}

/* Whether nothing is equal to the same number in both: what is not equal hardly makes another
 * question, or a lesson of one number had hundreds of them. */
static bool asks_none_alike(const struct item *one, const struct item *other)
{
    return none_is_right(one) && none_is_right(other) && figure_same(&one->stem, &other->stem);
}

/* Whether one gives the other away: 3/4 = ?/20 and 3/4 = 15/?. */
static bool gives_answer(const struct item *one, const struct item *other)
{
    return one->hole != HOLE_NONE && other->hole != HOLE_NONE &&
           figure_same(&one->stem, &other->stem) && figure_same(&one->other, &other->other);
}

/* Whether they print alike: the letters at a line and the reasons to choose from do not stand on
 * paper. */
static bool prints_alike(const struct item *one, const struct item *other)
{
    enum paper_way way = item_paper_way(one);

    return (way == PAPER_CROSS || way == PAPER_REASON) && one->kind == other->kind &&
           figure_same(&one->stem, &other->stem) && one->other.shape == other->other.shape &&
           notation_identical(&one->other.number, &other->other.number);
}

/* Whether it is asked on the sheet already; `anywhere`: or on the other form. That nothing is equal
 * to a number may come again with other choices, but not more often than something is. */
static bool is_asked(const struct filling *filling, const struct item *item, bool anywhere)
{
    int equal = 0, none = 0;

    for (int i = 0; i < filling->dones; i++) {
        const struct item *done = &filling->done[i];
        bool here = i >= filling->others;
        if ((anywhere || here) && item_same(done, item))
            return true;
        equal += done->kind == ITEM_FIND && !none_is_right(done);
        none += here && asks_none_alike(done, item);
    }
    return none > 0 && none >= equal;
}

/* Whether it is another question than those of the sheet, but does not go with them. */
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
    return none_is_right(item) || (item->kind == ITEM_SIMPLIFY && item->factor == 1) ||
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
    if (planned->lesson != filling->order->lesson || planned->own >= 0 || planned->given ||
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
        again += asked && none_is_right(&made);
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
    const struct lesson *lesson = filling->order->lesson;

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
    bool of_lesson = planned->lesson == filling->order->lesson;

    return (of_kind && make_new(filling, planned, true, item)) ||
           (of_kind && make_new(filling, planned, false, item)) ||
           (of_lesson && make_other(filling, true, item)) ||
           (of_lesson && make_other(filling, false, item));
}

/* Whether it shows how such questions are done: not that there is nothing to do, nothing to find,
 * or no difference. */
static bool is_instructive(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right && item->option[i].words.id && item->kind != ITEM_PROVE)
            return false;
    return (item->kind != ITEM_SIMPLIFY || item->factor > 1) &&
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

/* What a sheet asks, the same for both forms. */
struct sheet_plan {
    struct planned item[WORKSHEET_ITEMS], exit[WORKSHEET_EXITS], example;
    int items;
};

/* The questions in an order in which one kind does not come three times in a row, if there is one;
 * to hand in two of the commonest kinds and an old one; and examples of the commonest. */
static struct sheet_plan plan_sheet(const struct worksheet_order *order)
{
    enum { TRIES = 100 };
    const struct lesson *lesson = order->lesson;
    struct sheet_plan plan = {.example = {.lesson = lesson, .kind = ITEM_KINDS, .own = -1}};
    enum item_kind second;
    struct chance chance;

    begin_chance(order, STREAM_PLAN, &chance);
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
    plan_old(order->before, order->befores, 1, &chance, &plan.exit[WORKSHEET_EXITS - 1]);
    return plan;
}

/* Where a lesson has few questions the examples are the first to be left out. */
static void fill_sheet(struct worksheet *sheet, struct filling *filling,
                       const struct sheet_plan *plan)
{
    const struct planned any = {.lesson = filling->order->lesson, .kind = ITEM_KINDS, .own = -1};

    for (int i = 0; i < WORKSHEET_ITEMS; i++)
        add_item(filling, i < plan->items ? &plan->item[i] : &any, sheet->item, &sheet->items);
    for (int i = 0; i < WORKSHEET_EXITS; i++)
        add_item(filling, &plan->exit[i], sheet->exit, &sheet->exits);
    if (sheet->exits < WORKSHEET_EXITS) /* the lesson before has no more */
        add_item(filling, &any, sheet->exit, &sheet->exits);
    for (int i = 0; i < WORKSHEET_EXAMPLES; i++)
        add_example(filling, &plan->example, sheet);
}

enum status worksheet_make(struct worksheet *out, const struct worksheet_order *order)
{
    struct filling filling = {.order = order};
    const struct sheet_plan plan = plan_sheet(order);

    *out = (struct worksheet){.order = *order};
    filling.done = memory_new((size_t)SHEET_MOST * WORKSHEET_FORMS, sizeof *filling.done);
    for (enum worksheet_form form = WORKSHEET_A; form <= order->form; form++) {
        *out = (struct worksheet){.order = *order};
        filling.others = filling.dones;
        memset(filling.spent_here, 0, sizeof filling.spent_here);
        begin_chance(order, STREAM_FORM + (uint32_t)form, &filling.chance);
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
