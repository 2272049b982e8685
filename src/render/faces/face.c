#include "render/faces/face.h"

#include "base/memory.h"
#include "draw/recording.h"
#include "render/deck_inks.h"
#include "render/faces/fitting.h"
#include "render/faces/layer.h"
#include "render/faces/number.h"
#include "render/faces/part.h"
#include "render/faces/self_check.h"
#include "render/faces/suit_sign.h"
#include "render/template/places.h"

#include <math.h>

/* The first copies of a card in a row are drawn one by one, further ones are painted from a
 * recording. Measured: with three copies both ways take as long. */
enum { COPIES_DRAWN = 2 };

struct faces {
    struct face_context context;
    double bleed;                /* mm of the paper */
    const int *wanted;           /* copies of each card; NULL: every card is wanted */
    bool self_check;             /* number cards show the mark that equal cards share */
    bool kept_in;                /* no face reaches beyond its card */
    size_t suits;                /* the deck's suits, and one more for cards without a suit */
    struct recording **recorded; /* see recorded_slot; NULL: not drawn yet */
    struct recording *own;       /* the whole face of the card that was drawn last */
    int last, copies;            /* index of that card, and how many times it was drawn in a row */
    struct recording **backs; /* a recording for each back of the template; NULL: not drawn yet */
};

static size_t count_recorded(const struct faces *faces)
{
    return faces->context.template->layer_count * (1 + FACE_KINDS) * faces->suits * TEMPLATE_WIDTHS;
}

/* Returns the first number of the card's layers that has several widths, or NULL. */
static const struct part *widening_number(const struct face_context *context,
                                          const struct card *card)
{
    const struct template *template = context->template;

    for (size_t i = 0; i < template->layer_count; i++) {
        const struct layer *layer = &template->layers[i];
        bool counts = layer->widens && layer_is_of(layer, context->deck, card, &context->style);
        for (size_t k = 0; counts && k < layer->count; k++)
            if (layer->parts[k].kind == PART_NUMBER && layer->parts[k].widths > 1)
                return &layer->parts[k];
    }
    return NULL;
}

/* Sets context->width: how wide the parts of a card are whose template gives them several widths.
 * They are so wide that its number is large enough. */
static void widths_choose(struct face_context *context, const struct card *card)
{
    const struct part *part =
        card->kind == CARD_NUMBER && card->picture == PICTURE_NONE && context->type
            ? widening_number(context, card)
            : NULL;
    double largest = 0, least = 0;

    /* On smaller cards what could still be read here no longer can. */
    if (part)
        least = fmax(part->least, part_fit(part, context->scale).smallest);
    /* A number that is too high rather than too wide gains nothing from more width. */
    context->width = 0;
    for (int width = 0; part && width < part->widths && largest < least - 1e-9; width++) {
        struct number_look look = number_look_of(part, width, 0);
        double em = 0;
        number_fit(context->type, part->fixed ? &part->notation : &card->notation, &context->style,
                   &look, &em);
        if (em <= largest + 1e-9)
            continue;
        largest = em;
        context->width = width;
    }
}

struct faces *faces_new(const struct faces_job *job)
{
    const struct template *template = job->template;
    struct faces *faces = memory_new(1, sizeof *faces);

    *faces = (struct faces){
        .context = {.template = template,
                    .deck = job->deck,
                    .words = job->words,
                    .style = deck_style(job->deck, job->words->style),
                    .type = job->type,
                    .scale = job->scale > 0 ? job->scale : 1,
                    .tint_share = deck_tint_share(job->deck),
                    .deck_ink = deck_ink(job->deck)},
        .bleed = job->bleed,
        .wanted = job->copies,
        .self_check = job->self_check,
        .kept_in = template_keeps_to_card(template),
        .suits = (size_t)deck_suit_count(job->deck) + 1,
    };
    faces->recorded = memory_new(count_recorded(faces), sizeof(struct recording *));
    faces->backs = memory_new(template->back_count, sizeof(struct recording *));
    return faces;
}

static void forget(struct recording **recorded, size_t count)
{
    for (size_t i = 0; recorded && i < count; i++) {
        recording_free(recorded[i]);
        recorded[i] = NULL;
    }
}

