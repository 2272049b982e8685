/* What a card covers of its sheet. */
#include "cases.h"

#include "base/strbuf.h"
#include "deck/deck.h"
#include "render/faces/face.h"

#include <cairo.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char deck_text[] =
    "<deck format='1' ruleset='fractions'><title lang='en'>Test</title>"
    "<suit id='red' colour='#FF0000' shape='square'><name lang='en' short='R'>red</name></suit>"
    "<numbers values='1/2 2/4'/></deck>";

/* A field that reaches far beyond the card, alone in a shared layer or beside the card's number. */
#define FIELD "<box x='-50' y='-50' width='163' height='188' fill='suit'/>"
#define HEAD                                                                                       \
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"                   \
    "<sign name='square'><area d='M 0 0 H 1'/></sign><face><layer for='number'>" FIELD
#define TAIL   "</layer></face></template>"
#define NUMBER "<number x='20' y='20' width='9' height='9' size='9'/>"

static const char *const reaching[] = {HEAD TAIL, HEAD NUMBER TAIL};

static struct template *template_of(const char *text)
{
    char path[] = "/tmp/breuk-paper-test.XXXXXX";
    struct template *template;
    struct diag diag = {0};
    int file = mkstemp(path);

    ck_assert_int_eq(write(file, text, strlen(text)), (ssize_t)strlen(text));
    close(file);
    ck_assert_int_eq(template_load(&template, path, &diag), STATUS_OK);
    unlink(path);
    return template;
}

static void no_words(const void *context, struct message message, struct strbuf *out)
{
    (void)context, (void)message, (void)out;
}

static bool is_red(cairo_surface_t *image, int x, int y)
{
    const unsigned char *row =
        cairo_image_surface_get_data(image) + y * cairo_image_surface_get_stride(image);
    uint32_t pixel;

    memcpy(&pixel, row + 4 * x, sizeof pixel);
    return (pixel & 0xFFFFFF) == 0xFF0000;
}

/* A card of twice the template's size, so that the bleed must not grow with it. */
START_TEST(a_card_fills_its_bleed_and_nothing_beyond)
{
    const struct number_style style = {0};
    struct paper_words words = {"en", &style, no_words, NULL};
    struct template *template = template_of(reaching[_i]);
    struct diag diag = {0};
    struct deck *deck;
    struct type *type;

    ck_assert_int_eq(deck_load_bytes(&deck, "test.xml", deck_text, strlen(deck_text), &diag),
                     STATUS_OK);
    ck_assert_int_eq(type_open(&type, "Andika", template->family_where, &diag), STATUS_OK);
    struct faces *faces = faces_new(&(struct faces_job){
        .template = template, .deck = deck, .words = &words, .type = type, .bleed = 3});
    cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 200, 250);
    struct canvas canvas = {.cr = cairo_create(image), .type = type};
    struct box box = {30, 40, 126, 176};

    ck_assert_int_eq(faces_draw(faces, &canvas, 0, (struct placing){box, 0}, &diag), STATUS_OK);
    cairo_surface_flush(image);
    ck_assert(is_red(image, 27, 37));
    ck_assert(is_red(image, 30 + 126 + 2, 40 + 176 + 2));
    ck_assert(!is_red(image, 26, 100));
    ck_assert(!is_red(image, 100, 36));
    ck_assert(!is_red(image, 30 + 126 + 3, 100));
    ck_assert(!is_red(image, 100, 40 + 176 + 3));
    cairo_destroy(canvas.cr);
    cairo_surface_destroy(image);
    faces_free(faces);
    type_free(type);
    deck_free(deck);
    template_free(template);
    diag_release(&diag);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_paper_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "paper");

    tcase_add_loop_test(tests, a_card_fills_its_bleed_and_nothing_beyond, 0, SIZE(reaching));
}
