#include "render/faces/fitting.h"

#include "render/faces/layer.h"
#include "render/faces/number.h"
#include "render/faces/part.h"
#include "render/faces/visible.h"

#include <math.h>
#include <stdio.h>

struct gauge {
    const struct fitting *job;
    struct number_style style;
    bool estimated; /* the typeface's widest letters are known, so most texts need no measuring */
    double scale;
    struct type_on_demand type;
    unsigned kinds[DECK_SUITS + 1]; /* the kinds (bits) of each suit's wanted cards; the last entry:
                                       of cards without a suit */
    unsigned all_kinds;             /* the kinds of all wanted cards */
    struct diag *diag;
};

/* Returns false if there is no typeface to measure with. */
static bool can_measure(struct gauge *gauge)
{
    const struct template *template = gauge->job->template;

    return type_demand(&gauge->type, template->family, template->family_where) == STATUS_OK;
}

static bool line_fits(struct gauge *gauge, const struct part *part, const char *text)
{
    struct fit fit = part_fit(part, gauge->scale);
    struct set_line line;

    if ((gauge->estimated && fit_surely_line(&fit, text)) || !can_measure(gauge))
        return true;
    type_line(gauge->type.type, text, part->bold, &line);
    return part->show == SHOW_ABBREVIATION ? fit_letters_read(&fit, &line)
                                           : fit_line(&fit, &line) >= fit.smallest;
}

static bool block_fits(struct gauge *gauge, const struct part *part, const char *text)
{
    struct fit fit = part_fit(part, gauge->scale);
    struct block block;

    if ((gauge->estimated && fit_surely_block(&fit, text)) || !can_measure(gauge))
        return true;
    return fit_block(gauge->type.type, &fit, text, &block);
}

/* Returns whether words fit the box of their part, broken into lines, or its baseline. */
static bool words_fit(struct gauge *gauge, const struct part *part, const char *text)
{
    return block_fits(gauge, part, text) || (part->on_baseline && line_fits(gauge, part, text));
}

static bool number_fits(struct gauge *gauge, const struct part *part,
                        const struct notation *notation)
{
    const double smallest = part_fit(part, gauge->scale).smallest;
    struct number_look look = number_look_of(part, part->widths - 1, 0);
    double em = 0;

    if ((gauge->estimated && smallest <= part->size &&
         number_surely_fits(notation, &gauge->style, &look, smallest)) ||
        !can_measure(gauge))
        return true;
    number_fit(gauge->type.type, notation, &gauge->style, &look, &em);
    return em >= smallest;
}

/* Returns a length of the template as it will be on paper, in mm, rounded for a reader. */
static double on_paper(const struct gauge *gauge, double mm)
{
    return round(100 * gauge->scale * mm) / 100;
}

/* Adds an error to diag. `message` says what is too long; this function adds the size of the box on
 * paper and its place in the template. */
static void complain(struct gauge *gauge, const struct part *part, struct position where,
                     struct message message)
{
    char place[4096];

    snprintf(place, sizeof place, "%s:%d", part->where.file, part->where.line);
    message_add(&message, arg_text("place", place));
    message_add(&message, arg_mm("width", on_paper(gauge, part_box(part, part->widths - 1).width)));
    message_add(&message, arg_mm("height", on_paper(gauge, part->box.height)));
    message_add(&message, arg_mm("least", on_paper(gauge, part_fit(part, gauge->scale).smallest)));
    diag_add(gauge->diag, SEVERITY_ERROR, where, message);
}

/* Complains, at its place in the template, of type too small to be read, or of a box too low for
 * any letter; no text or number would fit there. Returns true if there is no complaint. */
