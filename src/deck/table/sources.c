/* Writes the elements that make a table's cards: as few as are easy to find, in an order that keeps
 * the order of the cards in every suit. */
#include "deck/table/rows.h"

#include "deck/builder.h"

#include <inttypes.h>
#include <string.h>

enum {
    LOOK_AHEAD = 32,  /* how many pieces of another suit are searched for the same one */
    LINE_LENGTH = 96, /* where a list is broken, in bytes */
};

struct suit_pieces {
    struct pieces pieces;
    size_t at;
};

static const struct piece *current(const struct suit_pieces *suit)
{
    return suit->at < suit->pieces.count ? &suit->pieces.list[suit->at] : NULL;
}

/* Returns whether another suit has the same piece further on. */
static bool is_waited_for(const struct suit_pieces *suits, int count, const struct piece *piece)
{
    for (int i = 0; i < count; i++) {
        const struct suit_pieces *suit = &suits[i];
        const struct piece *now = current(suit);
        if (!now || piece_equal(now, piece))
            continue;
        for (size_t j = 1; j < LOOK_AHEAD && suit->at + j < suit->pieces.count; j++)
            if (piece_equal(&suit->pieces.list[suit->at + j], piece))
                return true;
    }
    return false;
}

/* Returns the piece to write next; NULL when all are written. */
static const struct piece *choose(const struct suit_pieces *suits, int count)
{
    const struct piece *first = NULL;

    for (int i = 0; i < count; i++) {
        const struct piece *piece = current(&suits[i]);
        if (piece && !is_waited_for(suits, count, piece))
            return piece;
        first = first ? first : piece;
    }
    return first;
}

/* Returns whether numbers are written with a comma, as in the table: a line says so, or what stands
 * between its columns. */
static bool decimal_comma(const struct table *table)
{
    for (const struct table_pair *pair = table->style.first; pair; pair = pair->next)
        if (!strcmp(pair->name.text, "decimal-mark"))
            return !strcmp(pair->value.text, "comma");
    return table->separator == ';';
}

/* Returns whether the numbers need “;” between them: a number with a blank in it does, and so does
 * 1 when 1/2 follows. */
static bool needs_semicolons(const struct piece *piece)
{
    for (size_t i = 0; i < piece->count; i++) {
        const struct notation *n = &piece->cards[i]->notation;
        bool proper = n->kind == NOTATION_FRACTION && !n->negative && n->numerator < n->denominator;
        if (strchr(piece->cards[i]->id, ' ') ||
            (i && proper && piece->cards[i - 1]->notation.kind == NOTATION_WHOLE))
            return true;
    }
    return false;
}

static void put_values(const struct table *table, const struct piece *piece, struct table_xml *xml)
{
    const struct number_style style = {.decimal_comma = decimal_comma(table)};
    bool semicolons = needs_semicolons(piece);
    struct strbuf number = {0};

    xml_put(xml, "<numbers values=\"");
    for (size_t i = 0; i < piece->count; i++) {
        strbuf_clear(&number);
        notation_print(&piece->cards[i]->notation, &style, &number);
        bool full = xml->out->length - xml->line_start + number.length > LINE_LENGTH;
        if (i)
            xml_put(xml, full ? "\n                   " : " ");
        xml_mark(xml, piece->cards[i]->at);
        xml_put(xml, strbuf_text(&number));
        if (semicolons && (i + 1 < piece->count || piece->count == 1))
            xml_put(xml, ";");
    }
    xml_put(xml, "\"");
    strbuf_release(&number);
}

/* Writes denominators, such as "2-10 12". */
static void put_fractions(const struct piece *piece, struct table_xml *xml)
{
    const char *between = "";

    xml_put(xml, "<fractions denominators=\"");
    for (size_t i = 0; i < piece->count;) {
        int64_t from = piece->cards[i]->notation.denominator, to = from;
        xml_put(xml, between);
        xml_mark(xml, piece->cards[i]->at);
        for (i += (size_t)from - 1;
             i < piece->count && piece->cards[i]->notation.denominator == to + 1;
             i += (size_t)to - 1)
            to++;
        strbuf_addf(xml->out, to > from ? "%" PRId64 "-%" PRId64 : "%" PRId64, from, to);
        between = " ";
    }
    xml_put(xml, "\"");
}

