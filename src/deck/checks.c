/* Makes the checks that need the whole deck. */
#include "deck/builder.h"

#include "base/strbuf.h"
#include "colour/sight.h"
#include "deck/usual_suits.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Finds values without a partner. In a deck that plays by value, a value that only one suit has is
 * matched by colour alone: such a card teaches nothing. */

enum { LISTED_AT_MOST = 12 };

/* A value without a partner: one of its cards, and where that card was written. */
struct lonely {
    int card, source;
    unsigned offset, order; /* order: by value */
};

/* Orders values of one element: those of a list as in the file, those of a generator from the
 * smallest. */
static int by_place(const void *left, const void *right)
{
    const struct lonely *a = left, *b = right;

    if (a->offset != b->offset)
        return a->offset < b->offset ? -1 : 1;
    return a->order < b->order ? -1 : 1;
}

/* Makes one complaint for all values of an element. */
static void complain_of_lonely(struct builder *builder, const struct lonely *first, size_t count)
{
    const struct card_source *source = &builder->sources[first->source];
    struct strbuf cards = {0};

    if (!diag_wants_warning(builder->diag))
        return;
    for (size_t i = 0; i < count && i < LISTED_AT_MOST; i++)
        strbuf_addf(&cards, "%s%s", i ? ", " : "", builder->deck->cards[first[i].card].id);
    if (count > LISTED_AT_MOST)
        strbuf_add(&cards, ", …");
    build_warning(builder,
                  source->kind == SOURCE_VALUES
                      ? build_byte_at(builder, source->element, "values", first->offset)
                      : xml_where(source->element),
                  message_plural(NP_("{cards} has no partner: no card of another suit equals it; "
                                     "add an equal number in another suit",
                                     "{cards} have no partners: no card of another suit equals any "
                                     "of these {count}; add equal numbers in other suits"),
                                 arg_count("count", (int64_t)count),
                                 arg_text("cards", strbuf_text(&cards))));
    strbuf_release(&cards);
}

void check_partners(struct builder *builder, const int *sorted, size_t count)
{
    const struct deck *deck = builder->deck;
    struct lonely *lonely = memory_new(2 * (size_t)deck->value_classes, sizeof *lonely);
    size_t *place = memory_new(builder->source_count + 1, sizeof *place);
    size_t found = 0;

    for (size_t start = 0, end; start < count; start = end) {
        const struct card *card = &deck->cards[sorted[start]];
        bool partner = false;
        for (end = start; end < count; end++) {
            const struct card *other = &deck->cards[sorted[end]];
            if (other->value_class != card->value_class)
                break;
            partner |= other->suit != card->suit;
        }
        if (partner)
            continue;
        const struct maker *maker = &builder->makers[sorted[start]];
        lonely[found] =
            (struct lonely){sorted[start], maker->source, maker->offset, (unsigned)found};
        found++;
    }
    /* Brings the values of an element together, with the elements as in the file, by counting their
     * places. */
    struct lonely *in_order = lonely + deck->value_classes;
    for (size_t i = 0; i < found; i++)
        place[lonely[i].source + 1]++;
    for (size_t i = 1; i < builder->source_count; i++)
        place[i] += place[i - 1];
    for (size_t i = 0; i < found; i++)
        in_order[place[lonely[i].source]++] = lonely[i];
    for (size_t start = 0, end; start < found; start = end) {
        for (end = start; end < found && in_order[end].source == in_order[start].source; end++)
            continue;
        if (end - start > 1)
            qsort(&in_order[start], end - start, sizeof *in_order, by_place);
        complain_of_lonely(builder, &in_order[start], end - start);
    }
    memory_free(place);
    memory_free(lonely);
}

/* Returns whether the file has all children of that name, with nothing wrong with any of them. */
static bool has_all(const struct xml_element *parent, const char *child)
{
    bool all = !xml_lacks(parent, child);

    for (const struct xml_element *e = xml_child(parent, child); e; e = xml_next(e))
        all = all && !e->hurt;
    return all;
}

/* Returns the child of `parent` in that language, or `parent` itself when it has none. */
static const struct xml_element *child_in(const struct xml_element *parent, const char *child,
                                          const char *language)
{
    for (const struct xml_element *e = xml_child(parent, child); e; e = xml_next(e))
        if (xml_has(e, "lang") && !strcmp(xml_text(e, "lang"), language))
            return e;
    return parent;
}

static void complain_of_clash(struct builder *builder, struct position where, const char *language,
                              const char *text, const char *other, bool abbreviation)
{
    build_error(
        builder, where,
        message_with(
            abbreviation
                ? N_("{other} already has the abbreviation “{text}” (language {language}); choose "
                     "another")
                : N_("{other} already has the name “{text}” (language {language}); choose another"),
            arg_text("text", text), arg_text("other", other), arg_text("language", language)));
}

