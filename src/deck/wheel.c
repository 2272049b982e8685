#include "deck/builder.h"

static int read_segment_suit(struct builder *builder, const struct xml_element *e, bool needed)
{
    bool given = xml_has(e, "suit"), known = xml_has(e, "does");
    int suit = given && needed ? deck_find_suit(builder->deck, xml_text(e, "suit")) : DECK_NONE;

    if (given && needed && suit == DECK_NONE)
        build_no_such_suit(builder, xml_text(e, "suit"), xml_at(e, "suit"));
    if (needed && !given && !e->hurt) {
        build_error(builder, xml_where(e),
                    message_of(N_("draw-until needs the suit to draw until: write suit=\"…\"")));
    }
    if (given && !needed && known) {
        build_error(builder, xml_at(e, "suit"),
                    message_of(N_("only draw-until has a suit; leave it out here")));
    }
    return suit;
}

static enum status read_segment(struct builder *builder, const struct xml_element *e,
                                struct wheel_segment *segment)
{
    segment->effect = (enum wheel_effect)xml_word(e, "does");
    segment->suit = read_segment_suit(builder, e, segment->effect == WHEEL_DRAW_UNTIL);
    segment->weight = (int)xml_integer(e, "weight");
    segment->where = xml_where(e);
    if (words_read(&segment->title, &builder->deck->arena, e, "title", NULL) != STATUS_OK)
        return STATUS_NO_MEMORY;
    return build_keep_position(builder, &segment->where);
}

enum status build_wheel(struct builder *builder)
{
    const struct xml_element *wheel = xml_child(builder->root, "wheel");
    size_t count = 0;

    if (!wheel)
        return STATUS_OK;
    for (const struct xml_element *e = xml_child(wheel, "segment"); e; e = xml_next(e))
        count++;
    struct wheel_segment *segments = arena_new(&builder->deck->arena, count, sizeof *segments);
    if (!segments)
        return STATUS_NO_MEMORY;
    builder->deck->wheel = (struct wheel){(int)count, segments};
    for (const struct xml_element *e = xml_child(wheel, "segment");
         e && !diag_is_full(builder->diag); e = xml_next(e))
        if (read_segment(builder, e, segments++) != STATUS_OK)
            return STATUS_NO_MEMORY;
    return STATUS_OK;
}

/* Of the children of that name some are not what they are meant to be. */
static bool any_hurt(const struct xml_element *parent, const char *name)
{
    bool hurt = xml_lacks(parent, name);

    for (const struct xml_element *e = xml_child(parent, name); e; e = xml_next(e))
        hurt |= e->hurt;
    return hurt;
}

void check_wheel(struct builder *builder)
{
    const struct wheel *wheel = &builder->deck->wheel;
    const struct xml_element *spin = builder->spin, *element = xml_child(builder->root, "wheel");
    int64_t weights = 0;

    for (int i = 0; i < wheel->count; i++)
        weights += wheel->segments[i].weight;
    if (wheel->count && !weights && !any_hurt(element, "segment")) {
        build_error(
            builder, xml_where(element),
            message_of(N_(
                "every segment has weight 0, so the wheel can stop nowhere; give one a weight")));
    }
    if (spin && !element && !xml_lacks(builder->root, "wheel")) {
        build_error(
            builder, xml_at(spin, "spin"),
            message_of(N_("a spin card needs a wheel to turn: add <wheel>, or leave spin out")));
    }
    if (spin && wheel->count && builder->has_settings &&
        !builder->deck->settings.value[SETTING_WHEEL]) {
        build_error(
            builder, xml_at(spin, "spin"),
            message_of(N_("spin cards need the setting wheel=yes (rule W1), and this deck is "
                          "played with wheel=no: choose ruleset=\"spin\", or write "
                          "<set name=\"wheel\" value=\"yes\"/>")));
    }
    if (wheel->count && !spin && !any_hurt(builder->root, "numbers") &&
        !any_hurt(builder->root, "fractions")) {
        build_warning(builder, xml_where(element),
                      message_of(N_("no card turns this wheel: give some numbers spin=\"yes\"")));
    }
}
