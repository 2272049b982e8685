/* What is put into the records is what comes out. */
#include "cases.h"
#include "shelf.h"

#include "harness.h"

static struct records *records;
static struct shelf_class class;

static void open_shelf(void)
{
    shelf_make();
    records = shelf_open(shelf_path("records.db"));
    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
}

static void close_shelf(void)
{
    records_close(records);
    shelf_remove();
}

START_TEST(events_come_out_as_they_went_in)
{
    enum { MOST = 50 };
    bool found[MOST + 1];

    for (int n = 1; n <= MOST; n++)
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
    shelf_check(records, &class, found, MOST);
    for (int n = 1; n <= MOST; n++)
        ck_assert(found[n]);
}
END_TEST

void add_keeping(Suite *suite)
{
    TCase *tests = add_case(suite, "keeping");

    tcase_add_checked_fixture(tests, open_shelf, close_shelf);
    tcase_add_test(tests, events_come_out_as_they_went_in);
}
