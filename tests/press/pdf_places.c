/* Where the objects of a PDF are, also where it is longer than four bytes can tell. */
#include "cases.h"

#include "press/pdf_syntax.h"

#define SIZE(array) (sizeof(array) / sizeof *(array))

static const uint64_t gib = 1024 * 1024 * 1024;

static uint64_t read_field(const unsigned char **at, int width)
{
    uint64_t number = 0;

    while (width-- > 0)
        number = number << 8 | *(*at)++;
    return number;
}

START_TEST(each_place_is_told_and_takes_no_more_bytes_than_it_needs)
{
    const struct {
        uint64_t at, index; /* the largest */
        size_t pack;
        int widths[PDF_PLACE_FIELDS];
    } documents[] = {
        {255, 0, 7, {1, 1, 1}},
        {256, 255, 7, {1, 2, 1}},
        {60000, 256, 70000, {1, 3, 2}},
        {4 * gib - 1, 0xFFFFFF, 7, {1, 4, 3}},
        {4 * gib, 0x1000000, 7, {1, 5, 4}},
        {9 * gib + 3, 1, 7, {1, 5, 1}},
        {UINT64_MAX, UINT32_MAX, SIZE_MAX, {1, 8, 4}},
    };

    for (size_t i = 0; i < SIZE(documents); i++) {
        const struct pdf_place places[] = {
            {.field = {PDF_FREE}},
            {.field = {PDF_PLAIN, 15}},
            {.field = {PDF_PACKED, documents[i].pack, documents[i].index}},
            {.field = {PDF_PLAIN, documents[i].at}},
        };
        struct strbuf lines = {0};
        int widths[PDF_PLACE_FIELDS];
        pdf_add_places(&lines, places, SIZE(places), widths);
        for (int j = 0; j < PDF_PLACE_FIELDS; j++)
            ck_assert_msg(widths[j] == documents[i].widths[j], "%zu: field %d has %d", i, j,
                          widths[j]);
        ck_assert_uint_eq(lines.length, SIZE(places) * (size_t)(widths[0] + widths[1] + widths[2]));
        const unsigned char *at = (const unsigned char *)lines.text;
        for (size_t j = 0; j < SIZE(places); j++)
            for (int k = 0; k < PDF_PLACE_FIELDS; k++)
                ck_assert_uint_eq(read_field(&at, widths[k]), places[j].field[k]);
        strbuf_release(&lines);
    }
}
END_TEST

void add_pdf_places_tests(Suite *suite)
{
    tcase_add_test(add_case(suite, "pdf_places"),
                   each_place_is_told_and_takes_no_more_bytes_than_it_needs);
}