static bool type_is_readable(struct gauge *gauge, const struct part *part)
{
    /* The height of a digit or capital in Andika, in em. */
    static const double capital = 0.734;
    const double least = part_fit(part, gauge->scale).smallest;
    bool words = part->kind == PART_TEXT, reduced = gauge->scale < 1;
    const char *id = NULL;
    char needed[32];

    if (part->size < least - 1e-9)
        id = words && reduced
                 ? N_("on these cards this type is {size} mm high, too small to read in the hand; "
                      "write size=\"{needed}\" or more in your own template, or choose a sheet "
                      "with larger cards")
             : words ? N_("type of {size} mm is too small to read in the hand; write "
                          "size=\"{needed}\" or more")
             : reduced
                 ? N_("on these cards this type is {size} mm high, too small to read across a "
                      "table; write size=\"{needed}\" or more in your own template, or choose a "
                      "sheet with larger cards")
                 : N_("type of {size} mm is too small to read across a table; write "
                      "size=\"{needed}\" or more");
    else if (part->box.height < capital * least)
        id = N_("a box {height} mm high has no room for type of {least} mm, the smallest that is "
                "readable; make it higher");
    if (!id)
        return true;
    snprintf(needed, sizeof needed, "%.10g", ceil(100 * least - 1e-6) / 100);
    diag_add(gauge->diag, SEVERITY_ERROR, part->where,
             message_with(id, arg_mm("size", on_paper(gauge, part->size)),
                          arg_mm("height", on_paper(gauge, part->box.height)),
                          arg_mm("least", on_paper(gauge, least)), arg_text("needed", needed)));
    return false;
}

/* Complains of each wanted translation that does not fit; `where` gives the file. */
static void check_words_of(struct gauge *gauge, const struct part *part, const struct words *words,
                           struct position where,
                           bool (*fits)(struct gauge *, const struct part *, const char *))
{
    static const char id[] =
        N_("“{text}” (language {language}) does not fit its box of {width} by {height} mm "
           "({place}), even in type of {least} mm, the smallest that is readable in the "
           "hand; shorten it, or enlarge the box in your own template");
    const char *wanted = words_in(words, gauge->job->words->language);

    for (int i = 0; i < words->count; i++) {
        const struct words_in *in = &words->in[i];
        if ((!gauge->job->every_language && in->text != wanted) || !*in->text ||
            fits(gauge, part, in->text))
            continue;
        /* A title that is too long for one back is told of once. */
        if (!diag_has(gauge->diag, words_place(in, where), id))
            complain(
                gauge, part, words_place(in, where),
                message_with(id, arg_typed("text", in->text), arg_text("language", in->language)));
    }
}

/* Complains of each action's name that does not fit. breuk itself has these names, in the language
 * of `words`. All actions are checked, since another deck has the ones that this deck lacks, unless
 * the user chose which cards to print. */
static void check_actions(struct gauge *gauge, const struct part *part, unsigned kinds)
{
    const struct deck *deck = gauge->job->deck;

    for (enum action action = ACTION_DRAW_TWO; action <= ACTION_WILD_DRAW_FOUR; action++) {
        bool wanted = !deck || !gauge->job->copies;
        struct strbuf text = {0};
        for (int i = 0; !wanted && i < deck_card_count(deck); i++)
            wanted = deck_card(deck, i)->action == action && card_is_wanted(gauge->job->copies, i);
        if (!wanted || !(kinds & 1u << (action >= ACTION_WILD ? FACE_WILD : FACE_ACTION)))
            continue;
        paper_action(gauge->job->words, action, &text);
        if (!line_fits(gauge, part, strbuf_text(&text)))
            complain(
                gauge, part, part->where,
                message_with(N_("“{text}” (language {language}) does not fit its box of {width} by "
                                "{height} mm ({place}), even in type of {least} mm, the smallest "
                                "that is readable in the hand; enlarge the box"),
                             arg_text("text", strbuf_text(&text)),
                             arg_text("language", gauge->job->words->language)));
        strbuf_release(&text);
    }
}

static void check_reference_card(struct gauge *gauge, const struct part *part,
                                 const struct card *card)
{
    struct strbuf text = {0};
    const struct reference reference = reference_of(gauge->job->deck, card);

    paper_reference(gauge->job->words, gauge->job->deck, &reference, &text);
    if (!block_fits(gauge, part, strbuf_text(&text)))
        complain(gauge, part, card->where,
                 message_with(
                     N_("the list of what the wheel or the actions do (language {language}) does "
                        "not fit its box of {width} by {height} mm ({place}), even in type of "
                        "{least} mm, the smallest that is readable in the hand; print larger "
                        "cards, add another <extra reference=\"yes\"> to share the text, or leave "
                        "these cards out: --only numbers --only actions --only wilds"),
                     arg_text("language", gauge->job->words->language)));
    strbuf_release(&text);
}