/* Returns the place of a suit's name in that language, or of its abbreviation. */
static struct position name_at(const struct xml_element *suit, const char *language,
                               bool abbreviation)
{
    const struct xml_element *e = child_in(suit, "name", language);

    return !xml_is(e, "name") ? xml_where(e) : abbreviation ? xml_at(e, "short") : xml_at_text(e);
}

static bool clash(const struct words *left, const struct words *right, const char *language)
{
    /* Where neither has a name in the language, the check of the language that they fall back on
     * has told of it. */
    return (words_exactly_in(left, language) || words_exactly_in(right, language)) &&
           !strcasecmp(words_in(left, language), words_in(right, language));
}

/* Checks a language, but only for the first suit that has a name in it. Compares names as they are
 * shown: a suit without a name in the language borrows one from another. */
static void check_language(struct builder *builder, int first, int name)
{
    const struct suit *suits = builder->deck->suits;
    const char *language = suits[first].names.in[name].language;
    const struct xml_element *e = xml_child(builder->root, "suit");

    for (int i = 0; i < first; i++)
        if (words_exactly_in(&suits[i].names, language))
            return;
    for (const struct suit *suit = suits; e; e = xml_next(e), suit++) {
        bool named = false, shortened = false;
        for (const struct suit *other = suits; other < suit; other++) {
            /* A copy that still has the id of the other has been told of. */
            if (!strcmp(other->id, suit->id))
                continue;
            if (!named && clash(&other->names, &suit->names, language)) {
                complain_of_clash(builder, name_at(e, language, false), language,
                                  words_in(&suit->names, language), other->id, false);
                named = true;
            }
            if (!shortened && clash(&other->abbreviations, &suit->abbreviations, language)) {
                complain_of_clash(builder, name_at(e, language, true), language,
                                  words_in(&suit->abbreviations, language), other->id, true);
                shortened = true;
            }
        }
    }
}

/* Returns whether two codes of languages have a letter in common, or the same letters. */
static bool are_alike(const char *one, const char *other)
{
    return strlen(one) == 2 && strlen(other) == 2 &&
           (one[0] == other[0] || one[1] == other[1] || (one[0] == other[1] && one[1] == other[0]));
}

/* Returns the language of names that a title is meant to be in, where no name is in its own: “nl”
 * of “nk”. NULL: names are in it, or there is no other that is like it and has no title yet. */
static const char *suggest_language(const struct deck *deck, const char *language)
{
    const char *meant = NULL;

    for (int i = 0; i < deck->suit_count; i++) {
        const struct words *names = &deck->suits[i].names;
        if (words_exactly_in(names, language))
            return NULL;
        for (int n = 0; n < names->count; n++) {
            const char *other = names->in[n].language;
            if (!words_exactly_in(&deck->about.title, other) && are_alike(language, other))
                meant = other;
        }
    }
    return meant;
}

/* Warns of titles in a language that is probably misspelt. */
static void check_languages(struct builder *builder)
{
    const struct words *title = &builder->deck->about.title;

    for (int i = 0; i < title->count; i++) {
        const char *language = title->in[i].language;
        const char *meant = suggest_language(builder->deck, language);
        if (meant)
            diag_suggest(builder->diag, SEVERITY_WARNING,
                         xml_at(child_in(builder->root, "title", language), "lang"),
                         message_with(N_("the deck has a title in language “{language}”, but no "
                                         "names; did you mean “{meant}”?"),
                                      arg_text("language", language), arg_text("meant", meant)),
                         language, meant);
    }
}

/* Warns of texts that are missing. The languages of the deck's title say which languages the deck
 * is written in. */
static void check_translations(struct builder *builder, const struct xml_element *parent,
                               const char *child)
{
    const struct words *title = &builder->deck->about.title;
    bool all = has_all(parent, child);

    for (int i = 0; all && i < title->count; i++) {
        const char *language = title->in[i].language;
        if (child_in(parent, child, language) != parent ||
            suggest_language(builder->deck, language))
            continue;
        build_warning(builder, xml_where(parent),
                      message_with(N_("the deck has a title in language “{language}”, but there is "
                                      "no <{element}> in that language here; add one"),
                                   arg_text("language", language), arg_text("element", child)));
    }
}

/* Returns whether the text is that suit's name in the language, or a form of it. */
static bool has_name(const struct suit *suit, const char *language, const char *text)
{
    bool same = false;

    if (!words_exactly_in(&suit->names, language))
        return false;
    for (int i = 0; i <= DECK_FORMS && !same; i++) {
        struct strbuf form = {0};
        suit_add_form(suit, language, i, &form);
        same = !strcasecmp(strbuf_text(&form), text);
        strbuf_release(&form);
    }
    return same;
}

