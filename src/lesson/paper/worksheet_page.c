/* The sheet that pupils get. */
#include "lesson/paper/worksheet_page.h"
#include "lesson/paper/on_paper.h"
#include "text/text.h"

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

void worksheet_begin_page(struct page *page, const struct worksheet *sheet)
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

struct page_cell *worksheet_add_title(struct page *page, const struct worksheet *sheet,
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