static void complain_of_number(struct gauge *gauge, const struct part *part, struct position where,
                               const struct notation *notation)
{
    complain(gauge, part, where,
             message_with(
                 N_("{number} does not fit its box of {width} by {height} mm ({place}), even in "
                    "type of {least} mm, the smallest that is readable across a table; print the "
                    "value with fewer digits, or enlarge the box in your own template"),
                 arg_notation("number", notation)));
}

static void check_numbers(struct gauge *gauge, const struct part *part, const struct layer *layer)
{
    const struct deck *deck = gauge->job->deck;

    for (int i = 0; i < deck_card_count(deck) && gauge->diag->count < DIAG_LIMIT; i++) {
        const struct card *card = deck_card(deck, i);
        if (card_is_wanted(gauge->job->copies, i) && card->kind == CARD_NUMBER &&
            card->picture == PICTURE_NONE && layer_is_of(layer, deck, card, &gauge->style) &&
            !number_fits(gauge, part, &card->notation) &&
            card_is_first(deck, gauge->job->copies, card, layer))
            complain_of_number(gauge, part, card->where, &card->notation);
    }
}

/* Complains of a picture that the template asks for on a card; the deck's own pictures were checked
 * when the deck was read. */
static void complain_of_picture(struct gauge *gauge, const struct part *part,
                                const struct card *card, struct message why)
{
    char place[4096];
    struct strbuf reason = {0};

    paper_say(gauge->job->words, why, &reason);
    snprintf(place, sizeof place, "%s:%d", part->where.file, part->where.line);
    diag_add(
        gauge->diag, SEVERITY_ERROR, card->where,
        message_with(N_("the template cannot draw {number} as this picture ({place}): {why}; use "
                        "another template, or write optional=\"yes\" there in your own template"),
                     arg_notation("number", &card->notation), arg_text("place", place),
                     arg_text("why", strbuf_text(&reason))));
    strbuf_release(&reason);
}

static void check_pictures(struct gauge *gauge, const struct part *part, const struct layer *layer)
{
    const struct deck *deck = gauge->job->deck;
    struct message why;

    for (int i = 0; i < deck_card_count(deck) && gauge->diag->count < DIAG_LIMIT; i++) {
        const struct card *card = deck_card(deck, i);
        bool drawn =
            card_is_wanted(gauge->job->copies, i) && layer_is_of(layer, deck, card, &gauge->style);
        enum picture picture = drawn ? part_picture(part, card) : PICTURE_NONE;
        if (picture != PICTURE_NONE && !picture_can_show(picture, &card->notation, &why) &&
            card_is_first(deck, gauge->job->copies, card, layer))
            complain_of_picture(gauge, part, card, why);
    }
}

static void check_text(struct gauge *gauge, const struct part *part, const struct layer *layer)
{
    const struct deck *deck = gauge->job->deck;
    const unsigned kinds = layer->kinds;

    if (part->show == SHOW_ACTION) {
        check_actions(gauge, part, kinds);
        return;
    }
    if (part->show == SHOW_WORDS)
        check_words_of(gauge, part, &part->words, part->where, block_fits);
    if (!deck)
        return;
    if (part->show == SHOW_DECK)
        check_words_of(gauge, part, &deck_about(deck)->title, deck_about(deck)->where, words_fit);
    if (part->show == SHOW_ABBREVIATION || part->show == SHOW_SUIT)
        for (int i = 0; i < deck_suit_count(deck); i++) {
            const struct suit *suit = deck_suit(deck, i);
            if (kinds & gauge->kinds[i] && layer_has_suit(layer, suit))
                check_words_of(gauge, part,
                               part->show == SHOW_SUIT ? &suit->names : &suit->abbreviations,
                               suit->where, line_fits);
        }
    if (part->show == SHOW_TITLE || part->show == SHOW_REFERENCE)
        for (int i = 0; i < deck_card_count(deck); i++) {
            const struct card *card = deck_card(deck, i);
            if (card->kind != CARD_EXTRA || !card_is_wanted(gauge->job->copies, i) ||
                !(kinds & 1u << face_kind_of(card)))
                continue;
            if (part->show == SHOW_TITLE)
                check_words_of(gauge, part, &card->title, card->where, words_fit);
            else if (card->reference)
                check_reference_card(gauge, part, card);
        }
}