static void check_form_clashes(struct builder *builder, const char *language, const char *form,
                               int suit, struct position where)
{
    const struct deck *deck = builder->deck;

    for (int i = 0; i < deck->suit_count; i++) {
        const char *abbreviation = words_exactly_in(&deck->suits[i].abbreviations, language);
        bool named = has_name(&deck->suits[i], language, form);
        if (i == suit || (!named && (!abbreviation || strcasecmp(abbreviation, form) != 0)))
            continue;
        complain_of_clash(builder, where, language, form, deck->suits[i].id, !named);
        return;
    }
}

static void check_form(struct builder *builder, const struct xml_element *name, size_t item,
                       int suit)
{
    const char *form = xml_item(name, "forms", item), *language = xml_text(name, "lang");
    struct position where = build_item_at(builder, name, "forms", item);

    if (item == DECK_FORMS)
        build_error(builder, where,
                    message_with(N_("a name can have at most {most} forms; remove the rest"),
                                 arg_count("most", DECK_FORMS)));
    else if (form[strcspn(form, "0123456789,;/+*")])
        build_error(
            builder, where,
            message_with(N_("“{form}” is not a form of a name; write words separated by spaces: "
                            "rode, or bleue bleus bleues"),
                         arg_typed("form", form)));
    else if (language)
        check_form_clashes(builder, language, form, suit, where);
}

void check_words(struct builder *builder)
{
    const struct deck *deck = builder->deck;
    const struct xml_element *wheel = xml_child(builder->root, "wheel");

    for (int suit = 0; suit < deck->suit_count; suit++)
        for (int name = 0; name < deck->suits[suit].names.count; name++)
            check_language(builder, suit, name);
    const struct xml_element *e = xml_child(builder->root, "suit");
    for (int suit = 0; e; e = xml_next(e), suit++)
        for (const struct xml_element *name = xml_child(e, "name"); name; name = xml_next(name))
            for (size_t i = 0; i < xml_count(name, "forms") && i <= DECK_FORMS; i++)
                check_form(builder, name, i, suit);
    check_languages(builder);
    for (e = xml_child(builder->root, "suit"); e; e = xml_next(e))
        check_translations(builder, e, "name");
    for (e = xml_child(builder->root, "extra"); e; e = xml_next(e))
        check_translations(builder, e, "title");
    for (e = wheel ? xml_child(wheel, "segment") : NULL; e; e = xml_next(e))
        check_translations(builder, e, "title");
}

/* Complains of a deck that cannot start a discard pile: a wild draw-four that is turned up goes
 * back (S14), so there must be some other card. */
void check_play(struct builder *builder)
{
    const struct deck *deck = builder->deck;
    struct message why =
        message_of(N_("this deck has no cards to play with; add numbers, fractions or actions"));

    for (int i = 0; i < deck->card_count; i++)
        if (deck->cards[i].kind != CARD_EXTRA && deck->cards[i].action != ACTION_WILD_DRAW_FOUR)
            return;
    if (deck->played)
        why = message_of(
            N_("all cards are wild +4s, which cannot start the discard pile; add other cards"));
    build_error(builder, xml_where(builder->root), why);
}

/* ---- Colours that some pupils cannot tell apart. They are worth only a warning: each suit has a
 * shape of its own, so that these pupils can play, but must look more closely. ---- */

static const char *const sights[SIGHTS] = {
    [SIGHT_PROTAN] = N_("red-green blind and sees red as dark"),
    [SIGHT_DEUTAN] = N_("red-green blind"),
    [SIGHT_TRITAN] = N_("blue-yellow blind"),
};

static void warn_of_colours(struct builder *builder, const struct xml_element *element,
                            const struct suit *suit, const struct suit *other, enum sight sight)
{
    double distance = sight_difference(sight, suit->colour, other->colour);
    char figure[32], least[32];

    snprintf(figure, sizeof figure, "%.1f", floor(10 * distance) / 10);
    snprintf(least, sizeof least, "%.0f", SIGHT_APART);
    build_warning(
        builder, xml_at(element, "colour"),
        message_with(
            sight == SIGHT_USUAL
                ? N_("{other} and {suit} have colours that look too much alike: they are "
                     "{distance} apart (black and white: 100), but need at least {least}; make one "
                     "much lighter or darker, or change its hue, then run “breuk check” again")
                : N_("{other} and {suit} have colours that look too much alike to a pupil who is "
                     "{sight}: they are {distance} apart (black and white: 100), but need at least "
                     "{least}; make one much lighter or darker, or change its hue, then run “breuk "
                     "check” again"),
            arg_text("other", other->id), arg_text("suit", suit->id),
            arg_term("sight", sights[sight]), arg_number("distance", figure),
            arg_number("least", least)));
}