void faces_free(struct faces *faces)
{
    if (!faces)
        return;
    forget(faces->recorded, count_recorded(faces));
    forget(&faces->own, 1);
    forget(faces->backs, faces->context.template->back_count);
    memory_free(faces->backs);
    memory_free(faces->recorded);
    memory_free(faces);
}

/* The parts to draw or record: those of one layer, or of all layers of a card. */
struct parts {
    struct faces *faces;
    const struct layer *layer; /* NULL: all */
    const struct layer *last;  /* of a run of layers that begins with `layer` */
    unsigned kind, mode;       /* bits 1 << enum face_kind and 1 << enum print_mode */
    int suit;
    const struct card *card; /* NULL: what all cards of the suit share */
    bool anew;               /* no layer is painted from a recording */
    struct diag *diag;
};

/* Paints the parts from a recording, which `draw` makes the first time. The canvas's origin is the
 * card's corner. */
static enum status paint_recorded(struct canvas *canvas, struct parts *parts,
                                  struct recording **recorded, recording_draw *draw)
{
    const struct template *template = parts->faces->context.template;
    /* The extent reaches beyond the paper at any scale, because cairo clips a recording to it. */
    struct box extent = box_grown((struct box){0, 0, template->width, template->height}, 2000);

    return recording_paint(recorded, canvas, extent, draw, parts);
}

static enum status draw_layer(void *context, struct canvas *canvas)
{
    const struct parts *parts = context;
    struct face_context *face = &parts->faces->context;
    enum status status = STATUS_OK;

    for (size_t i = 0; i < parts->layer->count && status == STATUS_OK; i++) {
        const struct part *part = &parts->layer->parts[i];
        if (part->turned) {
            canvas_save(canvas);
            canvas_move_origin(canvas, face->template->width, face->template->height, M_PI);
            canvas->prefix = "turned ";
        }
        status = part_draw(face, canvas, part, parts->suit, parts->card, parts->diag);
        if (part->turned) {
            canvas_restore(canvas);
            canvas->prefix = NULL;
        }
    }
    return status;
}

static enum print_mode mode_of(struct look look)
{
    return look.low_ink ? MODE_LOW_INK : look.light ? MODE_LIGHT : MODE_FULL;
}

/* Returns whether the card in hand has a layer. */
static bool is_drawn(const struct layer *layer, const struct parts *parts)
{
    return layer->kinds & parts->kind && layer->modes & parts->mode;
}

/* Draws the layers of a run. */
static enum status draw_run(void *context, struct canvas *canvas)
{
    struct parts parts = *(const struct parts *)context;
    enum status status = STATUS_OK;

    for (const struct layer *layer = parts.layer; layer <= parts.last && status == STATUS_OK;
         layer++) {
        parts.layer = layer;
        if (is_drawn(layer, &parts))
            status = draw_layer(&parts, canvas);
    }
    return status;
}

/* Sets parts->last: the layers of the card's kind up to there, one after the other, are all shared
 * with other cards. A layer that some numbers have is alone. *widens: one of them has several
 * widths. Returns how many layers they are. */
static int find_run(struct parts *parts, bool *widens)
{
    const struct template *template = parts->faces->context.template;
    const struct layer *end = template->layers + template->layer_count;
    int count = 0;

    *widens = false;
    for (const struct layer *layer = parts->layer; layer < end; layer++) {
        if (!is_drawn(layer, parts))
            continue;
        if (!layer->shared || (layer->limited && count > 0))
            break;
        parts->last = layer;
        *widens = *widens || layer->widens;
        count++;
        if (layer->limited)
            break;
    }
    return count;
}

/* Returns where the recording of a run is kept. A single layer has one for all kinds of cards, a
 * longer run one for each kind, since others may have layers between. */
static size_t recorded_slot(const struct parts *parts, int count, bool widens)
{
    const struct faces *faces = parts->faces;
    size_t first = (size_t)(parts->layer - faces->context.template->layers);
    size_t kind = count > 1 ? 1 + (size_t)face_kind_of(parts->card) : 0;

    return ((first * (1 + FACE_KINDS) + kind) * faces->suits + (size_t)(parts->suit + 1)) *
               TEMPLATE_WIDTHS +
           (widens ? (size_t)faces->context.width : 0);
}

