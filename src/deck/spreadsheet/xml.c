/* Writes the deck file that a table stands for. */
#include "deck/spreadsheet/rows.h"

#include "deck/builder.h"

#include <inttypes.h>
#include <string.h>

/* Writes parts of XML, each of which remembers its place in the table. */

static void add_mark(struct rows_xml *xml, struct position at, size_t length, size_t written)
{
    memory_make_room(&xml->marks, xml->mark_count, &xml->mark_capacity);
    xml->marks[xml->mark_count++] = (struct rows_mark){
        xml->line, (int)(xml->out->length - xml->line_start) + 1, at, length, written};
}

/* Notes where in the table the part comes from that begins here. */
static void mark(struct rows_xml *xml, struct position at)
{
    add_mark(xml, at, 0, 0);
}

/* Writes text as it is. */
static void put(struct rows_xml *xml, const char *text)
{
    for (; *text; text++) {
        strbuf_add_char(xml->out, *text);
        if (*text == '\n') {
            xml->line++;
            xml->line_start = xml->out->length;
        }
    }
}

static void put_escaped(struct rows_xml *xml, const char *text, bool attribute)
{
    for (; *text; text++) {
        if (*text == '&')
            strbuf_add(xml->out, "&amp;");
        else if (*text == '<')
            strbuf_add(xml->out, "&lt;");
        else if (*text == '>')
            strbuf_add(xml->out, "&gt;");
        else if (*text == '"' && attribute)
            strbuf_add(xml->out, "&quot;");
        else if (*text == '\n' || *text == '\t' || *text == '\r')
            strbuf_add(xml->out, !attribute      ? " "
                                 : *text == '\n' ? "&#10;"
                                 : *text == '\t' ? "&#9;"
                                                 : "&#13;");
        else
            strbuf_add_char(xml->out, *text);
    }
}

static void put_value(struct rows_xml *xml, const struct cell *value, bool attribute)
{
    const size_t at = xml->mark_count, from = xml->out->length;

    add_mark(xml, value->at, value->length, 0);
    put_escaped(xml, value->text ? value->text : "", attribute);
    xml->marks[at].written = xml->out->length - from;
}

static void put_attribute(struct rows_xml *xml, const char *name, const struct cell *value)
{
    if (!value->text)
        return;
    strbuf_addf(xml->out, " %s=\"", name);
    put_value(xml, value, true);
    strbuf_add(xml->out, "\"");
}

static void put_count(struct rows_xml *xml, const char *name, int value)
{
    strbuf_addf(xml->out, " %s=\"%d\"", name, value);
}

/* Cuts a list of cards into runs that one element of a deck file can make. */

enum {
    DENOMINATOR_LIMIT = 1000,
    PICTURE_LIMIT = 100,
    ROW_LENGTH = 3,   /* a row of so many is shorter to write than its numbers */
    LIST_LENGTH = 200 /* the most numbers of a list, so that no tag gets too long */
};

/* A run: cards of a list, one after the other, that one element can make. */
enum run_kind { RUN_ACTION, RUN_FRACTIONS, RUN_RANGE, RUN_VALUES };
struct run {
    enum run_kind kind;
    struct rows_card **cards;
    size_t count;
};
struct runs {
    struct run *list;
    size_t count;
};

bool rows_same_back(const struct rows_card *left, const struct rows_card *right)
{
    return left->back.text && right->back.text ? !strcmp(left->back.text, right->back.text)
                                               : left->back.text == right->back.text;
}

static bool alike(const struct rows_card *left, const struct rows_card *right)
{
    return rows_same_back(left, right) && left->action == right->action &&
           left->copies == right->copies && left->points == right->points &&
           left->picture == right->picture && left->spin == right->spin;
}

/* Returns whether one element could make both runs, each in a suit of its own. */
static bool is_same_run(const struct run *left, const struct run *right)
{
    if (left->kind != right->kind || left->count != right->count ||
        !alike(left->cards[0], right->cards[0]))
        return false;
    for (size_t i = 0; i < left->count; i++)
        if (strcmp(left->cards[i]->id, right->cards[i]->id) != 0)
            return false;
    return true;
}

/* Returns how many cards from the first on are 1/d, 2/d … (d − 1)/d; 0 when one of these is
 * missing. */
