#include "shelf.h"

#include "draw/pixels.h"

#include <stdio.h>
#include <string.h>

static const char suits[] =
    "<suit id='red' colour='#B24B42' shape='square'><name lang='en' short='R'>red</name></suit>"
    "<suit id='yellow' colour='#FFC32D' shape='star'><name lang='en' "
    "short='Y'>yellow</name></suit>";

static void say(const void *context, struct message message, struct strbuf *out)
{
    (void)context;
    strbuf_add(out, message.id);
    for (int i = 0; i < message.args; i++)
        strbuf_addf(out, " %d", (int)message.arg[i].count);
}

/* "red 1/2", with a quote that JSON has to escape. */
static void name_card(const void *context, int card, struct strbuf *out)
{
    const struct shelf *shelf = context;
    const struct card *kind = deck_card(shelf->deck, card);

    strbuf_addf(out, "%s \"%s\"",
                kind->suit == DECK_NONE ? "" : deck_suit(shelf->deck, kind->suit)->id, kind->id);
}

static void load(struct shelf *shelf, const char *deck)
{
    struct strbuf text = {0};
    char path[4096];
    enum status status;

    if (*deck == '<') {
        strbuf_addf(&text, "<deck format='1' ruleset='%s'><title lang='en'>Test</title>%s%s</deck>",
                    strstr(deck, "<wheel>") ? "spin" : "fractions", suits, deck);
        status = deck_load_bytes(&shelf->deck, "test.xml", text.text, text.length, &shelf->diag);
        strbuf_release(&text);
    } else {
        snprintf(path, sizeof path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), deck);
        status = deck_load(&shelf->deck, path, &shelf->diag);
    }
    ck_assert_msg(status == STATUS_OK, "%s: %s", deck,
                  shelf->diag.count ? shelf->diag.entries[0].message.id : "");
    snprintf(path, sizeof path, "%s/templates/plain.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(template_load(&shelf->template, path, &shelf->diag), STATUS_OK);
}

void shelf_fill(struct shelf *shelf, const char *deck)
{
    static const struct number_style style;

    *shelf = (struct shelf){0};
    load(shelf, deck);
    shelf->job = (struct tabletop_job){.deck = shelf->deck,
                                       .template = shelf->template,
                                       .words = {"en", &style, say, NULL},
                                       .title = "A “test”",
                                       .name_card = name_card,
                                       .context = shelf};
    pack_make(&shelf->pack, &shelf->job);
}

void shelf_clear(struct shelf *shelf)
{
    pack_release(&shelf->pack);
    template_free(shelf->template);
    deck_free(shelf->deck);
    diag_release(&shelf->diag);
}

void shelf_expect(const struct shelf *shelf, const char *message)
{
    ck_assert_uint_eq(shelf->diag.errors, 1);
    const char *got = shelf->diag.entries[shelf->diag.count - 1].message.id;
    ck_assert_msg(strncmp(got, message, strlen(message)) == 0, "%s", got);
}

void shelf_read(struct json_document *document, const struct strbuf *text)
{
    struct diag diag = {0};

    ck_assert_msg(json_read(document, text->text, text->length, (struct position){0}, &diag) ==
                      STATUS_OK,
                  "%s", diag.count ? diag.entries[0].message.id : "");
    diag_release(&diag);
}

const struct json_value *shelf_member(const struct json_value *object, const char *name)
{
    const struct json_value *member = json_member(object, name);

    ck_assert_msg(member, "no %s", name);
    return member;
}

const char *shelf_text(const struct json_value *object, const char *name)
{
    const struct json_value *member = shelf_member(object, name);

    ck_assert_msg(member->kind == JSON_KIND_TEXT, "%s", name);
    return member->text;
}

int shelf_count(const struct json_value *object, const char *name)
{
    const struct json_value *member = shelf_member(object, name);

    ck_assert_msg(member->kind == JSON_KIND_COUNT, "%s", name);
    return (int)member->count;
}

cairo_surface_t *shelf_picture(const struct strbuf *png)
{
    cairo_surface_t *picture = pixels_of(png);

    /* In its header: 8 bits each of red, green and blue. */
    ck_assert_int_eq(png->text[24], 8);
    ck_assert_int_eq(png->text[25], 2);
    return picture;
}

bool shelf_stands_at(cairo_surface_t *sheet, int x, int y, cairo_surface_t *picture)
{
    int width = cairo_image_surface_get_width(picture),
        height = cairo_image_surface_get_height(picture);

    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            uint32_t got, want;
            memcpy(&got,
                   cairo_image_surface_get_data(sheet) +
                       (y + row) * cairo_image_surface_get_stride(sheet) + (x + column) * 4,
                   4);
            memcpy(&want,
                   cairo_image_surface_get_data(picture) +
                       row * cairo_image_surface_get_stride(picture) + column * 4,
                   4);
            if ((got & 0xFFFFFF) != (want & 0xFFFFFF))
                return false;
        }
    return true;
}

cairo_surface_t *shelf_draw(const struct shelf *shelf, int card, bool back, int width, int height)
{
    struct album_job job = pack_album(&shelf->pack);
    struct album_cell cell = {true, back, card};
    struct album_sheet sheet = {1, 1, width, height, &cell};
    struct album *album;
    struct strbuf png = {0};
    struct diag diag = {0};

    ck_assert_int_eq(album_open(&album, &job, &diag), STATUS_OK);
    ck_assert_int_eq(album_draw(album, &sheet, &png, &diag), STATUS_OK);
    album_close(album);
    diag_release(&diag);
    cairo_surface_t *picture = shelf_picture(&png);
    strbuf_release(&png);
    return picture;
}
