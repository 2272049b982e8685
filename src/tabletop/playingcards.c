/*
 * The makers of the format have not documented it; the members are those that a table has when it
 * is exported there, in the form without a schemaVersion, which every version of it imports. The
 * table is 1600 by 1000 units; what lies on a pile has places of its own, not the pile's.
 */
#include "tabletop/playingcards.h"

#include "base/memory.h"
#include "files/archive.h"
#include "json/writer.h"

#include <stdio.h>

enum {
    CARD_MOST = 160, /* a card's longer side on the table */
    SHARPNESS = 3,   /* pixels a unit: cards are enlarged under the pointer */
    PILE_EDGE = 4,   /* between a card and the edge of the pile that it lies on */
    PILE_STEP = 40,  /* from a pile to the next */
    STOCK_X = 640,   /* of the stock, and its top */
    STOCK_Y = 280,
    BESIDE_X = 60, /* of the first card that is not played */
    BESIDE_Y = 60,
    BESIDE_STEP = 30, /* from each to the next, down and to the right */
    BESIDE_ROW = 8,   /* this many lie side by side, and the next on the first again */
    WHEEL_X = 260,
    WHEEL_Y = 280,
    WHEEL_SIZE = 220,
    SCORE_X = 1380,
    SCORE_Y = 80,
    SCORE_STEP = 100,
    SCORE_WIDTH = 140,
    SCORE_HEIGHT = 44,
    HAND_X = 50,
    HAND_Y = 820,
    HAND_WIDTH = 1500,
    HAND_HEIGHT = 180,
    LOWEST_CARD = 100 /* layer; below are the table's other things */
};

static const char ASSETS[] = "userassets/", STOCK[] = "stock", DECK[] = "deck";

struct widget_writer {
    const struct pack *pack;
    struct json_writer json;
    struct strbuf words; /* in hand */
    int width, height;   /* of a card */
    int layer;           /* the last one taken */
};

/* All fields of a wheel are of one size there, so that a weight of 2 takes two fields. Returns by
 * how much all weights can be divided; 1 where there is no wheel. */
static int common_weight(const struct wheel *wheel)
{
    int common = 0;

    for (int i = 0; i < wheel->count; i++) {
        int other = wheel->segments[i].weight;
        while (other) {
            int rest = common % other;
            common = other;
            other = rest;
        }
    }
    return common ? common : 1;
}

static enum status check(const struct pack *pack, struct diag *diag)
{
    const struct wheel *wheel = deck_wheel(pack->job->deck);
    int fields = 0, common = common_weight(wheel);

    for (int i = 0; i < wheel->count; i++)
        fields += wheel->segments[i].weight / common;
    if (pack->cards > PLAYINGCARDS_CARDS)
        return pack_refuse(N_("there are {count} cards, but playingcards.io can take at most "
                              "{most}; choose some with --only"),
                           pack->cards, PLAYINGCARDS_CARDS, diag);
    if (fields > PLAYINGCARDS_FIELDS)
        return pack_refuse(N_("playingcards.io makes all segments of a wheel the same size, so "
                              "with these weights the wheel would have {count} segments, but it "
                              "can take at most {most}; use smaller weights"),
                           fields, PLAYINGCARDS_FIELDS, diag);
    return STATUS_OK;
}

/* The things on the table. ----------------------------------------------------------------- */

/* Begins a thing with what each has; the caller ends it. */
static void begin(struct widget_writer *writer, const char *id, const char *type, int x, int y)
{
    json_begin_object(&writer->json, NULL);
    json_write_text(&writer->json, "id", id);
    json_write_text(&writer->json, "type", type);
    json_write_count(&writer->json, "x", x);
    json_write_count(&writer->json, "y", y);
    json_write_count(&writer->json, "z", ++writer->layer);
}

static void write_size(struct widget_writer *writer, int width, int height)
{
    json_write_count(&writer->json, "width", width);
    json_write_count(&writer->json, "height", height);
}

static void write_pile(struct widget_writer *writer, const char *id, const char *label, int x,
                       bool shuffles)
{
    begin(writer, id, "cardPile", x, STOCK_Y);
    write_size(writer, writer->width + 2 * PILE_EDGE, writer->height + 2 * PILE_EDGE);
    json_write_text(&writer->json, "label", pack_say(writer->pack, label, &writer->words));
    json_write_switch(&writer->json, "hasShuffleButton", shuffles);
    json_end(&writer->json);
}

