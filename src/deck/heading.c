/* Reads what a deck says besides its cards: titles, suits, the rule set and its changes, the
 * template, the number style, the wheel. */
#include "deck/builder.h"

#include "base/strbuf.h"
#include "base/suggest.h"
#include "deck/usual_suits.h"
#include "xml/library.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Returns the suit that has that name in some language; DECK_NONE when none has. */
static int suit_named(const struct deck *deck, const char *text)
{
    for (int i = 0; i < deck->suit_count; i++)
        for (int name = 0; name < deck->suits[i].names.count; name++)
            if (!strcasecmp(deck->suits[i].names.in[name].text, text))
                return i;
    return DECK_NONE;
}

/* Returns the suit that a word seems to mean: its name, the word for its colour in a language that
 * the deck lacks, or nearly its id. DECK_NONE when none is near. */
static int suggest_suit(const struct deck *deck, const char *text)
{
    const struct usual_suit *usual = usual_suit(text);
    const char *ids[DECK_SUITS];
    int found = suit_named(deck, text);

    for (int i = 0; usual && i < USUAL_LANGUAGES && found == DECK_NONE; i++) {
        found = deck_find_suit(deck, usual->names[i]);
        if (found == DECK_NONE)
            found = suit_named(deck, usual->names[i]);
    }
    if (found != DECK_NONE)
        return found;
    for (int i = 0; i < deck->suit_count; i++)
        ids[i] = deck->suits[i].id;
    const char *nearest = suggest_nearest(text, ids, (size_t)deck->suit_count);
    return nearest ? deck_find_suit(deck, nearest) : DECK_NONE;
}

/* Returns whether all suits of the file have ids of their own, so that a missing one can be told.
 */
static bool knows_all_suits(const struct builder *builder)
{
    const struct deck *deck = builder->deck;
    bool knows_all = !xml_lacks(builder->root, "suit");

    for (const struct xml_element *e = xml_child(builder->root, "suit"); e; e = xml_next(e))
        knows_all = knows_all && xml_has(e, "id");
    /* A suit that was copied, and still has the id of another, may be the one that is meant. */
    for (int i = 0; i < deck->suit_count && knows_all; i++)
        knows_all = deck_find_suit(deck, deck->suits[i].id) == i;
    return knows_all;
}

void build_no_such_suit(struct builder *builder, const char *id, struct position where)
{
    const struct deck *deck = builder->deck;
    struct strbuf list = {0};

    if (!knows_all_suits(builder))
        return;
    for (int i = 0; i < deck->suit_count; i++)
        strbuf_addf(&list, "%s%s", i ? ", " : "", deck->suits[i].id);
    int meant = suggest_suit(deck, id);
    const char *nearest = meant == DECK_NONE ? NULL : deck->suits[meant].id;
    diag_suggest(builder->diag, SEVERITY_ERROR, where,
                 message_with(nearest ? N_("there is no suit “{suit}”; did you mean “{nearest}”?")
                                      : N_("there is no suit “{suit}”; the deck has: {suits}"),
                              arg_typed("suit", id), arg_text("nearest", nearest),
                              arg_text("suits", strbuf_text(&list))),
                 id, nearest);
    strbuf_release(&list);
}

bool build_no_such_suits(struct builder *builder, const struct xml_element *element,
                         const struct xml_given *suits)
{
    const struct deck *deck = builder->deck;
    struct strbuf list = {0};
    const char *first = NULL;
    unsigned listed = 0, missing = 0;
    bool knows_all = knows_all_suits(builder), meant = true;

    for (size_t i = 0; i < suits->count && meant; i++) {
        int suit = deck_find_suit(deck, suits->items[i]);
        if (suit == DECK_NONE) {
            first = missing++ ? first : suits->items[i];
            suit = suggest_suit(deck, suits->items[i]);
        }
        if (!knows_all) {
            strbuf_addf(&list, "%s%s", i ? " " : "", suits->items[i]);
            continue;
        }
        meant = suit != DECK_NONE && !(listed & 1u << suit);
        if (meant) {
            strbuf_addf(&list, "%s%s", i ? " " : "", deck->suits[suit].id);
            listed |= 1u << suit;
        }
    }
    meant = meant && (suits->mended || (knows_all && missing > 1));
    if (meant) {
        struct diag_edit edit = xml_edit(element, "suits", strbuf_text(&list));
        diag_propose(builder->diag, SEVERITY_ERROR, xml_at(element, "suits"),
                     message_with(knows_all
                                      ? N_("there is no suit “{suit}”; write suits=\"{list}\"")
                                      : N_("only spaces separate the values of “{name}”; write "
                                           "{name}=\"{list}\""),
                                  arg_typed("suit", first), arg_text("name", "suits"),
                                  arg_text("list", strbuf_text(&list))),
                     &edit, 1);
    }
    strbuf_release(&list);
    return meant;
}

