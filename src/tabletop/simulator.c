/*
 * The members are those that the game itself writes into a saved object; their meaning is described
 * at api.tabletopsimulator.com and kb.tabletopsimulator.com (custom decks, save file format).
 */
#include "tabletop/simulator.h"

#include "json/writer.h"

#include <stdio.h>
#include <string.h>

enum { CELLS = SIMULATOR_COLUMNS * SIMULATOR_ROWS };

/* Of the table, in its own units: a card is a little more than 2 wide. */
static const double CARD_STEP = 3, ABOVE_TABLE = 1;

struct writing {
    const struct pack *pack;
    const struct simulator_files *files;
    struct json_writer json;
    struct strbuf name; /* in hand */
    unsigned next_id;   /* six hexadecimal digits, of each object */
};

static int sheets_of(const struct pack *pack)
{
    return (pack->kind_count + SIMULATOR_FACES - 1) / SIMULATOR_FACES;
}

int simulator_file_count(const struct pack *pack)
{
    /* One back serves all sheets, unless there are several: then each sheet has one of backs. */
    return sheets_of(pack) + (pack->back_count > 1 ? sheets_of(pack) : 1) + 1;
}

void simulator_file_name(const struct pack *pack, const struct simulator_files *files, int number,
                         struct strbuf *out)
{
    int sheets = sheets_of(pack);

    strbuf_clear(out);
    if (number <= sheets)
        strbuf_addf(out, "%s-%d.png", files->name, number);
    else if (number == simulator_file_count(pack))
        strbuf_addf(out, "%s.json", files->name);
    else if (pack->back_count == 1)
        strbuf_addf(out, "%s-back.png", files->name);
    else
        strbuf_addf(out, "%s-back-%d.png", files->name, number - sheets);
}

/* RFC 3986, 2.3: what may stand in an address as it is. */
void simulator_add_to_url(const char *path, struct strbuf *url)
{
    for (; *path; path++) {
        unsigned char c = (unsigned char)*path;
        bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                     strchr("-._~/", c);
        if (plain)
            strbuf_add_char(url, *path);
        else
            strbuf_addf(url, "%%%02X", c);
    }
}

enum status simulator_check(const struct pack *pack, struct diag *diag)
{
    return pack->cards <= SIMULATOR_CARDS
               ? STATUS_OK
               : pack_refuse(N_("there are {count} cards, but Tabletop Simulator can take at most "
                                "{most}; choose some with --only"),
                             pack->cards, SIMULATOR_CARDS, diag);
}

/* Pictures. -------------------------------------------------------------------------------- */

/* Lays out the faces of a sheet, or its backs, each in the cell of its face. */
static struct album_sheet sheet_of(const struct pack *pack, int sheet, bool back,
                                   struct album_cell cells[static CELLS])
{
    struct album_sheet result = {SIMULATOR_COLUMNS, SIMULATOR_ROWS, 0, 0, cells};
    int first = sheet * SIMULATOR_FACES;

    for (int i = 0; i < CELLS; i++)
        cells[i] = i < SIMULATOR_FACES && first + i < pack->kind_count
                       ? (struct album_cell){true, back, pack->kinds[first + i].card}
                       : (struct album_cell){.filled = false};
    cells[CELLS - 1] = (struct album_cell){true, true, pack->kinds[first].card};
    album_fit(pack->job->template, SIMULATOR_PIXELS / SIMULATOR_COLUMNS,
              SIMULATOR_PIXELS / SIMULATOR_ROWS, &result.width, &result.height);
    return result;
}

static enum status put_picture(const struct pack *pack, struct album *album, int number,
                               const struct sink *sink, struct diag *diag)
{
    struct album_cell cells[CELLS];
    int sheets = sheets_of(pack);
    bool back = number > sheets;
    struct album_sheet sheet = sheet_of(pack, (number - 1) % sheets, back, cells);
    struct strbuf picture = {0};

    if (back && pack->back_count == 1) {
        sheet.columns = sheet.rows = 1;
        sheet.cells = &cells[CELLS - 1];
    }
    enum status status = album_draw(album, &sheet, &picture, diag);
    if (status == STATUS_OK)
        status = sink_put(sink, number, picture.text, picture.length);
    strbuf_release(&picture);
    return status;
}