static void write_wheel(struct widget_writer *writer)
{
    const struct wheel *wheel = deck_wheel(writer->pack->job->deck);
    int common = common_weight(wheel);

    if (wheel->count == 0)
        return;
    begin(writer, "wheel", "spinner", WHEEL_X, WHEEL_Y);
    write_size(writer, WHEEL_SIZE, WHEEL_SIZE);
    json_begin_list(&writer->json, "options");
    for (int i = 0; i < wheel->count; i++)
        for (int field = 0; field < wheel->segments[i].weight / common; field++)
            json_write_text(&writer->json, NULL,
                            words_in(&wheel->segments[i].title, writer->pack->job->words.language));
    json_end(&writer->json);
    json_end(&writer->json);
}

static void write_scores(struct widget_writer *writer)
{
    char id[32];

    for (int player = 1; player <= PLAYINGCARDS_SCORES; player++) {
        strbuf_clear(&writer->words);
        paper_say(&writer->pack->job->words,
                  message_with(N_("Player {number}"), arg_count("number", player)), &writer->words);
        snprintf(id, sizeof id, "score-%d", player);
        begin(writer, id, "counter", SCORE_X, SCORE_Y + (player - 1) * SCORE_STEP);
        write_size(writer, SCORE_WIDTH, SCORE_HEIGHT);
        json_write_text(&writer->json, "label", strbuf_text(&writer->words));
        json_write_count(&writer->json, "counterValue", 0);
        json_end(&writer->json);
    }
}

/* Cards. ----------------------------------------------------------------------------------- */

/* Names a picture "card-17.png", and a back "back.png" or "back-2.png". */
static void name_picture(char name[static 32], bool back, int index)
{
    if (back && index == 0)
        snprintf(name, 32, "back.png");
    else
        snprintf(name, 32, "%s-%d.png", back ? "back" : "card", index + 1);
}

static void write_asset(struct widget_writer *writer, const char *member, bool back, int index)
{
    char name[32], url[64];

    name_picture(name, back, index);
    snprintf(url, sizeof url, "package://%s%s", ASSETS, name);
    json_write_text(&writer->json, member, url);
}

/* A dynamic picture is the one that a card's type has under this name. One back serves all cards.
 */
static void write_side(struct widget_writer *writer, const char *member, bool back)
{
    struct json_writer *json = &writer->json;
    bool same = back && writer->pack->back_count == 1;

    json_begin_object(json, member);
    json_write_switch(json, "includeBorder", false);
    json_write_switch(json, "includeRadius", true);
    json_begin_list(json, "objects");
    json_begin_object(json, NULL);
    json_write_text(json, "type", "image");
    json_write_count(json, "x", 0);
    json_write_count(json, "y", 0);
    json_write_count(json, "w", writer->width);
    json_write_count(json, "h", writer->height);
    json_write_text(json, "color", "white");
    json_write_text(json, "valueType", same ? "static" : "dynamic");
    if (same)
        write_asset(writer, "value", true, 0);
    else
        json_write_text(json, "value", back ? "back" : "face");
    json_end(json);
    json_end(json);
    json_end(json);
}

static void say_type(char type[static 32], int kind)
{
    snprintf(type, 32, "card-%d", kind + 1);
}

static void write_deck(struct widget_writer *writer)
{
    const struct pack *pack = writer->pack;
    struct json_writer *json = &writer->json;
    char type[32];

    begin(writer, DECK, "cardDeck", STOCK_X + PILE_EDGE, STOCK_Y + PILE_EDGE);
    json_write_text(json, "parent", STOCK);
    json_write_text(json, "label", pack->job->title);
    json_write_count(json, "cardWidth", writer->width);
    json_write_count(json, "cardHeight", writer->height);
    json_write_switch(json, "enlarge", true);
    write_side(writer, "faceTemplate", false);
    write_side(writer, "backTemplate", true);
    json_begin_object(json, "cardTypes");
    for (int i = 0; i < pack->kind_count; i++) {
        say_type(type, i);
        json_begin_object(json, type);
        json_write_text(json, "label", pack_name(pack, i, &writer->words));
        write_asset(writer, "face", false, i);
        if (pack->back_count > 1)
            write_asset(writer, "back", true, pack->kinds[i].back);
        json_end(json);
    }
    json_end(json);
    json_end(json);
}