/* Draws all layers of a card; layers that it shares with other cards are painted from a
 * recording. */
static enum status draw_layers(void *context, struct canvas *canvas)
{
    const struct parts *all = context;
    struct faces *faces = all->faces;
    const struct template *template = faces->context.template;
    enum status status = STATUS_OK;

    for (size_t i = 0; i < template->layer_count && status == STATUS_OK; i++) {
        struct parts parts = *all;
        bool widens;
        parts.kind = 1u << face_kind_of(all->card);
        parts.layer = &template->layers[i];
        parts.mode = 1u << mode_of(canvas->look);
        if (!is_drawn(parts.layer, &parts) ||
            !layer_is_of(parts.layer, faces->context.deck, all->card, &faces->context.style))
            continue;
        if (!parts.layer->shared || all->anew) {
            parts.card = parts.layer->shared ? NULL : all->card;
            status = draw_layer(&parts, canvas);
            continue;
        }
        int count = find_run(&parts, &widens);
        size_t slot = recorded_slot(&parts, count, widens);
        parts.card = NULL;
        status = paint_recorded(canvas, &parts, &faces->recorded[slot], draw_run);
        i = (size_t)(parts.last - template->layers);
    }
    return status;
}

/* Makes the canvas's unit a mm of the template until canvas_restore, and clips what would be drawn
 * beyond the bleed. `kept_in`: nothing reaches beyond it, so no clip is needed. */
static void enter_card(struct faces *faces, struct canvas *canvas, struct placing placing,
                       bool kept_in)
{
    const struct template *template = faces->context.template;
    struct box box = placing.box, all = box_grown(box, faces->bleed);
    bool lying = placing.turns % 2 == 1;
    struct box inside = box_inside(
        (struct box){0, 0, lying ? box.height : box.width, lying ? box.width : box.height},
        template->width, template->height);
    double scale = inside.width / template->width;

    canvas_save(canvas);
    if (!kept_in) {
        canvas_box(canvas, all, 0);
        canvas_clip(canvas);
    }
    canvas_move_origin(canvas, box.x + box.width / 2, box.y + box.height / 2,
                       placing.turns * M_PI / 2);
    canvas_scale(canvas, scale);
    canvas_move_origin(canvas, -template->width / 2, -template->height / 2, 0);
}

/* Draws the mark on the left, and upside down on the right. */
static enum status mark_equals(const struct faces *faces, struct canvas *canvas,
                               const struct card *card)
{
    const struct template *template = faces->context.template;
    struct self_check_mark mark =
        self_check_mark(card->value_class, deck_value_classes(faces->context.deck));
    struct box place = self_check_place(template->width, template->height);
    enum status status = self_check_draw(canvas, &mark, place);

    canvas_move_origin(canvas, template->width, template->height, M_PI);
    canvas->prefix = "turned ";
    if (status == STATUS_OK)
        status = self_check_draw(canvas, &mark, place);
    canvas->prefix = NULL;
    return status;
}

enum status faces_draw(struct faces *faces, struct canvas *canvas, int index,
                       struct placing placing, struct diag *diag)
{
    const struct card *card = deck_card(faces->context.deck, index);
    struct parts all = {.faces = faces, .suit = card->suit, .card = card, .diag = diag};

    widths_choose(&faces->context, card);
    enter_card(faces, canvas, placing, faces->kept_in);
    if (faces->copies == 0 || faces->last != index) {
        forget(&faces->own, 1);
        faces->last = index;
        faces->copies = 0;
    }
    faces->copies++;
    all.anew = faces->copies > COPIES_DRAWN;
    enum status status = all.anew ? paint_recorded(canvas, &all, &faces->own, draw_layers)
                                  : draw_layers(&all, canvas);
    if (status == STATUS_OK && faces->self_check && card->kind == CARD_NUMBER)
        status = mark_equals(faces, canvas, card);
    canvas_restore(canvas);
    return status;
}