static size_t count_denominator(struct rows_card *const *cards, size_t count)
{
    int64_t denominator = cards[0]->notation.denominator;
    int64_t limit = cards[0]->picture ? PICTURE_LIMIT : DENOMINATOR_LIMIT;

    if (denominator < 2 || denominator > limit || (size_t)denominator - 1 > count)
        return 0;
    for (int64_t i = 0; i < denominator - 1; i++) {
        const struct notation *n = &cards[i]->notation;
        if (n->kind != NOTATION_FRACTION || n->negative || n->numerator != i + 1 ||
            n->denominator != denominator)
            return 0;
    }
    return (size_t)denominator - 1;
}

/* Returns how many cards from the first on make complete rows of fractions, one after the other. */
static size_t count_fractions(struct rows_card *const *cards, size_t count)
{
    size_t all = 0, row;

    while (all < count && (row = count_denominator(cards + all, count - all)))
        all += row;
    return all < ROW_LENGTH ? 0 : all;
}

static size_t count_range(struct rows_card *const *cards, size_t count)
{
    size_t all = 0;

    for (; all < count; all++) {
        const struct notation *n = &cards[all]->notation;
        if (n->kind != NOTATION_WHOLE || n->negative ||
            n->whole != cards[0]->notation.whole + (int64_t)all ||
            (cards[0]->picture && n->whole > PICTURE_LIMIT))
            break;
    }
    return all < ROW_LENGTH ? 0 : all;
}

static struct run cut(struct rows_card **cards, size_t count)
{
    struct run run = {RUN_ACTION, cards, 1};

    if (cards[0]->action != ACTION_NONE)
        return run;
    if ((run.count = count_fractions(cards, count))) {
        run.kind = RUN_FRACTIONS;
    } else if ((run.count = count_range(cards, count))) {
        run.kind = RUN_RANGE;
    } else {
        run = (struct run){RUN_VALUES, cards, 1};
        while (run.count < count && run.count < LIST_LENGTH &&
               !count_fractions(cards + run.count, count - run.count) &&
               !count_range(cards + run.count, count - run.count))
            run.count++;
    }
    return run;
}

/* Cuts a list into runs: as few as are easy to find. */
static void cut_list(struct rows *rows, const struct card_list *cards, struct runs *runs)
{
    runs->count = 0;
    runs->list = arena_new(&rows->arena, cards->count + 1, sizeof *runs->list);
    for (size_t from = 0, to; from < cards->count; from = to) {
        for (to = from + 1; to < cards->count && alike(cards->cards[from], cards->cards[to]); to++)
            continue;
        for (size_t at = from; at < to; at += runs->list[runs->count++].count)
            runs->list[runs->count] = cut(cards->cards + at, to - at);
    }
}

/* Writes the elements that make a table's cards: as few as are easy to find, in an order that keeps
 * the order of the cards in every suit. */

enum {
    LOOK_AHEAD = 32,  /* how many runs of another suit are searched for the same one */
    LINE_LENGTH = 96, /* where a list is broken, in bytes */
};

struct suit_runs {
    struct runs runs;
    size_t at;
};

static const struct run *current(const struct suit_runs *suit)
{
    return suit->at < suit->runs.count ? &suit->runs.list[suit->at] : NULL;
}

/* Returns whether another suit has the same run further on. */
static bool is_waited_for(const struct suit_runs *suits, int count, const struct run *run)
{
    for (int i = 0; i < count; i++) {
        const struct suit_runs *suit = &suits[i];
        const struct run *now = current(suit);
        if (!now || is_same_run(now, run))
            continue;
        for (size_t j = 1; j < LOOK_AHEAD && suit->at + j < suit->runs.count; j++)
            if (is_same_run(&suit->runs.list[suit->at + j], run))
                return true;
    }
    return false;
}

/* Returns the run to write next; NULL when all are written. */
static const struct run *choose(const struct suit_runs *suits, int count)
{
    const struct run *first = NULL;

    for (int i = 0; i < count; i++) {
        const struct run *run = current(&suits[i]);
        if (run && !is_waited_for(suits, count, run))
            return run;
        first = first ? first : run;
    }
    return first;
}

/* Returns whether numbers are written with a comma, as in the table: a line says so, or what stands
 * between its columns. */
