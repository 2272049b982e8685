#include "render/faces/visible.h"

#include "colour/sight.h"
#include "render/deck_inks.h"
#include "render/faces/layer.h"
#include "render/faces/part.h"

#include <math.h>
#include <stdio.h>

struct inspection {
    const struct fitting *job;
    double scale;       /* mm of the paper for each mm of the template */
    unsigned pictured;  /* bits: suits whose colour fills parts that are counted in pictures */
    unsigned has_cards; /* bits: suits that have wanted cards */
    bool tints;         /* the template prints tints of the suits on these */
    struct diag *diag;
};

/* Returns a figure as an argument of a message, cut off after one decimal: 9.96 of 10 is not 10.0.
 */
static struct message_arg arg_tenths(const char *name, double figure)
{
    char text[32];

    snprintf(text, sizeof text, "%.1f", floor(10 * figure) / 10);
    return arg_number(name, text);
}

/* --- Colours on white paper */

/*
 * Returns how far a field of this colour is from paper, to eyes of this kind. Contrast alone would
 * not do: no yellow that is still yellow reaches 3 to 1 (WCAG 2.1, 1.4.11), which thin lines need,
 * but a field is known by its hue as well. It needs SIGHT_APART, as suits do to be told apart.
 */
static double from_paper(enum sight sight, uint32_t colour)
{
    return sight_difference(sight, colour, COLOUR_PAPER);
}

/* Returns the same without colours, as a copier sees it. */
static double grey_from_paper(uint32_t colour)
{
    return from_paper(SIGHT_USUAL, colour_grey(colour));
}

/* Returns the lightest shade of the colour that all can tell from paper, without colours too. */
static uint32_t darkened(uint32_t colour)
{
    for (unsigned part = 255;; part--) { /* black is far enough */
        uint32_t shade = 0;
        for (int shift = 16; shift >= 0; shift -= 8)
            shade |= ((colour >> shift & 255) * part / 255) << shift;
        if (part == 0 || (grey_from_paper(shade) >= SIGHT_APART &&
                          from_paper(sight_nearest(shade, COLOUR_PAPER), shade) >= SIGHT_APART))
            return shade;
    }
}

/* Returns a darker shade of the colour whose tint can be told from paper; `share` is that of the
 * deck's tints. */
static uint32_t dark_enough(uint32_t colour, double share)
{
    for (unsigned part = 255;; part--) {
        uint32_t shade = 0;
        for (int shift = 16; shift >= 0; shift -= 8)
            shade |= ((colour >> shift & 255) * part / 255) << shift;
        if (part == 0 || from_paper(SIGHT_USUAL, ink_tint(shade, share)) >= SIGHT_APART)
            return shade;
    }
}

/* Complains at a suit whose colour is too near that of the paper. Where it fills parts of pictures
 * that is an error; a field has its shape and letters besides. Returns whether it is far enough. */
static bool check_suit(const struct inspection *inspection, int index)
{
    const struct suit *suit = deck_suit(inspection->job->deck, index);
    bool pictured = inspection->pictured & 1u << index;
    double distance = from_paper(SIGHT_USUAL, suit->colour);
    const char *id = NULL;
    enum severity severity = SEVERITY_WARNING;
    char shade[8];

    if (distance < SIGHT_APART) {
        severity = pictured ? SEVERITY_ERROR : SEVERITY_WARNING;
        id = pictured ? N_("the pictures of {suit} look empty: its colour is only {distance} apart "
                           "from white paper (black and white: 100), but needs at least {least}; "
                           "make it darker, such as {colour}")
                      : N_("the colour of {suit} cannot be told from white paper: they are "
                           "{distance} apart (black and white: 100), but need at least {least}; "
                           "make it darker, such as {colour}");
    } else if (pictured) {
        distance = from_paper(sight_nearest(suit->colour, COLOUR_PAPER), suit->colour);
        if (distance < SIGHT_APART) {
            id = N_("the pictures of {suit} look empty to a colour-blind pupil: its colour is only "
                    "{distance} apart from white paper (black and white: 100), but needs at least "
                    "{least}; make it darker, such as {colour}");
        } else if ((distance = grey_from_paper(suit->colour)) < SIGHT_APART) {
            id = N_("printed or copied without colours, the pictures of {suit} look empty: its "
                    "grey is only {distance} apart from white paper (black and white: 100), but "
                    "needs at least {least}; make it darker, such as {colour}");
        }
    }
    if (!id)
        return true;
    uint32_t better = darkened(suit->colour);
    if (inspection->tints) /* it is to be seen as a tint as well */
        better = dark_enough(better, deck_tint_share(inspection->job->deck));
    snprintf(shade, sizeof shade, "#%06X", (unsigned)better);
    diag_suggest(inspection->diag, severity, suit->colour_at,
                 message_with(id, arg_text("suit", suit->id), arg_tenths("distance", distance),
                              arg_count("least", (int64_t)SIGHT_APART), arg_text("colour", shade)),
                 shade /* as long as what stands there */, shade);
    return false;
}

