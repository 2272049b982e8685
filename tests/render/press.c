/* The press: what its sink gets, short documents whole and long ones page by page; and what becomes
 * of a sink that fails. */
#include "cases.h"
#include "table.h"

#include "render/press.h"

#include <stdlib.h>
#include <string.h>

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
    return (struct press_job){
        .title = "Test",
        .author = "",
        .creator = "test",
        .language = "en",
        .family = "Andika",
        .sink = {account, note_begin, note_write, note_end},
    };
}

static const struct press_page paper = {
    .width = 60, .height = 90, .trim = {5, 5, 50, 80}, .bleed = 3, .label = "Front"};

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
    ck_assert(!press_left_unfinished(press));
    ck_assert_int_eq(press_pages(press), PRESS_FINISHED);
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
    ck_assert(press_left_unfinished(press));
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

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_press_tests(Suite *suite)
{
    TCase *press = add_case(suite, "press");

    tcase_add_test(press, a_short_document_comes_to_the_sink_whole_and_at_the_end);
    tcase_add_test(press, a_long_document_goes_to_the_sink_page_by_page);
    tcase_add_loop_test(press,
                        whatever_a_sink_says_is_handed_on_and_nothing_is_asked_of_it_afterwards, 0,
                        SIZE(lengths));
    tcase_add_test(press, a_press_that_is_closed_before_its_end_leaves_the_sink_alone);
}