/* Writes one physical card: on the stock, or face up beside it. */
static void write_card(struct widget_writer *writer, int kind, int number, int beside)
{
    struct json_writer *json = &writer->json;
    bool extra = writer->pack->kinds[kind].extra;
    int shift = BESIDE_STEP * (beside % BESIDE_ROW);
    char id[48], type[32];

    say_type(type, kind);
    snprintf(id, sizeof id, "%s-%d", type, number);
    begin(writer, id, "card", extra ? BESIDE_X + shift : STOCK_X + PILE_EDGE,
          extra ? BESIDE_Y + shift : STOCK_Y + PILE_EDGE);
    json_write_text(json, "deck", DECK);
    json_write_text(json, "cardType", type);
    if (extra)
        json_write_null(json, "parent");
    else
        json_write_text(json, "parent", STOCK);
    json_write_switch(json, "faceup", extra);
    json_write_null(json, "owner");
    json_end(json);
}

static void write_widgets(const struct pack *pack, struct strbuf *out)
{
    struct widget_writer writer = {.pack = pack, .json = json_writer_to(out)};
    int beside = 0;

    album_fit(pack->job->template, CARD_MOST, CARD_MOST, &writer.width, &writer.height);
    json_begin_list(&writer.json, NULL);
    begin(&writer, "hand", "hand", HAND_X, HAND_Y);
    write_size(&writer, HAND_WIDTH, HAND_HEIGHT);
    json_end(&writer.json);
    write_pile(&writer, STOCK, N_("Stock"), STOCK_X, true);
    write_pile(&writer, "discard", N_("Discard pile"),
               STOCK_X + writer.width + 2 * PILE_EDGE + PILE_STEP, false);
    write_wheel(&writer);
    write_scores(&writer);
    write_deck(&writer);
    writer.layer = LOWEST_CARD;
    for (int i = 0; i < pack->kind_count; i++)
        for (int copy = 1; copy <= pack->kinds[i].copies; copy++) {
            write_card(&writer, i, copy, beside);
            beside += pack->kinds[i].extra;
        }
    json_end(&writer.json);
    strbuf_release(&writer.words);
}

/* The file. -------------------------------------------------------------------------------- */

/* Draws one picture and adds it. */
static enum status add_picture(struct packing *packing, const struct pack *pack,
                               struct album *album, int index, struct strbuf *picture,
                               struct diag *diag)
{
    bool back = index >= pack->kind_count;
    int place = back ? index - pack->kind_count : index;
    struct album_cell cell = {true, back, back ? pack->backs[place] : pack->kinds[place].card};
    struct album_sheet sheet = {.columns = 1, .rows = 1, .cells = &cell};
    char name[32], path[64];

    album_fit(pack->job->template, CARD_MOST, CARD_MOST, &sheet.width, &sheet.height);
    sheet.width *= SHARPNESS;
    sheet.height *= SHARPNESS;
    name_picture(name, back, place);
    snprintf(path, sizeof path, "%s%s", ASSETS, name);
    enum status status = album_draw(album, &sheet, picture, diag);
    if (status == STATUS_OK)
        packing_add(packing, path, picture, true);
    return status;
}

int playingcards_pictures(const struct pack *pack)
{
    return pack->kind_count + pack->back_count;
}

/* Draws all pictures, which must live until the packing is finished. */
static enum status add_pictures(struct packing *packing, const struct pack *pack,
                                struct strbuf *pictures, struct diag *diag)
{
    struct album_job job = pack_album(pack);
    struct album *album;
    enum status status = album_open(&album, &job, diag);
    bool invalid = false;

    for (int i = 0; i < playingcards_pictures(pack) && status == STATUS_OK; i++) {
        status = add_picture(packing, pack, album, i, &pictures[i], diag);
        invalid = invalid || status == STATUS_INVALID;
        /* So that all complaints come at once. */
        if (status == STATUS_INVALID)
            status = STATUS_OK;
    }
    album_close(album);
    return status == STATUS_OK && invalid ? STATUS_INVALID : status;
}

enum status playingcards_make(const struct pack *pack, struct strbuf *out, struct diag *diag)
{
    enum status status = check(pack, diag);

    if (status != STATUS_OK)
        return status;
    size_t count = (size_t)playingcards_pictures(pack);
    struct strbuf widgets = {0}, *pictures = memory_new(count, sizeof *pictures);
    struct packing *packing = packing_new();

    write_widgets(pack, &widgets);
    packing_add(packing, "widgets.json", &widgets, false);
    status = add_pictures(packing, pack, pictures, diag);
    if (status == STATUS_OK)
        packing_finish(packing, out);
    packing_free(packing); /* it borrows the others until here */
    for (size_t i = 0; i < count; i++)
        strbuf_release(&pictures[i]);
    memory_free(pictures);
    strbuf_release(&widgets);
    return status;
}