/* --- Tints of the suits, behind numbers */

/* Returns whether the template prints tints of the suits on cards of these kinds. */
static bool has_tints(const struct template *template, unsigned kinds)
{
    for (size_t i = 0; i < template->layer_count; i++)
        for (size_t k = 0; k < template->layers[i].count; k++)
            if (template->layers[i].kinds & kinds &&
                template->layers[i].parts[k].kind != PART_PICTURE && /* see check_inks */
                template->layers[i].parts[k].fill.kind == INK_SUIT_TINT)
                return true;
    return false;
}

/* As pale as the tints of the usual suits may become; a paler one is the work of a dark suit. */
static const double TINT_LEAST = 0.45;

/* Returns a lighter colour on whose tint black can be read while it keeps enough of its darkness.
 */
static uint32_t light_enough(uint32_t colour)
{
    uint32_t lighter = colour;

    for (int percent = 99; percent > 0 && ink_tint_share(&lighter, 1) < TINT_LEAST; percent--)
        lighter = colour_lighter(colour, percent / 100.0);
    return lighter;
}

/* Warns of a suit that is so dark that its tint must be paler than those of others, for black to be
 * read on it, and theirs with it (ink_tint_share); or so light that its tint looks like paper. */
static void check_tint(const struct inspection *inspection, int index)
{
    const struct suit *suit = deck_suit(inspection->job->deck, index);
    uint32_t better;
    const double share = deck_tint_share(inspection->job->deck);
    const double distance = from_paper(SIGHT_USUAL, ink_tint(suit->colour, share));
    const bool dark = ink_tint_share(&suit->colour, 1) < TINT_LEAST;
    char shade[8];

    if (!dark && (distance >= SIGHT_APART || share < TINT_LEAST))
        return;
    better = dark ? light_enough(suit->colour) : dark_enough(suit->colour, share);
    snprintf(shade, sizeof shade, "#%06X", (unsigned)better);
    diag_suggest(
        inspection->diag, SEVERITY_WARNING, suit->colour_at,
        message_with(dark ? N_("{suit} is so dark that black numbers can be read on its "
                               "tint only if the tints of all suits become much paler; "
                               "make it lighter, such as {colour}")
                          : N_("the tint of {suit} behind its numbers cannot be told from "
                               "white paper: they are {distance} apart (black and white: 100), but "
                               "need at least {least}; make it darker, such as {colour}"),
                     arg_text("suit", suit->id), arg_tenths("distance", distance),
                     arg_count("least", (int64_t)SIGHT_APART), arg_text("colour", shade)),
        shade, shade);
}

/* Returns the suits (bits) that have wanted cards of these kinds on which the part draws a picture,
 * and in *filled those of them whose picture is made of filled parts, as a number line is not. */
