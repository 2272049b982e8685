/* The press: what its sink gets, short documents whole and long ones page by page; and what becomes
 * of a sink that fails. */
#include "cases.h"
#include "shelf.h"

#include "draw/canvas.h"
#include "draw/coloured_face.h"
#include "draw/surface.h"
#include "draw/type.h"
#include "press/pdf.h"
#include "press/press.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A sink that keeps account, and fails at a call if it is told to. */
struct account {
    char calls[64]; /* 'b', 'w', 'e', as far as there is room */
    int count;
    int fail_at; /* the call, from 1; 0: none */
    enum status failure;
    int page; /* of the last begin */
    struct strbuf bytes;
};

static enum status note_call(struct account *account, char call)
{
    if (account->count < (int)sizeof account->calls - 1)
        account->calls[account->count] = call;
    account->count++;
    return account->count == account->fail_at ? account->failure : STATUS_OK;
}

static enum status note_begin(void *context, int page)
{
    ((struct account *)context)->page = page;
    return note_call(context, 'b');
}

static enum status note_write(void *context, const char *bytes, size_t length)
{
    strbuf_add_bytes(&((struct account *)context)->bytes, bytes, length);
    return note_call(context, 'w');
}

static enum status note_end(void *context)
{
    return note_call(context, 'e');
}

static struct press_job job_for(struct account *account)
{
    struct press_job job = shelf_job(NULL, PRESS_PDF, 0);

    job.sink = (struct sink){account, note_begin, note_write, note_end};
    return job;
}

static const struct press_page paper = {.width = 60, .height = 90, .bleed = 5, .label = "Front"};

/* A page with a line on it. */
static enum status draw_page(struct press *press, const struct press_page *page)
{
    struct canvas *canvas = press_begin_page(press, page);

    canvas_segment(canvas, 0, 0, page->width, page->height);
    canvas_stroke(canvas, 0, 1);
    return press_end_page(press);
}

static struct press *open_press(const struct press_job *job)
{
    struct diag diag = {0};
    struct press *press;

    ck_assert_int_eq(press_open(&press, job, &diag), STATUS_OK);
    diag_release(&diag);
    return press;
}

static void draw_pages(struct press *press, int count)
{
    for (int i = 0; i < count; i++)
        ck_assert_int_eq(draw_page(press, &paper), STATUS_OK);
}

START_TEST(a_short_document_comes_to_the_sink_whole_and_at_the_end)
{
    struct account account = {.page = -1};
    struct press_job job = job_for(&account);
    struct press *press = open_press(&job);

    draw_pages(press, PRESS_FINISHED);
    ck_assert_int_eq(account.count, 0);
    ck_assert_int_eq(press_finish(press), STATUS_OK);
    ck_assert_str_eq(account.calls, "bwe");
    ck_assert_int_eq(account.page, 0);
    ck_assert(!press_made(press).unfinished);
    ck_assert_int_eq(press_made(press).pages, PRESS_FINISHED);
    ck_assert_mem_eq(account.bytes.text, "%PDF-1.5\n", 9);
    ck_assert_mem_eq(account.bytes.text + account.bytes.length - 6, "%%EOF\n", 6);
    press_close(press);
    strbuf_release(&account.bytes);
}
END_TEST

START_TEST(a_long_document_goes_to_the_sink_page_by_page)
{
    struct account account = {0};
    struct press_job job = job_for(&account);
    struct press *press = open_press(&job);

    draw_pages(press, PRESS_FINISHED);
    ck_assert_int_eq(account.count, 0);
    draw_pages(press, 1);
    ck_assert_str_eq(account.calls, "bw");
    size_t length = account.bytes.length;
    draw_pages(press, 1);
    ck_assert_str_eq(account.calls, "bww");
    ck_assert_uint_gt(account.bytes.length, length);
    ck_assert_uint_lt(account.bytes.length, length + length / 100); /* a page */
    ck_assert_int_eq(press_finish(press), STATUS_OK);
    ck_assert_str_eq(account.calls, "bwwwe");
    ck_assert(press_made(press).unfinished);
    ck_assert_mem_eq(account.bytes.text, "%PDF-1.", 7);
    ck_assert_mem_eq(account.bytes.text + account.bytes.length - 6, "%%EOF\n", 6);
    press_close(press);
    strbuf_release(&account.bytes);
}
END_TEST

