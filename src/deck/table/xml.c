/* Writes the deck file that a table stands for, except its cards. */
#include "deck/table/rows.h"

#include <string.h>

static void assume(struct table *table, const char *id, const char *text)
{
    diag_add(table->diag, SEVERITY_NOTE, (struct position){table->file, 0, 0, 0},
             message_with(id, arg_text("value", text)));
}

static const char *usual_ruleset(const struct table *table)
{
    bool whole = true, spin = table->segments.first != NULL;

    for (size_t i = 0; i < table->card_count; i++) {
        const struct table_card *card = &table->cards[i];
        spin |= card->spin;
        whole &= card->action != ACTION_NONE || notation_value(&card->notation).denominator == 1;
    }
    return spin ? "spin" : whole ? "deluxe" : "fractions";
}

static void put_root(struct table *table, struct table_xml *xml)
{
    static const struct cell format = {.text = "1"};
    bool has_ruleset = false;

    xml_mark(xml, (struct position){table->file, 0, 0, 0});
    xml_put(xml, "<deck");
    xml_put_attribute(xml, "format", &format);
    for (const struct table_pair *pair = table->attributes.first; pair; pair = pair->next) {
        has_ruleset |= !strcmp(pair->name.text, "ruleset");
        if (strcmp(pair->name.text, "template") != 0 ||
            strcmp(pair->value.text, DECK_TEMPLATE) != 0)
            xml_put_attribute(xml, pair->name.text, &pair->value);
    }
    if (!has_ruleset) {
        const struct cell ruleset = {usual_ruleset(table), {table->file, 0, 0, 0}, 0};
        assume(table,
               N_("the deck uses the rule set “{value}”; to change this, add a line of the kind "
                  "“deck” with the name “ruleset”"),
               ruleset.text);
        xml_put_attribute(xml, "ruleset", &ruleset);
    }
    xml_put(xml, ">\n");
}

/* Returns the name of the table's file without folder and extension: "cards" of
 * "decks/cards.csv". */
static const char *stem(struct table *table)
{
    const char *slash = strrchr(table->file, '/'), *name = slash ? slash + 1 : table->file;
    const char *dot = strrchr(name, '.');
    const char *copy = arena_copy_bytes(&table->arena, name,
                                        dot && dot > name ? (size_t)(dot - name) : strlen(name));

    return copy ? copy : "";
}

static void put_texts(const struct text_list *texts, const char *element, const char *indent,
                      struct table_xml *xml)
{
    for (const struct table_text *t = texts->first; t; t = t->next) {
        const struct cell language = {t->language,
                                      t->title.text          ? t->title.at
                                      : t->abbreviation.text ? t->abbreviation.at
                                                             : t->forms.at,
                                      0};
        xml_put(xml, indent);
        xml_mark(xml, language.at);
        strbuf_addf(xml->out, "<%s", element);
        xml_put_attribute(xml, "lang", &language);
        xml_put_attribute(xml, "short", &t->abbreviation);
        xml_put_attribute(xml, "forms", &t->forms);
        xml_put(xml, ">");
        xml_put_text(xml, &t->title);
        strbuf_addf(xml->out, "</%s>", element);
        xml_put(xml, "\n");
    }
}

static void put_titles(struct table *table, struct table_xml *xml)
{
    if (table->titles.first) {
        put_texts(&table->titles, "title", "  ", xml);
        return;
    }
    struct table_text text = {.language = table->language,
                              .title = {stem(table), {table->file, 0, 0}}};
    const struct text_list assumed = {&text, &text};
    assume(table,
           N_("the deck is called “{value}”; to change this, add a line of the kind “title”"),
           text.title.text);
    put_texts(&assumed, "title", "  ", xml);
}

static void put_suit(const struct table_suit *suit, struct table_xml *xml)
{
    xml_put(xml, "  ");
    xml_mark(xml, suit->id.at);
    xml_put(xml, "<suit");
    xml_put_attribute(xml, "id", &suit->id);
    xml_put_attribute(xml, "colour", &suit->rgb);
    xml_put_attribute(xml, "shape", &suit->shape);
    xml_put(xml, ">\n");
    put_texts(&suit->texts, "name", "    ", xml);
    xml_put(xml, "  </suit>\n");
}

static void put_item(struct table *table, const struct table_item *item, const char *element,
                     const char *indent, const char *texts_indent, struct table_xml *xml)
{
    const struct cell *cells = item->cells;

    if (!item->texts.first) {
        table_complain(table, item->at,
                       message_of(N_("this line has no title; fill in a column such as title:en")));
        return;
    }
    xml_put(xml, indent);
    xml_mark(xml, item->at);
    strbuf_addf(xml->out, "<%s", element);
    xml_put_attribute(xml, "does", &cells[COLUMN_ACTION]);
    xml_put_attribute(xml, "suit", &cells[COLUMN_SUIT]);
    if (cells[COLUMN_WEIGHT].text && strcmp(cells[COLUMN_WEIGHT].text, "1") != 0)
        xml_put_attribute(xml, "weight", &cells[COLUMN_WEIGHT]);
    if (cells[COLUMN_COUNT].text && strcmp(cells[COLUMN_COUNT].text, "1") != 0)
        xml_put_attribute(xml, "copies", &cells[COLUMN_COUNT]);
    xml_put_attribute(xml, "reference", &cells[COLUMN_REFERENCE]);
    xml_put_attribute(xml, "back", &cells[COLUMN_BACK]);
    xml_put(xml, ">\n");
    put_texts(&item->texts, "title", texts_indent, xml);
    strbuf_addf(xml->out, "%s</%s>", indent, element);
    xml_put(xml, "\n");
}

void table_write_xml(struct table *table, const struct card_lists *lists, struct table_xml *xml)
{
    xml->line = 1;
    xml_put(xml, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<?xml-model href=\"deck.rng\" type=\"application/xml\" "
                 "schematypens=\"http://relaxng.org/ns/structure/1.0\"?>\n");
    put_root(table, xml);
    put_titles(table, xml);
    if (table->style.first) {
        xml_put(xml, "  ");
        xml_mark(xml, table->style.first->name.at);
        xml_put(xml, "<style");
        for (const struct table_pair *pair = table->style.first; pair; pair = pair->next)
            xml_put_attribute(xml, pair->name.text, &pair->value);
        xml_put(xml, "/>\n");
    }
    for (const struct table_pair *pair = table->settings.first; pair; pair = pair->next) {
        xml_put(xml, "  ");
        xml_mark(xml, pair->name.at);
        xml_put(xml, "<set");
        xml_put_attribute(xml, "name", &pair->name);
        xml_put_attribute(xml, "value", &pair->value);
        xml_put(xml, "/>\n");
    }
    for (int i = 0; i < table->suit_count; i++)
        put_suit(&table->suits[i], xml);
    table_write_cards(table, lists, xml);
    for (const struct table_item *item = table->extras.first; item; item = item->next)
        put_item(table, item, "extra", "  ", "    ", xml);
    if (table->segments.first) {
        xml_put(xml, "  ");
        xml_mark(xml, table->segments.first->at);
        xml_put(xml, "<wheel>\n");
        for (const struct table_item *item = table->segments.first; item; item = item->next)
            put_item(table, item, "segment", "    ", "      ", xml);
        xml_put(xml, "  </wheel>\n");
    }
    xml_put(xml, "</deck>\n");
}