static unsigned suits_drawn(const struct inspection *inspection, const struct part *part,
                            unsigned kinds, unsigned *filled)
{
    const struct fitting *job = inspection->job;
    unsigned drawn = 0;

    *filled = 0;
    for (int i = 0; i < deck_card_count(job->deck); i++) {
        const struct card *card = deck_card(job->deck, i);
        if (card->suit == DECK_NONE || !card_is_wanted(job->copies, i) ||
            !(kinds & 1u << face_kind_of(card)))
            continue;
        enum picture picture = part_picture(part, card);
        drawn |= picture != PICTURE_NONE ? 1u << card->suit : 0;
        *filled |= picture != PICTURE_NONE && picture != PICTURE_LINE ? 1u << card->suit : 0;
    }
    return drawn;
}

/* Returns the colour of an ink on a card of this suit. */
static uint32_t colour_of(const struct inspection *inspection, struct ink ink, int suit)
{
    const struct deck *deck = inspection->job->deck;

    if (ink.kind == INK_SUIT_TINT)
        return deck_tint(deck, deck_suit(deck, suit));
    return ink.kind == INK_DECK ? deck_ink(deck) : ink_colour(ink, deck_suit(deck, suit)->colour);
}

/* Returns whether an ink comes too near to the paper on a card of one of these suits; without a
 * deck, on any. What stands on a suit's field is white on a dark one, and so never right on
 * paper. */
static bool is_paper(const struct inspection *inspection, struct ink ink, unsigned suits)
{
    bool near = ink.kind == INK_ON_SUIT || ink.kind == INK_PAPER ||
                (ink.kind == INK_FIXED && from_paper(SIGHT_USUAL, ink.colour) < SIGHT_APART);

    for (int i = 0; ink.kind == INK_SUIT_TINT && i < DECK_SUITS; i++)
        near = near || (suits & 1u << i &&
                        from_paper(SIGHT_USUAL, colour_of(inspection, ink, i)) < SIGHT_APART);
    return near;
}

static uint32_t lighter(uint32_t one, uint32_t other)
{
    return colour_contrast(COLOUR_PAPER, one) < colour_contrast(COLOUR_PAPER, other) ? one : other;
}

/* Checks the colours of a picture that a template draws. A suit's own colour is its deck's. */
static void check_inks(struct inspection *inspection, const struct part *part, unsigned kinds)
{
    const struct deck *deck = inspection->job->deck;
    unsigned filled = 0, drawn = deck ? suits_drawn(inspection, part, kinds, &filled) : 0;
    uint32_t lines = COLOUR_DARK; /* the lightest that is drawn */

    if (deck && !drawn)
        return;
    if (part->fill.kind == INK_SUIT)
        inspection->pictured |= filled;
    else if (is_paper(inspection, part->fill, filled) &&
             (filled || (!deck && part->picture != PICTURE_LINE)))
        diag_add(inspection->diag, SEVERITY_ERROR, part->where,
                 message_of(N_("this picture looks empty: the parts that count have the colour of "
                               "the paper; write fill=\"suit\" or fill=\"dark\"")));
    for (int i = 0; deck && i < deck_suit_count(deck); i++)
        if (drawn & 1u << i)
            lines = lighter(lines, colour_of(inspection, part->stroke, i));
    if (!deck && (part->stroke.kind == INK_FIXED || part->stroke.kind == INK_PAPER))
        lines = ink_colour(part->stroke, COLOUR_DARK);
    double contrast = colour_contrast(COLOUR_PAPER, lines);
    if (contrast < CONTRAST_SHAPE)
        diag_add(inspection->diag,
                 from_paper(SIGHT_USUAL, lines) < SIGHT_APART ? SEVERITY_ERROR : SEVERITY_WARNING,
                 part->where,
                 message_with(N_("the lines of this picture are too light for white paper: their "
                                 "contrast is {contrast} to 1, but thin lines need at least "
                                 "{least} to 1 (WCAG 2.1); write stroke=\"dark\""),
                              arg_tenths("contrast", contrast),
                              arg_count("least", (int64_t)CONTRAST_SHAPE)));
}

/* --- Parts of pictures, and how wide they are on paper */

/* Returns the measures of a picture as it is printed, mm of the paper. */
static struct picture_measure measure(const struct inspection *inspection, const struct part *part,
                                      enum picture picture, const struct notation *notation)
{
    double scale = inspection->scale;
    struct picture_look look = {
        .box = {0, 0, scale * part->box.width, scale * part->box.height},
        .stroke_width = scale * part->stroke_width,
    };

