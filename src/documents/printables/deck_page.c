#include "documents/printables/deck_page.h"

#include "base/utf8.h"
#include "play/names.h"
#include "render/deck_inks.h"
#include "render/pages/print.h"
#include "text/text.h"

#include <string.h>

/* Such sentences name no players, and a card without its colour. */
static void add_name(const void *context, enum message_arg_kind kind, int index, struct strbuf *out)
{
    if (kind == MESSAGE_CARD)
        play_name_face(context, index, out);
    else
        strbuf_add(out, play_name_suit(context, index));
}

void deck_page_sentence(const struct printing *printing, struct message message, struct strbuf *out)
{
    const struct text_names names = {printing->deck, add_name};

    text_of(message, &names, out);
}

/* Adds "Fractions 1.0". */
static void add_deck(const struct printing *printing, struct strbuf *out)
{
    const char *version = deck_about(printing->deck)->version;

    strbuf_addf(out, "%s%s%s", printing_title(printing), *version ? " " : "", version);
}

void deck_page_begin_untitled(struct page *page, const struct printing *printing, int columns)
{
    const struct number_style style = deck_style(printing->deck, printing->words.style);
    struct strbuf text = {0};

    page_init(page, columns, &style);
    add_deck(printing, &text);
    page_set_foot(page, strbuf_text(&text));
    strbuf_release(&text);
}

void deck_page_begin(struct page *page, const struct printing *printing, int columns,
                     const char *title)
{
    deck_page_begin_untitled(page, printing, columns);
    page_add_title(page, text_get(title));
    page_set_beside(page, printing_title(printing));
    page->titled = true;
    page->ink = deck_ink(printing->deck);
}

void deck_page_name_rules(struct page *page, const struct printing *printing)
{
    const struct print_options *options = printing->options;
    const char *ruleset = options->ruleset ? options->ruleset : deck_about(printing->deck)->ruleset;
    const char *slash = strrchr(ruleset, '/');
    struct strbuf deck = {0}, rules = {0}, text = {0};

    if (!options->ruleset && !options->rules.count)
        return;
    add_deck(printing, &deck);
    /* "spin, jump-in=yes": of a file only its name. */
    utf8_add_text(&rules, slash ? slash + 1 : ruleset);
    for (int i = 0; i < options->rules.count; i++) {
        strbuf_add(&rules, ", ");
        utf8_add_text(&rules, options->rules.texts[i]);
    }
    deck_page_sentence(printing,
                       message_with(N_("{deck} · rules: {rules}"),
                                    arg_text("deck", strbuf_text(&deck)),
                                    arg_text("rules", strbuf_text(&rules))),
                       &text);
    page_set_foot(page, strbuf_text(&text));
    strbuf_release(&deck);
    strbuf_release(&rules);
    strbuf_release(&text);
}

static struct page_job job_of(const struct page *page, const struct printing *printing)
{
    return (struct page_job){
        .page = page,
        .template = printing->template,
        .sheet = printing->sheet,
        .words = printing->words,
        .deck = printing->deck,
    };
}

enum status deck_page_draw(struct page *page, struct printing *printing, struct press *press)
{
    const struct page_job job = job_of(page, printing);
    enum status status = page_print(&job, press, &printing->diag);

    page_release(page);
    return status;
}

double deck_page_words_size(const struct page *page, const struct printing *printing,
                            struct press *press)
{
    const struct page_job job = job_of(page, printing);
    double size;

    page_words_size(&job, press, &size);
    return size;
}

struct page_item *deck_page_say(struct page *page, struct page_cell *cell,
                                const struct printing *printing, struct message message)
{
    struct strbuf text = {0};

    deck_page_sentence(printing, message, &text);
    struct page_item *item = page_add_text(page, cell, strbuf_text(&text));
    strbuf_release(&text);
    return item;
}

struct page_item *deck_page_words(struct page *page, struct page_cell *cell, const char *id)
{
    return page_add_text(page, cell, text_get(id));
}

void deck_page_face(struct page *page, struct page_cell *cell, const struct printing *printing,
                    int card)
{
    static const enum page_picture shapes[] = {[PICTURE_PIE] = PAGE_PIE,
                                               [PICTURE_BAR] = PAGE_BAR,
                                               [PICTURE_LINE] = PAGE_NUMBER_LINE,
                                               [PICTURE_DOTS] = PAGE_DOTS,
                                               [PICTURE_SQUARE] = PAGE_SQUARE};
    static const uint32_t counted = 0x6B7A99; /* as dark as the suits' colours, and none of them */
    const struct card *kind = deck_card(printing->deck, card);

    if (kind->picture == PICTURE_NONE)
        page_add_number(page, cell, &kind->notation);
    else
        page_add_picture(page, cell, shapes[kind->picture], &kind->notation, counted);
    if (!kind->spin)
        return;
    struct page_item *whirl = template_sign(printing->template, "whirl")
                                  ? page_add_sign(page, cell, "whirl", COLOUR_DARK, false)
                                  : page_add_text(page, cell, "*");
    whirl->joined = true;
}

int deck_page_action_card(const struct deck *deck, enum action action)
{
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->action == action)
            return i;
    return DECK_NONE;
}

struct page_item *deck_page_suit(struct page *page, struct page_cell *cell,
                                 const struct printing *printing, int suit)
{
    const struct suit *of = deck_suit(printing->deck, suit);

    return page_add_suit(page, cell, of->shape,
                         words_in(&of->abbreviations, printing->words.language), of->colour);
}