/* Checks the parts of a layer; a part that is repeated in the opposite corner is checked once. */
static void check_layer(struct gauge *gauge, const struct layer *layer)
{
    for (size_t i = 0; i < layer->count; i++) {
        const struct part *part = &layer->parts[i];
        /* A back has no kinds. */
        bool drawn = !gauge->job->deck || !layer->kinds || gauge->all_kinds & layer->kinds;
        bool type = part->kind == PART_TEXT || part->kind == PART_NUMBER;
        if (part->turned || (type && drawn && !type_is_readable(gauge, part)))
            continue;
        if (part->kind == PART_TEXT)
            check_text(gauge, part, layer);
        else if (part->kind == PART_NUMBER && part->fixed &&
                 !number_fits(gauge, part, &part->notation))
            complain_of_number(gauge, part, part->where, &part->notation);
        else if (part->kind == PART_NUMBER && !part->fixed && gauge->all_kinds & layer->kinds)
            check_numbers(gauge, part, layer);
        else if (part->kind == PART_PICTURE && !part->fixed && !part->optional &&
                 gauge->all_kinds & layer->kinds)
            check_pictures(gauge, part, layer);
    }
}

static bool deck_has_number(const struct deck *deck, const struct notation *number)
{
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->kind == CARD_NUMBER &&
            notation_identical(&deck_card(deck, i)->notation, number))
            return true;
    return false;
}

/* Warns of numbers and suits that a layer is for and the deck has not: most likely they are written
 * otherwise there, and the layer is on no card. */
static void check_limits(struct gauge *gauge, const struct layer *layer)
{
    const struct deck *deck = gauge->job->deck;
    const char *name = deck_about(deck)->name;

    for (size_t i = 0; i < layer->value_count; i++)
        if (!deck_has_number(deck, &layer->values[i]))
            diag_add(gauge->diag, SEVERITY_WARNING, layer->where,
                     message_with(
                         N_("the deck “{deck}” has no card {number} for this layer; write the "
                            "number as it is there, a mixed one without a space (1+1/2, -1-1/2)"),
                         arg_notation("number", &layer->values[i]), arg_text("deck", name)));
    for (size_t i = 0; i < layer->suit_count; i++)
        if (deck_find_suit(deck, layer->suits[i]) == DECK_NONE)
            diag_add(gauge->diag, SEVERITY_WARNING, layer->where,
                     message_with(N_("the deck “{deck}” has no suit “{suit}” for this layer; write "
                                     "the id of one of its suits"),
                                  arg_text("suit", layer->suits[i]), arg_text("deck", name)));
}

/* Sets the widest style that any language has for a number. */
static void widen(struct number_style *style)
{
    style->mixed = MIXED_PLUS;
    style->percent_space = PERCENT_SPACE_NO_BREAK;
}

void fitting_check(const struct fitting *fitting, struct diag *diag)
{
    const struct template *template = fitting->template;
    const struct deck *deck = fitting->deck;
    struct number_style language = *fitting->words->style;

    if (fitting->every_language)
        widen(&language);
    struct gauge gauge = {
        .job = fitting,
        .style = deck ? deck_style(deck, &language) : language,
        .estimated = fit_knows(template->family),
        .scale = fitting->scale > 0 ? fitting->scale : 1,
        .type = {.type = fitting->type},
        .diag = diag,
    };

    for (int i = 0; deck && i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (!card_is_wanted(fitting->copies, i))
            continue;
        gauge.kinds[card->suit == DECK_NONE ? DECK_SUITS : card->suit] |= 1u << face_kind_of(card);
        gauge.all_kinds |= 1u << face_kind_of(card);
    }
    /* Layers and backs that no wanted card has are not drawn, so they are not checked. */
    for (size_t i = 0; i < template->layer_count; i++)
        if (!deck || !fitting->copies || gauge.all_kinds & template->layers[i].kinds)
            check_layer(&gauge, &template->layers[i]);
    for (size_t i = 0; i < template->layer_count && deck; i++)
        check_limits(&gauge, &template->layers[i]);
    visible_check(fitting, diag);
    for (size_t i = 0; fitting->back && i < template->back_count; i++) {
        bool wanted = !deck || !fitting->copies;
        for (int k = 0; !wanted && k < deck_card_count(deck); k++)
            wanted = card_is_wanted(fitting->copies, k) &&
                     (size_t)template_back_of(template, deck, k) == i;
        if (wanted)
            check_layer(&gauge, &template->backs[i].layer);
    }
    type_free(gauge.type.own);
}