/* The saved object. ------------------------------------------------------------------------ */

static void write_url(struct writing *writing, const char *member, int file)
{
    struct strbuf name = {0}, url = {0};

    simulator_file_name(writing->pack, writing->files, file, &name);
    strbuf_add(&url, writing->files->url);
    simulator_add_to_url(strbuf_text(&name), &url);
    json_write_text(&writing->json, member, strbuf_text(&url));
    strbuf_release(&name);
    strbuf_release(&url);
}

/* Writes the sheets from `first` to before `end`, under their numbers. */
static void write_sheets(struct writing *writing, int first, int end)
{
    struct json_writer *json = &writing->json;
    bool own_backs = writing->pack->back_count > 1;
    char key[16];

    json_begin_object(json, "CustomDeck");
    for (int sheet = first; sheet < end; sheet++) {
        snprintf(key, sizeof key, "%d", sheet + 1);
        json_begin_object(json, key);
        write_url(writing, "FaceURL", sheet + 1);
        write_url(writing, "BackURL", sheets_of(writing->pack) + 1 + (own_backs ? sheet : 0));
        json_write_count(json, "NumWidth", SIMULATOR_COLUMNS);
        json_write_count(json, "NumHeight", SIMULATOR_ROWS);
        json_write_switch(json, "BackIsHidden", true);
        json_write_switch(json, "UniqueBack", own_backs);
        json_write_count(json, "Type", 0);
        json_end(json);
    }
    json_end(json);
}

static void write_switches(const struct writing *writing, struct json_writer *json, bool to_hand)
{
    static const struct {
        const char *name;
        bool on;
    } switches[] = {{"Locked", false},
                    {"Grid", true},
                    {"Snap", true},
                    {"IgnoreFoW", false},
                    {"MeasureMovement", false},
                    {"DragSelectable", true},
                    {"Autoraise", true},
                    {"Sticky", true},
                    {"Tooltip", true},
                    {"GridProjection", false},
                    {"HideWhenFaceDown", true}};
    const struct template *template = writing->pack->job->template;

    for (size_t i = 0; i < sizeof switches / sizeof *switches; i++)
        json_write_switch(json, switches[i].name, switches[i].on);
    json_write_switch(json, "Hands", to_hand);
    json_write_switch(json, "SidewaysCard", template->width > template->height);
}

/* Begins an object with what each has; the caller ends it. */
static void begin_object(struct writing *writing, const char *kind, const char *nickname, double x,
                         bool face_up)
{
    struct json_writer *json = &writing->json;
    bool card = strcmp(kind, "Card") == 0;
    char id[16];

    snprintf(id, sizeof id, "%06x", ++writing->next_id & 0xFFFFFF);
    json_begin_object(json, NULL);
    json_write_text(json, "GUID", id);
    json_write_text(json, "Name", kind);
    json_begin_object(json, "Transform");
    json_write_real(json, "posX", x);
    json_write_real(json, "posY", ABOVE_TABLE);
    json_write_real(json, "posZ", 0);
    json_write_real(json, "rotX", 0);
    json_write_real(json, "rotY", 180);
    json_write_real(json, "rotZ", face_up ? 0 : 180);
    json_write_real(json, "scaleX", 1);
    json_write_real(json, "scaleY", 1);
    json_write_real(json, "scaleZ", 1);
    json_end(json);
    json_write_text(json, "Nickname", nickname);
    json_write_text(json, "Description", "");
    json_write_text(json, "GMNotes", "");
    json_begin_object(json, "ColorDiffuse");
    json_write_real(json, "r", 1);
    json_write_real(json, "g", 1);
    json_write_real(json, "b", 1);
    json_end(json);
    write_switches(writing, json, card);
    json_write_text(json, "LuaScript", "");
    json_write_text(json, "LuaScriptState", "");
    json_write_text(json, "XmlUI", "");
}