static void copy_attribute(struct builder *builder, const char **out, const char *name)
{
    const char *text = xml_text(builder->root, name);

    *out = text ? arena_copy_text(&builder->deck->arena, text) : "";
}

/* Reads "2/3"; false: that is no fraction that a wall can show, as the grammar's pattern says it.
 */
static bool read_fraction(const char *text, int *numerator, int *denominator)
{
    char written[32];
    char *end;

    *numerator = (int)strtol(text, &end, 10);
    *denominator = *end == '/' ? (int)strtol(end + 1, &end, 10) : 0;
    if (*numerator < 1 || *numerator >= *denominator || *denominator > DECK_BACK_PARTS)
        return false;
    snprintf(written, sizeof written, "%d/%d", *numerator, *denominator);
    return strcmp(text, written) == 0;
}

/* Reads which fraction the wall on the backs shows. */
static void read_back(struct builder *builder)
{
    const char *text = xml_text(builder->root, "back");
    struct deck_about *about = &builder->deck->about;
    struct notation notation = {0};
    char nearest[NOTATION_TEXT_SIZE] = "";
    int taken, parts;

    if (!text)
        return;
    if (read_fraction(text, &taken, &parts)) {
        about->back_taken = taken;
        about->back_parts = parts;
        return;
    }
    static const char of_names[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                   "0123456789-_.";
    if (isalpha((unsigned char)*text) && !text[strspn(text, of_names)]) {
        build_error(builder, xml_at(builder->root, "back"),
                    message_with(N_("“back” of a deck is the fraction that the wall on its backs "
                                    "shows, such as 2/3; the back “{value}” is chosen for some "
                                    "cards: <numbers … back=\"{value}\"/>"),
                                 arg_typed("value", text)));
        return;
    }
    if (notation_parse(&notation, text, NULL, NULL) == STATUS_OK) {
        const struct rational value = notation_value(&notation);
        notation = notation_of_fraction(value.numerator, value.denominator);
        notation_canonical(&notation, nearest);
    }
    bool near = read_fraction(nearest, &taken, &parts);
    diag_suggest(builder->diag, SEVERITY_ERROR, xml_at(builder->root, "back"),
                 message_with(near ? N_("the wall on the backs cannot show “{value}”; write a "
                                        "fraction between 0 and 1 with a denominator of at most "
                                        "{most}: {nearest}")
                                   : N_("the wall on the backs cannot show “{value}”; write a "
                                        "fraction between 0 and 1 with a denominator of at most "
                                        "{most}, such as 2/3"),
                              arg_typed("value", text), arg_count("most", DECK_BACK_PARTS),
                              arg_text("nearest", nearest)),
                 text, near ? nearest : NULL);
}

static void read_suits(struct builder *builder)
{
    struct deck *deck = builder->deck;
    struct arena *arena = &deck->arena;

    for (const struct xml_element *e = xml_child(builder->root, "suit"); e; e = xml_next(e)) {
        struct suit *suit = &deck->suits[deck->suit_count];
        /* A suit without an id gets an empty one, which no element can name. */
        *suit = (struct suit){
            .id = arena_copy_text(arena, xml_has(e, "id") ? xml_text(e, "id") : ""),
            .colour = xml_colour(e, "colour"),
            .shape = arena_copy_text(arena, xml_has(e, "shape") ? xml_text(e, "shape") : ""),
            .where = xml_where(e),
            .colour_at = xml_at(e, "colour"),
            .shape_at = xml_at(e, "shape")};
        build_keep_position(builder, &suit->where);
        build_keep_position(builder, &suit->colour_at);
        build_keep_position(builder, &suit->shape_at);
        words_read(&suit->names, arena, e, "name", NULL);
        words_read(&suit->abbreviations, arena, e, "name", "short");
        words_read(&suit->forms, arena, e, "name", "forms");
        for (const struct xml_element *name = xml_child(e, "name"); name; name = xml_next(name)) {
            const char *abbreviation = xml_text(name, "short");
            struct message why = message_of(N_(
                "the abbreviation is blank; write the one or two letters to print on the cards"));
            if (abbreviation && !abbreviation[strspn(abbreviation, " \t\n")])
                build_error(builder, xml_at(name, "short"), why);
        }
        deck->suit_count++;
    }
}

static void read_ruleset(struct builder *builder)
{
    struct ruleset *ruleset = NULL;
    struct deck *deck = builder->deck;
    size_t errors = builder->diag->errors;

    deck->settings = settings_initial;
    /* The diag has the complaints about the rule set; the rest of the deck is checked all the
     * same. */
    if (ruleset_load_named(&ruleset, deck->about.ruleset, deck->about.where.file,
                           xml_at(builder->root, "ruleset"), builder->diag) == STATUS_OK)
        deck->settings = ruleset->settings;
    ruleset_free(ruleset);
    settings_read(&deck->settings, builder->root, builder->diag);
    builder->has_settings =
        builder->diag->errors == errors && !builder->root->hurt && !xml_lacks(builder->root, "set");
    for (const struct xml_element *set = xml_child(builder->root, "set"); set;
         set = xml_next(set)) {
        const char *name = xml_text(set, "name");
        enum setting setting = name ? setting_find(name) : SETTING_COUNT;
        if (setting != SETTING_COUNT) {
            deck->changed[setting] = true;
            deck->changed_at[setting] = xml_at(set, "value");
            build_keep_position(builder, &deck->changed_at[setting]);
        }
        builder->has_settings &= !set->hurt;
    }
}

static void read_segment(struct builder *builder, const struct xml_element *e,
                         struct wheel_segment *segment)
{
    bool given = xml_has(e, "suit");

    *segment = (struct wheel_segment){.effect = (enum wheel_effect)xml_word(e, "does"),
                                      .suit = DECK_NONE,
                                      .weight = (int)xml_integer(e, "weight"),
                                      .where = xml_where(e)};
    if (segment->effect != WHEEL_DRAW_UNTIL) {
        if (given && xml_has(e, "does"))
            build_error(builder, xml_at(e, "suit"),
                        message_of(N_("only draw-until has a suit; leave it out here")));
    } else if (given) {
        segment->suit = deck_find_suit(builder->deck, xml_text(e, "suit"));
        if (segment->suit == DECK_NONE)
            build_no_such_suit(builder, xml_text(e, "suit"), xml_at(e, "suit"));
    } else if (!e->hurt) {
        build_error(builder, xml_where(e),
                    message_of(N_("draw-until needs a suit; write suit=\"…\"")));
    }
    words_read(&segment->title, &builder->deck->arena, e, "title", NULL);
    build_keep_position(builder, &segment->where);
}

static void read_wheel(struct builder *builder)
{
    const struct xml_element *wheel = xml_child(builder->root, "wheel");
    size_t count = 0;

    if (!wheel)
        return;
    for (const struct xml_element *e = xml_child(wheel, "segment"); e; e = xml_next(e))
        count++;
    struct wheel_segment *segments = arena_new(&builder->deck->arena, count, sizeof *segments);
    builder->deck->wheel = (struct wheel){(int)count, segments};
    for (const struct xml_element *e = xml_child(wheel, "segment");
         e && !diag_is_full(builder->diag); e = xml_next(e))
        read_segment(builder, e, segments++);
}

/* Reads what the deck fixes of how its numbers are written. */
static void read_style(struct deck *deck, const struct xml_element *style)
{
#define STYLE(identifier, name, member, value)                                                     \
    if (xml_has(style, name)) {                                                                    \
        deck->about.styled |= 1u << STYLE_##identifier;                                            \
        deck->style.member = xml_##value(style, name);                                             \
    }
#include "deck/style-list.h"
#undef STYLE
    if (deck->about.styled)
        deck->about.style = &deck->style;
}

void build_heading(struct builder *builder)
{
    struct deck *deck = builder->deck;
    const struct xml_element *style = xml_child(builder->root, "style");

    copy_attribute(builder, &deck->about.author, "author");
    copy_attribute(builder, &deck->about.licence, "licence");
    copy_attribute(builder, &deck->about.version, "version");
    copy_attribute(builder, &deck->about.template, "template");
    copy_attribute(builder, &deck->about.ruleset, "ruleset");
    words_read(&deck->about.title, &deck->arena, builder->root, "title", NULL);
    read_back(builder);
    deck->about.where = xml_where(builder->root);
    build_keep_position(builder, &deck->about.where);
    if (style)
        read_style(deck, style);
    read_suits(builder);
    read_ruleset(builder);
    /* A deck that names no template gets the default one of render/. */
    if (xml_has(builder->root, "template")) {
        struct library library = {0};
        library_open(&library, TEMPLATE_LIBRARY);
        library_take_beside(&library, deck->about.where.file, deck->about.template);
        if (!library_find(&library, deck->about.template))
            library_complain(
                &library, SEVERITY_ERROR, deck->about.template,
                N_("there is no template “{name}”; did you mean “{nearest}”?"),
                N_("there is no template “{name}”, not beside this file either; choose "
                   "one of: {names}, or put {name}.xml beside this file"),
                xml_at(builder->root, "template"), builder->diag);
        library_release(&library);
    }
    read_wheel(builder);
}