    return picture_measure(picture, notation, &look);
}

/* Pictures of one place whose parts are too narrow: how many, and the worst of them. */
struct narrow {
    int count;
    struct position where;
    enum severity unseen; /* how bad it is if a part cannot be seen at all */
    bool hidden;          /* a part of the worst cannot be seen */
    bool cut;             /* the worst is a pie or a bar, and hundredths can be a square */
    double width;         /* of the narrowest part, mm of the paper */
    struct notation number;
};

/* Adds a picture if its parts are too narrow. */
static void add_narrow(struct narrow *narrow, struct picture_measure mm, enum picture picture,
                       const struct notation *number)
{
    bool hidden = mm.shown < PICTURE_SEEN;
    double width = fmax(0, hidden ? mm.shown : mm.part);

    if (!hidden && mm.part >= PICTURE_NARROWEST)
        return;
    bool worst = !narrow->count || hidden > narrow->hidden ||
                 (hidden == narrow->hidden && width < narrow->width);
    narrow->count++;
    if (!worst)
        return;
    narrow->hidden = hidden;
    narrow->cut = picture == PICTURE_PIE || picture == PICTURE_BAR;
    narrow->width = width;
    narrow->number = *number;
}

static const char *words_of_narrow(const struct narrow *narrow)
{
    if (narrow->count > 1 && narrow->hidden)
        return narrow->cut
                   ? N_("{count} pictures here are cut too fine: that of {number} has a part that "
                        "is "
                        "{width} mm wide on paper, but nobody can see what is narrower than "
                        "{least} mm; choose fewer parts, larger cards, or for hundredths "
                        "picture=\"square\"")
                   : N_("{count} pictures here are cut too fine: that of {number} has a part that "
                        "is "
                        "{width} mm wide on paper, but nobody can see what is narrower than "
                        "{least} mm; choose another picture, or larger cards");
    if (narrow->count > 1)
        return narrow->cut
                   ? N_("{count} pictures here are cut too fine: the parts of {number} are {width} "
                        "mm wide on paper, but nobody can count what is narrower than {least} mm; "
                        "choose fewer parts, larger cards, or for hundredths picture=\"square\"")
                   : N_("{count} pictures here are cut too fine: the parts of {number} are {width} "
                        "mm wide on paper, but nobody can count what is narrower than {least} mm; "
                        "choose another picture, or larger cards");
    if (narrow->hidden)
        return narrow->cut
                   ? N_("this picture of {number} has a part that is {width} mm wide on paper, "
                        "but nobody can see what is narrower than {least} mm; choose fewer "
                        "parts, larger cards, or for hundredths picture=\"square\"")
                   : N_("this picture of {number} has a part that is {width} mm wide on paper, but "
                        "nobody can see what is narrower than {least} mm; choose another picture, "
                        "or larger cards");
    return narrow->cut
               ? N_("the parts of this picture of {number} are {width} mm wide on paper, but "
                    "nobody "
                    "can count what is narrower than {least} mm; choose fewer parts, larger cards, "
                    "or for hundredths picture=\"square\"")
               : N_("the parts of this picture of {number} are {width} mm wide on paper, but "
                    "nobody "
                    "can count what is narrower than {least} mm; choose another picture, or larger "
                    "cards");
}

/* Complains of the pictures, once for their place, and forgets them. */
static void complain_of_narrow(const struct inspection *inspection, struct narrow *narrow)
{
    if (narrow->count)
        diag_add(inspection->diag, narrow->hidden ? narrow->unseen : SEVERITY_WARNING,
                 narrow->where,
                 message_with(words_of_narrow(narrow), arg_count("count", narrow->count),
                              arg_notation("number", &narrow->number),
                              arg_mm("width", floor(100 * narrow->width) / 100),
                              arg_mm("least", narrow->hidden ? PICTURE_SEEN : PICTURE_NARROWEST)));
    *narrow = (struct narrow){0};
}