/* Draws and finishes; stops at the first failure. */
static enum status print_pages(struct press *press, int count)
{
    for (int i = 0; i < count; i++) {
        enum status status = draw_page(press, &paper);
        if (status != STATUS_OK)
            return status;
    }
    return press_finish(press);
}

static const struct {
    int pages, calls; /* what a sound run takes */
} lengths[] = {{3, 3}, {PRESS_FINISHED + 2, 5}};

START_TEST(whatever_a_sink_says_is_handed_on_and_nothing_is_asked_of_it_afterwards)
{
    for (int call = 1; call <= lengths[_i].calls; call++) {
        struct account account = {.fail_at = call, .failure = call % 2 ? STATUS_IO : STATUS_EXISTS};
        struct press_job job = job_for(&account);
        struct press *press = open_press(&job);
        ck_assert_int_eq(print_pages(press, lengths[_i].pages), account.failure);
        ck_assert_int_eq(account.count, call);
        press_close(press);
        ck_assert_int_eq(account.count, call);
        strbuf_release(&account.bytes);
    }
}
END_TEST

START_TEST(a_press_that_is_closed_before_its_end_leaves_the_sink_alone)
{
    struct account account = {0};
    struct press_job job = job_for(&account);
    struct press *press = open_press(&job);
    struct press_page begun = paper;

    draw_pages(press, 2);
    begun.label = NULL; /* which cairo would lose */
    press_begin_page(press, &begun);
    press_close(press);
    ck_assert_int_eq(account.count, 0);
}
END_TEST

static const struct {
    const char *name, *before, *after;
    bool dated;
} mends[] = {
    {"twice", "<< /XObject << /x5 5 0 R /x6 6 0 R /x5 5 0 R >>\n   /Font << /x5 5 0 R >>",
     "<< /XObject << /x5 5 0 R /x6 6 0 R           >>\n   /Font << /x5 5 0 R >>", false},
    {"three times, and again in another page",
     "/XObject << /x5 5 0 R /x5 5 0 R /x5 5 0 R >> /XObject << /x5 5 0 R /x55 5 0 R >>",
     "/XObject << /x5 5 0 R                     >> /XObject << /x5 5 0 R /x55 5 0 R >>", false},
    {"once", "/XObject << /x5 5 0 R >>", "/XObject << /x5 5 0 R >>", false},
    {"a date", "   /CreationDate (D:19700101000000Z)\n>>",
     "                                    \n>>", false},
    {"a date that is to stay", "/CreationDate (D:19700102000000Z)",
     "/CreationDate (D:19700102000000Z)", true},
    {"nothing", "", "", false},
};

START_TEST(what_cairo_names_twice_is_blanked_and_every_byte_keeps_its_place)
{
    struct strbuf text = {0};

    strbuf_add(&text, mends[_i].before);
    pdf_mend(&text, mends[_i].dated);
    ck_assert_msg(strcmp(strbuf_text(&text), mends[_i].after) == 0, "%s: %s", mends[_i].name,
                  strbuf_text(&text));
    strbuf_release(&text);
}
END_TEST

/* A program that reads PDFs mends all of these, some by leaving a thing out. Both are equally long.
 */
static const struct {
    const char *sound, *damaged;
} damages[] = {
    {"startxref", "startxxxx"},     {"xref\n0 ", "xrxf\n0 "},   {"endobj", "endxxx"},
    {"stream\n", "strxxx\n"},       {"endstream", "endstrxxx"}, {"/Kids [", "/Kids 7"},
    {"/MediaBox [", "/MediaBox <"},
};

/* A page with a line, and not yet finished. With tags it is a figure. */
static void draw_unfinished(struct strbuf *drawn, struct tags *tags)
{
    struct canvas canvas = {.tags = tags};
    struct surface surface;

    surface_open(&surface, SURFACE_PDF, 100, 200, &(struct surface_facts){0}, drawn);
    canvas_begin(&canvas, &surface, 1);
    canvas_begin_figure(&canvas, "a line, “long”", (struct box){10, 20, 30, 40});
    canvas_segment(&canvas, 0, 0, 100, 200);
    canvas_stroke(&canvas, 0, 1);
    canvas_end_figure(&canvas);
    surface_end_page(&surface);
    canvas_end(&canvas);
    surface_end(&surface);
    surface_close(&surface);
}

