/* What a deck says before its cards: titles, suits, the rule set and its changes, the template, the
 * number style. */
#include "deck/builder.h"

#include "base/strbuf.h"
#include "base/suggest.h"
#include "xml/library.h"

static bool knows_all_suits(const struct builder *builder)
{
    bool all = !xml_lacks(builder->root, "suit");

    for (const struct xml_element *e = xml_child(builder->root, "suit"); e; e = xml_next(e))
        all = all && xml_has(e, "id");
    return all;
}

void build_no_such_suit(struct builder *builder, const char *id, struct position where)
{
    const struct deck *deck = builder->deck;
    const char *ids[DECK_SUITS];
    struct strbuf list = {0};

    if (!knows_all_suits(builder))
        return;

    for (int i = 0; i < deck->suit_count; i++) {
        ids[i] = deck->suits[i].id;
        strbuf_add(&list, i ? ", " : "");
        strbuf_add(&list, ids[i]);
    }
    const char *nearest = suggest_nearest(id, ids, (size_t)deck->suit_count);
    build_error(
        builder, where,
        message_with(
            nearest
                ? N_("there is no suit “{suit}”; did you mean “{nearest}”? The deck has: {suits}")
                : N_("there is no suit “{suit}”; the deck has: {suits}"),
            arg_typed("suit", id), arg_text("nearest", nearest),
            arg_text("suits", strbuf_text(&list))));
    builder->diag->no_memory |= list.failed;
    strbuf_release(&list);
}

static enum status copy_attribute(struct builder *builder, const char **out, const char *name)
{
    const char *text = xml_text(builder->root, name);

    *out = text ? arena_copy_text(&builder->deck->arena, text) : "";
    return *out ? STATUS_OK : STATUS_NO_MEMORY;
}

/* What is on the cards of a suit in print must be something. */
static void check_abbreviations(struct builder *builder, const struct xml_element *suit)
{
    for (const struct xml_element *e = xml_child(suit, "name"); e; e = xml_next(e)) {
        const char *abbreviation = xml_text(e, "short");
        struct message why =
            message_of(N_("the abbreviation is blank; write one or two letters, as they are to "
                          "stand on the cards"));
        if (abbreviation && !abbreviation[strspn(abbreviation, " \t\n")])
            build_error(builder, xml_at(e, "short"), why);
    }
}

static enum status read_suits(struct builder *builder)
{
    struct deck *deck = builder->deck;
    struct arena *arena = &deck->arena;

    for (const struct xml_element *e = xml_child(builder->root, "suit"); e; e = xml_next(e)) {
        struct suit *suit = &deck->suits[deck->suit_count];
        /* No suit that somebody asks for has an empty id. */
        *suit =
            (struct suit){.id = arena_copy_text(arena, xml_has(e, "id") ? xml_text(e, "id") : ""),
                          .colour = xml_colour(e, "colour"),
                          .shape = (enum suit_shape)xml_word(e, "shape"),
                          .where = xml_where(e)};
        if (!suit->id || words_read(&suit->names, arena, e, "name", NULL) != STATUS_OK ||
            words_read(&suit->abbreviations, arena, e, "name", "short") != STATUS_OK ||
            words_read(&suit->forms, arena, e, "name", "forms") != STATUS_OK)
            return STATUS_NO_MEMORY;
        if (build_keep_position(builder, &suit->where) != STATUS_OK)
            return STATUS_NO_MEMORY;
        check_abbreviations(builder, e);
        deck->suit_count++;
    }
    return STATUS_OK;
}

static enum status read_ruleset(struct builder *builder)
{
    struct ruleset *ruleset = NULL;
    struct deck *deck = builder->deck;

    size_t errors = builder->diag->errors;

    settings_init(&deck->settings);
    enum status status = ruleset_load_named(&ruleset, deck->ruleset,
                                            xml_at(builder->root, "ruleset"), builder->diag);
    if (status == STATUS_OK)
        deck->settings = *ruleset_settings(ruleset);
    ruleset_free(ruleset);
    settings_read(&deck->settings, builder->root, builder->diag);
    builder->has_settings =
        builder->diag->errors == errors && !builder->root->hurt && !xml_lacks(builder->root, "set");
    for (const struct xml_element *set = xml_child(builder->root, "set"); set;
         set = xml_next(set)) {
        const char *name = xml_text(set, "name");
        if (name && setting_find(name) != SETTING_COUNT)
            deck->changed[setting_find(name)] = true;
        builder->has_settings &= !set->hurt;
    }
    /* What was wrong with the rule set is in the diag; the deck is looked at all the same. */
    return status == STATUS_NO_MEMORY ? status : STATUS_OK;
}

/* A template that nobody named is the default, which render/ has. */
static enum status check_template(struct builder *builder)
{
    struct library library = {0};
    const char *name = builder->deck->template;

    if (!xml_has(builder->root, "template"))
        return STATUS_OK;
    enum status status = library_open(&library, "templates");
    if (status == STATUS_OK && !library_find(&library, name))
        library_refuse(&library, name,
                       N_("there is no template “{name}”; did you mean “{nearest}”? There are: "
                          "{names}"),
                       N_("there is no template “{name}”; there are: {names}"),
                       xml_at(builder->root, "template"), builder->diag);
    library_release(&library);
    return status;
}

static void read_style(struct builder *builder)
{
    const struct xml_element *e = xml_child(builder->root, "style");

    if (!e)
        return;
    builder->deck->has_style = true;
    builder->deck->style = (struct number_style){
        .decimal_comma = xml_word(e, "decimal-mark") == 1,
        .percent_space = (enum percent_space)xml_word(e, "percent-space"),
        .division = (enum division_sign)xml_word(e, "division-sign"),
        .recurring = (enum recurring_mark)xml_word(e, "recurring"),
        .minus_sign = xml_boolean(e, "minus-sign"),
        .vulgar_characters = xml_boolean(e, "fraction-characters"),
    };
}

enum status build_heading(struct builder *builder)
{
    struct deck *deck = builder->deck;

    if (copy_attribute(builder, &deck->author, "author") != STATUS_OK ||
        copy_attribute(builder, &deck->licence, "licence") != STATUS_OK ||
        copy_attribute(builder, &deck->version, "version") != STATUS_OK ||
        copy_attribute(builder, &deck->template, "template") != STATUS_OK ||
        copy_attribute(builder, &deck->ruleset, "ruleset") != STATUS_OK)
        return STATUS_NO_MEMORY;
    if (words_read(&deck->title, &deck->arena, builder->root, "title", NULL) != STATUS_OK)
        return STATUS_NO_MEMORY;
    deck->where = xml_where(builder->root);
    if (build_keep_position(builder, &deck->where) != STATUS_OK)
        return STATUS_NO_MEMORY;
    read_style(builder);
    if (read_suits(builder) != STATUS_OK || read_ruleset(builder) != STATUS_OK)
        return STATUS_NO_MEMORY;
    return check_template(builder);
}