/* Checks the picture that a card of the deck asks for, where its face draws it largest. */
static void check_card(const struct inspection *inspection, const struct card *card,
                       struct narrow *narrow)
{
    const struct template *template = inspection->job->template;
    const struct deck *deck = inspection->job->deck;
    const struct number_style style = deck_style(deck, inspection->job->words->style);
    struct picture_measure best = {-1, -1};

    for (size_t i = 0; i < template->layer_count; i++) {
        const struct layer *layer = &template->layers[i];
        for (size_t k = 0; layer_is_of(layer, deck, card, &style) && k < layer->count; k++) {
            const struct part *part = &layer->parts[k];
            if (part->kind != PART_PICTURE || part->fixed ||
                part_picture(part, card) != card->picture)
                continue;
            struct picture_measure mm = measure(inspection, part, card->picture, &card->notation);
            best.part = fmax(best.part, mm.part);
            best.shown = fmax(best.shown, mm.shown);
        }
    }
    if (best.part >= 0)
        add_narrow(narrow, best, card->picture, &card->notation);
}

static bool same_place(struct position a, struct position b)
{
    return a.line == b.line && a.column == b.column && a.file == b.file;
}

static void check_cards(const struct inspection *inspection)
{
    const struct fitting *job = inspection->job;
    struct narrow narrow = {0};
    struct message why;
    bool by_suit = false; /* a layer is for some suits only: cards of others look otherwise */

    for (size_t i = 0; i < job->template->layer_count; i++)
        by_suit = by_suit || job->template->layers[i].suit_count > 0;
    for (int i = 0; i < deck_card_count(job->deck) && inspection->diag->count < DIAG_LIMIT; i++) {
        const struct card *card = deck_card(job->deck, i);
        if (!same_place(card->where, narrow.where))
            complain_of_narrow(inspection, &narrow);
        narrow.where = card->where;
        narrow.unseen = SEVERITY_ERROR;
        if (card->kind == CARD_NUMBER && card->picture != PICTURE_NONE &&
            card_is_wanted(job->copies, i) &&
            picture_can_show(card->picture, &card->notation, &why) &&
            (by_suit || card_is_first(job->deck, job->copies, card, NULL)))
            check_card(inspection, card, &narrow);
    }
    complain_of_narrow(inspection, &narrow);
}

/* Checks the pictures of a layer; one that is repeated in the opposite corner is checked once. */
static void check_layer(struct inspection *inspection, const struct layer *layer)
{
    for (size_t i = 0; i < layer->count; i++) {
        const struct part *part = &layer->parts[i];
        if (part->kind != PART_PICTURE || part->turned)
            continue;
        check_inks(inspection, part, layer->kinds);
        struct narrow narrow = {.where = part->where, .unseen = SEVERITY_WARNING};
        if (part->fixed)
            add_narrow(&narrow, measure(inspection, part, part->picture, &part->notation),
                       part->picture, &part->notation);
        complain_of_narrow(inspection, &narrow);
    }
}

void visible_check(const struct fitting *fitting, struct diag *diag)
{
    const struct template *template = fitting->template;
    const struct deck *deck = fitting->deck;
    struct inspection inspection = {
        .job = fitting, .scale = fitting->scale > 0 ? fitting->scale : 1, .diag = diag};
    unsigned kinds = 0;

    for (int i = 0; deck && i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (!card_is_wanted(fitting->copies, i))
            continue;
        kinds |= 1u << face_kind_of(card);
        inspection.has_cards |= card->suit == DECK_NONE ? 0 : 1u << card->suit;
    }
    for (size_t i = 0; i < template->layer_count; i++)
        if (!deck || template->layers[i].kinds & kinds)
            check_layer(&inspection, &template->layers[i]);
    inspection.tints = has_tints(template, kinds);
    for (int i = 0; deck && i < deck_suit_count(deck); i++)
        if (inspection.has_cards & 1u << i && check_suit(&inspection, i) && inspection.tints)
            check_tint(&inspection, i);
    if (deck)
        check_cards(&inspection);
}