static bool decimal_comma(const struct rows *rows)
{
    for (const struct rows_pair *pair = rows->style.first; pair; pair = pair->next)
        if (!strcmp(pair->name.text, "decimal-mark"))
            return !strcmp(pair->value.text, "comma");
    return rows->separator == ';';
}

/* Returns whether the numbers need “;” between them: a number with a blank in it does, and so does
 * 1 when 1/2 follows. */
static bool needs_semicolons(const struct run *run)
{
    for (size_t i = 0; i < run->count; i++) {
        const struct notation *n = &run->cards[i]->notation;
        bool proper = n->kind == NOTATION_FRACTION && !n->negative && n->numerator < n->denominator;
        if (strchr(run->cards[i]->id, ' ') ||
            (i && proper && run->cards[i - 1]->notation.kind == NOTATION_WHOLE))
            return true;
    }
    return false;
}

static void put_values(const struct rows *rows, const struct run *run, struct rows_xml *xml)
{
    const struct number_style style = {.decimal_comma = decimal_comma(rows)};
    bool semicolons = needs_semicolons(run);
    struct strbuf number = {0};

    put(xml, "<numbers values=\"");
    for (size_t i = 0; i < run->count; i++) {
        strbuf_clear(&number);
        notation_print(&run->cards[i]->notation, &style, &number);
        bool full = xml->out->length - xml->line_start + number.length > LINE_LENGTH;
        if (i)
            put(xml, full ? "\n                   " : " ");
        mark(xml, run->cards[i]->at);
        put(xml, strbuf_text(&number));
        if (semicolons && (i + 1 < run->count || run->count == 1))
            put(xml, ";");
    }
    put(xml, "\"");
    strbuf_release(&number);
}

/* Writes denominators, such as "2-10 12". */
static void put_fractions(const struct run *run, struct rows_xml *xml)
{
    const char *between = "";

    put(xml, "<fractions denominators=\"");
    for (size_t i = 0; i < run->count;) {
        int64_t from = run->cards[i]->notation.denominator, to = from;
        put(xml, between);
        mark(xml, run->cards[i]->at);
        for (i += (size_t)from - 1; i < run->count && run->cards[i]->notation.denominator == to + 1;
             i += (size_t)to - 1)
            to++;
        strbuf_addf(xml->out, to > from ? "%" PRId64 "-%" PRId64 : "%" PRId64, from, to);
        between = " ";
    }
    put(xml, "\"");
}

static void put_number(const struct rows *rows, const struct run *run, struct rows_xml *xml)
{
    const struct rows_card *card = run->cards[0];

    if (run->kind == RUN_FRACTIONS)
        put_fractions(run, xml);
    else if (run->kind == RUN_VALUES)
        put_values(rows, run, xml);
    else
        strbuf_addf(xml->out, "<numbers from=\"%" PRId64 "\" to=\"%" PRId64 "\"",
                    card->notation.whole, run->cards[run->count - 1]->notation.whole);
    if (card->picture)
        strbuf_addf(xml->out, " picture=\"%s\"", picture_words[card->picture - PICTURE_PIE]);
    if (card->spin)
        strbuf_add(xml->out, " spin=\"yes\"");
}

static void put_element(const struct rows *rows, const struct run *run, unsigned suits,
                        struct rows_xml *xml)
{
    const struct rows_card *card = run->cards[0];
    const char *between = "";

    put(xml, "  ");
    mark(xml, card->at);
    if (run->kind != RUN_ACTION)
        put_number(rows, run, xml);
    else if (rows_is_wild(card))
        strbuf_addf(xml->out, "<%s", deck_action_word(card->action));
    else
        strbuf_addf(xml->out, "<action does=\"%s\"", deck_action_word(card->action));
    if (card->copies != 1)
        put_count(xml, "copies", card->copies);
    if (card->points != DECK_NONE)
        put_count(xml, "points", card->points);
    put_attribute(xml, "back", &card->back);
    if (suits && suits != (1u << rows->suit_count) - 1) {
        strbuf_add(xml->out, " suits=\"");
        for (int i = 0; i < rows->suit_count; i++) {
            if (!(suits & 1u << i))
                continue;
            strbuf_addf(xml->out, "%s%s", between, rows->suits[i].id.text);
            between = " ";
        }
        strbuf_add(xml->out, "\"");
    }
    put(xml, "/>\n");
}