enum status faces_draw_back(struct faces *faces, struct canvas *canvas, int index,
                            struct placing placing, struct diag *diag)
{
    int back = template_back_of(faces->context.template, faces->context.deck, index);
    struct parts parts = {.faces = faces,
                          .layer = &faces->context.template->backs[back].layer,
                          .suit = DECK_NONE,
                          .diag = diag};

    faces->context.width = 0;
    enter_card(faces, canvas, placing, false);
    enum status status = paint_recorded(canvas, &parts, &faces->backs[back], draw_layer);
    canvas_restore(canvas);
    return status;
}

enum status faces_draw_reference(struct faces *faces, struct canvas *canvas,
                                 const struct reference *reference, const char *title,
                                 struct placing placing, struct diag *diag)
{
    static const struct card card = {
        .kind = CARD_EXTRA, .suit = DECK_NONE, .back = DECK_NONE, .reference = true};
    struct parts all = {.faces = faces, .suit = DECK_NONE, .card = &card, .diag = diag};

    faces->context.width = 0;
    faces->context.reference = reference;
    faces->context.reference_title = title;
    enter_card(faces, canvas, placing, faces->kept_in);
    enum status status = draw_layers(&all, canvas);
    canvas_restore(canvas);
    faces->context.reference = NULL;
    return status;
}

static void complain(struct diag *diag, struct position where, struct message message,
                     const struct faces *faces, const char *what, const char *name)
{
    message_add(&message, arg_text("template", faces->context.template->name));
    if (what)
        message_add(&message, arg_text(what, name));
    diag_add(diag, SEVERITY_ERROR, where, message);
}

static bool shows_suits(const struct layer *layer)
{
    for (size_t i = 0; i < layer->count; i++)
        if (layer->parts[i].kind == PART_SUITS)
            return true;
    return false;
}

/* Warns of each suit whose sign is drawn, on a card of its own or where all suits are shown, but
 * missing from the template. */
static void check_suits(const struct faces *faces, bool back, struct diag *diag)
{
    const struct template *template = faces->context.template;
    const struct deck *deck = faces->context.deck;
    unsigned drawn = 0, kinds = 0; /* bits: suits of wanted cards, and 1 << enum face_kind */
    bool everyone = !faces->wanted;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (!card_is_wanted(faces->wanted, i))
            continue;
        kinds |= 1u << face_kind_of(card);
        drawn |= card->suit != DECK_NONE ? 1u << card->suit : 0;
    }
    for (size_t i = 0; i < template->layer_count; i++)
        everyone |= template->layers[i].kinds & kinds && shows_suits(&template->layers[i]);
    for (size_t i = 0; back && i < template->back_count; i++)
        everyone |= shows_suits(&template->backs[i].layer);
    for (int i = 0; i < deck_suit_count(deck); i++) {
        const struct suit *suit = deck_suit(deck, i);
        if (everyone || drawn & 1u << i)
            suit_check_shape(template, deck, suit, diag);
    }
}

/* Returns whether a card has a layer. */
static bool has_layer(const struct faces *faces, const struct card *card)
{
    const struct face_context *context = &faces->context;

    for (size_t i = 0; i < context->template->layer_count; i++)
        if (layer_is_of(&context->template->layers[i], context->deck, card, &context->style))
            return true;
    return false;
}

/* Complains of each kind of card that the template has no layer for, or none for one of its cards,
 * at the first such card. */
static void check_kinds(const struct faces *faces, struct diag *diag)
{
    unsigned drawn = 0, well = 0; /* kinds that have a layer, and one that all their cards have */

    for (size_t i = 0; i < faces->context.template->layer_count; i++) {
        const struct layer *layer = &faces->context.template->layers[i];
        drawn |= layer->kinds;
        well |= layer->limited ? 0 : layer->kinds;
    }
    for (int i = 0; i < deck_card_count(faces->context.deck); i++) {
        const struct card *card = deck_card(faces->context.deck, i);
        unsigned kind = 1u << face_kind_of(card);
        if (!card_is_wanted(faces->wanted, i) || well & kind || has_layer(faces, card))
            continue;
        complain(diag, card->where,
                 message_with(drawn & kind
                                  ? N_("the template “{template}” has layers for some cards of the "
                                       "kind {kind}, and none for {card}; give it one without "
                                       "suit, value, picture, shortest and longest")
                                  : N_("the template “{template}” has no layer for this kind of "
                                       "card: {kind}"),
                              arg_text("card", card->id)),
                 faces, "kind", face_kinds[face_kind_of(card)]);
        well |= kind;
    }
}