/* Returns whether each two of three suits or more look too much alike: then it is the palette that
 * is wrong, not one of the colours. */
static bool is_palette_alike(const struct builder *builder)
{
    const struct deck *deck = builder->deck;

    if (deck->suit_count < 3 || !has_all(builder->root, "suit"))
        return false;
    for (int i = 0; i < deck->suit_count; i++)
        for (int other = 0; other < i; other++) {
            uint32_t one = deck->suits[i].colour, two = deck->suits[other].colour;
            if (!strcmp(deck->suits[i].id, deck->suits[other].id) ||
                sight_difference(sight_nearest(one, two), one, two) >= SIGHT_APART)
                return false;
        }
    return true;
}

/* Warns of such a palette, and proposes usual colours that everybody can tell apart. */
static void warn_of_palette(struct builder *builder)
{
    static const char *const apart[] = {"blue", "green", "red", "yellow", "orange", "black"};
    const struct xml_element *first = xml_child(builder->root, "suit"), *e = first;
    struct diag_edit edits[sizeof apart / sizeof *apart];
    struct strbuf list = {0};
    size_t count = 0;

    for (; e && count < sizeof apart / sizeof *apart; e = xml_next(e), count++) {
        const char *rgb = usual_suit(apart[count])->rgb;
        edits[count] = xml_edit(e, "colour", rgb);
        strbuf_addf(&list, "%s%s", count ? ", " : "", rgb);
    }
    diag_propose(builder->diag, SEVERITY_WARNING, xml_at(first, "colour"),
                 message_with(N_("all suits of this deck have colours that look too much alike, at "
                                 "least to a colour-blind pupil; choose others, such as {colours}"),
                              arg_text("colours", strbuf_text(&list))),
                 edits, e ? 0 : count);
    strbuf_release(&list);
}

void check_colours(struct builder *builder)
{
    const struct suit *suits = builder->deck->suits;
    const struct xml_element *e = xml_child(builder->root, "suit");
    bool coloured[DECK_SUITS];

    if (is_palette_alike(builder)) {
        warn_of_palette(builder);
        return;
    }
    for (int i = 0; e; e = xml_next(e), i++) {
        coloured[i] = xml_has(e, "colour");
        for (int other = 0; other < i; other++) {
            bool copied = !strcmp(suits[i].id, suits[other].id); /* that has been told of */
            if (!coloured[i] || !coloured[other] || copied)
                continue;
            uint32_t one = suits[other].colour, two = suits[i].colour;
            bool all = sight_difference(SIGHT_USUAL, one, two) < SIGHT_APART;
            enum sight sight = all ? SIGHT_USUAL : sight_nearest(one, two);
            if (sight_difference(sight, one, two) < SIGHT_APART)
                warn_of_colours(builder, e, &suits[i], &suits[other], sight);
        }
    }
}

/* --- The wheel */

void check_wheel(struct builder *builder)
{
    const struct wheel *wheel = &builder->deck->wheel;
    const struct xml_element *spin = builder->spin, *element = xml_child(builder->root, "wheel");
    int64_t weights = 0;

    for (int i = 0; i < wheel->count; i++)
        weights += wheel->segments[i].weight;
    if (wheel->count && !weights && has_all(element, "segment"))
        build_error(
            builder, xml_where(element),
            message_of(
                N_("every segment has weight 0, so the wheel cannot stop; give one a weight")));
    bool off = builder->has_settings && !builder->deck->settings.value[SETTING_WHEEL];
    if (spin && !element && !xml_lacks(builder->root, "wheel"))
        build_error(
            builder, xml_at(spin, "spin"),
            message_of(
                off ? N_("a spin card needs a wheel to turn, and the setting wheel=yes (rule W1); "
                         "add <wheel> and <set name=\"wheel\" value=\"yes\"/>, or leave out spin")
                    : N_("a spin card needs a wheel to turn; add <wheel>, or leave out spin")));
    if (spin && wheel->count && off)
        build_error(
            builder, xml_at(spin, "spin"),
            message_of(
                N_("spin cards need the setting wheel=yes (rule W1), but this deck has wheel=no; "
                   "choose ruleset=\"spin\", or write <set name=\"wheel\" value=\"yes\"/>")));
    if (wheel->count && !spin && has_all(builder->root, "numbers") &&
        has_all(builder->root, "fractions"))
        build_warning(builder, xml_where(element),
                      message_of(N_("no card turns this wheel; give some numbers spin=\"yes\"")));
}