/* A page of one inch by two. */
static const struct pdf_page inches = {.width = 25.4, .height = 50.8};
static const struct pdf_facts one_page = {
    .pages = &inches, .page_count = 1, .title = "Inches", .language = "en"};

/* That it is finished; or is left as it was, and why. */
static void check_finishing(const struct strbuf *drawn, const struct pdf_facts *facts, bool wanted,
                            const char *name)
{
    struct strbuf out = {0};
    struct diag diag = {0};

    ck_assert_msg(pdf_finish(drawn, facts, &out, &diag) == STATUS_OK, "%s", name);
    ck_assert_uint_eq(diag.errors, 0);
    ck_assert_msg((diag.count == 0) == wanted, "%s", name);
    if (wanted) {
        ck_assert_mem_eq(out.text, "%PDF-1.5\n", 9);
        ck_assert_ptr_nonnull(memmem(out.text, out.length, "/XRef", 5));
    } else {
        ck_assert_uint_eq(out.length, drawn->length);
        ck_assert_int_eq(memcmp(strbuf_text(&out), strbuf_text(drawn), out.length), 0);
        ck_assert_ptr_nonnull(strstr(diag.entries[0].message.id, "left it as it is"));
        ck_assert_str_eq(diag.entries[0].message.arg[0].text, surface_version());
    }
    strbuf_release(&out);
    diag_release(&diag);
}

START_TEST(what_would_have_to_be_mended_is_left_as_it_is_and_that_is_told)
{
    struct strbuf drawn = {0};

    draw_unfinished(&drawn, NULL);
    check_finishing(&drawn, &one_page, true, "sound");
    char *at = memmem(drawn.text, drawn.length, damages[_i].sound, strlen(damages[_i].sound));
    ck_assert_msg(at, "no “%s” in what cairo wrote", damages[_i].sound);
    memcpy(at, damages[_i].damaged, strlen(damages[_i].damaged));
    check_finishing(&drawn, &one_page, false, damages[_i].damaged);
    strbuf_release(&drawn);
}
END_TEST

START_TEST(a_page_that_is_not_there_is_missed)
{
    const struct pdf_page pages[] = {inches, inches};
    const struct pdf_facts facts = {
        .pages = pages, .page_count = 2, .title = "Inches", .language = "en"};
    struct strbuf drawn = {0};

    check_finishing(&drawn, &facts, false, "nothing");
    draw_unfinished(&drawn, NULL);
    check_finishing(&drawn, &facts, false, "a page of two");
    strbuf_release(&drawn);
}
END_TEST

/* The tags of draw_unfinished. */
static void tag_page(struct tags *tags, struct pdf_facts *facts, struct strbuf *drawn)
{
    *tags = (struct tags){.page = 1};
    *facts = one_page;
    facts->tags = tags;
    draw_unfinished(drawn, tags);
    ck_assert_uint_eq(tags->count, 1);
}

/* Documents that cairo did not write: objects 1 to 3, and one with a stream. */
static const struct {
    const char *root, *stream;
    bool known;
} documents[] = {
    {"<< /Type /Catalog >>", "<< /Length 3 >>", true},
    {"<< /Type /Catalog >>", "<< /Length1 9 /Length 3 >>", true},
    {"<< /Type /Catalog >>", "<< /Length1 5 0 R /Length 3 >>", false},
    {"<< /Type /Catalog >>", "[ /Length 3 ]", false},
    {"<< /Type /Catalog >>", "<< /Length 99999 >>", false},
    {"<< /Type /Catalog >>", "<< /Length -1 >>", false},
    {"<< /Type /Catalog >>", "<< /Length 9 0 R >>", false},
    {"<< /Type /Catalog >>", "<< /Length 461168601842738790 0 R >>", false},
    {"[ /Type /Catalog ]", "<< /Length 3 >>", false},
    {"7", "<< /Length 3 >>", false},
};

static void add_object(struct strbuf *document, size_t *place, const char *value)
{
    *place = document->length;
    strbuf_add(document, value);
}