/* Complains of each action whose sign the template lacks, if it shows signs of actions at all. */
static void check_actions(const struct faces *faces, struct diag *diag)
{
    const struct template *template = faces->context.template;
    bool told[ACTION_WILD_DRAW_FOUR + 1] = {false}, shown = false;

    for (size_t i = 0; i < template->layer_count; i++)
        for (size_t k = 0; k < template->layers[i].count; k++)
            shown |= template->layers[i].parts[k].kind == PART_SIGN &&
                     template->layers[i].parts[k].sign_of == SIGN_OF_ACTION;
    if (!shown)
        return;
    for (int i = 0; i < deck_card_count(faces->context.deck); i++) {
        const struct card *card = deck_card(faces->context.deck, i);
        if (card->kind != CARD_ACTION || !card_is_wanted(faces->wanted, i) || told[card->action])
            continue;
        told[card->action] = true;
        const char *name = deck_action_word(card->action);
        if (!template_sign(template, name))
            complain(diag, card->where,
                     message_of(N_(
                         "the template “{template}” has no sign “{sign}” for this action; add it")),
                     faces, "sign", name);
    }
}

/* Warns of each back that the deck asks for and the template lacks, since its first is drawn then:
 * any template works with any deck. If the template has no back at all, faces_check says so
 * instead. */
static void check_backs(const struct faces *faces, struct diag *diag)
{
    const struct template *template = faces->context.template;
    const struct deck *deck = faces->context.deck;
    struct strbuf names = {0}; /* "blue, hard"; a first back without a name is not listed */

    for (size_t i = 0; i < template->back_count; i++)
        if (*template->backs[i].name)
            strbuf_addf(&names, "%s%s", names.length ? ", " : "", template->backs[i].name);
    for (int i = 0; template->back_count && i < deck_back_count(deck); i++) {
        const struct deck_back *back = deck_back(deck, i);
        bool wanted = !faces->wanted;
        for (int k = 0; k < deck_card_count(deck) && !wanted; k++)
            wanted = deck_card(deck, k)->back == i && card_is_wanted(faces->wanted, k);
        if (!wanted || template_back(template, back->name) >= 0)
            continue;
        struct message message = message_with(
            names.length
                ? N_("the template “{template}” has no back “{back}”, so these cards get its "
                     "first; choose one of: {names}")
                : N_("the template “{template}” has no back “{back}”, so these cards get its only "
                     "one; leave out the name here, or add this back to your own template"),
            arg_text("names", strbuf_text(&names)), arg_text("template", template->name),
            arg_text("back", back->name));
        diag_add(diag, SEVERITY_WARNING, back->where, message);
    }
    strbuf_release(&names);
}

enum status faces_check(const struct faces *faces, bool back, bool every_language,
                        struct diag *diag)
{
    size_t errors = diag->errors;

    check_suits(faces, back, diag);
    check_kinds(faces, diag);
    check_actions(faces, diag);
    struct fitting fitting = {
        .template = faces->context.template,
        .deck = faces->context.deck,
        .words = faces->context.words,
        .copies = faces->wanted,
        .every_language = every_language,
        .back = back,
        .scale = faces->context.scale,
        .type = faces->context.type,
    };
    fitting_check(&fitting, diag);
    if (back)
        check_backs(faces, diag);
    if (back && faces->context.template->back_count == 0)
        complain(
            diag, faces->context.template->family_where,
            message_of(
                N_("the template “{template}” has no <back>; add one, or print with --backs none")),
            faces, NULL, NULL);
    return diag->errors > errors ? STATUS_INVALID : STATUS_OK;
}