static void write_suits(struct rows *rows, struct suit_runs *suits, struct rows_xml *xml)
{
    const struct run *run;

    while ((run = choose(suits, rows->suit_count))) {
        unsigned having = 0;
        for (int i = 0; i < rows->suit_count; i++) {
            const struct run *now = current(&suits[i]);
            if (!now || !is_same_run(now, run))
                continue;
            having |= 1u << i;
            suits[i].at++;
        }
        put_element(rows, run, having, xml);
    }
}

/* Writes the elements that make the cards. */
static void write_cards(struct rows *rows, const struct card_lists *lists, struct rows_xml *xml)
{
    struct suit_runs suits[DECK_SUITS] = {0};
    struct runs wilds = {0};

    for (int i = 0; i < rows->suit_count; i++)
        cut_list(rows, &lists->suits[i], &suits[i].runs);
    cut_list(rows, &lists->suits[DECK_SUITS], &wilds);
    write_suits(rows, suits, xml);
    for (size_t i = 0; i < wilds.count; i++)
        put_element(rows, &wilds.list[i], 0, xml);
    for (size_t i = 0; i < lists->hands_count; i++) {
        const struct rows_card *card = lists->hands[i];
        const struct number_style style = {.decimal_comma = decimal_comma(rows)};
        put(xml, "  ");
        mark(xml, card->hands.at);
        put(xml, "<hands value=\"");
        notation_print(&card->notation, &style, xml->out);
        put(xml, "\"");
        put_attribute(xml, "does", &card->hands);
        put(xml, "/>\n");
    }
}

static void assume(struct rows *rows, const char *id, const char *text)
{
    diag_add(rows->diag, SEVERITY_NOTE, (struct position){rows->file, 0, 0, 0},
             message_with(id, arg_text("value", text)));
}

static const char *usual_ruleset(const struct rows *rows)
{
    bool whole = true, spin = rows->segments.first != NULL;

    for (size_t i = 0; i < rows->card_count; i++) {
        const struct rows_card *card = &rows->cards[i];
        spin |= card->spin;
        whole &= card->action != ACTION_NONE || notation_value(&card->notation).denominator == 1;
    }
    return spin ? "spin" : whole ? "deluxe" : "fractions";
}

static void put_root(struct rows *rows, struct rows_xml *xml)
{
    static const struct cell format = {.text = "1"};
    bool has_ruleset = false;

    mark(xml, (struct position){rows->file, 0, 0, 0});
    put(xml, "<deck");
    put_attribute(xml, "format", &format);
    for (const struct rows_pair *pair = rows->attributes.first; pair; pair = pair->next) {
        has_ruleset |= !strcmp(pair->name.text, "ruleset");
        if (strcmp(pair->name.text, "template") != 0 ||
            strcmp(pair->value.text, DECK_TEMPLATE) != 0)
            put_attribute(xml, pair->name.text, &pair->value);
    }
    if (!has_ruleset) {
        const struct cell ruleset = {usual_ruleset(rows), {rows->file, 0, 0, 0}, 0};
        assume(rows,
               N_("the deck uses the rule set “{value}”; to change this, add a line of the kind "
                  "“deck” with the name “ruleset”"),
               ruleset.text);
        put_attribute(xml, "ruleset", &ruleset);
    }
    put(xml, ">\n");
}

/* Returns the name of the table's file without folder and extension: "cards" of
 * "decks/cards.csv". */
static const char *stem(struct rows *rows)
{
    const char *slash = strrchr(rows->file, '/'), *name = slash ? slash + 1 : rows->file;
    const char *dot = strrchr(name, '.');

    return arena_copy_bytes(&rows->arena, name,
                            dot && dot > name ? (size_t)(dot - name) : strlen(name));
}

static void put_texts(const struct text_list *texts, const char *element, const char *indent,
                      struct rows_xml *xml)
{
    for (const struct rows_text *t = texts->first; t; t = t->next) {
        const struct cell language = {t->language,
                                      t->title.text          ? t->title.at
                                      : t->abbreviation.text ? t->abbreviation.at
                                                             : t->forms.at,
                                      0};
        put(xml, indent);
        mark(xml, language.at);
        strbuf_addf(xml->out, "<%s", element);
        put_attribute(xml, "lang", &language);
        put_attribute(xml, "short", &t->abbreviation);
        put_attribute(xml, "forms", &t->forms);
        put(xml, ">");
        put_value(xml, &t->title, false);
        strbuf_addf(xml->out, "</%s>", element);
        put(xml, "\n");
    }
}