START_TEST(a_document_that_cairo_did_not_write_is_finished_whole_or_left_as_it_is)
{
    struct strbuf text = {0}, object = {0};
    size_t places[5] = {0};

    strbuf_add(&text, "%PDF-1.4\n");
    strbuf_addf(&object, "1 0 obj\n%s\nendobj\n", documents[_i].root);
    add_object(&text, &places[1], object.text);
    add_object(&text, &places[2], "2 0 obj\n<< >>\nendobj\n");
    add_object(&text, &places[3], "3 0 obj\n<< /Type /Page /Parent 1 0 R >>\nendobj\n");
    strbuf_clear(&object);
    strbuf_addf(&object, "4 0 obj\n%s\nstream\nabc\nendstream\nendobj\n", documents[_i].stream);
    add_object(&text, &places[4], object.text);
    size_t table = text.length;
    strbuf_add(&text, "xref\n0 5\n0000000000 65535 f \n");
    for (int i = 1; i < 5; i++)
        strbuf_addf(&text, "%010zu 00000 n \n", places[i]);
    strbuf_addf(&text, "trailer\n<< /Size 5 /Root 1 0 R /Info 2 0 R >>\nstartxref\n%zu\n%%%%EOF\n",
                table);
    check_finishing(&text, &one_page, documents[_i].known, documents[_i].stream);
    strbuf_release(&object);
    strbuf_release(&text);
}
END_TEST

/* What a program says of the document; its words are ours. */
static void ask(const struct account *account, const char *format, char *answer, size_t size)
{
    char path[] = "/tmp/breuk-press-XXXXXX", command[512];
    int file = mkstemp(path);

    ck_assert_int_ge(file, 0);
    ck_assert_int_eq(write(file, account->bytes.text, account->bytes.length),
                     (ssize_t)account->bytes.length);
    close(file);
    snprintf(command, sizeof command, format, path);
    FILE *program = popen(command, "r");
    ck_assert_ptr_nonnull(program);
    answer[fread(answer, 1, size - 1, program)] = '\0';
    pclose(program);
    unlink(path);
}

/* What is made of a tagged page, when this was done to it or to its tags. */
static const struct {
    const char *drawn, *damaged;
    int role; /* of its tag; -1: it has none */
    int page; /* of its tag */
    bool warned;
    const char *pdfinfo;
} taggings[] = {
    {"", "", TAG_FIGURE, 1, false, "Tagged: yes"},
    {"", "", TAG_PARAGRAPH, 1, true, "Tagged: no"},
    {"", "", TAG_FIGURE, 2, true, "Tagged: no"},
    {"", "", -1, 1, false, "Tagged: no"},
    {"/Type /StructElem", "/Type /StructXlem", TAG_FIGURE, 1, true, "Tagged: no"},
    {"/S /Figure", "/S /Finger", TAG_FIGURE, 1, true, "Tagged: no"},
    {"/Type /StructTreeRoot", "/Type /StructTreeXoot", TAG_FIGURE, 1, true, "Tagged: no"},
};

