/* A worksheet as a page: the sheet that pupils get; and its key, for the teacher: a small copy with
 * the answers, and beside each question the usual wrong answer and what to say to it. */

#include "lesson/paper/on_paper.h"
#include "lesson/paper/usual.h"
#include "lesson/paper/worksheet.h"
#include "text/text.h"

#include <string.h>

/* --- the sheet */

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
                        arg_text("lesson", sheet->request.lesson->name),
                        arg_count("version", sheet->request.lesson->version),
                        arg_text("form", worksheet_form_name(sheet->request.form)),
                        arg_count("seed", (int64_t)sheet->request.seed));
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
    const struct words *title = &sheet->request.lesson->title;
    struct page_cell *cell = page_add_lead(page);
    struct strbuf text = {0};

    text_of(message_with(id, arg_text("title", words_in(title, text_language())),
                         arg_text("form", worksheet_form_name(sheet->request.form))),
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

/* Adds the part to be cut off and handed in, with a name on it. */
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

/* --- the key */

/* Of the copy, and of its type, so that it has 7 points even where it is made smaller to need no
 * second page; and the height of a digit beside it, mm, as on any other page. */
static const double SCALE = 0.58, TYPE = 0.74, DIGIT = 2.5;

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

    if (option->figure.shape == SHAPE_NONE) {
        say_message(page, cell, &option->words);
    } else if (option->figure.shape == SHAPE_PRINTED) {
        show_number(page, cell, &option->figure.number);
    } else {
        struct message picture =
            message_with(N_("picture {label}"), arg_text("label", option_label(item, index)));
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
    const struct message *message;

    for (int i = 0; (message = sentence(telling, i)); i++)
        if (on_paper_makes_sense(item, message))
            say_message(page, cell, message)->on_new_line = true;
}

/* Why the right answer is right. */
static void add_reasons(struct page *page, struct page_cell *cell, const struct item *item)
{
    struct telling telling;

    item_explain(item, &telling);
    add_sentences(page, cell, item, &telling);
}

/* Adds the reply to the usual wrong answer; if none is known, why the right one is right. */
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
