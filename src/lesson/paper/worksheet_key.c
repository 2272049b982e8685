/* The key of a sheet, for the teacher: a small copy with the answers, and beside each question the
 * usual wrong answer and what to say to it. */
#include "lesson/paper/on_paper.h"
#include "lesson/paper/usual.h"
#include "lesson/paper/worksheet_page.h"
#include "text/text.h"

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