START_TEST(what_is_not_tagged_as_expected_is_finished_without_tags_and_that_is_told)
{
    struct account account = {0};
    struct strbuf drawn = {0};
    struct diag diag = {0};
    struct pdf_facts facts;
    struct tags tags;
    char answer[4096];

    tag_page(&tags, &facts, &drawn);
    char *at = memmem(drawn.text, drawn.length, taggings[_i].drawn, strlen(taggings[_i].drawn));
    ck_assert_msg(at, "no “%s” in what cairo wrote", taggings[_i].drawn);
    memcpy(at, taggings[_i].damaged, strlen(taggings[_i].damaged));
    tags.list[0].role = taggings[_i].role < 0 ? TAG_FIGURE : (enum tag_role)taggings[_i].role;
    tags.list[0].drawn = tags.list[0].role;
    tags.list[0].page = taggings[_i].page;
    facts.tags = taggings[_i].role < 0 ? NULL : &tags;
    ck_assert_int_eq(pdf_finish(&drawn, &facts, &account.bytes, &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, taggings[_i].warned);
    ck_assert_uint_eq(diag.errors, 0);
    if (diag.count > 0)
        ck_assert_ptr_nonnull(strstr(diag.entries[0].message.id, "left out the tags"));
    ask(&account, "pdfinfo %s 2>&1 | tr -s ' '", answer, sizeof answer);
    ck_assert_msg(strstr(answer, taggings[_i].pdfinfo), "%s", answer);
    ask(&account, "qpdf --check %s 2>&1", answer, sizeof answer);
    ck_assert_msg(strstr(answer, "No syntax or stream encoding errors found"), "%s", answer);
    ask(&account, "pdfinfo -struct %s 2>&1", answer, sizeof answer);
    ck_assert_int_eq(strstr(answer, "Document\n  Figure") != NULL, _i == 0);
    ask(&account,
        "qpdf --qdf --object-streams=disable %s - | tr -s ' \n' '  ' |"
        " grep -aoE '/BBox .[ 0-9]*|/Alt .{24}'",
        answer, sizeof answer);
    /* The canvas is in points here, with its origin at the top of a page of two inches. */
    ck_assert_int_eq(strstr(answer, "/BBox [ 10 84 40 124 ") != NULL, _i == 0);
    ck_assert_msg((strstr(answer, "/Alt <feff00610020006c0069") != NULL) == (_i == 0), "%s",
                  answer);
    diag_release(&diag);
    tags_release(&tags);
    strbuf_release(&drawn);
    strbuf_release(&account.bytes);
}
END_TEST

START_TEST(pages_of_different_sizes_have_boxes_of_their_own)
{
    static const struct press_page sizes[] = {
        {.width = 254, .height = 127},
        {.width = 127, .height = 254, .bleed = 2.54},
    };
    struct account account = {0};
    struct press_job job = job_for(&account);
    struct press *press = open_press(&job);
    char answer[4096];

    ck_assert_int_eq(draw_page(press, &sizes[0]), STATUS_OK);
    ck_assert_int_eq(draw_page(press, &sizes[1]), STATUS_OK);
    ck_assert_int_eq(press_finish(press), STATUS_OK);
    ask(&account, "pdfinfo -box -f 1 -l 2 %s | tr -s ' '", answer, sizeof answer);
    ck_assert_msg(strstr(answer, "Page 1 MediaBox: 0.00 0.00 720.00 360.00\n"), "%s", answer);
    ck_assert_msg(strstr(answer, "Page 1 TrimBox: 0.00 0.00 720.00 360.00\n"), "%s", answer);
    ck_assert_msg(strstr(answer, "Page 1 BleedBox: 0.00 0.00 720.00 360.00\n"), "%s", answer);
    ck_assert_msg(strstr(answer, "Page 2 MediaBox: 0.00 0.00 360.00 720.00\n"), "%s", answer);
    ck_assert_msg(strstr(answer, "Page 2 TrimBox: 7.20 7.20 352.80 712.80\n"), "%s", answer);
    ck_assert_msg(strstr(answer, "Page 2 BleedBox: 0.00 0.00 360.00 720.00\n"), "%s", answer);
    press_close(press);
    strbuf_release(&account.bytes);
}
END_TEST

START_TEST(entries_of_the_outline_stand_below_the_last_one_for_a_page)
{
    struct account account = {0};
    struct press_job job = job_for(&account);
    struct press *press = open_press(&job);
    char answer[8192];

    draw_pages(press, 1);
    press_begin_page(press, &paper);
    press_bookmark_here(press, "alone");
    ck_assert_int_eq(press_end_page(press), STATUS_OK);
    press_bookmark(press, "above");
    press_begin_page(press, &paper);
    press_bookmark_here(press, "below");
    ck_assert_int_eq(press_end_page(press), STATUS_OK);
    ck_assert_int_eq(press_finish(press), STATUS_OK);
    ask(&account,
        "qpdf --json --json-key=outlines %s | tr -d '\n' | grep -oE "
        "'\"(destpageposfrom1|title)\": [^ ]*[a-z0-9\"]|[][]' | tr '\n' ' '",
        answer, sizeof answer);
    /* A list of entries; each has a list for its place, its page, those below it, its title. */
    ck_assert_str_eq(answer, "[ [ ] \"destpageposfrom1\": 2 [ ] \"title\": \"alone\" "
                             "[ ] \"destpageposfrom1\": 3 [ [ ] \"destpageposfrom1\": 3 [ ] "
                             "\"title\": \"below\" ] \"title\": \"above\" ] ");
    press_close(press);
    strbuf_release(&account.bytes);
}
END_TEST

static void count_turn(void *context)
{
    ++*(int *)context;
}

/* cairo copies the text of such a typeface onto itself, so it must not be a literal.
 * AddressSanitizer leaves such copies out: this fails in a build without it only (--setup
 * valgrind). */
START_TEST(words_of_a_typeface_with_colours_are_read_as_two)
{
    char folder[] = "/tmp/breuk-face-XXXXXX", path[64], answer[4096];
    struct account account = {0};
    struct press_job job = job_for(&account);
    struct set_line line;

    ck_assert_ptr_nonnull(mkdtemp(folder));
    coloured_face_make(folder);
    setenv("BREUK_FONTS", folder, 1);
    job.family = COLOURED_FACE;
    struct press *press = open_press(&job);
    struct canvas *canvas = press_begin_page(press, &paper);
    type_line(press_type(press), "word", false, &line);
    canvas_begin_text(canvas, TAG_PARAGRAPH);
    canvas_line(canvas, &line, 10, 20, 5, 0);
    canvas_line(canvas, &line, 10, 30, 5, 0);
    canvas_end_text(canvas);
    ck_assert_int_eq(press_end_page(press), STATUS_OK);
    ck_assert_int_eq(press_finish(press), STATUS_OK);
    press_close(press);
    unsetenv("BREUK_FONTS");
    ask(&account, "pdffonts %s", answer, sizeof answer);
    ck_assert_msg(strstr(answer, COLOURED_FACE) != NULL, "%s", answer);
    strbuf_release(&account.bytes);
    snprintf(path, sizeof path, "%s/coloured.ttf", folder);
    unlink(path);
    rmdir(folder);
}
END_TEST

START_TEST(a_page_that_is_left_out_may_be_drawn_on_in_vain_and_is_turned_too)
{
    int turned = 0;
    struct coverage coverage = {0};
    struct press_job job = {
        .title = "Test",
        .author = "",
        .creator = "test",
        .language = "en",
        .family = "Andika",
        .pages = {.ranges = {{2, 2}}, .count = 1},
        .coverage = &coverage,
        .turned = count_turn,
        .turned_context = &turned,
    };
    struct press_page page = {.width = 50.8, .height = 50.8};
    struct press *press = open_press(&job);

    for (int i = 1; i <= 3; i++) {
        struct canvas *canvas = press_begin_page(press, &page);
        ck_assert_int_eq(canvas->unseen, i != 2);
        canvas_box(canvas, (struct box){0, 0, 50.8, 50.8}, 0);
        canvas_fill(canvas, i == 2 ? 0x808080 : 0x000000);
        ck_assert_int_eq(press_end_page(press), STATUS_OK);
    }
    ck_assert_int_eq(turned, 3);
    ck_assert_int_eq(press_made(press).pages, 1);
    ck_assert_int_eq(press_made(press).begun, 3);
    ck_assert_double_eq_tol(coverage.ink / coverage.paper, 127 / 255.0, 0.001);
    press_close(press);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_press_tests(Suite *suite)
{
    TCase *press = add_case(suite, "press");

    tcase_add_test(press, a_short_document_comes_to_the_sink_whole_and_at_the_end);
    tcase_add_test(press, a_long_document_goes_to_the_sink_page_by_page);
    tcase_add_loop_test(press,
                        whatever_a_sink_says_is_handed_on_and_nothing_is_asked_of_it_afterwards, 0,
                        SIZE(lengths));
    tcase_add_loop_test(press, what_cairo_names_twice_is_blanked_and_every_byte_keeps_its_place, 0,
                        SIZE(mends));
    tcase_add_loop_test(press, what_would_have_to_be_mended_is_left_as_it_is_and_that_is_told, 0,
                        SIZE(damages));
    tcase_add_test(press, words_of_a_typeface_with_colours_are_read_as_two);
    tcase_add_test(press, a_page_that_is_not_there_is_missed);
    tcase_add_loop_test(press,
                        a_document_that_cairo_did_not_write_is_finished_whole_or_left_as_it_is, 0,
                        SIZE(documents));
    tcase_add_loop_test(press,
                        what_is_not_tagged_as_expected_is_finished_without_tags_and_that_is_told, 0,
                        SIZE(taggings));
    tcase_add_test(press, pages_of_different_sizes_have_boxes_of_their_own);
    tcase_add_test(press, entries_of_the_outline_stand_below_the_last_one_for_a_page);
    tcase_add_test(press, a_page_that_is_left_out_may_be_drawn_on_in_vain_and_is_turned_too);
    tcase_add_test(press, a_press_that_is_closed_before_its_end_leaves_the_sink_alone);
}