static void put_number(const struct table *table, const struct piece *piece, struct table_xml *xml)
{
    const struct table_card *card = piece->cards[0];

    if (piece->kind == PIECE_FRACTIONS)
        put_fractions(piece, xml);
    else if (piece->kind == PIECE_VALUES)
        put_values(table, piece, xml);
    else
        strbuf_addf(xml->out, "<numbers from=\"%" PRId64 "\" to=\"%" PRId64 "\"",
                    card->notation.whole, piece->cards[piece->count - 1]->notation.whole);
    if (card->picture)
        strbuf_addf(xml->out, " picture=\"%s\"", picture_words[card->picture - PICTURE_PIE]);
    if (card->spin)
        strbuf_add(xml->out, " spin=\"yes\"");
}

static void put_element(const struct table *table, const struct piece *piece, unsigned suits,
                        struct table_xml *xml)
{
    const struct table_card *card = piece->cards[0];
    const char *between = "";

    xml_put(xml, "  ");
    xml_mark(xml, card->at);
    if (piece->kind != PIECE_ACTION)
        put_number(table, piece, xml);
    else if (card->action == ACTION_WILD || card->action == ACTION_WILD_DRAW_FOUR)
        strbuf_addf(xml->out, "<%s", deck_action_word(card->action));
    else
        strbuf_addf(xml->out, "<action does=\"%s\"", deck_action_word(card->action));
    if (card->copies != 1)
        xml_put_count(xml, "copies", card->copies);
    if (card->points != DECK_NONE)
        xml_put_count(xml, "points", card->points);
    xml_put_attribute(xml, "back", &card->back);
    if (suits && suits != (1u << table->suit_count) - 1) {
        strbuf_add(xml->out, " suits=\"");
        for (int i = 0; i < table->suit_count; i++) {
            if (!(suits & 1u << i))
                continue;
            strbuf_addf(xml->out, "%s%s", between, table->suits[i].id.text);
            between = " ";
        }
        strbuf_add(xml->out, "\"");
    }
    xml_put(xml, "/>\n");
}

static void write_suits(struct table *table, struct suit_pieces *suits, struct table_xml *xml)
{
    const struct piece *piece;

    while ((piece = choose(suits, table->suit_count))) {
        unsigned having = 0;
        for (int i = 0; i < table->suit_count; i++) {
            const struct piece *now = current(&suits[i]);
            if (!now || !piece_equal(now, piece))
                continue;
            having |= 1u << i;
            suits[i].at++;
        }
        put_element(table, piece, having, xml);
    }
}

void table_write_cards(struct table *table, const struct card_lists *lists, struct table_xml *xml)
{
    struct suit_pieces suits[DECK_SUITS] = {0};
    struct pieces wilds = {0};

    for (int i = 0; i < table->suit_count; i++)
        table_cut(table, &lists->suits[i], &suits[i].pieces);
    table_cut(table, &lists->suits[DECK_SUITS], &wilds);
    write_suits(table, suits, xml);
    for (size_t i = 0; i < wilds.count; i++)
        put_element(table, &wilds.list[i], 0, xml);
    for (size_t i = 0; i < lists->hands_count; i++) {
        const struct table_card *card = lists->hands[i];
        const struct number_style style = {.decimal_comma = decimal_comma(table)};
        xml_put(xml, "  ");
        xml_mark(xml, card->hands.at);
        xml_put(xml, "<hands value=\"");
        notation_print(&card->notation, &style, xml->out);
        xml_put(xml, "\"");
        xml_put_attribute(xml, "does", &card->hands);
        xml_put(xml, "/>\n");
    }
}