static void put_titles(struct rows *rows, struct rows_xml *xml)
{
    if (rows->titles.first) {
        put_texts(&rows->titles, "title", "  ", xml);
        return;
    }
    struct rows_text text = {.language = rows->language, .title = {stem(rows), {rows->file, 0, 0}}};
    const struct text_list assumed = {&text, &text};
    assume(rows, N_("the deck is called “{value}”; to change this, add a line of the kind “title”"),
           text.title.text);
    put_texts(&assumed, "title", "  ", xml);
}

static void put_suit(const struct rows_suit *suit, struct rows_xml *xml)
{
    put(xml, "  ");
    mark(xml, suit->id.at);
    put(xml, "<suit");
    put_attribute(xml, "id", &suit->id);
    put_attribute(xml, "colour", &suit->rgb);
    put_attribute(xml, "shape", &suit->shape);
    put(xml, ">\n");
    put_texts(&suit->texts, "name", "    ", xml);
    put(xml, "  </suit>\n");
}

static void put_item(struct rows *rows, const struct rows_item *item, const char *element,
                     const char *indent, const char *texts_indent, struct rows_xml *xml)
{
    const struct cell *cells = item->cells;

    if (!item->texts.first) {
        rows_complain(rows, item->at,
                      message_of(N_("this line has no title; fill in a column such as title:en")));
        return;
    }
    put(xml, indent);
    mark(xml, item->at);
    strbuf_addf(xml->out, "<%s", element);
    put_attribute(xml, "does", &cells[COLUMN_ACTION]);
    put_attribute(xml, "suit", &cells[COLUMN_SUIT]);
    if (cells[COLUMN_WEIGHT].text && strcmp(cells[COLUMN_WEIGHT].text, "1") != 0)
        put_attribute(xml, "weight", &cells[COLUMN_WEIGHT]);
    if (cells[COLUMN_COUNT].text && strcmp(cells[COLUMN_COUNT].text, "1") != 0)
        put_attribute(xml, "copies", &cells[COLUMN_COUNT]);
    put_attribute(xml, "reference", &cells[COLUMN_REFERENCE]);
    put_attribute(xml, "back", &cells[COLUMN_BACK]);
    put(xml, ">\n");
    put_texts(&item->texts, "title", texts_indent, xml);
    strbuf_addf(xml->out, "%s</%s>", indent, element);
    put(xml, "\n");
}

void rows_write_xml(struct rows *rows, const struct card_lists *lists, struct rows_xml *xml)
{
    xml->line = 1;
    put(xml, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             "<?xml-model href=\"deck.rng\" type=\"application/xml\" "
             "schematypens=\"http://relaxng.org/ns/structure/1.0\"?>\n");
    put_root(rows, xml);
    put_titles(rows, xml);
    if (rows->style.first) {
        put(xml, "  ");
        mark(xml, rows->style.first->name.at);
        put(xml, "<style");
        for (const struct rows_pair *pair = rows->style.first; pair; pair = pair->next)
            put_attribute(xml, pair->name.text, &pair->value);
        put(xml, "/>\n");
    }
    for (const struct rows_pair *pair = rows->settings.first; pair; pair = pair->next) {
        put(xml, "  ");
        mark(xml, pair->name.at);
        put(xml, "<set");
        put_attribute(xml, "name", &pair->name);
        put_attribute(xml, "value", &pair->value);
        put(xml, "/>\n");
    }
    for (int i = 0; i < rows->suit_count; i++)
        put_suit(&rows->suits[i], xml);
    write_cards(rows, lists, xml);
    for (const struct rows_item *item = rows->extras.first; item; item = item->next)
        put_item(rows, item, "extra", "  ", "    ", xml);
    if (rows->segments.first) {
        put(xml, "  ");
        mark(xml, rows->segments.first->at);
        put(xml, "<wheel>\n");
        for (const struct rows_item *item = rows->segments.first; item; item = item->next)
            put_item(rows, item, "segment", "    ", "      ", xml);
        put(xml, "  </wheel>\n");
    }
    put(xml, "</deck>\n");
}