static int64_t number_of(int kind)
{
    return (kind / SIMULATOR_FACES + 1) * 100 + kind % SIMULATOR_FACES;
}

static void write_card(struct writing *writing, int kind, double x, bool face_up)
{
    int sheet = kind / SIMULATOR_FACES;

    begin_object(writing, "Card", pack_name(writing->pack, kind, &writing->name), x, face_up);
    json_write_count(&writing->json, "CardID", number_of(kind));
    write_sheets(writing, sheet, sheet + 1);
    json_end(&writing->json);
}

/* Writes each physical card that is played. */
static void write_deck(struct writing *writing)
{
    const struct pack *pack = writing->pack;
    struct json_writer *json = &writing->json;

    begin_object(writing, "DeckCustom", pack->job->title, 0, false);
    write_sheets(writing, 0, sheets_of(pack));
    json_begin_list(json, "DeckIDs");
    for (int i = 0; i < pack->kind_count; i++)
        for (int copy = 0; copy < pack->kinds[i].copies && !pack->kinds[i].extra; copy++)
            json_write_count(json, NULL, number_of(i));
    json_end(json);
    json_begin_list(json, "ContainedObjects");
    for (int i = 0; i < pack->kind_count; i++)
        for (int copy = 0; copy < pack->kinds[i].copies && !pack->kinds[i].extra; copy++)
            write_card(writing, i, 0, false);
    json_end(json);
    json_end(json);
}

/* Writes the deck, and beside it the cards that are not played. A deck of one card is a card. */
static void write_objects(struct writing *writing)
{
    const struct pack *pack = writing->pack;
    int beside = 0;

    json_begin_list(&writing->json, "ObjectStates");
    if (pack->played > 1)
        write_deck(writing);
    for (int i = 0; i < pack->kind_count; i++) {
        const struct pack_kind *kind = &pack->kinds[i];
        for (int copy = 0; copy < kind->copies && (kind->extra || pack->played == 1); copy++)
            write_card(writing, i, kind->extra ? CARD_STEP * ++beside : 0, kind->extra);
    }
    json_end(&writing->json);
}

/* Writes a saved game with nothing but these objects in it. */
static void write_save(struct writing *writing)
{
    static const char *const empty[] = {"SaveName", "Date",           "VersionNumber",  "GameMode",
                                        "GameType", "GameComplexity", "Table",          "Sky",
                                        "Note",     "LuaScript",      "LuaScriptState", "XmlUI"};
    struct json_writer *json = &writing->json;

    json_begin_object(json, NULL);
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++)
        json_write_text(json, empty[i], "");
    json_begin_list(json, "Tags");
    json_end(json);
    json_write_real(json, "Gravity", 0.5);
    json_write_real(json, "PlayArea", 0.5);
    json_begin_object(json, "TabStates");
    json_end(json);
    write_objects(writing);
    json_end(json);
}

static enum status put_save(const struct pack *pack, const struct simulator_files *files,
                            const struct sink *sink)
{
    struct strbuf text = {0};
    struct writing writing = {.pack = pack, .files = files, .json = json_writer_to(&text)};

    write_save(&writing);
    strbuf_add_char(&text, '\n');
    enum status status = sink_put(sink, simulator_file_count(pack), text.text, text.length);
    strbuf_release(&writing.name);
    strbuf_release(&text);
    return status;
}

enum status simulator_make(const struct pack *pack, const struct simulator_files *files,
                           const struct sink *sink, struct diag *diag)
{
    struct album_job job = pack_album(pack);
    struct album *album;
    enum status status = album_open(&album, &job, diag);

    for (int number = 1; number < simulator_file_count(pack) && status == STATUS_OK; number++)
        status = put_picture(pack, album, number, sink, diag);
    album_close(album);
    return status == STATUS_OK ? put_save(pack, files, sink) : status;
}
