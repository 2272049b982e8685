#include "documents/printables/deck_page.h"

#include "play/names.h"
#include "text/text.h"

/* Whether a section's lines are points of a list; in the others they are paragraphs. */
static bool is_list(enum rules_section section)
{
    switch (section) {
    case SECTION_NEEDED:
    case SECTION_DEAL:
    case SECTION_FIRST_CARD:
    case SECTION_TURN:
    case SECTION_HOUSE:
    case SECTION_WRONG:
    case SECTION_POINTS:
        return true;
    default:
        return false;
    }
}

/* Adds "Draw red: draw cards until…", in bold up to the colon. */
static void add_named(struct page *page, struct page_cell *cell, const char *name,
                      const struct strbuf *text)
{
    struct strbuf bold = {0}, whole = {0};

    strbuf_addf(&bold, "\002%s\003", name);
    text_of(message_with(N_("{name}: {text}"), arg_text("name", strbuf_text(&bold)),
                         arg_text("text", strbuf_text(text))),
            NULL, &whole);
    page_add_text(page, cell, strbuf_text(&whole));
    strbuf_release(&bold);
    strbuf_release(&whole);
}

/* Adds 1/2 = 2/4 = a pie of that value. */
static void add_faces(const struct rule_page *rules, const struct rule_line *line)
{
    struct page_cell *cell = page_add_paragraph(rules->page);

    for (int i = 0; i < line->faces; i++) {
        if (i > 0)
            page_add_text(rules->page, cell, "=");
        deck_page_face(rules->page, cell, rules->printing, line->face[i]);
    }
}

static struct page_cell *add_row(struct rule_page *rules)
{
    const double weights[] = {rules->narrow ? 1.6 : 2.6, 10};

    if (!rules->table)
        rules->table = page_add_table(rules->page, 2, weights);
    rules->table->centred[0] = rules->action != ACTION_NONE;
    return page_add_row(rules->page, rules->table);
}

/* Adds the row of an action, which is complete when another line begins. */
static void end_action(struct rule_page *rules)
{
    if (!*strbuf_text(&rules->text))
        return;
    enum action action = (enum action)rules->action;
    struct page_cell *cells = add_row(rules);
    struct strbuf name = {0};
    bool has_sign = template_sign(rules->printing->template, deck_action_word(action));
    if (rules->card > 0 && has_sign)
        page_add_card(rules->page, &cells[0], deck_page_action_card(rules->printing->deck, action),
                      rules->card);
    else if (has_sign)
        page_add_sign(rules->page, &cells[0], deck_action_word(action), COLOUR_DARK, false);
    else
        deck_page_words(rules->page, &cells[0], play_action_words[action]);
    paper_action(&rules->printing->words, action, &name);
    add_named(rules->page, &cells[1], strbuf_text(&name), &rules->text);
    strbuf_release(&name);
    strbuf_clear(&rules->text);
    rules->action = ACTION_NONE;
}

/* Adds a row of a wide table, or in a narrow column a point. */
static void add_segment(struct rule_page *rules, const struct rule_line *line)
{
    const struct wheel_segment *segment =
        &deck_wheel(rules->printing->deck)->segments[line->segment];
    const char *title = words_in(&segment->title, rules->printing->words.language);
    struct strbuf text = {0}, bold = {0};

    deck_page_sentence(rules->printing, line->message, &text);
    if (rules->narrow) {
        add_named(rules->page, page_add_point(rules->page), title, &text);
    } else {
        struct page_cell *cells = add_row(rules);
        strbuf_addf(&bold, "\002%s\003", title);
        page_add_text(rules->page, &cells[0], strbuf_text(&bold));
        if (segment->suit != DECK_NONE)
            deck_page_suit(rules->page, &cells[0], rules->printing, segment->suit);
        page_add_text(rules->page, &cells[1], strbuf_text(&text));
    }
    strbuf_release(&text);
    strbuf_release(&bold);
}

static void add_line(void *context, const struct rule_line *line)
{
    struct rule_page *rules = context;

    if (!rules->wanted(line))
        return;
    if (line->action == ACTION_NONE)
        end_action(rules);
    if (rules->section != (int)line->section) {
        rules->table = NULL;
        page_add_heading(rules->page, text_get(rules_section_title(line->section)));
    }
    rules->section = (int)line->section;
    /* "draw two: the next player draws…", its sentences one after the other, or where there is room
     * below each other. */
    if (line->action != ACTION_NONE) {
        if (rules->action != (int)line->action)
            end_action(rules);
        rules->action = (int)line->action;
        if (rules->text.length > 0)
            strbuf_add_char(&rules->text, rules->narrow ? ' ' : '\n');
        deck_page_sentence(rules->printing, line->message, &rules->text);
        return;
    }
    if (line->segment != DECK_NONE) {
        add_segment(rules, line);
        return;
    }
    rules->table = NULL;
    if (line->message.id) {
        struct page_cell *cell =
            is_list(line->section) ? page_add_point(rules->page) : page_add_paragraph(rules->page);
        deck_page_say(rules->page, cell, rules->printing, line->message);
    }
    if (line->faces > 0)
        add_faces(rules, line);
}

void rule_page_add(struct rule_page *rules)
{
    rules->section = -1;
    rules->action = ACTION_NONE;
    rules_describe(rules->printing->deck, &rules->printing->settings, add_line, rules);
    end_action(rules);
    strbuf_release(&rules->text);
}

struct text_of_rules {
    const struct printing *printing;
    bool (*wanted)(const struct rule_line *line);
    const char *between;
    struct strbuf *out;
};

static void add_text(void *context, const struct rule_line *line)
{
    const struct text_of_rules *text = context;

    if (!line->message.id || !text->wanted(line))
        return;
    if (text->out->length > 0)
        strbuf_add(text->out, text->between);
    deck_page_sentence(text->printing, line->message, text->out);
}

void rule_page_text(const struct printing *printing, bool (*wanted)(const struct rule_line *line),
                    const char *between, struct strbuf *out)
{
    struct text_of_rules text = {printing, wanted, between, out};

    rules_describe(printing->deck, &printing->settings, add_text, &text);
}
